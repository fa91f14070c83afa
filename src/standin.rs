//! Placeholders with the signatures of the limiter and the error body, until those land.
#![allow(missing_docs, missing_debug_implementations, dead_code, clippy::all)]

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use http::HeaderMap;

use crate::limits::Limit;
use crate::operation::TokenType;

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct RateLimitHeaders {
    pub limit: Option<u32>,
    pub remaining: Option<u32>,
    pub retry: Option<Duration>,
    pub reset: Option<Duration>,
}

impl RateLimitHeaders {
    pub fn read(headers: &HeaderMap) -> Self {
        let number = |name: &str| headers.get(name)?.to_str().ok()?.trim().parse::<u32>().ok();
        let wait = |name: &str| number(name).map(|seconds| Duration::from_secs(seconds.into()));
        RateLimitHeaders {
            limit: number("x-ratelimit-limit"),
            remaining: number("x-ratelimit-remaining"),
            retry: wait("x-ratelimit-retry").or_else(|| wait("retry-after")),
            reset: wait("x-ratelimit-reset"),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct BucketKey {
    pub seller: Option<Arc<str>>,
    pub token_type: Option<TokenType>,
    pub bucket: Arc<str>,
}

impl BucketKey {
    pub fn new(seller: Option<Arc<str>>, token_type: Option<TokenType>, bucket: &'static str) -> Self {
        BucketKey { seller, token_type, bucket: bucket.into() }
    }
}

#[derive(Debug, Clone, Copy)]
pub struct AcquireOptions {
    pub max_wait: Duration,
}

#[derive(Debug)]
pub struct Granted {
    pub waited: Duration,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    Ceiling,
    SellerWide,
}

#[derive(Debug)]
pub struct Refused {
    pub wait: Duration,
    pub reason: Reason,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Quota {
    pub used: u32,
    pub capacity: u32,
    pub resets_in: Duration,
    pub not_before: Option<SystemTime>,
}

#[derive(Clone, Default)]
pub struct Limiter {
    not_before: Arc<std::sync::Mutex<std::collections::HashMap<BucketKey, tokio::time::Instant>>>,
    pub(crate) log: Arc<std::sync::Mutex<Vec<String>>>,
}

impl fmt::Debug for Limiter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Limiter")
    }
}

impl Limiter {
    pub fn new() -> Self {
        Limiter::default()
    }

    pub async fn acquire(
        &self,
        key: &BucketKey,
        _limit: Limit,
        _cost: u32,
        options: &AcquireOptions,
    ) -> Result<Granted, Refused> {
        let at = self.not_before.lock().ok().and_then(|map| map.get(key).copied());
        let now = tokio::time::Instant::now();
        let wait = at.map_or(Duration::ZERO, |at| at.saturating_duration_since(now));
        if wait > options.max_wait {
            return Err(Refused { wait, reason: Reason::Ceiling });
        }
        tokio::time::sleep(wait).await;
        Ok(Granted { waited: wait })
    }

    pub fn penalize(&self, key: &BucketKey, limit: Limit, wait: Option<Duration>) {
        if let (Ok(mut map), Ok(mut log)) = (self.not_before.lock(), self.log.lock()) {
            map.insert(key.clone(), tokio::time::Instant::now() + wait.unwrap_or(limit.interval));
            log.push(format!("penalize {}", key.bucket));
        }
    }

    pub fn hold_seller(&self, seller: Option<&str>, _token_type: Option<TokenType>, _wait: Duration) {
        if let Ok(mut log) = self.log.lock() {
            log.push(format!("hold {seller:?}"));
        }
    }

    pub fn observe(&self, _key: &BucketKey, _limit: Limit, _headers: &RateLimitHeaders) {}

    pub fn charge(&self, _key: &BucketKey, _limit: Limit, extra: u32) {
        if let Ok(mut log) = self.log.lock() {
            log.push(format!("charge {extra}"));
        }
    }

    pub fn quota(&self, _key: &BucketKey, limit: Limit) -> Quota {
        Quota { used: 0, capacity: limit.burst, resets_in: Duration::ZERO, not_before: None }
    }
}

pub(crate) fn wait_ceiling(max: Duration, limit: Limit) -> Duration {
    if limit.period > Duration::from_secs(300) {
        return max;
    }
    let n = if limit.limit == 1 { 2 } else { 1 };
    max.max(limit.period * n + Duration::from_secs(5))
}
