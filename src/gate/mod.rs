//! One job per seller at a time.
//!
//! WB's limits are the seller's, not the job's: two syncs of one seller at once only take each
//! other's places. A [`Gate`] lets one in and tells the others who is inside:
//!
//! - A **scheduled** job that finds the gate taken is told [`Closed::Busy`] and skips this time.
//! - A **user's** job that finds another user's job inside is told [`Closed::AlreadyRunning`] with
//!   the id of that job. Where a scheduled one is inside, the user's is next: scheduled jobs find the
//!   gate busy from then on, and the one inside makes way when it is done or deferred.
//! - Whoever is inside holds a [`Lease`] of 90 s, prolonged every 30 s. It is given back when
//!   dropped, also by a panic, and runs out by itself when the process dies.
//! - A job that is deferred [parks](Lease::park): the gate stays closed for its pause and 60 s more,
//!   until the job comes back under the same id. Only a user's job goes before a parked scheduled
//!   one.
//!
//! A lease that was lost (the process was frozen, the store out of reach for too long) is known to
//! be lost without asking: the time it holds is measured from before each prolongation was sent.
//! [`Lease::run`] stops the work then, a client made by [`Client::with_lease`](crate::Client::with_lease)
//! sends nothing more, and the [`fence`](Lease::fence), a number larger than that of every owner
//! before, lets other stores refuse the writes of an owner that is no more.
//!
//! ```
//! # async fn run(client: wildberries::Client) -> Result<(), Box<dyn std::error::Error>> {
//! use wildberries::gate::{Closed, Gate, Job};
//!
//! let gate = Gate::memory();
//! match gate.enter(&Job::scheduled("seller-1", "sync-42")).await {
//!     Ok(lease) => {
//!         let client = client.with_lease(&lease);
//!         lease.run(async move { /* the work */ drop(client) }).await?;
//!     }
//!     Err(Closed::Busy { job }) => println!("skipped, {job} is at work"),
//!     Err(other) => return Err(other.into()),
//! }
//! # Ok(())
//! # }
//! ```

mod memory;
mod news;
#[cfg(feature = "redis")]
mod redis;
#[cfg(test)]
mod tests;

use std::fmt;
use std::future::{Future, poll_fn};
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::Poll;
use std::time::{Duration, SystemTime};

use tokio::sync::watch;
use tokio::time::{Instant, timeout_at};

use crate::events::{EventKind, Events};
use memory::{Entry, Memory};
use news::NewsOf;

/// Who goes before whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Priority {
    /// Started by a clock.
    Scheduled,
    /// Started by a person.
    User,
}

/// A job that wants to work for a seller.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Job {
    /// The seller.
    pub seller: Arc<str>,
    /// Its id. A job that comes back after a deferral has the same one.
    pub id: Arc<str>,
    /// Who started it.
    pub priority: Priority,
}

impl Job {
    /// A job.
    pub fn new(seller: impl Into<Arc<str>>, id: impl Into<Arc<str>>, priority: Priority) -> Self {
        Job { seller: seller.into(), id: id.into(), priority }
    }

    /// A job a person has started.
    pub fn user(seller: impl Into<Arc<str>>, id: impl Into<Arc<str>>) -> Self {
        Job::new(seller, id, Priority::User)
    }

    /// A job a clock has started.
    pub fn scheduled(seller: impl Into<Arc<str>>, id: impl Into<Arc<str>>) -> Self {
        Job::new(seller, id, Priority::Scheduled)
    }

    fn is_user(&self) -> bool {
        self.priority == Priority::User
    }
}

/// Why a job was not let in.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Closed {
    /// Another job is at work, or next. A scheduled job skips this time. A user's job is next: it
    /// enters again within the time of a lease, or waits by [`Gate::wait`].
    Busy {
        /// The job at work, or next.
        job: Arc<str>,
    },
    /// A user's job, or this same one, is at work or next already.
    AlreadyRunning {
        /// That job.
        job: Arc<str>,
    },
    /// The store cannot be reached. Nobody is let in: it might be the second.
    Store {
        /// What is wrong.
        problem: Arc<str>,
    },
}

impl fmt::Display for Closed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Closed::Busy { job } => write!(f, "busy: job {job} has the seller's gate"),
            Closed::AlreadyRunning { job } => write!(f, "already running: job {job}"),
            Closed::Store { problem } => write!(f, "the store of the gate cannot be reached: {problem}"),
        }
    }
}

impl std::error::Error for Closed {}

/// The lease is no more: it ran out, or another has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LeaseLost;

