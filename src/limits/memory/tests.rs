use std::future::Future;
use std::pin::{Pin, pin};
use std::sync::atomic::AtomicUsize;
use std::task::{Context, Poll, Waker};
use std::time::SystemTime;

use proptest::prelude::*;
use tokio::task::JoinSet;
use tokio::time::{advance, sleep, timeout};

use super::*;
use crate::limits::{Limiter, Store};
use crate::operation::TokenType;

const MS: Duration = Duration::from_millis(1);
const SECOND: Duration = Duration::from_secs(1);

fn key(seller: &str, bucket: &'static str) -> BucketKey {
    BucketKey::new(Some(seller.into()), Some(TokenType::Personal), bucket)
}

fn every(interval: Duration, burst: u32) -> Limit {
    let interval = u64::try_from(interval.as_millis()).unwrap();
    Limit::new(interval, 1, interval, burst)
}

fn patient() -> AcquireOptions {
    AcquireOptions::new(Duration::from_secs(1_000_000))
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

/// What a crowd of waiters saw: number, time since the start, in the order they left.
struct Crowd {
    limiter: Limiter,
    key: BucketKey,
    limit: Limit,
    start: Instant,
    polls: Arc<AtomicUsize>,
    tasks: JoinSet<(usize, Duration)>,
}

impl Crowd {
    fn new(limit: Limit) -> Self {
        Crowd {
            limiter: Limiter::new(),
            key: key("crowd", "b"),
            limit,
            start: Instant::now(),
            polls: Arc::default(),
            tasks: JoinSet::new(),
        }
    }

    /// Empties the bucket.
    async fn drain(&self) {
        for _ in 0..self.limit.burst {
            self.limiter.acquire(&self.key, self.limit, 1, &patient()).await.unwrap();
        }
    }

    /// Lets so many wait, and comes back when they do.
    async fn wait(&mut self, waiters: std::ops::Range<usize>) {
        for number in waiters {
            let (limiter, key, limit, start) =
                (self.limiter.clone(), self.key.clone(), self.limit, self.start);
            let acquire = async move {
                limiter.acquire(&key, limit, 1, &patient()).await.unwrap();
                (number, start.elapsed())
            };
            self.tasks.spawn(Counted { future: Box::pin(acquire), polls: self.polls.clone() });
            tokio::task::yield_now().await;
        }
    }

    async fn left(&mut self) -> Vec<(usize, Duration)> {
        let mut left = Vec::new();
        while let Some(one) = self.tasks.join_next().await {
            left.push(one.unwrap());
        }
        left
    }

    fn waiting(&self) -> usize {
        #[cfg_attr(not(feature = "redis"), allow(irrefutable_let_patterns))]
        let Store::Memory(memory) = &*self.limiter.store else { unreachable!() };
        memory.quota(&self.key, self.limit).waiting
    }
}

#[tokio::test(start_paused = true)]
async fn burst_then_one_per_interval() {
    let limiter = Limiter::new();
    let (key, limit) = (key("s", "b"), every(SECOND, 3));
    let start = Instant::now();
    let mut at = Vec::new();
    for _ in 0..6 {
        let permit = limiter.acquire(&key, limit, 1, &patient()).await.unwrap();
        at.push(start.elapsed().as_millis());
        assert!(permit.waited() <= SECOND);
    }
    assert_eq!(at, [0, 0, 0, 1000, 2000, 3000]);
}

#[tokio::test(start_paused = true)]
async fn sixty_four_waiters_in_order_awake_once() {
    let mut crowd = Crowd::new(every(100 * MS, 1));
    crowd.drain().await;
    crowd.wait(0..64).await;
    let left = crowd.left().await;
    for (place, (number, at)) in left.iter().enumerate() {
        assert_eq!(*number, place, "first come, first served");
        assert_eq!(*at, 100 * MS * (place as u32 + 1));
    }
    // One poll to come, one to go.
    let wakes = crowd.polls.load(Ordering::Relaxed) - 64;
    assert!(wakes as f64 <= 1.1 * 64.0, "{wakes} wake-ups for 64 grants");
}

#[tokio::test(start_paused = true)]
async fn fair_when_everyone_comes_again() {
    let limiter = Limiter::new();
    let (key, limit) = (key("s", "b"), every(10 * MS, 5));
    let end = Instant::now() + 10 * SECOND;
    let mut tasks = JoinSet::new();
    for _ in 0..64 {
        let (limiter, key) = (limiter.clone(), key.clone());
        tasks.spawn(async move {
            let (mut grants, mut longest) = (0u32, Duration::ZERO);
            while Instant::now() < end {
                longest = longest.max(limiter.acquire(&key, limit, 1, &patient()).await.unwrap().waited());
                grants += 1;
            }
            (f64::from(grants), longest)
        });
    }
    let (mut sum, mut squares) = (0.0, 0.0);
    while let Some(task) = tasks.join_next().await {
        let (grants, longest) = task.unwrap();
        sum += grants;
        squares += grants * grants;
        assert!(longest <= 64 * 10 * MS * 11 / 10, "waited {longest:?}");
    }
    let jain = sum * sum / (64.0 * squares);
    assert!(jain >= 0.99, "Jain index {jain}");
    assert!((1005.0..=1005.0 + 64.0).contains(&sum), "{sum} grants");
}

#[tokio::test(start_paused = true)]
async fn one_apart_after_a_penalty() {
    let mut crowd = Crowd::new(every(SECOND, 10));
    crowd.drain().await;
    crowd.wait(0..256).await;
    sleep(500 * MS).await;
    crowd.limiter.penalize(&crowd.key, crowd.limit, Some(5 * SECOND)).await;
    // A second 429 with a shorter wait moves nothing forward.
    crowd.limiter.penalize(&crowd.key, crowd.limit, Some(SECOND)).await;
    let left = crowd.left().await;
    for (place, (number, at)) in left.iter().enumerate() {
        assert_eq!(*number, place);
        assert_eq!(*at, 500 * MS + 5 * SECOND + SECOND * place as u32);
    }
    let wakes = crowd.polls.load(Ordering::Relaxed) - 256;
    assert!(wakes as f64 <= 1.1 * 256.0, "{wakes} wake-ups for 256 grants");
}

#[tokio::test(start_paused = true)]
async fn nobody_goes_at_the_instant_of_a_penalty() {
    let mut crowd = Crowd::new(every(SECOND, 1));
    crowd.drain().await;
    crowd.wait(0..3).await;
    let limiter = crowd.limiter.clone();
    // The first is due, and awake; the penalty comes before it looks.
    advance(SECOND).await;
    limiter.penalize(&crowd.key, crowd.limit, Some(4 * SECOND)).await;
    let left: Vec<_> = crowd.left().await.iter().map(|(_, at)| at.as_secs()).collect();
    assert!(left == [5, 6, 7] || left == [1, 5, 6], "{left:?}");
}

#[tokio::test(start_paused = true)]
async fn a_hold_stops_all_buckets_of_the_seller_and_no_others() {
    let limiter = Limiter::new();
    let limit = every(SECOND, 2);
    let (a, b, other) = (key("s", "a"), key("s", "b"), key("t", "a"));
    let base = BucketKey::new(Some("s".into()), Some(TokenType::Base), "a");
    for _ in 0..2 {
        limiter.acquire(&a, limit, 1, &patient()).await.unwrap();
    }
    let start = Instant::now();
    let waiting = {
        let (limiter, a) = (limiter.clone(), a.clone());
        tokio::spawn(async move { limiter.acquire(&a, limit, 1, &patient()).await.unwrap().waited() })
    };
    tokio::task::yield_now().await;
    limiter.hold_seller(&b, 10 * SECOND).await;
    limiter.hold_seller(&b, SECOND).await;
    for free in [&other, &base] {
        assert!(limiter.acquire(free, limit, 1, &patient()).await.unwrap().waited().is_zero());
    }
    let quota = limiter.quota(&b, limit).await;
    assert_eq!((quota.used, quota.available(), quota.next_in), (0, 0, 10 * SECOND));
    assert!(quota.not_before.is_some());
    let refused = limiter.acquire(&b, limit, 1, &AcquireOptions::new(9 * SECOND)).await.unwrap_err();
    assert_eq!((refused.reason, refused.wait), (RefusalReason::SellerHold, 10 * SECOND));
    // In the bucket with tokens too, those who had to wait leave one apart.
    let mut at = Vec::new();
    for _ in 0..3 {
        limiter.acquire(&b, limit, 1, &patient()).await.unwrap();
        at.push(start.elapsed());
    }
    assert_eq!(at, [10 * SECOND, 11 * SECOND, 12 * SECOND]);
    assert_eq!(waiting.await.unwrap(), 10 * SECOND);
}

#[tokio::test(start_paused = true)]
async fn a_hold_refuses_those_who_may_not_wait_that_long() {
    let limiter = Limiter::new();
    let (key, limit) = (key("s", "b"), every(SECOND, 1));
    limiter.acquire(&key, limit, 1, &patient()).await.unwrap();
    let (l, k) = (limiter.clone(), key.clone());
    let waiting =
        tokio::spawn(async move { l.acquire(&k, limit, 1, &AcquireOptions::new(5 * SECOND)).await });
    sleep(300 * MS).await;
    limiter.hold_seller(&key, 60 * SECOND).await;
    let before = Instant::now();
    let refused = waiting.await.unwrap().unwrap_err();
    assert_eq!(before.elapsed(), Duration::ZERO, "at once");
    assert_eq!((refused.reason, refused.wait), (RefusalReason::SellerHold, 60 * SECOND));
}

#[tokio::test(start_paused = true)]
async fn a_penalty_refuses_those_who_may_not_wait_that_long_and_keeps_the_rest() {
    let mut crowd = Crowd::new(every(SECOND, 1));
    crowd.drain().await;
    let (limiter, key, limit) = (crowd.limiter.clone(), crowd.key.clone(), crowd.limit);
    let short = tokio::spawn(async move {
        let options = AcquireOptions::new(30 * SECOND).defer_above(5 * SECOND);
        limiter.acquire(&key, limit, 1, &options).await
    });
    tokio::task::yield_now().await;
    crowd.wait(0..2).await;
    crowd.limiter.penalize(&crowd.key, limit, Some(18_236 * SECOND)).await;
    let refused = short.await.unwrap().unwrap_err();
    assert_eq!((refused.reason, refused.wait), (RefusalReason::Deferred, 18_236 * SECOND));
    // Its place went to those behind.
    let at: Vec<_> = crowd.left().await.iter().map(|(_, at)| at.as_secs()).collect();
    assert_eq!(at, [18_236, 18_237]);
}

#[tokio::test(start_paused = true)]
async fn a_wait_beyond_the_ceiling_is_refused_and_takes_nothing() {
    let limiter = Limiter::new();
    let (key, limit) = (key("s", "b"), every(10 * SECOND, 1));
    limiter.acquire(&key, limit, 1, &patient()).await.unwrap();
    let before = limiter.quota(&key, limit).await;
    let now = SystemTime::now();
    for _ in 0..1000 {
        let refused =
            limiter.acquire(&key, limit, 1, &AcquireOptions::new(10 * SECOND - MS)).await.unwrap_err();
        assert_eq!((refused.reason, refused.wait), (RefusalReason::Ceiling, 10 * SECOND));
        assert!(refused.retry_at >= now + 10 * SECOND);
        assert!(refused.retry_at <= SystemTime::now() + 10 * SECOND);
    }
    assert_eq!(limiter.quota(&key, limit).await, before);
    let permit = limiter.acquire(&key, limit, 1, &AcquireOptions::new(10 * SECOND)).await.unwrap();
    assert_eq!(permit.waited(), 10 * SECOND);
    let options = AcquireOptions::new(30 * SECOND).defer_above(5 * SECOND);
    let refused = limiter.acquire(&key, limit, 1, &options).await.unwrap_err();
    assert_eq!((refused.reason, refused.wait), (RefusalReason::Deferred, 10 * SECOND));
    assert_eq!(refused.to_string(), "the request could go in 10.000 s, long enough to be deferred");
}

#[tokio::test(start_paused = true)]
async fn a_refusal_on_an_unknown_bucket_keeps_nothing() {
    let limiter = Limiter::new();
    let (key, limit) = (key("s", "b"), every(SECOND, 1));
    limiter.hold_seller(&key, 60 * SECOND).await;
    limiter.acquire(&key, limit, 1, &AcquireOptions::new(SECOND)).await.unwrap_err();
    assert_eq!(limiter.buckets(), 0);
}

#[tokio::test(start_paused = true)]
async fn dropped_waiters_give_their_places_to_those_behind() {
    let mut crowd = Crowd::new(every(SECOND, 1));
    crowd.drain().await;
    let mut aborted = Vec::new();
    for _ in 0..20 {
        let (limiter, key, limit) = (crowd.limiter.clone(), crowd.key.clone(), crowd.limit);
        aborted.push(tokio::spawn(async move { limiter.acquire(&key, limit, 1, &patient()).await.is_ok() }));
        tokio::task::yield_now().await;
    }
    crowd.wait(0..5).await;
    assert_eq!(crowd.waiting(), 25);
    sleep(1500 * MS).await;
    assert_eq!(crowd.waiting(), 24);
    for task in &aborted {
        task.abort();
    }
    let at: Vec<_> = crowd.left().await.iter().map(|(_, at)| at.as_secs()).collect();
    assert_eq!(at, [2, 3, 4, 5, 6]);
    let wakes = crowd.polls.load(Ordering::Relaxed) - 5;
    assert!(wakes <= 5, "{wakes} wake-ups for 5 grants");
}

#[tokio::test(start_paused = true)]
async fn cancelled_at_every_point_nothing_is_lost() {
    // Dropped before a poll, after each poll of the wait, and after the grant was made for it.
    for polls in 0..4 {
        let limiter = Limiter::new();
        let (key, limit) = (key("s", "b"), every(SECOND, 1));
        limiter.acquire(&key, limit, 1, &patient()).await.unwrap();
        let options = patient();
        {
            let mut first = pin!(limiter.acquire(&key, limit, 1, &options));
            let mut context = Context::from_waker(Waker::noop());
            for _ in 0..polls {
                assert!(first.as_mut().poll(&mut context).is_pending());
            }
            if polls == 3 {
                advance(SECOND).await;
                // Any look at the bucket hands the token to the first, though it is not polled.
                limiter.charge(&key, limit, 0).await;
                limiter.penalize(&key.with_bucket("other"), limit, None).await;
                let mut second = pin!(limiter.acquire(&key, limit, 1, &options));
                assert!(second.as_mut().poll(&mut context).is_pending());
                assert_eq!(limiter.quota(&key, limit).await.waiting, 1);
            }
        }
        let start = Instant::now();
        let permit = limiter.acquire(&key, limit, 1, &patient()).await.unwrap();
        let expected = if polls == 3 { Duration::ZERO } else { SECOND };
        assert_eq!((permit.waited(), start.elapsed()), (expected, expected), "after {polls} polls");
        assert_eq!(limiter.quota(&key, limit).await.used, 1);
    }
}

#[tokio::test(start_paused = true)]
async fn a_timeout_around_an_acquire_gives_the_place_back() {
    let limiter = Limiter::new();
    let (key, limit) = (key("s", "b"), every(SECOND, 1));
    limiter.acquire(&key, limit, 1, &patient()).await.unwrap();
    for _ in 0..5 {
        timeout(100 * MS, limiter.acquire(&key, limit, 1, &patient())).await.unwrap_err();
    }
    let permit = limiter.acquire(&key, limit, 1, &patient()).await.unwrap();
    assert_eq!(permit.waited(), 500 * MS);
}

#[tokio::test(start_paused = true)]
async fn a_first_that_is_not_polled_stops_no_one() {
    // Two acquires in one task: the first waits in a pinned future while the second is awaited.
    let limiter = Limiter::new();
    let (key, limit) = (key("s", "b"), every(100 * MS, 1));
    let options = patient();
    limiter.acquire(&key, limit, 1, &options).await.unwrap();
    let mut first = pin!(limiter.acquire(&key, limit, 1, &options));
    tokio::select! {
        biased;
        _ = &mut first => unreachable!("it waits"),
        () = sleep(MS) => {}
    }
    // And in another task, behind two that sleep in this one.
    let other = {
        let (limiter, key) = (limiter.clone(), key.clone());
        tokio::spawn(async move { limiter.acquire(&key, limit, 1, &patient()).await.unwrap().waited() })
    };
    let start = Instant::now();
    limiter.acquire(&key, limit, 1, &options).await.unwrap();
    assert!(start.elapsed() <= 2 * SECOND, "{:?}", start.elapsed());
    assert!(other.await.unwrap() <= 3 * SECOND);
    // Its token was kept for it.
    let now = Instant::now();
    first.await.unwrap();
    assert_eq!(now.elapsed(), Duration::ZERO);
}

#[tokio::test(start_paused = true)]
async fn firsts_of_tasks_that_are_busy_stop_no_one() {
    let limiter = Limiter::new();
    let (key, limit) = (key("s", "b"), every(100 * MS, 1));
    limiter.acquire(&key, limit, 1, &patient()).await.unwrap();
    for _ in 0..3 {
        let (limiter, key) = (limiter.clone(), key.clone());
        tokio::spawn(async move {
            let options = patient();
            let mut acquire = pin!(limiter.acquire(&key, limit, 1, &options));
            assert!(acquire.as_mut().poll(&mut Context::from_waker(Waker::noop())).is_pending());
            std::future::pending::<()>().await;
        });
    }
    tokio::task::yield_now().await;
    let waited = limiter.acquire(&key, limit, 1, &patient()).await.unwrap().waited();
    assert!(waited >= 400 * MS && waited <= 5 * SECOND, "{waited:?}");
}

#[tokio::test(start_paused = true)]
async fn a_place_given_back_is_not_counted() {
    let mut crowd = Crowd::new(every(SECOND, 1));
    crowd.drain().await;
    let (limiter, key, limit) = (crowd.limiter.clone(), crowd.key.clone(), crowd.limit);
    let middle = tokio::spawn({
        let (limiter, key) = (limiter.clone(), key.clone());
        async move { limiter.acquire(&key, limit, 10, &patient()).await.is_ok() }
    });
    tokio::task::yield_now().await;
    crowd.wait(0..1).await;
    let quota = limiter.quota(&key, limit).await;
    assert_eq!((quota.used, quota.waiting, quota.next_in), (12, 2, 12 * SECOND));
    middle.abort();
    assert!(middle.await.is_err());
    let quota = limiter.quota(&key, limit).await;
    assert_eq!((quota.used, quota.waiting, quota.next_in), (2, 1, 2 * SECOND));
    assert_eq!(crowd.left().await, [(0, SECOND)]);
}

#[tokio::test(start_paused = true)]
async fn what_was_gathered_for_one_refused_is_not_for_the_rest() {
    let mut crowd = Crowd::new(every(SECOND, 1));
    crowd.drain().await;
    let costly = tokio::spawn({
        let (limiter, key, limit) = (crowd.limiter.clone(), crowd.key.clone(), crowd.limit);
        async move { limiter.acquire(&key, limit, 33, &AcquireOptions::new(40 * SECOND)).await }
    });
    tokio::task::yield_now().await;
    crowd.wait(0..4).await;
    sleep(20 * SECOND).await;
    let mut overrides = Overrides::new();
    overrides.set(crowd.key.bucket(), Some(TokenType::Personal), every(2 * SECOND, 1));
    crowd.limiter.set_overrides(overrides);
    assert_eq!(costly.await.unwrap().unwrap_err().reason, RefusalReason::Ceiling);
    let at: Vec<_> = crowd.left().await.iter().map(|(_, at)| at.as_secs()).collect();
    assert_eq!(at, [20, 22, 24, 26]);
}

#[tokio::test(start_paused = true)]
async fn permits_can_be_given_back() {
    let limiter = Limiter::new();
    let (key, limit) = (key("s", "b"), every(SECOND, 1));
    let permit = limiter.acquire(&key, limit, 1, &patient()).await.unwrap();
    limiter.give_back(&key, limit, permit).await;
    assert!(limiter.acquire(&key, limit, 1, &patient()).await.unwrap().waited().is_zero());
}

#[tokio::test(start_paused = true)]
async fn costs_above_the_burst_are_gathered() {
    let limiter = Limiter::new();
    let (key, limit) = (key("s", "b"), every(SECOND, 2));
    let start = Instant::now();
    for (cost, at) in [(33, 31), (1, 32), (10, 42), (0, 43)] {
        let permit = limiter.acquire(&key, limit, cost, &patient()).await.unwrap();
        assert_eq!(start.elapsed(), at * SECOND);
        assert_eq!(permit.cost(), cost.max(1));
    }
    // What was gathered for one that gave up is not kept beyond the burst.
    timeout(30 * SECOND, limiter.acquire(&key, limit, 33, &patient())).await.unwrap_err();
    assert_eq!(limiter.quota(&key, limit).await.available(), 2);
}

#[tokio::test(start_paused = true)]
async fn charges_move_those_who_wait() {
    let mut crowd = Crowd::new(every(SECOND, 2));
    crowd.drain().await;
    crowd.wait(0..3).await;
    crowd.limiter.charge(&crowd.key, crowd.limit, 9).await;
    let at: Vec<_> = crowd.left().await.iter().map(|(_, at)| at.as_secs()).collect();
    assert_eq!(at, [10, 11, 12]);
    let wakes = crowd.polls.load(Ordering::Relaxed) - 3;
    assert!(wakes <= 3, "{wakes} wake-ups for 3 grants");
}

#[tokio::test(start_paused = true)]
async fn headers_narrow_the_bucket() {
    let limiter = Limiter::new();
    let (key, limit) = (key("s", "b"), every(SECOND, 10));
    limiter.acquire(&key, limit, 1, &patient()).await.unwrap();
    let headers = RateLimitHeaders { limit: Some(5), remaining: Some(4), ..Default::default() };
    limiter.observe(&key, limit, &headers).await;
    let quota = limiter.quota(&key, limit).await;
    assert_eq!((quota.capacity, quota.used, quota.available()), (5, 1, 4));
    // Another process used the rest.
    limiter.observe(&key, limit, &RateLimitHeaders { remaining: Some(0), ..Default::default() }).await;
    assert_eq!(limiter.acquire(&key, limit, 1, &patient()).await.unwrap().waited(), SECOND);
    // A wider answer changes nothing, and nothing said makes no bucket.
    let headers = RateLimitHeaders { limit: Some(50), remaining: Some(49), ..Default::default() };
    limiter.observe(&key, limit, &headers).await;
    assert_eq!(limiter.quota(&key, limit).await.available(), 0);
    limiter.observe(&key.with_bucket("x"), limit, &headers).await;
    assert_eq!(limiter.buckets(), 1);
}

#[tokio::test(start_paused = true)]
async fn quota_takes_nothing() {
    let limiter = Limiter::new();
    let (key, limit) = (key("s", "b"), every(SECOND, 3));
    for _ in 0..100 {
        let quota = limiter.quota(&key, limit).await;
        assert_eq!((quota.capacity, quota.used, quota.available()), (3, 0, 3));
        assert_eq!(
            (quota.next_in, quota.resets_in, quota.not_before),
            (Duration::ZERO, Duration::ZERO, None)
        );
    }
    assert_eq!(limiter.buckets(), 0);
    for _ in 0..3 {
        limiter.acquire(&key, limit, 1, &patient()).await.unwrap();
    }
    sleep(1500 * MS).await;
    let quota = limiter.quota(&key, limit).await;
    assert_eq!((quota.used, quota.next_in, quota.resets_in), (2, Duration::ZERO, 1500 * MS));
    limiter.penalize(&key, limit, Some(10 * SECOND)).await;
    let quota = limiter.quota(&key, limit).await;
    assert_eq!((quota.used, quota.next_in, quota.resets_in), (3, 10 * SECOND, 12 * SECOND));
    assert!(quota.not_before.is_some());
}

#[tokio::test(start_paused = true)]
async fn overrides_replan_those_who_wait() {
    let mut crowd = Crowd::new(every(10 * SECOND, 1));
    crowd.drain().await;
    crowd.wait(0..3).await;
    let bucket = crowd.key.bucket().to_owned();
    // Faster: nine of ten seconds have passed, worth one token of the new limit.
    sleep(9 * SECOND).await;
    let mut overrides = Overrides::new();
    overrides.set(&bucket, None, every(SECOND, 5));
    crowd.limiter.set_overrides(overrides);
    assert_eq!(crowd.limiter.limit(&crowd.key, crowd.limit), every(SECOND, 5));
    let at: Vec<_> = crowd.left().await.iter().map(|(_, at)| at.as_secs()).collect();
    assert_eq!(at, [9, 10, 11]);
    // Slower again, with one waiting longer than it may.
    let (limiter, key, limit) = (crowd.limiter.clone(), crowd.key.clone(), crowd.limit);
    let waiting =
        tokio::spawn(async move { limiter.acquire(&key, limit, 1, &AcquireOptions::new(5 * SECOND)).await });
    tokio::task::yield_now().await;
    crowd.limiter.set_overrides(Overrides::new());
    assert!(crowd.limiter.overrides().is_empty());
    let refused = waiting.await.unwrap().unwrap_err();
    assert_eq!((refused.reason, refused.wait), (RefusalReason::Ceiling, 10 * SECOND));
}

#[tokio::test(start_paused = true)]
async fn a_hundred_thousand_sellers_leave_nothing_behind() {
    let limiter = Limiter::new();
    let limit = every(SECOND, 3);
    for seller in 0..100_000 {
        limiter.acquire(&key(&seller.to_string(), "b"), limit, 1, &patient()).await.unwrap();
    }
    assert_eq!(limiter.buckets(), 100_000);
    sleep(2 * SECOND).await;
    // One seller goes on; a shard is swept every half second.
    let one = key("one", "b");
    for _ in 0..SHARDS * 2 {
        limiter.acquire(&one, limit, 1, &patient()).await.unwrap();
        sleep(SECOND).await;
    }
    assert!(limiter.buckets() <= 1, "{} buckets", limiter.buckets());
    #[cfg_attr(not(feature = "redis"), allow(irrefutable_let_patterns))]
    let Store::Memory(memory) = &*limiter.store else { unreachable!() };
    let room: usize = memory.shards.iter().map(|shard| lock(shard).buckets.capacity()).sum();
    assert!(room <= SHARDS * SWEEP_ABOVE * 4, "room for {room}");
}

#[tokio::test(start_paused = true)]
async fn sellers_that_come_and_go_do_not_pile_up() {
    let limiter = Limiter::new();
    let limit = every(MS, 1);
    let mut most = 0;
    for seller in 0..100_000 {
        limiter.acquire(&key(&seller.to_string(), "b"), limit, 1, &patient()).await.unwrap();
        if seller % 100 == 0 {
            advance(10 * MS).await;
            most = most.max(limiter.buckets());
        }
    }
    assert!(most <= SHARDS * SWEEP_ABOVE * 2, "{most} buckets");
}

#[derive(Debug, Clone)]
enum Call {
    Acquire(u32),
    Pause(u32),
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Any history of calls leaves at the instants the pure rule tells.
    #[test]
    fn leaves_when_the_rule_says(
        interval in 1u64..=20, burst in 1u32..=6,
        calls in proptest::collection::vec(
            prop_oneof![3 => (1u32..=12).prop_map(Call::Acquire), 1 => (0u32..=60).prop_map(Call::Pause)], 1..60),
    ) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build().unwrap();
        runtime.block_on(async {
            let limit = Limit::new(interval, 1, interval, burst);
            let limiter = Limiter::new();
            let (key, start) = (key("s", "b"), Instant::now());
            let mut state = None;
            let mut expected = Vec::new();
            let mut tasks = Vec::new();
            for call in calls {
                match call {
                    Call::Pause(pause) => sleep(MS * pause).await,
                    Call::Acquire(cost) => {
                        let now = micros(start.elapsed());
                        let decision = evaluate(state, Rate::from(limit), cost, now, None);
                        state = Some(decision.state);
                        expected.push(now + decision.wait);
                        let (limiter, key) = (limiter.clone(), key.clone());
                        tasks.push(tokio::spawn(async move {
                            limiter.acquire(&key, limit, cost, &patient()).await.unwrap();
                            micros(start.elapsed())
                        }));
                        tokio::task::yield_now().await;
                    }
                }
            }
            for (task, expected) in tasks.into_iter().zip(expected) {
                assert_eq!(task.await.unwrap(), expected);
            }
        });
    }
}

