//! Which Redis, and how it is used.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use redis::aio::ConnectionLike;
use redis::cluster::ClusterClientBuilder;
use redis::sentinel::{SentinelClient, SentinelNodeConnectionInfo, SentinelServerType};
use redis::{Client, ConnectionAddr, IntoConnectionInfo, ProtocolVersion, RedisConnectionInfo, TlsMode};

use super::link::{Connection, Single, Source};
use crate::env::ConfigError;
use crate::events::Events;
use crate::limits::BucketKey;

/// What becomes of requests while the store cannot be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[non_exhaustive]
pub enum WhenStoreFails {
    /// Buckets in memory take over, with a share of each budget: see [`RedisStore::processes`].
    #[default]
    Local,
    /// Nothing goes: an acquire is refused at once.
    Closed,
    /// Everything goes: nothing is limited.
    Open,
}

impl WhenStoreFails {
    pub(super) fn name(self) -> &'static str {
        match self {
            WhenStoreFails::Local => "local",
            WhenStoreFails::Closed => "closed",
            WhenStoreFails::Open => "open",
        }
    }
}

/// Buckets in Redis or Valkey, for a fleet of processes that share their sellers. Give it to
/// [`Limiter::redis`](super::super::Limiter::redis) or to
/// [`ClientBuilder::redis`](crate::ClientBuilder::redis).
///
/// The server's clock counts; the clocks of the processes do not matter. An address is
/// `redis://[user:password@]host[:port][/database]`, with `rediss` for TLS, or
/// `redis+unix:///path?db=0`. Clones are the same settings; whatever is made of one has connections of
/// its own.
#[derive(Clone)]
#[must_use]
pub struct RedisStore {
    pub(super) source: Source,
    pub(super) prefix: Arc<str>,
    pub(super) connect_timeout: Duration,
    pub(super) response_timeout: Duration,
    pub(super) when_store_fails: WhenStoreFails,
    pub(super) processes: u32,
    pub(super) events: Option<Events>,
}

fn config(error: &redis::RedisError) -> ConfigError {
    // The category only: the rest of it may cite the address, with its password.
    ConfigError::Redis { problem: error.category().to_owned() }
}

impl RedisStore {
    /// A single server. No connection is made yet.
    ///
    /// # Errors
    /// An address that cannot be used.
    pub fn new(address: &str) -> Result<Self, ConfigError> {
        provide_crypto();
        let client = Client::open(address.trim()).map_err(|error| config(&error))?;
        Ok(RedisStore::client(client))
    }

    /// A single server by a client of yours, for what an address does not say: certificates, for
    /// example.
    pub fn client(client: Client) -> Self {
        // Its other protocol brings news on the connection itself.
        let info = client.get_connection_info().clone();
        let settings = info.redis_settings().clone().set_protocol(ProtocolVersion::RESP3);
        let listening = Client::open(info.set_redis_settings(settings)).unwrap_or_else(|_| client.clone());
        RedisStore::with(Source::Single(Box::new(Single { client, listening })))
    }

    /// A cluster, by some of its nodes.
    ///
    /// # Errors
    /// An address that cannot be used.
    pub fn cluster<A: AsRef<str>>(nodes: impl IntoIterator<Item = A>) -> Result<Self, ConfigError> {
        provide_crypto();
        let nodes: Vec<String> = nodes.into_iter().map(|node| node.as_ref().trim().to_owned()).collect();
        // Checked here; made when the timeouts are known.
        ClusterClientBuilder::new(nodes.clone()).build().map_err(|error| config(&error))?;
        Ok(RedisStore::with(Source::Cluster(nodes)))
    }

    /// The master that sentinels name. `node` is an address whose user, password, database and TLS
    /// are used for the master; its host is not.
    ///
    /// # Errors
    /// An address that cannot be used.
    pub fn sentinel<A: AsRef<str>>(
        sentinels: impl IntoIterator<Item = A>,
        master: &str,
        node: Option<&str>,
    ) -> Result<Self, ConfigError> {
        provide_crypto();
        let sentinels: Vec<String> =
            sentinels.into_iter().map(|node| node.as_ref().trim().to_owned()).collect();
        let mut info = SentinelNodeConnectionInfo::default();
        let mut settings = RedisConnectionInfo::default();
        if let Some(node) = node {
            let node = node.trim().into_connection_info().map_err(|error| config(&error))?;
            settings = node.redis_settings().clone();
            if matches!(node.addr(), ConnectionAddr::TcpTls { .. }) {
                info = info.set_tls_mode(TlsMode::Secure);
            }
        }
        let info = info.set_redis_connection_info(settings.set_protocol(ProtocolVersion::RESP3));
        let of = |sentinel: &String| {
            let (service, info) = (master.to_owned(), Some(info.clone()));
            SentinelClient::build(vec![sentinel.as_str()], service, info, SentinelServerType::Master)
        };
        // One client each: a client asks its sentinels one after the other.
        let clients = sentinels.iter().map(|sentinel| Ok(Arc::new(tokio::sync::Mutex::new(of(sentinel)?))));
        let clients = clients.collect::<Result<Vec<_>, _>>().map_err(|error| config(&error))?;
        if clients.is_empty() {
            return Err(ConfigError::Redis { problem: "no sentinels".to_owned() });
        }
        Ok(RedisStore::with(Source::Sentinel(clients)))
    }

