//! The corpus of nasty documents: whole-file snapshots in `xtask/tests/corpus/generated`, which the
//! SDK's own tests compile (`cargo test --no-default-features`, see `src/lib.rs`).

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::*;
use crate::contract::catalog::Catalog;
use crate::contract::document::{Schema, reference_name};
use crate::contract::limits::Limits;
use crate::contract::names::Names;
use crate::contract::pins::Pins;
use crate::contract::{Api, OperationKey};
use crate::texts::Texts;

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus")
}

fn contract(document: &str, limits: &str, names: &str) -> Result<Contract> {
    let document: crate::contract::document::Document = serde_yaml_ng::from_str(document)?;
    let api = Api { number: 1, module: "general".to_owned(), document };
    let keys: BTreeSet<OperationKey> = api.keys().collect();
    let live: BTreeSet<OperationKey> = api.live_keys().collect();
    Ok(Contract {
        catalog: Catalog { snapshot: "2026-01-01".to_owned(), document: Vec::new() },
        limits: Limits::parse(limits, &live)?,
        names: Names::parse(names, &keys)?,
        pins: Pins::default(),
        texts: Texts::default(),
        apis: vec![api],
    })
}

fn corpus_contract() -> Result<Contract> {
    let read = |name: &str| fs::read_to_string(corpus().join("specs").join(name)).context(name.to_owned());
    contract(&read("01-general.yaml")?, &read("limits.toml")?, &read("names.toml")?)
}

/// Set `UPDATE_SNAPSHOTS=1` to write the snapshots anew; then read the diff.
#[test]
fn corpus_is_as_its_snapshots() {
    let Generated { files, .. } = generate(&corpus_contract().unwrap()).unwrap();
    let out = corpus().join("generated");
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        for (path, text) in &files {
            write_file(&out.join(path), text).unwrap();
        }
    }
    check(&read_tree(&out).unwrap(), &files, &out).unwrap();
}

#[test]
fn generation_is_deterministic() {
    let first = generate(&corpus_contract().unwrap()).unwrap();
    let second = generate(&corpus_contract().unwrap()).unwrap();
    assert_eq!(first, second);
}

#[test]
fn a_long_api_becomes_a_folder_of_files_below_the_limit() {
    let contract = corpus_contract().unwrap();
    let surface = operation::Surface::new(&contract.apis[0], &contract).unwrap();
    let mut sections = emit::sections(&surface).unwrap();
    for section in &mut sections {
        if section.name == "responses" {
            section.text = section.text.repeat(60);
        }
    }
    let files = split("general", sections);
    let names: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
    assert!(names.contains(&"general/mod.rs") && names.contains(&"general/responses_2.rs"), "{names:?}");
    assert!(files.iter().all(|(_, text)| text.lines().count() <= MAX_LINES), "{names:?}");
    assert!(files.iter().all(|(_, text)| text.starts_with(HEADER)));
}

#[test]
fn check_shows_what_differs_and_the_command() {
    let Generated { files, .. } = generate(&corpus_contract().unwrap()).unwrap();
    let mut on_disk = files.clone();
    on_disk.remove("mod.rs");
    on_disk.insert("general.rs".to_owned(), files["general.rs"].replace("Says nothing.", "Says something."));
    on_disk.insert("stray.rs".to_owned(), String::new());
    let message = check(&on_disk, &files, Path::new("generated")).unwrap_err().to_string();
    for part in [
        "cargo xtask generate",
        "mod.rs: missing",
        "stray.rs",
        "+    /// Says nothing.",
        "-    /// Says something.",
    ] {
        assert!(message.contains(part), "no {part:?} in:\n{message}");
    }
    assert!(check(&files, &files, Path::new("generated")).is_ok());
}

