//! The worker: takes jobs from the queue and works for a few sellers at a time.
//!
//! A job fetches a seller's orders day by day. It goes through the seller's gate, so that two jobs of
//! one seller do not take each other's places; inside it a wait for WB's limits longer than a few
//! seconds puts the job back, with its cursor, instead of holding up other sellers.

use std::error::Error;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Semaphore;
use wildberries::gate::{Closed, Gate, Job, Priority};
use wildberries::reports::OrdersParams;
use wildberries::values::DateTime;
use wildberries::{Client, defer};

use super::queue::{Queue, Taken};

/// Attempts of a job that fails.
const ATTEMPTS: u32 = 3;

/// How a job ended.
enum Ended {
    Done,
    /// It has to wait for a limit.
    Deferred(Duration),
    /// Another is at work for it, or may be.
    Lost,
    Failed(Box<dyn Error + Send + Sync>),
}

/// The client of a seller, where there is one.
pub type ClientOf = Box<dyn Fn(&str) -> Option<Client> + Send + Sync>;

/// What a worker needs.
pub struct Worker {
    pub queue: Queue,
    pub gate: Gate,
    /// Gives a seller's client: tokens do not belong in a queue.
    pub client_of: ClientOf,
    /// Sellers at a time.
    pub concurrency: NonZeroUsize,
    /// Longer waits put a job back.
    pub threshold: Duration,
    /// Pause before an empty queue is looked at again.
    pub idle: Duration,
}

impl Worker {
    /// Works until the future is dropped.
    pub async fn run(self) {
        let slots = Arc::new(Semaphore::new(self.concurrency.get()));
        let worker = Arc::new(self);
        loop {
            let Ok(slot) = Arc::clone(&slots).acquire_owned().await else { return };
            match worker.queue.take().await {
                Ok(Some(job)) => {
                    let worker = Arc::clone(&worker);
                    tokio::spawn(async move {
                        if let Err(error) = worker.work(&job).await {
                            // The queue is out of reach; the job comes back when its time is over.
                            eprintln!("{}: {error}", job.id);
                        }
                        drop(slot);
                    });
                }
                Ok(None) => tokio::time::sleep(worker.idle).await,
                Err(error) => {
                    eprintln!("queue: {error}");
                    tokio::time::sleep(Duration::from_secs(1)).await;
                }
            }
        }
    }

    /// Works for a job; `false` if another worker had taken it over by the end.
    async fn work(&self, job: &Taken) -> redis::RedisResult<bool> {
        let queue = &self.queue;
        let Some(client) = (self.client_of)(&job.seller) else {
            return queue.end(job, "failed", "no token for this seller").await;
        };
        let priority = if job.by_user { Priority::User } else { Priority::Scheduled };
        let lease = match self.gate.enter(&Job::new(&*job.seller, &*job.id, priority)).await {
            Ok(lease) => lease,
            // A scheduled job that finds the seller busy is for the next time, unless it is half done.
            Err(Closed::Busy { job: other }) if !job.by_user && !job.begun => {
                return queue.end(job, "skipped", &format!("busy: {other} is at work")).await;
            }
            Err(Closed::AlreadyRunning { job: other }) if *other != *job.id => {
                return queue.end(job, "skipped", &format!("already running: {other}")).await;
            }
            // A scheduled one makes way; the lease of a run of this job that died runs out.
            Err(closed) => return queue.put_back(job, self.idle * 10, &closed.to_string(), false).await,
        };
        let client = client.with_lease(&lease);
        match lease.run(defer::scope(self.threshold, self.alive(job, &client))).await {
            Ok(Ended::Done) => {
                let ended = queue.end(job, "done", "all days").await;
                lease.release().await;
                ended
            }
            Ok(Ended::Deferred(wait)) => {
                // A little longer than the wait, so as not to be a moment early.
                let progress = format!("waits {:.1} s for WB's limit", wait.as_secs_f64());
                let put_back = queue.put_back(job, wait + Duration::from_millis(5), &progress, false).await;
                // Nobody else gets in meanwhile, but a user's job.
                let _ = lease.park(wait).await;
                put_back
            }
            Ok(Ended::Failed(error)) if job.attempts + 1 >= ATTEMPTS => {
                queue.end(job, "failed", &error.to_string()).await
            }
            Ok(Ended::Failed(error)) => {
                let pause = self.idle * 10 * 2_u32.pow(job.attempts);
                queue.put_back(job, pause, &error.to_string(), true).await
            }
            Ok(Ended::Lost) | Err(_) => queue.put_back(job, self.idle * 10, "its gate was lost", false).await,
        }
    }

    /// The job, with signs of life.
    async fn alive(&self, job: &Taken, client: &Client) -> Ended {
        let signs = async {
            loop {
                tokio::time::sleep(self.queue.patience() / 3).await;
                if let Ok(false) = self.queue.keep(job).await {
                    return Ended::Lost;
                }
            }
        };
        tokio::select! {
            ended = self.orders(job, client) => ended,
            lost = signs => lost,
        }
    }

    /// The job itself: the orders of each day from the cursor on.
    async fn orders(&self, job: &Taken, client: &Client) -> Ended {
        let (Ok(mut day), Ok(last)) = (job.cursor.parse::<chrono::NaiveDate>(), job.until.parse()) else {
            return Ended::Failed("the job names no days".into());
        };
        let all_of_a_day = OrdersParams { flag: Some(1) };
        while day <= last {
            let orders = match client.reports().orders(DateTime::from(day), &all_of_a_day).await {
                Ok(orders) => orders,
                Err(error) => {
                    return match error.retry_after() {
                        Some(wait) if error.is_deferred() => Ended::Deferred(wait),
                        _ if error.is_lease_lost() => Ended::Lost,
                        _ => Ended::Failed(error.into()),
                    };
                }
            };
            // Here the orders would be stored, under the day: a day that is fetched again (its worker
            // died before the cursor was saved) replaces what was stored.
            let progress = format!("{day}: {} orders", orders.len());
            day = day + chrono::Days::new(1);
            match self.queue.save(job, &day.to_string(), &progress).await {
                Ok(true) => {}
                Ok(false) => return Ended::Lost,
                Err(error) => return Ended::Failed(error.into()),
            }
        }
        Ended::Done
    }
}
