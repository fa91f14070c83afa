//! Tolerant reading of answers.
//!
//! WB adds fields, leaves out required ones, sends `null` for lists, numbers as strings and enum
//! values nobody announced. So reading is total: every JSON value gives some Rust value, only
//! broken JSON is an error. What did not fit its type becomes `None` (or an empty list) and is
//! noted as [`Lost`] with its path, so that nothing is lost in silence.
//!
//! Generated structs implement [`Object`]: one `match` from wire name to field. That is a tenth of
//! the code a serde derive expands to, and knows the path for notes and errors.

use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

use serde::de::{self, DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::value::RawValue;

use super::decimal;

/// A value of an answer that did not fit its type and was left out.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Lost {
    /// Where it stood, for example `cards[3].sizes[0].price`.
    pub path: String,
    /// What the type wants, for example `integer`.
    pub expected: &'static str,
    /// What was there, cut to 40 characters, for example `text "n/a"`.
    pub found: String,
}

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: expected {}, found {}", self.path, self.expected, self.found)
    }
}

/// A field of an answer that the contract does not know.
///
/// WB adds fields, which is harmless, and renames them, which shows as a new field here and a `None`
/// in the old one. Each name is listed once, where it was met first.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct UnknownField {
    /// Where it stands, for example `cards[3].colour`.
    pub path: String,
    /// The field of the contract it was read into, where it differs from that only in the case of
    /// letters and in underscores (`nmId` for `nmID`).
    pub read_as: Option<&'static str>,
}

impl fmt::Display for UnknownField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.path)?;
        match self.read_as {
            Some(name) => write!(f, ": read as {name}"),
            None => Ok(()),
        }
    }
}

/// Unknown fields listed of one answer.
const MAX_UNKNOWN: usize = 20;

/// Notes kept of one answer; more are only counted, so that a wholly odd answer of 100 MB does not
/// fill the memory.
const MAX_NOTES: usize = 100;

#[derive(Debug)]
enum Step {
    Field(String),
    Index(usize),
}

#[derive(Debug, Default)]
struct Trace {
    notes: Vec<(Vec<Step>, &'static str, String)>,
    unknown: Vec<(Vec<Step>, String, Option<&'static str>)>,
    error: Vec<Step>,
}

thread_local! {
    // Reading is synchronous, so one trace per thread serves; `Object::read` cannot take it as an
    // argument because serde calls it.
    static TRACE: RefCell<Trace> = RefCell::new(Trace::default());
    static LOST: Cell<usize> = const { Cell::new(0) };
    /// Whether somebody will take the notes: not when serde reads a generated type on its own.
    static TRACING: Cell<bool> = const { Cell::new(false) };
    /// Whether the object read last had no field at all.
    static EMPTY: Cell<bool> = const { Cell::new(false) };
    /// Unknown fields listed so far.
    static UNKNOWN: Cell<usize> = const { Cell::new(0) };
    /// Whether the field read last was skipped.
    static SKIPPED: Cell<bool> = const { Cell::new(false) };
    /// Whether the object read last had fields, but none the contract knows.
    static STRANGE: Cell<bool> = const { Cell::new(false) };
    /// Whether a number with a fraction, or a large one, was read as text: its digits are to be those
    /// that were sent, and a float does not know them.
    static ROUGH: Cell<bool> = const { Cell::new(false) };
    /// Whether texts are read with care for the digits of numbers.
    static EXACT: Cell<bool> = const { Cell::new(false) };
}

/// Sets a clean trace for one answer and puts the outer one back, also on unwind.
struct Scope {
    outer: Option<(Trace, usize, bool, usize)>,
}

impl Scope {
    fn enter() -> Self {
        STRANGE.set(false);
        Scope { outer: Some((TRACE.take(), LOST.replace(0), TRACING.replace(true), UNKNOWN.replace(0))) }
    }

    fn leave(mut self) -> (Trace, usize) {
        let (trace, lost, tracing, unknown) = self.outer.take().unwrap_or_default();
        TRACING.set(tracing);
        UNKNOWN.set(unknown);
        (TRACE.replace(trace), LOST.replace(lost))
    }
}

impl Drop for Scope {
    fn drop(&mut self) {
        if let Some((trace, lost, tracing, unknown)) = self.outer.take() {
            TRACE.replace(trace);
            LOST.set(lost);
            TRACING.set(tracing);
            UNKNOWN.set(unknown);
        }
    }
}

/// Notes a value that was left out; whoever reads the surrounding values adds the path.
pub(super) fn note(expected: &'static str, found: impl FnOnce() -> String) {
    if !TRACING.get() {
        return;
    }
    LOST.set(LOST.get() + 1);
    TRACE.with_borrow_mut(|trace| {
        if trace.notes.len() < MAX_NOTES {
            trace.notes.push((Vec::new(), expected, found()));
        }
    });
}

/// Lists a field that the contract does not know, each name once.
fn note_unknown(name: &str, read_as: Option<&'static str>) {
    if !TRACING.get() || UNKNOWN.get() >= MAX_UNKNOWN {
        return;
    }
    TRACE.with_borrow_mut(|trace| {
        if !trace.unknown.iter().any(|(_, known, _)| known == name) {
            trace.unknown.push((Vec::new(), name.to_owned(), read_as));
            UNKNOWN.set(trace.unknown.len());
        }
    });
}

/// Runs `read`, then puts `step` before the path of whatever it noted.
fn at<T, E>(step: impl Fn() -> Step, read: impl FnOnce() -> Result<T, E>) -> Result<T, E> {
    let before = LOST.get();
    let before_unknown = UNKNOWN.get();
    let result = read();
    if UNKNOWN.get() != before_unknown {
        TRACE.with_borrow_mut(|trace| {
            for (path, ..) in trace.unknown.iter_mut().skip(before_unknown) {
                path.push(step());
            }
        });
    }
    if result.is_err() && TRACING.get() {
        TRACE.with_borrow_mut(|trace| trace.error.push(step()));
    }
    if LOST.get() != before {
        TRACE.with_borrow_mut(|trace| {
            for (path, ..) in trace.notes.iter_mut().skip(before.min(MAX_NOTES)) {
                path.push(step());
            }
        });
    }
    result
}

fn path_text(steps: &[Step]) -> String {
    let mut text = String::new();
    for step in steps.iter().rev() {
        match step {
            Step::Index(index) => text.push_str(&format!("[{index}]")),
            Step::Field(name) => {
                if !text.is_empty() {
                    text.push('.');
                }
                text.push_str(name);
            }
        }
    }
    text
}

/// An answer read by [`from_slice`].
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Decoded<T> {
    /// The value.
    pub value: T,
    /// What did not fit, at most 100 entries.
    pub lost: Vec<Lost>,
    /// How many values did not fit.
    pub lost_count: usize,
    /// Fields the contract does not know, at most 20.
    pub unknown: Vec<UnknownField>,
    /// Whether the whole is an object with fields, none of which the contract knows.
    pub(crate) strange: bool,
}

/// Why a body could not be read at all.
#[derive(Debug)]
#[non_exhaustive]
pub struct DecodeError {
    /// JSON path up to which reading went, for example `cards[3].title`; empty at the root.
    pub path: String,
    /// Where a byte that is not UTF-8 stands, if that is what is wrong: its offset in the body.
    pub invalid_utf8: Option<usize>,
    /// What the parser says, with line and column.
    pub source: serde_json::Error,
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.path.is_empty() {
            write!(f, "at {}: ", self.path)?;
        }
        match self.invalid_utf8 {
            Some(offset) => write!(f, "invalid UTF-8 at byte {offset}"),
            None => write!(f, "{}", self.source),
        }
    }
}

impl std::error::Error for DecodeError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.source)
    }
}

