//! The simulator's own token bucket, written from WB's published rule and not from the client's
//! limiter, so that each checks the other.

use std::time::Duration;

use tokio::time::Instant;

use crate::limits::Limit;

/// A bucket is described by the instant at which it is full again; no other state is needed.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Bucket {
    full_at: Instant,
}

/// What the bucket answers to one request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// The request may go; this many more may follow at once.
    Granted { remaining: u32 },
    /// None is left: the next may go after `retry`, and all are back after `reset`.
    Refused { retry: Duration, reset: Duration },
}

impl Bucket {
    pub(crate) fn full(now: Instant) -> Self {
        Bucket { full_at: now }
    }

    /// Time until the bucket is full.
    fn missing(&self, now: Instant) -> Duration {
        self.full_at.saturating_duration_since(now)
    }

    /// Takes one token if there is one. A refused request costs nothing.
    pub(crate) fn take(&mut self, limit: Limit, now: Instant) -> Verdict {
        // With `burst` tokens gone the bucket lacks `burst` intervals; one token needs one less.
        let most = limit.interval.saturating_mul(limit.burst.saturating_sub(1));
        let missing = self.missing(now);
        if missing > most {
            return Verdict::Refused { retry: missing - most, reset: missing };
        }
        self.charge(limit, 1, now);
        Verdict::Granted { remaining: self.remaining(limit, now) }
    }

    /// Takes tokens that may not be there: the next request waits for them.
    pub(crate) fn charge(&mut self, limit: Limit, tokens: u32, now: Instant) {
        let start = self.full_at.max(now);
        self.full_at = start.checked_add(limit.interval.saturating_mul(tokens)).unwrap_or(start);
    }

    /// Whole tokens in the bucket.
    pub(crate) fn remaining(&self, limit: Limit, now: Instant) -> u32 {
        let interval = limit.interval.as_nanos().max(1);
        let gone = self.missing(now).as_nanos().div_ceil(interval);
        limit.burst.saturating_sub(u32::try_from(gone).unwrap_or(u32::MAX))
    }
}

/// Whole seconds, rounded up: WB's rate headers hold nothing finer.
pub(crate) fn whole_seconds(duration: Duration) -> u64 {
    duration.as_secs() + u64::from(duration.subsec_nanos() > 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::{AcquireOptions, BucketKey, Limiter};
    use crate::operation::TokenType;

    #[test]
    fn burst_then_one_per_interval() {
        let start = Instant::now();
        let limit = Limit::new(60_000, 3, 20_000, 10);
        let mut bucket = Bucket::full(start);
        for left in (0..10).rev() {
            assert_eq!(bucket.take(limit, start), Verdict::Granted { remaining: left });
        }
        let (retry, reset) = (Duration::from_secs(20), Duration::from_secs(200));
        assert_eq!(bucket.take(limit, start), Verdict::Refused { retry, reset });
        let just_before = start + Duration::from_millis(19_999);
        assert!(matches!(bucket.take(limit, just_before), Verdict::Refused { .. }));
        assert_eq!(bucket.take(limit, start + retry), Verdict::Granted { remaining: 0 });
        assert_eq!(bucket.remaining(limit, start + Duration::from_secs(3_600)), 10);
    }

    #[test]
    fn a_charge_may_go_below_zero() {
        let start = Instant::now();
        let limit = Limit::new(60_000, 300, 200, 2);
        let mut bucket = Bucket::full(start);
        bucket.take(limit, start);
        bucket.charge(limit, 9, start);
        assert_eq!(bucket.remaining(limit, start), 0);
        let (retry, reset) = (Duration::from_millis(1_800), Duration::from_millis(2_000));
        assert_eq!(bucket.take(limit, start), Verdict::Refused { retry, reset });
    }

    #[test]
    fn seconds_round_up() {
        assert_eq!(whole_seconds(Duration::from_millis(1)), 1);
        assert_eq!(whole_seconds(Duration::from_secs(2)), 2);
        assert_eq!(whole_seconds(Duration::ZERO), 0);
    }

    fn limiter_and_simulator_agree(limit: Limit, steps: &[(u64, u32)]) {
        let runtime =
            tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build().unwrap();
        runtime.block_on(async {
            let mut bucket = Bucket::full(Instant::now());
            let limiter = Limiter::new();
            let key = BucketKey::new(None, Some(TokenType::Personal), "bucket");
            let at_once = AcquireOptions::new(Duration::ZERO);
            for (pause, extra) in steps {
                tokio::time::advance(Duration::from_millis(*pause)).await;
                let now = Instant::now();
                let quota = limiter.quota(&key, limit).await;
                assert_eq!(bucket.remaining(limit, now), quota.available(), "available");
                assert_eq!(bucket.missing(now), quota.resets_in, "full again");
                match (bucket.take(limit, now), limiter.acquire(&key, limit, 1, &at_once).await) {
                    (Verdict::Granted { .. }, Ok(_)) => {
                        bucket.charge(limit, *extra, now);
                        limiter.charge(&key, limit, *extra).await;
                    }
                    (Verdict::Refused { retry, .. }, Err(refused)) => assert_eq!(retry, refused.wait),
                    (verdict, other) => panic!("{verdict:?} here, {other:?} there"),
                }
            }
        });
    }

    proptest::proptest! {
        #[test]
        fn the_limiter_of_the_client_agrees(
            interval in 1u64..5_000,
            burst in 1u32..40,
            steps in proptest::collection::vec((0u64..8_000, proptest::sample::select(vec![0u32, 0, 0, 9, 32])), 1..60),
        ) {
            limiter_and_simulator_agree(Limit::new(60_000, 1, interval, burst), &steps);
        }
    }
}
