//! Rows as they arrive beside the whole in memory: `benches/stream.rs`.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use super::Row;

/// Runs the program and takes its rows.
pub fn run() -> Result<Vec<Row>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["bench", "--quiet", "-p", "wildberries", "--bench", "stream"])
        .args(["--no-default-features", "--features", "rustls,reports"])
        .current_dir(&root)
        .stderr(Stdio::inherit())
        .output()
        .context("cannot start cargo")?;
    if !output.status.success() {
        bail!("the benchmark failed");
    }
    serde_json::from_slice(&output.stdout).context("the benchmark printed something else than rows")
}
