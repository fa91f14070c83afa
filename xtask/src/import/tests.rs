//! The command on a small set of documents of our own.

use std::{fmt::Write as _, path::Path};

use serde_json::json;

use super::{Import, distil::distil, find::KNOWN, problems::Problems};
use crate::contract::{
    Contract,
    document::{Document, Kind, Schema},
    limits::TokenType,
};

pub const LIMIT: &str = "<div class=\\\"description_limit\\\">\\n<a href='/x'>Лимит запросов</a> на один аккаунт продавца:\\n\\n| Период | Лимит | Интервал | Всплеск |\\n| --- | --- | --- | --- |\\n| 1 мин | 60 запросов | 1 сек | 5 запросов |\\n</div>";

fn document(name: &str, extra: &str) -> String {
    let mut text = format!(
        "openapi: 3.0.1\ninfo:\n  title: Раздел\n  version: x\n  x-file-name: {name}\nsecurity:\n  - HeaderApiKey: []\n\
         tags:\n  - name: Метка\npaths:\n  /api/v1/{name}/{{id}}:\n    servers:\n      - url: https://content-api.wildberries.ru\n\
         \x20     - url: https://content-api-sandbox.wildberries.ru\n    get:\n      summary: Слова\n      description: \"Слова.\\n{LIMIT}\"\n\
         \x20     x-readonly-method: true\n      x-category: content\n      parameters:\n        - name: id\n          in: path\n          required: true\n\
         \x20         description: Слова\n          schema:\n            type: integer\n            format: uint32\n      responses:\n        200:\n\
         \x20         description: Слова\n          content:\n            application/json:\n              schema:\n                type: object\n\
         \x20               properties:\n                  price:\n                    type: string\n                    description: Слова\n              example:\n                price: '12,5'\n"
    );
    let _ = writeln!(
        text,
        "{extra}components:\n  securitySchemes:\n    HeaderApiKey:\n      type: apiKey\n      name: Authorization\n      in: header"
    );
    text
}

pub struct Folders {
    _root: tempfile::TempDir,
    pub documents: std::path::PathBuf,
    out: std::path::PathBuf,
}

/// The 13 documents, in a folder with a date.
pub fn folders() -> Folders {
    let root = tempfile::tempdir().unwrap();
    let documents = root.path().join("2026-07-23");
    std::fs::create_dir(&documents).unwrap();
    for (index, known) in KNOWN.iter().enumerate() {
        let file = documents.join(format!("{:02}-{}.yaml", index + 1, known.names[0]));
        std::fs::write(file, document(known.names[0], "")).unwrap();
    }
    let out = root.path().join("specs");
    Folders { documents, out, _root: root }
}

fn import(folders: &Folders) -> Result<String, Vec<String>> {
    let base = folders.documents.join("no base");
    let command = Import {
        documents: vec![folders.documents.clone()],
        out: folders.out.clone(),
        base,
        date: None,
        drop_retired: false,
        with_docs: false,
    };
    let mut problems = Problems::default();
    match command.import(&mut problems) {
        Ok(Some(outcome)) => {
            outcome.write(&folders.out).unwrap();
            Ok(outcome.report)
        }
        Ok(None) => Err(problems.0.iter().map(ToString::to_string).collect()),
        Err(error) => Err(vec![format!("{error:#}")]),
    }
}

fn files(dir: &Path) -> Vec<(String, String)> {
    let mut files: Vec<_> = std::fs::read_dir(dir)
        .unwrap()
        .map(|entry| entry.unwrap())
        .map(|entry| {
            (entry.file_name().into_string().unwrap(), std::fs::read_to_string(entry.path()).unwrap())
        })
        .collect();
    files.sort();
    files
}

