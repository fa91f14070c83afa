//! Dates and times in the ways WB writes them.
//!
//! A [`Date`] is a calendar day and never goes through a zone. A [`DateTime`] keeps its offset, or
//! the fact that it has none: what that means differs between operations, and their docs say it
//! (Statistics means Moscow).

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use chrono::{Datelike, FixedOffset, NaiveDate, NaiveDateTime, NaiveTime, Offset, TimeZone};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::decode::{Leaf, Value};

/// A text that is no date (or no date-time).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseDateError {
    text: String,
}

impl ParseDateError {
    fn new(text: &str) -> Self {
        ParseDateError { text: text.chars().take(64).collect() }
    }
}

impl fmt::Display for ParseDateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no date: write 2026-03-22 or 2026-03-22T10:00:00+03:00", self.text)
    }
}

impl std::error::Error for ParseDateError {}

/// A calendar day.
///
/// Reads the day as it is written from any date or date-time text (`2026-03-22`,
/// `2026-03-22T23:30:00Z`, `22.03.2026`): no zone moves it. Writes `2026-03-22`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date(NaiveDate);

impl Date {
    /// The day of a year, month (from 1) and day (from 1), where there is one.
    pub fn new(year: i32, month: u32, day: u32) -> Option<Self> {
        NaiveDate::from_ymd_opt(year, month, day).map(Date)
    }

    /// As chrono's type.
    pub fn naive(self) -> NaiveDate {
        self.0
    }

    /// Year.
    pub fn year(self) -> i32 {
        self.0.year()
    }

    /// Month, from 1.
    pub fn month(self) -> u32 {
        self.0.month()
    }

    /// Day of the month, from 1.
    pub fn day(self) -> u32 {
        self.0.day()
    }
}

impl From<NaiveDate> for Date {
    fn from(date: NaiveDate) -> Self {
        Date(date)
    }
}

impl From<Date> for NaiveDate {
    fn from(date: Date) -> Self {
        date.0
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl FromStr for Date {
    type Err = ParseDateError;

    fn from_str(text: &str) -> Result<Self, ParseDateError> {
        parse(text).map(DateTime::date).ok_or_else(|| ParseDateError::new(text))
    }
}

/// A date-time as written: local date and time, and the offset if there was one.
///
/// Reads RFC 3339 and its relatives: up to nine fraction digits, a space for the `T`, `+0300` for
/// `+03:00`, no zone, a date alone, `22.03.2026` with or without a time. Writes RFC 3339, without a
/// zone if it has none, and a date alone if it was one.
///
/// Two values are equal when they are written alike; the order is that of instants, and there is
/// none between a value with an offset and one without.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DateTime {
    local: NaiveDateTime,
    offset: Option<FixedOffset>,
    date_only: bool,
}

const MOSCOW_SECONDS: i32 = 3 * 3600;

/// Moscow's offset, +03:00 all year.
pub(crate) fn moscow() -> FixedOffset {
    FixedOffset::east_opt(MOSCOW_SECONDS).unwrap_or_else(|| chrono::Utc.fix())
}

impl DateTime {
    /// Date and time as written, midnight for a date alone.
    pub fn local(self) -> NaiveDateTime {
        self.local
    }

    /// Offset from UTC, if one was written.
    pub fn offset(self) -> Option<FixedOffset> {
        self.offset
    }

    /// The day as written.
    pub fn date(self) -> Date {
        Date(self.local.date())
    }

    /// Whether no time was written.
    pub fn is_date_only(self) -> bool {
        self.date_only
    }

    /// The instant; `default` is the offset of a value written without one.
    pub fn to_fixed(self, default: FixedOffset) -> chrono::DateTime<FixedOffset> {
        let offset = self.offset.unwrap_or(default);
        match offset.from_local_datetime(&self.local) {
            chrono::MappedLocalTime::Single(instant) => instant,
            // Only at the very ends of chrono's range, hundreds of thousands of years away.
            _ => chrono::DateTime::from_naive_utc_and_offset(self.local, chrono::Utc.fix()),
        }
    }

