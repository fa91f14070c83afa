//! Buckets in memory, and the waiting for them.
//!
//! A bucket keeps its waiting requests in a queue beside its state, not as tokens below zero: a
//! request takes its tokens when it goes, so one that is late (a busy runtime) never goes together
//! with the next. The instant it is told is the same.
//!
//! Each waiting request has a timer. Only that of the first is set to the instant it may go; when
//! it goes, it sets the timer of the next. So each wakes once, and a place given back costs one
//! timer, however long the queue. The timers of the others are a safeguard against a first one that
//! is not polled (it may sit in a `select!` whose task waits for the second): they go off a little
//! late, and then tokens are handed to whoever is due, polled or not.
//!
//! All of it is under the lock of a shard, which is never held over an await and never while a
//! waker runs. A seller's buckets of one token type share a shard, so that a hold is one look-up.

use std::collections::{BTreeMap, HashMap};
use std::future::Future;
use std::hash::BuildHasherDefault;
use std::pin::Pin;
use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};
use std::time::Duration;

use tokio::time::{Instant, Sleep, sleep_until};

use super::evaluate::{Decision, FOREVER, Micros, Rate, State, evaluate, micros, settle};
use super::key::{Hashed, Id};
use super::overrides::Current;
use super::{
    AcquireOptions, BucketKey, Limit, Overrides, Permit, Quota, RateLimitHeaders, RefusalReason, Refused,
    refusal,
};

/// Locks the buckets are spread over; a power of two.
const SHARDS: usize = 64;

/// At most one shard is swept per this time.
const SWEEP_EVERY: Micros = 500_000;

/// A shard is swept when it grows beyond twice what was left by the last sweep, and this.
const SWEEP_ABOVE: usize = 64;

/// Longest time a timer is set to.
const LONGEST_TIMER: Micros = 24 * 3600 * 1_000_000;

/// Buckets of one process.
pub(super) struct Memory {
    clock: Clock,
    shards: Box<[Mutex<Shard>]>,
    overrides: Current,
    sweep_at: AtomicI64,
    sweep_next: AtomicUsize,
}

#[derive(Clone, Copy)]
struct Clock {
    epoch: Instant,
}

type Map<T> = HashMap<Id, T, BuildHasherDefault<Hashed>>;

/// On cache lines of its own: neighbours are locked by other threads.
#[derive(Default)]
#[repr(align(128))]
struct Shard {
    buckets: Map<Slot>,
    /// Until when a seller is held.
    holds: Map<Micros>,
    sweep_above: usize,
}

struct Bucket {
    state: State,
    queue: Option<Box<Queue>>,
}

/// A bucket as the map keeps it. Nearly all are plain, and those are small: an acquire among many
/// thousands is as slow as the memory they are in.
enum Slot {
    /// Nobody waits, it is neither penalised nor narrowed: the instant at which it will be full says
    /// all there is to say.
    Plain {
        full_at: Micros,
        interval: Micros,
        burst: u32,
    },
    Other(Box<Bucket>),
}

/// Longest time a plain bucket takes to fill.
const PLAIN: Micros = 4 * FOREVER;

impl Slot {
    fn new(bucket: Bucket, now: Micros) -> Self {
        bucket.plain(now).unwrap_or_else(|| Slot::Other(Box::new(bucket)))
    }

    /// Takes tokens of a plain bucket, if that is all there is to do.
    fn take(&mut self, rate: Rate, cost: u32, now: Micros) -> bool {
        let Slot::Plain { full_at, interval, burst } = self else { return false };
        if *interval != rate.interval || i64::from(*burst) != rate.burst {
            return false;
        }
        let Some(cost) = rate.interval.checked_mul(i64::from(cost)) else { return false };
        let full = (*full_at).max(now).saturating_add(cost);
        // It was there already if it comes back no later than a whole bucket would.
        let granted = full <= now + rate.interval * rate.burst;
        if granted {
            *full_at = full;
        }
        granted
    }

