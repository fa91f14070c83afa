//! The waiting room: requests of this process that hold a place and wait for its instant.
//!
//! Who comes first goes first. A place given back by one that waits goes to the next behind it, and
//! so on: what is left over is the last place of the process, and goes back to the server. A request
//! for several tokens keeps its own places, and nobody behind it moves past it.
//!
//! A room knows a view of its bucket, the newest that any answer of the server brought. The view and
//! the number of a place tell its instant. Nothing here sleeps or sends: `drive` in the parent does.

use std::collections::{BTreeMap, HashMap};
use std::time::Duration;

use tokio::sync::oneshot;
use tokio::time::Instant;

use super::script::View;
use super::sync::{Arc, Mutex, MutexGuard, Notify, lock};
use crate::limits::evaluate::{Micros, micros};
use crate::limits::key::Id;
use crate::limits::places::{Shared, Span};
use crate::limits::{AcquireOptions, BucketKey, Limit, RefusalReason, refusal};

/// A process that is busy, and does not stand still, is late by less.
const STANDSTILL: Micros = 250_000;

/// What becomes of one that waits.
#[derive(Debug)]
pub(super) enum Outcome {
    Granted(Span),
    Refused {
        wait: Micros,
        reason: RefusalReason,
    },
    /// The task that granted places is gone, with its runtime: wait in a new room.
    Adrift {
        seen: Seen,
        place: Span,
    },
    /// The bucket of its place was lost: ask for a place in the new one.
    Lost,
}

/// A view, and when it was read by the clock of this process.
#[derive(Debug, Clone)]
pub(super) struct Seen {
    pub(super) view: View,
    pub(super) at: Instant,
}

impl Seen {
    pub(super) fn new(view: View) -> Self {
        // Read after the server's clock was, so instants told by it are never too early.
        Seen { view, at: Instant::now() }
    }

    fn shared(&self) -> &Shared {
        &self.view.shared
    }

    /// The server's clock now.
    fn now(&self, now: Instant) -> Micros {
        // Rounded down: an instant is not reached before it is.
        let passed = now.saturating_duration_since(self.at);
        self.view.now + micros(Duration::from_secs(passed.as_secs())) + Micros::from(passed.subsec_micros())
    }

    fn due(&self, place: Span) -> Micros {
        self.shared().due(place.1)
    }

    fn instant(&self, at: Micros) -> Instant {
        self.at + Duration::from_micros(u64::try_from(at - self.view.now).unwrap_or(0))
    }
}

pub(super) struct Waiter {
    pub(super) place: Span,
    /// The token of its place is gone, and it needs another place: a penalty came first, or it did
    /// not take it in time.
    pub(super) late: bool,
    pub(super) arrived: Instant,
    pub(super) options: AcquireOptions,
    pub(super) tell: oneshot::Sender<Outcome>,
}

impl Waiter {
    fn single(&self) -> bool {
        self.place.0 == self.place.1
    }
}

pub(super) struct Room {
    pub(super) key: BucketKey,
    /// The limit given with the last request, which holds where there is no override.
    pub(super) given: Limit,
    seen: Seen,
    /// In the order they came.
    waiting: BTreeMap<u64, Waiter>,
    /// Wakes the task that grants places.
    pub(super) driver: Arc<Notify>,
}

/// What is to be done without the lock.
#[derive(Default)]
pub(super) struct Effects {
    tell: Vec<(oneshot::Sender<Outcome>, Outcome)>,
    /// Places for the server.
    pub(super) left: Vec<Span>,
}

impl Effects {
    /// Tells those who wait. Places of those who are gone are left over.
    pub(super) fn run(mut self) -> Vec<Span> {
        for (tell, outcome) in self.tell {
            if let Err(Outcome::Granted(place) | Outcome::Adrift { place, .. }) = tell.send(outcome) {
                self.left.push(place);
            }
        }
        self.left
    }
}

/// What came of a newer view of a bucket.
pub(super) struct Looked {
    /// Places for the server, by the birth of their bucket.
    pub(super) left: Vec<(i64, Vec<Span>)>,
    /// Whether a bucket was waited for that is no more.
    pub(super) lost: bool,
}

/// One that waited is dropped. Gives what is left over for the server.
pub(super) fn quit(
    rooms: &Rooms,
    key: &BucketKey,
    born: i64,
    seq: u64,
    hear: &mut oneshot::Receiver<Outcome>,
) -> Option<Span> {
    // From here on whoever tells it something keeps the place.
    hear.close();
    match hear.try_recv() {
        Ok(Outcome::Granted(place) | Outcome::Adrift { place, .. }) => Some(rooms.give(key, born, place)),
        Ok(Outcome::Refused { .. } | Outcome::Lost) => None,
        Err(_) => rooms.leave(key, born, seq),
    }
}

