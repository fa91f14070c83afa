//! The client.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use http::{HeaderName, HeaderValue, Method, StatusCode};
use serde::de::MapAccess;
use tokio::io::AsyncWrite;
use url::Url;

use crate::env::{self, ConfigError, Settings};
use crate::error::body::{error_in_success, is_error_object, only_errors};
use crate::error::{Error, ErrorKind, Result};
use crate::events::Events;
use crate::executor::{Account, Answer, Executor, Transport};
use crate::failed;
use crate::gate::Lease;
use crate::limits::{Limit, Limiter, Overrides, Quota};
use crate::operation::{Api, Operation, Scope, TokenType};
use crate::reload::change_overrides;
use crate::request::Call;
use crate::response::{Download, Meta, Response};
use crate::retry::RetryPolicy;
use crate::streaming::{self, First, Framer, Rows, Saved, Written};
use crate::tls;
use crate::token::{Token, TokenError};
use crate::values::decode::{self, Field, Object, Root, Value};

/// A client of the WB Seller API for one token.
///
/// Cheap to clone; clones, and the clients made by [`with_token`](Client::with_token) for other
/// sellers, share connections and limiter. Dropping a call's future cancels it and gives its place
/// in the limiter's queue back.
///
/// ```no_run
/// # async fn run() -> wildberries::Result<()> {
/// let client = wildberries::Client::from_env()?;
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
pub struct Client {
    executor: Arc<Executor>,
    pub(crate) account: Arc<Account>,
}

impl Client {
    /// A client with default settings.
    ///
    /// # Errors
    /// A token that cannot be sent.
    pub fn new<T>(token: T) -> Result<Self, ConfigError>
    where
        T: TryInto<Token>,
        T::Error: Into<TokenError>,
    {
        Client::builder().token(token).build()
    }

    /// Makes a client step by step.
    pub fn builder() -> ClientBuilder {
        ClientBuilder::default()
    }

    /// A client by the environment: `WB_API_TOKEN` (needed), `WB_API_CLIENT_SECRET`,
    /// `WB_API_USE_SANDBOX`, `WB_API_TIMEOUT_MS`, `WB_API_RETRY_ATTEMPTS`, `WB_API_RETRY_BASE_MS`,
    /// `WB_API_RATE_LIMIT_MAX_WAIT_MS`.
    ///
    /// # Errors
    /// A variable that is missing or cannot be used; the error names it and what it takes.
    pub fn from_env() -> Result<Self, ConfigError> {
        let builder = Client::builder().env()?;
        if builder.token.is_none() {
            return Err(ConfigError::Missing { variable: env::TOKEN });
        }
        builder.build()
    }

    /// A client for another token, most often another seller's. It shares connections, limiter and
    /// settings; the seller is the token's.
    #[must_use]
    pub fn with_token(&self, token: Token) -> Client {
        self.with_account(|account| {
            account.seller = token.seller_arc();
            account.token = Some(token);
        })
    }

    /// A client that counts under another seller id than its token's.
    #[must_use]
    pub fn with_seller(&self, seller: impl Into<Arc<str>>) -> Client {
        self.with_account(|account| account.seller = Some(seller.into()))
    }

    /// A client that waits this long for the limiter, at most, whatever the operation's window. A
    /// wait that would be longer is refused at once with
    /// [`ErrorKind::RateLimited`](crate::ErrorKind::RateLimited).
    #[must_use]
    pub fn with_max_wait(&self, max_wait: Duration) -> Client {
        self.with_account(|account| account.max_wait = Some(max_wait))
    }

    /// A client for the job that holds a lease: it sends nothing once the lease is lost, and fails
    /// with [`ErrorKind::LeaseLost`](crate::ErrorKind::LeaseLost).
    #[must_use]
    pub fn with_lease(&self, lease: &Lease) -> Client {
        self.with_account(|account| account.lease = Some(lease.watcher()))
    }

