//! Errors.

pub mod body;
