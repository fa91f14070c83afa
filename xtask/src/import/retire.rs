//! Operations that WB has removed stay in the contract for a while, marked, so that the crate can keep
//! their methods.

use crate::contract::{
    OperationKey,
    document::{Document, OperationSpec, Schema},
};

/// A reference deeper than this goes in circles.
const DEPTH: usize = 30;

/// Adds the operations of `previous` that `document` has no more and `wanted` says to keep, each marked
/// with the date of the first documents without it; returns their keys.
pub fn keep(
    document: &mut Document,
    previous: &Document,
    module: &str,
    date: &str,
    wanted: impl Fn(&OperationKey, &OperationSpec) -> bool,
) -> Vec<OperationKey> {
    let mut kept = Vec::new();
    for (path, method, spec) in previous.operations() {
        let key = OperationKey::new(module, method, path);
        let there = document.paths.get(path).is_some_and(|item| item.contains_key(method));
        if there || !wanted(&key, spec) {
            continue;
        }
        let mut spec = spec.clone();
        spec.retired.get_or_insert_with(|| date.to_owned());
        // Its types are written out: the named schemas go their own way from here on.
        spec.responses.retain(|status, _| status.starts_with('2'));
        let body = spec.request_body.iter_mut().map(|body| &mut body.content);
        let answers = spec.responses.values_mut().map(|answer| &mut answer.content);
        let bodies = body.chain(answers).flat_map(|content| content.values_mut());
        let schemas = bodies.filter_map(|media| media.schema.as_mut());
        let parameters = spec.parameters.iter_mut().map(|parameter| &mut parameter.schema);
        schemas.chain(parameters).for_each(|schema| write_out(schema, previous, 0));
        document.paths.entry(path.to_owned()).or_default().insert(method.to_owned(), spec);
        kept.push(key);
    }
    kept
}

fn write_out(schema: &mut Schema, document: &Document, depth: usize) {
    if schema.reference.is_some() {
        *schema = document.resolve(schema).cloned().unwrap_or_default();
    }
    // What tells alternatives apart does so by their names.
    schema.discriminator = None;
    if depth == DEPTH {
        *schema = Schema::default();
        return;
    }
    let boxed = schema.items.iter_mut().chain(&mut schema.additional_properties).map(|child| &mut **child);
    for child in boxed.chain(schema.properties.values_mut()).chain(&mut schema.one_of) {
        write_out(child, document, depth + 1);
    }
}
