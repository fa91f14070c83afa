//! The generator's snapshots of nasty documents: that they compile, and behave.

#[rustfmt::skip]
#[path = "../xtask/tests/corpus/generated/general.rs"]
mod general;
