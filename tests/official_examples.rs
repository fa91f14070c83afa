//! WB's own examples of answers, read through the types of their operations.

use serde_json::Value;

mod support;

use support::official::Official;
use support::{decoder_of, difference};

/// Examples that are not of the type their own document gives them: operation, name, why.
const CONTRADICTIONS: &[(&str, &str, &str)] = &[
    ("POST /api/v3/dbw/orders/stickers", "composed", "the base64 of `file` lacks a character"),
    ("POST /api/marketplace/v3/dbs/orders/stickers", "composed", "the base64 of `file` is cut with dots"),
    ("GET /api/v1/documents/download", "composed", "the base64 of `document` is cut with dots"),
    ("POST /api/v1/documents/download/all", "composed", "the base64 of `document` is cut with dots"),
];

/// Fields that WB has taken away since it wrote the examples: operation, field.
const TAKEN_AWAY: &[(&str, &str)] = &[
    ("GET /api/v2/list/goods/filter", "isBadTurnover"),
    ("POST /api/v2/list/goods/filter", "isBadTurnover"),
    ("GET /api/v2/list/goods/size/nm", "isBadTurnover"),
    ("POST /api/finance/v1/acquiring/detailed", "docTypeName"),
    ("POST /api/finance/v1/acquiring/detailed/{reportId}", "docTypeName"),
];

fn take_away(value: &mut Value, name: &str) {
    match value {
        Value::Object(fields) => {
            fields.remove(name);
            fields.values_mut().for_each(|field| take_away(field, name));
        }
        Value::Array(items) => items.iter_mut().for_each(|item| take_away(item, name)),
        _ => {}
    }
}

#[test]
fn every_success_example_is_read_whole() {
    let Some(official) = Official::open() else { return };
    let (mut read, mut composed, mut problems) = (0, 0, Vec::new());
    let mut excused = Vec::new();
    for mut example in official.answers() {
        if !(200..300).contains(&example.status) || !example.media.contains("json") {
            continue;
        }
        for (_, name) in TAKEN_AWAY.iter().filter(|(operation, _)| *operation == example.operation) {
            take_away(&mut example.value, name);
        }
        let place = format!("{} {} ({})", example.operation, example.status, example.name);
        let Some(decoder) = decoder_of(&example.operation) else {
            problems.push(format!("{place}: no decoder"));
            continue;
        };
        let json = serde_json::to_vec(&example.value).unwrap();
        let problem = match decoder(&json) {
            Err(error) => Some(error.to_string()),
            Ok(reading) if !reading.lost.is_empty() => Some(format!("lost {}", reading.lost[0])),
            Ok(reading) => difference("", &example.value, &reading.value),
        };
        let known = CONTRADICTIONS
            .iter()
            .find(|(operation, name, _)| (*operation, *name) == (&example.operation, &example.name));
        match (problem, known) {
            (None, None) => {
                read += 1;
                composed += usize::from(example.name == "composed");
            }
            (Some(_), Some(_)) => excused.push(place),
            (Some(problem), None) => problems.push(format!("{place}: {problem}")),
            (None, Some(_)) => problems.push(format!("{place}: is no contradiction any more")),
        }
    }
    println!("{read} examples read whole, {composed} of them composed from those of their fields");
    println!("{} contradict their own type: {excused:?}", excused.len());
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
    assert_eq!(excused.len(), CONTRADICTIONS.len());
    assert!(read > 200);
}

#[test]
fn every_error_example_says_something() {
    let Some(official) = Official::open() else { return };
    let mut read = 0;
    for example in official.answers() {
        if (200..300).contains(&example.status) || example.name == "composed" {
            continue;
        }
        let bytes = match &example.value {
            Value::String(text) => text.clone().into_bytes(),
            value => serde_json::to_vec(value).unwrap(),
        };
        let body = wildberries::ErrorBody::read(&bytes);
        let said = body.detail().or(body.title()).or(body.code());
        assert!(said.is_some_and(|said| !said.is_empty()), "{}: {body:?}", example.operation);
        read += 1;
    }
    println!("{read} error examples read");
    assert!(read > 1000);
}
