//! Tables as TOML.

use serde::Deserialize;

use super::{Endpoint, Table};
use crate::pool::Strategy;
use crate::reload::toml::{Problem, Row};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    supplier: String,
    #[serde(default)]
    endpoint: Vec<EndpointRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EndpointRow {
    id: String,
    #[serde(default)]
    calls: Vec<String>,
    limit: Option<Row>,
    strategy: StrategyName,
    feature: Option<String>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum StrategyName {
    RoundRobin,
    OwnerFirst,
    System,
}

impl Table {
    /// A table from TOML; the module's documentation shows one.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub fn from_toml(text: &str) -> Result<Self, Problem> {
        let file: File = toml::from_str(text)?;
        if file.supplier.is_empty() {
            return Err(Problem::new("supplier is empty"));
        }
        let mut table = Table::new(file.supplier);
        for row in file.endpoint {
            let of = |what: &str| Problem::new(format!("endpoint {:?}: {what}", row.id));
            if row.id.is_empty() || row.id.contains(|c: char| c.is_whitespace() || c == ':') {
                return Err(of("an id is one word without colons"));
            }
            if table.get(&row.id).is_some() {
                return Err(of("the id occurs twice"));
            }
            let limit =
                row.limit.as_ref().map(Row::limit).transpose().map_err(|problem| of(&problem.to_string()))?;
            table = table.with(Endpoint {
                id: row.id,
                calls: row.calls,
                limit,
                strategy: match row.strategy {
                    StrategyName::RoundRobin => Strategy::RoundRobin,
                    StrategyName::OwnerFirst => Strategy::OwnerFirst,
                    StrategyName::System => Strategy::System,
                },
                feature: row.feature,
            });
        }
        Ok(table)
    }
}

impl std::str::FromStr for Table {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Self, Problem> {
        Table::from_toml(text)
    }
}
