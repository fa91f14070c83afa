//! Backoff and breaker of one credential.

use std::time::Duration;

use tokio::time::Instant;

/// Failures in a row that open a breaker, or make a credential failing.
pub(super) const IN_A_ROW: u32 = 5;

const BACKOFF: Duration = Duration::from_secs(2);
const MOST_BACKOFF: Duration = Duration::from_secs(5 * 60);
const OPEN_FOR: Duration = Duration::from_secs(10 * 60);

/// What became of a credential.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum State {
    /// It serves.
    Ready,
    /// It was limited and is left alone for a moment.
    BackingOff {
        /// For how long.
        left: Duration,
    },
    /// It was limited too often in a row.
    Open {
        /// Time until one request tries it again.
        left: Duration,
    },
    /// It was not accepted too often in a row. A new one has to be [added](super::Pool::add).
    Failing,
}

#[derive(Debug, Default)]
pub(super) struct Health {
    /// Times it was limited in a row.
    limited: u32,
    /// Left alone until then.
    until: Option<Instant>,
    open: bool,
    probing: bool,
}

/// Whether a credential can be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Usable {
    Now,
    /// By one request.
    Probe,
    BackingOff(Instant),
    Open(Instant),
}

impl Health {
    pub fn usable(&self, now: Instant) -> Usable {
        match (self.until.filter(|until| *until > now), self.open) {
            (Some(until), true) => Usable::Open(until),
            (Some(until), false) => Usable::BackingOff(until),
            // The one that tries it has not come back.
            (None, true) if self.probing => Usable::Open(now),
            (None, true) => Usable::Probe,
            (None, false) => Usable::Now,
        }
    }

    pub fn usable_at(&self, now: Instant) -> Instant {
        self.until.map_or(now, |until| until.max(now))
    }

    pub fn state(&self, now: Instant) -> State {
        match self.usable(now) {
            Usable::Now => State::Ready,
            Usable::Probe => State::Open { left: Duration::ZERO },
            Usable::BackingOff(until) => State::BackingOff { left: until - now },
            Usable::Open(until) => State::Open { left: until - now },
        }
    }

    pub fn probe(&mut self) {
        self.probing = true;
    }

    pub fn probe_over(&mut self) {
        self.probing = false;
    }

    /// Whether its breaker was open.
    pub fn succeeded(&mut self) -> bool {
        let was_open = self.open;
        // One that was under way when the breaker opened says nothing about now.
        if was_open && !self.probing {
            return false;
        }
        *self = Health::default();
        was_open
    }

    /// For how long its breaker opens, if it does.
    pub fn limited(&mut self, now: Instant) -> Option<Duration> {
        // Of requests that were under way together, one counts.
        let probing = std::mem::take(&mut self.probing);
        if !probing && self.until.is_some_and(|until| until > now) {
            return None;
        }
        self.limited = self.limited.saturating_add(1);
        if self.limited >= IN_A_ROW {
            self.open = true;
            self.until = Some(now + OPEN_FOR);
            return Some(OPEN_FOR);
        }
        let doubled = BACKOFF.saturating_mul(1 << (self.limited - 1).min(16));
        self.until = Some(now + doubled.min(MOST_BACKOFF));
        None
    }
}