/// What the driver of a room does next.
pub(super) enum Next {
    /// Nobody waits: the room is gone.
    Done,
    Sleep(Instant),
    /// Ask the server whether things have changed.
    Look {
        key: BucketKey,
        given: Limit,
    },
    /// Get another place for one that is late, of so many tokens, or for several that take one each.
    Replace {
        key: BucketKey,
        given: Limit,
        tokens: u32,
    },
}

impl Room {
    fn last_single(&self) -> Option<i64> {
        self.waiting.values().next_back().map(|waiter| waiter.place.1)
    }

    /// Gives a free place to those behind it, one after the other; what is left over is the last.
    fn pass_on(&mut self, place: Span, behind: u64) -> Span {
        if place.0 != place.1 {
            return place;
        }
        let mut free = place;
        for waiter in self.waiting.range_mut(behind..).map(|(_, waiter)| waiter) {
            if !waiter.single() {
                break;
            }
            if waiter.place.0 > free.0 {
                std::mem::swap(&mut waiter.place, &mut free);
            }
        }
        free
    }

    fn enter(&mut self, seq: u64, waiter: Waiter) {
        let in_order = self.waiting.last_key_value().is_none_or(|(last, _)| *last < seq)
            && self.last_single().is_none_or(|last| last < waiter.place.0);
        self.waiting.insert(seq, waiter);
        if in_order || self.waiting.values().any(|waiter| !waiter.single()) {
            return;
        }
        // Answers came in another order than requests, or it got a place given back before.
        self.sort();
    }

    /// Gives the earlier places to those who came earlier, of those who take one token.
    fn sort(&mut self) {
        let singles = || self.waiting.values().filter(|waiter| waiter.single());
        let mut places: Vec<(bool, i64)> = singles().map(|waiter| (waiter.late, waiter.place.0)).collect();
        places.sort_unstable();
        let singles = self.waiting.values_mut().filter(|waiter| waiter.single());
        for (waiter, (late, place)) in singles.zip(places) {
            (waiter.late, waiter.place) = (late, (place, place));
        }
    }

    /// Tokens for new places of those who are late: of the first that takes several, or of all that
    /// take one.
    fn late(&self) -> u32 {
        let mut late = self.waiting.values().filter(|waiter| waiter.late);
        match late.next() {
            None => 0,
            Some(first) if first.single() => 1 + late.filter(|waiter| waiter.single()).count() as u32,
            Some(first) => u32::try_from(first.place.1 - first.place.0 + 1).unwrap_or(u32::MAX),
        }
    }

    /// New places for those who are late.
    fn replace(&mut self, place: Span) {
        let mut next = place.0;
        for waiter in self.waiting.values_mut().filter(|waiter| waiter.late) {
            let last = next + waiter.place.1 - waiter.place.0;
            if last > place.1 {
                break;
            }
            (waiter.late, waiter.place) = (false, (next, last));
            next = last + 1;
        }
        self.sort();
    }

    /// After a penalty.
    fn find_late(&mut self) {
        let View { now, shared, .. } = &self.seen.view;
        if shared.state.not_before <= *now {
            return;
        }
        let front = shared.serial + shared.state.tokens;
        for waiter in self.waiting.values_mut() {
            if waiter.place.1 > front {
                break;
            }
            waiter.late = true;
        }
    }

    /// Instants of the first and the last that wait.
    fn dues(&self) -> [Option<Micros>; 2] {
        let due = |waiter: &Waiter| self.seen.due(waiter.place);
        [self.waiting.values().next().map(due), self.waiting.values().next_back().map(due)]
    }

    fn born(&self) -> i64 {
        self.seen.shared().born
    }

    /// Takes over a newer view. Those who may not wait as long as it says are refused. Says whether
    /// there still is something to wait for.
    fn look(&mut self, seen: &Seen, effects: &mut Effects) -> bool {
        let (old, new) = (self.seen.view.now, seen.view.now);
        // Older, unless the server's clock was set back.
        if new < old && old <= new + 1_000_000 {
            return true;
        }
        self.driver.notify_one();
        if seen.shared().born != self.born() {
            // The bucket was lost, and the new one knows nothing of these places: with them the
            // process would take what is in both.
            let waiting = std::mem::take(&mut self.waiting).into_values();
            effects.tell.extend(waiting.map(|waiter| (waiter.tell, Outcome::Lost)));
            return false;
        }
        let before = self.dues();
        self.seen = seen.clone();
        self.find_late();
        // Nearly always nothing has moved, however many wait.
        if self.dues() != before {
            self.refuse(effects);
        }
        true
    }

