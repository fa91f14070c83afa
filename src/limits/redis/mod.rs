//! Buckets in Redis.

mod script;
