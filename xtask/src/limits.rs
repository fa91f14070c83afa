//! `cargo xtask limits`: look up the limits of operations in the contract.

use std::{io::Write as _, path::PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use serde::Serialize;

use crate::contract::{Contract, limits::TokenType, scope_of_host};

/// Looks up limits.
#[derive(Debug, Args)]
pub struct LimitsCommand {
    /// Part of an API, a name, a path, a bucket or a host.
    filter: Option<String>,
    /// Write JSON: one object per operation and type of token.
    #[arg(long)]
    json: bool,
    /// Folder of the contract.
    #[arg(long, default_value = crate::import::SPECS)]
    specs: PathBuf,
}

/// The limit of an operation for a type of token.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Row {
    api: String,
    method: String,
    path: String,
    name: String,
    scope: String,
    host: String,
    bucket: String,
    token_type: &'static str,
    period_ms: u64,
    limit: u32,
    interval_ms: u64,
    burst: u32,
    cost_4xx: u32,
    typed: bool,
}

impl LimitsCommand {
    /// Runs the command.
    pub fn run(&self) -> Result<()> {
        let contract = Contract::load(&self.specs)?;
        let rows = rows(&contract, self.filter.as_deref())?;
        let mut text = if self.json { serde_json::to_string_pretty(&rows)? } else { table(&rows) };
        if self.json {
            text.push('\n');
        }
        match std::io::stdout().write_all(text.as_bytes()) {
            // The reader (`head`, a pager) has seen enough.
            Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => Ok(()),
            result => result.context("cannot write"),
        }
    }
}

/// The rows that fit the filter, in document order.
pub fn rows(contract: &Contract, filter: Option<&str>) -> Result<Vec<Row>> {
    let mut rows = Vec::new();
    for api in &contract.apis {
        // What WB has removed is not counted any more.
        let live = api.document.operations().filter(|(_, _, operation)| operation.retired.is_none());
        for (path, method, operation) in live {
            let name = &contract.names.get(&api.module, method, path)?.name;
            let limits = contract.limits.of(&api.module, method, path)?;
            let url = operation.servers.first().map(|server| server.url.as_str()).unwrap_or_default();
            let host = url.strip_prefix("https://").unwrap_or(url);
            let fits = |filter: &str| {
                [api.module.as_str(), name, path, &limits.bucket, host]
                    .iter()
                    .any(|text| text.contains(filter))
            };
            if !filter.is_none_or(fits) {
                continue;
            }
            for token in TokenType::ALL {
                let Some(limit) = limits.get(token) else { continue };
                rows.push(Row {
                    api: api.module.clone(),
                    method: method.to_ascii_uppercase(),
                    path: path.to_owned(),
                    name: name.clone(),
                    scope: scope_of_host(host).unwrap_or_default(),
                    host: host.to_owned(),
                    bucket: limits.bucket.clone(),
                    token_type: token.name(),
                    period_ms: limit.period_ms,
                    limit: limit.limit,
                    interval_ms: limit.interval_ms,
                    burst: limit.burst,
                    cost_4xx: limits.cost_4xx,
                    typed: limits.typed,
                });
            }
        }
    }
    Ok(rows)
}

