//! The project's own commands: `cargo xtask <command>`.

mod bench;
/// The build script, for its digest.
#[path = "../../build.rs"]
#[allow(dead_code, reason = "its main is for Cargo")]
mod build;
mod contract;
mod diff;
mod fetch;
mod generate;
mod import;
mod limits;
mod redis;
mod test;
mod texts;
mod update;

use clap::{Parser, Subcommand};

#[derive(Debug, Parser)]
#[command(name = "cargo xtask", about = "The project's own commands", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

/// One module per command; each has a `run`.
#[derive(Debug, Subcommand)]
enum Command {
    /// Read WB's official documents and write the contract (specs/).
    Import(import::Import),
    /// Download WB's official documents.
    Fetch(fetch::Fetch),
    /// Write the types and methods (generated/) from the contract (specs/).
    Generate(generate::Arguments),
    /// Tell what changed between two sets of documents, and what it means for a user of the crate.
    Diff(diff::Diff),
    /// Take new documents: import, diff, generate, changelog, and what needs a name.
    Update(update::Update),
    /// Look up limits.
    Limits(limits::LimitsCommand),
    /// Run every test of the project.
    Test(test::Arguments),
    /// Measure, each figure beside a baseline of the same run.
    Bench(bench::Arguments),
}

impl Command {
    fn run(self) -> anyhow::Result<()> {
        match self {
            Command::Import(command) => command.run(),
            Command::Fetch(command) => command.run(),
            Command::Generate(arguments) => generate::run(&arguments),
            Command::Diff(command) => command.run(),
            Command::Update(command) => command.run(),
            Command::Limits(command) => command.run(),
            Command::Test(arguments) => test::run(&arguments),
            Command::Bench(arguments) => bench::run(&arguments),
        }
    }
}

/// Runs a command line, as a test does.
#[cfg(test)]
fn command(words: Vec<String>) -> anyhow::Result<()> {
    Arguments::try_parse_from([vec!["xtask".to_owned()], words].concat())?.command.run()
}

fn main() -> std::process::ExitCode {
    match Arguments::parse().command.run() {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            std::process::ExitCode::FAILURE
        }
    }
}