impl fmt::Display for LeaseLost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the job has lost its seller's gate")
    }
}

impl std::error::Error for LeaseLost {}

/// Who is inside.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Owner {
    /// The job.
    pub job: Arc<str>,
    /// Who started it.
    pub priority: Priority,
    /// Its fence.
    pub fence: u64,
    /// Whether it is deferred: it keeps the gate, but is not at work.
    pub deferred: bool,
    /// Time until its lease runs out, were it not prolonged.
    pub remaining: Duration,
    /// The user's job that is next.
    pub next: Option<Arc<str>>,
}

/// Times of a gate.
#[derive(Debug, Clone, Copy)]
struct Settings {
    lease: Duration,
    heartbeat: Duration,
    grace: Duration,
}

/// Whoever waits for something at a gate looks this often, also where nothing is told: a lease may
/// have run out.
const LOOK: Duration = Duration::from_millis(500);

/// Nothing waits longer.
const LONGEST: Duration = Duration::from_secs(366 * 24 * 3600);

impl Settings {
    /// The lease of a job that is deferred for a pause.
    fn parked(&self, pause: Duration) -> Duration {
        pause.saturating_add(self.grace).min(LONGEST)
    }
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            lease: Duration::from_secs(90),
            heartbeat: Duration::from_secs(30),
            grace: Duration::from_secs(60),
        }
    }
}

/// The gates of any number of sellers. A handle: clones are the same gates.
#[derive(Clone)]
pub struct Gate {
    store: Store,
    settings: Settings,
    events: Events,
}

#[derive(Clone)]
enum Store {
    Memory(Arc<Memory>),
    #[cfg(feature = "redis")]
    Redis(redis::Redis),
}

impl Store {
    async fn enter(&self, job: &Job, settings: &Settings) -> Result<Entry, Arc<str>> {
        match self {
            Store::Memory(memory) => Ok(memory.enter(job, settings)),
            #[cfg(feature = "redis")]
            Store::Redis(redis) => redis.enter(job, settings).await,
        }
    }

    /// Prolongs a lease to `span` from now at least; exactly, for one that is parked. Whether a
    /// user's job waits; `None` where the lease is lost.
    async fn renew(
        &self,
        job: &Job,
        fence: u64,
        span: Duration,
        park: bool,
    ) -> Result<Option<bool>, Arc<str>> {
        match self {
            Store::Memory(memory) => Ok(memory.renew(job, fence, span, park)),
            #[cfg(feature = "redis")]
            Store::Redis(redis) => redis.renew(job, fence, span, park).await,
        }
    }

    async fn release(&self, seller: &str, fence: u64) -> Result<(), Arc<str>> {
        match self {
            Store::Memory(memory) => {
                memory.release(seller, fence);
                Ok(())
            }
            #[cfg(feature = "redis")]
            Store::Redis(redis) => redis.release(seller, fence).await,
        }
    }

    /// From a destructor. Memory has no need to try again.
    #[cfg_attr(not(feature = "redis"), allow(unused_variables))]
    fn release_later(&self, seller: &str, fence: u64, settings: &Settings) {
        match self {
            Store::Memory(memory) => memory.release(seller, fence),
            #[cfg(feature = "redis")]
            Store::Redis(redis) => redis.release_later(seller, fence, settings),
        }
    }

    #[cfg_attr(not(feature = "redis"), allow(unused_variables))]
    fn unclaim_later(&self, job: &Job, settings: &Settings) {
        match self {
            Store::Memory(memory) => memory.unclaim(&job.seller, &job.id),
            #[cfg(feature = "redis")]
            Store::Redis(redis) => redis.unclaim_later(job, settings),
        }
    }

    async fn owner(&self, seller: &str) -> Result<Option<Owner>, Arc<str>> {
        match self {
            Store::Memory(memory) => Ok(memory.owner(seller)),
            #[cfg(feature = "redis")]
            Store::Redis(redis) => redis.owner(seller).await,
        }
    }

    /// What happens at a seller's gate from now on.
    fn news(&self, seller: &Arc<str>) -> NewsOf {
        match self {
            Store::Memory(memory) => memory.news().of(seller.clone()),
            #[cfg(feature = "redis")]
            Store::Redis(redis) => redis.news().of(redis.key(seller).into()),
        }
    }
}

impl Gate {
    /// Gates of one process.
    pub fn memory() -> Self {
        Gate { store: Store::Memory(Arc::default()), settings: Settings::default(), events: Events::new() }
    }

