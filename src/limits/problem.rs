//! What can be wrong with a store.

use std::fmt;

/// What is wrong with a limiter's store.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum StoreProblem {
    /// No connection can be made, or it broke.
    Unreachable,
    /// No answer in time.
    Timeout,
    /// It does not accept the user or the password, or they may not do what is needed.
    Denied,
    /// It is a replica that takes no writes.
    ReadOnly,
    /// Its memory is full.
    Full,
    /// It starts up, fails over or is otherwise not ready.
    NotReady,
    /// It answers with something else than expected.
    Other,
}

impl fmt::Display for StoreProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            StoreProblem::Unreachable => "it cannot be reached",
            StoreProblem::Timeout => "it does not answer in time",
            StoreProblem::Denied => "it does not accept the user or the password",
            StoreProblem::ReadOnly => "it takes no writes",
            StoreProblem::Full => "its memory is full",
            StoreProblem::NotReady => "it is not ready",
            StoreProblem::Other => "it answers with an error",
        })
    }
}

impl std::error::Error for StoreProblem {}
