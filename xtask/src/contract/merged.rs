//! Alternatives of an answer as one schema: an answer is read without a guess which of them it is.

use anyhow::{Context, Result};
use indexmap::IndexMap;

use super::document::{Document, Kind, Schema};

/// The schema itself, or the merger of its alternatives.
pub fn flat(document: &Document, schema: &Schema) -> Result<Schema> {
    let schema = document.resolve(schema).context("broken reference")?;
    let mut merged: Option<Schema> = None;
    for alternative in &schema.one_of {
        merged = Some(match merged {
            None => flat(document, alternative)?,
            Some(before) => merge(document, &before, alternative)?,
        });
    }
    Ok(merged.unwrap_or_else(|| schema.clone()))
}

/// One schema that holds what either of two answers holds.
pub fn merge(document: &Document, a: &Schema, b: &Schema) -> Result<Schema> {
    let (a, b) = (&flat(document, a)?, &flat(document, b)?);
    if a == b {
        return Ok(a.clone());
    }
    let merged = match (a.kind, b.kind) {
        (Some(Kind::Object), Some(Kind::Object)) if !a.properties.is_empty() || !b.properties.is_empty() => {
            let mut properties: IndexMap<String, Schema> = a.properties.clone();
            for (name, schema) in &b.properties {
                let schema = match properties.get(name) {
                    Some(before) if before == schema => continue,
                    Some(before) => merge(document, before, schema)?,
                    None => schema.clone(),
                };
                properties.insert(name.clone(), schema);
            }
            Schema { kind: Some(Kind::Object), properties, ..Schema::default() }
        }
        (Some(Kind::Array), Some(Kind::Array)) => {
            let items = match (&a.items, &b.items) {
                (Some(a), Some(b)) => Some(Box::new(merge(document, a, b)?)),
                _ => None,
            };
            Schema { kind: Some(Kind::Array), items, ..Schema::default() }
        }
        (Some(Kind::Integer | Kind::Number), Some(Kind::Integer | Kind::Number)) => Schema {
            kind: if a.kind == b.kind { a.kind } else { Some(Kind::Number) },
            format: None,
            unit: if a.unit == b.unit { a.unit } else { None },
            ..Schema::default()
        },
        (Some(Kind::String), Some(Kind::String)) => {
            let format = if a.format == b.format { a.format.clone() } else { None };
            Schema { kind: Some(Kind::String), format, ..Schema::default() }
        }
        (Some(a), Some(b)) if a == b => Schema { kind: Some(a), ..Schema::default() },
        // Any JSON.
        _ => Schema::default(),
    };
    Ok(merged)
}
