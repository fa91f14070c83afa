//! The command on WB's own documents, where they are at hand: `WB_OFFICIAL_DOCS` names the folder
//! that holds `specs/`, `specs-history/` and `reference/`.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    path::{Path, PathBuf},
    sync::OnceLock,
};

use super::{
    Import, SPECS, buckets,
    distil::distil,
    find, limit_text,
    overrides::{Overrides, Settled},
    problems::Problems,
};
use crate::contract::{
    APIS, Contract, OperationKey,
    document::{Document, Schema},
    document_file,
    limits::{Limits, TokenType},
    names::Names,
};
use crate::diff::{Report, change::Kind, set::Set};
use crate::generate::{Generated, naming};

fn official() -> Option<PathBuf> {
    std::env::var_os("WB_OFFICIAL_DOCS").map(PathBuf::from)
}

fn contract() -> &'static Contract {
    static CONTRACT: OnceLock<Contract> = OnceLock::new();
    CONTRACT.get_or_init(|| Contract::load(Path::new(SPECS)).unwrap())
}

/// What had to be settled until the summer of 2026: a limit in a sentence, and tables left unfilled.
const SETTLED_ONCE: &str = r#"
[[limit]]
operations = ["general GET /ping"]
when = { form = "sentence", period = "30s", limit = 3 }
why = "a window, and all of it may be used at once"
limits.any = { period = "30s", limit = 3, interval = "10s", burst = 3 }

[[limit]]
operations = [
  "in_store_pickup POST /api/marketplace/v3/click-collect/orders/status/confirm",
  "in_store_pickup POST /api/marketplace/v3/click-collect/orders/status/prepare",
  "in_store_pickup POST /api/marketplace/v3/click-collect/orders/status/receive",
  "in_store_pickup POST /api/marketplace/v3/click-collect/orders/status/reject",
  "in_store_pickup POST /api/marketplace/v3/click-collect/orders/status/info",
  "in_store_pickup POST /api/marketplace/v3/click-collect/orders/status/cancel",
]
when = { form = "no-value" }
why = "published before and after"
limits.any = { period = "1s", limit = 1, interval = "1s", burst = 10 }
"#;

fn committed_overrides() -> String {
    std::fs::read_to_string(Path::new(SPECS).join("overrides.toml")).unwrap()
}

/// Our overrides of parameters.
fn parameters() -> String {
    let text = committed_overrides();
    text[text.find("[[parameter]]").unwrap()..].to_owned()
}

/// The day the reference tables are of.
const REFERENCE: &str = "2026-07-23";

/// The contract of the documents that the reference tables were taken from.
fn reference_contract() -> Option<&'static (Contract, PathBuf, tempfile::TempDir)> {
    static CONTRACT: OnceLock<Option<(Contract, PathBuf, tempfile::TempDir)>> = OnceLock::new();
    let contract = CONTRACT.get_or_init(|| {
        let official = official()?;
        let rows = overrides(&["ping", "/v3/passes", "status/confirm", "meta/sgtin"], &parameters());
        let (outcome, out) = import(official.join("specs").join(REFERENCE), Some(&rows)).unwrap();
        outcome.write(out.path()).unwrap();
        Some((Contract::load(out.path()).unwrap(), official, out))
    });
    contract.as_ref()
}

fn csv(path: &Path) -> Vec<HashMap<String, String>> {
    let text = std::fs::read_to_string(path).unwrap();
    let mut lines = vec![vec![String::new()]];
    let mut quoted = false;
    for char in text.trim_end().chars() {
        let line = lines.last_mut().unwrap();
        match char {
            '"' => quoted = !quoted,
            ',' if !quoted => line.push(String::new()),
            '\n' if !quoted => lines.push(vec![String::new()]),
            '\r' => {}
            char => line.last_mut().unwrap().push(char),
        }
    }
    let head = lines.remove(0);
    lines.into_iter().map(|line| head.iter().cloned().zip(line).collect()).collect()
}

/// The module of `02-items`.
fn module(spec: &str) -> &'static str {
    let number: u8 = spec[..2].parse().unwrap();
    APIS.into_iter().find(|(other, _)| *other == number).unwrap().1
}

fn import(
    documents: PathBuf,
    overrides: Option<&str>,
) -> Result<(super::Outcome, tempfile::TempDir), Vec<String>> {
    import_over(Path::new(SPECS), documents, overrides)
}