#[test]
fn nothing_of_the_generators_of_others_is_in_the_names() {
    let Generated { files, .. } = generate(&corpus_contract().unwrap()).unwrap();
    for line in
        files["general.rs"].lines().filter(|line| line.contains("pub struct ") || line.contains("pub enum "))
    {
        for debris in ["Api", "Models", "Inner", "Item2", "Response200", "Variant"] {
            assert!(!line.contains(debris), "{line}");
        }
    }
}

#[test]
fn faults_of_a_document_are_named_with_their_place() {
    let document = fs::read_to_string(corpus().join("specs/01-general.yaml")).unwrap();
    let limits = fs::read_to_string(corpus().join("specs/limits.toml")).unwrap();
    let names = fs::read_to_string(corpus().join("specs/names.toml")).unwrap();
    for (from, to, place, fault) in [
        (
            "#/components/schemas/models.SharedThings'}}}}",
            "#/components/schemas/Gone'}}}}",
            "/shared/a",
            "Gone",
        ),
        (
            "format: date-dmy}\n                  price",
            "format: lunar}\n                  price",
            "DELETE /words",
            "lunar",
        ),
        ("x-category: statistics", "x-category: astrology", "orders", "astrology"),
        ("multipart/form-data", "application/x-tar", "POST /file", "x-tar"),
        ("https://statistics-api.wildberries.ru", "https://example.com", "GET /orders", "example.com"),
    ] {
        assert!(document.contains(from), "{from}");
        let contract = contract(&document.replace(from, to), &limits, &names).unwrap();
        let message = format!("{:#}", generate(&contract).map(|_| ()).unwrap_err());
        assert!(message.contains(place) && message.contains(fault), "{message}");
    }
}

#[test]
fn the_whole_contract_is_as_generated() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let (specs, out) = (root.join("specs"), root.join("generated"));
    run(&Arguments { specs, out: out.clone(), check: true }).unwrap();
    let files = read_tree(&out).unwrap();
    for (path, text) in files.iter().filter(|(path, _)| path.ends_with(".rs")) {
        assert!(text.lines().count() <= MAX_LINES + 200, "{path} is too long");
        assert!(text.starts_with(HEADER), "{path}");
    }
}

/// Changes every schema of a contract.
fn for_every_schema(contract: &mut Contract, mut change: impl FnMut(&mut Schema)) {
    fn visit(schema: &mut Schema, change: &mut impl FnMut(&mut Schema)) {
        change(schema);
        let boxed = schema.items.iter_mut().chain(&mut schema.additional_properties);
        boxed.for_each(|child| visit(child, change));
        schema.properties.values_mut().chain(&mut schema.one_of).for_each(|child| visit(child, change));
    }
    for api in &mut contract.apis {
        let document = &mut api.document;
        document.components.schemas.values_mut().for_each(|schema| visit(schema, &mut change));
        for operation in document.paths.values_mut().flat_map(|item| item.values_mut()) {
            operation.parameters.iter_mut().for_each(|parameter| visit(&mut parameter.schema, &mut change));
            let body = operation.request_body.iter_mut().map(|body| &mut body.content);
            for content in body.chain(operation.responses.values_mut().map(|answer| &mut answer.content)) {
                let schemas = content.values_mut().filter_map(|media| media.schema.as_mut());
                schemas.for_each(|schema| visit(schema, &mut change));
            }
        }
    }
}

