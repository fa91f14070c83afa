//! What WB says in the body of an error.
//!
//! Some 45 shapes are documented and more are met. One reader takes them all: it tries JSON whatever
//! the content type says, collects what it knows by name, and else keeps the text. It never fails.

use std::borrow::Cow;
use std::fmt::{self, Write as _};

use serde::de::{Deserializer as _, IgnoredAny, MapAccess, Visitor};
use serde_json::{Map, Value};

use crate::values::decode;

/// Longest excerpt, in bytes.
const EXCERPT: usize = 2048;
/// Longest text taken for a title, a detail, an item; in characters.
const TEXT: usize = 1000;
/// Most items kept.
const ITEMS: usize = 200;
/// Bodies above it are read as text: no error of WB is that long.
const LARGEST_JSON: usize = 4 << 20;

/// The body of an error, read. Texts are one line, with control characters escaped and tokens
/// replaced by `[redacted]`.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ErrorBody {
    code: Option<String>,
    title: Option<String>,
    detail: Option<String>,
    origin: Option<String>,
    request_id: Option<String>,
    status: Option<u16>,
    status_text: Option<String>,
    timestamp: Option<String>,
    items: Vec<ErrorItem>,
    data: Option<Value>,
    excerpt: String,
}

/// One entry of an error that lists several: a field that is wrong, an order that was refused.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct ErrorItem {
    /// Field, key or place it is about.
    pub field: Option<String>,
    /// WB's code.
    pub code: Option<String>,
    /// What is wrong.
    pub message: Option<String>,
    /// The value refused, or the data that goes with the entry.
    pub data: Option<Value>,
}

impl fmt::Display for ErrorItem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = [&self.field, &self.code, &self.message];
        let mut parts = parts.into_iter().flatten();
        match parts.next() {
            Some(first) => f.write_str(first)?,
            None => match &self.data {
                Some(data) => return f.write_str(&line(&data.to_string())),
                None => return f.write_str("(no text)"),
            },
        }
        parts.try_for_each(|part| write!(f, ": {part}"))
    }
}

impl ErrorBody {
    /// Reads a body. Never fails: what is no JSON is kept as text.
    pub fn read(bytes: &[u8]) -> Self {
        let text = String::from_utf8_lossy(bytes);
        let text = redact(text.trim_start_matches('\u{feff}').trim());
        let mut body = ErrorBody { excerpt: excerpt(&text), ..ErrorBody::default() };
        if text.is_empty() {
            return body;
        }
        let json = if text.len() <= LARGEST_JSON { decode::json(text.as_bytes()) } else { None };
        match json {
            Some(value) => body.take(value),
            None if text.starts_with('<') => body.title = html_title(&text),
            None => body.detail = some_line(&text),
        }
        if body.detail.is_none() && !body.items.is_empty() {
            // A bare refused value says nothing.
            let texts = body.items.iter().filter(|item| item.code.is_some() || item.message.is_some());
            let items: Vec<_> = texts.take(5).map(ErrorItem::to_string).collect();
            body.detail = some_line(&items.join("; "));
        }
        body
    }

    /// WB's code, for example `NotFound` or `461a0b83d6bd 2950e93b5fda`.
    pub fn code(&self) -> Option<&str> {
        self.code.as_deref()
    }

    /// Title, for example `too many requests`.
    pub fn title(&self) -> Option<&str> {
        self.title.as_deref()
    }

    /// What happened, in WB's words.
    pub fn detail(&self) -> Option<&str> {
        self.detail.as_deref()
    }

    /// The part of WB that answered, for example `ag-statistics`.
    pub fn origin(&self) -> Option<&str> {
        self.origin.as_deref()
    }

    /// WB's id of the request, for its support. Its form differs between services.
    pub fn request_id(&self) -> Option<&str> {
        self.request_id.as_deref()
    }

    /// The status the body states, which need not be that of the answer.
    pub fn status(&self) -> Option<u16> {
        self.status
    }

    /// The name of the status the body states.
    pub fn status_text(&self) -> Option<&str> {
        self.status_text.as_deref()
    }

    /// When it happened, as written.
    pub fn timestamp(&self) -> Option<&str> {
        self.timestamp.as_deref()
    }

    /// The entries of an error that lists several.
    pub fn items(&self) -> &[ErrorItem] {
        &self.items
    }

