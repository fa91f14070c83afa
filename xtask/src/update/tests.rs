//! The command on a tree of its own.

use std::collections::BTreeSet;

use super::*;
use crate::import::tests::{LIMIT, folders};

struct Tree {
    folders: crate::import::tests::Folders,
    root: tempfile::TempDir,
}

/// Documents that were imported and generated once.
fn tree() -> Tree {
    let folders = folders();
    let root = tempfile::tempdir().unwrap();
    let specs = root.path().join("specs");
    Import::new(vec![folders.documents.clone()], &specs, None, false)
        .outcome()
        .unwrap()
        .write(&specs)
        .unwrap();
    // As if people had chosen the names.
    let names = specs.join("names.toml");
    let named = std::fs::read_to_string(&names).unwrap().replace("unnamed = true\n", "");
    std::fs::write(&names, named).unwrap();
    std::fs::write(
        root.path().join("CHANGELOG.md"),
        "# Changelog\n\n## Unreleased\n\n### Added\n\n- Things.\n",
    )
    .unwrap();
    let tree = Tree { folders, root };
    let (files, report) = tree.update().make().unwrap();
    assert!(report.contains("No change."), "{report}");
    write(&files).unwrap();
    tree
}

impl Tree {
    fn update(&self) -> Update {
        Update {
            documents: vec![self.folders.documents.clone()],
            date: None,
            specs: self.root.path().join("specs"),
            out: self.root.path().join("generated"),
            changelog: self.root.path().join("CHANGELOG.md"),
        }
    }

    fn run(&self) -> Result<String> {
        let (files, report) = self.update().make()?;
        write(&files)?;
        Ok(report)
    }

    fn files(&self) -> BTreeMap<String, String> {
        generate::read_tree(self.root.path()).unwrap()
    }

    fn edit(&self, file: &str, from: &str, to: &str) {
        let path = self.folders.documents.join(file);
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(text.contains(from), "{from}");
        std::fs::write(path, text.replace(from, to)).unwrap();
    }
}

#[test]
fn an_update_is_taken_whole() {
    let tree = tree();
    let before = tree.files();
    assert_eq!(tree.run().unwrap().matches("No change.").count(), 1);
    assert_eq!(tree.files(), before);

    tree.edit(
        "02-items.yaml",
        "price:\n                    type: string",
        "price:\n                    type: boolean",
    );
    tree.edit("02-items.yaml", "price: '12,5'", "price: true");
    tree.edit("10-rates.yaml", "/api/v1/rates/{id}", "/api/v1/other/things/{id}");
    tree.edit("10-rates.yaml", "    get:", "    post:");
    tree.edit("03-orders-fbs.yaml", "60 запросов | 1 сек", "30 запросов | 2 сек");
    let report = tree.run().unwrap();
    for part in [
        "type changed: answer 200.price: string (decimal) -> boolean",
        "limit lowered: 60 per 1m",
        "Semver step: major",
        "operations need a name",
        "tariffs POST /api/v1/other/things/{id}",
    ] {
        assert!(report.contains(part), "no {part:?} in {report}");
    }
    let after = tree.files();
    let changelog = &after["CHANGELOG.md"];
    for part in [
        "## Unreleased\n\n### WB's API of 2026-07-23 (was 2026-07-23)\n",
        "\n- type changed; the field or value has another type:\n  - `items().get_items_id`: `price` (string (decimal) -> boolean)\n",
        "\n- limit lowered:\n  - `orders_fbs().get_orders_fbs_id`: 60 per 1m",
        "`tariffs().post_other_things_id`",
        "\n\n### Added\n\n- Things.\n",
    ] {
        assert!(changelog.contains(part), "no {part:?} in {changelog}");
    }
    assert!(after["generated/items.rs"].contains("pub price: Option<bool>"));
    // Once more: nothing is left to do, and no second entry.
    assert!(tree.run().unwrap().contains("No change."));
    assert_eq!(tree.files(), after);

    // The new operation gets its name; what was made of the derived one follows.
    assert!(!after["specs/types.toml"].contains("post_other_things_id"));
    assert!(after["specs/limits.toml"].contains("id = \"tariffs.post_other_things_id\""));
    let names = after["specs/names.toml"]
        .replace("name = \"post_other_things_id\"\ndoc = \"\"\nunnamed = true", "name = \"thing\"");
    std::fs::write(tree.root.path().join("specs/names.toml"), names).unwrap();
    assert!(tree.run().unwrap().contains("Every operation has a name."));
    let named = tree.files();
    assert!(named["specs/types.toml"].contains("\"thing response\" = \"ThingResponse\""));
    assert!(named["specs/limits.toml"].contains("id = \"tariffs.thing\""));
    assert!(named["CHANGELOG.md"].contains("`tariffs().thing`"));
    assert!(named.values().all(|text| !text.contains("post_other_things_id")));
}

