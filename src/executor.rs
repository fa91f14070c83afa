//! The way of a call. Every method of [`Client`](crate::Client) comes through [`Executor::run`]
//! (the generated methods through `Client`'s), which does, in this order:
//!
//! 1. **Preflight**, without a request: no token, expired, category missing, read-only token on an
//!    operation that changes something, token type not allowed, no sandbox. Then the call is closed;
//!    mistakes in it are reported here.
//! 2. For each attempt, repeats included:
//!    1. **acquire** a place from the limiter; a wait beyond the ceiling is refused at once;
//!    2. **build** the request afresh from its inputs, if the lease of its job still holds;
//!    3. **send** it. The timeout covers the time to the answer's headers, then each wait for a
//!       next piece of its body: an answer of 200 MB that flows is not cut off;
//!    4. **read** the rate-limit headers, whatever the status;
//!    5. **feed** the bucket: charge what the answer costs beyond 1, narrow it by the headers, penalise
//!       it after a 429 (also after the last attempt; the seller-wide limiter's 429 holds all the
//!       seller's buckets). A request that surely was not sent gives its place back;
//!    6. **classify**: success, failure to be repeated, or final failure ([`retry::decide`]).
//! 3. The **pause** before a repeat lies outside of any attempt's timeout. Inside a
//!    [`defer::scope`](crate::defer::scope) neither it nor the wait for a place is longer than the
//!    threshold: the call is deferred instead.
//! 4. **Decode**, by operation. What the body cannot be read as is not repeated.

use std::error::Error as StdError;
use std::hash::{BuildHasher, Hasher};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use bytes::Bytes;
use http::header::{AUTHORIZATION, CONTENT_LENGTH};
use http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use tracing::Instrument as _;
use url::Url;

use crate::defer;
use crate::env::ConfigError;
use crate::error::{Error, ErrorBody, ErrorKind, LimitedBy, Result};
use crate::events::{EventKind, Events};
use crate::gate::LeaseCheck;
use crate::limits::{BucketKey, Limit, Limiter, RateLimitHeaders, RefusalReason, wait_ceiling};
use crate::operation::{Operation, Scope, TokenType};
use crate::preflight::{self, PreflightError};
use crate::request::{Call, CallError, Prepared};
use crate::retry::{self, Attempt, Decision, Outcome, RetryPolicy};
use crate::streaming::{Begin, Failure, Incoming};
use crate::token::Token;

const CLIENT_SECRET: HeaderName = HeaderName::from_static("x-client-secret");

/// Kept of the body of an answer that is an error.
const MOST_ERROR_BODY: usize = 1 << 20;

/// What all clients of one builder share: connections, limiter, settings.
pub(crate) struct Executor {
    pub transport: Transport,
    pub limiter: Limiter,
    pub events: Events,
    pub policy: RetryPolicy,
    pub timeout: Duration,
    pub wait_ceiling: Duration,
    pub max_body: usize,
    pub preflight: bool,
    /// Carries the fence of the account's lease.
    pub fence_header: Option<HeaderName>,
    /// Overridden base URLs.
    pub base_urls: Vec<(Scope, Url)>,
    /// Whether the HTTP client may have TLS.
    pub https: bool,
}

/// For whom a call is made.
#[derive(Clone)]
pub(crate) struct Account {
    pub token: Option<Token>,
    pub secret: Option<HeaderValue>,
    pub seller: Option<Arc<str>>,
    /// Whether the sandbox is asked for; see [`Account::sandbox`].
    pub sandbox: bool,
    /// Longest wait for the limiter, exactly; instead of the ceiling.
    pub max_wait: Option<Duration>,
    /// Whether a 429 is final: the caller has other accounts to try.
    pub one_of_many: bool,
    /// Without it nothing is sent once it is lost.
    pub lease: Option<LeaseCheck>,
}

impl Account {
    /// Whether calls go to the sandbox: asked for, or by a test token, which is good for nothing else.
    pub fn sandbox(&self) -> bool {
        self.sandbox || self.token.as_ref().and_then(Token::token_type) == Some(TokenType::Test)
    }

    /// The token type the account is limited by.
    pub fn token_type(&self) -> Option<TokenType> {
        match self.token.as_ref()?.token_type() {
            Some(TokenType::Base) if self.secret.is_some() => Some(TokenType::BaseWithSecret),
            other => other,
        }
    }

