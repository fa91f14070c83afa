//! WB's own texts, for a private build: what its documents say of operations, parameters and fields, as the
//! docs of methods and fields. They are WB's and never part of the repository: `cargo xtask import
//! --with-docs` writes them to a file that Git ignores, `cargo xtask generate` takes them from there, and
//! `cargo xtask generate --check` does not.

mod markdown;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use markdown::markdown;

use crate::contract::OperationKey;

/// The file, beside the contract.
pub const FILE: &str = "texts.json";
/// A schema deeper than this goes in circles.
const DEPTH: usize = 20;

/// The texts of all operations, by `module METHOD /path`.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Texts(BTreeMap<String, OperationTexts>);

/// The texts of one operation.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct OperationTexts {
    /// Of the operation itself.
    pub about: String,
    /// Of parameters by name.
    pub parameters: BTreeMap<String, String>,
    /// Of the fields of the body by their path.
    request: BTreeMap<String, String>,
    /// Of the fields of the answer by their path.
    answer: BTreeMap<String, String>,
}

impl Texts {
    /// The texts beside a contract; none if there is no such file.
    pub fn load(specs: &Path) -> Result<Self> {
        let path = specs.join(FILE);
        if !path.exists() {
            return Ok(Self::default());
        }
        let text = std::fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        serde_json::from_str(&text).with_context(|| path.display().to_string())
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The texts of an operation.
    pub fn of(&self, key: &OperationKey) -> Option<&OperationTexts> {
        self.0.get(&key.to_string())
    }

    /// Takes the texts of an official document.
    pub fn read(&mut self, module: &str, root: &Value) {
        for (path, item) in root.get("paths").and_then(Value::as_object).into_iter().flatten() {
            let Some(item) = item.as_object() else { continue };
            for (method, operation) in item.iter().filter(|(_, value)| value.get("responses").is_some()) {
                let mut texts = OperationTexts::default();
                let words =
                    ["summary", "description"].map(|name| operation.get(name).and_then(Value::as_str));
                texts.about = words.into_iter().flatten().collect::<Vec<_>>().join("\n\n");
                let parameters = [item.get("parameters"), operation.get("parameters")].into_iter().flatten();
                for parameter in parameters.filter_map(Value::as_array).flatten() {
                    let parameter = resolve(root, parameter);
                    let text = |value: &Value| value.get("description")?.as_str().map(str::to_owned);
                    if let Some(name) = parameter.get("name").and_then(Value::as_str)
                        && let Some(text) = text(parameter).or_else(|| text(parameter.get("schema")?))
                    {
                        texts.parameters.insert(name.to_owned(), text);
                    }
                }
                let schemas = |body: &'_ Value| -> Vec<Value> {
                    let content = resolve(root, body).get("content").and_then(Value::as_object);
                    content
                        .into_iter()
                        .flatten()
                        .filter_map(|(_, media)| media.get("schema").cloned())
                        .collect()
                };
                for schema in operation.get("requestBody").into_iter().flat_map(schemas) {
                    fields(root, &schema, "", &mut texts.request, 0);
                }
                let answers = operation.get("responses").and_then(Value::as_object).into_iter().flatten();
                for (_, answer) in answers.filter(|(status, _)| status.starts_with('2')) {
                    for schema in schemas(answer) {
                        fields(root, &schema, "", &mut texts.answer, 0);
                    }
                }
                self.0.insert(OperationKey::new(module, method, path).to_string(), texts);
            }
        }
    }
}

/// Takes the texts away.
pub fn forget(specs: &Path) -> Result<()> {
    let path = specs.join(FILE);
    match std::fs::remove_file(&path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            Err(error).with_context(|| format!("cannot remove {}", path.display()))
        }
        _ => Ok(()),
    }
}

impl OperationTexts {
    /// The text of a field of the body (or else of the answer) in the object at `path`.
    pub fn field(&self, request: bool, path: &str, name: &str) -> Option<&str> {
        let fields = if request { &self.request } else { &self.answer };
        fields.get(&inner(&plain(path), name)).map(String::as_str)
    }
}

/// A path by names of fields alone: lists, maps and alternatives are where the schema says.
fn plain(path: &str) -> String {
    let mut plain = String::new();
    let mut depth = 0_usize;
    for char in path.chars() {
        match char {
            '<' => depth += 1,
            '>' => depth = depth.saturating_sub(1),
            '[' | ']' | '{' | '}' | '*' => {}
            _ if depth == 0 => plain.push(char),
            _ => {}
        }
    }
    plain.trim_start_matches('.').to_owned()
}

fn inner(path: &str, name: &str) -> String {
    let name = plain(name);
    if path.is_empty() { name } else { format!("{path}.{name}") }
}

fn resolve<'v>(root: &'v Value, mut value: &'v Value) -> &'v Value {
    for _ in 0..DEPTH {
        let target = value.get("$ref").and_then(Value::as_str).and_then(|to| to.strip_prefix('#'));
        match target.and_then(|pointer| root.pointer(pointer)) {
            Some(target) => value = target,
            None => break,
        }
    }
    value
}

/// The texts of the fields of a schema; of several texts on one field the nearest.
fn fields(root: &Value, schema: &Value, path: &str, texts: &mut BTreeMap<String, String>, depth: usize) {
    if depth == DEPTH {
        return;
    }
    let target = resolve(root, schema);
    for text in [schema, target].iter().filter_map(|schema| schema.get("description")?.as_str()) {
        if !path.is_empty() && !text.trim().is_empty() {
            texts.entry(path.to_owned()).or_insert_with(|| text.to_owned());
        }
    }
    for list in ["allOf", "oneOf", "anyOf"] {
        for member in target.get(list).and_then(Value::as_array).into_iter().flatten() {
            fields(root, member, path, texts, depth + 1);
        }
    }
    for (name, field) in target.get("properties").and_then(Value::as_object).into_iter().flatten() {
        fields(root, field, &inner(path, name), texts, depth + 1);
    }
    for inside in ["items", "additionalProperties"].iter().filter_map(|name| target.get(name)) {
        fields(root, inside, path, texts, depth + 1);
    }
}