fn import_over(
    base: &Path,
    documents: PathBuf,
    overrides: Option<&str>,
) -> Result<(super::Outcome, tempfile::TempDir), Vec<String>> {
    let out = tempfile::tempdir().unwrap();
    if let Some(overrides) = overrides {
        std::fs::write(out.path().join("overrides.toml"), overrides).unwrap();
    }
    let command = Import {
        documents: vec![documents],
        out: out.path().to_owned(),
        base: base.to_owned(),
        date: None,
        drop_retired: false,
        with_docs: false,
    };
    let mut problems = Problems::default();
    match command.import(&mut problems).unwrap() {
        Some(outcome) => Ok((outcome, out)),
        None => Err(problems.0.iter().map(ToString::to_string).collect()),
    }
}

#[test]
fn the_committed_contract_is_what_import_writes() {
    let Some(official) = official() else { return };
    let snapshot = contract().catalog.snapshot.clone();
    let (outcome, _) = import(official.join("specs").join(snapshot), None).unwrap();
    for (name, text) in outcome.files {
        let committed = std::fs::read_to_string(Path::new(SPECS).join(&name)).unwrap();
        assert!(committed == text, "specs/{name} is not what `cargo xtask import` writes");
    }
}

#[test]
fn documents_with_examples_need_no_earlier_contract() {
    let Some((contract, official, _)) = reference_contract() else { return };
    let mut problems = Problems::default();
    let mut overrides = Overrides::parse(&parameters()).unwrap();
    let files = find::files(&[official.join("specs").join(REFERENCE)]).unwrap();
    for source in find::sources(&files, &find::Names::default(), &mut problems).sources {
        let api = &contract.apis[source.index];
        let mut document =
            distil(&source.root, &source.file, &api.module, REFERENCE, None, &mut problems).document;
        for (path, item) in &mut document.paths {
            for (method, spec) in item {
                overrides.parameters(&OperationKey::new(&api.module, method, path), spec, &mut problems);
            }
        }
        overrides.units(&api.module, &mut document, &mut problems);
        let mut imported = api.document.clone();
        imported.paths.values_mut().for_each(|item| item.retain(|_, spec| spec.retired.is_none()));
        imported.paths.retain(|_, item| !item.is_empty());
        assert!(document == imported, "{}", source.file);
    }
    assert!(problems.0.is_empty());
}

#[test]
fn operations_agree_with_the_reference() {
    let Some((contract, official, _)) = reference_contract() else { return };
    let reference = csv(&official.join(format!("reference/operations-{REFERENCE}.csv")));
    assert_eq!(reference.len(), contract.apis.iter().map(|api| api.live_keys().count()).sum::<usize>());
    for row in reference {
        let api = contract.apis.iter().find(|api| api.module == module(&row["spec"])).unwrap();
        let spec = &api.document.paths[&row["path"]][&row["method"].to_lowercase()];
        let at = format!("{} {} {}", api.module, row["method"], row["path"]);
        assert_eq!(spec.operation_id.as_deref().unwrap_or_default(), row["operationId"], "{at}");
        let hosts: Vec<&str> = spec.servers.iter().map(|server| server.url.as_str()).collect();
        assert_eq!(hosts.join(" "), row["hosts"], "{at}");
        assert_eq!(spec.category.as_deref().unwrap_or_default(), row["x_category"], "{at}");
        let read_only = match spec.read_only {
            Some(true) => "True",
            Some(false) => "False",
            None => "",
        };
        assert_eq!(read_only, row["readonly"], "{at}");
        assert_eq!(spec.deprecated, row["deprecated"] == "True", "{at}");
        assert_eq!(spec.token_types.join(","), row["token_types"], "{at}");
        let body = spec.request_body.as_ref().and_then(|body| body.content.keys().next().cloned());
        assert_eq!(body.unwrap_or_default(), row["req_content"], "{at}");
        assert_eq!(spec.responses.keys().cloned().collect::<Vec<_>>().join(" "), row["codes"], "{at}");
    }
}

