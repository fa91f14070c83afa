//! `cargo xtask test`: every test of the project.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

/// Test runs: what each is for, and its arguments.
const RUNS: &[(&str, &[&str])] = &[
    (
        "the SDK with all APIs, and the tool",
        &["test", "--workspace", "--features", "wildberries/testing,wildberries/redis"],
    ),
    // Without APIs the SDK compiles in seconds, and in their place come the generator's snapshots
    // of nasty documents: see `corpus` in src/lib.rs.
    (
        "the generator's snapshots, compiled",
        &[
            "test",
            "-p",
            "wildberries",
            "--no-default-features",
            "--features",
            "rustls,testing",
            "--lib",
            "corpus",
        ],
    ),
];

/// With `--history`, where WB's official documents are at hand: minutes.
const HISTORY: (&str, &[&str]) = (
    "the SDK of all official documents at hand, compiled",
    &["test", "-p", "xtask", "the_sdk_of_all_documents_compiles", "--", "--ignored"],
);

/// Arguments of the command.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// Also make and compile the SDK of each full set, and of each pair, of documents in WB_OFFICIAL_DOCS.
    #[arg(long)]
    history: bool,
}

/// Runs the command.
pub fn run(arguments: &Arguments) -> Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let redis = crate::redis::server()?;
    println!("== Redis server: {}", redis.display());
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    for (purpose, arguments) in RUNS.iter().chain(arguments.history.then_some(&HISTORY)) {
        println!("== {purpose}: cargo {}", arguments.join(" "));
        let status = Command::new(&cargo)
            .args(*arguments)
            .current_dir(&root)
            // No test may be skipped for want of a server.
            .env("WB_TEST_REDIS_SERVER", &redis)
            .env("WB_REQUIRE_REDIS", "1")
            .status()
            .with_context(|| format!("cannot start {}", cargo.display()))?;
        if !status.success() {
            bail!("{purpose}: cargo {} failed", arguments.join(" "));
        }
    }
    Ok(())
}
