use std::collections::BTreeMap;

use proptest::prelude::*;
use serde::de::{IgnoredAny, MapAccess};
use serde_json::{Value as Json, json};

use super::{Decoded, Field, Object, Value, from_slice, repair};
use crate::values::{Base64, Date, DateTime, Decimal};

crate::values::open_enum::open_enum! {
    pub enum Kind(text) { Big = "big", Small = "small" }
}

#[derive(Debug, Default, Clone, PartialEq)]
struct Size {
    id: Option<i64>,
    price: Option<Decimal>,
    skus: Vec<String>,
}

impl Object for Size {
    fn field<'de, A: MapAccess<'de>>(&mut self, name: &str, value: Field<'_, A>) -> Result<(), A::Error> {
        match name {
            "id" => value.read(&mut self.id),
            "price" => value.read(&mut self.price),
            "skus" => value.read(&mut self.skus),
            _ => value.skip(),
        }
    }
}

#[derive(Debug, Default, Clone, PartialEq)]
struct Card {
    title: Option<String>,
    kind: Option<Kind>,
    hidden: Option<bool>,
    day: Option<Date>,
    updated: Option<DateTime>,
    photo: Option<Base64>,
    any: Option<Json>,
    sizes: Vec<Size>,
    main: Option<Size>,
    stock: BTreeMap<String, i64>,
    grid: Vec<Vec<i64>>,
}

impl Object for Card {
    fn field<'de, A: MapAccess<'de>>(&mut self, name: &str, value: Field<'_, A>) -> Result<(), A::Error> {
        match name {
            "title" => value.read(&mut self.title),
            "kind" => value.read(&mut self.kind),
            "hidden" => value.read(&mut self.hidden),
            "day" => value.read(&mut self.day),
            "updated" => value.read(&mut self.updated),
            "photo" => value.read(&mut self.photo),
            "any" => value.read(&mut self.any),
            "sizes" => value.read(&mut self.sizes),
            "main" => value.read(&mut self.main),
            "stock" => value.read(&mut self.stock),
            "grid" => value.read(&mut self.grid),
            _ => value.skip(),
        }
    }
}

#[derive(Debug, Default, Clone, PartialEq)]
struct Page {
    cards: Vec<Card>,
    total: Option<i64>,
}

impl Object for Page {
    fn field<'de, A: MapAccess<'de>>(&mut self, name: &str, value: Field<'_, A>) -> Result<(), A::Error> {
        match name {
            "cards" => value.read(&mut self.cards),
            "total" => value.read(&mut self.total),
            _ => value.skip(),
        }
    }
}

decode_object!(Size Card Page);

fn sample() -> Json {
    json!({
        "total": 2,
        "cards": [
            {
                "title": "t", "kind": "big", "hidden": false, "day": "2026-03-22",
                "updated": "2026-03-22T10:00:00Z", "photo": "PHN2Zy8+", "any": {"a": [1, "x"]},
                "sizes": [{"id": 1, "price": "11,2", "skus": ["a", "b"]}, {"id": 3046950521984_i64, "price": 0.5, "skus": []}],
                "main": {"id": 2, "price": 10, "skus": ["c"]},
                "stock": {"Коледино": 5, "x": 6},
                "grid": [[1, 2], [3]]
            },
            {"title": "u", "kind": "small", "sizes": [{"id": 9, "price": 1, "skus": ["d"]}]}
        ]
    })
}

fn read<T: super::Root>(json: &str) -> Decoded<T> {
    from_slice(json.as_bytes()).unwrap()
}

fn notes<T>(decoded: &Decoded<T>) -> Vec<String> {
    decoded.lost.iter().map(ToString::to_string).collect()
}

