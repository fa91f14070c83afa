//! Buckets in Redis, for any number of processes.
//!
//! An acquire is one round trip, whether it waits or not: the script takes the tokens or reserves
//! them, and says when they are back. Who waits does so here, in the order of arrival ([`room`]),
//! on the server's clock. Every later answer about the bucket brings a newer view of it, by which
//! those who wait are planned again. What other processes do to it comes as news on the same
//! connection; where there are none, a view that is old is looked up once before anyone goes by it.
//!
//! A future that is dropped gives its place back, also when its request is on the way: a task waits
//! for the answer and returns what it took.
//!
//! When the server fails, [`link`] says so at once and [`WhenStoreFails`] decides. What was taken
//! from the buckets in memory meanwhile is charged to the server's when it is back.

mod config;
mod link;
mod room;
mod script;
mod sync;
mod wire;

use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Weak};
use std::task::{Context, Poll};
use std::time::Duration;

use redis::RedisResult;
use tokio::runtime::Handle;
use tokio::sync::{Notify, oneshot};
use tokio::time::{Instant, sleep, timeout, timeout_at};

use super::evaluate::{Micros, Rate, micros};
use super::memory::{Memory, duration};
use super::overrides::Current;
use super::places::Span;
use super::{
    AcquireOptions, BucketKey, Limit, Overrides, Permit, Quota, RateLimitHeaders, RefusalReason, Refused,
    StoreProblem, refusal,
};
use link::Link;
use room::{Effects, Next, Number, Outcome, Rooms, Seen, Waiter};
use script::{ACQUIRE, Acquired, CHANGE, HOLD, View};

pub use config::{RedisStore, WhenStoreFails};
pub(crate) use link::Argument;
pub(crate) use script::Script;
pub(crate) use wire::Wire;

/// A view older than this is looked up anew before anyone goes by it, where the connection brings
/// no news of what other processes do.
const STALE_AFTER: Duration = Duration::from_millis(25);

/// The same where it does: it may have been cut without a word.
const STALE_THOUGH_LIVE: Duration = Duration::from_secs(60);

/// How long an answer is waited for that nobody waits for any more, to give back what it took.
const LATE: Duration = Duration::from_secs(30);

/// When to try again, where nothing goes without the store.
const AGAIN: Duration = Duration::from_millis(500);

/// Where the tokens of a permit are from.
#[derive(Debug)]
pub(super) enum Origin {
    /// The buckets in memory.
    Memory,
    /// A place in a bucket of this birth.
    Redis { born: i64, place: Span },
    /// No bucket: the store failed, and everything goes.
    Nowhere,
}

/// The store.
pub(super) struct Redis {
    inner: Arc<Inner>,
}

struct Inner {
    link: Arc<Link>,
    rooms: Rooms,
    overrides: Current,
    prefix: Arc<str>,
    policy: WhenStoreFails,
    processes: u32,
    /// Buckets while the server is away.
    fallback: Memory,
    /// Whether there may be buckets in `fallback`.
    apart: AtomicBool,
    /// Order of arrival.
    arrivals: AtomicU64,
    /// Tells its own news from those of others.
    name: Arc<str>,
}

/// A name no other store has.
fn name() -> Arc<str> {
    use std::hash::{BuildHasher, RandomState};
    let random = || RandomState::new().hash_one(std::process::id());
    format!("{:016x}{:016x}", random(), random()).into()
}

/// A change to a bucket.
#[derive(Clone, Copy)]
enum Change {
    Penalize(Micros),
    Observe(RateLimitHeaders),
    Charge(u32),
    Release(i64, Span),
    /// Applies the seller's hold and the limit.
    Touch,
    /// Changes nothing.
    Look,
    /// The same; tells the other processes that the bucket was lost.
    Lost,
}

impl Change {
    fn word(self) -> &'static str {
        match self {
            Change::Penalize(_) => "penalize",
            Change::Observe(_) => "observe",
            Change::Charge(_) => "charge",
            Change::Release(..) => "release",
            Change::Touch => "touch",
            Change::Look => "look",
            Change::Lost => "lost",
        }
    }

    fn numbers(self, arguments: &mut Vec<Argument>) {
        use Argument::Number;
        match self {
            Change::Penalize(wait) => arguments.push(Number(wait)),
            Change::Charge(extra) => arguments.push(Number(extra.into())),
            Change::Release(born, place) => {
                arguments.extend([Number(born), Number(place.0), Number(place.1)]);
            }
            Change::Observe(headers) => {
                let count = |value: Option<u32>| Number(value.map_or(-1, i64::from));
                let span = |value: Option<Duration>| Number(value.map_or(-1, micros));
                arguments.extend([
                    count(headers.limit),
                    count(headers.remaining),
                    span(headers.retry),
                    span(headers.reset),
                ]);
            }
            Change::Touch | Change::Look | Change::Lost => {}
        }
    }
}

