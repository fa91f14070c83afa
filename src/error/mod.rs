//! What can go wrong in a call.

use std::borrow::Cow;
use std::error::Error as StdError;
use std::fmt;
use std::time::{Duration, SystemTime};

use bytes::Bytes;
use http::{HeaderMap, StatusCode};

use crate::env::ConfigError;
use crate::limits::RateLimitHeaders;
use crate::operation::Operation;
use crate::preflight::PreflightError;
use crate::request::CallError;

pub mod body;
mod refusal;

use body::redact;
pub use body::{ErrorBody, ErrorItem};
pub use refusal::Refusal;

/// A result of this crate.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// What went wrong, in general.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The client could not be made. [`Error::source`](StdError::source) is a [`ConfigError`].
    Config,
    /// The call cannot be written as a request. [`Error::source`](StdError::source) is a
    /// [`CallError`].
    Call,
    /// Not sent: the token rules it out.
    Preflight(PreflightError),
    /// Too many requests, or a wait for a limiter that is longer than allowed.
    RateLimited(LimitedBy),
    /// Not sent: the wait is longer than the work around it wants to sleep.
    Deferred,
    /// Not sent: too many failures of this credential in a row.
    CircuitOpen,
    /// Not sent: the job around the call has lost its seller's gate.
    LeaseLost,
    /// 401.
    Unauthorized,
    /// 402.
    PaymentRequired,
    /// 403.
    Forbidden,
    /// 404: there is no such order, card or the like.
    NotFound,
    /// 404 by the gateway: the host does not know the path.
    UnknownPath,
    /// WB has removed the method.
    Retired,
    /// 409.
    Conflict,
    /// 400, 406, 411, 413, 414, 415, 422: WB does not take the request as it is.
    Validation,
    /// 422: nothing was to be changed, a campaign is paused already, say.
    Unchanged,
    /// 400: the period begins too long ago, or is too long.
    Period,
    /// 451: WB's moderation did not let it through.
    Moderation,
    /// A success status with a body that says `error`.
    Rejected,
    /// 5XX.
    Server,
    /// WB is having a break, or an anti-bot page stands before it.
    Unavailable,
    /// A redirect. It is never followed, so that the token goes nowhere else.
    Redirect,
    /// Any other status.
    Status,
    /// The connection failed or broke.
    Network,
    /// No answer in time.
    Timeout,
    /// The answer is not the JSON it should be.
    Decode,
    /// An empty 200 where a value was due.
    EmptyBody,
    /// The answer is larger than the client takes.
    TooLarge,
    /// What a file is written to failed. [`Error::source`](StdError::source) is the
    /// [`std::io::Error`].
    Write,
    /// The limiter's store cannot be reached, and is not to be done without.
    Limiter,
}

/// Who limits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LimitedBy {
    /// WB answered 429 for the method.
    Wb,
    /// The wait for the bucket would have been longer than the ceiling; nothing was sent.
    Ceiling,
    /// WB's limiter over all methods of the seller answered 429, or holds its buckets.
    SellerWide,
}

/// Why a call failed.
///
/// [`kind`](Error::kind) tells what went wrong; the predicates (`is_…`) say what to do about it. The
/// text is one line for people and never holds a token or a secret.
pub struct Error {
    inner: Box<Inner>,
}

struct Inner {
    kind: ErrorKind,
    operation: Option<&'static Operation>,
    status: Option<StatusCode>,
    headers: HeaderMap,
    raw: Bytes,
    body: Option<ErrorBody>,
    detail: Option<String>,
    hint: Option<&'static str>,
    retry_after: Option<Duration>,
    retry_at: Option<SystemTime>,
    sent: bool,
    applied: bool,
    attempts: u32,
    source: Option<Box<dyn StdError + Send + Sync>>,
}

impl Error {
    pub(crate) fn new(kind: ErrorKind) -> Self {
        Error {
            inner: Box::new(Inner {
                kind,
                operation: None,
                status: None,
                headers: HeaderMap::new(),
                raw: Bytes::new(),
                body: None,
                detail: None,
                hint: None,
                retry_after: None,
                retry_at: None,
                sent: false,
                applied: false,
                attempts: 0,
                source: None,
            }),
        }
    }

