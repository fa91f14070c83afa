//! What happens at gates, for those it concerns: jobs that wait, and owners.

use std::sync::Arc;

use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

/// Something that happened at a gate; without a name, something may have happened at any.
type Item = Option<Arc<str>>;

/// A stream of what happens. A handle.
#[derive(Debug, Clone)]
pub(super) struct News(broadcast::Sender<Item>);

impl Default for News {
    fn default() -> Self {
        News(broadcast::channel(64).0)
    }
}

impl News {
    pub fn tell(&self, item: Item) {
        // Fails when nobody listens, which is fine.
        let _ = self.0.send(item);
    }

    /// Listens from now on to what happens at a gate.
    pub fn of(&self, gate: Arc<str>) -> NewsOf {
        NewsOf { receiver: self.0.subscribe(), gate }
    }
}

pub(super) struct NewsOf {
    receiver: broadcast::Receiver<Item>,
    gate: Arc<str>,
}

impl NewsOf {
    /// Becomes ready when something may have happened. Dropping the future loses nothing.
    pub async fn next(&mut self) {
        loop {
            match self.receiver.recv().await {
                Ok(Some(gate)) if gate != self.gate => {}
                Ok(_) | Err(RecvError::Lagged(_)) => return,
                // Nothing is told any more.
                Err(RecvError::Closed) => std::future::pending().await,
            }
        }
    }
}
