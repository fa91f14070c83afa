//! Several credentials for the same work.
//!
//! Limits are per credential, so 21 of them crawl a catalogue 21 times as fast as one, if each
//! request goes by the one that is free first and one that has trouble does not hold up the others.
//! A [`Pool`] does that:
//!
//! - A [`Strategy`] says who may serve a request: all in turn, the owner's own before the group's
//!   before the system's, or the system's only.
//! - Equal credentials (of one seller and token type) are one: they share a bucket.
//! - A credential that is limited (429, or a 403 that says so) backs off, 2 s doubling to 5 min; the
//!   fifth time in a row its breaker opens for 10 min, then one request tries it again.
//! - One that is not accepted 5 times in a row is [failing](State::Failing) and not used any more;
//!   its owner is told by an [event](EventKind::CredentialFailing).
//! - One that lacks a right leaves the request to another, and nothing is held against it.
//! - When no credential serves, [`Pool::run_or_stale`] gives what was fetched last, with its age.
//! - [`Pool::rate`] and [`Pool::time_for`] tell a planner what the pool can do.
//!
//! The buckets are the limiter's, and shared by a fleet where that is in Redis. How a credential does
//! (backoff, breaker, failing) each process finds out by itself.
//!
//! ```
//! # #[cfg(feature = "items")]
//! # async fn run(system: wildberries::Client, other: wildberries::Client) -> Result<(), Box<dyn std::error::Error>> {
//! use wildberries::items::operations::CARDS_LIST;
//! use wildberries::pool::{Credential, Pool, Request, Strategy};
//!
//! let pool = Pool::new("wb", system.limiter().clone()).events(system.events().clone());
//! pool.add(Credential::new("system", system));
//! pool.add(Credential::new("of-seller-7", other).owner("seller-7"));
//! let request = Request::new(&CARDS_LIST, Strategy::RoundRobin);
//! println!("40,000 requests take {:?}", pool.time_for(&request, 40_000).await);
//! let pong = pool.run(&request, |client| async move { client.ping(wildberries::Scope::Content).await }).await?;
//! # Ok(())
//! # }
//! ```

mod health;
mod stale;
#[cfg(test)]
mod tests;

use std::collections::{BTreeSet, HashMap};
use std::fmt;
use std::future::Future;
use std::ops::Deref;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::{Instant, sleep_until};

use crate::client::Client;
use crate::defer;
use crate::error::{Error, ErrorKind, LimitedBy};
use crate::events::{EventKind, Events};
use crate::limits::{BucketKey, Limit, Limiter, Quota, RefusalReason};
use crate::operation::Operation;
use crate::preflight::PreflightError;
pub use health::State;
use health::{Health, Usable};
pub use stale::{Cache, Data};

/// Longest wait for a credential, unless a request says otherwise.
pub const MAX_WAIT: Duration = Duration::from_secs(60);

/// Nothing is planned further ahead.
const LONGEST: Duration = Duration::from_secs(50 * 366 * 24 * 3600);

/// Who may serve a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Strategy {
    /// All that may serve it, in turn: whoever is free first.
    RoundRobin,
    /// The owner's own credentials, then those of its group, then the system's.
    OwnerFirst,
    /// The system's only.
    System,
}

/// What a pool holds: something that makes requests, and knows its buckets.
pub trait Member: Clone + Send + Sync + 'static {
    /// What it is asked for.
    type Target: ?Sized;

    /// Equal for credentials that the other side counts as one; `None`: like no other.
    fn identity(&self) -> Option<String>;

    /// The bucket a request takes from; `None` where nothing limits it.
    fn bucket(&self, target: &Self::Target) -> Option<(BucketKey, Limit)>;

    /// Whether it waits for its bucket by itself. Otherwise the pool does before each request.
    fn paces_itself(&self) -> bool {
        false
    }

    /// Itself for one request of the pool: waiting for its bucket at most this long, where it paces
    /// itself, and not trying again when it is limited, since another may be free.
    #[must_use]
    fn with_patience(self, patience: Duration) -> Self {
        let _ = patience;
        self
    }
}

impl Member for Client {
    type Target = Operation;

