//! The project's own commands: `cargo xtask <command>`.

mod contract;
mod import;
mod limits;

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
    /// Look up limits.
    Limits(limits::LimitsCommand),
}

fn main() -> std::process::ExitCode {
    let result = match Arguments::parse().command {
        Command::Import(command) => command.run(),
        Command::Limits(command) => command.run(),
    };
    match result {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            std::process::ExitCode::FAILURE
        }
    }
}