#[test]
fn limits_agree_with_the_reference_row_by_row() {
    let Some((contract, official, _)) = reference_contract() else { return };
    let reference = csv(&official.join(format!("reference/limits-{REFERENCE}.csv")));
    assert_eq!(reference.len(), 735);
    let mut seen: BTreeMap<OperationKey, BTreeSet<TokenType>> = BTreeMap::new();
    let mut settled = 0;
    for row in &reference {
        let key = OperationKey::new(module(&row["spec"]), &row["method"], &row["path"]);
        let limits = contract.limits.get(&key).unwrap();
        let token = |name| match name {
            "personal" => TokenType::Personal,
            "service" => TokenType::Service,
            "basic_with_secret" => TokenType::BaseWithSecret,
            "basic" => TokenType::Base,
            other => panic!("{other}"),
        };
        let tokens = match row["token_type"].as_str() {
            "any" => TokenType::ALL.to_vec(),
            name => vec![token(name)],
        };
        assert_eq!(limits.typed, row["token_type"] != "any", "{key}");
        for token in tokens {
            assert!(seen.entry(key.clone()).or_default().insert(token), "{key}");
            let limit = limits.get(token).unwrap();
            let published = |column: &str| row[column].parse::<f64>().ok();
            for (column, value) in [
                ("period_seconds", limit.period_ms as f64 / 1_000.0),
                ("limit", f64::from(limit.limit)),
                ("interval_ms", limit.interval_ms as f64),
                ("burst", f64::from(limit.burst)),
            ] {
                // What WB does not publish is settled by an override.
                settled += usize::from(published(column).is_none());
                assert!(published(column).is_none_or(|published| published == value), "{key} {column}");
            }
        }
        let cost = if row["penalty"] == "4XXx10" { 10 } else { 1 };
        assert_eq!((limits.cost_4xx, limits.cost_409), (cost, None), "{key}");
        assert!(row["kind"] == "table" || ["sentence", "unparsed"].contains(&row["kind"].as_str()));
    }
    // Six operations without numbers, and interval and burst of two sentences, for four types each.
    assert_eq!(settled, (6 * 4 + 2 * 2) * 4);
    for api in &contract.apis {
        for key in api.live_keys() {
            let limits = contract.limits.get(&key).unwrap();
            let ours: BTreeSet<TokenType> =
                TokenType::ALL.into_iter().filter(|token| limits.get(*token).is_some()).collect();
            assert_eq!(seen.get(&key), Some(&ours), "{key}");
        }
    }
}

#[test]
fn the_lookup_agrees_with_the_reference() {
    let Some((contract, official, _)) = reference_contract() else { return };
    let rows = serde_json::to_value(crate::limits::rows(contract, None).unwrap()).unwrap();
    let mut rows: Vec<serde_json::Value> = rows.as_array().unwrap().clone();
    for row in csv(&official.join(format!("reference/limits-{REFERENCE}.csv"))) {
        let tokens = match row["token_type"].as_str() {
            "any" => vec!["personal", "service", "base_with_secret", "base"],
            "basic" => vec!["base"],
            "basic_with_secret" => vec!["base_with_secret"],
            other => vec![other],
        };
        for token in tokens {
            let of = |other: &serde_json::Value| {
                other["api"] == module(&row["spec"])
                    && other["method"] == row["method"].as_str()
                    && other["path"] == row["path"].as_str()
                    && other["token_type"] == token
            };
            let found = rows.remove(rows.iter().position(of).unwrap());
            for (column, field, factor) in [
                ("period_seconds", "period_ms", 1_000.0),
                ("limit", "limit", 1.0),
                ("interval_ms", "interval_ms", 1.0),
                ("burst", "burst", 1.0),
            ] {
                if let Ok(published) = row[column].parse::<f64>() {
                    assert_eq!(found[field].as_f64(), Some(published * factor), "{row:?}");
                }
            }
            assert_eq!(found["cost_4xx"], if row["penalty"] == "4XXx10" { 10 } else { 1 }, "{row:?}");
        }
    }
    assert_eq!(rows, Vec::<serde_json::Value>::new(), "more rows than the reference has");
}

#[test]
fn buckets_agree_with_the_reference() {
    let Some((contract, official, _)) = reference_contract() else { return };
    let mut groups: BTreeMap<(String, String), Vec<OperationKey>> = BTreeMap::new();
    for row in csv(&official.join(format!("reference/limit-groups-{REFERENCE}.csv"))) {
        let key = OperationKey::new(module(&row["spec"]), &row["method"], &row["path"]);
        // One group of DBW is worded in two ways.
        let words = if row["group"].contains("методов DBW:") { "dbw" } else { &row["group"] };
        let numbers =
            format!("{} {} {}", row["nonbasic_limit"], row["nonbasic_period_ms"], row["nonbasic_burst"]);
        groups.entry((words.to_owned(), numbers)).or_default().push(key);
    }
    let mut expected: BTreeSet<Vec<OperationKey>> = groups
        .into_values()
        .map(|mut keys| {
            keys.sort();
            keys
        })
        .collect();
    let grouped: BTreeSet<OperationKey> = expected.iter().flatten().cloned().collect();
    assert_eq!(grouped.len(), 143);
    for key in contract.apis.iter().flat_map(|api| api.live_keys().collect::<Vec<_>>()) {
        if !grouped.contains(&key) {
            expected.insert(vec![key]);
        }
    }
    let ours: BTreeSet<Vec<OperationKey>> = contract
        .limits
        .buckets
        .iter()
        .map(|bucket| {
            let mut keys = bucket.operations.clone();
            keys.sort();
            keys
        })
        .collect();
    assert_eq!(ours, expected);
    let dbw = contract.limits.buckets.iter().find(|bucket| bucket.id == "dbw.orders").unwrap();
    assert_eq!(dbw.operations.iter().filter(|key| key.module == "items").count(), 2);
    assert_eq!(dbw.operations.len(), 16);
}