    /// After this process stood still: a bucket holds no more than its capacity, so tokens that came
    /// back longer ago were lost. Those who did not take them would all leave at once now.
    fn find_overdue(&mut self, now: Instant) {
        let rate = self.seen.shared().state.rate;
        let kept = rate.interval.saturating_mul(rate.burst).max(STANDSTILL);
        let now = self.seen.now(now);
        for waiter in self.waiting.values_mut() {
            waiter.late |= self.seen.due(waiter.place) < now - kept;
        }
    }

    fn refuse(&mut self, effects: &mut Effects) {
        let now = Instant::now();
        let held = self.seen.view.held > self.seen.now(now);
        let all: Vec<u64> = self.waiting.keys().copied().collect();
        for seq in all {
            let Some(waiter) = self.waiting.get(&seq) else { continue };
            let due = self.seen.instant(self.seen.due(waiter.place));
            let whole = micros(due.saturating_duration_since(waiter.arrived));
            let Some(reason) = refusal(&waiter.options, whole, held) else { continue };
            let wait = micros(due.saturating_duration_since(now));
            if let Some(waiter) = self.waiting.remove(&seq) {
                if !waiter.late {
                    let left = self.pass_on(waiter.place, seq);
                    effects.left.push(left);
                }
                effects.tell.push((waiter.tell, Outcome::Refused { wait, reason }));
            }
        }
    }

    /// Grants places whose tokens are back.
    fn grant(&mut self, now: Instant, effects: &mut Effects) {
        let now = self.seen.now(now);
        while let Some(first) = self.waiting.first_entry() {
            if self.seen.due(first.get().place) > now {
                return;
            }
            let waiter = first.remove();
            effects.tell.push((waiter.tell, Outcome::Granted(waiter.place)));
        }
    }
}

/// All rooms of a store.
#[derive(Default)]
pub(super) struct Rooms {
    rooms: Mutex<Map>,
}

/// A bucket has one room; another for a moment, when it was lost.
#[derive(Default)]
struct Map(HashMap<Id, Vec<Room>>);

/// A room: its bucket, and the birth of that.
pub(super) type Number = (Id, i64);

impl Map {
    fn of(&self, key: &BucketKey) -> &[Room] {
        self.0.get(&key.id()).map_or(&[], |rooms| rooms)
    }

    fn all(&self) -> impl Iterator<Item = &Room> {
        self.0.values().flatten()
    }

    fn get(&mut self, (id, born): Number) -> Option<&mut Room> {
        self.0.get_mut(&id)?.iter_mut().find(|room| room.born() == born)
    }

    /// Keeps the rooms of a bucket that are still of use.
    fn retain(&mut self, id: Id, keep: impl FnMut(&mut Room) -> bool) {
        if let Some(rooms) = self.0.get_mut(&id) {
            rooms.retain_mut(keep);
            if rooms.is_empty() {
                self.0.remove(&id);
            }
        }
    }
}

