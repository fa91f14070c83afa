//! `limits.toml`: which operations WB counts together, and how fast they may be called.

use std::collections::{BTreeSet, HashMap};

use anyhow::{Context, Result, bail};
use serde::{Deserialize, Serialize};

use super::OperationKey;

/// The types of token WB gives limits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TokenType {
    /// A seller's own token.
    Personal,
    /// A token of a service of the catalogue.
    Service,
    /// A base token sent with the secret of a service.
    BaseWithSecret,
    /// A base token.
    Base,
}

impl TokenType {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Personal, Self::Service, Self::BaseWithSecret, Self::Base];

    /// Its name in files and in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Self::Personal => "personal",
            Self::Service => "service",
            Self::BaseWithSecret => "base_with_secret",
            Self::Base => "base",
        }
    }
}

/// One limit: a token bucket that gains a token per interval, up to `burst`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Limit {
    /// WB's period.
    pub period_ms: u64,
    /// Requests per period.
    pub limit: u32,
    /// Time in which one token comes back.
    pub interval_ms: u64,
    /// Tokens of a full bucket.
    pub burst: u32,
}

/// Limits by token type, or one for all of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LimitSet {
    /// WB gives one row for all types.
    Any(Limit),
    /// WB gives rows by type, in the order of [`TokenType::ALL`]; a type without a row has none.
    Typed([Option<Limit>; 4]),
}

impl LimitSet {
    /// The limit of a token type.
    pub fn get(&self, token: TokenType) -> Option<Limit> {
        match self {
            Self::Any(limit) => Some(*limit),
            Self::Typed(limits) => limits[token as usize],
        }
    }

    /// Whether WB gives rows by type.
    pub fn typed(&self) -> bool {
        matches!(self, Self::Typed(_))
    }
}

/// What one operation costs and how often it may be called.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OperationLimits {
    /// Id of its bucket.
    pub bucket: String,
    /// Whether WB gives a row per token type; if not, the four are the same.
    pub typed: bool,
    /// For personal tokens.
    pub personal: Option<Limit>,
    /// For service tokens.
    pub service: Option<Limit>,
    /// For base tokens sent with a service's secret.
    pub base_with_secret: Option<Limit>,
    /// For base tokens.
    pub base: Option<Limit>,
    /// Requests that an answer 4XX counts as.
    pub cost_4xx: u32,
    /// Requests that an answer 409 counts as, where WB singles it out.
    pub cost_409: Option<u32>,
}

impl OperationLimits {
    /// The limits by token type.
    pub fn set(&self) -> Option<LimitSet> {
        if !self.typed {
            return self.personal.map(LimitSet::Any);
        }
        Some(LimitSet::Typed(TokenType::ALL.map(|token| self.get(token))))
    }

    /// The limit of a token type.
    pub fn get(&self, token: TokenType) -> Option<Limit> {
        match token {
            TokenType::Personal => self.personal,
            TokenType::Service => self.service,
            TokenType::BaseWithSecret => self.base_with_secret,
            TokenType::Base => self.base,
        }
    }
}

/// The registry table.
#[derive(Debug, Clone, Default)]
pub struct Limits {
    /// The buckets, in the order of the file.
    pub buckets: Vec<Bucket>,
    /// The buckets of the sandbox that are counted apart from production's, in the order of the file.
    pub sandbox: Vec<SandboxBucket>,
    operations: HashMap<OperationKey, OperationLimits>,
}

/// One bucket.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bucket {
    /// Its id, for example `items.content`.
    pub id: String,
    /// Who shares it, in the order of the file.
    pub operations: Vec<OperationKey>,
}

/// One bucket of the sandbox.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SandboxBucket {
    /// Its id, for example `sandbox.content`.
    pub id: String,
    /// Who shares it, in the order of the file.
    pub operations: Vec<OperationKey>,
    /// The limit, for every token that the sandbox takes.
    pub limit: Limit,
}

