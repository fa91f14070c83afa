//! Decimal numbers: money, rates, dimensions.
//!
//! WB writes them as JSON numbers or as text, with a dot or a comma. All are read exactly into
//! [`Decimal`], never through a float. The modules here are for `#[serde(with)]` and write one form:
//! [`number`] a JSON number, [`text`] a string; each takes a [`Decimal`], an `Option`, a `Vec` or a
//! map of them.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

pub use rust_decimal::Decimal;
use serde::de::{self, Deserialize, Deserializer, IgnoredAny, MapAccess, SeqAccess};
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

use super::decode::{self, Leaf, Value, note};

/// The largest mantissa of a [`Decimal`]: 96 bits.
const MAX_MANTISSA: u128 = (1 << 96) - 1;

/// Digits that must be kept where a number has more than fit: no money has them, only floats that
/// were written out in full.
const KEPT_DIGITS: u128 = 10_u128.pow(16);

/// Reads a number: sign, digits in groups of three or not, dot or comma, exponent.
///
/// `None` for what is no number, and for what a [`Decimal`] cannot hold. Digits beyond the 28 of a
/// [`Decimal`] are rounded off. Both a dot and a comma in one number, and signs such as `%`, are not
/// guessed at.
pub fn parse(text: &str) -> Option<Decimal> {
    parse_plain(text.as_bytes()).or_else(|| parse_any(text))
}

/// Nearly every number there is: up to 18 digits, perhaps a dot.
fn parse_plain(text: &[u8]) -> Option<Decimal> {
    let digits = text.strip_prefix(b"-").unwrap_or(text);
    if digits.len() > 19 {
        return None;
    }
    let (mut mantissa, mut count, mut scale) = (0_i64, 0, None);
    for byte in digits {
        match byte {
            b'0'..=b'9' if count < 18 => {
                mantissa = mantissa * 10 + i64::from(byte - b'0');
                count += 1;
            }
            b'.' if scale.is_none() => scale = Some(count),
            _ => return None,
        }
    }
    let mantissa = if digits.len() < text.len() { -mantissa } else { mantissa };
    (count > 0).then(|| Decimal::new(mantissa, scale.map_or(0, |scale| count - scale)))
}

fn parse_any(text: &str) -> Option<Decimal> {
    let mut rest = text.trim();
    let negative = rest.starts_with(['-', '−']);
    if let Some(unsigned) = rest.strip_prefix(['-', '−', '+']) {
        rest = unsigned;
    }
    let (mut number, mut exponent) = (rest, "0");
    if let Some((before, after)) = rest.split_once(['e', 'E']) {
        (number, exponent) = (before, after);
    }
    let exponent: i64 = exponent.parse().ok()?;

    let (mut mantissa, mut scale) = (0_u128, 0_i64);
    let (mut digits, mut group) = (0_usize, None);
    let (mut fraction, mut full, mut exact) = (false, false, true);
    for char in number.chars() {
        match char {
            '0'..='9' => {
                let digit = u128::from(u32::from(char) - u32::from('0'));
                digits += 1;
                if let Some(group) = group.as_mut().filter(|_| !fraction) {
                    *group += 1;
                }
                let next = mantissa * 10 + digit;
                if !full && next <= MAX_MANTISSA {
                    mantissa = next;
                    scale += i64::from(fraction);
                } else {
                    // Round on the first digit that does not fit.
                    if !full && digit >= 5 && mantissa < MAX_MANTISSA {
                        mantissa += 1;
                    }
                    full = true;
                    exact &= digit == 0;
                    scale -= i64::from(!fraction);
                }
            }
            '.' | ',' if !fraction && matches!(group, None | Some(3)) => fraction = true,
            ' ' | '\u{a0}' | '\u{2009}' | '\u{202f}' if !fraction && digits > 0 => {
                if !matches!((group, digits), (None, 1..=3) | (Some(3), _)) {
                    return None;
                }
                group = Some(0);
            }
            _ => return None,
        }
    }
    if digits == 0 || !matches!(group, None | Some(3)) {
        return None;
    }

    let mut scale = scale.checked_sub(exponent)?;
    if mantissa == 0 {
        return Decimal::try_from_i128_with_scale(0, scale.clamp(0, 28) as u32).ok();
    }
    while scale > 28 {
        exact &= mantissa % 10 == 0;
        mantissa = (mantissa + 5 * u128::from(mantissa % 10 != 0)) / 10;
        scale -= 1;
        if mantissa == 0 {
            return None;
        }
    }
    while scale < 0 {
        mantissa = mantissa.checked_mul(10).filter(|mantissa| *mantissa <= MAX_MANTISSA)?;
        scale += 1;
    }
    if !exact && mantissa < KEPT_DIGITS {
        return None;
    }
    let mantissa = i128::try_from(mantissa).ok()?;
    let mantissa = if negative { -mantissa } else { mantissa };
    Decimal::try_from_i128_with_scale(mantissa, scale as u32).ok()
}

