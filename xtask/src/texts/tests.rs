//! The texts on documents of our own, and through rustdoc.

use std::path::PathBuf;
use std::process::Command;

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use serde_json::json;

use super::*;
use crate::contract::Contract;
use crate::generate::generate;
use crate::import::{find, problems::Problems};

#[test]
fn texts_are_found_by_the_paths_of_fields() {
    let root = json!({
        "paths": { "/x/{id}": {
            "parameters": [{ "name": "id", "in": "path", "description": "The id." }],
            "post": {
                "summary": "Short", "description": "Long",
                "parameters": [{ "$ref": "#/components/parameters/Limit" }],
                "requestBody": { "content": { "application/json": { "schema": {
                    "oneOf": [{ "$ref": "#/components/schemas/Card" }, { "properties": { "other": { "description": "Other." } } }]
                } } } },
                "responses": {
                    "200": { "content": { "application/json": { "schema": { "type": "array", "items": {
                        "properties": { "cards": { "description": "Cards.", "items": {
                            "allOf": [{ "$ref": "#/components/schemas/Card" }]
                        } } }
                    } } } } },
                    "400": { "content": { "application/json": { "schema": {
                        "properties": { "error": { "description": "Error." } }
                    } } } }
                }
            }
        } },
        "components": {
            "parameters": { "Limit": { "name": "limit", "in": "query", "schema": { "description": "At most." } } },
            "schemas": { "Card": { "description": "A card.", "properties": {
                "name": { "description": "Name." },
                "inner": { "$ref": "#/components/schemas/Card" },
                "map": { "additionalProperties": { "properties": { "a": { "description": "A." } } } }
            } } }
        }
    });
    let mut texts = Texts::default();
    texts.read("m", &root);
    let texts = texts.of(&OperationKey::new("m", "post", "/x/{id}")).unwrap();
    assert_eq!(texts.about, "Short\n\nLong");
    assert_eq!(
        (texts.parameters["id"].as_str(), texts.parameters["limit"].as_str()),
        ("The id.", "At most.")
    );
    assert_eq!(texts.field(true, "", "name"), Some("Name."));
    assert_eq!(texts.field(true, "<Card>", "name"), Some("Name."));
    assert_eq!(texts.field(true, "*", "other"), Some("Other."));
    assert_eq!(texts.field(true, "inner.map{}", "a"), Some("A."));
    assert_eq!(texts.field(false, "[]", "cards"), Some("Cards."));
    assert_eq!(texts.field(false, "[].cards[]", "inner"), Some("A card."));
    assert_eq!(texts.field(false, "", "error"), None);
}

#[test]
fn a_private_build_has_the_texts_and_the_check_refuses_it() {
    let folders = crate::import::tests::folders();
    let root = tempfile::tempdir().unwrap();
    let (specs, out) = (root.path().join("specs"), root.path().join("generated"));
    let run = |line: &[&str]| {
        let specs = specs.display().to_string();
        let line = line.iter().map(|word| if *word == "SPECS" { specs.as_str() } else { word });
        crate::command(line.map(ToString::to_string).collect())
    };
    let documents = folders.documents.display().to_string();
    let out_text = out.display().to_string();
    let import = ["import", "--out", "SPECS", "--base", "SPECS", &documents];
    let generate = ["generate", "--specs", "SPECS", "--out", &out_text];
    let check = [&generate[..], &["--check"]].concat();
    let words = || {
        let files = crate::generate::read_tree(&out).unwrap();
        files.values().map(|text| text.matches("Слова").count()).sum::<usize>()
    };
    run(&import).unwrap();
    run(&generate).unwrap();
    run(&check).unwrap();
    assert_eq!(words(), 0);

    run(&[&import[..], &["--with-docs"]].concat()).unwrap();
    run(&check).unwrap();
    run(&generate).unwrap();
    // In each of the 13 documents: summary and description, the argument, the field.
    assert_eq!(words(), 13 * 4);
    assert!(run(&check).unwrap_err().to_string().contains("WB's own texts"));

    run(&import).unwrap();
    run(&generate).unwrap();
    run(&check).unwrap();
    assert_eq!(words(), 0);
}

#[test]
fn markdown_keeps_text_lists_and_code() {
    let text = "## Head\nSee <a href='/x'>the page</a> or [that](https://x) and https://dev.wildberries.ru/a_b.\n\
                <div class=\"description_limit\">Limit: <b>1</b></div>\n\
                * `nmID` — id<br>of a *card* [1], a < b &amp; c\n\
                | Name | Word |\n|:-:|---|\n| a | b |\n    indented\n```json\n{\"a\": 1}\n```\n<ul><li>one</li><li>two</li></ul>end */ of it";
    assert_eq!(
        markdown(text),
        "Head\nSee the page or that and `https://dev.wildberries.ru/a_b`.\n\n\
         - `nmID` — id\n\n\
         of a \\*card\\* \\[1\\], a \\< b \\& c\n\
         Name \\| Word\n\n\
         a \\| b\nindented\n\\`\\`\\`json\n{\"a\": 1}\n\n\
         - one\n\n- two\n\nend \\*/ of it"
    );
}