    /// A client that waits this long for the limiter, and leaves it to the caller to try again after
    /// a 429, with another credential.
    pub(crate) fn one_of_many(&self, max_wait: Duration) -> Client {
        self.with_account(|account| {
            account.max_wait = Some(max_wait);
            account.one_of_many = true;
        })
    }

    fn with_account(&self, change: impl FnOnce(&mut Account)) -> Client {
        let mut account = (*self.account).clone();
        change(&mut account);
        Client { executor: Arc::clone(&self.executor), account: Arc::new(account) }
    }

    /// Its token.
    pub fn token(&self) -> Option<&Token> {
        self.account.token.as_ref()
    }

    /// The seller it counts under: the token's, unless given.
    pub fn seller(&self) -> Option<&str> {
        self.account.seller.as_deref()
    }

    /// The token type it is limited by. A base token with a client secret is
    /// [`TokenType::BaseWithSecret`].
    pub fn token_type(&self) -> Option<TokenType> {
        self.account.token_type()
    }

    /// Whether it talks to the sandbox.
    pub fn is_sandbox(&self) -> bool {
        self.account.sandbox()
    }

    /// The limiter it shares.
    pub fn limiter(&self) -> &Limiter {
        &self.executor.limiter
    }

    /// The events of all that share its limiter and settings.
    pub fn events(&self) -> &Events {
        &self.executor.events
    }

    /// The limit it keeps for an operation: WB's for its token type, unless overridden.
    pub fn limit(&self, operation: &Operation) -> Limit {
        self.executor.limiter.limit(&self.account.key(operation), self.account.limit(operation))
    }

    /// How much of an operation's bucket is used, without taking from it.
    pub async fn quota(&self, operation: &Operation) -> Quota {
        self.executor.limiter.quota(&self.account.key(operation), self.account.limit(operation)).await
    }

    /// Asks a host of WB whether it is there and takes the token. Each host counts its own: 3 in 30
    /// seconds.
    ///
    /// # Errors
    /// Any failure of the call.
    pub async fn ping(&self, scope: Scope) -> Result<Response<Ping>> {
        self.json(Call::new(ping_operation(scope))).await
    }

    /// Makes a call whose answer is JSON.
    ///
    /// # Errors
    /// Any failure of the call.
    pub async fn json<T: Root>(&self, call: Call) -> Result<Response<T>> {
        let operation = call.operation();
        let answer = self.executor.run(&self.account, call).await?;
        check_success(operation, &answer)?;
        read(operation, answer)
    }

    /// Makes a call whose answer says nothing but that it succeeded.
    ///
    /// # Errors
    /// Any failure of the call.
    pub async fn empty(&self, call: Call) -> Result<Response<()>> {
        let operation = call.operation();
        let answer = self.executor.run(&self.account, call).await?;
        check_success(operation, &answer)?;
        let (_, meta) = split(answer);
        Ok(Response::new((), meta))
    }

    /// Makes a call whose answer is a file.
    ///
    /// # Errors
    /// Any failure of the call.
    pub async fn bytes(&self, call: Call) -> Result<Response<Bytes>> {
        let (body, meta) = split(self.executor.run(&self.account, call).await?);
        Ok(Response::new(body, meta))
    }

    /// Makes a call whose answer is a file (200) or JSON about one that is not ready (202).
    ///
    /// # Errors
    /// Any failure of the call.
    pub async fn download<P: Root>(&self, call: Call) -> Result<Response<Download<P>>> {
        let operation = call.operation();
        let answer = self.executor.run(&self.account, call).await?;
        if answer.status == StatusCode::ACCEPTED {
            return Ok(read::<P>(operation, answer)?.map(Download::NotReady));
        }
        let (body, meta) = split(answer);
        Ok(Response::new(Download::Ready(body), meta))
    }
}