/// Whether two JSON numbers are the same, however many digits they have.
pub(super) fn is_same(a: &str, b: &str) -> bool {
    /// Sign, digits without zeros at either end, and the power of ten of the last one.
    fn parts(number: &str) -> Option<(bool, String, i64)> {
        let (number, exponent) = number.split_once(['e', 'E']).unwrap_or((number, "0"));
        let unsigned = number.strip_prefix('-');
        let (whole, fraction) =
            unsigned.unwrap_or(number).split_once('.').unwrap_or((unsigned.unwrap_or(number), ""));
        let digits = format!("{whole}{fraction}");
        let kept = digits.trim_end_matches('0');
        let zeros = i64::try_from(digits.len() - kept.len()).ok()?;
        let exponent = exponent.strip_prefix('+').unwrap_or(exponent).parse::<i64>().ok()?;
        let last = exponent.checked_sub(i64::try_from(fraction.len()).ok()?)?.checked_add(zeros)?;
        let kept = kept.trim_start_matches('0');
        if kept.is_empty() {
            Some((false, String::new(), 0))
        } else {
            Some((unsigned.is_some(), kept.to_owned(), last))
        }
    }
    parts(a).is_some_and(|a| Some(a) == parts(b))
}

/// Whether an answer says "no number" with it.
fn says_none(text: &str) -> bool {
    matches!(text.trim(), "" | "-" | "–" | "—")
}

impl Value for Decimal {
    const EXPECTED: &'static str = "decimal number";

    fn leaf(leaf: Leaf<'_>) -> Option<Self> {
        match leaf {
            Leaf::Signed(value) => Some(value.into()),
            Leaf::Unsigned(value) => Some(value.into()),
            // The shortest text that gives this float is what was written, up to 17 digits.
            Leaf::Float(value) => parse(&format!("{value:e}")),
            Leaf::Text(text) => parse(text),
            Leaf::Bool(_) => None,
        }
    }

    fn is_none(leaf: Leaf<'_>) -> bool {
        matches!(leaf, Leaf::Text(text) if says_none(text))
    }

    fn read_optional<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Self>, D::Error> {
        match read(deserializer)? {
            Reading::Decimal(value) => Ok(Some(value)),
            Reading::None => Ok(None),
            Reading::Other(found) => {
                note(Self::EXPECTED, || found);
                Ok(None)
            }
        }
    }
}

enum Reading {
    Decimal(Decimal),
    None,
    /// Something else, described.
    Other(String),
}

impl Reading {
    fn leaf(leaf: Leaf<'_>) -> Self {
        match Decimal::leaf(leaf) {
            Some(value) => Reading::Decimal(value),
            None if Decimal::is_none(leaf) => Reading::None,
            None => Reading::Other(leaf.describe()),
        }
    }

    /// From the JSON text of one value.
    fn raw(json: &str) -> Self {
        match json.as_bytes().first() {
            Some(b'"') => {
                // A lone surrogate is all that can be wrong here.
                let text = serde_json::from_str::<Text<'_>>(json).unwrap_or(Text(Cow::Borrowed(json)));
                Reading::leaf(Leaf::Text(&text.0))
            }
            Some(b'-' | b'0'..=b'9') => match parse(json) {
                Some(value) => Reading::Decimal(value),
                None => Reading::Other(format!("number {}", json.chars().take(40).collect::<String>())),
            },
            Some(b'{') => Reading::Other("an object".to_owned()),
            Some(b'[') => Reading::Other("a list".to_owned()),
            Some(b'n') => Reading::None,
            _ => Reading::Other(json.to_owned()),
        }
    }

    fn strict<E: de::Error>(self) -> Result<Option<Decimal>, E> {
        match self {
            Reading::Decimal(value) => Ok(Some(value)),
            Reading::None => Ok(None),
            Reading::Other(found) => Err(E::custom(format_args!("expected a decimal number, found {found}"))),
        }
    }
}

/// A text, borrowed where it can be.
struct Text<'a>(Cow<'a, str>);

