//! `cargo xtask update <dir>`: takes WB's new documents into the crate.
//!
//! Import, diff, generate, an entry in the changelog, and the list of operations that need a name. All
//! of it is made in memory first; a step that fails leaves the tree as it was.

#[cfg(test)]
mod tests;

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write as _,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use clap::Args;

use crate::build;
use crate::contract::{Contract, OperationKey, names::Names, pins};
use crate::diff::{
    self, Report,
    change::{Change, Kind, Severity, Step},
    set::Set,
};
use crate::generate::{self, Generated};
use crate::import::{Import, Outcome};
use crate::texts;

/// Takes WB's new documents into the crate.
#[derive(Debug, Args)]
pub struct Update {
    /// The 13 documents, or the folder that holds them.
    #[arg(required = true)]
    documents: Vec<PathBuf>,
    /// Date of the documents, if no folder above them is named YYYY-MM-DD.
    #[arg(long)]
    date: Option<String>,
    /// Folder of the contract.
    #[arg(long, default_value = "specs")]
    specs: PathBuf,
    /// Folder of the generated code.
    #[arg(long, default_value = "generated")]
    out: PathBuf,
    /// The changelog.
    #[arg(long, default_value = "CHANGELOG.md")]
    changelog: PathBuf,
}

impl Update {
    /// Runs the command.
    pub fn run(&self) -> Result<()> {
        let (files, report) = self.make()?;
        write(&files)?;
        texts::forget(&self.specs)?;
        print!("{report}");
        Ok(())
    }

    /// The files to write (or to remove), and what to tell.
    fn make(&self) -> Result<(BTreeMap<PathBuf, Option<String>>, String)> {
        let version = diff::version()?;
        let old = Contract::load(&self.specs)?;
        let (mut outcome, mut new, mut report) = self.import(&old, false)?;
        if report.step == Step::Major {
            // The next version may break: what a release has had as retired goes.
            (outcome, new, report) = self.import(&old, true)?;
        }
        report.set_version(&version);
        let Generated { files: mut generated, notes, pins } = generate::generate(&new)?;

        let mut files: BTreeMap<PathBuf, Option<String>> = BTreeMap::new();
        let mut contract = build::contract(&self.specs)?;
        let contents = outcome.files.iter().map(|(name, text)| (name.as_str(), text.clone()));
        for (name, text) in contents.chain([(pins::FILE, pins.text())]) {
            if build::is_part(name) {
                contract.insert(name.to_owned(), text.clone().into_bytes());
            }
            files.insert(self.specs.join(name), Some(text));
        }
        generated.insert(build::FILE.to_owned(), build::digest(&contract));
        for path in generate::read_tree(&self.out)?.into_keys().filter(|path| !generated.contains_key(path)) {
            files.insert(self.out.join(path), None);
        }
        for (path, text) in generated {
            files.insert(self.out.join(path), Some(text));
        }
        let changelog = std::fs::read_to_string(&self.changelog)
            .with_context(|| format!("cannot read {}", self.changelog.display()))?;
        let mut text = with_names(&changelog, &new);
        if report.changes.iter().any(|change| change.severity > Severity::Wording) {
            text = with_entry(&text, &entry(&report, &old, &new)?);
        }
        files.insert(self.changelog.clone(), Some(text));

        let mut text = outcome.report;
        text.push('\n');
        text.push_str(&report.text());
        for note in notes {
            let _ = writeln!(text, "note: {note}");
        }
        if outcome.unnamed.is_empty() {
            text.push_str("Every operation has a name.\n");
        } else {
            let _ = writeln!(
                text,
                "\n{} operations need a name and a sentence in {}. Take `unnamed` away, then run this command \
                 again: the ids of their buckets and the names of their types follow.",
                outcome.unnamed.len(),
                self.specs.join("names.toml").display()
            );
            for key in &outcome.unnamed {
                let _ = writeln!(text, "  {key}: derived `{}`", new.names.of(key)?.name);
            }
        }
        Ok((files, text))
    }

    /// The imported contract, and what changed by it.
    fn import(&self, old: &Contract, drop_retired: bool) -> Result<(Outcome, Contract, Report)> {
        let import = Import::new(self.documents.clone(), &self.specs, self.date.clone(), drop_retired);
        let outcome = import.outcome()?;
        let mut new = outcome.contract()?;
        new.pins = old.pins.clone();
        let mut before = Set::of_contract(old, &old.catalog.snapshot)?;
        let mut after = Set::of_contract(&new, &new.catalog.snapshot)?;
        let report = Report::of(&mut before, &mut after);
        Ok((outcome, new, report))
    }
}

