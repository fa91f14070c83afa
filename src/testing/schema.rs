//! Checks a JSON value against a schema of the contract.

use std::fmt;

use serde_json::Value;

use super::contract::{Document, Kind, Schema, reference_name};

/// One way in which a value does not fit its schema.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Violation {
    /// Where, for example `body.cards[0].nmID` or `query.limit`.
    pub field: String,
    /// What is wrong there.
    pub message: String,
}

impl Violation {
    pub(crate) fn new(field: impl Into<String>, message: impl Into<String>) -> Self {
        Violation { field: field.into(), message: message.into() }
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.message)
    }
}

/// Deeper values are refused, so that no value can exhaust the stack.
const DEEPEST: usize = 64;
/// More violations of one value are not listed.
const MOST: usize = 20;

/// Lists what is wrong with a value; empty when it fits. `root` is the name of the value in the
/// answer. With `strict`, fields the schema does not name are wrong as well.
pub fn validate(
    value: &Value,
    schema: &Schema,
    document: &Document,
    root: &str,
    strict: bool,
) -> Vec<Violation> {
    let mut checker = Checker { document, strict, found: Vec::new() };
    checker.check(value, schema, root, 0);
    checker.found
}

struct Checker<'a> {
    document: &'a Document,
    strict: bool,
    found: Vec<Violation>,
}

impl<'a> Checker<'a> {
    fn report(&mut self, field: &str, message: impl Into<String>) {
        if self.found.len() < MOST {
            self.found.push(Violation::new(field, message));
        }
    }

    fn check(&mut self, value: &Value, schema: &'a Schema, field: &str, depth: usize) {
        if depth > DEEPEST {
            return self.report(field, "is nested too deep");
        }
        let Some(schema) = self.document.resolve(schema) else {
            return self.report(field, "has a type the contract does not define");
        };
        if !schema.one_of.is_empty() {
            return self.check_one_of(value, schema, field, depth);
        }
        if value.is_null() && (schema.nullable || shape(schema).is_none()) {
            return;
        }
        if !schema.enumeration.is_empty() && !schema.enumeration.iter().any(|known| same(known, value)) {
            let known: Vec<String> = schema.enumeration.iter().map(Value::to_string).collect();
            return self.report(field, format!("must be one of {}", known.join(", ")));
        }
        match (shape(schema), value) {
            (None, _) | (Some(Kind::Boolean), Value::Bool(_)) => {}
            (Some(Kind::Integer), Value::Number(number)) => {
                if number.is_f64() {
                    self.report(field, "must be a whole number");
                } else {
                    self.check_range(number, schema, field);
                }
            }
            (Some(Kind::Number), Value::Number(number)) => self.check_range(number, schema, field),
            (Some(Kind::String), Value::String(text)) => self.check_text(text, schema, field),
            (Some(Kind::Array), Value::Array(elements)) => {
                let count = elements.len() as u64;
                if schema.min_items.is_some_and(|min| count < min) {
                    self.report(
                        field,
                        format!("must have at least {} elements", schema.min_items.unwrap_or(0)),
                    );
                }
                if schema.max_items.is_some_and(|max| count > max) {
                    self.report(
                        field,
                        format!("must have at most {} elements", schema.max_items.unwrap_or(0)),
                    );
                }
                if let Some(items) = &schema.items {
                    for (index, element) in elements.iter().enumerate() {
                        if self.found.len() >= MOST {
                            break;
                        }
                        self.check(element, items, &format!("{field}[{index}]"), depth + 1);
                    }
                }
            }
            (Some(Kind::Object), Value::Object(fields)) => {
                for name in &schema.required {
                    if !fields.contains_key(name) {
                        self.report(&join(field, name), "is required");
                    }
                }
                for (name, element) in fields {
                    let known = schema.properties.get(name).or(schema.additional_properties.as_deref());
                    match known {
                        Some(inner) => self.check(element, inner, &join(field, name), depth + 1),
                        None if self.strict && !schema.properties.is_empty() => {
                            self.report(&join(field, name), "is not a known field");
                        }
                        None => {}
                    }
                }
            }
            (Some(expected), _) => {
                self.report(field, format!("must be {}, is {}", kind_name(expected), value_name(value)));
            }
        }
    }

