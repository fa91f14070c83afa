//! The memory store and a real Redis through the same histories: the same requests go, at the same
//! instants, and the same are refused.
//!
//! Time is paused and injected. The server's side is the scripts and the waiting room, driven here
//! by hand; all times are whole milliseconds, as timers are.

use std::cell::RefCell;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::SystemTime;

use proptest::prelude::*;
use tokio::task::JoinHandle;
use tokio::time::sleep_until;

use super::*;
use crate::limits::Limiter;
use crate::redis_server as support;

const START: Micros = 1_790_000_000_000_000;

#[derive(Debug, Clone)]
enum Step {
    Acquire {
        cost: u32,
        patience: Option<u64>,
    },
    /// One that waits is dropped.
    Cancel(prop::sample::Index),
    /// One that went just now was not sent after all.
    GiveBack(prop::sample::Index),
    Penalize(Option<u64>),
    Hold(u64),
    Charge(u32),
    Observe(RateLimitHeaders),
    Limit {
        interval: u64,
        burst: u32,
    },
}

fn acquires(most_cost: u32) -> impl Strategy<Value = Step> {
    let patience = prop_oneof![4 => Just(None), 1 => (0u64..=3_000).prop_map(Some)];
    (1..=most_cost, patience).prop_map(|(cost, patience)| Step::Acquire { cost, patience })
}

/// Requests for one token each, and all that can happen to them.
fn singles() -> impl Strategy<Value = Step> {
    let seconds = || proptest::option::of((0u64..=3).prop_map(Duration::from_secs));
    prop_oneof![
        12 => acquires(1),
        3 => any::<prop::sample::Index>().prop_map(Step::Cancel),
        1 => any::<prop::sample::Index>().prop_map(Step::GiveBack),
        1 => proptest::option::of(1u64..=900).prop_map(Step::Penalize),
        1 => (1u64..=900).prop_map(Step::Hold),
        1 => (0u32..=5).prop_map(Step::Charge),
        1 => (proptest::option::of(1u32..=8), proptest::option::of(0u32..=8), seconds(), seconds())
            .prop_map(|(limit, remaining, retry, reset)| {
                Step::Observe(RateLimitHeaders { limit, remaining, retry, reset })
            }),
        1 => limits().prop_map(|(interval, burst)| Step::Limit { interval, burst }),
    ]
}

/// Requests for several tokens and for one. Those differ in what becomes of gathered tokens when a
/// penalty comes (lost in memory, kept on the server: see `settle`), and of their places when one
/// leaves early (in memory those behind move up, here they keep theirs): nobody does here.
fn several() -> impl Strategy<Value = Step> {
    acquires(6)
}

fn limits() -> impl Strategy<Value = (u64, u32)> {
    // What headers do to a bucket is a hundredth of its interval at the least.
    ((1u64..=3).prop_map(|hundreds| 100 * hundreds), 1u32..=8)
}

fn limit((interval, burst): (u64, u32)) -> Limit {
    Limit::new(interval, 1, interval, burst)
}

/// A request in memory.
type Task = JoinHandle<Result<(Permit, Duration), Refused>>;

/// What became of a request: when it went, or how long it would have had to wait.
type Fate = Result<Duration, Duration>;

struct Server<'a> {
    connection: &'a mut ::redis::Connection,
    rooms: Rooms,
    key: BucketKey,
    start: Instant,
    limit: Limit,
    /// Number, birth of the bucket, order of arrival, ear.
    waiting: Vec<(usize, i64, u64, oneshot::Receiver<Outcome>)>,
    fates: Vec<(usize, Fate)>,
    went: Vec<(usize, i64, Span)>,
    seq: u64,
}

