//! How long a user's first `cargo check` takes.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use super::Row;

/// Most CPU seconds a cold check of everything may take.
const BAR_SECONDS: f64 = 60.0;

/// Measures all APIs and one API, each beside the dependencies alone.
pub fn run() -> Result<Vec<Row>> {
    let none = check(&["--no-default-features", "--features", "rustls"])?;
    let one = check(&["--no-default-features", "--features", "rustls,tariffs"])?;
    let all = check(&[])?;
    let row = |name: &str, ours: f64, bar: String, holds: bool| Row {
        name: name.to_owned(),
        unit: "s".to_owned(),
        ours,
        baseline: none,
        ratio: ours / none,
        bar,
        holds,
    };
    Ok(vec![
        row("check of all 13 APIs, cold, CPU", all, format!("at most {BAR_SECONDS} s"), all <= BAR_SECONDS),
        row("check of one API (tariffs), cold, CPU", one, format!("below all ({all:.1} s)"), one < all),
    ])
}

/// CPU seconds (user and system, of all processes) of one cold check.
fn check(features: &[&str]) -> Result<f64> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let target = root.join("target/bench-compile");
    if target.exists() {
        std::fs::remove_dir_all(&target).context("cannot empty target/bench-compile")?;
    }
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let before = children_cpu()?;
    let status = Command::new(cargo)
        .args(["check", "--quiet", "-p", "wildberries", "--lib"])
        .args(features)
        .arg("--target-dir")
        .arg(&target)
        .current_dir(&root)
        .stdout(Stdio::null())
        .status()
        .context("cannot start cargo")?;
    if !status.success() {
        bail!("cargo check {} failed", features.join(" "));
    }
    let spent = children_cpu()? - before;
    std::fs::remove_dir_all(&target).context("cannot remove target/bench-compile")?;
    Ok(spent)
}

/// CPU seconds of all finished children and their children.
#[cfg(unix)]
fn children_cpu() -> Result<f64> {
    use nix::sys::resource::{UsageWho, getrusage};
    use nix::sys::time::TimeValLike;
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN).context("getrusage")?;
    let micros = usage.user_time().num_microseconds() + usage.system_time().num_microseconds();
    Ok(micros as f64 / 1e6)
}

#[cfg(not(unix))]
fn children_cpu() -> Result<f64> {
    bail!("CPU time is read with getrusage: run this benchmark on a Unix system")
}
