//! A call before it is sent: kept as inputs, so that every attempt builds its request afresh.

use std::borrow::Cow;
use std::fmt::{self, Write as _};
use std::hash::{BuildHasher, Hasher};
use std::time::Duration;

use bytes::Bytes;
use http::header::{CONTENT_TYPE, HeaderName, HeaderValue};
use rust_decimal::Decimal;
use serde::Serialize;

use crate::operation::Operation;
use crate::values::{Date, DateTime};

/// A value that can stand in a path, a query, a header or a form.
///
/// A list gives each of its elements, `None` nothing.
pub trait Parameter {
    /// Hands every text of the value to `take`.
    fn each(&self, take: &mut dyn FnMut(&str));
}

impl Parameter for str {
    fn each(&self, take: &mut dyn FnMut(&str)) {
        take(self);
    }
}

impl Parameter for String {
    fn each(&self, take: &mut dyn FnMut(&str)) {
        take(self);
    }
}

impl Parameter for bool {
    fn each(&self, take: &mut dyn FnMut(&str)) {
        take(if *self { "true" } else { "false" });
    }
}

macro_rules! displayed {
    ($($name:ty)*) => {$(
        impl Parameter for $name {
            fn each(&self, take: &mut dyn FnMut(&str)) {
                take(&self.to_string());
            }
        }
    )*};
}
displayed!(i64 i32 u64 u32 u16 u8 usize Decimal Date DateTime);

impl<T: Parameter + ?Sized> Parameter for &T {
    fn each(&self, take: &mut dyn FnMut(&str)) {
        (**self).each(take);
    }
}

impl<T: Parameter> Parameter for Option<T> {
    fn each(&self, take: &mut dyn FnMut(&str)) {
        if let Some(value) = self {
            value.each(take);
        }
    }
}

impl<T: Parameter> Parameter for [T] {
    fn each(&self, take: &mut dyn FnMut(&str)) {
        for value in self {
            value.each(take);
        }
    }
}

impl<T: Parameter, const N: usize> Parameter for [T; N] {
    fn each(&self, take: &mut dyn FnMut(&str)) {
        self.as_slice().each(take);
    }
}

impl<T: Parameter> Parameter for Vec<T> {
    fn each(&self, take: &mut dyn FnMut(&str)) {
        self.as_slice().each(take);
    }
}

/// A file to upload. Its content is held in memory, so that the upload can be repeated.
#[derive(Clone)]
pub struct FilePart {
    name: String,
    content_type: String,
    content: Bytes,
}

impl FilePart {
    /// A file with a name, a media type such as `image/jpeg`, and its content.
    pub fn new(name: impl Into<String>, content_type: impl Into<String>, content: impl Into<Bytes>) -> Self {
        FilePart { name: name.into(), content_type: content_type.into(), content: content.into() }
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its media type.
    pub fn content_type(&self) -> &str {
        &self.content_type
    }

    /// Its content.
    pub fn content(&self) -> &Bytes {
        &self.content
    }
}

impl fmt::Debug for FilePart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FilePart")
            .field("name", &self.name)
            .field("content_type", &self.content_type)
            .field("bytes", &self.content.len())
            .finish()
    }
}

#[derive(Clone)]
enum Part {
    Field(String, String),
    File(String, FilePart),
}

#[derive(Clone)]
enum Body {
    None,
    Json(Bytes),
    Form(Vec<Part>),
}

/// One call of an [`Operation`]: its parameters, body and options.
///
/// The typed methods make these; with [`Client::json`](crate::Client::json) and its sisters it is
/// also the way to send what the typed methods do not offer. A mistake in it (a header value with a
/// line break, an empty path parameter) is reported when it is sent.
#[derive(Clone)]
pub struct Call {
    operation: &'static Operation,
    path: Cow<'static, str>,
    query: String,
    headers: Vec<(HeaderName, HeaderValue)>,
    body: Body,
    timeout: Option<Duration>,
    max_wait: Option<Duration>,
    error: Option<CallError>,
}

impl Call {
    /// A call without parameters.
    pub fn new(operation: &'static Operation) -> Self {
        Call {
            operation,
            path: Cow::Borrowed(operation.path()),
            query: String::new(),
            headers: Vec::new(),
            body: Body::None,
            timeout: None,
            max_wait: None,
            error: None,
        }
    }