/// The rows of our overrides, today's and earlier ones, that hold `part`.
fn overrides(part: &[&str], more: &str) -> String {
    let limits = committed_overrides().split("[[parameter]]").next().unwrap().to_owned() + SETTLED_ONCE;
    let rows = limits.split("[[limit]]").skip(1).filter(|row| part.iter().any(|part| row.contains(part)));
    rows.map(|row| format!("[[limit]]{row}\n")).collect::<String>() + more
}

fn absent(operations: &[&str]) -> String {
    format!(
        "[[limit]]\noperations = {operations:?}\nwhen = {{ form = \"absent\" }}\nwhy = \"a test\"\n\
         limits.any = {{ period = \"1m\", limit = 100, interval = \"600ms\", burst = 1 }}\n"
    )
}

#[test]
fn june_2026() {
    let Some(official) = official() else { return };
    // The method of customs declarations came later.
    let rows = overrides(&["ping", "/v3/passes", "status/confirm", "meta/sgtin"], "").replace(
        "\"in_store_pickup POST /api/marketplace/v3/click-collect/orders/meta/customs-declaration\",",
        "",
    );
    let (outcome, _) = import(official.join("specs/2026-06-16"), Some(&rows)).unwrap();
    assert!(outcome.report.contains("13 documents of 2026-06-16, 280 operations"), "{}", outcome.report);
    let limits = outcome.files.iter().find(|(name, _)| name == "limits.toml").unwrap();
    for id in ["items.content", "dbw.orders", "orders_fbs.orders", "communications.feedbacks_questions"] {
        assert!(limits.1.contains(&format!("id = \"{id}\"")), "{id}");
    }
}

#[test]
fn december_2025() {
    let Some(official) = official() else { return };
    let rows = overrides(
        &["ping", "/v3/passes"],
        // Deprecated operations had no limit any more.
        &absent(&[
            "orders_fbs GET /api/v3/orders/{orderId}/meta",
            "orders_fbs PATCH /api/v3/supplies/{supplyId}/orders/{orderId}",
            "orders_fbs GET /api/v3/supplies/{supplyId}/orders",
            "promotion POST /adv/v1/promotion/adverts",
            "promotion GET /adv/v0/auction/adverts",
            "promotion GET /adv/v0/config",
            "promotion POST /adv/v0/bids/min",
            "promotion PATCH /adv/v0/bids",
            "promotion PATCH /adv/v0/auction/bids",
            "promotion GET /adv/v1/search/set-plus",
            "promotion POST /adv/v1/search/set-plus",
            "promotion POST /adv/v1/search/set-excluded",
            "promotion POST /adv/v1/auto/set-excluded",
            "promotion GET /adv/v1/auto/getnmtoadd",
            "promotion POST /adv/v1/auto/updatenm",
            "promotion GET /adv/v2/auto/stat-words",
            "promotion GET /adv/v1/stat/words",
            "promotion GET /adv/v0/stats/keywords",
        ]),
    );
    let (outcome, _) = import(official.join("specs/2025-12-26"), Some(&rows)).unwrap();
    assert!(outcome.report.contains("13 documents of 2025-12-26, 277 operations"), "{}", outcome.report);
    let limits =
        Limits::unchecked(&outcome.files.iter().find(|(name, _)| name == "limits.toml").unwrap().1).unwrap();
    let receive = limits.of("orders_dbs", "PATCH", "/api/v3/dbs/orders/{orderId}/receive").unwrap();
    assert_eq!((receive.cost_4xx, receive.cost_409), (1, Some(33)));
}