/// The entry of the changelog.
fn entry(report: &Report, old: &Contract, new: &Contract) -> Result<String> {
    let mut text = format!("### WB's API of {} (was {})\n", report.new, report.old);
    if let Some((_, next)) = report.version.as_ref().filter(|(now, next)| now != next) {
        let _ = write!(text, "\nAsks for version {next}.\n");
    }
    let method = |key: &OperationKey| {
        let row = new.names.of(key).or_else(|_| old.names.of(key));
        row.map_or_else(|_| format!("`{key}`"), |row| format!("`{}().{}`", key.module, row.name))
    };
    for severity in [Severity::Breaking, Severity::Additive, Severity::Limits] {
        // By kind, then by the operations it happened to.
        type Group<'c> = (Kind, Vec<(&'c BTreeSet<OperationKey>, Vec<String>)>);
        let mut groups: Vec<Group<'_>> = Vec::new();
        for change in report.with(severity) {
            if !groups.iter().any(|(kind, _)| *kind == change.kind) {
                groups.push((change.kind, Vec::new()));
            }
            let Some((_, lines)) = groups.iter_mut().find(|(kind, _)| *kind == change.kind) else { continue };
            match lines.iter_mut().find(|(operations, _)| **operations == change.operations) {
                Some((_, details)) => details.extend(detail(change)),
                None => lines.push((&change.operations, detail(change).into_iter().collect())),
            }
        }
        if groups.is_empty() {
            continue;
        }
        let _ = writeln!(text, "\n{}:\n", severity.title());
        for (kind, lines) in groups {
            let _ = write!(text, "- {}", kind.text());
            if let Some(consequence) = kind.consequence().filter(|_| severity == Severity::Breaking) {
                let _ = write!(text, "; {consequence}");
            }
            text.push_str(":\n");
            for (operations, details) in lines {
                let names: Vec<String> = operations.iter().map(&method).collect();
                let most = if details.is_empty() { usize::MAX } else { 12 };
                let more = names.len().saturating_sub(most);
                let _ = write!(text, "  - {}", names[..names.len() - more].join(", "));
                if more > 0 {
                    let _ = write!(text, " and {more} more");
                }
                if !details.is_empty() {
                    let _ = write!(text, ": {}", details.join(", "));
                }
                text.push('\n');
            }
        }
    }
    let wording = report.with(Severity::Wording).count();
    if wording > 0 {
        let _ = write!(text, "\n{wording} more changes of the documents change nothing in the crate.\n");
    }
    Ok(text)
}

/// What changed, for a reader who knows WB's names of fields and not those of its schemas.
fn detail(change: &Change) -> Option<String> {
    let place = &change.place;
    let place = match place.split_once(' ') {
        Some(("schema", field)) => field.rsplit('.').next().unwrap_or_default(),
        Some(("answer", field)) => field.split_once('.').map_or(place.as_str(), |(_, field)| field),
        _ => ["query parameter ", "path parameter ", "header parameter ", "body."]
            .iter()
            .find_map(|start| place.strip_prefix(start))
            .unwrap_or(place),
    };
    let values = match (&change.before, &change.after) {
        (Some(before), Some(after)) => Some(format!("{before} -> {after}")),
        (before, after) => before.clone().or(after.clone()),
    };
    match (place, values) {
        ("", values) => values,
        (place, None) => Some(format!("`{place}`")),
        (place, Some(values)) => Some(format!("`{place}` ({values})")),
    }
}

/// The changelog with the names that people have given to operations since an entry was written.
fn with_names(text: &str, contract: &Contract) -> String {
    let mut text = text.to_owned();
    for api in &contract.apis {
        for key in api.keys() {
            let Ok(row) = contract.names.of(&key) else { continue };
            let derived = Names::derived(&BTreeSet::from([key.clone()]));
            if let (false, Ok(derived)) = (row.unnamed, derived.of(&key)) {
                let method = |name: &str| format!("`{}().{name}`", key.module);
                text = text.replace(&method(&derived.name), &method(&row.name));
            }
        }
    }
    text
}

/// The changelog with an entry under `Unreleased`, before what is there already.
fn with_entry(text: &str, entry: &str) -> String {
    const UNRELEASED: &str = "## Unreleased\n";
    match text.split_once(UNRELEASED) {
        Some((start, rest)) => format!("{start}{UNRELEASED}\n{}\n{}", entry.trim_end(), ensure_blank(rest)),
        None => {
            let (start, rest) =
                text.split_once("\n## ").map_or((text, None), |(start, rest)| (start, Some(rest)));
            let rest = rest.map(|rest| format!("\n## {rest}")).unwrap_or_default();
            format!("{}\n\n{UNRELEASED}\n{}\n{rest}", start.trim_end(), entry.trim_end())
        }
    }
}

fn ensure_blank(rest: &str) -> String {
    format!("\n{}", rest.trim_start_matches('\n'))
}

/// Writes (or removes) all files; when one fails, puts back what was there.
fn write(files: &BTreeMap<PathBuf, Option<String>>) -> Result<()> {
    let temporary = |path: &Path| {
        let mut name = path.as_os_str().to_owned();
        name.push(".new");
        PathBuf::from(name)
    };
    // Path, bytes before, text after.
    type Change<'a> = (&'a PathBuf, Option<Vec<u8>>, &'a Option<String>);
    let changed: Vec<Change<'_>> = files
        .iter()
        .map(|(path, text)| (path, std::fs::read(path).ok(), text))
        .filter(|(_, old, text)| old.as_deref() != text.as_ref().map(String::as_bytes))
        .collect();
    let prepare = || -> Result<()> {
        for (path, _, text) in &changed {
            let Some(text) = text else { continue };
            if let Some(parent) = path.parent() {
                std::fs::create_dir_all(parent)
                    .with_context(|| format!("cannot make {}", parent.display()))?;
            }
            let path = temporary(path);
            std::fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
        }
        Ok(())
    };
    let place = |(path, _, text): &(&PathBuf, Option<Vec<u8>>, &Option<String>)| {
        match text {
            Some(_) => std::fs::rename(temporary(path), path),
            None => std::fs::remove_file(path),
        }
        .with_context(|| format!("cannot write {}", path.display()))
    };
    let result = prepare().and_then(|()| {
        for (done, file) in changed.iter().enumerate() {
            if let Err(error) = place(file) {
                for (path, old, _) in &changed[..done] {
                    let _ = match old {
                        Some(old) => std::fs::write(path, old),
                        None => std::fs::remove_file(path),
                    };
                }
                return Err(error);
            }
        }
        Ok(())
    });
    for (path, _, _) in &changed {
        let _ = std::fs::remove_file(temporary(path));
    }
    result.context("the tree is as it was")
}