    /// A token that cannot be read is taken for a personal one; WB's headers narrow the bucket if it
    /// is not.
    pub fn limit(&self, operation: &Operation) -> Limit {
        if let Some(limit) = operation.sandbox_limit().filter(|_| self.sandbox()) {
            return limit;
        }
        operation.limit(self.token_type().unwrap_or(TokenType::Personal))
    }

    pub fn key(&self, operation: &Operation) -> BucketKey {
        let sandbox = operation.sandbox_bucket().filter(|_| self.sandbox());
        BucketKey::new(self.seller.clone(), self.token_type(), sandbox.unwrap_or(operation.bucket()))
    }
}

/// A successful answer, not decoded yet.
pub(crate) struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub rate: RateLimitHeaders,
    pub body: Bytes,
    /// The body from where [`Begin`] had enough of it; with it `body` is empty.
    pub rest: Option<Incoming>,
    pub attempts: u32,
}

/// How an attempt ended.
enum Ended {
    Answered {
        status: StatusCode,
        headers: HeaderMap,
        body: Bytes,
        rest: Option<Incoming>,
    },
    Failed {
        outcome: Outcome,
        source: Box<dyn StdError + Send + Sync>,
        /// Status and headers, where those had come.
        head: Option<(StatusCode, HeaderMap)>,
    },
    /// Not to be repeated, whatever the operation does.
    Final(Error),
}

impl Executor {
    /// Makes a call; see the module's documentation.
    pub async fn run(&self, account: &Account, call: Call) -> Result<Answer> {
        self.begin(account, call, None).await
    }

    /// Makes a call whose answer, if it is a success, goes piece by piece to `begin`; once that has
    /// enough, the call is not repeated any more and the rest of the body is handed out.
    pub async fn begin(
        &self,
        account: &Account,
        call: Call,
        begin: Option<&mut dyn Begin>,
    ) -> Result<Answer> {
        let operation = call.operation();
        let span = tracing::debug_span!(
            "wildberries",
            api = operation.api().name(),
            name = operation.name(),
            method = operation.method().as_str(),
            path = operation.path(),
        );
        self.run_inner(account, call, begin)
            .instrument(span)
            .await
            .map_err(|error| error.with_operation(operation))
    }