#[test]
fn documents_become_a_contract_and_stay_the_same() {
    let folders = folders();
    let report = import(&folders).unwrap();
    assert!(report.contains("13 documents of 2026-07-23, 13 operations, 13 buckets"), "{report}");
    assert!(report.contains("unnamed operation: tariffs GET /api/v1/rates/{id}"), "{report}");

    let contract = Contract::load(&folders.out).unwrap();
    assert_eq!(contract.catalog.snapshot, "2026-07-23");
    assert_eq!(contract.names.get("items", "get", "/api/v1/items/{id}").unwrap().name, "get_items_id");
    let limits = contract.limits.of("items", "get", "/api/v1/items/{id}").unwrap();
    assert_eq!(
        (limits.bucket.as_str(), limits.get(TokenType::Base).unwrap().burst),
        ("items.get_items_id", 5)
    );
    let spec = &contract.apis[1].document.paths["/api/v1/items/{id}"]["get"];
    assert_eq!(spec.servers.len(), 2);
    assert_eq!(spec.parameters[0].schema.format.as_deref(), Some("int64"));

    let first = files(&folders.out);
    assert_eq!(first.len(), 13 + 3);
    assert!(first.iter().all(|(_, text)| !text.contains(|char| ('а'..='я').contains(&char))));
    import(&folders).unwrap();
    assert_eq!(first, files(&folders.out));
}

#[test]
fn the_english_edition_is_the_same_contract() {
    let folders = folders();
    import(&folders).unwrap();
    let russian = files(&folders.out);
    let english = "<div class=\\\"description_limit\\\">\\n<a href='/x'>Request limit</a> per one seller's account:\\n\\n| Period | Limit | Interval | Burst |\\n| --- | --- | --- | --- |\\n| 1 min | 60 requests | 1 sec | 5 requests |\\n</div>";
    for entry in std::fs::read_dir(&folders.documents).unwrap() {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(text.contains(LIMIT));
        std::fs::write(path, text.replace(LIMIT, english).replace("Слова", "Words")).unwrap();
    }
    import(&folders).unwrap();
    let without_digests = |files: Vec<(String, String)>| -> Vec<(String, String)> {
        files.into_iter().filter(|(name, _)| name != "catalog.toml").collect()
    };
    assert_eq!(without_digests(russian), without_digests(files(&folders.out)));
}

#[test]
fn documents_of_two_days_are_refused() {
    let folders = folders();
    let path = folders.documents.join("08-promotion.yaml");
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(path, text.replace("/api/v1/promotion/{id}", "/api/v1/items/{id}")).unwrap();
    let problems = import(&folders).unwrap_err();
    let said =
        "documents of different days: GET /api/v1/items/{id} is in 02-items.yaml and in 08-promotion.yaml";
    assert_eq!(problems, [said]);
}

#[test]
fn a_new_document_is_told_and_a_renamed_one_is_not_guessed() {
    let folders = folders();
    std::fs::write(folders.documents.join("14-wbd.yaml"), document("wbd", "")).unwrap();
    let report = import(&folders).unwrap();
    assert!(report.contains("14-wbd.yaml: none of the 13 documents, and not imported"), "{report}");

    // A document under a new name, inside and out.
    std::fs::remove_file(folders.documents.join("05-orders-dbs.yaml")).unwrap();
    let renamed = document("orders-dbs", "").replace("x-file-name: orders-dbs", "x-file-name: dbs-orders");
    std::fs::write(folders.documents.join("05-dbs-orders.yaml"), renamed).unwrap();
    let problems = import(&folders).unwrap_err();
    assert_eq!(
        problems,
        [
            "05-orders-dbs: document 5 (orders_dbs) is missing; 05-dbs-orders.yaml has 1 of its 1 paths: if it is that document \
          under a new name, add the name to its official_names in catalog.toml"
        ]
    );
    let catalog = folders.out.join("catalog.toml");
    let text = std::fs::read_to_string(&catalog).unwrap();
    std::fs::write(
        &catalog,
        text.replace("\"05-orders-dbs.yaml\", ", "\"05-orders-dbs.yaml\", \"05-dbs-orders.yaml\", "),
    )
    .unwrap();
    import(&folders).unwrap();
    assert!(std::fs::read_to_string(&catalog).unwrap().contains("05-dbs-orders.yaml"));
}

