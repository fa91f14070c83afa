//! What was fetched last, for when nothing can be fetched.

use std::collections::HashMap;
use std::fmt;
use std::hash::Hash;
use std::ops::Deref;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// A value, fresh or stale. Derefs to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Data<T> {
    value: T,
    age: Option<Duration>,
}

impl<T> Data<T> {
    pub(super) fn fresh(value: T) -> Self {
        Data { value, age: None }
    }

    /// Whether it was fetched earlier, because no credential is usable now.
    pub fn is_stale(&self) -> bool {
        self.age.is_some()
    }

    /// How old it is; zero if it is fresh.
    pub fn age(&self) -> Duration {
        self.age.unwrap_or_default()
    }

    /// The value.
    pub fn into_inner(self) -> T {
        self.value
    }
}

impl<T> Deref for Data<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

/// What was fetched last, by key. A handle: clones are the same cache. It keeps a bounded number of
/// values; when there are more, the oldest go.
pub struct Cache<K, T> {
    shared: Arc<Mutex<Kept<K, T>>>,
    most: usize,
}

struct Kept<K, T> {
    values: HashMap<K, (Instant, T)>,
}

impl<K: Hash + Eq + Clone, T: Clone> Cache<K, T> {
    /// A cache of at most this many values.
    pub fn new(most: usize) -> Self {
        Cache { shared: Arc::new(Mutex::new(Kept { values: HashMap::new() })), most: most.max(1) }
    }

    /// Keeps a value that was fetched now.
    pub fn keep(&self, key: K, value: T) {
        let mut dropped = Vec::new();
        let mut kept = self.shared.lock().unwrap_or_else(PoisonError::into_inner);
        kept.values.insert(key, (Instant::now(), value));
        if kept.values.len() > self.most {
            // An eighth at once, so that it is not looked for each time.
            let mut by_age: Vec<_> = kept.values.iter().map(|(key, (at, _))| (*at, key.clone())).collect();
            by_age.sort_by_key(|(at, _)| *at);
            let over = kept.values.len() - self.most + self.most / 8;
            for (_, key) in by_age.into_iter().take(over) {
                dropped.extend(kept.values.remove(&key));
            }
        }
        drop(kept);
    }

    /// What is kept under a key, as stale data.
    pub fn get(&self, key: &K) -> Option<Data<T>> {
        let kept = self.shared.lock().unwrap_or_else(PoisonError::into_inner);
        let (at, value) = kept.values.get(key)?;
        Some(Data { value: value.clone(), age: Some(at.elapsed()) })
    }
}

impl<K, T> Clone for Cache<K, T> {
    fn clone(&self) -> Self {
        Cache { shared: Arc::clone(&self.shared), most: self.most }
    }
}

impl<K, T> fmt::Debug for Cache<K, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cache").field("most", &self.most).finish_non_exhaustive()
    }
}
