//! The scripts against the rules: long random histories with injected time, step by step.

use proptest::prelude::*;
use redis::Connection;

use super::*;
use crate::limits::RateLimitHeaders;
use crate::limits::evaluate::{FOREVER, micros};
use std::time::Duration;

use crate::redis_server as support;

const START: Micros = 1_790_000_000_000_000;
const DAY: Micros = 24 * 3600 * 1_000_000;

#[derive(Debug, Clone)]
enum Step {
    Acquire {
        cost: u32,
        most: Micros,
    },
    /// One of the places taken so far, in part or as a whole.
    Release {
        which: prop::sample::Index,
        part: bool,
    },
    Penalize(Micros),
    Hold(Micros),
    Charge(u32),
    Observe(RateLimitHeaders),
    Rate(Rate),
    Touch,
    Look,
}

fn rates() -> impl Strategy<Value = Rate> {
    prop_oneof![
        4 => (1i64..=10_000_000, 1i64..=12).prop_map(|(interval, burst)| Rate { interval, burst }),
        1 => (1i64..=DAY, 1i64..=300).prop_map(|(interval, burst)| Rate { interval, burst }),
        1 => prop_oneof![
            Just(Rate { interval: 1, burst: i64::from(u32::MAX) }),
            Just(Rate { interval: FOREVER / 2, burst: i64::from(u32::MAX) }),
            Just(Rate { interval: 3, burst: 1 }),
        ],
    ]
}

fn steps() -> impl Strategy<Value = Step> {
    let seconds = || proptest::option::of((0u64..=60).prop_map(Duration::from_secs));
    let cost = prop_oneof![8 => Just(1u32), 4 => 1u32..=12, 1 => Just(u32::MAX)];
    let most = prop_oneof![6 => Just(FOREVER), 1 => 0i64..=60_000_000];
    prop_oneof![
        12 => (cost, most).prop_map(|(cost, most)| Step::Acquire { cost, most }),
        8 => (any::<prop::sample::Index>(), any::<bool>())
            .prop_map(|(which, part)| Step::Release { which, part }),
        1 => prop_oneof![Just(0), 1i64..=30_000_000, Just(FOREVER)].prop_map(Step::Penalize),
        1 => (1i64..=30_000_000).prop_map(Step::Hold),
        1 => prop_oneof![0u32..=12, Just(u32::MAX)].prop_map(Step::Charge),
        2 => (proptest::option::of(1u32..=20), proptest::option::of(0u32..=12), seconds(), seconds())
            .prop_map(|(limit, remaining, retry, reset)| {
                Step::Observe(RateLimitHeaders { limit, remaining, retry, reset })
            }),
        1 => rates().prop_map(Step::Rate),
        1 => Just(Step::Touch),
        1 => Just(Step::Look),
    ]
}

/// Pauses in intervals and a little, days, and clocks set back.
fn pauses() -> impl Strategy<Value = (i64, Micros)> {
    prop_oneof![
        6 => (0i64..=12, 0i64..=3).prop_map(|(quarters, more)| (quarters, more)),
        1 => (Just(0), 0i64..=DAY),
        1 => (Just(0), -2_000_000i64..=0),
        1 => (Just(0), -DAY..=0),
    ]
}

fn key(number: u64) -> [String; 2] {
    [format!("t:{{{number}}}:any:b"), format!("t:{{{number}}}:any:")]
}

fn answer(connection: &mut Connection, script: &Script, keys: &[String], arguments: &[String]) -> Vec<i64> {
    let mut call = script.hash.prepare_invoke();
    keys.iter().for_each(|key| _ = call.key(key));
    arguments.iter().for_each(|argument| _ = call.arg(argument));
    let answer = call.invoke(connection).unwrap();
    // The time is injected; keys must not expire by the server's clock.
    keys.iter().for_each(|key| redis::cmd("PERSIST").arg(key).exec(connection).unwrap());
    answer
}

