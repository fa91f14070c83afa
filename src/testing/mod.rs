//! A WB on localhost, for tests and for trying things out (feature `testing`).
//!
//! The [`Simulator`] knows the contract of every API compiled in. It listens on one local port per
//! production host and one per sandbox host, checks the token and the request, keeps real token
//! buckets and answers with invented data that fits the contract.
//!
//! A request goes through these steps, and the first that fails answers:
//!
//! 1. path and method, on the host that serves them (404);
//! 2. token: there, readable, not expired, allowed on this host, with the category and the right to
//!    write, of an allowed type (401, 403);
//! 3. the seller-wide limiter and the bucket of the operation (429);
//! 4. a fault queued with [`Simulator::on`];
//! 5. parameters and body against the contract (400 or 422, in the shape the contract documents);
//! 6. the handler of the operation, or an answer invented from its schema.
//!
//! Every request is kept: see [`Simulator::requests`]. The clock of the buckets and delays is
//! tokio's, so it can be paused.

pub mod contract;

mod bucket;
mod data;
mod embedded;
mod fault;
mod multipart;
mod reply;
mod request;
mod route;
mod sample;
mod schema;
mod server;
mod token;
mod zip;

#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::fmt;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use http::Method;
use tokio::net::TcpListener;
use tokio::task::AbortHandle;

pub use fault::On;
pub use reply::Reply;
pub use request::{RecordedRequest, SimulatedRequest};
pub use sample::{Fill, SampleRequest, synthesize};
pub use schema::{Violation, validate};
pub use token::{SELLER, TokenSpec};

use crate::client::{Client, ClientBuilder};
use crate::limits::Limit;
use crate::operation::{Operation, Scope};
use contract::Document;
use route::Routes;
use server::{Config, Handler, Host, State};

/// Why a simulator did not start.
#[derive(Debug)]
#[non_exhaustive]
pub enum SimulatorError {
    /// No local port could be opened.
    Bind(io::Error),
    /// The contract compiled in could not be read.
    Contract {
        /// The API.
        module: &'static str,
        /// What the reader says.
        reason: String,
    },
    /// The builder was given a method that HTTP does not allow.
    Method(String),
}

impl fmt::Display for SimulatorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SimulatorError::Bind(_) => f.write_str("the simulator could not open a local port"),
            SimulatorError::Contract { module, reason } => {
                write!(f, "the contract of {module} could not be read: {reason}")
            }
            SimulatorError::Method(method) => write!(f, "{method:?} is not an HTTP method"),
        }
    }
}

impl std::error::Error for SimulatorError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            SimulatorError::Bind(error) => Some(error),
            _ => None,
        }
    }
}

/// Settings of a [`Simulator`].
#[must_use = "nothing listens before `start`"]
pub struct SimulatorBuilder {
    config: Config,
    handlers: HashMap<(Method, String), Handler>,
    documents: Option<Vec<Document>>,
    wrong_method: Option<String>,
}

impl fmt::Debug for SimulatorBuilder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SimulatorBuilder").field("config", &self.config).finish_non_exhaustive()
    }
}

impl SimulatorBuilder {
    /// Whether unknown fields, query parameters and bodies where none belongs are refused (on by
    /// default). WB itself ignores most of them without a word.
    pub fn strict(mut self, strict: bool) -> Self {
        self.config.strict = strict;
        self
    }

    /// Whether tokens are checked (on by default).
    pub fn check_tokens(mut self, check: bool) -> Self {
        self.config.check_tokens = check;
        self
    }

    /// Whether there are limits (on by default). Without, no answer has rate headers.
    pub fn rate_limits(mut self, rate_limits: bool) -> Self {
        self.config.rate_limits = rate_limits;
        self
    }

    /// Lets tokens come back `factor` times as fast: with 10.0 a limit of one per minute becomes
    /// one per 6 s. Bursts stay. A factor that is not above zero changes nothing.
    pub fn limits_scaled(mut self, factor: f64) -> Self {
        if factor > 0.0 && factor.is_finite() {
            self.config.speed = factor;
        }
        self
    }