impl<'de> Deserialize<'de> for Text<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visitor;
        impl<'de> de::Visitor<'de> for Visitor {
            type Value = Text<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("text")
            }

            fn visit_borrowed_str<E>(self, text: &'de str) -> Result<Text<'de>, E> {
                Ok(Text(Cow::Borrowed(text)))
            }

            fn visit_str<E>(self, text: &str) -> Result<Text<'de>, E> {
                Ok(Text(Cow::Owned(text.to_owned())))
            }
        }
        deserializer.deserialize_str(Visitor)
    }
}

fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Reading, D::Error> {
    decode::raw(deserializer, Visitor)
}

struct Visitor;

/// The text serde_json hands out.
struct Raw(Reading);

impl<'de> Deserialize<'de> for Raw {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct RawVisitor;
        impl de::Visitor<'_> for RawVisitor {
            type Value = Raw;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("JSON text")
            }

            fn visit_str<E>(self, json: &str) -> Result<Raw, E> {
                Ok(Raw(Reading::raw(json)))
            }
        }
        deserializer.deserialize_str(RawVisitor)
    }
}

impl<'de> de::Visitor<'de> for Visitor {
    type Value = Reading;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Decimal::EXPECTED)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Reading, E> {
        Ok(Reading::leaf(Leaf::Bool(value)))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Reading, E> {
        Ok(Reading::leaf(Leaf::Signed(value)))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Reading, E> {
        Ok(Reading::leaf(Leaf::Unsigned(value)))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Reading, E> {
        Ok(Reading::leaf(Leaf::Float(value)))
    }

    fn visit_str<E>(self, value: &str) -> Result<Reading, E> {
        Ok(Reading::leaf(Leaf::Text(value)))
    }

    fn visit_unit<E>(self) -> Result<Reading, E> {
        Ok(Reading::None)
    }

    fn visit_none<E>(self) -> Result<Reading, E> {
        Ok(Reading::None)
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<Reading, D::Error> {
        deserializer.deserialize_any(self)
    }

    /// A format that is not JSON.
    fn visit_newtype_struct<D: Deserializer<'de>>(self, deserializer: D) -> Result<Reading, D::Error> {
        deserializer.deserialize_any(self)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Reading, A::Error> {
        let reading = match map.next_key::<Text<'de>>()? {
            Some(name) if decode::is_raw(&name.0) => map.next_value::<Raw>()?.0,
            Some(_) => {
                map.next_value::<IgnoredAny>()?;
                Reading::Other("an object".to_owned())
            }
            None => Reading::Other("an object".to_owned()),
        };
        while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(reading)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Reading, A::Error> {
        while seq.next_element::<IgnoredAny>()?.is_some() {}
        Ok(Reading::Other("a list".to_owned()))
    }
}

/// A decimal on its way in, in any form.
struct Lenient(Option<Decimal>);

impl<'de> Deserialize<'de> for Lenient {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read(deserializer)?.strict().map(Lenient)
    }
}

/// What [`number`] and [`text`] take: a [`Decimal`], or an `Option`, a `Vec` or a map of them.
pub trait Shape: Sized {
    /// Writes it, the numbers as text or not.
    ///
    /// # Errors
    /// Those of the serializer.
    fn write<S: Serializer>(&self, as_text: bool, serializer: S) -> Result<S::Ok, S::Error>;

    /// Reads it from numbers or text.
    ///
    /// # Errors
    /// What is no decimal number.
    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error>;
}

/// Lets serde walk through a [`Shape`].
struct Out<'a, T>(&'a T, bool);

impl<T: Shape> Serialize for Out<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.write(self.1, serializer)
    }
}

struct In<T>(T);

impl<'de, T: Shape> Deserialize<'de> for In<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::read(deserializer).map(In)
    }
}

impl Shape for Decimal {
    fn write<S: Serializer>(&self, as_text: bool, serializer: S) -> Result<S::Ok, S::Error> {
        if as_text {
            return serializer.collect_str(self);
        }
        if self.scale() == 0
            && let Ok(integer) = i64::try_from(self.mantissa())
        {
            return serializer.serialize_i64(integer);
        }
        // A float holds any 15 digits exactly, and every format knows floats. Outside of this range
        // it would be written with an exponent.
        let size = self.mantissa().unsigned_abs();
        if size < 10_u128.pow(15)
            && self.scale() <= 15
            && size >= 10_u128.pow(self.scale().saturating_sub(4))
            && let Ok(float) = self.to_string().parse::<f64>()
        {
            return serializer.serialize_f64(float);
        }
        match RawValue::from_string(self.to_string()) {
            Ok(raw) => raw.serialize(serializer),
            Err(error) => Err(serde::ser::Error::custom(error)),
        }
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = Lenient::deserialize(deserializer)?.0;
        value.ok_or_else(|| de::Error::custom("expected a decimal number, found nothing"))
    }
}

