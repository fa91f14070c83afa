//! Keeps `names.toml` in step with the documents: rows of people stay as they are, new operations get
//! derived rows, rows of operations that are gone go.

use std::collections::BTreeSet;

use anyhow::{Context, Result};
use toml_edit::{DocumentMut, Item, Table, value};

use crate::contract::{OperationKey, names::Names};

/// The new `names.toml`, and what changed.
#[derive(Debug)]
pub struct NameRows {
    /// Text of the file.
    pub text: String,
    /// The names.
    pub names: Names,
    /// Operations without a name given by a person.
    pub unnamed: Vec<OperationKey>,
    /// Operations whose row was removed.
    pub gone: Vec<OperationKey>,
}

/// What became of operations that had a row.
#[derive(Debug, Default)]
pub struct Fates {
    /// Under another key now.
    pub renamed: Vec<(OperationKey, OperationKey)>,
    /// Removed by WB; their methods stay and say so.
    pub retired: Vec<OperationKey>,
    /// The version from which on those that were not retired yet are.
    pub version: String,
}

/// Brings `text` in step with the operations, given in document order.
pub fn update(text: &str, order: &[OperationKey], fates: &Fates) -> Result<NameRows> {
    let keys: BTreeSet<OperationKey> = order.iter().cloned().collect();
    let mut document: DocumentMut = text.parse()?;
    for (old, new) in &fates.renamed {
        rename(&mut document, old, new, keys.contains(old))?;
    }
    for key in order {
        let Some(row) = row_mut(&mut document, key) else { continue };
        if !fates.retired.contains(key) {
            row.remove("retired");
        } else if !row.contains_key("retired") {
            row.insert("retired", value(fates.version.as_str()));
        }
    }
    let mut names = Names::unchecked(&document.to_string())?;
    let mut gone: Vec<OperationKey> = names.keys().filter(|key| !keys.contains(*key)).cloned().collect();
    gone.sort();
    for key in &gone {
        names.remove(key);
        if let Some(table) = document.get_mut(&key.module).and_then(Item::as_table_mut) {
            table.remove(&key.row());
        }
    }
    let added: BTreeSet<OperationKey> = names.complete(&keys).into_iter().collect();
    names.check()?;

    for key in order.iter().filter(|key| added.contains(*key)) {
        let mut row = Table::new();
        row.insert("name", value(names.of(key)?.name.as_str()));
        row.insert("doc", value(""));
        row.insert("unnamed", value(true));
        row.decor_mut().set_prefix("\n");
        module_mut(&mut document, &key.module)?.insert(&key.row(), Item::Table(row));
    }
    let mut unnamed = Vec::new();
    for key in order {
        if names.of(key)?.unnamed {
            unnamed.push(key.clone());
        }
    }
    Ok(NameRows { text: document.to_string(), names, unnamed, gone })
}

/// Takes a row along to another key; where the old key is still wanted (a method that stays where it
/// was and says that it has moved), the new one gets a copy.
fn rename(document: &mut DocumentMut, old: &OperationKey, new: &OperationKey, keep: bool) -> Result<()> {
    let Some(old_row) = row_mut(document, old) else { return Ok(()) };
    // A table of its own, which goes to the end of its API.
    let mut row = Table::new();
    for (name, item) in old_row.iter() {
        row.insert(name, item.clone());
    }
    row.decor_mut().set_prefix("\n");
    if !keep && let Some(table) = document.get_mut(&old.module).and_then(Item::as_table_mut) {
        table.remove(&old.row());
    }
    // Names are unique in an API.
    let name = row.get("name").and_then(Item::as_str).unwrap_or_default().to_owned();
    let module = module_mut(document, &new.module)?;
    let taken = module
        .iter()
        .any(|(_, other)| other.as_table().and_then(|other| other.get("name")?.as_str()) == Some(&name));
    if !taken && !module.contains_key(&new.row()) {
        module.insert(&new.row(), Item::Table(row));
    }
    Ok(())
}

fn row_mut<'d>(document: &'d mut DocumentMut, key: &OperationKey) -> Option<&'d mut Table> {
    document.get_mut(&key.module)?.as_table_mut()?.get_mut(&key.row())?.as_table_mut()
}

fn module_mut<'d>(document: &'d mut DocumentMut, module: &str) -> Result<&'d mut Table> {
    let table = document.entry(module).or_insert_with(|| {
        let mut table = Table::new();
        table.set_implicit(true);
        Item::Table(table)
    });
    table.as_table_mut().with_context(|| format!("[{module}] is not a table"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_people_stay_and_new_operations_are_added() {
        let text = "# Ours.\n[a.\"GET /x\"]\nname = \"x\" # short\ndoc = \"Returns x.\"\n\n[a.\"GET /old\"]\nname = \"old\"\n\n[b.\"GET /z\"]\nname = \"z\"\n";
        let order: Vec<_> = ["a GET /x", "a POST /y", "b GET /z"]
            .iter()
            .map(|key| OperationKey::parse(key).unwrap())
            .collect();
        let rows = update(text, &order, &Fates::default()).unwrap();
        assert_eq!(
            rows.text,
            "# Ours.\n[a.\"GET /x\"]\nname = \"x\" # short\ndoc = \"Returns x.\"\n\n[a.\"POST /y\"]\nname = \"post_y\"\ndoc = \"\"\nunnamed = true\n\n[b.\"GET /z\"]\nname = \"z\"\n"
        );
        assert_eq!(rows.unnamed, [order[1].clone()]);
        assert_eq!(rows.gone, [OperationKey::parse("a GET /old").unwrap()]);
        // Once more: nothing changes.
        assert_eq!(update(&rows.text, &order, &Fates::default()).unwrap().text, rows.text);
    }

    #[test]
    fn rows_follow_operations_and_say_what_is_retired() {
        let key = |text: &str| OperationKey::parse(text).unwrap();
        let text = "# Ours.\n\n[a.\"GET /x\"]\nname = \"x\" # short\n\n[a.\"GET /gone\"]\nname = \"gone\"\n\n[a.\"GET /moved\"]\nname = \"moved\"\n";
        let order = ["a GET /y", "a GET /gone", "a GET /moved", "b GET /moved"].map(key);
        let fates = Fates {
            renamed: vec![(key("a GET /x"), key("a GET /y")), (key("a GET /moved"), key("b GET /moved"))],
            retired: vec![key("a GET /gone"), key("a GET /moved")],
            version: "0.2.0".to_owned(),
        };
        let rows = update(text, &order, &fates).unwrap();
        assert!(rows.unnamed.is_empty() && rows.gone.is_empty(), "{rows:?}");
        let name = |key_text: &str| rows.names.of(&key(key_text)).unwrap().name.clone();
        assert_eq!(
            (name("a GET /y"), name("a GET /moved"), name("b GET /moved")),
            ("x".into(), "moved".into(), "moved".into())
        );
        assert_eq!(rows.names.of(&key("a GET /gone")).unwrap().retired.as_deref(), Some("0.2.0"));
        assert!(rows.text.contains("name = \"x\" # short"), "{}", rows.text);
        // Still retired: since then. Back again: not any more.
        let later =
            Fates { retired: vec![key("a GET /moved")], version: "0.3.0".to_owned(), ..Fates::default() };
        let rows = update(&rows.text, &order, &later).unwrap();
        assert_eq!(rows.names.of(&key("a GET /gone")).unwrap().retired, None);
        assert_eq!(rows.names.of(&key("a GET /moved")).unwrap().retired.as_deref(), Some("0.2.0"));
    }
}
