//! Examples of WB's own documents. They are not part of this repository: `WB_OFFICIAL_DOCS` names
//! the folder that holds `specs/<date>/`, and what needs them is skipped without it.

use std::path::PathBuf;

use serde_json::{Map, Value};

/// An example of an answer.
#[derive(Debug)]
pub struct Example {
    /// `GET /path`.
    pub operation: String,
    pub status: u16,
    /// `example`, the name of one of several, or `composed` from the examples of the fields.
    pub name: String,
    pub media: String,
    pub value: Value,
}

/// The documents of a snapshot.
pub struct Official {
    documents: Vec<Value>,
}

impl Official {
    /// The newest documents with examples that are not newer than the contract; `None` where none are at hand.
    pub fn open() -> Option<Official> {
        let Some(folder) = std::env::var_os("WB_OFFICIAL_DOCS") else {
            eprintln!("skipped: WB_OFFICIAL_DOCS is not set");
            return None;
        };
        let catalog = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/specs/catalog.toml"));
        let catalog = catalog.expect("specs/catalog.toml");
        let date = catalog
            .lines()
            .find_map(|line| line.strip_prefix("snapshot = "))
            .expect("the catalog names its snapshot")
            .trim_matches('"');
        let sets = std::fs::read_dir(PathBuf::from(folder).join("specs")).expect("the folder of the sets");
        let mut sets: Vec<PathBuf> = sets.map(|entry| entry.expect("an entry").path()).collect();
        sets.retain(|path| path.is_dir() && path.file_name().and_then(|name| name.to_str()) <= Some(date));
        sets.sort();
        sets.into_iter().rev().find_map(|set| {
            let mut files: Vec<PathBuf> = std::fs::read_dir(set)
                .expect("a set")
                .map(|entry| entry.expect("an entry").path())
                .filter(|path| path.extension().is_some_and(|extension| extension == "yaml"))
                .collect();
            files.sort();
            let texts = files.iter().map(|path| std::fs::read_to_string(path).expect("a document"));
            let texts: Vec<String> = texts.collect();
            // Documents may be rebuilt from what others made of them; then nobody kept the examples.
            texts.iter().any(|text| text.contains("example: ")).then(|| Official {
                documents: texts.iter().map(|text| serde_yaml_ng::from_str(text).expect("YAML")).collect(),
            })
        })
    }

    /// Every example of an answer; of a JSON answer without one, an example composed from those of
    /// its fields.
    pub fn answers(&self) -> Vec<Example> {
        let mut examples = Vec::new();
        for document in &self.documents {
            let resolver = Resolver(document);
            for (path, methods) in object(&document["paths"]) {
                for (method, operation) in object(methods) {
                    for (status, response) in object(&operation["responses"]) {
                        let Ok(status) = status.parse() else { continue };
                        let response = resolver.resolve(response);
                        for (media, content) in object(&response["content"]) {
                            let operation = format!("{} {path}", method.to_uppercase());
                            let example = |name: &str, value: Value| Example {
                                operation: operation.clone(),
                                status,
                                name: name.to_owned(),
                                media: media.clone(),
                                value,
                            };
                            let before = examples.len();
                            examples.extend(
                                content.get("example").map(|value| example("example", value.clone())),
                            );
                            for (name, value) in object(&content["examples"]) {
                                examples.push(example(name, resolver.resolve(value)["value"].clone()));
                            }
                            if examples.len() == before && media.contains("json") {
                                examples.extend(
                                    resolver
                                        .compose(&content["schema"], 0)
                                        .map(|value| example("composed", value)),
                                );
                            }
                        }
                    }
                }
            }
        }
        examples
    }
}

fn object(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}

struct Resolver<'a>(&'a Value);

impl<'a> Resolver<'a> {
    fn resolve(&self, mut value: &'a Value) -> &'a Value {
        while let Some(reference) = value.get("$ref").and_then(Value::as_str) {
            let pointer = reference.strip_prefix('#').expect("a reference within the document");
            value = self.0.pointer(pointer).expect("a reference that leads somewhere");
        }
        value
    }

    /// A value made of a schema's own examples; `None` where it has none.
    fn compose(&self, schema: &'a Value, depth: u8) -> Option<Value> {
        if depth > 12 {
            return None;
        }
        let schema = self.resolve(schema);
        if let Some(example) = schema.get("example") {
            return Some(example.clone());
        }
        if let Some(first) = schema["oneOf"].as_array().and_then(|all| all.first()) {
            return self.compose(first, depth + 1);
        }
        if let Some(parts) = schema["allOf"].as_array() {
            let mut whole = Map::new();
            for part in parts {
                if let Some(Value::Object(part)) = self.compose(part, depth + 1) {
                    whole.extend(part);
                }
            }
            return (!whole.is_empty()).then_some(Value::Object(whole));
        }
        if schema.get("items").is_some() {
            return self.compose(&schema["items"], depth + 1).map(|item| Value::Array(vec![item]));
        }
        let fields: Map<String, Value> = object(&schema["properties"])
            .filter_map(|(name, field)| Some((name.clone(), self.compose(field, depth + 1)?)))
            .collect();
        (!fields.is_empty()).then_some(Value::Object(fields))
    }
}
