//! Compares two sets.
//!
//! A schema with a name is compared by itself: what happened inside it happened once, however many
//! operations use it. Everything else is told by operation and place; what happened to several
//! operations in the same way is told once for all of them.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use indexmap::IndexMap;
use serde_json::Value;

use super::{
    change::{Change, Kind, Severity},
    set::{Facts, Published, Set},
};
use crate::contract::{
    OperationKey,
    document::{
        Document, Kind as Json, MediaType, OperationSpec, Parameter, ParameterIn, Schema, Unit,
        reference_name,
    },
    limits::{Limit, TokenType, write_duration},
    merged,
};

/// Operations that are there under another key: moved to another document, or under another path.
pub fn renames(old: &Set, new: &Set) -> Vec<(OperationKey, OperationKey)> {
    compare(old, new).1.into_iter().filter(|(gone, here)| gone != here).collect()
}

/// Compares two sets; both hold the same documents. Also the pairs of operations that were compared.
pub fn compare(old: &Set, new: &Set) -> (Vec<Change>, Vec<(OperationKey, OperationKey)>) {
    let before: BTreeMap<OperationKey, &OperationSpec> = old.operations().collect();
    let after: BTreeMap<OperationKey, &OperationSpec> = new.operations().collect();
    let mut changes = Changes::default();

    let mut removed: Vec<&OperationKey> = before.keys().filter(|key| !after.contains_key(key)).collect();
    let mut added: Vec<&OperationKey> = after.keys().filter(|key| !before.contains_key(key)).collect();
    let mut pairs: Vec<(&OperationKey, &OperationKey)> =
        after.keys().filter(|key| before.contains_key(key)).map(|key| (key, key)).collect();
    // WB moves operations from one document to another; in the crate the method moves along.
    for here in added.clone() {
        let moved = |gone: &&&OperationKey| (&gone.method, &gone.path) == (&here.method, &here.path);
        if let Some(gone) = removed.iter().find(moved).copied() {
            let (before, after) = (gone.module.clone(), here.module.clone());
            changes.add(Kind::OperationMoved, Severity::Breaking, "", Some(before), Some(after), here);
            removed.retain(|key| *key != gone);
            added.retain(|key| *key != here);
            pairs.push((gone, here));
        }
    }
    for (gone, here) in renamed(old, new, &before, &after, &removed, &added) {
        changes.add(Kind::OperationRenamed, Severity::Additive, "", Some(gone.row()), Some(here.row()), here);
        removed.retain(|key| *key != gone);
        added.retain(|key| *key != here);
        pairs.push((gone, here));
    }
    for key in removed {
        let deprecated = before[key].deprecated.then(|| "was deprecated".to_owned());
        changes.add(Kind::OperationRemoved, Severity::Breaking, "", deprecated, None, key);
    }
    for key in added {
        changes.add(Kind::OperationAdded, Severity::Additive, "", None, None, key);
    }
    let mut schemas = BTreeSet::new();
    for (gone, here) in &pairs {
        let mut at = Comparison {
            old: &old.documents[&gone.module],
            new: &new.documents[&here.module],
            key: here,
            changes: &mut changes,
            open: HashSet::new(),
            schemas: &mut schemas,
        };
        at.operation(before[*gone], after[*here], gone.path != here.path, new.date.as_deref());
        if let (Some(a), Some(b)) = (old.facts.get(gone), new.facts.get(here)) {
            limits(&mut changes, here, a, b);
        }
    }
    for (module, a, b) in schemas {
        changes.add_for(Kind::SchemaRenamed, Severity::Wording, &module, Some(a), Some(b), []);
    }
    shared(&mut changes, old, new, &pairs);
    let pairs = pairs.into_iter().map(|(gone, here)| (gone.clone(), here.clone())).collect();
    (changes.finish(), pairs)
}

/// A text before and after.
type Texts = (Option<String>, Option<String>);

/// Changes by kind, place and texts: what happened to several operations is one change.
#[derive(Debug, Default)]
struct Changes(IndexMap<(Kind, String, Texts), (Severity, BTreeSet<OperationKey>)>);

impl Changes {
    fn add(
        &mut self,
        kind: Kind,
        severity: Severity,
        place: &str,
        before: Option<String>,
        after: Option<String>,
        key: &OperationKey,
    ) {
        self.add_for(kind, severity, place, before, after, [key.clone()]);
    }

    fn add_for(
        &mut self,
        kind: Kind,
        severity: Severity,
        place: &str,
        before: Option<String>,
        after: Option<String>,
        keys: impl IntoIterator<Item = OperationKey>,
    ) {
        let entry = self.0.entry((kind, place.to_owned(), (before, after)));
        let (known, operations) = entry.or_insert_with(|| (severity, BTreeSet::new()));
        *known = severity.max(*known);
        operations.extend(keys);
    }