    /// The `data` that came with it, in whatever shape.
    pub fn data(&self) -> Option<&Value> {
        self.data.as_ref()
    }

    /// The beginning of the body, at most 2 KiB.
    pub fn excerpt(&self) -> &str {
        &self.excerpt
    }

    fn says(&self, what: &str) -> bool {
        [&self.title, &self.detail].into_iter().flatten().any(|text| text.to_lowercase().contains(what))
    }

    /// Whether a 429 comes from the limiter of the whole seller, not of the method.
    pub fn is_global_limiter(&self) -> bool {
        self.origin.as_deref() == Some("s2s-api") || self.says("global limiter")
    }

    fn says_any(&self, words: &[&str]) -> bool {
        words.iter().any(|what| self.says(what))
    }

    /// Whether it says that WB has removed the method.
    pub fn is_retired(&self) -> bool {
        self.says_any(&["method is deprecated", "method has been removed", "метод отключ", "метод удал"])
            || (self.says("deprecated") && self.says("release-notes"))
    }

    /// Whether a 404 says that the host does not know the path: WB's gateway in its own words, or a
    /// web server in its.
    pub fn is_path_not_found(&self) -> bool {
        const SERVERS: [&str; 3] =
            ["404 page not found", "404 not found", "no route matched with those values"];
        let whole = self.detail.as_ref().or(self.title.as_ref()).map(|text| text.to_lowercase());
        self.says("path not found") || whole.is_some_and(|whole| SERVERS.contains(&whole.as_str()))
    }

    /// Whether it announces a maintenance break, which WB does with any status, 429 too.
    pub fn is_maintenance(&self) -> bool {
        self.says_any(&[
            "технический перерыв",
            "технического перерыва",
            "технические работы",
            "технических работ",
            "профилактические работы",
            "регламентные работы",
            "maintenance",
        ])
    }

    /// Whether a 4XX says that the campaign, say, was in the asked-for state already.
    pub fn is_unchanged(&self) -> bool {
        self.says_any(&["не изменен", "не изменён", "not changed", "already in", "no changes"])
    }

    /// Whether a 400 says that the period begins too long ago, or is too long.
    pub fn is_period(&self) -> bool {
        const PERIOD: [&str; 9] = [
            "date range",
            "datefrom",
            "dateto",
            "period",
            "days",
            "период",
            "диапазон дат",
            "дней",
            "дата начала",
        ];
        const TOO_MUCH: [&str; 13] = [
            "excess",
            "exceed",
            "max ",
            "maximum",
            "too long",
            "too old",
            "too far",
            "longer than",
            "more than",
            "превыш",
            "не более",
            "не больше",
            "слишком",
        ];
        self.says("invalid start day") || (self.says_any(&PERIOD) && self.says_any(&TOO_MUCH))
    }

    /// The clock time (Moscow) at which a maintenance break is to end, where the text names one:
    /// hour and minute.
    pub fn maintenance_until(&self) -> Option<(u8, u8)> {
        if !self.is_maintenance() {
            return None;
        }
        // "до 16:00", "until 16.00".
        let time = |text: &str| -> Option<(u8, u8)> {
            let (hour, rest) = text.split_once([':', '.'])?;
            let minute = rest.get(..2)?;
            // A date goes on.
            if rest.get(2..).is_some_and(|rest| {
                rest.starts_with(['.', '-']) || rest.starts_with(|c: char| c.is_ascii_digit())
            }) {
                return None;
            }
            let (hour, minute): (u8, u8) = (hour.parse().ok()?, minute.parse().ok()?);
            (hour < 24 && minute < 60).then_some((hour, minute))
        };
        [&self.detail, &self.title].into_iter().flatten().find_map(|text| {
            let text = text.to_lowercase();
            ["до ", "until ", "till "].iter().find_map(|word| {
                let mut places = text.match_indices(word);
                places.find_map(|(at, _)| time(text.get(at + word.len()..)?.trim_start()))
            })
        })
    }

    /// The first link in the text: WB points to its release notes or its docs.
    pub fn link(&self) -> Option<&str> {
        let detail = self.detail.as_deref()?;
        let link = detail.get(detail.find("https://")?..)?;
        let end = link.find(|char: char| char.is_whitespace() || "\"'<>)]},;".contains(char));
        Some(link.get(..end.unwrap_or(link.len()))?.trim_end_matches('.'))
    }

