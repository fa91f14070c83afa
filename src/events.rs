//! What happens beside the calls: keys rejected, buckets penalised, breakers opened, limits reloaded.
//!
//! [`Events`] is one stream for everything that shares it. Whoever wants to know
//! [subscribes](Events::subscribe); each event is also written with `tracing` (target
//! `wildberries::events`) and counted, listened to or not. A listener that is slow loses the oldest
//! events and is told how many; nobody ever waits for it.
//!
//! ```
//! # async fn run(client: wildberries::Client) {
//! use wildberries::events::EventKind;
//!
//! let mut events = client.events().subscribe();
//! while let Some(event) = events.next().await {
//!     if let EventKind::KeyRejected { seller: Some(seller), .. } = &event.kind {
//!         println!("{seller}: check the API key");
//!     }
//! }
//! # }
//! ```

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime};

use tokio::sync::broadcast;
use tokio::sync::broadcast::error::{RecvError, TryRecvError};

use crate::limits::{BucketKey, Limit};
use crate::operation::{Operation, TokenType};
use crate::pool::Strategy;

/// Events kept for a listener that is behind.
const KEPT: usize = 1024;

/// Something that happened.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Event {
    /// When.
    pub at: SystemTime,
    /// What.
    pub kind: EventKind,
}

/// What happened.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum EventKind {
    /// WB does not accept a token (401). The seller has to make a new one.
    #[non_exhaustive]
    KeyRejected {
        /// Whose token, as far as it is known.
        seller: Option<Arc<str>>,
        /// What was called.
        operation: &'static Operation,
    },
    /// A request was refused for its limit (429): nothing goes from the bucket for a while.
    #[non_exhaustive]
    Penalized {
        /// The bucket; of a seller-wide limit, the one whose request was refused.
        bucket: BucketKey,
        /// The wait the other side named.
        wait: Option<Duration>,
        /// Whether all buckets of the seller are held.
        seller_wide: bool,
    },
    /// The store of the limiter or of a gate cannot be reached.
    #[non_exhaustive]
    StoreDegraded {
        /// What goes on meanwhile: `local`, `closed` or `open`.
        policy: &'static str,
        /// What is wrong, without secrets.
        problem: Arc<str>,
    },
    /// The store can be reached again.
    #[non_exhaustive]
    StoreRecovered {
        /// How long it could not.
        after: Duration,
    },
    /// A credential failed too often in a row; it is left alone for a while.
    #[non_exhaustive]
    BreakerOpened {
        /// The pool.
        pool: Arc<str>,
        /// The credential.
        credential: Arc<str>,
        /// For how long.
        pause: Duration,
    },
    /// A credential whose breaker was open serves again.
    #[non_exhaustive]
    BreakerClosed {
        /// The pool.
        pool: Arc<str>,
        /// The credential.
        credential: Arc<str>,
    },
    /// A credential was not accepted several times in a row and is not used any more; its owner has
    /// to replace it.
    #[non_exhaustive]
    CredentialFailing {
        /// The pool.
        pool: Arc<str>,
        /// The credential.
        credential: Arc<str>,
        /// Its owner, if it has one; otherwise it is the system's.
        owner: Option<Arc<str>>,
    },
    /// Stale data was given out because no credential could fetch fresh data.
    #[non_exhaustive]
    StaleServed {
        /// The pool.
        pool: Arc<str>,
        /// How old the data is.
        age: Duration,
    },
    /// The limits in force were replaced.
    #[non_exhaustive]
    LimitsReloaded {
        /// Where the new ones come from.
        source: Arc<str>,
        /// Every limit that is another than before.
        changes: Arc<[LimitChange]>,
        /// Every strategy of a supplier's endpoint that is another than before.
        strategies: Arc<[StrategyChange]>,
    },
    /// New limits could not be read; the old ones stay in force.
    #[non_exhaustive]
    ReloadFailed {
        /// Where they come from.
        source: Arc<str>,
        /// What is wrong with them.
        problem: Arc<str>,
    },
    /// A job lost its seller's gate: its lease ran out before it was prolonged.
    #[non_exhaustive]
    LeaseLost {
        /// The seller.
        seller: Arc<str>,
        /// The job.
        job: Arc<str>,
    },
}

/// A limit that was replaced.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct LimitChange {
    /// The bucket.
    pub bucket: String,
    /// The token type it holds for; `None`: all that have no limit of their own.
    pub token_type: Option<TokenType>,
    /// The limit before; `None`: the published one.
    pub from: Option<Limit>,
    /// The limit from now on; `None`: the published one.
    pub to: Option<Limit>,
}

