//! Suppliers other than WB, paced by the same limiter and pool.
//!
//! A [`Table`] says which endpoints a supplier has, how fast each credential may call them and who
//! serves them; it is a TOML file (feature `tables`) or made in code. A [`Supplier`] keeps the
//! credentials and makes requests by it: how, is up to the caller.
//!
//! ```toml
//! supplier = "etm"
//!
//! [[endpoint]]
//! id = "goods_read"                                # part of the bucket's key
//! calls = ["GET /goods/{id}"]                      # for the reader
//! limit = { period = "1s", limit = 1, burst = 1 }  # per credential; without one: unlimited
//! strategy = "round_robin"                         # or "owner_first", "system"
//! feature = "catalog"                              # what a credential must be allowed to serve
//! ```
//!
//! A limit's `interval` is its period divided by its number of requests unless given, and its
//! `burst` 1. Buckets are per credential, with the key
//! `ratelimit:{supplier}:{credential}:{endpoint}` (without the braces).
//!
//! ```
//! use wildberries::limits::{Limit, Limiter};
//! use wildberries::pool::{Credential, Strategy, Verdict};
//! use wildberries::suppliers::{Endpoint, Supplier, Table};
//!
//! # #[derive(Debug)] struct MyError;
//! # impl wildberries::pool::Failure for MyError { fn verdict(&self) -> Verdict { Verdict::Other } }
//! # async fn fetch(_key: &str) -> Result<(), MyError> { Ok(()) }
//! # async fn run() -> Result<(), Box<dyn std::error::Error>> {
//! let table = Table::new("etm")
//!     .with(Endpoint::new("price", Strategy::OwnerFirst).limit(Limit::new(1_000, 1, 1_000, 1)));
//! let supplier = Supplier::new(table, Limiter::new());
//! supplier.add("system", "the key", |credential| credential);
//! supplier.add("customer-7", "another", |credential| credential.owner("7"));
//!
//! let price = supplier.endpoint("price")?.owner("7");
//! println!("1000 prices take {:?}", price.time_for(1000).await);
//! let answer = price.run(|turn| async move { fetch(&turn).await }).await;
//! # Ok(())
//! # }
//! ```

#[cfg(feature = "tables")]
mod table_file;
#[cfg(all(test, feature = "tables"))]
mod tests;

use std::fmt;
use std::future::Future;
use std::ops::Deref;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use crate::events::{Events, LimitChange, StrategyChange};
use crate::limits::{BucketKey, Limit, Limiter};
use crate::pool::{
    Cache, Credential, Data, Failure, MAX_WAIT, Member, Pool, PoolError, Request, Strategy, Turn,
};
use crate::reload::{Changes, change_overrides};

/// An endpoint of a supplier, or several that share a bucket.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
#[non_exhaustive]
pub struct Endpoint {
    /// Its id, part of the bucket's key.
    pub id: String,
    /// What is called, for the reader.
    pub calls: Vec<String>,
    /// The limit of each credential; `None`: unlimited.
    pub limit: Option<Limit>,
    /// Who serves it.
    pub strategy: Strategy,
    /// What a credential must be allowed to serve.
    pub feature: Option<String>,
}

impl Endpoint {
    /// An endpoint without a limit.
    pub fn new(id: impl Into<String>, strategy: Strategy) -> Self {
        Endpoint { id: id.into(), calls: Vec::new(), limit: None, strategy, feature: None }
    }

    /// With the limit of each credential.
    pub fn limit(mut self, limit: Limit) -> Self {
        self.limit = Some(limit);
        self
    }

    /// With what a credential must be allowed to serve.
    pub fn feature(mut self, feature: impl Into<String>) -> Self {
        self.feature = Some(feature.into());
        self
    }
}

/// The endpoints of a supplier.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub struct Table {
    supplier: Arc<str>,
    endpoints: Vec<Endpoint>,
}

impl Table {
    /// A table without endpoints.
    pub fn new(supplier: impl Into<Arc<str>>) -> Self {
        Table { supplier: supplier.into(), endpoints: Vec::new() }
    }

    /// With an endpoint, instead of any of the same id.
    pub fn with(mut self, endpoint: Endpoint) -> Self {
        self.endpoints.retain(|other| other.id != endpoint.id);
        self.endpoints.push(endpoint);
        self
    }

    /// Name of the supplier.
    pub fn supplier(&self) -> &str {
        &self.supplier
    }

    /// The endpoint of an id.
    pub fn get(&self, id: &str) -> Option<&Endpoint> {
        self.endpoints.iter().find(|endpoint| endpoint.id == id)
    }