    /// The seller and the token type.
    fn identity(&self) -> Option<String> {
        let token_type = self.token_type().map_or("any", |token_type| token_type.name());
        Some(format!("{}:{token_type}", self.seller()?))
    }

    fn bucket(&self, target: &Operation) -> Option<(BucketKey, Limit)> {
        Some((self.account.key(target), self.account.limit(target)))
    }

    fn paces_itself(&self) -> bool {
        true
    }

    fn with_patience(self, patience: Duration) -> Self {
        self.one_of_many(patience)
    }
}

/// What a failure says about the credential.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Verdict {
    /// Limited by the other side, which may have named a wait.
    Limited {
        /// The wait.
        wait: Option<Duration>,
    },
    /// The credential is not accepted.
    Rejected,
    /// The credential is good, but not for this: another may be.
    Unfit,
    /// Nothing was sent: the wait for the bucket is too long.
    NotSent {
        /// The wait.
        wait: Duration,
        /// Whether it was deferred.
        deferred: bool,
    },
    /// Nothing.
    Other,
}

/// A failure of a request, as a pool sees it.
pub trait Failure {
    /// What it says about the credential.
    fn verdict(&self) -> Verdict;
}

impl Failure for Error {
    fn verdict(&self) -> Verdict {
        let wait = self.retry_after();
        match self.kind() {
            ErrorKind::RateLimited(LimitedBy::Wb) => Verdict::Limited { wait },
            ErrorKind::RateLimited(_) if self.status().is_some() => Verdict::Limited { wait },
            ErrorKind::RateLimited(_) => Verdict::NotSent { wait: wait.unwrap_or_default(), deferred: false },
            // Put off after a 429, or before any request.
            ErrorKind::Deferred if self.maybe_sent() => Verdict::Limited { wait },
            ErrorKind::Deferred => Verdict::NotSent { wait: wait.unwrap_or_default(), deferred: true },
            ErrorKind::Unauthorized
            | ErrorKind::Preflight(PreflightError::NoToken | PreflightError::Expired { .. }) => {
                Verdict::Rejected
            }
            ErrorKind::Forbidden if self.detail().is_some_and(speaks_of_rate) => Verdict::Limited { wait },
            ErrorKind::Forbidden | ErrorKind::PaymentRequired | ErrorKind::Preflight(_) => Verdict::Unfit,
            _ => Verdict::Other,
        }
    }
}

/// Whether the text of a 403 is about a limit.
pub(crate) fn speaks_of_rate(text: &str) -> bool {
    let text = text.to_lowercase();
    ["rate limit", "ratelimit", "too many", "limit exceeded", "throttl", "quota"]
        .iter()
        .any(|words| text.contains(words))
}

/// A credential for a pool. The system's, unless it has an owner or a group.
#[derive(Debug, Clone)]
#[must_use]
pub struct Credential<C> {
    id: Arc<str>,
    value: C,
    owner: Option<Arc<str>>,
    group: Option<Arc<str>>,
    serves: Option<BTreeSet<String>>,
    identity: Option<String>,
}

impl<C: Member> Credential<C> {
    /// A credential of the system.
    pub fn new(id: impl Into<Arc<str>>, value: C) -> Self {
        let identity = value.identity();
        Credential { id: id.into(), value, owner: None, group: None, serves: None, identity }
    }

    /// It belongs to a customer.
    pub fn owner(mut self, owner: impl Into<Arc<str>>) -> Self {
        self.owner = Some(owner.into());
        self
    }

    /// A group of customers shares it.
    pub fn group(mut self, group: impl Into<Arc<str>>) -> Self {
        self.group = Some(group.into());
        self
    }

    /// It may serve these features only, and else every one.
    pub fn serves<S: Into<String>>(mut self, features: impl IntoIterator<Item = S>) -> Self {
        self.serves = Some(features.into_iter().map(Into::into).collect());
        self
    }

    /// Credentials of this pool with equal identities are one to the other side, and share buckets.
    pub fn identity(mut self, identity: impl Into<String>) -> Self {
        self.identity = Some(identity.into());
        self
    }
}

