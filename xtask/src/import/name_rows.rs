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

/// Brings `text` in step with the operations, given in document order.
pub fn update(text: &str, order: &[OperationKey]) -> Result<NameRows> {
    let keys: BTreeSet<OperationKey> = order.iter().cloned().collect();
    let mut names = Names::unchecked(text)?;
    let mut gone: Vec<OperationKey> = names.keys().filter(|key| !keys.contains(*key)).cloned().collect();
    gone.sort();
    for key in &gone {
        names.remove(key);
    }
    let added: BTreeSet<OperationKey> = names.complete(&keys).into_iter().collect();
    names.check()?;

    let mut document: DocumentMut = text.parse()?;
    for key in &gone {
        if let Some(table) = document.get_mut(&key.module).and_then(Item::as_table_mut) {
            table.remove(&key.row());
        }
    }
    for key in order.iter().filter(|key| added.contains(*key)) {
        let module = document.entry(&key.module).or_insert_with(|| {
            let mut table = Table::new();
            table.set_implicit(true);
            Item::Table(table)
        });
        let module = module.as_table_mut().with_context(|| format!("[{}] is not a table", key.module))?;
        let mut row = Table::new();
        row.insert("name", value(names.of(key)?.name.as_str()));
        row.insert("doc", value(""));
        row.insert("unnamed", value(true));
        row.decor_mut().set_prefix("\n");
        module.insert(&key.row(), Item::Table(row));
    }
    let mut unnamed = Vec::new();
    for key in order {
        if names.of(key)?.unnamed {
            unnamed.push(key.clone());
        }
    }
    Ok(NameRows { text: document.to_string(), names, unnamed, gone })
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
        let rows = update(text, &order).unwrap();
        assert_eq!(
            rows.text,
            "# Ours.\n[a.\"GET /x\"]\nname = \"x\" # short\ndoc = \"Returns x.\"\n\n[a.\"POST /y\"]\nname = \"post_y\"\ndoc = \"\"\nunnamed = true\n\n[b.\"GET /z\"]\nname = \"z\"\n"
        );
        assert_eq!(rows.unnamed, [order[1].clone()]);
        assert_eq!(rows.gone, [OperationKey::parse("a GET /old").unwrap()]);
        // Once more: nothing changes.
        assert_eq!(update(&rows.text, &order).unwrap().text, rows.text);
    }
}
