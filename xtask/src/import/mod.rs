//! `cargo xtask import`: WB's official documents -> the contract in `specs/`.
//!
//! All or nothing: every problem of every document is gathered and printed, and only when there is
//! none are the files written (beside their places first, then renamed).

pub mod buckets;
mod carry;
pub mod distil;
pub mod find;
mod formats;
mod infer;
pub mod limit_text;
mod name_rows;
#[cfg(test)]
mod official;
pub mod overrides;
pub mod problems;
mod retire;
#[cfg(test)]
pub mod tests;

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Args;
use sha2::{Digest, Sha256};

use crate::contract::{
    APIS, Contract, OperationKey,
    catalog::{Catalog, CatalogRow},
    document::{Document, OperationSpec},
    document_file,
    limits::{LimitSet, Limits},
    names::Names,
};
use crate::diff::{change::Step, compare, set::Set};
use crate::texts::{self, Texts};
use overrides::{Overrides, Settled};
use problems::Problems;

/// Where the contract is.
pub const SPECS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../specs");

/// Reads WB's official documents and writes the contract.
#[derive(Debug, Args)]
pub struct Import {
    /// The 13 documents (YAML or JSON), or the folder that holds them.
    #[arg(required = true)]
    documents: Vec<PathBuf>,
    /// Folder of the contract; its names, ids of buckets and overrides are kept.
    #[arg(long, default_value = SPECS)]
    out: PathBuf,
    /// Contract whose names, ids of buckets and overrides are taken where --out has none.
    #[arg(long, default_value = SPECS)]
    base: PathBuf,
    /// Date of the documents, if no folder above them is named YYYY-MM-DD.
    #[arg(long)]
    date: Option<String>,
    /// Drop the operations that a release of the crate has had as retired.
    #[arg(long)]
    drop_retired: bool,
    /// Keep WB's own texts too, in a file that Git ignores: `cargo xtask generate` makes them docs of methods
    /// and fields, for a private build.
    #[arg(long)]
    with_docs: bool,
}

impl Import {
    /// Runs the command.
    pub fn run(&self) -> Result<()> {
        let outcome = self.outcome()?;
        outcome.write(&self.out)?;
        if !self.with_docs {
            texts::forget(&self.out)?;
        }
        print!("{}", outcome.report);
        Ok(())
    }

    /// The command for documents, with the contract in a folder as its base.
    pub fn new(documents: Vec<PathBuf>, specs: &Path, date: Option<String>, drop_retired: bool) -> Self {
        Self {
            documents,
            out: specs.to_owned(),
            base: specs.to_owned(),
            date,
            drop_retired,
            with_docs: false,
        }
    }

    /// The files to write; an error that lists all problems, if there is one.
    pub fn outcome(&self) -> Result<Outcome> {
        let mut problems = Problems::default();
        let outcome = self.import(&mut problems)?;
        problems.0.dedup();
        match outcome.filter(|_| problems.0.is_empty()) {
            Some(outcome) => Ok(outcome),
            None => {
                let list: Vec<String> = problems.0.iter().map(ToString::to_string).collect();
                bail!("{} problems; nothing was written\n{}", list.len(), list.join("\n"))
            }
        }
    }