/// Reads an answer.
///
/// The whole must be UTF-8. A byte order mark is skipped. Control characters that stand raw in a text (the GS of marking
/// codes) are kept. Half a surrogate pair is read as U+FFFD, a number beyond `f64` as `null`; both
/// are noted.
///
/// # Errors
/// Broken JSON, or a root of another kind than `T` (an object for a list, say).
pub fn from_slice<T: Root>(json: &[u8]) -> Result<Decoded<T>, DecodeError> {
    let body = json.strip_prefix(b"\xef\xbb\xbf").unwrap_or(json);
    let text = match std::str::from_utf8(body) {
        Ok(text) => text,
        Err(invalid) => return Err(invalid_utf8::<T>(body, invalid.valid_up_to(), json.len() - body.len())),
    };
    let error = match read_root(text) {
        Ok(decoded) => return Ok(decoded),
        Err(error) if !error.source.is_syntax() => return Err(error),
        Err(error) => error,
    };
    let Some(repaired) = repair(body) else { return Err(error) };
    let Ok(text) = std::str::from_utf8(&repaired.json) else { return Err(error) };
    let mut decoded = read_root(text)?;
    decoded.lost_count += repaired.halves + repaired.huge;
    for (count, expected, found) in [
        (repaired.halves, "whole characters", "half of a surrogate pair"),
        (repaired.huge, "a number within f64", "a larger one"),
    ] {
        if count > 0 {
            decoded.lost.push(Lost { path: String::new(), expected, found: found.to_owned() });
        }
    }
    Ok(decoded)
}

/// Reading what comes before the byte that is not UTF-8 ends at the path of that byte.
fn invalid_utf8<T: Root>(body: &[u8], offset: usize, skipped: usize) -> DecodeError {
    let before = std::str::from_utf8(body.get(..offset).unwrap_or_default()).unwrap_or_default();
    let mut error = match read_root::<T>(before) {
        Err(error) => error,
        Ok(_) => DecodeError {
            path: String::new(),
            invalid_utf8: None,
            source: de::Error::custom("invalid UTF-8 behind the answer"),
        },
    };
    error.invalid_utf8 = Some(offset + skipped);
    error
}