    fn check_one_of(&mut self, value: &Value, schema: &'a Schema, field: &str, depth: usize) {
        if value.is_null() && schema.nullable {
            return;
        }
        if let Some(discriminator) = &schema.discriminator {
            let tag = value.get(&discriminator.property_name).and_then(Value::as_str);
            let Some(tag) = tag else {
                return self.report(&join(field, &discriminator.property_name), "is required");
            };
            let target = discriminator.mapping.get(tag).map(String::as_str).unwrap_or(tag);
            let target = reference_name(target).unwrap_or(target);
            if let Some(inner) = self.document.components.schemas.get(target) {
                return self.check(value, inner, field, depth + 1);
            }
            if !discriminator.mapping.is_empty() {
                return self.report(&join(field, &discriminator.property_name), "is not a known variant");
            }
        }
        let mut closest: Option<Vec<Violation>> = None;
        for alternative in &schema.one_of {
            let mut checker = Checker { document: self.document, strict: self.strict, found: Vec::new() };
            checker.check(value, alternative, field, depth + 1);
            if checker.found.is_empty() {
                return;
            }
            if closest.as_ref().is_none_or(|best| checker.found.len() < best.len()) {
                closest = Some(checker.found);
            }
        }
        self.found.extend(closest.unwrap_or_default());
    }

    fn check_range(&mut self, number: &serde_json::Number, schema: &Schema, field: &str) {
        if let Some(minimum) = &schema.minimum
            && less(number, minimum)
        {
            self.report(field, format!("must be at least {minimum}"));
        }
        if let Some(maximum) = &schema.maximum
            && less(maximum, number)
        {
            self.report(field, format!("must be at most {maximum}"));
        }
    }

    fn check_text(&mut self, text: &str, schema: &Schema, field: &str) {
        let length = text.chars().count() as u64;
        if schema.min_length.is_some_and(|min| length < min) {
            self.report(field, format!("must have at least {} characters", schema.min_length.unwrap_or(0)));
        }
        if schema.max_length.is_some_and(|max| length > max) {
            self.report(field, format!("must have at most {} characters", schema.max_length.unwrap_or(0)));
        }
        let fits = match schema.format.as_deref() {
            Some("date") => is_date(text) || is_date_time(text),
            Some("date-time") => is_date_time(text) || is_date(text),
            Some("date-dmy") => is_date_dmy(text),
            Some("uuid") => is_uuid(text),
            Some("decimal") => is_decimal(text),
            Some("byte") => {
                use base64::Engine as _;
                base64::engine::general_purpose::STANDARD.decode(text).is_ok()
            }
            _ => true,
        };
        if !fits {
            self.report(field, format!("is not a {}", schema.format.as_deref().unwrap_or("value")));
        }
    }
}

/// The JSON kind a schema asks for; `None` where it takes anything.
pub(crate) fn shape(schema: &Schema) -> Option<Kind> {
    schema.kind.or(if !schema.properties.is_empty() {
        Some(Kind::Object)
    } else if schema.items.is_some() {
        Some(Kind::Array)
    } else {
        None
    })
}

fn same(known: &Value, value: &Value) -> bool {
    known == value
        || match (known, value) {
            (Value::Number(known), Value::Number(value)) => known.as_f64() == value.as_f64(),
            _ => false,
        }
}

fn less(a: &serde_json::Number, b: &serde_json::Number) -> bool {
    match (a.as_i128(), b.as_i128()) {
        (Some(a), Some(b)) => a < b,
        _ => match (a.as_f64(), b.as_f64()) {
            (Some(a), Some(b)) => a < b,
            _ => false,
        },
    }
}

fn join(field: &str, name: &str) -> String {
    if field.is_empty() { name.to_owned() } else { format!("{field}.{name}") }
}

fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Boolean => "a boolean",
        Kind::Integer => "a whole number",
        Kind::Number => "a number",
        Kind::String => "a string",
        Kind::Array => "an array",
        Kind::Object => "an object",
    }
}

fn value_name(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "a boolean",
        Value::Number(_) => "a number",
        Value::String(_) => "a string",
        Value::Array(_) => "an array",
        Value::Object(_) => "an object",
    }
}

/// `YYYY-MM-DD` of a day that exists.
fn is_date(text: &str) -> bool {
    text.len() == 10 && chrono::NaiveDate::parse_from_str(text, "%Y-%m-%d").is_ok()
}

/// A date, `T` or a space, a time with or without a fraction, and a zone or none.
fn is_date_time(text: &str) -> bool {
    let (Some(date), Some(separator), Some(time)) = (text.get(..10), text.get(10..11), text.get(11..)) else {
        return false;
    };
    if !is_date(date) || !matches!(separator, "T" | "t" | " ") {
        return false;
    }
    let zone = time.find(['Z', 'z', '+', '-']).unwrap_or(time.len());
    let (clock, zone) = time.split_at(zone);
    let zone_fits = match zone {
        "" | "Z" | "z" => true,
        _ => {
            let digits = zone.get(1..).unwrap_or("").replace(':', "");
            digits.len() == 4 && digits.bytes().all(|byte| byte.is_ascii_digit())
        }
    };
    zone_fits
        && (chrono::NaiveTime::parse_from_str(clock, "%H:%M:%S%.f").is_ok()
            || chrono::NaiveTime::parse_from_str(clock, "%H:%M").is_ok())
}