    fn import(&self, problems: &mut Problems) -> Result<Option<Outcome>> {
        let files = find::files(&self.documents)?;
        let date = match &self.date {
            Some(date) => date.clone(),
            None => self
                .documents
                .first()
                .and_then(|path| find::date_of(path))
                .context("no folder above the documents is named YYYY-MM-DD: give their --date")?,
        };
        if !find::is_date(&date) {
            bail!("{date:?} is no date (YYYY-MM-DD)");
        }
        let catalog = match self.kept("catalog.toml")? {
            Some((text, path)) => Some(toml::from_str(&text).with_context(|| path.display().to_string())?),
            None => None,
        };
        let names = find::Names::new(catalog.as_ref());
        let found = find::sources(&files, &names, problems);
        let previous = |index: usize| {
            let (number, module) = APIS[index];
            let (text, _) = self.kept(&document_file(number, module)).ok()??;
            serde_yaml_ng::from_str::<Document>(&text).ok()
        };
        found.all_thirteen(&names, previous, problems);
        for fault in find::twice(found.sources.iter().map(|source| (source.file.as_str(), &source.root))) {
            problems.add("documents of different days", "", fault);
        }

        let mut report = String::new();
        let mut documents: Vec<(u8, &str, Document)> = Vec::new();
        let mut rows = Vec::new();
        let mut members = Vec::new();
        let mut overrides = match self.kept(overrides::FILE)? {
            Some((text, path)) => Overrides::parse(&text).with_context(|| path.display().to_string())?,
            None => Overrides::default(),
        };
        let mut previous_limits = match self.kept("limits.toml")? {
            Some((text, path)) => Some(Limits::unchecked(&text).with_context(|| path.display().to_string())?),
            None => None,
        };
        for (file, _) in &found.unknown {
            report.push_str(&format!("{file}: none of the 13 documents, and not imported\n"));
        }
        let (mut before, mut after) = (Set::default(), Set::default());
        let mut distilled_documents = Vec::new();
        for source in &found.sources {
            let (number, module) = APIS[source.index];
            let mut previous = match self.kept(&document_file(number, module))? {
                Some((text, path)) => Some(
                    serde_yaml_ng::from_str::<Document>(&text)
                        .with_context(|| format!("{} is not in the contract's dialect", path.display()))?,
                ),
                None => None,
            };
            let whole = previous.clone();
            if let Some(previous) = &mut previous {
                overrides.forget(module, previous);
            }
            let mut distilled =
                distil::distil(&source.root, &source.file, module, &date, previous.as_ref(), problems);
            for note in std::mem::take(&mut distilled.notes) {
                report.push_str(&format!("{}: {note}\n", source.file));
            }
            for (path, item) in &mut distilled.document.paths {
                for (method, spec) in item {
                    overrides.parameters(&OperationKey::new(module, method, path), spec, problems);
                }
            }
            overrides.units(module, &mut distilled.document, problems);
            if let Some(previous) = whole {
                before.documents.insert(module.to_owned(), previous);
                after.documents.insert(module.to_owned(), distilled.document.clone());
            }
            distilled_documents.push(distilled);
        }

        // What is there under another key keeps its name and its bucket.
        let renamed = compare::renames(&before, &after);
        if let Some(limits) = &mut previous_limits {
            renamed.iter().for_each(|(old, new)| limits.rename(old, new));
        }
        // What is gone stays in the contract as long as its method does.
        let text = self.kept("names.toml")?.map(|(text, _)| text).unwrap_or_default();
        let pinned = Names::unchecked(&text).context("names.toml")?;
        let version = crate::diff::version()?;
        let mut retired = Vec::new();
        for (source, distilled) in found.sources.iter().zip(&mut distilled_documents) {
            let (_, module) = APIS[source.index];
            let Some(previous) = before.documents.get(module) else { continue };
            let wanted = |key: &OperationKey, spec: &OperationSpec| {
                // An operation under another path keeps its method; one in another document has it there.
                if renamed.iter().any(|(old, new)| old == key && old.module == new.module) {
                    return false;
                }
                let since = pinned.of(key).ok().and_then(|row| row.retired.as_deref());
                match (&spec.retired, since) {
                    (None, _) => true,
                    // Whoever takes the mark away wants it gone.
                    (Some(_), None) => false,
                    (Some(_), Some(since)) => !(self.drop_retired && released(since, &version)),
                }
            };
            retired.extend(retire::keep(&mut distilled.document, previous, module, &date, wanted));
        }
        let fates = name_rows::Fates {
            renamed,
            retired,
            version: Step::Major.next(&version).context("the version of the crate is none")?,
        };

        let mut orphans: Vec<(usize, String)> = Vec::new();
        let mut likes: Vec<(usize, OperationKey)> = Vec::new();
        for (source, distilled) in found.sources.iter().zip(distilled_documents) {
            let (number, module) = APIS[source.index];
            for (method, path, description) in &distilled.descriptions {
                let key = OperationKey::new(module, method, path);
                let block = match limit_text::read(description) {
                    Ok(block) => block,
                    Err(faults) => {
                        for fault in faults {
                            problems.add(&source.file, key.row(), format_args!("limit: {fault}"));
                        }
                        continue;
                    }
                };
                let spec = distilled
                    .document
                    .paths
                    .get(path)
                    .and_then(|item| item.get(&method.to_ascii_lowercase()));
                let Some((spec, server)) = spec.and_then(|spec| Some((spec, spec.servers.first()?))) else {
                    continue;
                };
                // WB takes the limit away from an operation on the day it is deprecated; what is
                // known holds until the operation goes.
                let last = previous_limits.as_ref().and_then(|limits| limits.get(&key).ok());
                let last = last.filter(|_| {
                    spec.deprecated && block.numbers == limit_text::Numbers::Absent && !overrides.has(&key)
                });
                let settled = match last {
                    Some(last) => {
                        report.push_str(&format!(
                            "deprecated, and its limit is gone; the last one is kept: {key}\n"
                        ));
                        orphans.push((members.len(), last.bucket.clone()));
                        last.set().map(Settled::Limits)
                    }
                    None => overrides.settle(&key, &block.numbers, &source.file, problems),
                };
                if let Some(settled) = settled {
                    let limits = match settled {
                        Settled::Limits(limits) => limits,
                        Settled::Like(friend) => {
                            likes.push((members.len(), friend));
                            LimitSet::Typed([None; 4])
                        }
                    };
                    members.push(buckets::Member {
                        key,
                        host: server.url.clone(),
                        group: block.group,
                        limits,
                        cost_4xx: block.cost_4xx.or(last.map(|last| last.cost_4xx).filter(|cost| *cost > 1)),
                        cost_409: block.cost_409.or(last.and_then(|last| last.cost_409)),
                        // The same words stand under operations that have no sandbox.
                        sandbox: block.sandbox.filter(|_| spec.servers.len() > 1),
                    });
                }
            }
            rows.push(CatalogRow {
                number,
                module: module.to_owned(),
                file: source.file.clone(),
                official_names: names
                    .all(source.index)
                    .iter()
                    .map(|name| format!("{number:02}-{name}.yaml"))
                    .collect(),
                page: find::KNOWN[source.index].page.to_owned(),
                sha256: Sha256::digest(&source.bytes).iter().map(|byte| format!("{byte:02x}")).collect(),
                operations: distilled.descriptions.len(),
            });
            documents.push((number, module, distilled.document));
        }
        // An operation whose limit is kept stays with those it shared it with.
        for (orphan, bucket) in orphans {
            let friend = members.iter().find(|member| {
                let last = previous_limits.as_ref().and_then(|limits| limits.get(&member.key).ok());
                member.group.is_some() && last.is_some_and(|last| last.bucket == bucket)
            });
            members[orphan].group = friend.and_then(|friend| friend.group.clone());
        }
        for (position, friend) in likes {
            let Some(friend) = members.iter().position(|member| member.key == friend) else {
                let at = &members[position].key;
                problems.add(overrides::FILE, at, format_args!("like {friend}, which is in no document"));
                continue;
            };
            let (key, sandbox) = (members[position].key.clone(), members[position].sandbox.clone());
            members[position] = buckets::Member { key, sandbox, ..members[friend].clone() };
        }
        for key in &overrides.needless {
            report.push_str(&format!(
                "the documents say it themselves now: remove {key} from {}\n",
                overrides::FILE
            ));
        }
        if found.sources.len() == APIS.len() {
            overrides.finish(problems);
        }
        if !problems.0.is_empty() {
            return Ok(None);
        }

        let order: Vec<OperationKey> = members.iter().map(|member| member.key.clone()).collect();
        let all: Vec<OperationKey> = order.iter().chain(&fates.retired).cloned().collect();
        let names = name_rows::update(&text, &all, &fates).context("names.toml")?;
        let buckets = buckets::buckets(&members, &names.names, previous_limits.as_ref());

        report.push_str(&format!(
            "{} documents of {date}, {} operations, {} buckets\n",
            documents.len(),
            order.len(),
            buckets.count
        ));
        let lists = [
            ("new bucket (edit the id where it is not readable)", buckets.new),
            ("bucket is gone", buckets.gone),
            (
                "operation is there under another key, and its method with it",
                fates.renamed.iter().map(|(old, new)| format!("{old} -> {new}")).collect(),
            ),
            (
                "operation is gone; its method stays and fails with Retired",
                fates.retired.iter().map(ToString::to_string).collect(),
            ),
            ("unnamed operation", names.unnamed.iter().map(ToString::to_string).collect()),
            ("operation is gone, and its name with it", names.gone.iter().map(ToString::to_string).collect()),
        ];
        for (what, list) in lists {
            for item in list {
                report.push_str(&format!("{what}: {item}\n"));
            }
        }

        let mut files = Vec::new();
        for (number, module, document) in documents {
            let text = serde_yaml_ng::to_string(&document)?;
            files.push((document_file(number, module), format!("# Facts of WB's document of {date}. Written by `cargo xtask import`; do not edit.\n{text}")));
        }
        let catalog = toml::to_string(&Catalog { snapshot: date, document: rows })?;
        files.push((
            "catalog.toml".to_owned(),
            format!(
                "# Where the contract comes from. Written by `cargo xtask import`; do not edit.\n{catalog}"
            ),
        ));
        files.push(("limits.toml".to_owned(), buckets.text));
        files.push(("names.toml".to_owned(), names.text));
        if let Some((text, _)) = self.kept(overrides::FILE)? {
            files.push((overrides::FILE.to_owned(), text));
        }
        if self.with_docs {
            let mut words = Texts::default();
            for source in &found.sources {
                words.read(APIS[source.index].1, &source.root);
            }
            files.push((texts::FILE.to_owned(), serde_json::to_string(&words)?));
        }
        Ok(Some(Outcome { files, report, unnamed: names.unnamed }))
    }

