//! The way to the server: connections, timeouts, and what happens when it fails.
//!
//! One failure is enough: the store counts as down, nobody else waits for it, and a task in the
//! background tries to write a key until that works. So a server that hangs costs a process one
//! timeout, and a server that is back is used again within half a second.

use std::convert::Infallible;
use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock, PoisonError, RwLock, Weak};
use std::time::Duration;

use redis::aio::{ConnectionLike, MultiplexedConnection};
use redis::cluster::ClusterClientBuilder;
use redis::cluster_async::ClusterConnection;
use redis::sentinel::SentinelClient;
use redis::{
    AsyncConnectionConfig, Client, Cmd, ErrorKind, FromRedisValue, ProtocolVersion, PushInfo, PushKind,
    RedisError, RedisResult, ServerErrorKind, Value,
};
use tokio::runtime::Handle;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

use super::script::Script;
use crate::events::{EventKind, Events};
use crate::limits::StoreProblem;

/// Pauses between attempts to use a server that failed: the first, and the longest.
const PROBE_FIRST: Duration = Duration::from_millis(50);
const PROBE_MOST: Duration = Duration::from_millis(400);

/// Time to connect in the background, if that is more than a caller has: nobody waits for it.
const PROBE_CONNECT: Duration = Duration::from_millis(300);

/// Where connections come from.
#[derive(Clone)]
pub(super) enum Source {
    Single(Box<Single>),
    Cluster(Vec<String>),
    Sentinel(Vec<Arc<tokio::sync::Mutex<SentinelClient>>>),
    Shared(Connection),
}

#[derive(Clone)]
pub(super) struct Single {
    pub(super) client: Client,
    /// The same with the protocol that brings news.
    pub(super) listening: Client,
}

impl Source {
    pub(super) fn kind(&self) -> &'static str {
        match self {
            Source::Single(_) => "server",
            Source::Cluster(_) => "cluster",
            Source::Sentinel(_) => "sentinel",
            Source::Shared(_) => "connection",
        }
    }

    /// A connection, and whether it brings news of this channel.
    async fn connect(
        &self,
        limit: Duration,
        answer: Duration,
        news: &News,
    ) -> RedisResult<(Connection, bool)> {
        // Answers are timed by the callers, who do more than give up.
        let config =
            AsyncConnectionConfig::new().set_connection_timeout(Some(limit)).set_response_timeout(None);
        let listen = async |client: &Client| {
            let config = config.clone().set_push_sender(news.sender());
            let mut connection = client.get_multiplexed_async_connection_with_config(&config).await?;
            let live = connection.subscribe(&*news.channel).await.is_ok();
            RedisResult::Ok((Connection::Single(connection), live))
        };
        match self {
            Source::Single(single) => match listen(&single.listening).await {
                Err(error) if error.kind() == ErrorKind::RESP3NotSupported => {
                    let client = &single.client;
                    let connection = client.get_multiplexed_async_connection_with_config(&config).await?;
                    Ok((Connection::Single(connection), false))
                }
                connected => connected,
            },
            Source::Sentinel(sentinels) => {
                // All at once: one that hangs keeps nobody from the others.
                let mut asked = JoinSet::new();
                for sentinel in sentinels {
                    let sentinel = sentinel.clone();
                    asked.spawn(async move { sentinel.lock().await.async_get_client().await });
                }
                let mut problem = RedisError::from((ErrorKind::Io, "no sentinel answers"));
                while let Some(answer) = asked.join_next().await {
                    match answer {
                        Ok(Ok(client)) => return listen(&client).await,
                        Ok(Err(error)) => problem = error,
                        Err(_) => {}
                    }
                }
                Err(problem)
            }
            Source::Cluster(nodes) => {
                let client = ClusterClientBuilder::new(nodes.clone())
                    // All nodes are waited for: one that hangs leaves time for the rest.
                    .connection_timeout(limit / 2)
                    .response_timeout(answer)
                    // One redirection; anything else is a failure like that of a single server.
                    .retries(1)
                    .min_retry_wait(1)
                    .max_retry_wait(5)
                    .use_protocol(ProtocolVersion::RESP3)
                    .push_sender(news.sender())
                    .build()?;
                let mut connection = client.get_async_connection().await?;
                let live = connection.subscribe(&*news.channel).await.is_ok();
                Ok((Connection::Cluster(connection), live))
            }
            Source::Shared(connection) => Ok((connection.clone(), false)),
        }
    }
}

