use proptest::prelude::*;

use super::*;

const DAY: Micros = 24 * 3600 * 1_000_000;
/// A clock that counts from 1970.
const START: Micros = 1_790_000_000_000_000;
/// What a double holds exactly.
const EXACT: i64 = 1 << 53;

fn rate(interval: Micros, burst: i64) -> Rate {
    Rate { interval, burst }
}

fn take(state: &mut Option<State>, rate: Rate, cost: u32, now: Micros) -> Micros {
    let decision = evaluate(*state, rate, cost, now, None);
    *state = Some(decision.state);
    decision.wait
}

fn settled(state: Option<State>, rate: Rate, now: Micros) -> State {
    settle(state, rate, now, 0)
}

/// Rates from a millisecond to a day, with WB's own among them.
fn rates() -> impl Strategy<Value = Rate> {
    prop_oneof![
        (1i64..=1_000_000, 1i64..=50).prop_map(|(interval, burst)| rate(interval, burst)),
        (1i64..=DAY, 1i64..=300).prop_map(|(interval, burst)| rate(interval, burst)),
        Just(rate(DAY, 1)),
        Just(rate(600_000, 20)),
        Just(rate(20_000_000, 1)),
        Just(rate(200_000, 5)),
        Just(rate(1, i64::from(u32::MAX))),
        Just(rate(FOREVER / 2, i64::from(u32::MAX))),
    ]
}

/// The same bucket in other terms: the instant at which it will be full (GCRA).
struct Reference {
    rate: Rate,
    full_at: i128,
}

impl Reference {
    fn wait(&mut self, cost: u32, now: Micros) -> i128 {
        let (interval, burst, now) =
            (i128::from(self.rate.interval), i128::from(self.rate.burst), i128::from(now));
        self.full_at = self.full_at.max(now) + i128::from(cost) * interval;
        (self.full_at - burst * interval - now).max(0)
    }
}

#[test]
fn burst_one_goes_once_per_interval() {
    // Three calls of a method with 3 per minute, interval 20 s, burst 1.
    let rate = rate(20_000_000, 1);
    let mut state = None;
    let waits: Vec<_> = (0..3).map(|_| take(&mut state, rate, 1, START)).collect();
    assert_eq!(waits, [0, 20_000_000, 40_000_000]);
}

#[test]
fn released_one_interval_apart_after_a_penalty() {
    // 50 waiters, the server says 5 s, one token a second: they leave at 5, 6, 7, ...
    let rate = rate(1_000_000, 10);
    let mut state = settled(None, rate, START);
    state.penalize(Some(5_000_000));
    let mut state = Some(state);
    for i in 0..50 {
        assert_eq!(take(&mut state, rate, 1, START + 1000), 5_000_000 - 1000 + i * 1_000_000);
    }
}

#[test]
fn a_penalty_without_a_wait_is_one_interval() {
    for wait in [None, Some(0)] {
        let mut state = settled(None, rate(700_000, 3), START);
        state.penalize(wait);
        assert_eq!(state.not_before, START + 700_000);
        assert_eq!(state.due(1), START + 700_000);
        assert_eq!(state.due(2), START + 1_400_000);
    }
}

#[test]
fn four_hundreds_cost_ten() {
    // Burst 20: the second 409 in a row empties it.
    let rate = rate(200_000, 20);
    let mut state = None;
    for _ in 0..2 {
        assert_eq!(take(&mut state, rate, 1, START), 0);
        let mut charged = settled(state, rate, START);
        charged.charge(9);
        state = Some(charged);
    }
    assert_eq!(take(&mut state, rate, 1, START), 200_000);
    // Into debt.
    let mut charged = settled(state, rate, START);
    charged.charge(9);
    assert_eq!(charged.tokens, -10);
    assert_eq!(charged.due(1), START + 11 * 200_000);
}