/// A request to a pool.
#[derive(Debug)]
#[must_use]
pub struct Request<'a, T: ?Sized> {
    target: &'a T,
    strategy: Strategy,
    owner: Option<&'a str>,
    group: Option<&'a str>,
    feature: Option<&'a str>,
    max_wait: Duration,
}

impl<'a, T: ?Sized> Request<'a, T> {
    /// A request that waits at most [`MAX_WAIT`] for a credential.
    pub fn new(target: &'a T, strategy: Strategy) -> Self {
        Request { target, strategy, owner: None, group: None, feature: None, max_wait: MAX_WAIT }
    }

    /// The customer it is made for.
    pub fn owner(mut self, owner: &'a str) -> Self {
        self.owner = Some(owner);
        self
    }

    /// The group the customer is in.
    pub fn group(mut self, group: &'a str) -> Self {
        self.group = Some(group);
        self
    }

    /// What a credential must be allowed to serve.
    pub fn feature(mut self, feature: &'a str) -> Self {
        self.feature = Some(feature);
        self
    }

    /// Waits at most this long, over all tries.
    pub fn max_wait(mut self, max_wait: Duration) -> Self {
        self.max_wait = max_wait.min(LONGEST);
        self
    }
}

/// Why a pool did not serve a request.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum PoolError<E> {
    /// The pool has no credential that may serve it.
    NoCredential,
    /// Every credential that may serve it has its breaker open or is failing.
    Unavailable {
        /// Time until a breaker lets one through; `None`: all are failing.
        retry_after: Option<Duration>,
    },
    /// The wait would be longer than the request allows.
    Wait {
        /// Time until the request could go.
        retry_after: Duration,
    },
    /// The wait would be longer than the [scope](crate::defer) around the request wants to sleep.
    Deferred {
        /// Time until the request could go.
        retry_after: Duration,
    },
    /// The request failed.
    Failed(E),
}

impl<E> PoolError<E> {
    /// When to come back, where that is known.
    pub fn retry_after(&self) -> Option<Duration> {
        match self {
            PoolError::Unavailable { retry_after } => *retry_after,
            PoolError::Wait { retry_after } | PoolError::Deferred { retry_after } => Some(*retry_after),
            PoolError::NoCredential | PoolError::Failed(_) => None,
        }
    }

    /// Whether it was put off instead of sleeping.
    pub fn is_deferred(&self) -> bool {
        matches!(self, PoolError::Deferred { .. })
    }
}

impl<E: fmt::Display> fmt::Display for PoolError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PoolError::NoCredential => f.write_str("no credential may serve the request"),
            PoolError::Unavailable { retry_after: None } => f.write_str("every credential is failing"),
            PoolError::Unavailable { retry_after: Some(wait) } => {
                write!(f, "no credential is usable; try again in {} s", wait.as_secs() + 1)
            }
            PoolError::Wait { retry_after } => {
                write!(f, "the wait for a credential is too long: {} s", retry_after.as_secs() + 1)
            }
            PoolError::Deferred { retry_after } => {
                write!(f, "put off for {} s", retry_after.as_secs() + 1)
            }
            PoolError::Failed(error) => error.fmt(f),
        }
    }
}

impl<E: std::error::Error + 'static> std::error::Error for PoolError<E> {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            PoolError::Failed(error) => error.source(),
            _ => None,
        }
    }
}

/// A credential whose turn it is. Derefs to what makes the request.
#[derive(Debug, Clone)]
pub struct Turn<C> {
    id: Arc<str>,
    value: C,
}

impl<C> Turn<C> {
    /// Id of the credential.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// What makes the request.
    pub fn into_inner(self) -> C {
        self.value
    }
}

impl<C> Deref for Turn<C> {
    type Target = C;

    fn deref(&self) -> &C {
        &self.value
    }
}

/// How a credential does.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Status {
    /// The credential.
    pub id: Arc<str>,
    /// Its owner.
    pub owner: Option<Arc<str>>,
    /// Its group.
    pub group: Option<Arc<str>>,
    /// What became of it.
    pub state: State,
}

/// Credentials. A handle: clones are the same pool.
pub struct Pool<C> {
    shared: Arc<Shared<C>>,
}