impl Limits {
    /// Reads `limits.toml` and checks it against the operations of the contract.
    pub fn parse(text: &str, keys: &BTreeSet<OperationKey>) -> Result<Self> {
        let limits = Self::unchecked(text)?;
        for bucket in &limits.buckets {
            if let Some(key) = bucket.operations.iter().find(|key| !keys.contains(key)) {
                bail!("bucket {:?}: {key} is in no document", bucket.id);
            }
        }
        for bucket in &limits.sandbox {
            if let Some(key) = bucket.operations.iter().find(|key| !keys.contains(key)) {
                bail!("bucket {:?}: {key} is in no document", bucket.id);
            }
        }
        if let Some(key) = keys.iter().find(|key| !limits.operations.contains_key(key)) {
            bail!("{key} is in no bucket");
        }
        Ok(limits)
    }

    /// Reads `limits.toml`; which operations exist is not asked.
    pub fn unchecked(text: &str) -> Result<Self> {
        let file: LimitsFile = toml::from_str(text)?;
        let mut limits = Self::default();
        let mut ids = BTreeSet::new();
        for row in file.bucket {
            let id = row.id.clone();
            limits.add(row, &mut ids).with_context(|| format!("bucket {id:?}"))?;
        }
        let mut seen = BTreeSet::new();
        for row in file.sandbox {
            let id = row.id;
            if !ids.insert(id.clone()) {
                bail!("bucket {id:?}: the id occurs twice");
            }
            let mut operations = Vec::new();
            for text in row.operations {
                let key = OperationKey::parse(&text)
                    .with_context(|| format!("bucket {id:?}: {text:?} is not `module METHOD /path`"))?;
                if !seen.insert(key.clone()) {
                    bail!("bucket {id:?}: {key} is in another bucket of the sandbox already");
                }
                operations.push(key);
            }
            let limit = row.limit.limit().with_context(|| format!("bucket {id:?}: limit"))?;
            limits.sandbox.push(SandboxBucket { id, operations, limit });
        }
        Ok(limits)
    }

    /// Follows an operation to another key.
    pub fn rename(&mut self, old: &OperationKey, new: &OperationKey) {
        if let Some(limits) = self.operations.remove(old) {
            self.operations.insert(new.clone(), limits);
        }
        let buckets = self.buckets.iter_mut().map(|bucket| &mut bucket.operations);
        for key in buckets.chain(self.sandbox.iter_mut().map(|bucket| &mut bucket.operations)).flatten() {
            if key == old {
                *key = new.clone();
            }
        }
    }

    /// The bucket of an operation in the sandbox, where WB gives one.
    pub fn sandbox_of(&self, key: &OperationKey) -> Option<&SandboxBucket> {
        self.sandbox.iter().find(|bucket| bucket.operations.contains(key))
    }

    fn add(&mut self, row: BucketRow, ids: &mut BTreeSet<String>) -> Result<()> {
        let valid = |char: char| char.is_ascii_lowercase() || char.is_ascii_digit() || "._".contains(char);
        if row.id.is_empty() || !row.id.chars().all(valid) {
            bail!("an id is made of a-z, 0-9, `.` and `_`");
        }
        if !ids.insert(row.id.clone()) {
            bail!("the id occurs twice");
        }
        if row.operations.is_empty() {
            bail!("no operations");
        }
        let shared = row.limits.set().context("limits")?;
        let cost_4xx = positive(row.cost_4xx.unwrap_or(1), "cost_4xx")?;
        let cost_409 = row.cost_409.map(|cost| positive(cost, "cost_409")).transpose()?;
        let mut operations = Vec::new();
        let mut excepts = row.except;
        for text in row.operations {
            let key = OperationKey::parse(&text)
                .with_context(|| format!("{text:?} is not `module METHOD /path`"))?;
            let own = match excepts.iter().position(|except| except.operation == text) {
                Some(index) => {
                    excepts.remove(index).limits.set().with_context(|| format!("exception for {text}"))?
                }
                None => shared,
            };
            let limits = OperationLimits {
                bucket: row.id.clone(),
                typed: own.typed(),
                personal: own.get(TokenType::Personal),
                service: own.get(TokenType::Service),
                base_with_secret: own.get(TokenType::BaseWithSecret),
                base: own.get(TokenType::Base),
                cost_4xx,
                cost_409,
            };
            if let Some(other) = self.operations.insert(key.clone(), limits) {
                bail!("{key} is in bucket {:?} already", other.bucket);
            }
            operations.push(key);
        }
        if let Some(except) = excepts.first() {
            bail!("exception for {:?}, which is not in the bucket", except.operation);
        }
        self.buckets.push(Bucket { id: row.id, operations });
        Ok(())
    }

