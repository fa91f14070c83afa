use proptest::prelude::*;

use super::*;
use crate::limits::evaluate::{Decision, evaluate};

const START: Micros = 1_790_000_000_000_000;
const DAY: Micros = 24 * 3600 * 1_000_000;

fn every(interval: Micros, burst: i64) -> Rate {
    Rate { interval, burst }
}

#[test]
fn the_last_place_given_back_was_never_taken() {
    let rate = every(1_000_000, 2);
    let before = Shared::settle(None, rate, START);
    let mut shared = before.clone();
    shared.take(2, START, None);
    let drained = shared.clone();
    let taken = shared.take(3, START, None);
    assert_eq!(taken.wait, 3_000_000);
    shared.release(shared.born, taken.place);
    assert_eq!(shared, drained);
}

#[test]
fn a_place_given_back_goes_to_the_next_to_come() {
    let rate = every(1_000_000, 1);
    let mut shared = Shared::settle(None, rate, START);
    let waits: Vec<_> = (0..4).map(|_| shared.take(1, START, None)).collect();
    assert_eq!(
        waits.iter().map(|taken| taken.wait).collect::<Vec<_>>(),
        [0, 1_000_000, 2_000_000, 3_000_000]
    );
    shared.release(shared.born, waits[1].place);
    shared.release(shared.born, waits[1].place);
    let again = shared.take(1, START, None);
    assert_eq!((again.wait, again.place), (1_000_000, waits[1].place));
    // Once more, and its token comes back meanwhile: the bucket had no room for it.
    shared.release(shared.born, again.place);
    let mut shared = Shared::settle(Some(shared), rate, START + 1_500_000);
    assert_eq!(shared.take(1, START + 1_500_000, None).wait, 2_500_000);
}

#[test]
fn unused_gaps_are_fewer_than_the_bucket_holds() {
    let rate = every(1_000_000, 2);
    let mut shared = Shared::settle(None, rate, START);
    shared.take(2, START, None);
    let places: Vec<_> = (0..6).map(|_| shared.take(1, START, None).place).collect();
    for place in &places[..4] {
        shared.release(shared.born, *place);
    }
    let mut shared = Shared::settle(Some(shared), rate, START + 4_000_000);
    let waits: Vec<_> = (0..3).map(|_| shared.take(1, START + 4_000_000, None).wait).collect();
    assert_eq!(waits, [0, 3_000_000, 4_000_000]);
}

#[test]
fn a_penalty_moves_all_places_and_empties_gaps() {
    let rate = every(1_000_000, 1);
    let mut shared = Shared::settle(None, rate, START);
    let places: Vec<_> = (0..4).map(|_| shared.take(1, START, None).place.0).collect();
    shared.release(shared.born, (places[1], places[1]));
    let mut shared = Shared::settle(Some(shared), rate, START + 1_500_000);
    shared.penalize(Some(10_000_000));
    assert_eq!(shared.gaps, []);
    assert_eq!(shared.due(places[2]), START + 11_500_000);
    assert_eq!(shared.due(places[3]), START + 12_500_000);
}

proptest! {
    /// With no place given back, the same as the bucket itself; and a place's instant is the same
    /// however many come behind it.
    #[test]
    fn as_evaluate(
        interval in 1i64..=DAY, burst in 1i64..=30,
        calls in proptest::collection::vec((0u32..=33, 0i64..=1_000, proptest::option::of(0i64..=DAY)), 1..40),
    ) {
        let rate = every(interval, burst);
        let (mut state, mut shared, mut now) = (None, None, START);
        for (cost, pause, held) in calls {
            now += pause * interval / 400;
            let held = held.filter(|_| cost % 7 == 0).map(|wait| now + wait);
            let mut next = Shared::settle(shared, rate, now);
            let taken = next.take(cost, now, held);
            let Decision { state: expected, wait } = evaluate(state, rate, cost, now, held);
            prop_assert_eq!(taken.wait, wait);
            prop_assert_eq!(next.state, expected);
            if wait > 0 && wait < FOREVER {
                let place = taken.place.1;
                prop_assert_eq!(next.due(place), now + wait);
                let mut later = next.clone();
                later.take(5, now, None);
                prop_assert_eq!(later.due(place), now + wait);
                // Where the clock has moved on, too.
                let later = Shared::settle(Some(later), rate, now + wait / 2);
                prop_assert_eq!(later.due(place), now + wait);
            }
            state = Some(expected);
            shared = Some(next);
        }
    }

    /// In no window more than the burst and what came back in it, whoever gives places back. Those
    /// of the same instant may go in any order.
    #[test]
    fn never_more_in_any_window(
        interval in 1i64..=DAY, burst in 1i64..=6,
        calls in proptest::collection::vec((1u32..=4, 0i64..=3, any::<prop::sample::Index>(), any::<bool>()), 1..80),
    ) {
        let rate = every(interval, burst);
        let (mut shared, mut now) = (None, START);
        // Instant, tokens, places.
        let mut held: Vec<(Micros, i64, Span)> = Vec::new();
        for (cost, pause, which, give_back) in calls {
            let cost = cost.min(burst as u32);
            now += pause * interval / 2;
            let mut next = Shared::settle(shared, rate, now);
            let waiting: Vec<usize> = (0..held.len()).filter(|i| held[*i].0 > now).collect();
            if give_back && !waiting.is_empty() {
                let (_, _, places) = held.remove(waiting[which.index(waiting.len())]);
                next.release(next.born, places);
            } else {
                let taken = next.take(cost, now, None);
                held.push((now + taken.wait, i64::from(cost), taken.place));
            }
            shared = Some(next);
        }
        held.sort_by_key(|grant| grant.0);
        for first in 0..held.len() {
            let mut sum = 0;
            for grant in &held[first..] {
                sum += grant.1;
                let most = burst + (grant.0 - held[first].0) / interval;
                prop_assert!(sum <= most, "{:?}", held);
            }
        }
    }
}
