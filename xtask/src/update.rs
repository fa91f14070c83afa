//! `cargo xtask update <dir>`: takes WB's new documents into the crate.
//!
//! Import, diff, generate, an entry in the changelog, and the list of operations that need a name. All
//! of it is made in memory first; a step that fails leaves the tree as it was.

#[cfg(test)]
mod tests;

use std::{
    collections::BTreeMap,
    fmt::Write as _,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use clap::Args;

use crate::contract::{Contract, OperationKey, pins};
use crate::diff::{
    self, Report,
    change::{Change, Severity, Step},
    set::Set,
};
use crate::generate::{self, Generated};
use crate::import::{Import, Outcome};

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
        let Generated { files: generated, notes, pins } = generate::generate(&new)?;

        let mut files: BTreeMap<PathBuf, Option<String>> = BTreeMap::new();
        for (name, text) in &outcome.files {
            files.insert(self.specs.join(name), Some(text.clone()));
        }
        files.insert(self.specs.join(pins::FILE), Some(pins.text()));
        for path in generate::read_tree(&self.out)?.into_keys().filter(|path| !generated.contains_key(path)) {
            files.insert(self.out.join(path), None);
        }
        for (path, text) in generated {
            files.insert(self.out.join(path), Some(text));
        }
        if report.changes.iter().any(|change| change.severity > Severity::Wording) {
            let text = std::fs::read_to_string(&self.changelog)
                .with_context(|| format!("cannot read {}", self.changelog.display()))?;
            let entry = entry(&report, &old, &new)?;
            files.insert(self.changelog.clone(), Some(with_entry(&text, &entry)));
        }

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
                "\n{} operations need a name and a sentence in {}, then `cargo xtask generate`:",
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
        let changes: Vec<&Change> = report.with(severity).collect();
        if changes.is_empty() {
            continue;
        }
        let _ = write!(text, "\n{}:\n\n", severity.title());
        for change in changes {
            let names: Vec<String> = change.operations.iter().map(&method).collect();
            let most = if change.after.is_none() && change.before.is_none() { usize::MAX } else { 12 };
            let more = names.len().saturating_sub(most);
            let mut list = names.into_iter().take(most).collect::<Vec<_>>().join(", ");
            if more > 0 {
                let _ = write!(list, " and {more} more");
            }
            let mut line = format!("- {list}: {change}");
            if let Some(consequence) = change.kind.consequence().filter(|_| severity == Severity::Breaking) {
                let _ = write!(line, "; {consequence}");
            }
            let _ = writeln!(text, "{line}.");
        }
    }
    let wording = report.with(Severity::Wording).count();
    if wording > 0 {
        let _ = write!(text, "\n{wording} more changes of the documents change nothing in the crate.\n");
    }
    Ok(text)
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