impl Redis {
    pub(super) fn new(config: RedisStore) -> Self {
        let link = Link::new(
            config.source,
            config.connect_timeout,
            config.response_timeout,
            &config.prefix,
            config.events.unwrap_or_default(),
            config.when_store_fails.name(),
        );
        let inner = Arc::new(Inner {
            link,
            rooms: Rooms::default(),
            overrides: Current::default(),
            prefix: config.prefix,
            policy: config.when_store_fails,
            processes: config.processes,
            fallback: Memory::new(),
            apart: AtomicBool::new(false),
            arrivals: AtomicU64::new(0),
            name: name(),
        });
        let listener = Arc::downgrade(&inner);
        inner.link.listen(Box::new(move |news| {
            if let Some(inner) = listener.upgrade() {
                inner.told(news);
            }
        }));
        Redis { inner }
    }

    pub(super) fn kind(&self) -> &'static str {
        self.inner.link.kind()
    }

    pub(super) async fn check(&self) -> Result<(), StoreProblem> {
        self.inner.link.check().await
    }

    pub(super) async fn acquire(
        &self,
        key: &BucketKey,
        given: Limit,
        cost: u32,
        options: &AcquireOptions,
    ) -> Result<Permit, Refused> {
        let inner = &self.inner;
        let cost = cost.max(1);
        let arrived = Instant::now();
        let seq = inner.arrivals.fetch_add(1, Ordering::Relaxed);
        inner.settle_up(key, given).await;
        let permit =
            |born, place| Permit { waited: arrived.elapsed(), cost, origin: Origin::Redis { born, place } };
        let mut within = *options;
        'lost: loop {
            let (view, mut place) = match inner.take(key, given, cost, &within).await {
                Ok(Acquired::Granted { born, last }) => {
                    let place = (last - i64::from(cost) + 1, last);
                    if !inner.rooms.anyone(key, seq) {
                        return Ok(permit(born, place));
                    }
                    // It got a place given back, or of a new bucket; who came before goes before.
                    let kept = Kept { inner, key, given, born, place: Some(place) };
                    let view = inner.change(key, given, Change::Look).await;
                    kept.take();
                    match view {
                        Ok(view) if view.shared.born == born => (view, place),
                        _ => return Ok(permit(born, place)),
                    }
                }
                Ok(Acquired::Reserved { view, place, .. }) => (view, place),
                Ok(Acquired::Refused { wait, held }) => {
                    let reason = refusal(&within, wait, held).unwrap_or(RefusalReason::Ceiling);
                    return Err(Refused::new(duration(wait), reason));
                }
                Err(problem) => return inner.without_store(problem, key, given, cost, &within).await,
            };
            let born = view.shared.born;
            let mut seen = Seen::new(view);
            inner.look(key, given, &seen, true);
            loop {
                let (tell, hear) = oneshot::channel();
                let waiter = Waiter { place, late: false, arrived, options: *options, tell };
                let driver = inner.rooms.enter(key, given, &seen, seq, waiter);
                let waiting = Waiting { inner, key, given, born, seq, hear, over: false };
                if let Some(driver) = driver {
                    tokio::spawn(drive(Arc::downgrade(inner), key.clone(), given, born, driver));
                }
                match waiting.await {
                    Some(Outcome::Granted(place)) => return Ok(permit(born, place)),
                    Some(Outcome::Refused { wait, reason }) => {
                        return Err(Refused::new(duration(wait), reason));
                    }
                    Some(Outcome::Adrift { seen: last, place: kept }) => (seen, place) = (last, kept),
                    Some(Outcome::Lost) => {
                        within.max_wait = options.max_wait.saturating_sub(arrived.elapsed());
                        continue 'lost;
                    }
                    // Told nothing, which does not happen.
                    None => return Err(Refused::new(Duration::ZERO, RefusalReason::Ceiling)),
                }
            }
        }
    }

    pub(super) async fn give_back(&self, key: &BucketKey, given: Limit, permit: Permit) {
        match permit.origin {
            Origin::Memory => self.inner.fallback.give_back(key, self.inner.share(key, given), permit.cost),
            Origin::Redis { born, place } => {
                let left = self.inner.rooms.give(key, born, place);
                // Should it fail, a token is lost.
                let _ = self.inner.change(key, given, Change::Release(born, left)).await;
            }
            Origin::Nowhere => {}
        }
    }

    pub(super) async fn penalize(&self, key: &BucketKey, given: Limit, wait: Option<Duration>) {
        let inner = &self.inner;
        if inner.change(key, given, Change::Penalize(wait.map_or(0, micros))).await.is_err() {
            inner.apart().penalize(key, inner.share(key, given), wait);
        }
    }

    pub(super) async fn hold_seller(&self, key: &BucketKey, wait: Duration) {
        if wait.is_zero() {
            return;
        }
        let inner = &self.inner;
        if inner.hold(key, micros(wait)).await.is_err() {
            inner.apart().hold_seller(key, wait);
        }
        for (key, given) in inner.rooms.buckets(Some(key)) {
            let _ = inner.change(&key, given, Change::Touch).await;
        }
    }

    pub(super) async fn observe(&self, key: &BucketKey, given: Limit, headers: &RateLimitHeaders) {
        if headers.is_empty() {
            return;
        }
        let inner = &self.inner;
        if inner.change(key, given, Change::Observe(*headers)).await.is_err() {
            inner.apart().observe(key, inner.share(key, given), headers);
        }
    }

    pub(super) async fn charge(&self, key: &BucketKey, given: Limit, extra: u32) {
        if extra == 0 {
            return;
        }
        let inner = &self.inner;
        if inner.change(key, given, Change::Charge(extra)).await.is_err() {
            inner.apart().charge(key, inner.share(key, given), extra);
        }
    }

    pub(super) async fn quota(&self, key: &BucketKey, given: Limit) -> Quota {
        let inner = &self.inner;
        let waiting = inner.rooms.waiting(key);
        let Ok(View { now, held, shared }) = inner.change(key, given, Change::Look).await else {
            return inner.fallback.quota(key, inner.share(key, given));
        };
        let state = shared.state;
        let gaps: i64 = shared.gaps.iter().map(|(first, last)| last - first + 1).sum();
        let next = shared.gaps.first().map_or_else(|| state.due(1), |gap| shared.due(gap.0));
        let not_before = state.not_before.max(held);
        let used = state.capacity() - state.tokens - gaps;
        Quota {
            capacity: u32::try_from(state.capacity()).unwrap_or(u32::MAX),
            used: u32::try_from(used.max(0)).unwrap_or(u32::MAX),
            waiting,
            next_in: duration(next.max(held) - now),
            resets_in: duration(state.due(state.capacity()) - now),
            not_before: (not_before > now)
                .then(|| super::wall().checked_add(duration(not_before - now)))
                .flatten(),
        }
    }

    pub(super) fn limit(&self, key: &BucketKey, given: Limit) -> Limit {
        self.inner.overrides.limit(key, given)
    }

    pub(super) fn overrides(&self) -> Arc<Overrides> {
        self.inner.overrides.get()
    }

    pub(super) fn set_overrides(&self, overrides: Overrides) {
        self.inner.overrides.set(overrides);
        self.inner.touch(self.inner.rooms.buckets(None));
    }

    pub(super) fn len(&self) -> usize {
        self.inner.fallback.len() + self.inner.rooms.buckets(None).len()
    }
}