    fn finish(self) -> Vec<Change> {
        let mut changes: Vec<Change> = self
            .0
            .into_iter()
            .map(|((kind, place, (before, after)), (severity, operations))| Change {
                kind,
                severity,
                place,
                before,
                after,
                operations,
            })
            .collect();
        changes.sort_by(|a, b| {
            (std::cmp::Reverse(a.severity), a.kind, &a.operations, &a.place).cmp(&(
                std::cmp::Reverse(b.severity),
                b.kind,
                &b.operations,
                &b.place,
            ))
        });
        changes
    }
}

/// Pairs of an operation that is gone and one that is new which are the same under another path: the
/// method is the same, the paths have most words in common, and what is sent and answered is the same,
/// or WB's summary and the last word of the path are.
fn renamed<'k>(
    old: &Set,
    new: &Set,
    before: &BTreeMap<OperationKey, &OperationSpec>,
    after: &BTreeMap<OperationKey, &OperationSpec>,
    removed: &[&'k OperationKey],
    added: &[&'k OperationKey],
) -> Vec<(&'k OperationKey, &'k OperationKey)> {
    let words = |key: &OperationKey| -> Vec<String> {
        let parts = key.path.split('/').filter(|part| !part.is_empty());
        parts.map(|part| if part.starts_with('{') { "{}".to_owned() } else { part.to_owned() }).collect()
    };
    let mut candidates = Vec::new();
    for gone in removed {
        for here in added {
            if (&gone.module, &gone.method) != (&here.module, &here.method) {
                continue;
            }
            let (a, b) = (words(gone), words(here));
            let common = common_words(&a, &b);
            let alike = 2 * common >= a.len().max(b.len());
            let variables = |words: &[String]| words.iter().filter(|word| *word == "{}").count();
            let summary = |set: &Set, key: &OperationKey| {
                set.facts.get(key).map(|facts| facts.summary.trim().to_lowercase()).unwrap_or_default()
            };
            let (said, says) = (summary(old, gone), summary(new, here));
            let same_summary = !said.is_empty() && said == says;
            let same_shape = variables(&a) == variables(&b)
                && same_shape(
                    (before[*gone], &old.documents[&gone.module]),
                    (after[*here], &new.documents[&here.module]),
                );
            let last = |words: &[String]| words.iter().rev().find(|word| *word != "{}").cloned();
            if alike && (same_shape || (same_summary && last(&a) == last(&b))) {
                let score = (same_summary, same_shape, last(&a) == last(&b), common);
                candidates.push((std::cmp::Reverse(score), *gone, *here));
            }
        }
    }
    candidates.sort();
    let mut pairs: Vec<(&OperationKey, &OperationKey)> = Vec::new();
    for (_, gone, here) in candidates {
        if !pairs.iter().any(|(a, b)| *a == gone || *b == here) {
            pairs.push((gone, here));
        }
    }
    pairs
}

/// Length of the longest common subsequence.
fn common_words(a: &[String], b: &[String]) -> usize {
    let mut row = vec![0; b.len() + 1];
    for x in a {
        let mut diagonal = 0;
        for (index, y) in b.iter().enumerate() {
            let above = row[index + 1];
            row[index + 1] = if x == y { diagonal + 1 } else { above.max(row[index]) };
            diagonal = above;
        }
    }
    row.last().copied().unwrap_or(0)
}

/// Whether two operations send and answer the same, names of schemas and of path variables aside.
fn same_shape(a: (&OperationSpec, &Document), b: (&OperationSpec, &Document)) -> bool {
    fn written(schema: &Schema, document: &Document, depth: usize) -> Schema {
        let mut schema = document.resolve(schema).cloned().unwrap_or_default();
        if depth < 30 {
            let boxed =
                schema.items.iter_mut().chain(&mut schema.additional_properties).map(|child| &mut **child);
            for child in boxed.chain(schema.properties.values_mut()).chain(&mut schema.one_of) {
                *child = written(child, document, depth + 1);
            }
        }
        schema.discriminator = None;
        schema
    }
    let shape = |(spec, document): (&OperationSpec, &Document)| {
        let content = |content: &IndexMap<String, MediaType>| -> Vec<(String, Option<Schema>)> {
            content
                .iter()
                .map(|(name, media)| {
                    (name.clone(), media.schema.as_ref().map(|schema| written(schema, document, 0)))
                })
                .collect()
        };
        let parameters: Vec<_> = spec
            .parameters
            .iter()
            .filter(|parameter| parameter.location != ParameterIn::Path)
            .map(|parameter| (parameter.name.clone(), written(&parameter.schema, document, 0)))
            .collect();
        let body = spec.request_body.as_ref().map(|body| content(&body.content));
        let answers = spec.responses.iter().filter(|(status, _)| status.starts_with('2'));
        let answers: Vec<_> =
            answers.map(|(status, answer)| (status.clone(), content(&answer.content))).collect();
        (parameters, body, answers)
    };
    shape(a) == shape(b)
}

/// Which way a schema travels, and what a change in it does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Side {
    Sent,
    Answered,
    /// An answer of failure: no type of the crate is made of it.
    Failed,
}