    /// Gates in Redis, for any number of processes; nobody is let in while it cannot be reached. Its
    /// timeouts are the store's, and 1 s at least. The key is `wb:gate:{seller}`, a hash whose field
    /// `fence` is the owner's, for scripts of your own that write for the owner only.
    ///
    /// A Redis that loses its data forgets who is inside. The owner puts its name back when it next
    /// prolongs its lease, which it does at once when the connection comes back. Whoever enters before
    /// that has the larger [fence](Lease::fence): the owner is told, has lost, and is left 100 ms to
    /// hear it. Only an owner that cannot hear it in time believes on, until its next prolongation;
    /// what must not happen twice even then goes to a store that knows the fence, or after a
    /// [`Lease::renew`].
    #[cfg(feature = "redis")]
    pub fn redis(store: crate::limits::RedisStore) -> Self {
        Gate {
            store: Store::Redis(redis::Redis::new(store)),
            settings: Settings::default(),
            events: Events::new(),
        }
    }

    /// The key of a seller's gate in Redis.
    #[cfg(feature = "redis")]
    pub fn key(&self, seller: &str) -> Option<String> {
        match &self.store {
            Store::Memory(_) => None,
            Store::Redis(redis) => Some(redis.key(seller)),
        }
    }

    /// Tells on this stream of leases that are lost, and of a store that cannot be reached, where that
    /// has no stream of its own.
    #[must_use]
    pub fn events(mut self, events: Events) -> Self {
        #[cfg(feature = "redis")]
        if let Store::Redis(redis) = &mut self.store {
            *redis = redis.with_events(&events);
        }
        self.events = events;
        self
    }

    /// Other times than a lease of 90 s, prolonged every 30 s; at least twice per lease. All
    /// processes have to agree on them.
    #[must_use]
    pub fn times(mut self, lease: Duration, heartbeat: Duration) -> Self {
        let least = Duration::from_millis(1);
        self.settings.lease = lease.clamp(least, LONGEST);
        self.settings.heartbeat = heartbeat.clamp(least, self.settings.lease.max(2 * least) / 2);
        self
    }

    /// Lets a job in, if the gate is free or the job's own.
    ///
    /// # Errors
    /// It is not let in.
    pub async fn enter(&self, job: &Job) -> Result<Lease, Closed> {
        let (started, news) = (Started::now(), self.store.news(&job.seller));
        match self.store.enter(job, &self.settings).await {
            Ok(Entry::Entered { fence }) => Ok(Lease::new(self, job, fence, started, news)),
            Ok(Entry::Busy { job }) => Err(Closed::Busy { job }),
            Ok(Entry::AlreadyRunning { job }) => Err(Closed::AlreadyRunning { job }),
            Err(problem) => Err(Closed::Store { problem }),
        }
    }

    /// Like [`enter`](Gate::enter), but a user's job waits up to `patience` for a scheduled one to
    /// make way. Dropping the future gives up its turn.
    ///
    /// # Errors
    /// It is not let in.
    pub async fn wait(&self, job: &Job, patience: Duration) -> Result<Lease, Closed> {
        let end = Instant::now() + patience.min(LONGEST);
        let turn = Turn { gate: self, job };
        let mut news = self.store.news(&job.seller);
        loop {
            match self.enter(job).await {
                Ok(lease) => {
                    std::mem::forget(turn);
                    return Ok(lease);
                }
                Err(Closed::Busy { .. }) if job.is_user() && Instant::now() < end => {
                    let _ = timeout_at(end.min(Instant::now() + LOOK), news.next()).await;
                }
                Err(closed) => return Err(closed),
            }
        }
    }

    /// Who is inside, without going in.
    ///
    /// # Errors
    /// The store cannot be reached.
    pub async fn owner(&self, seller: &str) -> Result<Option<Owner>, Closed> {
        self.store.owner(seller).await.map_err(|problem| Closed::Store { problem })
    }
}

impl fmt::Debug for Gate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let store = match self.store {
            Store::Memory(_) => "memory",
            #[cfg(feature = "redis")]
            Store::Redis(_) => "redis",
        };
        f.debug_struct("Gate")
            .field("store", &store)
            .field("settings", &self.settings)
            .finish_non_exhaustive()
    }
}

/// The turn of a job that waits.
struct Turn<'a> {
    gate: &'a Gate,
    job: &'a Job,
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        if self.job.is_user() {
            self.gate.store.unclaim_later(self.job, &self.gate.settings);
        }
    }
}

