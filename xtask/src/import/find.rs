//! Which of the 13 documents a file is.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use super::problems::Problems;
use crate::contract::{APIS, catalog::Catalog, document::Document};

/// What is known of a document beside its number and module.
#[derive(Debug, Clone, Copy)]
pub struct Known {
    /// Names WB has given the file, without number and ending.
    pub names: &'static [&'static str],
    /// Section of the API on WB's portal for developers.
    pub page: &'static str,
}

/// By number. WB renames the files: 02 and 10 in July 2026, 05 in the autumn. The sections are those
/// that the links of the documents of July 2026 lead to.
pub const KNOWN: [Known; 13] = [
    Known { names: &["general"], page: "https://dev.wildberries.ru/openapi/api-information" },
    Known { names: &["items", "products"], page: "https://dev.wildberries.ru/openapi/work-with-products" },
    Known { names: &["orders-fbs"], page: "https://dev.wildberries.ru/openapi/orders-fbs" },
    Known { names: &["orders-dbw"], page: "https://dev.wildberries.ru/openapi/orders-dbw" },
    Known { names: &["orders-dbs", "dbs"], page: "https://dev.wildberries.ru/openapi/orders-dbs" },
    Known { names: &["in-store-pickup"], page: "https://dev.wildberries.ru/openapi/in-store-pickup" },
    Known { names: &["orders-fbw"], page: "https://dev.wildberries.ru/openapi/orders-fbw" },
    Known { names: &["promotion"], page: "https://dev.wildberries.ru/openapi/promotion" },
    Known { names: &["communications"], page: "https://dev.wildberries.ru/openapi/user-communication" },
    Known { names: &["rates", "tariffs"], page: "https://dev.wildberries.ru/openapi/wb-tariffs" },
    Known { names: &["analytics"], page: "https://dev.wildberries.ru/openapi/analytics" },
    Known { names: &["reports"], page: "https://dev.wildberries.ru/openapi/reports" },
    Known {
        names: &["finances"],
        page: "https://dev.wildberries.ru/openapi/financial-reports-and-accounting",
    },
];

/// The names by which documents are known: those above, and those people added to `catalog.toml`.
#[derive(Debug, Default)]
pub struct Names {
    more: Vec<(usize, String)>,
}

impl Names {
    /// With the `official_names` of a catalog.
    pub fn new(catalog: Option<&Catalog>) -> Self {
        let mut more = Vec::new();
        for row in catalog.iter().flat_map(|catalog| &catalog.document) {
            let Some(index) = APIS.iter().position(|(number, _)| *number == row.number) else { continue };
            more.extend(row.official_names.iter().map(|file| (index, name_of(file).to_owned())));
        }
        Self { more }
    }

    fn index(&self, name: &str) -> Option<usize> {
        let known = KNOWN.iter().position(|known| known.names.contains(&name));
        known.or_else(|| self.more.iter().find(|(_, other)| other == name).map(|(index, _)| *index))
    }

    /// By what the document calls itself, else by its file name.
    fn index_of(&self, file: &str, root: &Value) -> Option<usize> {
        match root.get("info").and_then(|info| info.get("x-file-name")).and_then(Value::as_str) {
            Some(name) => self.index(name),
            None => self.index(name_of(file)),
        }
    }

    /// All names of a document, without number and ending, the newest first.
    pub fn all(&self, index: usize) -> Vec<String> {
        let mut names: Vec<String> = KNOWN[index].names.iter().map(|name| (*name).to_owned()).collect();
        for (_, name) in self.more.iter().filter(|(other, _)| *other == index) {
            if !names.contains(name) {
                names.push(name.clone());
            }
        }
        names
    }
}

/// `items` of `02-items.yaml`.
fn name_of(file: &str) -> &str {
    let stem = Path::new(file).file_stem().and_then(|stem| stem.to_str()).unwrap_or(file);
    stem.trim_start_matches(|char: char| char.is_ascii_digit()).trim_start_matches(['-', '_'])
}

/// The files, told apart.
#[derive(Debug, Default)]
pub struct Found {
    /// The documents.
    pub sources: Vec<Source>,
    /// OpenAPI documents that are none of the 13: file name and content.
    pub unknown: Vec<(String, Value)>,
    /// The documents that are there, readable or not.
    seen: [bool; APIS.len()],
}