impl<C> Clone for Pool<C> {
    fn clone(&self) -> Self {
        Pool { shared: Arc::clone(&self.shared) }
    }
}

struct Shared<C> {
    name: Arc<str>,
    limiter: Limiter,
    events: Mutex<Events>,
    inner: Mutex<Inner<C>>,
}

struct Inner<C> {
    accounts: Vec<Account<C>>,
    next_key: u64,
    turn: usize,
}

/// What the other side counts as one.
struct Account<C> {
    /// Never another's, while the place in the list may be.
    key: u64,
    identity: Option<String>,
    parts: Vec<Part<C>>,
    health: Health,
    /// Per bucket, when it is free again, as far as this process can tell.
    free: HashMap<String, Instant>,
}

struct Part<C> {
    credential: Credential<C>,
    rejected: u32,
    failing: bool,
}

impl<C> Part<C> {
    /// How close it is to the request: 0 first.
    fn tier<T: ?Sized>(&self, request: &Request<'_, T>) -> Option<usize> {
        let Credential { owner, group, serves, .. } = &self.credential;
        if let (Some(serves), Some(feature)) = (serves, request.feature)
            && !serves.contains(feature)
        {
            return None;
        }
        let system = owner.is_none() && group.is_none();
        match request.strategy {
            Strategy::RoundRobin => Some(0),
            Strategy::System => system.then_some(0),
            Strategy::OwnerFirst => {
                if request.owner.is_some() && owner.as_deref() == request.owner {
                    Some(0)
                } else if request.group.is_some() && group.as_deref() == request.group {
                    Some(1)
                } else {
                    system.then_some(2)
                }
            }
        }
    }
}

/// Whose turn it is, before it is known whether its bucket lets it.
struct Chosen<C> {
    account: u64,
    turn: Turn<C>,
    bucket: Option<(BucketKey, Limit)>,
    probe: bool,
}

/// What there is to choose from.
enum Choice<C> {
    Now(Chosen<C>),
    /// All are backing off; the first comes back then.
    At(Instant),
    /// All have open breakers or are failing; the first breaker lets one through then.
    Open(Option<Instant>),
    /// There is none, or all were tried.
    None,
}

impl<C: Member> Pool<C> {
    /// An empty pool. `limiter` is the one its members use, or the one that paces them.
    pub fn new(name: impl Into<Arc<str>>, limiter: Limiter) -> Self {
        let inner = Inner { accounts: Vec::new(), next_key: 0, turn: 0 };
        Pool {
            shared: Arc::new(Shared {
                name: name.into(),
                limiter,
                events: Mutex::default(),
                inner: Mutex::new(inner),
            }),
        }
    }

    /// Tells of breakers and failing credentials on this stream.
    #[must_use]
    pub fn events(self, events: Events) -> Self {
        *self.shared.events.lock().unwrap_or_else(PoisonError::into_inner) = events;
        self
    }

    /// Adds a credential, or replaces the one of the same id: a new token for a failing one.
    pub fn add(&self, credential: Credential<C>) {
        self.remove(&credential.id);
        let mut inner = self.lock();
        let same = inner
            .accounts
            .iter_mut()
            .find(|account| account.identity.is_some() && account.identity == credential.identity);
        let identity = credential.identity.clone();
        let part = Part { credential, rejected: 0, failing: false };
        if let Some(account) = same {
            account.parts.push(part);
            return;
        }
        let key = inner.next_key;
        inner.next_key += 1;
        inner.accounts.push(Account {
            key,
            identity,
            parts: vec![part],
            health: Health::default(),
            free: HashMap::new(),
        });
    }

    /// Takes a credential out. Requests under way go on.
    pub fn remove(&self, id: &str) -> bool {
        let mut inner = self.lock();
        let mut found = false;
        inner.accounts.retain_mut(|account| {
            account.parts.retain(|part| {
                let this = &*part.credential.id == id;
                found |= this;
                !this
            });
            !account.parts.is_empty()
        });
        found
    }

