//! The limiter in Redis, against a server these tests start themselves.
#![cfg(feature = "redis")]

#[path = "support/redis.rs"]
mod support;

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::{Context, Poll, Waker};
use std::time::{Duration, Instant};

use tokio::task::JoinSet;
use wildberries::TokenType;
use wildberries::limits::{
    AcquireOptions, BucketKey, Limit, Limiter, Overrides, RateLimitHeaders, RedisStore, RefusalReason,
    WhenStoreFails,
};

const MS: Duration = Duration::from_millis(1);
const SECOND: Duration = Duration::from_secs(1);

fn key(seller: &str) -> BucketKey {
    BucketKey::new(Some(seller.into()), Some(TokenType::Personal), "b")
}

fn every(interval_ms: u64, burst: u32) -> Limit {
    Limit::new(interval_ms, 1, interval_ms, burst)
}

fn patient() -> AcquireOptions {
    AcquireOptions::new(Duration::from_secs(1_000_000))
}

/// Timeouts that a busy machine does not reach.
fn closed(store: RedisStore) -> Limiter {
    let store = store.connect_timeout(5 * SECOND).response_timeout(5 * SECOND);
    Limiter::redis(store.when_store_fails(WhenStoreFails::Closed))
}

fn limiter(server: &support::Server) -> Limiter {
    closed(RedisStore::new(&server.url()).unwrap())
}

/// Counts how often a future is polled.
struct Counted<F> {
    future: Pin<Box<F>>,
    polls: Arc<AtomicUsize>,
}

impl<F: Future> Future for Counted<F> {
    type Output = F::Output;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<F::Output> {
        self.polls.fetch_add(1, Ordering::Relaxed);
        self.future.as_mut().poll(context)
    }
}

