//! Answers: what a test or a handler sets, what the contract says, and WB's error bodies.

use std::convert::Infallible;
use std::fmt;
use std::pin::Pin;
use std::task::{Context, Poll};

use bytes::Bytes;
use hyper::body::{Body, Frame, SizeHint};
use serde_json::{Map, Value, json};

use super::contract::{Document, Kind, ResponseSpec, Schema};
use super::route::Route;
use super::sample::{fnv, mix, synthesize, uuid};
use super::schema::{Violation, shape};

/// An answer to one request.
#[derive(Debug, Clone, PartialEq)]
pub struct Reply {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Bytes,
    /// The connection breaks in the middle of the body.
    pub(crate) cut: bool,
}

impl Reply {
    /// An answer without a body.
    pub fn new(status: u16) -> Self {
        Reply { status, headers: Vec::new(), body: Bytes::new(), cut: false }
    }

    /// A JSON answer.
    pub fn json(status: u16, body: &Value) -> Self {
        Reply::new(status).header("Content-Type", "application/json").body(body.to_string())
    }

    /// Adds a header. One that HTTP cannot carry is left out.
    #[must_use]
    pub fn header(mut self, name: impl Into<String>, value: impl Into<String>) -> Self {
        self.headers.push((name.into(), value.into()));
        self
    }

    /// Sets the body.
    #[must_use]
    pub fn body(mut self, body: impl Into<Bytes>) -> Self {
        self.body = body.into();
        self
    }

    /// Status code.
    pub fn status(&self) -> u16 {
        self.status
    }

    /// Headers in the order sent.
    pub fn headers(&self) -> impl Iterator<Item = (&str, &str)> {
        self.headers.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// The body.
    pub fn bytes(&self) -> &Bytes {
        &self.body
    }

    pub(crate) fn into_response(self) -> http::Response<ReplyBody> {
        let status =
            http::StatusCode::from_u16(self.status).unwrap_or(http::StatusCode::INTERNAL_SERVER_ERROR);
        let bodiless = matches!(self.status, 100..=199 | 204 | 304);
        let body = ReplyBody {
            total: if bodiless { 0 } else { self.body.len() as u64 + u64::from(self.cut) },
            first: (!bodiless && !self.body.is_empty())
                .then(|| if self.cut { self.body.slice(..self.body.len() / 2) } else { self.body }),
            cut: self.cut,
        };
        let mut response = http::Response::new(body);
        *response.status_mut() = status;
        for (name, value) in self.headers {
            if let (Ok(name), Ok(value)) =
                (http::HeaderName::try_from(name), http::HeaderValue::try_from(value.as_str()))
            {
                response.headers_mut().append(name, value);
            }
        }
        response
    }
}

/// The body sent: all of it, or a half and then a broken connection.
#[derive(Debug)]
pub(crate) struct ReplyBody {
    first: Option<Bytes>,
    total: u64,
    cut: bool,
}

/// Makes hyper close the connection.
#[derive(Debug)]
pub(crate) struct Broken;

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the simulator broke the connection as told")
    }
}

impl std::error::Error for Broken {}

impl From<Infallible> for Broken {
    fn from(never: Infallible) -> Self {
        match never {}
    }
}

impl Body for ReplyBody {
    type Data = Bytes;
    type Error = Broken;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Broken>>> {
        if let Some(first) = self.first.take() {
            return Poll::Ready(Some(Ok(Frame::data(first))));
        }
        if self.cut {
            // One turn later, so that hyper sends what it has before it closes.
            self.cut = false;
            self.total = u64::MAX;
            cx.waker().wake_by_ref();
            return Poll::Pending;
        }
        if self.total == u64::MAX {
            return Poll::Ready(Some(Err(Broken)));
        }
        Poll::Ready(None)
    }

    fn is_end_stream(&self) -> bool {
        self.first.is_none() && !self.cut && self.total != u64::MAX
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(self.total)
    }
}

/// The answer the contract documents for a status.
pub(crate) fn documented(route: &Route, status: u16, seed: u64) -> Reply {
    let reply = Reply::new(status);
    let response = route.spec().and_then(|spec| spec.responses.get(status.to_string().as_str()));
    let Some((media_type, media)) = response.and_then(|response| response.content.first()) else {
        return reply;
    };
    let reply = reply.header("Content-Type", media_type.clone());
    let seed = mix(seed ^ fnv(&route.template) ^ fnv(route.method.as_str()));
    match &media.schema {
        _ if media_type == "application/zip" => reply.body(super::zip::one_file(
            &format!("{}.csv", uuid(seed)),
            "\u{feff}nmID,Название,01.07.2026,02.07.2026\n9234567890,\"Шарф вязаный, ёлочка\",4,3\n"
                .as_bytes(),
        )),
        Some(schema) if is_binary(schema, route.document()) => reply.body(sample_file(media_type)),
        Some(schema) => {
            let mut value = synthesize(schema, route.document(), seed);
            // An answer that tells its own status tells the right one.
            if let Value::Object(fields) = &mut value
                && fields.contains_key("title")
                && let Some(told @ Value::Number(_)) = fields.get_mut("status")
            {
                *told = json!(status);
            }
            match value {
                Value::String(text) if !media_type.contains("json") => reply.body(text),
                value => reply.body(value.to_string()),
            }
        }
        None => reply,
    }
}