#[test]
fn headers_of_the_official_sample() {
    let rate = rate(3_000_000, 10);
    let headers = RateLimitHeaders {
        limit: Some(10),
        remaining: Some(0),
        retry: Some(Duration::from_secs(2)),
        reset: Some(Duration::from_secs(29)),
    };
    let mut state = settled(None, rate, START);
    state.observe(&headers, 0);
    assert_eq!(state.tokens, 0);
    assert_eq!(state.due(1), START + 2_000_000);
    assert_eq!(state.full_at(), START + 29_000_000);
}

#[test]
fn reset_alone_says_how_much_is_missing() {
    let headers = |reset| RateLimitHeaders { reset: Some(Duration::from_secs(reset)), ..Default::default() };
    let observe = |reset| {
        let mut state = settled(None, rate(1_000_000, 10), START);
        state.observe(&headers(reset), 0);
        state.tokens
    };
    // Whole seconds, rounded this way or that: one less is assumed.
    assert_eq!((observe(0), observe(1), observe(2), observe(5)), (10, 10, 9, 6));
    assert_eq!((observe(11), observe(1_000_000)), (0, 0));
}

#[test]
fn a_narrowed_capacity_is_kept_for_a_while() {
    let rate = rate(1_000_000, 10);
    let mut state = settled(None, rate, START);
    state.observe(&RateLimitHeaders { limit: Some(3), ..Default::default() }, 0);
    assert_eq!((state.capacity(), state.tokens), (3, 3));
    // A wider one later gives nothing back.
    state.observe(&RateLimitHeaders { limit: Some(7), ..Default::default() }, 0);
    assert_eq!(state.capacity(), 3);
    assert_eq!(settled(Some(state), rate, START + NARROWED_FOR - 1).tokens, 3);
    assert_eq!(settled(Some(state), rate, START + NARROWED_FOR).tokens, 10);
}

#[test]
fn a_change_of_the_limit_keeps_the_tokens() {
    let (slow, fast) = (rate(60_000_000, 10), rate(1_000_000, 40));
    let mut state = None;
    for _ in 0..6 {
        take(&mut state, slow, 1, START);
    }
    let now = START + 59_000_000;
    // A minute is nearly counted: worth one token of the new limit, not 59.
    assert_eq!(settled(state, fast, now).tokens, 5);
    assert_eq!(settled(state, fast, now + 1).due(6), now + 1 + 1_000_000);
    // Clamped to a smaller burst.
    assert_eq!(settled(state, rate(60_000_000, 2), now).tokens, 2);
    // A reservation keeps its size.
    for _ in 0..7 {
        take(&mut state, slow, 1, START);
    }
    assert_eq!(settled(state, rate(60_000_000, 2), START + 1).tokens, -3);
}

#[test]
fn a_change_of_the_limit_keeps_a_penalty_spaced() {
    let (slow, fast) = (rate(60_000_000, 10), rate(1_000_000, 40));
    let mut state = settled(None, slow, START);
    state.penalize(Some(10_000_000));
    let state = settled(Some(state), fast, START + 1);
    assert_eq!(state.due(1), START + 10_000_000);
    assert_eq!(state.due(2), START + 11_000_000);
}

#[test]
fn a_token_put_back_during_a_penalty_is_not_for_use() {
    let rate = rate(1_000_000, 5);
    let mut state = None;
    take(&mut state, rate, 1, START);
    let mut state = settled(state, rate, START);
    state.penalize(Some(3_000_000));
    state.release(1, 0);
    assert_eq!((state.due(1), state.due(2)), (START + 3_000_000, START + 4_000_000));
}

#[test]
fn extremes() {
    let huge = Rate::from(Limit::new(u64::MAX, u32::MAX, u64::MAX, u32::MAX));
    let mut state = None;
    assert_eq!(take(&mut state, huge, u32::MAX, START), 0);
    assert_eq!(take(&mut state, huge, u32::MAX, START), FOREVER);
    let mut state = settled(None, huge, START);
    state.penalize(Some(micros(Duration::MAX)));
    state.charge(u32::MAX);
    state.charge(u32::MAX);
    assert!(state.full_at() < EXACT && state.expires_at() < EXACT);
    let mut odd = Limit::new(0, 0, 0, 0);
    odd.interval = Duration::ZERO;
    odd.burst = 0;
    assert_eq!(Rate::from(odd), rate(1, 1));
    assert_eq!(micros(Duration::from_nanos(1)), 1);
}

