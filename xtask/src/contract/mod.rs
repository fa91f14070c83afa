//! The contract in `specs/`, as the commands read it.

#[path = "../../../src/testing/contract.rs"]
pub mod document;
