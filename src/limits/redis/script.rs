//! The scripts that run on the server, and their answers.

use std::sync::LazyLock;

use crate::limits::evaluate::{Micros, Rate, State};
use crate::limits::places::{Shared, Span};

/// What the server sends where it knows no narrower capacity: above all 32 bits, below 2^53.
const NOT_NARROWED: i64 = (1 << 53) - 1;

/// A script: its text, and the name the server has for it.
pub(crate) struct Script {
    pub(super) text: &'static str,
    hash: LazyLock<redis::Script>,
}

impl Script {
    /// `hash` makes it of the same text.
    pub(crate) const fn new(text: &'static str, hash: fn() -> redis::Script) -> Self {
        Script { text, hash: LazyLock::new(hash) }
    }

    pub(super) fn hash(&self) -> &str {
        self.hash.get_hash()
    }
}

macro_rules! script {
    ($($file:literal)+) => {{
        const TEXT: &str = concat!($(include_str!($file)),+);
        Script::new(TEXT, || redis::Script::new(TEXT))
    }};
}

/// Takes or reserves tokens.
pub(super) static ACQUIRE: Script = script!("begin.lua" "plain.lua" "bucket.lua" "acquire.lua");

/// Everything else that happens to a bucket.
pub(super) static CHANGE: Script = script!("begin.lua" "bucket.lua" "change.lua");

/// Holds a seller.
pub(super) static HOLD: Script = script!("hold.lua");

/// What the server says to an acquire.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Acquired {
    /// The last place.
    Granted {
        born: i64,
        last: i64,
    },
    Reserved {
        wait: Micros,
        view: View,
        place: Span,
    },
    Refused {
        wait: Micros,
        held: bool,
    },
}

/// What is needed of a bucket to tell when places are due.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct View {
    /// The server's clock.
    pub(super) now: Micros,
    /// Until when the seller is held; zero: it is not.
    pub(super) held: Micros,
    pub(super) shared: Shared,
}

fn spans(numbers: &[i64]) -> Vec<Span> {
    numbers.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect()
}

impl Acquired {
    pub(super) fn read(answer: &[i64], rate: Rate) -> Option<Self> {
        match *answer {
            [0, born, last] => Some(Acquired::Granted { born, last }),
            [wait, now, held] => Some(Acquired::Refused { wait, held: held > now }),
            [wait, now, held, tokens, refilled_at, not_before, seen, born, serial, widest, first, last] => {
                let state = State { tokens, refilled_at, not_before, rate, narrowed: i64::MAX, seen };
                let shared = Shared { state, born, serial, widest, gaps: Vec::new() };
                Some(Acquired::Reserved { wait, view: View { now, held, shared }, place: (first, last) })
            }
            _ => None,
        }
    }
}

impl View {
    pub(super) fn read(answer: &[i64]) -> Option<Self> {
        let [
            now,
            held,
            tokens,
            refilled_at,
            not_before,
            seen,
            born,
            serial,
            widest,
            interval,
            burst,
            narrowed,
            ref gaps @ ..,
        ] = *answer
        else {
            return None;
        };
        let narrowed = if narrowed >= NOT_NARROWED { i64::MAX } else { narrowed };
        let state = State { tokens, refilled_at, not_before, rate: Rate { interval, burst }, narrowed, seen };
        Some(View { now, held, shared: Shared { state, born, serial, widest, gaps: spans(gaps) } })
    }
}

#[cfg(test)]
mod tests;
