//! The waiting room under every order of its threads' steps that a model checker comes up with:
//! requests that come, are granted, leave and give back, while penalties move them.

use std::time::Duration;

use shuttle::sync::{Arc, Mutex};
use shuttle::thread;
use tokio::sync::oneshot;
use tokio::time::Instant;

use super::script;
use crate::limits::evaluate::{Micros, Rate, State};
use crate::limits::places::{Shared, Span};
use crate::limits::{AcquireOptions, BucketKey, Limit};

mod sync {
    pub(super) use shuttle::sync::{Arc, Mutex, MutexGuard};

    /// Nobody sleeps here: the driver looks again and again.
    pub(super) struct Notify;

    impl Notify {
        pub(super) fn new() -> Self {
            Notify
        }

        pub(super) fn notify_one(&self) {}
    }

    pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
        mutex.lock().unwrap()
    }
}

// The room once more, over the checker's locks.
#[path = "room.rs"]
#[allow(dead_code, clippy::duplicate_mod)]
mod room;

use room::{Effects, Next, Outcome, Rooms, Seen, Waiter, quit};

const BORN: i64 = 1;
const FIRST: i64 = 100;

fn limit() -> Limit {
    Limit::new(1_000, 1, 1_000, 1)
}

fn key() -> BucketKey {
    BucketKey::new(None, None, "model")
}

/// A view of a bucket whose tokens are back up to this place.
fn seen(now: Micros, back: i64, serial: i64) -> Seen {
    let rate = Rate::from(limit());
    let state =
        State { tokens: back - serial, refilled_at: now, not_before: 0, rate, narrowed: i64::MAX, seen: now };
    let shared = Shared { state, born: BORN, serial, widest: 1, gaps: Vec::new() };
    Seen::new(script::View { now, held: 0, shared })
}

/// Where every place ended.
#[derive(Default)]
struct Ends {
    granted: Mutex<Vec<(u64, i64)>>,
    server: Mutex<Vec<i64>>,
}

fn driver(rooms: &Rooms, ends: &Ends, rounds: usize) {
    for _ in 0..rounds {
        let mut effects = Effects::default();
        let next = rooms.next((key().id(), BORN), Duration::MAX, &mut effects);
        for place in effects.run() {
            let left = rooms.give(&key(), BORN, place);
            ends.server.lock().unwrap().push(left.0);
        }
        if matches!(next, Next::Done) {
            return;
        }
        thread::yield_now();
    }
}

fn round() {
    const WAITERS: u64 = 4;
    let rooms = Arc::new(Rooms::default());
    let ends = Arc::new(Ends::default());
    let serial = FIRST + WAITERS as i64 - 1;
    // Nobody may go yet.
    let early = seen(1_000, FIRST - 1, serial);
    let mut threads = Vec::new();
    for seq in 0..WAITERS {
        let (tell, mut hear) = oneshot::channel();
        let place: Span = (FIRST + seq as i64, FIRST + seq as i64);
        let options = AcquireOptions::new(Duration::MAX);
        let waiter = Waiter { place, late: false, arrived: Instant::now(), options, tell };
        rooms.enter(&key(), limit(), &early, seq, waiter);
        let (rooms, ends) = (rooms.clone(), ends.clone());
        threads.push(thread::spawn(move || {
            // The second and the third change their minds, or have gone by then.
            let patience = if seq == 1 || seq == 2 { 2 } else { usize::MAX };
            for _ in 0..patience {
                match hear.try_recv() {
                    Ok(Outcome::Granted(place)) => {
                        ends.granted.lock().unwrap().push((seq, place.0));
                        return;
                    }
                    Ok(other) => panic!("{other:?}"),
                    Err(oneshot::error::TryRecvError::Empty) => thread::yield_now(),
                    Err(oneshot::error::TryRecvError::Closed) => panic!("told nothing"),
                }
            }
            if let Some(left) = quit(&rooms, &key(), BORN, seq, &mut hear) {
                ends.server.lock().unwrap().push(left.0);
            }
        }));
    }
    // Tokens come back, one after the other, as answers to other requests tell.
    let news = {
        let (rooms, ends) = (rooms.clone(), ends.clone());
        thread::spawn(move || {
            for back in FIRST..=serial {
                let view = seen(1_000 + back, back, serial);
                for (_, places) in rooms.look(&key(), &view).left {
                    ends.server.lock().unwrap().extend(places.iter().map(|place| place.0));
                }
                thread::yield_now();
            }
        })
    };
    let drives = {
        let (rooms, ends) = (rooms.clone(), ends.clone());
        thread::spawn(move || driver(&rooms, &ends, usize::MAX))
    };
    for thread in threads {
        thread.join().unwrap();
    }
    news.join().unwrap();
    drives.join().unwrap();
    let mut granted = ends.granted.lock().unwrap().clone();
    let mut places: Vec<i64> = granted.iter().map(|grant| grant.1).collect();
    places.extend(ends.server.lock().unwrap().iter());
    places.sort_unstable();
    assert_eq!(places, (FIRST..=serial).collect::<Vec<_>>(), "each place ends once");
    granted.sort_unstable();
    assert!(granted.is_sorted_by_key(|grant| grant.1), "first come, first served: {granted:?}");
    assert!(granted.iter().any(|grant| grant.0 == 0) && granted.iter().any(|grant| grant.0 == 3));
    assert_eq!(rooms.waiting(&key()), 0);
}

#[test]
fn in_any_order_each_place_ends_once() {
    shuttle::check_random(round, 3_000);
}

#[test]
fn in_the_worst_orders_each_place_ends_once() {
    shuttle::check_pct(round, 1_000, 3);
}