#[test]
fn with_one_problem_nothing_is_written_and_all_problems_are_listed() {
    let folders = folders();
    std::fs::write(folders.documents.join("05-orders-dbs.yaml"), "<html>").unwrap();
    std::fs::remove_file(folders.documents.join("13-finances.yaml")).unwrap();
    let text = document("items", "").replace("60 запросов", "60 штук").replace("uint32", "uint128");
    std::fs::write(folders.documents.join("02-items.yaml"), text).unwrap();
    let problems = import(&folders).unwrap_err();
    assert_eq!(
        problems,
        [
            "05-orders-dbs.yaml: is HTML, not an OpenAPI document",
            "13-finances: document 13 (finances) is missing",
            "02-items.yaml: GET /api/v1/items/{id}: parameter id.id: unknown format \"uint128\" of type Some(Integer)",
            "02-items.yaml: GET /api/v1/items/{id}: limit: unknown limit: \"| 1 мин | 60 штук | 1 сек | 5 запросов |\"",
        ]
    );
    assert!(!folders.out.exists());
}

#[test]
fn a_fact_of_an_example_outlives_the_example() {
    let folders = folders();
    import(&folders).unwrap();
    let path = folders.documents.join("02-items.yaml");
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, text.replace("              example:\n                price: '12,5'\n", ""))
        .unwrap();
    let format = |folders: &Folders| {
        let contract = Contract::load(&folders.out).unwrap();
        let spec = contract.apis[1].document.paths["/api/v1/items/{id}"]["get"].clone();
        spec.responses["200"].content["application/json"].schema.clone().unwrap().properties["price"]
            .format
            .clone()
    };
    assert_eq!(format(&folders).as_deref(), Some("decimal"));
    import(&folders).unwrap();
    assert_eq!(format(&folders).as_deref(), Some("decimal"));
    std::fs::remove_dir_all(&folders.out).unwrap();
    import(&folders).unwrap();
    assert_eq!(format(&folders), None);
}

#[test]
fn a_deprecated_operation_keeps_its_limit_and_its_bucket() {
    let folders = folders();
    let path = folders.documents.join("02-items.yaml");
    let shared = LIMIT.replace("продавца:", "продавца для методов <strong>X</strong>:");
    // Two operations that share.
    let two = document("items", "").replace(LIMIT, &shared);
    let start = two.find("    get:").unwrap();
    let end = two.find("components:").unwrap();
    let second = two[start..end].replace("    get:", "    put:");
    let with = |second: &str| format!("{}{second}{}", &two[..end], &two[end..]);
    std::fs::write(&path, with(&second)).unwrap();
    import(&folders).unwrap();
    let bucket = |folders: &Folders| {
        let contract = Contract::load(&folders.out).unwrap();
        let limits = contract.limits.of("items", "PUT", "/api/v1/items/{id}").unwrap();
        let row = contract.limits.buckets.iter().find(|row| row.id == limits.bucket).unwrap();
        (limits.clone(), row.operations.len())
    };
    let before = bucket(&folders);
    assert_eq!(before.1, 2);

    let silent = second.replace(&shared, "");
    std::fs::write(&path, with(&silent)).unwrap();
    let problems = import(&folders).unwrap_err();
    assert!(problems[0].contains("PUT /api/v1/items/{id}: the document gives no limit"), "{problems:?}");

    std::fs::write(&path, with(&silent.replace("    put:\n", "    put:\n      deprecated: true\n"))).unwrap();
    let report = import(&folders).unwrap();
    assert!(report.contains("the last one is kept: items PUT /api/v1/items/{id}"), "{report}");
    assert_eq!(bucket(&folders), before);
}

/// A document with one operation that answers with `schema`, distilled.
fn distilled(
    schema: serde_json::Value,
    schemas: serde_json::Value,
    example: serde_json::Value,
) -> (Schema, Document, Vec<String>) {
    distilled_after(None, schema, schemas, example)
}

