//! WB's spellings of `format`, and what they mean.

use crate::contract::document::Kind;

/// What a `format` says about a type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Meaning {
    /// A format of the dialect.
    Format(&'static str),
    /// Nothing about the type; dropped.
    Nothing,
    /// A date or an instant; the examples show which, else it is this.
    DateOrInstant(&'static str),
    /// Unix time in seconds, unless an example has milliseconds.
    UnixTime,
    /// A number that WB calls whole: an integer, unless an example has a fraction.
    WholeNumber,
}

/// The meaning of a spelling; `None` for one that is not known.
pub fn meaning(kind: Option<Kind>, format: &str) -> Option<Meaning> {
    use Meaning::{DateOrInstant, Format, Nothing, UnixTime, WholeNumber};
    let lower = format.to_lowercase();
    Some(match (kind, lower.as_str()) {
        (Some(Kind::Integer), "unix timestamp") => UnixTime,
        (Some(Kind::Integer), "unix timestamp в миллисекундах" | "unix timestamp in milliseconds") => {
            Format("unix-milliseconds")
        }
        // WB's ids outgrow 32 bits whatever the document says, and their sentinels are negative.
        (Some(Kind::Integer), "int" | "uint" | "int32" | "uint32" | "int64" | "uint64") => Format("int64"),
        // The standard the code follows, not a type.
        (Some(Kind::Integer | Kind::String), "iso 4217") => Nothing,
        (Some(Kind::Number), "int" | "uint" | "int32" | "uint32" | "int64" | "uint64") => WholeNumber,
        (Some(Kind::Number), "float" | "float32" | "float64" | "double" | "decimal") => Format("double"),
        (Some(Kind::String), "date-time") => Format("date-time"),
        (Some(Kind::String), "date") => Format("date"),
        // An instant is the safe guess: its reader takes a date too.
        (Some(Kind::String), "iso 8601" | "time-date") => DateOrInstant("date-time"),
        (Some(Kind::String), "гггг-мм-дд" | "yyyy-mm-dd") => DateOrInstant("date"),
        (Some(Kind::String), "date (dd.mm.yyyy)") => Format("date-dmy"),
        (Some(Kind::String), "uuid") => Format("uuid"),
        (Some(Kind::String), "byte") => Format("byte"),
        (Some(Kind::String), "binary") => Format("binary"),
        (Some(Kind::String), "decimal") => Format("decimal"),
        // What the text is about, or, for `int64` on a title, a slip.
        (Some(Kind::String), "plaintext" | "webp" | "mp4" | "uri" | "url" | "email" | "int64") => Nothing,
        // A slip of 2025: the format of a field, put on the object that holds it.
        (Some(Kind::Object), "date (dd.mm.yyyy)") => Nothing,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_are_known_or_refused() {
        assert_eq!(meaning(Some(Kind::Integer), "uint32"), Some(Meaning::Format("int64")));
        assert_eq!(meaning(Some(Kind::String), "UUID"), Some(Meaning::Format("uuid")));
        assert_eq!(
            meaning(Some(Kind::Integer), "Unix Timestamp в миллисекундах"),
            Some(Meaning::Format("unix-milliseconds"))
        );
        assert_eq!(meaning(Some(Kind::String), "ISO 8601"), Some(Meaning::DateOrInstant("date-time")));
        assert_eq!(meaning(Some(Kind::String), "YYYY-MM-DD"), Some(Meaning::DateOrInstant("date")));
        assert_eq!(meaning(Some(Kind::Integer), "Unix timestamp"), Some(Meaning::UnixTime));
        assert_eq!(meaning(Some(Kind::String), "WEBP"), Some(Meaning::Nothing));
        assert_eq!(meaning(Some(Kind::String), "duration"), None);
        assert_eq!(meaning(Some(Kind::Boolean), "int64"), None);
    }
}
