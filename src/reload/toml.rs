//! Limits in TOML, as `limits.toml` has them.

use std::collections::BTreeSet;
use std::fmt;

use serde::Deserialize;

use crate::limits::{Limit, Overrides};
use crate::operation::{Operation, TokenType};

/// What is wrong with a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    text: String,
}

impl Problem {
    pub(crate) fn new(text: impl Into<String>) -> Self {
        Problem { text: text.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl std::error::Error for Problem {}

impl From<toml::de::Error> for Problem {
    fn from(error: toml::de::Error) -> Self {
        Problem::new(error.to_string().trim_end())
    }
}

/// A limit as written.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Row {
    period: String,
    limit: u32,
    interval: Option<String>,
    burst: Option<u32>,
}

impl Row {
    pub fn limit(&self) -> Result<Limit, Problem> {
        let period = milliseconds(&self.period)?;
        if self.limit == 0 || self.burst == Some(0) {
            return Err(Problem::new("limit and burst are 1 at least"));
        }
        let interval = match &self.interval {
            Some(interval) => milliseconds(interval)?,
            None => period.div_ceil(u64::from(self.limit)),
        };
        Ok(Limit::new(period, self.limit, interval, self.burst.unwrap_or(1)))
    }
}

/// `500ms`, `30s`, `5m`, `24h`.
fn milliseconds(text: &str) -> Result<u64, Problem> {
    let wrong = || Problem::new(format!("{text:?} is no time span like 500ms, 30s, 5m or 24h"));
    let digits = text.find(|c: char| !c.is_ascii_digit()).ok_or_else(wrong)?;
    let (number, unit) = text.split_at(digits);
    let unit = match unit {
        "ms" => 1,
        "s" => 1000,
        "m" => 60_000,
        "h" => 3_600_000,
        _ => return Err(wrong()),
    };
    let number: u64 = number.parse().map_err(|_| wrong())?;
    number.checked_mul(unit).filter(|span| *span > 0).ok_or_else(wrong)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    bucket: Vec<Bucket>,
    #[serde(default)]
    sandbox: Vec<Sandbox>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Bucket {
    id: String,
    limits: Rows,
    /// Members, costs and exceptions are the generated code's; they may stand here in a copy of
    /// `limits.toml`.
    #[serde(default)]
    operations: Vec<String>,
    cost_4xx: Option<u32>,
    cost_409: Option<u32>,
    #[serde(default)]
    except: Vec<Except>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sandbox {
    id: String,
    #[serde(default)]
    operations: Vec<String>,
    limit: Row,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Except {
    operation: String,
    limits: Rows,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rows {
    any: Option<Row>,
    personal: Option<Row>,
    service: Option<Row>,
    base_with_secret: Option<Row>,
    base: Option<Row>,
}

impl Rows {
    fn limits(&self) -> Result<Vec<(Option<TokenType>, Limit)>, Problem> {
        let rows = [
            (None, &self.any),
            (Some(TokenType::Personal), &self.personal),
            (Some(TokenType::Service), &self.service),
            (Some(TokenType::BaseWithSecret), &self.base_with_secret),
            (Some(TokenType::Base), &self.base),
            // WB treats test tokens like base tokens.
            (Some(TokenType::Test), &self.base),
        ];
        let mut limits = Vec::new();
        for (token_type, row) in rows {
            if let Some(row) = row {
                limits.push((token_type, row.limit()?));
            }
        }
        if limits.is_empty() {
            return Err(Problem::new("no limits"));
        }
        Ok(limits)
    }

    /// Whether they are the published ones of an operation.
    fn published(&self, operation: &Operation) -> Result<bool, Problem> {
        let limits = self.limits()?;
        let all = [TokenType::Personal, TokenType::Service, TokenType::BaseWithSecret, TokenType::Base];
        Ok(all.into_iter().all(|token_type| {
            let of = |wanted| limits.iter().find(|(of, _)| *of == wanted).map(|(_, limit)| *limit);
            of(Some(token_type)).or_else(|| of(None)) == operation.limits().get(token_type)
        }))
    }
}

/// `items POST /api/v3/stocks/{warehouseId}`, as `limits.toml` has it.
fn name(operation: &Operation) -> String {
    format!("{} {} {}", operation.api(), operation.method(), operation.path())
}

/// Whether all the operations named are counted in this bucket, as far as they are compiled in.
fn members(named: &[String], counted_here: impl Fn(&Operation) -> bool) -> Result<(), Problem> {
    let stranger =
        crate::operations().filter(|of| !counted_here(of)).map(name).find(|name| named.contains(name));
    match stranger {
        Some(name) => Err(Problem::new(format!(
            "{name} is counted elsewhere; who shares a bucket cannot be overridden"
        ))),
        None => Ok(()),
    }
}

impl Overrides {
    /// Overrides from TOML in the form of `limits.toml`. A bucket whose limits are the published ones
    /// is no override. What an answer costs and who shares a bucket cannot be overridden, nor can a
    /// single member of a bucket: a file that asks for it is refused.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub fn from_toml(text: &str) -> Result<Self, Problem> {
        let file: File = toml::from_str(text)?;
        let mut overrides = Overrides::new();
        let mut ids = BTreeSet::new();
        let mut check = |id: &str, read: Result<(), Problem>| {
            let new = ids.insert(id.to_owned());
            let read = if new { read } else { Err(Problem::new("the id occurs twice")) };
            read.map_err(|problem| Problem::new(format!("bucket {id:?}: {problem}")))
        };
        for bucket in &file.bucket {
            check(&bucket.id, bucket.read(&mut overrides))?;
        }
        for bucket in &file.sandbox {
            check(&bucket.id, bucket.read(&mut overrides))?;
        }
        Ok(overrides)
    }
}

impl Bucket {
    fn read(&self, overrides: &mut Overrides) -> Result<(), Problem> {
        if self.id.is_empty() {
            return Err(Problem::new("the id is empty"));
        }
        members(&self.operations, |operation| operation.bucket() == self.id)?;
        let limits = self.limits.limits()?;
        for except in &self.except {
            except.limits.limits()?;
        }
        let members: Vec<_> = crate::operations().filter(|operation| operation.bucket() == self.id).collect();
        // Of an API that is not compiled in, of another supplier, of the caller's own; or misspelt.
        let known = |api: &str| crate::operations().any(|operation| operation.api().name() == api);
        if members.is_empty() && self.id.split_once('.').is_some_and(|(api, _)| known(api)) {
            return Err(Problem::new("no operation is counted in it"));
        }
        let mut same = !members.is_empty();
        for operation in members {
            for (status, cost) in [(400, self.cost_4xx), (409, self.cost_409)] {
                if cost.is_some_and(|cost| cost != operation.cost_of(status)) {
                    return Err(Problem::new("costs cannot be overridden"));
                }
            }
            let except = self.except.iter().find(|except| except.operation == name(operation));
            same &= except.map_or(&self.limits, |except| &except.limits).published(operation)?;
        }
        if same {
            return Ok(());
        }
        if !self.except.is_empty() {
            return Err(Problem::new("an override holds for all of a bucket; leave `except` out"));
        }
        for (token_type, limit) in limits {
            overrides.set(&self.id, token_type, limit);
        }
        Ok(())
    }
}

impl Sandbox {
    fn read(&self, overrides: &mut Overrides) -> Result<(), Problem> {
        members(&self.operations, |operation| operation.sandbox_bucket() == Some(&*self.id))?;
        let limit = self.limit.limit()?;
        let published = crate::operations()
            .find(|operation| operation.sandbox_bucket() == Some(&*self.id))
            .and_then(Operation::sandbox_limit);
        if published != Some(limit) {
            overrides.set(&self.id, None, limit);
        }
        Ok(())
    }
}