    /// The bucket in full, as of now.
    fn bucket(&self, now: Micros) -> Option<Bucket> {
        let Slot::Plain { full_at, interval, burst } = *self else { return None };
        let rate = Rate { interval, burst: i64::from(burst) };
        let left = (full_at - now).max(0);
        let missing = left / interval + i64::from(left % interval > 0);
        let refilled_at = full_at - missing * interval;
        let mut state = State::full(rate, now);
        (state.tokens, state.refilled_at) = (rate.burst - missing, refilled_at);
        Some(Bucket { state, queue: None })
    }

    /// Works on the bucket in full.
    fn on<T>(&mut self, now: Micros, work: impl FnOnce(&mut Bucket) -> T) -> T {
        if let Slot::Other(bucket) = self {
            let value = work(bucket);
            if let Some(plain) = bucket.plain(now) {
                *self = plain;
            }
            return value;
        }
        let mut bucket = self.bucket(now).unwrap_or_else(|| unreachable!("it is plain"));
        let value = work(&mut bucket);
        *self = Slot::new(bucket, now);
        value
    }

    /// Looks at the bucket in full.
    fn look<T>(&self, now: Micros, look: impl FnOnce(&Bucket) -> T) -> T {
        match self {
            Slot::Other(bucket) => look(bucket),
            Slot::Plain { .. } => look(&self.bucket(now).unwrap_or_else(|| unreachable!("it is plain"))),
        }
    }

    /// The bucket, where someone may wait for it.
    fn waited_for(&mut self) -> Option<&mut Bucket> {
        match self {
            Slot::Other(bucket) if bucket.queue.is_some() => Some(bucket),
            _ => None,
        }
    }

    fn idle(&self, now: Micros) -> bool {
        match self {
            Slot::Plain { full_at, .. } => now >= *full_at,
            Slot::Other(bucket) => bucket.idle(now),
        }
    }
}

struct Queue {
    /// For the overrides.
    key: BucketKey,
    /// The limit given with the last request, which holds where there is no override.
    given: Limit,
    next_id: u64,
    waiting: BTreeMap<u64, Waiter>,
    /// Tokens all that wait will take.
    cost: i64,
    /// What became of requests whose future has not been polled since.
    done: BTreeMap<u64, Outcome>,
}

struct Waiter {
    cost: i64,
    arrived: Micros,
    options: AcquireOptions,
    waker: Option<Waker>,
    /// Made by the first poll, in the runtime that polls.
    timer: Option<Pin<Box<Sleep>>>,
    armed: Micros,
}

#[derive(Debug)]
enum Outcome {
    Granted { cost: u32 },
    Refused { until: Micros, reason: RefusalReason },
}

/// What is left to do once the lock is released: wake, and drop what may run foreign code.
#[derive(Default)]
struct Effects {
    wake: Vec<Waker>,
    drop: Vec<Waiter>,
}

impl Effects {
    fn run(self) {
        self.wake.into_iter().for_each(Waker::wake);
        drop(self.drop);
    }
}

/// The circumstances of a change to a bucket.
struct Pass {
    clock: Clock,
    now: Micros,
    rate: Rate,
    /// Until when the seller is held, if it is.
    held: Option<Micros>,
}

impl Clock {
    fn now(self) -> Micros {
        let elapsed = Instant::now().saturating_duration_since(self.epoch);
        // Rounded down: an instant is not reached before it is.
        micros(Duration::from_secs(elapsed.as_secs())) + Micros::from(elapsed.subsec_micros())
    }

    fn instant(self, at: Micros) -> Instant {
        self.epoch + duration(at)
    }
}

pub(super) fn duration(span: Micros) -> Duration {
    Duration::from_micros(u64::try_from(span).unwrap_or(0))
}

impl Waiter {
    fn arm(&mut self, clock: Clock, now: Micros, at: Micros) {
        let at = at.min(now + LONGEST_TIMER);
        if self.armed != at {
            self.armed = at;
            if let Some(timer) = &mut self.timer {
                timer.as_mut().reset(clock.instant(at));
            }
        }
    }
}

/// When one that is not the first looks for itself. Later than its instant by more than timers are
/// late, so that it does not wake for nothing.
fn watch(now: Micros, due: Micros) -> Micros {
    due + (due - now) / 4 + 1_000_000
}

