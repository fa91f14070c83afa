//! Programs of the package `benches`: the limiter beside governor and bare Redis, and a fleet.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use super::Row;

/// Builds the program optimised, runs it with a Redis server at hand and reads its rows.
pub fn run(program: &str) -> Result<Vec<Row>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let redis = crate::redis::server()?;
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["run", "--quiet", "--release", "-p", "benches", "--bin", program])
        .current_dir(&root)
        .env("WB_TEST_REDIS_SERVER", redis)
        .env("WB_REQUIRE_REDIS", "1")
        .stderr(Stdio::inherit())
        .output()
        .context("cannot start cargo")?;
    if !output.status.success() {
        bail!("the benchmark {program} failed");
    }
    serde_json::from_slice(&output.stdout).with_context(|| format!("the benchmark {program} printed no rows"))
}