#[test]
fn a_good_answer_loses_nothing() {
    let page = read::<Page>(&sample().to_string());
    assert_eq!((page.lost_count, page.value.cards.len()), (0, 2));
    let card = &page.value.cards[0];
    assert_eq!(card.sizes[0].price.unwrap().to_string(), "11.2");
    assert_eq!(card.sizes[1].id, Some(3046950521984));
    assert_eq!(card.photo.as_deref(), Some(&b"<svg/>"[..]));
    assert_eq!(card.stock["Коледино"], 5);
    assert_eq!(card.any, Some(json!({"a": [1, "x"]})));
}

#[test]
fn notes_name_the_place_once() {
    let page = read::<Page>(
        r#"{"cards":[{},{"sizes":[{},{"price":"n/a","id":{"x":1}}],"stock":{"a":"b","c":null}},7,null,{"main":[1],"grid":[1,["x"]]}],"total":[1]}"#,
    );
    assert_eq!(
        notes(&page),
        [
            r#"cards[1].sizes[1].price: expected decimal number, found text "n/a""#,
            "cards[1].sizes[1].id: expected integer, found an object",
            r#"cards[1].stock.a: expected integer, found text "b""#,
            "cards[1].stock.c: expected integer, found nothing",
            "cards[2]: expected object, found number 7",
            "cards[3]: expected object, found nothing",
            "cards[4].main: expected object, found a list",
            r#"cards[4].grid[1][0]: expected integer, found text "x""#,
            "total: expected integer, found a list",
        ]
    );
    assert_eq!(page.lost_count, 9);
    assert_eq!(page.value.cards.len(), 3);
    assert_eq!(page.value.cards[2].grid, [vec![1], vec![]]);
}

