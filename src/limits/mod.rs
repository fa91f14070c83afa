//! Rate limits: what WB publishes, and the limiter that keeps them.
//!
//! WB counts requests in token buckets: one token comes back every interval, up to the burst, per
//! seller, token type and bucket. [`Limiter`] keeps the same buckets on our side and lets a request
//! go when WB will take it. Requests of a bucket go in the order they came; one that waits sleeps
//! until its instant and is woken once; dropping it gives its place to those behind.
//!
//! Clients do all this by themselves. Use the limiter directly to share it between clients, to look
//! at buckets, to override limits at run time, or to pace calls made some other way.

mod evaluate;
mod headers;
mod key;
mod memory;
mod overrides;
#[cfg(feature = "redis")]
mod places;
mod problem;
#[cfg(feature = "redis")]
mod redis;

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use crate::operation::TokenType;

use evaluate::{FOREVER, Micros, micros};
pub use headers::RateLimitHeaders;
#[cfg(feature = "redis")]
pub(crate) use key::escaped;
pub use key::{BucketKey, BucketName};
pub use overrides::Overrides;
pub use problem::StoreProblem;
#[cfg(feature = "redis")]
pub(crate) use redis::{Argument, Script, Wire};
#[cfg(feature = "redis")]
pub use redis::{RedisStore, WhenStoreFails};

/// A token bucket as WB publishes it: one token comes back every `interval`, up to `burst`.
/// `limit` requests per `period` is the same rate in WB's other words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct Limit {
    /// Window WB states the limit for.
    pub period: Duration,
    /// Requests per window.
    pub limit: u32,
    /// Time in which one token comes back.
    pub interval: Duration,
    /// Most tokens the bucket holds: requests that may go at once.
    pub burst: u32,
}

impl Limit {
    /// A limit from WB's four numbers; times in milliseconds. An interval of 0 counts as 1 ms and a
    /// burst of 0 as 1: a bucket that never refills or never grants would block for ever.
    pub const fn new(period_ms: u64, limit: u32, interval_ms: u64, burst: u32) -> Self {
        Limit {
            period: Duration::from_millis(period_ms),
            limit,
            interval: Duration::from_millis(if interval_ms == 0 { 1 } else { interval_ms }),
            burst: if burst == 0 { 1 } else { burst },
        }
    }
}

/// The limits WB publishes for one operation, per token type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct Limits {
    /// Personal tokens.
    pub personal: Option<Limit>,
    /// Service tokens.
    pub service: Option<Limit>,
    /// Base tokens sent with a service's secret.
    pub base_with_secret: Option<Limit>,
    /// Base tokens.
    pub base: Option<Limit>,
    /// Whether WB gives a row per token type; otherwise one row holds for all.
    pub typed: bool,
}

impl Limits {
    /// One row for all token types.
    pub const fn any(limit: Limit) -> Self {
        Limits {
            personal: Some(limit),
            service: Some(limit),
            base_with_secret: Some(limit),
            base: Some(limit),
            typed: false,
        }
    }

    /// A row per token type.
    pub const fn typed(
        personal: Option<Limit>,
        service: Option<Limit>,
        base_with_secret: Option<Limit>,
        base: Option<Limit>,
    ) -> Self {
        Limits { personal, service, base_with_secret, base, typed: true }
    }

    /// The row of a token type. WB has no rows for test tokens and treats them like base tokens.
    pub const fn get(&self, token_type: TokenType) -> Option<Limit> {
        match token_type {
            TokenType::Personal => self.personal,
            TokenType::Service => self.service,
            TokenType::BaseWithSecret => self.base_with_secret,
            TokenType::Base | TokenType::Test => self.base,
        }
    }
}

/// The longest a request may wait for its bucket, by the general rule: the configured time, or
/// longer where the bucket's window asks for it. A window plus 5 s is always waited; where WB gives
/// one request per window, two windows. For windows above 5 minutes (base tokens wait for hours)
/// the configured time holds.
pub const fn wait_ceiling(configured: Duration, limit: Limit) -> Duration {
    const LONG: Duration = Duration::from_secs(5 * 60);
    const SPARE: Duration = Duration::from_secs(5);
    if limit.period.as_nanos() > LONG.as_nanos() {
        return configured;
    }
    let windows = if limit.limit <= 1 { 2 } else { 1 };
    let needed = limit.period.saturating_mul(windows).saturating_add(SPARE);
    if needed.as_nanos() > configured.as_nanos() { needed } else { configured }
}

