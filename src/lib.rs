//! SDK for the Wildberries Seller API.

mod client;
mod env;
pub mod error;
mod executor;
pub mod limits;
mod operation;
mod preflight;
mod request;
mod response;
mod retry;
#[cfg(feature = "testing")]
pub mod testing;
mod tls;
mod token;
pub mod values;
#[cfg(test)]
mod wire_tests;

pub use client::{Client, ClientBuilder, Ping};
pub use env::ConfigError;
pub use error::{Error, ErrorKind, LimitedBy, Result};
pub use operation::{Api, Category, Operation, Scope, TokenType};
pub use preflight::PreflightError;
pub use request::{Call, CallError, FilePart, Parameter};
pub use response::{Download, Outcome, Response};
pub use retry::RetryPolicy;
pub use token::{Token, TokenError};

// The generator formats what it writes.
#[rustfmt::skip]
#[path = "../generated/mod.rs"]
mod generated;
// Empty without APIs.
#[allow(unused_imports)]
pub use generated::*;

/// The generator's snapshots of nasty documents, compiled in place of the real APIs.
#[cfg(all(test, not(feature = "general")))]
mod corpus;

/// Every operation of the APIs compiled in.
pub fn operations() -> impl Iterator<Item = &'static Operation> {
    generated::OPERATIONS.iter().flat_map(|operations| operations.iter().copied())
}

/// The operation with this method and path template, for example `GET` and
/// `/api/v3/orders/{orderId}/meta`; `None` where no API compiled in has it.
pub fn operation(method: &str, path: &str) -> Option<&'static Operation> {
    operations()
        .find(|operation| operation.method.as_str().eq_ignore_ascii_case(method) && operation.path == path)
}
