//! The body of an answer, piece by piece.

use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use bytes::Bytes;
use http_body::Body as _;

/// A body that still arrives.
pub(crate) struct Incoming {
    body: reqwest::Body,
    /// Longest wait for each piece.
    timeout: Duration,
    sleep: Option<Pin<Box<tokio::time::Sleep>>>,
}

/// Why a piece did not come.
#[derive(Debug)]
pub(crate) enum Failure {
    Broken(reqwest::Error),
    TimedOut(Duration),
}

impl Incoming {
    pub(crate) fn new(response: reqwest::Response, timeout: Duration) -> Self {
        let body = http::Response::from(response).into_body();
        Incoming { body, timeout, sleep: None }
    }

    /// The next piece, never an empty one; `None` at the end.
    pub(crate) fn poll_piece(&mut self, context: &mut Context<'_>) -> Poll<Option<Result<Bytes, Failure>>> {
        loop {
            match Pin::new(&mut self.body).poll_frame(context) {
                Poll::Ready(None) => return Poll::Ready(None),
                Poll::Ready(Some(Err(error))) => {
                    return Poll::Ready(Some(Err(Failure::Broken(error.without_url()))));
                }
                Poll::Ready(Some(Ok(frame))) => {
                    self.sleep = None;
                    // What is no data are trailers, which WB does not send.
                    if let Ok(data) = frame.into_data()
                        && !data.is_empty()
                    {
                        return Poll::Ready(Some(Ok(data)));
                    }
                }
                Poll::Pending => {
                    let timeout = self.timeout;
                    let sleep = self.sleep.get_or_insert_with(|| Box::pin(tokio::time::sleep(timeout)));
                    return sleep.as_mut().poll(context).map(|()| Some(Err(Failure::TimedOut(timeout))));
                }
            }
        }
    }

    pub(crate) async fn piece(&mut self) -> Option<Result<Bytes, Failure>> {
        std::future::poll_fn(|context| self.poll_piece(context)).await
    }
}
