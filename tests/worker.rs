//! The worker of the examples: what waits gives way to others, what is killed goes on elsewhere. This
//! test starts itself anew as its workers.
#![cfg(all(feature = "redis", feature = "testing", feature = "reports", unix))]

#[path = "../examples/worker/queue.rs"]
mod queue;
#[path = "support/redis.rs"]
mod support;
#[path = "../examples/worker/sync.rs"]
mod sync;

use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use queue::Queue;
use sync::Worker;
use wildberries::gate::{Gate, Job};
use wildberries::limits::{Limit, Overrides, RedisStore};
use wildberries::testing::{Reply, Simulator, TokenSpec};
use wildberries::{Client, Scope, Token};

const WORKER: &str = "WB_EXAMPLE_WORKER";
const SELLERS: usize = 8;
const DAYS: usize = 6;
const LEASE: Duration = Duration::from_millis(900);

/// Two at once, then one per 400 ms.
const LIMIT: Limit = Limit::new(400, 1, 400, 2);

/// Not a test by itself: a worker, until it is killed. `redis wb`.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn worker() {
    let Ok(settings) = std::env::var(WORKER) else { return };
    let (url, wb) = settings.split_once(' ').unwrap();
    let mut limits = Overrides::new();
    limits.set("reports.orders", None, LIMIT);
    // On a machine that is busy Redis does not count as away.
    let patience = Duration::from_secs(5);
    let store = RedisStore::new(url).unwrap().connect_timeout(patience).response_timeout(patience);
    let client = Client::builder().base_url(Scope::Statistics, wb).overrides(&limits);
    let client = client.redis(store.clone()).build().unwrap();
    let worker = Worker {
        queue: Queue::connect(url, LEASE).await.unwrap(),
        gate: Gate::redis(store).times(LEASE, LEASE / 3),
        client_of: Box::new(move |seller| {
            let token = TokenSpec::personal().seller(seller).build();
            Some(client.with_token(Token::new(token).unwrap()))
        }),
        concurrency: NonZeroUsize::new(2).unwrap(),
        threshold: Duration::from_millis(100),
        idle: Duration::from_millis(20),
    };
    worker.run().await;
}

struct Process(Child);

