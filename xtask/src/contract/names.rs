//! `names.toml`: the Rust name of every operation, pinned by method and path, and our sentence on it.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use anyhow::{Context, Result, bail};
use serde::{Deserialize, Serialize};

use super::OperationKey;

/// One row of `names.toml`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// Rust name of the method, snake_case.
    pub name: String,
    /// One English sentence of our own.
    #[serde(default)]
    pub doc: String,
    /// Time-out of one request where the default is too short.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub timeout_ms: Option<u64>,
    /// Whether the answer is a long list: then there is a method that hands out row by row, too.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stream: bool,
    /// Set by `cargo xtask import` when WB has removed the operation: the version of the crate from which
    /// on the method fails with `Retired`. Without it the method goes at the next import.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retired: Option<String>,
    /// Set by `cargo xtask import` on a row it derived; a person who names the operation removes it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unnamed: bool,
}

/// The names of all operations.
#[derive(Debug, Clone, Default)]
pub struct Names {
    rows: HashMap<OperationKey, Name>,
}

impl Names {
    /// Reads `names.toml` and checks it against the operations of the contract.
    pub fn parse(text: &str, keys: &BTreeSet<OperationKey>) -> Result<Self> {
        let names = Self { rows: rows(text)? };
        if let Some(key) = names.rows.keys().filter(|key| !keys.contains(key)).min() {
            bail!("row [{}.\"{}\"] is about an operation that is in no document", key.module, key.row());
        }
        if let Some(key) = keys.iter().find(|key| !names.rows.contains_key(key)) {
            bail!("no row for {key}: run `cargo xtask import`, or add one");
        }
        names.check()?;
        Ok(names)
    }

    /// Derived names for all operations.
    pub fn derived(keys: &BTreeSet<OperationKey>) -> Self {
        let mut names = Self::default();
        names.complete(keys);
        names
    }

    /// Gives every operation without a row a derived one; returns those operations.
    pub fn complete(&mut self, keys: &BTreeSet<OperationKey>) -> Vec<OperationKey> {
        let mut taken: BTreeSet<(String, String)> =
            self.rows.iter().map(|(key, name)| (key.module.clone(), name.name.clone())).collect();
        let mut added = Vec::new();
        for key in keys {
            if self.rows.contains_key(key) {
                continue;
            }
            let name = derive(key, |name| taken.contains(&(key.module.clone(), name.to_owned())));
            taken.insert((key.module.clone(), name.clone()));
            self.rows.insert(
                key.clone(),
                Name {
                    name,
                    doc: String::new(),
                    timeout_ms: None,
                    stream: false,
                    retired: None,
                    unnamed: true,
                },
            );
            added.push(key.clone());
        }
        added
    }

    /// Takes the rows of a `names.toml` as they are; `check` is for later.
    pub fn unchecked(text: &str) -> Result<Self> {
        Ok(Self { rows: rows(text)? })
    }

    /// All operations with a row.
    pub fn keys(&self) -> impl Iterator<Item = &OperationKey> {
        self.rows.keys()
    }

    /// Drops the row of an operation.
    pub fn remove(&mut self, key: &OperationKey) {
        self.rows.remove(key);
    }

    /// Names are identifiers, no keywords, and unique in their API.
    pub fn check(&self) -> Result<()> {
        let mut seen: BTreeMap<(&str, &str), &OperationKey> = BTreeMap::new();
        let mut rows: Vec<_> = self.rows.iter().collect();
        rows.sort();
        for (key, name) in rows {
            if !is_identifier(&name.name) {
                bail!("{key}: {:?} is no name for a method (snake_case, no keyword)", name.name);
            }
            if name.timeout_ms == Some(0) {
                bail!("{key}: timeout_ms is 0");
            }
            if let Some(other) = seen.insert((&key.module, &name.name), key) {
                bail!("{key} and {other} have the same name, {:?}", name.name);
            }
        }
        Ok(())
    }

    /// The row of an operation; the method may be in any case.
    pub fn get(&self, module: &str, method: &str, path: &str) -> Result<&Name> {
        self.of(&OperationKey::new(module, method, path))
    }

    /// The row of an operation.
    pub fn of(&self, key: &OperationKey) -> Result<&Name> {
        self.rows.get(key).with_context(|| format!("names.toml has no row for {key}"))
    }
}

impl PartialOrd for Name {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Name {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.name.cmp(&other.name)
    }
}