/// When something was begun, by both clocks: the monotonic one stands still while the machine sleeps.
#[derive(Debug, Clone, Copy)]
struct Started {
    at: Instant,
    wall: SystemTime,
}

impl Started {
    fn now() -> Self {
        Started { at: Instant::now(), wall: SystemTime::now() }
    }

    fn plus(self, span: Duration) -> Self {
        let wall = self.wall.checked_add(span).unwrap_or(self.wall);
        Started { at: self.at + span, wall }
    }
}

/// What an owner knows of its lease.
#[derive(Debug, Clone, Copy)]
struct Known {
    until: Started,
    lost: bool,
    user_waits: bool,
}

impl Known {
    fn held(&self) -> bool {
        !self.lost && Instant::now() < self.until.at && SystemTime::now() < self.until.wall
    }
}

/// What a client checks before it sends. Cheap to clone.
#[derive(Clone)]
pub(crate) struct LeaseCheck {
    known: watch::Receiver<Known>,
    pub fence: u64,
}

impl LeaseCheck {
    pub fn held(&self) -> bool {
        self.known.borrow().held()
    }
}

/// The right to work for a seller. Prolonged by a task of its own; given back when dropped.
pub struct Lease {
    shared: Arc<Held>,
    known: watch::Receiver<Known>,
    heartbeat: tokio::task::JoinHandle<()>,
}

struct Held {
    store: Store,
    settings: Settings,
    events: Events,
    job: Job,
    fence: u64,
    known: watch::Sender<Known>,
    /// Nothing is to be given back.
    over: AtomicBool,
}

impl Lease {
    fn new(gate: &Gate, job: &Job, fence: u64, started: Started, news: NewsOf) -> Self {
        let until = started.plus(gate.settings.lease);
        let (sender, known) = watch::channel(Known { until, lost: false, user_waits: false });
        let shared = Arc::new(Held {
            store: gate.store.clone(),
            settings: gate.settings,
            events: gate.events.clone(),
            job: job.clone(),
            fence,
            known: sender,
            over: AtomicBool::new(false),
        });
        let heartbeat = tokio::spawn(Arc::clone(&shared).beat(news));
        Lease { shared, known, heartbeat }
    }

    /// The job.
    pub fn job(&self) -> &Job {
        &self.shared.job
    }

    /// A number larger than that of every owner of this gate before. A store that remembers the
    /// largest it has seen can refuse the writes of an owner that has lost the gate and does not
    /// know yet.
    pub fn fence(&self) -> u64 {
        self.shared.fence
    }

    /// Whether it still holds, as far as can be known without asking: never longer than the store
    /// keeps it.
    pub fn is_held(&self) -> bool {
        self.known.borrow().held()
    }

    /// Fails once the lease is lost. For checking before a step that must not be taken twice.
    ///
    /// # Errors
    /// It is lost.
    pub fn check(&self) -> Result<(), LeaseLost> {
        if self.is_held() { Ok(()) } else { Err(LeaseLost) }
    }

    /// Asks the store whether it still holds, and prolongs it. Before a step that must not be taken
    /// twice it says more than [`check`](Lease::check), for a round trip.
    ///
    /// # Errors
    /// It is lost, or the store cannot be reached and it has run out meanwhile.
    pub async fn renew(&self) -> Result<(), LeaseLost> {
        self.shared.renew(self.shared.settings.lease).await;
        self.check()
    }

    /// Prolongs it for a pause in which its owner sleeps, and 60 s more.
    ///
    /// # Errors
    /// It is lost.
    pub async fn extend(&self, pause: Duration) -> Result<(), LeaseLost> {
        self.shared.renew(self.shared.settings.parked(pause)).await;
        self.check()
    }

    /// Keeps the gate closed for the pause of a deferred job and 60 s more, and lets go of it: the
    /// job takes it up again by entering under the same id, in this process or another. Where a
    /// user's job waits for a scheduled one, that goes first.
    ///
    /// # Errors
    /// It was lost already.
    pub async fn park(self, pause: Duration) -> Result<(), LeaseLost> {
        self.check()?;
        // Not to be given back from here on, whatever comes: at worst it runs out.
        self.shared.over.store(true, Ordering::Release);
        self.heartbeat.abort();
        let (held, span) = (&self.shared, self.shared.settings.parked(pause));
        let parked = held.store.renew(&held.job, held.fence, span, true).await;
        match parked {
            Ok(Some(_)) => Ok(()),
            // Out of reach: it runs out at its time.
            Err(_) => Ok(()),
            Ok(None) => {
                held.lose();
                Err(LeaseLost)
            }
        }
    }