impl Queue {
    fn new(key: &BucketKey, given: Limit) -> Self {
        Queue {
            key: key.clone(),
            given,
            next_id: 0,
            waiting: BTreeMap::new(),
            cost: 0,
            done: BTreeMap::new(),
        }
    }

    fn push(&mut self, waiter: Waiter) -> u64 {
        let id = self.next_id;
        self.next_id += 1;
        self.cost += waiter.cost;
        self.waiting.insert(id, waiter);
        id
    }

    fn remove(&mut self, id: u64) -> Option<Waiter> {
        let waiter = self.waiting.remove(&id)?;
        self.cost -= waiter.cost;
        Some(waiter)
    }

    /// Tokens the bucket may gather for the first.
    fn room(&self) -> i64 {
        self.waiting.first_key_value().map_or(0, |(_, first)| first.cost)
    }

    /// Gives tokens to those who are due, and sets the timer of the first who is not.
    fn grant(&mut self, state: &mut State, pass: &Pass, effects: &mut Effects) {
        while let Some(mut first) = self.waiting.first_entry() {
            let due = state.due(first.get().cost);
            if due > state.seen {
                first.get_mut().arm(pass.clock, pass.now, due);
                return;
            }
            let (id, mut waiter) = first.remove_entry();
            state.tokens -= waiter.cost;
            self.cost -= waiter.cost;
            self.done.insert(id, Outcome::Granted { cost: u32::try_from(waiter.cost).unwrap_or(u32::MAX) });
            effects.wake.extend(waiter.waker.take());
            effects.drop.push(waiter);
        }
    }

    /// Plans everyone again after the instants moved later, and refuses those who may not wait that
    /// long.
    fn replan(&mut self, state: &State, pass: &Pass, effects: &mut Effects) {
        let mut refused = Vec::new();
        let mut ahead = 0;
        for (id, waiter) in &mut self.waiting {
            let due = state.due(ahead + waiter.cost);
            if let Some(reason) = refusal(&waiter.options, due - waiter.arrived, pass.held.is_some()) {
                refused.push((*id, Outcome::Refused { until: due, reason }));
            } else {
                let at = if ahead == 0 { due } else { watch(pass.now, due) };
                waiter.arm(pass.clock, pass.now, at);
                ahead += waiter.cost;
            }
        }
        for (id, outcome) in refused {
            if let Some(mut waiter) = self.remove(id) {
                effects.wake.extend(waiter.waker.take());
                effects.drop.push(waiter);
            }
            self.done.insert(id, outcome);
        }
    }

    /// Instant of one that waits, as things stand.
    fn due(&self, state: &State, id: u64) -> Micros {
        state.due(self.waiting.range(..=id).map(|(_, waiter)| waiter.cost).sum())
    }
}

impl Bucket {
    fn full(pass: &Pass) -> Self {
        Bucket { state: State::full(pass.rate, pass.now), queue: None }
    }

    /// Brings the bucket up to date, changes it, and lets go who may go. A change comes before the
    /// grants of the same instant: a penalty holds back whoever was due.
    fn update<T>(
        &mut self,
        pass: &Pass,
        effects: &mut Effects,
        change: impl FnOnce(&mut State, i64) -> T,
    ) -> T {
        let room = self.queue.as_ref().map_or(0, |queue| queue.room());
        let same_rate = self.state.rate == pass.rate;
        self.state = settle(Some(self.state), pass.rate, pass.now, room);
        let Some(queue) = &mut self.queue else { return change(&mut self.state, room) };
        let before = self.state.due(queue.cost);
        if let Some(until) = pass.held {
            self.state.hold(until);
        }
        let value = change(&mut self.state, room);
        if !same_rate || self.state.due(queue.cost) > before {
            queue.replan(&self.state, pass, effects);
            // Another may be first now, with less to gather.
            self.state = settle(Some(self.state), pass.rate, pass.now, queue.room());
        }
        queue.grant(&mut self.state, pass, effects);
        value
    }

    fn tidy(&mut self) {
        if self.queue.as_ref().is_some_and(|queue| queue.waiting.is_empty() && queue.done.is_empty()) {
            self.queue = None;
        }
    }

