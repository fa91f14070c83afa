//! What WB really did, on its own documents, where they are at hand (`WB_OFFICIAL_DOCS`); and that other
//! words change nothing.

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
};

use serde_json::{Map, Value};

use super::{
    Report,
    change::{Change, Kind, Severity, Step},
    set::Set,
};
use crate::import::{SPECS, find, overrides::Overrides, problems::Problems};

fn official() -> Option<PathBuf> {
    std::env::var_os("WB_OFFICIAL_DOCS").map(PathBuf::from)
}

fn pair(name: &str) -> Option<Report> {
    let folder = official()?.join("specs-history").join(name);
    let mut old = Set::official(&[folder.join("before.yaml")], None).unwrap();
    let mut new = Set::official(&[folder.join("after.yaml")], Some(&old)).unwrap();
    Some(Report::of(&mut old, &mut new))
}

/// Kind, place, and number of operations of each change.
fn told(report: &Report) -> Vec<(Kind, String, usize)> {
    report.changes.iter().map(|change| (change.kind, change.place.clone(), change.operations.len())).collect()
}

fn change(report: &Report, kind: Kind) -> &Change {
    let mut changes = report.changes.iter().filter(|change| change.kind == kind);
    let first = changes.next().unwrap_or_else(|| panic!("no {kind:?} in {:?}", report.changes));
    assert!(changes.next().is_none(), "{kind:?} twice in {:?}", report.changes);
    first
}

#[test]
fn a_path_renamed_is_no_removal() {
    let Some(report) = pair("1-path-renamed") else { return };
    assert_eq!(
        told(&report),
        [
            (Kind::OperationAdded, String::new(), 1),
            (Kind::OperationRenamed, String::new(), 1),
            (Kind::LimitChanged, String::new(), 1)
        ]
    );
    let renamed = change(&report, Kind::OperationRenamed);
    assert_eq!(renamed.before.as_deref(), Some("POST /api/marketplace/v3/dbs/meta/customs-declaration"));
    assert_eq!(
        renamed.after.as_deref(),
        Some("POST /api/marketplace/v3/dbs/orders/meta/customs-declaration")
    );
    assert_eq!(report.step, Step::Minor);
}

#[test]
fn a_type_flipped_breaks_both_ways() {
    for (name, before, after) in
        [("2a-string-to-integer", "string", "integer"), ("2b-integer-to-string", "integer", "string")]
    {
        let Some(report) = pair(name) else { return };
        let breaking: Vec<&Change> = report.with(Severity::Breaking).collect();
        assert_eq!(breaking.len(), 2);
        for (change, field) in breaking.iter().zip(["partA", "partB"]) {
            assert_eq!(change.kind, Kind::TypeChanged);
            assert_eq!(change.place, format!("answer 200.stickers[].{field}"));
            assert_eq!((change.before.as_deref(), change.after.as_deref()), (Some(before), Some(after)));
            assert_eq!(change.operations.first().unwrap().path, "/api/v3/orders/stickers");
        }
        assert_eq!(report.step, Step::Major);
    }
    let report = pair("2b-integer-to-string").unwrap();
    let added: Vec<&Change> = report.with(Severity::Additive).collect();
    assert_eq!(added.len(), 3);
    assert!(added.iter().all(|change| change.kind == Kind::FieldAdded));
}

#[test]
fn a_penalty_changed_and_limits_lost() {
    let Some(report) = pair("3-penalty-changed-and-limits-lost") else { return };
    assert_eq!(
        told(&report),
        [
            (Kind::LimitLost, String::new(), 6),
            (Kind::Cost, String::new(), 10),
            (Kind::Cost, String::new(), 6)
        ]
    );
    assert_eq!(change(&report, Kind::LimitLost).before.as_deref(), Some("1 per 1s, interval 1s, burst 10"));
    assert_eq!(report.changes[1].before.as_deref(), Some("409 counts as 10"));
    assert_eq!(report.changes[1].after.as_deref(), Some("4XX counts as 10"));
    assert_eq!(report.step, Step::Patch);
}

#[test]
fn a_row_of_a_token_type_changes_no_number() {
    let Some(report) = pair("4a-token-row-added") else { return };
    let limits: Vec<&Change> = report.with(Severity::Limits).collect();
    assert!(limits.iter().all(|change| change.kind == Kind::LimitRowAdded), "{limits:?}");
    assert!(limits.iter().all(|change| change.place == "token base_with_secret"));
    assert_eq!(limits.iter().map(|change| change.operations.len()).sum::<usize>(), 10);
    // The eleventh operation.
    let value = change(&report, Kind::EnumValueAdded);
    assert_eq!((value.place.as_str(), value.after.as_deref()), ("body.settings.filter.withPhoto", Some("2")));
    assert_eq!(report.changes.len(), limits.len() + 1);
}