    /// Gives it back and waits until the store has it. Dropping does the same without waiting.
    pub async fn release(self) {
        self.shared.over.store(true, Ordering::Release);
        self.heartbeat.abort();
        let held = &self.shared;
        if held.store.release(&held.job.seller, held.fence).await.is_err() {
            held.store.release_later(&held.job.seller, held.fence, &held.settings);
        }
        held.end();
    }

    /// Whether a user's job waits for this one: known at once, or with the next prolongation where the
    /// store brings no news. A scheduled job that can make way should.
    pub fn user_waits(&self) -> bool {
        self.known.borrow().user_waits
    }

    /// Becomes ready when the lease is lost.
    pub async fn lost(&self) {
        let mut known = self.known.clone();
        loop {
            let now = *known.borrow_and_update();
            if !now.held() {
                return;
            }
            // Also when the clock of the machine was set, or it slept.
            let look = now.until.at.min(Instant::now() + Duration::from_secs(1));
            if let Ok(Err(_)) = timeout_at(look, known.changed()).await {
                return;
            }
        }
    }

    /// Runs `work` for as long as the lease holds; when it is lost, `work` is dropped.
    ///
    /// # Errors
    /// The lease was lost.
    pub async fn run<F: Future>(&self, work: F) -> Result<F::Output, LeaseLost> {
        let (mut lost, mut work) = (pin!(self.lost()), pin!(work));
        poll_fn(|context| match lost.as_mut().poll(context) {
            Poll::Ready(()) => Poll::Ready(Err(LeaseLost)),
            Poll::Pending => work.as_mut().poll(context).map(Ok),
        })
        .await
    }

    pub(crate) fn watcher(&self) -> LeaseCheck {
        LeaseCheck { known: self.known.clone(), fence: self.shared.fence }
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        self.heartbeat.abort();
        let held = &self.shared;
        if !held.over.swap(true, Ordering::AcqRel) {
            held.store.release_later(&held.job.seller, held.fence, &held.settings);
        }
        held.end();
    }
}

impl fmt::Debug for Lease {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lease")
            .field("job", &self.shared.job)
            .field("fence", &self.shared.fence)
            .field("held", &self.is_held())
            .finish_non_exhaustive()
    }
}

impl Held {
    /// Prolongs the lease every now and then, until it is lost.
    async fn beat(self: Arc<Self>, mut news: NewsOf) {
        let Settings { lease, heartbeat, .. } = self.settings;
        // A store out of reach is asked more often.
        let soon = (heartbeat / 10).clamp(Duration::from_millis(1), Duration::from_secs(1));
        let mut pause = heartbeat;
        loop {
            let end = self.known.borrow().until.at;
            // At once when a user's job waits, or when the store may have lost its data.
            let _ = timeout_at(end.min(Instant::now() + pause), news.next()).await;
            if !self.known.borrow().held() {
                // The monotonic clock or the other one has run past the end. Only the store knows
                // whether somebody else came; here it is over.
                self.lose();
                return;
            }
            match timeout_at(end, self.renew(lease)).await {
                Ok(reached) => pause = if reached { heartbeat } else { soon },
                Err(_) => pause = soon,
            }
            if self.known.borrow().lost {
                return;
            }
        }
    }

    /// Whether the store was reached.
    async fn renew(&self, span: Duration) -> bool {
        // A store that has lost its data believes its owner, so the owner has to know.
        if !self.known.borrow().held() {
            self.lose();
            return true;
        }
        let started = Started::now();
        match self.store.renew(&self.job, self.fence, span, false).await {
            Ok(Some(user_waits)) => {
                let until = started.plus(span);
                self.known.send_modify(|known| {
                    if until.at > known.until.at {
                        known.until = until;
                    }
                    known.user_waits = user_waits;
                });
                true
            }
            Ok(None) => {
                self.lose();
                true
            }
            Err(problem) => {
                tracing::debug!(seller = %self.job.seller, %problem, "gate not prolonged");
                false
            }
        }
    }

    /// Tells everybody, once.
    fn lose(&self) {
        let first = self.known.send_if_modified(|known| !std::mem::replace(&mut known.lost, true));
        if first {
            self.over.store(true, Ordering::Release);
            let (seller, job) = (self.job.seller.clone(), self.job.id.clone());
            self.events.emit(EventKind::LeaseLost { seller, job });
        }
    }

    /// No client of it sends any more.
    fn end(&self) {
        self.known.send_modify(|known| known.lost = true);
    }
}