/// A table for people: by API, and the types of token with equal limits on one line.
fn table(rows: &[Row]) -> String {
    const HEAD: [&str; 8] = ["", "", "tokens", "limit", "interval", "burst", "4XX", "bucket"];
    let mut lines: Vec<(&str, [String; 8])> = Vec::new();
    let mut start = 0;
    while start < rows.len() {
        let row = &rows[start];
        let same_operation =
            |other: &&Row| (&other.api, &other.method, &other.path) == (&row.api, &row.method, &row.path);
        let operation: Vec<&Row> = rows[start..].iter().take_while(same_operation).collect();
        start += operation.len();
        let mut left = operation.as_slice();
        let mut first = true;
        while let Some(row) = left.first() {
            let numbers = |row: &Row| (row.period_ms, row.limit, row.interval_ms, row.burst);
            let count = left.iter().take_while(|other| numbers(other) == numbers(row)).count();
            let tokens = if row.typed {
                left[..count].iter().map(|row| row.token_type).collect::<Vec<_>>().join(", ")
            } else {
                "any".to_owned()
            };
            left = &left[count..];
            let once = |text: &str| if first { text.to_owned() } else { String::new() };
            lines.push((
                &row.api,
                [
                    once(&row.name),
                    once(&format!("{} {}", row.method, row.path)),
                    tokens,
                    format!("{} per {}", row.limit, duration(row.period_ms)),
                    duration(row.interval_ms),
                    row.burst.to_string(),
                    if row.cost_4xx > 1 { once(&format!("x{}", row.cost_4xx)) } else { String::new() },
                    once(&row.bucket),
                ],
            ));
            first = false;
        }
    }
    if lines.is_empty() {
        return "no operation fits\n".to_owned();
    }
    let width = |column: usize| {
        let head = |api: &str| if column == 0 { api.len() } else { HEAD[column].len() };
        lines.iter().map(|(api, cells)| cells[column].chars().count().max(head(api))).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..8).map(width).collect();
    let mut text = String::new();
    let mut line = |cells: &[&str]| {
        let cells: Vec<String> =
            cells.iter().zip(&widths).map(|(cell, width)| format!("{cell:width$}")).collect();
        text.push_str(cells.join("  ").trim_end());
        text.push('\n');
    };
    let mut api = "";
    for (this, cells) in &lines {
        if *this != api {
            if !api.is_empty() {
                line(&[]);
            }
            api = this;
            let mut head = HEAD;
            head[0] = api;
            line(&head);
        }
        line(&cells.iter().map(String::as_str).collect::<Vec<_>>());
    }
    text
}

/// `333 ms`, `30 s`, `1 min`, `24 h`.
fn duration(ms: u64) -> String {
    match ms {
        ms if ms % 3_600_000 == 0 => format!("{} h", ms / 3_600_000),
        ms if ms % 60_000 == 0 => format!("{} min", ms / 60_000),
        ms if ms % 1_000 == 0 => format!("{} s", ms / 1_000),
        ms => format!("{ms} ms"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(token_type: &'static str, limit: u32, typed: bool) -> Row {
        Row {
            api: "items".to_owned(),
            method: "GET".to_owned(),
            path: "/x".to_owned(),
            name: "x".to_owned(),
            scope: "content".to_owned(),
            host: "content-api.wildberries.ru".to_owned(),
            bucket: "items.x".to_owned(),
            token_type,
            period_ms: 60_000,
            limit,
            interval_ms: 60_000 / u64::from(limit),
            burst: 5,
            cost_4xx: 10,
            typed,
        }
    }

    #[test]
    fn every_operation_of_the_contract_has_its_rows() {
        let contract = Contract::load(std::path::Path::new(crate::import::SPECS)).unwrap();
        let rows = rows(&contract, None).unwrap();
        for key in contract.apis.iter().flat_map(|api| api.live_keys().collect::<Vec<_>>()) {
            let of = |row: &&Row| (&row.api, &row.method, &row.path) == (&key.module, &key.method, &key.path);
            assert!((1..=4).contains(&rows.iter().filter(of).count()), "{key}");
        }
    }

    #[test]
    fn equal_limits_share_a_line() {
        let text = table(&[row("personal", 100, true), row("service", 100, true), row("base", 2, true)]);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 3);
        assert!(
            lines[1].starts_with(
                "x      GET /x  personal, service  100 per 1 min  600 ms    5      x10  items.x"
            )
        );
        assert!(lines[2].trim_start().starts_with("base"));
        assert!(table(&[]).contains("no operation"));
    }

    #[test]
    fn durations_are_readable() {
        assert_eq!([333, 30_000, 60_000, 86_400_000].map(duration), ["333 ms", "30 s", "1 min", "24 h"]);
    }
}
