//! Enums that keep values nobody announced.
//!
//! `open_enum!` makes them for generated code. There are many of them, so an expansion is a table
//! of wire value and variant, and everything else is here once.

use std::fmt;

use serde::de::{self, Deserializer};

use super::decode::Leaf;

/// An enum whose wire values are text.
#[doc(hidden)]
pub trait TextEnum: Clone + PartialEq + 'static {
    /// Wire value and variant of every known value.
    fn table() -> &'static [(&'static str, Self)];
    /// Any other value.
    fn unknown(value: String) -> Self;
    /// The text, where it is one of those.
    fn as_unknown(&self) -> Option<&str>;
}

/// An enum whose wire values are integers.
#[doc(hidden)]
pub trait IntegerEnum: Clone + PartialEq + 'static {
    /// Wire value and variant of every known value.
    fn table() -> &'static [(i64, Self)];
    /// Any other value.
    fn unknown(value: i64) -> Self;
    /// The number, where it is one of those.
    fn as_unknown(&self) -> Option<i64>;
}

#[doc(hidden)]
pub fn text_of<T: TextEnum>(value: &T) -> &str {
    if let Some(text) = value.as_unknown() {
        return text;
    }
    T::table().iter().find(|(_, variant)| variant == value).map_or("", |(text, _)| text)
}

#[doc(hidden)]
pub fn known_text<T: TextEnum>(text: &str) -> Option<T> {
    T::table().iter().find(|(known, _)| *known == text).map(|(_, variant)| variant.clone())
}

#[doc(hidden)]
pub fn from_text<T: TextEnum>(text: &str) -> T {
    known_text(text).unwrap_or_else(|| T::unknown(text.to_owned()))
}

#[doc(hidden)]
pub fn text_leaf<T: TextEnum>(leaf: Leaf<'_>) -> Option<T> {
    Some(from_text(&super::decode::leaf_text(leaf)))
}

#[doc(hidden)]
pub fn integer_of<T: IntegerEnum>(value: &T) -> i64 {
    if let Some(integer) = value.as_unknown() {
        return integer;
    }
    T::table().iter().find(|(_, variant)| variant == value).map_or(0, |(integer, _)| *integer)
}

#[doc(hidden)]
pub fn from_integer<T: IntegerEnum>(integer: i64) -> T {
    let known = T::table().iter().find(|(known, _)| *known == integer);
    known.map_or_else(|| T::unknown(integer), |(_, variant)| variant.clone())
}

#[doc(hidden)]
pub fn integer_leaf<T: IntegerEnum>(leaf: Leaf<'_>) -> Option<T> {
    <i64 as super::decode::Value>::leaf(leaf).map(from_integer)
}

struct LeafVisitor<T>(fn(Leaf<'_>) -> Option<T>, &'static str);

impl<T> de::Visitor<'_> for LeafVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.1)
    }

    fn visit_bool<E: de::Error>(self, value: bool) -> Result<T, E> {
        self.0(Leaf::Bool(value)).ok_or_else(|| E::invalid_type(de::Unexpected::Bool(value), &self))
    }

    fn visit_i64<E: de::Error>(self, value: i64) -> Result<T, E> {
        self.0(Leaf::Signed(value)).ok_or_else(|| E::invalid_value(de::Unexpected::Signed(value), &self))
    }

    fn visit_u64<E: de::Error>(self, value: u64) -> Result<T, E> {
        self.0(Leaf::Unsigned(value)).ok_or_else(|| E::invalid_value(de::Unexpected::Unsigned(value), &self))
    }

    fn visit_f64<E: de::Error>(self, value: f64) -> Result<T, E> {
        self.0(Leaf::Float(value)).ok_or_else(|| E::invalid_value(de::Unexpected::Float(value), &self))
    }

    fn visit_str<E: de::Error>(self, value: &str) -> Result<T, E> {
        self.0(Leaf::Text(value)).ok_or_else(|| E::invalid_value(de::Unexpected::Str(value), &self))
    }
}