    async fn run_inner(
        &self,
        account: &Account,
        call: Call,
        mut begin: Option<&mut dyn Begin>,
    ) -> Result<Answer> {
        let operation = call.operation();
        let base = self.check(account, operation)?;
        let (own_timeout, own_max_wait) = (call.own_timeout(), call.own_max_wait());
        let prepared = call.finish()?;
        let url = url(&base, &prepared)?;

        let key = account.key(operation);
        // The limiter puts an override in its place, and another while the call waits.
        let given = account.limit(operation);
        let timeout = own_timeout
            .unwrap_or_else(|| operation.timeout().map_or(self.timeout, |own| own.max(self.timeout)));

        let mut sent = false;
        let mut number = 0;
        let mut last: Option<Error> = None;
        loop {
            let limit = self.limiter.limit(&key, given);
            let ceiling =
                own_max_wait.or(account.max_wait).unwrap_or_else(|| wait_ceiling(self.wait_ceiling, limit));
            let options = defer::options(ceiling);
            let permit = match self.limiter.acquire(&key, given, 1, &options).await {
                Ok(permit) => permit,
                Err(refused) => {
                    let kind = match refused.reason {
                        RefusalReason::Deferred => {
                            return Err(deferred(refused.wait, last, number, sent));
                        }
                        RefusalReason::SellerHold => ErrorKind::RateLimited(LimitedBy::SellerWide),
                        _ => ErrorKind::RateLimited(LimitedBy::Ceiling),
                    };
                    tracing::warn!(wait = ?refused.wait, ?kind, "not sent: the wait is longer than allowed");
                    // Where an attempt has failed already, that tells more.
                    let error = last.unwrap_or_else(|| Error::new(kind));
                    return Err(error.with_wait(Some(refused.wait)));
                }
            };
            let waited = permit.waited();
            if account.lease.as_ref().is_some_and(|lease| !lease.held()) {
                self.limiter.give_back(&key, given, permit).await;
                let error = Error::new(ErrorKind::LeaseLost).with_attempts(number, sent, false);
                return Err(match last {
                    Some(last) => error.with_source(last),
                    None => error,
                });
            }
            number += 1;
            let mut request = build(operation, &url, &prepared, account);
            if let (Some(name), Some(lease)) = (&self.fence_header, &account.lease) {
                request.headers_mut().insert(name.clone(), lease.fence.into());
            }
            let begin: Option<&mut dyn Begin> = match &mut begin {
                Some(begin) => Some(&mut **begin),
                None => None,
            };
            let ended = self.attempt(request, timeout, &url, begin).await;

            let (outcome, server_wait, failure) = match ended {
                Ended::Final(error) => return Err(error.with_attempts(number, true, true)),
                Ended::Failed { outcome, source, head } => {
                    if outcome == Outcome::NotSent {
                        // WB has counted nothing.
                        self.limiter.give_back(&key, given, permit).await;
                    } else {
                        sent = true;
                    }
                    tracing::debug!(attempt = number, ?waited, ?outcome, "no answer");
                    let kind = match outcome {
                        Outcome::TimedOut => ErrorKind::Timeout,
                        _ => ErrorKind::Network,
                    };
                    let mut error = Error::new(kind).with_source(source).with_attempts(number, sent, sent);
                    if let Some((status, headers)) = head {
                        self.limiter.observe(&key, given, &RateLimitHeaders::read(&headers)).await;
                        error = error.with_head(status, headers);
                    }
                    (outcome, None, error)
                }
                Ended::Answered { status, headers, body, rest } => {
                    sent = true;
                    let rate = RateLimitHeaders::read(&headers);
                    tracing::debug!(attempt = number, ?waited, status = status.as_u16(), "answered");
                    let read = (!status.is_success()).then(|| ErrorBody::read(&body));
                    self.feed(operation, &key, given, status, &rate, read.as_ref()).await;
                    let Some(read) = read else {
                        return Ok(Answer { status, headers, rate, body, rest, attempts: number });
                    };
                    let (kind, wait) = classify(status, &read, &rate);
                    if kind == ErrorKind::Unauthorized {
                        self.events
                            .emit(EventKind::KeyRejected { seller: account.seller.clone(), operation });
                    }
                    let outcome = match kind {
                        // A break ends when it ends; the usual pauses do not help.
                        ErrorKind::Unavailable => Outcome::Status(498),
                        _ => Outcome::Status(status.as_u16()),
                    };
                    let applied = status.is_server_error();
                    let error = Error::new(kind)
                        .with_answer(status, headers, body)
                        .with_wait(wait)
                        .with_hint(hint(kind, wait, limit))
                        .with_attempts(number, sent, applied);
                    (outcome, wait, error)
                }
            };
            if account.one_of_many && outcome == Outcome::Status(429) {
                return Err(failure);
            }
            let attempt = Attempt {
                number,
                read_only: operation.read_only(),
                outcome,
                server_wait,
                refill: limit.interval,
                ceiling,
                jitter: jitter(),
            };
            match retry::decide(self.policy, &attempt) {
                Decision::Retry { pause } if defer::threshold().is_some_and(|above| pause > above) => {
                    return Err(deferred(pause, Some(failure), number, sent));
                }
                Decision::Retry { pause } => {
                    tracing::debug!(attempt = number, ?pause, kind = ?failure.kind(), "trying again");
                    tokio::time::sleep(pause).await;
                    last = Some(failure);
                }
                Decision::Stop => {
                    tracing::debug!(attempt = number, kind = ?failure.kind(), "giving up");
                    return Err(failure);
                }
            }
        }
    }

    /// Step 1: the base URL, if nothing speaks against the call.
    fn check(&self, account: &Account, operation: &'static Operation) -> Result<Url> {
        if operation.retired() {
            return Err(Error::new(ErrorKind::Retired));
        }
        let refuse = |reason| Err(Error::new(ErrorKind::Preflight(reason)));
        let Some(token) = &account.token else {
            return refuse(PreflightError::NoToken);
        };
        if self.preflight
            && let Err(reason) =
                preflight::check(operation, token, account.token_type(), account.sandbox(), SystemTime::now())
        {
            return refuse(reason);
        }
        match self.base_url(operation.scope(), account.sandbox()) {
            Some(url) if url.scheme() == "https" && !self.https => Err(ConfigError::Tls {
                problem: "not compiled in; enable the feature rustls or native-tls".to_owned(),
            }
            .into()),
            Some(url) => Ok(url),
            None => refuse(PreflightError::NoSandbox { scope: operation.scope() }),
        }
    }