    /// All endpoints.
    pub fn endpoints(&self) -> impl Iterator<Item = &Endpoint> {
        self.endpoints.iter()
    }
}

/// For those who wait for an endpoint that has no limit any more.
const UNLIMITED: Limit = Limit::new(1, 1, 1, u32::MAX);

/// The supplier's table has no such endpoint.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownEndpoint {
    id: String,
}

impl fmt::Display for UnknownEndpoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the supplier's table has no endpoint {:?}", self.id)
    }
}

impl std::error::Error for UnknownEndpoint {}

/// A credential of a supplier. Derefs to the caller's own type.
#[derive(Debug, Clone)]
pub struct Account<C> {
    supplier: Arc<str>,
    bucket: Arc<str>,
    value: C,
}

impl<C> Deref for Account<C> {
    type Target = C;

    fn deref(&self) -> &C {
        &self.value
    }
}

impl<C: Clone + Send + Sync + 'static> Member for Account<C> {
    type Target = Endpoint;

    fn identity(&self) -> Option<String> {
        Some((*self.bucket).to_owned())
    }

    fn bucket(&self, endpoint: &Endpoint) -> Option<(BucketKey, Limit)> {
        let limit = endpoint.limit?;
        let key = BucketKey::of_supplier(self.supplier.clone(), self.bucket.clone(), endpoint.id.clone());
        Some((key, limit))
    }
}

/// A supplier with its credentials. A handle: clones are the same supplier.
pub struct Supplier<C> {
    name: Arc<str>,
    table: Arc<RwLock<Arc<Table>>>,
    limiter: Limiter,
    pool: Pool<Account<C>>,
}

impl<C> Clone for Supplier<C> {
    fn clone(&self) -> Self {
        Supplier {
            name: Arc::clone(&self.name),
            table: Arc::clone(&self.table),
            limiter: self.limiter.clone(),
            pool: self.pool.clone(),
        }
    }
}

impl<C: Clone + Send + Sync + 'static> Supplier<C> {
    /// A supplier without credentials.
    pub fn new(table: Table, limiter: Limiter) -> Self {
        let name = Arc::clone(&table.supplier);
        let pool = Pool::new(Arc::clone(&name), limiter.clone());
        Supplier { name, table: Arc::new(RwLock::new(Arc::new(table))), limiter, pool }
    }

    /// Tells of penalties, breakers and failing credentials on this stream.
    #[must_use]
    pub fn events(self, events: Events) -> Self {
        Supplier { pool: self.pool.events(events), ..self }
    }

    /// Adds a credential, or replaces the one of the same id; `with` says whose it is and what it may
    /// serve.
    pub fn add(
        &self,
        id: impl Into<Arc<str>>,
        value: C,
        with: impl FnOnce(Credential<Account<C>>) -> Credential<Account<C>>,
    ) {
        let id = id.into();
        self.add_as(Arc::clone(&id), id, value, with);
    }

    /// Adds a credential to an account several have: those of one `account` count once, and share
    /// buckets.
    pub fn add_as(
        &self,
        account: impl Into<Arc<str>>,
        id: impl Into<Arc<str>>,
        value: C,
        with: impl FnOnce(Credential<Account<C>>) -> Credential<Account<C>>,
    ) {
        let account = Account { supplier: Arc::clone(&self.name), bucket: account.into(), value };
        self.pool.add(with(Credential::new(id, account)));
    }

    /// Its credentials.
    pub fn pool(&self) -> &Pool<Account<C>> {
        &self.pool
    }

    /// The table in force.
    pub fn table(&self) -> Arc<Table> {
        self.table.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Puts another table in force, at once: tokens in the buckets stay, requests that wait are
    /// planned again.
    pub fn set_table(&self, table: Table) {
        self.replace_table(table);
    }

    pub(crate) fn replace_table(&self, table: Table) -> Changes {
        let table = Table { supplier: Arc::clone(&self.name), ..table };
        let mut changes = Changes::default();
        {
            let mut current = self.table.write().unwrap_or_else(PoisonError::into_inner);
            let gone = current.endpoints().filter(|old| table.get(&old.id).is_none());
            for id in gone.chain(table.endpoints()).map(|endpoint| endpoint.id.as_str()) {
                let bucket = format!("{}:{id}", self.name);
                let limit = |table: &Table| table.get(id).and_then(|endpoint| endpoint.limit);
                let (from, to) = (limit(&current), limit(&table));
                if from != to {
                    changes.limits.push(LimitChange::new(bucket.clone(), None, from, to));
                }
                let strategy = |table: &Table| table.get(id).map(|endpoint| endpoint.strategy);
                let (from, to) = (strategy(&current), strategy(&table));
                if from != to {
                    changes.strategies.push(StrategyChange::new(bucket, from, to));
                }
            }
            *current = Arc::new(table);
        }
        if !changes.limits.is_empty() {
            // The new limits come with each acquire; this is for those that wait already. An override
            // of somebody else's goes before the table.
            change_overrides(&self.limiter, |overrides| {
                for LimitChange { bucket, from, to, .. } in &changes.limits {
                    let [from, to] = [from, to].map(|limit| limit.unwrap_or(UNLIMITED));
                    if overrides.get(bucket, None).is_none_or(|current| current == from) {
                        overrides.set(bucket, None, to);
                    }
                }
            });
        }
        changes
    }

    /// An endpoint, to make requests to.
    ///
    /// # Errors
    /// The table has no such endpoint.
    pub fn endpoint(&self, id: &str) -> Result<Calls<'_, C>, UnknownEndpoint> {
        match self.table().get(id) {
            Some(endpoint) => Ok(Calls {
                supplier: self,
                endpoint: endpoint.clone(),
                owner: None,
                group: None,
                max_wait: MAX_WAIT,
            }),
            None => Err(UnknownEndpoint { id: id.to_owned() }),
        }
    }
}