/// How long an acquire may wait.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct AcquireOptions {
    /// Longest wait, counted from the call; see [`wait_ceiling`]. An acquire that would wait longer
    /// is refused at once with [`RefusalReason::Ceiling`], and one that already waits is refused
    /// when its instant moves past it.
    pub max_wait: Duration,
    /// Wait above which the caller would rather do something else: the acquire is refused with
    /// [`RefusalReason::Deferred`].
    pub defer_above: Option<Duration>,
}

impl AcquireOptions {
    /// Waits at most `max_wait`.
    pub const fn new(max_wait: Duration) -> Self {
        AcquireOptions { max_wait, defer_above: None }
    }

    /// Defers when the wait is longer than `threshold`.
    #[must_use]
    pub const fn defer_above(mut self, threshold: Duration) -> Self {
        self.defer_above = Some(threshold);
        self
    }
}

impl Default for AcquireOptions {
    /// Waits at most 30 s.
    fn default() -> Self {
        AcquireOptions::new(Duration::from_secs(30))
    }
}

/// Leave to send one request now. Its tokens are taken: where the request is not sent after all, they
/// can be [given back](Limiter::give_back).
#[derive(Debug)]
pub struct Permit {
    waited: Duration,
    cost: u32,
    #[cfg(feature = "redis")]
    origin: redis::Origin,
}

impl Permit {
    /// How long it was waited for.
    pub fn waited(&self) -> Duration {
        self.waited
    }

    /// Tokens taken.
    pub fn cost(&self) -> u32 {
        self.cost
    }
}

/// No permit: the wait is longer than the caller allows. Nothing was taken from the bucket.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Refused {
    /// Time from now until the request could go.
    pub wait: Duration,
    /// The same as an instant.
    pub retry_at: SystemTime,
    /// Why it was not waited for.
    pub reason: RefusalReason,
}

impl Refused {
    fn new(wait: Duration, reason: RefusalReason) -> Self {
        let now = wall();
        Refused { wait, retry_at: now.checked_add(wait).unwrap_or(now), reason }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let why = match self.reason {
            RefusalReason::Ceiling => "longer than the longest wait allowed",
            RefusalReason::SellerHold => "because WB holds all requests of the seller",
            RefusalReason::Deferred => "long enough to be deferred",
            RefusalReason::Store(problem) => {
                return write!(f, "the limiter's store cannot be used: {problem}");
            }
        };
        write!(f, "the request could go in {:.3} s, {why}", self.wait.as_secs_f64())
    }
}

impl std::error::Error for Refused {}

/// Why an acquire was refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RefusalReason {
    /// The wait would pass [`AcquireOptions::max_wait`].
    Ceiling,
    /// The wait would pass it because WB's seller-wide limiter holds every bucket of the seller.
    SellerHold,
    /// The wait would pass [`AcquireOptions::defer_above`].
    Deferred,
    /// The limiter's store cannot be used, and nothing goes without it.
    Store(StoreProblem),
}

/// The clock on the wall, which only tells people when to come back: no decision is made by it.
fn wall() -> SystemTime {
    let now = SystemTime::now();
    #[cfg(all(test, feature = "redis"))]
    let now = redis::tests::set_clock(now);
    now
}

/// Why a wait is not waited, if so.
fn refusal(options: &AcquireOptions, wait: Micros, held: bool) -> Option<RefusalReason> {
    if options.defer_above.is_some_and(|above| wait > micros(above)) {
        Some(RefusalReason::Deferred)
    } else if wait > micros(options.max_wait) || wait >= FOREVER {
        Some(if held { RefusalReason::SellerHold } else { RefusalReason::Ceiling })
    } else {
        None
    }
}

/// State of a bucket, looked at without taking from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct Quota {
    /// Tokens the bucket holds when full: the limit's burst, or less where WB's headers said so.
    pub capacity: u32,
    /// Tokens taken and not back yet, with those of waiting requests. More than `capacity` when
    /// requests wait or an answer was charged.
    pub used: u32,
    /// Requests that wait in this process.
    pub waiting: usize,
    /// Time until a request made now could go; zero: at once.
    pub next_in: Duration,
    /// Time until the bucket is full, were nothing else taken.
    pub resets_in: Duration,
    /// Nothing goes before this, after a 429 or while the seller is held.
    pub not_before: Option<SystemTime>,
}