impl Shape for Option<Decimal> {
    fn write<S: Serializer>(&self, as_text: bool, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Some(value) => value.write(as_text, serializer),
            None => serializer.serialize_none(),
        }
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Lenient::deserialize(deserializer)?.0)
    }
}

impl<T: Shape> Shape for Vec<T> {
    fn write<S: Serializer>(&self, as_text: bool, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(|value| Out(value, as_text)))
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<In<T>>::deserialize(deserializer)?;
        Ok(values.into_iter().map(|value| value.0).collect())
    }
}

impl<T: Shape> Shape for Option<Vec<T>> {
    fn write<S: Serializer>(&self, as_text: bool, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Some(value) => value.write(as_text, serializer),
            None => serializer.serialize_none(),
        }
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Option::<Vec<In<T>>>::deserialize(deserializer)?;
        Ok(values.map(|values| values.into_iter().map(|value| value.0).collect()))
    }
}

impl<T: Shape> Shape for BTreeMap<String, T> {
    fn write<S: Serializer>(&self, as_text: bool, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(key, value)| (key, Out(value, as_text))))
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = BTreeMap::<String, In<T>>::deserialize(deserializer)?;
        Ok(values.into_iter().map(|(key, value)| (key, value.0)).collect())
    }
}

/// Decimals as JSON numbers, exact to the last digit.
pub mod number {
    use super::{Deserializer, Serializer, Shape};

    /// Writes it.
    ///
    /// # Errors
    /// Those of the serializer.
    pub fn serialize<T: Shape, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
        value.write(false, serializer)
    }

    /// Reads it, from numbers or text.
    ///
    /// # Errors
    /// What is no decimal number.
    pub fn deserialize<'de, T: Shape, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
        T::read(deserializer)
    }
}

/// Decimals as text, always with a dot.
pub mod text {
    use super::{Deserializer, Serializer, Shape};

