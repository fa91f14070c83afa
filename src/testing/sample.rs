//! Invents values that fit a schema: the same seed gives the same value.

use std::cell::Cell;

use serde_json::{Map, Number, Value, json};

use super::contract::{Document, Kind, ParameterIn, Schema, reference_name};
use super::route::Route;
use super::schema::shape;

/// Invents an answer that fits the schema, with every field present: ids above 2^31, decimals with
/// kopecks, dates with an offset, Cyrillic texts. The same seed gives the same value.
pub fn synthesize(schema: &Schema, document: &Document, seed: u64) -> Value {
    Inventor::new(document, false).value(schema, "", mix(seed), 0)
}

/// How much of a request to fill in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fill {
    /// Everything the contract names.
    Full,
    /// Only what it requires, and a body wherever the operation takes one: the contract seldom says
    /// that a body is required.
    Minimal,
}

/// Values for one request, as JSON: the types are those of the contract.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct SampleRequest {
    /// Path parameters.
    pub path: Map<String, Value>,
    /// Query parameters; a list where the contract has an array.
    pub query: Map<String, Value>,
    /// Header parameters.
    pub headers: Map<String, Value>,
    /// The body; for a multipart body an object of its fields.
    pub body: Option<Value>,
}

impl SampleRequest {
    pub(crate) fn new(route: &Route, fill: Fill, seed: u64) -> Self {
        let mut sample = SampleRequest::default();
        let Some(operation) = route.spec() else { return sample };
        let inventor = Inventor::new(route.document(), fill == Fill::Minimal);
        for parameter in &operation.parameters {
            if fill == Fill::Minimal && !parameter.required {
                continue;
            }
            let value =
                inventor.value(&parameter.schema, &parameter.name, mix(seed ^ fnv(&parameter.name)), 0);
            let group = match parameter.location {
                ParameterIn::Path => &mut sample.path,
                ParameterIn::Query => &mut sample.query,
                ParameterIn::Header => &mut sample.headers,
            };
            // A header carries ASCII only.
            let value = match (parameter.location, value) {
                (ParameterIn::Header, Value::String(text)) if !text.is_ascii() => json!(latin(seed)),
                (_, value) => value,
            };
            group.insert(parameter.name.clone(), value);
        }
        if let Some(body) = &operation.request_body
            && let Some((_, media)) = body.content.first()
        {
            sample.body = Some(
                media.schema.as_ref().map_or(Value::Null, |schema| inventor.value(schema, "", mix(seed), 0)),
            );
        }
        sample
    }
}

/// Below this depth only what is required is invented, so that a circular type ends.
const DEEPEST: usize = 24;

/// Values invented for one request or answer at most, so that a circular type ends soon.
const MOST: u32 = 20_000;

struct Inventor<'a> {
    document: &'a Document,
    minimal: bool,
    left: Cell<u32>,
}

impl<'a> Inventor<'a> {
    fn new(document: &'a Document, minimal: bool) -> Self {
        Inventor { document, minimal, left: Cell::new(MOST) }
    }

    fn value(&self, schema: &'a Schema, name: &str, seed: u64, depth: usize) -> Value {
        let Some(schema) = self.document.resolve(schema) else { return Value::Null };
        if depth > DEEPEST && schema.nullable {
            return Value::Null;
        }
        let left = self.left.get();
        if depth > DEEPEST * 2 || left == 0 {
            return Value::Null;
        }
        self.left.set(left - 1);
        if !schema.one_of.is_empty() {
            return self.alternative(schema, name, seed, depth);
        }
        if !schema.enumeration.is_empty() {
            let index = (seed % schema.enumeration.len() as u64) as usize;
            return schema.enumeration.get(index).cloned().unwrap_or(Value::Null);
        }
        let words = words(name);
        match shape(schema) {
            None => json!(phrase(seed)),
            Some(Kind::Boolean) => {
                json!(!speaks_of_error(&words) && (has(&words, &["success"]) || seed.is_multiple_of(2)))
            }
            Some(Kind::Integer) => Value::Number(integer(schema, &words, seed)),
            Some(Kind::Number) => Value::Number(decimal(schema, seed)),
            Some(Kind::String) => Value::String(text(schema, &words, seed)),
            Some(Kind::Array) => {
                let fewest = schema.min_items.unwrap_or(0).clamp(1, 1_000);
                let most = schema.max_items.unwrap_or(3).clamp(fewest, fewest.max(3));
                let count = fewest + if self.minimal || depth > 8 { 0 } else { seed % (most - fewest + 1) };
                let count = if depth > DEEPEST { schema.min_items.unwrap_or(0) } else { count };
                let count = if schema.max_items == Some(0) { 0 } else { count };
                let Some(items) = schema.items.as_deref() else {
                    return Value::Array((0..count).map(|index| json!(phrase(mix(seed ^ index)))).collect());
                };
                let name = name
                    .strip_suffix('s')
                    .filter(|_| name.ends_with("Ds") || name.ends_with("ds"))
                    .unwrap_or(name);
                (0..count)
                    .map(|index| self.value(items, name, mix(seed.wrapping_add(index)), depth + 1))
                    .collect()
            }
            Some(Kind::Object) => self.object(schema, seed, depth),
        }
    }