    /// Sets the limit of a bucket, by [id](Operation::bucket), for all token types.
    pub fn limit(mut self, bucket: impl Into<String>, limit: Limit) -> Self {
        self.config.limits.insert(bucket.into(), limit);
        self
    }

    /// Changes the invented data: the same seed gives the same data.
    pub fn seed(mut self, seed: u64) -> Self {
        self.config.seed = seed;
        self
    }

    /// Answers an operation with a function instead of an invented answer. The request has passed
    /// all checks by then. `path` is the template, for example `/api/v3/orders/{orderId}/cancel`; one
    /// that the contract does not hold works as well, without checks and if it has no parameters.
    pub fn handler(
        mut self,
        method: &str,
        path: &str,
        handler: impl Fn(&SimulatedRequest<'_>) -> Reply + Send + Sync + 'static,
    ) -> Self {
        match Method::from_bytes(method.as_bytes()) {
            Ok(method) => {
                self.handlers.insert((method, path.to_owned()), Arc::new(handler));
            }
            Err(_) => self.wrong_method = Some(method.to_owned()),
        }
        self
    }

    /// Serves these documents instead of the contract compiled in. Documents hold no limits: each
    /// operation has a bucket of its own, called `METHOD /path`, with the default of its scope.
    pub fn documents(mut self, documents: impl IntoIterator<Item = Document>) -> Self {
        self.documents = Some(documents.into_iter().collect());
        self
    }

    /// Opens the ports and serves until the simulator is dropped.
    ///
    /// # Errors
    /// When a local port cannot be opened or the contract compiled in cannot be read.
    pub async fn start(self) -> Result<Simulator, SimulatorError> {
        if let Some(method) = self.wrong_method {
            return Err(SimulatorError::Method(method));
        }
        let known = self.documents.is_none();
        let documents = match self.documents {
            Some(documents) => documents.into_iter().map(Arc::new).collect(),
            None => embedded::documents()?,
        };
        let routes = Routes::new(&documents, known);
        let mut handlers = data::handlers();
        handlers.retain(|(method, path), _| routes.get(method, path).is_some());
        handlers.extend(self.handlers);
        let state = Arc::new(State::new(self.config, routes, handlers));
        let hosts = Scope::ALL.into_iter().flat_map(|scope| {
            let sandbox = scope.sandbox_host().map(|_| Host { scope, sandbox: true });
            std::iter::once(Host { scope, sandbox: false }).chain(sandbox)
        });
        let mut simulator = Simulator { state, addresses: HashMap::new(), tasks: Vec::new() };
        for host in hosts {
            let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.map_err(SimulatorError::Bind)?;
            let address = listener.local_addr().map_err(SimulatorError::Bind)?;
            simulator.addresses.insert(host, address);
            let serving = tokio::spawn(server::listen(listener, host, Arc::clone(&simulator.state)));
            simulator.tasks.push(serving.abort_handle());
        }
        Ok(simulator)
    }
}

/// A WB on localhost. Ports are closed when it is dropped; several can run at a time.
///
/// ```no_run
/// # async fn example() -> Result<(), Box<dyn std::error::Error>> {
/// use wildberries::testing::Simulator;
///
/// let simulator = Simulator::start().await?;
/// let client = simulator.client().build()?;
/// simulator.on("GET", "/ping").times(2).status(503);
/// client.ping(wildberries::Scope::Common).await?;
/// assert_eq!(simulator.count("GET", "/ping"), 3);
/// # Ok(())
/// # }
/// ```
pub struct Simulator {
    state: Arc<State>,
    addresses: HashMap<Host, SocketAddr>,
    tasks: Vec<AbortHandle>,
}

impl fmt::Debug for Simulator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Simulator").field("hosts", &self.addresses.len()).finish_non_exhaustive()
    }
}

impl Drop for Simulator {
    fn drop(&mut self) {
        for task in &self.tasks {
            task.abort();
        }
    }
}

impl Simulator {
    /// Starts a simulator with the default settings: all checks and limits on.
    ///
    /// # Errors
    /// When a local port cannot be opened or the contract compiled in cannot be read.
    pub async fn start() -> Result<Simulator, SimulatorError> {
        Simulator::builder().start().await
    }