struct Comparison<'a> {
    old: &'a Document,
    new: &'a Document,
    key: &'a OperationKey,
    changes: &'a mut Changes,
    /// Pairs of named schemas that are being compared.
    open: HashSet<(Side, String, String)>,
    schemas: &'a mut BTreeSet<(String, String, String)>,
}

impl Comparison<'_> {
    fn add(
        &mut self,
        kind: Kind,
        severity: Severity,
        place: &str,
        before: Option<String>,
        after: Option<String>,
    ) {
        self.changes.add(kind, severity, place, before, after, self.key);
    }

    fn operation(&mut self, a: &OperationSpec, b: &OperationSpec, moved: bool, date: Option<&str>) {
        use Severity::{Additive, Breaking, Wording};
        if a.deprecated != b.deprecated {
            if b.deprecated {
                let habit = match date.and_then(|date| after_days(date, 91)) {
                    Some(day) => {
                        format!("WB removes such operations after 91 days in the median, so about {day}")
                    }
                    None => "WB removes such operations after 91 days in the median".to_owned(),
                };
                self.add(Kind::OperationDeprecated, Additive, "", None, Some(habit));
            } else {
                self.add(Kind::OperationRestored, Additive, "", None, None);
            }
        }
        if a.operation_id != b.operation_id {
            self.add(Kind::OperationId, Wording, "", a.operation_id.clone(), b.operation_id.clone());
        }
        if a.read_only != b.read_only {
            let text = |flag: Option<bool>| Some(flag.map_or("not said".to_owned(), |flag| flag.to_string()));
            self.add(Kind::ReadOnly, Additive, "", text(a.read_only), text(b.read_only));
        }
        if a.category != b.category {
            self.add(Kind::Category, Breaking, "", a.category.clone(), b.category.clone());
        }
        let types = |spec: &OperationSpec| -> BTreeSet<String> { spec.token_types.iter().cloned().collect() };
        let (had, has) = (types(a), types(b));
        if had != has {
            // No list: every token.
            let wider = has.is_empty() || (!had.is_empty() && had.is_subset(&has));
            let text = |types: &BTreeSet<String>| {
                let list: Vec<&str> = types.iter().map(String::as_str).collect();
                Some(if list.is_empty() { "all".to_owned() } else { list.join(", ") })
            };
            self.add(Kind::TokenTypes, if wider { Additive } else { Breaking }, "", text(&had), text(&has));
        }
        self.servers(a, b);
        self.parameters(a, b, moved);
        self.bodies(a, b);
        self.answers(a, b);
    }

    fn servers(&mut self, a: &OperationSpec, b: &OperationSpec) {
        let host =
            |spec: &OperationSpec, index: usize| spec.servers.get(index).map(|server| server.url.clone());
        if host(a, 0) != host(b, 0) {
            self.add(Kind::HostChanged, Severity::Additive, "", host(a, 0), host(b, 0));
        }
        match (host(a, 1), host(b, 1)) {
            (None, Some(url)) => self.add(Kind::SandboxAdded, Severity::Additive, "", None, Some(url)),
            (Some(url), None) => self.add(Kind::SandboxRemoved, Severity::Breaking, "", Some(url), None),
            (a, b) if a != b => self.add(Kind::HostChanged, Severity::Additive, "sandbox", a, b),
            _ => {}
        }
        let more = |spec: &OperationSpec| -> BTreeSet<String> {
            spec.also_on.iter().map(|server| server.url.clone()).collect()
        };
        let (had, has) = (more(a), more(b));
        let list = |a: &BTreeSet<String>, b: &BTreeSet<String>| {
            a.difference(b).cloned().collect::<Vec<_>>().join(", ")
        };
        let (new, gone) = (list(&has, &had), list(&had, &has));
        if !new.is_empty() {
            self.add(Kind::PingHostAdded, Severity::Additive, "", None, Some(new));
        }
        if !gone.is_empty() {
            self.add(Kind::PingHostRemoved, Severity::Additive, "", Some(gone), None);
        }
    }

    fn parameters(&mut self, a: &OperationSpec, b: &OperationSpec, moved: bool) {
        use Severity::{Additive, Breaking, Wording};
        let optional = |spec: &OperationSpec| {
            spec.parameters.iter().any(|p| !p.required && p.location != ParameterIn::Path)
        };
        // The first optional parameter is one more argument of the method, and the last one less.
        let had_params = optional(a);
        let in_path = |spec: &OperationSpec| -> Vec<String> {
            let path = spec.parameters.iter().filter(|parameter| parameter.location == ParameterIn::Path);
            path.map(|parameter| parameter.name.clone()).collect()
        };
        let (path_a, path_b) = (in_path(a), in_path(b));
        let find = |list: &[Parameter], wanted: &Parameter, own: &[String], other: &[String]| {
            // Under another path the variables may have other names; their order tells.
            let name = match own.iter().position(|name| *name == wanted.name) {
                Some(index) if moved && wanted.location == ParameterIn::Path && own.len() == other.len() => {
                    other[index].clone()
                }
                _ => wanted.name.clone(),
            };
            list.iter().find(|p| p.name == name && p.location == wanted.location).cloned()
        };
        for parameter in &b.parameters {
            let place = parameter_place(parameter);
            match find(&a.parameters, parameter, &path_b, &path_a) {
                None => {
                    let severity = if parameter.required || !had_params { Breaking } else { Additive };
                    let text = if parameter.required { "required" } else { "optional" };
                    self.add(Kind::ParameterAdded, severity, &place, None, Some(text.to_owned()));
                }
                Some(before) => {
                    if before.required != parameter.required && parameter.location != ParameterIn::Path {
                        let kind = if parameter.required {
                            Kind::ParameterRequired
                        } else {
                            Kind::ParameterOptional
                        };
                        self.add(kind, Breaking, &place, None, None);
                    }
                    let style = |p: &Parameter| (p.style.clone().unwrap_or_default(), p.explode);
                    if style(&before) != style(parameter) {
                        let text = |p: &Parameter| {
                            let joined =
                                if p.explode == Some(false) { "joined by commas" } else { "repeated" };
                            Some(joined.to_owned())
                        };
                        let (was, is) = (text(&before), text(parameter));
                        let severity = if was == is { Wording } else { Additive };
                        self.add(Kind::ParameterStyle, severity, &place, was, is);
                    }
                    // A parameter is sent or left out; whether `null` may stand there says nothing.
                    self.schema(Side::Sent, &before.schema, &parameter.schema, &place, false);
                }
            }
        }
        for parameter in &a.parameters {
            if find(&b.parameters, parameter, &path_a, &path_b).is_none() {
                let place = parameter_place(parameter);
                self.add(Kind::ParameterRemoved, Breaking, &place, None, None);
            }
        }
    }

    fn bodies(&mut self, a: &OperationSpec, b: &OperationSpec) {
        match (&a.request_body, &b.request_body) {
            (None, Some(_)) => self.add(Kind::BodyAdded, Severity::Breaking, "body", None, None),
            (Some(_), None) => self.add(Kind::BodyRemoved, Severity::Breaking, "body", None, None),
            (Some(a), Some(b)) => {
                self.content(Side::Sent, &a.content, &b.content, "body", Severity::Breaking)
            }
            (None, None) => {}
        }
    }

    fn answers(&mut self, a: &OperationSpec, b: &OperationSpec) {
        let returns = answer_kind(a) != answer_kind(b);
        for (status, answer) in &b.responses {
            let success = status.starts_with('2');
            match a.responses.get(status) {
                None if success => {
                    let severity = if returns { Severity::Breaking } else { Severity::Additive };
                    self.add(Kind::SuccessCodeAdded, severity, "", None, Some(status.clone()));
                }
                None => {
                    self.add(Kind::ErrorCodeAdded, Severity::Wording, "", None, Some(status.clone()));
                }
                Some(before) => {
                    let side = if success { Side::Answered } else { Side::Failed };
                    let severity = if success && returns { Severity::Breaking } else { Severity::Wording };
                    self.content(
                        side,
                        &before.content,
                        &answer.content,
                        &format!("answer {status}"),
                        severity,
                    );
                }
            }
        }
        for status in a.responses.keys().filter(|status| !b.responses.contains_key(*status)) {
            if status.starts_with('2') {
                let severity = if returns { Severity::Breaking } else { Severity::Additive };
                self.add(Kind::SuccessCodeRemoved, severity, "", Some(status.clone()), None);
            } else {
                self.add(Kind::ErrorCodeRemoved, Severity::Wording, "", Some(status.clone()), None);
            }
        }
    }

    fn content(
        &mut self,
        side: Side,
        a: &IndexMap<String, MediaType>,
        b: &IndexMap<String, MediaType>,
        place: &str,
        severity: Severity,
    ) {
        if side == Side::Failed {
            // Errors are read by one tolerant reader, whatever the documents say of them.
            return;
        }
        let names =
            |content: &IndexMap<String, MediaType>| -> BTreeSet<String> { content.keys().cloned().collect() };
        let (had, has) = (names(a), names(b));
        if had != has {
            let text = |names: &BTreeSet<String>| {
                let names: Vec<&str> = names.iter().map(String::as_str).collect();
                Some(if names.is_empty() { "nothing".to_owned() } else { names.join(", ") })
            };
            self.add(Kind::MediaType, severity, place, text(&had), text(&has));
        }
        // One body under another name is still compared.
        let pairs: Vec<(&MediaType, &MediaType)> = if a.len() == 1 && b.len() == 1 {
            a.values().zip(b.values()).collect()
        } else {
            b.iter().filter_map(|(name, media)| Some((a.get(name)?, media))).collect()
        };
        for (a, b) in pairs {
            match (&a.schema, &b.schema) {
                (Some(a), Some(b)) => self.schema(side, a, b, place, true),
                (None, Some(schema)) => {
                    let text = Some(self.text(schema, true));
                    self.add(Kind::TypeChanged, Severity::Breaking, place, Some("anything".to_owned()), text);
                }
                (Some(schema), None) => {
                    let text = Some(self.text(schema, false));
                    self.add(Kind::TypeChanged, Severity::Breaking, place, text, Some("anything".to_owned()));
                }
                (None, None) => {}
            }
        }
    }

    /// Compares two schemas at a place. `value`: whether `null` in the place of the value changes a type
    /// of the crate.
    fn schema(&mut self, side: Side, a: &Schema, b: &Schema, place: &str, value: bool) {
        let name = |schema: &Schema| schema.reference.as_deref().and_then(reference_name).map(str::to_owned);
        let mut place = place.to_owned();
        let mut pair = None;
        if let (Some(old), Some(new)) = (name(a), name(b)) {
            if old != new {
                self.schemas.insert((self.key.module.clone(), old.clone(), new.clone()));
            }
            if !self.open.insert((side, old.clone(), new.clone())) {
                return;
            }
            place = format!("schema {new}");
            pair = Some((side, old, new));
        }
        let (Some(a), Some(b)) = (self.old.resolve(a).cloned(), self.new.resolve(b).cloned()) else { return };
        self.resolved(side, &a, &b, &place, value);
        if let Some(pair) = pair {
            self.open.remove(&pair);
        }
    }

    fn resolved(&mut self, side: Side, a: &Schema, b: &Schema, place: &str, value: bool) {
        use Severity::{Breaking, Wording};
        if side == Side::Answered
            && a.one_of.len() != b.one_of.len()
            && let (Ok(a), Ok(b)) = (merged::flat(self.old, a), merged::flat(self.new, b))
        {
            // In the crate the alternatives of an answer are one type.
            return self.resolved(side, &a, &b, place, value);
        }
        if a.nullable != b.nullable {
            let text = |nullable: bool| Some(if nullable { "nullable" } else { "not nullable" }.to_owned());
            // In an answer everything may be absent; in a request only what must be sent is told apart.
            let severity = if side == Side::Sent && value { Breaking } else { Wording };
            self.add(Kind::Nullability, severity, place, text(a.nullable), text(b.nullable));
        }
        if family(a) != family(b) {
            let (was, is) = (self.text(a, false), self.text(b, true));
            return self.add(Kind::TypeChanged, Breaking, place, Some(was), Some(is));
        }
        if a.format != b.format {
            let text = |schema: &Schema| Some(schema.format.clone().unwrap_or_else(|| "none".to_owned()));
            self.add(Kind::FormatChanged, Wording, place, text(a), text(b));
        }
        self.values(a, b, place);
        self.bounds(a, b, place);
        self.fields(side, a, b, place);
        if let (Some(a), Some(b)) = (&a.items, &b.items) {
            self.schema(side, a, b, &format!("{place}[]"), true);
        }
        if let (Some(a), Some(b)) = (&a.additional_properties, &b.additional_properties) {
            self.schema(side, a, b, &format!("{place}{{}}"), true);
        }
        if a.one_of.len() == b.one_of.len() {
            for (index, (a, b)) in a.one_of.iter().zip(&b.one_of).enumerate() {
                self.schema(side, a, b, &format!("{place}<{}>", index + 1), true);
            }
        } else {
            let text = |schema: &Schema| Some(format!("{} alternatives", schema.one_of.len()));
            self.add(Kind::TypeChanged, Breaking, place, text(a), text(b));
        }
    }

    fn values(&mut self, a: &Schema, b: &Schema, place: &str) {
        let list = |of: &Schema, without: &Schema| {
            let values = of.enumeration.iter().filter(|value| !without.enumeration.contains(value));
            // An empty value is a value too, and is shown in its quotes.
            let text = |value: &Value| match value.as_str() {
                Some(text) if !text.is_empty() => text.to_owned(),
                _ => value.to_string(),
            };
            values.map(text).collect::<Vec<_>>().join(", ")
        };
        let (gone, new) = (list(a, b), list(b, a));
        if !new.is_empty() {
            self.add(Kind::EnumValueAdded, Severity::Additive, place, None, Some(new));
        }
        if !gone.is_empty() {
            // Numbers without names are numbers in the crate too.
            let listed = a.kind == Some(Json::Integer) && a.enum_names.is_empty();
            let severity = if listed { Severity::Wording } else { Severity::Breaking };
            self.add(Kind::EnumValueRemoved, severity, place, Some(gone), None);
        }
    }

    fn bounds(&mut self, a: &Schema, b: &Schema, place: &str) {
        let text = |schema: &Schema, other: &Schema| {
            let mut parts = Vec::new();
            let mut part = |name: &str, value: Option<String>, other: Option<String>| {
                if value != other {
                    parts.push(format!("{name} {}", value.unwrap_or_else(|| "none".to_owned())));
                }
            };
            let number = |n: &Option<serde_json::Number>| n.as_ref().map(ToString::to_string);
            let count = |n: &Option<u64>| n.map(|n| n.to_string());
            let unique = |schema: &Schema| schema.unique_items.then(|| "yes".to_owned());
            let default = |schema: &Schema| schema.default.as_ref().map(ToString::to_string);
            part("minimum", number(&schema.minimum), number(&other.minimum));
            part("maximum", number(&schema.maximum), number(&other.maximum));
            part("minLength", count(&schema.min_length), count(&other.min_length));
            part("maxLength", count(&schema.max_length), count(&other.max_length));
            part("minItems", count(&schema.min_items), count(&other.min_items));
            part("maxItems", count(&schema.max_items), count(&other.max_items));
            part("unique", unique(schema), unique(other));
            part("default", default(schema), default(other));
            parts.join(", ")
        };
        let (was, is) = (text(a, b), text(b, a));
        if was != is {
            self.add(Kind::Bounds, Severity::Wording, place, Some(was), Some(is));
        }
        // Words that no longer name a unit have not changed it.
        if let Some(unit) = b.unit.filter(|_| a.unit != b.unit) {
            let kopecks =
                |schema: &Schema| schema.kind == Some(Json::Integer) && schema.unit == Some(Unit::Hundredths);
            let severity = if kopecks(a) == kopecks(b) { Severity::Wording } else { Severity::Breaking };
            let name = |unit: Unit| format!("{unit:?}").to_lowercase();
            self.add(Kind::Unit, severity, place, a.unit.map(name), Some(name(unit)));
        }
        if !a.deprecated && b.deprecated {
            self.add(Kind::FieldDeprecated, Severity::Wording, place, None, None);
        }
    }

    fn fields(&mut self, side: Side, a: &Schema, b: &Schema, place: &str) {
        use Severity::{Additive, Breaking, Wording};
        for (name, field) in &b.properties {
            let place = format!("{place}.{name}");
            let required = b.required.contains(name);
            let Some(before) = a.properties.get(name) else {
                let severity = if side == Side::Sent && required { Breaking } else { Additive };
                let mut text = self.text(field, true);
                if required && side == Side::Sent {
                    text.push_str(", required");
                }
                self.add(Kind::FieldAdded, severity, &place, None, Some(text));
                continue;
            };
            let was_required = a.required.contains(name);
            if was_required != required {
                let kind = if required { Kind::FieldRequired } else { Kind::FieldOptional };
                let severity = if side == Side::Sent { Breaking } else { Wording };
                self.add(kind, severity, &place, None, None);
            }
            self.schema(side, before, field, &place, required && was_required);
        }
        for (name, field) in a.properties.iter().filter(|(name, _)| !b.properties.contains_key(*name)) {
            let text = Some(self.text(field, false));
            self.add(Kind::FieldRemoved, Breaking, &format!("{place}.{name}"), text, None);
        }
    }

    /// A type in words.
    fn text(&self, schema: &Schema, new: bool) -> String {
        let document = if new { self.new } else { self.old };
        let Some(schema) = document.resolve(schema) else { return "unknown".to_owned() };
        if !schema.one_of.is_empty() {
            return format!("one of {}", schema.one_of.len());
        }
        match schema.kind {
            None => "anything".to_owned(),
            Some(Json::Array) => {
                let items = schema.items.as_ref().map(|items| self.text(items, new));
                format!("list of {}", items.unwrap_or_else(|| "anything".to_owned()))
            }
            Some(Json::Object) if !schema.properties.is_empty() => "object".to_owned(),
            Some(Json::Object) if schema.additional_properties.is_some() => "map".to_owned(),
            Some(Json::Object) => "any object".to_owned(),
            Some(kind) => {
                let kind = serde_json::to_value(kind).ok().and_then(|kind| kind.as_str().map(str::to_owned));
                let mut text = kind.unwrap_or_default();
                match schema.format.as_deref() {
                    None | Some("int64" | "double") => {}
                    Some(format) => text.push_str(&format!(" ({format})")),
                }
                if !schema.enumeration.is_empty() {
                    text.push_str(" with known values");
                }
                text
            }
        }
    }
}