/// A number where text is due is rare, and to look for it costs: only then all is read once more.
fn read_root<T: Root>(json: &str) -> Result<Decoded<T>, DecodeError> {
    ROUGH.set(false);
    let first = read_once(json)?;
    if !ROUGH.replace(false) {
        return Ok(first);
    }
    let outer = EXACT.replace(true);
    let second = read_once(json);
    EXACT.set(outer);
    second
}

fn read_once<T: Root>(json: &str) -> Result<Decoded<T>, DecodeError> {
    let scope = Scope::enter();
    let mut deserializer = serde_json::Deserializer::from_str(json);
    let result = T::root(&mut deserializer).and_then(|value| deserializer.end().map(|()| value));
    let strange = STRANGE.replace(false);
    let (trace, lost_count) = scope.leave();
    match result {
        Ok(value) => {
            let unknown = trace.unknown.into_iter().map(|(mut path, name, read_as)| {
                path.insert(0, Step::Field(name));
                UnknownField { path: path_text(&path), read_as }
            });
            let unknown = unknown.collect();
            let lost = trace.notes.into_iter().map(|(path, expected, found)| Lost {
                path: path_text(&path),
                expected,
                found,
            });
            Ok(Decoded { value, lost: lost.collect(), lost_count, unknown, strange })
        }
        Err(source) => Err(DecodeError { path: path_text(&trace.error), invalid_utf8: None, source }),
    }
}

/// Any JSON, with what [`from_slice`] forgives; `None` where it is none.
pub(crate) fn json(text: &[u8]) -> Option<serde_json::Value> {
    match serde_json::from_slice::<&RawValue>(text) {
        Ok(raw) => Some(untyped(raw.get())),
        Err(error) if error.is_syntax() => {
            let repaired = repair(text)?.json;
            serde_json::from_slice::<&RawValue>(&repaired).ok().map(|raw| untyped(raw.get()))
        }
        Err(_) => None,
    }
}

/// The value of a JSON text whose grammar has been checked. A number that no `i64`, `u64` or `f64` holds
/// is kept as the text of it.
fn untyped(json: &str) -> serde_json::Value {
    fn whole(json: &str) -> Option<serde_json::Value> {
        let mut digits = 0;
        for byte in json.bytes() {
            match byte {
                b'0'..=b'9' => digits += 1,
                b'.' => {}
                b'e' | b'E' if digits > 0 => return None,
                _ => digits = 0,
            }
            // Any float holds 15.
            if digits > 15 {
                return None;
            }
        }
        serde_json::from_str(json).ok()
    }

    fn part(json: &str, depth: usize) -> serde_json::Value {
        use serde_json::Value as Json;
        if let Some(value) = whole(json) {
            return value;
        }
        match json.as_bytes().first() {
            // The parser goes no deeper either.
            _ if depth > 100 => serde_json::from_str(json).unwrap_or_else(|_| Json::String(json.to_owned())),
            Some(b'{') => match serde_json::from_str::<BTreeMap<Cow<'_, str>, &RawValue>>(json) {
                Ok(fields) => {
                    let fields = fields.into_iter();
                    fields.map(|(name, value)| (name.into_owned(), part(value.get(), depth + 1))).collect()
                }
                Err(_) => repaired(json),
            },
            Some(b'[') => match serde_json::from_str::<Vec<&RawValue>>(json) {
                Ok(items) => items.into_iter().map(|item| part(item.get(), depth + 1)).collect(),
                Err(_) => repaired(json),
            },
            Some(b'-' | b'0'..=b'9') => match serde_json::from_str::<serde_json::Number>(json) {
                Ok(number) if decimal::is_same(&number.to_string(), json) => Json::Number(number),
                _ => Json::String(json.to_owned()),
            },
            _ => serde_json::from_str(json).unwrap_or_else(|_| repaired(json)),
        }
    }

    /// Half a surrogate pair is all that can be wrong.
    fn repaired(json: &str) -> serde_json::Value {
        note("whole characters", || "half of a surrogate pair".to_owned());
        let repaired = repair(json.as_bytes());
        let value = repaired.and_then(|repaired| serde_json::from_slice(&repaired.json).ok());
        value.unwrap_or_else(|| serde_json::Value::String(json.to_owned()))
    }

    part(json.trim_ascii(), 0)
}

/// The name under which serde_json hands out the text of a value instead of the value: the one
/// [`RawValue`] asks with. Asking ourselves saves an allocation per number, and formats other than
/// JSON, which do not know the name, still work. If serde_json ever changed it, numbers would be
/// read as floats, and a test would say so.
const RAW: &str = "$serde_json::private::RawValue";

/// Hands out the JSON text of the value that stands next; a format that is not JSON hands out its value.
pub(super) fn raw<'de, D: Deserializer<'de>, V: Visitor<'de>>(
    deserializer: D,
    visitor: V,
) -> Result<V::Value, D::Error> {
    deserializer.deserialize_newtype_struct(RAW, visitor)
}

/// Whether a name in an object announces the JSON text of a value; see [`raw`].
pub(super) fn is_raw(name: &str) -> bool {
    name == RAW
}