/// The same, with an earlier contract.
fn distilled_after(
    previous: Option<&Document>,
    schema: serde_json::Value,
    schemas: serde_json::Value,
    example: serde_json::Value,
) -> (Schema, Document, Vec<String>) {
    let root = json!({
        "openapi": "3.0.1",
        "info": { "title": "t", "version": "v" },
        "security": [{ "HeaderApiKey": [] }],
        "paths": { "/x": {
            "servers": [{ "url": "https://content-api.wildberries.ru" }],
            "get": { "responses": { "200": { "description": "d", "content": {
                "application/json": { "schema": schema, "example": example }
            } } } }
        } },
        "components": { "schemas": schemas },
    });
    let mut problems = Problems::default();
    let document = distil(&root, "f", "m", "2026-07-23", previous, &mut problems).document;
    let schema =
        document.paths["/x"]["get"].responses["200"].content["application/json"].schema.clone().unwrap();
    (schema, document, problems.0.iter().map(|problem| problem.message.clone()).collect())
}

fn schema_of(schema: serde_json::Value) -> Schema {
    let (schema, _, problems) = distilled(
        schema,
        json!({ "A": { "type": "object", "properties": { "a": { "type": "boolean" } } } }),
        json!(null),
    );
    assert_eq!(problems, [""; 0]);
    schema
}

fn written(schema: &Schema) -> serde_json::Value {
    serde_json::to_value(schema).unwrap()
}

#[test]
fn types_are_completed() {
    assert_eq!(
        written(&schema_of(
            json!({ "properties": { "a": { "items": { "type": "integer" } }, "b": {} }, "required": ["a", "a"] })
        )),
        json!({ "type": "object", "properties": { "a": { "type": "array", "items": { "type": "integer", "format": "int64" } }, "b": {} }, "required": ["a"] })
    );
    assert_eq!(
        written(&schema_of(json!({ "type": ["string", "null"] }))),
        json!({ "type": "string", "nullable": true })
    );
    assert_eq!(
        written(&schema_of(json!({ "type": "number", "format": "float", "nullable": false }))),
        json!({ "type": "number", "format": "double" })
    );
    assert_eq!(
        written(&schema_of(json!({ "type": "string", "x-nullable": true, "enum": ["a", null, 1] }))),
        json!({ "type": "string", "nullable": true, "enum": ["a", "1"] })
    );
    assert_eq!(written(&schema_of(json!({ "type": "array" }))), json!({ "type": "array", "items": {} }));
}

#[test]
fn references_stand_alone() {
    let alone = json!({ "$ref": "#/components/schemas/A" });
    assert_eq!(
        written(&schema_of(
            json!({ "$ref": "#/components/schemas/A", "type": "object", "description": "d" })
        )),
        alone
    );
    assert_eq!(
        written(&schema_of(json!({ "allOf": [{ "type": "object", "description": "d" }, alone] }))),
        alone
    );
    assert_eq!(written(&schema_of(json!({ "oneOf": [alone] }))), alone);
    // A fact beside it: a copy.
    assert_eq!(
        written(&schema_of(json!({ "nullable": true, "allOf": [alone] }))),
        json!({ "type": "object", "nullable": true, "properties": { "a": { "type": "boolean" } } })
    );
}

#[test]
fn all_of_is_merged_and_what_is_left_over_goes() {
    let (schema, document, problems) = distilled(
        json!({ "allOf": [{ "$ref": "#/components/schemas/Base" }, { "properties": { "data": { "type": "array", "items": { "type": "string" } } } }], "required": ["data"] }),
        json!({ "Base": { "type": "object", "properties": { "data": { "type": "object" }, "error": { "type": "boolean" } } } }),
        json!(null),
    );
    assert_eq!(problems, [""; 0]);
    assert_eq!(schema.properties["data"].kind, Some(Kind::Array));
    assert_eq!(schema.properties["error"].kind, Some(Kind::Boolean));
    assert_eq!(schema.required, ["data"]);
    assert!(document.components.schemas.is_empty());
}

