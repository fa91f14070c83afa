//! What failed inside an answer that succeeded as a whole.

use serde_json::Value;

use crate::error::body::{self, ErrorItem};
use crate::values::decode;

/// Larger answers are not looked through: no batch of WB is that long.
const LARGEST: usize = 8 << 20;

/// One item of a batch that WB refused, while the whole was answered with success.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct FailedItem {
    /// Where it stands in the answer, for example `results[1]`.
    pub path: String,
    /// The item as it came: ids and all.
    pub item: Value,
    /// What WB says is wrong with it.
    pub errors: Vec<ErrorItem>,
}

/// Looks for failed items. WB marks them by `isError`, `isErrors` or `hasError`, or by an `error`,
/// `errorText` or `errors` that is not empty; the latter are data, not failures, in what only reads.
pub(crate) fn find(json: &[u8], read_only: bool) -> Vec<FailedItem> {
    let marks: &[&[u8]] = if read_only { &[b"\"isError"] } else { &[b"rror"] };
    if json.len() > LARGEST || !marks.iter().any(|mark| body::contains(json, mark)) {
        return Vec::new();
    }
    let mut failed = Vec::new();
    if let Some(value) = decode::json(json) {
        walk(&value, String::new(), false, read_only, &mut failed);
    }
    failed
}

fn walk(value: &Value, path: String, in_list: bool, read_only: bool, failed: &mut Vec<FailedItem>) {
    match value {
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                walk(item, format!("{path}[{index}]"), true, read_only, failed);
            }
        }
        Value::Object(fields) => {
            let marked = ["isError", "isErrors", "hasError"]
                .iter()
                .find_map(|name| fields.get(*name))
                .and_then(Value::as_bool);
            let told = |name: &str| fields.get(name).filter(|told| !body::is_blank(told));
            let errors: Vec<ErrorItem> = ["errors", "error", "errorText", "additionalErrors"]
                .iter()
                .filter_map(|name| told(name))
                .filter(|told| **told != Value::Bool(false))
                .flat_map(body::items_of)
                .collect();
            let is_failed = match marked {
                Some(marked) => marked,
                None => in_list && !read_only && !errors.is_empty(),
            };
            if is_failed {
                failed.push(FailedItem { path, item: value.clone(), errors });
                return;
            }
            for (name, field) in fields {
                // A list of errors beside the list of what succeeded.
                if !in_list && !read_only && marked.is_none() && matches!(name.as_str(), "errors" | "failed")
                {
                    if let Value::Array(items) = field {
                        for (index, item) in items.iter().enumerate() {
                            failed.push(FailedItem {
                                path: join(&path, name) + &format!("[{index}]"),
                                item: item.clone(),
                                errors: body::items_of(item),
                            });
                        }
                    }
                    continue;
                }
                walk(field, join(&path, name), false, read_only, failed);
            }
        }
        _ => {}
    }
}

fn join(path: &str, name: &str) -> String {
    if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(json: &str, read_only: bool) -> Vec<(String, String)> {
        let failed = find(json.as_bytes(), read_only);
        failed
            .into_iter()
            .map(|item| {
                let errors: Vec<_> = item.errors.iter().map(ToString::to_string).collect();
                (item.path, errors.join("; "))
            })
            .collect()
    }

    #[test]
    fn marked_items() {
        let batch = r#"{"requestId":"r","results":[{"orderId":1,"isError":false},
            {"orderId":2,"isError":true,"errors":[{"code":409,"detail":null}]},
            {"orderId":3,"isError":true,"errors":[{"code":404,"detail":{}}]},
            {"orderId":4,"isError":true}]}"#;
        let expected = [("results[1]", "409"), ("results[2]", "404"), ("results[3]", "")];
        for read_only in [false, true] {
            let found = found(batch, read_only);
            let found: Vec<_> = found.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
            assert_eq!(found, expected);
        }
    }

    #[test]
    fn errors_beside_items() {
        let one = |json| found(json, false);
        assert_eq!(
            one(r#"{"items":[{"id":1,"error":"no"},{"id":2,"error":""}]}"#),
            [("items[0]".into(), "no".into())]
        );
        assert_eq!(
            one(r#"{"orders":[],"errors":["(api) bad"]}"#),
            [("errors[0]".into(), "(api) bad".into())]
        );
        assert_eq!(found(r#"{"items":[{"id":1,"error":"data"}]}"#, true), []);
        assert_eq!(one(r#"{"data":null,"error":false,"errorText":""}"#), []);
        assert_eq!(one("no json: error"), []);
    }
}