impl Client {
    /// Makes a call whose answer is a long list, and hands out the rows as they arrive.
    ///
    /// `path` names the fields that lead to the list, `&["data", "items"]` say; it is empty where
    /// the list is the whole answer. `R` is the type of the whole answer.
    ///
    /// # Errors
    /// Any failure of the call up to the first row.
    pub async fn rows<R: Root, T: Value>(
        &self,
        call: Call,
        path: &'static [&'static str],
    ) -> Result<Rows<T, R>> {
        let operation = call.operation();
        let mut framer = Framer::new(path, self.executor.max_body.min(MOST_ROW));
        let mut answer = self.executor.begin(&self.account, call, Some(&mut framer)).await?;
        let rest = answer.rest.take();
        if rest.is_none() {
            framer.finish();
        }
        let (_, meta) = split(answer);
        Ok(Rows::new(operation, framer, rest, meta))
    }

    /// Makes a call whose answer is a file, and writes it as it arrives, whatever its size.
    ///
    /// # Errors
    /// Any failure of the call, and [`ErrorKind::Write`] where `writer` fails. What was written by
    /// then stays written: a file cut off is not repeated.
    pub async fn save<W>(&self, call: Call, writer: &mut W) -> Result<Response<Written>>
    where
        W: AsyncWrite + Unpin + ?Sized,
    {
        let operation = call.operation();
        let mut first = First::default();
        let mut answer = self.executor.begin(&self.account, call, Some(&mut first)).await?;
        let rest = answer.rest.take();
        streaming::save(operation, split(answer).1, first, rest, writer).await
    }

    /// Makes a call whose answer is a file (200), which is written as it arrives, or JSON about one
    /// that is not ready (202).
    ///
    /// # Errors
    /// See [`Client::save`].
    pub async fn save_download<P: Root, W>(&self, call: Call, writer: &mut W) -> Result<Response<Saved<P>>>
    where
        W: AsyncWrite + Unpin + ?Sized,
    {
        let operation = call.operation();
        let mut first = First::default();
        let mut answer = self.executor.begin(&self.account, call, Some(&mut first)).await?;
        let rest = answer.rest.take();
        let (_, meta) = split(answer);
        if meta.status != StatusCode::ACCEPTED {
            let saved = streaming::save(operation, meta, first, rest, writer).await?;
            return Ok(saved.map(Saved::Ready));
        }
        let body = streaming::write_all(operation, &meta, first, rest, MOST_ROW).await?;
        let (status, headers, rate, attempts) = (meta.status, meta.headers, meta.rate, meta.attempts);
        let answer = Answer { status, headers, rate, body, rest: None, attempts };
        Ok(read::<P>(operation, answer)?.map(Saved::NotReady))
    }
}

/// Most bytes of a body kept beside the value read from it.
const MOST_KEPT: usize = 1 << 20;

/// Most bytes of one row of a list that is read row by row.
const MOST_ROW: usize = 16 << 20;

impl fmt::Debug for Client {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Client")
            .field("token", &self.account.token)
            .field("seller", &self.account.seller)
            .field("client_secret", &self.account.secret.is_some())
            .field("sandbox", &self.is_sandbox())
            .field("max_wait", &self.account.max_wait)
            .finish_non_exhaustive()
    }
}

fn split(answer: Answer) -> (Bytes, Meta) {
    let meta = Meta {
        status: answer.status,
        headers: answer.headers,
        rate: answer.rate,
        attempts: answer.attempts,
        lost: Vec::new(),
        lost_count: 0,
        unknown: Vec::new(),
        failed: Vec::new(),
        body: Bytes::new(),
    };
    (answer.body, meta)
}

/// A success status does not always mean success: some methods answer 200 with `error: true`. A 208
/// says what its error text says, "already done", by its status: that is an outcome.
fn check_success(operation: &'static Operation, answer: &Answer) -> Result<()> {
    if answer.status == StatusCode::ALREADY_REPORTED
        || answer.body.is_empty()
        || error_in_success(&answer.body).is_none()
    {
        return Ok(());
    }
    Err(Error::new(ErrorKind::Rejected)
        .with_operation(operation)
        .with_answer(answer.status, answer.headers.clone(), answer.body.clone())
        .with_attempts(answer.attempts, true, true))
}

