//! One measurement, as `cargo xtask bench` reads it.

use serde::Serialize;

/// A figure of ours beside its baseline of the same run.
#[derive(Debug, Serialize)]
pub struct Row {
    pub name: String,
    pub unit: &'static str,
    pub ours: f64,
    pub baseline: f64,
    pub ratio: f64,
    /// What must hold, for people.
    pub bar: String,
    pub holds: bool,
}

impl Row {
    /// A row whose bar is a condition on figures already known.
    pub fn new(
        name: impl Into<String>,
        unit: &'static str,
        ours: f64,
        baseline: f64,
        bar: &str,
        holds: bool,
    ) -> Self {
        let ratio = if baseline == 0.0 { 0.0 } else { ours / baseline };
        Row { name: name.into(), unit, ours, baseline, ratio, bar: bar.to_owned(), holds }
    }
}
