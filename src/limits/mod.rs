//! Rate limits: what WB publishes, and the limiter that keeps them.

use std::time::Duration;

use crate::operation::TokenType;

/// A token bucket as WB publishes it: one token comes back every `interval`, up to `burst`.
/// `limit` requests per `period` is the same rate in WB's other words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct Limit {
    /// Window WB states the limit for.
    pub period: Duration,
    /// Requests per window.
    pub limit: u32,
    /// Time in which one token comes back.
    pub interval: Duration,
    /// Most tokens the bucket holds: requests that may go at once.
    pub burst: u32,
}

impl Limit {
    /// A limit from WB's four numbers; times in milliseconds. An interval of 0 counts as 1 ms and a
    /// burst of 0 as 1: a bucket that never refills or never grants would block for ever.
    pub const fn new(period_ms: u64, limit: u32, interval_ms: u64, burst: u32) -> Self {
        Limit {
            period: Duration::from_millis(period_ms),
            limit,
            interval: Duration::from_millis(if interval_ms == 0 { 1 } else { interval_ms }),
            burst: if burst == 0 { 1 } else { burst },
        }
    }
}

/// The limits WB publishes for one operation, per token type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct Limits {
    /// Personal tokens.
    pub personal: Option<Limit>,
    /// Service tokens.
    pub service: Option<Limit>,
    /// Base tokens sent with a service's secret.
    pub base_with_secret: Option<Limit>,
    /// Base tokens.
    pub base: Option<Limit>,
    /// Whether WB gives a row per token type; otherwise one row holds for all.
    pub typed: bool,
}

impl Limits {
    /// One row for all token types.
    pub const fn any(limit: Limit) -> Self {
        Limits {
            personal: Some(limit),
            service: Some(limit),
            base_with_secret: Some(limit),
            base: Some(limit),
            typed: false,
        }
    }

    /// A row per token type.
    pub const fn typed(
        personal: Option<Limit>,
        service: Option<Limit>,
        base_with_secret: Option<Limit>,
        base: Option<Limit>,
    ) -> Self {
        Limits { personal, service, base_with_secret, base, typed: true }
    }

    /// The row of a token type. WB has no rows for test tokens and treats them like base tokens.
    pub const fn get(&self, token_type: TokenType) -> Option<Limit> {
        match token_type {
            TokenType::Personal => self.personal,
            TokenType::Service => self.service,
            TokenType::BaseWithSecret => self.base_with_secret,
            TokenType::Base | TokenType::Test => self.base,
        }
    }
}