    /// A file of the contract that is written to, else of the base: what people decided in it holds
    /// on.
    fn kept(&self, name: &str) -> Result<Option<(String, PathBuf)>> {
        for dir in [&self.out, &self.base] {
            let path = dir.join(name);
            if path.exists() {
                let text = std::fs::read_to_string(&path).with_context(|| path.display().to_string())?;
                return Ok(Some((text, path)));
            }
        }
        Ok(None)
    }
}

/// What an import gives.
#[derive(Debug)]
pub struct Outcome {
    /// The files of the contract: name and text.
    pub files: Vec<(String, String)>,
    /// Decisions and changes worth telling.
    pub report: String,
    /// Operations that need a name from a person.
    pub unnamed: Vec<OperationKey>,
}

/// Whether a version of the crate is out: the crate has it, or a later one.
fn released(version: &str, now: &str) -> bool {
    let parts = |version: &str| -> Vec<u64> {
        version
            .split(['-', '+'])
            .next()
            .unwrap_or_default()
            .split('.')
            .filter_map(|part| part.parse().ok())
            .collect()
    };
    parts(version) <= parts(now)
}

impl Outcome {
    /// The contract in these files.
    pub fn contract(&self) -> Result<Contract> {
        Contract::read(&|name| {
            Ok(self.files.iter().find(|(file, _)| file == name).map(|(_, text)| text.clone()))
        })
    }

    /// Writes all files, or none.
    pub fn write(&self, out: &Path) -> Result<()> {
        std::fs::create_dir_all(out).with_context(|| format!("cannot make {}", out.display()))?;
        let temporary = |name: &str| out.join(format!(".{name}.new"));
        for (name, text) in &self.files {
            let path = temporary(name);
            if let Err(error) = std::fs::write(&path, text) {
                for (name, _) in &self.files {
                    let _ = std::fs::remove_file(temporary(name));
                }
                return Err(error).with_context(|| format!("cannot write {}", path.display()));
            }
        }
        for (name, _) in &self.files {
            let path = out.join(name);
            std::fs::rename(temporary(name), &path)
                .with_context(|| format!("cannot write {}", path.display()))?;
        }
        Ok(())
    }
}