    /// The instant in Moscow time (+03:00); a value written without an offset is Moscow time.
    pub fn in_moscow(self) -> chrono::DateTime<FixedOffset> {
        let instant = self.to_fixed(moscow());
        match instant.naive_utc().checked_add_offset(moscow()) {
            Some(_) => instant.with_timezone(&moscow()),
            None => instant,
        }
    }
}

impl<Tz: TimeZone> From<chrono::DateTime<Tz>> for DateTime {
    fn from(instant: chrono::DateTime<Tz>) -> Self {
        let offset = instant.offset().fix();
        let utc = instant.naive_utc();
        match utc.checked_add_offset(offset) {
            Some(local) => DateTime { local, offset: Some(offset), date_only: false },
            None => DateTime { local: utc, offset: Some(chrono::Utc.fix()), date_only: false },
        }
    }
}

impl From<NaiveDateTime> for DateTime {
    fn from(local: NaiveDateTime) -> Self {
        DateTime { local, offset: None, date_only: false }
    }
}

impl From<Date> for DateTime {
    fn from(date: Date) -> Self {
        DateTime { local: date.0.and_time(NaiveTime::MIN), offset: None, date_only: true }
    }
}

impl From<NaiveDate> for DateTime {
    fn from(date: NaiveDate) -> Self {
        Date(date).into()
    }
}

impl PartialOrd for DateTime {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        let instant = |value: &Self| {
            let utc = value.offset.and_then(|offset| value.local.checked_sub_offset(offset));
            utc.unwrap_or(value.local)
        };
        let offset = |value: &Self| value.offset.map(|offset| offset.local_minus_utc());
        if self.offset.is_some() != other.offset.is_some() {
            return None;
        }
        let order = instant(self).cmp(&instant(other));
        Some(order.then(offset(self).cmp(&offset(other))).then(other.date_only.cmp(&self.date_only)))
    }
}

impl fmt::Display for DateTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.date_only {
            return fmt::Display::fmt(&self.local.date(), f);
        }
        // chrono's Debug of a local date-time is its RFC 3339 form.
        write!(f, "{:?}", self.local)?;
        match self.offset.map(|offset| offset.local_minus_utc()) {
            None => Ok(()),
            Some(0) => f.write_str("Z"),
            Some(seconds) => {
                let sign = if seconds < 0 { '-' } else { '+' };
                let minutes = seconds.unsigned_abs() / 60;
                write!(f, "{sign}{:02}:{:02}", minutes / 60, minutes % 60)
            }
        }
    }
}

impl FromStr for DateTime {
    type Err = ParseDateError;

    fn from_str(text: &str) -> Result<Self, ParseDateError> {
        parse(text).ok_or_else(|| ParseDateError::new(text))
    }
}

/// Digits at the front of `text`, exactly `count`.
fn digits<'a>(text: &mut &'a [u8], count: usize) -> Option<u32> {
    let (head, rest): (&'a [u8], &'a [u8]) = text.split_at_checked(count)?;
    let mut number = 0;
    for byte in head {
        number = number * 10 + u32::from(byte.is_ascii_digit().then(|| byte - b'0')?);
    }
    *text = rest;
    Some(number)
}

fn eat(text: &mut &[u8], byte: u8) -> Option<()> {
    *text = text.strip_prefix(&[byte])?;
    Some(())
}

/// Year, month, day at the front of `text`, not checked against the calendar.
fn day(text: &mut &[u8]) -> Option<(u32, u32, u32)> {
    if text.get(2) == Some(&b'.') {
        let day = digits(text, 2)?;
        eat(text, b'.')?;
        let month = digits(text, 2)?;
        eat(text, b'.')?;
        return Some((digits(text, 4)?, month, day));
    }
    let year = digits(text, 4)?;
    eat(text, b'-')?;
    let month = digits(text, 2)?;
    eat(text, b'-')?;
    Some((year, month, digits(text, 2)?))
}

fn time(text: &mut &[u8]) -> Option<NaiveTime> {
    let hour = digits(text, 2)?;
    eat(text, b':')?;
    let minute = digits(text, 2)?;
    let (mut second, mut nanos) = (0, 0);
    if eat(text, b':').is_some() {
        second = digits(text, 2)?;
        if eat(text, b'.').or_else(|| eat(text, b',')).is_some() {
            let length = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
            for place in 0..9 {
                let digit = if place < length { digits(text, 1)? } else { 0 };
                nanos = nanos * 10 + digit;
            }
            *text = text.get(length.saturating_sub(9)..)?;
            if length == 0 {
                return None;
            }
        }
    }
    if second == 60 {
        // A leap second, in chrono's way.
        (second, nanos) = (59, nanos + 1_000_000_000);
    }
    NaiveTime::from_hms_nano_opt(hour, minute, second, nanos)
}

