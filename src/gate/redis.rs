//! Gates in Redis, for any number of processes. The rules are in `gate.lua`.

use std::fmt::Write as _;
use std::hash::{BuildHasher as _, Hasher as _};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use redis::{FromRedisValue as _, Value};
use tokio::runtime::Handle;
use tokio::time::{Instant, sleep};

use super::memory::Entry;
use super::{Job, Owner, Priority, Settings};
use crate::limits::{RedisStore, Text, Wire};

pub(super) static SCRIPT: Text =
    Text::new(include_str!("gate.lua"), || redis::Script::new(include_str!("gate.lua")));

/// Pauses of one who waits for a gate that another process may open.
const LOOK: Duration = Duration::from_millis(500);

/// Gates in Redis. A handle.
#[derive(Clone)]
pub(super) struct Redis {
    wire: Arc<Wire>,
}

type Answer<T> = Result<T, Arc<str>>;

impl Redis {
    pub fn new(store: RedisStore) -> Self {
        Redis { wire: Arc::new(Wire::new(store)) }
    }

    /// `wb:gate:{seller}`; the braces keep it in the Cluster slot of the seller's buckets.
    pub fn key(&self, seller: &str) -> String {
        let mut key = match &self.wire.prefix {
            Some(prefix) => format!("{prefix}:gate:{{"),
            None => "wb:gate:{".to_owned(),
        };
        let _ = write!(key, "{}", Escaped(seller));
        key.push('}');
        key
    }

    async fn call(&self, seller: &str, what: &str, arguments: &[&str]) -> Answer<Vec<Value>> {
        let mut all = vec![what, ""];
        all.extend(arguments);
        let answer = self.wire.run(&SCRIPT, &self.key(seller), &all).await;
        let answer = answer.map_err(|problem| Arc::<str>::from(problem.to_string()))?;
        Vec::from_redis_value(answer).map_err(|_| odd())
    }

    pub async fn enter(&self, job: &Job, settings: &Settings) -> Answer<Entry> {
        let entry = entry();
        // If it is not known what came of it, a gate that was entered is left again.
        let mut doubt = Doubt { redis: self, job, entry: &entry, settings, over: false };
        let user = if job.priority == Priority::User { "1" } else { "0" };
        let lease = settings.lease.as_millis().to_string();
        let answer = self.call(&job.seller, "enter", &[&job.id, user, &lease, &entry]).await;
        let entered = entered(&answer?);
        doubt.over = entered.is_some();
        entered.ok_or_else(odd)
    }

    pub async fn renew(&self, seller: &str, fence: u64, span: Duration, park: bool) -> Answer<Option<bool>> {
        let (fence, span) = (fence.to_string(), span.as_millis().to_string());
        let answer = self.call(seller, "renew", &[&fence, &span, if park { "1" } else { "0" }]).await?;
        match &answer[..] {
            [Value::Int(0)] => Ok(None),
            [Value::Int(1), Value::Int(claimed)] => Ok(Some(*claimed == 1)),
            _ => Err(odd()),
        }
    }

    pub async fn release(&self, seller: &str, fence: u64) -> Answer<()> {
        self.call(seller, "release", &[&fence.to_string()]).await.map(drop)
    }

    pub async fn owner(&self, seller: &str) -> Answer<Option<Owner>> {
        let answer = self.call(seller, "owner", &[]).await?;
        if answer.is_empty() {
            return Ok(None);
        }
        owner(&answer).map(Some).ok_or_else(odd)
    }

    /// From a destructor: on a task, again and again for as long as it would matter.
    pub fn later(&self, seller: &str, what: &'static str, argument: String, for_: Duration) {
        let Ok(runtime) = Handle::try_current() else { return };
        let (redis, seller) = (self.clone(), seller.to_owned());
        runtime.spawn(async move {
            let end = Instant::now() + for_;
            while redis.call(&seller, what, &[&argument]).await.is_err() && Instant::now() < end {
                sleep(LOOK).await;
            }
        });
    }

    /// It is time to look.
    pub async fn changed(&self) {
        sleep(LOOK).await;
    }
}

/// One who may have entered without knowing.
struct Doubt<'a> {
    redis: &'a Redis,
    job: &'a Job,
    entry: &'a str,
    settings: &'a Settings,
    over: bool,
}

impl Drop for Doubt<'_> {
    fn drop(&mut self) {
        if !self.over {
            self.redis.later(&self.job.seller, "abandon", self.entry.to_owned(), self.settings.lease);
        }
    }
}

/// Tells this try to enter from all others.
fn entry() -> String {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    let mut hasher = std::collections::hash_map::RandomState::new().build_hasher();
    hasher.write_u32(std::process::id());
    format!("{:x}-{:x}", hasher.finish(), NEXT.fetch_add(1, Ordering::Relaxed))
}

fn odd() -> Arc<str> {
    "it answers with something else than expected".into()
}

fn text(value: &Value) -> Option<String> {
    String::from_redis_value_ref(value).ok()
}

pub(super) fn entered(answer: &[Value]) -> Option<Entry> {
    let [Value::Int(code), value] = answer else { return None };
    let value = text(value)?;
    Some(match code {
        0 => Entry::Entered { fence: value.parse().ok()? },
        1 => Entry::Busy { job: value.into() },
        2 => Entry::AlreadyRunning { job: value.into() },
        _ => return None,
    })
}

pub(super) fn owner(answer: &[Value]) -> Option<Owner> {
    let [job, Value::Int(user), fence, Value::Int(parked), remaining, next] = answer else { return None };
    Some(Owner {
        job: text(job)?.into(),
        priority: if *user == 1 { Priority::User } else { Priority::Scheduled },
        fence: text(fence)?.parse().ok()?,
        deferred: *parked == 1,
        remaining: Duration::from_millis(text(remaining)?.parse().ok()?),
        next: text(next).filter(|next| !next.is_empty()).map(Into::into),
    })
}

struct Escaped<'a>(&'a str);

impl std::fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        crate::limits::escaped(self.0, f)
    }
}

#[cfg(test)]
#[path = "redis_tests.rs"]
mod tests;