    /// The base URL of a scope; `None` where it has no sandbox.
    pub fn base_url(&self, scope: Scope, sandbox: bool) -> Option<Url> {
        if let Some((_, url)) = self.base_urls.iter().find(|(of, _)| *of == scope) {
            return Some(url.clone());
        }
        let host = if sandbox { scope.sandbox_host()? } else { scope.host() };
        Url::parse(&format!("https://{host}")).ok()
    }

    async fn attempt(
        &self,
        request: reqwest::Request,
        timeout: Duration,
        url: &Url,
        begin: Option<&mut dyn Begin>,
    ) -> Ended {
        let timed_out = |head| Ended::Failed {
            outcome: Outcome::TimedOut,
            source: format!("no answer within {timeout:?}").into(),
            head,
        };
        let mut response = match tokio::time::timeout(timeout, self.transport.send(request)).await {
            Ok(Ok(response)) => response,
            Ok(Err((outcome, source))) => return Ended::Failed { outcome, source, head: None },
            Err(_) => return timed_out(None),
        };
        let status = response.status();
        // A caller's own HTTP client may follow redirects; whoever answered then is not who was
        // asked.
        let answered = response.url();
        if (answered.scheme(), answered.host_str(), answered.port_or_known_default())
            != (url.scheme(), url.host_str(), url.port_or_known_default())
        {
            return Ended::Final(
                Error::new(ErrorKind::Redirect)
                    .with_head(status, std::mem::take(response.headers_mut()))
                    .with_detail("the HTTP client followed a redirect to another host"),
            );
        }
        let headers = std::mem::take(response.headers_mut());
        if status.is_success()
            && let Some(begin) = begin
        {
            return begin_body(response, timeout, status, headers, begin).await;
        }
        let most = if status.is_success() { self.max_body } else { MOST_ERROR_BODY };
        let expected = response.content_length().unwrap_or(0);
        if status.is_success() && usize::try_from(expected).is_ok_and(|length| length > most) {
            return Ended::Final(too_large(most).with_head(status, headers));
        }
        let mut body = Body::default();
        loop {
            match tokio::time::timeout(timeout, response.chunk()).await {
                Ok(Ok(Some(chunk))) => {
                    if body.len() + chunk.len() > most {
                        if status.is_success() {
                            return Ended::Final(too_large(most).with_head(status, headers));
                        }
                        body.push(chunk.slice(..most - body.len()), 0);
                        break;
                    }
                    body.push(chunk, expected);
                }
                Ok(Ok(None)) => break,
                // The status of an error tells enough without its body.
                _ if !status.is_success() => break,
                Ok(Err(error)) => {
                    let source = error.without_url().into();
                    let head = Some((status, headers));
                    return Ended::Failed { outcome: Outcome::MaybeSent, source, head };
                }
                Err(_) => return timed_out(Some((status, headers))),
            }
        }
        Ended::Answered { status, headers, body: body.into_bytes(), rest: None }
    }

    /// Step 2.5. Nothing in here fails the call.
    async fn feed(
        &self,
        operation: &Operation,
        key: &BucketKey,
        given: Limit,
        status: StatusCode,
        rate: &RateLimitHeaders,
        error: Option<&ErrorBody>,
    ) {
        let extra = operation.cost_of(status.as_u16()).saturating_sub(1);
        if extra > 0 {
            self.limiter.charge(key, given, extra).await;
        }
        self.limiter.observe(key, given, rate).await;
        if status == StatusCode::TOO_MANY_REQUESTS && !error.is_some_and(ErrorBody::is_maintenance) {
            if error.is_some_and(ErrorBody::is_global_limiter) {
                let refill = self.limiter.limit(key, given).interval;
                let wait = rate.retry.unwrap_or(refill).max(Duration::from_secs(1));
                self.events.emit(EventKind::Penalized {
                    bucket: key.clone(),
                    wait: Some(wait),
                    seller_wide: true,
                });
                self.limiter.hold_seller(key, wait).await;
            } else {
                let wait = rate.retry;
                self.events.emit(EventKind::Penalized { bucket: key.clone(), wait, seller_wide: false });
                self.limiter.penalize(key, given, rate.retry).await;
            }
        }
    }
}