#[test]
fn october_2026() {
    let Some((_, official, july)) = reference_contract() else { return };
    // As the update was taken: on top of the contract of July.
    let rows = overrides(&["/v3/passes", "meta/sgtin", "orders/transfer"], &parameters());
    let (outcome, _) = import_over(july.path(), official.join("specs/2026-10-31"), Some(&rows)).unwrap();
    assert!(outcome.report.contains("13 documents of 2026-10-31, 309 operations"), "{}", outcome.report);
    let limits =
        Limits::unchecked(&outcome.files.iter().find(|(name, _)| name == "limits.toml").unwrap().1).unwrap();
    // The sandbox's common limit joins nothing; the groups of production keep their ids.
    let size =
        |id: &str| limits.buckets.iter().find(|bucket| bucket.id == id).map(|bucket| bucket.operations.len());
    assert_eq!(
        (size("orders_fbs.orders"), size("items.content"), size("items.stocks")),
        (Some(38), Some(11), Some(2))
    );
    // The rebuilt documents have no examples; what July's showed is kept.
    let document = outcome.files.iter().find(|(name, _)| name == "10-tariffs.yaml").unwrap();
    assert!(document.1.contains("format: decimal"));
}

#[test]
fn a_group_survives_new_words() {
    let Some(official) = official() else { return };
    let history = official.join("specs-history/4b-wording-only");
    let mut previous: Option<Limits> = None;
    let mut texts = Vec::new();
    for file in ["before.yaml", "after.yaml"] {
        let root = serde_yaml_ng::from_slice(&std::fs::read(history.join(file)).unwrap()).unwrap();
        let mut problems = Problems::default();
        let distilled = distil(&root, file, "orders_fbs", "2026-05-29", None, &mut problems);
        let mut overrides = Overrides::parse(&super::official::overrides(&["/v3/passes"], "")).unwrap();
        let mut members = Vec::new();
        for (method, path, description) in &distilled.descriptions {
            let key = OperationKey::new("orders_fbs", method, path);
            let block = limit_text::read(description).unwrap();
            let settled = overrides.settle(&key, &block.numbers, file, &mut problems).unwrap();
            let Settled::Limits(limits) = settled else { panic!("{key}") };
            let (group, cost_4xx, cost_409) = (block.group, block.cost_4xx, block.cost_409);
            members.push(buckets::Member {
                key,
                host: "h".to_owned(),
                group,
                limits,
                cost_4xx,
                cost_409,
                sandbox: None,
            });
        }
        assert!(problems.0.is_empty(), "{:?}", problems.0);
        let keys = members.iter().map(|member| member.key.clone()).collect();
        let result = buckets::buckets(&members, &Names::derived(&keys), previous.as_ref());
        assert!(result.new.is_empty() && result.gone.is_empty(), "{:?} {:?}", result.new, result.gone);
        previous = Some(Limits::parse(&result.text, &keys).unwrap());
        texts.push(result.text);
    }
    assert_eq!(texts[0], texts[1]);
}

/// The texts among the enum values and defaults of a document.
fn document_strings(document: &Document) -> Vec<String> {
    fn visit(schema: &Schema, strings: &mut Vec<String>) {
        let values = schema.enumeration.iter().chain(&schema.default);
        strings.extend(values.filter_map(|value| value.as_str()).map(str::to_owned));
        let boxed = schema.items.iter().chain(&schema.additional_properties).map(|child| &**child);
        schema.properties.values().chain(&schema.one_of).chain(boxed).for_each(|child| visit(child, strings));
    }
    let mut strings = Vec::new();
    document.components.schemas.values().for_each(|schema| visit(schema, &mut strings));
    for (_, _, operation) in document.operations() {
        operation.parameters.iter().for_each(|parameter| visit(&parameter.schema, &mut strings));
        let bodies = operation.request_body.iter().map(|body| &body.content);
        for media in bodies.chain(operation.responses.values().map(|answer| &answer.content)) {
            media
                .values()
                .filter_map(|media| media.schema.as_ref())
                .for_each(|schema| visit(schema, &mut strings));
        }
    }
    strings
}