/// What a connection is told unasked, and to whom that goes.
struct News {
    channel: Arc<str>,
    link: Weak<Link>,
    generation: u64,
}

impl News {
    fn sender(&self) -> impl Fn(PushInfo) -> Result<(), Infallible> + Send + Sync + 'static {
        let (link, generation) = (self.link.clone(), self.generation);
        move |info| {
            if let Some(link) = link.upgrade() {
                link.told(generation, &info);
            }
            Ok(())
        }
    }
}

/// Who hears the news: a key that changed, or (without one) that some may have been missed.
pub(crate) type Listener = Box<dyn Fn(Option<&[u8]>) + Send + Sync>;

type Answer<'a> = Pin<Box<dyn Future<Output = RedisResult<Value>> + Send + 'a>>;

/// What is needed of a caller's connection.
pub(super) trait Shared: Send + Sync {
    fn send(&self, command: Cmd) -> Answer<'static>;
}

struct Caller<C>(C);

impl<C: ConnectionLike + Clone + Send + Sync + 'static> Shared for Caller<C> {
    fn send(&self, command: Cmd) -> Answer<'static> {
        let mut connection = self.0.clone();
        Box::pin(async move { connection.req_packed_command(&command).await })
    }
}

#[derive(Clone)]
pub(super) enum Connection {
    Single(MultiplexedConnection),
    Cluster(ClusterConnection),
    Shared(Arc<dyn Shared>),
}

impl Connection {
    pub(super) fn shared<C: ConnectionLike + Clone + Send + Sync + 'static>(connection: C) -> Self {
        Connection::Shared(Arc::new(Caller(connection)))
    }

    pub(super) async fn send(&mut self, command: Cmd) -> RedisResult<Value> {
        // An error of the server comes as a value.
        match self {
            Connection::Single(connection) => connection.send_packed_command(&command).await,
            Connection::Cluster(connection) => connection.req_packed_command(&command).await,
            Connection::Shared(connection) => connection.send(command).await,
        }?
        .extract_error()
    }

    /// Runs a script; sends its text where the server does not have it (any more).
    pub(super) async fn run<T: FromRedisValue>(
        &mut self,
        script: &'static Script,
        keys: Vec<String>,
        arguments: Vec<Argument>,
    ) -> RedisResult<T> {
        let command = |name: &str, script: &str| {
            let mut command = redis::cmd(name);
            command.arg(script).arg(keys.len());
            keys.iter().for_each(|key| _ = command.arg(key));
            for argument in &arguments {
                match argument {
                    Argument::Number(number) => command.arg(*number),
                    Argument::Word(word) => command.arg(*word),
                    Argument::Text(text) => command.arg(&**text),
                };
            }
            command
        };
        let value = match self.send(command("EVALSHA", script.hash())).await {
            Err(error) if error.kind() == ErrorKind::Server(ServerErrorKind::NoScript) => {
                self.send(command("EVAL", script.text)).await?
            }
            value => value?,
        };
        Ok(redis::from_redis_value(value)?)
    }
}

/// An argument of a script.
#[derive(Debug, Clone)]
pub(crate) enum Argument {
    Number(i64),
    Word(&'static str),
    Text(Arc<str>),
}

enum State {
    /// Never connected.
    New,
    Up {
        connection: Connection,
        generation: u64,
        /// Whether it brings news.
        live: bool,
    },
    Down {
        since: Instant,
        problem: StoreProblem,
        /// Whether a task tries to connect. It ends with its runtime.
        probing: bool,
    },
}

/// The way to the server.
pub(super) struct Link {
    source: Source,
    connect_timeout: Duration,
    response_timeout: Duration,
    probe_key: String,
    channel: Arc<str>,
    listener: OnceLock<Listener>,
    state: RwLock<State>,
    connecting: tokio::sync::Mutex<()>,
    generations: AtomicU64,
    events: Events,
    /// What goes on while the store is down, for the event.
    policy: &'static str,
    this: Weak<Link>,
}

impl Link {
    pub(super) fn new(
        source: Source,
        connect_timeout: Duration,
        response_timeout: Duration,
        prefix: &str,
        events: Events,
        policy: &'static str,
    ) -> Arc<Self> {
        Arc::new_cyclic(|this| Link {
            source,
            connect_timeout,
            response_timeout,
            probe_key: format!("{prefix}:probe"),
            channel: format!("{prefix}:moved").into(),
            listener: OnceLock::new(),
            state: RwLock::new(State::New),
            connecting: tokio::sync::Mutex::default(),
            generations: AtomicU64::new(0),
            events,
            policy,
            this: this.clone(),
        })
    }

