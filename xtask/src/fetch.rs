//! `cargo xtask fetch`: downloads the 13 official documents.
//!
//! WB's portal guards its documents against programs: a status 498, a page with a challenge, sometimes
//! with status 200. So a set is taken whole or not at all: every document must have come in full and be
//! an OpenAPI document whose references lead somewhere; until then nothing is written. What the portal
//! said of a document (`ETag`, `Last-Modified`) is kept in `fetch.toml` beside the documents, so that
//! those that are as they were are not sent again.

#[cfg(test)]
mod tests;

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use anyhow::{Context, Result, bail};
use clap::Args;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::contract::{APIS, catalog::Catalog};
use crate::import::{SPECS, find};

/// Where WB publishes the documents.
const BASE_URL: &str = "https://dev.wildberries.ru/api/swagger/yaml/ru";
/// The file that says where the documents of a folder come from.
pub const FILE: &str = "fetch.toml";
/// No document is larger; the largest has half a megabyte.
const LARGEST: u64 = 50_000_000;

/// Downloads the 13 official documents.
#[derive(Debug, Args)]
pub struct Fetch {
    /// Address of the folder of the documents.
    #[arg(long, default_value = BASE_URL)]
    base_url: String,
    /// Folder to write to.
    #[arg(long, default_value = "official")]
    to: PathBuf,
    /// Longest time for one document, in seconds.
    #[arg(long, default_value_t = 30.0)]
    timeout: f64,
}

/// What is known of the documents of a folder.
#[derive(Debug, Default, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// Day of the last change, `YYYY-MM-DD`.
    pub date: String,
    /// Where from.
    base_url: String,
    /// By file name.
    #[serde(default)]
    document: BTreeMap<String, Known>,
}

#[derive(Debug, Default, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Known {
    sha256: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    etag: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    last_modified: Option<String>,
}

/// A document that came, or is as it was.
struct Document {
    file: String,
    known: Known,
    /// Its bytes, if they are to be written.
    bytes: Option<Vec<u8>>,
}

enum Answer {
    Bytes(Vec<u8>, Known),
    NotModified,
    NotFound,
}

impl State {
    /// The state of a folder; none if it was not filled by this command.
    pub fn read(dir: &Path) -> Option<Self> {
        toml::from_str(&std::fs::read_to_string(dir.join(FILE)).ok()?).ok()
    }
}

impl Fetch {
    /// Runs the command.
    pub fn run(&self) -> Result<()> {
        let catalog: Option<Catalog> = std::fs::read_to_string(Path::new(SPECS).join("catalog.toml"))
            .ok()
            .and_then(|text| toml::from_str(&text).ok());
        print!("{}", self.fetch(catalog.as_ref(), &today())?);
        Ok(())
    }

    /// Downloads everything, then writes; says what is new.
    fn fetch(&self, catalog: Option<&Catalog>, today: &str) -> Result<String> {
        let agent: ureq::Agent = ureq::Agent::config_builder()
            .timeout_global(Some(Duration::from_secs_f64(self.timeout)))
            .http_status_as_error(false)
            .max_redirects(0)
            .user_agent(concat!("wildberries-xtask/", env!("CARGO_PKG_VERSION")))
            .build()
            .into();
        let old = State::read(&self.to).filter(|state| state.base_url == self.base_url).unwrap_or_default();
        let names = find::Names::new(catalog);
        let mut documents = Vec::new();
        let mut faults = Vec::new();
        for (index, (number, _)) in APIS.into_iter().enumerate() {
            match self.document(&agent, number, &names.all(index), &old) {
                Ok(document) => documents.push(document),
                Err(error) => faults.push(format!("{error:#}")),
            }
            // Once it refuses, the portal refuses everything; asking on only keeps the guard awake.
            if faults.len() == 3 {
                break;
            }
        }
        if faults.is_empty() {
            faults.extend(self.twice(&documents)?);
        }
        if !faults.is_empty() {
            bail!(
                "WB's documents are not available; nothing was written\n  {}\n\
                 WB's portal guards them against programs. Open {}/NAME in a browser for each document of \
                 specs/catalog.toml, save them into a folder named by the day (such as official/{today}), and run\n  \
                 cargo xtask update official/{today}",
                faults.join("\n  "),
                self.base_url
            );
        }
        self.write(documents, old, catalog, today)
    }

    /// What says that some documents are of one day and some of another.
    fn twice(&self, documents: &[Document]) -> Result<Vec<String>> {
        let mut roots = Vec::new();
        for document in documents {
            let root = match &document.bytes {
                Some(bytes) => find::parse(bytes),
                None => find::parse(&std::fs::read(self.to.join(&document.file))?),
            };
            roots.push((document.file.as_str(), root.map_err(anyhow::Error::msg)?));
        }
        let mut twice = find::twice(roots.iter().map(|(file, root)| (*file, root)));
        if !twice.is_empty() {
            twice.push("so the documents are of different days; try again later".to_owned());
        }
        Ok(twice)
    }

    /// One document, under the first of its names that the portal knows.
    fn document(&self, agent: &ureq::Agent, number: u8, names: &[String], old: &State) -> Result<Document> {
        for name in names {
            let file = format!("{number:02}-{name}.yaml");
            // What the portal said counts only while the file is what it sent then.
            let here = std::fs::read(self.to.join(&file)).ok();
            let known = old
                .document
                .get(&file)
                .filter(|known| here.as_deref().map(digest).as_ref() == Some(&known.sha256));
            match self.get(agent, &file, known).with_context(|| file.clone())? {
                Answer::Bytes(bytes, known) => return Ok(Document { file, known, bytes: Some(bytes) }),
                Answer::NotModified => {
                    let known = known.cloned().context("`not modified` was not asked for")?;
                    return Ok(Document { file, known, bytes: None });
                }
                Answer::NotFound => {}
            }
        }
        bail!("{number:02}-{}.yaml: not found, nor under an older name", names[0])
    }

