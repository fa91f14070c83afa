//! Bytes that stand in JSON as base64.

use std::fmt;
use std::ops::Deref;

use ::base64::Engine;
use ::base64::alphabet;
use ::base64::engine::general_purpose::{GeneralPurpose, GeneralPurposeConfig, STANDARD};
use ::base64::engine::{DecodePaddingMode, general_purpose::NO_PAD};
use bytes::Bytes;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::decode::{Leaf, Value};

const LENIENT: GeneralPurposeConfig =
    NO_PAD.with_decode_padding_mode(DecodePaddingMode::Indifferent).with_decode_allow_trailing_bits(true);
const ANY_STANDARD: GeneralPurpose = GeneralPurpose::new(&alphabet::STANDARD, LENIENT);
const ANY_URL_SAFE: GeneralPurpose = GeneralPurpose::new(&alphabet::URL_SAFE, LENIENT);

/// Bytes (a sticker, a document) that travel as base64.
///
/// Reads the standard and the URL-safe alphabet, padded or not, with line breaks, and data URLs
/// (`data:image/png;base64,…`). Writes the standard alphabet with padding. `Debug` shows the length
/// only.
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Base64(Bytes);

impl Base64 {
    /// Wraps bytes.
    pub fn new(bytes: impl Into<Bytes>) -> Self {
        Base64(bytes.into())
    }

    /// Reads base64 text; `None` where it is something else.
    pub fn decode(text: &str) -> Option<Self> {
        let mut text = text.trim_ascii();
        if text.get(..5).is_some_and(|start| start.eq_ignore_ascii_case("data:")) {
            let (head, data) = text.split_once(',')?;
            if !head.get(head.len().checked_sub(7)?..)?.eq_ignore_ascii_case(";base64") {
                return None;
            }
            text = data;
        }
        let packed;
        if text.bytes().any(|byte| byte.is_ascii_whitespace()) {
            packed = text.chars().filter(|char| !char.is_ascii_whitespace()).collect::<String>();
            text = &packed;
        }
        let engine = if text.contains(['-', '_']) { &ANY_URL_SAFE } else { &ANY_STANDARD };
        engine.decode(text).ok().map(|bytes| Base64(bytes.into()))
    }

    /// Standard base64 with padding.
    pub fn encode(&self) -> String {
        STANDARD.encode(&self.0)
    }

    /// The bytes.
    pub fn into_bytes(self) -> Bytes {
        self.0
    }
}

impl Deref for Base64 {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.0
    }
}

impl AsRef<[u8]> for Base64 {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

impl From<Vec<u8>> for Base64 {
    fn from(bytes: Vec<u8>) -> Self {
        Base64(bytes.into())
    }
}

impl From<Bytes> for Base64 {
    fn from(bytes: Bytes) -> Self {
        Base64(bytes)
    }
}

impl From<Base64> for Bytes {
    fn from(base64: Base64) -> Self {
        base64.0
    }
}

impl fmt::Debug for Base64 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Base64({} bytes)", self.0.len())
    }
}

impl Value for Base64 {
    const EXPECTED: &'static str = "base64 text";

    fn leaf(leaf: Leaf<'_>) -> Option<Self> {
        match leaf {
            Leaf::Text(text) if !text.trim().is_empty() => Base64::decode(text),
            _ => None,
        }
    }
}

impl Serialize for Base64 {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.encode())
    }
}

impl<'de> Deserialize<'de> for Base64 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visitor;
        impl de::Visitor<'_> for Visitor {
            type Value = Base64;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("base64 text")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Base64, E> {
                Base64::decode(text).ok_or_else(|| E::custom("not base64 text"))
            }
        }
        deserializer.deserialize_str(Visitor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn reads_every_spelling() {
        for text in [
            "+/8=",
            "+/8",
            "-_8",
            "-_8=",
            "+/\r\n8=\n",
            "data:image/png;base64,+/8=",
            "DATA:image/svg+xml;charset=utf-8;BASE64,+/8",
        ] {
            assert_eq!(Base64::decode(text).as_deref(), Some(&[0xfb, 0xff][..]), "{text}");
        }
        for text in ["n/a!", "data:text/plain,abc", "+-", "=", "Ж"] {
            assert_eq!(Base64::decode(text), None, "{text}");
        }
        assert_eq!(Base64::decode("PHN2Zy8+").as_deref(), Some(&b"<svg/>"[..]));
    }

    #[test]
    fn debug_shows_the_length_only() {
        assert_eq!(format!("{:?}", Base64::from(b"secret".to_vec())), "Base64(6 bytes)");
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(bytes: Vec<u8>) {
            let json = serde_json::to_string(&Base64::from(bytes.clone())).unwrap();
            let back: Base64 = serde_json::from_str(&json).unwrap();
            prop_assert_eq!(&*back, &bytes[..]);
        }

        #[test]
        fn any_text_is_safe(text in ".*") {
            let _ = Base64::decode(&text);
        }
    }
}