/// Writes each text as the doc of a field, as the generator does, and runs rustdoc; what it prints.
fn rustdoc(texts: &[String]) -> String {
    let mut file = "//! A crate.\n/// A struct.\npub struct S {\n".to_owned();
    for (index, text) in texts.iter().enumerate() {
        let docs = markdown(text);
        file.push_str(&format!("    /// `a`.\n    ///\n{}    pub f{index}: u8,\n", lines(&docs)));
    }
    file.push_str("}\n");
    syn::parse_file(&file).unwrap();
    let dir = tempfile::tempdir().unwrap();
    std::fs::write(dir.path().join("lib.rs"), file).unwrap();
    let output = Command::new(std::env::var_os("RUSTDOC").unwrap_or_else(|| "rustdoc".into()))
        .args([
            "lib.rs",
            "--edition=2024",
            "-Dwarnings",
            "-Drustdoc::unescaped_backticks",
            "--out-dir",
            "doc",
        ])
        .current_dir(dir.path())
        .output()
        .unwrap();
    let html = std::fs::read_to_string(dir.path().join("doc/lib/struct.S.html")).unwrap_or_default();
    // A block of code would be run as a test.
    assert!(!html.contains("example-wrap"));
    format!(
        "{}{}",
        String::from_utf8_lossy(&output.stderr),
        if output.status.success() { "" } else { "failed" }
    )
}

fn lines(docs: &str) -> String {
    docs.lines().map(|line| format!("    /// {line}").trim_end().to_owned() + "\n").collect()
}

#[test]
fn rustdoc_takes_any_text() {
    let pieces = [
        "`",
        "``",
        "```",
        "```rust",
        "[",
        "]",
        "(",
        ")",
        "[a]",
        "[a](b)",
        "[a]: b",
        "<",
        ">",
        "<b>",
        "</div>",
        "<!--",
        "*",
        "**",
        "_",
        "*/",
        "/*",
        "\\",
        "#",
        "|",
        "~~~",
        "&",
        "&lt;",
        "&#60;",
        "http://a.b/c_d",
        "https://",
        "\n",
        "\n\n",
        "    ",
        "\t",
        "- ",
        "1. ",
        "> ",
        "---",
        "===",
        "\r\n",
        "\u{202e}",
        "\u{0}",
        "слово",
        "x",
        " ",
        "$",
        "^",
        "!",
        "![a](b)",
        "<https://a>",
        "www.a.b",
        "a@b.c",
        "[^1]",
        "- [ ] ",
        ":::",
        "{",
        "}",
        "\"",
        "'",
    ];
    let strategy = prop::collection::vec(prop::sample::select(pieces.to_vec()), 1..14);
    let mut runner = TestRunner::deterministic();
    let texts: Vec<String> =
        (0..3000).map(|_| strategy.new_tree(&mut runner).unwrap().current().concat()).collect();
    assert_eq!(rustdoc(&texts), "");
}

#[test]
fn rustdoc_takes_the_texts_of_wb() {
    let Some(official) = std::env::var_os("WB_OFFICIAL_DOCS").map(PathBuf::from) else { return };
    let mut problems = Problems::default();
    let files = find::files(&[official.join("specs/2026-07-23")]).unwrap();
    let mut all = std::collections::BTreeSet::new();
    for source in find::sources(&files, &find::Names::default(), &mut problems).sources {
        let mut texts = Texts::default();
        texts.read("m", &source.root);
        for texts in texts.0.into_values() {
            all.insert(texts.about);
            all.extend(
                [texts.parameters, texts.request, texts.answer].into_iter().flat_map(BTreeMap::into_values),
            );
        }
    }
    let all: Vec<String> = all.into_iter().collect();
    assert!(all.len() > 1_000, "{}", all.len());
    assert_eq!(rustdoc(&all), "");
}

#[test]
fn fields_of_the_real_contract_get_their_texts() {
    let Some(official) = std::env::var_os("WB_OFFICIAL_DOCS").map(PathBuf::from) else { return };
    let mut contract = Contract::load(Path::new(crate::import::SPECS)).unwrap();
    let mut problems = Problems::default();
    let files = find::files(&[official.join("specs/2026-07-23")]).unwrap();
    for source in find::sources(&files, &find::Names::default(), &mut problems).sources {
        contract.texts.read(crate::contract::APIS[source.index].1, &source.root);
    }
    let generated = generate(&contract).unwrap();
    let plain = generate(&Contract { texts: Texts::default(), ..contract }).unwrap();
    assert_eq!(generated.pins, plain.pins);
    // Longer files are split, so it is the items that are the same.
    let items = |files: &BTreeMap<String, String>| -> std::collections::BTreeSet<String> {
        let rust = files.iter().filter(|(path, _)| path.ends_with(".rs"));
        let lines = rust.flat_map(|(_, text)| text.lines()).map(str::trim);
        lines.filter(|line| line.starts_with("pub ") && !line.contains("mod ")).map(str::to_owned).collect()
    };
    let (with, without) = (items(&generated.files), items(&plain.files));
    assert_eq!(with.symmetric_difference(&without).collect::<Vec<_>>(), [""; 0]);
    let cyrillic = |line: &&str| line.chars().any(|char| ('а'..='я').contains(&char));
    let lines = generated.files.values().flat_map(|text| text.lines()).filter(cyrillic).count();
    assert!(lines > 5_000, "{lines}");
}