#[test]
fn new_words_for_a_group_change_nothing() {
    let Some(report) = pair("4b-wording-only") else { return };
    assert_eq!(told(&report), [(Kind::GroupReworded, String::new(), 8)]);
    assert_eq!((report.changes[0].severity, report.step), (Severity::Wording, Step::None));
}

#[test]
fn a_limit_raised_for_some_and_lowered_for_others() {
    let Some(report) = pair("5-limit-raised-and-base-lowered") else { return };
    assert_eq!(
        told(&report),
        [
            (Kind::LimitRaised, "token personal, service".to_owned(), 2),
            (Kind::LimitLowered, "token base".to_owned(), 2),
            (Kind::LimitLowered, "token base".to_owned(), 1)
        ]
    );
    assert_eq!(report.changes[1].after.as_deref(), Some("1 per 3h, interval 3h, burst 1"));
    assert_eq!(report.changes[2].after.as_deref(), Some("1 per 2h, interval 2h, burst 1"));
    assert_eq!(report.step, Step::Patch);
}

#[test]
fn the_type_of_a_parameter() {
    let Some(report) = pair("6-parameter-type-changed") else { return };
    let ids = report.changes.iter().find(|change| change.place == "query parameter promotionIDs").unwrap();
    assert_eq!((ids.kind, ids.severity), (Kind::TypeChanged, Severity::Breaking));
    assert_eq!((ids.before.as_deref(), ids.after.as_deref()), (Some("string"), Some("list of integer")));
    let statuses = report.changes.iter().find(|change| change.place == "query parameter statuses").unwrap();
    assert_eq!(statuses.kind, Kind::TypeChanged);
    assert_eq!((report.changes.len(), report.step), (2, Step::Major));
}

#[test]
fn a_second_success_code() {
    let Some(report) = pair("7-second-success-code") else { return };
    assert_eq!(told(&report), [(Kind::SuccessCodeAdded, String::new(), 3)]);
    assert_eq!(report.changes[0].after.as_deref(), Some("204"));
    assert_eq!(report.step, Step::Minor);
}

#[test]
fn the_contract_is_what_its_documents_say() {
    let Some(official) = official() else { return };
    let mut contract = Set::load_contract(Path::new(SPECS)).unwrap();
    let date = contract.date.clone().unwrap();
    let mut documents = Set::official(&[official.join("specs").join(date)], Some(&contract)).unwrap();
    let report = Report::of(&mut contract, &mut documents);
    assert_eq!(report.changes, []);
    assert_eq!(report.notes, [""; 0]);
}

#[test]
fn the_summer_of_2026() {
    let Some(official) = official() else { return };
    let set =
        |date: &str, base: Option<&Set>| Set::official(&[official.join("specs").join(date)], base).unwrap();
    let mut june = set("2026-06-16", None);
    let mut july = set("2026-07-23", Some(&june));
    let report = Report::of(&mut june, &mut july);
    let operations = |kind: Kind| -> BTreeSet<String> {
        let changes = report.changes.iter().filter(|change| change.kind == kind);
        changes.flat_map(|change| change.operations.iter().map(ToString::to_string)).collect()
    };
    assert_eq!(operations(Kind::OperationAdded).len(), 5, "{:?}", operations(Kind::OperationAdded));
    assert_eq!(operations(Kind::OperationRemoved).len(), 2, "{:?}", operations(Kind::OperationRemoved));
    assert_eq!(operations(Kind::OperationMoved).len(), 2, "{:?}", operations(Kind::OperationMoved));
    assert_eq!(operations(Kind::OperationDeprecated).len(), 2);
    // A wave of new names for schemas, with the same wire.
    assert!(report.changes.iter().filter(|change| change.kind == Kind::SchemaRenamed).count() > 20);
    let customs = "orders_dbs POST /api/marketplace/v3/dbs/orders/meta/customs-declaration";
    let field = report.changes.iter().find(|change| {
        change.kind == Kind::FieldAdded
            && change.severity == Severity::Breaking
            && change.operations.iter().any(|key| key.to_string() == customs)
    });
    assert!(field.is_some_and(|field| field.place.ends_with("originCountryCode")), "{field:?}");
}