    pub(crate) fn with_source(mut self, source: impl Into<Box<dyn StdError + Send + Sync>>) -> Self {
        self.inner.source = Some(source.into());
        self
    }

    pub(crate) fn with_operation(mut self, operation: &'static Operation) -> Self {
        self.inner.operation = Some(operation);
        self
    }

    /// An answer that is to blame.
    pub(crate) fn with_answer(mut self, status: StatusCode, headers: HeaderMap, body: Bytes) -> Self {
        self.inner.status = Some(status);
        self.inner.headers = headers;
        self.inner.body = Some(ErrorBody::read(&body));
        self.inner.raw = body;
        self
    }

    /// An answer whose body did not come, or not whole.
    pub(crate) fn with_head(mut self, status: StatusCode, headers: HeaderMap) -> Self {
        self.inner.status = Some(status);
        self.inner.headers = headers;
        self
    }

    pub(crate) fn with_detail(mut self, detail: impl Into<String>) -> Self {
        self.inner.detail = Some(detail.into());
        self
    }

    /// What to do, where the kind alone does not tell.
    pub(crate) fn with_hint(mut self, hint: Option<&'static str>) -> Self {
        self.inner.hint = hint;
        self
    }

    /// A wait, from now.
    pub(crate) fn with_wait(mut self, wait: Option<Duration>) -> Self {
        self.inner.retry_after = wait;
        self.inner.retry_at = wait.and_then(|wait| SystemTime::now().checked_add(wait));
        self
    }

    pub(crate) fn with_attempts(mut self, attempts: u32, sent: bool, applied: bool) -> Self {
        self.inner.attempts = attempts;
        self.inner.sent = sent;
        self.inner.applied = applied;
        self
    }

    /// What went wrong, in general.
    pub fn kind(&self) -> ErrorKind {
        self.inner.kind
    }