/// JSON that serde_json refuses, written in a way it takes.
struct Repaired {
    json: Vec<u8>,
    /// Halves of surrogate pairs replaced.
    halves: usize,
    /// Numbers beyond `f64` replaced.
    huge: usize,
}

/// Escapes raw control characters in texts, and replaces half surrogate pairs and numbers beyond
/// `f64`; `None` where there are none.
fn repair(json: &[u8]) -> Option<Repaired> {
    fn escaped(json: &[u8], at: usize) -> Option<u16> {
        let digits = json.get(at..at + 6)?.strip_prefix(b"\\u")?;
        u16::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()
    }

    let mut repaired = Repaired { json: Vec::new(), halves: 0, huge: 0 };
    let (mut copied, mut at, mut in_text) = (0, 0, false);
    while let Some(&byte) = json.get(at) {
        let (length, replacement): (usize, Option<Cow<'static, str>>) = match byte {
            b'"' => {
                in_text = !in_text;
                (1, None)
            }
            b'\\' if in_text => match escaped(json, at) {
                None => (2, None),
                Some(0xD800..=0xDBFF) if matches!(escaped(json, at + 6), Some(0xDC00..=0xDFFF)) => (12, None),
                Some(0xD800..=0xDFFF) => {
                    repaired.halves += 1;
                    (6, Some("\\ufffd".into()))
                }
                Some(_) => (6, None),
            },
            0..0x20 if in_text => (1, Some(format!("\\u{byte:04x}").into())),
            b'0'..=b'9' | b'-' if !in_text => {
                let number = json[at..].iter();
                let length = number
                    .take_while(|byte| matches!(byte, b'0'..=b'9' | b'-' | b'+' | b'.' | b'e' | b'E'))
                    .count();
                let text = std::str::from_utf8(&json[at..at + length]).unwrap_or_default();
                if text.parse::<f64>().is_ok_and(f64::is_infinite) {
                    repaired.huge += 1;
                    (length, Some("null".into()))
                } else {
                    (length, None)
                }
            }
            _ => (1, None),
        };
        if let Some(replacement) = replacement {
            repaired.json.extend_from_slice(&json[copied..at]);
            repaired.json.extend_from_slice(replacement.as_bytes());
            copied = at + length;
        }
        at += length;
    }
    if copied == 0 {
        return None;
    }
    repaired.json.extend_from_slice(json.get(copied..).unwrap_or_default());
    Some(repaired)
}

/// A JSON value that is neither list nor object.
#[derive(Debug, Clone, Copy, PartialEq)]
#[allow(missing_docs)]
pub enum Leaf<'a> {
    Bool(bool),
    Signed(i64),
    Unsigned(u64),
    Float(f64),
    Text(&'a str),
}

impl Leaf<'_> {
    pub(super) fn describe(&self) -> String {
        match self {
            Leaf::Bool(value) => format!("{value}"),
            Leaf::Signed(value) => format!("number {value}"),
            Leaf::Unsigned(value) => format!("number {value}"),
            Leaf::Float(value) => format!("number {value}"),
            Leaf::Text(value) => {
                let cut: String = value.chars().take(40).collect();
                format!("text {cut:?}")
            }
        }
    }
}

/// A type that can stand in an answer, optional there: see [`Read`].
pub trait Value: Sized {
    /// What it wants, for notes.
    const EXPECTED: &'static str;

    /// From a leaf; `None` where it does not fit.
    fn leaf(_leaf: Leaf<'_>) -> Option<Self> {
        None
    }

    /// From an object; `None`, and a note, where it does not fit.
    ///
    /// # Errors
    /// Broken JSON.
    fn map<'de, A: MapAccess<'de>>(map: A) -> Result<Option<Self>, A::Error> {
        no_map(map)
    }

    /// From a list; `None`, and a note, where it does not fit.
    ///
    /// # Errors
    /// Broken JSON.
    fn seq<'de, A: SeqAccess<'de>>(seq: A) -> Result<Option<Self>, A::Error> {
        no_seq::<Self, A>(seq)
    }

    /// Whether a leaf that does not fit says "none" (an empty string for a number or a date) and is
    /// not worth a note.
    fn is_none(leaf: Leaf<'_>) -> bool {
        matches!(leaf, Leaf::Text(text) if text.trim().is_empty())
    }

    /// What `null` is in a list or a map, where it has a place: nothing, but for values of any kind.
    fn null() -> Option<Self> {
        None
    }

    /// Reads it, or `None` for `null` and for what does not fit.
    ///
    /// # Errors
    /// Broken JSON.
    fn read_optional<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Self>, D::Error> {
        deserializer.deserialize_any(ValueVisitor::<Self>(PhantomData))
    }
}

/// The one name in a number that comes as an object.
const NUMBER: &str = "$serde_json::private::Number";