#[test]
fn misplaced_bounds_go_where_they_belong() {
    let list =
        schema_of(json!({ "type": "array", "items": { "type": "integer", "minItems": 1, "maxItems": 30 } }));
    assert_eq!((list.min_items, list.max_items), (Some(1), Some(30)));
    let list =
        schema_of(json!({ "type": "array", "minimum": 1, "maxLength": 30, "items": { "type": "string" } }));
    assert_eq!((list.min_items, list.max_items), (Some(1), Some(30)));
    let text = schema_of(json!({ "type": "string", "minimum": 2, "maximum": 5000 }));
    assert_eq!((text.min_length, text.max_length), (Some(2), Some(5000)));
}

#[test]
fn examples_show_types() {
    let documented = json!({ "type": "object", "properties": {
        "list": { "properties": { "id": { "type": "integer" } } },
        "whole": { "type": "number", "format": "uint64" },
        "broken": { "type": "number", "format": "int" },
        "rid": { "description": "d" },
        "value": { "description": "d" },
        "ids": { "type": "array" },
        "at": { "type": "string", "format": "ISO 8601" },
        "day": { "type": "string", "format": "YYYY-MM-DD" },
        "next": { "type": "integer", "format": "Unix timestamp" },
        "price": { "type": "string" }
    } });
    let example = json!({ "list": [{ "id": 1 }], "whole": 5, "broken": 0.5, "rid": "x", "value": ["x"], "ids": [1, 2], "at": "2026-07-23", "day": "2026-07-23", "next": 1_698_045_576_000_u64, "price": "1.5" });
    let (schema, document, problems) = distilled(documented.clone(), json!({}), example);
    assert_eq!(problems, [""; 0]);
    let kind = |name: &str| schema.properties[name].kind;
    let format = |schema: &Schema, name: &str| schema.properties[name].format.clone().unwrap_or_default();
    assert_eq!(kind("list"), Some(Kind::Array));
    assert_eq!(schema.properties["list"].items.as_ref().unwrap().properties["id"].kind, Some(Kind::Integer));
    assert_eq!((kind("whole"), kind("broken")), (Some(Kind::Integer), Some(Kind::Number)));
    assert_eq!((kind("rid"), kind("value")), (Some(Kind::String), None));
    assert_eq!(schema.properties["ids"].items.as_ref().unwrap().kind, Some(Kind::Integer));
    assert_eq!(
        ["at", "day", "next", "price"].map(|name| format(&schema, name)),
        ["date", "date", "unix-milliseconds", "decimal"]
    );

    // Known once, they are known without examples; never shown, they are what is safe.
    let (later, _, problems) = distilled_after(Some(&document), documented.clone(), json!({}), json!({}));
    assert_eq!((later, problems), (schema, Vec::new()));
    let (bare, _, _) = distilled(documented, json!({}), json!({}));
    assert_eq!(
        ["at", "day", "next", "price"].map(|name| format(&bare, name)),
        ["date-time", "date", "unix-seconds", ""]
    );
}

#[test]
fn unknown_facts_are_problems() {
    let problem = |schema: serde_json::Value| distilled(schema, json!({}), json!(null)).2.join("; ");
    assert!(problem(json!({ "type": "string", "pattern": "x" })).contains("unknown key \"pattern\""));
    assert!(problem(json!({ "anyOf": [] })).contains("unknown key \"anyOf\""));
    assert!(problem(json!({ "type": "decimal" })).contains("unknown type"));
    assert!(problem(json!({ "type": "boolean", "maximum": 1 })).contains("\"maximum\" of a schema"));
    assert!(problem(json!({ "type": "object", "maxItems": 1 })).contains("no list around it"));
    assert!(problem(json!({ "$ref": "#/components/schemas/B" })).contains("reference to nothing"));
    assert!(problem(json!({ "type": "object", "required": ["a"] })).contains("required field \"a\""));
    assert!(problem(json!({ "type": "integer", "enum": ["a"] })).contains("does not fit its type"));
}
