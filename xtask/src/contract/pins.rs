//! `types.toml`: the names of types, pinned to the places they stand in.
//!
//! A place is a body (`users response`, `users request`, `users form`), the optional parameters
//! (`users params`), one of them (`users parameter.type`), a field of a type (`User.access[]`), or the
//! alternatives of a union by their fields. Places are in words of our own (methods, types) and of the
//! wire (fields), never in those of WB's schemas. A pin stays when its place goes: WB takes fields away
//! and brings them back.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use anyhow::{Result, bail};

/// File name of the pins.
pub const FILE: &str = "types.toml";

const HEADER: &str = "\
# Names of public types, pinned to the places they stand in: `method response` and the like for whole bodies,
# `Type.field` for what is inside; `[]` is an element, `{}` a value, `Type|fields` an alternative of a union.
# Written by `cargo xtask generate`, which adds rows for new places and leaves those that are there as they are.
";

/// The pins of all APIs.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Pins {
    /// By module, then by place.
    rows: BTreeMap<String, BTreeMap<String, String>>,
}

impl Pins {
    /// Reads the file's text.
    pub fn parse(text: &str) -> Result<Self> {
        let pins = Self { rows: toml::from_str(text)? };
        for (module, rows) in &pins.rows {
            for (place, name) in rows {
                if !name.starts_with(|c: char| c.is_ascii_uppercase())
                    || !name.chars().all(|c| c.is_ascii_alphanumeric())
                {
                    bail!("[{module}] {place:?}: {name:?} is no name for a type");
                }
            }
        }
        Ok(pins)
    }

    /// The name pinned to a place.
    pub fn get(&self, module: &str, place: &str) -> Option<&str> {
        self.rows.get(module)?.get(place).map(String::as_str)
    }

    /// The rows of an API whose places start with `start`.
    pub fn starting<'p>(&'p self, module: &str, start: &'p str) -> impl Iterator<Item = (&'p str, &'p str)> {
        let rows = self.rows.get(module).into_iter().flatten();
        let rows = rows.map(|(place, name)| (place.as_str(), name.as_str()));
        rows.filter(move |(place, _)| place.starts_with(start))
    }

    /// The names of an API's types, as often as they are pinned.
    pub fn names(&self, module: &str) -> impl Iterator<Item = &str> {
        let rows = self.rows.get(module).into_iter().flatten();
        rows.filter(|(place, _)| !place.contains('|')).map(|(_, name)| name.as_str())
    }

    /// Takes the places of an API as they are now.
    pub fn extend(&mut self, module: &str, places: BTreeMap<String, String>) {
        self.rows.entry(module.to_owned()).or_default().extend(places);
    }

    /// Text of the file.
    pub fn text(&self) -> String {
        let mut text = HEADER.to_owned();
        for (module, rows) in self.rows.iter().filter(|(_, rows)| !rows.is_empty()) {
            let _ = writeln!(text, "\n[{module}]");
            for (place, name) in rows {
                let _ = writeln!(text, "{} = \"{name}\"", toml::Value::from(place.as_str()));
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pins_are_read_and_written() {
        let mut pins = Pins::parse("[a]\n\"x response\" = \"X\"\n\"X.y[]\" = \"Y\"\n").unwrap();
        assert_eq!(pins.get("a", "X.y[]"), Some("Y"));
        assert_eq!(pins.get("b", "X.y[]"), None);
        pins.extend("b", BTreeMap::from([("q \"uoted\"".to_owned(), "Z".to_owned())]));
        assert_eq!(Pins::parse(&pins.text()).unwrap(), pins);
        assert!(Pins::parse("[a]\n\"x response\" = \"x-y\"\n").is_err());
    }
}
