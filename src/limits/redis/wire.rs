//! The limiter's way to a server, for others: [gates](crate::gate) run their own script.

use std::sync::Arc;
use std::time::Duration;

use redis::FromRedisValue;
use tokio::time::timeout;

use super::RedisStore;
use super::link::{Argument, Link, Listener};
use super::script::Script;
use crate::limits::{BucketKey, StoreProblem};

/// The least time for a connection and for an answer: who asks seldom rather waits than goes without.
const PATIENCE: Duration = Duration::from_secs(1);

/// A way to a server.
pub(crate) struct Wire {
    link: Arc<Link>,
    prefix: String,
}

impl Wire {
    /// For keys of a kind; `listener` hears what is told on its [channel](Wire::channel).
    pub(crate) fn new(config: RedisStore, kind: &str, listener: Listener) -> Self {
        // The usual start of keys is the limiter's own.
        let start = if &*config.prefix == BucketKey::PREFIX { "wb" } else { &*config.prefix };
        let prefix = format!("{start}:{kind}");
        let [connect, answer] =
            [config.connect_timeout, config.response_timeout].map(|time| time.max(PATIENCE));
        let events = config.events.unwrap_or_default();
        let link = Link::new(config.source, connect, answer, &prefix, events, "closed");
        link.listen(listener);
        Wire { link, prefix }
    }

    /// Start of its keys.
    pub(crate) fn prefix(&self) -> &str {
        &self.prefix
    }

    pub(crate) fn channel(&self) -> &Arc<str> {
        self.link.channel()
    }

    pub(crate) async fn run<T: FromRedisValue>(
        &self,
        script: &'static Script,
        key: String,
        arguments: Vec<Argument>,
    ) -> Result<T, StoreProblem> {
        let (mut connection, generation) = self.link.connection().await?;
        let call = connection.run(script, vec![key], arguments);
        self.link.judge(generation, timeout(self.link.response_timeout(), call).await)
    }
}