    fn take(&mut self, value: Value) {
        match value {
            Value::Object(object) => self.take_object(object, 0),
            Value::Array(entries) => {
                self.push_items(None, Value::Array(entries));
                if let [first, rest @ ..] = &self.items[..] {
                    let same = rest.iter().all(|item| item.code == first.code);
                    self.code = first.code.clone().filter(|_| same);
                    if rest.is_empty() {
                        self.detail = first.message.clone();
                    }
                }
            }
            value => self.detail = scalar(&value),
        }
    }

    fn take_object(&mut self, object: Map<String, Value>, depth: u8) {
        let mut details: [Option<String>; 4] = [None, None, None, None];
        let mut others = Map::new();
        let mut known = false;
        for (key, value) in object {
            let slot = match word(&key).as_str() {
                "code" | "errorcode" => &mut self.code,
                "title" => &mut self.title,
                "origin" => &mut self.origin,
                "requestid" => &mut self.request_id,
                "statustext" => &mut self.status_text,
                "timestamp" => &mut self.timestamp,
                "status" | "statuscode" => {
                    known = true;
                    let status = match &value {
                        Value::Number(number) => number.as_f64().map(|status| status as u16),
                        Value::String(text) => text.trim().parse().ok(),
                        _ => None,
                    };
                    match status {
                        Some(status) => self.status = Some(status),
                        None => fill(&mut self.status_text, scalar(&value)),
                    }
                    continue;
                }
                "data" => {
                    known = true;
                    if !is_blank(&value) {
                        self.data = Some(value);
                    }
                    continue;
                }
                name if DETAILS.iter().any(|names| names.contains(&name)) => {
                    let rank = DETAILS.iter().position(|names| names.contains(&name)).unwrap_or_default();
                    known = true;
                    match value {
                        Value::Bool(_) => {}
                        Value::Object(inner) if depth < 3 && is_error(&inner) => {
                            self.take_object(inner, depth + 1);
                        }
                        Value::Object(_) | Value::Array(_) => self.push_items(None, value),
                        value => fill(&mut details[rank], scalar(&value)),
                    }
                    continue;
                }
                "errors" | "additionalerrors" => {
                    known = true;
                    self.push_items(None, value);
                    continue;
                }
                _ => {
                    others.insert(key, value);
                    continue;
                }
            };
            known = true;
            fill(slot, scalar(&value));
        }
        for detail in details {
            fill(&mut self.detail, detail);
        }
        // A shape nobody documented, such as `{"BodySizeExceedsTheGivenLimit": "…"}`, or names of which
        // none that is known says anything.
        if !known || (self.detail.is_none() && self.items.is_empty() && self.title.is_none()) {
            others.retain(|_, value| !matches!(value, Value::Bool(_)));
            self.push_items(None, Value::Object(others));
        }
    }

    /// Takes entries in any form: text, object, list, or a map from field to any of these.
    fn push_items(&mut self, field: Option<&str>, value: Value) {
        if self.items.len() >= ITEMS || is_blank(&value) {
            return;
        }
        match value {
            Value::Array(entries) => {
                for entry in entries {
                    self.push_items(field, entry);
                }
            }
            Value::Object(object) if is_item(&object) => self.items.push(item(field, object)),
            Value::Object(object) => {
                for (key, value) in object {
                    let key = line(&key);
                    match value {
                        // Deeper than field -> entries there is no telling names from data.
                        Value::Object(inner) if field.is_some() && !is_item(&inner) => {
                            self.items.push(ErrorItem {
                                field: Some(key),
                                data: Some(Value::Object(inner)),
                                ..ErrorItem::default()
                            });
                        }
                        value => self.push_items(Some(&key), value),
                    }
                }
            }
            value => self.items.push(ErrorItem {
                field: field.map(str::to_owned),
                message: scalar(&value),
                ..ErrorItem::default()
            }),
        }
    }
}

impl fmt::Display for ErrorBody {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.title, &self.detail) {
            (Some(title), Some(detail)) if title != detail => write!(f, "{title}: {detail}"),
            (Some(text), _) | (None, Some(text)) => f.write_str(text),
            (None, None) => match self.code.as_ref().or(self.status_text.as_ref()) {
                Some(text) => f.write_str(text),
                None => f.write_str("(no text)"),
            },
        }?;
        // The detail already holds the entries where it was made of them.
        let all = self.detail.as_deref().unwrap_or_default();
        let said = |item: &&ErrorItem| item.message.as_ref().is_some_and(|text| all.contains(text.as_str()));
        let texts = self.items.iter().filter(|item| item.code.is_some() || item.message.is_some());
        let more = texts.filter(|item| !said(item)).map(ErrorItem::to_string);
        let more: Vec<_> = more.filter(|item| !all.contains(item.as_str())).take(3).collect();
        if more.is_empty() { Ok(()) } else { write!(f, " ({})", more.join("; ")) }
    }
}

