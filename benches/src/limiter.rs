//! The limiter beside governor and beside bare Redis. Run it with `cargo xtask bench limiter`.

mod row;
#[path = "../../tests/support/redis.rs"]
mod support;

use std::future::Future;
use std::hint::black_box;
use std::num::NonZeroU32;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::{Context, Poll, Waker};
use std::time::{Duration, Instant};

use governor::{DefaultKeyedRateLimiter, Quota};
use row::Row;
use tokio::task::JoinSet;
use wildberries::TokenType;
use wildberries::limits::{AcquireOptions, BucketKey, Limit, Limiter, RedisStore, WhenStoreFails};

const KEYS: usize = 10_000;
const ROUNDS: usize = 61;

fn main() {
    let mut rows = in_memory();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    // One thread, so that who is woken first is seen to go first.
    let single = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    rows.extend(single.block_on(waiting()));
    if let Some(server) = support::start() {
        rows.extend(runtime.block_on(redis_rows(&server)));
        rows.extend(single.block_on(redis_waiting(&server)));
    }
    println!("{}", serde_json::to_string(&rows).unwrap());
}

fn keys() -> Vec<BucketKey> {
    (0..KEYS).map(key).collect()
}

fn key(number: usize) -> BucketKey {
    BucketKey::new(
        Some(format!("{number:08}-0000-4000-8000-000000000000").into()),
        Some(TokenType::Personal),
        "b",
    )
}

fn patient() -> AcquireOptions {
    AcquireOptions::new(Duration::from_secs(1_000_000))
}

/// Runs `work` on threads at once, each with its number; nanoseconds per call of one thread.
fn threads(count: usize, calls: usize, work: impl Fn(usize) + Sync) -> f64 {
    let start = Instant::now();
    std::thread::scope(|scope| {
        for thread in 0..count {
            let work = &work;
            scope.spawn(move || work(thread));
        }
    });
    start.elapsed().as_nanos() as f64 / calls as f64
}