impl Inner {
    /// The bucket and what holds it.
    fn keys(&self, key: &BucketKey) -> Vec<String> {
        let bucket = key.with_prefix(&self.prefix).to_string();
        if key.supplier().is_some() {
            // A key without a hash tag: its hold, which nobody sets, has to be in the same slot.
            let hold = format!("{{{bucket}}}:hold");
            return vec![bucket, hold];
        }
        let mut hold = bucket.clone();
        hold.truncate(bucket.len() - key.bucket().len());
        vec![bucket, hold]
    }

    fn rate(&self, key: &BucketKey, given: Limit) -> Rate {
        Rate::from(self.overrides.limit(key, given))
    }

    /// Starts of the arguments of a script about a bucket.
    fn arguments(rate: Rate) -> Vec<Argument> {
        let mut arguments = Vec::with_capacity(8);
        arguments.extend([Argument::Number(rate.interval), Argument::Number(rate.burst), Argument::Word("")]);
        arguments
    }

    /// Takes or reserves tokens: the one round trip of an acquire.
    async fn take(
        self: &Arc<Self>,
        key: &BucketKey,
        given: Limit,
        cost: u32,
        options: &AcquireOptions,
    ) -> Result<Acquired, StoreProblem> {
        let rate = self.rate(key, given);
        let most = options.defer_above.map_or(options.max_wait, |above| above.min(options.max_wait));
        let (mut connection, generation) = self.link.connection().await?;
        let keys = self.keys(key);
        let mut arguments = Inner::arguments(rate);
        arguments.extend([Argument::Number(cost.into()), Argument::Number(micros(most))]);
        let call = Box::pin(async move { connection.run(&ACQUIRE, keys, arguments).await });
        let mut flight = Flight { call: Some(call), inner: self, key, given, rate, cost };
        let answer = self.link.judge(generation, timeout(self.link.response_timeout(), &mut flight).await)?;
        Acquired::read(&answer, rate).ok_or(StoreProblem::Other)
    }