async fn until(what: &str, mut holds: impl AsyncFnMut() -> bool) {
    let end = Instant::now() + 10 * SECOND;
    while !holds().await {
        assert!(Instant::now() < end, "{what}: not within 10 s");
        tokio::time::sleep(5 * MS).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn burst_then_one_per_interval_in_one_round_trip_each() {
    let Some(server) = support::start() else { return };
    let limiter = limiter(&server);
    let limit = every(20, 3);
    limiter.check().await.unwrap();
    let start = Instant::now();
    for i in 0..8u32 {
        let permit = limiter.acquire(&key("a"), limit, 1, &patient()).await.unwrap();
        let least = 20 * MS * i.saturating_sub(2);
        assert!(start.elapsed() >= least, "{i} after {:?}", start.elapsed());
        assert!(permit.waited() <= SECOND);
    }
    // The first sends the script's text.
    assert_eq!((server.calls("evalsha"), server.calls("eval")), (8, 1));
}

/// Empties a bucket of one token.
async fn drain(limiter: &Limiter, key: &BucketKey, limit: Limit) {
    for _ in 0..limit.burst {
        limiter.acquire(key, limit, 1, &patient()).await.unwrap();
    }
}

/// Tasks that wait for one token each, in order; the last is in the queue when it returns.
async fn crowd(
    limiter: &Limiter,
    key: &BucketKey,
    limit: Limit,
    count: usize,
    polls: &Arc<AtomicUsize>,
) -> JoinSet<(usize, Instant)> {
    let mut tasks = JoinSet::new();
    for number in 0..count {
        let (limiter, key) = (limiter.clone(), key.clone());
        let acquire = async move {
            limiter.acquire(&key, limit, 1, &patient()).await.unwrap();
            (number, Instant::now())
        };
        tasks.spawn(Counted { future: Box::pin(acquire), polls: polls.clone() });
        // The connection keeps the order in which they come.
        while polls.load(Ordering::Relaxed) <= number {
            tokio::task::yield_now().await;
        }
    }
    until("all wait", async || limiter.quota(key, limit).await.waiting == count).await;
    tasks
}

async fn leave(mut tasks: JoinSet<(usize, Instant)>) -> Vec<(usize, Instant)> {
    let mut left = Vec::new();
    while let Some(one) = tasks.join_next().await {
        left.push(one.unwrap());
    }
    left.sort_by_key(|one| one.1);
    left
}

#[tokio::test]
async fn sixty_four_waiters_in_order_awake_once_each() {
    let Some(server) = support::start() else { return };
    let limiter = limiter(&server);
    let ideal = 10 * MS * 64;
    // What a machine that stands still makes late, it does not make late every time.
    for attempt in 0.. {
        let (wakes, calls, longest) = sixty_four(&server, &limiter, key(&format!("crowd {attempt}"))).await;
        if calls == 0 && longest.as_secs_f64() <= 1.1 * ideal.as_secs_f64() {
            assert!(wakes as f64 <= 1.1 * 64.0, "{wakes} wake-ups for 64 grants");
            return;
        }
        assert!(attempt < 5, "{calls} calls of those who have a place, the longest waited {longest:?}");
    }
}

/// Wake-ups, calls of those who wait, and the longest wait.
async fn sixty_four(server: &support::Server, limiter: &Limiter, key: BucketKey) -> (usize, u64, Duration) {
    let limit = every(10, 1);
    // Those that wait all see each other in the queue before the first goes.
    let start = Instant::now();
    limiter.penalize(&key, limit, Some(SECOND)).await;
    let polls = Arc::new(AtomicUsize::new(0));
    let tasks = crowd(limiter, &key, limit, 64, &polls).await;
    let (before, calls) = (polls.load(Ordering::Relaxed), server.calls("evalsha"));
    let left = leave(tasks).await;
    let order: Vec<usize> = left.iter().map(|one| one.0).collect();
    assert_eq!(order, (0..64).collect::<Vec<_>>(), "first come, first served");
    for (place, (_, at)) in left.iter().enumerate() {
        let ideal = SECOND + 10 * MS * place as u32;
        assert!(at.duration_since(start) >= ideal, "{place} after {:?}", at.duration_since(start));
    }
    let (wakes, calls) = (polls.load(Ordering::Relaxed) - before, server.calls("evalsha") - calls);
    // As if the last token had been taken when the penalty ended.
    (wakes, calls, left[63].1.duration_since(start) + 10 * MS - SECOND)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn fair_when_everyone_comes_again() {
    let Some(server) = support::start() else { return };
    let limiter = limiter(&server);
    let (key, limit) = (key("fair"), every(1, 5));
    let end = Instant::now() + 2 * SECOND;
    let mut tasks = JoinSet::new();
    for _ in 0..64 {
        let (limiter, key) = (limiter.clone(), key.clone());
        tasks.spawn(async move {
            let mut grants = 0u32;
            while Instant::now() < end {
                limiter.acquire(&key, limit, 1, &patient()).await.unwrap();
                grants += 1;
            }
            f64::from(grants)
        });
    }
    let (mut sum, mut squares) = (0.0, 0.0);
    while let Some(task) = tasks.join_next().await {
        let grants = task.unwrap();
        sum += grants;
        squares += grants * grants;
    }
    let jain = sum * sum / (64.0 * squares);
    assert!(jain >= 0.99, "Jain's index {jain}");
    assert!(sum <= 5.0 + 2000.0 + 100.0, "{sum} grants in 2 s");
}

#[tokio::test]
async fn waiters_leave_one_interval_apart_after_a_penalty() {
    let Some(server) = support::start() else { return };
    let limiter = limiter(&server);
    let (key, limit) = (key("penalty"), every(4, 20));
    // They all come before the first goes.
    limiter.penalize(&key, limit, Some(3_000 * MS)).await;
    let mut tasks = JoinSet::new();
    for number in 0..256 {
        let (limiter, key) = (limiter.clone(), key.clone());
        tasks.spawn(async move {
            limiter.acquire(&key, limit, 1, &patient()).await.unwrap();
            (number, Instant::now())
        });
    }
    until("all wait", async || limiter.quota(&key, limit).await.waiting == 256).await;
    let penalty = Instant::now();
    limiter.penalize(&key, limit, Some(3_100 * MS)).await;
    let left = leave(tasks).await;
    assert_eq!(left.iter().map(|one| one.0).collect::<Vec<_>>(), (0..256).collect::<Vec<_>>());
    for (place, (_, at)) in left.iter().enumerate() {
        // Timers are late at times; nobody is early.
        let ideal = 3_100 * MS + 4 * MS * place as u32;
        assert!(at.duration_since(penalty) >= ideal, "{place} after {:?}", at.duration_since(penalty));
    }
}

#[tokio::test]
async fn after_a_standstill_of_the_process_nobody_leaves_together() {
    let Some(server) = support::start() else { return };
    let limiter = limiter(&server);
    let (key, limit) = (key("standstill"), every(100, 1));
    limiter.penalize(&key, limit, Some(400 * MS)).await;
    let polls = Arc::new(AtomicUsize::new(0));
    let tasks = crowd(&limiter, &key, limit, 6, &polls).await;
    // Nothing runs here meanwhile, and all of them would be due.
    std::thread::sleep(1_300 * MS);
    let left = leave(tasks).await;
    assert!(left.is_sorted_by_key(|one| one.0), "first come, first served");
    // The first may be late, and makes the rest look early.
    assert!(left[5].1 - left[0].1 >= 350 * MS, "{left:?}");
}

#[tokio::test]
async fn a_penalty_of_another_process_moves_those_who_wait() {
    let Some(server) = support::start() else { return };
    let client = redis::Client::open(server.url()).unwrap();
    let shared = RedisStore::connection(client.get_multiplexed_async_connection().await.unwrap());
    tokio::join!(
        moved_by_another(&server, limiter(&server), key("heard")),
        // On a connection that brings no news it looks before it goes.
        moved_by_another(&server, closed(shared), key("looked up")),
    );
}

async fn moved_by_another(server: &support::Server, one: Limiter, key: BucketKey) {
    let other = limiter(server);
    let limit = every(400, 1);
    drain(&one, &key, limit).await;
    let acquire = |limiter: &Limiter| {
        let (limiter, key) = (limiter.clone(), key.clone());
        tokio::spawn(async move {
            limiter.acquire(&key, limit, 1, &patient()).await.unwrap();
            Instant::now()
        })
    };
    let first = acquire(&one);
    until("it waits", async || one.quota(&key, limit).await.waiting == 1).await;
    let penalty = Instant::now();
    other.penalize(&key, limit, Some(500 * MS)).await;
    let second = acquire(&other);
    let (first, second) = (first.await.unwrap() - penalty, second.await.unwrap() - penalty);
    assert!(first >= 500 * MS && second >= 900 * MS, "{first:?} {second:?}");
}

#[tokio::test]
async fn a_hold_stops_all_buckets_of_the_seller_in_all_processes() {
    let Some(server) = support::start() else { return };
    let (one, other) = (limiter(&server), limiter(&server));
    let (first, second) = (key("s"), key("s").with_bucket("c"));
    let limit = every(10, 5);
    drain(&one, &first, limit).await;
    let waits = tokio::spawn({
        let (one, first) = (one.clone(), first.clone());
        async move { one.acquire(&first, limit, 1, &patient()).await.unwrap().waited() }
    });
    let hold = Instant::now();
    other.hold_seller(&second, 600 * MS).await;
    let refused = other.acquire(&second, limit, 1, &AcquireOptions::new(50 * MS)).await.unwrap_err();
    assert_eq!(refused.reason, RefusalReason::SellerHold);
    assert!(refused.wait > 50 * MS && refused.wait <= 600 * MS, "{refused:?}");
    let third = key("t");
    other.acquire(&third, limit, 1, &AcquireOptions::new(Duration::ZERO)).await.unwrap();
    one.acquire(&second, limit, 1, &patient()).await.unwrap();
    assert!(hold.elapsed() >= 600 * MS);
    // It may have left before the hold.
    let _ = waits.await.unwrap();
    assert!(other.quota(&third, limit).await.not_before.is_none());
}

#[tokio::test]
async fn a_wait_beyond_the_ceiling_is_refused_at_once_and_takes_nothing() {
    let Some(server) = support::start() else { return };
    let limiter = limiter(&server);
    let (key, limit) = (key("ceiling"), every(60_000, 1));
    drain(&limiter, &key, limit).await;
    let before = limiter.quota(&key, limit).await;
    let start = Instant::now();
    for _ in 0..5 {
        let refused = limiter.acquire(&key, limit, 1, &AcquireOptions::new(SECOND)).await.unwrap_err();
        assert_eq!(refused.reason, RefusalReason::Ceiling);
        assert!(refused.wait > 55 * SECOND && refused.wait <= 60 * SECOND);
        let deferred = limiter.acquire(&key, limit, 1, &patient().defer_above(SECOND)).await.unwrap_err();
        assert_eq!(deferred.reason, RefusalReason::Deferred);
    }
    assert!(start.elapsed() < SECOND);
    assert_eq!(limiter.quota(&key, limit).await.used, before.used);
    // One that waits is refused when a penalty moves it past what it allows; those behind stay.
    let (short, long) = (AcquireOptions::new(90 * SECOND), patient());
    let wait = |options: AcquireOptions| {
        let (limiter, key) = (limiter.clone(), key.clone());
        tokio::spawn(async move { limiter.acquire(&key, limit, 1, &options).await })
    };
    let first = wait(short);
    until("first", async || limiter.quota(&key, limit).await.waiting == 1).await;
    let second = wait(long);
    until("second", async || limiter.quota(&key, limit).await.waiting == 2).await;
    limiter.penalize(&key, limit, Some(100 * SECOND)).await;
    let refused = first.await.unwrap().unwrap_err();
    assert!(refused.wait > 99 * SECOND, "{refused:?}");
    until("it is left", async || limiter.quota(&key, limit).await.used == 2).await;
    second.abort();
}

#[tokio::test]
async fn places_given_back_go_to_those_behind() {
    let Some(server) = support::start() else { return };
    let limiter = limiter(&server);
    let (key, limit) = (key("back"), every(150, 1));
    let start = Instant::now();
    limiter.penalize(&key, limit, Some(500 * MS)).await;
    let polls = Arc::new(AtomicUsize::new(0));
    let mut tasks = Vec::new();
    for number in 0..6 {
        let (limiter, key) = (limiter.clone(), key.clone());
        let acquire = async move {
            limiter.acquire(&key, limit, 1, &patient()).await.unwrap();
            (number, start.elapsed())
        };
        tasks.push(tokio::spawn(Counted { future: Box::pin(acquire), polls: polls.clone() }));
        while polls.load(Ordering::Relaxed) <= number {
            tokio::task::yield_now().await;
        }
    }
    until("all wait", async || limiter.quota(&key, limit).await.waiting == 6).await;
    for gone in [0, 2, 3] {
        tasks[gone].abort();
    }
    until("places are back", async || limiter.quota(&key, limit).await.used <= 4).await;
    let mut left = Duration::ZERO;
    for (place, waits) in [1, 4, 5].into_iter().enumerate() {
        left = (&mut tasks[waits]).await.unwrap().1;
        assert!(left >= 500 * MS + 150 * MS * place as u32, "{waits} {left:?}");
    }
    // The third place, and not one behind it.
    assert!(left < 500 * MS + 150 * MS * 3, "{left:?}");
}

#[tokio::test]
async fn cancelled_at_every_point_one_token_is_lost_at_most() {
    let Some(server) = support::start() else { return };
    let limiter = limiter(&server);
    limiter.check().await.unwrap();
    for waiting in [false, true] {
        for points in 0..12 {
            let (key, limit) = (key(&format!("cancel {waiting} {points}")), every(3_600_000, 4));
            if waiting {
                drain(&limiter, &key, limit).await;
            }
            let before = limiter.quota(&key, limit).await.used;
            for _ in 0..16 {
                let options = patient();
                let mut acquire = Box::pin(limiter.acquire(&key, limit, 1, &options));
                for _ in 0..points {
                    let mut context = Context::from_waker(Waker::noop());
                    if let Poll::Ready(permit) = acquire.as_mut().poll(&mut context) {
                        // It got through: it was not sent after all.
                        limiter.give_back(&key, limit, permit.unwrap()).await;
                        break;
                    }
                    tokio::time::sleep(MS / 5).await;
                }
            }
            // Where all tokens of a bucket are given back while others wait, there is no room for one
            // besides the part that has come back for them.
            until("given back", async || {
                let quota = limiter.quota(&key, limit).await;
                quota.used <= before + 1 && quota.waiting == 0
            })
            .await;
        }
    }
    assert_eq!(limiter.buckets(), 0);
}

#[tokio::test]
async fn one_that_makes_way_and_is_cancelled_loses_nothing() {
    let Some(server) = support::start() else { return };
    let (one, other) = (limiter(&server), limiter(&server));
    for points in 1..8 {
        let (key, limit) = (key(&format!("way {points}")), every(3_600_000, 2));
        one.acquire(&key, limit, 1, &patient()).await.unwrap();
        let permit = other.acquire(&key, limit, 1, &patient()).await.unwrap();
        let first = tokio::spawn({
            let (one, key) = (one.clone(), key.clone());
            async move { one.acquire(&key, limit, 1, &patient()).await.map(|_| ()) }
        });
        until("it waits", async || one.quota(&key, limit).await.waiting == 1).await;
        // Whoever comes now gets this place, and leaves it to the one that waits.
        other.give_back(&key, limit, permit).await;
        let options = patient();
        let mut second = Box::pin(one.acquire(&key, limit, 1, &options));
        for _ in 0..points {
            let mut context = Context::from_waker(Waker::noop());
            assert!(second.as_mut().poll(&mut context).is_pending());
            tokio::time::sleep(MS).await;
        }
        drop(second);
        until("the first goes", async || first.is_finished()).await;
        first.await.unwrap().unwrap();
    }
}

#[tokio::test]
async fn places_of_two_processes_given_back_between_each_other_are_not_lost() {
    let Some(server) = support::start() else { return };
    let limiters = [limiter(&server), limiter(&server)];
    let (key, limit) = (key("gaps"), every(60, 1));
    let start = Instant::now();
    limiters[0].penalize(&key, limit, Some(800 * MS)).await;
    let mut tasks = Vec::new();
    for number in 0..8usize {
        let (limiter, other) = (limiters[number % 2].clone(), key.clone());
        tasks.push(tokio::spawn(async move {
            limiter.acquire(&other, limit, 1, &patient()).await.unwrap();
            start.elapsed()
        }));
        until("it waits", async || limiters[0].quota(&key, limit).await.used as usize == number + 2).await;
    }
    // All of the first process go: 4 places, each before one of the second.
    for number in [0, 2, 4, 6] {
        tasks[number].abort();
    }
    until("given back", async || limiters[0].quota(&key, limit).await.used == 5).await;
    // Whoever comes now gets them.
    let mut all = Vec::new();
    for _ in 0..3 {
        let (limiter, key) = (limiters[0].clone(), key.clone());
        all.push(tokio::spawn(async move {
            limiter.acquire(&key, limit, 1, &patient()).await.unwrap();
            start.elapsed()
        }));
    }
    all.extend(tasks.into_iter().skip(1).step_by(2));
    let mut left = Vec::new();
    for task in all {
        left.push(task.await.unwrap());
    }
    left.sort_unstable();
    // They have 7 of the 8 places there were, and no new ones.
    assert!(left[6] < 800 * MS + 60 * MS * 10, "{left:?}");
    for (place, at) in left.iter().enumerate() {
        assert!(*at >= 800 * MS + 60 * MS * place as u32, "{left:?}");
    }
}

#[tokio::test]
async fn headers_charges_and_quota() {
    let Some(server) = support::start() else { return };
    let limiter = limiter(&server);
    let (key, limit) = (key("headers"), every(60_000, 20));
    let quota = limiter.quota(&key, limit).await;
    assert_eq!((quota.capacity, quota.used, quota.available()), (20, 0, 20));
    limiter.acquire(&key, limit, 1, &patient()).await.unwrap();
    limiter.charge(&key, limit, 9).await;
    assert_eq!(limiter.quota(&key, limit).await.used, 10);
    let mut headers = RateLimitHeaders::default();
    headers.limit = Some(8);
    headers.remaining = Some(3);
    limiter.observe(&key, limit, &headers).await;
    let quota = limiter.quota(&key, limit).await;
    assert_eq!((quota.capacity, quota.used, quota.available()), (8, 5, 3));
    assert!(quota.resets_in > 239 * SECOND && quota.resets_in <= 300 * SECOND, "{quota:?}");
    assert_eq!(limiter.quota(&key, limit).await.used, 5, "looking takes nothing");
    limiter.penalize(&key, limit, Some(30 * SECOND)).await;
    let quota = limiter.quota(&key, limit).await;
    assert_eq!(quota.available(), 0);
    assert!(quota.not_before.is_some() && quota.next_in > 29 * SECOND);
}

#[tokio::test]
async fn overrides_plan_those_who_wait_again() {
    let Some(server) = support::start() else { return };
    let limiter = limiter(&server);
    let (key, limit) = (key("overrides"), every(60_000, 1));
    drain(&limiter, &key, limit).await;
    let waits = tokio::spawn({
        let (limiter, key) = (limiter.clone(), key.clone());
        async move { limiter.acquire(&key, limit, 1, &patient()).await.unwrap().waited() }
    });
    until("it waits", async || limiter.quota(&key, limit).await.waiting == 1).await;
    let mut overrides = Overrides::new();
    overrides.set("b", None, every(50, 1));
    limiter.set_overrides(overrides);
    assert!(waits.await.unwrap() < 5 * SECOND);
}

#[tokio::test]
async fn keys_expire_by_themselves_and_share_a_slot() {
    let Some(server) = support::start() else { return };
    let limiter = closed(RedisStore::new(&server.url()).unwrap().prefix("mine"));
    let (key, limit) = (key("s{e}ller"), every(100, 5));
    limiter.acquire(&key, limit, 1, &patient()).await.unwrap();
    limiter.hold_seller(&key, 100 * MS).await;
    let found = server.command(&["PTTL", "mine:{s%7Be%7Dller}:personal:b"]);
    let ttl: i64 = found.trim_start_matches(':').parse().unwrap();
    assert!(ttl > 0 && ttl <= 1200, "{found}");
    assert!(server.command(&["PTTL", "mine:{s%7Be%7Dller}:personal:"]).parse::<i64>().is_err());
    until("all keys are gone", async || server.command(&["DBSIZE"]) == ":0").await;
}

#[tokio::test]
async fn a_runtime_that_ends_leaves_nobody_waiting() {
    let Some(server) = support::start() else { return };
    let limiter = limiter(&server);
    let (key, limit) = (key("runtimes"), every(1_000, 1));
    let other = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    // The connection and the task that grants places are on the other runtime.
    other
        .spawn({
            let (limiter, key) = (limiter.clone(), key.clone());
            async move { limiter.acquire(&key, limit, 1, &patient()).await.map(|_| ()) }
        })
        .await
        .unwrap()
        .unwrap();
    other.spawn({
        let (limiter, key) = (limiter.clone(), key.clone());
        async move { limiter.acquire(&key, limit, 1, &patient()).await.map(|_| ()) }
    });
    until("it waits", async || limiter.quota(&key, limit).await.waiting == 1).await;
    let waits = tokio::spawn({
        let (limiter, key) = (limiter.clone(), key.clone());
        async move { limiter.acquire(&key, limit, 1, &patient()).await.map(|permit| permit.waited()) }
    });
    until("both wait", async || limiter.quota(&key, limit).await.waiting == 2).await;
    other.shutdown_background();
    let waited = waits.await.unwrap().unwrap();
    assert!(waited < 5 * SECOND, "{waited:?}");
}
