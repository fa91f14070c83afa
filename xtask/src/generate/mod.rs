//! `cargo xtask generate`: from `specs/` to `generated/`.
//!
//! Everything is made in memory first: `--check` compares it with what is on disk, otherwise the
//! files that differ are written and those nobody makes any more are removed.

mod calls;
mod decoders;
mod docs;
mod emit;
pub mod naming;
mod operation;
#[cfg(test)]
mod tests;
mod types;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use similar::TextDiff;

use crate::build;
use crate::contract::Contract;
use crate::contract::pins::{self, Pins};
use crate::texts::Texts;

/// First lines of every generated Rust file.
const HEADER: &str =
    "// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.\n";

/// First line of a file with WB's own texts.
const PRIVATE: &str =
    "// With WB's own texts (`cargo xtask import --with-docs`): not to be committed or published.\n";

/// A generated file longer than this is split into a folder.
const MAX_LINES: usize = 5_000;

/// Arguments of the command.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// Folder of the contract.
    #[arg(long, default_value = "specs")]
    specs: PathBuf,
    /// Folder to write to.
    #[arg(long, default_value = "generated")]
    out: PathBuf,
    /// Compare only: exits non-zero and shows the difference when `out` is not what would be written.
    #[arg(long)]
    check: bool,
}

/// Runs the command.
pub fn run(arguments: &Arguments) -> Result<()> {
    let mut contract = Contract::load(&arguments.specs)?;
    if !arguments.check {
        contract.texts = Texts::load(&arguments.specs)?;
    }
    let Generated { mut files, notes, pins } = generate(&contract)?;
    for note in notes {
        eprintln!("note: {note}");
    }
    let on_disk = read_tree(&arguments.out)?;
    if pins != contract.pins {
        if arguments.check {
            bail!("{} lacks names of types; run `cargo xtask generate`", pins::FILE);
        }
        write_file(&arguments.specs.join(pins::FILE), &pins.text())?;
    }
    let digest = build::digest(&build::contract(&arguments.specs)?);
    files.insert(build::FILE.to_owned(), digest);
    if arguments.check {
        return check(&on_disk, &files, &arguments.out);
    }
    let mut written = 0;
    for (path, text) in &files {
        if on_disk.get(path) != Some(text) {
            write_file(&arguments.out.join(path), text)?;
            written += 1;
        }
    }
    let mut removed = 0;
    for path in on_disk.keys().filter(|path| !files.contains_key(*path)) {
        let path = arguments.out.join(path);
        fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))?;
        removed += 1;
    }
    println!("{}: {} files, {written} written, {removed} removed", arguments.out.display(), files.len());
    if !contract.texts.is_empty() {
        println!("The docs hold WB's own texts: for yourself, not to be committed or published.");
    }
    Ok(())
}

/// What the contract gives.
#[derive(Debug, PartialEq)]
pub struct Generated {
    /// All files by path relative to the output folder.
    pub files: BTreeMap<String, String>,
    /// For the person who runs the command.
    pub notes: Vec<String>,
    /// The pins of the contract, and those of the types that had none.
    pub pins: Pins,
}

/// Makes everything in memory.
pub fn generate(contract: &Contract) -> Result<Generated> {
    let mut files = BTreeMap::new();
    let mut notes = Vec::new();
    let mut pins = contract.pins.clone();
    let mut apis = Vec::new();
    let mut surfaces = Vec::new();
    for api in &contract.apis {
        let surface =
            operation::Surface::new(api, contract).with_context(|| format!("API `{}`", api.module))?;
        for name in &surface.types.awkward {
            notes.push(format!("{}: a number was needed for the type name {name}", api.module));
        }
        for (path, text) in split(&api.module, emit::sections(&surface)?) {
            files.insert(path, text);
        }
        files.insert(format!("testing/calls/{}.rs", api.module), calls::file(&surface));
        let mut document = api.document.clone();
        document.paths.values_mut().for_each(|item| item.retain(|_, spec| spec.retired.is_none()));
        document.paths.retain(|_, item| !item.is_empty());
        let document = serde_json::to_string(&document).context("cannot write the contract as JSON")?;
        files.insert(format!("testing/contract/{}.json", api.module), document + "\n");
        // The name of a method is part of the places of its types: they wait for it.
        let unnamed = api.keys().filter(|key| contract.names.of(key).is_ok_and(|row| row.unnamed)).count();
        if unnamed == 0 {
            pins.extend(&api.module, surface.types.pinned.clone());
        } else {
            let module = &api.module;
            notes.push(format!("{module}: new types are pinned once {unnamed} operations have their names"));
        }
        apis.push((api.module.clone(), api.live_keys().count()));
        surfaces.push(surface);
    }
    if !contract.texts.is_empty() {
        // A file that is committed all the same says what it is.
        let rust = files.iter_mut().filter(|(path, _)| path.ends_with(".rs"));
        rust.for_each(|(_, text)| text.insert_str(0, PRIVATE));
    }
    files.insert("testing/decoders.rs".to_owned(), decoders::file(&surfaces)?);
    let ping = contract.limits.of("general", "GET", "/ping").ok().and_then(|limits| limits.set());
    files.insert("mod.rs".to_owned(), emit::root(&apis, ping)?);
    files.insert("testing/calls/mod.rs".to_owned(), calls::root(&apis));
    Ok(Generated { files, notes, pins })
}

/// The places of types as they are now, without those that are only remembered.
#[cfg(test)]
pub fn places(contract: &Contract) -> Result<Pins> {
    let mut places = Pins::default();
    for api in &contract.apis {
        places.extend(&api.module, operation::Surface::new(api, contract)?.types.pinned);
    }
    Ok(places)
}