#[test]
fn a_single_value_is_a_list_of_one() {
    let page = read::<Page>(r#"{"cards":{"title":"t","sizes":{"skus":"a"}}}"#);
    assert_eq!((page.lost_count, page.value.cards.len()), (0, 1));
    assert_eq!(page.value.cards[0].sizes[0].skus, ["a"]);
    for json in [
        r#"{"cards":{}}"#,
        r#"{"cards":[]}"#,
        r#"{"cards":null}"#,
        r#"{"cards":""}"#,
        "{}",
        "[]",
        "null",
        r#"{"cards":{},"x":{"y":1}}"#,
    ] {
        let page = read::<Page>(json);
        assert_eq!((page.lost_count, page.value), (0, Page::default()), "{json}");
    }
    let page = read::<Page>(r#"{"cards":[{"main":[],"stock":[],"any":[]}]}"#);
    assert_eq!((page.lost_count, page.value.cards[0].any.clone()), (0, Some(json!([]))));
    let page = read::<Page>(r#"{"cards":"oops"}"#);
    assert_eq!(notes(&page), [r#"cards: expected list, found text "oops""#]);
}

#[test]
fn a_root_of_another_kind_is_an_error_that_names_it() {
    for (error, message) in [
        (from_slice::<Page>(b"[1]").unwrap_err(), "sequence, expected an object"),
        (from_slice::<Page>(b"\"x\"").unwrap_err(), "string \"x\", expected an object"),
        (from_slice::<Vec<Card>>(b"{\"data\":[1]}").unwrap_err(), "map, expected a list"),
        (from_slice::<BTreeMap<String, i64>>(b"[1]").unwrap_err(), "sequence, expected an object"),
    ] {
        assert!(error.to_string().contains(message), "{error}");
        assert_eq!(error.path, "");
    }
    for json in ["[]", "null", "{}"] {
        assert_eq!(read::<Vec<Card>>(json).value, []);
        assert_eq!(read::<BTreeMap<String, i64>>(json).value, BTreeMap::new());
    }
    // Envelopes with nothing in them.
    for json in [r#"{"data":null}"#, r#"{"data":[],"error":false,"errorText":""}"#] {
        assert_eq!(read::<Vec<Card>>(json).value, []);
    }
}

#[test]
fn fields_the_contract_does_not_know_are_listed_once() {
    let page =
        read::<Page>(r#"{"x":1,"cards":[{"y":{"z":2}},{"y":1,"title":"t"},{"sizes":[{"w":1}]}],"x":2}"#);
    let unknown: Vec<_> = page.unknown.iter().map(ToString::to_string).collect();
    assert_eq!(unknown, ["x", "cards[0].y", "cards[2].sizes[0].w"]);
    assert!(!page.strange);
    assert!(read::<Page>(r#"{"code":"NotFound","message":"m"}"#).strange);
    assert!(!read::<Page>(r#"{"cards":[{"y":1}]}"#).strange);
    assert!(!read::<Vec<Card>>(r#"[{"y":1}]"#).strange);
    assert!(!read::<Page>("{}").strange);
}

#[test]
fn broken_json_says_where() {
    for (json, path) in [
        (r#"{"cards":[{},{"sizes":[{"id":1}"#, "cards[1].sizes[1]"),
        (r#"{"cards":[{},{"title":"ab"#, "cards[1].title"),
        (r#"{"cards":[{},{"main":{"price":12x}}"#, "cards[1].main"),
        (r#"{"cards":[{},{"unknown":{"price":tru}}"#, "cards[1].unknown"),
        (r#"{"cards":[{"stock":{"a":tru}}"#, "cards[0].stock.a"),
        (r#"{"cards":[]"#, ""),
        (r#"{"cards":[]} x"#, ""),
        ("", ""),
    ] {
        let error = from_slice::<Page>(json.as_bytes()).unwrap_err();
        assert_eq!(error.path, path, "{json}: {error}");
        assert_eq!(error.invalid_utf8, None);
    }
}

#[test]
fn invalid_utf8_says_which_byte() {
    let body = b"\xef\xbb\xbf{\"cards\":[{},\n{\"title\":\"ab\xffcd\"},{\"title\":\"\xfe\"}]}";
    let at = body.iter().position(|byte| *byte == 0xff).unwrap();
    let error = from_slice::<Page>(body).unwrap_err();
    assert_eq!((error.path.as_str(), error.invalid_utf8), ("cards[1].title", Some(at)));
    assert_eq!(error.to_string(), format!("at cards[1].title: invalid UTF-8 at byte {at}"));
    let error = from_slice::<Vec<Size>>(b"[{\"price\":\"\xc3\x28\"}]").unwrap_err();
    assert_eq!((error.path.as_str(), error.invalid_utf8), ("[0].price", Some(11)));
    let error = from_slice::<Size>(b"{\"unknown\":[\"\xff\"]}").unwrap_err();
    assert_eq!((error.path.as_str(), error.invalid_utf8), ("unknown", Some(13)));
    let error = from_slice::<Size>(b"{}\xff").unwrap_err();
    assert_eq!((error.path.as_str(), error.invalid_utf8), ("", Some(2)));
}

#[test]
fn control_characters_are_kept_escaped_or_raw() {
    let code = "0100\u{1d}91EE\u{1d}92dGVz\n\t";
    for json in [json!({"title": code}).to_string(), format!("{{\n\t\"title\": \"{code}\"\r\n}}")] {
        assert_eq!(read::<Card>(&json).value.title.as_deref(), Some(code));
        assert_eq!(read::<Card>(&json).lost_count, 0);
    }
    // The path of an error behind one is still right.
    let error = from_slice::<Vec<Card>>(b"[{\"title\":\"\x1d\"},{\"title\":x}]").unwrap_err();
    assert_eq!(error.path, "[1].title");
}

#[test]
fn what_serde_json_refuses_is_read_and_noted() {
    let card =
        read::<Card>(r#"{"title":"a\ud83d b\ud83d\ude00 \\ud83d \" \udc00","main":{"id":1e999,"price":-2}}"#);
    assert_eq!(card.value.title.as_deref(), Some("a\u{fffd} b😀 \\ud83d \" \u{fffd}"));
    assert_eq!(card.value.main.unwrap().price, Some(Decimal::from(-2)));
    assert_eq!(card.lost_count, 3);
    assert_eq!(card.lost.len(), 2);
}

#[test]
fn a_wholly_odd_answer_keeps_a_hundred_notes() {
    let json = format!("[{}]", vec!["{\"id\":\"x\"}"; 5000].join(","));
    let sizes = read::<Vec<Size>>(&json);
    assert_eq!((sizes.value.len(), sizes.lost_count, sizes.lost.len()), (5000, 5000, 100));
    assert_eq!(sizes.lost[99].path, "[99].id");
    let long = read::<Size>(&json!({"id": "ж".repeat(1000)}).to_string());
    assert!(long.lost[0].found.chars().count() < 50);
}

#[test]
fn leaves_bend_where_nothing_is_lost() {
    let text = |json: &str| read::<Option<String>>(json).value;
    assert_eq!(text("231648").as_deref(), Some("231648"));
    assert_eq!(text("0.5").as_deref(), Some("0.5"));
    assert_eq!(text("18446744073709551615").as_deref(), Some("18446744073709551615"));
    assert_eq!(text("true").as_deref(), Some("true"));
    assert_eq!(text("\" 0231648 \"").as_deref(), Some(" 0231648 "));
    let integer = |json: &str| (read::<Option<i64>>(json).value, read::<Option<i64>>(json).lost_count);
    assert_eq!(integer("9007199254740993"), (Some(9007199254740993), 0));
    assert_eq!(integer("\"9007199254740993\""), (Some(9007199254740993), 0));
    assert_eq!(integer("3046950521984.0"), (Some(3046950521984), 0));
    assert_eq!(integer("\"12.00\""), (Some(12), 0));
    assert_eq!(integer("1.5"), (None, 1));
    assert_eq!(integer("\"1.5\""), (None, 1));
    assert_eq!(integer("18446744073709551615"), (None, 1));
    assert_eq!(integer("true"), (None, 1));
    assert_eq!(integer("\"\""), (None, 0));
    let boolean = |json: &str| (read::<Option<bool>>(json).value, read::<Option<bool>>(json).lost_count);
    assert_eq!(boolean("1"), (Some(true), 0));
    assert_eq!(boolean("\"False\""), (Some(false), 0));
    assert_eq!(boolean("2"), (None, 1));
}

/// A type that reads an answer of its own inside another.
#[derive(Debug, Default, PartialEq)]
struct Nested(Option<Card>, usize);

impl Value for Nested {
    const EXPECTED: &'static str = "nested JSON";

    fn leaf(leaf: super::Leaf<'_>) -> Option<Self> {
        let super::Leaf::Text(text) = leaf else { return None };
        let inner = from_slice::<Card>(text.as_bytes()).ok()?;
        Some(Nested(Some(inner.value), inner.lost_count))
    }
}

#[test]
fn answers_nest() {
    let json = json!([1, r#"{"hidden":"x","day":"y"}"#, "{", r#"{"title":"t"}"#]).to_string();
    let list = read::<Vec<Nested>>(&json);
    assert_eq!(list.value.iter().map(|nested| nested.1).collect::<Vec<_>>(), [2, 0]);
    assert_eq!(
        notes(&list),
        ["[0]: expected nested JSON, found number 1", r#"[2]: expected nested JSON, found text "{""#]
    );
}

/// A type that panics on "boom".
#[derive(Debug, Default)]
struct Bomb;

impl Value for Bomb {
    const EXPECTED: &'static str = "quiet";

    fn leaf(leaf: super::Leaf<'_>) -> Option<Self> {
        assert!(leaf != super::Leaf::Text("boom"));
        None
    }
}

#[test]
fn a_panic_leaves_no_trace() {
    let caught = std::panic::catch_unwind(|| from_slice::<Vec<Bomb>>(b"[1,2,\"boom\"]"));
    assert!(caught.is_err());
    assert_eq!(read::<Size>("{\"id\":1}").lost_count, 0);
    let error = from_slice::<Size>(b"{\"id\":tru").unwrap_err();
    assert_eq!(error.path, "id");
}

#[test]
fn serde_reads_the_same_types_and_leaves_no_notes_behind() {
    let size: Size = serde_json::from_str(r#"{"id":"x","price":12345678901234567.89,"skus":null}"#).unwrap();
    assert_eq!((size.id, size.price.unwrap().to_string().as_str()), (None, "12345678901234567.89"));
    for _ in 0..10 {
        assert!(serde_json::from_str::<Vec<Size>>(r#"[{"id":tru"#).is_err());
    }
    super::TRACE.with_borrow(|trace| assert!(trace.notes.is_empty() && trace.error.is_empty()));
    assert_eq!(super::LOST.get(), 0);
    let page: Page = serde_json::from_value(sample()).unwrap();
    assert_eq!(page, read::<Page>(&sample().to_string()).value);

    #[derive(serde::Deserialize)]
    #[serde(untagged)]
    enum Either {
        Card(Card),
    }
    let Either::Card(card) = serde_json::from_str(r#"{"title":"t","main":{"id":1,"price":"0,5"}}"#).unwrap();
    assert_eq!(card.main.unwrap().price.unwrap().to_string(), "0.5");
}

/// Every place in a JSON value, as JSON pointers.
fn places(value: &Json, at: String, into: &mut Vec<String>) {
    match value {
        Json::Object(map) => {
            for (key, value) in map {
                places(value, format!("{at}/{key}"), into);
            }
        }
        Json::Array(list) => {
            for (index, value) in list.iter().enumerate() {
                places(value, format!("{at}/{index}"), into);
            }
        }
        _ => {}
    }
    into.push(at);
}

#[test]
fn one_odd_value_never_fails_the_whole() {
    let sample = sample();
    let whole = read::<Page>(&sample.to_string()).value;
    let mut all = Vec::new();
    places(&sample, String::new(), &mut all);
    let mut tried = 0;
    for place in all.iter().filter(|place| !place.is_empty()) {
        let odd = [
            json!(null),
            json!(""),
            json!("n/a"),
            json!("5"),
            json!(7),
            json!(-1.5),
            json!(true),
            json!([]),
            json!({}),
            json!([null, 1, "x"]),
            json!({"x": {"y": []}}),
        ];
        for odd in odd {
            let mut changed = sample.clone();
            *changed.pointer_mut(place).unwrap() = odd;
            let read = read::<Page>(&changed.to_string());
            // The other card is as it was.
            let other = usize::from(place.starts_with("/cards/0"));
            if place.starts_with("/cards/") {
                assert!(read.value.cards.contains(&whole.cards[other]), "{place}");
            }
            tried += 1;
        }
        let mut absent = sample.clone();
        let (parent, last) = place.rsplit_once('/').unwrap();
        match absent.pointer_mut(parent).unwrap() {
            Json::Object(map) => drop(map.remove(last)),
            Json::Array(list) => drop(list.remove(last.parse().unwrap())),
            _ => unreachable!(),
        }
        assert_eq!(read::<Page>(&absent.to_string()).lost_count, 0, "{place}");
        tried += 1;
    }
    assert!(tried > 500, "{tried}");
}

fn any_json() -> impl Strategy<Value = Json> {
    let leaf = prop_oneof![
        Just(Json::Null),
        any::<bool>().prop_map(Json::from),
        any::<i64>().prop_map(Json::from),
        any::<u64>().prop_map(Json::from),
        any::<i32>().prop_map(|value| Json::from(f64::from(value) / 8.0)),
        ".{0,8}".prop_map(Json::from),
    ];
    let names = [
        "cards", "total", "title", "kind", "hidden", "day", "updated", "photo", "any", "sizes", "main",
        "stock", "grid", "id", "price", "skus", "x",
    ];
    leaf.prop_recursive(5, 64, 6, move |inner| {
        prop_oneof![
            proptest::collection::vec(inner.clone(), 0..6).prop_map(Json::from),
            proptest::collection::vec((proptest::sample::select(names.to_vec()), inner), 0..6).prop_map(
                |fields| Json::Object(
                    fields.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
                )
            ),
        ]
    })
}

#[test]
fn values_of_any_kind_keep_their_digits() {
    for (sent, kept) in [
        ("0.1", json!(0.1)),
        ("-12345678901234567890123", json!("-12345678901234567890123")),
        ("123456789.123456789", json!("123456789.123456789")),
        ("1234567.123456789", json!(1234567.123456789)),
        ("1.00000000000000000001", json!("1.00000000000000000001")),
        ("1.10000000000000000000", json!(1.1)),
        ("1e400", json!("1e400")),
        ("1.5E3", json!(1500.0)),
        ("9223372036854775808", json!(9_223_372_036_854_775_808_u64)),
        (
            r#"[null,{"a b":[-12345678901234567890123,"\ud800x"]}]"#,
            json!([null, {"a b": ["-12345678901234567890123", "\u{fffd}x"]}]),
        ),
    ] {
        let read = from_slice::<Option<serde_json::Value>>(sent.as_bytes()).unwrap();
        assert_eq!(read.value, Some(kept.clone()), "{sent}");
        assert_eq!(super::json(sent.as_bytes()), Some(kept), "{sent}");
    }
    let deep = format!("{}12345678901234567890123{}", "[".repeat(120), "]".repeat(120));
    assert!(from_slice::<Option<serde_json::Value>>(deep.as_bytes()).unwrap().value.is_some());
    let deep = format!("{}12345678901234567890123{}", "[".repeat(100_000), "]".repeat(100_000));
    let _ = from_slice::<Option<serde_json::Value>>(deep.as_bytes());
}

proptest! {
    #[test]
    fn reading_is_total(json in any_json()) {
        let text = json.to_string();
        let page = from_slice::<Page>(text.as_bytes());
        let fits = json.is_object() || json.is_null() || json == json!([]);
        prop_assert_eq!(page.is_ok(), fits);
        let list = from_slice::<Vec<Card>>(text.as_bytes());
        prop_assert_eq!(list.is_ok(), json.is_array() || json.is_null() || json == json!({}));
        if let Ok(list) = list {
            let count = json.as_array().map_or(0, Vec::len);
            prop_assert!(list.value.len() <= count && list.value.len() + list.lost_count >= count);
        }
        prop_assert_eq!(from_slice::<Option<Json>>(text.as_bytes()).unwrap().value.unwrap_or_default(), json);
    }

    #[test]
    fn any_bytes_are_safe(bytes: Vec<u8>) {
        let _ = from_slice::<Page>(&bytes);
        let _ = repair(&bytes);
    }

    #[test]
    fn near_json_is_safe(text in r#"[\[{]{0,3}"cards":\[\{"(title|main|any)":("[\x00-\x7f]{0,6}|\\u[dD][89abcdefABCDEF][0-9]{0,4}|[0-9eE+-]{0,9})[\]}]{0,4}"#) {
        let _ = from_slice::<Page>(text.as_bytes());
        let _ = repair(text.as_bytes());
    }

    #[test]
    fn raw_control_characters_read_like_escaped_ones(title in "[\\x00-\\x1fa-zЖ\"\\\\]{0,12}") {
        let escaped = json!({"title": title}).to_string();
        // Only quote and backslash stay escaped.
        let raw = format!("{{\"title\":\"{}\"}}", title.replace('\\', "\\\\").replace('"', "\\\""));
        prop_assert_eq!(&read::<Card>(&escaped).value.title, &Some(title.clone()));
        prop_assert_eq!(&read::<Card>(&raw).value.title, &Some(title));
        prop_assert!(serde_json::from_slice::<IgnoredAny>(escaped.as_bytes()).is_ok());
    }
}