/// An object where there should be none. With serde_json's feature `arbitrary_precision`, which any
/// crate of a program can switch on for all, a number comes as one.
fn no_map<'de, T: Value, A: MapAccess<'de>>(mut map: A) -> Result<Option<T>, A::Error> {
    match map.next_key::<Name<'de>>()? {
        Some(Name(name)) if name == NUMBER => {
            let text = map.next_value::<String>()?;
            let leaf = match (text.parse(), text.parse(), text.parse()) {
                (Ok(value), ..) => Leaf::Signed(value),
                (_, Ok(value), _) => Leaf::Unsigned(value),
                (.., Ok(value)) => Leaf::Float(value),
                _ => Leaf::Text(&text),
            };
            return ValueVisitor::leaf(leaf);
        }
        Some(_) => {
            map.next_value::<IgnoredAny>()?;
            while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        }
        // PHP's way to say "none".
        None => return Ok(None),
    }
    note(T::EXPECTED, || "an object".to_owned());
    Ok(None)
}

/// A list where there should be none. An empty one is PHP's way to say "none".
fn no_seq<'de, T: Value, A: SeqAccess<'de>>(mut seq: A) -> Result<Option<T>, A::Error> {
    let mut empty = true;
    while seq.next_element::<IgnoredAny>()?.is_some() {
        empty = false;
    }
    if !empty {
        note(T::EXPECTED, || "a list".to_owned());
    }
    Ok(None)
}

/// What objects and maps are [`Value::EXPECTED`] to be.
#[doc(hidden)]
pub const OBJECT: &str = "object";

struct ValueVisitor<T>(PhantomData<T>);

impl<T: Value> ValueVisitor<T> {
    fn leaf<E>(leaf: Leaf<'_>) -> Result<Option<T>, E> {
        let value = T::leaf(leaf);
        if value.is_none() && !T::is_none(leaf) {
            note(T::EXPECTED, || leaf.describe());
        }
        Ok(value)
    }
}

