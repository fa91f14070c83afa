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
    /// Its instant had come when a penalty came first: the token of its place is gone, and it needs
    /// another place.
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
        Ok(Outcome::Refused { .. }) => None,
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

    /// Takes over a newer view. Those who may not wait as long as it says are refused.
    fn look(&mut self, seen: &Seen, effects: &mut Effects) {
        if seen.view.shared.born != self.seen.view.shared.born {
            // Another bucket: the one of these places was lost. They keep their instants, and heed
            // its penalties.
            let wait = seen.view.shared.state.not_before - seen.view.now;
            if wait > 0 {
                let now = self.seen.now(seen.at);
                let state = &mut self.seen.view.shared.state;
                state.seen = state.seen.max(now);
                state.hold(now + wait);
            }
        } else if seen.view.now >= self.seen.view.now || seen.view.now + 1_000_000 < self.seen.view.now {
            // Newer; or the server's clock was set back.
            self.seen = seen.clone();
            self.find_late();
        } else {
            return;
        }
        self.refuse(effects);
        self.driver.notify_one();
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

type Map = HashMap<(Id, i64), Room>;

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
        let mut new = None;
        let room = rooms.entry((key.id(), seen.view.shared.born)).or_insert_with(|| {
            let driver = Arc::new(Notify::new());
            new = Some(driver.clone());
            Room { key: key.clone(), given, seen: seen.clone(), waiting: BTreeMap::new(), driver }
        });
        room.given = given;
        room.enter(seq, waiter);
        if new.is_none() {
            room.driver.notify_one();
        }
        new
    }

    /// Whether anyone who came before waits for the bucket.
    pub(super) fn anyone(&self, key: &BucketKey, born: i64, before: u64) -> bool {
        let rooms = self.lock();
        rooms
            .get(&(key.id(), born))
            .and_then(|room| room.waiting.first_key_value())
            .is_some_and(|(first, _)| *first < before)
    }

    /// One that waited is gone. Gives the places for the server.
    pub(super) fn leave(&self, key: &BucketKey, born: i64, seq: u64) -> Option<Span> {
        let mut rooms = self.lock();
        let room = rooms.get_mut(&(key.id(), born))?;
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
        let Some(room) = rooms.get_mut(&(key.id(), born)) else { return place };
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
    pub(super) fn look(&self, key: &BucketKey, seen: &Seen) -> Vec<(i64, Vec<Span>)> {
        let mut all = Vec::new();
        let mut rooms = self.lock();
        if rooms.is_empty() {
            return Vec::new();
        }
        for ((id, born), room) in &mut *rooms {
            if *id == key.id() {
                let mut effects = Effects::default();
                room.look(seen, &mut effects);
                all.push((*born, effects));
            }
        }
        drop(rooms);
        all.into_iter().map(|(born, effects)| (born, effects.run())).collect()
    }

    /// What the driver of a room is to do; grants what is due. A view older than `stale_after` is
    /// not relied upon.
    pub(super) fn next(&self, id: (Id, i64), stale_after: Duration, effects: &mut Effects) -> Next {
        let mut rooms = self.lock();
        let Some(room) = rooms.get_mut(&id) else { return Next::Done };
        let now = Instant::now();
        if let Some((_, first)) = room.waiting.first_key_value() {
            let tokens = room.late();
            if tokens > 0 {
                return Next::Replace { key: room.key.clone(), given: room.given, tokens };
            }
            let due = room.seen.due(first.place);
            if due > room.seen.now(now) {
                return Next::Sleep(room.seen.instant(due));
            }
            if now.saturating_duration_since(room.seen.at) > stale_after {
                return Next::Look { key: room.key.clone(), given: room.given };
            }
            room.grant(now, effects);
            if let Some((_, first)) = room.waiting.first_key_value() {
                return Next::Sleep(room.seen.instant(room.seen.due(first.place)));
            }
        }
        rooms.remove(&id);
        Next::Done
    }

    /// The server could not be asked: what is known holds for now.
    pub(super) fn trust(&self, id: (Id, i64)) {
        if let Some(room) = self.lock().get_mut(&id) {
            let now = Instant::now();
            room.seen.view.now = room.seen.now(now);
            room.seen.at = now;
        }
    }

    /// New places for those who are late; none: they keep theirs, since no others are to be had.
    pub(super) fn replace(&self, id: (Id, i64), place: Option<Span>, effects: &mut Effects) {
        if let Some(room) = self.lock().get_mut(&id) {
            match place {
                Some(place) => {
                    room.replace(place);
                    room.refuse(effects);
                }
                None => room.waiting.values_mut().for_each(|waiter| waiter.late = false),
            }
        }
    }

    /// The driver of a room is gone before its time.
    pub(super) fn abandon(&self, id: (Id, i64)) -> Vec<Span> {
        let Some(room) = self.lock().remove(&id) else { return Vec::new() };
        let mut effects = Effects::default();
        for waiter in room.waiting.into_values() {
            effects
                .tell
                .push((waiter.tell, Outcome::Adrift { seen: room.seen.clone(), place: waiter.place }));
        }
        effects.run()
    }

    pub(super) fn waiting(&self, key: &BucketKey) -> usize {
        let rooms = self.lock();
        rooms.iter().filter(|((id, _), _)| *id == key.id()).map(|(_, room)| room.waiting.len()).sum()
    }

    /// The buckets that are waited for, of one seller and token type or all.
    pub(super) fn buckets(&self, of: Option<&BucketKey>) -> Vec<(BucketKey, Limit)> {
        let rooms = self.lock();
        rooms
            .values()
            .filter(|room| of.is_none_or(|key| key.id().owner == room.key.id().owner))
            .map(|room| (room.key.clone(), room.given))
            .collect()
    }
}
