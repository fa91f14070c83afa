//! The limiter's way to a server, for others: [gates](crate::gate) run their own script.

use std::sync::{Arc, LazyLock};

use redis::{Cmd, ErrorKind, ServerErrorKind, Value};
use tokio::time::timeout;

use super::RedisStore;
use super::link::Link;
use crate::limits::{BucketKey, StoreProblem};

/// A script about one key, and the name the server has for it.
pub(crate) struct Text {
    text: &'static str,
    hash: LazyLock<redis::Script>,
}

impl Text {
    pub(crate) const fn new(text: &'static str, hash: fn() -> redis::Script) -> Self {
        Text { text, hash: LazyLock::new(hash) }
    }
}

/// A way to a server.
pub(crate) struct Wire {
    link: Arc<Link>,
    /// Start of keys, where it is not the usual one.
    pub(crate) prefix: Option<Arc<str>>,
}

impl Wire {
    pub(crate) fn new(config: RedisStore) -> Self {
        let (connect, answer) = (config.connect_timeout, config.response_timeout);
        let events = config.events.unwrap_or_default();
        let link = Link::new(config.source, connect, answer, &config.prefix, events, "closed");
        Wire { link, prefix: (&*config.prefix != BucketKey::PREFIX).then_some(config.prefix) }
    }

    pub(crate) async fn run(
        &self,
        script: &'static Text,
        key: &str,
        arguments: &[&str],
    ) -> Result<Value, StoreProblem> {
        let (mut connection, generation) = self.link.connection().await?;
        let command = |name: &str, script: &str| -> Cmd {
            let mut command = redis::cmd(name);
            command.arg(script).arg(1).arg(key);
            arguments.iter().for_each(|argument| _ = command.arg(argument));
            command
        };
        let outcome = timeout(self.link.response_timeout(), async {
            match connection.send(command("EVALSHA", script.hash.get_hash())).await {
                Err(error) if error.kind() == ErrorKind::Server(ServerErrorKind::NoScript) => {
                    connection.send(command("EVAL", script.text)).await
                }
                answer => answer,
            }
        });
        self.link.judge(generation, outcome.await)
    }
}