impl<'de, T: Value> Visitor<'de> for ValueVisitor<T> {
    type Value = Option<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(T::EXPECTED)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Option<T>, E> {
        Self::leaf(Leaf::Bool(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Option<T>, E> {
        Self::leaf(Leaf::Signed(value))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Option<T>, E> {
        Self::leaf(Leaf::Unsigned(value))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Option<T>, E> {
        Self::leaf(Leaf::Float(value))
    }

    fn visit_str<E>(self, value: &str) -> Result<Option<T>, E> {
        Self::leaf(Leaf::Text(value))
    }

    fn visit_unit<E>(self) -> Result<Option<T>, E> {
        Ok(None)
    }

    fn visit_none<E>(self) -> Result<Option<T>, E> {
        Ok(None)
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<Option<T>, D::Error> {
        T::read_optional(deserializer)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Option<T>, A::Error> {
        T::map(map)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, seq: A) -> Result<Option<T>, A::Error> {
        T::seq(seq)
    }
}

/// A field of an answer: `Option<T>` or `Vec<T>`. Absent and `null` give `None` and no elements.
pub trait Read: Default {
    /// Whether nothing is there.
    fn is_absent(&self) -> bool;

    /// Reads it.
    ///
    /// # Errors
    /// Broken JSON.
    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error>;
}

impl<T: Value> Read for Option<T> {
    fn is_absent(&self) -> bool {
        self.is_none()
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::read_optional(deserializer)
    }
}

impl<T: Value> Read for Vec<T> {
    fn is_absent(&self) -> bool {
        self.is_empty()
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(<Vec<T> as Value>::read_optional(deserializer)?.unwrap_or_default())
    }
}

impl<T: Value> Read for BTreeMap<String, T> {
    fn is_absent(&self) -> bool {
        self.is_empty()
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(<BTreeMap<String, T> as Value>::read_optional(deserializer)?.unwrap_or_default())
    }
}

struct ReadSeed<T>(PhantomData<T>);

impl<'de, T: Read> DeserializeSeed<'de> for ReadSeed<T> {
    type Value = T;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<T, D::Error> {
        T::read(deserializer)
    }
}

impl<T: Value> Value for Vec<T> {
    const EXPECTED: &'static str = "list";

    /// A single value is a list of one.
    fn leaf(leaf: Leaf<'_>) -> Option<Self> {
        if Self::is_none(leaf) { None } else { T::leaf(leaf).map(|value| vec![value]) }
    }

    fn is_none(leaf: Leaf<'_>) -> bool {
        T::is_none(leaf)
    }

    /// A single object is a list of one, an empty one PHP's way to say "no elements".
    fn map<'de, A: MapAccess<'de>>(map: A) -> Result<Option<Self>, A::Error> {
        EMPTY.set(false);
        let value = T::map(map)?;
        Ok(value.map(|value| if EMPTY.replace(false) { Vec::new() } else { vec![value] }))
    }

    fn seq<'de, A: SeqAccess<'de>>(mut seq: A) -> Result<Option<Self>, A::Error> {
        let mut values = Vec::new();
        let mut index = 0;
        loop {
            let element = at(
                || Step::Index(index),
                || {
                    let before = LOST.get();
                    let element = seq.next_element_seed(ReadSeed::<Option<T>>(PhantomData))?;
                    Ok(element.map(|element| element.or_else(|| blank(before))))
                },
            )?;
            match element {
                None => {
                    STRANGE.set(false);
                    return Ok(Some(values));
                }
                Some(element) => values.extend(element),
            }
            index += 1;
        }
    }
}

/// `null` and "" say "none" of a field; of a list or a map they are an element that is missing. `before`
/// counts what was lost before it.
fn blank<T: Value>(before: usize) -> Option<T> {
    let null = T::null();
    if null.is_none() && LOST.get() == before {
        note(T::EXPECTED, || "nothing".to_owned());
    }
    null
}

impl<T: Value> Value for BTreeMap<String, T> {
    const EXPECTED: &'static str = OBJECT;

    fn map<'de, A: MapAccess<'de>>(mut map: A) -> Result<Option<Self>, A::Error> {
        let mut values = BTreeMap::new();
        while let Some(key) = map.next_key::<String>()? {
            let value = at(
                || Step::Field(key.clone()),
                || {
                    let before = LOST.get();
                    let value = map.next_value_seed(ReadSeed::<Option<T>>(PhantomData))?;
                    Ok(value.or_else(|| blank(before)))
                },
            )?;
            if let Some(value) = value {
                values.insert(key, value);
            }
        }
        EMPTY.set(values.is_empty());
        STRANGE.set(false);
        Ok(Some(values))
    }
}

/// An object of an answer. Generated structs implement it and get [`Value`] and
/// [`serde::Deserialize`] from `decode_object!`.
pub trait Object: Default {
    /// Reads the value of field `name` into its place, or skips it.
    ///
    /// # Errors
    /// Broken JSON.
    fn field<'de, A: MapAccess<'de>>(&mut self, name: &str, value: Field<'_, A>) -> Result<(), A::Error>;
}

/// The value that stands next in an object.
#[derive(Debug)]
pub struct Field<'a, A> {
    name: &'a str,
    map: &'a mut A,
    /// Whether the name is not exactly that of the field.
    alias: bool,
}

impl<'de, A: MapAccess<'de>> Field<'_, A> {
    /// Reads it.
    ///
    /// # Errors
    /// Broken JSON.
    pub fn read<T: Read>(self, into: &mut T) -> Result<(), A::Error> {
        let name = self.name;
        if self.alias && !into.is_absent() {
            // The field itself was there.
            return self.map.next_value::<IgnoredAny>().map(|_| ());
        }
        *into = at(|| Step::Field(name.to_owned()), || self.map.next_value_seed(ReadSeed::<T>(PhantomData)))?;
        SKIPPED.set(false);
        Ok(())
    }

    /// Leaves it out: a field the contract does not know.
    ///
    /// # Errors
    /// Broken JSON.
    pub fn skip(self) -> Result<(), A::Error> {
        let name = self.name;
        note_unknown(name, None);
        SKIPPED.set(true);
        at(|| Step::Field(name.to_owned()), || self.map.next_value::<IgnoredAny>().map(|_| ()))
    }

    /// Reads it into the field of `object` that is called the same but for the case of letters and
    /// underscores, or leaves it out where there is none. `names` are those of all fields.
    ///
    /// WB spells one thing `nmID`, `nmId` and `nm_id`, and moves from one to the other. The exact
    /// name wins, whatever the order.
    ///
    /// # Errors
    /// Broken JSON.
    pub fn other<T: Object>(
        mut self,
        object: &mut T,
        names: &'static [&'static str],
    ) -> Result<(), A::Error> {
        match names.iter().find(|name| is_same_word(name, self.name)) {
            Some(name) => {
                note_unknown(self.name, Some(name));
                self.alias = true;
                object.field(name, self)
            }
            None => self.skip(),
        }
    }
}

/// Whether two names differ only in the case of letters and in `_` and `-`.
pub(crate) fn is_same_word(a: &str, b: &str) -> bool {
    let letters = |name: &str| {
        let bytes = name.bytes().filter(|byte| !matches!(byte, b'_' | b'-'));
        bytes.map(|byte| byte.to_ascii_lowercase()).collect::<Vec<_>>()
    };
    // Most names differ in their first letter.
    a.as_bytes().first().map(u8::to_ascii_lowercase) == b.as_bytes().first().map(u8::to_ascii_lowercase)
        && letters(a) == letters(b)
}

/// A name in an object, borrowed from the input where it has no escapes.
struct Name<'a>(Cow<'a, str>);

impl<'de> de::Deserialize<'de> for Name<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct NameVisitor;
        impl<'de> Visitor<'de> for NameVisitor {
            type Value = Name<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a field name")
            }

            fn visit_borrowed_str<E>(self, value: &'de str) -> Result<Name<'de>, E> {
                Ok(Name(Cow::Borrowed(value)))
            }

            fn visit_str<E>(self, value: &str) -> Result<Name<'de>, E> {
                Ok(Name(Cow::Owned(value.to_owned())))
            }
        }
        deserializer.deserialize_str(NameVisitor)
    }
}

/// Reads an object field by field.
///
/// # Errors
/// Broken JSON.
pub fn object<'de, T: Object, A: MapAccess<'de>>(mut map: A) -> Result<T, A::Error> {
    let mut object = T::default();
    let mut empty = true;
    let mut known = false;
    while let Some(Name(name)) = map.next_key::<Name<'de>>()? {
        if empty && name == NUMBER {
            note(OBJECT, || "a number".to_owned());
        }
        object.field(&name, Field { name: &name, map: &mut map, alias: false })?;
        known |= !SKIPPED.replace(false);
        empty = false;
    }
    EMPTY.set(empty);
    STRANGE.set(!empty && !known);
    Ok(object)
}

