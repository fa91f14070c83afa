//! A bucket that several processes share, as pure functions: the rules of [`evaluate`] for a store
//! that keeps those who wait as tokens below zero. The script that runs on the server says the same
//! in its own language.
//!
//! Every token taken has a number, its place. Places are counted upwards, so who holds one can tell
//! from any later state of the bucket when its token is back, without asking again: a penalty, a
//! charge or another rate moves all places, in order.
//!
//! A place given back is, if it is the last one, not taken after all. Before others it becomes a
//! gap, which the next to come gets; places of others do not move, since they may be in processes
//! that do not hear of it. A gap whose token is back is a token in the bucket.

// On the server they are in Lua; these are what that is held against.
#![cfg_attr(not(test), allow(dead_code))]

use super::RateLimitHeaders;
use super::evaluate::{FOREVER, Micros, Rate, State, settle};

/// Gaps kept. A place given back beyond these is lost.
const MOST_GAPS: usize = 32;

/// Places, the first and the last of them.
pub(crate) type Span = (i64, i64);

/// A bucket with its places.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Shared {
    pub(crate) state: State,
    /// Tells a bucket from one of the same name that was lost.
    pub(crate) born: i64,
    /// The last place taken.
    pub(crate) serial: i64,
    /// Most tokens one of those who wait gathers: so many may be in the bucket besides gaps, the
    /// last of them in part.
    pub(crate) widest: i64,
    /// Places given back, in order; none unless tokens are below zero.
    pub(crate) gaps: Vec<Span>,
}

/// What an acquire got.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Taken {
    /// Time until the request may go; zero: now.
    pub(crate) wait: Micros,
    pub(crate) place: Span,
}

fn count((first, last): Span) -> i64 {
    last - first + 1
}

impl Shared {
    fn full(rate: Rate, now: Micros) -> Self {
        // Numbers that no earlier bucket of this name has reached.
        Shared { state: State::full(rate, now), born: now, serial: now, widest: 1, gaps: Vec::new() }
    }

    /// Brings a bucket up to `now` and to the rate that holds now.
    pub(crate) fn settle(shared: Option<Shared>, rate: Rate, now: Micros) -> Self {
        let Some(mut shared) = shared else { return Shared::full(rate, now) };
        shared.state = settle(Some(shared.state), rate, now, 0);
        shared.tidy(i64::MAX);
        shared
    }

    /// The last place whose token is back.
    fn front(&self) -> i64 {
        self.serial + self.state.tokens
    }

    /// Keeps no more gaps than a bucket can hold tokens, of those whose tokens are back, and `most`:
    /// the latest. When nobody waits they are simply tokens.
    fn tidy(&mut self, most: i64) {
        let most = most.min(self.state.capacity() - self.widest).max(0);
        if self.state.tokens >= 0 {
            self.widest = 1;
        }
        if self.gaps.is_empty() {
            return;
        }
        if self.state.tokens >= 0 {
            let tokens: i64 = self.gaps.drain(..).map(count).sum();
            self.state.put_back(tokens.min(most), 0);
            return;
        }
        let front = self.front();
        let mut kept = 0;
        for (first, last) in self.gaps.iter_mut().rev() {
            let back = (front.min(*last) - *first + 1).max(0);
            let over = (kept + back - most).max(0).min(back);
            *first += over;
            kept += back - over;
        }
        self.gaps.retain(|(first, last)| first <= last);
    }

    /// Takes `cost` tokens, or reserves them. `held`: until when the seller is held.
    pub(crate) fn take(&mut self, cost: u32, now: Micros, held: Option<Micros>) -> Taken {
        self.hold(held);
        let cost = i64::from(cost.max(1));
        let place = match self.gaps.first_mut() {
            // Who takes several gathers them one after the other.
            Some(gap) if cost == 1 => {
                let first = gap.0;
                gap.0 += 1;
                if gap.0 > gap.1 {
                    self.gaps.remove(0);
                }
                (first, first)
            }
            _ => {
                self.serial += cost;
                self.state.tokens -= cost;
                if self.state.tokens < 0 {
                    self.widest = self.widest.max(cost);
                }
                (self.serial - cost + 1, self.serial)
            }
        };
        let wait = match self.due(place.1) {
            due if due <= self.state.seen => 0,
            due => (due - now).min(FOREVER),
        };
        Taken { wait, place }
    }

    /// When the token of a place is back.
    pub(crate) fn due(&self, place: i64) -> Micros {
        self.state.due(place - self.serial)
    }

    /// Applies a hold of the seller, if there is one.
    pub(crate) fn hold(&mut self, held: Option<Micros>) {
        if let Some(until) = held
            && until > self.state.seen
        {
            self.penalize(Some(until - self.state.seen));
        }
    }

    pub(crate) fn penalize(&mut self, wait: Option<Micros>) {
        self.state.penalize(wait);
        self.tidy(0);
    }

    pub(crate) fn observe(&mut self, headers: &RateLimitHeaders) {
        let most = self.state.observe(headers, 0);
        let penalized = headers.retry.is_some_and(|wait| !wait.is_zero());
        self.tidy(if penalized { 0 } else { most });
    }

    pub(crate) fn charge(&mut self, extra: u32) {
        self.state.charge(extra);
    }

    /// Gives places back.
    pub(crate) fn release(&mut self, born: i64, (first, last): Span) {
        if born != self.born || first > last || last > self.serial {
            return;
        }
        if self.state.tokens >= 0 {
            self.state.put_back(count((first, last)), 0);
            return;
        }
        // During a penalty nothing comes back but reservations.
        let first = if self.state.not_before > self.state.seen { first.max(self.front() + 1) } else { first };
        if first > last {
            return;
        }
        let at = self.gaps.partition_point(|gap| gap.1 < first);
        if self.gaps.get(at).is_some_and(|gap| gap.0 <= last) {
            return; // Given back before.
        }
        self.gaps.insert(at, (first, last));
        // Side by side they are one.
        if at + 1 < self.gaps.len() && self.gaps[at + 1].0 == last + 1 {
            self.gaps[at].1 = self.gaps.remove(at + 1).1;
        }
        if at > 0 && self.gaps[at - 1].1 + 1 == first {
            self.gaps[at - 1].1 = self.gaps.remove(at).1;
        }
        if let Some(&gap) = self.gaps.last()
            && gap.1 == self.serial
        {
            self.gaps.pop();
            self.serial -= count(gap);
            self.state.put_back(count(gap), 0);
        }
        if self.gaps.len() > MOST_GAPS {
            self.gaps.remove(0);
        }
        self.tidy(i64::MAX);
    }
}

#[cfg(test)]
mod tests;