    /// The operation it calls.
    pub fn operation(&self) -> &'static Operation {
        self.operation
    }

    /// Fills a path parameter. Everything but unreserved characters is percent-encoded.
    #[must_use]
    pub fn path(mut self, name: &str, value: impl Parameter) -> Self {
        let mut text = String::new();
        let mut count = 0;
        value.each(&mut |value| {
            count += 1;
            encode(&mut text, value);
        });
        // A segment of dots would be resolved away by the URL, in its encoded form too.
        if count != 1 || text.is_empty() || text == "." || text == ".." {
            return self.fail(CallError::Path { name: name.to_owned() });
        }
        let hole = format!("{{{name}}}");
        if !self.path.contains(&hole) {
            return self.fail(CallError::UnknownPath { name: name.to_owned() });
        }
        self.path = Cow::Owned(self.path.replace(&hole, &text));
        self
    }

    /// Adds a query parameter; a list once per element, `None` and an empty list not at all.
    #[must_use]
    pub fn query(mut self, name: &str, value: &(impl Parameter + ?Sized)) -> Self {
        let query = &mut self.query;
        value.each(&mut |value| pair(query, name, value));
        self
    }

    /// Adds a query parameter whose elements are joined with commas; `None` and an empty list not at
    /// all.
    #[must_use]
    pub fn query_joined(mut self, name: &str, value: &(impl Parameter + ?Sized)) -> Self {
        let query = &mut self.query;
        let mut first = true;
        value.each(&mut |value| {
            if first {
                pair(query, name, value);
                first = false;
            } else {
                query.push(',');
                encode(query, value);
            }
        });
        self
    }

    /// Adds a header; `None` adds nothing. `Authorization` and the like belong to the client and are
    /// refused.
    #[must_use]
    pub fn header(mut self, name: &str, value: &(impl Parameter + ?Sized)) -> Self {
        let reserved = ["authorization", "x-client-secret", "host", "content-length", "content-type"];
        let parsed = match HeaderName::from_bytes(name.as_bytes()) {
            Ok(parsed) if !reserved.contains(&parsed.as_str()) => parsed,
            _ => return self.fail(CallError::Header { name: name.to_owned() }),
        };
        let mut bad = false;
        let headers = &mut self.headers;
        value.each(&mut |value| match HeaderValue::from_str(value) {
            Ok(value) => headers.push((parsed.clone(), value)),
            Err(_) => bad = true,
        });
        if bad { self.fail(CallError::Header { name: name.to_owned() }) } else { self }
    }

    /// Sets the JSON body.
    #[must_use]
    pub fn json(mut self, body: &(impl Serialize + ?Sized)) -> Self {
        match serde_json::to_vec(body) {
            Ok(bytes) => {
                self.body = Body::Json(bytes.into());
                self
            }
            Err(source) => self.fail(CallError::Json { problem: source.to_string() }),
        }
    }

    /// Adds a file to the form (`multipart/form-data`).
    #[must_use]
    pub fn file(self, name: &str, file: FilePart) -> Self {
        if HeaderValue::from_str(&file.content_type).is_err() || file.content_type.is_empty() {
            return self.fail(CallError::ContentType { name: name.to_owned() });
        }
        self.part(Part::File(name.to_owned(), file))
    }

    /// Adds files to the form, each under the same name.
    #[must_use]
    pub fn files(self, name: &str, files: &[FilePart]) -> Self {
        files.iter().fold(self, |call, file| call.file(name, file.clone()))
    }

    /// Adds a field to the form; a list once per element, `None` not at all.
    #[must_use]
    pub fn field(mut self, name: &str, value: &(impl Parameter + ?Sized)) -> Self {
        let mut values = Vec::new();
        value.each(&mut |value| values.push(value.to_owned()));
        for value in values {
            self = self.part(Part::Field(name.to_owned(), value));
        }
        self
    }

    /// Sets the time for this call's answer, instead of the operation's or the client's.
    #[must_use]
    pub fn timeout(mut self, timeout: Duration) -> Self {
        self.timeout = Some(timeout);
        self
    }

    /// Sets the longest wait for the limiter for this call. A wait that would be longer is refused
    /// at once.
    #[must_use]
    pub fn max_wait(mut self, max_wait: Duration) -> Self {
        self.max_wait = Some(max_wait);
        self
    }

    fn part(mut self, part: Part) -> Self {
        match &mut self.body {
            Body::Form(parts) => parts.push(part),
            body => *body = Body::Form(vec![part]),
        }
        self
    }

    /// Keeps the first mistake.
    fn fail(mut self, error: CallError) -> Self {
        self.error.get_or_insert(error);
        self
    }

    pub(crate) fn own_timeout(&self) -> Option<Duration> {
        self.timeout
    }

    pub(crate) fn own_max_wait(&self) -> Option<Duration> {
        self.max_wait
    }

    /// Closes the call: what is left is to be sent any number of times.
    pub(crate) fn finish(self) -> Result<Prepared, CallError> {
        if let Some(error) = self.error {
            return Err(error);
        }
        if let Some((_, rest)) = self.path.split_once('{') {
            let name = rest.split('}').next().unwrap_or_default().to_owned();
            return Err(CallError::Path { name });
        }
        let mut headers = self.headers;
        let body = match self.body {
            Body::None => None,
            Body::Json(bytes) => {
                headers.push((CONTENT_TYPE, HeaderValue::from_static("application/json")));
                Some(bytes)
            }
            Body::Form(parts) => {
                let boundary = boundary();
                if let Ok(value) = HeaderValue::try_from(format!("multipart/form-data; boundary={boundary}"))
                {
                    headers.push((CONTENT_TYPE, value));
                }
                Some(form(&parts, &boundary))
            }
        };
        Ok(Prepared { path: self.path, query: self.query, headers, body })
    }
}