fn parameter_place(parameter: &Parameter) -> String {
    let location = match parameter.location {
        ParameterIn::Path => "path",
        ParameterIn::Query => "query",
        ParameterIn::Header => "header",
    };
    format!("{location} parameter {}", parameter.name)
}

/// What a schema becomes in the crate: schemas of one family have the same type but for its parts.
fn family(schema: &Schema) -> &'static str {
    if !schema.one_of.is_empty() {
        return "one of";
    }
    match schema.kind {
        None => "anything",
        Some(Json::Boolean) => "boolean",
        Some(Json::Integer) if schema.enumeration.is_empty() || schema.enum_names.is_empty() => "integer",
        Some(Json::Integer) => "named integers",
        Some(Json::Number) => "number",
        Some(Json::Array) => "list",
        Some(Json::Object) if !schema.properties.is_empty() => "object",
        Some(Json::Object) if schema.additional_properties.is_some() => "map",
        Some(Json::Object) => "any object",
        Some(Json::String) => match schema.format.as_deref() {
            Some("decimal") => "decimal",
            Some("date") => "date",
            Some("date-dmy") => "date (dd.mm.yyyy)",
            Some("date-time") => "date-time",
            Some("byte") => "bytes",
            Some("binary") => "file",
            _ if schema.enumeration.is_empty() => "text",
            _ => "known texts",
        },
    }
}