#[test]
fn a_removed_operation_keeps_its_method_and_a_renamed_one_its_name() {
    let tree = tree();
    let methods = |tree: &Tree, module: &str| -> BTreeSet<String> {
        let text = &tree.files()[&format!("generated/{module}.rs")];
        let lines = text.lines().filter(|line| line.contains("pub async fn "));
        lines.map(|line| line.trim().split(['(', '<']).next().unwrap().to_owned()).collect()
    };
    let types = tree.files()["specs/types.toml"].clone();
    // Renamed: the same under another path.
    tree.edit("09-communications.yaml", "/api/v1/communications/{id}", "/api/v2/communications/{id}");
    let (before, report) = (methods(&tree, "communications"), tree.run().unwrap());
    assert!(report.contains("operation renamed"), "{report}");
    assert_eq!(methods(&tree, "communications"), before);
    let files = tree.files();
    assert!(files["specs/names.toml"].contains("GET /api/v2/communications/{id}"));
    assert!(files["specs/limits.toml"].contains("id = \"communications.get_communications_id\""));
    assert_eq!(files["specs/types.toml"], types);

    // Removed, and something else there.
    tree.edit("12-reports.yaml", "    get:", "    post:");
    let report = tree.run().unwrap();
    assert!(
        report.contains("its method stays and fails with Retired: reports GET /api/v1/reports/{id}"),
        "{report}"
    );
    let text = tree.files()["generated/reports.rs"].clone();
    assert!(text.contains("pub async fn get_reports_id") && text.contains("pub async fn post_reports_id"));
    assert!(text.contains("#[deprecated(") && text.contains("WB has removed it"));
    assert!(!tree.files()["generated/testing/contract/reports.json"].contains("\"get\""));
    // It stays as long as the mark does.
    assert!(tree.run().unwrap().contains("No change."));
    let names = tree.root.path().join("specs/names.toml");
    let marked = std::fs::read_to_string(&names).unwrap();
    let line = marked.lines().find(|line| line.starts_with("retired = ")).unwrap();
    std::fs::write(&names, marked.replace(line, "")).unwrap();
    tree.run().unwrap();
    assert!(!tree.files()["generated/reports.rs"].contains("pub async fn get_reports_id"));
}

#[test]
fn what_a_release_has_had_as_retired_goes_with_the_next_breaking_one() {
    let tree = tree();
    tree.edit("12-reports.yaml", "    get:", "    post:");
    tree.run().unwrap();
    let names = tree.root.path().join("specs/names.toml");
    let marked = std::fs::read_to_string(&names).unwrap();
    let line = marked.lines().find(|line| line.starts_with("retired = ")).unwrap();
    std::fs::write(&names, marked.replace(line, "retired = \"0.0.1\"")).unwrap();
    let has = |tree: &Tree| tree.files()["generated/reports.rs"].contains("pub async fn get_reports_id");
    tree.edit("03-orders-fbs.yaml", "60 запросов | 1 сек", "30 запросов | 2 сек");
    tree.run().unwrap();
    assert!(has(&tree), "a patch takes nothing away");
    tree.edit("03-orders-fbs.yaml", "x-category: content", "x-category: marketplace");
    tree.run().unwrap();
    assert!(!has(&tree));
}

#[test]
fn a_step_that_fails_leaves_the_tree_as_it_was() {
    let tree = tree();
    let before = tree.files();
    // In the import.
    tree.edit("02-items.yaml", "60 запросов", "60 штук");
    tree.edit("03-orders-fbs.yaml", "60 запросов | 1 сек", "30 запросов | 2 сек");
    assert!(tree.run().unwrap_err().to_string().contains("nothing was written"));
    assert_eq!(tree.files(), before);
    tree.edit("02-items.yaml", "60 штук", "60 запросов");
    // In the generator.
    tree.edit("02-items.yaml", "x-category: content", "x-category: astrology");
    assert!(format!("{:#}", tree.run().unwrap_err()).contains("astrology"));
    assert_eq!(tree.files(), before);
    tree.edit("02-items.yaml", "x-category: astrology", "x-category: content");
    // In the writing: a file cannot be put where a folder is.
    let (mut files, _) = tree.update().make().unwrap();
    let folder = tree.root.path().join("zzz");
    std::fs::create_dir_all(folder.join("inside")).unwrap();
    files.insert(folder.clone(), Some("text".to_owned()));
    let error = format!("{:#}", write(&files).unwrap_err());
    assert!(error.contains("the tree is as it was") && error.contains("zzz"), "{error}");
    std::fs::remove_dir_all(folder).unwrap();
    assert_eq!(tree.files(), before);
    assert!(LIMIT.contains("60"));
}