impl LimitChange {
    /// A limit of a bucket that is `to` from now on, after `from`.
    pub fn new(
        bucket: impl Into<String>,
        token_type: Option<TokenType>,
        from: Option<Limit>,
        to: Option<Limit>,
    ) -> Self {
        LimitChange { bucket: bucket.into(), token_type, from, to }
    }
}

impl fmt::Display for LimitChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let show = |limit: Option<Limit>| match limit {
            Some(limit) => format!("1 per {:?}, burst {}", limit.interval, limit.burst),
            None => "published".to_owned(),
        };
        let token_type = self.token_type.map_or("any", TokenType::name);
        write!(f, "{} ({token_type}): {} -> {}", self.bucket, show(self.from), show(self.to))
    }
}

/// A strategy that was replaced.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct StrategyChange {
    /// The endpoint's bucket, `etm:goods_read`.
    pub bucket: String,
    /// The strategy before; `None`: the endpoint is new.
    pub from: Option<Strategy>,
    /// The strategy from now on; `None`: the endpoint is gone.
    pub to: Option<Strategy>,
}

impl StrategyChange {
    /// A strategy of an endpoint that is `to` from now on, after `from`.
    pub fn new(bucket: impl Into<String>, from: Option<Strategy>, to: Option<Strategy>) -> Self {
        StrategyChange { bucket: bucket.into(), from, to }
    }
}

impl fmt::Display for StrategyChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let show = |strategy: Option<Strategy>| strategy.map_or("none".to_owned(), |s| format!("{s:?}"));
        write!(f, "{}: {} -> {}", self.bucket, show(self.from), show(self.to))
    }
}

/// Which kinds there are, and where each is counted.
const NAMES: [&str; 11] = [
    "key_rejected",
    "penalized",
    "store_degraded",
    "store_recovered",
    "breaker_opened",
    "breaker_closed",
    "credential_failing",
    "stale_served",
    "limits_reloaded",
    "reload_failed",
    "lease_lost",
];

impl EventKind {
    fn index(&self) -> usize {
        match self {
            EventKind::KeyRejected { .. } => 0,
            EventKind::Penalized { .. } => 1,
            EventKind::StoreDegraded { .. } => 2,
            EventKind::StoreRecovered { .. } => 3,
            EventKind::BreakerOpened { .. } => 4,
            EventKind::BreakerClosed { .. } => 5,
            EventKind::CredentialFailing { .. } => 6,
            EventKind::StaleServed { .. } => 7,
            EventKind::LimitsReloaded { .. } => 8,
            EventKind::ReloadFailed { .. } => 9,
            EventKind::LeaseLost { .. } => 10,
        }
    }

    /// Its name: `key_rejected`, `breaker_opened` and so on.
    pub fn name(&self) -> &'static str {
        NAMES[self.index()]
    }

    fn trace(&self) {
        const TARGET: &str = "wildberries::events";
        let event = self.name();
        match self {
            EventKind::KeyRejected { seller, operation } => {
                let seller = seller.as_deref();
                tracing::error!(target: TARGET, event, seller, %operation, "token not accepted");
            }
            EventKind::Penalized { bucket, wait, seller_wide } => {
                tracing::warn!(target: TARGET, event, %bucket, ?wait, seller_wide, "limited");
            }
            EventKind::StoreDegraded { policy, problem } => {
                tracing::error!(target: TARGET, event, policy, %problem, "store out of reach");
            }
            EventKind::StoreRecovered { after } => {
                tracing::info!(target: TARGET, event, ?after, "store in reach again");
            }
            EventKind::BreakerOpened { pool, credential, pause } => {
                tracing::error!(target: TARGET, event, %pool, %credential, ?pause, "breaker opened");
            }
            EventKind::BreakerClosed { pool, credential } => {
                tracing::info!(target: TARGET, event, %pool, %credential, "breaker closed");
            }
            EventKind::CredentialFailing { pool, credential, owner } => {
                let owner = owner.as_deref();
                tracing::error!(target: TARGET, event, %pool, %credential, owner, "credential fails");
            }
            EventKind::StaleServed { pool, age } => {
                tracing::warn!(target: TARGET, event, %pool, ?age, "stale data given out");
            }
            EventKind::LimitsReloaded { source, changes, strategies } => {
                for change in changes.iter() {
                    tracing::info!(target: TARGET, event, %source, %change, "limit replaced");
                }
                for change in strategies.iter() {
                    tracing::info!(target: TARGET, event, %source, %change, "strategy replaced");
                }
            }
            EventKind::ReloadFailed { source, problem } => {
                tracing::error!(target: TARGET, event, %source, %problem, "limits not reloaded");
            }
            EventKind::LeaseLost { seller, job } => {
                tracing::error!(target: TARGET, event, %seller, %job, "lease lost");
            }
        }
    }
}

