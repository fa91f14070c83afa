//! What several test programs share.

#![allow(dead_code)]

use serde::Serialize;
use serde_json::Value;
use wildberries::values::decode::{self, DecodeError, Lost, Root, UnknownField};
use wildberries::values::{DateTime, Decimal};

pub mod official;

#[rustfmt::skip]
#[path = "../../generated/testing/decoders.rs"]
pub mod decoders;

/// An answer, read as its type and written back.
#[derive(Debug)]
pub struct Reading {
    pub value: Value,
    pub lost: Vec<Lost>,
    pub lost_count: usize,
    pub unknown: Vec<UnknownField>,
}

/// Reads an answer as the type of its operation.
pub type Decoder = fn(&[u8]) -> Result<Reading, DecodeError>;

/// The decoder of a type.
pub fn decoder<T: Root + Serialize>() -> Decoder {
    |json| {
        let decoded = decode::from_slice::<T>(json)?;
        let value = serde_json::to_value(&decoded.value).expect("an answer can be written");
        Ok(Reading { value, lost: decoded.lost, lost_count: decoded.lost_count, unknown: decoded.unknown })
    }
}

/// How the answer of an operation (`GET /path`) is read; `None` where it is no JSON.
pub fn decoder_of(operation: &str) -> Option<Decoder> {
    decoders::all().into_iter().find(|(name, _)| *name == operation).map(|(_, decoder)| decoder)
}

/// A scalar as text.
pub fn text(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

/// That what was read says what was sent; see [`difference`].
#[track_caller]
pub fn assert_same(path: &str, sent: &Value, read: &Value) {
    if let Some(difference) = difference(path, sent, read) {
        panic!("{difference}");
    }
}

/// The first place at which what was read does not say what was sent. Notation may differ: a
/// decimal and a date are compared by value, and what is empty may be absent.
pub fn difference(path: &str, sent: &Value, read: &Value) -> Option<String> {
    let empty = |value: &Value| match value {
        Value::Null => true,
        Value::Array(values) => values.is_empty(),
        Value::Object(fields) => fields.is_empty(),
        // WB's date for "none".
        Value::String(text) => text.is_empty() || text.starts_with("0001-01-01"),
        _ => false,
    };
    match (sent, read) {
        (sent, read) if sent == read => None,
        // A text that is read as empty was sent so: `null` never becomes one.
        (sent, read) if empty(sent) && empty(read) && !read.is_string() => None,
        (Value::Object(sent), Value::Object(read)) => {
            let sent_fields = sent.iter().find_map(|(name, sent)| {
                difference(&format!("{path}.{name}"), sent, read.get(name).unwrap_or(&Value::Null))
            });
            let stray = || read.keys().find(|name| !sent.contains_key(*name));
            sent_fields.or_else(|| stray().map(|name| format!("{path}.{name}: read but never sent")))
        }
        (Value::Object(fields), Value::Null) if fields.values().all(empty) => None,
        (Value::Array(sent), Value::Array(read)) => {
            if sent.len() != read.len() {
                return Some(format!("{path}: sent {} elements, read {}", sent.len(), read.len()));
            }
            sent.iter()
                .zip(read)
                .enumerate()
                .find_map(|(index, (sent, read))| difference(&format!("{path}[{index}]"), sent, read))
        }
        (sent, read) => {
            let plain = |value: &Value| text(value).replace(',', ".").replace([' ', '\u{a0}'], "");
            let number = |value: &Value| plain(value).parse::<Decimal>().ok();
            let time = |value: &Value| text(value).parse::<DateTime>().ok();
            let same = (number(sent).is_some() && number(sent) == number(read))
                || (time(sent).is_some() && time(sent) == time(read));
            (!same).then(|| format!("{path}: sent {sent}, read {read}"))
        }
    }
}
