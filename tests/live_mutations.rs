//! What happens to an answer in which one value is odd: the answer is read all the same, the rest of
//! it is untouched, and the odd value is there, or gone and told. Never a silent zero.

#![cfg(feature = "testing")]

use serde_json::{Value, json};
use wildberries::testing::contract::Document;
use wildberries::testing::synthesize;

mod support;

use support::official::Official;
use support::{Decoder, Reading, decoder_of, difference};

/// A value WB never announced; no number, date, base64 or known value of any enum.
const NEWS: &str = "~неизвестно~";

#[derive(Debug, Clone, Copy, PartialEq)]
enum Mutation {
    Null,
    Absent,
    ExtraField,
    UnknownText,
    UnknownNumber,
    EmptyText,
    NumberAsText,
    TextAsNumber,
}

const MUTATIONS: [Mutation; 8] = [
    Mutation::Null,
    Mutation::Absent,
    Mutation::ExtraField,
    Mutation::UnknownText,
    Mutation::UnknownNumber,
    Mutation::EmptyText,
    Mutation::NumberAsText,
    Mutation::TextAsNumber,
];

impl Mutation {
    /// The value in place of `value`; `None` where the mutation does not apply. `Some(None)` takes it
    /// away.
    fn apply(self, value: &Value) -> Option<Option<Value>> {
        Some(match (self, value) {
            (Mutation::Null, Value::Null) => return None,
            (Mutation::Null, _) => Some(Value::Null),
            (Mutation::Absent, _) => None,
            (Mutation::ExtraField, Value::Object(fields)) => {
                let mut fields = fields.clone();
                fields.insert("zzNew".to_owned(), json!({"a": [1, NEWS]}));
                Some(Value::Object(fields))
            }
            (Mutation::UnknownText, Value::String(_)) => Some(json!(NEWS)),
            (Mutation::UnknownNumber, Value::Number(_)) => Some(json!(987_654_321)),
            (Mutation::EmptyText, _) => Some(json!("")),
            (Mutation::NumberAsText, Value::Number(number)) => Some(json!(number.to_string())),
            (Mutation::TextAsNumber, Value::String(_)) => Some(json!(12345)),
            _ => return None,
        })
    }
}

/// Every position below the root, as a pointer.
fn positions(value: &Value, pointer: &str, all: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                let pointer = format!("{pointer}/{}", name.replace('~', "~0").replace('/', "~1"));
                positions(field, &pointer, all);
                all.push(pointer);
            }
        }
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                let pointer = format!("{pointer}/{index}");
                positions(item, &pointer, all);
                all.push(pointer);
            }
        }
        _ => {}
    }
}

fn take_away(value: &mut Value, pointer: &str) {
    let (parent, last) = pointer.rsplit_once('/').unwrap();
    match value.pointer_mut(parent).unwrap() {
        Value::Object(fields) => {
            fields.remove(&last.replace("~1", "/").replace("~0", "~"));
        }
        Value::Array(items) => {
            items.remove(last.parse().unwrap());
        }
        _ => {}
    }
}

fn mutated(value: &Value, pointer: &str, new: Option<Value>) -> Value {
    let mut value = value.clone();
    match new {
        Some(new) => *value.pointer_mut(pointer).unwrap() = new,
        None => take_away(&mut value, pointer),
    }
    value
}

fn is_blank(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::String(text) => text.is_empty(),
        Value::Array(items) => items.is_empty(),
        _ => false,
    }
}

/// What is wrong with how a mutated answer was read.
fn problem(
    mutation: Mutation,
    pointer: &str,
    original: &Value,
    sent: &Value,
    reading: &Reading,
) -> Option<String> {
    let read = &reading.value;
    let whole = difference("", sent, read);
    if mutation == Mutation::ExtraField {
        // In a map or in free JSON it is data like the rest; a struct leaves it out and tells.
        let told = reading.unknown.iter().any(|unknown| unknown.path.contains("zzNew"))
            // A map of other things cannot hold it.
            || reading.lost.iter().any(|lost| lost.path.contains("zzNew"));
        let rest = || {
            let mut read = read.clone();
            // In a map of objects it is an object of which nothing is known.
            if let Some(Value::Object(fields)) = read.pointer_mut(pointer) {
                fields.remove("zzNew");
            }
            difference("", original, &read)
        };
        return match whole {
            None => None,
            Some(_) if told => rest(),
            Some(difference) => Some(format!("neither kept nor told: {difference}")),
        };
    }
    whole.as_ref()?;
    let new = sent.pointer(pointer).filter(|_| mutation != Mutation::Absent);
    // In place of a list a single value is a list of one.
    if let Some(new) = new
        && read.pointer(pointer) == Some(&json!([new]))
    {
        return difference("", &mutated(sent, pointer, Some(json!([new]))), read);
    }
    // It is gone, and nothing else is.
    let rest = difference("", &mutated(sent, pointer, None), read);
    match (rest, new) {
        (Some(difference), _) => Some(difference),
        (None, Some(new)) if !is_blank(new) && reading.lost.is_empty() => Some("gone in silence".to_owned()),
        // A blank is a None where it is a value's; of a list it is an element that is missing.
        (None, _) => None,
    }
}