/// An error in a body that came with a success status: `error: true` or a mark of the same meaning
/// (`isError`, `success: false`), an error object or text in `error`, or a problem object that states a
/// status of 400 and above.
///
/// Cheap for large bodies: a list is not looked at, and an object is walked, without building
/// anything, only if it has such a key near its beginning or end.
pub fn error_in_success(bytes: &[u8]) -> Option<ErrorBody> {
    let start =
        bytes.iter().position(|byte| !byte.is_ascii_whitespace() && !b"\xef\xbb\xbf".contains(byte))?;
    let json = bytes.get(start..)?;
    if json.first() != Some(&b'{') {
        return None;
    }
    // Only a small body can be a bare problem object. A large one has its `error` at either end: it
    // is WB's envelope, with the data as one of its few fields.
    let problem = json.len() <= END && contains(json, b"\"status\"");
    let ends = [json.get(..END).unwrap_or(json), json.get(json.len().saturating_sub(END)..).unwrap_or(json)];
    if !problem && !ends.iter().any(|end| contains(end, b"rror") || contains(end, b"uccess\"")) {
        return None;
    }
    let mut top = Top::default();
    // It ends early on purpose; and what is broken further on, decoding will say.
    let _ = serde_json::Deserializer::from_slice(json).deserialize_map(&mut top);
    let error = top.error.unwrap_or(problem && top.status >= 400 && top.named);
    error.then(|| ErrorBody::read(json))
}

/// The entries in a value that says what is wrong, in whatever shape.
pub(crate) fn items_of(value: &Value) -> Vec<ErrorItem> {
    let mut body = ErrorBody::default();
    body.push_items(None, value.clone());
    body.items
}

/// Whether a body is an object that says what is wrong and nothing else WB's answers have: for
/// bodies with a success status in which nothing expected was found.
pub(crate) fn is_error_object(bytes: &[u8]) -> bool {
    let Some(object) = small_object(bytes) else { return false };
    const TELLING: [&str; 7] = ["title", "detail", "message", "errortext", "error", "errors", "code"];
    let told = |words: &[&str]| named(&object, words, |value| !is_blank(value)).is_some();
    (told(&TELLING) && !object.contains_key("data")) || told(&["errors"])
}

/// Whether a body lists errors, and everything beside them is empty: an error whatever the status, in an
/// envelope that has no other mark for it.
pub(crate) fn only_errors(bytes: &[u8]) -> bool {
    if bytes.len() > END || !contains(bytes, b"rror") {
        return false;
    }
    let Some(object) = small_object(bytes) else { return false };
    const ERRORS: [&str; 3] = ["errors", "errortext", "errormessage"];
    const ABOUT: [&str; 10] = [
        "additionalerrors",
        "code",
        "title",
        "detail",
        "message",
        "requestid",
        "timestamp",
        "status",
        "statustext",
        "origin",
    ];
    let empty = |value: &Value| is_blank(value) || value.as_f64() == Some(0.0);
    named(&object, &ERRORS, |value| !is_blank(value)).is_some()
        && object.iter().all(|(name, value)| {
            let word = word(name);
            ERRORS.contains(&word.as_str()) || ABOUT.contains(&word.as_str()) || empty(value)
        })
}

fn small_object(bytes: &[u8]) -> Option<Map<String, Value>> {
    if bytes.len() > END {
        return None;
    }
    match decode::json(bytes)? {
        Value::Object(object) => Some(object),
        _ => None,
    }
}

/// How far from either end of a body its `error` may stand.
const END: usize = 16 * 1024;

fn contains(bytes: &[u8], what: &[u8]) -> bool {
    memchr::memmem::find(bytes, what).is_some()
}

/// The keys at the top of a body that tell an error.
#[derive(Default)]
struct Top {
    error: Option<bool>,
    status: i64,
    named: bool,
}

