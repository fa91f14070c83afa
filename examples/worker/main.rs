//! Syncs of many sellers from a queue in Redis, five sellers at a time.
//!
//! `cargo run --example worker --features redis` needs a Redis at `REDIS_URL` (redis://127.0.0.1
//! unless set). It puts a job of two weeks for each of eight simulated sellers into the queue and
//! works until all are done. WB lets ten requests through at once and then one per minute (here: one
//! per 6 s), so every job has to wait, and is put back meanwhile. Kill it and start it again: it goes
//! on where it was. `SYNC_QUEUE_CONCURRENCY` is how many sellers are worked for at a time.
//!
//! Read sync.rs first: the job, and what becomes of it when it has to wait. queue.rs is the queue,
//! which could be any other.

mod queue;
mod sync;

use std::error::Error;
use std::num::NonZeroUsize;
use std::time::Duration;

use wildberries::gate::Gate;
use wildberries::limits::{Limit, RedisStore};
use wildberries::testing::{Simulator, TokenSpec};
use wildberries::{Token, defer};

use queue::Queue;
use sync::Worker;

const DAYS: u64 = 14;
const SELLERS: usize = 8;
const FIVE: NonZeroUsize = NonZeroUsize::new(5).unwrap();

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let url = std::env::var("REDIS_URL").unwrap_or_else(|_| "redis://127.0.0.1".to_owned());
    let concurrency = match std::env::var("SYNC_QUEUE_CONCURRENCY") {
        Ok(text) => text.parse().map_err(|error| format!("SYNC_QUEUE_CONCURRENCY: {error}"))?,
        Err(_) => FIVE,
    };

    // Ten times as fast as WB, so that it can be watched.
    let limit = Limit::new(6_000, 1, 6_000, 10);
    let simulator = Simulator::builder().limit("reports.orders", limit).start().await?;
    // What all sellers share: connections, events, and the limiter in Redis, like the gates below.
    let store = RedisStore::new(&url)?;
    let client = simulator.client().redis(store.clone()).build()?;
    client.limiter().check().await.map_err(|problem| format!("Redis at REDIS_URL: {problem}"))?;

    let queue = Queue::connect(&url, Duration::from_secs(90)).await?;
    let today = chrono::Utc::now().date_naive();
    let (from, until) = (today - chrono::Days::new(DAYS), today - chrono::Days::new(1));
    let sellers: Vec<String> = (0..SELLERS).map(|number| format!("seller-{number}")).collect();
    for seller in &sellers {
        let (from, until) = (from.to_string(), until.to_string());
        queue.push(&format!("orders-{seller}"), seller, false, &from, &until).await?;
    }

    let worker = Worker {
        queue: queue.clone(),
        gate: Gate::redis(store).events(client.events().clone()),
        // In earnest: from where the sellers' tokens are kept.
        client_of: Box::new(move |seller| {
            let token = TokenSpec::personal().seller(seller).build();
            Some(client.with_token(Token::new(token).ok()?))
        }),
        concurrency,
        threshold: defer::THRESHOLD,
        idle: Duration::from_millis(200),
    };
    let working = tokio::spawn(worker.run());
    loop {
        let mut open = 0;
        for seller in &sellers {
            let [state, progress, ..] = queue.look(&format!("orders-{seller}")).await?;
            println!("{seller}  {state:<8} {progress}");
            open += usize::from(!matches!(state.as_str(), "done" | "failed" | "skipped"));
        }
        println!();
        if open == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    working.abort();
    Ok(())
}