    /// The same as a plain slot, if it is plain.
    fn plain(&self, now: Micros) -> Option<Slot> {
        let State { tokens, refilled_at, not_before, rate, narrowed, .. } = self.state;
        if self.queue.is_some() || narrowed < i64::MAX || not_before > now || refilled_at > now {
            return None;
        }
        let short = |tokens: i64| rate.interval.checked_mul(tokens).filter(|span| *span < PLAIN);
        short(rate.burst)?;
        let full_at = refilled_at + short((rate.burst - tokens).max(0))?;
        Some(Slot::Plain { full_at, interval: rate.interval, burst: u32::try_from(rate.burst).ok()? })
    }

    fn idle(&self, now: Micros) -> bool {
        self.queue.is_none() && now >= self.state.expires_at()
    }
}

impl Shard {
    fn held(&self, key: &BucketKey, now: Micros) -> Option<Micros> {
        if self.holds.is_empty() {
            return None;
        }
        self.holds.get(&key.id().of_owner()).copied().filter(|until| *until > now)
    }

    fn sweep(&mut self, now: Micros) {
        self.buckets.retain(|_, slot| !slot.idle(now));
        self.holds.retain(|_, until| *until > now);
        self.sweep_above = SWEEP_ABOVE.max(self.buckets.len() * 2);
        if self.buckets.capacity() > self.sweep_above * 2 {
            self.buckets.shrink_to(self.sweep_above);
        }
        if self.holds.capacity() > SWEEP_ABOVE.max(self.holds.len() * 4) {
            self.holds.shrink_to(self.holds.len());
        }
    }

    fn insert(&mut self, key: &BucketKey, bucket: Bucket, now: Micros) {
        if self.buckets.len() >= self.sweep_above.max(SWEEP_ABOVE) {
            self.sweep(now);
        }
        self.buckets.insert(key.id(), Slot::new(bucket, now));
    }
}

fn permit(waited: Micros, cost: u32) -> Permit {
    Permit {
        waited: duration(waited),
        cost,
        #[cfg(feature = "redis")]
        origin: super::redis::Origin::Memory,
    }
}

/// How an acquire begins.
enum Entry {
    Granted,
    Waiting { id: u64, arrived: Micros },
    Refused { wait: Micros, reason: RefusalReason },
}

impl Memory {
    pub(super) fn new() -> Self {
        Memory {
            clock: Clock { epoch: Instant::now() },
            shards: (0..SHARDS).map(|_| Mutex::default()).collect(),
            overrides: Current::default(),
            sweep_at: AtomicI64::new(SWEEP_EVERY),
            sweep_next: AtomicUsize::new(0),
        }
    }

    pub(super) async fn acquire(
        &self,
        key: &BucketKey,
        given: Limit,
        cost: u32,
        options: &AcquireOptions,
    ) -> Result<Permit, Refused> {
        let cost = cost.max(1);
        if self.take_at_once(key, given, cost) {
            return Ok(permit(0, cost));
        }
        let mut waited = 0;
        loop {
            match self.enter(key, given, cost, options) {
                Entry::Granted => {
                    return Ok(permit(waited, cost));
                }
                Entry::Refused { wait, reason } => return Err(Refused::new(duration(wait), reason)),
                Entry::Waiting { id, arrived } => {
                    let outcome = Waiting { memory: self, key, given, id, over: false }.await;
                    let now = self.clock.now();
                    waited += now - arrived;
                    match outcome {
                        Some(Outcome::Granted { cost }) => {
                            return Ok(permit(waited, cost));
                        }
                        Some(Outcome::Refused { until, reason }) => {
                            return Err(Refused::new(duration(until - now), reason));
                        }
                        // The place is gone, which does not happen: queue anew.
                        None => {}
                    }
                }
            }
        }
    }

    /// The usual acquire: of a plain bucket that has the tokens.
    fn take_at_once(&self, key: &BucketKey, given: Limit, cost: u32) -> bool {
        let rate = Rate::from(self.overrides.limit(key, given));
        let mut shard = lock(&self.shards[shard_of(key)]);
        let now = self.clock.now();
        let taken = shard.holds.is_empty()
            && shard.buckets.get_mut(&key.id()).is_some_and(|slot| slot.take(rate, cost, now));
        drop(shard);
        if taken {
            self.sweep(now);
        }
        taken
    }

