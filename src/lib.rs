//! SDK for the Wildberries Seller API.

pub mod error;
pub mod limits;
mod operation;
#[cfg(feature = "testing")]
pub mod testing;
pub mod values;

pub use operation::{Api, Category, Operation, Scope, TokenType};

/// Every operation of the APIs compiled in.
pub fn operations() -> impl Iterator<Item = &'static Operation> {
    std::iter::empty()
}
