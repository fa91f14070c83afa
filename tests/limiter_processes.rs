//! One bucket, four processes, eight tasks in each: this test starts itself anew as its workers.
#![cfg(feature = "redis")]

#[path = "support/redis.rs"]
mod support;

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, Stdio};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::task::JoinSet;
use wildberries::TokenType;
use wildberries::limits::{AcquireOptions, BucketKey, Limit, Limiter, RedisStore, WhenStoreFails};

const PROCESSES: usize = 4;
const TASKS: usize = 8;
const INTERVAL_MS: u64 = 10;
const BURST: u32 = 15;
/// For how long everyone takes what they can.
const RUN: Duration = Duration::from_millis(1_500);

/// Address of the server: set for a worker.
const WORKER: &str = "WB_LIMITER_WORKER";

fn micros() -> u64 {
    u64::try_from(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_micros()).unwrap()
}

/// Not a test by itself: what a worker does.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn worker() {
    let Ok(url) = std::env::var(WORKER) else { return };
    let store = RedisStore::new(&url)
        .unwrap()
        .connect_timeout(Duration::from_secs(5))
        .response_timeout(Duration::from_secs(5))
        .when_store_fails(WhenStoreFails::Closed);
    let limiter = Limiter::redis(store);
    let key = BucketKey::new(Some("fleet".into()), Some(TokenType::Service), "b");
    let limit = Limit::new(INTERVAL_MS, 1, INTERVAL_MS, BURST);
    limiter.check().await.unwrap();
    // They begin together: a process takes its time to start.
    println!("ready");
    std::io::stdin().read_line(&mut String::new()).unwrap();
    let end = std::time::Instant::now() + RUN;
    let mut tasks = JoinSet::new();
    for _ in 0..TASKS {
        let (limiter, key) = (limiter.clone(), key.clone());
        tasks.spawn(async move {
            let options = AcquireOptions::new(Duration::from_secs(600));
            let mut granted = Vec::new();
            for attempt in 0.. {
                if std::time::Instant::now() >= end {
                    break;
                }
                // Some change their minds.
                let patience = Duration::from_millis(if attempt % 5 == 4 { 30 } else { 60_000 });
                let acquire = limiter.acquire(&key, limit, 1, &options);
                if tokio::time::timeout(patience, acquire).await.is_ok_and(|permit| permit.is_ok()) {
                    granted.push(micros());
                }
            }
            granted
        });
    }
    for granted in tasks.join_all().await {
        let granted: Vec<String> = granted.iter().map(u64::to_string).collect();
        println!("granted {}", granted.join(" "));
    }
}

#[test]
fn never_more_than_the_limit_and_nobody_starves() {
    if std::env::var_os(WORKER).is_some() {
        return;
    }
    let Some(server) = support::start() else { return };
    // A process that the machine keeps from running gets less. It does not keep it from that every time.
    for attempt in 0.. {
        let (used, jain) = round(&server);
        if used >= 0.85 && jain >= 0.95 {
            return;
        }
        assert!(attempt < 4, "{used} of what there was, Jain's index {jain}");
        server.command(&["FLUSHALL"]);
    }
}

/// Part of what there was that has been used, and how evenly.
fn round(server: &support::Server) -> (f64, f64) {
    let workers: Vec<_> = (0..PROCESSES)
        .map(|_| {
            let mut worker = Command::new(std::env::current_exe().unwrap())
                .args(["worker", "--exact", "--nocapture"])
                .env(WORKER, server.url())
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .spawn()
                .unwrap();
            let mut output = BufReader::new(worker.stdout.take().unwrap());
            let mut line = String::new();
            while !line.contains("ready") {
                line.clear();
                assert_ne!(output.read_line(&mut line).unwrap(), 0, "it ended");
            }
            (worker, output)
        })
        .collect();
    let start = micros();
    for (worker, _) in &workers {
        worker.stdin.as_ref().unwrap().write_all(b"\n").unwrap();
    }
    let mut all = Vec::new();
    let mut per_process = Vec::new();
    for (mut worker, mut output) in workers {
        let mut text = String::new();
        output.read_to_string(&mut text).unwrap();
        assert!(worker.wait().unwrap().success());
        let granted: Vec<u64> = text
            .lines()
            .filter_map(|line| line.split_once("granted "))
            .flat_map(|(_, times)| times.split_whitespace().map(|time| time.parse::<u64>().unwrap()))
            .collect();
        per_process.push(granted.len() as f64);
        all.extend(granted);
    }
    all.sort_unstable();
    let interval = INTERVAL_MS * 1_000;
    // From the start on no tolerance is needed: who is late is late.
    for (count, at) in all.iter().enumerate() {
        let most = u64::from(BURST) + (at - start) / interval;
        assert!((count as u64) < most, "{} grants in {} us", count + 1, at - start);
    }
    // In any other window the first may have been late, and so make it look shorter.
    let late = 100_000;
    for (first, from) in all.iter().enumerate() {
        for (last, to) in all.iter().enumerate().skip(first) {
            let most = u64::from(BURST) + (to - from + late) / interval;
            assert!((last - first + 1) as u64 <= most, "{} grants in {} us", last - first + 1, to - from);
        }
    }
    // What there was has been used, but for the places of those who changed their minds last.
    let span = all.last().unwrap() - all[0];
    let possible = f64::from(BURST) + span as f64 / interval as f64;
    let sum: f64 = per_process.iter().sum();
    let squares: f64 = per_process.iter().map(|grants| grants * grants).sum();
    (all.len() as f64 / possible, sum * sum / (per_process.len() as f64 * squares))
}