fn specs() -> Contract {
    Contract::load(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../specs")).unwrap()
}

fn rust(files: &BTreeMap<String, String>) -> BTreeMap<&String, &String> {
    files.iter().filter(|(path, _)| path.ends_with(".rs")).collect()
}

#[test]
fn new_names_of_schemas_rename_nothing() {
    let mut contract = specs();
    let before = generate(&contract).unwrap();
    assert_eq!(before.pins, contract.pins, "run `cargo xtask generate`");
    let renamed = |name: &str| format!("Renamed.{}", name.chars().rev().collect::<String>());
    for api in &mut contract.apis {
        let schemas = std::mem::take(&mut api.document.components.schemas);
        api.document.components.schemas =
            schemas.into_iter().map(|(name, schema)| (renamed(&name), schema)).collect();
    }
    for_every_schema(&mut contract, |schema| {
        let rename = |reference: &mut String| {
            *reference = format!("#/components/schemas/{}", renamed(reference_name(reference).unwrap()));
        };
        schema.reference.iter_mut().for_each(rename);
        let mapped =
            schema.discriminator.iter_mut().flat_map(|discriminator| discriminator.mapping.values_mut());
        mapped.for_each(rename);
    });
    let after = generate(&contract).unwrap();
    assert!(rust(&before.files) == rust(&after.files));
    assert_eq!(before.pins, after.pins);
}

#[test]
fn a_type_keeps_its_name_when_its_schema_is_written_out_in_every_place() {
    let mut contract = specs();
    let before = generate(&contract).unwrap();
    let documents: Vec<_> = contract.apis.iter().map(|api| api.document.clone()).collect();
    for (index, document) in documents.into_iter().enumerate() {
        let mut only = Contract { apis: vec![contract.apis[index].clone()], ..contract.clone() };
        // A discriminator needs the names of its alternatives.
        let mut mapped = BTreeSet::new();
        for_every_schema(&mut only, |schema| {
            let discriminator = schema.discriminator.iter();
            mapped.extend(discriminator.flat_map(|discriminator| discriminator.mapping.values().cloned()));
        });
        for_every_schema(&mut only, |schema| {
            if schema.reference.as_ref().is_some_and(|reference| mapped.contains(reference)) {
                return;
            }
            if let Some(name) = schema.reference.as_deref().and_then(reference_name) {
                *schema = document.components.schemas[name].clone();
            }
        });
        contract.apis[index] = only.apis.remove(0);
    }
    let after = generate(&contract).unwrap();
    let names = |files: &BTreeMap<String, String>| -> BTreeSet<String> {
        let lines = rust(files).into_values().flat_map(|text| text.lines());
        let items = lines
            .map(str::trim)
            .filter(|line| ["pub struct", "pub enum"].iter().any(|item| line.starts_with(item)));
        items.map(|line| line.split(['{', '(', ';']).next().unwrap_or_default().trim().to_owned()).collect()
    };
    let (before, after) = (names(&before.files), names(&after.files));
    assert_eq!((before.difference(&after).collect(), after.difference(&before).collect()), (vec![], vec![]));
}

#[test]
fn the_build_script_notices_what_generated_depends_on() {
    let root = tempfile::tempdir().unwrap();
    let warns = || build::instructions(root.path()).iter().any(|line| line.starts_with("warning="));
    // A published crate has no contract.
    assert_eq!(build::instructions(root.path()), ["rerun-if-changed=build.rs"]);
    let write = |path: &str, text: &str| write_file(&root.path().join(path), text).unwrap();
    write("specs/01.yaml", "a: 1\nb: 2\n");
    write("specs/names.toml", "x = 1\n");
    assert!(warns(), "no digest");
    let specs = root.path().join("specs");
    write("generated/digest", &build::digest(&build::contract(&specs).unwrap()));
    assert!(!warns());
    for (path, text, matters) in [
        ("specs/01.yaml", "a: 1\r\nb: 2\r\n", false),
        ("specs/overrides.toml", "y = 1\n", false),
        ("specs/.01.yaml.swp", "", false),
        ("specs/README", "", false),
        ("specs/01.yaml", "a: 1\nb: 3\n", true),
        ("specs/01.yaml", "a: 1\nb: 2\n", false),
        ("specs/02.yaml", "", true),
    ] {
        write(path, text);
        assert_eq!(warns(), matters, "{path} {text:?}");
    }
    fs::remove_file(specs.join("02.yaml")).unwrap();
    fs::rename(specs.join("names.toml"), specs.join("types.toml")).unwrap();
    assert!(warns(), "another name");
}