    pub(super) fn kind(&self) -> &'static str {
        self.source.kind()
    }

    pub(super) fn response_timeout(&self) -> Duration {
        self.response_timeout
    }

    /// What is wrong, if the store is down.
    pub(super) fn problem(&self) -> Option<StoreProblem> {
        match &*self.state.read().unwrap_or_else(PoisonError::into_inner) {
            State::Down { problem, .. } => Some(*problem),
            _ => None,
        }
    }

    /// A connection and its generation, made now if it is the first.
    pub(super) async fn connection(&self) -> Result<(Connection, u64), StoreProblem> {
        if let Some(known) = self.known() {
            return known;
        }
        let _one = self.connecting.lock().await;
        if let Some(known) = self.known() {
            return known;
        }
        match timeout(self.connect_timeout, self.connect(self.connect_timeout)).await {
            Ok(Ok((connection, generation, live))) => {
                self.up(connection.clone(), generation, live);
                Ok((connection, generation))
            }
            Ok(Err(error)) => Err(self.failed(None, problem(&error))),
            Err(_) => Err(self.failed(None, StoreProblem::Unreachable)),
        }
    }

    async fn connect(&self, limit: Duration) -> RedisResult<(Connection, u64, bool)> {
        let generation = self.generations.fetch_add(1, Ordering::Relaxed);
        let news = News { channel: self.channel.clone(), link: self.this.clone(), generation };
        let connect = self.source.connect(limit, self.response_timeout, &news);
        connect.await.map(|(connection, live)| (connection, generation, live))
    }

    /// Something the server said unasked.
    fn told(&self, generation: u64, info: &PushInfo) {
        match (&info.kind, &info.data[..]) {
            (PushKind::Message, [_, Value::BulkString(message)]) => {
                if let Some(listener) = self.listener.get() {
                    listener(Some(message));
                }
            }
            // A cluster's connection finds its way back, but has missed something.
            (PushKind::Disconnection, _) if matches!(self.source, Source::Cluster(_)) => self.missed(),
            (PushKind::Disconnection, _) => {
                self.failed(Some(generation), StoreProblem::Unreachable);
            }
            _ => {}
        }
    }

    fn missed(&self) {
        if let Some(listener) = self.listener.get() {
            listener(None);
        }
    }

    /// Channel on which processes tell each other that places moved.
    pub(super) fn channel(&self) -> &Arc<str> {
        &self.channel
    }

    pub(super) fn listen(&self, listener: Listener) {
        let _ = self.listener.set(listener);
    }

    /// Whether news of other processes come by themselves.
    pub(super) fn live(&self) -> bool {
        matches!(&*self.state.read().unwrap_or_else(PoisonError::into_inner), State::Up { live: true, .. })
    }

    fn known(&self) -> Option<Result<(Connection, u64), StoreProblem>> {
        let problem = match &*self.state.read().unwrap_or_else(PoisonError::into_inner) {
            State::New => return None,
            State::Up { connection, generation, .. } => return Some(Ok((connection.clone(), *generation))),
            State::Down { problem, probing: true, .. } => return Some(Err(*problem)),
            State::Down { problem, probing: false, .. } => *problem,
        };
        self.probe();
        Some(Err(problem))
    }

    fn up(&self, connection: Connection, generation: u64, live: bool) {
        let mut state = self.state.write().unwrap_or_else(PoisonError::into_inner);
        let before = std::mem::replace(&mut *state, State::Up { connection, generation, live });
        drop(state);
        if let State::Down { since, .. } = before {
            self.events.emit(EventKind::StoreRecovered { after: since.elapsed() });
            self.missed();
        }
    }

