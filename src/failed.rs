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

/// Looks for failed items. WB marks them by `isError`, `isErrors` or `hasError`, by `success: false`, or
/// by an `error`, `errorText` or `errors` that is not empty. In what only reads, errors told as a text
/// beside a date or as an object of them are data: that is how the list of refused cards looks.
pub(crate) fn find(json: &[u8], read_only: bool) -> Vec<FailedItem> {
    if json.len() > LARGEST || !is_marked(json) {
        return Vec::new();
    }
    let mut failed = Vec::new();
    if let Some(value) = decode::json(json) {
        walk(&value, String::new(), false, read_only, &mut failed);
    }
    failed
}

/// Whether a name of a mark stands before a value that is not empty. Nearly all answers have the names
/// and nothing to tell, and need not be read once more.
fn is_marked(json: &[u8]) -> bool {
    let told = |name: &[u8], silent: &[&[u8]]| {
        memchr::memmem::find_iter(json, name).any(|at| {
            let rest = json.get(at..).unwrap_or_default();
            let end = rest.iter().position(|byte| *byte == b'"').unwrap_or(rest.len());
            let value = rest.get(end + 1..).unwrap_or_default().trim_ascii_start();
            let value = value.strip_prefix(b":").unwrap_or_default().trim_ascii_start();
            !value.is_empty() && !silent.iter().any(|silent| value.starts_with(silent))
        })
    };
    told(b"rror", &[b"false", b"null", b"\"\"", b"[]", b"{}"])
        || told(b"uccess\"", &[b"true", b"null"])
        || told(b"ailed\"", &[b"null", b"[]"])
}

fn walk(value: &Value, path: String, in_list: bool, read_only: bool, failed: &mut Vec<FailedItem>) {
    match value {
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                walk(item, format!("{path}[{index}]"), true, read_only, failed);
            }
        }
        Value::Object(fields) => {
            let mark = |names: &[&str]| names.iter().find_map(|name| fields.get(*name)?.as_bool());
            let marked = mark(&["isError", "isErrors", "hasError"])
                .or_else(|| mark(&["success", "isSuccess"]).map(|success| !success));
            let told = |name: &str| fields.get(name).filter(|told| !body::is_blank(told));
            let names: &[&str] = &["errors", "error", "errorText", "additionalErrors"];
            let telling = |name: &&&str| match told(name) {
                Some(Value::Object(_)) => !read_only || **name == "error",
                Some(_) => !read_only || matches!(**name, "error" | "errors"),
                None => false,
            };
            let errors_of = |names: &mut dyn Iterator<Item = &&str>| -> Vec<ErrorItem> {
                names
                    .filter_map(|name| told(name))
                    .filter(|told| **told != Value::Bool(false))
                    .flat_map(body::items_of)
                    .collect()
            };
            let is_failed = match marked {
                Some(marked) => marked,
                None => in_list && !errors_of(&mut names.iter().filter(telling)).is_empty(),
            };
            if is_failed {
                let errors = errors_of(&mut names.iter());
                failed.push(FailedItem { path, item: value.clone(), errors });
                return;
            }
            for (name, field) in fields {
                let path = join(&path, name);
                // Errors beside the list of what succeeded.
                let beside = !in_list && marked.is_none();
                match (name.as_str(), field) {
                    ("errors" | "failed", Value::Array(items)) if beside => {
                        for (index, item) in items.iter().enumerate() {
                            let path = format!("{path}[{index}]");
                            failed.push(FailedItem {
                                path,
                                item: item.clone(),
                                errors: body::items_of(item),
                            });
                        }
                    }
                    ("additionalErrors", told) if beside && !read_only => {
                        let errors = body::items_of(told);
                        if !errors.is_empty() {
                            failed.push(FailedItem { path, item: told.clone(), errors });
                        }
                    }
                    _ => walk(field, path, false, read_only, failed),
                }
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
        assert_eq!(
            one(r#"{"data":{},"error":false,"errorText":"","additionalErrors":{"123":"not in the trash"}}"#),
            [("additionalErrors".into(), "123: not in the trash".into())]
        );
        assert_eq!(
            one(r#"{"success":[{"nmId":1}],"failed":[{"nmId":2,"reason":"bid too low"}]}"#),
            [("failed[0]".into(), "bid too low".into())]
        );
        assert_eq!(
            one(
                r#"{"results":[{"nmId":1,"success":true},{"nmId":2,"success":false},{"nmId":3,"success":false,"error":{"title":"t","detail":"d"}}]}"#
            ),
            [("results[1]".into(), "".into()), ("results[2]".into(), "d".into())]
        );
        assert_eq!(one(r#"{"data":null,"error":false,"errorText":"","errors" : [ ]}"#), []);
        assert_eq!(one("no json: error"), []);
    }

    #[test]
    fn what_only_reads_tells_errors_of_items_and_has_errors_as_data() {
        let one = |json| found(json, true);
        assert_eq!(
            one(
                r#"{"orders":[{"orderId":1,"errors":[]},{"orderId":2,"errors":[{"code":404,"detail":null}]}]}"#
            ),
            [("orders[1]".into(), "404".into())]
        );
        assert_eq!(
            one(r#"{"meta":[{"orderId":1,"error":"order not found"}]}"#),
            [("meta[0]".into(), "order not found".into())]
        );
        assert_eq!(one(r#"{"result":[{"id":1}],"errors":["cut short"]}"#).len(), 1);
        for data in [
            r#"{"data":{"items":[{"batchUUID":"b","errors":{"a":["no colour"]}}]},"additionalErrors":{"a":"b"}}"#,
            r#"{"data":{"historyGoods":[{"nmID":1,"status":3,"errorText":"old price"}]}}"#,
        ] {
            assert_eq!(one(data), [], "{data}");
        }
    }
}
