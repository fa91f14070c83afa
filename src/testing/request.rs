//! Requests as the simulator got them, and the check of their parameters and bodies.

use bytes::Bytes;
use http::HeaderMap;
use serde_json::{Map, Value};
use tokio::time::Instant;

use super::contract::{Document, Kind, Parameter, ParameterIn, RequestBody, Schema};
use super::multipart;
use super::reply::{Reply, documented};
use super::route::{Route, query_pairs};
use super::schema::{Violation, shape, validate};
use crate::operation::Scope;

/// A request the simulator received.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct RecordedRequest {
    /// Host family it arrived at.
    pub scope: Scope,
    /// Whether it arrived at the sandbox host.
    pub sandbox: bool,
    /// HTTP method.
    pub method: String,
    /// Path as it came, escaped.
    pub path: String,
    /// Query as it came, escaped; `None` without a `?`.
    pub query: Option<String>,
    /// Headers.
    pub headers: HeaderMap,
    /// Body.
    pub body: Bytes,
    /// Path template of the operation it was for.
    pub operation: Option<String>,
    /// Status answered; `None` while it is being answered and where no answer was sent.
    pub status: Option<u16>,
    /// The answer; `None` as for `status`.
    pub reply: Option<Reply>,
    /// Why the simulator refused it.
    pub problem: Option<String>,
    /// When it arrived.
    pub at: Instant,
    pub(crate) serial: u64,
}

impl RecordedRequest {
    /// The body as JSON; `None` when it is not JSON.
    pub fn json(&self) -> Option<Value> {
        serde_json::from_slice(&self.body).ok()
    }

    /// Names and values of the query, decoded.
    pub fn query_pairs(&self) -> Vec<(String, String)> {
        query_pairs(self.query.as_deref().unwrap_or_default())
    }

    pub(crate) fn template(&self) -> &str {
        self.operation.as_deref().unwrap_or(&self.path)
    }
}

/// A request as a handler sees it: it has passed all checks.
pub struct SimulatedRequest<'a> {
    pub(crate) route: Option<&'a Route>,
    pub(crate) path: &'a [(String, String)],
    pub(crate) query: Vec<(String, String)>,
    pub(crate) headers: &'a HeaderMap,
    pub(crate) body: &'a Bytes,
    pub(crate) seller: &'a str,
    pub(crate) seed: u64,
}

impl std::fmt::Debug for SimulatedRequest<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SimulatedRequest")
            .field("path", &self.path)
            .field("query", &self.query)
            .finish_non_exhaustive()
    }
}

impl SimulatedRequest<'_> {
    /// A path parameter, decoded.
    pub fn path(&self, name: &str) -> Option<&str> {
        first(self.path, name)
    }

    /// A query parameter, decoded; the first, if it is repeated.
    pub fn query(&self, name: &str) -> Option<&str> {
        first(&self.query, name)
    }

    /// All pairs of the query, decoded.
    pub fn query_pairs(&self) -> &[(String, String)] {
        &self.query
    }

    /// Headers.
    pub fn headers(&self) -> &HeaderMap {
        self.headers
    }

    /// Body.
    pub fn body(&self) -> &Bytes {
        self.body
    }

    /// The body as JSON; null when it is not JSON.
    pub fn json(&self) -> Value {
        serde_json::from_slice(self.body).unwrap_or_default()
    }

    /// The seller of the token.
    pub fn seller(&self) -> &str {
        self.seller
    }

    /// The answer the simulator would have invented; another `variant` gives other data.
    pub fn usual_reply(&self, variant: u64) -> Reply {
        match self.route {
            Some(route) => documented(
                route,
                route.success().first().copied().unwrap_or(200),
                self.seed.wrapping_add(variant),
            ),
            None => Reply::new(200),
        }
    }

    /// The body of [`usual_reply`](Self::usual_reply), to change and send; null when it is not JSON.
    pub fn usual_json(&self, variant: u64) -> Value {
        serde_json::from_slice(&self.usual_reply(variant).body).unwrap_or_default()
    }
}

fn first<'a>(pairs: &'a [(String, String)], name: &str) -> Option<&'a str> {
    pairs.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
}

/// Lists what is wrong with the parameters and the body of a request.
pub(crate) fn check(
    route: &Route,
    path: &[(String, String)],
    query: &[(String, String)],
    headers: &HeaderMap,
    body: &[u8],
    strict: bool,
) -> Vec<Violation> {
    let Some(spec) = route.spec() else { return Vec::new() };
    let document = route.document();
    let mut found = Vec::new();
    for parameter in &spec.parameters {
        let (place, values): (_, Vec<String>) = match parameter.location {
            ParameterIn::Path => ("path", all(path, &parameter.name)),
            ParameterIn::Query => ("query", all(query, &parameter.name)),
            ParameterIn::Header => {
                let values = headers.get_all(parameter.name.as_str()).iter();
                (
                    "header",
                    values.map(|value| String::from_utf8_lossy(value.as_bytes()).into_owned()).collect(),
                )
            }
        };
        let field = format!("{place}.{}", parameter.name);
        found.extend(check_parameter(parameter, &values, document, &field, strict));
    }
    if strict {
        for (name, _) in query {
            let known = spec
                .parameters
                .iter()
                .any(|parameter| parameter.location == ParameterIn::Query && parameter.name == *name);
            if !known {
                found.push(Violation::new(format!("query.{name}"), "is not a known parameter"));
            }
        }
    }
    match &spec.request_body {
        Some(wanted) => found.extend(check_body(wanted, headers, body, document, strict)),
        None if strict && !body.is_empty() => {
            found.push(Violation::new("body", "the operation takes none"));
        }
        None => {}
    }
    found
}