fn rows(text: &str) -> Result<HashMap<OperationKey, Name>> {
    let tables: BTreeMap<String, BTreeMap<String, Name>> = toml::from_str(text)?;
    let mut rows = HashMap::new();
    for (module, table) in tables {
        for (row, name) in table {
            let key = OperationKey::parse(&format!("{module} {row}"))
                .filter(|key| key.row() == row)
                .with_context(|| format!("[{module}.\"{row}\"] is not a method in upper case and a path"))?;
            rows.insert(key, name);
        }
    }
    Ok(rows)
}

/// A name from method and path: `GET /api/v3/orders/new` gives `get_orders_new`. A name that is
/// taken gets the version of the path, then the method's number.
fn derive(key: &OperationKey, taken: impl Fn(&str) -> bool) -> String {
    let mut words = vec![key.method.to_ascii_lowercase()];
    let mut version = None;
    for segment in key.path.split('/').filter(|segment| !segment.is_empty() && *segment != "api") {
        let digits = segment.strip_prefix('v').unwrap_or_default();
        if !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()) {
            version = Some(segment.to_owned());
        } else {
            words.push(snake_case(segment));
        }
    }
    let name = words.join("_");
    if !taken(&name) && is_identifier(&name) {
        return name;
    }
    let name = match version {
        Some(version) => format!("{name}_{version}"),
        None => name,
    };
    let mut candidate = name.clone();
    let mut number = 2;
    while taken(&candidate) {
        candidate = format!("{name}_{number}");
        number += 1;
    }
    candidate
}

/// `orderId`, `click-collect`, `{nmID}` -> `order_id`, `click_collect`, `nm_id`.
pub fn snake_case(text: &str) -> String {
    let mut out = String::new();
    let mut lower = false;
    for char in text.chars() {
        if !char.is_ascii_alphanumeric() {
            if !out.is_empty() && !out.ends_with('_') && char != '}' {
                out.push('_');
            }
            lower = false;
            continue;
        }
        if char.is_ascii_uppercase() && lower {
            out.push('_');
        }
        lower = !char.is_ascii_uppercase();
        out.push(char.to_ascii_lowercase());
    }
    out.trim_end_matches('_').to_owned()
}

/// Whether a text may name a method: snake_case, ASCII, no keyword of Rust.
pub fn is_identifier(text: &str) -> bool {
    const KEYWORDS: [&str; 52] = [
        "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate", "do",
        "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let",
        "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "self",
        "static", "struct", "super", "trait", "true", "try", "type", "typeof", "union", "unsafe", "unsized",
        "use", "virtual", "where", "while", "yield",
    ];
    text.starts_with(|char: char| char.is_ascii_lowercase())
        && text.chars().all(|char| char.is_ascii_lowercase() || char.is_ascii_digit() || char == '_')
        && !KEYWORDS.contains(&text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(rows: &[&str]) -> BTreeSet<OperationKey> {
        rows.iter().map(|row| OperationKey::parse(row).unwrap()).collect()
    }

    #[test]
    fn names_are_derived_without_versions_and_stay_unique() {
        let keys = keys(&["a GET /api/v3/orders/{orderId}/meta", "a GET /api/v1/x-y", "a GET /api/v2/x-y"]);
        let names = Names::derived(&keys);
        names.check().unwrap();
        assert_eq!(
            names.get("a", "get", "/api/v3/orders/{orderId}/meta").unwrap().name,
            "get_orders_order_id_meta"
        );
        assert_eq!(names.get("a", "GET", "/api/v1/x-y").unwrap().name, "get_x_y");
        assert_eq!(names.get("a", "GET", "/api/v2/x-y").unwrap().name, "get_x_y_v2");
    }

    #[test]
    fn faults_are_told() {
        let one = keys(&["a GET /x"]);
        let error = |text: &str, keys| Names::parse(text, keys).unwrap_err().to_string();
        assert!(error("", &one).contains("no row for a GET /x"));
        assert!(error("[a.\"GET /x\"]\nname = \"type\"", &one).contains("no name for a method"));
        assert!(error("[a.\"get /x\"]\nname = \"x\"", &one).contains("upper case"));
        assert!(
            error("[a.\"GET /x\"]\nname = \"x\"\n[a.\"GET /y\"]\nname = \"y\"", &one).contains("no document")
        );
        let two = keys(&["a GET /x", "a GET /y"]);
        let text = "[a.\"GET /x\"]\nname = \"x\"\n[a.\"GET /y\"]\nname = \"x\"";
        assert!(error(text, &two).contains("same name"));
        assert!(Names::parse("[a.\"GET /x\"]\nname = \"x\"\ndock = \"\"", &one).is_err());
    }
}
