//! The way of a request through the simulator.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bytes::Bytes;
use http::{HeaderMap, Method};
use http_body_util::{BodyExt as _, Limited};
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use tokio::net::TcpListener;
use tokio::task::JoinSet;
use tokio::time::Instant;

use super::bucket::{Bucket, Verdict, whole_seconds};
use super::fault::{Action, Faults};
use super::reply::{Broken, Problem, Reply, ReplyBody, documented};
use super::request::{RecordedRequest, SimulatedRequest, check};
use super::route::{Found, Route, Routes, query_pairs};
use super::schema::Violation;
use super::token::Claims;
use crate::limits::{Limit, Overrides};
use crate::operation::{Scope, TokenType};

/// Larger bodies are answered with 413.
const LARGEST_BODY: usize = 64 << 20;

/// A longer hold ends after this: ten years.
const LONGEST_HOLD: Duration = Duration::from_secs(10 * 365 * 86_400);

pub(crate) type Handler = Arc<dyn Fn(&SimulatedRequest<'_>) -> Reply + Send + Sync>;

/// One of WB's hosts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Host {
    pub(crate) scope: Scope,
    pub(crate) sandbox: bool,
}

#[derive(Debug, Clone)]
pub(crate) struct Config {
    pub(crate) strict: bool,
    pub(crate) check_tokens: bool,
    pub(crate) rate_limits: bool,
    pub(crate) speed: f64,
    pub(crate) limits: HashMap<String, Limit>,
    pub(crate) seed: u64,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            strict: true,
            check_tokens: true,
            rate_limits: true,
            speed: 1.0,
            limits: HashMap::new(),
            seed: 0,
        }
    }
}

/// Whose bucket: WB counts apart per seller, token type (and service), host family and operation.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct BucketKey {
    seller: String,
    kind: TokenType,
    service: Option<String>,
    sandbox: bool,
    bucket: String,
}

#[derive(Default)]
pub(crate) struct Inner {
    pub(crate) requests: Vec<RecordedRequest>,
    pub(crate) faults: Faults,
    buckets: HashMap<BucketKey, Bucket>,
    holds: HashMap<String, Instant>,
    serial: u64,
}

pub(crate) struct State {
    pub(crate) config: Config,
    pub(crate) routes: Routes,
    handlers: HashMap<(Method, String), Handler>,
    inner: Mutex<Inner>,
}

impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("State").field("config", &self.config).finish_non_exhaustive()
    }
}

/// What happens to a request in the end.
#[derive(Debug)]
pub(crate) enum Fate {
    Answered(Reply),
    NeverAnswered,
    Dropped,
}

/// A fate, how long to wait before it, and what to note in the record.
#[derive(Debug)]
pub(crate) struct Outcome {
    pub(crate) fate: Fate,
    pub(crate) delay: Option<Duration>,
    pub(crate) operation: Option<String>,
    pub(crate) problem: Option<String>,
}

impl Outcome {
    fn refuse(reply: Reply, problem: impl Into<String>) -> Outcome {
        Outcome { fate: Fate::Answered(reply), delay: None, operation: None, problem: Some(problem.into()) }
    }
}

/// A request, read whole.
#[derive(Debug)]
pub(crate) struct Request {
    pub(crate) method: Method,
    pub(crate) path: String,
    pub(crate) query: Option<String>,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Bytes,
}

impl State {
    pub(crate) fn new(config: Config, routes: Routes, handlers: HashMap<(Method, String), Handler>) -> State {
        State { config, routes, handlers, inner: Mutex::default() }
    }

    pub(crate) fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn hold(&self, seller: &str, duration: Duration) {
        let now = Instant::now();
        let until = now + duration.min(LONGEST_HOLD);
        self.inner().holds.insert(seller.to_owned(), until);
    }

    pub(crate) fn refill(&self) {
        let mut inner = self.inner();
        inner.buckets.clear();
        inner.holds.clear();
    }

    /// Decides about a request.
    pub(crate) fn process(&self, host: Host, request: &Request, serial: u64) -> Outcome {
        let found = self.routes.find(host.scope, host.sandbox, &request.method, &request.path);
        let (route, path) = match found {
            Found::Route(route, path) => (route, path),
            Found::Nothing(reason) => return self.off_the_map(host, request, reason, serial),
        };
        let problem = |status, title, detail: String| Problem {
            status,
            title,
            detail,
            origin: format!("ag-{}", host.scope),
            request_id: request_id(serial),
            violations: &[],
        };
        let mut outcome = self.on_route(host, request, &route, &path, &problem, serial);
        outcome.operation = Some(route.template.clone());
        outcome
    }