/// Another order of keys, other words.
fn reworded(value: &Value, key: &str) -> Value {
    match value {
        Value::Object(fields) => {
            let mut all: Vec<(&String, &Value)> = fields.iter().collect();
            all.reverse();
            let mut other = Map::new();
            for (name, value) in all {
                // A field may be called `description`; then it is an object.
                let prose = ["description", "summary", "title"].contains(&name.as_str()) && value.is_string();
                let value = match value.as_str().filter(|_| prose && key != "examples") {
                    Some(text) if text.contains("description_limit") => Value::String(format!(
                        "Other words.\n\n{}",
                        text.replace("href='", "href = '/other").trim()
                    )),
                    Some(_) => Value::String("Other words.".to_owned()),
                    None => reworded(value, name),
                };
                other.insert(name.clone(), value);
            }
            if fields.contains_key("responses") {
                other.insert("tags".to_owned(), Value::from(vec!["Other"]));
            }
            Value::Object(other)
        }
        Value::Array(values) => Value::Array(values.iter().map(|value| reworded(value, key)).collect()),
        value => value.clone(),
    }
}

#[test]
fn other_words_and_another_order_are_no_change() {
    let Some(official) = official() else { return };
    for date in ["2025-12-26", "2026-06-16", "2026-07-23", "2026-10-31"] {
        let mut problems = Problems::default();
        let files = find::files(&[official.join("specs").join(date)]).unwrap();
        let found = find::sources(&files, &find::Names::default(), &mut problems);
        let words: Vec<Value> = found.sources.iter().map(|source| reworded(&source.root, "")).collect();
        let (mut old, mut new) = (Set::default(), Set::default());
        let same = found.sources.iter().map(|source| (source.index, source.file.as_str(), &source.root));
        old.read(same, None, Overrides::default(), &mut problems);
        let other = found.sources.iter().zip(&words);
        let other = other.map(|(source, root)| (source.index, source.file.as_str(), root));
        new.read(other, Some(&old), Overrides::default(), &mut problems);
        assert!(problems.0.is_empty(), "{:?}", problems.0);
        assert!(words.iter().zip(&found.sources).all(|(root, source)| *root != source.root));
        let report = Report::of(&mut old, &mut new);
        assert_eq!(report.changes, [], "{date}");
    }
}

#[test]
fn another_notation_is_no_change() {
    let Some(official) = official() else { return };
    let folder = official.join("specs-history/2a-string-to-integer");
    let text = std::fs::read_to_string(folder.join("before.yaml")).unwrap();
    let dir = tempfile::tempdir().unwrap();
    let value = find::parse(text.as_bytes()).unwrap();
    std::fs::write(dir.path().join("03-orders-fbs.json"), serde_json::to_string(&value).unwrap()).unwrap();
    let mut old = Set::official(&[folder.join("before.yaml")], None).unwrap();
    let mut new = Set::official(&[dir.path().to_owned()], Some(&old)).unwrap();
    assert_eq!(Report::of(&mut old, &mut new).changes, []);
}

#[test]
fn reports_say_the_step_and_the_version() {
    let Some(mut report) = pair("2a-string-to-integer") else { return };
    report.set_version("0.3.1");
    let (text, markdown) = (report.text(), report.markdown());
    assert!(text.contains("Breaking (2)") && text.contains("Semver step: major (0.3.1 -> 0.4.0)"), "{text}");
    assert!(
        markdown.contains("### Breaking\n\n- type changed: `") || markdown.contains("- type changed: "),
        "{markdown}"
    );
    let json = serde_json::to_value(&report).unwrap();
    assert_eq!(json["step"], "major");
    assert_eq!(json["changes"][0]["kind"], "type-changed");
    assert_eq!(json["changes"][0]["severity"], "breaking");
    assert_eq!(json["changes"][0]["where"], "answer 200.stickers[].partA");
    assert_eq!(json["changes"][0]["operations"][0], "orders_fbs POST /api/v3/orders/stickers");
}

