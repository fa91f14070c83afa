//! `cargo xtask bench <name>`: measurements, each beside a baseline taken in the same run.

mod compile;
mod limiter;
mod stream;

use anyhow::Result;
use serde::{Deserialize, Serialize};

/// Arguments of the command.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// What to measure.
    #[arg(value_enum)]
    what: What,
    /// Print JSON: an array of `{name, unit, ours, baseline, ratio, bar, holds}`.
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum What {
    /// CPU time of `cargo check` from an empty target folder.
    Compile,
    /// The limiter in memory and in Redis, beside governor and bare Redis.
    Limiter,
    /// Two minutes of 300 sellers in four processes on one Redis, against the simulator.
    Sellers,
    /// Time and memory of reading a long list row by row.
    Stream,
}

/// One measurement.
#[derive(Debug, Serialize, Deserialize)]
struct Row {
    name: String,
    unit: String,
    ours: f64,
    baseline: f64,
    ratio: f64,
    /// What the measurement must not pass, as a condition people can read.
    bar: String,
    holds: bool,
}

/// Runs the command.
pub fn run(arguments: &Arguments) -> Result<()> {
    let rows = match arguments.what {
        What::Compile => compile::run()?,
        What::Limiter => limiter::run("limiter")?,
        What::Sellers => limiter::run("sellers")?,
        What::Stream => stream::run()?,
    };
    if arguments.json {
        println!("{}", serde_json::to_string_pretty(&rows)?);
        return Ok(());
    }
    for row in &rows {
        println!(
            "{:<66} {:>9.2} {:<3} baseline {:>9.2}  ratio {:>5.2}  bar {:<36} {}",
            row.name,
            row.ours,
            row.unit,
            row.baseline,
            row.ratio,
            row.bar,
            if row.holds { "holds" } else { "DOES NOT HOLD" }
        );
    }
    Ok(())
}
