//! Gates in Redis, for any number of processes. The rules are in `gate.lua`.

use std::hash::{BuildHasher as _, Hasher as _};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use redis::{FromRedisValue as _, Value};
use tokio::runtime::Handle;
use tokio::time::{Instant, sleep};

use super::memory::Entry;
use super::news::News;
use super::{Job, LOOK, Owner, Priority, Settings};
use crate::events::Events;
use crate::limits::{Argument, RedisStore, Script, Wire, escaped};

pub(super) static SCRIPT: Script =
    Script::new(include_str!("gate.lua"), || redis::Script::new(include_str!("gate.lua")));

/// A gate the server knows nothing of is new, or the server has lost its data. The owner it had, if
/// any, is told that another has entered, and has this long to hear it.
const NOTICE: Duration = Duration::from_millis(100);

/// Gates in Redis. A handle.
#[derive(Clone)]
pub(super) struct Redis {
    store: RedisStore,
    wire: Arc<Wire>,
    news: News,
}

type Answer<T> = Result<T, Arc<str>>;

fn number(number: u64) -> Argument {
    Argument::Number(i64::try_from(number).unwrap_or(i64::MAX))
}

fn milliseconds(span: Duration) -> Argument {
    Argument::Number(i64::try_from(span.as_millis()).unwrap_or(i64::MAX))
}

fn flag(flag: bool) -> Argument {
    Argument::Number(flag.into())
}

impl Redis {
    pub fn new(store: RedisStore) -> Self {
        let news = News::default();
        let tell = news.clone();
        let listener = Box::new(move |key: Option<&[u8]>| {
            tell.tell(key.map(|key| String::from_utf8_lossy(key).as_ref().into()));
        });
        Redis { wire: Arc::new(Wire::new(store.clone(), "gate", listener)), store, news }
    }

    /// The same, with a stream for those that have none.
    pub fn with_events(&self, events: &Events) -> Self {
        Redis::new(self.store.clone().events_or(events))
    }

    /// `wb:gate:{seller}`; the braces keep it in the Cluster slot of the seller's buckets.
    pub fn key(&self, seller: &str) -> String {
        format!("{}:{{{}}}", self.wire.prefix(), Escaped(seller))
    }

    pub fn news(&self) -> &News {
        &self.news
    }

    async fn call(&self, seller: &str, what: &'static str, more: Vec<Argument>) -> Answer<Vec<Value>> {
        let mut all =
            vec![Argument::Word(what), Argument::Word(""), Argument::Text(self.wire.channel().clone())];
        all.extend(more);
        let answer = self.wire.run(&SCRIPT, self.key(seller), all).await;
        answer.map_err(|problem| problem.to_string().into())
    }

    pub async fn enter(&self, job: &Job, settings: &Settings) -> Answer<Entry> {
        let entry = entry();
        // If it is not known what came of it, a gate that was entered is left again.
        let mut doubt = Doubt { redis: self, job, entry: &entry, settings, over: false };
        let arguments = vec![
            Argument::Text(job.id.clone()),
            flag(job.is_user()),
            milliseconds(settings.lease),
            Argument::Text(entry.clone()),
        ];
        let answer = self.call(&job.seller, "enter", arguments).await?;
        let entered = entered(&answer);
        if let [Value::Int(0), _, Value::Int(1)] = answer[..] {
            sleep(NOTICE).await;
        }
        doubt.over = entered.is_some();
        entered.ok_or_else(odd)
    }

    pub async fn renew(&self, job: &Job, fence: u64, span: Duration, park: bool) -> Answer<Option<bool>> {
        let arguments = vec![
            number(fence),
            milliseconds(span),
            flag(park),
            Argument::Text(job.id.clone()),
            flag(job.is_user()),
        ];
        match &self.call(&job.seller, "renew", arguments).await?[..] {
            [Value::Int(0)] => Ok(None),
            [Value::Int(1), Value::Int(claimed)] => Ok(Some(*claimed == 1)),
            _ => Err(odd()),
        }
    }

    pub async fn release(&self, seller: &str, fence: u64) -> Answer<()> {
        self.call(seller, "release", vec![number(fence)]).await.map(drop)
    }

    pub async fn owner(&self, seller: &str) -> Answer<Option<Owner>> {
        let answer = self.call(seller, "owner", Vec::new()).await?;
        if answer.is_empty() {
            return Ok(None);
        }
        owner(&answer).map(Some).ok_or_else(odd)
    }

    /// From a destructor.
    pub fn release_later(&self, seller: &str, fence: u64, settings: &Settings) {
        self.later(seller, "release", number(fence), settings);
    }

    /// From a destructor.
    pub fn unclaim_later(&self, job: &Job, settings: &Settings) {
        self.later(&job.seller, "unclaim", Argument::Text(job.id.clone()), settings);
    }

    /// On a task, again and again for as long as it would matter.
    fn later(&self, seller: &str, what: &'static str, argument: Argument, settings: &Settings) {
        let Ok(runtime) = Handle::try_current() else { return };
        let (redis, seller, end) = (self.clone(), seller.to_owned(), Instant::now() + settings.lease);
        runtime.spawn(async move {
            while redis.call(&seller, what, vec![argument.clone()]).await.is_err() && Instant::now() < end {
                sleep(LOOK).await;
            }
        });
    }
}

/// One who may have entered without knowing.
struct Doubt<'a> {
    redis: &'a Redis,
    job: &'a Job,
    entry: &'a Arc<str>,
    settings: &'a Settings,
    over: bool,
}

impl Drop for Doubt<'_> {
    fn drop(&mut self) {
        if !self.over {
            self.redis.later(&self.job.seller, "abandon", Argument::Text(self.entry.clone()), self.settings);
        }
    }
}

/// Tells this try to enter from all others.
fn entry() -> Arc<str> {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    let mut hasher = std::collections::hash_map::RandomState::new().build_hasher();
    hasher.write_u32(std::process::id());
    format!("{:x}-{:x}", hasher.finish(), NEXT.fetch_add(1, Ordering::Relaxed)).into()
}

fn odd() -> Arc<str> {
    "it answers with something else than expected".into()
}

fn text(value: &Value) -> Option<String> {
    String::from_redis_value_ref(value).ok()
}

pub(super) fn entered(answer: &[Value]) -> Option<Entry> {
    let [Value::Int(code), value, ..] = answer else { return None };
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
        escaped(self.0, f)
    }
}

#[cfg(test)]
#[path = "redis_tests.rs"]
mod tests;