impl Found {
    /// Notes the documents that are missing, each with the unknown one that looks like it. Which it is
    /// is for a person to say.
    pub fn all_thirteen(
        &self,
        names: &Names,
        previous: impl Fn(usize) -> Option<Document>,
        problems: &mut Problems,
    ) {
        for (index, (number, module)) in APIS.into_iter().enumerate() {
            if self.seen[index] {
                continue;
            }
            let mut message = format!("document {number} ({module}) is missing");
            let previous = previous(index);
            let paths = |document: &Document| document.paths.keys().cloned().collect::<Vec<_>>();
            let known = previous.as_ref().map(paths).unwrap_or_default();
            for (file, root) in &self.unknown {
                let has = |path: &&String| {
                    root.get("paths").is_some_and(|paths| paths.get(path.as_str()).is_some())
                };
                let common = known.iter().filter(has).count();
                if 2 * common >= known.len() && common > 0 {
                    message.push_str(&format!(
                        "; {file} has {common} of its {} paths: if it is that document under a new name, add the \
                         name to its official_names in catalog.toml",
                        known.len()
                    ));
                }
            }
            problems.add(&format!("{number:02}-{}", names.all(index)[0]), "", message);
        }
    }
}

/// One official file.
#[derive(Debug)]
pub struct Source {
    /// Index into [`APIS`].
    pub index: usize,
    /// File name.
    pub file: String,
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// Its content.
    pub root: Value,
}

/// The files to read: those given, and those of a given folder.
pub fn files(paths: &[PathBuf]) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() {
            let entries =
                std::fs::read_dir(path).with_context(|| format!("cannot read {}", path.display()))?;
            for entry in entries {
                let file = entry?.path();
                let ending = file.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
                if ["yaml", "yml", "json", "html", "htm"].contains(&ending) {
                    files.push(file);
                }
            }
        } else if !path.exists() {
            bail!("{} does not exist", path.display());
        } else {
            files.push(path.clone());
        }
    }
    files.sort();
    files.dedup();
    Ok(files)
}

/// Reads the files and says which document each is.
pub fn sources(files: &[PathBuf], names: &Names, problems: &mut Problems) -> Found {
    let mut found = Found::default();
    for path in files {
        let file = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        // A document that is there but cannot be read is not missing as well.
        if let Some(index) = names.index(name_of(&file)) {
            found.seen[index] = true;
        }
        let bytes = match std::fs::read(path) {
            Ok(bytes) => bytes,
            Err(error) => {
                problems.add(&file, "", format_args!("cannot be read: {error}"));
                continue;
            }
        };
        let root = match parse(&bytes) {
            Ok(root) => root,
            Err(message) => {
                problems.add(&file, "", message);
                continue;
            }
        };
        let Some(index) = names.index_of(&file, &root) else {
            found.unknown.push((file, root));
            continue;
        };
        found.seen[index] = true;
        if let Some(other) = found.sources.iter().find(|other| other.index == index) {
            problems.add(
                &file,
                "",
                format_args!("is document {} ({}), as is {}", APIS[index].0, APIS[index].1, other.file),
            );
            continue;
        }
        found.sources.push(Source { index, file, bytes, root });
    }
    found.sources.sort_by_key(|source| source.index);
    found
}

/// The content of a file that is an OpenAPI document.
pub fn parse(bytes: &[u8]) -> Result<Value, String> {
    let text = std::str::from_utf8(bytes).map_err(|error| format!("is not UTF-8: {error}"))?;
    let start = text.trim_start_matches('\u{feff}').trim_start();
    if start.starts_with('<') {
        return Err("is HTML, not an OpenAPI document".to_owned());
    }
    let yaml = || {
        // By way of YAML's own value, which refuses a key that occurs twice.
        serde_yaml_ng::from_str::<serde_yaml_ng::Value>(text)
            .map_err(|error| format!("is not YAML: {error}"))
            .and_then(|value| {
                serde_json::to_value(value).map_err(|error| format!("has no form in JSON: {error}"))
            })
    };
    let root: Value = if start.starts_with('{') {
        // YAML may be written in braces too.
        let json = serde_json::from_str(start).map_err(|error| format!("is not JSON: {error}"));
        json.or_else(|error| yaml().map_err(|_| error))?
    } else {
        yaml()?
    };
    let version = root.get("openapi").and_then(Value::as_str).unwrap_or_default();
    if !version.starts_with("3.") || !root.get("paths").is_some_and(Value::is_object) {
        return Err("is not an OpenAPI 3 document".to_owned());
    }
    Ok(root)
}