/// What can be the whole of an answer.
pub trait Root: Default {
    /// Reads it.
    ///
    /// # Errors
    /// Broken JSON or a root of another kind.
    fn root<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error>;
}

/// Reads an object that must be one; `null` and an empty list are "no data".
///
/// # Errors
/// Broken JSON or a root of another kind.
pub fn object_root<'de, T: Object, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    struct ObjectRoot<T>(PhantomData<T>);
    impl<'de, T: Object> Visitor<'de> for ObjectRoot<T> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an object")
        }

        fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
            object(map)
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<T, A::Error> {
            match seq.next_element::<IgnoredAny>()? {
                None => Ok(T::default()),
                Some(_) => Err(de::Error::invalid_type(de::Unexpected::Seq, &self)),
            }
        }

        fn visit_unit<E>(self) -> Result<T, E> {
            Ok(T::default())
        }

        fn visit_none<E>(self) -> Result<T, E> {
            Ok(T::default())
        }
    }
    deserializer.deserialize_any(ObjectRoot(PhantomData))
}

impl<T: Value> Root for Vec<T> {
    fn root<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct ListRoot<T>(PhantomData<T>);
        impl<'de, T: Value> Visitor<'de> for ListRoot<T> {
            type Value = Vec<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, seq: A) -> Result<Vec<T>, A::Error> {
                Ok(<Vec<T> as Value>::seq(seq)?.unwrap_or_default())
            }

            /// An envelope with nothing in it, `{"data": null}`, is "no data" too.
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Vec<T>, A::Error> {
                use serde_json::Value as Json;
                let (mut empty, mut enveloped) = (true, false);
                while let Some(Name(name)) = map.next_key::<Name<'de>>()? {
                    empty = false;
                    enveloped |= name == "data";
                    let blank = match map.next_value::<Json>()? {
                        Json::Null | Json::Bool(false) => true,
                        Json::String(text) => text.is_empty(),
                        Json::Array(list) => list.is_empty(),
                        Json::Object(object) => object.is_empty(),
                        Json::Bool(true) | Json::Number(_) => false,
                    };
                    if !blank {
                        return Err(de::Error::invalid_type(de::Unexpected::Map, &self));
                    }
                }
                if !empty && !enveloped {
                    return Err(de::Error::invalid_type(de::Unexpected::Map, &self));
                }
                Ok(Vec::new())
            }

            fn visit_unit<E>(self) -> Result<Vec<T>, E> {
                Ok(Vec::new())
            }
        }
        deserializer.deserialize_any(ListRoot(PhantomData))
    }
}

impl<T: Value> Root for BTreeMap<String, T> {
    fn root<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct MapRoot<T>(PhantomData<T>);
        impl<'de, T: Value> Visitor<'de> for MapRoot<T> {
            type Value = BTreeMap<String, T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<BTreeMap<String, T>, A::Error> {
                Ok(<BTreeMap<String, T> as Value>::map(map)?.unwrap_or_default())
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<BTreeMap<String, T>, A::Error> {
                match seq.next_element::<IgnoredAny>()? {
                    None => Ok(BTreeMap::new()),
                    Some(_) => Err(de::Error::invalid_type(de::Unexpected::Seq, &self)),
                }
            }

            fn visit_unit<E>(self) -> Result<BTreeMap<String, T>, E> {
                Ok(BTreeMap::new())
            }
        }
        deserializer.deserialize_any(MapRoot(PhantomData))
    }
}

impl<T: Value> Root for Option<T> {
    fn root<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        <Self as Read>::read(deserializer)
    }
}

/// Gives generated objects [`Value`], [`Root`] and [`serde::Deserialize`].
// Unused where no API, or none with such a type, is compiled in.
#[allow(unused_macros)]
macro_rules! decode_object {
    ($($name:ident)*) => {$(
        impl $crate::values::decode::Value for $name {
            const EXPECTED: &'static str = $crate::values::decode::OBJECT;

            fn map<'de, A: ::serde::de::MapAccess<'de>>(map: A) -> Result<Option<Self>, A::Error> {
                $crate::values::decode::object(map).map(Some)
            }
        }

        impl $crate::values::decode::Root for $name {
            fn root<'de, D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::values::decode::object_root(deserializer)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::values::decode::object_root(deserializer)
            }
        }
    )*};
}
#[allow(unused_imports)]
pub(crate) use decode_object;

impl Value for bool {
    const EXPECTED: &'static str = "boolean";