impl Rooms {
    fn lock(&self) -> MutexGuard<'_, Map> {
        lock(&self.rooms)
    }

    /// Lets one wait. Gives what wakes the driver of a new room, which must be started.
    pub(super) fn enter(
        &self,
        key: &BucketKey,
        given: Limit,
        seen: &Seen,
        seq: u64,
        waiter: Waiter,
    ) -> Option<Arc<Notify>> {
        let mut rooms = self.lock();
        if let Some(room) = rooms.get((key.id(), seen.shared().born)) {
            room.given = given;
            room.enter(seq, waiter);
            room.driver.notify_one();
            return None;
        }
        let driver = Arc::new(Notify::new());
        let waiting = BTreeMap::from([(seq, waiter)]);
        let room = Room { key: key.clone(), given, seen: seen.clone(), waiting, driver: driver.clone() };
        rooms.0.entry(key.id()).or_default().push(room);
        Some(driver)
    }

    /// Whether anyone who came before waits for the bucket, or for one of its name that was lost.
    pub(super) fn anyone(&self, key: &BucketKey, before: u64) -> bool {
        let rooms = self.lock();
        let mut firsts = rooms.of(key).iter().filter_map(|room| room.waiting.first_key_value());
        firsts.any(|(first, _)| *first < before)
    }

    /// One that waited is gone. Gives the places for the server.
    pub(super) fn leave(&self, key: &BucketKey, born: i64, seq: u64) -> Option<Span> {
        let mut rooms = self.lock();
        let room = rooms.get((key.id(), born))?;
        let waiter = room.waiting.remove(&seq)?;
        if waiter.late {
            return None;
        }
        let left = room.pass_on(waiter.place, seq);
        room.driver.notify_one();
        Some(left)
    }

    /// A place that is not used after all goes to the first that waits. Gives the place for the
    /// server.
    pub(super) fn give(&self, key: &BucketKey, born: i64, place: Span) -> Span {
        let mut rooms = self.lock();
        let Some(room) = rooms.get((key.id(), born)) else { return place };
        let Shared { state, serial, .. } = room.seen.shared();
        if state.not_before > room.seen.view.now && place.1 <= serial + state.tokens {
            // A penalty took its token.
            return place;
        }
        let left = room.pass_on(place, 0);
        room.driver.notify_one();
        left
    }

    /// A newer view of a bucket.
    pub(super) fn look(&self, key: &BucketKey, seen: &Seen) -> Looked {
        let (mut all, mut lost) = (Vec::new(), false);
        self.lock().retain(key.id(), |room| {
            let mut effects = Effects::default();
            let kept = room.look(seen, &mut effects);
            all.push((room.born(), effects));
            lost |= !kept;
            kept
        });
        let left = all.into_iter().map(|(born, effects)| (born, effects.run())).collect();
        Looked { left, lost }
    }

    /// What the driver of a room is to do; grants what is due. A view older than `stale_after` is
    /// not relied upon.
    pub(super) fn next(&self, number: Number, stale_after: Duration, effects: &mut Effects) -> Next {
        let mut rooms = self.lock();
        let Some(room) = rooms.get(number) else { return Next::Done };
        let now = Instant::now();
        if let Some((_, first)) = room.waiting.first_key_value() {
            let due = room.seen.due(first.place);
            let now_due = due <= room.seen.now(now);
            if now_due && now.saturating_duration_since(room.seen.at) > stale_after {
                return Next::Look { key: room.key.clone(), given: room.given };
            }
            if now_due {
                room.find_overdue(now);
            }
            let tokens = room.late();
            if tokens > 0 {
                return Next::Replace { key: room.key.clone(), given: room.given, tokens };
            }
            if !now_due {
                return Next::Sleep(room.seen.instant(due));
            }
            room.grant(now, effects);
            if let Some((_, first)) = room.waiting.first_key_value() {
                return Next::Sleep(room.seen.instant(room.seen.due(first.place)));
            }
        }
        rooms.retain(number.0, |room| room.born() != number.1);
        Next::Done
    }

    /// The server could not be asked: what is known holds for now.
    pub(super) fn trust(&self, number: Number) {
        if let Some(room) = self.lock().get(number) {
            let now = Instant::now();
            room.seen.view.now = room.seen.now(now);
            room.seen.at = now;
        }
    }

    /// New places for those who are late; none: they keep theirs, since no others are to be had.
    pub(super) fn replace(&self, number: Number, place: Option<Span>, effects: &mut Effects) {
        if let Some(room) = self.lock().get(number) {
            match place {
                Some(place) => {
                    room.replace(place);
                    room.refuse(effects);
                }
                None => {
                    room.waiting.values_mut().for_each(|waiter| waiter.late = false);
                    room.grant(Instant::now(), effects);
                }
            }
        }
    }

    /// The driver of a room is gone before its time.
    pub(super) fn abandon(&self, number: Number) -> Vec<Span> {
        let mut effects = Effects::default();
        self.lock().retain(number.0, |room| {
            if room.born() != number.1 {
                return true;
            }
            for waiter in std::mem::take(&mut room.waiting).into_values() {
                let adrift = Outcome::Adrift { seen: room.seen.clone(), place: waiter.place };
                effects.tell.push((waiter.tell, adrift));
            }
            false
        });
        effects.run()
    }

    pub(super) fn waiting(&self, key: &BucketKey) -> usize {
        self.lock().of(key).iter().map(|room| room.waiting.len()).sum()
    }

    /// The buckets that are waited for, of one seller and token type or all.
    pub(super) fn buckets(&self, of: Option<&BucketKey>) -> Vec<(BucketKey, Limit)> {
        let rooms = self.lock();
        let rooms = rooms.all().filter(|room| of.is_none_or(|key| key.id().owner == room.key.id().owner));
        rooms.map(|room| (room.key.clone(), room.given)).collect()
    }
}
