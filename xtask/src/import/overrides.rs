//! `specs/overrides.toml`: facts that WB's documents do not give, or give in doubt.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result};
use serde::Deserialize;

use super::{limit_text::Numbers, problems::Problems};
use crate::contract::{
    OperationKey,
    document::{Document, Kind, OperationSpec, Schema, Unit, reference_name},
    limits::{Limit, LimitRows, LimitSet, TokenType, parse_duration},
};

/// File name of the overrides.
pub const FILE: &str = "overrides.toml";

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    limit: Vec<Row>,
    #[serde(default)]
    parameter: Vec<ParameterRow>,
    #[serde(default)]
    unit: Vec<UnitRow>,
}

/// What amounts of money count for which the document does not say it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct UnitRow {
    operations: Vec<String>,
    /// Fields of that name, wherever they stand in what the operation sends or answers.
    fields: Vec<String>,
    unit: Unit,
    #[allow(dead_code, reason = "for the reader of the file")]
    why: String,
}

/// The format of text parameters for which the document has none.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ParameterRow {
    name: String,
    operations: Vec<String>,
    format: String,
    #[allow(dead_code, reason = "for the reader of the file")]
    why: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    operations: Vec<String>,
    when: When,
    limits: Option<LimitRows>,
    /// In place of limits: another operation, whose limits, costs and group it has.
    like: Option<String>,
    #[allow(dead_code, reason = "for the reader of the file")]
    why: String,
}

/// What the document must say for the row to apply.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", tag = "form")]
enum When {
    /// Nothing.
    Absent,
    /// A table of empty templates.
    NoValue,
    /// A sentence with these numbers.
    Sentence { period: String, limit: u32 },
    /// A table with these numbers for all types of token.
    Table { period: String, limit: u32, interval: String, burst: u32 },
}

/// The limit of an operation: numbers, or what another operation has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Settled {
    /// Limits of its own.
    Limits(LimitSet),
    /// The limits, costs and group of another operation.
    Like(OperationKey),
}

/// The overrides by operation.
#[derive(Debug, Default)]
pub struct Overrides {
    rows: BTreeMap<OperationKey, (Numbers, Settled)>,
    /// Formats of parameters by operation and name.
    formats: BTreeMap<(OperationKey, String), String>,
    /// Units of amounts by operation and field, and whether there is such a field.
    units: BTreeMap<(OperationKey, String), (Unit, bool)>,
    /// Operations whose documents say by now what their overrides say.
    pub needless: Vec<OperationKey>,
}

impl Overrides {
    /// Reads the file's text.
    pub fn parse(text: &str) -> Result<Self> {
        let file: File = toml::from_str(text)?;
        let mut rows = BTreeMap::new();
        for row in file.limit {
            let key = |operation: &String| {
                OperationKey::parse(operation)
                    .with_context(|| format!("{operation:?} is not `module METHOD /path`"))
            };
            let settled = match (&row.limits, &row.like) {
                (Some(limits), None) => Settled::Limits(limits.set()?),
                (None, Some(like)) => Settled::Like(key(like)?),
                _ => anyhow::bail!("{}: one of `limits` and `like`", row.operations.join(", ")),
            };
            for operation in &row.operations {
                let key = key(operation)?;
                let when = row
                    .when
                    .numbers()
                    .with_context(|| format!("{operation}: unreadable duration in `when`"))?;
                if rows.insert(key, (when, settled.clone())).is_some() {
                    anyhow::bail!("{operation} occurs twice");
                }
            }
        }
        for (key, (_, settled)) in &rows {
            if let Settled::Like(other) = settled
                && matches!(rows.get(other), Some((_, Settled::Like(_))))
            {
                anyhow::bail!("{key} is like {other}, which is like a third");
            }
        }
        let mut formats = BTreeMap::new();
        for row in file.parameter {
            if !["date", "date-time"].contains(&row.format.as_str()) {
                anyhow::bail!(
                    "parameter {}: format {:?} is not one of date, date-time",
                    row.name,
                    row.format
                );
            }
            for operation in &row.operations {
                let key = OperationKey::parse(operation)
                    .with_context(|| format!("{operation:?} is not `module METHOD /path`"))?;
                if formats.insert((key, row.name.clone()), row.format.clone()).is_some() {
                    anyhow::bail!("{operation} {} occurs twice", row.name);
                }
            }
        }
        let mut units = BTreeMap::new();
        for row in file.unit {
            for operation in &row.operations {
                let key = OperationKey::parse(operation)
                    .with_context(|| format!("{operation:?} is not `module METHOD /path`"))?;
                for field in &row.fields {
                    if units.insert((key.clone(), field.clone()), (row.unit, false)).is_some() {
                        anyhow::bail!("{operation} {field} occurs twice");
                    }
                }
            }
        }
        Ok(Self { rows, formats, units, needless: Vec::new() })
    }