impl Quota {
    /// Requests that could go at once.
    pub fn available(&self) -> u32 {
        if self.next_in.is_zero() { self.capacity.saturating_sub(self.used) } else { 0 }
    }
}

/// Keeps the buckets of any number of sellers. A handle: clones share the buckets.
///
/// The limit of a bucket is given with each call, since it comes with the operation; an
/// [override](Limiter::set_overrides) for the bucket holds instead of it. Waiting needs a tokio
/// runtime with time enabled.
///
/// After each answer, in this order: [`charge`](Limiter::charge) if it costs more than one request,
/// [`observe`](Limiter::observe) with its headers, and after a 429 [`penalize`](Limiter::penalize)
/// or [`hold_seller`](Limiter::hold_seller).
#[derive(Clone)]
pub struct Limiter {
    // The stores are variants of a private type, so one that is reached over the network fits in
    // without a change to those who call: every method that reaches a store is async.
    store: Arc<Store>,
}

/// Where the buckets are.
enum Store {
    Memory(memory::Memory),
    #[cfg(feature = "redis")]
    Redis(redis::Redis),
}

impl Limiter {
    /// A limiter in memory, for one process. Buckets that are full again are forgotten.
    pub fn new() -> Self {
        Limiter { store: Arc::new(Store::Memory(memory::Memory::new())) }
    }

    /// A limiter in Redis, for any number of processes. It connects when it is first used; see
    /// [`check`](Limiter::check). The process needs a tokio runtime.
    #[cfg(feature = "redis")]
    pub fn redis(store: RedisStore) -> Self {
        Limiter { store: Arc::new(Store::Redis(redis::Redis::new(store))) }
    }

    /// Whether the store can be used, with a connection made and a bucket looked at if it is not in
    /// memory. For a start that should fail early; nothing else needs it.
    ///
    /// # Errors
    /// What is wrong with the store.
    pub async fn check(&self) -> Result<(), StoreProblem> {
        match &*self.store {
            Store::Memory(_) => Ok(()),
            #[cfg(feature = "redis")]
            Store::Redis(redis) => redis.check().await,
        }
    }

    /// Takes `cost` tokens (0 counts as 1), waiting for them if need be. A request that must wait
    /// takes its place at once and keeps it; dropping the future gives it back.
    ///
    /// # Errors
    /// [`Refused`], without waiting, when the wait would be longer than `options` allow.
    pub async fn acquire(
        &self,
        key: &BucketKey,
        limit: Limit,
        cost: u32,
        options: &AcquireOptions,
    ) -> Result<Permit, Refused> {
        match &*self.store {
            Store::Memory(memory) => memory.acquire(key, limit, cost, options).await,
            #[cfg(feature = "redis")]
            Store::Redis(redis) => redis.acquire(key, limit, cost, options).await,
        }
    }

    /// Puts the tokens of a permit back, when its request was never sent.
    pub async fn give_back(&self, key: &BucketKey, limit: Limit, permit: Permit) {
        match &*self.store {
            Store::Memory(memory) => memory.give_back(key, limit, permit.cost),
            #[cfg(feature = "redis")]
            Store::Redis(redis) => redis.give_back(key, limit, permit).await,
        }
    }

    /// WB refused a request of the bucket (429): the bucket is empty and nothing goes for `wait`,
    /// or for one interval where WB names none. Those who wait leave one interval apart after it.
    pub async fn penalize(&self, key: &BucketKey, limit: Limit, wait: Option<Duration>) {
        match &*self.store {
            Store::Memory(memory) => memory.penalize(key, limit, wait),
            #[cfg(feature = "redis")]
            Store::Redis(redis) => redis.penalize(key, limit, wait).await,
        }
    }

    /// WB's seller-wide limiter refused a request: nothing of the seller and token type goes for
    /// `wait`, in any bucket. `key` names the seller and the token type.
    pub async fn hold_seller(&self, key: &BucketKey, wait: Duration) {
        match &*self.store {
            Store::Memory(memory) => memory.hold_seller(key, wait),
            #[cfg(feature = "redis")]
            Store::Redis(redis) => redis.hold_seller(key, wait).await,
        }
    }