/// What a method returns: nothing, JSON, a file.
fn answer_kind(spec: &OperationSpec) -> BTreeSet<&'static str> {
    let answers = spec.responses.iter().filter(|(status, _)| status.starts_with('2'));
    answers
        .filter_map(|(_, answer)| answer.content.first())
        .map(|(media, _)| if media.contains("json") { "json" } else { "file" })
        .collect()
}

fn limit_text(limit: &Limit) -> String {
    format!(
        "{} per {}, interval {}, burst {}",
        limit.limit,
        write_duration(limit.period_ms),
        write_duration(limit.interval_ms),
        limit.burst
    )
}

/// Compares what two documents say of the limit of an operation.
fn limits(changes: &mut Changes, key: &OperationKey, a: &Facts, b: &Facts) {
    let mut add = |kind, place: &str, before, after| {
        changes.add(kind, Severity::Limits, place, before, after, key);
    };
    match (&a.numbers, &b.numbers) {
        (Published::Nothing, Published::Nothing) => {}
        (Published::Numbers(_), Published::Nothing) => {
            let was = TokenType::ALL.iter().find_map(|token| a.numbers.get(*token));
            add(Kind::LimitLost, "", was.as_ref().map(limit_text), None);
        }
        (Published::Nothing, Published::Numbers(_)) => {
            let is = TokenType::ALL.iter().find_map(|token| b.numbers.get(*token));
            add(Kind::LimitFound, "", None, is.as_ref().map(limit_text));
        }
        (Published::Numbers(was), Published::Numbers(is)) => {
            // Token types to which the same happened are told together.
            let mut events: IndexMap<(Kind, Texts), Vec<&str>> = IndexMap::new();
            for token in TokenType::ALL {
                let event = match (was.get(token), is.get(token)) {
                    (Some(a), Some(b)) if a == b => continue,
                    (Some(a), Some(b)) => (direction(&a, &b), (Some(limit_text(&a)), Some(limit_text(&b)))),
                    (None, Some(b)) => (Kind::LimitRowAdded, (None, Some(limit_text(&b)))),
                    // One row for all types says nothing of the types that then get none.
                    (Some(_), None) if !was.typed() => continue,
                    (Some(a), None) => (Kind::LimitRowRemoved, (Some(limit_text(&a)), None)),
                    (None, None) => continue,
                };
                events.entry(event).or_default().push(token.name());
            }
            for ((kind, (before, after)), tokens) in events {
                let place =
                    if tokens.len() == 4 { String::new() } else { format!("token {}", tokens.join(", ")) };
                add(kind, &place, before, after);
            }
        }
    }
    if (a.cost_4xx, a.cost_409) != (b.cost_4xx, b.cost_409) {
        let text = |facts: &Facts| {
            let mut parts = Vec::new();
            if facts.cost_4xx > 1 {
                parts.push(format!("4XX counts as {}", facts.cost_4xx));
            }
            if let Some(cost) = facts.cost_409 {
                parts.push(format!("409 counts as {cost}"));
            }
            Some(if parts.is_empty() { "every answer counts as 1".to_owned() } else { parts.join(", ") })
        };
        add(Kind::Cost, "", text(a), text(b));
    }
    let sandbox = |facts: &Facts| facts.sandbox.as_ref().map(|(_, limit)| limit_text(limit));
    if sandbox(a) != sandbox(b) {
        add(Kind::SandboxLimit, "", sandbox(a), sandbox(b));
    }
    if let (Some(a), Some(b)) = (&a.words, &b.words)
        && a != b
    {
        changes.add(Kind::GroupReworded, Severity::Wording, "", None, None, key);
    }
}

