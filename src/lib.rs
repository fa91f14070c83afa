//! SDK for the Wildberries (WB) Seller API: every method of its 13 documents as a typed async method
//! that keeps WB's rate limits by itself.
//!
//! ```no_run
//! # #[cfg(feature = "general")]
//! # async fn run() -> wildberries::Result<()> {
//! let client = wildberries::Client::from_env()?; // reads WB_API_TOKEN
//! let seller = client.general().seller_info().await?;
//! println!("{seller:?}");
//! # Ok(())
//! # }
//! ```
//!
//! - [`Client`]: one per token; cheap to clone, and to make for another seller with
//!   [`Client::with_token`]. All share connections and limiter.
//! - Every call waits for a place in WB's token bucket, sends, learns from the answer's headers, and
//!   is repeated where that is safe: after a 429 and a failed connection always, after server errors,
//!   timeouts and broken connections only if the operation reads. A wait longer than allowed is
//!   refused at once, with the time to come back.
//! - [`Response`] is the value with status, headers and limits; [`Error`] tells what went wrong and
//!   what to do about it.
//! - [`Operation`]: what is known of a method before calling it; [`operations()`] lists them,
//!   [`limits`] has the limiter.
//! - [`defer`]: putting work off instead of sleeping.
//! - [`gate`]: one job per seller at a time.
//! - [`pool`]: several credentials for the same work.
//! - [`suppliers`]: other suppliers, with limits from a table.
//! - [`reload`]: limits that change while the program runs.
//! - [`events`]: what happens beside the calls.
//! - [`Call`] with [`Client::json`] sends what the typed methods do not offer.
//!
//! Cargo features: one per API, all on by default; `rustls` (default) or `native-tls`; `gzip`;
//! `testing` for a simulator of WB; `report-files` to open the ZIP of an analytics report; `tables` for
//! limits and suppliers from TOML files, `watch` to see at once when those change.

mod client;
pub mod defer;
mod env;
pub mod error;
pub mod events;
mod executor;
mod failed;
pub mod gate;
pub mod limits;
mod operation;
pub mod pool;
mod preflight;
/// Starts a Redis of a test's own.
#[cfg(all(test, feature = "redis"))]
#[path = "../tests/support/redis.rs"]
mod redis_server;
pub mod reload;
#[cfg(feature = "report-files")]
pub mod report_file;
mod request;
mod response;
mod retry;
mod streaming;
pub mod suppliers;
#[cfg(feature = "testing")]
pub mod testing;
mod tls;
mod token;
pub mod values;
#[cfg(test)]
mod wire_tests;

pub use client::{Client, ClientBuilder, Ping};
pub use env::ConfigError;
#[doc(inline)]
pub use error::{Error, ErrorBody, ErrorItem, ErrorKind, LimitedBy, Refusal, Result};
pub use failed::FailedItem;
pub use operation::{Api, Category, Operation, Scope, TokenType};
pub use preflight::PreflightError;
pub use request::{Call, CallError, FilePart, Parameter};
pub use response::{Download, Outcome, Response};
pub use retry::RetryPolicy;
pub use streaming::{Rows, Saved, Written};
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

/// The code of both READMEs, compiled.
#[cfg(all(doctest, feature = "all-apis", feature = "testing"))]
mod readme {
    #[doc = include_str!("../README.md")]
    struct English;
    #[doc = include_str!("../README.ru.md")]
    struct Russian;
}
