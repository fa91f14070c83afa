//! Says when `generated/` was not made from `specs/` as they are. The published crate has neither this
//! program nor `specs/`.

use std::collections::BTreeMap;
use std::path::Path;
use std::{fs, io};

/// In `generated/`: digest of the contract it was made from.
pub const FILE: &str = "digest";

/// The files of a contract that `generated/` is made from, by name.
pub fn contract(specs: &Path) -> io::Result<BTreeMap<String, Vec<u8>>> {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(specs)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if is_part(&name) {
            files.insert(name, fs::read(entry.path())?);
        }
    }
    Ok(files)
}

/// Whether `generated/` depends on a file of a contract: not what only `cargo xtask import` reads, nor what
/// editors leave behind.
pub fn is_part(name: &str) -> bool {
    (name.ends_with(".yaml") || name.ends_with(".toml")) && !name.starts_with('.') && name != "overrides.toml"
}

/// Digest of a contract (FNV-1a, 64 bits): enough to notice an edit, and nothing to compile for it. Line ends
/// are those of the checkout, and do not count.
pub fn digest(contract: &BTreeMap<String, Vec<u8>>) -> String {
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    let mut add = |byte: u8| hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    for (name, bytes) in contract {
        name.bytes().for_each(&mut add);
        add(0);
        bytes.iter().copied().filter(|byte| *byte != b'\r').for_each(&mut add);
        add(0);
    }
    format!("{hash:016x}\n")
}

/// What Cargo is told about a checkout of the crate.
pub fn instructions(root: &Path) -> Vec<String> {
    let Ok(contract) = contract(&root.join("specs")) else {
        return vec!["rerun-if-changed=build.rs".to_owned()];
    };
    let mut lines = vec!["rerun-if-changed=specs".to_owned(), format!("rerun-if-changed=generated/{FILE}")];
    let made_from = fs::read_to_string(root.join("generated").join(FILE)).unwrap_or_default();
    if made_from.trim() != digest(&contract).trim() {
        lines.push(
            "warning=generated/ was not made from specs/ as they are: run `cargo xtask generate`".to_owned(),
        );
    }
    lines
}

fn main() {
    let root = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default();
    instructions(Path::new(&root)).iter().for_each(|line| println!("cargo::{line}"));
}