fn all(pairs: &[(String, String)], name: &str) -> Vec<String> {
    pairs.iter().filter(|(key, _)| key == name).map(|(_, value)| value.clone()).collect()
}

fn check_parameter(
    parameter: &Parameter,
    values: &[String],
    document: &Document,
    field: &str,
    strict: bool,
) -> Vec<Violation> {
    let Some(first) = values.first() else {
        return if parameter.required { vec![Violation::new(field, "is required")] } else { Vec::new() };
    };
    let schema = document.resolve(&parameter.schema).unwrap_or(&parameter.schema);
    if shape(schema) == Some(Kind::Array) {
        let parts: Vec<&str> = if parameter.explode == Some(false) || parameter.location != ParameterIn::Query
        {
            values.iter().flat_map(|value| value.split(',')).collect()
        } else {
            values.iter().map(String::as_str).collect()
        };
        let elements = parts
            .into_iter()
            .map(|part| match &schema.items {
                Some(items) => typed(part, items, document),
                None => Value::String(part.to_owned()),
            })
            .collect();
        return validate(&Value::Array(elements), schema, document, field, strict);
    }
    if values.len() > 1 {
        return vec![Violation::new(field, "must be sent once")];
    }
    let mut found = validate(&typed(first, schema, document), schema, document, field, strict);
    if first.is_empty() && parameter.required && found.is_empty() {
        found.push(Violation::new(field, "is empty"));
    }
    found
}

/// A parameter's text as the JSON the schema asks for; the text itself if it is not such.
fn typed(text: &str, schema: &Schema, document: &Document) -> Value {
    let schema = document.resolve(schema).unwrap_or(schema);
    let as_text = || Value::String(text.to_owned());
    match shape(schema) {
        Some(Kind::Integer | Kind::Number) => {
            let plain =
                text.bytes().all(|byte| byte.is_ascii_digit() || matches!(byte, b'-' | b'.' | b'e' | b'E'));
            match serde_json::from_str::<serde_json::Number>(text) {
                Ok(number) if plain => Value::Number(number),
                _ => as_text(),
            }
        }
        Some(Kind::Boolean) => match text {
            "true" => Value::Bool(true),
            "false" => Value::Bool(false),
            _ => as_text(),
        },
        None if !schema.one_of.is_empty() => schema
            .one_of
            .iter()
            .map(|inner| typed(text, inner, document))
            .find(|value| !value.is_string())
            .unwrap_or_else(as_text),
        _ => as_text(),
    }
}

fn check_body(
    wanted: &RequestBody,
    headers: &HeaderMap,
    body: &[u8],
    document: &Document,
    strict: bool,
) -> Vec<Violation> {
    if body.is_empty() {
        return if wanted.required { vec![Violation::new("body", "is required")] } else { Vec::new() };
    }
    let Some((media_type, media)) = wanted.content.first() else { return Vec::new() };
    let sent =
        headers.get(http::header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let essence = |text: &str| text.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    if essence(sent) != essence(media_type) {
        return vec![Violation::new("header.Content-Type", format!("must be {media_type}"))];
    }
    let Some(schema) = &media.schema else { return Vec::new() };
    if essence(media_type) == "multipart/form-data" {
        return match multipart::parse(sent, body) {
            Ok(parts) => check_parts(&parts, schema, document, strict),
            Err(wrong) => vec![Violation::new("body", wrong)],
        };
    }
    if !media_type.contains("json") {
        return Vec::new();
    }
    match serde_json::from_slice::<Value>(body) {
        Ok(value) => validate(&value, schema, document, "body", strict),
        Err(error) => vec![Violation::new("body", format!("is not JSON: {error}"))],
    }
}

fn check_parts(
    parts: &[multipart::Part<'_>],
    schema: &Schema,
    document: &Document,
    strict: bool,
) -> Vec<Violation> {
    let Some(schema) = document.resolve(schema) else { return Vec::new() };
    let mut found = Vec::new();
    let mut fields = Map::new();
    for part in parts {
        let inner = schema.properties.get(&part.name).and_then(|inner| document.resolve(inner));
        // A list repeats its part.
        let listed = inner.filter(|inner| shape(inner) == Some(Kind::Array));
        let element =
            listed.map_or(inner, |list| list.items.as_deref().and_then(|items| document.resolve(items)));
        let binary = element.is_some_and(|element| element.format.as_deref() == Some("binary"));
        if binary && part.file.is_none() {
            found.push(Violation::new(format!("body.{}", part.name), "must be a file"));
        }
        let text = String::from_utf8_lossy(part.data);
        let value = match element {
            Some(element) if !binary => typed(&text, element, document),
            _ => Value::String(format!("{} bytes", part.data.len())),
        };
        match (listed, fields.get_mut(&part.name)) {
            (Some(_), Some(Value::Array(elements))) => elements.push(value),
            (Some(_), _) => {
                fields.insert(part.name.clone(), Value::Array(vec![value]));
            }
            (None, Some(_)) => found.push(Violation::new(format!("body.{}", part.name), "must be sent once")),
            (None, None) => {
                fields.insert(part.name.clone(), value);
            }
        }
    }
    found.extend(validate(&Value::Object(fields), schema, document, "body", strict));
    found
}