    fn leaf(leaf: Leaf<'_>) -> Option<Self> {
        match leaf {
            Leaf::Bool(value) => Some(value),
            Leaf::Signed(0) | Leaf::Unsigned(0) => Some(false),
            Leaf::Signed(1) | Leaf::Unsigned(1) => Some(true),
            Leaf::Text(text) => match text.trim() {
                "1" => Some(true),
                "0" => Some(false),
                text if text.eq_ignore_ascii_case("true") => Some(true),
                text if text.eq_ignore_ascii_case("false") => Some(false),
                _ => None,
            },
            _ => None,
        }
    }
}

impl Value for i64 {
    const EXPECTED: &'static str = "integer";

    fn leaf(leaf: Leaf<'_>) -> Option<Self> {
        match leaf {
            Leaf::Signed(value) => Some(value),
            Leaf::Unsigned(value) => i64::try_from(value).ok(),
            // 2^53: beyond it a float no longer tells neighbouring integers apart.
            Leaf::Float(value) if value.fract() == 0.0 && value.abs() <= 9_007_199_254_740_992.0 => {
                Some(value as i64)
            }
            Leaf::Text(text) => {
                let text = text.trim();
                let (integer, fraction) = text.split_once('.').unwrap_or((text, ""));
                if fraction.bytes().all(|byte| byte == b'0') { integer.parse().ok() } else { None }
            }
            _ => None,
        }
    }
}

impl Value for String {
    const EXPECTED: &'static str = "text";

    fn leaf(leaf: Leaf<'_>) -> Option<Self> {
        Some(leaf_text(leaf).into_owned())
    }

    fn read_optional<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Self>, D::Error> {
        read_text(deserializer)
    }
}

/// A leaf as text. What a float was written as is not known any more; see [`read_text`].
pub(super) fn leaf_text<'a>(leaf: Leaf<'a>) -> Cow<'a, str> {
    match leaf {
        Leaf::Text(text) => Cow::Borrowed(text),
        Leaf::Signed(value) => value.to_string().into(),
        Leaf::Unsigned(value) => value.to_string().into(),
        Leaf::Bool(value) => value.to_string().into(),
        Leaf::Float(value) => {
            ROUGH.set(true);
            value.to_string().into()
        }
    }
}

/// Reads a value that is kept as text: numbers digit by digit, once [`from_slice`] knows that there are
/// such.
pub(super) fn read_text<'de, T: Value, D: Deserializer<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    if !EXACT.get() {
        return deserializer.deserialize_any(ValueVisitor::<T>(PhantomData));
    }
    raw(
        deserializer,
        RawVisitor::<_, _>(
            |json: &str| match json.as_bytes().first() {
                Some(b'-' | b'0'..=b'9') => ValueVisitor::<T>::leaf(Leaf::Text(json)),
                // Nothing else has digits to lose.
                _ => serde_json::Deserializer::from_str(json).deserialize_any(ValueVisitor::<T>(PhantomData)),
            },
            PhantomData,
        ),
    )
}

/// Gives the JSON text of a value to a function.
struct RawVisitor<F, T>(F, PhantomData<T>);

impl<'de, T: Value, F: FnOnce(&str) -> Result<Option<T>, serde_json::Error>> Visitor<'de>
    for RawVisitor<F, T>
{
    type Value = Option<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(T::EXPECTED)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Option<T>, A::Error> {
        match map.next_key::<Name<'de>>()? {
            Some(Name(name)) if is_raw(&name) => {
                let Name(json) = map.next_value::<Name<'de>>()?;
                self.0(&json).map_err(de::Error::custom)
            }
            _ => no_map(map),
        }
    }

    /// A format that is not JSON.
    fn visit_newtype_struct<D: Deserializer<'de>>(self, deserializer: D) -> Result<Option<T>, D::Error> {
        deserializer.deserialize_any(ValueVisitor::<T>(PhantomData))
    }
}

impl Value for serde_json::Value {
    const EXPECTED: &'static str = "any value";

    fn leaf(leaf: Leaf<'_>) -> Option<Self> {
        Some(match leaf {
            Leaf::Bool(value) => value.into(),
            Leaf::Signed(value) => value.into(),
            Leaf::Unsigned(value) => value.into(),
            Leaf::Float(value) => value.into(),
            Leaf::Text(value) => value.into(),
        })
    }

    fn map<'de, A: MapAccess<'de>>(map: A) -> Result<Option<Self>, A::Error> {
        de::Deserialize::deserialize(de::value::MapAccessDeserializer::new(map)).map(Some)
    }

    fn seq<'de, A: SeqAccess<'de>>(seq: A) -> Result<Option<Self>, A::Error> {
        de::Deserialize::deserialize(de::value::SeqAccessDeserializer::new(seq)).map(Some)
    }

    fn null() -> Option<Self> {
        Some(serde_json::Value::Null)
    }

    /// A number that no `i64`, `u64` or `f64` holds is kept as the text of it.
    fn read_optional<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Self>, D::Error> {
        let json = |json: &str| Ok(Some(untyped(json)).filter(|value| !value.is_null()));
        raw(deserializer, RawVisitor(json, PhantomData))
    }
}

#[cfg(test)]
mod tests;