#[derive(Debug, Clone)]
enum Step {
    Acquire(u32),
    Release(u32),
    Penalize(Option<Micros>),
    Hold(Micros),
    Charge(u32),
    Observe(RateLimitHeaders),
    Rate(Rate),
}

fn headers() -> impl Strategy<Value = RateLimitHeaders> {
    let seconds = || proptest::option::of((0u64..=2_700_000).prop_map(Duration::from_secs));
    (proptest::option::of(1u32..=400), proptest::option::of(0u32..=400), seconds(), seconds())
        .prop_map(|(limit, remaining, retry, reset)| RateLimitHeaders { limit, remaining, retry, reset })
}

fn steps() -> impl Strategy<Value = Step> {
    prop_oneof![
        6 => prop_oneof![Just(1u32), Just(10), Just(33), 0u32..=100, Just(u32::MAX)].prop_map(Step::Acquire),
        1 => (1u32..=40).prop_map(Step::Release),
        1 => proptest::option::of(0i64..=DAY).prop_map(Step::Penalize),
        1 => (0i64..=DAY).prop_map(Step::Hold),
        1 => prop_oneof![0u32..=32, Just(u32::MAX)].prop_map(Step::Charge),
        2 => headers().prop_map(Step::Observe),
        1 => rates().prop_map(Step::Rate),
    ]
}