impl Server<'_> {
    fn now(&self) -> Micros {
        START + micros(self.start.elapsed())
    }

    fn call(&mut self, script: &script::Script, keys: &[String], numbers: &[String]) -> Vec<i64> {
        let mut call = ::redis::cmd("EVAL");
        call.arg(script.text).arg(keys.len()).arg(keys).arg(numbers);
        let answer = call.query(self.connection).unwrap();
        // The time is injected; keys must not expire by the server's clock.
        keys.iter().for_each(|key| ::redis::cmd("PERSIST").arg(key).exec(self.connection).unwrap());
        answer
    }

    fn keys(&self) -> [String; 2] {
        [self.key.to_string(), self.key.with_bucket("").to_string()]
    }

    fn start_of(&self) -> Vec<String> {
        let rate = Rate::from(self.limit);
        vec![rate.interval.to_string(), rate.burst.to_string(), self.now().to_string()]
    }

    fn acquire(&mut self, number: usize, cost: u32, options: AcquireOptions) {
        let arrived = Instant::now();
        let mut numbers = self.start_of();
        numbers.extend([cost.to_string(), micros(options.max_wait).to_string()]);
        let answer = self.call(&ACQUIRE, &self.keys(), &numbers);
        match Acquired::read(&answer, Rate::from(self.limit)).unwrap() {
            Acquired::Granted { born, last } => {
                assert!(!self.rooms.anyone(&self.key, self.seq), "no gaps in one process");
                self.fates.push((number, Ok(self.start.elapsed())));
                self.went.push((number, born, (last - i64::from(cost) + 1, last)));
            }
            Acquired::Reserved { view, place, .. } => {
                let (tell, hear) = oneshot::channel();
                let born = view.shared.born;
                let waiter = Waiter { place, late: false, arrived, options, tell };
                let seen = Seen::new(view);
                for (born, places) in self.rooms.look(&self.key, &seen).left {
                    assert!(places.is_empty(), "{born}: an acquire moves nobody");
                }
                self.rooms.enter(&self.key, self.limit, &seen, self.seq, waiter);
                self.waiting.push((number, born, self.seq, hear));
            }
            Acquired::Refused { wait, .. } => self.fates.push((number, Err(duration(wait)))),
        }
        self.seq += 1;
    }

    fn change(&mut self, what: Change) {
        let mut numbers = self.start_of();
        let mut arguments = vec![Argument::Word(what.word()), Argument::Word(""), Argument::Word("")];
        what.numbers(&mut arguments);
        numbers.extend(arguments.into_iter().map(|argument| match argument {
            Argument::Number(number) => number.to_string(),
            Argument::Word(word) => word.to_owned(),
            Argument::Text(text) => text.to_string(),
        }));
        let answer = self.call(&CHANGE, &self.keys(), &numbers);
        let seen = Seen::new(View::read(&answer).unwrap());
        for (born, places) in self.rooms.look(&self.key, &seen).left {
            for place in places {
                self.change(Change::Release(born, place));
            }
        }
    }

    /// Lets go who may go; says when the next may.
    fn drive(&mut self) -> Option<Instant> {
        let mut next = None;
        let rooms: Vec<i64> = self.waiting.iter().map(|waiting| waiting.1).collect();
        for born in rooms {
            let mut effects = Effects::default();
            let step = self.rooms.next((self.key.id(), born), Duration::MAX, &mut effects);
            assert!(effects.run().is_empty());
            match step {
                Next::Done => {}
                Next::Sleep(until) => next = Some(next.map_or(until, |next: Instant| next.min(until))),
                Next::Look { .. } => unreachable!("views do not get old"),
                Next::Replace { tokens, .. } => panic!("{tokens} late, though nobody was kept"),
            }
        }
        let now = self.start.elapsed();
        let mut waiting = std::mem::take(&mut self.waiting);
        waiting.retain_mut(|(number, born, _, hear)| match hear.try_recv() {
            Ok(Outcome::Granted(place)) => {
                self.fates.push((*number, Ok(now)));
                self.went.push((*number, *born, place));
                false
            }
            Ok(Outcome::Refused { wait, .. }) => {
                self.fates.push((*number, Err(duration(wait))));
                false
            }
            Ok(other) => panic!("{other:?}"),
            Err(_) => true,
        });
        self.waiting = waiting;
        next
    }
}