    /// What a call on a connection of this generation came to.
    pub(super) fn judge<T>(
        &self,
        of: u64,
        outcome: Result<RedisResult<T>, tokio::time::error::Elapsed>,
    ) -> Result<T, StoreProblem> {
        match outcome {
            Ok(Ok(answer)) => Ok(answer),
            Ok(Err(error)) => {
                tracing::debug!(%error, "the limiter's store failed");
                Err(self.failed(Some(of), problem(&error)))
            }
            Err(_) => Err(self.failed(Some(of), StoreProblem::Timeout)),
        }
    }

    /// Whether a key can be written now.
    pub(super) async fn check(&self) -> Result<(), StoreProblem> {
        let (mut connection, generation) = self.connection().await?;
        let outcome = timeout(self.response_timeout, connection.send(self.probe_command())).await;
        self.judge(generation, outcome).map(drop)
    }

    fn probe_command(&self) -> Cmd {
        let mut command = redis::cmd("SET");
        command.arg(&self.probe_key).arg("").arg("PX").arg(1000);
        command
    }

    /// A call on a connection of this generation failed.
    pub(super) fn failed(&self, of: Option<u64>, problem: StoreProblem) -> StoreProblem {
        let mut state = self.state.write().unwrap_or_else(PoisonError::into_inner);
        let news = match &*state {
            State::New => true,
            State::Up { generation, .. } => of == Some(*generation),
            State::Down { .. } => false,
        };
        if news {
            *state = State::Down { since: Instant::now(), problem, probing: false };
        }
        drop(state);
        if news {
            let problem = problem.to_string().into();
            self.events.emit(EventKind::StoreDegraded { policy: self.policy, problem });
            self.probe();
        }
        problem
    }

    /// Sees to it that a task tries to use the server again.
    fn probe(&self) {
        let Ok(runtime) = Handle::try_current() else { return };
        {
            let mut state = self.state.write().unwrap_or_else(PoisonError::into_inner);
            match &mut *state {
                State::Down { probing, .. } if !*probing => *probing = true,
                _ => return,
            }
        }
        let probing = Probing(self.this.clone());
        runtime.spawn(async move {
            let mut pause = PROBE_FIRST;
            loop {
                sleep(pause).await;
                let Some(link) = probing.0.upgrade() else { return };
                if let Some((connection, generation, live)) = link.attempt().await {
                    link.up(connection, generation, live);
                    return;
                }
                pause = (pause * 2).min(PROBE_MOST);
            }
        });
    }

    /// Connects and writes a key.
    async fn attempt(&self) -> Option<(Connection, u64, bool)> {
        let limit = self.connect_timeout.max(PROBE_CONNECT);
        let connected = timeout(limit, self.connect(limit)).await.ok()?.ok()?;
        let (mut connection, generation, live) = connected;
        timeout(self.response_timeout, connection.send(self.probe_command())).await.ok()?.ok()?;
        Some((connection, generation, live))
    }
}

/// The task that probes; when it ends, another may begin.
struct Probing(Weak<Link>);

impl Drop for Probing {
    fn drop(&mut self) {
        if let Some(link) = self.0.upgrade()
            && let State::Down { probing, .. } =
                &mut *link.state.write().unwrap_or_else(PoisonError::into_inner)
        {
            *probing = false;
        }
    }
}

impl fmt::Debug for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Link").field("kind", &self.kind()).finish_non_exhaustive()
    }
}

/// What an error says about the server.
pub(super) fn problem(error: &RedisError) -> StoreProblem {
    match error.kind() {
        ErrorKind::AuthenticationFailed | ErrorKind::Server(ServerErrorKind::NoPerm) => StoreProblem::Denied,
        ErrorKind::Server(ServerErrorKind::ReadOnly) => StoreProblem::ReadOnly,
        ErrorKind::Server(
            ServerErrorKind::BusyLoading
            | ServerErrorKind::MasterDown
            | ServerErrorKind::ClusterDown
            | ServerErrorKind::TryAgain,
        ) => StoreProblem::NotReady,
        _ if error.is_timeout() => StoreProblem::Timeout,
        _ => match error.code() {
            Some("NOAUTH" | "WRONGPASS") => StoreProblem::Denied,
            Some("OOM") => StoreProblem::Full,
            Some("BUSY") => StoreProblem::NotReady,
            // A connection that cannot be used: cut, refused, closed.
            None => StoreProblem::Unreachable,
            Some(_) if error.is_io_error() || error.is_unrecoverable_error() => StoreProblem::Unreachable,
            Some(_) => StoreProblem::Other,
        },
    }
}