proptest! {
    /// The same waits as a bucket written another way.
    #[test]
    fn as_the_reference(
        rate in rates(),
        calls in proptest::collection::vec((0u32..=33, prop_oneof![0i64..=1_000_000, 0i64..=DAY]), 1..60),
    ) {
        let mut reference = Reference { rate, full_at: 0 };
        let (mut state, mut now) = (None, START);
        for (cost, pause) in calls {
            let cost = cost.max(1);
            now += pause;
            let wait = evaluate(state, rate, cost, now, None);
            let expected = reference.wait(cost, now);
            if expected >= i128::from(FOREVER) {
                prop_assert_eq!(wait.wait, FOREVER);
                return Ok(());
            }
            prop_assert_eq!(i128::from(wait.wait), expected);
            state = Some(wait.state);
        }
    }

    /// In no window more than the burst and what came back in it; and no less than that when asked
    /// for all the time.
    #[test]
    fn never_more_in_any_window(
        interval in 1i64..=DAY, burst in 1i64..=30,
        calls in proptest::collection::vec((1u32..=33, 0i64..=3), 1..60),
    ) {
        let rate = rate(interval, burst);
        let (mut state, mut now) = (None, START);
        let mut grants: Vec<(Micros, i64)> = Vec::new();
        for (cost, pause) in calls {
            let cost = cost.min(burst as u32);
            now += pause * interval / 2;
            let wait = take(&mut state, rate, cost, now);
            grants.push((now + wait, i64::from(cost)));
        }
        for first in 0..grants.len() {
            let mut sum = 0;
            for last in first..grants.len() {
                prop_assert!(last == first || grants[last].0 >= grants[last - 1].0, "in order");
                sum += grants[last].1;
                prop_assert!(sum <= burst + (grants[last].0 - grants[first].0) / interval);
            }
        }
    }

    /// Denied a microsecond before its instant, granted at it, whatever came before.
    #[test]
    fn denied_just_before_and_granted_at_the_instant(
        first in rates(), history in proptest::collection::vec((steps(), 0i64..=DAY), 0..20), cost in 1u32..=33,
    ) {
        let (state, rate, now) = run(first, START, &history)?;
        let Decision { wait, .. } = evaluate(state, rate, cost, now, None);
        // A limit in force later finds the same bucket unless it was forgotten meanwhile.
        let forgotten = state.is_none_or(|state| settled(Some(state), rate, now).expires_at() <= now + wait);
        if wait > 0 && wait < FOREVER && !forgotten && i64::from(cost) <= settled(state, rate, now).capacity() {
            let before = evaluate(state, rate, cost, now + wait - 1, None);
            prop_assert_eq!(before.wait, 1);
            prop_assert_eq!(evaluate(state, rate, cost, now + wait, None).wait, 0);
        }
    }

    /// Later calls and larger costs never go earlier.
    #[test]
    fn monotone(
        first in rates(), history in proptest::collection::vec((steps(), 0i64..=DAY), 0..20),
        cost in 1u32..=33, more in 0u32..=33, pause in 0i64..=DAY,
    ) {
        let (state, rate, now) = run(first, START, &history)?;
        let at = |cost, now| now + evaluate(state, rate, cost, now, None).wait;
        prop_assert!(at(cost + more, now) >= at(cost, now));
        prop_assert!(at(cost, now + pause) >= at(cost, now).min(now + pause));
        let decision = evaluate(state, rate, cost, now, None);
        if decision.wait < FOREVER {
            let next = evaluate(Some(decision.state), rate, 1, now, None).wait;
            prop_assert!(next >= decision.wait, "who comes later goes later");
        }
    }

    /// A clock set back gains and loses nothing; one that is read a little early stands still.
    #[test]
    fn a_clock_set_back_is_harmless(
        first in rates(), history in proptest::collection::vec((steps(), 0i64..=DAY), 0..20),
        cost in 1u32..=33, back in 1i64..=40 * DAY,
    ) {
        let (state, rate, now) = run(first, START, &history)?;
        let Some(state) = state else { return Ok(()) };
        let state = Some(settled(Some(state), rate, now));
        let before = evaluate(state, rate, cost, now, None);
        let after = evaluate(state, rate, cost, now - back, None);
        if back > CLOCK_SLACK {
            prop_assert_eq!(after.wait, before.wait);
        } else if before.wait > 0 {
            prop_assert_eq!(now - back + after.wait, (now + before.wait).min(now - back + FOREVER));
        } else {
            prop_assert_eq!(after.wait, 0);
        }
    }

    /// Who waits for a penalty or a hold leaves one interval apart after it.
    #[test]
    fn one_apart_after_a_penalty(
        first in rates(), history in proptest::collection::vec((steps(), 0i64..=DAY), 0..20),
        wait in 1i64..=DAY, waiters in 2usize..40, hold in any::<bool>(), early in 0i64..=1000,
    ) {
        let (state, rate, now) = run(first, START, &history)?;
        let mut state = settled(state, rate, now);
        let held = if hold {
            Some(now + wait)
        } else {
            state.penalize(Some(wait));
            None
        };
        let mut state = Some(state);
        let mut last = None;
        for i in 0..waiters {
            let now = now + early * i as i64 / waiters as i64;
            let held = held.filter(|until| *until > now);
            let decision = evaluate(state, rate, 1, now, held);
            state = Some(decision.state);
            if decision.wait == 0 || decision.wait >= FOREVER {
                break;
            }
            let at = now + decision.wait;
            if let Some(last) = last {
                prop_assert!(at - last >= rate.interval);
            } else {
                prop_assert!(i > 0 || at >= now + wait);
            }
            last = Some(at);
        }
    }

    /// A reservation that is given back leaves the bucket as it was.
    #[test]
    fn release_undoes_a_reservation(
        first in rates(), history in proptest::collection::vec((steps(), 0i64..=DAY), 0..20), cost in 1u32..=33,
    ) {
        let (state, rate, now) = run(first, START, &history)?;
        let before = settled(state, rate, now);
        let mut after = evaluate(state, rate, cost, now, None).state;
        after.release(cost, 0);
        if before.not_before <= now || before.tokens <= 0 {
            prop_assert_eq!(after, before);
        }
        prop_assert!(after.due(1) >= before.due(1));
    }

    /// An instant before which it says anything, and none after which it does.
    #[test]
    fn a_bucket_that_expired_is_no_bucket(
        first in rates(), history in proptest::collection::vec((steps(), 0i64..=DAY), 0..20), later in 0i64..=DAY,
    ) {
        let (state, rate, now) = run(first, START, &history)?;
        let Some(state) = state else { return Ok(()) };
        prop_assume!(state.rate.burst.saturating_mul(state.rate.interval) < FOREVER);
        let expires = state.expires_at();
        let at = expires.max(now) + later;
        let then = settled(Some(state), rate, at);
        prop_assert_eq!(State { not_before: at, ..then }, State::full(rate, at));
        prop_assert!(then.not_before <= at);
        let state = settled(Some(state), rate, now);
        if state.expires_at() > now {
            let at = state.expires_at() - 1;
            let then = settled(Some(state), rate, at);
            prop_assert!(then.tokens < rate.burst || then.not_before > at || then.capacity() < rate.burst);
        }
    }
}