/// Plays a history on both sides.
async fn play(
    connection: &mut ::redis::Connection,
    case: usize,
    first: (u64, u32),
    history: &[(Step, u64)],
) -> Result<(), TestCaseError> {
    let key = BucketKey::new(Some(format!("both {case}").into()), None, "b");
    let start = Instant::now();
    let mut server = Server {
        connection,
        rooms: Rooms::default(),
        key: key.clone(),
        start,
        limit: limit(first),
        waiting: Vec::new(),
        fates: Vec::new(),
        went: Vec::new(),
        seq: 0,
    };
    let memory = Limiter::new();
    let mut tasks: Vec<(usize, Task)> = Vec::new();
    let mut permits: Vec<(usize, Permit, Duration)> = Vec::new();
    let mut fates: Vec<(usize, Fate)> = Vec::new();
    for (number, (step, pause)) in history.iter().enumerate() {
        // Time passes; whoever is due goes at its instant.
        let until = Instant::now() + Duration::from_millis(*pause);
        while let Some(next) = server.drive().filter(|next| *next <= until) {
            sleep_until(next).await;
            server.drive();
        }
        sleep_until(until).await;
        for _ in 0..3 {
            tokio::task::yield_now().await;
        }
        server.drive();
        let given = server.limit;
        // Older ones may be of a bucket that was full since, and is another on the server.
        permits.retain(|(.., at)| *at == start.elapsed());
        match step {
            Step::Acquire { cost, patience } => {
                let patience = patience.map_or(Duration::from_secs(1_000_000), Duration::from_millis);
                let options = AcquireOptions::new(patience);
                let (limiter, key, cost) = (memory.clone(), key.clone(), *cost);
                tasks.push((
                    number,
                    tokio::spawn(async move {
                        let permit = limiter.acquire(&key, given, cost, &options).await?;
                        Ok((permit, start.elapsed()))
                    }),
                ));
                server.acquire(number, cost, options);
            }
            Step::Cancel(which) if !server.waiting.is_empty() => {
                let at = which.index(server.waiting.len());
                let (of, born, seq, mut hear) = server.waiting.remove(at);
                let task = tasks.iter().position(|(number, _)| *number == of).unwrap();
                tasks.remove(task).1.abort();
                if let Some(left) = room::quit(&server.rooms, &key, born, seq, &mut hear) {
                    server.change(Change::Release(born, left));
                }
            }
            Step::GiveBack(which) if !permits.is_empty() => {
                let (of, permit, _) = permits.swap_remove(which.index(permits.len()));
                let at = server.went.iter().position(|(number, ..)| *number == of).unwrap();
                let (_, born, place) = server.went.swap_remove(at);
                memory.give_back(&key, given, permit).await;
                let left = server.rooms.give(&key, born, place);
                server.change(Change::Release(born, left));
            }
            Step::Penalize(wait) => {
                let wait = wait.map(Duration::from_millis);
                memory.penalize(&key, given, wait).await;
                server.change(Change::Penalize(wait.map_or(0, micros)));
            }
            Step::Hold(wait) => {
                let wait = Duration::from_millis(*wait);
                memory.hold_seller(&key, wait).await;
                let numbers =
                    [server.now().to_string(), micros(wait).to_string(), String::new(), String::new()];
                let [_, hold] = server.keys();
                server.call(&HOLD, &[hold], &numbers);
                if !server.waiting.is_empty() {
                    server.change(Change::Touch);
                }
            }
            Step::Charge(extra) => {
                memory.charge(&key, given, *extra).await;
                // Nothing is sent for nothing.
                if *extra > 0 {
                    server.change(Change::Charge(*extra));
                }
            }
            Step::Observe(headers) => {
                memory.observe(&key, given, headers).await;
                if !headers.is_empty() {
                    server.change(Change::Observe(*headers));
                }
            }
            Step::Limit { interval, burst } => {
                server.limit = limit((*interval, *burst));
                let mut overrides = Overrides::new();
                overrides.set("b", None, server.limit);
                memory.set_overrides(overrides);
                if !server.waiting.is_empty() {
                    server.change(Change::Touch);
                }
            }
            Step::Cancel(_) | Step::GiveBack(_) => {}
        }
        server.drive();
        for _ in 0..3 {
            tokio::task::yield_now().await;
        }
        let mut left = Vec::new();
        for (number, task) in tasks {
            if !task.is_finished() {
                left.push((number, task));
                continue;
            }
            match task.await.unwrap() {
                Ok((permit, at)) => {
                    permits.push((number, permit, at));
                    fates.push((number, Ok(at)));
                }
                Err(refused) => fates.push((number, Err(refused.wait))),
            }
        }
        tasks = left;
        let sorted = |fates: &[(usize, Fate)]| {
            let mut fates = fates.to_vec();
            fates.sort_unstable_by_key(|fate| fate.0);
            fates
        };
        prop_assert_eq!(sorted(&fates), sorted(&server.fates), "memory, Redis, after {:?}", step);
    }
    tasks.into_iter().for_each(|(_, task)| task.abort());
    Ok(())
}