/// A wait that the work around the call would rather not sleep. What was tried so far was not carried
/// out, or only read.
fn deferred(wait: Duration, last: Option<Error>, attempts: u32, sent: bool) -> Error {
    tracing::debug!(?wait, attempts, "put off");
    let error = Error::new(ErrorKind::Deferred).with_wait(Some(wait)).with_attempts(attempts, sent, false);
    match last {
        Some(last) => error.with_source(last),
        None => error,
    }
}

/// Reads a body until `begin` has enough of it.
async fn begin_body(
    response: reqwest::Response,
    timeout: Duration,
    status: StatusCode,
    headers: HeaderMap,
    begin: &mut dyn Begin,
) -> Ended {
    begin.reset();
    let mut rest = Incoming::new(response, timeout);
    let body = Bytes::new();
    loop {
        match rest.piece().await {
            None => return Ended::Answered { status, headers, body, rest: None },
            Some(Ok(piece)) => {
                if begin.push(piece) {
                    return Ended::Answered { status, headers, body, rest: Some(rest) };
                }
            }
            Some(Err(failure)) => {
                let head = Some((status, headers));
                let (outcome, source) = match failure {
                    Failure::Broken(error) => (Outcome::MaybeSent, error.into()),
                    Failure::TimedOut(timeout) => {
                        (Outcome::TimedOut, format!("no more of the answer within {timeout:?}").into())
                    }
                };
                return Ended::Failed { outcome, source, head };
            }
        }
    }
}

fn too_large(most: usize) -> Error {
    Error::new(ErrorKind::TooLarge).with_detail(format!("more than {most} bytes"))
}

/// Collects a body; one piece is kept as it is.
#[derive(Default)]
struct Body {
    first: Bytes,
    all: Vec<u8>,
}

impl Body {
    fn len(&self) -> usize {
        self.first.len() + self.all.len()
    }

    fn push(&mut self, chunk: Bytes, expected: u64) {
        if self.len() == 0 {
            self.first = chunk;
            return;
        }
        if self.all.is_empty() {
            // What a header promises is believed up to 64 MiB.
            let promised = usize::try_from(expected).unwrap_or(0).min(64 << 20);
            self.all.reserve(promised.max(self.first.len() + chunk.len()));
            self.all.extend_from_slice(&std::mem::take(&mut self.first));
        }
        self.all.extend_from_slice(&chunk);
    }

    fn into_bytes(self) -> Bytes {
        if self.all.is_empty() { self.first } else { self.all.into() }
    }
}

fn url(base: &Url, prepared: &Prepared) -> Result<Url, CallError> {
    let mut text =
        String::with_capacity(base.as_str().len() + prepared.path.len() + prepared.query.len() + 1);
    text.push_str(base.as_str().trim_end_matches('/'));
    text.push_str(&prepared.path);
    if !prepared.query.is_empty() {
        text.push('?');
        text.push_str(&prepared.query);
    }
    Url::parse(&text).map_err(|_| CallError::Url)
}

/// Step 2.2.
fn build(operation: &Operation, url: &Url, prepared: &Prepared, account: &Account) -> reqwest::Request {
    let mut request = reqwest::Request::new(operation.method().clone(), url.clone());
    let headers = request.headers_mut();
    for (name, value) in &prepared.headers {
        headers.append(name.clone(), value.clone());
    }
    if let Some(token) = &account.token {
        headers.insert(AUTHORIZATION, token.header().clone());
        // The secret goes with base tokens, and with those that do not say what they are.
        if let Some(secret) = &account.secret
            && matches!(token.token_type(), Some(TokenType::Base) | None)
        {
            headers.insert(CLIENT_SECRET, secret.clone());
        }
    }
    match &prepared.body {
        Some(body) => *request.body_mut() = Some(body.clone().into()),
        // hyper leaves the length out, and some servers answer that with 411.
        None if matches!(*operation.method(), Method::POST | Method::PUT | Method::PATCH) => {
            headers.insert(CONTENT_LENGTH, HeaderValue::from_static("0"));
        }
        None => {}
    }
    request
}