    fn enter(&self, key: &BucketKey, given: Limit, cost: u32, options: &AcquireOptions) -> Entry {
        self.on_shard(key, |shard, now, effects| {
            let pass = self.pass(shard, key, given, now);
            if let Some(slot) = shard.buckets.get_mut(&key.id()) {
                return slot.on(now, |bucket| bucket.enter(&pass, effects, key, cost, given, options));
            }
            let mut bucket = Bucket::full(&pass);
            let entry = bucket.enter(&pass, effects, key, cost, given, options);
            if !matches!(entry, Entry::Refused { .. }) {
                shard.insert(key, bucket, now);
            }
            entry
        })
    }

    pub(super) fn give_back(&self, key: &BucketKey, given: Limit, cost: u32) {
        self.change(key, given, |state, room| state.release(cost, room));
    }

    pub(super) fn penalize(&self, key: &BucketKey, given: Limit, wait: Option<Duration>) {
        self.change(key, given, |state, _| state.penalize(wait.map(micros)));
    }

    pub(super) fn observe(&self, key: &BucketKey, given: Limit, headers: &RateLimitHeaders) {
        if !headers.is_empty() {
            self.change(key, given, |state, room| _ = state.observe(headers, room));
        }
    }

    pub(super) fn charge(&self, key: &BucketKey, given: Limit, extra: u32) {
        if extra > 0 {
            self.change(key, given, |state, _| state.charge(extra));
        }
    }

    pub(super) fn hold_seller(&self, key: &BucketKey, wait: Duration) {
        let wait = micros(wait);
        if wait == 0 {
            return;
        }
        self.on_shard(key, |shard, now, effects| {
            let until = shard.holds.entry(key.id().of_owner()).or_insert(now + wait);
            *until = (*until).max(now + wait);
            let held = Some(*until);
            for (of, slot) in &mut shard.buckets {
                if of.owner == key.id().owner
                    && let Some(bucket) = slot.waited_for()
                    && let Some(queue) = &bucket.queue
                {
                    let rate = Rate::from(self.overrides.limit(&queue.key, queue.given));
                    let pass = Pass { clock: self.clock, now, rate, held };
                    bucket.update(&pass, effects, |_, _| ());
                }
            }
        });
    }

    pub(super) fn quota(&self, key: &BucketKey, given: Limit) -> Quota {
        self.on_shard(key, |shard, now, _| {
            let pass = self.pass(shard, key, given, now);
            let look = |bucket: Option<&Bucket>| Memory::quota_of(&pass, bucket);
            match shard.buckets.get(&key.id()) {
                Some(slot) => slot.look(now, |bucket| look(Some(bucket))),
                None => look(None),
            }
        })
    }

    fn quota_of(pass: &Pass, bucket: Option<&Bucket>) -> Quota {
        let now = pass.now;
        let queue = bucket.and_then(|bucket| bucket.queue.as_deref());
        let room = queue.map_or(0, Queue::room);
        let state = settle(bucket.map(|bucket| bucket.state), pass.rate, now, room);
        let reserved = queue.map_or(0, |queue| queue.cost);
        let used = state.capacity() - state.tokens + reserved;
        let held = pass.held.unwrap_or(now);
        let not_before = state.not_before.max(held);
        let wall = |at: Micros| super::wall().checked_add(duration(at - now));
        Quota {
            capacity: u32::try_from(state.capacity()).unwrap_or(u32::MAX),
            used: u32::try_from(used.max(0)).unwrap_or(u32::MAX),
            waiting: queue.map_or(0, |queue| queue.waiting.len()),
            next_in: duration(state.due(reserved + 1).max(held) - now),
            resets_in: duration(state.due(reserved + state.capacity()) - now),
            not_before: (not_before > now).then(|| wall(not_before)).flatten(),
        }
    }