impl<C> fmt::Debug for Supplier<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Supplier").field("name", &self.name).finish_non_exhaustive()
    }
}

/// Requests to an endpoint, by the table that was in force when it was asked for.
#[derive(Clone)]
#[must_use]
pub struct Calls<'a, C> {
    supplier: &'a Supplier<C>,
    endpoint: Endpoint,
    owner: Option<&'a str>,
    group: Option<&'a str>,
    max_wait: Duration,
}

impl<'a, C: Clone + Send + Sync + 'static> Calls<'a, C> {
    /// The customer they are made for.
    pub fn owner(mut self, owner: &'a str) -> Self {
        self.owner = Some(owner);
        self
    }

    /// The group the customer is in.
    pub fn group(mut self, group: &'a str) -> Self {
        self.group = Some(group);
        self
    }

    /// Another strategy than the table's.
    pub fn strategy(mut self, strategy: Strategy) -> Self {
        self.endpoint.strategy = strategy;
        self
    }

    /// Waits at most this long for a credential, instead of [`MAX_WAIT`].
    pub fn max_wait(mut self, max_wait: Duration) -> Self {
        self.max_wait = max_wait;
        self
    }

    fn request(&self) -> Request<'_, Endpoint> {
        let mut request = Request::new(&self.endpoint, self.endpoint.strategy).max_wait(self.max_wait);
        if let Some(owner) = self.owner {
            request = request.owner(owner);
        }
        if let Some(group) = self.group {
            request = request.group(group);
        }
        if let Some(feature) = &self.endpoint.feature {
            request = request.feature(feature);
        }
        request
    }

    /// Makes a request; see [`Pool::run`].
    ///
    /// # Errors
    /// No credential can serve it in time, or `work` failed.
    pub async fn run<T, E, F, W>(self, work: W) -> Result<T, PoolError<E>>
    where
        E: Failure,
        F: Future<Output = Result<T, E>>,
        W: FnMut(Turn<Account<C>>) -> F,
    {
        self.supplier.pool.run(&self.request(), work).await
    }

    /// Makes a request, or gives out what came last; see [`Pool::run_or_stale`].
    ///
    /// # Errors
    /// As `run`, where nothing is kept.
    pub async fn run_or_stale<K, T, E, F, W>(
        self,
        cache: &Cache<K, T>,
        key: K,
        work: W,
    ) -> Result<Data<T>, PoolError<E>>
    where
        K: std::hash::Hash + Eq + Clone,
        T: Clone,
        E: Failure,
        F: Future<Output = Result<T, E>>,
        W: FnMut(Turn<Account<C>>) -> F,
    {
        self.supplier.pool.run_or_stale(&self.request(), cache, key, work).await
    }

    /// Requests per second; see [`Pool::rate`].
    pub fn rate(&self) -> f64 {
        self.supplier.pool.rate(&self.request())
    }

    /// How long this many requests take; see [`Pool::time_for`].
    pub async fn time_for(&self, requests: u64) -> Option<Duration> {
        self.supplier.pool.time_for(&self.request(), requests).await
    }
}

impl<C> fmt::Debug for Calls<'_, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Calls").field("endpoint", &self.endpoint).finish_non_exhaustive()
    }
}