#[derive(Default)]
struct Count {
    tried: usize,
    kept: usize,
    told: usize,
    problems: Vec<String>,
    skipped: usize,
}

/// Tries every `step`th mutation of an answer.
fn try_all(operation: &str, decoder: Decoder, answer: &Value, step: usize, count: &mut Count) {
    // Only of what is read whole to begin with.
    let whole = decoder(&serde_json::to_vec(answer).unwrap());
    match whole {
        Ok(reading) if reading.lost.is_empty() && difference("", answer, &reading.value).is_none() => {}
        _ => {
            count.skipped += 1;
            return;
        }
    }
    let mut all = Vec::new();
    positions(answer, "", &mut all);
    for pointer in all {
        for mutation in MUTATIONS {
            let Some(new) = mutation.apply(answer.pointer(&pointer).unwrap()) else { continue };
            count.tried += 1;
            if !count.tried.is_multiple_of(step) {
                continue;
            }
            let sent = mutated(answer, &pointer, new);
            let fault = match decoder(&serde_json::to_vec(&sent).unwrap()) {
                Err(error) => Some(format!("fails as a whole: {error}")),
                Ok(reading) => {
                    count.told += usize::from(!reading.lost.is_empty() || !reading.unknown.is_empty());
                    problem(mutation, &pointer, answer, &sent, &reading)
                }
            };
            match fault {
                None => count.kept += 1,
                Some(fault) => count.problems.push(format!("{operation} {pointer} {mutation:?}: {fault}")),
            }
        }
    }
}

fn report(what: &str, step: usize, count: Count) {
    let tried = count.kept + count.problems.len();
    println!(
        "{what}: {tried} mutations tried (every {step}. of {}), {} survived, {} told what was lost or new",
        count.tried, count.kept, count.told
    );
    println!("{what}: {} answers left out, being odd from the start", count.skipped);
    let shown: Vec<_> = count.problems.iter().take(40).map(String::as_str).collect();
    assert!(count.problems.is_empty(), "{} problems:\n{}", count.problems.len(), shown.join("\n"));
    assert!(tried > 500);
}

/// One of so many, where neither `MUTATIONS=all` nor WB's documents ask for all.
fn step() -> usize {
    let all = std::env::var_os("MUTATIONS").is_some_and(|what| what == "all");
    if all || std::env::var_os("WB_OFFICIAL_DOCS").is_some() { 1 } else { 23 }
}

#[test]
fn synthesized_answers_survive_one_odd_value() {
    let mut count = Count::default();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/generated/testing/contract");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    for file in files {
        let document: Document = serde_json::from_slice(&std::fs::read(file).unwrap()).unwrap();
        for (path, method, spec) in document.operations() {
            let operation = format!("{} {path}", method.to_uppercase());
            let Some(decoder) = decoder_of(&operation) else { continue };
            for (status, response) in &spec.responses {
                for (media, content) in &response.content {
                    if let Some(schema) = &content.schema
                        && status.starts_with('2')
                        && media.contains("json")
                    {
                        let answer = synthesize(schema, &document, 1);
                        try_all(&operation, decoder, &answer, step(), &mut count);
                    }
                }
            }
        }
    }
    report("synthesized answers", step(), count);
}

#[test]
fn official_examples_survive_one_odd_value() {
    let Some(official) = Official::open() else { return };
    let mut count = Count::default();
    for example in official.answers() {
        if (200..300).contains(&example.status) && example.media.contains("json") {
            let decoder = decoder_of(&example.operation).unwrap();
            try_all(&example.operation, decoder, &example.value, 1, &mut count);
        }
    }
    report("official examples", 1, count);
}
