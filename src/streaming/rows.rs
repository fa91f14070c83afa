//! The rows of a long list, one by one.

use std::fmt;
use std::marker::PhantomData;
use std::pin::Pin;
use std::task::{Context, Poll};

use bytes::Bytes;
use futures_core::Stream;
use http::{HeaderMap, StatusCode};

use super::Begin;
use super::framer::{Fault, Found, Framer};
use super::incoming::{Failure, Incoming};
use crate::error::body::{error_in_success, is_error_object, only_errors};
use crate::error::{Error, ErrorKind, Result};
use crate::limits::RateLimitHeaders;
use crate::operation::Operation;
use crate::response::{Meta, Outcome};
use crate::values::decode::{self, Lost, Root, UnknownField, Value};

/// Notes of lost values kept over all rows.
const MOST_LOST: usize = 100;

/// The rows of a long answer, as they arrive. At no time is more of the answer in memory than the
/// row at hand and a piece of the body; to read the next row is to make room for more.
///
/// ```no_run
/// # #[cfg(feature = "reports")]
/// # async fn run(client: wildberries::Client) -> wildberries::Result<()> {
/// # let from: wildberries::values::DateTime = "2026-07-01T00:00:00".parse().unwrap();
/// let mut rows = client.reports().orders_stream(from, &Default::default()).await?;
/// while let Some(order) = rows.next().await {
///     println!("{:?}", order?.srid);
/// }
/// # Ok(())
/// # }
/// ```
///
/// What stands around the list, a total or a cursor, is in [`envelope`](Rows::envelope) once the rows are
/// read: `R` is the type of the whole answer.
///
/// It is a `Stream` too. The call is repeated, where that is safe, only until the first row is
/// there; what fails later is an error of [`next`](Rows::next), after which no row follows.
/// Dropping it closes the connection.
#[must_use = "nothing is read unless it is asked for rows"]
pub struct Rows<T, R = Vec<T>> {
    operation: &'static Operation,
    framer: Framer,
    rest: Option<Incoming>,
    envelope: Option<R>,
    meta: Box<Meta>,
    skip_bad: bool,
    /// Index of the row that comes next.
    index: u64,
    handed_out: u64,
    skipped: u64,
    done: bool,
    rows: PhantomData<fn() -> T>,
}

impl Begin for Framer {
    fn reset(&mut self) {
        Framer::reset(self);
    }

    fn push(&mut self, piece: Bytes) -> bool {
        Framer::push(self, piece);
        // The list has begun: what is wrong with a row is not cured by another attempt, and a row
        // may be as long as the rest.
        self.begun()
    }
}

impl<T: Value, R: Root> Rows<T, R> {
    pub(crate) fn new(
        operation: &'static Operation,
        framer: Framer,
        rest: Option<Incoming>,
        meta: Meta,
    ) -> Self {
        let done = meta.status != StatusCode::OK && rest.is_none() && framer.is_untouched();
        Rows {
            operation,
            framer,
            rest,
            envelope: None,
            meta: Box::new(meta),
            skip_bad: false,
            index: 0,
            handed_out: 0,
            skipped: 0,
            done,
            rows: PhantomData,
        }
    }

    /// Skips rows that cannot be read, and counts them in [`skipped`](Rows::skipped), instead of
    /// ending with an error at the first.
    pub fn skip_bad_rows(mut self) -> Self {
        self.skip_bad = true;
        self
    }

    /// The next row; `None` at the end, and after an error.
    ///
    /// # Errors
    /// A row that cannot be read (the detail names it and the place in it), a connection that broke,
    /// an answer that turns out to be an error.
    pub async fn next(&mut self) -> Option<Result<T>> {
        std::future::poll_fn(|context| self.poll_row(context)).await
    }

    /// All rows that are left.
    ///
    /// # Errors
    /// The first that [`next`](Rows::next) gives.
    pub async fn into_vec(mut self) -> Result<Vec<T>> {
        let mut all = Vec::new();
        while let Some(row) = self.next().await {
            all.push(row?);
        }
        Ok(all)
    }