    async fn change(
        self: &Arc<Self>,
        key: &BucketKey,
        given: Limit,
        what: Change,
    ) -> Result<View, StoreProblem> {
        let rate = self.rate(key, given);
        let (mut connection, generation) = self.link.connection().await?;
        let mut arguments = Inner::arguments(rate);
        arguments.push(Argument::Word(what.word()));
        arguments.extend(self.news());
        what.numbers(&mut arguments);
        let call = connection.run::<Vec<i64>>(&CHANGE, self.keys(key), arguments);
        let answer = self.link.judge(generation, timeout(self.link.response_timeout(), call).await)?;
        let view = View::read(&answer).ok_or(StoreProblem::Other)?;
        let told = matches!(what, Change::Touch | Change::Lost);
        self.look(key, given, &Seen::new(view.clone()), !told);
        Ok(view)
    }

    async fn hold(&self, key: &BucketKey, wait: Micros) -> Result<(), StoreProblem> {
        let (mut connection, generation) = self.link.connection().await?;
        let keys = self.keys(key).split_off(1);
        let mut arguments = vec![Argument::Word(""), Argument::Number(wait)];
        arguments.extend(self.news());
        let call = connection.run::<()>(&HOLD, keys, arguments);
        self.link.judge(generation, timeout(self.link.response_timeout(), call).await)
    }

    /// Where news are told, and who tells them.
    fn news(&self) -> [Argument; 2] {
        [Argument::Text(self.link.channel().clone()), Argument::Text(self.name.clone())]
    }

    /// News of other processes: the places of a key moved, or of all keys of a seller (or something
    /// was missed, and all may have). Looks again for those who wait.
    fn told(self: &Arc<Self>, news: Option<&[u8]>) {
        let key = match news.map(|news| std::str::from_utf8(news).map(|news| news.split_once(' '))) {
            None => None,
            Some(Ok(Some((who, key)))) if who != &*self.name => Some(key),
            Some(_) => return,
        };
        let mut moved = self.rooms.buckets(None);
        if let Some(key) = key {
            moved.retain(|(of, _)| {
                let name = of.with_prefix(&self.prefix).to_string();
                name == key || (key.ends_with(':') && name.starts_with(key))
            });
        }
        self.touch(moved);
    }

    /// Applies holds and limits to buckets that are waited for, in the background.
    fn touch(self: &Arc<Self>, buckets: Vec<(BucketKey, Limit)>) {
        if buckets.is_empty() {
            return;
        }
        let Ok(runtime) = Handle::try_current() else { return };
        let inner = self.clone();
        let all: Pin<Box<dyn Future<Output = ()> + Send>> = Box::pin(async move {
            for (key, given) in buckets {
                let _ = inner.change(&key, given, Change::Touch).await;
            }
        });
        runtime.spawn(all);
    }

    /// Plans those who wait by a newer view. `tell`: whether other processes may not have heard, if
    /// it shows that the bucket was lost.
    fn look(self: &Arc<Self>, key: &BucketKey, given: Limit, seen: &Seen, tell: bool) {
        let looked = self.rooms.look(key, seen);
        for (born, places) in looked.left {
            self.release(key, given, born, places);
        }
        let Ok(runtime) = Handle::try_current() else { return };
        if looked.lost && tell {
            let (inner, key) = (self.clone(), key.clone());
            let tell: Pin<Box<dyn Future<Output = ()> + Send>> =
                Box::pin(async move { drop(inner.change(&key, given, Change::Lost).await) });
            runtime.spawn(tell);
        }
    }

