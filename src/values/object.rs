//! What generated objects of answers have in common.

use serde::ser::{Serialize, SerializeMap};

/// A field of an answer, as it is written back: what is absent is left out.
pub trait Write: Serialize {
    /// Whether nothing is there.
    fn is_absent(&self) -> bool;
}

impl<T: Serialize> Write for Option<T> {
    fn is_absent(&self) -> bool {
        self.is_none()
    }
}

impl<T: Serialize> Write for Vec<T> {
    fn is_absent(&self) -> bool {
        self.is_empty()
    }
}

impl<T: Serialize> Write for std::collections::BTreeMap<String, T> {
    fn is_absent(&self) -> bool {
        self.is_empty()
    }
}

/// Writes one field unless it is absent.
///
/// # Errors
/// Whatever the serializer says.
pub fn write<M: SerializeMap, T: Write>(map: &mut M, name: &'static str, value: &T) -> Result<(), M::Error> {
    if value.is_absent() { Ok(()) } else { map.serialize_entry(name, value) }
}

/// Reading and writing of a generated object, from one table of field and wire name.
#[allow(unused_macros)]
macro_rules! wire_object {
    ($name:ident { $($field:ident: $wire:literal),* $(,)? }) => {
        impl $crate::values::decode::Object for $name {
            fn field<'de, A: ::serde::de::MapAccess<'de>>(
                &mut self,
                name: &str,
                value: $crate::values::decode::Field<'_, A>,
            ) -> Result<(), A::Error> {
                match name {
                    $($wire => value.read(&mut self.$field),)*
                    _ => value.other(self, &[$($wire),*]),
                }
            }
        }

        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                use ::serde::ser::SerializeMap as _;
                let mut map = serializer.serialize_map(None)?;
                $($crate::values::object::write(&mut map, $wire, &self.$field)?;)*
                map.end()
            }
        }

        $crate::values::decode::decode_object!($name);
    };
}
// Unused without APIs.
#[allow(unused_imports)]
pub(crate) use wire_object;