    /// Gives amounts of money the units set for them. An amount for which the document names another
    /// by now is a problem.
    pub fn units(&mut self, module: &str, document: &mut Document, problems: &mut Problems) {
        let Document { paths, components, .. } = document;
        for ((key, field), (unit, found)) in
            self.units.iter_mut().filter(|((key, _), _)| key.module == module)
        {
            let method = key.method.to_lowercase();
            let Some(spec) = paths.get_mut(&key.path).and_then(|item| item.get_mut(&method)) else {
                continue;
            };
            let mut named = BTreeSet::new();
            let mut set = |schema: &mut Schema| {
                *found = true;
                if schema.unit.is_some_and(|named| named != *unit) {
                    problems.add(FILE, key, format_args!("the document names another unit for {field}"));
                }
                schema.unit = Some(*unit);
            };
            let answers = spec.responses.iter_mut().filter(|(status, _)| status.starts_with('2'));
            let answers = answers.flat_map(|(_, answer)| answer.content.values_mut());
            let sent = spec.request_body.iter_mut().flat_map(|body| body.content.values_mut());
            for schema in answers.chain(sent).filter_map(|media| media.schema.as_mut()) {
                amounts(schema, field, &mut named, &mut set);
            }
            let mut done = BTreeSet::new();
            while let Some(name) = named.difference(&done).next().cloned() {
                if let Some(schema) = components.schemas.get_mut(&name) {
                    amounts(schema, field, &mut named, &mut set);
                }
                done.insert(name);
            }
        }
    }

    /// Takes the formats set here out of an earlier contract, so that they do not pass for facts that
    /// the document showed.
    pub fn forget(&self, module: &str, document: &mut Document) {
        for (path, item) in &mut document.paths {
            for (method, spec) in item {
                let key = OperationKey::new(module, method, path);
                for parameter in &mut spec.parameters {
                    if self.formats.contains_key(&(key.clone(), parameter.name.clone())) {
                        parameter.schema.format = None;
                    }
                }
            }
        }
    }

    /// Gives the parameters of an operation the formats set for them. A parameter that has one by
    /// now is a problem.
    pub fn parameters(&mut self, key: &OperationKey, spec: &mut OperationSpec, problems: &mut Problems) {
        for parameter in &mut spec.parameters {
            let Some(format) = self.formats.remove(&(key.clone(), parameter.name.clone())) else { continue };
            let schema = &mut parameter.schema;
            if schema.kind == Some(Kind::String) && schema.format.is_none() && schema.enumeration.is_empty() {
                schema.format = Some(format);
            } else {
                problems.add(
                    FILE,
                    key,
                    format_args!(
                        "the override no longer matches: parameter {} is not a plain text without format",
                        parameter.name
                    ),
                );
            }
        }
    }

    /// Whether there is a row for an operation.
    pub fn has(&self, key: &OperationKey) -> bool {
        self.rows.contains_key(key)
    }

    /// The limit of an override that is there for what the document says.
    pub fn matching(&self, key: &OperationKey, numbers: &Numbers) -> Option<&Settled> {
        self.rows.get(key).filter(|(when, _)| when == numbers).map(|(_, settled)| settled)
    }

    /// The limit of an operation whose document says `numbers`: its override's, which must still
    /// match, or that of the document.
    pub fn settle(
        &mut self,
        key: &OperationKey,
        numbers: &Numbers,
        file: &str,
        problems: &mut Problems,
    ) -> Option<Settled> {
        let published = match numbers {
            Numbers::Any(limit) => Some(LimitSet::Any(*limit)),
            Numbers::Typed(rows) => {
                let mut limits = [None; 4];
                for (token, limit) in rows {
                    limits[*token as usize] = Some(*limit);
                }
                Some(LimitSet::Typed(limits))
            }
            Numbers::Absent | Numbers::NoValue | Numbers::Sentence { .. } => None,
        };
        let published = published.map(Settled::Limits);
        if let Some((when, settled)) = self.rows.remove(key) {
            if when != *numbers {
                if published.as_ref() == Some(&settled) {
                    self.needless.push(key.clone());
                } else {
                    problems.add(
                        FILE,
                        key,
                        format_args!(
                            "the override no longer matches: it is for {when}, and {file} says {numbers}"
                        ),
                    );
                }
            }
            return Some(settled);
        }
        if published.is_none() {
            problems.add(
                file,
                key.row(),
                format_args!("the document gives {numbers}: settle the limit in {FILE}, with its source"),
            );
        }
        published
    }