#[test]
fn the_contract_holds_no_sentence_of_wb() {
    let cyrillic = |text: &str| text.chars().find(|char| ('\u{400}'..='\u{4ff}').contains(char));
    for name in ["catalog.toml", "limits.toml", "names.toml", "overrides.toml"] {
        let text = std::fs::read_to_string(Path::new(SPECS).join(name)).unwrap();
        assert_eq!(cyrillic(&text), None, "{name}");
    }
    for (number, module) in APIS {
        let name = document_file(number, module);
        let mut text = std::fs::read_to_string(Path::new(SPECS).join(&name)).unwrap();
        let document: Document = serde_yaml_ng::from_str(&text).unwrap();
        // Values of enums and defaults are facts, in whatever language.
        for value in document_strings(&document) {
            if cyrillic(&value).is_some() {
                text = text.replace(&value, "");
            }
        }
        assert_eq!(cyrillic(&text), None, "{name}");
        assert!(!text.contains("summary:") && !text.contains("example:"), "{name}");
    }
}

/// Imports documents under the overrides of the contract that fit them; what they publish no limit for
/// gets one that is made up.
fn import_anything(documents: PathBuf) -> (super::Outcome, tempfile::TempDir) {
    import_anything_over(Path::new(SPECS), documents)
}

fn import_anything_over(base: &Path, documents: PathBuf) -> (super::Outcome, tempfile::TempDir) {
    let mut text = committed_overrides() + SETTLED_ONCE;
    for _ in 0..4 {
        let out = tempfile::tempdir().unwrap();
        std::fs::write(out.path().join("overrides.toml"), &text).unwrap();
        let command = Import {
            documents: vec![documents.clone()],
            out: out.path().to_owned(),
            base: base.to_owned(),
            date: Some("2026-01-01".to_owned()),
            drop_retired: false,
            with_docs: false,
        };
        let mut problems = Problems::default();
        if let Some(outcome) = command.import(&mut problems).unwrap() {
            return (outcome, out);
        }
        let mut missing = Vec::new();
        for problem in &problems.0 {
            if problem.file == "overrides.toml" {
                text = text.replace(&format!("\"{}\"", problem.at), "");
            } else if problem.message.contains("settle the limit") {
                let module = module(&problem.file);
                missing.push(format!("{module} {}", problem.at));
            } else {
                panic!("{problem}");
            }
        }
        for empty in ["[, ]", "[,]"] {
            text = text.replace(empty, "[]");
        }
        while text.contains(", ,") || text.contains("[,") {
            text = text.replace(", ,", ",").replace("[,", "[");
        }
        let lines: Vec<&str> = text.lines().filter(|line| line.trim() != ",").collect();
        text = lines.join("\n") + "\n";
        if !missing.is_empty() {
            let missing: Vec<&str> = missing.iter().map(String::as_str).collect();
            text = absent(&missing) + &text;
        }
    }
    panic!("{}", documents.display());
}

/// The Rust made of the contract that an import gives, or of one API of it.
fn generated(outcome: &super::Outcome, only: Option<usize>) -> Generated {
    let dir = tempfile::tempdir().unwrap();
    outcome.write(dir.path()).unwrap();
    let mut contract = Contract::load(dir.path()).unwrap();
    if let Some(index) = only {
        contract.apis = vec![contract.apis.remove(index)];
    }
    let generated = crate::generate::generate(&contract).unwrap();
    for (path, text) in generated.files.iter().filter(|(path, _)| path.ends_with(".rs")) {
        if let Err(error) = syn::parse_file(text) {
            panic!("{path}: {error}");
        }
    }
    generated
}

#[test]
fn all_full_sets_are_imported_and_generated() {
    let Some(official) = official() else { return };
    for date in ["2025-12-26", "2026-06-16", "2026-07-23", "2026-10-31"] {
        let (outcome, _out) = import_anything(official.join("specs").join(date));
        generated(&outcome, None);
    }
}

/// Both sides of each pair in place of their document among those of July: name, place of the document, and
/// the folder.
fn sides(official: &Path) -> Vec<(String, usize, tempfile::TempDir)> {
    let mut sides = Vec::new();
    for pair in std::fs::read_dir(official.join("specs-history")).unwrap() {
        let pair = pair.unwrap().path();
        for side in ["before.yaml", "after.yaml"] {
            let side = pair.join(side);
            let root: serde_json::Value = serde_yaml_ng::from_slice(&std::fs::read(&side).unwrap()).unwrap();
            let name = root["info"]["x-file-name"].as_str().unwrap();
            let index = find::KNOWN.iter().position(|known| known.names.contains(&name)).unwrap();
            let folder = tempfile::tempdir().unwrap();
            for entry in std::fs::read_dir(official.join("specs").join(REFERENCE)).unwrap() {
                let path = entry.unwrap().path();
                let file = path.file_name().unwrap().to_str().unwrap().to_owned();
                let here = file.starts_with(&format!("{:02}-", index + 1));
                std::fs::copy(if here { &side } else { &path }, folder.path().join(file)).unwrap();
            }
            sides.push((side.display().to_string(), index, folder));
        }
    }
    sides
}