#[test]
fn an_edit_of_a_real_document_is_told_once() {
    let Some(official) = official() else { return };
    type Edit = fn(&mut Value);
    fn tags(root: &mut Value) -> &mut Value {
        &mut root["paths"]["/content/v2/tags"]
    }
    fn describe(root: &mut Value, change: impl Fn(&str) -> String) {
        let text = &mut tags(root)["get"]["description"];
        let new = change(text.as_str().unwrap());
        assert_ne!(text.as_str().unwrap(), new);
        *text = new.into();
    }
    fn servers(root: &mut Value) -> &mut Vec<Value> {
        let item = tags(root);
        let holder = if item.get("servers").is_some() { item } else { &mut item["get"] };
        holder["servers"].as_array_mut().unwrap()
    }
    fn paths(root: &mut Value) -> &mut Map<String, Value> {
        root["paths"].as_object_mut().unwrap()
    }
    let edits: [(Kind, Severity, Edit); 16] = [
        (Kind::OperationRemoved, Severity::Breaking, |root| drop(paths(root).remove("/content/v2/tags"))),
        (Kind::OperationRenamed, Severity::Additive, |root| {
            let tags = paths(root).remove("/content/v2/tags").unwrap();
            paths(root).insert("/content/v3/tags".to_owned(), tags);
        }),
        (Kind::OperationAdded, Severity::Additive, |root| {
            let tags = tags(root).clone();
            paths(root).insert("/content/v9/quite/new".to_owned(), tags);
        }),
        (Kind::OperationDeprecated, Severity::Additive, |root| tags(root)["get"]["deprecated"] = true.into()),
        (Kind::LimitRaised, Severity::Limits, |root| {
            describe(root, |text| text.replace("| 5 запросов |", "| 9 запросов |"));
        }),
        (Kind::LimitLost, Severity::Limits, |root| describe(root, |_| "Words.".to_owned())),
        (Kind::BucketsSplit, Severity::Limits, |root| {
            describe(root, |text| {
                let heading = text.find("description_limit").unwrap();
                let start = heading + text[heading..].find(" для ").unwrap();
                let end = start + text[start..].find('\n').unwrap();
                format!("{}:{}", &text[..start], &text[end..])
            });
        }),
        (Kind::Cost, Severity::Limits, |root| {
            let cost = "Один запрос с кодами ответов <code>4XX</code> учитывается как 10 запросов\n</div>";
            describe(root, |text| text.replace("</div>", cost));
        }),
        (Kind::HostChanged, Severity::Additive, |root| {
            servers(root)[0]["url"] = "https://common-api.wildberries.ru".into();
        }),
        (Kind::SandboxRemoved, Severity::Breaking, |root| servers(root).truncate(1)),
        (Kind::TokenTypes, Severity::Breaking, |root| {
            tags(root)["get"]["x-token-types"] = vec!["personal"].into();
        }),
        (Kind::Category, Severity::Breaking, |root| tags(root)["get"]["x-category"] = "advert".into()),
        (Kind::ReadOnly, Severity::Additive, |root| tags(root)["get"]["x-readonly-method"] = false.into()),
        (Kind::SuccessCodeAdded, Severity::Additive, |root| {
            tags(root)["get"]["responses"]["204"] = serde_json::json!({ "description": "" });
        }),
        (Kind::TypeChanged, Severity::Breaking, |root| {
            root["components"]["schemas"]["ItemsList"]["properties"]["discount"] =
                serde_json::json!({ "type": "string", "example": "x" });
        }),
        // The first of a method that had none: the struct of parameters is a new argument.
        (Kind::ParameterAdded, Severity::Breaking, |root| {
            let parameter =
                serde_json::json!({ "name": "quiteNew", "in": "query", "schema": { "type": "integer" } });
            match tags(root)["get"].get_mut("parameters").and_then(Value::as_array_mut) {
                Some(list) => list.push(parameter),
                None => tags(root)["get"]["parameters"] = vec![parameter].into(),
            }
        }),
    ];
    let bytes = std::fs::read(official.join("specs/2026-07-23/02-items.yaml")).unwrap();
    let root = find::parse(&bytes).unwrap();
    let read = |root: &Value, base: Option<&Set>| {
        let (mut set, mut problems) = (Set::default(), Problems::default());
        set.read([(1, "02-items.yaml", root)].into_iter(), base, Overrides::default(), &mut problems);
        assert!(problems.0.is_empty(), "{:?}", problems.0);
        set
    };
    for (kind, severity, edit) in edits {
        let mut old = read(&root, None);
        let mut changed = root.clone();
        edit(&mut changed);
        let mut new = read(&changed, Some(&old));
        let changes = Report::of(&mut old, &mut new).changes;
        let told: Vec<(Kind, Severity)> =
            changes.iter().map(|change| (change.kind, change.severity)).collect();
        assert_eq!(told, [(kind, severity)], "{changes:?}");
    }
}