fn direction(a: &Limit, b: &Limit) -> Kind {
    let rate = |limit: &Limit, other: &Limit| u128::from(limit.limit) * u128::from(other.period_ms);
    let (was, is) = (rate(a, b), rate(b, a));
    if is >= was && b.burst >= a.burst && (is > was || b.burst > a.burst) {
        Kind::LimitRaised
    } else if is <= was && b.burst <= a.burst && (is < was || b.burst < a.burst) {
        Kind::LimitLowered
    } else {
        Kind::LimitChanged
    }
}

/// Which operations are counted together, before and after.
fn shared(changes: &mut Changes, old: &Set, new: &Set, pairs: &[(&OperationKey, &OperationKey)]) {
    // The contract tells buckets apart by numbers too; an operation that leaves its bucket because its
    // numbers changed is told as a change of its limit.
    let by_numbers = old.settled || new.settled;
    // Documents say who shares; with the same numbers, as the contract has it.
    let mut known = BTreeMap::new();
    let mut bucket = |set: &Set, facts: &Facts| {
        if !by_numbers || set.settled {
            return facts.bucket;
        }
        let limit = TokenType::ALL.iter().find_map(|token| facts.numbers.get(*token));
        let key = (facts.bucket, limit.map(|limit| limit_text(&limit)), facts.cost_4xx, facts.cost_409);
        let next = known.len();
        *known.entry(key).or_insert(next)
    };
    let host = |set: &Set, key: &OperationKey| {
        let item = set.documents.get(&key.module)?.paths.get(&key.path)?;
        Some(item.get(&key.method.to_ascii_lowercase())?.servers.first()?.url.clone())
    };
    let mut members: Vec<(&OperationKey, usize, usize)> = Vec::new();
    for (gone, here) in pairs {
        let (Some(a), Some(b)) = (old.facts.get(gone), new.facts.get(here)) else { continue };
        // Told already: WB counts on every host by itself, and what has lost its limit has lost its group.
        let lost = [a, b].iter().any(|facts| facts.numbers == Published::Nothing);
        if lost || host(old, gone) != host(new, here) {
            continue;
        }
        let same = a.numbers == b.numbers && (a.cost_4xx, a.cost_409) == (b.cost_4xx, b.cost_409);
        if same || !by_numbers {
            members.push((here, bucket(old, a), bucket(new, b)));
        }
    }
    let joined: Vec<_> = members.iter().map(|(key, a, b)| (*key, *b, *a)).collect();
    for (kind, members) in [(Kind::BucketsJoined, joined), (Kind::BucketsSplit, members)] {
        let mut buckets: BTreeMap<usize, BTreeMap<usize, BTreeSet<OperationKey>>> = BTreeMap::new();
        for (key, whole, part) in members {
            buckets.entry(whole).or_default().entry(part).or_default().insert(key.clone());
        }
        for parts in buckets.into_values().filter(|parts| parts.len() > 1) {
            let sizes: Vec<usize> = parts.values().map(BTreeSet::len).collect();
            let one = format!("one of {}", sizes.iter().sum::<usize>());
            let sizes: Vec<String> = sizes.iter().map(ToString::to_string).collect();
            let many = format!("{} of {}", parts.len(), sizes.join(", "));
            let (before, after) = if kind == Kind::BucketsJoined { (many, one) } else { (one, many) };
            let keys = parts.into_values().flatten();
            changes.add_for(kind, Severity::Limits, "", Some(before), Some(after), keys);
        }
    }
}