/// Plays a history on both sides.
fn play(
    connection: &mut Connection,
    number: u64,
    first: Rate,
    history: &[(Step, (i64, Micros))],
) -> Result<(), TestCaseError> {
    let keys = key(number);
    let (mut shared, mut rate, mut now) = (None::<Shared>, first, START);
    let mut held = 0;
    let mut places: Vec<Span> = Vec::new();
    for (step, (quarters, more)) in history {
        now += (quarters * rate.interval / 4).min(40 * DAY) + more;
        let mut expected = Shared::settle(shared.clone(), rate, now);
        let hold = Some(held).filter(|until| *until > 0);
        let start = [rate.interval.to_string(), rate.burst.to_string(), now.to_string()];
        let change = |connection: &mut Connection, what: &[String]| {
            let (what, numbers) = what.split_at(1);
            let news = ["news".to_owned(), "me".to_owned()];
            answer(connection, &CHANGE, &keys, &[&start[..], what, &news, numbers].concat())
        };
        let word = |what: &str| what.to_owned();
        let found = match step {
            Step::Acquire { cost, most } => {
                let arguments = [&start[..], &[cost.to_string(), most.to_string()]].concat();
                let found = Acquired::read(&answer(connection, &ACQUIRE, &keys, &arguments), rate);
                let taken = expected.take(*cost, now, hold);
                if taken.wait > *most || taken.wait >= FOREVER {
                    let refused = Acquired::Refused { wait: taken.wait, held: held > now };
                    prop_assert_eq!(found, Some(refused));
                    continue;
                }
                let got = match found {
                    Some(Acquired::Granted { born, last }) => {
                        prop_assert_eq!((taken.wait, born), (0, expected.born));
                        (last - i64::from(*cost) + 1, last)
                    }
                    Some(Acquired::Reserved { wait, place, view }) => {
                        prop_assert_eq!(wait, taken.wait);
                        let state = State { narrowed: i64::MAX, ..expected.state };
                        prop_assert_eq!(
                            &view.shared,
                            &Shared { state, gaps: Vec::new(), ..expected.clone() }
                        );
                        place
                    }
                    other => return Err(TestCaseError::fail(format!("{other:?} for {taken:?}"))),
                };
                prop_assert_eq!(got, taken.place);
                places.push(got);
                shared = Some(expected);
                continue;
            }
            Step::Release { which, part } => {
                if places.is_empty() {
                    continue;
                }
                let at = which.index(places.len());
                let (first, last) = places[at];
                let span = if *part && last > first { (first + 1, last) } else { (first, last) };
                if span.0 == first {
                    places.swap_remove(at);
                } else {
                    places[at].1 = first;
                }
                let born = expected.born;
                expected.release(born, span);
                let words = [word("release"), born.to_string(), span.0.to_string(), span.1.to_string()];
                change(connection, &words)
            }
            Step::Penalize(wait) => {
                expected.penalize(Some(*wait));
                change(connection, &[word("penalize"), wait.to_string()])
            }
            Step::Hold(wait) => {
                let arguments = [now.to_string(), wait.to_string(), word("news"), word("me")];
                let found = answer(connection, &HOLD, &keys[1..], &arguments);
                held = held.max(now + wait);
                prop_assert_eq!(found, [now, held]);
                continue;
            }
            Step::Charge(extra) => {
                expected.charge(*extra);
                change(connection, &[word("charge"), extra.to_string()])
            }
            Step::Observe(headers) => {
                expected.observe(headers);
                let count = |value: Option<u32>| value.map_or(-1, i64::from).to_string();
                let span = |value: Option<Duration>| value.map_or(-1, micros).to_string();
                change(
                    connection,
                    &[
                        word("observe"),
                        count(headers.limit),
                        count(headers.remaining),
                        span(headers.retry),
                        span(headers.reset),
                    ],
                )
            }
            Step::Rate(new) => {
                rate = *new;
                continue;
            }
            Step::Touch => {
                expected.hold(hold);
                change(connection, &[word("touch")])
            }
            Step::Look => change(connection, &[word("look")]),
        };
        let found = View::read(&found);
        prop_assert_eq!(found, Some(View { now, held, shared: expected.clone() }), "{:?}", step);
        if !matches!(step, Step::Look) {
            // A full bucket is not kept.
            let gone = expected.state.expires_at() <= expected.state.seen && expected.gaps.is_empty();
            shared = Some(expected).filter(|_| !gone);
        }
        if shared.is_none() {
            places.clear();
        }
    }
    Ok(())
}

#[test]
fn the_same_answers_as_the_rules() {
    let Some(server) = support::start() else { return };
    let connection = redis::Client::open(server.url()).unwrap().get_connection().unwrap();
    let number = std::sync::atomic::AtomicU64::new(0);
    let connection = std::cell::RefCell::new(connection);
    let config = ProptestConfig { cases: 150, failure_persistence: None, ..Default::default() };
    proptest!(config, |(
        first in rates(),
        history in proptest::collection::vec((steps(), pauses()), 1..100),
    )| {
        let number = number.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        play(&mut connection.borrow_mut(), number, first, &history)?;
    });
}