    fn poll_row(&mut self, context: &mut Context<'_>) -> Poll<Option<Result<T>>> {
        loop {
            if self.done {
                return Poll::Ready(None);
            }
            let error = match self.framer.next() {
                Found::Row(json) => match self.read(&json) {
                    Ok(Some(row)) => return Poll::Ready(Some(Ok(row))),
                    Ok(None) => continue,
                    Err(error) => error,
                },
                Found::More | Found::End => match self.rest.as_mut().map(|rest| rest.poll_piece(context)) {
                    Some(Poll::Pending) => return Poll::Pending,
                    Some(Poll::Ready(Some(Ok(piece)))) => {
                        self.framer.push(piece);
                        continue;
                    }
                    Some(Poll::Ready(Some(Err(failure)))) => self.failure(failure),
                    Some(Poll::Ready(None)) => {
                        self.rest = None;
                        self.framer.finish();
                        continue;
                    }
                    None => match self.end() {
                        None => {
                            self.done = true;
                            return Poll::Ready(None);
                        }
                        Some(error) => error,
                    },
                },
                Found::Broken(offset, fault) => self.broken(offset, fault),
            };
            self.done = true;
            // The connection is of no more use.
            self.rest = None;
            return Poll::Ready(Some(Err(error)));
        }
    }

    fn read(&mut self, json: &[u8]) -> Result<Option<T>> {
        let index = self.index;
        self.index += 1;
        match decode::from_slice::<Row<T>>(json) {
            Ok(row) => {
                self.meta.lost_count += row.lost_count;
                let room = MOST_LOST.saturating_sub(self.meta.lost.len());
                let place = |path: &str| match path {
                    "" => format!("[{index}]"),
                    path if path.starts_with('[') => format!("[{index}]{path}"),
                    path => format!("[{index}].{path}"),
                };
                self.meta.lost.extend(
                    row.lost.into_iter().take(room).map(|lost| Lost { path: place(&lost.path), ..lost }),
                );
                for unknown in row.unknown {
                    let name = |path: &str| path.rsplit('.').next().map(str::to_owned);
                    let known =
                        self.meta.unknown.iter().any(|known| name(&known.path) == name(&unknown.path));
                    if !known && self.meta.unknown.len() < 20 {
                        self.meta.unknown.push(UnknownField { path: place(&unknown.path), ..unknown });
                    }
                }
                if row.value.0.is_none() && row.lost_count == 0 {
                    // `null`: an element is missing.
                    self.meta.lost_count += 1;
                    if room > 0 {
                        self.meta.lost.push(Lost {
                            path: format!("[{index}]"),
                            expected: T::EXPECTED,
                            found: "nothing".to_owned(),
                        });
                    }
                }
                self.handed_out += u64::from(row.value.0.is_some());
                Ok(row.value.0)
            }
            Err(error) if self.skip_bad => {
                tracing::debug!(operation = self.operation.name(), row = index, %error, "a row is skipped");
                self.skipped += 1;
                Ok(None)
            }
            Err(error) => {
                let place = if error.path.is_empty() { String::new() } else { format!(".{}", error.path) };
                let what = match error.invalid_utf8 {
                    Some(offset) => format!("invalid UTF-8 at byte {offset} of the row"),
                    None => error.source.to_string(),
                };
                Err(self
                    .error(ErrorKind::Decode, Bytes::copy_from_slice(json))
                    .with_detail(format!("row {index}, at [{index}]{place}: {what}"))
                    .with_source(error))
            }
        }
    }

    /// The whole has been read: what it was besides its rows.
    fn end(&mut self) -> Option<Error> {
        let rest = self.framer.rest();
        if rest.trim_ascii().is_empty() {
            // Only a 200 promises a list.
            return (self.meta.status == StatusCode::OK)
                .then(|| self.error(ErrorKind::EmptyBody, Bytes::new()));
        }
        if self.meta.status != StatusCode::ALREADY_REPORTED && error_in_success(rest).is_some() {
            return Some(self.error(ErrorKind::Rejected, Bytes::copy_from_slice(rest)));
        }
        let ok = self.meta.status == StatusCode::OK;
        if ok && self.index == 0 && only_errors(rest) {
            return Some(self.error(ErrorKind::Rejected, Bytes::copy_from_slice(rest)));
        }
        match decode::from_slice::<R>(rest) {
            Ok(read) if read.strange && ok && is_error_object(rest) => {
                Some(self.error(ErrorKind::Rejected, Bytes::copy_from_slice(rest)))
            }
            Ok(read) => {
                self.meta.lost_count += read.lost_count;
                self.meta.lost.extend(read.lost);
                self.meta.unknown.extend(read.unknown);
                self.envelope = Some(read.value);
                None
            }
            Err(_) if ok && is_error_object(rest) => {
                Some(self.error(ErrorKind::Rejected, Bytes::copy_from_slice(rest)))
            }
            Err(error) => Some(
                self.error(ErrorKind::Decode, Bytes::copy_from_slice(rest))
                    .with_detail(error.to_string())
                    .with_source(error),
            ),
        }
    }

