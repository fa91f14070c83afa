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
    error: Vec<Step>,
}

thread_local! {
    // Reading is synchronous, so one trace per thread serves; `Object::read` cannot take it as an
    // argument because serde calls it.
    static TRACE: RefCell<Trace> = RefCell::new(Trace::default());
    static LOST: Cell<usize> = const { Cell::new(0) };
}

/// Sets a clean trace for one answer and puts the outer one back, also on unwind.
struct Scope {
    outer: Option<(Trace, usize)>,
}

impl Scope {
    fn enter() -> Self {
        Scope { outer: Some((TRACE.take(), LOST.replace(0))) }
    }

    fn leave(mut self) -> (Trace, usize) {
        let (trace, lost) = self.outer.take().unwrap_or_default();
        (TRACE.replace(trace), LOST.replace(lost))
    }
}

impl Drop for Scope {
    fn drop(&mut self) {
        if let Some((trace, lost)) = self.outer.take() {
            TRACE.replace(trace);
            LOST.set(lost);
        }
    }
}

fn note(expected: &'static str, found: impl FnOnce() -> String) {
    LOST.set(LOST.get() + 1);
    TRACE.with_borrow_mut(|trace| {
        if trace.notes.len() < MAX_NOTES {
            trace.notes.push((Vec::new(), expected, found()));
        }
    });
}

/// Runs `read`, then puts `step` before the path of whatever it noted.
fn at<T, E>(step: impl Fn() -> Step, read: impl FnOnce() -> Result<T, E>) -> Result<T, E> {
    let before = LOST.get();
    let result = read();
    if result.is_err() {
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
}

/// Why a body could not be read at all.
#[derive(Debug)]
#[non_exhaustive]
pub struct DecodeError {
    /// JSON path up to which reading went, for example `cards[3].title`; empty at the root.
    pub path: String,
    /// What the parser says, with line and column.
    pub source: serde_json::Error,
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.path.is_empty() {
            write!(f, "{}", self.source)
        } else {
            write!(f, "at {}: {}", self.path, self.source)
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
/// # Errors
/// Broken JSON, or a root of another kind than `T` (an object for a list, say).
pub fn from_slice<T: Root>(json: &[u8]) -> Result<Decoded<T>, DecodeError> {
    let scope = Scope::enter();
    let mut deserializer = serde_json::Deserializer::from_slice(json);
    let result = T::root(&mut deserializer).and_then(|value| deserializer.end().map(|()| value));
    let (trace, lost_count) = scope.leave();
    match result {
        Ok(value) => {
            let lost = trace.notes.into_iter().map(|(path, expected, found)| Lost {
                path: path_text(&path),
                expected,
                found,
            });
            Ok(Decoded { value, lost: lost.collect(), lost_count })
        }
        Err(source) => Err(DecodeError { path: path_text(&trace.error), source }),
    }
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
    fn describe(&self) -> String {
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

    /// From an object; `None` where it does not fit.
    ///
    /// # Errors
    /// Broken JSON.
    fn map<'de, A: MapAccess<'de>>(mut map: A) -> Result<Option<Self>, A::Error> {
        while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(None)
    }

    /// From a list; `None` where it does not fit.
    ///
    /// # Errors
    /// Broken JSON.
    fn seq<'de, A: SeqAccess<'de>>(mut seq: A) -> Result<Option<Self>, A::Error> {
        while seq.next_element::<IgnoredAny>()?.is_some() {}
        Ok(None)
    }

    /// Whether a leaf that does not fit says "none" (an empty string for a number or a date) and is
    /// not worth a note.
    fn is_none(leaf: Leaf<'_>) -> bool {
        matches!(leaf, Leaf::Text(text) if text.trim().is_empty())
    }

    /// Reads it, or `None` for `null` and for what does not fit.
    ///
    /// # Errors
    /// Broken JSON.
    fn read_optional<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Self>, D::Error> {
        deserializer.deserialize_any(ValueVisitor::<Self>(PhantomData))
    }
}

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
        let value = T::map(map)?;
        if value.is_none() {
            note(T::EXPECTED, || "an object".to_owned());
        }
        Ok(value)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, seq: A) -> Result<Option<T>, A::Error> {
        let value = T::seq(seq)?;
        if value.is_none() {
            note(T::EXPECTED, || "a list".to_owned());
        }
        Ok(value)
    }
}

/// A field of an answer: `Option<T>` or `Vec<T>`. Absent and `null` give `None` and no elements.
pub trait Read: Default {
    /// Reads it.
    ///
    /// # Errors
    /// Broken JSON.
    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error>;
}

impl<T: Value> Read for Option<T> {
    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::read_optional(deserializer)
    }
}

impl<T: Value> Read for Vec<T> {
    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(<Vec<T> as Value>::read_optional(deserializer)?.unwrap_or_default())
    }
}