    /// Settings, to start a simulator with.
    pub fn builder() -> SimulatorBuilder {
        SimulatorBuilder {
            config: Config::default(),
            handlers: HashMap::new(),
            documents: None,
            wrong_method: None,
        }
    }

    /// Where a production host listens, for example `http://127.0.0.1:40123`.
    pub fn base_url(&self, scope: Scope) -> String {
        self.url(Host { scope, sandbox: false }).unwrap_or_default()
    }

    /// Where a sandbox host listens; `None` for a scope without a sandbox.
    pub fn sandbox_url(&self, scope: Scope) -> Option<String> {
        self.url(Host { scope, sandbox: true })
    }

    fn url(&self, host: Host) -> Option<String> {
        self.addresses.get(&host).map(|address| format!("http://{address}"))
    }

    /// A client that sends every scope to this simulator, with an invented personal token that may
    /// do everything. It goes past a proxy set in the environment. Limits that this simulator was
    /// given hold in the client's limiter as well, also in one given to the builder.
    pub fn client(&self) -> ClientBuilder {
        let client =
            Client::builder().token(TokenSpec::personal().build()).overrides(&self.state.overrides());
        Scope::ALL
            .into_iter()
            .fold(client, |client, scope| client.base_url(scope, self.base_url(scope)))
            .http(|http| http.no_proxy())
    }

    /// The same for the sandbox hosts, with a test token.
    pub fn sandbox_client(&self) -> ClientBuilder {
        let client = Client::builder()
            .sandbox(true)
            .token(TokenSpec::test().build())
            .overrides(&self.state.overrides());
        Scope::ALL
            .into_iter()
            .filter_map(|scope| Some((scope, self.sandbox_url(scope)?)))
            .fold(client, |client, (scope, url)| client.base_url(scope, url))
            .http(|http| http.no_proxy())
    }

    /// An invented token.
    pub fn token(&self, spec: &TokenSpec) -> String {
        spec.build()
    }

    /// Sets what happens to the next requests of an operation; `path` is the template. A path the
    /// contract does not hold works as well, if it has no parameters.
    pub fn on(&self, method: &str, path: &str) -> On<'_> {
        // A method HTTP does not allow cannot arrive either: the fault stays pending.
        let method = Method::from_bytes(method.as_bytes()).unwrap_or(Method::TRACE);
        On::new(self, Some((method, path.to_owned())))
    }

    /// Sets what happens to the next requests of an operation.
    pub fn on_operation(&self, operation: &Operation) -> On<'_> {
        On::new(self, Some((operation.method().clone(), operation.path().to_owned())))
    }

    /// Sets what happens to the next requests, whatever they ask for. Faults of their own operation
    /// go first.
    pub fn on_any(&self) -> On<'_> {
        On::new(self, None)
    }

    /// Faults queued and not yet met; one set for ever counts as one. Zero at the end of a test
    /// means that no path was misspelt.
    pub fn pending_faults(&self) -> usize {
        self.state.inner().faults.pending()
    }

    /// Takes back all queued faults.
    pub fn clear_faults(&self) {
        self.state.inner().faults.clear();
    }

    /// Answers every request of a seller with the seller-wide 429 until this much time has passed.
    pub fn hold_seller(&self, seller: &str, duration: Duration) {
        self.state.hold(seller, duration);
    }

    /// Fills all buckets and ends all holds.
    pub fn refill(&self) {
        self.state.refill();
    }

    /// The requests received so far, oldest first.
    pub fn requests(&self) -> Vec<RecordedRequest> {
        self.state.inner().requests.clone()
    }

    /// Forgets the requests received so far.
    pub fn clear(&self) {
        self.state.inner().requests.clear();
    }

    /// How many requests of an operation were received; `path` is the template.
    pub fn count(&self, method: &str, path: &str) -> usize {
        let inner = self.state.inner();
        inner.requests.iter().filter(|request| request.method == method && request.template() == path).count()
    }

    /// Values for a request of an operation that pass all checks; `None` for an operation that is
    /// not in the contract served.
    pub fn sample_request(&self, operation: &Operation, fill: Fill) -> Option<SampleRequest> {
        let route = self.state.routes.get(operation.method(), operation.path())?;
        Some(SampleRequest::new(route, fill, self.state.config.seed))
    }
}