fn rejected(operation: &'static Operation, meta: Meta, body: Bytes) -> Error {
    Error::new(ErrorKind::Rejected)
        .with_operation(operation)
        .with_attempts(meta.attempts, true, true)
        .with_answer(meta.status, meta.headers, body)
}

fn read<T: Root>(operation: &'static Operation, answer: Answer) -> Result<Response<T>> {
    let (body, mut meta) = split(answer);
    if body.trim_ascii().is_empty() {
        // Only a 200 promises a value.
        if meta.status != StatusCode::OK {
            return Ok(Response::new(T::default(), meta));
        }
        return Err(Error::new(ErrorKind::EmptyBody)
            .with_operation(operation)
            .with_attempts(meta.attempts, true, true)
            .with_answer(meta.status, meta.headers, body));
    }
    match decode::from_slice::<T>(&body) {
        Ok(decoded) => {
            if decoded.lost_count > 0 {
                tracing::debug!(
                    operation = operation.name(),
                    count = decoded.lost_count,
                    first = decoded.lost.first().map(|lost| lost.path.as_str()),
                    "values of the answer do not fit their type"
                );
            }
            // An object of errors where another one was due.
            let refused = decoded.strange && is_error_object(&body) || only_errors(&body);
            if meta.status == StatusCode::OK && refused {
                return Err(rejected(operation, meta, body));
            }
            meta.lost = decoded.lost;
            meta.lost_count = decoded.lost_count;
            meta.unknown = decoded.unknown;
            meta.failed = failed::find(&body, operation.read_only());
            if body.len() <= MOST_KEPT {
                meta.body = body;
            }
            Ok(Response::new(decoded.value, meta))
        }
        Err(_) if meta.status == StatusCode::OK && is_error_object(&body) => {
            Err(rejected(operation, meta, body))
        }
        Err(error) => Err(Error::new(ErrorKind::Decode)
            .with_operation(operation)
            .with_detail(error.to_string())
            .with_source(error)
            .with_attempts(meta.attempts, true, true)
            .with_answer(meta.status, meta.headers, body)),
    }
}

/// Makes a [`Client`].
///
/// Settings not given have these values: timeout 10 s, 3 attempts, first pause 500 ms, wait ceiling
/// 30 s, bodies up to 512 MiB, preflight on, production.
#[must_use]
pub struct ClientBuilder {
    token: Option<Result<Token, ConfigError>>,
    secret: Option<String>,
    seller: Option<Arc<str>>,
    sandbox: bool,
    base_urls: Vec<(Scope, String)>,
    timeout: Duration,
    policy: RetryPolicy,
    wait_ceiling: Duration,
    max_body: usize,
    preflight: bool,
    limiter: Option<Limiter>,
    #[cfg(feature = "redis")]
    redis: Option<Result<crate::limits::RedisStore, ConfigError>>,
    overrides: Overrides,
    events: Events,
    fence_header: Option<HeaderName>,
    http: Http,
}

/// Where the HTTP client comes from.
enum Http {
    Own(Option<Configure>),
    Given(reqwest::Client),
    #[cfg(test)]
    Script(Box<crate::executor::tests::Script>),
}

type Configure = Box<dyn FnOnce(reqwest::ClientBuilder) -> reqwest::ClientBuilder + Send>;

impl Default for ClientBuilder {
    fn default() -> Self {
        ClientBuilder {
            token: None,
            secret: None,
            seller: None,
            sandbox: false,
            base_urls: Vec::new(),
            timeout: Duration::from_secs(10),
            policy: RetryPolicy::default(),
            wait_ceiling: Duration::from_secs(30),
            max_body: 512 << 20,
            preflight: true,
            limiter: None,
            #[cfg(feature = "redis")]
            redis: None,
            overrides: Overrides::new(),
            events: Events::new(),
            fence_header: None,
            http: Http::Own(None),
        }
    }
}