/// A stream of events. A handle: clones are the same stream.
#[derive(Clone)]
pub struct Events {
    shared: Arc<Shared>,
}

struct Shared {
    sender: broadcast::Sender<Event>,
    counts: [AtomicU64; NAMES.len()],
}

impl Events {
    /// A stream of its own.
    pub fn new() -> Self {
        let (sender, _) = broadcast::channel(KEPT);
        Events { shared: Arc::new(Shared { sender, counts: Default::default() }) }
    }

    /// Tells everybody. Never waits.
    pub fn emit(&self, kind: EventKind) {
        self.shared.counts[kind.index()].fetch_add(1, Ordering::Relaxed);
        kind.trace();
        // Fails when nobody listens, which is fine.
        let _ = self.shared.sender.send(Event { at: SystemTime::now(), kind });
    }

    /// Listens from now on.
    pub fn subscribe(&self) -> Subscription {
        Subscription { receiver: self.shared.sender.subscribe(), missed: 0 }
    }

    /// How many events of each kind there were, by [name](EventKind::name).
    pub fn counts(&self) -> impl Iterator<Item = (&'static str, u64)> + '_ {
        NAMES.into_iter().zip(&self.shared.counts).map(|(name, count)| (name, count.load(Ordering::Relaxed)))
    }

    /// How many events of a kind there were; 0 for a name that is none.
    pub fn count(&self, name: &str) -> u64 {
        self.counts().find(|(of, _)| *of == name).map_or(0, |(_, count)| count)
    }
}

impl Default for Events {
    fn default() -> Self {
        Events::new()
    }
}

impl fmt::Debug for Events {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.counts()).finish()
    }
}

/// A listener.
#[derive(Debug)]
pub struct Subscription {
    receiver: broadcast::Receiver<Event>,
    missed: u64,
}

impl Subscription {
    /// The next event; `None` once nothing is left that could emit one. Dropping the future loses
    /// nothing.
    pub async fn next(&mut self) -> Option<Event> {
        loop {
            match self.receiver.recv().await {
                Ok(event) => return Some(event),
                Err(RecvError::Lagged(missed)) => self.missed += missed,
                Err(RecvError::Closed) => return None,
            }
        }
    }

    /// The next event, if there is one already.
    pub fn try_next(&mut self) -> Option<Event> {
        loop {
            match self.receiver.try_recv() {
                Ok(event) => return Some(event),
                Err(TryRecvError::Lagged(missed)) => self.missed += missed,
                Err(TryRecvError::Empty | TryRecvError::Closed) => return None,
            }
        }
    }

    /// Events this listener was too slow for, so far.
    pub fn missed(&self) -> u64 {
        self.missed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lost(job: usize) -> EventKind {
        EventKind::LeaseLost { seller: "s".into(), job: job.to_string().into() }
    }

    #[tokio::test]
    async fn everybody_is_told_and_nobody_is_waited_for() {
        let events = Events::new();
        events.emit(lost(0));
        let (mut quick, mut slow) = (events.subscribe(), events.subscribe());
        events.emit(lost(1));
        assert!(matches!(quick.next().await.unwrap().kind, EventKind::LeaseLost { job, .. } if &*job == "1"));
        assert!(quick.try_next().is_none());
        // Nothing waits for the slow one, which then sees the newest.
        for job in 2..KEPT + 12 {
            events.emit(lost(job));
        }
        let first = slow.next().await.unwrap();
        assert_eq!(slow.missed(), 11);
        assert!(matches!(first.kind, EventKind::LeaseLost { job, .. } if &*job == "12"));
        assert_eq!(events.count("lease_lost"), KEPT as u64 + 12);
        assert_eq!(events.count("penalized"), 0);
        drop(events);
        while slow.next().await.is_some() {}
    }

    #[test]
    fn each_is_traced_too() {
        let traces = crate::executor::tests::Traces::default();
        let _guard = tracing::subscriber::set_default(traces.clone());
        let limit = |seconds: u64| Some(Limit::new(seconds * 1000, 1, seconds * 1000, 1));
        let events = Events::new();
        for _ in 0..2 {
            events.emit(EventKind::LimitsReloaded {
                source: "file".into(),
                changes: [LimitChange::new("a", None, limit(1), limit(2))].into(),
                strategies: [].into(),
            });
            events.emit(EventKind::ReloadFailed { source: "file".into(), problem: "torn".into() });
            // One that another test's thread was just registering is seen in the second round.
            tracing::callsite::rebuild_interest_cache();
        }
        let traced = traces.0.lock().unwrap().clone();
        for text in ["a (any): 1 per 1s, burst 1 -> 1 per 2s, burst 1", "reload_failed", "torn"] {
            assert!(traced.contains(text), "{traced}");
        }
    }
}
