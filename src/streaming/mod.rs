//! Answers that are used while they arrive: [`Rows`] of a long list, files written to disk.

mod file;
mod framer;
mod incoming;
mod rows;

pub(crate) use file::{First, save, write_all};
pub use file::{Saved, Written};
pub(crate) use framer::Framer;
pub(crate) use incoming::{Failure, Incoming};
pub use rows::Rows;

use bytes::Bytes;

/// Takes an answer's first pieces, within the attempt: until it has enough, the call may be
/// repeated.
pub(crate) trait Begin: Send {
    /// A new attempt: forgets what came.
    fn reset(&mut self);

    /// Takes a piece; whether it has enough.
    fn push(&mut self, piece: Bytes) -> bool;
}