impl ClientBuilder {
    /// Takes what the environment says; see [`Client::from_env`]. What is set after this call wins
    /// over the environment.
    ///
    /// # Errors
    /// A variable that cannot be used; the error names it and what it takes.
    pub fn env(self) -> Result<Self, ConfigError> {
        Settings::from_env().map(|settings| self.settings(settings))
    }

    fn settings(mut self, settings: Settings) -> Self {
        if let Some(token) = settings.token {
            let variable = Some(env::TOKEN);
            self.token = Some(Token::new(token).map_err(|source| ConfigError::Token { variable, source }));
        }
        self.secret = settings.client_secret.or(self.secret);
        self.sandbox = settings.sandbox.unwrap_or(self.sandbox);
        self.timeout = settings.timeout.unwrap_or(self.timeout);
        self.policy.attempts = settings.retry_attempts.unwrap_or(self.policy.attempts);
        self.policy.base = settings.retry_base.unwrap_or(self.policy.base);
        self.wait_ceiling = settings.max_wait.unwrap_or(self.wait_ceiling);
        self
    }

    /// The token: a text or a [`Token`]. Without one the client serves to make others by
    /// [`Client::with_token`].
    pub fn token<T>(mut self, token: T) -> Self
    where
        T: TryInto<Token>,
        T::Error: Into<TokenError>,
    {
        let token =
            token.try_into().map_err(|error| ConfigError::Token { variable: None, source: error.into() });
        self.token = Some(token);
        self
    }

    /// The secret WB gives to a service. It is sent with base tokens (`X-Client-Secret`), which then
    /// have the limits of [`TokenType::BaseWithSecret`].
    pub fn client_secret(mut self, secret: impl Into<String>) -> Self {
        self.secret = Some(secret.into());
        self
    }

    /// The seller id to count under, instead of the token's.
    pub fn seller(mut self, seller: impl Into<Arc<str>>) -> Self {
        self.seller = Some(seller.into());
        self
    }

    /// Whether to use the sandbox. A test token uses it in any case: it is good for nothing else.
    pub fn sandbox(mut self, sandbox: bool) -> Self {
        self.sandbox = sandbox;
        self
    }

    /// Sends the calls of a scope, token included, to this address instead of WB's, of production
    /// and sandbox alike. `http` is allowed: for a simulator or a proxy of your own.
    pub fn base_url(mut self, scope: Scope, url: impl Into<String>) -> Self {
        self.base_urls.push((scope, url.into()));
        self
    }

    /// Time for an answer to begin, and then for each next piece of it. Operations known to be slow
    /// have more where this is less.
    pub fn timeout(mut self, timeout: Duration) -> Self {
        self.timeout = timeout;
        self
    }

    /// How often a call is tried, and the first pause.
    pub fn retry(mut self, policy: RetryPolicy) -> Self {
        self.policy = policy;
        self
    }

    /// Longest wait for the limiter. Where the window of an operation's limit is longer (and at
    /// most 5 minutes) the wait may be as long as that window, twice it for limits of one request,
    /// plus 5 s; [`Client::with_max_wait`] and [`Call::max_wait`] know no such exception.
    pub fn wait_ceiling(mut self, ceiling: Duration) -> Self {
        self.wait_ceiling = ceiling;
        self
    }

    /// Most bytes of an answer held in memory; a larger one is an error.
    pub fn max_body(mut self, bytes: usize) -> Self {
        self.max_body = bytes;
        self
    }

    /// Whether calls that the token rules out are refused without a request.
    pub fn preflight(mut self, on: bool) -> Self {
        self.preflight = on;
        self
    }

    /// A limiter shared with other clients. Without it the client, with its clones, has its own.
    pub fn limiter(mut self, limiter: Limiter) -> Self {
        self.limiter = Some(limiter);
        #[cfg(feature = "redis")]
        {
            self.redis = None;
        }
        self
    }

    /// Limits that hold instead of the published ones, in whichever limiter the client gets. More than
    /// one call adds up; [`Limiter::set_overrides`] and [`reload`](crate::reload) change them later.
    pub fn overrides(mut self, overrides: &Overrides) -> Self {
        self.overrides.extend(overrides);
        self
    }

