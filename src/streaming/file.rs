//! Files, written while they arrive.

use std::fmt;

use bytes::Bytes;
use sha2::{Digest as _, Sha256};
use tokio::io::{AsyncWrite, AsyncWriteExt as _};

use super::Begin;
use super::incoming::{Failure, Incoming};
use crate::error::{Error, ErrorKind, Result};
use crate::operation::Operation;
use crate::response::{Meta, Response};

/// What was written.
#[derive(Clone, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Written {
    /// Bytes. 0 where WB answers that there is no data (204).
    pub length: u64,
    /// Their SHA-256.
    pub sha256: [u8; 32],
}

impl Written {
    /// The SHA-256 in hexadecimal digits, as `sha256sum` prints it.
    pub fn sha256_hex(&self) -> String {
        self.sha256.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

impl fmt::Debug for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Written({} bytes, SHA-256 {})", self.length, self.sha256_hex())
    }
}

/// A file that WB may still be making, written where it is there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Saved<P> {
    /// The file was written.
    Ready(Written),
    /// Not ready yet (202), with what WB says of it; nothing was written.
    NotReady(P),
}

/// The first piece of a file.
#[derive(Debug, Default)]
pub(crate) struct First(pub(crate) Bytes);

impl Begin for First {
    fn reset(&mut self) {
        self.0 = Bytes::new();
    }

    fn push(&mut self, piece: Bytes) -> bool {
        self.0 = piece;
        true
    }
}

/// Reads the whole of a short answer.
pub(crate) async fn write_all(
    operation: &'static Operation,
    meta: &Meta,
    first: First,
    rest: Option<Incoming>,
    most: usize,
) -> Result<Bytes> {
    let mut whole = first.0.to_vec();
    let mut rest = rest;
    while let Some(piece) = next(&mut rest).await {
        whole.extend_from_slice(&piece.map_err(|failure| failed(operation, meta, failure))?);
        if whole.len() > most {
            return Err(head(operation, meta, ErrorKind::TooLarge));
        }
    }
    Ok(whole.into())
}

/// Writes a file as it arrives.
pub(crate) async fn save<W: AsyncWrite + Unpin + ?Sized>(
    operation: &'static Operation,
    meta: Meta,
    first: First,
    rest: Option<Incoming>,
    writer: &mut W,
) -> Result<Response<Written>> {
    let mut hash = Sha256::new();
    let mut length = 0;
    let mut rest = rest;
    let mut piece = first.0;
    loop {
        if !piece.is_empty() {
            hash.update(&piece);
            length += piece.len() as u64;
            if let Err(error) = writer.write_all(&piece).await {
                return Err(head(operation, &meta, ErrorKind::Write).with_source(error));
            }
        }
        piece = match next(&mut rest).await {
            None => break,
            Some(piece) => piece.map_err(|failure| failed(operation, &meta, failure))?,
        };
    }
    if let Err(error) = writer.flush().await {
        return Err(head(operation, &meta, ErrorKind::Write).with_source(error));
    }
    Ok(Response::new(Written { length, sha256: hash.finalize().into() }, meta))
}

async fn next(rest: &mut Option<Incoming>) -> Option<Result<Bytes, Failure>> {
    match rest {
        Some(rest) => rest.piece().await,
        None => None,
    }
}

fn head(operation: &'static Operation, meta: &Meta, kind: ErrorKind) -> Error {
    Error::new(kind).with_operation(operation).with_head(meta.status, meta.headers.clone()).with_attempts(
        meta.attempts,
        true,
        true,
    )
}

fn failed(operation: &'static Operation, meta: &Meta, failure: Failure) -> Error {
    match failure {
        Failure::Broken(error) => head(operation, meta, ErrorKind::Network).with_source(error),
        Failure::TimedOut(timeout) => {
            head(operation, meta, ErrorKind::Timeout).with_source(format!("no more data within {timeout:?}"))
        }
    }
}