    /// A connection of yours, shared with it. It must find its way back by itself when it breaks, as
    /// redis's `ConnectionManager` and `ClusterConnection` do. It brings no news of other processes'
    /// penalties, so a request that waits costs a second round trip, to look once before it goes.
    pub fn connection<C>(connection: C) -> Self
    where
        C: ConnectionLike + Clone + Send + Sync + 'static,
    {
        RedisStore::with(Source::Shared(Connection::shared(connection)))
    }

    fn with(source: Source) -> Self {
        RedisStore {
            source,
            prefix: BucketKey::PREFIX.into(),
            connect_timeout: Duration::from_millis(50),
            response_timeout: Duration::from_millis(50),
            when_store_fails: WhenStoreFails::default(),
            processes: 1,
            events: None,
        }
    }

    /// Where it tells that it fails and recovers; a client's own [`events`](crate::Client::events)
    /// unless set.
    pub fn events(mut self, events: Events) -> Self {
        self.events = Some(events);
        self
    }

    /// The same where none is set yet.
    pub(crate) fn events_or(mut self, events: &Events) -> Self {
        self.events.get_or_insert_with(|| events.clone());
        self
    }

    /// Start of all keys, instead of [`BucketKey::PREFIX`].
    pub fn prefix(mut self, prefix: impl Into<Arc<str>>) -> Self {
        self.prefix = prefix.into();
        self
    }

    /// Time for a connection while a caller waits for it; 50 ms unless set. In the background it may
    /// take 300 ms.
    pub fn connect_timeout(mut self, timeout: Duration) -> Self {
        self.connect_timeout = timeout;
        self
    }

    /// Time for an answer; 50 ms unless set. It is all that a server which hangs can cost a process:
    /// after that the store counts as failed until it answers again.
    pub fn response_timeout(mut self, timeout: Duration) -> Self {
        self.response_timeout = timeout;
        self
    }

    /// What becomes of requests while the store cannot be used.
    pub fn when_store_fails(mut self, policy: WhenStoreFails) -> Self {
        self.when_store_fails = policy;
        self
    }

    /// How many processes share the budgets: while the store cannot be used, this one takes that
    /// part of each. 1 unless set.
    pub fn processes(mut self, expected: u32) -> Self {
        self.processes = expected.max(1);
        self
    }
}

impl fmt::Debug for RedisStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // No address: it may hold a password.
        f.debug_struct("RedisStore")
            .field("kind", &self.source.kind())
            .field("prefix", &self.prefix)
            .field("connect_timeout", &self.connect_timeout)
            .field("response_timeout", &self.response_timeout)
            .field("when_store_fails", &self.when_store_fails)
            .field("processes", &self.processes)
            .finish_non_exhaustive()
    }
}

impl TryFrom<&str> for RedisStore {
    type Error = ConfigError;

    fn try_from(address: &str) -> Result<Self, ConfigError> {
        RedisStore::new(address)
    }
}

impl TryFrom<String> for RedisStore {
    type Error = ConfigError;

    fn try_from(address: String) -> Result<Self, ConfigError> {
        RedisStore::new(&address)
    }
}

impl TryFrom<&String> for RedisStore {
    type Error = ConfigError;

    fn try_from(address: &String) -> Result<Self, ConfigError> {
        RedisStore::new(address)
    }
}

/// The redis crate takes the process's crypto provider, and panics where it cannot tell which.
fn provide_crypto() {
    #[cfg(feature = "rustls")]
    if rustls::crypto::CryptoProvider::get_default().is_none() {
        // Another thread may have been first.
        let _ = rustls::crypto::ring::default_provider().install_default();
    }
}