    /// Writes it.
    ///
    /// # Errors
    /// Those of the serializer.
    pub fn serialize<T: Shape, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
        value.write(true, serializer)
    }

    /// Reads it, from numbers or text.
    ///
    /// # Errors
    /// What is no decimal number.
    pub fn deserialize<'de, T: Shape, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
        T::read(deserializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::values::decode::from_slice;
    use proptest::prelude::*;

    fn read_json(json: &str) -> (Option<String>, usize) {
        let decoded = from_slice::<Option<Decimal>>(json.as_bytes()).unwrap();
        (decoded.value.map(|value| value.to_string()), decoded.lost_count)
    }

    #[test]
    fn every_form_is_read_exactly() {
        for (json, value) in [
            ("12345678901234567.89", "12345678901234567.89"),
            ("0.1", "0.1"),
            ("-0.30000000000000004", "-0.30000000000000004"),
            ("79228162514264337593543950335", "79228162514264337593543950335"),
            ("367.00", "367.00"),
            ("1e3", "1000"),
            ("1.5E-7", "0.00000015"),
            ("12.5e+1", "125"),
            ("0e99", "0"),
            ("0.1000000000000000055511151231257827021181583404541015625", "0.1000000000000000055511151231"),
            ("\"1249\"", "1249"),
            ("\"376.99\"", "376.99"),
            ("\"-1\"", "-1"),
            ("\"0,14\"", "0.14"),
            ("\" 11,2 \"", "11.2"),
            ("\"1 234,56\"", "1234.56"),
            ("\"12\u{a0}345\u{a0}678.9\"", "12345678.9"),
            ("\"12\\u00a0345\"", "12345"),
            ("\"−5\"", "-5"),
            ("\"+5\"", "5"),
            ("\",5\"", "0.5"),
            ("\"5.\"", "5"),
            ("\"1e-2\"", "0.01"),
        ] {
            assert_eq!(read_json(json), (Some(value.to_owned()), 0), "{json}");
        }
    }

    #[test]
    fn blanks_are_none_without_a_note() {
        for json in ["null", "\"\"", "\" \"", "\"-\"", "\"—\""] {
            assert_eq!(read_json(json), (None, 0), "{json}");
        }
    }

    #[test]
    fn what_is_no_number_is_noted_and_never_zero() {
        for json in [
            "true",
            "{}",
            "{\"a\":1}",
            "[1]",
            "\"5%\"",
            "\"n/a\"",
            "\"1.234,5\"",
            "\"1 2\"",
            "\"1 2345\"",
            "\"1 \\ud800\"",
            "\"1,2,3\"",
            "\"--1\"",
            "\"NaN\"",
            "1e-40",
            "1e40",
            "1e999999999999999999999",
            "792281625142643375935439503360",
        ] {
            assert_eq!(read_json(json), (None, 1), "{json}");
        }
        let decoded = from_slice::<Option<Decimal>>(b"\"5%\"").unwrap();
        assert_eq!(decoded.lost[0].to_string(), ": expected decimal number, found text \"5%\"");
    }

    #[test]
    fn serde_json_still_hands_out_raw_text() {
        let value = Decimal::read_optional(&mut serde_json::Deserializer::from_str("12345678901234567.89"));
        assert_eq!(value.unwrap().unwrap().to_string(), "12345678901234567.89");
        let reader = &b"12345678901234567.89"[..];
        let value = Decimal::read_optional(&mut serde_json::Deserializer::from_reader(reader));
        assert_eq!(value.unwrap().unwrap().to_string(), "12345678901234567.89");
    }

    #[test]
    fn from_a_json_value_and_other_formats() {
        for (value, expected) in [
            (serde_json::json!(992.4), Some("992.4")),
            (serde_json::json!(24), Some("24")),
            (serde_json::json!("11,2"), Some("11.2")),
            (serde_json::json!(null), None),
        ] {
            let read = Decimal::read_optional(value).unwrap().map(|value| value.to_string());
            assert_eq!(read.as_deref(), expected);
        }
        let float: de::value::F64Deserializer<de::value::Error> =
            de::IntoDeserializer::into_deserializer(0.1);
        assert_eq!(Decimal::read_optional(float).unwrap().unwrap().to_string(), "0.1");
    }

    #[derive(Debug, PartialEq, Serialize, serde::Deserialize)]
    struct Body {
        #[serde(with = "number")]
        plain: Decimal,
        #[serde(with = "number", default, skip_serializing_if = "Option::is_none")]
        option: Option<Decimal>,
        #[serde(with = "number", default)]
        list: Vec<Decimal>,
        #[serde(with = "text")]
        plain_text: Decimal,
        #[serde(with = "text", default)]
        option_text: Option<Decimal>,
        #[serde(with = "text", default)]
        list_text: Vec<Decimal>,
        #[serde(with = "text", default)]
        map_text: BTreeMap<String, Decimal>,
    }

    #[test]
    fn fields_are_written_in_their_form() {
        let body = Body {
            plain: parse("12345678901234567.89").unwrap(),
            option: None,
            list: vec![parse("0.10").unwrap(), parse("-7").unwrap(), parse("0.00000001").unwrap()],
            plain_text: parse("0,14").unwrap(),
            option_text: None,
            list_text: vec![parse("1.50").unwrap()],
            map_text: BTreeMap::from([("a".to_owned(), Decimal::ONE)]),
        };
        let json = serde_json::to_string(&body).unwrap();
        assert_eq!(
            json,
            r#"{"plain":12345678901234567.89,"list":[0.1,-7,0.00000001],"plain_text":"0.14","option_text":null,"list_text":["1.50"],"map_text":{"a":"1"}}"#
        );
        assert_eq!(serde_json::from_str::<Body>(&json).unwrap(), body);
        let error = serde_json::from_str::<Body>(r#"{"plain":"x","plain_text":1}"#).unwrap_err();
        assert!(error.to_string().starts_with("expected a decimal number, found text \"x\""), "{error}");
        assert!(serde_json::from_str::<Body>(r#"{"plain":"","plain_text":1}"#).is_err());
    }

    proptest! {
        #[test]
        fn any_text_is_safe(text in ".*") {
            let _ = parse(&text);
        }

        #[test]
        fn near_numbers_are_safe(text in "[-+]?[0-9]{0,40}[., ]?[0-9]{0,40}([eE][-+]?[0-9]{1,22})?") {
            let _ = parse(&text);
        }

        #[test]
        fn what_is_written_is_read(mantissa in -(1_i128 << 95)..(1_i128 << 95), shift in 0_u32..90, scale in 0_u32..=28) {
            let value = Decimal::from_i128_with_scale(mantissa >> shift, scale);
            let text = value.to_string();
            prop_assert_eq!(parse(&text), Some(value));
            prop_assert_eq!(parse_any(&text), Some(value));
            prop_assert_eq!(parse(&text.replace('.', ",")), Some(value));
            let mut json = Vec::new();
            value.write(false, &mut serde_json::Serializer::new(&mut json)).unwrap();
            prop_assert!(!json.contains(&b'e'));
            prop_assert_eq!(from_slice::<Option<Decimal>>(&json).unwrap().value, Some(value));
        }
    }
}