#[doc(hidden)]
pub fn deserialize<'de, T, D: Deserializer<'de>>(
    deserializer: D,
    leaf: fn(Leaf<'_>) -> Option<T>,
    expected: &'static str,
) -> Result<T, D::Error> {
    deserializer.deserialize_any(LeafVisitor(leaf, expected))
}

/// Makes an open enum: `open_enum! { /// Docs. pub enum Status(text) { /// Docs. New = "new", } }`,
/// or `(integer)` with numbers.
// Unused where no API, or none with such a type, is compiled in.
#[allow(unused_macros)]
macro_rules! open_enum {
    ($(#[$meta:meta])* $vis:vis enum $name:ident(text) {
        $($(#[$variant_meta:meta])* $variant:ident = $value:literal),* $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[non_exhaustive]
        $vis enum $name {
            $($(#[$variant_meta])* #[doc = concat!("`", stringify!($value), "`.")] $variant,)*
            /// A value not known to this version, as WB sent it.
            Unknown(String),
        }

        impl $crate::values::open_enum::TextEnum for $name {
            fn table() -> &'static [(&'static str, Self)] {
                static TABLE: &[(&str, $name)] = &[$(($value, $name::$variant)),*];
                TABLE
            }

            fn unknown(value: String) -> Self {
                Self::Unknown(value)
            }

            fn as_unknown(&self) -> Option<&str> {
                if let Self::Unknown(value) = self { Some(value) } else { None }
            }
        }

        impl $name {
            /// The value as WB writes it.
            pub fn as_str(&self) -> &str {
                $crate::values::open_enum::text_of(self)
            }
        }

        impl From<&str> for $name {
            fn from(value: &str) -> Self {
                $crate::values::open_enum::from_text(value)
            }
        }

        $crate::values::open_enum::open_enum!(@common $name, as_str, serialize_str, text_leaf, "text");
    };
    ($(#[$meta:meta])* $vis:vis enum $name:ident(integer) {
        $($(#[$variant_meta:meta])* $variant:ident = $value:literal),* $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[non_exhaustive]
        $vis enum $name {
            $($(#[$variant_meta])* #[doc = concat!("`", stringify!($value), "`.")] $variant,)*
            /// A value not known to this version, as WB sent it.
            Unknown(i64),
        }

        impl $crate::values::open_enum::IntegerEnum for $name {
            fn table() -> &'static [(i64, Self)] {
                static TABLE: &[(i64, $name)] = &[$(($value, $name::$variant)),*];
                TABLE
            }

            fn unknown(value: i64) -> Self {
                Self::Unknown(value)
            }

            fn as_unknown(&self) -> Option<i64> {
                if let Self::Unknown(value) = self { Some(*value) } else { None }
            }
        }

        impl $name {
            /// The value as WB writes it.
            pub fn value(&self) -> i64 {
                $crate::values::open_enum::integer_of(self)
            }
        }

        impl From<i64> for $name {
            fn from(value: i64) -> Self {
                $crate::values::open_enum::from_integer(value)
            }
        }

        $crate::values::open_enum::open_enum!(@common $name, value, serialize_i64, integer_leaf, "integer");
    };
    (@common $name:ident, $get:ident, $write:ident, $leaf:ident, $expected:literal) => {
        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&self.$get(), f)
            }
        }

        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.$write(self.$get())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::values::open_enum::deserialize(
                    deserializer,
                    $crate::values::open_enum::$leaf,
                    $expected,
                )
            }
        }

        impl $crate::request::Parameter for $name {
            fn each(&self, take: &mut dyn FnMut(&str)) {
                $crate::request::Parameter::each(&self.$get(), take);
            }
        }

        impl $crate::values::decode::Value for $name {
            const EXPECTED: &'static str = $expected;

            fn leaf(leaf: $crate::values::decode::Leaf<'_>) -> Option<Self> {
                $crate::values::open_enum::$leaf(leaf)
            }
        }
    };
}
#[allow(unused_imports)]
pub(crate) use open_enum;

#[cfg(test)]
mod tests {
    use crate::values::decode::from_slice;

    open_enum! {
        /// How an order is doing.
        pub enum Status(text) {
            /// Just made.
            New = "new",
            /// Cyrillic on the wire.
            SellerWarehouse = "Склад продавца",
            /// Looks like a number.
            Nine = "9",
        }
    }

    open_enum! {
        /// State of a campaign.
        pub enum Campaign(integer) {
            /// Gone.
            Deleted = -1,
            /// Running.
            Active = 9,
        }
    }

    #[test]
    fn text_enums_keep_everything() {
        for (json, value, written) in [
            (r#""new""#, Status::New, r#""new""#),
            (r#""Склад продавца""#, Status::SellerWarehouse, r#""Склад продавца""#),
            (r#""cpx""#, Status::Unknown("cpx".to_owned()), r#""cpx""#),
            (r#""""#, Status::Unknown(String::new()), r#""""#),
            ("9", Status::Nine, r#""9""#),
            ("-1", Status::Unknown("-1".to_owned()), r#""-1""#),
            ("true", Status::Unknown("true".to_owned()), r#""true""#),
        ] {
            let decoded = from_slice::<Option<Status>>(json.as_bytes()).unwrap();
            assert_eq!((decoded.value.as_ref(), decoded.lost_count), (Some(&value), 0), "{json}");
            assert_eq!(serde_json::from_str::<Status>(json).unwrap(), value);
            assert_eq!(serde_json::to_string(&value).unwrap(), written);
            assert_eq!(Status::from(value.as_str()), value);
            assert_eq!(value.to_string(), value.as_str());
        }
        let decoded = from_slice::<Option<Status>>(b"[1]").unwrap();
        assert_eq!((decoded.value, decoded.lost_count), (None, 1));
    }

    #[test]
    fn integer_enums_keep_everything() {
        for (json, value, written) in [
            ("-1", Campaign::Deleted, "-1"),
            ("9.0", Campaign::Active, "9"),
            (r#""9""#, Campaign::Active, "9"),
            ("77", Campaign::Unknown(77), "77"),
        ] {
            let decoded = from_slice::<Option<Campaign>>(json.as_bytes()).unwrap();
            assert_eq!((decoded.value.as_ref(), decoded.lost_count), (Some(&value), 0), "{json}");
            assert_eq!(serde_json::from_str::<Campaign>(json).unwrap(), value);
            assert_eq!(serde_json::to_string(&value).unwrap(), written);
            assert_eq!(Campaign::from(value.value()), value);
            assert_eq!(value.to_string(), written);
        }
        for (json, lost) in [(r#""active""#, 1), ("1.5", 1), (r#""""#, 0), ("null", 0)] {
            let decoded = from_slice::<Option<Campaign>>(json.as_bytes()).unwrap();
            assert_eq!((decoded.value, decoded.lost_count), (None, lost), "{json}");
        }
        let error = serde_json::from_str::<Campaign>(r#""active""#).unwrap_err().to_string();
        assert!(error.contains("\"active\", expected integer"), "{error}");
    }
}
