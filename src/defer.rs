//! Putting work off instead of sleeping.
//!
//! A worker that sleeps for a limit holds a slot which another seller's job could use. Inside a
//! [`scope`] a call that would have to wait longer than a threshold fails at once with
//! [`ErrorKind::Deferred`](crate::ErrorKind::Deferred), having taken nothing from the bucket; shorter
//! waits are waited as usual. The job keeps its cursor, and the worker puts it back for
//! [`Error::retry_after`](crate::Error::retry_after).
//!
//! ```
//! # async fn fetch_page(_: &wildberries::Client, _: u64) -> wildberries::Result<Option<u64>> { Ok(None) }
//! use wildberries::defer;
//!
//! /// Fetches page after page. The cursor is the caller's: after a `Deferred` it says where to go on.
//! async fn sync(client: &wildberries::Client, cursor: &mut u64) -> wildberries::Result<()> {
//!     while let Some(next) = fetch_page(client, *cursor).await? {
//!         *cursor = next;
//!     }
//!     Ok(())
//! }
//!
//! # async fn job(client: wildberries::Client) -> wildberries::Result<()> {
//! let mut cursor = 0; // or the saved one
//! match defer::scope(defer::THRESHOLD, sync(&client, &mut cursor)).await {
//!     Err(error) if error.is_deferred() => {
//!         println!("back in {:?}, from {cursor}", error.retry_after());
//!     }
//!     other => other?,
//! }
//! # Ok(())
//! # }
//! ```
//!
//! The scope is a task's: it holds for everything awaited inside, however deep, and not for tasks
//! spawned there, unless they are wrapped in [`inherit`].

use std::future::Future;
use std::time::Duration;

use crate::limits::AcquireOptions;

/// The usual threshold.
pub const THRESHOLD: Duration = Duration::from_secs(5);

tokio::task_local! {
    static ABOVE: Option<Duration>;
}

/// Runs `work`, in which waits longer than `threshold` are deferred. Of nested scopes the innermost
/// counts.
pub async fn scope<F: Future>(threshold: Duration, work: F) -> F::Output {
    ABOVE.scope(Some(threshold), work).await
}

/// Runs `work`, in which every wait is waited, whatever the scope around it: for a step that must
/// not be cut in two.
pub async fn off<F: Future>(work: F) -> F::Output {
    ABOVE.scope(None, work).await
}

/// Takes the scope this is called in along, to where the future is run: into `tokio::spawn`, most
/// often.
pub fn inherit<F: Future>(work: F) -> impl Future<Output = F::Output> {
    ABOVE.scope(threshold(), work)
}

/// The threshold of the scope this is called in; `None` outside of one.
pub fn threshold() -> Option<Duration> {
    ABOVE.try_with(|above| *above).ok().flatten()
}

/// An acquire as the scope wants it.
pub(crate) fn options(max_wait: Duration) -> AcquireOptions {
    let options = AcquireOptions::new(max_wait);
    match threshold() {
        Some(threshold) => options.defer_above(threshold),
        None => options,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_innermost_scope_counts() {
        let seconds = Duration::from_secs;
        assert_eq!(threshold(), None);
        scope(seconds(5), async {
            assert_eq!(threshold(), Some(seconds(5)));
            scope(seconds(60), async { assert_eq!(threshold(), Some(seconds(60))) }).await;
            off(async { assert_eq!(threshold(), None) }).await;
            assert_eq!(tokio::spawn(async { threshold() }).await.unwrap(), None);
            assert_eq!(tokio::spawn(inherit(async { threshold() })).await.unwrap(), Some(seconds(5)));
            assert_eq!(options(seconds(9)), AcquireOptions::new(seconds(9)).defer_above(seconds(5)));
        })
        .await;
        assert_eq!(options(seconds(9)), AcquireOptions::new(seconds(9)));
    }
}