    fn broken(&self, offset: u64, fault: Fault) -> Error {
        let kind = if fault == Fault::TooLarge { ErrorKind::TooLarge } else { ErrorKind::Decode };
        let row = self.index;
        self.error(kind, Bytes::copy_from_slice(self.framer.rest()))
            .with_detail(format!("row {row}, at [{row}]: {} at byte {offset}", fault.text()))
    }

    fn failure(&self, failure: Failure) -> Error {
        let head = |kind| {
            Error::new(kind)
                .with_operation(self.operation)
                .with_head(self.meta.status, self.meta.headers.clone())
                .with_attempts(self.meta.attempts, true, true)
        };
        let row = self.index;
        match failure {
            Failure::Broken(error) => head(ErrorKind::Network).with_source(error),
            Failure::TimedOut(timeout) => head(ErrorKind::Timeout)
                .with_source(format!("no more data within {timeout:?}, after row {row}")),
        }
    }

    fn error(&self, kind: ErrorKind, body: Bytes) -> Error {
        Error::new(kind)
            .with_operation(self.operation)
            .with_answer(self.meta.status, self.meta.headers.clone(), body)
            .with_attempts(self.meta.attempts, true, true)
    }
}

impl<T, R> Rows<T, R> {
    /// The answer as far as it is not rows, its list empty: a total, a cursor. `None` until
    /// [`next`](Rows::next) has given `None`, since such fields may come last; and where WB answers that
    /// there is no data (204).
    pub fn envelope(&self) -> Option<&R> {
        self.envelope.as_ref()
    }

    /// Rows handed out so far.
    pub fn count(&self) -> u64 {
        self.handed_out
    }

    /// Rows skipped so far because they could not be read; see [`skip_bad_rows`](Rows::skip_bad_rows).
    pub fn skipped(&self) -> u64 {
        self.skipped
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

    /// WB's id of the request, where a header gives one.
    pub fn request_id(&self) -> Option<&str> {
        crate::response::request_id(&self.meta.headers)
    }

    /// Attempts made, the last one included.
    pub fn attempts(&self) -> u32 {
        self.meta.attempts
    }

    /// Values of the rows so far that did not fit their type and were left out, at most 100.
    pub fn lost(&self) -> &[Lost] {
        &self.meta.lost
    }

    /// How many values of the rows so far did not fit their type.
    pub fn lost_count(&self) -> usize {
        self.meta.lost_count
    }

    /// Fields of the rows so far that the contract does not know, each name once, at most 20.
    pub fn unknown_fields(&self) -> &[UnknownField] {
        &self.meta.unknown
    }
}

// Nothing in it is pinned.
impl<T, R> Unpin for Rows<T, R> {}

impl<T: Value, R: Root> Stream for Rows<T, R> {
    type Item = Result<T>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Result<T>>> {
        self.poll_row(context)
    }
}

impl<T, R> fmt::Debug for Rows<T, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Rows")
            .field("operation", &format_args!("{}", self.operation))
            .field("status", &self.meta.status.as_u16())
            .field("count", &self.handed_out)
            .field("skipped", &self.skipped)
            .finish_non_exhaustive()
    }
}

/// A row as the whole of a text.
struct Row<T>(Option<T>);

impl<T> Default for Row<T> {
    fn default() -> Self {
        Row(None)
    }
}

impl<T: Value> decode::Root for Row<T> {
    fn root<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::read_optional(deserializer).map(Row)
    }
}
