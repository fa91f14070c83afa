//! Two processes contend for a gate in Redis while one is killed, frozen for longer than the lease,
//! or cut off from Redis: never two owners who both believe it, and a WB that checks the fence takes
//! nothing from an owner that is no more. Where Redis loses its data the first knows at once, and the
//! fence tells the two apart until then. This test starts itself anew as its workers.
#![cfg(all(feature = "redis", feature = "testing", unix))]

#[path = "support/redis.rs"]
mod support;

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use http::HeaderName;
use tokio::net::{TcpListener, TcpStream};
use wildberries::gate::{Gate, Job};
use wildberries::limits::{Limit, Overrides, RedisStore};
use wildberries::testing::{Reply, Simulator, TokenSpec};
use wildberries::{Client, ErrorKind, RetryPolicy, Scope};

const LEASE: Duration = Duration::from_millis(900);
const WORKER: &str = "WB_GATE_WORKER";
const FENCE: HeaderName = HeaderName::from_static("x-fence");

fn micros() -> u64 {
    u64::try_from(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_micros()).unwrap()
}

/// Not a test by itself: what a worker does, for as long as it is let. `redis wb token seller name lease`, the
/// last in milliseconds.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn worker() {
    let Ok(settings) = std::env::var(WORKER) else { return };
    let words: Vec<&str> = settings.split(' ').collect();
    let [redis, wb, token, seller, name, lease] = words[..] else { panic!("{settings}") };
    let lease = Duration::from_millis(lease.parse().unwrap());
    let gate = Gate::redis(RedisStore::new(redis).unwrap()).times(lease, lease / 3);
    let mut limits = Overrides::new();
    limits.set("general.ping", None, Limit::new(1, 1, 1, 100));
    let client = Client::builder()
        .token(token)
        .base_url(Scope::Common, wb)
        .overrides(&limits)
        .fence_header(FENCE)
        .retry(RetryPolicy::never())
        .build()
        .unwrap();
    println!("ready");
    for job in 0.. {
        let Ok(lease) = gate.enter(&Job::scheduled(seller, format!("{name}-{job}"))).await else {
            tokio::time::sleep(Duration::from_millis(10)).await;
            continue;
        };
        println!("entered {}", lease.fence());
        let client = client.with_lease(&lease);
        loop {
            // What it believes at an instant before it looks, it believed at that instant.
            let at = micros();
            if !lease.is_held() {
                println!("lost {}", lease.fence());
                break;
            }
            println!("believes {} {at}", lease.fence());
            match client.ping(Scope::Common).await {
                Ok(_) => {}
                Err(error) if error.kind() == ErrorKind::LeaseLost => {}
                Err(error) => println!("refused {} {error}", lease.fence()),
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }
}

/// A way to Redis that can be cut.
async fn way(port: u16) -> (u16, Arc<AtomicBool>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let own = listener.local_addr().unwrap().port();
    let cut = Arc::new(AtomicBool::new(false));
    let is_cut = Arc::clone(&cut);
    tokio::spawn(async move {
        while let Ok((mut from, _)) = listener.accept().await {
            let is_cut = Arc::clone(&is_cut);
            tokio::spawn(async move {
                let Ok(mut to) = TcpStream::connect(("127.0.0.1", port)).await else { return };
                tokio::select! {
                    _ = tokio::io::copy_bidirectional(&mut from, &mut to) => {}
                    () = async {
                        while !is_cut.load(Ordering::SeqCst) {
                            tokio::time::sleep(Duration::from_millis(2)).await;
                        }
                    } => {}
                }
            });
        }
    });
    (own, cut)
}

/// A worker and what it said.
struct Worker {
    child: Child,
    said: Arc<Mutex<Vec<String>>>,
}

impl Worker {
    fn start(redis: &str, wb: &str, token: &str, fate: Fate, name: &str) -> Self {
        let seller = format!("{fate:?}");
        let lease = fate.lease().as_millis().to_string();
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["worker", "--exact", "--nocapture"])
            .env(WORKER, [redis, wb, token, &seller, name, &lease].join(" "))
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let said = Arc::new(Mutex::new(Vec::new()));
        let (output, lines) = (child.stdout.take().unwrap(), Arc::clone(&said));
        std::thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                lines.lock().unwrap().push(line);
            }
        });
        Worker { child, said }
    }

    fn signal(&self, signal: &str) {
        let status = Command::new("kill").args([signal, &self.child.id().to_string()]).status().unwrap();
        assert!(status.success());
    }

    /// The numbers after a word.
    fn all(&self, word: &str) -> Vec<Vec<u64>> {
        let said = self.said.lock().unwrap();
        let lines = said.iter().filter_map(|line| {
            let (_, rest) = line.split_once(word)?;
            Some(rest.split_whitespace().map_while(|number| number.parse().ok()).collect())
        });
        lines.collect()
    }

    async fn until(&self, what: &str, done: impl Fn(&Self) -> bool) {
        let end = tokio::time::Instant::now() + Duration::from_secs(20);
        while !done(self) {
            assert!(tokio::time::Instant::now() < end, "{what}: {:?}", self.said.lock().unwrap().last());
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Fate {
    Killed,
    Frozen,
    CutOff,
    /// Redis loses its data.
    Forgotten,
}

impl Fate {
    /// Long enough where no heartbeat is to have a part in it.
    fn lease(self) -> Duration {
        if self == Fate::Forgotten { 100 * LEASE } else { LEASE }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn never_two_owners_who_both_believe_it() {
    if std::env::var_os(WORKER).is_some() {
        return;
    }
    let fates = [Fate::Killed, Fate::Frozen, Fate::CutOff, Fate::Forgotten];
    for fate in fates.map(|fate| tokio::spawn(contend(fate))) {
        fate.await.unwrap();
    }
}

async fn contend(fate: Fate) {
    let Some(server) = support::start() else { return };
    let port = server.port;
    // A WB that knows the largest fence it has seen, and takes no smaller one.
    let (largest, taken) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicU64::new(0)));
    let late = Arc::new(AtomicU64::new(0));
    let counts = (Arc::clone(&largest), Arc::clone(&taken), Arc::clone(&late));
    let simulator = Simulator::builder()
        .rate_limits(false)
        .handler("GET", "/ping", move |request| {
            let (largest, taken, late) = &counts;
            let header = request.headers().get(FENCE).and_then(|fence| fence.to_str().ok()?.parse().ok());
            let fence: u64 = header.expect("a fence");
            if largest.fetch_max(fence, Ordering::SeqCst) > fence {
                late.fetch_add(1, Ordering::SeqCst);
                return Reply::new(412);
            }
            taken.fetch_add(1, Ordering::SeqCst);
            Reply::json(200, &serde_json::json!({"TS": "now", "Status": "OK"}))
        })
        .start()
        .await
        .unwrap();
    let token = simulator.token(&TokenSpec::personal());
    let wb = simulator.base_url(Scope::Common);
    let (way, cut) = way(port).await;
    let through = format!("redis://127.0.0.1:{way}");
    let first = Worker::start(&through, &wb, &token, fate, "first");
    first.until("the first enters", |worker| !worker.all("believes ").is_empty()).await;
    let second = Worker::start(&format!("redis://127.0.0.1:{port}"), &wb, &token, fate, "second");
    second.until("the second is ready", |worker| !worker.all("ready").is_empty()).await;
    // The lease is prolonged meanwhile.
    tokio::time::sleep(LEASE).await;
    assert!(second.all("entered ").is_empty());
    match fate {
        Fate::Killed => first.signal("-KILL"),
        Fate::Frozen => first.signal("-STOP"),
        Fate::CutOff => cut.store(true, Ordering::SeqCst),
        Fate::Forgotten => assert_eq!(server.command(&["FLUSHALL"]), "+OK"),
    }
    second.until("the second enters", |worker| worker.all("believes ").len() > 20).await;
    if fate == Fate::Frozen {
        first.signal("-CONT");
    }
    if fate != Fate::Killed {
        first.until("the first knows", |worker| !worker.all("lost ").is_empty()).await;
    }
    tokio::time::sleep(LEASE / 2).await;

    let mut spans: Vec<(u64, u64, u64)> = Vec::new();
    for worker in [&first, &second] {
        for line in worker.all("believes ") {
            let [fence, at] = line[..] else { continue };
            match spans.iter_mut().find(|(of, ..)| *of == fence) {
                Some((_, _, last)) => *last = at,
                None => spans.push((fence, at, at)),
            }
        }
    }
    spans.sort_by_key(|(_, first, _)| *first);
    assert!(spans.len() >= 2, "{spans:?}");
    for pair in spans.windows(2) {
        // A forgotten owner has 100 ms to hear of the next, and a busy machine may need longer.
        let both = pair[0].2.saturating_sub(pair[1].1);
        assert!(both == 0 || fate == Fate::Forgotten && both < 1_000_000, "{fate:?}: two believe: {spans:?}");
        assert!(pair[0].0 < pair[1].0, "{fate:?}: fences: {spans:?}");
    }
    // One request may have been on the way when its owner froze. It was refused.
    let late = late.load(Ordering::SeqCst);
    assert!(late <= u64::from(fate == Fate::Frozen) || fate == Fate::Forgotten, "{fate:?}: {late}");
    assert_eq!(first.all("refused ").len() as u64, late);
    assert!(second.all("refused ").is_empty() && taken.load(Ordering::SeqCst) > 40);
}