    /// A path the contract does not have here: a fault or handler set for it, or 404.
    fn off_the_map(&self, host: Host, request: &Request, reason: String, serial: u64) -> Outcome {
        let met = self.inner().faults.next(&request.method, &request.path);
        let not_found = Problem {
            status: 404,
            title: "path not found",
            detail: "Please consult the https://dev.wildberries.ru/openapi/api-information".to_owned(),
            origin: format!("ag-{}", host.scope),
            request_id: request_id(serial),
            violations: &[],
        };
        let (action, delay) = met.unwrap_or((Action::Usual, None));
        let elsewhere = self.routes.get(&request.method, &request.path).is_some();
        let handler = self.handlers.get(&(request.method.clone(), request.path.clone()));
        let usual = || match handler {
            Some(handler) if !elsewhere => handler(&SimulatedRequest {
                route: None,
                path: &[],
                query: query_pairs(request.query.as_deref().unwrap_or_default()),
                headers: &request.headers,
                body: &request.body,
                seller: "",
                seed: self.config.seed,
            }),
            _ => not_found.reply(),
        };
        let fate = self.act(action, None, host, "", serial, usual);
        let refused = matches!(&fate, Fate::Answered(reply) if reply.status == 404);
        Outcome { fate, delay, operation: None, problem: refused.then_some(reason) }
    }