/// Real time and real threads: the count stays within the limit whatever the order of things.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn threads_never_get_more_than_the_limit() {
    let limiter = Limiter::new();
    let (key, limit) = (key("s", "b"), every(2 * MS, 5));
    let start = Instant::now();
    let mut tasks = JoinSet::new();
    for number in 0..32 {
        let (limiter, key) = (limiter.clone(), key.clone());
        tasks.spawn(async move {
            let mut grants = 0;
            for round in 0..8 {
                if (number + round) % 3 == 0 {
                    // Cancelled somewhere on its way.
                    let within = MS * (round % 5);
                    grants +=
                        u32::from(timeout(within, limiter.acquire(&key, limit, 1, &patient())).await.is_ok());
                } else {
                    limiter.acquire(&key, limit, 1, &patient()).await.unwrap();
                    grants += 1;
                }
            }
            grants
        });
    }
    let mut grants = 0;
    while let Some(task) = tasks.join_next().await {
        grants += task.unwrap();
    }
    let most = 5 + start.elapsed().as_micros() / 2000;
    assert!(u128::from(grants) <= most, "{grants} grants, {most} at most");
    assert!(grants >= 32 * 5, "{grants} grants");
    assert_eq!(limiter.quota(&key, limit).await.waiting, 0);
}