/// What is left of `text`: a zone, or nothing.
fn zone(text: &mut &[u8]) -> Option<Option<FixedOffset>> {
    let mut rest = text.trim_ascii();
    *text = b"";
    let Some((&first, tail)) = rest.split_first() else { return Some(None) };
    if rest.eq_ignore_ascii_case(b"z") || rest.eq_ignore_ascii_case(b"utc") {
        return Some(Some(chrono::Utc.fix()));
    }
    let sign = match first {
        b'+' => 1,
        b'-' => -1,
        _ => return None,
    };
    rest = tail;
    let hours = digits(&mut rest, 2)?;
    let _ = eat(&mut rest, b':');
    let minutes = if rest.is_empty() { 0 } else { digits(&mut rest, 2)? };
    if !rest.is_empty() || minutes > 59 {
        return None;
    }
    let seconds = i32::try_from(hours * 3600 + minutes * 60).ok()?;
    FixedOffset::east_opt(sign * seconds).map(Some)
}

fn parse(text: &str) -> Option<DateTime> {
    let mut text = text.trim().as_bytes();
    let (year, month, day) = day(&mut text)?;
    let date = NaiveDate::from_ymd_opt(i32::try_from(year).ok()?, month, day)?;
    let Some((&separator, mut rest)) = text.split_first() else { return Some(Date(date).into()) };
    if !matches!(separator, b'T' | b't' | b' ') {
        return None;
    }
    let time = time(&mut rest)?;
    let offset = zone(&mut rest)?;
    Some(DateTime { local: date.and_time(time), offset, date_only: false })
}

/// Whether an answer says "no date" with it: nothing, a dash, or the zero date of Go or MySQL.
fn says_none(text: &str) -> bool {
    let text = text.trim();
    if matches!(text, "" | "-" | "–" | "—") {
        return true;
    }
    matches!(day(&mut text.as_bytes()), Some((1, 1, 1) | (0, 0, 0)))
}

fn read(leaf: Leaf<'_>) -> Option<DateTime> {
    match leaf {
        Leaf::Text(text) if !says_none(text) => parse(text),
        _ => None,
    }
}

impl Value for Date {
    const EXPECTED: &'static str = "date";

    fn leaf(leaf: Leaf<'_>) -> Option<Self> {
        read(leaf).map(DateTime::date)
    }

    fn is_none(leaf: Leaf<'_>) -> bool {
        matches!(leaf, Leaf::Text(text) if says_none(text))
    }
}

impl Value for DateTime {
    const EXPECTED: &'static str = "date-time";

    fn leaf(leaf: Leaf<'_>) -> Option<Self> {
        read(leaf)
    }

    fn is_none(leaf: Leaf<'_>) -> bool {
        matches!(leaf, Leaf::Text(text) if says_none(text))
    }
}

struct TextVisitor<T>(std::marker::PhantomData<T>);

impl<T: FromStr<Err = ParseDateError>> de::Visitor<'_> for TextVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a date such as 2026-03-22 or 2026-03-22T10:00:00+03:00")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

macro_rules! serde_as_text {
    ($($name:ident)*) => {$(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str(TextVisitor(std::marker::PhantomData))
            }
        }
    )*};
}
serde_as_text!(Date DateTime);

/// For `#[serde(with)]`: dates as `22.03.2026`. Takes a [`Date`], an `Option` or a `Vec` of them.
pub mod dmy {
    use super::*;

    /// A date as WB's day-first fields want it; also what a parameter of that format sends.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct Dmy(pub Date);

    impl fmt::Display for Dmy {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "{:02}.{:02}.{:04}", self.0.day(), self.0.month(), self.0.year())
        }
    }

    impl Serialize for Dmy {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_str(self)
        }
    }

    impl<'de> Deserialize<'de> for Dmy {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            Date::deserialize(deserializer).map(Dmy)
        }
    }

    /// What the module takes.
    pub trait Shape: Sized {
        /// The same with the day first.
        type Wire: Serialize + for<'de> Deserialize<'de>;
        /// To it.
        fn to_wire(&self) -> Self::Wire;
        /// And back.
        fn from_wire(wire: Self::Wire) -> Self;
    }

    impl Shape for Date {
        type Wire = Dmy;

        fn to_wire(&self) -> Dmy {
            Dmy(*self)
        }

        fn from_wire(wire: Dmy) -> Self {
            wire.0
        }
    }

    impl<T: Shape> Shape for Option<T> {
        type Wire = Option<T::Wire>;

        fn to_wire(&self) -> Self::Wire {
            self.as_ref().map(T::to_wire)
        }

        fn from_wire(wire: Self::Wire) -> Self {
            wire.map(T::from_wire)
        }
    }

    impl<T: Shape> Shape for Vec<T> {
        type Wire = Vec<T::Wire>;

        fn to_wire(&self) -> Self::Wire {
            self.iter().map(T::to_wire).collect()
        }

        fn from_wire(wire: Self::Wire) -> Self {
            wire.into_iter().map(T::from_wire).collect()
        }
    }

    /// Writes it.
    ///
    /// # Errors
    /// Those of the serializer.
    pub fn serialize<T: Shape, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
        value.to_wire().serialize(serializer)
    }

    /// Reads it, in any of the ways [`Date`] reads.
    ///
    /// # Errors
    /// A text that is no date.
    pub fn deserialize<'de, T: Shape, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
        T::Wire::deserialize(deserializer).map(T::from_wire)
    }
}

