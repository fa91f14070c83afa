//! The limiter beside governor and bare Redis: runs the program of the package `benches`.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use super::Row;

/// Builds the program optimised, runs it with a Redis server at hand and reads its rows.
pub fn run() -> Result<Vec<Row>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let redis = crate::redis::server()?;
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["run", "--quiet", "--release", "-p", "benches", "--bin", "limiter"])
        .current_dir(&root)
        .env("WB_TEST_REDIS_SERVER", redis)
        .env("WB_REQUIRE_REDIS", "1")
        .stderr(Stdio::inherit())
        .output()
        .context("cannot start cargo")?;
    if !output.status.success() {
        bail!("the benchmark of the limiter failed");
    }
    serde_json::from_slice(&output.stdout).context("the benchmark of the limiter printed no rows")
}