    /// Learns from the headers of an answer. The bucket only narrows: what WB says can take tokens,
    /// capacity and time, and gives none.
    pub async fn observe(&self, key: &BucketKey, limit: Limit, headers: &RateLimitHeaders) {
        match &*self.store {
            Store::Memory(memory) => memory.observe(key, limit, headers),
            #[cfg(feature = "redis")]
            Store::Redis(redis) => redis.observe(key, limit, headers).await,
        }
    }

    /// Takes `extra` tokens for an answer WB counts as more than one request; the bucket may go
    /// into debt. Comes before [`observe`](Limiter::observe), whose headers already count them.
    pub async fn charge(&self, key: &BucketKey, limit: Limit, extra: u32) {
        match &*self.store {
            Store::Memory(memory) => memory.charge(key, limit, extra),
            #[cfg(feature = "redis")]
            Store::Redis(redis) => redis.charge(key, limit, extra).await,
        }
    }

    /// Looks at a bucket without taking from it.
    pub async fn quota(&self, key: &BucketKey, limit: Limit) -> Quota {
        match &*self.store {
            Store::Memory(memory) => memory.quota(key, limit),
            #[cfg(feature = "redis")]
            Store::Redis(redis) => redis.quota(key, limit).await,
        }
    }

    /// The limit that holds for a bucket: the override if there is one, else the one given.
    pub fn limit(&self, key: &BucketKey, given: Limit) -> Limit {
        match &*self.store {
            Store::Memory(memory) => memory.limit(key, given),
            #[cfg(feature = "redis")]
            Store::Redis(redis) => redis.limit(key, given),
        }
    }

    /// The overrides that hold.
    pub fn overrides(&self) -> Arc<Overrides> {
        match &*self.store {
            Store::Memory(memory) => memory.overrides(),
            #[cfg(feature = "redis")]
            Store::Redis(redis) => redis.overrides(),
        }
    }

    /// Replaces all overrides at once. Tokens in the buckets stay; waiting requests get new
    /// instants, and are refused where those lie past what they allow. (With Redis a task sees to
    /// them: this has to be called in a tokio runtime.)
    pub fn set_overrides(&self, overrides: Overrides) {
        match &*self.store {
            Store::Memory(memory) => memory.set_overrides(overrides),
            #[cfg(feature = "redis")]
            Store::Redis(redis) => redis.set_overrides(overrides),
        }
    }

    /// Buckets kept in this process. Those that are full again go by themselves, in the course of
    /// other calls.
    pub fn buckets(&self) -> usize {
        match &*self.store {
            Store::Memory(memory) => memory.len(),
            #[cfg(feature = "redis")]
            Store::Redis(redis) => redis.len(),
        }
    }
}

impl Default for Limiter {
    fn default() -> Self {
        Limiter::new()
    }
}

impl fmt::Debug for Limiter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let store = match &*self.store {
            Store::Memory(_) => "memory",
            #[cfg(feature = "redis")]
            Store::Redis(redis) => redis.kind(),
        };
        f.debug_struct("Limiter").field("store", &store).field("buckets", &self.buckets()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ceiling() {
        let seconds = Duration::from_secs;
        let configured = seconds(30);
        // 100 per minute, 3 per 30 s, 5 per second, 1 per minute, 1 per 5 minutes.
        assert_eq!(wait_ceiling(configured, Limit::new(60_000, 100, 600, 20)), seconds(65));
        assert_eq!(wait_ceiling(configured, Limit::new(30_000, 3, 10_000, 3)), seconds(35));
        assert_eq!(wait_ceiling(configured, Limit::new(1_000, 5, 200, 5)), configured);
        assert_eq!(wait_ceiling(configured, Limit::new(60_000, 1, 60_000, 1)), seconds(125));
        assert_eq!(wait_ceiling(configured, Limit::new(300_000, 1, 300_000, 1)), seconds(605));
        // Above 5 minutes, and where more is configured.
        assert_eq!(wait_ceiling(configured, Limit::new(300_001, 1, 300_001, 1)), configured);
        assert_eq!(wait_ceiling(configured, Limit::new(10_800_000, 1, 10_800_000, 1)), configured);
        assert_eq!(wait_ceiling(seconds(600), Limit::new(60_000, 1, 60_000, 1)), seconds(600));
    }
}
