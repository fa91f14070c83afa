//! The rules of a bucket as pure functions. Every store follows them: the memory store calls them,
//! and any other must give the same answers.
//!
//! All numbers are whole and fit in 53 bits, so a store that counts in doubles (Lua) agrees to the
//! microsecond. Times are microseconds on a clock of the store's choice; tokens are whole, and the
//! part of a token that has come back so far is the time since `refilled_at`. Nothing is rounded,
//! so nothing drifts.
//!
//! The rules:
//! - One token comes back every `interval`, up to the capacity.
//! - Taking more than there is is a reservation: tokens go below zero, and the request is told to
//!   go when they are back at zero. Who comes later goes later.
//! - `not_before` only moves later.
//! - A full bucket and no bucket are the same. From `expires_at` on a state says nothing.
//! - What the server says only narrows: it takes tokens, capacity and time, and never gives any.

use std::time::Duration;

use super::{Limit, RateLimitHeaders};

/// Microseconds: an instant on the store's clock, or a time span.
pub(crate) type Micros = i64;

/// Fifty years: a request that would wait this long never goes. Shorter waits are exact, and every
/// number stays below 2^53, with a clock that counts from 1970 too.
pub(crate) const FOREVER: Micros = 50 * 366 * 24 * 3600 * 1_000_000;

/// A clock that reads this much less than before is taken to stand still (two threads may read it
/// in one order and use it in the other). One that goes back further was set, and the bucket's
/// times go back with it.
const CLOCK_SLACK: Micros = 1_000_000;

/// A request arrives at most this much later than it was let go, as far as is looked for.
const LATE: Micros = 250_000;

/// How long a full bucket remembers that the server's capacity is less than the limit says.
const NARROWED_FOR: Micros = 3_600_000_000;

/// The two numbers of a [`Limit`] that pace requests.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Rate {
    /// Time in which one token comes back; 1 at least.
    pub(crate) interval: Micros,
    /// Capacity; 1 at least.
    pub(crate) burst: i64,
}

impl From<Limit> for Rate {
    fn from(limit: Limit) -> Self {
        Rate { interval: micros(limit.interval).clamp(1, FOREVER / 2), burst: i64::from(limit.burst.max(1)) }
    }
}

/// A bucket.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct State {
    /// Whole tokens; below zero what is reserved or owed.
    pub(crate) tokens: i64,
    /// When the last token came back: the next one comes an interval later. It may lie ahead,
    /// after a penalty.
    pub(crate) refilled_at: Micros,
    /// Nothing goes before this.
    pub(crate) not_before: Micros,
    /// The rate the tokens were counted by.
    pub(crate) rate: Rate,
    /// Capacity the server stated, where it is less than the rate's; `i64::MAX` where it is not.
    pub(crate) narrowed: i64,
    /// Latest reading of the clock.
    pub(crate) seen: Micros,
}

impl State {
    /// A full bucket.
    pub(crate) fn full(rate: Rate, now: Micros) -> Self {
        State { tokens: rate.burst, refilled_at: now, not_before: now, rate, narrowed: i64::MAX, seen: now }
    }

    /// Most tokens it holds.
    pub(crate) fn capacity(&self) -> i64 {
        self.rate.burst.min(self.narrowed)
    }

    /// What it owes at most: a debt that takes for ever.
    fn floor(&self) -> i64 {
        -(FOREVER / self.rate.interval)
    }

    /// The instant at which it holds `need` tokens, were nothing else taken and the capacity no
    /// bound. Not before the clock's last reading.
    pub(crate) fn due(&self, need: i64) -> Micros {
        self.reaches(need).max(self.seen)
    }

    fn reaches(&self, need: i64) -> Micros {
        let missing = need.saturating_sub(self.tokens).max(0);
        (self.refilled_at + span(missing, self.rate.interval)).max(self.not_before)
    }

    /// The instant at which it is full again, or was seen to be.
    pub(crate) fn full_at(&self) -> Micros {
        self.reaches(self.capacity())
    }

    /// From this instant on it says no more than no bucket does.
    pub(crate) fn expires_at(&self) -> Micros {
        self.full_at() + if self.narrowed < self.rate.burst { NARROWED_FOR } else { 0 }
    }

    /// Adds the tokens that came back until the last reading of the clock; `room` may let it hold
    /// more than its capacity.
    fn refill(&mut self, room: i64) {
        let room = room.max(self.capacity());
        if self.tokens < room {
            let gained = (self.seen - self.refilled_at).max(0) / self.rate.interval;
            if gained < room - self.tokens {
                self.tokens += gained;
                self.refilled_at += gained * self.rate.interval;
                return;
            }
        }
        self.tokens = room;
        self.refilled_at = self.refilled_at.max(self.seen);
    }

    /// It is empty, and the next token comes back at `not_before`, or later where it was due later:
    /// who waited leaves one interval apart.
    fn space(&mut self) {
        let next = self.not_before - self.rate.interval;
        self.refilled_at = if self.tokens > 0 { next } else { self.refilled_at.max(next) };
        self.tokens = self.tokens.min(0);
    }
}

/// What becomes of an acquire.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Decision {
    /// The bucket with the tokens taken. A store that refuses the wait does not keep it.
    pub(crate) state: State,
    /// Time until the request may go; zero: now. At most [`FOREVER`], and then never.
    pub(crate) wait: Micros,
}

