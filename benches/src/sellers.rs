//! Two minutes of a fleet: 300 sellers, five operations each, four processes that all want everything,
//! one Redis, a simulated WB. Run it with `cargo xtask bench sellers`.
//!
//! Each process has a task per seller and operation that calls as fast as it is let, so every bucket is
//! wanted four times over. WB's own count says how many requests each seller got through, beside what
//! its buckets hold: the burst, and a token per interval since its first request.

mod row;
#[path = "../../tests/support/redis.rs"]
mod support;

use std::collections::HashMap;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use row::Row;
use wildberries::events::EventKind;
use wildberries::limits::RedisStore;
use wildberries::testing::{Reply, Simulator, TokenSpec};
use wildberries::{Call, Client, Operation, RetryPolicy, Scope, Token, TokenType};

const PROCESSES: usize = 4;
const SELLERS: usize = 300;
/// Sellers begin one after the other: a fleet does not wake in one instant.
const BEGIN: Duration = Duration::from_secs(15);
const WORKER: &str = "WB_BENCH_WORKER";

/// One per second, three of six per minute or so, one per minute.
const OPERATIONS: [(&str, &str); 5] = [
    ("GET", "/adv/v1/balance"),
    ("GET", "/api/v1/warehouses"),
    ("GET", "/api/v1/transit-tariffs"),
    ("GET", "/ping"),
    ("GET", "/api/v1/seller-info"),
];
const SCOPES: [Scope; 3] = [Scope::Common, Scope::Advert, Scope::Supplies];

fn operations() -> [&'static Operation; 5] {
    OPERATIONS.map(|(method, path)| wildberries::operation(method, path).expect("an operation"))
}

fn seller(number: usize) -> String {
    format!("00000000-0000-4000-8000-{number:012}")
}

fn micros() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("a clock");
    u64::try_from(now.as_micros()).expect("a time")
}

fn main() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    match std::env::var(WORKER) {
        Ok(settings) => runtime.block_on(worker(&settings)),
        Err(_) => println!("{}", serde_json::to_string(&runtime.block_on(fleet())).unwrap()),
    }
}

/// One process: `redis start end` and the addresses of WB.
async fn worker(settings: &str) {
    let words: Vec<&str> = settings.split(' ').collect();
    let [redis, start, end, addresses @ ..] = &words[..] else { panic!("{settings}") };
    let (start, end): (u64, u64) = (start.parse().unwrap(), end.parse().unwrap());
    let mut builder = Client::builder().retry(RetryPolicy::never()).http(|http| http.no_proxy());
    for (scope, address) in SCOPES.into_iter().zip(addresses) {
        builder = builder.base_url(scope, *address);
    }
    // Not what is measured here: that a machine that is busy with other things makes Redis seem away.
    let patience = Duration::from_secs(1);
    let store =
        RedisStore::new(redis).unwrap().connect_timeout(patience).response_timeout(patience).processes(4);
    let client = builder.redis(store).build().unwrap().with_max_wait(Duration::from_secs(3600));
    let mut told = client.events().subscribe();
    tokio::spawn(async move {
        while let Some(event) = told.next().await {
            match event.kind {
                EventKind::Penalized { bucket, .. } => println!("429 {} {bucket}", micros()),
                kind => println!("event {} {kind:?}", kind.name()),
            }
        }
    });
    let until = |at: u64| tokio::time::sleep(Duration::from_micros(at.saturating_sub(micros())));
    for number in 0..SELLERS {
        let client =
            client.with_token(Token::new(TokenSpec::personal().seller(seller(number)).build()).unwrap());
        let begin = start + u64::try_from(BEGIN.as_micros()).unwrap() * number as u64 / SELLERS as u64;
        for operation in operations() {
            let (client, wait) = (client.clone(), until(begin));
            tokio::spawn(async move {
                wait.await;
                loop {
                    match client.bytes(Call::new(operation)).await {
                        Ok(_) => {}
                        Err(error) if error.is_rate_limited() => {
                            if error.status().is_none() {
                                println!("event refused {error}");
                            }
                        }
                        Err(error) => println!("event failed {error}"),
                    }
                }
            });
        }
    }
    until(end).await;
}

/// What WB has let through: per seller and operation, since when and how many.
type Counts = Arc<Mutex<HashMap<(String, usize), (Instant, u64)>>>;