/// Operations that are in two documents. WB moves operations from one to another, so some of the documents
/// are of one day and some of another.
pub fn twice<'d>(documents: impl Iterator<Item = (&'d str, &'d Value)>) -> Vec<String> {
    let mut seen: BTreeMap<(&str, &str), &str> = BTreeMap::new();
    let mut twice = Vec::new();
    for (file, root) in documents {
        for (path, item) in root.get("paths").and_then(Value::as_object).into_iter().flatten() {
            let operations = item.as_object().into_iter().flatten();
            for (method, _) in operations.filter(|(_, value)| value.get("responses").is_some()) {
                if let Some(other) = seen.insert((method, path), file) {
                    twice.push(format!("{} {path} is in {other} and in {file}", method.to_uppercase()));
                }
            }
        }
    }
    twice
}

/// The date of the documents: that of their download, or the last folder named `YYYY-MM-DD` in their path.
pub fn date_of(path: &Path) -> Option<String> {
    if let Some(state) = crate::fetch::State::read(path).filter(|state| is_date(&state.date)) {
        return Some(state.date);
    }
    let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    path.iter().rev().filter_map(|part| part.to_str()).find(|part| is_date(part)).map(str::to_owned)
}

/// Whether a text is `YYYY-MM-DD`.
pub fn is_date(text: &str) -> bool {
    super::infer::date_format(&[text.to_owned()]) == Some("date")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn documents_are_known_by_content_then_by_name() {
        let named = |name: &str| json!({ "info": { "x-file-name": name } });
        let names = Names::default();
        assert_eq!(names.index_of("anything.yaml", &named("products")), Some(1));
        assert_eq!(names.index_of("05-dbs.yaml", &named("orders-dbs")), Some(4));
        assert_eq!(names.index_of("05-dbs.yaml", &json!({})), Some(4));
        assert_eq!(names.index_of("10-tariffs.json", &json!({})), Some(9));
        assert_eq!(names.index_of("14-wbd.yaml", &named("wbd")), None);
        let names = Names { more: vec![(9, "fees".to_owned())] };
        assert_eq!(names.index_of("10-fees.yaml", &json!({})), Some(9));
        assert_eq!(names.all(9), ["rates", "tariffs", "fees"]);
    }

    #[test]
    fn what_is_no_document_is_said() {
        assert!(parse(b"<!DOCTYPE html><html>").unwrap_err().contains("HTML"));
        assert!(parse(b"a: [").unwrap_err().contains("not YAML"));
        assert!(parse(b"a: 1\na: 2\n").unwrap_err().contains("duplicate"));
        assert!(parse(b"{\"a\": 1}").unwrap_err().contains("not an OpenAPI"));
        assert!(parse(b"\xff").unwrap_err().contains("UTF-8"));
        assert!(parse(b"{\"openapi\": \"3.0.1\", \"paths\": {}}").is_ok());
        assert!(parse("openapi: 3.0.1\npaths: {}\n".as_bytes()).is_ok());
        assert!(parse(b"{openapi: 3.0.1, paths: {}}").is_ok());
        assert!(parse(b"{openapi: 3.0.1, paths: ").unwrap_err().contains("not JSON"));
    }

    #[test]
    fn all_thirteen_are_wanted_once() {
        let dir = tempfile::tempdir().unwrap();
        let document = |name: &str| format!("openapi: 3.0.1\ninfo:\n  x-file-name: {name}\npaths: {{}}\n");
        for (number, known) in KNOWN.iter().enumerate().skip(1) {
            std::fs::write(dir.path().join(format!("{:02}.yaml", number + 1)), document(known.names[0]))
                .unwrap();
        }
        std::fs::write(dir.path().join("20-again.yaml"), document("tariffs")).unwrap();
        std::fs::write(dir.path().join("21-new.yaml"), document("wbd")).unwrap();
        let names = Names::default();
        let mut problems = Problems::default();
        let found = sources(&files(&[dir.path().to_owned()]).unwrap(), &names, &mut problems);
        let none = |_| None;
        found.all_thirteen(&names, none, &mut problems);
        assert_eq!(found.sources.len(), 12);
        assert_eq!(found.unknown[0].0, "21-new.yaml");
        let problems: Vec<String> = problems.0.iter().map(ToString::to_string).collect();
        assert_eq!(
            problems,
            [
                "20-again.yaml: is document 10 (tariffs), as is 10.yaml",
                "01-general: document 1 (general) is missing",
            ]
        );
    }

    #[test]
    fn the_date_is_in_the_path() {
        let dir = tempfile::tempdir().unwrap();
        let folder = dir.path().join("2026-07-23");
        std::fs::create_dir(&folder).unwrap();
        assert_eq!(date_of(&folder).as_deref(), Some("2026-07-23"));
    }
}