    /// Overrides of operations that do not occur are errors.
    pub fn finish(self, problems: &mut Problems) {
        for key in self.rows.keys() {
            problems.add(FILE, key, "the override is for an operation that is in no document");
        }
        for (key, name) in self.formats.keys() {
            problems.add(FILE, key, format_args!("the override is for a parameter {name} that is not there"));
        }
        for ((key, name), _) in self.units.iter().filter(|(_, (_, found))| !found) {
            problems.add(FILE, key, format_args!("the override is for an amount {name} that is not there"));
        }
    }
}

/// Finds the numbers called `field` in a schema, and the named schemas it is made of.
fn amounts(schema: &mut Schema, field: &str, named: &mut BTreeSet<String>, set: &mut dyn FnMut(&mut Schema)) {
    named.extend(schema.reference.as_deref().and_then(reference_name).map(str::to_owned));
    for (name, inner) in &mut schema.properties {
        let number = matches!(inner.kind, Some(Kind::Integer | Kind::Number));
        if name == field && (number || inner.format.as_deref() == Some("decimal")) {
            set(inner);
        }
        amounts(inner, field, named, set);
    }
    let boxed = schema.items.iter_mut().chain(&mut schema.additional_properties).map(|inner| &mut **inner);
    for inner in boxed.chain(&mut schema.one_of) {
        amounts(inner, field, named, set);
    }
}

impl When {
    fn numbers(&self) -> Option<Numbers> {
        Some(match self {
            Self::Absent => Numbers::Absent,
            Self::NoValue => Numbers::NoValue,
            Self::Sentence { period, limit } => {
                Numbers::Sentence { period_ms: parse_duration(period)?, limit: *limit }
            }
            Self::Table { period, limit, interval, burst } => Numbers::Any(Limit {
                period_ms: parse_duration(period)?,
                limit: *limit,
                interval_ms: parse_duration(interval)?,
                burst: *burst,
            }),
        })
    }
}