    fn object(&self, schema: &'a Schema, seed: u64, depth: usize) -> Value {
        let mut fields = Map::new();
        for (name, inner) in &schema.properties {
            let required = schema.required.contains(name);
            if (self.minimal || depth > DEEPEST) && !required {
                continue;
            }
            fields.insert(name.clone(), self.value(inner, name, mix(seed ^ fnv(name)), depth + 1));
        }
        if let Some(inner) = schema.additional_properties.as_deref()
            && !self.minimal
            && depth <= DEEPEST
        {
            for index in 0..=seed % 2 {
                let key = if index == 0 { format!("{}", id(seed)) } else { phrase(seed).to_owned() };
                fields.insert(key, self.value(inner, "", mix(seed.wrapping_add(index)), depth + 1));
            }
        }
        if schema.properties.is_empty() && schema.additional_properties.is_none() && !self.minimal {
            fields.insert("примечание".to_owned(), json!(phrase(seed)));
        }
        Value::Object(fields)
    }

    fn alternative(&self, schema: &'a Schema, name: &str, seed: u64, depth: usize) -> Value {
        let index = (seed % schema.one_of.len() as u64) as usize;
        let Some(chosen) = schema.one_of.get(index) else { return Value::Null };
        let mut value = self.value(chosen, name, seed, depth + 1);
        if let (Some(discriminator), Some(reference), Value::Object(fields)) =
            (&schema.discriminator, &chosen.reference, &mut value)
        {
            let target = reference_name(reference);
            let tag = discriminator
                .mapping
                .iter()
                .find(|(_, mapped)| reference_name(mapped).or(Some(mapped)) == target)
                .map(|(tag, _)| tag.as_str())
                .or(target);
            if let Some(tag) = tag {
                fields.insert(discriminator.property_name.clone(), json!(tag));
            }
        }
        value
    }
}