    fn on_route(
        &self,
        host: Host,
        request: &Request,
        route: &Route,
        path: &[(String, String)],
        problem: &dyn Fn(u16, &'static str, String) -> Problem<'static>,
        serial: u64,
    ) -> Outcome {
        let claims = match self.check_token(host, request, route) {
            Ok(claims) => claims,
            Err((status, detail)) => {
                let title = if status == 401 { "unauthorized" } else { "access denied" };
                let problem =
                    Problem { origin: "s2s-api-auth".to_owned(), ..problem(status, title, detail.clone()) };
                return Outcome::refuse(problem.reply(), detail);
            }
        };
        let sandbox = route.sandbox_limit().filter(|_| host.sandbox);
        let limit = match sandbox {
            Some((bucket, limit)) => self.scaled(bucket, limit),
            None => self.limit(route, claims.kind),
        };
        let key = BucketKey {
            seller: claims.seller.clone(),
            kind: claims.kind,
            service: claims.service.clone(),
            sandbox: host.sandbox,
            bucket: sandbox.map_or_else(|| route.bucket.clone(), |(bucket, _)| bucket.to_owned()),
        };
        if let Some(outcome) = self.check_limits(host, &key, limit, serial) {
            return outcome;
        }

        let (action, delay) =
            self.inner().faults.next(&route.method, &route.template).unwrap_or((Action::Usual, None));
        let query = query_pairs(request.query.as_deref().unwrap_or_default());
        let mut refused = None;
        let usual = || {
            let wrong = check(route, path, &query, &request.headers, &request.body, self.config.strict);
            if !wrong.is_empty() {
                let listed: Vec<String> = wrong.iter().map(Violation::to_string).collect();
                let detail = listed.join("; ");
                let documented =
                    |status: &str| route.spec().is_some_and(|spec| spec.responses.contains_key(status));
                let status = if !documented("400") && documented("422") { 422 } else { 400 };
                let problem =
                    Problem { violations: &wrong, ..problem(status, "bad request", detail.clone()) };
                refused = Some(detail);
                return problem.documented(route);
            }
            match self.handlers.get(&(route.method.clone(), route.template.clone())) {
                Some(handler) => handler(&SimulatedRequest {
                    route: Some(route),
                    path,
                    query,
                    headers: &request.headers,
                    body: &request.body,
                    seller: &claims.seller,
                    seed: self.config.seed,
                }),
                None => {
                    let status = route.success().first().copied().unwrap_or(200);
                    documented(route, status, self.config.seed)
                }
            }
        };
        let fate = self.act(action, Some(route), host, &claims.seller, serial, usual);
        let fate = match fate {
            Fate::Answered(reply) => Fate::Answered(self.charge(reply, route, key, limit)),
            fate => fate,
        };
        Outcome { fate, delay, operation: None, problem: refused }
    }

    /// The token's claims, or the status and text of the refusal.
    fn check_token(&self, host: Host, request: &Request, route: &Route) -> Result<Claims, (u16, String)> {
        let has_secret = request.headers.contains_key("x-client-secret");
        let sent: Vec<_> = request.headers.get_all(http::header::AUTHORIZATION).iter().collect();
        let parsed = match sent.as_slice() {
            [] => Err("token is missing: the request has no Authorization header"),
            [value] => value
                .to_str()
                .map_err(|_| "token is malformed: it is not ASCII")
                .and_then(|value| Claims::parse(value, has_secret)),
            _ => Err("token is malformed: more than one Authorization header"),
        };
        if !self.config.check_tokens {
            return Ok(parsed.unwrap_or_else(|_| Claims::unknown()));
        }
        let claims = parsed.map_err(|wrong| (401, wrong.to_owned()))?;
        if claims.expired() {
            return Err((401, "token expired".to_owned()));
        }
        // Other tokens may call the sandbox; the test token may call nothing else.
        if claims.kind == TokenType::Test && !host.sandbox {
            return Err((401, "a test token may call the sandbox only".to_owned()));
        }
        if let Some(category) = route.category()
            && !claims.has(category)
        {
            return Err((401, format!("token scope not allowed: no category {category:?}")));
        }
        if claims.read_only() && !route.read_only() {
            return Err((401, "read-only token scope not allowed for this route".to_owned()));
        }
        if !route.allows(claims.kind) {
            return Err((403, format!("token type {} not allowed for this route", claims.kind)));
        }
        Ok(claims)
    }

    fn limit(&self, route: &Route, kind: TokenType) -> Limit {
        self.scaled(&route.bucket, route.limit(kind))
    }

    /// The limit of a bucket, if no other is set for it, at the speed of the simulator.
    fn scaled(&self, bucket: &str, published: Limit) -> Limit {
        let limit = self.config.limits.get(bucket).copied().unwrap_or(published);
        if self.config.speed == 1.0 {
            return limit;
        }
        let scale = |duration: Duration| {
            Duration::try_from_secs_f64(duration.as_secs_f64() / self.config.speed).unwrap_or(duration)
        };
        let interval = scale(limit.interval).max(Duration::from_nanos(1));
        Limit { period: scale(limit.period), interval, ..limit }
    }

    /// The limits that are not the published ones.
    pub(crate) fn overrides(&self) -> Overrides {
        let mut overrides = Overrides::new();
        if self.config.speed == 1.0 && self.config.limits.is_empty() {
            return overrides;
        }
        for route in self.routes.iter() {
            for kind in TokenType::ALL {
                let limit = self.limit(route, kind);
                if limit != route.limit(kind) {
                    overrides.set(&route.bucket, Some(kind), limit);
                }
            }
            if let Some((bucket, published)) = route.sandbox_limit() {
                let limit = self.scaled(bucket, published);
                if limit != published {
                    overrides.set(bucket, None, limit);
                }
            }
        }
        overrides
    }

    /// Takes a token from the bucket; the outcome, if there is one, is the 429.
    fn check_limits(&self, host: Host, key: &BucketKey, limit: Limit, serial: u64) -> Option<Outcome> {
        let now = Instant::now();
        let mut inner = self.inner();
        if let Some(until) = inner.holds.get(&key.seller).copied() {
            if until > now {
                drop(inner);
                let reply = self.seller_limited(&key.seller, until - now, serial);
                return Some(Outcome::refuse(reply, "held by the seller-wide limiter"));
            }
            inner.holds.remove(&key.seller);
        }
        if !self.config.rate_limits {
            return None;
        }
        let bucket = inner.buckets.entry(key.clone()).or_insert_with(|| Bucket::full(now));
        match bucket.take(limit, now) {
            Verdict::Granted { .. } => None,
            Verdict::Refused { retry, reset } => Some(Outcome::refuse(
                limited(host, limit.burst, retry, reset, serial),
                format!("the bucket {} is empty", key.bucket),
            )),
        }
    }

    /// Takes what the answer costs beyond one token, and adds the rate headers.
    fn charge(&self, reply: Reply, route: &Route, key: BucketKey, limit: Limit) -> Reply {
        if !self.config.rate_limits || reply.status == 429 {
            return reply;
        }
        let now = Instant::now();
        let mut inner = self.inner();
        let bucket = inner.buckets.entry(key).or_insert_with(|| Bucket::full(now));
        bucket.charge(limit, route.cost_of(reply.status).saturating_sub(1), now);
        let remaining = bucket.remaining(limit, now);
        reply
            .header("X-Ratelimit-Limit", limit.burst.to_string())
            .header("X-Ratelimit-Remaining", remaining.to_string())
    }

    fn act(
        &self,
        action: Action,
        route: Option<&Route>,
        host: Host,
        seller: &str,
        serial: u64,
        usual: impl FnOnce() -> Reply,
    ) -> Fate {
        let json = || Reply::new(200).header("Content-Type", "application/json");
        Fate::Answered(match action {
            Action::Usual => usual(),
            Action::Hang => return Fate::NeverAnswered,
            Action::Drop => return Fate::Dropped,
            Action::Reply(reply) => reply,
            Action::Documented(status) => match route {
                Some(route) => documented(route, status, self.config.seed),
                None => Reply::new(status),
            },
            Action::Status(status) if status < 400 => Reply::new(status),
            Action::Status(status) => Problem {
                status,
                title: "error on demand",
                detail: "the test asked for this answer".to_owned(),
                origin: format!("ag-{}", host.scope),
                request_id: request_id(serial),
                violations: &[],
            }
            .reply(),
            Action::CutBody => Reply { cut: true, ..usual() },
            Action::MalformedJson => json().body("{\"data\": [{\"id\": 21474"),
            Action::Empty => json(),
            Action::Limited(retry) => limited(host, 1, retry, retry, serial),
            Action::SellerLimited(retry) => {
                self.hold(seller, retry);
                self.seller_limited(seller, retry, serial)
            }
        })
    }

    fn seller_limited(&self, seller: &str, retry: Duration, serial: u64) -> Reply {
        Problem {
            status: 429,
            title: "too many requests",
            detail: format!("Limited by global limiter, per seller {seller}"),
            origin: "s2s-api".to_owned(),
            request_id: request_id(serial),
            violations: &[],
        }
        .reply()
        .header("X-Ratelimit-Retry", whole_seconds(retry).max(1).to_string())
    }
}

fn limited(host: Host, burst: u32, retry: Duration, reset: Duration, serial: u64) -> Reply {
    Problem {
        status: 429,
        title: "Too Many Requests",
        detail: "rate limit exceeded, X-Ratelimit-Retry says when to come again".to_owned(),
        origin: format!("ag-{}", host.scope),
        request_id: request_id(serial),
        violations: &[],
    }
    .reply()
    .header("X-Ratelimit-Limit", burst.to_string())
    .header("X-Ratelimit-Remaining", "0")
    .header("X-Ratelimit-Retry", whole_seconds(retry).max(1).to_string())
    .header("X-Ratelimit-Reset", whole_seconds(reset).max(1).to_string())
}

fn request_id(serial: u64) -> String {
    format!("{serial:032x}")
}

/// Serves one host until the task is aborted; its connections end with it.
pub(crate) async fn listen(listener: TcpListener, host: Host, state: Arc<State>) {
    let mut connections = JoinSet::new();
    loop {
        let stream = match listener.accept().await {
            Ok((stream, _)) => stream,
            Err(_) => {
                // Out of file descriptors, most likely: let some connections end.
                tokio::time::sleep(Duration::from_millis(10)).await;
                continue;
            }
        };
        let _ = stream.set_nodelay(true);
        let state = Arc::clone(&state);
        connections.spawn(async move {
            let service = service_fn(move |request| answer(Arc::clone(&state), host, request));
            // An error here is a client that went away or a connection broken as told.
            let _ = hyper::server::conn::http1::Builder::new()
                .serve_connection(TokioIo::new(stream), service)
                .await;
        });
        while connections.try_join_next().is_some() {}
    }
}

async fn answer(
    state: Arc<State>,
    host: Host,
    request: http::Request<Incoming>,
) -> Result<http::Response<ReplyBody>, Broken> {
    let (parts, body) = request.into_parts();
    let collected = Limited::new(body, LARGEST_BODY).collect().await;
    let too_large = collected.as_ref().is_err_and(|error| error.is::<http_body_util::LengthLimitError>());
    let request = Request {
        method: parts.method,
        path: parts.uri.path().to_owned(),
        query: parts.uri.query().map(str::to_owned),
        headers: parts.headers,
        body: match collected {
            Ok(body) => body.to_bytes(),
            Err(_) if too_large => Bytes::new(),
            Err(_) => return Err(Broken),
        },
    };
    let serial = record(&state, host, &request);
    let outcome = if too_large {
        Outcome::refuse(Reply::new(413), "the body is too large for the simulator")
    } else {
        state.process(host, &request, serial)
    };
    note(&state, serial, |record| {
        record.operation = outcome.operation;
        record.problem = outcome.problem;
    });
    if let Some(delay) = outcome.delay {
        tokio::time::sleep(delay).await;
    }
    match outcome.fate {
        Fate::Answered(reply) => {
            note(&state, serial, |record| {
                record.status = Some(reply.status);
                record.reply = Some(reply.clone());
            });
            Ok(reply.into_response())
        }
        Fate::NeverAnswered => std::future::pending().await,
        Fate::Dropped => Err(Broken),
    }
}

fn record(state: &State, host: Host, request: &Request) -> u64 {
    let mut inner = state.inner();
    inner.serial += 1;
    let serial = inner.serial;
    inner.requests.push(RecordedRequest {
        scope: host.scope,
        sandbox: host.sandbox,
        method: request.method.to_string(),
        path: request.path.clone(),
        query: request.query.clone(),
        headers: request.headers.clone(),
        body: request.body.clone(),
        operation: None,
        status: None,
        reply: None,
        problem: None,
        at: Instant::now(),
        serial,
    });
    serial
}

fn note(state: &State, serial: u64, change: impl FnOnce(&mut RecordedRequest)) {
    let mut inner = state.inner();
    if let Some(record) = inner.requests.iter_mut().rev().find(|record| record.serial == serial) {
        change(record);
    }
}