#[test]
fn both_sides_of_each_pair_are_imported_and_generated() {
    let Some(official) = official() else { return };
    for (_, index, folder) in sides(&official) {
        let (outcome, _out) = import_anything(folder.path().to_owned());
        generated(&outcome, Some(index));
    }
}

/// The public items of generated code: `items::Tag`, its fields `items::Tag.name`, variants
/// `items::TagKind::Red`, methods `items::Items::tags` and constants `items::TAGS`.
fn public_items(generated: &Generated) -> BTreeSet<String> {
    fn visit(module: &str, list: &[syn::Item], items: &mut BTreeSet<String>) {
        for item in list {
            match item {
                syn::Item::Struct(item) => {
                    items.insert(format!("{module}::{}", item.ident));
                    let names = item.fields.iter().filter_map(|field| field.ident.as_ref());
                    items.extend(names.map(|name| format!("{module}::{}.{name}", item.ident)));
                }
                syn::Item::Enum(item) => {
                    items.insert(format!("{module}::{}", item.ident));
                    let names = item.variants.iter().map(|variant| &variant.ident);
                    items.extend(names.map(|name| format!("{module}::{}::{name}", item.ident)));
                }
                syn::Item::Static(item) => drop(items.insert(format!("{module}::{}", item.ident))),
                syn::Item::Impl(item) if item.trait_.is_none() => {
                    let syn::Type::Path(of) = &*item.self_ty else { continue };
                    for item in &item.items {
                        if let syn::ImplItem::Fn(method) = item
                            && method.sig.ident != "new"
                        {
                            let of = &of.path.segments.last().unwrap().ident;
                            items.insert(format!("{module}::{of}::{}", method.sig.ident));
                        }
                    }
                }
                // `open_enum! { pub enum Name(text) { Variant = "value", } }`
                syn::Item::Macro(item) if item.mac.path.is_ident("open_enum") => {
                    let text = item.mac.tokens.to_string();
                    let (_, text) = text.split_once("pub enum ").unwrap();
                    let (name, variants) = text.split_once('(').unwrap();
                    items.insert(format!("{module}::{}", name.trim()));
                    let (_, variants) = variants.split_once('{').unwrap();
                    for part in variants.split(" = ").filter_map(|part| part.split_whitespace().next_back()) {
                        if part.starts_with(|char: char| char.is_ascii_uppercase()) {
                            items.insert(format!("{module}::{}::{part}", name.trim()));
                        }
                    }
                }
                syn::Item::Mod(syn::ItemMod { content: Some((_, inner)), .. }) => {
                    visit(module, inner, items);
                }
                _ => {}
            }
        }
    }
    let mut items = BTreeSet::new();
    for (path, text) in &generated.files {
        if path.ends_with(".rs") && !path.starts_with("testing/") {
            let module = path.split('/').next().unwrap().trim_end_matches(".rs");
            visit(module, &syn::parse_file(text).unwrap().items, &mut items);
        }
    }
    items
}

#[test]
fn public_names_survive_every_update() {
    let Some(official) = official() else { return };
    let nothing = tempfile::tempdir().unwrap();
    let mut last: Option<(Contract, Generated, tempfile::TempDir)> = None;
    for date in ["2025-12-26", "2026-06-16", "2026-07-23", "2026-10-31"] {
        let base = last.as_ref().map_or(nothing.path(), |(_, _, dir)| dir.path());
        let (outcome, dir) = import_anything_over(base, official.join("specs").join(date));
        outcome.write(dir.path()).unwrap();
        // As if people had chosen the names.
        let names = dir.path().join("names.toml");
        let text = std::fs::read_to_string(&names).unwrap().replace("unnamed = true\n", "");
        std::fs::write(names, text).unwrap();
        let mut contract = Contract::load(dir.path()).unwrap();
        if let Some((before, _, _)) = &last {
            contract.pins = before.pins.clone();
        }
        let generated = crate::generate::generate(&contract).unwrap();
        contract.pins = generated.pins.clone();
        if let Some((before, code, _)) = &last {
            survived((before, code), (&contract, &generated), date);
        }
        last = Some((contract, generated, dir));
    }
}