    /// Forgets a bucket nobody waits for. Gives the tokens taken from it, and for how long it is
    /// closed.
    #[cfg(feature = "redis")]
    pub(super) fn take_out(&self, key: &BucketKey, given: Limit) -> Option<(u32, Option<Duration>)> {
        self.on_shard(key, |shard, now, _| {
            let pass = self.pass(shard, key, given, now);
            let state = shard.buckets.get(&key.id())?.look(now, |bucket| {
                bucket.queue.is_none().then(|| settle(Some(bucket.state), pass.rate, now, 0))
            })?;
            shard.buckets.remove(&key.id());
            let used = u32::try_from(state.capacity() - state.tokens).unwrap_or(0);
            let closed = state.not_before.max(pass.held.unwrap_or(now)) - now;
            Some((used, (closed > 0).then(|| duration(closed))))
        })
    }

    pub(super) fn limit(&self, key: &BucketKey, given: Limit) -> Limit {
        self.overrides.limit(key, given)
    }

    pub(super) fn overrides(&self) -> Arc<Overrides> {
        self.overrides.get()
    }

    pub(super) fn set_overrides(&self, overrides: Overrides) {
        // Limits are read under the lock of a shard, so from here on a request sees the new ones
        // or is planned again below.
        self.overrides.set(overrides);
        for shard in &self.shards {
            let mut effects = Effects::default();
            {
                let mut shard = lock(shard);
                let now = self.clock.now();
                let Shard { buckets, holds, .. } = &mut *shard;
                for (id, slot) in buckets {
                    if let Some(bucket) = slot.waited_for()
                        && let Some(queue) = &bucket.queue
                    {
                        let rate = Rate::from(self.overrides.limit(&queue.key, queue.given));
                        let held = holds.get(&id.of_owner()).copied().filter(|until| *until > now);
                        bucket.update(&Pass { clock: self.clock, now, rate, held }, &mut effects, |_, _| ());
                    }
                }
            }
            effects.run();
        }
    }

    pub(super) fn len(&self) -> usize {
        self.shards.iter().map(|shard| lock(shard).buckets.len()).sum()
    }

    fn change(&self, key: &BucketKey, given: Limit, change: impl FnOnce(&mut State, i64)) {
        self.on_shard(key, |shard, now, effects| {
            let pass = self.pass(shard, key, given, now);
            if let Some(slot) = shard.buckets.get_mut(&key.id()) {
                slot.on(now, |bucket| bucket.update(&pass, effects, change));
            } else {
                let mut bucket = Bucket::full(&pass);
                change(&mut bucket.state, 0);
                if !bucket.idle(now) {
                    shard.insert(key, bucket, now);
                }
            }
        });
    }

    fn pass(&self, shard: &Shard, key: &BucketKey, given: Limit, now: Micros) -> Pass {
        let rate = Rate::from(self.overrides.limit(key, given));
        Pass { clock: self.clock, now, rate, held: shard.held(key, now) }
    }

    /// Works on the shard of a key under its lock, then does what must be done without it.
    fn on_shard<T>(&self, key: &BucketKey, work: impl FnOnce(&mut Shard, Micros, &mut Effects) -> T) -> T {
        let mut effects = Effects::default();
        let (value, now) = {
            let mut shard = lock(&self.shards[shard_of(key)]);
            // Read under the lock: no one sees an earlier time than the one before.
            let now = self.clock.now();
            (work(&mut shard, now, &mut effects), now)
        };
        effects.run();
        self.sweep(now);
        value
    }

    /// Now and then sweeps one shard, so that idle buckets go while others are in use.
    fn sweep(&self, now: Micros) {
        let at = self.sweep_at.load(Ordering::Relaxed);
        if now < at
            || self
                .sweep_at
                .compare_exchange(at, now + SWEEP_EVERY, Ordering::Relaxed, Ordering::Relaxed)
                .is_err()
        {
            return;
        }
        let next = self.sweep_next.fetch_add(1, Ordering::Relaxed) % SHARDS;
        lock(&self.shards[next]).sweep(now);
    }
}