/// Turns a number into one that looks unrelated (splitmix64).
pub(crate) fn mix(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Number of a text (FNV-1a).
pub(crate) fn fnv(text: &str) -> u64 {
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The words of a name in lower case: `nmIDs` -> `nm ids`, `create_dt` -> `create dt`.
fn words(name: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut previous = '_';
    for letter in name.chars() {
        if !letter.is_alphanumeric() {
            previous = '_';
            continue;
        }
        let starts = previous == '_' || (letter.is_uppercase() && !previous.is_uppercase());
        match words.last_mut() {
            Some(word) if !starts => word.extend(letter.to_lowercase()),
            _ => words.push(letter.to_lowercase().collect()),
        }
        previous = letter;
    }
    words
}

fn has(words: &[String], any: &[&str]) -> bool {
    words.iter().any(|word| any.contains(&word.as_str()))
}

fn speaks_of_error(words: &[String]) -> bool {
    has(words, &["error", "errors"])
}

fn is_id(words: &[String]) -> bool {
    has(words, &["id", "ids", "chrt", "imt", "nm", "nms", "sku", "skus"])
}

/// An id above 2^31.
fn id(seed: u64) -> u64 {
    2_147_483_648 + seed % 7_000_000_000
}

fn integer(schema: &Schema, words: &[String], seed: u64) -> Number {
    let wanted = match schema.format.as_deref() {
        Some("unix-seconds") => 1_784_000_000 + seed % 1_000_000,
        Some("unix-milliseconds") => 1_784_000_000_000 + seed % 1_000_000_000,
        _ if is_id(words) => id(seed),
        _ if has(words, &["limit", "take"]) => 10 + seed % 90,
        _ if has(words, &["percent", "discount"]) => 1 + seed % 89,
        _ => 1 + seed % 9_999,
    } as i64;
    let low = schema.minimum.as_ref().and_then(|number| number.as_f64()).map(|number| number.ceil() as i64);
    let high = schema.maximum.as_ref().and_then(|number| number.as_f64()).map(|number| number.floor() as i64);
    let fits = low.is_none_or(|low| wanted >= low) && high.is_none_or(|high| wanted <= high);
    if fits {
        return wanted.into();
    }
    let low = low.unwrap_or(0).min(high.unwrap_or(i64::MAX));
    let span = high.unwrap_or(low.saturating_add(1_000)).saturating_sub(low).max(0) as u64;
    low.saturating_add((seed % span.saturating_add(1)) as i64).into()
}

fn decimal(schema: &Schema, seed: u64) -> Number {
    // Never a whole number: a decoder that reads it as an integer is found out.
    let cents = 101 + seed % 9_999_800;
    let wanted = (cents + u64::from(cents.is_multiple_of(100))) as f64 / 100.0;
    let low = schema.minimum.as_ref().and_then(Number::as_f64).unwrap_or(0.0);
    let high = schema.maximum.as_ref().and_then(Number::as_f64).unwrap_or(f64::MAX);
    let value = if (low..=high).contains(&wanted) {
        wanted
    } else if high == f64::MAX {
        low + 0.5
    } else {
        low + (high - low) / 2.0
    };
    Number::from_f64(value).unwrap_or_else(|| 0.into())
}

/// Words of our own, for names, comments and the rest.
const PHRASES: [&str; 12] = [
    "Синяя кружка «Утро»",
    "Шарф вязаный, ёлочка",
    "Склад Северный-2",
    "ИП Соколова А. А.",
    "Лампа настольная № 7",
    "Чайник эмалированный 1,5 л",
    "Всё подошло, спасибо!",
    "Размер 42/44 & 46",
    "Тульская область",
    "Рюкзак \"Тропа\" 25%",
    "Плед из шерсти",
    "Ждём ответа продавца",
];

fn phrase(seed: u64) -> &'static str {
    PHRASES[(mix(seed) % PHRASES.len() as u64) as usize]
}

fn latin(seed: u64) -> String {
    format!("sample-{:04x}", mix(seed) % 0x1_0000)
}

pub(crate) fn uuid(seed: u64) -> String {
    let (a, b) = (mix(seed), mix(seed ^ 0x5555));
    format!(
        "{:08x}-{:04x}-4{:03x}-8{:03x}-{:012x}",
        a >> 32,
        a >> 16 & 0xffff,
        a & 0xfff,
        b >> 52,
        b & 0xffff_ffff_ffff
    )
}

fn date(seed: u64) -> String {
    format!("2026-{:02}-{:02}", 1 + seed % 7, 1 + mix(seed) % 28)
}

fn date_time(seed: u64) -> String {
    let clock = mix(seed ^ 0xc10c) % 86_400;
    let zone = if seed.is_multiple_of(2) { "+03:00" } else { "Z" };
    format!("{}T{:02}:{:02}:{:02}{zone}", date(seed), clock / 3_600, clock / 60 % 60, clock % 60)
}

fn text(schema: &Schema, words: &[String], seed: u64) -> String {
    let invented = match schema.format.as_deref() {
        Some("date") => return date(seed),
        Some("date-time") => return date_time(seed),
        Some("date-dmy") => return format!("{:02}.{:02}.2026", 1 + mix(seed) % 28, 1 + seed % 7),
        Some("uuid") => return uuid(seed),
        Some("decimal") => return format!("{}.{:02}", 1 + seed % 99_999, 1 + mix(seed) % 99),
        Some("byte") => {
            use base64::Engine as _;
            return base64::engine::general_purpose::STANDARD.encode(mix(seed).to_be_bytes());
        }
        Some("binary") => latin(seed),
        Some("int64" | "unix-seconds") => format!("{}", id(seed)),
        _ if speaks_of_error(words) => String::new(),
        _ if has(words, &["date", "dt", "timestamp"]) || words.last().is_some_and(|word| word == "at") => {
            date_time(seed)
        }
        _ if has(words, &["currency"]) => "RUB".to_owned(),
        _ if has(words, &["barcode", "barcodes", "sku", "skus", "gtin", "phone", "inn", "tin"]) => {
            format!("46{:011}", seed % 100_000_000_000)
        }
        _ if has(words, &["url", "link", "photo", "photos", "video", "big", "tm"]) => {
            format!("https://images.example/{:08x}.webp", mix(seed) >> 32)
        }
        _ if is_id(words) || has(words, &["srid", "rid", "uid", "uuid", "sid", "cursor", "next"]) => {
            uuid(seed)
        }
        _ if has(words, &["code", "article", "key", "sign", "locale"]) => latin(seed),
        _ => phrase(seed).to_owned(),
    };
    let most = schema.max_length.unwrap_or(u64::MAX).min(100_000) as usize;
    let fewest = schema.min_length.unwrap_or(0).min(100_000) as usize;
    let mut text: String = invented.chars().take(most).collect();
    let missing = fewest.saturating_sub(text.chars().count());
    text.extend(std::iter::repeat_n('я', missing));
    text
}

#[cfg(test)]
mod tests {
    use super::super::schema::validate;
    use super::*;

    fn document() -> Document {
        serde_json::from_value(json!({
            "openapi": "3.0.3", "info": {"title": "t", "version": "2026-01-01"}, "paths": {},
            "components": {"schemas": {
                "Tree": {"type": "object", "required": ["children"], "properties": {
                    "children": {"type": "array", "items": {"$ref": "#/components/schemas/Tree"}}}},
                "A": {"type": "object", "properties": {"kind": {"type": "string"}, "x": {"type": "number"}}},
                "B": {"type": "object", "properties": {"kind": {"type": "string"}, "y": {"type": "integer"}}}
            }}
        }))
        .unwrap()
    }

    fn schema(value: Value) -> Schema {
        serde_json::from_value(value).unwrap()
    }

    #[test]
    fn fits_and_repeats() {
        let document = document();
        let schema = schema(json!({"type": "object", "required": ["nmID"], "properties": {
            "nmID": {"type": "integer"}, "price": {"type": "number"}, "price2": {"type": "number", "minimum": 5, "maximum": 6},
            "small": {"type": "integer", "minimum": -3, "maximum": 3}, "names": {"type": "array", "minItems": 2, "items": {"type": "string", "maxLength": 3}},
            "updatedAt": {"type": "string"}, "day": {"type": "string", "format": "date"}, "when": {"type": "string", "format": "date-time"},
            "money": {"type": "string", "format": "decimal"}, "file": {"type": "string", "format": "byte"}, "u": {"type": "string", "format": "uuid"},
            "dmy": {"type": "string", "format": "date-dmy"}, "error": {"type": "boolean"}, "any": {}, "free": {"type": "object"},
            "map": {"type": "object", "additionalProperties": {"type": "integer"}}, "long": {"type": "string", "minLength": 300},
            "kind": {"oneOf": [{"$ref": "#/components/schemas/A"}, {"$ref": "#/components/schemas/B"}],
                "discriminator": {"propertyName": "kind", "mapping": {"a": "#/components/schemas/A", "b": "#/components/schemas/B"}}}
        }}));
        for seed in 0..200 {
            let value = synthesize(&schema, &document, seed);
            assert_eq!(value, synthesize(&schema, &document, seed));
            let wrong = validate(&value, &schema, &document, "", true);
            assert!(wrong.is_empty(), "{wrong:?} in {value}");
            assert!(value["nmID"].as_i64().unwrap() > i64::from(i32::MAX));
            assert!(value["price"].is_f64());
            assert_eq!(value["error"], false);
            assert!(value["updatedAt"].as_str().unwrap().starts_with("2026-"));
            assert_eq!(value.as_object().unwrap().len(), schema.properties.len());
        }
        assert_ne!(synthesize(&schema, &document, 1), synthesize(&schema, &document, 2));
    }

    #[test]
    fn a_circular_type_ends() {
        let document = document();
        synthesize(&schema(json!({"$ref": "#/components/schemas/Tree"})), &document, 5);
    }

    #[test]
    fn names_fall_into_words() {
        assert_eq!(words("nmIDs"), ["nm", "ids"]);
        assert_eq!(words("create_dt"), ["create", "dt"]);
        assert_eq!(words("filter[downloadIds]"), ["filter", "download", "ids"]);
        assert_eq!(words("updatedAt"), ["updated", "at"]);
    }
}