    /// Credentials the other side tells apart.
    pub fn len(&self) -> usize {
        self.lock().accounts.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How each credential does.
    pub fn status(&self) -> Vec<Status> {
        let now = Instant::now();
        let inner = self.lock();
        let of = |account: &Account<C>| {
            let state = account.health.state(now);
            account
                .parts
                .iter()
                .map(|part| Status {
                    id: part.credential.id.clone(),
                    owner: part.credential.owner.clone(),
                    group: part.credential.group.clone(),
                    state: if part.failing { State::Failing } else { state },
                })
                .collect::<Vec<_>>()
        };
        inner.accounts.iter().flat_map(of).collect()
    }

    /// Requests per second that the request's credentials can do in the long run: equal ones once,
    /// failing ones not at all. Infinite where nothing limits them.
    pub fn rate(&self, request: &Request<'_, C::Target>) -> f64 {
        let planned = self.planned(request);
        planned
            .iter()
            .map(|(_, bucket)| match bucket {
                Some((key, given)) => 1.0 / self.shared.limiter.limit(key, *given).interval.as_secs_f64(),
                None => f64::INFINITY,
            })
            .sum()
    }

    /// How long this many requests take with this pool, from now: as its buckets and breakers are
    /// at the moment, were nobody else to use them. `None` where no credential may serve them.
    pub async fn time_for(&self, request: &Request<'_, C::Target>, requests: u64) -> Option<Duration> {
        let mut sources = Vec::new();
        for (start, bucket) in self.planned(request) {
            sources.push(match bucket {
                Some((key, given)) => {
                    let limit = self.shared.limiter.limit(&key, given);
                    Source::new(start, limit, &self.shared.limiter.quota(&key, given).await)
                }
                None => Source::unlimited(start),
            });
        }
        if sources.is_empty() {
            return None;
        }
        // The first instant at which enough have gone.
        let (mut early, mut late) = (0, i128::try_from(LONGEST.as_micros()).unwrap_or(i128::MAX));
        while early < late {
            let middle = early + (late - early) / 2;
            let gone: u128 = sources.iter().map(|source| source.gone_by(middle)).sum();
            if gone >= u128::from(requests) { late = middle } else { early = middle + 1 }
        }
        Some(Duration::from_micros(u64::try_from(late).unwrap_or(u64::MAX)))
    }

    /// The accounts a request may use, with the time until each may be used and its bucket.
    fn planned(&self, request: &Request<'_, C::Target>) -> Vec<(Duration, Option<(BucketKey, Limit)>)> {
        let now = Instant::now();
        let inner = self.lock();
        let mut best: Option<usize> = None;
        let mut planned = Vec::new();
        for account in &inner.accounts {
            let usable = account.parts.iter().filter(|part| !part.failing);
            let nearest =
                usable.filter_map(|part| Some((part.tier(request)?, part))).min_by_key(|(tier, _)| *tier);
            let Some((tier, part)) = nearest else { continue };
            // Farther ones only serve when nearer ones cannot.
            match best {
                Some(nearest) if tier > nearest => continue,
                Some(nearest) if tier < nearest => planned.clear(),
                _ => {}
            }
            best = Some(tier);
            let start = account.health.usable_at(now).saturating_duration_since(now);
            planned.push((start, part.credential.value.bucket(request.target)));
        }
        planned
    }

    /// Makes a request: takes the credential that is free first, waits for its place, and runs
    /// `work` with it. After a failure that is the credential's, another is tried.
    ///
    /// # Errors
    /// No credential can serve it in time, or `work` failed.
    pub async fn run<T, E, F, W>(
        &self,
        request: &Request<'_, C::Target>,
        mut work: W,
    ) -> Result<T, PoolError<E>>
    where
        E: Failure,
        F: Future<Output = Result<T, E>>,
        W: FnMut(Turn<C>) -> F,
    {
        let end = Instant::now() + request.max_wait;
        let mut tries = self.len().max(3);
        let mut tried = Vec::new();
        let mut last: Option<E> = None;
        // The shortest of the waits that were too long.
        let mut refused: Option<(Duration, bool)> = None;
        loop {
            let now = Instant::now();
            let chosen = match self.choose(request, &tried, now) {
                Choice::Now(chosen) => chosen,
                choice => {
                    let too_long = match choice {
                        Choice::At(at) => {
                            let wait = at.saturating_duration_since(now);
                            let deferred = defer::threshold().is_some_and(|above| wait > above);
                            if !deferred && at <= end {
                                sleep_until(at).await;
                                continue;
                            }
                            let other = refused.unwrap_or((wait, deferred));
                            if other.0 <= wait { other } else { (wait, deferred) }
                        }
                        Choice::Open(_) | Choice::None if refused.is_some() => refused.unwrap_or_default(),
                        Choice::Open(at) => {
                            let retry_after = at.map(|at| at.saturating_duration_since(now));
                            return Err(match last {
                                Some(error) if retry_after.is_none() => PoolError::Failed(error),
                                _ => PoolError::Unavailable { retry_after },
                            });
                        }
                        _ => return Err(last.map_or(PoolError::NoCredential, PoolError::Failed)),
                    };
                    return Err(match (last, too_long) {
                        (_, (retry_after, true)) => PoolError::Deferred { retry_after },
                        (Some(error), _) => PoolError::Failed(error),
                        (None, (retry_after, false)) => PoolError::Wait { retry_after },
                    });
                }
            };
            // Whatever ends this try, the breaker's one request is over.
            let probe = Probe { pool: self, account: chosen.probe.then_some(chosen.account) };
            let patience = end.saturating_duration_since(now);
            let paces_itself = chosen.turn.value.paces_itself();
            if let Some((key, given)) = &chosen.bucket
                && !paces_itself
                && let Err(wait) =
                    self.shared.limiter.acquire(key, *given, 1, &defer::options(patience)).await
            {
                self.refuse(&chosen, wait.wait);
                shortest(&mut refused, wait.wait, wait.reason == RefusalReason::Deferred);
                tried.push(chosen.account);
                continue;
            }
            let Turn { id, value } = chosen.turn.clone();
            let error = match work(Turn { id, value: value.with_patience(patience) }).await {
                Ok(value) => {
                    self.succeeded(&chosen);
                    return Ok(value);
                }
                Err(error) => error,
            };
            match error.verdict() {
                Verdict::Limited { wait } => {
                    if let Some((key, given)) = &chosen.bucket
                        && !paces_itself
                    {
                        self.emit(EventKind::Penalized { bucket: key.clone(), wait, seller_wide: false });
                        self.shared.limiter.penalize(key, *given, wait).await;
                    }
                    self.limited(&chosen, wait);
                }
                Verdict::Rejected => {
                    self.rejected(&chosen);
                    tried.push(chosen.account);
                }
                Verdict::Unfit => tried.push(chosen.account),
                Verdict::NotSent { wait, deferred } => {
                    self.refuse(&chosen, wait);
                    shortest(&mut refused, wait, deferred);
                    tried.push(chosen.account);
                    continue;
                }
                Verdict::Other => return Err(PoolError::Failed(error)),
            }
            drop(probe);
            tries -= 1;
            if tries == 0 {
                return Err(PoolError::Failed(error));
            }
            last = Some(error);
        }
    }

    /// Like [`run`](Pool::run), and keeps what came. While no credential is usable (breakers open,
    /// or all failing), what is kept under `key` is given out, marked as stale with its age.
    ///
    /// # Errors
    /// As `run`, where nothing is kept.
    pub async fn run_or_stale<K, T, E, F, W>(
        &self,
        request: &Request<'_, C::Target>,
        cache: &Cache<K, T>,
        key: K,
        work: W,
    ) -> Result<Data<T>, PoolError<E>>
    where
        K: std::hash::Hash + Eq + Clone,
        T: Clone,
        E: Failure,
        F: Future<Output = Result<T, E>>,
        W: FnMut(Turn<C>) -> F,
    {
        match self.run(request, work).await {
            Ok(value) => {
                cache.keep(key, value.clone());
                Ok(Data::fresh(value))
            }
            Err(error) => {
                let open = matches!(error, PoolError::Unavailable { .. }) || self.is_open(request);
                let Some(data) = cache.get(&key).filter(|_| open) else { return Err(error) };
                self.emit(EventKind::StaleServed { pool: self.shared.name.clone(), age: data.age() });
                Ok(data)
            }
        }
    }

    /// Whether no credential is usable.
    fn is_open(&self, request: &Request<'_, C::Target>) -> bool {
        matches!(self.choose_from(&mut self.lock(), request, &[], Instant::now(), false), Choice::Open(_))
    }

    fn choose(&self, request: &Request<'_, C::Target>, tried: &[u64], now: Instant) -> Choice<C> {
        self.choose_from(&mut self.lock(), request, tried, now, true)
    }

    fn choose_from(
        &self,
        inner: &mut Inner<C>,
        request: &Request<'_, C::Target>,
        tried: &[u64],
        now: Instant,
        take: bool,
    ) -> Choice<C> {
        struct Best {
            tier: usize,
            free: Instant,
            index: usize,
            part: usize,
            bucket: Option<(BucketKey, Limit)>,
            probe: bool,
        }
        let count = inner.accounts.len();
        let mut best: Option<Best> = None;
        let (mut back, mut opens, mut any) = (None::<Instant>, None::<Instant>, false);
        for step in 0..count {
            let index = (inner.turn + step) % count;
            let account = &inner.accounts[index];
            if tried.contains(&account.key) {
                continue;
            }
            let fits = |part: &Part<C>| part.tier(request);
            any |= account.parts.iter().any(|part| fits(part).is_some());
            let usable = account.parts.iter().enumerate().filter(|(_, part)| !part.failing);
            let nearest =
                usable.filter_map(|(at, part)| Some((fits(part)?, at))).min_by_key(|(tier, _)| *tier);
            let Some((tier, part)) = nearest else { continue };
            let probe = match account.health.usable(now) {
                Usable::Now => false,
                Usable::Probe => true,
                Usable::BackingOff(until) => {
                    back = Some(back.map_or(until, |back| back.min(until)));
                    continue;
                }
                Usable::Open(until) => {
                    opens = Some(opens.map_or(until, |opens| opens.min(until)));
                    continue;
                }
            };
            let bucket = account.parts[part].credential.value.bucket(request.target);
            let free = bucket.as_ref().map_or(now, |(key, given)| {
                let limit = self.shared.limiter.limit(key, *given);
                let last = account.free.get(key.bucket()).copied().unwrap_or(now);
                last.checked_sub(ahead(limit)).unwrap_or(now).max(now)
            });
            if best.as_ref().is_none_or(|best| (tier, free) < (best.tier, best.free)) {
                best = Some(Best { tier, free, index, part, bucket, probe });
            }
        }
        let Some(best) = best else {
            return match (back, opens, any) {
                (Some(back), ..) => Choice::At(back),
                (None, opens, true) => Choice::Open(opens),
                (None, None, false) => Choice::None,
                (None, Some(opens), false) => Choice::Open(Some(opens)),
            };
        };
        let account = &mut inner.accounts[best.index];
        if take {
            inner.turn = (best.index + 1) % count;
            if best.probe {
                account.health.probe();
            }
            if let Some((key, given)) = &best.bucket {
                let limit = self.shared.limiter.limit(key, *given);
                let free = account.free.entry(key.bucket().to_owned()).or_insert(now);
                *free = (*free).max(now) + limit.interval.min(LONGEST);
            }
        }
        let credential = &account.parts[best.part].credential;
        Choice::Now(Chosen {
            account: account.key,
            turn: Turn { id: credential.id.clone(), value: credential.value.clone() },
            bucket: best.bucket,
            probe: best.probe,
        })
    }

    /// The bucket is free later than it seemed.
    fn refuse(&self, chosen: &Chosen<C>, wait: Duration) {
        let Some((key, given)) = &chosen.bucket else { return };
        let limit = self.shared.limiter.limit(key, *given);
        let free = Instant::now() + wait.min(LONGEST) + ahead(limit);
        if let Some(account) = self.lock().account(chosen.account) {
            account.free.insert(key.bucket().to_owned(), free);
        }
    }

    fn succeeded(&self, chosen: &Chosen<C>) {
        let closed = {
            let mut inner = self.lock();
            let Some(account) = inner.account(chosen.account) else { return };
            if let Some(part) = account.part(&chosen.turn.id) {
                part.rejected = 0;
            }
            account.health.succeeded()
        };
        if closed {
            let (pool, credential) = (self.shared.name.clone(), chosen.turn.id.clone());
            self.emit(EventKind::BreakerClosed { pool, credential });
        }
    }

    fn limited(&self, chosen: &Chosen<C>, wait: Option<Duration>) {
        if let Some(wait) = wait {
            self.refuse(chosen, wait);
        }
        let opened = match self.lock().account(chosen.account) {
            Some(account) => account.health.limited(Instant::now()),
            None => None,
        };
        if let Some(pause) = opened {
            let (pool, credential) = (self.shared.name.clone(), chosen.turn.id.clone());
            self.emit(EventKind::BreakerOpened { pool, credential, pause });
        }
    }

    fn rejected(&self, chosen: &Chosen<C>) {
        let owner = {
            let mut inner = self.lock();
            let Some(account) = inner.account(chosen.account) else { return };
            let Some(part) = account.part(&chosen.turn.id) else { return };
            part.rejected += 1;
            if part.failing || part.rejected < health::IN_A_ROW {
                return;
            }
            part.failing = true;
            part.credential.owner.clone()
        };
        let (pool, credential) = (self.shared.name.clone(), chosen.turn.id.clone());
        self.emit(EventKind::CredentialFailing { pool, credential, owner });
    }

    fn emit(&self, kind: EventKind) {
        let events = self.shared.events.lock().unwrap_or_else(PoisonError::into_inner).clone();
        events.emit(kind);
    }

    fn lock(&self) -> MutexGuard<'_, Inner<C>> {
        self.shared.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<C> Inner<C> {
    fn account(&mut self, key: u64) -> Option<&mut Account<C>> {
        self.accounts.iter_mut().find(|account| account.key == key)
    }
}

impl<C> Account<C> {
    fn part(&mut self, id: &str) -> Option<&mut Part<C>> {
        self.parts.iter_mut().find(|part| &*part.credential.id == id)
    }
}

impl<C> fmt::Debug for Pool<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pool").field("name", &self.shared.name).finish_non_exhaustive()
    }
}

