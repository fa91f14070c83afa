//! A WB on localhost for tests.

pub mod contract;