impl Process {
    fn start(redis: &str, wb: &str) -> Self {
        let child = Command::new(std::env::current_exe().unwrap())
            .args(["worker", "--exact", "--nocapture"])
            .env(WORKER, format!("{redis} {wb}"))
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        Process(child)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

type Calls = Arc<Mutex<HashMap<(String, String), u32>>>;

async fn simulator(calls: &Calls) -> Simulator {
    let calls = Arc::clone(calls);
    Simulator::builder()
        .limit("reports.orders", LIMIT)
        .handler("GET", "/api/v1/supplier/orders", move |request| {
            let day = request.query("dateFrom").unwrap_or_default().chars().take(10).collect();
            *calls.lock().unwrap().entry((request.seller().to_owned(), day)).or_default() += 1;
            Reply::json(200, &serde_json::json!([]))
        })
        .start()
        .await
        .unwrap()
}

/// Calls take a while, as they do.
fn slow(simulator: &Simulator) {
    simulator.on_any().always().delay(Duration::from_millis(40));
}

async fn until(what: &str, mut done: impl AsyncFnMut() -> bool) {
    let end = Instant::now() + Duration::from_secs(30);
    while !done().await {
        assert!(Instant::now() < end, "{what}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn jobs_give_way_while_they_wait_and_survive_their_workers() {
    if std::env::var_os(WORKER).is_some() {
        return;
    }
    let Some(server) = support::start() else { return };
    let calls = Calls::default();
    let simulator = simulator(&calls).await;
    slow(&simulator);
    let wb = simulator.base_url(Scope::Statistics);
    let queue = Queue::connect(&server.url(), LEASE).await.unwrap();
    let id = |seller: usize| format!("orders-{seller}");
    for seller in 0..SELLERS {
        let pushed = queue.push(&id(seller), &seller.to_string(), false, "2026-07-01", "2026-07-06").await;
        assert!(pushed.unwrap());
        let again = queue.push(&id(seller), &seller.to_string(), false, "2026-07-01", "2026-07-06").await;
        assert!(!again.unwrap());
    }
    let start = Instant::now();
    let first = Process::start(&server.url(), &wb);
    // Two at a time, yet all have begun while the first of them wait.
    let (mut waited, mut most) = (false, 0);
    until("all begin", async || {
        let running = server.command(&["ZCARD", "{jobs}:running"]);
        most = most.max(running.trim_start_matches(':').parse().unwrap());
        let mut begun = 0;
        for seller in 0..SELLERS {
            let [_, progress, cursor, attempts] = queue.look(&id(seller)).await.unwrap();
            waited |= progress.starts_with("waits ");
            begun += usize::from(cursor != "2026-07-01");
            // Waiting is not failing.
            assert_eq!(attempts, "0");
        }
        begun == SELLERS
    })
    .await;
    assert!(waited);
    assert_eq!(most, 2);
    let all_begun = start.elapsed();
    // Killed with jobs in its hands, again and again; another takes over, with the cursors as they
    // are.
    let mut killed = 0;
    let mut process = first;
    for _ in 0..3 {
        until("one is at work", async || {
            let mut running = false;
            for seller in 0..SELLERS {
                running |= queue.look(&id(seller)).await.unwrap()[0] == "running";
            }
            running
        })
        .await;
        drop(process);
        for seller in 0..SELLERS {
            killed += usize::from(queue.look(&id(seller)).await.unwrap()[0] == "running");
        }
        process = Process::start(&server.url(), &wb);
    }
    assert!(killed > 0);
    until("all are done", async || {
        let mut done = 0;
        for seller in 0..SELLERS {
            let [state, _, _, attempts] = queue.look(&id(seller)).await.unwrap();
            assert!(state != "failed" && state != "skipped" && attempts == "0", "{state}");
            done += usize::from(state == "done");
        }
        done == SELLERS
    })
    .await;
    eprintln!(
        "all had begun after {all_begun:?}, {killed} jobs lost their worker, all done after {:?}",
        start.elapsed()
    );
    let calls = calls.lock().unwrap();
    assert_eq!(calls.len(), SELLERS * DAYS);
    // Only what was in a killed one's hands was fetched again, at most.
    let again: u32 = calls.values().map(|calls| calls - 1).sum();
    assert!(again as usize <= killed, "{again} of {killed}: {calls:?}");
    // And nobody was limited by WB.
    let limited = simulator.requests().iter().filter(|request| request.status == Some(429)).count();
    assert_eq!(limited, 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seller_that_is_busy_is_skipped_or_waited_for() {
    if std::env::var_os(WORKER).is_some() {
        return;
    }
    let Some(server) = support::start() else { return };
    let calls = Calls::default();
    let simulator = simulator(&calls).await;
    let queue = Queue::connect(&server.url(), LEASE).await.unwrap();
    let gate = Gate::redis(RedisStore::new(&server.url()).unwrap()).times(LEASE, LEASE / 3);
    let lease = gate.enter(&Job::scheduled("7", "other")).await.unwrap();
    queue.push("scheduled", "7", false, "2026-07-01", "2026-07-02").await.unwrap();
    queue.push("user", "7", true, "2026-07-01", "2026-07-02").await.unwrap();
    let _worker = Process::start(&server.url(), &simulator.base_url(Scope::Statistics));
    let state = async |id| queue.look(id).await.unwrap();
    until("the scheduled one is skipped", async || state("scheduled").await[0] == "skipped").await;
    until("the user's waits", async || state("user").await[1].contains("busy")).await;
    assert!(state("scheduled").await[1].starts_with("busy: "));
    until("the one at work is told", async || lease.user_waits()).await;
    // Another start by a user is told which job runs.
    queue.push("again", "7", true, "2026-07-01", "2026-07-02").await.unwrap();
    until("it is told", async || state("again").await[1] == "already running: user").await;
    lease.release().await;
    until("the user's is done", async || state("user").await[0] == "done").await;
    assert_eq!(calls.lock().unwrap().len(), 2);
}