    /// Gives places back to the server, in the background.
    fn release(self: &Arc<Self>, key: &BucketKey, given: Limit, born: i64, places: Vec<Span>) {
        if places.is_empty() {
            return;
        }
        // Without a runtime the tokens are lost.
        let Ok(runtime) = Handle::try_current() else { return };
        let (inner, key) = (self.clone(), key.clone());
        let all: Pin<Box<dyn Future<Output = ()> + Send>> = Box::pin(async move {
            for place in places {
                inner.release_one(&key, given, born, place).await;
            }
        });
        runtime.spawn(all);
    }

    async fn release_one(self: &Arc<Self>, key: &BucketKey, given: Limit, born: i64, place: Span) {
        // The server may be away for a moment.
        for _ in 0..4 {
            if self.change(key, given, Change::Release(born, place)).await.is_ok() {
                return;
            }
            sleep(AGAIN).await;
        }
    }

    /// The buckets in memory, about to be changed.
    fn apart(&self) -> &Memory {
        self.apart.store(true, Ordering::Release);
        &self.fallback
    }

    /// This process's share of a limit.
    fn share(&self, key: &BucketKey, given: Limit) -> Limit {
        let limit = self.overrides.limit(key, given);
        if self.processes <= 1 {
            return limit;
        }
        Limit {
            period: limit.period,
            limit: (limit.limit / self.processes).max(1),
            interval: limit.interval.saturating_mul(self.processes),
            burst: (limit.burst / self.processes).max(1),
        }
    }

    async fn without_store(
        &self,
        problem: StoreProblem,
        key: &BucketKey,
        given: Limit,
        cost: u32,
        options: &AcquireOptions,
    ) -> Result<Permit, Refused> {
        match self.policy {
            WhenStoreFails::Local => self.apart().acquire(key, self.share(key, given), cost, options).await,
            WhenStoreFails::Closed => Err(Refused::new(AGAIN, RefusalReason::Store(problem))),
            WhenStoreFails::Open => Ok(Permit { waited: Duration::ZERO, cost, origin: Origin::Nowhere }),
        }
    }

    /// Charges the server's bucket with what was taken from the one in memory while it was away.
    async fn settle_up(self: &Arc<Self>, key: &BucketKey, given: Limit) {
        if !self.apart.load(Ordering::Acquire) || self.link.problem().is_some() {
            return;
        }
        let share = self.share(key, given);
        if let Some((used, wait)) = self.fallback.take_out(key, share) {
            let (inner, key) = (self.clone(), key.clone());
            // In a task: whoever asked may give up before it is done.
            let settled = tokio::spawn(async move {
                if used > 0 && inner.change(&key, given, Change::Charge(used)).await.is_err() {
                    inner.apart().charge(&key, share, used);
                }
                if let Some(wait) = wait
                    && inner.change(&key, given, Change::Penalize(micros(wait))).await.is_err()
                {
                    inner.apart().penalize(&key, share, Some(wait));
                }
            });
            let _ = settled.await;
        }
        if self.fallback.len() == 0 {
            self.apart.store(false, Ordering::Release);
            if self.fallback.len() > 0 {
                self.apart.store(true, Ordering::Release);
            }
        }
    }
}

type Call = Pin<Box<dyn Future<Output = RedisResult<Vec<i64>>> + Send>>;

/// An acquire on its way to the server. Dropped before its answer is here, it has a task wait for
/// that and give back what was taken.
struct Flight<'a> {
    call: Option<Call>,
    inner: &'a Arc<Inner>,
    key: &'a BucketKey,
    given: Limit,
    rate: Rate,
    cost: u32,
}

impl Future for Flight<'_> {
    type Output = RedisResult<Vec<i64>>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        let Some(call) = &mut self.call else { return Poll::Pending };
        let polled = call.as_mut().poll(context);
        if polled.is_ready() {
            self.call = None;
        }
        polled
    }
}

