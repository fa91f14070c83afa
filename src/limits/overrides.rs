//! Limits that replace the published ones at run time.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use super::{BucketKey, Limit};
use crate::operation::TokenType;

/// Limits that hold instead of the published ones, per bucket and token type.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Overrides {
    // Few buckets have any, and each has few: a list per bucket, one entry per token type.
    limits: HashMap<String, Vec<(Option<TokenType>, Limit)>>,
}

impl Overrides {
    /// No overrides.
    pub fn new() -> Self {
        Overrides::default()
    }

    /// Sets the limit of a bucket for a token type; with `None`, for every token type that has no
    /// limit of its own here. Gives back the one it replaces.
    pub fn set(&mut self, bucket: &str, token_type: Option<TokenType>, limit: Limit) -> Option<Limit> {
        let limits = self.limits.entry(bucket.to_owned()).or_default();
        if let Some((_, old)) = limits.iter_mut().find(|(of, _)| *of == token_type) {
            return Some(std::mem::replace(old, limit));
        }
        limits.push((token_type, limit));
        None
    }

    /// The limit set for a bucket and a token type.
    pub fn get(&self, bucket: &str, token_type: Option<TokenType>) -> Option<Limit> {
        let limits = self.limits.get(bucket)?;
        let of = |token_type| limits.iter().find(|(of, _)| *of == token_type).map(|(_, limit)| *limit);
        of(token_type).or_else(|| of(None))
    }

    /// Every limit set, in no order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, Option<TokenType>, Limit)> + '_ {
        self.limits.iter().flat_map(|(bucket, limits)| {
            limits.iter().map(move |(token_type, limit)| (bucket.as_str(), *token_type, *limit))
        })
    }

    /// Takes all of another set, whose limits win.
    pub fn extend(&mut self, others: &Overrides) {
        for (bucket, token_type, limit) in others.iter() {
            self.set(bucket, token_type, limit);
        }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.limits.is_empty()
    }
}

/// The overrides that hold now. Costs one load while there are none.
#[derive(Debug, Default)]
pub(super) struct Current {
    any: AtomicBool,
    overrides: RwLock<Arc<Overrides>>,
}

impl Current {
    pub(super) fn get(&self) -> Arc<Overrides> {
        self.overrides.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(super) fn set(&self, overrides: Overrides) {
        let mut current = self.overrides.write().unwrap_or_else(PoisonError::into_inner);
        self.any.store(!overrides.is_empty(), Ordering::Release);
        *current = Arc::new(overrides);
    }

    /// The limit that holds for a bucket.
    pub(super) fn limit(&self, key: &BucketKey, given: Limit) -> Limit {
        if !self.any.load(Ordering::Acquire) {
            return given;
        }
        let current = self.overrides.read().unwrap_or_else(PoisonError::into_inner);
        current.get(key.override_name(), key.token_type()).unwrap_or(given)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_types_own_limit_comes_first() {
        let (one, two) = (Limit::new(1_000, 1, 1_000, 1), Limit::new(2_000, 2, 1_000, 2));
        let mut overrides = Overrides::new();
        assert!(overrides.is_empty());
        assert_eq!(overrides.set("a", None, one), None);
        assert_eq!(overrides.set("a", Some(TokenType::Base), one), None);
        assert_eq!(overrides.set("a", Some(TokenType::Base), two), Some(one));
        assert_eq!(overrides.get("a", Some(TokenType::Base)), Some(two));
        assert_eq!(overrides.get("a", Some(TokenType::Personal)), Some(one));
        assert_eq!(overrides.get("a", None), Some(one));
        assert_eq!(overrides.get("b", None), None);
        assert_eq!(overrides.iter().count(), 2);

        let current = Current::default();
        let key = BucketKey::new(None, Some(TokenType::Base), "a");
        assert_eq!(current.limit(&key, one), one);
        current.set(overrides);
        assert_eq!(current.limit(&key, one), two);
        current.set(Overrides::new());
        assert_eq!(current.limit(&key, one), one);
    }
}