    /// The limits of an operation; the method may be in any case.
    pub fn of(&self, module: &str, method: &str, path: &str) -> Result<&OperationLimits> {
        self.get(&OperationKey::new(module, method, path))
    }

    /// The limits of an operation.
    pub fn get(&self, key: &OperationKey) -> Result<&OperationLimits> {
        self.operations.get(key).with_context(|| format!("limits.toml has no row for {key}"))
    }
}

fn positive(value: u32, what: &str) -> Result<u32> {
    if value == 0 {
        bail!("{what} is 0");
    }
    Ok(value)
}

/// `limits.toml` as written.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LimitsFile {
    /// The rows.
    #[serde(default)]
    pub bucket: Vec<BucketRow>,
    /// The rows of the sandbox.
    #[serde(default)]
    pub sandbox: Vec<SandboxRow>,
}

/// A `[[sandbox]]`.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SandboxRow {
    /// Stable id.
    pub id: String,
    /// `module METHOD /path` of everyone who shares the bucket.
    pub operations: Vec<String>,
    /// What holds for all of them.
    pub limit: LimitRow,
}

/// A `[[bucket]]`.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BucketRow {
    /// Stable id.
    pub id: String,
    /// Requests that an answer 4XX counts as; 1 when absent.
    #[serde(default)]
    pub cost_4xx: Option<u32>,
    /// Requests that an answer 409 counts as, where WB singles it out.
    #[serde(default)]
    pub cost_409: Option<u32>,
    /// `module METHOD /path` of everyone who shares the bucket.
    pub operations: Vec<String>,
    /// What holds for all of them.
    pub limits: LimitRows,
    /// Members whose rows differ.
    #[serde(default)]
    pub except: Vec<ExceptRow>,
}

/// A `[[bucket.except]]`.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExceptRow {
    /// The member.
    pub operation: String,
    /// Its own rows, instead of the bucket's.
    pub limits: LimitRows,
}

/// Limits by token type.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LimitRows {
    /// For all types, where WB gives no rows by type.
    #[serde(default)]
    pub any: Option<LimitRow>,
    /// For personal tokens.
    #[serde(default)]
    pub personal: Option<LimitRow>,
    /// For service tokens.
    #[serde(default)]
    pub service: Option<LimitRow>,
    /// For base tokens sent with a service's secret.
    #[serde(default)]
    pub base_with_secret: Option<LimitRow>,
    /// For base tokens.
    #[serde(default)]
    pub base: Option<LimitRow>,
}

/// One limit as written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LimitRow {
    /// WB's period, for example `1m`.
    pub period: String,
    /// Requests per period.
    pub limit: u32,
    /// Time in which one token comes back, for example `600ms`.
    pub interval: String,
    /// Tokens of a full bucket.
    pub burst: u32,
}

impl LimitRows {
    /// The rows as numbers.
    pub fn set(&self) -> Result<LimitSet> {
        let typed = [&self.personal, &self.service, &self.base_with_secret, &self.base];
        if let Some(any) = &self.any {
            if typed.iter().any(|row| row.is_some()) {
                bail!("`any` stands beside rows by token type");
            }
            return Ok(LimitSet::Any(any.limit().context("any")?));
        }
        if typed.iter().all(|row| row.is_none()) {
            bail!("no row");
        }
        let mut limits = [None; 4];
        for (token, row) in TokenType::ALL.into_iter().zip(typed) {
            limits[token as usize] =
                row.as_ref().map(|row| row.limit().with_context(|| token.name())).transpose()?;
        }
        Ok(LimitSet::Typed(limits))
    }
}

impl LimitRow {
    /// The row as numbers.
    pub fn limit(&self) -> Result<Limit> {
        let duration =
            |text: &str| parse_duration(text).with_context(|| format!("{text:?} is no duration (like 30s)"));
        Ok(Limit {
            period_ms: duration(&self.period)?,
            limit: positive(self.limit, "limit")?,
            interval_ms: duration(&self.interval)?,
            burst: positive(self.burst, "burst")?,
        })
    }
}