/// Acquires that are ready at once, over 10,000 keys.
fn in_memory() -> Vec<Row> {
    const CALLS: usize = 60_000;
    // Neither ever refuses.
    let limit = Limit::new(1, 1, 1, u32::MAX);
    let quota = Quota::per_second(NonZeroU32::MAX);
    let (keys, options) = (keys(), patient());
    let limiter = Limiter::new();
    let governor: DefaultKeyedRateLimiter<u64> = DefaultKeyedRateLimiter::keyed(quota);
    let ours = |thread: usize| {
        let mut context = Context::from_waker(Waker::noop());
        let mut at = thread * 4_999;
        for _ in 0..CALLS {
            at = (at + 1) % KEYS;
            let acquire = pin!(limiter.acquire(&keys[at], limit, 1, &options));
            assert!(black_box(acquire.poll(&mut context)).is_ready());
        }
    };
    let theirs = |thread: usize| {
        let mut at = thread * 4_999;
        for _ in 0..CALLS {
            at = (at + 1) % KEYS;
            assert!(black_box(governor.check_key(&(at as u64))).is_ok());
        }
    };
    let mut rows = Vec::new();
    for count in [1, 2] {
        let (mut ours_ns, mut theirs_ns, mut ratios) = (Vec::new(), Vec::new(), Vec::new());
        for _ in 0..ROUNDS {
            let (a, b) = (threads(count, CALLS, ours), threads(count, CALLS, theirs));
            ours_ns.push(a);
            theirs_ns.push(b);
            ratios.push(a / b);
        }
        let (a, b, ratio) = (median(ours_ns), median(theirs_ns), median(ratios));
        let name =
            format!("memory acquire, {count} thread{}, 10,000 keys", if count == 1 { "" } else { "s" });
        let bar = "at most 2.0x governor's keyed check";
        rows.push(Row { ratio, ..Row::new(name, "ns", a, b, bar, ratio <= 2.0) });
    }
    rows
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

const INTERVAL_MS: u64 = 20;
const INTERVAL: Duration = Duration::from_millis(INTERVAL_MS);
const GRANTS: usize = 4 * 64;

/// How 64 tasks fare that wait for one bucket again and again.
struct Quality {
    wakes: f64,
    out_of_order: f64,
    jain: f64,
    longest: f64,
}

/// `polls`: how often an acquire is polled that waits once, and never in vain.
async fn quality<F, A>(needed: usize, acquire: F) -> Quality
where
    F: Fn() -> A + Clone + Send + 'static,
    A: Future<Output = ()> + Send + 'static,
{
    const TASKS: usize = 64;
    let (polls, arrivals) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
    let granted: Arc<std::sync::Mutex<Vec<usize>>> = Arc::default();
    acquire().await;
    let mut tasks = JoinSet::new();
    for _ in 0..TASKS {
        let (acquire, polls) = (acquire.clone(), polls.clone());
        let (arrivals, granted) = (arrivals.clone(), granted.clone());
        tasks.spawn(async move {
            let (mut own, mut longest) = (0usize, Duration::ZERO);
            loop {
                let arrived = arrivals.fetch_add(1, Ordering::Relaxed);
                let start = Instant::now();
                Counted { future: Box::pin(acquire()), polls: polls.clone() }.await;
                let mut granted = granted.lock().unwrap();
                if granted.len() >= GRANTS {
                    return (own, longest);
                }
                granted.push(arrived);
                own += 1;
                longest = longest.max(start.elapsed());
            }
        });
    }
    let (mut sum, mut squares, mut longest) = (0.0, 0.0, Duration::ZERO);
    while let Some(task) = tasks.join_next().await {
        let (own, wait) = task.unwrap();
        sum += own as f64;
        squares += (own * own) as f64;
        longest = longest.max(wait);
    }
    let granted = granted.lock().unwrap();
    let mut latest = 0;
    let mut out_of_order = 0;
    for arrived in granted.iter() {
        out_of_order += usize::from(*arrived < latest);
        latest = latest.max(*arrived);
    }
    let acquires = (GRANTS + TASKS) as f64;
    Quality {
        wakes: (polls.load(Ordering::Relaxed) as f64 - acquires * (needed - 1) as f64) / acquires,
        out_of_order: 100.0 * out_of_order as f64 / granted.len() as f64,
        jain: sum * sum / (TASKS as f64 * squares),
        longest: longest.as_secs_f64() / (INTERVAL * TASKS as u32).as_secs_f64(),
    }
}

fn quality_rows(store: &str, ours: &Quality, theirs: &Quality) -> Vec<Row> {
    let row = |what: &str, unit, ours, theirs, bar, holds| {
        Row::new(format!("{what}, 64 waiters, {store}"), unit, ours, theirs, bar, holds)
    };
    vec![
        row("wake-ups per grant", "", ours.wakes, theirs.wakes, "at most 1.1", ours.wakes <= 1.1),
        row("out of order", "%", ours.out_of_order, theirs.out_of_order, "0", ours.out_of_order == 0.0),
        row("Jain fairness", "", ours.jain, theirs.jain, "at least 0.99", ours.jain >= 0.99),
        row("longest wait / ideal", "x", ours.longest, theirs.longest, "at most 1.1", ours.longest <= 1.1),
    ]
}

async fn governor_quality() -> Quality {
    let quota = Quota::with_period(INTERVAL).unwrap();
    let governor: Arc<DefaultKeyedRateLimiter<u64>> = Arc::new(DefaultKeyedRateLimiter::keyed(quota));
    quality(2, move || {
        let governor = governor.clone();
        async move { governor.until_key_ready(&7).await }
    })
    .await
}

async fn our_quality(needed: usize, limiter: Limiter) -> Quality {
    let limit = Limit::new(INTERVAL_MS, 1, INTERVAL_MS, 1);
    let key = key(0);
    quality(needed, move || {
        let (limiter, key) = (limiter.clone(), key.clone());
        async move {
            limiter.acquire(&key, limit, 1, &patient()).await.unwrap();
        }
    })
    .await
}

async fn waiting() -> Vec<Row> {
    // One poll to come, one to go.
    let ours = our_quality(2, Limiter::new()).await;
    quality_rows("memory", &ours, &governor_quality().await)
}

const SCRIPT: &str = concat!(
    include_str!("../../src/limits/redis/begin.lua"),
    include_str!("../../src/limits/redis/plain.lua"),
    include_str!("../../src/limits/redis/bucket.lua"),
    include_str!("../../src/limits/redis/acquire.lua"),
);

/// Calls per second of `tasks` at once.
async fn rate<F, A>(tasks: usize, calls: usize, call: F) -> f64
where
    F: Fn(usize) -> A + Clone + Send + 'static,
    A: Future<Output = ()> + Send + 'static,
{
    let start = Instant::now();
    let mut set = JoinSet::new();
    for task in 0..tasks {
        let call = call.clone();
        set.spawn(async move {
            for number in 0..calls / tasks {
                call(task * 7_919 + number).await;
            }
        });
    }
    while let Some(done) = set.join_next().await {
        done.unwrap();
    }
    (calls / tasks * tasks) as f64 / start.elapsed().as_secs_f64()
}

async fn redis_limiter(server: &support::Server) -> Limiter {
    let store = RedisStore::new(&server.url())
        .unwrap()
        .connect_timeout(Duration::from_secs(5))
        .response_timeout(Duration::from_secs(5))
        .when_store_fails(WhenStoreFails::Closed);
    let limiter = Limiter::redis(store);
    limiter.check().await.unwrap();
    limiter
}

async fn redis_rows(server: &support::Server) -> Vec<Row> {
    let limiter = redis_limiter(server).await;
    let client = redis::Client::open(server.url()).unwrap();
    let connection = client.get_multiplexed_async_connection().await.unwrap();
    let limit = Limit::new(1, 1, 1, u32::MAX);
    const SELLERS: usize = 1_000;
    let buckets: Arc<Vec<BucketKey>> = Arc::new((0..SELLERS).map(key).collect());

    let acquire = {
        let (limiter, buckets) = (limiter.clone(), buckets.clone());
        move |number: usize| {
            let (limiter, buckets) = (limiter.clone(), buckets.clone());
            async move {
                let options = patient();
                black_box(limiter.acquire(&buckets[number % SELLERS], limit, 1, &options).await.unwrap());
            }
        }
    };
    let names: Arc<Vec<[String; 2]>> = Arc::new(
        buckets
            .iter()
            .map(|key| [key.to_string().replace("v3", "bare"), key.with_bucket("").to_string()])
            .collect(),
    );
    let script = |text: &str| Arc::new(redis::Script::new(text));
    let bare = |script: Arc<redis::Script>| {
        let (names, connection) = (names.clone(), connection.clone());
        move |number: usize| {
            let (names, mut connection, script) = (names.clone(), connection.clone(), script.clone());
            async move {
                let [bucket, hold] = &names[number % SELLERS];
                let answer: Vec<i64> = script
                    .key(bucket)
                    .key(hold)
                    .arg(1_000)
                    .arg(u32::MAX)
                    .arg("")
                    .arg(1)
                    .arg(1_000_000_000_000i64)
                    .invoke_async(&mut connection)
                    .await
                    .unwrap();
                black_box(answer);
            }
        }
    };
    let increment = {
        let (names, connection) = (names.clone(), connection.clone());
        move |number: usize| {
            let (names, mut connection) = (names.clone(), connection.clone());
            async move {
                let name = format!("{}:n", names[number % SELLERS][0]);
                let count: i64 = redis::cmd("INCR").arg(name).query_async(&mut connection).await.unwrap();
                black_box(count);
            }
        }
    };

    let mut rows = Vec::new();
    let same = script(SCRIPT);
    for tasks in [1, 16, 128] {
        let calls = if tasks == 1 { 6_000 } else { 24_000 };
        let (mut ours, mut theirs, mut incr, mut ratios) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for _ in 0..11 {
            let (a, b) =
                (rate(tasks, calls, acquire.clone()).await, rate(tasks, calls, bare(same.clone())).await);
            incr.push(rate(tasks, calls, increment.clone()).await);
            ours.push(a);
            theirs.push(b);
            ratios.push(a / b);
        }
        let (ours, theirs, incr, ratio) = (median(ours), median(theirs), median(incr), median(ratios));
        let name = |what: &str| format!("Redis acquire, {tasks} at once, beside {what}");
        let bar = "at least 0.90 of the bare loop";
        rows.push(Row { ratio, ..Row::new(name("EVALSHA"), "/s", ours, theirs, bar, ratio >= 0.9) });
        rows.push(Row::new(name("INCR"), "/s", ours, incr, "none", true));
    }

    // The server's own time, by its own account.
    let reset = || drop(server.command(&["CONFIG", "RESETSTAT"]));
    let spent = || {
        let stats = server.command(&["INFO", "commandstats"]);
        let evalsha = stats.lines().find(|line| line.starts_with("cmdstat_evalsha:")).unwrap_or_default();
        let field = evalsha.split(',').find_map(|field| field.strip_prefix("usec_per_call="));
        field.and_then(|field| field.parse::<f64>().ok()).unwrap_or(f64::NAN)
    };
    let without_hold =
        script(&SCRIPT.replace("redis.call('MGET', KEYS[1], KEYS[2])", "{ redis.call('GET', KEYS[1]) }"));
    // The same three commands and as long an answer, with no rules at all: what nobody gets below.
    let commands_only = script(
        "redis.call('MGET', KEYS[1], KEYS[2]) local time = redis.call('TIME')
        redis.call('SETRANGE', KEYS[1], 0, string.rep('x', 80)) return { 0, time[1], time[2] }",
    );
    let (mut with, mut without, mut floor) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..9 {
        reset();
        rate(16, 24_000, acquire.clone()).await;
        with.push(spent());
        for (script, times) in [(&without_hold, &mut without), (&commands_only, &mut floor)] {
            rate(16, 16, bare(script.clone())).await;
            reset();
            rate(16, 24_000, bare(script.clone())).await;
            times.push(spent());
        }
    }
    // The quietest round: the server counts the time it was kept from running as its own.
    let least = |values: Vec<f64>| values.into_iter().fold(f64::INFINITY, f64::min);
    let (with, without, floor) = (least(with), least(without), least(floor));
    let name = "server time per acquire, beside the same commands without rules";
    rows.push(Row::new(name, "us", with, floor, "at most 12 us", with <= 12.0));
    let name = "server time per acquire, beside one without the seller-wide hold";
    rows.push(Row::new(name, "us", with, without, "none", true));

    let before = commands(server);
    rate(16, 1_600, acquire.clone()).await;
    let at_once = (commands(server) - before) / 1_600.0;
    rows.push(Row::new("round trips per acquire, not waiting", "", at_once, 1.0, "1", at_once == 1.0));
    rows
}

/// Commands of all kinds the server was sent.
fn commands(server: &support::Server) -> f64 {
    let stats = server.command(&["INFO", "commandstats"]);
    let calls = |line: &str| line.split("calls=").nth(1)?.split(',').next()?.parse::<f64>().ok();
    // Those of the scripts, and those of this count.
    let inner = ["mget", "time", "set", "info", "config"];
    stats
        .lines()
        .filter(|line| !inner.iter().any(|name| line.starts_with(&format!("cmdstat_{name}"))))
        .filter_map(calls)
        .sum()
}

async fn redis_waiting(server: &support::Server) -> Vec<Row> {
    let limiter = redis_limiter(server).await;
    let before = commands(server);
    // One poll to send, one for the answer, one to go.
    let ours = our_quality(3, limiter).await;
    let waiting = (commands(server) - before) / (GRANTS + 64 + 1) as f64;
    let mut rows = vec![Row::new(
        "round trips per acquire, waiting",
        "",
        waiting,
        1.0,
        "1",
        (waiting - 1.0).abs() < 0.001,
    )];
    rows.extend(quality_rows("Redis", &ours, &governor_quality().await));
    rows
}

/// The middle of several measurements.
fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