/// A wait much longer than the limit we know explains: one of a base token's windows, most often.
fn hint(kind: ErrorKind, wait: Option<Duration>, limit: Limit) -> Option<&'static str> {
    let usual = limit.period.max(limit.interval.saturating_mul(limit.burst)).saturating_mul(2);
    let odd = kind == ErrorKind::RateLimited(LimitedBy::Wb) && wait.is_some_and(|wait| wait > usual);
    odd.then_some("a wait this long suggests another token type or limit than assumed")
}

/// The kind of an answer that is no success, and the wait it tells.
fn classify(status: StatusCode, body: &ErrorBody, rate: &RateLimitHeaders) -> (ErrorKind, Option<Duration>) {
    if body.is_maintenance() && status != StatusCode::UNAUTHORIZED {
        return (ErrorKind::Unavailable, break_ends(body, SystemTime::now()));
    }
    let kind = match status.as_u16() {
        300..=399 => ErrorKind::Redirect,
        401 => ErrorKind::Unauthorized,
        402 => ErrorKind::PaymentRequired,
        403 => ErrorKind::Forbidden,
        403..=406 | 410 if body.is_retired() => ErrorKind::Retired,
        404 if body.is_path_not_found() => ErrorKind::UnknownPath,
        404 | 410 => ErrorKind::NotFound,
        409 => ErrorKind::Conflict,
        400 | 422 if body.is_period() => ErrorKind::Period,
        422 if body.is_unchanged() => ErrorKind::Unchanged,
        451 => ErrorKind::Moderation,
        400 | 405 | 406 | 411 | 413 | 414 | 415 | 422 => ErrorKind::Validation,
        429 if body.is_global_limiter() => ErrorKind::RateLimited(LimitedBy::SellerWide),
        429 => ErrorKind::RateLimited(LimitedBy::Wb),
        498 => ErrorKind::Unavailable,
        500..=599 => ErrorKind::Server,
        _ => ErrorKind::Status,
    };
    (kind, rate.retry)
}

/// Time until the end a break's notice names, a clock time in Moscow.
fn break_ends(body: &ErrorBody, now: SystemTime) -> Option<Duration> {
    const DAY: u64 = 24 * 3600;
    let (hour, minute) = body.maintenance_until()?;
    let end = u64::from(hour) * 3600 + u64::from(minute) * 60;
    let now = now.duration_since(SystemTime::UNIX_EPOCH).ok()?.as_secs() + 3 * 3600;
    Some(Duration::from_secs((end + DAY - now % DAY) % DAY))
}

/// A random number in [0, 1). The standard hasher's keys are random enough to spread retries.
fn jitter() -> f64 {
    let random = std::collections::hash_map::RandomState::new().build_hasher().finish();
    (random >> 11) as f64 / (1_u64 << 53) as f64
}

/// Whether the server says that it did not look at the request: HTTP/2 servers do so when they close
/// a connection (nginx after a thousand requests) that a request is just being sent on.
fn refused_unread(error: &reqwest::Error) -> bool {
    let mut cause = error.source();
    while let Some(error) = cause {
        if let Some(error) = error.downcast_ref::<h2::Error>() {
            let reason = error.reason();
            return error.is_remote()
                && (error.is_go_away() && reason == Some(h2::Reason::NO_ERROR)
                    || error.is_reset() && reason == Some(h2::Reason::REFUSED_STREAM));
        }
        cause = error.source();
    }
    false
}

type SendFailure = (Outcome, Box<dyn StdError + Send + Sync>);

/// What carries requests; tests put a script in its place to run in paused time.
pub(crate) enum Transport {
    Http(reqwest::Client),
    #[cfg(test)]
    Script(Box<tests::Script>),
}

impl Transport {
    async fn send(&self, request: reqwest::Request) -> Result<reqwest::Response, SendFailure> {
        match self {
            Transport::Http(client) => client.execute(request).await.map_err(|error| {
                let outcome = if error.is_connect() || error.is_builder() || refused_unread(&error) {
                    Outcome::NotSent
                } else if error.is_timeout() {
                    Outcome::TimedOut
                } else {
                    Outcome::MaybeSent
                };
                // The URL holds query values.
                (outcome, error.without_url().into())
            }),
            #[cfg(test)]
            Transport::Script(script) => script(request).await,
        }
    }
}

#[cfg(test)]
#[path = "executor_tests.rs"]
pub(crate) mod tests;