/// `600ms`, `30s`, `1m`, `24h` in milliseconds; `None` for anything else, and for zero.
pub fn parse_duration(text: &str) -> Option<u64> {
    let split = text.find(|char: char| !char.is_ascii_digit())?;
    let unit = match &text[split..] {
        "ms" => 1,
        "s" => 1_000,
        "m" => 60_000,
        "h" => 3_600_000,
        _ => return None,
    };
    text[..split].parse::<u64>().ok()?.checked_mul(unit).filter(|ms| *ms > 0)
}

/// The shortest form of a duration that `parse_duration` reads.
pub fn write_duration(ms: u64) -> String {
    match ms {
        ms if ms % 3_600_000 == 0 => format!("{}h", ms / 3_600_000),
        ms if ms % 60_000 == 0 => format!("{}m", ms / 60_000),
        ms if ms % 1_000 == 0 => format!("{}s", ms / 1_000),
        ms => format!("{ms}ms"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROW: &str = r#"
        [[bucket]]
        id = "a.b"
        cost_4xx = 10
        operations = ["a GET /x", "a GET /y"]
        limits.any = { period = "1m", limit = 100, interval = "600ms", burst = 5 }
        [[bucket.except]]
        operation = "a GET /y"
        limits.personal = { period = "1m", limit = 100, interval = "600ms", burst = 5 }
        limits.base = { period = "1h", limit = 2, interval = "30m", burst = 1 }
    "#;

    fn keys() -> BTreeSet<OperationKey> {
        ["a GET /x", "a GET /y"].iter().map(|row| OperationKey::parse(row).unwrap()).collect()
    }

    #[test]
    fn rows_and_exceptions_are_read() {
        let limits = Limits::parse(ROW, &keys()).unwrap();
        let x = limits.of("a", "get", "/x").unwrap();
        assert_eq!((x.bucket.as_str(), x.typed, x.cost_4xx), ("a.b", false, 10));
        let limit = Limit { period_ms: 60_000, limit: 100, interval_ms: 600, burst: 5 };
        assert!(TokenType::ALL.iter().all(|token| x.get(*token) == Some(limit)));
        let y = limits.of("a", "GET", "/y").unwrap();
        assert_eq!((y.typed, y.personal, y.service), (true, Some(limit), None));
        assert_eq!(y.base.unwrap().interval_ms, 1_800_000);
    }

    #[test]
    fn faults_name_the_row() {
        let error = |from: &str, to: &str| {
            assert!(ROW.contains(from), "{from}");
            format!("{:#}", Limits::parse(&ROW.replace(from, to), &keys()).unwrap_err())
        };
        assert!(error("\"a GET /x\", ", "").contains("a GET /x is in no bucket"));
        assert!(error("\"a GET /x\"", "\"a GET /z\"").contains("a GET /z is in no document"));
        assert!(
            error("burst = 5 }\n        [[", "burst = 0 }\n        [[")
                .contains("bucket \"a.b\": limits: any: burst is 0")
        );
        assert!(error("600ms", "0ms").contains("\"0ms\" is no duration"));
        assert!(error("operation = \"a GET /y\"", "operation = \"a GET /w\"").contains("not in the bucket"));
        assert!(error("limits.base", "limits.any").contains("`any` stands beside"));
        let twice = format!("{ROW}{}", ROW.replace("a.b", "a.c"));
        assert!(
            format!("{:#}", Limits::parse(&twice, &keys()).unwrap_err())
                .contains("is in bucket \"a.b\" already")
        );
    }

    #[test]
    fn durations_are_read_and_written() {
        for (text, ms) in
            [("333ms", 333), ("30s", 30_000), ("1m", 60_000), ("24h", 86_400_000), ("2h", 7_200_000)]
        {
            assert_eq!(parse_duration(text), Some(ms));
            assert_eq!(write_duration(ms), text);
        }
        for text in ["", "5", "s", "0s", "1 m", "-1s", "1d"] {
            assert_eq!(parse_duration(text), None, "{text}");
        }
    }
}