    /// A stream of events shared with other clients, gates and pools. Without it the client, with its
    /// clones, has its own.
    pub fn events(mut self, events: Events) -> Self {
        self.events = events;
        self
    }

    /// Sends the [fence](Lease::fence) of a client's lease in this header, for a proxy of your own
    /// that refuses an owner who has lost the gate. WB knows no such header.
    pub fn fence_header(mut self, name: HeaderName) -> Self {
        self.fence_header = Some(name);
        self
    }

    /// A limiter in Redis, shared with all processes that use the same server: an address such as
    /// `redis://localhost`, or a [`RedisStore`](crate::limits::RedisStore).
    #[cfg(feature = "redis")]
    pub fn redis<S>(mut self, store: S) -> Self
    where
        S: TryInto<crate::limits::RedisStore>,
        S::Error: Into<ConfigError>,
    {
        self.redis = Some(store.try_into().map_err(Into::into));
        self
    }

    /// Changes the HTTP client this crate makes: a proxy, a root certificate, pool sizes. Redirects
    /// and retries stay off whatever is set here.
    pub fn http(
        mut self,
        configure: impl FnOnce(reqwest::ClientBuilder) -> reqwest::ClientBuilder + Send + 'static,
    ) -> Self {
        self.http = Http::Own(Some(Box::new(configure)));
        self
    }

    /// An HTTP client of your own, to share its connections. Make it with
    /// `redirect(Policy::none())` and `retry(reqwest::retry::never())`: this crate cannot see
    /// whether it was. (reqwest drops the token on a redirect to another host, but not the client
    /// secret, so the two do not go together: use [`http`](Self::http) with a client secret.)
    pub fn http_client(mut self, client: reqwest::Client) -> Self {
        self.http = Http::Given(client);
        self
    }

    #[cfg(test)]
    pub(crate) fn script(mut self, script: Box<crate::executor::tests::Script>) -> Self {
        self.http = Http::Script(script);
        self
    }

    /// Makes the client.
    ///
    /// # Errors
    /// A token, secret or base URL that cannot be used, or an HTTP client that cannot be made.
    pub fn build(self) -> Result<Client, ConfigError> {
        let token = self.token.transpose()?;
        #[cfg(not(feature = "redis"))]
        let limiter = self.limiter;
        #[cfg(feature = "redis")]
        let limiter = match self.redis.transpose()? {
            Some(store) => Some(Limiter::redis(store.events_or(&self.events))),
            None => self.limiter,
        };
        let limiter = limiter.unwrap_or_default();
        if !self.overrides.is_empty() {
            change_overrides(&limiter, |all| all.extend(&self.overrides));
        }
        let secret = self.secret.map(secret_header).transpose()?;
        let base_urls = self
            .base_urls
            .into_iter()
            .rev() // The last one given for a scope is found first.
            .map(|(scope, url)| Ok((scope, base_url(scope, &url)?)))
            .collect::<Result<_, ConfigError>>()?;
        let mut https = true;
        let transport = match self.http {
            Http::Own(configure) => {
                https = cfg!(any(feature = "rustls", feature = "native-tls"));
                let builder = tls::builder()?;
                let builder = match configure {
                    Some(configure) => configure(builder),
                    None => builder,
                };
                Transport::Http(tls::finish(builder)?)
            }
            Http::Given(_) if secret.is_some() => {
                return Err(ConfigError::ClientSecret {
                    problem: "does not go with an HTTP client of your own; use ClientBuilder::http",
                });
            }
            Http::Given(client) => Transport::Http(client),
            #[cfg(test)]
            Http::Script(script) => Transport::Script(script),
        };
        let seller = self.seller.or_else(|| token.as_ref().and_then(Token::seller_arc));
        Ok(Client {
            executor: Arc::new(Executor {
                transport,
                limiter,
                events: self.events,
                fence_header: self.fence_header,
                policy: self.policy,
                timeout: self.timeout,
                wait_ceiling: self.wait_ceiling,
                max_body: self.max_body,
                preflight: self.preflight,
                base_urls,
                https,
            }),
            account: Arc::new(Account {
                token,
                secret,
                seller,
                sandbox: self.sandbox,
                max_wait: None,
                one_of_many: false,
                lease: None,
            }),
        })
    }
}

