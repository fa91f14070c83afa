//! Facts that an earlier import read in examples and words, kept where the new document has none to
//! read.
//!
//! The distiller marks places whose type only examples show with [`UNKNOWN`] and its like; here the mark
//! is replaced by what the contract says so far, or taken away. A unit that is no longer named stays what it
//! was.

use indexmap::IndexMap;

use crate::contract::document::{Document, Kind, MediaType, Schema, reference_name};

/// Format of a place where only examples could tell, and there are none.
pub const UNKNOWN: &str = "?";
/// The same, where without examples it is an instant.
pub const UNKNOWN_INSTANT: &str = "?date-time";
/// The same, where without examples it is a date.
pub const UNKNOWN_DATE: &str = "?date";
/// The same, where without examples it is Unix time in seconds.
pub const UNKNOWN_UNIX_TIME: &str = "?unix-seconds";

/// Settles all marks of `document`, by `previous` where it has the same place.
pub fn carry(document: &mut Document, previous: Option<&Document>) {
    for (name, schema) in &mut document.components.schemas {
        let old = previous.and_then(|previous| previous.components.schemas.get(name));
        settle(schema, old, previous);
    }
    for (path, operations) in &mut document.paths {
        for (method, operation) in operations {
            let old = previous.and_then(|previous| previous.paths.get(path)?.get(method));
            for parameter in &mut operation.parameters {
                let old = old.and_then(|old| {
                    old.parameters
                        .iter()
                        .find(|old| (&old.name, old.location) == (&parameter.name, parameter.location))
                });
                settle(&mut parameter.schema, old.map(|old| &old.schema), previous);
            }
            if let Some(body) = &mut operation.request_body {
                let old = old.and_then(|old| old.request_body.as_ref()).map(|old| &old.content);
                content(&mut body.content, old, previous);
            }
            for (status, response) in &mut operation.responses {
                let old = old.and_then(|old| old.responses.get(status)).map(|old| &old.content);
                content(&mut response.content, old, previous);
            }
        }
    }
}

fn content(
    new: &mut IndexMap<String, MediaType>,
    old: Option<&IndexMap<String, MediaType>>,
    previous: Option<&Document>,
) {
    for (name, media) in new {
        if let Some(schema) = &mut media.schema {
            let old = old.and_then(|old| old.get(name)).and_then(|old| old.schema.as_ref());
            settle(schema, old, previous);
        }
    }
}

fn settle(new: &mut Schema, old: Option<&Schema>, previous: Option<&Document>) {
    // A named schema is settled where it stands.
    if new.reference.as_deref().and_then(reference_name).is_some() {
        return;
    }
    let old = old.and_then(|old| previous?.resolve(old));
    let mut inner = old;
    // A time is known to be one; only of what sort is not.
    let time =
        new.format.as_deref().and_then(|format| format.strip_prefix('?')).filter(|time| !time.is_empty());
    if let Some(time) = time.map(str::to_owned) {
        let alike = |format: &&String| match time.as_str() {
            "unix-seconds" => format.starts_with("unix-"),
            _ => format.starts_with("date"),
        };
        let known = old.filter(|old| old.kind == new.kind).and_then(|old| old.format.as_ref()).filter(alike);
        new.format = Some(known.cloned().unwrap_or(time));
    }
    if new.format.as_deref() == Some(UNKNOWN) {
        new.format = None;
        match (new.kind, old.map(|old| (old.kind, old))) {
            (Some(Kind::String), Some((Some(Kind::String), old))) if old.enumeration.is_empty() => {
                new.format = old.format.clone();
            }
            (Some(Kind::Integer), Some((Some(Kind::Number), _))) => new.kind = Some(Kind::Number),
            (Some(Kind::Object), Some((Some(Kind::Array), old))) => {
                inner = old.items.as_deref();
                let mut object = std::mem::take(new);
                settle_children(&mut object, inner, previous);
                *new = Schema { kind: Some(Kind::Array), nullable: object.nullable, ..Schema::default() };
                object.nullable = false;
                new.items = Some(Box::new(object));
                return;
            }
            (None, Some((Some(kind @ (Kind::String | Kind::Integer)), old))) => {
                new.kind = Some(kind);
                new.format = old.format.clone();
            }
            _ => {}
        }
        match new.kind {
            Some(Kind::Integer) if new.format.is_none() => new.format = Some("int64".to_owned()),
            Some(Kind::Number) => new.format = Some("double".to_owned()),
            _ => {}
        }
    }
    // Only words say what an amount counts; words that no longer say it have not changed it.
    if new.unit.is_none() && new.kind == inner.and_then(|old| old.kind) {
        new.unit = inner.and_then(|old| old.unit);
    }
    settle_children(new, inner, previous);
}

fn settle_children(new: &mut Schema, old: Option<&Schema>, previous: Option<&Document>) {
    for (name, field) in &mut new.properties {
        settle(field, old.and_then(|old| old.properties.get(name)), previous);
    }
    if let Some(items) = &mut new.items {
        settle(items, old.and_then(|old| old.items.as_deref()), previous);
    }
    if let Some(values) = &mut new.additional_properties {
        settle(values, old.and_then(|old| old.additional_properties.as_deref()), previous);
    }
    let alternatives = old.map(|old| old.one_of.as_slice()).unwrap_or_default();
    let alike = alternatives.len() == new.one_of.len();
    for (index, schema) in new.one_of.iter_mut().enumerate() {
        settle(schema, alternatives.get(index).filter(|_| alike), previous);
    }
}
