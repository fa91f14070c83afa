//! Limits that change while the program runs.
//!
//! A [`Reload`] looks at its sources every 30 s, and at its files as soon as they change (feature
//! `watch`). New limits are put in force at once: tokens in the buckets stay, the next acquire goes
//! by the new limits, and requests that wait are planned again. A [`LimitsReloaded`] event says what
//! was changed. A source that is broken changes nothing, and is told by a [`ReloadFailed`] event.
//!
//! Files (feature `tables`) have the form of this project's `limits.toml`, with the buckets in it
//! that are to have other limits than WB publishes:
//!
//! ```toml
//! [[bucket]]
//! id = "items.content"
//! limits.personal = { period = "1m", limit = 50, interval = "1200ms", burst = 5 }
//! ```
//!
//! `limits.any` holds for all token types that have no limit of their own. A bucket of another
//! supplier is called `etm:goods_read`. What an answer costs, who shares a bucket and the limits of a
//! single member (`except`) cannot be changed here; a file that tries is broken.
//!
//! ```
//! # #[cfg(feature = "tables")]
//! # fn run(client: &wildberries::Client) {
//! use wildberries::reload::{LimitsFile, Reload};
//!
//! let reloading = Reload::new(client.limiter().clone(), client.events().clone())
//!     .source(LimitsFile::new("/etc/app/limits.toml"))
//!     .start(); // until dropped
//! # }
//! ```
//!
//! [`LimitsReloaded`]: EventKind::LimitsReloaded
//! [`ReloadFailed`]: EventKind::ReloadFailed

#[cfg(feature = "tables")]
mod file;
#[cfg(test)]
mod tests;
#[cfg(feature = "tables")]
pub(crate) mod toml;
#[cfg(feature = "watch")]
mod watch;

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;
use std::future::Future;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::timeout;

use crate::events::{EventKind, Events, LimitChange, StrategyChange};
use crate::limits::{Limit, Limiter, Overrides};
use crate::operation::TokenType;

#[cfg(feature = "tables")]
pub use self::file::LimitsFile;
#[cfg(feature = "tables")]
pub use self::toml::Problem;

/// How often sources are looked at, unless set.
pub const EVERY: Duration = Duration::from_secs(30);

/// How long a source may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long a file has to be left alone before it is read.
#[cfg(feature = "watch")]
const SETTLED: Duration = Duration::from_millis(100);

/// A source's limits, being read.
pub type Loading<'a, T> = Pin<Box<dyn Future<Output = Result<T, Box<dyn Error + Send + Sync>>> + Send + 'a>>;

/// Where overrides of limits come from: a file, a database, an admin page.
pub trait Source: Send + Sync + 'static {
    /// Its name, for events.
    fn name(&self) -> String;

    /// All overrides it has now.
    fn load(&self) -> Loading<'_, Overrides>;

    /// The file to watch, if it is one.
    fn path(&self) -> Option<&Path> {
        None
    }
}

/// Another table of a supplier, put in force.
pub(crate) trait Table: Send + Sync + 'static {
    fn path(&self) -> &Path;
    fn load(&self) -> Loading<'_, Changes>;
}

/// What was changed.
#[derive(Debug, Default)]
pub(crate) struct Changes {
    pub limits: Vec<LimitChange>,
    pub strategies: Vec<StrategyChange>,
}

type Set = BTreeMap<(String, Option<TokenType>), Limit>;

fn set(overrides: &Overrides) -> Set {
    overrides.iter().map(|(bucket, token_type, limit)| ((bucket.to_owned(), token_type), limit)).collect()
}

/// Changes the overrides of a limiter, of which others may change other parts.
pub(crate) fn change_overrides(limiter: &Limiter, change: impl FnOnce(&mut Overrides)) {
    static CHANGING: Mutex<()> = Mutex::new(());
    let _one_at_a_time = CHANGING.lock().unwrap_or_else(PoisonError::into_inner);
    let mut overrides = (*limiter.overrides()).clone();
    change(&mut overrides);
    limiter.set_overrides(overrides);
}

// Without `tables` nothing makes a table.
#[cfg_attr(not(feature = "tables"), allow(dead_code))]
enum Part {
    Limits { source: Box<dyn Source>, last: Set },
    Table(Box<dyn Table>),
}

impl Part {
    fn name(&self) -> String {
        match self {
            Part::Limits { source, .. } => source.name(),
            Part::Table(table) => table.path().display().to_string(),
        }
    }

    fn path(&self) -> Option<&Path> {
        match self {
            Part::Limits { source, .. } => source.path(),
            Part::Table(table) => Some(table.path()),
        }
    }

    async fn load(&self) -> Result<Loaded, String> {
        let loading = async {
            Ok::<_, Box<dyn Error + Send + Sync>>(match self {
                Part::Limits { source, .. } => Loaded::Limits(set(&source.load().await?)),
                Part::Table(table) => Loaded::Table(table.load().await?),
            })
        };
        match timeout(PATIENCE, loading).await {
            Ok(loaded) => loaded.map_err(|error| error.to_string()),
            Err(_) => Err(format!("it takes longer than {} s", PATIENCE.as_secs())),
        }
    }
}

/// What a part has now: limits to be put in force, or a table that is.
enum Loaded {
    Limits(Set),
    Table(Changes),
}

/// Sources of limits for a limiter. Where two have a limit for one bucket, the one added last wins.
pub struct Reload {
    limiter: Limiter,
    events: Events,
    every: Duration,
    /// With the problem that was told last.
    parts: Vec<(Part, Option<String>)>,
}