fn shortest(refused: &mut Option<(Duration, bool)>, wait: Duration, deferred: bool) {
    if refused.is_none_or(|(shortest, _)| wait < shortest) {
        *refused = Some((wait, deferred));
    }
}

/// How far ahead of a steady pace a full bucket lets one be.
fn ahead(limit: Limit) -> Duration {
    limit.interval.saturating_mul(limit.burst.saturating_sub(1)).min(LONGEST)
}

/// The one request a breaker lets through to see.
struct Probe<'a, C: Member> {
    pool: &'a Pool<C>,
    account: Option<u64>,
}

impl<C: Member> Drop for Probe<'_, C> {
    fn drop(&mut self) {
        if let Some(account) = self.account
            && let Some(account) = self.pool.lock().account(account)
        {
            account.health.probe_over();
        }
    }
}

/// A credential in a plan. Times are microseconds from now.
struct Source {
    /// Nothing goes before.
    start: i128,
    /// Time between requests; 0: none.
    interval: i128,
    /// When the `burst`th request from now can go, by its tokens alone.
    full: i128,
    burst: i128,
}

impl Source {
    fn new(start: Duration, limit: Limit, quota: &Quota) -> Self {
        Source {
            start: micros(start.max(quota.next_in)),
            interval: micros(limit.interval).max(1),
            full: micros(quota.resets_in),
            burst: i128::from(quota.capacity),
        }
    }

    fn unlimited(start: Duration) -> Self {
        Source { start: micros(start), interval: 0, full: 0, burst: 0 }
    }

    /// Requests that can have gone by an instant.
    fn gone_by(&self, at: i128) -> u128 {
        if at < self.start {
            return 0;
        }
        if self.interval == 0 {
            return u128::MAX >> 32;
        }
        // Request k can go at full + (k - burst) x interval. Until the start the bucket fills up to
        // its capacity and no further.
        let gone = self.burst + (at - self.full.max(self.start)).div_euclid(self.interval);
        u128::try_from(gone).unwrap_or(0)
    }
}

fn micros(span: Duration) -> i128 {
    i128::try_from(span.as_micros()).unwrap_or(i128::MAX / 4)
}