/// Plays a history and checks what must hold after each step.
fn run(
    first: Rate,
    start: Micros,
    history: &[(Step, Micros)],
) -> Result<(Option<State>, Rate, Micros), TestCaseError> {
    let (mut state, mut rate, mut now) = (None::<State>, first, start);
    for (step, pause) in history {
        now += pause;
        let before = settled(state, rate, now);
        let mut after = before;
        let mut narrows = true;
        match step {
            Step::Acquire(cost) => {
                let decision = evaluate(state, rate, *cost, now, None);
                prop_assert!((0..=FOREVER).contains(&decision.wait));
                let cost = i64::from((*cost).max(1));
                let granted = before.tokens >= cost && before.not_before <= now;
                prop_assert_eq!(decision.wait == 0, granted, "no wait that is no grant");
                if decision.wait >= FOREVER {
                    continue;
                }
                after = decision.state;
            }
            Step::Release(cost) => {
                after.release(*cost, 0);
                narrows = false;
            }
            Step::Penalize(wait) => {
                after.penalize(*wait);
                prop_assert!(after.due(1) > now);
            }
            Step::Hold(wait) => after.hold(now + wait),
            Step::Charge(extra) => after.charge(*extra),
            Step::Observe(headers) => _ = after.observe(headers, 0),
            Step::Rate(new) => {
                rate = *new;
                after = settled(Some(before), rate, now);
                narrows = false;
                let expired = before.expires_at() <= now;
                prop_assert!(
                    expired || after.tokens <= (before.tokens + 1).max(1 - FOREVER / rate.interval),
                    "keeps tokens, gains none"
                );
                prop_assert!(after.tokens <= after.capacity());
            }
        }
        prop_assert!(after.not_before >= before.not_before || before.not_before <= now, "only later");
        if narrows {
            prop_assert!(after.tokens <= before.tokens && after.capacity() <= before.capacity());
            prop_assert!(after.due(1) >= before.due(1));
        }
        prop_assert!(after.capacity() >= 1 && after.tokens <= after.capacity());
        let numbers =
            [after.tokens, after.refilled_at, after.not_before, after.full_at(), after.expires_at()];
        prop_assert!(numbers.iter().all(|number| number.abs() < EXACT), "exact in a double: {:?}", after);
        state = Some(after);
    }
    Ok((state, rate, now))
}

/// A first request that arrived late: the server counts from its arrival, and so do we.
#[test]
fn who_found_the_bucket_full_started_its_clock_on_arrival() {
    let rate = Rate { interval: 10_000_000, burst: 3 };
    let headers = |remaining| RateLimitHeaders { remaining: Some(remaining), ..RateLimitHeaders::default() };
    let after = |rate: Rate, remaining, answered| {
        let taken = evaluate(None, rate, 1, 0, None).state;
        let mut state = settle(Some(taken), rate, answered, 0);
        state.observe(&headers(remaining), 0);
        state.refilled_at
    };
    assert_eq!(after(rate, 2, 40_000), 40_000);
    // It says nothing of one that found the bucket used, and no call arrives much later.
    assert_eq!(after(rate, 1, 40_000), 0);
    assert_eq!(after(rate, 2, 3_000_000), LATE);
    // Where every request finds the bucket full, it must not add up.
    let single = Rate { interval: 10_000_000, burst: 1 };
    assert_eq!(after(single, 0, 40_000), 40_000);
    assert_eq!(after(single, 0, 400_000), 100_000);
}