/// Whatever public item is gone from one contract's code to the next one's went because what it stands
/// for went, not because it is called something else.
fn survived(old: (&Contract, &Generated), new: (&Contract, &Generated), date: &str) {
    let (was, is) = (crate::generate::places(old.0).unwrap(), crate::generate::places(new.0).unwrap());
    let mut left: BTreeSet<(String, String)> = BTreeSet::new();
    for (_, module) in APIS {
        // A type of several places that WB now describes in several ways stays that of one of them.
        let split = |name: &str| is.names(module).any(|now| now == name);
        for (place, name) in was.starting(module, "") {
            match is.get(module, place) {
                Some(now) => assert!(now == name || split(name), "{date}: {module} {place}: {name} is {now}"),
                None => drop(left.insert((module.to_owned(), name.to_owned()))),
            }
        }
    }
    let set = |contract: &Contract| Set::of_contract(contract, "").unwrap();
    let report = Report::of(&mut set(old.0), &mut set(new.0));
    let gone = |kinds: &[Kind], name: &str| {
        report.changes.iter().filter(|change| kinds.contains(&change.kind)).any(|change| {
            let place = change.place.rsplit(['.', ' ']).next().unwrap_or_default();
            let mut values = change.before.as_deref().unwrap_or_default().split(", ");
            name == naming::snake(place) || values.any(|value| name == naming::pascal(value))
        })
    };
    let items = public_items(new.1);
    let mut lost = 0;
    for item in public_items(old.1).difference(&items) {
        lost += 1;
        let (module, name) = item.split_once("::").unwrap();
        let of = name.split(['.', ':']).next().unwrap();
        let because = if !items.contains(&format!("{module}::{of}")) {
            left.contains(&(module.to_owned(), of.to_owned()))
        } else if let Some((_, field)) = name.split_once('.') {
            gone(
                &[Kind::FieldRemoved, Kind::ParameterRemoved, Kind::ParameterRequired, Kind::TypeChanged],
                field,
            )
        } else if let Some((_, variant)) = name.split_once("::") {
            gone(&[Kind::EnumValueRemoved], variant)
        } else {
            false
        };
        assert!(because, "{date}: {item} is gone");
    }
    assert!(lost > 0, "{date}: WB took something away each time, and it is found");
}

/// The crate with code of its own in place of `generated/`.
struct Sdk {
    dir: tempfile::TempDir,
}

impl Sdk {
    fn new() -> Self {
        let dir = tempfile::tempdir().unwrap();
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let mut manifest: toml_edit::DocumentMut =
            std::fs::read_to_string(root.join("Cargo.toml")).unwrap().parse().unwrap();
        manifest["workspace"].as_table_mut().unwrap().remove("members");
        for part in ["example", "bench", "dev-dependencies"] {
            manifest.remove(part);
        }
        std::fs::write(dir.path().join("Cargo.toml"), manifest.to_string()).unwrap();
        std::fs::copy(root.join("Cargo.lock"), dir.path().join("Cargo.lock")).unwrap();
        copy_tree(&root.join("src"), &dir.path().join("src"));
        Self { dir }
    }

    /// Compiles it as made of the documents in a folder.
    fn check(&self, documents: PathBuf, features: &[&str]) -> bool {
        let (outcome, _out) = import_anything(documents);
        let out = self.dir.path().join("generated");
        let _ = std::fs::remove_dir_all(&out);
        for (path, text) in generated(&outcome, None).files {
            let path = out.join(path);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        }
        let target = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/history");
        std::process::Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
            .args(["check", "--quiet", "--lib", "--offline"])
            .args(features)
            .current_dir(self.dir.path())
            .env("CARGO_TARGET_DIR", target)
            .status()
            .unwrap()
            .success()
    }
}

/// Takes minutes: `cargo xtask test --history` runs it.
#[test]
#[ignore = "compiles the SDK many times"]
fn the_sdk_of_all_documents_compiles() {
    let Some(official) = official() else { return };
    let sdk = Sdk::new();
    for date in ["2025-12-26", "2026-06-16", "2026-07-23", "2026-10-31"] {
        assert!(sdk.check(official.join("specs").join(date), &["--features", "testing"]), "{date}");
    }
    for (side, index, folder) in sides(&official) {
        // The API of the document alone.
        let api = format!("rustls,{}", APIS[index].1);
        let features = ["--no-default-features", "--features", &api];
        assert!(sdk.check(folder.path().to_owned(), &features), "{side}");
    }
}

fn copy_tree(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).unwrap();
    for entry in std::fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let to = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy_tree(&entry.path(), &to);
        } else {
            std::fs::copy(entry.path(), to).unwrap();
        }
    }
}