/// The day so many days after another.
pub fn after_days(date: &str, days: i64) -> Option<String> {
    let mut parts = date.split('-').map(str::parse::<i64>);
    let (year, month, day) = (parts.next()?.ok()?, parts.next()?.ok()?, parts.next()?.ok()?);
    if year == 0 {
        return None;
    }
    // Days since 0000-03-01, and back.
    let (y, m) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let number = y * 365 + y.div_euclid(4) - y.div_euclid(100) + y.div_euclid(400) + (153 * m + 2) / 5 + day
        - 1
        + days;
    let era = number.div_euclid(146_097);
    let of_era = number.rem_euclid(146_097);
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let m = (5 * of_year + 2) / 153;
    let (month, carry) = if m < 10 { (m + 3, 0) } else { (m - 9, 1) };
    let day = of_year - (153 * m + 2) / 5 + 1;
    Some(format!("{:04}-{month:02}-{day:02}", era * 400 + year_of_era + carry))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted() {
        assert_eq!(after_days("2026-07-23", 91).as_deref(), Some("2026-10-22"));
        assert_eq!(after_days("2027-12-15", 91).as_deref(), Some("2028-03-15"));
        assert_eq!(after_days("2024-02-28", 1).as_deref(), Some("2024-02-29"));
        assert_eq!(after_days("0000-00-00", 1), None);
    }
}