impl Bucket {
    fn enter(
        &mut self,
        pass: &Pass,
        effects: &mut Effects,
        key: &BucketKey,
        cost: u32,
        given: Limit,
        options: &AcquireOptions,
    ) -> Entry {
        let now = pass.now;
        if self.queue.is_some() {
            self.update(pass, effects, |_, _| ());
            self.tidy();
        }
        let ahead = self.queue.as_ref().map_or(0, |queue| queue.cost);
        let reserved = State { tokens: self.state.tokens - ahead, ..self.state };
        let Decision { state, wait } = evaluate(Some(reserved), pass.rate, cost, now, pass.held);
        if wait == 0 && ahead == 0 {
            self.state = state;
            return Entry::Granted;
        }
        if let Some(reason) = refusal(options, wait, pass.held.is_some()) {
            return Entry::Refused { wait, reason };
        }
        // The tokens are taken when the request goes.
        let cost = i64::from(cost);
        let due = now + wait;
        self.state = State { tokens: state.tokens + ahead + cost, ..state };
        let queue = self.queue.get_or_insert_with(|| Box::new(Queue::new(key, given)));
        queue.given = given;
        let armed = if ahead == 0 { due } else { watch(now, due) }.min(now + LONGEST_TIMER);
        let id =
            queue.push(Waiter { cost, arrived: now, options: *options, waker: None, timer: None, armed });
        Entry::Waiting { id, arrived: now }
    }
}

fn shard_of(key: &BucketKey) -> usize {
    // The map uses the low and the highest bits of the other hash; any bits of this one will do.
    usize::try_from(key.id().owner % SHARDS as u64).unwrap_or(0)
}

/// A lock is only held by code that does not panic; were it to, the buckets are still sound.
fn lock(shard: &Mutex<Shard>) -> MutexGuard<'_, Shard> {
    shard.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A place in a queue. Dropping it gives the place back.
struct Waiting<'a> {
    memory: &'a Memory,
    key: &'a BucketKey,
    given: Limit,
    id: u64,
    over: bool,
}

impl Future for Waiting<'_> {
    type Output = Option<Outcome>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        let Waiting { memory, key, id, given, .. } = *self;
        let polled = memory.on_shard(key, |shard, now, effects| {
            let pass = memory.pass(shard, key, given, now);
            let Some(slot) = shard.buckets.get_mut(&key.id()) else { return Poll::Ready(None) };
            slot.on(now, |bucket| {
                if let Some(waiter) = bucket.queue.as_mut().and_then(|queue| queue.waiting.get_mut(&id)) {
                    // It is awake: no need to wake it if its turn has come.
                    waiter.waker = None;
                }
                bucket.update(&pass, effects, |_, _| ());
                let Some(queue) = &mut bucket.queue else { return Poll::Ready(None) };
                if let Some(outcome) = queue.done.remove(&id) {
                    bucket.tidy();
                    return Poll::Ready(Some(outcome));
                }
                let due = queue.due(&bucket.state, id);
                let first = queue.waiting.first_key_value().is_some_and(|(first, _)| *first == id);
                let Some(waiter) = queue.waiting.get_mut(&id) else { return Poll::Ready(None) };
                waiter.waker = Some(context.waker().clone());
                if waiter.armed <= now {
                    waiter.arm(memory.clock, now, if first { due } else { watch(now, due) });
                }
                let at = memory.clock.instant(waiter.armed);
                let timer = waiter.timer.get_or_insert_with(|| Box::pin(sleep_until(at)));
                if timer.as_mut().poll(context).is_ready() {
                    // Time went on meanwhile.
                    context.waker().wake_by_ref();
                }
                Poll::Pending
            })
        });
        self.over = polled.is_ready();
        polled
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        if self.over {
            return;
        }
        self.memory.on_shard(self.key, |shard, now, effects| {
            let pass = self.memory.pass(shard, self.key, self.given, now);
            let Some(slot) = shard.buckets.get_mut(&self.key.id()) else { return };
            slot.on(now, |bucket| {
                let Some(queue) = &mut bucket.queue else { return };
                let granted = match queue.remove(self.id) {
                    Some(waiter) => {
                        effects.drop.push(waiter);
                        0
                    }
                    None => match queue.done.remove(&self.id) {
                        Some(Outcome::Granted { cost }) => cost,
                        _ => 0,
                    },
                };
                bucket.update(&pass, effects, |state, room| {
                    if granted > 0 {
                        state.release(granted, room);
                    }
                });
                bucket.tidy();
            });
        });
    }
}

#[cfg(test)]
mod tests;