/// The limit that all but base tokens have.
pub fn not_base(limits: &LimitSet) -> Option<Limit> {
    [TokenType::Personal, TokenType::Service, TokenType::BaseWithSecret, TokenType::Base]
        .into_iter()
        .find_map(|token| limits.get(token))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = r#"
        [[limit]]
        operations = ["a GET /x"]
        when = { form = "sentence", period = "30s", limit = 3 }
        why = "a test"
        limits.any = { period = "30s", limit = 3, interval = "10s", burst = 3 }
    "#;

    #[test]
    fn an_override_applies_while_the_text_is_as_it_was() {
        let key = OperationKey::new("a", "GET", "/x");
        let mut problems = Problems::default();
        let numbers = Numbers::Sentence { period_ms: 30_000, limit: 3 };
        let limit = Limit { period_ms: 30_000, limit: 3, interval_ms: 10_000, burst: 3 };
        let settled = Settled::Limits(LimitSet::Any(limit));
        let mut overrides = Overrides::parse(FILE).unwrap();
        assert_eq!(overrides.settle(&key, &numbers, "01.yaml", &mut problems), Some(settled.clone()));
        assert!(problems.0.is_empty() && overrides.needless.is_empty());

        // WB has come round to it.
        let mut overrides = Overrides::parse(FILE).unwrap();
        let numbers = Numbers::Any(limit);
        assert_eq!(overrides.settle(&key, &numbers, "01.yaml", &mut problems), Some(settled));
        assert!(problems.0.is_empty());
        assert_eq!(overrides.needless, std::slice::from_ref(&key));

        let numbers = Numbers::Sentence { period_ms: 60_000, limit: 3 };
        Overrides::parse(FILE).unwrap().settle(&key, &numbers, "01.yaml", &mut problems);
        assert!(problems.0[0].to_string().contains("a GET /x: the override no longer matches"));
    }

    #[test]
    fn an_operation_may_have_the_limit_of_another() {
        let row = "limits.any = { period = \"30s\", limit = 3, interval = \"10s\", burst = 3 }";
        let file = FILE.replace(row, "like = \"a GET /y\"");
        let key = OperationKey::new("a", "GET", "/x");
        let mut problems = Problems::default();
        let numbers = Numbers::Sentence { period_ms: 30_000, limit: 3 };
        let settled = Overrides::parse(&file).unwrap().settle(&key, &numbers, "01.yaml", &mut problems);
        assert_eq!(settled, Some(Settled::Like(OperationKey::new("a", "GET", "/y"))));
        assert!(problems.0.is_empty());
        for wrong in [format!("{FILE}like = \"a GET /y\""), FILE.replace(row, ""), file.replace("/y", "y")] {
            assert!(Overrides::parse(&wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_parameter_gets_its_format_while_it_has_none() {
        const FILE: &str = r#"
            [[parameter]]
            name = "from"
            operations = ["a GET /x"]
            format = "date"
            why = "a test"
        "#;
        let key = OperationKey::new("a", "GET", "/x");
        let spec = |schema: &str| -> OperationSpec {
            let parameter = format!("[{{name: from, in: query, schema: {schema}}}]");
            serde_yaml_ng::from_str(&format!("{{servers: [], responses: {{}}, parameters: {parameter}}}"))
                .unwrap()
        };
        let mut problems = Problems::default();
        let mut plain = spec("{type: string}");
        let mut overrides = Overrides::parse(FILE).unwrap();
        overrides.parameters(&key, &mut plain, &mut problems);
        overrides.finish(&mut problems);
        assert_eq!(plain.parameters[0].schema.format.as_deref(), Some("date"));
        assert!(problems.0.is_empty());

        Overrides::parse(FILE).unwrap().parameters(&key, &mut spec("{type: integer}"), &mut problems);
        assert!(problems.0[0].to_string().contains("no longer matches"));
        Overrides::parse(FILE).unwrap().finish(&mut problems);
        assert!(problems.0[1].to_string().contains("not there"));
        assert!(Overrides::parse(&FILE.replace("\"date\"", "\"lunar\"")).is_err());
    }

    #[test]
    fn amounts_get_their_unit_wherever_they_stand() {
        const FILE: &str = r#"
            [[unit]]
            operations = ["a GET /x"]
            fields = ["sum"]
            unit = "whole"
            why = "a test"
        "#;
        let yaml = "
            openapi: 3.0.1
            info: {title: a, version: a}
            paths:
              /x:
                get:
                  servers: []
                  responses:
                    '200': {description: '', content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Row'}}}}}
                    '400': {description: '', content: {application/json: {schema: {type: object, properties: {sum: {type: integer}}}}}}
            components:
              schemas:
                Row: {type: object, properties: {sum: {type: string, format: decimal}, day: {$ref: '#/components/schemas/Day'}}}
                Day: {type: object, properties: {sum: {type: integer}, other: {type: integer}, row: {$ref: '#/components/schemas/Row'}}}
        ";
        let document: Document = serde_yaml_ng::from_str(yaml).unwrap();
        let mut problems = Problems::default();
        let mut set = document.clone();
        let mut overrides = Overrides::parse(FILE).unwrap();
        overrides.units("a", &mut set, &mut problems);
        overrides.finish(&mut problems);
        assert!(problems.0.is_empty());
        let unit = |name: &str, field: &str| set.components.schemas[name].properties[field].unit;
        assert_eq!((unit("Row", "sum"), unit("Day", "sum")), (Some(Unit::Whole), Some(Unit::Whole)));
        assert_eq!(unit("Day", "other"), None);
        assert_eq!(set.paths["/x"]["get"].responses["400"], document.paths["/x"]["get"].responses["400"]);

        // A second time it is there already; another one named by the document is a problem.
        let mut overrides = Overrides::parse(FILE).unwrap();
        overrides.units("a", &mut set, &mut problems);
        assert!(problems.0.is_empty());
        let row = set.components.schemas.get_mut("Row").unwrap();
        row.properties.get_mut("sum").unwrap().unit = Some(Unit::Hundredths);
        overrides.units("a", &mut set, &mut problems);
        assert!(problems.0[0].to_string().contains("another unit for sum"));
        let missing = FILE.replace("\"sum\"", "\"summ\"");
        let mut overrides = Overrides::parse(&missing).unwrap();
        overrides.units("a", &mut document.clone(), &mut problems);
        overrides.finish(&mut problems);
        assert!(problems.0[1].to_string().contains("an amount summ that is not there"));
    }

    #[test]
    fn an_override_of_nothing_is_an_error() {
        let mut problems = Problems::default();
        Overrides::parse(FILE).unwrap().finish(&mut problems);
        assert!(problems.0[0].to_string().contains("in no document"));
    }

    #[test]
    fn numbers_that_are_missing_need_an_override() {
        let key = OperationKey::new("a", "GET", "/x");
        let mut problems = Problems::default();
        assert!(Overrides::default().settle(&key, &Numbers::NoValue, "01.yaml", &mut problems).is_none());
        assert!(
            problems.0[0]
                .to_string()
                .starts_with("01.yaml: GET /x: the document gives a table of `<no value>`")
        );
    }
}
