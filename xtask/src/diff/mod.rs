//! `cargo xtask diff <old> <new>`: what changed between two sets of documents, and what it means for a
//! user of the crate.
//!
//! Each side is a folder of official documents, one of them, or the contract (`specs/`). What is compared
//! is the normalised form, so neither the order of keys nor the words of a description matter.

pub mod change;
pub mod compare;
#[cfg(test)]
mod edits;
#[cfg(test)]
mod history;
pub mod set;

use std::{collections::BTreeSet, fmt::Write as _, path::PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use serde::Serialize;

use crate::contract::OperationKey;
use change::{Change, Severity, Step};
use set::Set;

/// Tells what changed between two sets of documents.
#[derive(Debug, Args)]
pub struct Diff {
    /// A folder of official documents, one of them, or the contract (specs/).
    old: PathBuf,
    /// The same, newer.
    new: PathBuf,
    /// As JSON.
    #[arg(long, conflicts_with = "markdown")]
    json: bool,
    /// As Markdown.
    #[arg(long)]
    markdown: bool,
}

impl Diff {
    /// Runs the command.
    pub fn run(&self) -> Result<()> {
        let mut report = between(&self.old, &self.new)?;
        let version = version()?;
        report.set_version(&version);
        if self.json {
            println!("{}", serde_json::to_string_pretty(&report)?);
        } else if self.markdown {
            print!("{}", report.markdown());
        } else {
            print!("{}", report.text());
        }
        Ok(())
    }
}

/// Compares two paths.
fn between(old: &PathBuf, new: &PathBuf) -> Result<Report> {
    let contract = |path: &PathBuf| Set::is_contract(path).then(|| Set::load_contract(path)).transpose();
    let (mut a, mut b) = match (contract(old)?, contract(new)?) {
        (Some(a), Some(b)) => (a, b),
        (Some(a), None) => {
            let b = Set::official(std::slice::from_ref(new), Some(&a))?;
            (a, b)
        }
        (None, Some(b)) => (Set::official(std::slice::from_ref(old), Some(&b))?, b),
        (None, None) => {
            let a = Set::official(std::slice::from_ref(old), None)?;
            let b = Set::official(std::slice::from_ref(new), Some(&a))?;
            (a, b)
        }
    };
    Ok(Report::of(&mut a, &mut b))
}

/// Version of the crate.
pub fn version() -> Result<String> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../Cargo.toml");
    let text = std::fs::read_to_string(path).context("cannot read Cargo.toml")?;
    let manifest: toml::Table = text.parse().context("Cargo.toml")?;
    let version = manifest.get("package").and_then(|package| package.get("version")?.as_str());
    Ok(version.context("Cargo.toml has no version")?.to_owned())
}

/// What changed.
#[derive(Debug, Clone, Serialize)]
pub struct Report {
    /// The old side.
    pub old: String,
    /// The new side.
    pub new: String,
    /// The step of the version.
    pub step: Step,
    /// Version of the crate, and the one after the step.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub version: Option<(String, String)>,
    /// The changes, worst first.
    pub changes: Vec<Change>,
    /// What was not compared.
    pub notes: Vec<String>,
}

impl Report {
    /// Compares two sets.
    pub fn of(old: &mut Set, new: &mut Set) -> Self {
        let mut notes = [old.notes.clone(), new.notes.clone()].concat();
        notes.extend(old.common(new));
        let (changes, _) = compare::compare(old, new);
        let label = |set: &Set| set.label.clone();
        Self { old: label(old), new: label(new), step: Step::of(&changes), version: None, changes, notes }
    }

    /// Says which version is to be next.
    pub fn set_version(&mut self, version: &str) {
        self.version = self.step.next(version).map(|next| (version.to_owned(), next));
    }

    /// The changes of a severity.
    pub fn with(&self, severity: Severity) -> impl Iterator<Item = &Change> {
        self.changes.iter().filter(move |change| change.severity == severity)
    }

    fn step_text(&self) -> String {
        let mut text = format!("Semver step: {}", self.step.name());
        if let Some((now, next)) = self.version.as_ref().filter(|(now, next)| now != next) {
            let _ = write!(text, " ({now} -> {next})");
        }
        text
    }

    /// For a terminal.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for severity in Severity::ALL {
            let changes: Vec<&Change> = self.with(severity).collect();
            if changes.is_empty() {
                continue;
            }
            let _ = writeln!(text, "{} ({})", severity.title(), changes.len());
            for change in changes {
                let _ = writeln!(text, "  {change}");
                let _ = writeln!(text, "      {}", operations(&change.operations, 4, ""));
            }
        }
        if self.changes.is_empty() {
            text.push_str("No change.\n");
        }
        for note in &self.notes {
            let _ = writeln!(text, "note: {note}");
        }
        let _ = writeln!(text, "{}", self.step_text());
        text
    }

    /// For a changelog or a pull request.
    pub fn markdown(&self) -> String {
        let mut text = String::new();
        for severity in Severity::ALL {
            let changes: Vec<&Change> = self.with(severity).collect();
            if changes.is_empty() {
                continue;
            }
            let _ = writeln!(text, "### {}\n", severity.title());
            for change in changes {
                let _ = writeln!(text, "- {change} ({})", operations(&change.operations, 8, "`"));
            }
            text.push('\n');
        }
        if self.changes.is_empty() {
            text.push_str("No change.\n\n");
        }
        for note in &self.notes {
            let _ = writeln!(text, "- Note: {note}");
        }
        let _ = writeln!(text, "{}", self.step_text());
        text
    }
}

/// Some operations in words.
fn operations(keys: &BTreeSet<OperationKey>, most: usize, quote: &str) -> String {
    let mut names: Vec<String> = keys.iter().take(most).map(|key| format!("{quote}{key}{quote}")).collect();
    if keys.len() > most {
        names.push(format!("and {} more", keys.len() - most));
    }
    if names.is_empty() { "all".to_owned() } else { names.join(", ") }
}