    /// The operation that was called.
    pub fn operation(&self) -> Option<&'static Operation> {
        self.inner.operation
    }

    /// The status of WB's answer, if there was one.
    pub fn status(&self) -> Option<StatusCode> {
        self.inner.status
    }

    /// The headers of WB's answer; empty without one.
    pub fn headers(&self) -> &HeaderMap {
        &self.inner.headers
    }

    /// What the answer said of the limit, as far as it did.
    pub fn rate_limit(&self) -> RateLimitHeaders {
        RateLimitHeaders::read(&self.inner.headers)
    }

    /// How long to wait, counted from when the error was made, where that is known.
    pub fn retry_after(&self) -> Option<Duration> {
        self.inner.retry_after
    }

    /// When a new try makes sense, where that is known.
    pub fn retry_at(&self) -> Option<SystemTime> {
        self.inner.retry_at
    }

    /// WB's id of the request, from the body or a header. Support asks for it.
    pub fn request_id(&self) -> Option<&str> {
        let of_body = self.inner.body.as_ref().and_then(ErrorBody::request_id);
        of_body.or_else(|| crate::response::request_id(&self.inner.headers))
    }

    /// The part of WB that answered, for example `ag-statistics`.
    pub fn origin(&self) -> Option<&str> {
        self.inner.body.as_ref()?.origin()
    }

    /// WB's code of the error, for example `NotFound`.
    pub fn code(&self) -> Option<&str> {
        self.inner.body.as_ref()?.code()
    }

    /// What went wrong, in WB's words or ours; one line.
    pub fn detail(&self) -> Option<&str> {
        let of_body = || {
            let body = self.inner.body.as_ref()?;
            body.detail().or(body.title())
        };
        self.inner.detail.as_deref().or_else(of_body)
    }

    /// The beginning of WB's answer, made safe to print.
    pub fn excerpt(&self) -> Option<&str> {
        self.inner.body.as_ref().map(ErrorBody::excerpt).filter(|excerpt| !excerpt.is_empty())
    }

    /// WB's answer as far as it is understood: title, the entries at fault, links. `None` without
    /// an answer.
    pub fn error_body(&self) -> Option<&ErrorBody> {
        self.inner.body.as_ref()
    }

    /// WB's answer as it came, for reading what this crate does not know; empty without one. At most
    /// 1 MiB of it is kept.
    pub fn body(&self) -> &Bytes {
        &self.inner.raw
    }

    /// Attempts made. 0 where nothing was sent.
    pub fn attempts(&self) -> u32 {
        self.inner.attempts
    }

    /// Whether WB may have received the request, in any attempt.
    pub fn maybe_sent(&self) -> bool {
        self.inner.sent
    }

    /// Whether WB may have carried the request out: it was sent, and WB did not refuse it. Look
    /// before you repeat an operation that changes something.
    pub fn maybe_applied(&self) -> bool {
        self.inner.applied
    }

    /// Whether WB does not accept the token (401).
    ///
    /// The token is mistyped, revoked, expired, or of the other environment (a test token outside
    /// the sandbox). Make a new one in the seller's account; repeating does not help.
    pub fn is_unauthorized(&self) -> bool {
        self.inner.kind == ErrorKind::Unauthorized
    }

    /// Whether the token may not do this (403).
    ///
    /// Its category or type does not cover the operation, it may only read, or the seller lacks the
    /// subscription the method needs. Compare [`Operation::category`] with
    /// [`Token::categories`](crate::Token::categories).
    pub fn is_forbidden(&self) -> bool {
        self.inner.kind == ErrorKind::Forbidden
    }

    /// Whether WB wants to be paid (402).
    ///
    /// The method is part of a paid service, or its balance is used up.
    pub fn is_payment_required(&self) -> bool {
        self.inner.kind == ErrorKind::PaymentRequired
    }

    /// Whether there is no such thing (404), a removed method included.
    ///
    /// The id is wrong or belongs to another seller. See [`is_path_not_found`](Self::is_path_not_found)
    /// and [`is_retired`](Self::is_retired) for the cases where it is the method that is missing.
    pub fn is_not_found(&self) -> bool {
        matches!(self.inner.kind, ErrorKind::NotFound | ErrorKind::UnknownPath | ErrorKind::Retired)
    }

    /// Whether WB does not know the path.
    ///
    /// WB answers so on a wrong host too: look at base URLs that were overridden, then at the age of
    /// this crate.
    pub fn is_path_not_found(&self) -> bool {
        self.inner.kind == ErrorKind::UnknownPath
    }

    /// Whether WB has removed the method.
    ///
    /// [`detail`](Self::detail) often links to the release notes that name its successor. Update
    /// this crate.
    pub fn is_retired(&self) -> bool {
        self.inner.kind == ErrorKind::Retired
    }

    /// Whether the state of things forbids it (409).
    ///
    /// An order was cancelled meanwhile, a supply is closed, a card does not exist. Read the state
    /// again; [`error_body`](Self::error_body) may list the entries at fault. On Marketplace each such answer
    /// counts as ten requests.
    pub fn is_conflict(&self) -> bool {
        self.inner.kind == ErrorKind::Conflict
    }

    /// Whether WB does not take the request as it is (400, 413, 422 and their like, or a success
    /// status with an error in the body).
    ///
    /// [`detail`](Self::detail) tells what WB dislikes; repeating the same request does not help.
    pub fn is_validation(&self) -> bool {
        matches!(
            self.inner.kind,
            ErrorKind::Validation
                | ErrorKind::Rejected
                | ErrorKind::Unchanged
                | ErrorKind::Period
                | ErrorKind::Moderation
        )
    }

    /// Whether there was nothing to change (422): the campaign is started already, say.
    ///
    /// A first attempt whose answer was lost ends so too: what was asked for is the case.
    pub fn is_unchanged(&self) -> bool {
        self.inner.kind == ErrorKind::Unchanged
    }

    /// Why WB refuses the token (401, 403), as far as it says.
    ///
    /// [`Refusal::advice`] tells what to do about each.
    pub fn refusal(&self) -> Option<Refusal> {
        match self.inner.kind {
            ErrorKind::Unauthorized | ErrorKind::Forbidden => {
                let unauthorized = self.inner.kind == ErrorKind::Unauthorized;
                Some(Refusal::of(self.inner.body.as_ref(), unauthorized))
            }
            _ => None,
        }
    }

    /// The link WB gives: to its release notes where a method was removed, to its documentation.
    pub fn link(&self) -> Option<&str> {
        self.inner.body.as_ref()?.link()
    }

    /// Whether a limit was hit, of WB or of the local ceiling.
    ///
    /// Come back at [`retry_at`](Self::retry_at), or allow longer waits
    /// ([`Client::with_max_wait`](crate::Client::with_max_wait)). A wait of hours is the normal pace
    /// of a base token. If WB answers 429 again and again, another program uses the same seller's
    /// budget.
    pub fn is_rate_limited(&self) -> bool {
        matches!(self.inner.kind, ErrorKind::RateLimited(_))
    }

    /// Whether the call was put off instead of sleeping.
    ///
    /// Do other work and come back after [`retry_after`](Self::retry_after); nothing was sent.
    pub fn is_deferred(&self) -> bool {
        self.inner.kind == ErrorKind::Deferred
    }

    /// Whether the job around the call has lost its seller's [gate](crate::gate).
    ///
    /// Another job may be at work by now: stop this one and enter again.
    pub fn is_lease_lost(&self) -> bool {
        self.inner.kind == ErrorKind::LeaseLost
    }

    /// Whether WB failed (5XX) or is having a break.
    ///
    /// Calls that only read were already repeated. For others see
    /// [`maybe_applied`](Self::maybe_applied).
    pub fn is_server(&self) -> bool {
        matches!(self.inner.kind, ErrorKind::Server | ErrorKind::Unavailable)
    }

    /// Whether the connection failed or broke.
    ///
    /// Name resolution, a firewall, a proxy, TLS: [`source`](StdError::source) tells.
    /// [`maybe_sent`](Self::maybe_sent) is false where no connection was made.
    pub fn is_network(&self) -> bool {
        self.inner.kind == ErrorKind::Network
    }

    /// Whether no answer came in time.
    ///
    /// Give slow operations more time with [`Call::timeout`](crate::Call::timeout) or
    /// [`ClientBuilder::timeout`](crate::ClientBuilder::timeout), or ask for less at once.
    pub fn is_timeout(&self) -> bool {
        self.inner.kind == ErrorKind::Timeout
    }

    /// Whether the answer could not be read.
    ///
    /// [`detail`](Self::detail) names the place in the JSON, [`excerpt`](Self::excerpt) shows its
    /// beginning. A proxy's HTML page, a body cut short, or a change of WB's that this crate does
    /// not know yet.
    pub fn is_decode(&self) -> bool {
        matches!(self.inner.kind, ErrorKind::Decode | ErrorKind::EmptyBody | ErrorKind::TooLarge)
    }

    /// Whether the call was refused before it was sent because the token rules it out.
    ///
    /// The text names the reason. [`ClientBuilder::preflight`](crate::ClientBuilder::preflight)
    /// switches the check off.
    pub fn is_preflight(&self) -> bool {
        matches!(self.inner.kind, ErrorKind::Preflight(_))
    }

    /// Whether the same call may well succeed later, unchanged.
    pub fn is_temporary(&self) -> bool {
        matches!(
            self.inner.kind,
            ErrorKind::RateLimited(_)
                | ErrorKind::Deferred
                | ErrorKind::CircuitOpen
                | ErrorKind::Server
                | ErrorKind::Unavailable
                | ErrorKind::Network
                | ErrorKind::Timeout
                | ErrorKind::Limiter
        )
    }

    fn what(&self) -> Cow<'static, str> {
        Cow::Borrowed(match self.inner.kind {
            ErrorKind::Config => "bad configuration",
            ErrorKind::Call => "bad call",
            ErrorKind::Preflight(reason) => return Cow::Owned(format!("not sent, {reason}")),
            ErrorKind::RateLimited(LimitedBy::Wb) => "limited by WB",
            ErrorKind::RateLimited(LimitedBy::Ceiling) => {
                "not sent, the wait for the limit is longer than allowed"
            }
            ErrorKind::RateLimited(LimitedBy::SellerWide) => "limited by WB over all methods of the seller",
            ErrorKind::Deferred => "not sent, put off",
            ErrorKind::CircuitOpen => "not sent, this credential failed too often",
            ErrorKind::LeaseLost => "not sent, the job has lost its seller's gate",
            ErrorKind::Unauthorized => "WB does not accept the token",
            ErrorKind::PaymentRequired => "WB wants a payment",
            ErrorKind::Forbidden => "the token may not do this",
            ErrorKind::NotFound => "not found",
            ErrorKind::UnknownPath => "WB does not know this path",
            ErrorKind::Unchanged => "nothing to change",
            ErrorKind::Period => "WB does not take this period",
            ErrorKind::Moderation => "WB's moderation refused it",
            ErrorKind::Retired => "WB has removed this method",
            ErrorKind::Conflict => "conflict",
            ErrorKind::Validation => "WB does not take this request",
            ErrorKind::Rejected => "WB reports an error",
            ErrorKind::Server => "WB failed",
            ErrorKind::Unavailable => "WB is not available",
            ErrorKind::Redirect => "a redirect, which is not followed",
            ErrorKind::Status => "unexpected status",
            ErrorKind::Network => "the connection failed",
            ErrorKind::Timeout => "no answer in time",
            ErrorKind::Decode => "the answer cannot be read",
            ErrorKind::EmptyBody => "the answer is empty",
            ErrorKind::TooLarge => "the answer is too large",
            ErrorKind::Write => "the file cannot be written",
            ErrorKind::Limiter => "the limiter's store failed",
        })
    }

    fn advice(&self) -> Option<&'static str> {
        if self.inner.hint.is_some() {
            return self.inner.hint;
        }
        Some(match self.inner.kind {
            ErrorKind::Preflight(PreflightError::NoToken) => "give the client a token",
            ErrorKind::Preflight(PreflightError::Expired { .. }) => Refusal::Expired.advice(),
            ErrorKind::Unauthorized | ErrorKind::Forbidden => return self.refusal().map(Refusal::advice),
            ErrorKind::Preflight(PreflightError::Category { .. }) => {
                "make a token that includes the category"
            }
            ErrorKind::Preflight(PreflightError::ReadOnly) => "use a token that may write",
            ErrorKind::Retired => "update this crate",
            ErrorKind::UnknownPath => "check the base URL, then update this crate",
            ErrorKind::PaymentRequired => "top up the balance of the service, or take a personal token",
            ErrorKind::Period => "ask for a later or a shorter period",
            ErrorKind::Timeout => "allow more time or ask for less",
            ErrorKind::TooLarge => "ask for less, or raise the client's max_body",
            _ if self.inner.applied
                && self.inner.operation.is_some_and(|operation| !operation.read_only()) =>
            {
                "it may have been carried out: look before repeating it"
            }
            _ => return None,
        })
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let inner = &*self.inner;
        f.write_str(&self.what())?;
        if let Some(operation) = inner.operation {
            write!(f, ": {operation}")?;
        }
        if let Some(status) = inner.status {
            write!(f, ": {}", status.as_u16())?;
            if let Some(code) = self.code() {
                write!(f, " {}", line(code, 80))?;
            }
        }
        match self.detail() {
            Some(detail) => write!(f, ": {}", line(detail, 500))?,
            None => {
                if let Some(source) = &inner.source {
                    write!(f, ": {}", line(&source.to_string(), 500))?;
                }
            }
        }
        if let Some(wait) = inner.retry_after {
            write!(f, "; try again in {}", span(wait))?;
        }
        if let Some(advice) = self.advice() {
            write!(f, "; {advice}")?;
        }
        if inner.attempts > 1 {
            write!(f, " ({} attempts)", inner.attempts)?;
        }
        Ok(())
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let inner = &*self.inner;
        let mut out = f.debug_struct("Error");
        out.field("kind", &inner.kind);
        if let Some(operation) = inner.operation {
            out.field("operation", &format_args!("{operation}"));
        }
        if let Some(status) = inner.status {
            out.field("status", &status.as_u16());
        }
        if let Some(detail) = self.detail() {
            out.field("detail", &redact(detail));
        }
        if let Some(code) = self.code() {
            out.field("code", &redact(code));
        }
        if let Some(origin) = self.origin() {
            out.field("origin", &redact(origin));
        }
        if let Some(id) = self.request_id() {
            out.field("request_id", &redact(id));
        }
        if let Some(excerpt) = self.excerpt() {
            out.field("excerpt", &redact(excerpt));
        }
        if let Some(wait) = inner.retry_after {
            out.field("retry_after", &wait);
        }
        out.field("attempts", &inner.attempts).field("maybe_sent", &inner.sent);
        if let Some(source) = &inner.source {
            out.field("source", &format_args!("{}", redact(&source.to_string())));
        }
        out.finish()
    }
}