impl fmt::Debug for Call {
    /// Shows no values: they may be anything, buyers' names included.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Call")
            .field("operation", &format_args!("{}", self.operation))
            .field("timeout", &self.timeout)
            .field("max_wait", &self.max_wait)
            .field("error", &self.error)
            .finish_non_exhaustive()
    }
}

/// A call that is ready to be sent, again and again. Its body is shared, never copied.
pub(crate) struct Prepared {
    pub path: Cow<'static, str>,
    pub query: String,
    pub headers: Vec<(HeaderName, HeaderValue)>,
    pub body: Option<Bytes>,
}

/// A mistake in a [`Call`].
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum CallError {
    /// A path parameter that is missing, empty, or only dots.
    Path {
        /// Its name.
        name: String,
    },
    /// A path parameter the operation does not have.
    UnknownPath {
        /// Its name.
        name: String,
    },
    /// A header with a name or value that cannot be sent, or that belongs to the client.
    Header {
        /// Its name.
        name: String,
    },
    /// A file with a media type that cannot be sent.
    ContentType {
        /// Name of the form's field.
        name: String,
    },
    /// A body that cannot be written as JSON.
    Json {
        /// What the writer says.
        problem: String,
    },
    /// Base URL, path and query do not make a URL.
    Url,
}

impl fmt::Display for CallError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CallError::Path { name } => write!(f, "path parameter {name} is missing, empty or only dots"),
            CallError::UnknownPath { name } => write!(f, "the path has no parameter {name}"),
            CallError::Header { name } => write!(f, "header {name:?} cannot be sent with this value"),
            CallError::ContentType { name } => {
                write!(f, "file {name:?} has a media type that cannot be sent")
            }
            CallError::Json { problem } => write!(f, "the body cannot be written as JSON: {problem}"),
            CallError::Url => f.write_str("base URL, path and query do not make a URL"),
        }
    }
}

impl std::error::Error for CallError {}

fn pair(query: &mut String, name: &str, value: &str) {
    if !query.is_empty() {
        query.push('&');
    }
    encode(query, name);
    query.push('=');
    encode(query, value);
}

/// Percent-encodes everything but unreserved characters (RFC 3986), so that a value means the same
/// in a path and in a query. A space is `%20`: `+` is a space only to form decoders.
fn encode(out: &mut String, text: &str) {
    const HEX: &[u8; 16] = b"0123456789ABCDEF";
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_' | b'~') {
            out.push(char::from(byte));
        } else {
            out.push('%');
            out.push(char::from(HEX[usize::from(byte >> 4)]));
            out.push(char::from(HEX[usize::from(byte & 15)]));
        }
    }
}

/// A text that no content holds by chance: 128 random bits.
fn boundary() -> String {
    let random = || std::collections::hash_map::RandomState::new().build_hasher().finish();
    format!("wb-{:016x}{:016x}", random(), random())
}

fn form(parts: &[Part], boundary: &str) -> Bytes {
    let mut body = Vec::new();
    for part in parts {
        body.extend_from_slice(format!("--{boundary}\r\nContent-Disposition: form-data; name=").as_bytes());
        match part {
            Part::Field(name, value) => {
                body.extend_from_slice(format!("{}\r\n\r\n", quoted(name)).as_bytes());
                body.extend_from_slice(value.as_bytes());
            }
            Part::File(name, file) => {
                body.extend_from_slice(
                    format!(
                        "{}; filename={}\r\nContent-Type: {}\r\n\r\n",
                        quoted(name),
                        quoted(&file.name),
                        file.content_type
                    )
                    .as_bytes(),
                );
                body.extend_from_slice(&file.content);
            }
        }
        body.extend_from_slice(b"\r\n");
    }
    body.extend_from_slice(format!("--{boundary}--\r\n").as_bytes());
    body.into()
}

