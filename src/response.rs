//! Answers.

use std::fmt;
use std::ops::{Deref, DerefMut};

use bytes::Bytes;
use http::{HeaderMap, StatusCode};

use crate::failed::FailedItem;
use crate::limits::RateLimitHeaders;
use crate::values::decode::{Lost, UnknownField};

/// How a call succeeded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Outcome {
    /// 200, and any success code not named here.
    Ok,
    /// 201.
    Created,
    /// 202: taken on, but not ready.
    Accepted,
    /// 204: nothing to tell. The value is the type's default: an empty list, `None` in every field.
    NoContent,
    /// 208: it was there already.
    AlreadyReported,
}

impl Outcome {
    pub(crate) fn of(status: StatusCode) -> Self {
        match status.as_u16() {
            201 => Outcome::Created,
            202 => Outcome::Accepted,
            204 => Outcome::NoContent,
            208 => Outcome::AlreadyReported,
            _ => Outcome::Ok,
        }
    }
}

/// What came with a value.
#[derive(Clone)]
pub(crate) struct Meta {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub rate: RateLimitHeaders,
    pub attempts: u32,
    pub lost: Vec<Lost>,
    pub lost_count: usize,
    pub unknown: Vec<UnknownField>,
    pub failed: Vec<FailedItem>,
    pub body: Bytes,
}

/// A value of WB with what came along: status, headers, rate-limit headers. Derefs to the value.
#[derive(Clone)]
pub struct Response<T> {
    value: T,
    meta: Box<Meta>,
}

impl<T> Response<T> {
    pub(crate) fn new(value: T, meta: Meta) -> Self {
        Response { value, meta: Box::new(meta) }
    }

    /// The value alone.
    pub fn into_inner(self) -> T {
        self.value
    }

    /// The HTTP status.
    pub fn status(&self) -> StatusCode {
        self.meta.status
    }

    /// How the call succeeded.
    pub fn outcome(&self) -> Outcome {
        Outcome::of(self.meta.status)
    }

    /// The HTTP headers.
    pub fn headers(&self) -> &HeaderMap {
        &self.meta.headers
    }

    /// What WB said of the limit, as far as it did.
    pub fn rate_limit(&self) -> RateLimitHeaders {
        self.meta.rate
    }

    /// WB's id of the request, where a header gives one. Support asks for it.
    pub fn request_id(&self) -> Option<&str> {
        request_id(&self.meta.headers)
    }

    /// Attempts made, the last one included.
    pub fn attempts(&self) -> u32 {
        self.meta.attempts
    }

    /// Values of the answer that did not fit their type and were left out, at most 100.
    pub fn lost(&self) -> &[Lost] {
        &self.meta.lost
    }

    /// How many values did not fit their type.
    pub fn lost_count(&self) -> usize {
        self.meta.lost_count
    }

    /// Fields of the answer that the contract does not know, each name once, at most 20. A field that
    /// WB renamed shows here, and as `None` under its old name.
    pub fn unknown_fields(&self) -> &[UnknownField] {
        &self.meta.unknown
    }

    /// The JSON the value was read from, as it came: where WB's own notation matters (`"11,2"` for 11.2, a
    /// dash for "none"), or a value that did not fit. Empty where it is longer than 1 MiB, and of files.
    pub fn body(&self) -> &Bytes {
        &self.meta.body
    }

    /// Items of a batch that WB refused although the answer as a whole is a success: look here after
    /// every call that changes several things at once.
    pub fn failed(&self) -> &[FailedItem] {
        &self.meta.failed
    }

    /// The same answer with another value.
    pub fn map<U>(self, change: impl FnOnce(T) -> U) -> Response<U> {
        Response { value: change(self.value), meta: self.meta }
    }
}

impl<T> Deref for Response<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

impl<T> DerefMut for Response<T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.value
    }
}

impl<T: fmt::Debug> fmt::Debug for Response<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Response")
            .field("status", &self.meta.status.as_u16())
            .field("value", &self.value)
            .finish_non_exhaustive()
    }
}

/// The request id among headers.
pub(crate) fn request_id(headers: &HeaderMap) -> Option<&str> {
    ["x-request-id", "x-requestid", "request-id"]
        .into_iter()
        .find_map(|name| headers.get(name)?.to_str().ok())
        .filter(|id| !id.is_empty())
}

/// A file that WB may still be making.
#[derive(Clone, PartialEq, Eq)]
pub enum Download<P> {
    /// The file. Empty where WB answers that there is no data (204).
    Ready(Bytes),
    /// Not ready yet (202), with what WB says of it.
    NotReady(P),
}

impl<P> Download<P> {
    /// The file, if it is there.
    pub fn ready(self) -> Option<Bytes> {
        match self {
            Download::Ready(bytes) => Some(bytes),
            Download::NotReady(_) => None,
        }
    }

    /// Whether the file is there.
    pub fn is_ready(&self) -> bool {
        matches!(self, Download::Ready(_))
    }
}

impl<P> Default for Download<P> {
    fn default() -> Self {
        Download::Ready(Bytes::new())
    }
}

impl<P: fmt::Debug> fmt::Debug for Download<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Download::Ready(bytes) => write!(f, "Ready({} bytes)", bytes.len()),
            Download::NotReady(progress) => f.debug_tuple("NotReady").field(progress).finish(),
        }
    }
}