#[cfg(test)]
mod tests {
    use chrono::Timelike as _;

    use super::*;
    use crate::values::decode::from_slice;
    use proptest::prelude::*;

    fn read_json<T: Value>(text: &str) -> (Option<T>, usize) {
        let json = serde_json::to_vec(text).unwrap();
        let decoded = from_slice::<Option<T>>(&json).unwrap();
        (decoded.value, decoded.lost_count)
    }

    #[test]
    fn every_encoding_is_read_and_written() {
        let rows = [
            ("2025-10-06T10:56:04.335060746Z", "2025-10-06T10:56:04.335060746Z", Some(0)),
            ("2023-05-10T12:12:52.676254+03:00", "2023-05-10T12:12:52.676254+03:00", Some(10800)),
            ("2022-03-04T18:08:31", "2022-03-04T18:08:31", None),
            ("2025-03-26T17:06:12.245611", "2025-03-26T17:06:12.245611", None),
            ("2024-06-26 20:05:32", "2024-06-26T20:05:32", None),
            ("2022-07-31 17:53:13+00:00", "2022-07-31T17:53:13Z", Some(0)),
            ("2022-07-31T17:53:13+0300", "2022-07-31T17:53:13+03:00", Some(10800)),
            ("2022-07-31T17:53:13 +03", "2022-07-31T17:53:13+03:00", Some(10800)),
            ("2022-07-31T17:53:13-05:30", "2022-07-31T17:53:13-05:30", Some(-19800)),
            ("17.05.2024", "2024-05-17", None),
            ("17.05.2024 08:09:10", "2024-05-17T08:09:10", None),
            ("17.05.2024 08:09", "2024-05-17T08:09:00", None),
            ("2026-03-22", "2026-03-22", None),
            ("2026-04-01T00:00:00Z", "2026-04-01T00:00:00Z", Some(0)),
            (" 2026-04-01t00:00:00z ", "2026-04-01T00:00:00Z", Some(0)),
            ("2016-12-31T23:59:60Z", "2016-12-31T23:59:60Z", Some(0)),
            ("2025-10-06T10:56:04.33506074612Z", "2025-10-06T10:56:04.335060746Z", Some(0)),
            ("2025-10-06T10:56:04.5Z", "2025-10-06T10:56:04.500Z", Some(0)),
        ];
        for (text, written, offset) in rows {
            let value: DateTime = text.parse().unwrap();
            assert_eq!(value.to_string(), written, "{text}");
            assert_eq!(value.offset().map(|offset| offset.local_minus_utc()), offset, "{text}");
            assert_eq!(read_json::<DateTime>(text), (Some(value), 0), "{text}");
            assert_eq!(serde_json::to_string(&value).unwrap(), format!("\"{written}\""));
            assert_eq!(written.parse::<DateTime>().unwrap(), value);
        }
    }

    #[test]
    fn a_day_is_never_moved() {
        for text in ["2026-03-22T23:30:00-11:00", "2026-03-22T00:00:00+14:00", "22.03.2026", "2026-03-22"] {
            assert_eq!(read_json::<Date>(text), (Date::new(2026, 3, 22), 0), "{text}");
            assert_eq!(text.parse::<DateTime>().unwrap().date(), Date::new(2026, 3, 22).unwrap());
        }
    }

    #[test]
    fn zero_dates_and_blanks_are_none_without_a_note() {
        for text in [
            "",
            " ",
            "-",
            "—",
            "0001-01-01",
            "0001-01-01T00:00:00Z",
            "0001-01-01T02:30:17+02:30",
            "0000-00-00 00:00:00",
            "01.01.0001",
        ] {
            assert_eq!(read_json::<Date>(text), (None, 0), "{text}");
            assert_eq!(read_json::<DateTime>(text), (None, 0), "{text}");
        }
    }