fn is_date_dmy(text: &str) -> bool {
    text.len() == 10 && chrono::NaiveDate::parse_from_str(text, "%d.%m.%Y").is_ok()
}

fn is_uuid(text: &str) -> bool {
    text.len() == 36
        && text.bytes().enumerate().all(|(index, byte)| match index {
            8 | 13 | 18 | 23 => byte == b'-',
            _ => byte.is_ascii_hexdigit(),
        })
}

fn is_decimal(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let mut points = 0;
    !digits.is_empty()
        && digits.bytes().all(|byte| {
            points += u32::from(matches!(byte, b'.' | b','));
            byte.is_ascii_digit() || matches!(byte, b'.' | b',')
        })
        && points <= 1
        && digits.bytes().any(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn document() -> Document {
        serde_json::from_value(json!({
            "openapi": "3.0.3", "info": {"title": "t", "version": "2026-01-01"}, "paths": {},
            "components": {"schemas": {
                "Loop": {"$ref": "#/components/schemas/Loop"},
                "Cat": {"type": "object", "required": ["kind", "lives"], "properties": {
                    "kind": {"type": "string"}, "lives": {"type": "integer", "minimum": 1, "maximum": 9}}},
                "Pet": {"oneOf": [{"$ref": "#/components/schemas/Cat"}],
                    "discriminator": {"propertyName": "kind", "mapping": {"cat": "#/components/schemas/Cat"}}}
            }}
        }))
        .unwrap()
    }

    fn check(schema: Value, value: Value) -> Vec<String> {
        let schema: Schema = serde_json::from_value(schema).unwrap();
        validate(&value, &schema, &document(), "body", true).iter().map(Violation::to_string).collect()
    }

    #[test]
    fn says_where_and_what() {
        let schema = json!({"type": "object", "required": ["a", "b"], "properties": {
            "a": {"type": "integer", "minimum": 0}, "b": {"type": "array", "maxItems": 1,
            "items": {"type": "string", "enum": ["x", "y"]}}}});
        assert!(check(schema.clone(), json!({"a": 1, "b": ["x"]})).is_empty());
        assert_eq!(
            check(schema.clone(), json!({"a": -1, "b": ["z"], "c": 1})),
            [
                "body.a: must be at least 0",
                "body.b[0]: must be one of \"x\", \"y\"",
                "body.c: is not a known field",
            ]
        );
        assert_eq!(
            check(schema.clone(), json!({"a": 1.5, "b": ["x", "y"]})),
            ["body.a: must be a whole number", "body.b: must have at most 1 elements",]
        );
        assert_eq!(
            check(schema, json!({"a": "1"})),
            ["body.b: is required", "body.a: must be a whole number, is a string"]
        );
    }

    #[test]
    fn alternatives_and_formats() {
        let pet = json!({"$ref": "#/components/schemas/Pet"});
        assert!(check(pet.clone(), json!({"kind": "cat", "lives": 9})).is_empty());
        assert_eq!(
            check(pet.clone(), json!({"kind": "cat", "lives": 10})),
            ["body.lives: must be at most 9"]
        );
        assert_eq!(check(pet, json!({"kind": "dog"})), ["body.kind: is not a known variant"]);
        assert_eq!(check(json!({"$ref": "#/components/schemas/Loop"}), json!(1)).len(), 1);
        for (format, good, bad) in [
            ("date", "2026-07-31", "2026-02-30"),
            ("date-time", "2026-07-31T10:00:00.123+03:00", "2026-07-31T10:00:00 03:00"),
            ("date-time", "2026-07-31T10:00:00", "yesterday"),
            ("date-dmy", "31.07.2026", "2026-07-31"),
            ("uuid", "00000000-0000-4000-8000-0000000000aa", "0"),
            ("decimal", "1234,50", "1.2.3"),
            ("byte", "aGk=", "?"),
        ] {
            let schema = json!({"type": "string", "format": format});
            assert!(check(schema.clone(), json!(good)).is_empty(), "{good}");
            assert_eq!(check(schema, json!(bad)).len(), 1, "{bad}");
        }
    }

    #[test]
    fn null_only_where_it_may_stand() {
        assert!(check(json!({"type": "string", "nullable": true}), json!(null)).is_empty());
        assert!(check(json!({}), json!(null)).is_empty());
        assert_eq!(check(json!({"type": "string"}), json!(null)), ["body: must be a string, is null"]);
    }
}