impl Reload {
    /// Without sources yet.
    pub fn new(limiter: Limiter, events: Events) -> Self {
        Reload { limiter, events, every: EVERY, parts: Vec::new() }
    }

    /// Looks at the sources this often, instead of every 30 s.
    #[must_use]
    pub fn every(mut self, every: Duration) -> Self {
        self.every = every.max(Duration::from_millis(10));
        self
    }

    /// Adds a source.
    #[must_use]
    pub fn source(mut self, source: impl Source) -> Self {
        self.parts.push((Part::Limits { source: Box::new(source), last: Set::new() }, None));
        self
    }

    /// Adds the [table](crate::suppliers::Table) of a supplier: limits and strategies.
    #[cfg(feature = "tables")]
    #[must_use]
    pub fn table<C: Clone + Send + Sync + 'static>(
        mut self,
        path: impl Into<PathBuf>,
        supplier: &crate::suppliers::Supplier<C>,
    ) -> Self {
        let table = file::TableFile::new(path.into(), supplier.clone());
        self.parts.push((Part::Table(Box::new(table)), None));
        self
    }

    /// Looks at every source once, and puts in force what has changed.
    pub async fn check(&mut self) {
        for at in 0..self.parts.len() {
            let name = self.parts[at].0.name();
            let changes = match self.parts[at].0.load().await {
                Ok(Loaded::Limits(limits)) => self.replace(at, limits),
                Ok(Loaded::Table(changes)) => changes,
                Err(problem) => {
                    self.failed(at, name, problem);
                    continue;
                }
            };
            self.parts[at].1 = None;
            if !changes.limits.is_empty() || !changes.strategies.is_empty() {
                self.events.emit(EventKind::LimitsReloaded {
                    source: name.into(),
                    changes: changes.limits.into(),
                    strategies: changes.strategies.into(),
                });
            }
        }
    }

    /// Tells of a problem, unless it was told already.
    fn failed(&mut self, at: usize, source: String, problem: String) {
        if self.parts[at].1.as_ref() == Some(&problem) {
            return;
        }
        let (source, told) = (source.into(), problem.as_str().into());
        self.events.emit(EventKind::ReloadFailed { source, problem: told });
        self.parts[at].1 = Some(problem);
    }

    /// The limits of all sources together.
    fn merged(&self) -> Set {
        let mut all = Set::new();
        for (part, _) in &self.parts {
            if let Part::Limits { last, .. } = part {
                all.extend(last.iter().map(|(key, limit)| (key.clone(), *limit)));
            }
        }
        all
    }

    fn replace(&mut self, at: usize, limits: Set) -> Changes {
        let before = self.merged();
        if let Part::Limits { last, .. } = &mut self.parts[at].0 {
            if *last == limits {
                return Changes::default();
            }
            *last = limits;
        }
        let after = self.merged();
        change_overrides(&self.limiter, |overrides| {
            let mut all = set(overrides);
            all.retain(|key, _| !before.contains_key(key));
            all.extend(after.iter().map(|(key, limit)| (key.clone(), *limit)));
            *overrides = Overrides::new();
            for ((bucket, token_type), limit) in all {
                overrides.set(&bucket, token_type, limit);
            }
        });
        let gone = before.keys().filter(|key| !after.contains_key(*key));
        let changes = gone.chain(after.keys()).filter_map(|key| {
            let (from, to) = (before.get(key).copied(), after.get(key).copied());
            (from != to).then(|| LimitChange::new(key.0.clone(), key.1, from, to))
        });
        Changes { limits: changes.collect(), strategies: Vec::new() }
    }

    /// Goes on looking, on a task of its own, until what is returned is dropped. Where no call may go
    /// before the sources were read, [`check`](Reload::check) is to be awaited first. Needs a tokio
    /// runtime.
    pub fn start(self) -> Reloading {
        let wake = Arc::new(Notify::new());
        let task = tokio::spawn(self.run(Arc::clone(&wake)));
        Reloading { task, wake }
    }

    async fn run(mut self, wake: Arc<Notify>) {
        let paths: Vec<PathBuf> =
            self.parts.iter().filter_map(|(part, _)| part.path()).map(Path::to_path_buf).collect();
        #[cfg(feature = "watch")]
        let _watching = match watch::watch(&paths, &wake) {
            Ok(watching) => Some(watching),
            Err(problem) => {
                // They are still looked at every now and then.
                let (source, problem) = ("watch".into(), problem.into());
                self.events.emit(EventKind::ReloadFailed { source, problem });
                None
            }
        };
        #[cfg(not(feature = "watch"))]
        drop(paths);
        loop {
            self.check().await;
            if timeout(self.every, wake.notified()).await.is_ok() {
                // A file that is being written.
                #[cfg(feature = "watch")]
                for _ in 0..10 {
                    if timeout(SETTLED, wake.notified()).await.is_err() {
                        break;
                    }
                }
            }
        }
    }
}

impl fmt::Debug for Reload {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sources: Vec<_> = self.parts.iter().map(|(part, _)| part.name()).collect();
        f.debug_struct("Reload")
            .field("sources", &sources)
            .field("every", &self.every)
            .finish_non_exhaustive()
    }
}

/// Looks at sources until it is dropped.
#[derive(Debug)]
pub struct Reloading {
    task: tokio::task::JoinHandle<()>,
    wake: Arc<Notify>,
}

impl Reloading {
    /// Looks now.
    pub fn now(&self) {
        self.wake.notify_one();
    }
}

impl Drop for Reloading {
    fn drop(&mut self) {
        self.task.abort();
    }
}