impl<'de> Visitor<'de> for &mut Top {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(key) = map.next_key::<String>()? {
            match word(&key).as_str() {
                "error" => {
                    let value = map.next_value::<Value>()?;
                    self.error = Some(match &value {
                        Value::Bool(error) => *error,
                        Value::Object(_) | Value::Array(_) => !is_blank(&value),
                        Value::String(text) => {
                            !matches!(text.trim().to_ascii_lowercase().as_str(), "" | "false" | "null" | "ok")
                        }
                        Value::Number(number) => number.as_f64() != Some(0.0),
                        Value::Null => false,
                    });
                    return Err(serde::de::Error::custom("seen enough"));
                }
                mark @ ("iserror" | "iserrors" | "haserror" | "issuccess" | "success") => {
                    let bad = !mark.ends_with("success");
                    if map.next_value::<Value>()? == Value::Bool(bad) {
                        self.error = Some(true);
                        return Err(serde::de::Error::custom("seen enough"));
                    }
                }
                "status" => {
                    let value = map.next_value::<Value>()?;
                    self.status = value.as_i64().unwrap_or_default();
                }
                "title" | "detail" | "statustext" => {
                    self.named = true;
                    map.next_value::<IgnoredAny>()?;
                }
                _ => {
                    map.next_value::<IgnoredAny>()?;
                }
            }
        }
        Ok(())
    }
}

fn fill(slot: &mut Option<String>, text: Option<String>) {
    if slot.is_none() {
        *slot = text;
    }
}

/// `null`, an empty text, list or object.
pub(crate) fn is_blank(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::String(text) => text.trim().is_empty(),
        Value::Array(list) => list.is_empty(),
        Value::Object(object) => object.is_empty(),
        Value::Bool(_) | Value::Number(_) => false,
    }
}

/// A value as one line of text; blank values are none.
fn scalar(value: &Value) -> Option<String> {
    match value {
        value if is_blank(value) => None,
        Value::String(text) => some_line(text),
        value => some_line(&value.to_string()),
    }
}

/// Whether an object has the names of an error.
fn is_error(object: &Map<String, Value>) -> bool {
    const NAMES: [&str; 9] =
        ["title", "detail", "message", "errortext", "errormessage", "error", "errors", "code", "requestid"];
    named(object, &NAMES, |_| true).is_some()
}

/// Names of what says in words what happened, the most telling first.
const DETAILS: [&[&str]; 4] = [
    &["detail", "details"],
    &["message", "msg"],
    &["errortext", "errormessage", "errordescription", "reason"],
    &["error"],
];

/// A name as it is compared: WB's services spell one thing `requestId`, `request_id` and `RequestID`.
fn word(name: &str) -> String {
    let letters = name.chars().filter(|char| !matches!(char, '_' | '-'));
    letters.map(|char| char.to_ascii_lowercase()).collect()
}

/// The name in an object that reads as one of `words`, the first of those that occurs.
fn named(object: &Map<String, Value>, words: &[&str], take: impl Fn(&Value) -> bool) -> Option<String> {
    words.iter().find_map(|wanted| {
        let mut fields = object.iter();
        fields.find(|(name, value)| word(name) == *wanted && take(value)).map(|(name, _)| name.clone())
    })
}

const FIELD_NAMES: [&str; 6] = ["field", "location", "key", "path", "name", "param"];
const MESSAGE_NAMES: [&str; 9] =
    ["message", "detail", "error", "errortext", "errormessage", "text", "msg", "reason", "description"];

/// Whether an object is one entry, rather than a map of fields.
fn is_item(object: &Map<String, Value>) -> bool {
    named(object, &["code"], |_| true).or_else(|| named(object, &MESSAGE_NAMES, |_| true)).is_some()
}

fn item(field: Option<&str>, mut object: Map<String, Value>) -> ErrorItem {
    let mut take = |names: &[&str]| {
        let plain = |value: &Value| !is_blank(value) && !value.is_object() && !value.is_array();
        object.remove(&named(&object, names, plain)?).as_ref().and_then(scalar)
    };
    let own = take(&FIELD_NAMES);
    let code = take(&["code"]);
    let message = take(&MESSAGE_NAMES);
    let field = match (field, own) {
        (Some(field), Some(own)) => Some(format!("{field}.{own}")),
        (field, own) => own.or(field.map(str::to_owned)),
    };
    object.retain(|_, value| !is_blank(value));
    let data = match object.len() {
        0 => None,
        1 => object.remove("data").or_else(|| object.remove("value")).or(Some(Value::Object(object))),
        _ => Some(Value::Object(object)),
    };
    ErrorItem { field, code, message, data }
}