/// A time span in microseconds, rounded up.
#[inline]
pub(crate) fn micros(span: Duration) -> Micros {
    // Not by `as_micros`: its 128-bit division costs more than the rest of an acquire.
    const MOST: u64 = FOREVER as u64 / 1_000_000;
    if span.as_secs() >= MOST {
        return FOREVER;
    }
    (span.as_secs() * 1_000_000) as Micros + Micros::from(span.subsec_nanos().div_ceil(1000))
}

/// Time in which so many tokens come back.
fn span(tokens: i64, interval: Micros) -> Micros {
    tokens.saturating_mul(interval).min(2 * FOREVER)
}

/// Brings a bucket up to `now` and to the rate that holds now.
///
/// `room` is zero where requests are reserved in the state. A store that keeps its waiting requests
/// apart gives the cost of the one that goes next: the bucket then gathers that many tokens even if
/// it is more than its capacity, and is not full while one waits.
///
/// Whole tokens stay when the rate changes, up to the new capacity. Time counted towards the next
/// token stays too, and is worth one token at most.
pub(crate) fn settle(state: Option<State>, rate: Rate, now: Micros, room: i64) -> State {
    let Some(mut state) = state else { return State::full(rate, now) };
    let back = state.seen.saturating_sub(now);
    if back > CLOCK_SLACK {
        state.refilled_at -= back;
        state.not_before -= back;
        state.seen = now;
    } else {
        state.seen = state.seen.max(now);
    }
    // Whether it expired is only asked where a full bucket differs from none.
    let plain = state.rate == rate && state.narrowed == i64::MAX;
    if !plain && room == 0 && state.seen >= state.expires_at() {
        return State::full(rate, state.seen);
    }
    state.refill(room);
    if state.rate != rate {
        state.rate = rate;
        state.tokens = state.tokens.min(state.capacity().max(room)).max(state.floor());
        state.refilled_at = state.refilled_at.max(state.seen - rate.interval);
        if state.not_before > state.seen {
            state.refilled_at = state.refilled_at.max(state.not_before - rate.interval);
        }
        state.refill(room);
    }
    state
}

/// Takes `cost` tokens, or reserves them. `held`: until when the seller is held.
pub(crate) fn evaluate(
    state: Option<State>,
    rate: Rate,
    cost: u32,
    now: Micros,
    held: Option<Micros>,
) -> Decision {
    let mut state = settle(state, rate, now, 0);
    if let Some(until) = held {
        state.hold(until);
    }
    let cost = i64::from(cost.max(1));
    let wait = match state.due(cost) {
        due if due <= state.seen => 0,
        due => (due - now).min(FOREVER),
    };
    state.tokens -= cost;
    Decision { state, wait }
}

/// What happens to a bucket between acquires. Each function takes a settled state and leaves a
/// settled one.
impl State {
    /// The server refused a request: the bucket is empty, and nothing goes for `wait`; without one
    /// (or with zero), for an interval.
    pub(crate) fn penalize(&mut self, wait: Option<Micros>) {
        let wait = wait.filter(|wait| *wait > 0).unwrap_or(self.rate.interval).min(FOREVER);
        self.not_before = self.not_before.max(self.seen + wait);
        self.space();
    }

    /// Nothing of the seller goes before `until`. Who has to wait for it leaves one interval apart.
    pub(crate) fn hold(&mut self, until: Micros) {
        if until > self.seen {
            self.penalize(Some(until - self.seen));
        }
    }

    /// Learns from the headers of an answer. It only takes away. Gives the most tokens there can be
    /// by them.
    pub(crate) fn observe(&mut self, headers: &RateLimitHeaders, room: i64) -> i64 {
        if let Some(limit) = headers.limit.map(i64::from)
            && limit < self.capacity()
        {
            self.narrowed = limit.max(1);
        }
        if let Some(retry) = headers.retry.filter(|retry| !retry.is_zero()) {
            self.penalize(Some(micros(retry)));
        }
        let mut most = headers.remaining.map_or(i64::MAX, i64::from);
        if most == self.capacity() - 1 {
            // The server's bucket was full when the request came, which was after it was let go (a
            // first request may have to connect) and before now: its next token comes that much
            // later. Where one request fills the bucket every one does this, and what the answer
            // took on its way must not add up.
            let late = if self.capacity() > 1 { LATE } else { LATE.min(self.rate.interval / 100) };
            self.refilled_at += (self.seen - self.refilled_at).clamp(0, late);
        }
        if let Some(reset) = headers.reset {
            // Full in `reset` seconds, rounded in a way we are not told: at least so many are missing.
            let missing = (micros(reset) - 1_000_000).max(0);
            let missing = missing / self.rate.interval + i64::from(missing % self.rate.interval > 0);
            most = most.min((self.capacity() - missing).max(0));
        }
        self.tokens = self.tokens.min(most);
        self.refill(room);
        most
    }

    /// Takes tokens after the fact: the server counts some answers as more than one request. A debt
    /// that takes for ever does not grow.
    pub(crate) fn charge(&mut self, extra: u32) {
        self.tokens = (self.tokens - i64::from(extra)).max(self.tokens.min(self.floor()));
    }

    /// Puts back the tokens of a request that was not sent. During a penalty it gives up
    /// reservations only.
    pub(crate) fn release(&mut self, cost: u32, room: i64) {
        self.put_back(i64::from(cost.max(1)), room);
    }

    /// The same for any number of tokens.
    pub(crate) fn put_back(&mut self, tokens: i64, room: i64) {
        let most = if self.not_before > self.seen { 0 } else { self.capacity().max(room) };
        self.tokens = (self.tokens + tokens).min(most.max(self.tokens));
        self.refill(room);
    }
}

#[cfg(test)]
mod tests;