fn is_binary(schema: &Schema, document: &Document) -> bool {
    document.resolve(schema).is_some_and(|schema| schema.format.as_deref() == Some("binary"))
}

/// Bytes that begin as such a file does and are not UTF-8.
fn sample_file(media_type: &str) -> Bytes {
    Bytes::from_static(match media_type {
        "application/pdf" => b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n%%EOF\n",
        "image/jpeg" => b"\xff\xd8\xff\xe0\x00\x10JFIF\x00\xff\xd9",
        "image/png" => b"\x89PNG\r\n\x1a\n\x00\x00\x00\x00IEND",
        _ => b"\x00\x01\xfe\xff\x80",
    })
}

/// What an error body tells.
pub(crate) struct Problem<'a> {
    pub(crate) status: u16,
    pub(crate) title: &'a str,
    pub(crate) detail: String,
    pub(crate) origin: String,
    pub(crate) request_id: String,
    pub(crate) violations: &'a [Violation],
}

impl Problem<'_> {
    fn status_text(&self) -> &'static str {
        http::StatusCode::from_u16(self.status)
            .ok()
            .and_then(|status| status.canonical_reason())
            .unwrap_or("Error")
    }

    /// The gateway's eight fields.
    pub(crate) fn reply(&self) -> Reply {
        let body = json!({
            "title": self.title,
            "detail": self.detail,
            "code": format!("{:016x}", fnv(&self.request_id)),
            "requestId": self.request_id,
            "origin": self.origin,
            "status": self.status,
            "statusText": self.status_text(),
            "timestamp": chrono::Utc::now().to_rfc3339_opts(chrono::SecondsFormat::Secs, true),
        });
        Reply::new(self.status).header("Content-Type", "application/problem+json").body(body.to_string())
    }

    /// The error in the shape the contract documents for this status of the operation.
    pub(crate) fn documented(&self, route: &Route) -> Reply {
        let response = route.spec().and_then(|spec| spec.responses.get(self.status.to_string().as_str()));
        let Some((media_type, schema)) = response.and_then(json_schema) else { return self.reply() };
        let Some(body) = self.fill(schema, route.document(), 0) else { return self.reply() };
        Reply::new(self.status).header("Content-Type", media_type).body(body.to_string())
    }

    fn fill(&self, schema: &Schema, document: &Document, depth: usize) -> Option<Value> {
        let schema = document.resolve(schema)?;
        if depth > 4 {
            return None;
        }
        if let Some(first) = schema.one_of.first() {
            return self.fill(first, document, depth + 1);
        }
        match shape(schema)? {
            Kind::String => Some(json!(self.detail)),
            Kind::Array => Some(json!([self.fill(schema.items.as_deref()?, document, depth + 1)?])),
            Kind::Object => {
                let mut fields = Map::new();
                for (name, inner) in &schema.properties {
                    if let Some(value) = self.field(name, inner, document) {
                        fields.insert(name.clone(), value);
                    }
                }
                (!fields.is_empty()).then_some(Value::Object(fields))
            }
            _ => None,
        }
    }

    fn field(&self, name: &str, schema: &Schema, document: &Document) -> Option<Value> {
        let kind = document.resolve(schema).and_then(shape);
        let by_field = || {
            let pairs = self.violations.iter().map(|wrong| (wrong.field.clone(), json!(wrong.message)));
            Value::Object(pairs.collect())
        };
        let text = |text: &str| match kind {
            Some(Kind::Object) => by_field(),
            Some(Kind::Array) => json!([text]),
            _ => json!(text),
        };
        Some(match (name, kind) {
            ("title", _) => text(self.title),
            ("detail" | "message" | "errorText" | "errors", _) => text(&self.detail),
            ("error", Some(Kind::Boolean)) => json!(true),
            ("error", _) => text(&self.detail),
            ("additionalErrors", Some(Kind::String | Kind::Array)) => text(&self.detail),
            ("additionalErrors", _) => by_field(),
            ("code" | "status", Some(Kind::Integer | Kind::Number)) => json!(self.status),
            ("code", _) => json!("IncorrectParameter"),
            ("requestId" | "request_id", _) => json!(self.request_id),
            ("origin", _) => json!(self.origin),
            ("statusText", _) => json!(self.status_text()),
            ("data", _) => Value::Null,
            _ => return None,
        })
    }
}

fn json_schema(response: &ResponseSpec) -> Option<(&str, &Schema)> {
    response
        .content
        .iter()
        .filter(|(media_type, _)| media_type.contains("json"))
        .find_map(|(media_type, media)| Some((media_type.as_str(), media.schema.as_ref()?)))
}