    fn get(&self, agent: &ureq::Agent, file: &str, known: Option<&Known>) -> Result<Answer> {
        let mut request = agent.get(format!("{}/{file}", self.base_url.trim_end_matches('/')));
        if let Some(known) = known {
            if let Some(etag) = &known.etag {
                request = request.header("If-None-Match", etag);
            }
            if let Some(time) = &known.last_modified {
                request = request.header("If-Modified-Since", time);
            }
        }
        let mut response = request.call().context("no answer")?;
        let header = |name: &str| {
            response.headers().get(name).and_then(|value| value.to_str().ok()).map(str::to_owned)
        };
        let (etag, last_modified) = (header("etag"), header("last-modified"));
        match response.status().as_u16() {
            200 => {}
            304 if known.is_some() => return Ok(Answer::NotModified),
            404 => return Ok(Answer::NotFound),
            498 => bail!("HTTP 498, the portal's guard"),
            status => bail!("HTTP {status}"),
        }
        let bytes = response.body_mut().with_config().limit(LARGEST).read_to_vec().context("cut off")?;
        let root = find::parse(&bytes).map_err(anyhow::Error::msg)?;
        complete(&root)?;
        let sha256 = digest(&bytes);
        Ok(Answer::Bytes(bytes, Known { sha256, etag, last_modified }))
    }

    fn write(
        &self,
        documents: Vec<Document>,
        old: State,
        catalog: Option<&Catalog>,
        today: &str,
    ) -> Result<String> {
        std::fs::create_dir_all(&self.to).with_context(|| format!("cannot make {}", self.to.display()))?;
        let mut state = State {
            date: old.date.clone(),
            base_url: self.base_url.clone(),
            document: documents
                .iter()
                .map(|document| (document.file.clone(), document.known.clone()))
                .collect(),
        };
        let digests = |state: &State| -> Vec<(String, String)> {
            let documents = state.document.iter();
            documents.map(|(file, known)| (file.clone(), known.sha256.clone())).collect()
        };
        if digests(&state) != digests(&old) {
            state.date = today.to_owned();
        }
        let new: Vec<(&str, &[u8])> = documents
            .iter()
            .filter_map(|document| Some((document.file.as_str(), document.bytes.as_deref()?)))
            .collect();
        let temporary = |file: &str| self.to.join(format!(".{file}.new"));
        for (file, bytes) in &new {
            let path = temporary(file);
            std::fs::write(&path, bytes).with_context(|| format!("cannot write {}", path.display()))?;
        }
        for (file, _) in &new {
            let path = self.to.join(file);
            std::fs::rename(temporary(file), &path)
                .with_context(|| format!("cannot write {}", path.display()))?;
        }
        // A document under a new name takes the place of the old.
        for file in old.document.keys().filter(|file| !state.document.contains_key(*file)) {
            let _ = std::fs::remove_file(self.to.join(file));
        }
        std::fs::write(self.to.join(FILE), toml::to_string(&state)?)?;

        let changed: Vec<&str> = documents
            .iter()
            .filter(|document| {
                let rows = catalog.iter().flat_map(|catalog| &catalog.document);
                !rows.into_iter().any(|row| row.sha256 == document.known.sha256)
            })
            .map(|document| document.file.as_str())
            .collect();
        let mut report = format!(
            "{}: 13 documents, {} sent anew, {} not modified\n",
            self.to.display(),
            new.len(),
            documents.len() - new.len()
        );
        report.push_str(&if changed.is_empty() {
            "all are those of specs/\n".to_owned()
        } else {
            format!(
                "not those of specs/: {}\nsee `cargo xtask diff specs {dir}`, then `cargo xtask update {dir}`\n",
                changed.join(", "),
                dir = self.to.display()
            )
        });
        Ok(report)
    }
}

/// Whether a document came whole: it has operations, and every reference leads somewhere. WB writes
/// the named schemas last, so a document that was cut off refers to nothing.
fn complete(root: &Value) -> Result<()> {
    fn check(value: &Value, root: &Value) -> Result<()> {
        match value {
            Value::Object(fields) => {
                if let Some(pointer) =
                    fields.get("$ref").and_then(Value::as_str).and_then(|r| r.strip_prefix('#'))
                    && root.pointer(pointer).is_none()
                {
                    bail!("cut off: reference to nothing, #{pointer}");
                }
                fields.values().try_for_each(|value| check(value, root))
            }
            Value::Array(values) => values.iter().try_for_each(|value| check(value, root)),
            _ => Ok(()),
        }
    }
    if root.get("paths").and_then(Value::as_object).is_none_or(serde_json::Map::is_empty) {
        bail!("cut off: no operations");
    }
    if root.pointer("/components/securitySchemes").is_none() {
        bail!("cut off: it does not end with the components");
    }
    check(root, root)
}

fn digest(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Today in UTC.
fn today() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    let days = i64::try_from(seconds / 86_400).unwrap_or(0);
    crate::diff::compare::after_days("1970-01-01", days).unwrap_or_default()
}