/// Control characters and what hides or turns text around, escaped.
fn push_escaped(text: &mut String, char: char) {
    if char.is_control()
        || matches!(char, '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    {
        let _ = write!(text, "{}", char.escape_default());
    } else {
        text.push(char);
    }
}

/// One line: white space packed, control characters escaped, cut to a readable length.
fn line(text: &str) -> String {
    let mut out = String::new();
    let mut gap = false;
    for (count, char) in text.trim().chars().enumerate() {
        if count >= TEXT {
            out.push('…');
            break;
        }
        if matches!(char, ' ' | '\n' | '\r' | '\t') {
            gap = true;
            continue;
        }
        if std::mem::take(&mut gap) {
            out.push(' ');
        }
        push_escaped(&mut out, char);
    }
    out
}

fn some_line(text: &str) -> Option<String> {
    let line = line(text);
    (!line.is_empty()).then_some(line)
}

fn excerpt(text: &str) -> String {
    let mut out = String::new();
    for char in text.chars() {
        let before = out.len();
        push_escaped(&mut out, char);
        if out.len() > EXCERPT - '…'.len_utf8() {
            out.truncate(before);
            out.push('…');
            break;
        }
    }
    out
}

/// What stands between `<title>` and `</title>`, or in the first heading.
fn html_title(html: &str) -> Option<String> {
    let lower = html.to_ascii_lowercase();
    ["title", "h1"].iter().find_map(|tag| {
        let open = lower.find(&format!("<{tag}"))?;
        let start = open + lower.get(open..)?.find('>')? + 1;
        let end = start + lower.get(start..)?.find(&format!("</{tag}"))?;
        let text = html.get(start..end)?;
        let text =
            text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&");
        some_line(&text)
    })
}

fn is_token_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"-._~+/=".contains(&byte)
}

/// Replaces what looks like a token: a JWT, or whatever follows `Bearer`.
pub(crate) fn redact(text: &str) -> Cow<'_, str> {
    let bytes = text.as_bytes();
    let mut out = String::new();
    let (mut copied, mut at) = (0, 0);
    while let Some(&byte) = bytes.get(at) {
        let secret = match byte {
            b'e' => jwt(bytes, at).map(|length| (at, length)),
            b'B' | b'b' => bearer(bytes, at),
            _ => None,
        };
        match secret {
            // Token bytes are ASCII, so both ends are at characters.
            Some((start, length)) => {
                out.push_str(text.get(copied..start).unwrap_or_default());
                out.push_str("[redacted]");
                copied = start + length;
                at = copied;
            }
            None => at += 1,
        }
    }
    if copied == 0 {
        return Cow::Borrowed(text);
    }
    out.push_str(text.get(copied..).unwrap_or_default());
    Cow::Owned(out)
}

/// Length of a JWT, whole or cut, that starts here: `eyJ` is `{"` in base64.
fn jwt(bytes: &[u8], at: usize) -> Option<usize> {
    let rest = bytes.get(at..)?;
    let length = rest.iter().take_while(|byte| is_token_byte(**byte)).count();
    (rest.starts_with(b"eyJ") && length >= 12).then_some(length)
}

/// Start and length of what follows the word `Bearer`, unless it is a plain word itself.
fn bearer(bytes: &[u8], at: usize) -> Option<(usize, usize)> {
    let word = bytes.get(at..at + 6)?;
    let joined =
        at.checked_sub(1).and_then(|before| bytes.get(before)).is_some_and(u8::is_ascii_alphanumeric);
    if joined || !word.eq_ignore_ascii_case(b"bearer") {
        return None;
    }
    let gap = bytes.get(at + 6..)?.iter().take_while(|byte| matches!(byte, b' ' | b'\t' | b':')).count();
    let start = at + 6 + gap;
    let secret = bytes.get(start..)?;
    let mut length = secret.iter().take_while(|byte| is_token_byte(**byte)).count();
    while length > 0 && secret.get(length - 1) == Some(&b'.') {
        length -= 1;
    }
    let plain =
        length < 20 && secret.get(..length)?.iter().all(|byte| byte.is_ascii_alphabetic() || *byte == b'-');
    (gap > 0 && length > 0 && !plain).then_some((start, length))
}

#[cfg(test)]
mod tests;