impl<T: Value> Read for BTreeMap<String, T> {
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

    fn seq<'de, A: SeqAccess<'de>>(mut seq: A) -> Result<Option<Self>, A::Error> {
        let mut values = Vec::new();
        let mut index = 0;
        loop {
            let element = at(
                || Step::Index(index),
                || {
                    let element = seq.next_element_seed(ReadSeed::<Option<T>>(PhantomData))?;
                    if let Some(None) = element {
                        // `null` and "" say "none" elsewhere; in a list an element is missing.
                        note(T::EXPECTED, || "nothing".to_owned());
                    }
                    Ok(element)
                },
            )?;
            match element {
                None => return Ok(Some(values)),
                Some(element) => values.extend(element),
            }
            index += 1;
        }
    }
}

impl<T: Value> Value for BTreeMap<String, T> {
    const EXPECTED: &'static str = "object";

    fn map<'de, A: MapAccess<'de>>(mut map: A) -> Result<Option<Self>, A::Error> {
        let mut values = BTreeMap::new();
        while let Some(key) = map.next_key::<String>()? {
            let value =
                at(|| Step::Field(key.clone()), || map.next_value_seed(ReadSeed::<Option<T>>(PhantomData)))?;
            if let Some(value) = value {
                values.insert(key, value);
            }
        }
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
}

impl<'de, A: MapAccess<'de>> Field<'_, A> {
    /// Reads it.
    ///
    /// # Errors
    /// Broken JSON.
    pub fn read<T: Read>(self, into: &mut T) -> Result<(), A::Error> {
        let name = self.name;
        *into = at(|| Step::Field(name.to_owned()), || self.map.next_value_seed(ReadSeed::<T>(PhantomData)))?;
        Ok(())
    }

    /// Leaves it out: a field the contract does not know.
    ///
    /// # Errors
    /// Broken JSON.
    pub fn skip(self) -> Result<(), A::Error> {
        self.map.next_value::<IgnoredAny>().map(|_| ())
    }
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
    while let Some(Name(name)) = map.next_key::<Name<'de>>()? {
        object.field(&name, Field { name: &name, map: &mut map })?;
    }
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

            fn visit_unit<E>(self) -> Result<Vec<T>, E> {
                Ok(Vec::new())
            }
        }
        deserializer.deserialize_any(ListRoot(PhantomData))
    }
}

impl<T: Value> Root for BTreeMap<String, T> {
    fn root<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        <Self as Read>::read(deserializer)
    }
}

impl<T: Value> Root for Option<T> {
    fn root<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        <Self as Read>::read(deserializer)
    }
}

/// Gives generated objects [`Value`], [`Root`] and [`serde::Deserialize`].
macro_rules! decode_object {
    ($($name:ident)*) => {$(
        impl $crate::values::decode::Value for $name {
            const EXPECTED: &'static str = "object";

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
pub(crate) use decode_object;

impl Value for bool {
    const EXPECTED: &'static str = "boolean";

    fn leaf(leaf: Leaf<'_>) -> Option<Self> {
        match leaf {
            Leaf::Bool(value) => Some(value),
            Leaf::Signed(0) | Leaf::Unsigned(0) => Some(false),
            Leaf::Signed(1) | Leaf::Unsigned(1) => Some(true),
            Leaf::Text(text) if text.trim().eq_ignore_ascii_case("true") => Some(true),
            Leaf::Text(text) if text.trim().eq_ignore_ascii_case("false") => Some(false),
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
            Leaf::Text(text) => text.trim().parse().ok(),
            _ => None,
        }
    }
}

impl Value for String {
    const EXPECTED: &'static str = "text";

    fn leaf(leaf: Leaf<'_>) -> Option<Self> {
        match leaf {
            Leaf::Text(text) => Some(text.to_owned()),
            Leaf::Signed(value) => Some(value.to_string()),
            Leaf::Unsigned(value) => Some(value.to_string()),
            Leaf::Float(value) => Some(value.to_string()),
            Leaf::Bool(value) => Some(value.to_string()),
        }
    }
}

impl Value for serde_json::Value {
    const EXPECTED: &'static str = "any value";

    fn read_optional<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Self>, D::Error> {
        <Option<serde_json::Value> as de::Deserialize>::deserialize(deserializer)
    }
}
