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

pub use client::{Client, ClientBuilder, Ping};
pub use env::ConfigError;
pub use error::{Error, ErrorKind, LimitedBy, Result};
pub use operation::{Api, Category, Operation, Scope, TokenType};
pub use preflight::PreflightError;
pub use request::{Call, CallError, FilePart, Parameter};
pub use response::{Download, Outcome, Response};
pub use retry::RetryPolicy;
pub use token::{Token, TokenError};

/// Every operation of the APIs compiled in.
pub fn operations() -> impl Iterator<Item = &'static Operation> {
    std::iter::empty()
}