#[test]
fn memory_and_redis_give_the_same_answers() {
    let Some(server) = support::start() else { return };
    let connection = ::redis::Client::open(server.url()).unwrap().get_connection().unwrap();
    let connection = RefCell::new(connection);
    let case = AtomicUsize::new(0);
    let config = ProptestConfig { cases: 200, failure_persistence: None, ..Default::default() };
    let singles = proptest::collection::vec((singles(), 0u64..=400), 1..60);
    let several = proptest::collection::vec((several(), 0u64..=400), 1..60);
    proptest!(config, |(
        first in limits(),
        history in prop_oneof![3 => singles, 1 => several],
    )| {
        let runtime =
            tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build().unwrap();
        let case = case.fetch_add(1, Ordering::Relaxed);
        runtime.block_on(play(&mut connection.borrow_mut(), case, first, &history))?;
    });
}

std::thread_local! {
    /// Seconds by which the application's clock is wrong, in this thread.
    static WRONG: std::cell::Cell<i64> = const { std::cell::Cell::new(0) };
}

/// The application's clock as set by a test.
pub(in crate::limits) fn set_clock(now: SystemTime) -> SystemTime {
    let wrong = WRONG.get();
    let span = Duration::from_secs(wrong.unsigned_abs());
    if wrong < 0 { now - span } else { now + span }
}

#[tokio::test]
async fn a_wrong_clock_of_the_application_changes_nothing() {
    let Some(server) = support::start() else { return };
    let seconds = Duration::from_secs;
    let store = RedisStore::new(&server.url()).unwrap();
    let store = store.connect_timeout(seconds(5)).response_timeout(seconds(5));
    let limiter = Limiter::redis(store.when_store_fails(WhenStoreFails::Closed));
    let (span, late) = (Duration::from_millis(400), seconds(5));
    for (case, hours) in [0i64, 1, -1].into_iter().enumerate() {
        let key = BucketKey::new(Some(format!("clock {case}").into()), None, "b");
        let limit = Limit::new(400, 1, 400, 2);
        let patient = AcquireOptions::new(seconds(60));
        let start = Instant::now();
        limiter.acquire(&key, limit, 1, &patient).await.unwrap();
        // Set in the midst of it.
        WRONG.set(hours * 3_600);
        limiter.acquire(&key, limit, 1, &patient).await.unwrap();
        let refused =
            limiter.acquire(&key, limit, 1, &AcquireOptions::new(Duration::ZERO)).await.unwrap_err();
        assert!(refused.wait <= span, "{refused:?}");
        let off = refused.retry_at.duration_since(SystemTime::now() - seconds(7_200)).unwrap();
        let off = off.as_secs() as i64 - 7_200 - hours * 3_600;
        assert!((-1..=1).contains(&off), "told by the application's own clock: {refused:?}");
        limiter.acquire(&key, limit, 1, &patient).await.unwrap();
        assert!(start.elapsed() >= span && start.elapsed() < late, "{:?}", start.elapsed());
        let start = Instant::now();
        limiter.penalize(&key, limit, Some(span)).await;
        limiter.acquire(&key, limit, 1, &patient).await.unwrap();
        assert!(start.elapsed() >= span && start.elapsed() < late, "{:?}", start.elapsed());
        WRONG.set(0);
    }
}