impl Drop for Flight<'_> {
    fn drop(&mut self) {
        let Some(call) = self.call.take() else { return };
        let Ok(runtime) = Handle::try_current() else { return };
        let (inner, key, given) = (self.inner.clone(), self.key.clone(), self.given);
        let (rate, cost) = (self.rate, self.cost);
        runtime.spawn(async move {
            let Ok(Ok(answer)) = timeout(LATE, call).await else { return };
            let (born, place) = match Acquired::read(&answer, rate) {
                Some(Acquired::Granted { born, last }) => (born, (last - i64::from(cost) + 1, last)),
                Some(Acquired::Reserved { view, place, .. }) => (view.shared.born, place),
                _ => return,
            };
            let left = inner.rooms.give(&key, born, place);
            inner.release_one(&key, given, born, left).await;
        });
    }
}

/// A place that is not used yet. Dropping it gives the place back.
struct Kept<'a> {
    inner: &'a Arc<Inner>,
    key: &'a BucketKey,
    given: Limit,
    born: i64,
    place: Option<Span>,
}

impl Kept<'_> {
    fn take(mut self) {
        self.place = None;
    }
}

impl Drop for Kept<'_> {
    fn drop(&mut self) {
        let Kept { inner, key, given, born, .. } = *self;
        if let Some(place) = self.place.take() {
            let left = inner.rooms.give(key, born, place);
            inner.release(key, given, born, vec![left]);
        }
    }
}

/// A place in a room. Dropping it gives the place back.
struct Waiting<'a> {
    inner: &'a Arc<Inner>,
    key: &'a BucketKey,
    given: Limit,
    born: i64,
    seq: u64,
    hear: oneshot::Receiver<Outcome>,
    over: bool,
}

impl Future for Waiting<'_> {
    type Output = Option<Outcome>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        let polled = Pin::new(&mut self.hear).poll(context);
        self.over = polled.is_ready();
        polled.map(Result::ok)
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        if self.over {
            return;
        }
        let Waiting { inner, key, given, born, seq, .. } = *self;
        let left = room::quit(&inner.rooms, key, born, seq, &mut self.hear);
        inner.release(key, given, born, left.into_iter().collect());
    }
}

/// Grants the places of a room when they are due, until nobody waits.
async fn drive(inner: Weak<Inner>, key: BucketKey, given: Limit, born: i64, wake: Arc<Notify>) {
    let room = (key.id(), born);
    let mut driving = Driving { inner, key, given, room, over: false };
    loop {
        let Some(inner) = driving.inner.upgrade() else { return };
        let mut effects = Effects::default();
        let stale_after = if inner.link.live() { STALE_THOUGH_LIVE } else { STALE_AFTER };
        let next = inner.rooms.next(room, stale_after, &mut effects);
        let left = effects.run().into_iter().map(|place| inner.rooms.give(&driving.key, born, place));
        inner.release(&driving.key, given, born, left.collect());
        match next {
            Next::Done => {
                driving.over = true;
                return;
            }
            Next::Sleep(until) => {
                // Whoever waits keeps the store; this task does not.
                drop(inner);
                let _ = timeout_at(until, wake.notified()).await;
            }
            Next::Look { key, given } => {
                let _ = inner.change(&key, given, Change::Touch).await;
                // What is known holds, whether it could be asked or not.
                inner.rooms.trust(room);
            }
            Next::Replace { key, given, tokens } => {
                let patient = AcquireOptions::new(Duration::MAX);
                let place = match inner.take(&key, given, tokens, &patient).await {
                    Ok(Acquired::Reserved { view, place, .. }) if view.shared.born == born => {
                        inner.look(&key, given, &Seen::new(view), true);
                        Some(place)
                    }
                    Ok(Acquired::Granted { born: of, last }) if of == born => {
                        Some((last - i64::from(tokens) + 1, last))
                    }
                    _ => None,
                };
                let mut effects = Effects::default();
                inner.rooms.replace(room, place, &mut effects);
                let left = effects.run().into_iter().map(|place| inner.rooms.give(&key, born, place));
                inner.release(&key, given, born, left.collect());
            }
        }
    }
}

/// A driver of a room. If it ends before its time, those who wait look for another.
struct Driving {
    inner: Weak<Inner>,
    key: BucketKey,
    given: Limit,
    room: Number,
    over: bool,
}

impl Drop for Driving {
    fn drop(&mut self) {
        if self.over {
            return;
        }
        if let Some(inner) = self.inner.upgrade() {
            let left = inner.rooms.abandon(self.room);
            inner.release(&self.key, self.given, self.room.1, left);
        }
    }
}

#[cfg(test)]
mod model;
#[cfg(test)]
pub(super) mod tests;