async fn fleet() -> Vec<Row> {
    let seconds = std::env::var("WB_BENCH_SECONDS").ok().and_then(|text| text.parse().ok()).unwrap_or(120);
    let server = support::start().expect("a Redis server");
    let counts = Counts::default();
    let mut builder = Simulator::builder();
    for (at, (method, path)) in OPERATIONS.into_iter().enumerate() {
        let counts = Arc::clone(&counts);
        builder = builder.handler(method, path, move |request| {
            let mut counts = counts.lock().unwrap();
            let (_, count) =
                counts.entry((request.seller().to_owned(), at)).or_insert_with(|| (Instant::now(), 0));
            *count += 1;
            Reply::json(200, &serde_json::json!({}))
        });
    }
    let simulator = builder.start().await.unwrap();
    let addresses = SCOPES.map(|scope| simulator.base_url(scope));

    let start = micros() + 1_000_000;
    let end = start + u64::try_from(BEGIN.as_micros()).unwrap() + seconds * 1_000_000;
    let said: Arc<Mutex<Vec<String>>> = Arc::default();
    let mut workers = Vec::new();
    for _ in 0..PROCESSES {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .env(WORKER, format!("{} {start} {end} {}", server.url(), addresses.join(" ")))
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (output, said) = (child.stdout.take().unwrap(), Arc::clone(&said));
        let reader = std::thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                said.lock().unwrap().push(line);
            }
        });
        workers.push((child, reader));
    }
    tokio::time::sleep(Duration::from_micros(end.saturating_sub(micros()))).await;
    let (stop, counted) = (Instant::now(), counts.lock().unwrap().clone());
    for (mut child, reader) in workers {
        child.wait().unwrap();
        reader.join().unwrap();
    }
    let said = said.lock().unwrap();
    rows(&counted, stop, &said)
}

fn rows(counted: &HashMap<(String, usize), (Instant, u64)>, stop: Instant, said: &[String]) -> Vec<Row> {
    let limits = operations().map(|operation| operation.limit(TokenType::Personal));
    let (mut shares, mut total, mut possible_total) = (Vec::new(), 0, 0);
    let mut of_operation = [(0, 0); OPERATIONS.len()];
    for number in 0..SELLERS {
        let (mut got, mut possible) = (0, 0);
        for (at, limit) in limits.iter().enumerate() {
            let Some((first, count)) = counted.get(&(seller(number), at)) else { continue };
            let tokens = (stop - *first).as_micros() / limit.interval.as_micros();
            let budget = u64::from(limit.burst) + u64::try_from(tokens).unwrap();
            got += count;
            possible += budget;
            of_operation[at].0 += count;
            of_operation[at].1 += budget;
        }
        assert!(possible > 0, "seller {number} never came");
        total += got;
        possible_total += possible;
        shares.push(got as f64 / possible as f64 * 100.0);
    }
    shares.sort_by(f64::total_cmp);
    let (slowest, middle) = (shares[0], shares[SELLERS / 2]);

    // By bucket, when WB refused.
    let mut refused: HashMap<&str, Vec<u64>> = HashMap::new();
    for line in said {
        match line.split_once(' ') {
            Some(("429", rest)) => {
                let (at, bucket) = rest.split_once(' ').unwrap();
                refused.entry(bucket).or_default().push(at.parse().unwrap());
            }
            _ => eprintln!("{line}"),
        }
    }
    let mut repeated = 0;
    for (bucket, times) in &mut refused {
        times.sort_unstable();
        let window = operations()
            .into_iter()
            .zip(limits)
            .find(|(operation, _)| bucket.ends_with(operation.bucket()))
            .map_or(u64::MAX, |(_, limit)| u64::try_from(limit.period.as_micros()).unwrap());
        repeated += times.windows(2).filter(|pair| pair[1] - pair[0] < window).count();
    }
    let refusals: usize = refused.values().map(Vec::len).sum();
    let percent = refusals as f64 / (total + refusals as u64) as f64 * 100.0;

    let mut rows = vec![
        Row::new("slowest seller, of its budget", "%", slowest, 100.0, ">= 98 %", slowest >= 98.0),
        Row::new("seller in the middle, of its budget", "%", middle, 100.0, ">= 98 %", middle >= 98.0),
        Row::new(
            "slowest seller beside the middle",
            "%",
            slowest,
            middle,
            ">= 0.98 of it",
            slowest >= 0.98 * middle,
        ),
        Row::new(
            "requests, of what WB lets through",
            "",
            total as f64,
            possible_total as f64,
            ">= 0.98",
            true,
        ),
        Row::new("answers 429", "%", percent, 0.1, "< 0.1 %", percent < 0.1),
        Row::new("429 again within a window", "", repeated as f64, 0.0, "none", repeated == 0),
    ];
    rows[3].holds = rows[3].ratio >= 0.98;
    for (operation, (got, possible)) in operations().into_iter().zip(of_operation) {
        let share = got as f64 / possible.max(1) as f64;
        let name = format!("requests: {}", operation.bucket());
        rows.push(Row::new(name, "", got as f64, possible as f64, ">= 0.98", share >= 0.98));
    }
    rows
}