/// One file where it is short enough, else a folder with a file per section.
fn split(module: &str, sections: Vec<emit::Section>) -> Vec<(String, String)> {
    let lines: usize = sections.iter().map(|section| section.text.lines().count()).sum();
    if lines <= MAX_LINES {
        let mut text = HEADER.to_owned();
        for section in sections {
            if !text.ends_with("\n\n") {
                text.push('\n');
            }
            if section.name == "operations" {
                let _ = writeln!(
                    text,
                    "/// What is known of each operation before it is called.\npub mod operations {{"
                );
                for line in section.text.lines() {
                    let indent = if line.is_empty() { "" } else { "    " };
                    let _ = writeln!(text, "{indent}{line}");
                }
                text.push_str("}\n");
            } else {
                text.push_str(&section.text.replacen(emit::MODULES_MARK, "", 1));
            }
        }
        return vec![(format!("{module}.rs"), text)];
    }
    let mut files = Vec::new();
    let mut modules = String::new();
    let mut root = String::new();
    for section in sections {
        match section.name {
            "methods" => root = section.text,
            "operations" => {
                modules.push_str(
                    "/// What is known of each operation before it is called.\npub mod operations;\n",
                );
                files.push((format!("{module}/operations.rs"), format!("{HEADER}\n{}", section.text)));
            }
            name => {
                for (index, text) in chunks(&section.text).into_iter().enumerate() {
                    let name = if index == 0 { name.to_owned() } else { format!("{name}_{}", index + 1) };
                    let _ = writeln!(modules, "mod {name};");
                    let _ = writeln!(modules, "pub use {name}::*;");
                    files.push((
                        format!("{module}/{name}.rs"),
                        format!("{HEADER}\n{}\n{text}", emit::TYPE_IMPORTS),
                    ));
                }
            }
        }
    }
    files.push((
        format!("{module}/mod.rs"),
        format!("{HEADER}\n{}", root.replacen(emit::MODULES_MARK, &modules, 1)),
    ));
    files
}

/// Cuts a section between items so that no file passes the limit.
fn chunks(text: &str) -> Vec<String> {
    let mut chunks = vec![String::new()];
    let mut lines = 0;
    for item in text.split_inclusive(emit::ITEM_END) {
        let count = item.lines().count();
        if lines + count > MAX_LINES - 100 && lines > 0 {
            chunks.push(String::new());
            lines = 0;
        }
        if let Some(chunk) = chunks.last_mut() {
            chunk.push_str(item);
        }
        lines += count;
    }
    chunks
}

fn check(on_disk: &BTreeMap<String, String>, files: &BTreeMap<String, String>, out: &Path) -> Result<()> {
    let mut different = Vec::new();
    for (path, text) in files {
        match on_disk.get(path) {
            None => different.push(format!("{path}: missing")),
            Some(old) if old != text => different.push(format!("{path}:\n{}", short_diff(old, text))),
            Some(_) => {}
        }
    }
    for path in on_disk.keys().filter(|path| !files.contains_key(*path)) {
        different.push(format!("{path}: nobody writes it any more"));
    }
    if different.is_empty() {
        println!("{}: {} files, all as the contract says", out.display(), files.len());
        return Ok(());
    }
    let private = on_disk.values().any(|text| text.starts_with(PRIVATE));
    let first = if private { "the docs hold WB's own texts: import without --with-docs, then " } else { "" };
    bail!(
        "{} of {} generated files are not what specs/ gives; {first}run `cargo xtask generate`\n\n{}",
        different.len(),
        files.len(),
        different.join("\n")
    )
}

/// The first lines of a difference.
fn short_diff(old: &str, new: &str) -> String {
    const SHOWN: usize = 20;
    // JSON files are one line of hundreds of kilobytes: a diff of them helps nobody.
    if old.lines().chain(new.lines()).any(|line| line.len() > 10_000) {
        return "  (the contract as JSON differs)\n".to_owned();
    }
    let diff = TextDiff::from_lines(old, new);
    let diff = diff.unified_diff().context_radius(1).to_string();
    let mut shown: String = diff.lines().take(SHOWN).map(|line| format!("  {line}\n")).collect();
    let more = diff.lines().count().saturating_sub(SHOWN);
    if more > 0 {
        let _ = writeln!(shown, "  … {more} lines more");
    }
    shown
}

/// The files of a folder by relative path.
pub fn read_tree(dir: &Path) -> Result<BTreeMap<String, String>> {
    fn walk(dir: &Path, prefix: &str, files: &mut BTreeMap<String, String>) -> Result<()> {
        for entry in fs::read_dir(dir).with_context(|| format!("cannot list {}", dir.display()))? {
            let entry = entry?;
            let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
            if entry.file_type()?.is_dir() {
                walk(&entry.path(), &format!("{name}/"), files)?;
            } else {
                let text = fs::read(entry.path())
                    .with_context(|| format!("cannot read {}", entry.path().display()))?;
                files.insert(name, String::from_utf8_lossy(&text).into_owned());
            }
        }
        Ok(())
    }
    let mut files = BTreeMap::new();
    if dir.exists() {
        walk(dir, "", &mut files)?;
    }
    Ok(files)
}

/// Writes beside the file and renames, so that a file is never half written.
fn write_file(path: &Path, text: &str) -> Result<()> {
    if let Some(parent) = path.parent() {
        fs::create_dir_all(parent).with_context(|| format!("cannot make {}", parent.display()))?;
    }
    let mut temporary = path.as_os_str().to_owned();
    temporary.push(".new");
    let temporary = PathBuf::from(temporary);
    fs::write(&temporary, text).with_context(|| format!("cannot write {}", temporary.display()))?;
    fs::rename(&temporary, path).with_context(|| format!("cannot write {}", path.display()))
}