impl fmt::Debug for ClientBuilder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ClientBuilder")
            .field("token", &self.token)
            .field("client_secret", &self.secret.is_some())
            .field("seller", &self.seller)
            .field("sandbox", &self.sandbox)
            .field("timeout", &self.timeout)
            .field("retry", &self.policy)
            .field("wait_ceiling", &self.wait_ceiling)
            .field("max_body", &self.max_body)
            .field("preflight", &self.preflight)
            .finish_non_exhaustive()
    }
}

fn secret_header(secret: String) -> Result<HeaderValue, ConfigError> {
    let secret = secret.trim();
    if secret.is_empty() {
        return Err(ConfigError::ClientSecret { problem: "it is empty" });
    }
    let mut value = HeaderValue::from_str(secret)
        .map_err(|_| ConfigError::ClientSecret { problem: "it has a character no HTTP header may carry" })?;
    value.set_sensitive(true);
    Ok(value)
}

fn base_url(scope: Scope, text: &str) -> Result<Url, ConfigError> {
    let bad = |problem| Err(ConfigError::BaseUrl { scope, problem });
    let Ok(url) = Url::parse(text.trim()) else { return bad("it is not a URL") };
    if !matches!(url.scheme(), "http" | "https") {
        return bad("only http and https are allowed");
    }
    if !url.username().is_empty() || url.password().is_some() {
        return bad("it must not hold credentials");
    }
    if url.query().is_some() || url.fragment().is_some() {
        return bad("it must not have a query or fragment");
    }
    Ok(url)
}

/// What a host says to [`Client::ping`].
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Ping {
    /// WB's clock.
    pub time: Option<String>,
    /// `OK`.
    pub status: Option<String>,
}

impl Object for Ping {
    fn field<'de, A: MapAccess<'de>>(&mut self, name: &str, value: Field<'_, A>) -> Result<(), A::Error> {
        match name {
            "TS" => value.read(&mut self.time),
            "Status" => value.read(&mut self.status),
            _ => value.skip(),
        }
    }
}

impl Root for Ping {
    fn root<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        decode::object_root(deserializer)
    }
}

/// `GET /ping` of a scope: WB documents it once, for all hosts, each with a count of its own.
fn ping_operation(scope: Scope) -> &'static Operation {
    macro_rules! pings {
        ($($scope:ident $bucket:literal)*) => {
            match scope {$(
                Scope::$scope => {
                    static PING: Operation = Operation {
                        api: Api::General,
                        name: "ping",
                        method: Method::GET,
                        path: "/ping",
                        scope: Scope::$scope,
                        sandbox: Scope::$scope.sandbox_host().is_some(),
                        read_only: true,
                        deprecated: false,
                        retired: false,
                        category: None,
                        token_types: &[],
                        bucket: $bucket,
                        limits: crate::generated::PING,
                        sandbox_limit: None,
                        cost_4xx: 1,
                        success: &[200],
                        timeout: None,
                    };
                    &PING
                }
            )*}
        };
    }
    pings! {
        // The bucket of the documented operation.
        Common "general.ping"
        Content "ping.content"
        Analytics "ping.analytics"
        Prices "ping.prices"
        Marketplace "ping.marketplace"
        Statistics "ping.statistics"
        Advert "ping.advert"
        Feedbacks "ping.feedbacks"
        BuyerChat "ping.buyer-chat"
        Supplies "ping.supplies"
        Returns "ping.returns"
        Documents "ping.documents"
        Finance "ping.finance"
        UserManagement "ping.user-management"
        DpCalendar "ping.dp-calendar"
        AdvertMedia "ping.advert-media"
    }
}