impl StdError for Error {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        self.inner.source.as_ref().map(|source| &**source as _)
    }
}

impl From<ConfigError> for Error {
    fn from(error: ConfigError) -> Self {
        Error::new(ErrorKind::Config).with_source(error)
    }
}

impl From<CallError> for Error {
    fn from(error: CallError) -> Self {
        Error::new(ErrorKind::Call).with_source(error)
    }
}

/// One line of at most `most` characters, without control characters and tokens.
fn line(text: &str, most: usize) -> String {
    let text = redact(text);
    let mut out = String::with_capacity(text.len().min(most));
    for (index, c) in text.chars().enumerate() {
        if index == most {
            out.push('…');
            break;
        }
        match c {
            '\n' | '\r' | '\t' => out.push(' '),
            c if c.is_control() => out.extend(c.escape_unicode()),
            c => out.push(c),
        }
    }
    out
}

/// A wait for people: `850 ms`, `12 s`, `5 h 3 min`.
fn span(wait: Duration) -> String {
    let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
    match seconds {
        0..=1 => format!("{} ms", wait.as_millis()),
        2..120 => format!("{seconds} s"),
        120..7200 => format!("{} min", seconds.div_ceil(60)),
        _ => format!("{} h {} min", seconds / 3600, seconds % 3600 / 60),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::executor::tests::operation;

    #[test]
    fn small() {
        assert_eq!(std::mem::size_of::<Error>(), std::mem::size_of::<usize>());
    }

    #[test]
    fn one_readable_line() {
        let body = br#"{"code":"FailedToUpdateSupply","message":"supply\ncannot be changed"}"#;
        let error = Error::new(ErrorKind::Conflict)
            .with_operation(operation(http::Method::PATCH, "/api/v3/supplies/{id}", false))
            .with_answer(StatusCode::CONFLICT, HeaderMap::new(), Bytes::from_static(body))
            .with_attempts(1, true, false);
        assert_eq!(
            error.to_string(),
            "conflict: PATCH /api/v3/supplies/{id}: 409 FailedToUpdateSupply: supply cannot be changed"
        );
    }

    #[test]
    fn tokens_are_hidden() {
        let token = "eyJhbGciOiJFUzI1NiJ9.eyJzIjoxfQ.c2ln";
        let error = Error::new(ErrorKind::Unauthorized)
            .with_answer(StatusCode::UNAUTHORIZED, HeaderMap::new(), format!("bad {token}").into())
            .with_source(format!("about {token}"));
        let shown = format!("{error} {error:?}");
        assert!(!shown.contains("eyJ"), "{shown}");
    }

    proptest! {
        #[test]
        fn line_takes_any_text(text in "(eyJ|[Bb]earer |\\PC)*") {
            let _ = line(&text, 20);
        }
    }
}
