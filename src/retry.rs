//! Whether and when to try again: one pure function, so that it can be tested without time.

use std::time::Duration;

/// How often and how patiently a call is tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct RetryPolicy {
    /// Attempts in all, the first included; 0 counts as 1.
    pub attempts: u32,
    /// First pause after a server or network error; doubled each time, plus a random part of it.
    pub base: Duration,
}

impl RetryPolicy {
    /// So many attempts, with this first pause.
    pub const fn new(attempts: u32, base: Duration) -> Self {
        RetryPolicy { attempts, base }
    }

    /// One attempt.
    pub const fn never() -> Self {
        RetryPolicy::new(1, Duration::from_millis(500))
    }
}

impl Default for RetryPolicy {
    /// 3 attempts, 500 ms.
    fn default() -> Self {
        RetryPolicy::new(3, Duration::from_millis(500))
    }
}

/// How an attempt ended that did not succeed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// An answer with this status.
    Status(u16),
    /// The connection could not be made: surely not sent.
    NotSent,
    /// The connection broke; the request may have been carried out.
    MaybeSent,
    /// No answer in time; the request may have been carried out.
    TimedOut,
}

/// What [`decide`] looks at.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Attempt {
    /// Its number, from 1.
    pub number: u32,
    /// Whether the operation only reads.
    pub read_only: bool,
    /// How it ended.
    pub outcome: Outcome,
    /// What the server told to wait.
    pub server_wait: Option<Duration>,
    /// Time in which the bucket gets one token.
    pub refill: Duration,
    /// Longest pause allowed.
    pub ceiling: Duration,
    /// A random number in [0, 1).
    pub jitter: f64,
}

/// What to do after a failed attempt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Decision {
    /// Pause, then try again.
    Retry {
        /// Never zero.
        pause: Duration,
    },
    /// Report the failure.
    Stop,
}

/// The shortest pause: no setting makes a retry spin.
const SHORTEST: Duration = Duration::from_millis(1);

/// Decides after a failed attempt.
///
/// A 429 was not carried out and a failed connection never sent anything, so both are tried again
/// whatever the operation does. After a 5XX, a timeout or a broken connection the request may have
/// been carried out: only operations that read are tried again. Any other answer is final.
pub(crate) fn decide(policy: RetryPolicy, attempt: &Attempt) -> Decision {
    let safe = match attempt.outcome {
        Outcome::Status(429) | Outcome::NotSent => true,
        Outcome::Status(500..=599) | Outcome::MaybeSent | Outcome::TimedOut => attempt.read_only,
        Outcome::Status(_) => false,
    };
    if !safe || attempt.number >= policy.attempts {
        return Decision::Stop;
    }
    let doubled =
        policy.base.saturating_mul(1_u32.checked_shl(attempt.number.saturating_sub(1)).unwrap_or(u32::MAX));
    let backoff = doubled.saturating_add(policy.base.mul_f64(attempt.jitter.clamp(0.0, 1.0)));
    let limited = attempt.outcome == Outcome::Status(429);
    // What must pass before a new attempt has any chance. Longer than the ceiling: give up now
    // rather than sleep a part of it for nothing.
    let needed = match (attempt.server_wait, limited) {
        (Some(wait), _) => wait,
        (None, true) => attempt.refill,
        (None, false) => Duration::ZERO,
    };
    if needed > attempt.ceiling {
        return Decision::Stop;
    }
    let refill = if limited { attempt.refill } else { Duration::ZERO };
    let pause = needed.max(refill).max(backoff).min(attempt.ceiling).max(SHORTEST);
    Decision::Retry { pause }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn attempt(outcome: Outcome, read_only: bool) -> Attempt {
        Attempt {
            number: 1,
            read_only,
            outcome,
            server_wait: None,
            refill: Duration::from_millis(600),
            ceiling: Duration::from_secs(30),
            jitter: 0.0,
        }
    }

    fn pause(attempt: &Attempt) -> Option<Duration> {
        match decide(RetryPolicy::default(), attempt) {
            Decision::Retry { pause } => Some(pause),
            Decision::Stop => None,
        }
    }

    #[test]
    fn what_is_tried_again() {
        for read_only in [false, true] {
            assert!(pause(&attempt(Outcome::Status(429), read_only)).is_some());
            assert!(pause(&attempt(Outcome::NotSent, read_only)).is_some());
            for outcome in [Outcome::Status(500), Outcome::Status(503), Outcome::MaybeSent, Outcome::TimedOut]
            {
                assert_eq!(pause(&attempt(outcome, read_only)).is_some(), read_only, "{outcome:?}");
            }
            for status in [301, 400, 401, 402, 403, 404, 409, 413, 422, 498] {
                assert_eq!(pause(&attempt(Outcome::Status(status), read_only)), None, "{status}");
            }
        }
    }

    #[test]
    fn pauses_double() {
        let mut a = attempt(Outcome::Status(500), true);
        assert_eq!(pause(&a), Some(Duration::from_millis(500)));
        a.number = 2;
        assert_eq!(pause(&a), Some(Duration::from_millis(1000)));
        a.jitter = 0.5;
        assert_eq!(pause(&a), Some(Duration::from_millis(1250)));
        a.number = 3;
        assert_eq!(pause(&a), None);
    }

    #[test]
    fn limited_waits_for_the_server_the_bucket_and_the_backoff() {
        let mut a = attempt(Outcome::Status(429), false);
        assert_eq!(pause(&a), Some(Duration::from_millis(600)));
        a.server_wait = Some(Duration::from_secs(2));
        assert_eq!(pause(&a), Some(Duration::from_secs(2)));
        a.server_wait = Some(Duration::from_secs(31));
        assert_eq!(pause(&a), None);
        a.server_wait = None;
        a.refill = Duration::from_secs(12 * 3600);
        assert_eq!(pause(&a), None);
    }

    proptest! {
        #[test]
        fn never_zero_never_above_the_ceiling_never_less_than_asked(
            number in 0_u32..200,
            attempts in 0_u32..200,
            base in 0_u64..u64::MAX,
            status in 100_u16..600,
            kind in 0..4,
            read_only: bool,
            server_wait in proptest::option::of(0_u64..100_000_000),
            refill in 0_u64..100_000_000,
            ceiling in 1_u64..100_000,
            jitter in 0.0..1.0_f64,
        ) {
            let outcome = match kind {
                0 => Outcome::NotSent,
                1 => Outcome::MaybeSent,
                2 => Outcome::TimedOut,
                _ => Outcome::Status(status),
            };
            let a = Attempt {
                number, read_only, outcome, jitter,
                server_wait: server_wait.map(Duration::from_millis),
                refill: Duration::from_millis(refill),
                ceiling: Duration::from_millis(ceiling),
            };
            let policy = RetryPolicy::new(attempts, Duration::from_millis(base));
            if let Decision::Retry { pause } = decide(policy, &a) {
                prop_assert!(number < attempts);
                prop_assert!(pause >= SHORTEST);
                prop_assert!(pause <= a.ceiling.max(SHORTEST));
                prop_assert!(a.server_wait.is_none_or(|wait| pause >= wait));
                prop_assert!(read_only || matches!(outcome, Outcome::NotSent | Outcome::Status(429)));
                if let Outcome::Status(status) = outcome {
                    prop_assert!(status == 429 || status >= 500);
                }
            }
        }
    }
}