/// A name in quotes as browsers write it.
fn quoted(name: &str) -> String {
    let mut text = String::with_capacity(name.len() + 2);
    text.push('"');
    for c in name.chars() {
        match c {
            '"' => text.push_str("%22"),
            c if c.is_control() => {
                let _ = write!(text, "%{:02X}", u32::from(c));
            }
            c => text.push(c),
        }
    }
    text.push('"');
    text
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::executor::tests::operation;
    use http::Method;

    fn call(path: &'static str) -> Call {
        Call::new(operation(Method::GET, path, true))
    }

    #[test]
    fn path_space_is_percent_20() {
        let prepared = call("/a/{x}/b/{y}").path("x", "а б+/?#%").path("y", 5_i64).finish().unwrap();
        assert_eq!(prepared.path, "/a/%D0%B0%20%D0%B1%2B%2F%3F%23%25/b/5");
    }

    #[test]
    fn a_path_value_cannot_change_the_path() {
        for value in ["", ".", ".."] {
            assert!(
                matches!(call("/a/{x}").path("x", value).finish(), Err(CallError::Path { .. })),
                "{value:?}"
            );
        }
        let prepared = call("/{x}/{y}").path("x", "{y}").path("y", "1").finish().unwrap();
        assert_eq!(prepared.path, "/%7By%7D/1");
        assert!(matches!(call("/a/{x}").finish(), Err(CallError::Path { name }) if name == "x"));
        assert!(matches!(call("/a").path("x", "1").finish(), Err(CallError::UnknownPath { .. })));
        let none: Option<i64> = None;
        assert!(matches!(call("/a/{x}").path("x", none).finish(), Err(CallError::Path { .. })));
    }

    #[test]
    fn queries() {
        let none: Option<i64> = None;
        let empty: Vec<i64> = Vec::new();
        let prepared = call("/a")
            .query("none", &none)
            .query("empty", &empty)
            .query_joined("joined_none", &empty)
            .query("filter[downloadIds]", &["a b", "c&d"])
            .query_joined("ids", &[1_i64, 2, 3])
            .query_joined("texts", &["a,b", "c"])
            .query("flag", &Some(true))
            .query("price", &Decimal::new(1050, 2))
            .finish()
            .unwrap();
        assert_eq!(
            prepared.query,
            "filter%5BdownloadIds%5D=a%20b&filter%5BdownloadIds%5D=c%26d&ids=1,2,3&texts=a%2Cb,c&flag=true&price=10.50"
        );
    }

    #[test]
    fn headers() {
        let prepared = call("/a").header("X-Nm-Id", &12_i64).finish().unwrap();
        assert_eq!(prepared.headers.len(), 1);
        for (name, value) in
            [("X-A", "a\r\nb"), ("X A", "a"), ("Authorization", "a"), ("X-Client-Secret", "a")]
        {
            let result = call("/a").header(name, value).finish();
            assert!(matches!(result, Err(CallError::Header { .. })), "{name}");
        }
    }

    #[test]
    fn a_file_name_cannot_break_the_form() {
        let parts = [Part::File("f".into(), FilePart::new("a\"\r\nX: y.jpg", "image/jpeg", &b"123"[..]))];
        let body = form(&parts, "B");
        assert_eq!(
            std::str::from_utf8(&body).unwrap(),
            "--B\r\nContent-Disposition: form-data; name=\"f\"; filename=\"a%22%0D%0AX: y.jpg\"\r\n\
             Content-Type: image/jpeg\r\n\r\n123\r\n--B--\r\n"
        );
        let call = call("/a").file("f", FilePart::new("a", "image/jpeg\r\nX: y", &b""[..]));
        assert!(matches!(call.finish(), Err(CallError::ContentType { .. })));
    }

    #[test]
    fn debug_shows_no_values() {
        let call = call("/a/{x}").path("x", "secret1").query("q", "secret2").header("X-Q", "secret3");
        let shown = format!("{:?}", call.json(&"secret4"));
        assert!(!shown.contains("secret"), "{shown}");
    }

    proptest! {
        #[test]
        fn encoding_comes_back(text in ".*") {
            let mut encoded = String::new();
            encode(&mut encoded, &text);
            prop_assert!(encoded.bytes().all(|b| b.is_ascii_alphanumeric() || b"-._~%".contains(&b)));
            let mut bytes = Vec::new();
            let mut rest = encoded.as_bytes();
            while let Some((&byte, tail)) = rest.split_first() {
                if byte == b'%' {
                    bytes.push(u8::from_str_radix(std::str::from_utf8(&tail[..2]).unwrap(), 16).unwrap());
                    rest = &tail[2..];
                } else {
                    bytes.push(byte);
                    rest = tail;
                }
            }
            prop_assert_eq!(bytes, text.as_bytes());
        }
    }
}
