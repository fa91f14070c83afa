//! What the waiting room is built of; its model test brings its own.

pub(super) use std::sync::{Arc, Mutex, MutexGuard};

pub(super) use tokio::sync::Notify;

/// Nothing panics under the lock; were it to, what it guards is still sound.
pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}