    #[test]
    fn what_is_no_date_is_noted() {
        for text in [
            "n/a",
            "2026-13-01",
            "2026-02-30",
            "2026-3-1",
            "2026-03-22T25:00:00",
            "2026-03-22Tx",
            "2026-03-22T10:00:00.Z",
            "2026-03-22T10:00:00+99:99",
            "2026-03-22T10:00:00 MSK",
            "2026-03-22X10:00:00",
            "Ж2.03.2026",
        ] {
            assert_eq!(read_json::<DateTime>(text), (None, 1), "{text}");
            assert_eq!(read_json::<Date>(text), (None, 1), "{text}");
            let error = text.parse::<DateTime>().unwrap_err();
            assert!(error.to_string().contains("is no date"), "{error}");
        }
        assert!(serde_json::from_str::<Date>("\"x\"").unwrap_err().to_string().contains("is no date"));
        assert!(serde_json::from_str::<Date>("1").is_err());
    }

    #[test]
    fn no_zone_is_moscow_where_asked() {
        let bare: DateTime = "2026-03-22T10:00:00".parse().unwrap();
        let zoned: DateTime = "2026-03-22T07:00:00Z".parse().unwrap();
        assert_eq!(bare.in_moscow(), zoned.in_moscow());
        assert_eq!(zoned.in_moscow().to_string(), "2026-03-22 10:00:00 +03:00");
        assert_eq!(bare.to_fixed(chrono::Utc.fix()).to_rfc3339(), "2026-03-22T10:00:00+00:00");
        assert_eq!(bare.partial_cmp(&zoned), None);
    }

    #[test]
    fn the_ends_of_time_do_not_panic() {
        for local in [NaiveDateTime::MIN, NaiveDateTime::MAX] {
            let bare = DateTime::from(local);
            let _ = (bare.in_moscow(), bare.to_string(), bare.partial_cmp(&bare));
            let _ = bare.to_fixed(FixedOffset::west_opt(86_399).unwrap()).to_string();
            let _ =
                DateTime::from(chrono::DateTime::<FixedOffset>::from_naive_utc_and_offset(local, moscow()));
        }
    }

    #[test]
    fn order_is_that_of_instants() {
        let parse = |text: &str| text.parse::<DateTime>().unwrap();
        assert!(parse("2026-03-22T10:00:00+03:00") < parse("2026-03-22T07:00:01Z"));
        assert!(parse("2026-03-22T10:00:00+03:00") > parse("2026-03-22T06:59:59Z"));
        assert_ne!(parse("2026-03-22T10:00:00+03:00"), parse("2026-03-22T07:00:00Z"));
        assert!(parse("2026-03-21") < parse("2026-03-22T00:00:00"));
    }

    #[test]
    fn day_first_fields() {
        #[derive(Debug, PartialEq, serde::Serialize, serde::Deserialize)]
        struct Body {
            #[serde(with = "crate::values::date::dmy")]
            plain: Date,
            #[serde(with = "crate::values::date::dmy", default, skip_serializing_if = "Option::is_none")]
            option: Option<Date>,
        }
        let body = Body { plain: Date::new(2030, 9, 12).unwrap(), option: Date::new(2024, 5, 7) };
        let json = r#"{"plain":"12.09.2030","option":"07.05.2024"}"#;
        assert_eq!(serde_json::to_string(&body).unwrap(), json);
        assert_eq!(serde_json::from_str::<Body>(json).unwrap(), body);
        assert_eq!(serde_json::from_str::<Body>(r#"{"plain":"2030-09-12"}"#).unwrap().option, None);
    }

    proptest! {
        #[test]
        fn any_text_is_safe(text in ".*") {
            let _ = (parse(&text), says_none(&text));
        }

        #[test]
        fn near_dates_are_safe(text in "[0-9]{0,5}[-.]?[0-9]{0,3}[-.]?[0-9]{0,5}[T ]?[0-9:]{0,9}[.,]?[0-9]{0,12}[+-Z]?[0-9:]{0,6}") {
            if let Some(value) = parse(&text) {
                prop_assert_eq!(value.to_string().parse::<DateTime>().unwrap(), value);
            }
        }

        #[test]
        fn what_is_written_is_read(
            seconds in -62_135_510_400_i64..253_402_300_799,
            nanos in 0_u32..1_000_000_000,
            minutes in proptest::option::of(-840_i32..=840),
        ) {
            let local = chrono::DateTime::from_timestamp(seconds, nanos).unwrap().naive_utc();
            let offset = minutes.map(|minutes| FixedOffset::east_opt(minutes * 60).unwrap());
            let value = DateTime { local, offset, date_only: false };
            prop_assert_eq!(value.to_string().parse::<DateTime>().unwrap(), value);
            prop_assert_eq!(value.local().nanosecond(), nanos);
        }
    }
}
