use proptest::prelude::*;
use serde_json::json;

use super::{ErrorBody, error_in_success, redact};

fn read(body: &str) -> ErrorBody {
    ErrorBody::read(body.as_bytes())
}

/// Body; code, title, detail; what it looks like in one line.
type Row = (&'static str, Option<&'static str>, Option<&'static str>, Option<&'static str>, &'static str);

#[test]
fn every_shape_is_read() {
    let rows: [Row; 32] = [
        (
            r#"{"data":null,"error":true,"errorText":"Incorrect request format","additionalErrors":{"nmID":"unknown"}}"#,
            None,
            None,
            Some("Incorrect request format"),
            "Incorrect request format (nmID: unknown)",
        ),
        (
            r#"{"title":"bad request","status":400,"detail":{},"request_id":"4","origin":"camp-api-public-cache"}"#,
            None,
            Some("bad request"),
            None,
            "bad request",
        ),
        ("proxy: unauthorized\n", None, None, Some("proxy: unauthorized"), "proxy: unauthorized"),
        (
            r#""Некорректный ID продавца""#,
            None,
            None,
            Some("Некорректный ID продавца"),
            "Некорректный ID продавца",
        ),
        (
            r#"[{"code":"NotFound","message":"warehouse not found","data":[{"sku":"0","amount":1}]}]"#,
            Some("NotFound"),
            None,
            Some("warehouse not found"),
            "warehouse not found",
        ),
        (
            r#"{"code":"MetaValidationFail","message":"","data":{"orders":[{"orderId":1}]}}"#,
            Some("MetaValidationFail"),
            None,
            None,
            "MetaValidationFail",
        ),
        (
            r#"{"errors":[{"field":"begin and end","detail":"max date range 31 days"}],"origin":"c","request_id":"9","status":400,"title":"Invalid payload","type":"bad request"}"#,
            None,
            Some("Invalid payload"),
            Some("begin and end: max date range 31 days"),
            "Invalid payload: begin and end: max date range 31 days",
        ),
        (
            r#"{"errors":[{"location":"body.id","message":"expected integer","value":"x"}],"title":"t","detail":"d"}"#,
            None,
            Some("t"),
            Some("d"),
            "t: d (body.id: expected integer)",
        ),
        (
            r#"{"errors":["(api-new) too many requests"]}"#,
            None,
            None,
            Some("(api-new) too many requests"),
            "(api-new) too many requests",
        ),
        (r#"{"errors":"one text"}"#, None, None, Some("one text"), "one text"),
        (
            r#"{"title":"AccessDenied","detail":"","errors":[{"location":"","message":"","value":0}]}"#,
            None,
            Some("AccessDenied"),
            None,
            "AccessDenied",
        ),
        (r#"{"code":429,"message":""}"#, Some("429"), None, None, "429"),
        (r#"{"error":"no such order"}"#, None, None, Some("no such order"), "no such order"),
        (r#"{"errorText":"e"}"#, None, None, Some("e"), "e"),
        (r#"{"error":{"code":7,"message":"deep"}}"#, Some("7"), None, Some("deep"), "deep"),
        (
            r#"{"BodySizeExceedsTheGivenLimit":"limit is 4 MB"}"#,
            None,
            None,
            Some("BodySizeExceedsTheGivenLimit: limit is 4 MB"),
            "BodySizeExceedsTheGivenLimit: limit is 4 MB",
        ),
        (
            r#"{"error":true,"errorText":"","additionalErrors":"all of it"}"#,
            None,
            None,
            Some("all of it"),
            "all of it",
        ),
        (
            r#"{"error":true,"additionalErrors":{"a":["x","y"],"b":{"c":"z"}}}"#,
            None,
            None,
            Some("a: x; a: y; c: z"),
            "a: x; a: y; c: z",
        ),
        (
            r#"{"error":true,"additionalErrors":[{"field":"f","message":"m"},null,"s"]}"#,
            None,
            None,
            Some("f: m; s"),
            "f: m; s",
        ),
        (
            r#"{"title":"t","detail":{"id":"field required"}}"#,
            None,
            Some("t"),
            Some("id: field required"),
            "t: id: field required",
        ),
        (r#"{"title":"t","detail":["a","b"]}"#, None, Some("t"), Some("a; b"), "t: a; b"),
        (r#"{"title":"same","detail":"same"}"#, None, Some("same"), Some("same"), "same"),
        (r#"{"status":"error","message":"m"}"#, None, None, Some("m"), "m"),
        (
            "<!DOCTYPE html><html><head><TITLE>502 Bad\n Gateway</TITLE></head><body>nginx</body></html>",
            None,
            Some("502 Bad Gateway"),
            None,
            "502 Bad Gateway",
        ),
        ("<html><h1 class=x>Oops &amp; sorry</h1>", None, Some("Oops & sorry"), None, "Oops & sorry"),
        ("<!doctype html><title>challenge</title>", None, Some("challenge"), None, "challenge"),
        ("", None, None, None, "(no text)"),
        ("null", None, None, None, "(no text)"),
        ("{}", None, None, None, "(no text)"),
        ("[]", None, None, None, "(no text)"),
        (r#"{"title":"half a "#, None, None, Some(r#"{"title":"half a"#), r#"{"title":"half a"#),
        ("\u{feff}{\"message\":\"raw \u{1d} GS\"}", None, None, Some("raw \\u{1d} GS"), "raw \\u{1d} GS"),
    ];
    for (text, code, title, detail, shown) in rows {
        let body = read(text);
        assert_eq!((body.code(), body.title(), body.detail()), (code, title, detail), "{text}");
        assert_eq!(body.to_string(), shown, "{text}");
    }
}

#[test]
fn everything_of_the_full_problem_is_kept() {
    let body = read(
        r#"{"title":"too many requests","detail":"Limited by global limiter, per seller 0; See https://dev.wildberries.ru/openapi/api-information","code":"461a0b83d6bd 2950e93b5fda","requestId":"r-Ж","origin":"s2s-api","status":429,"statusText":"Too Many Requests","timestamp":"2026-07-26T10:00:00Z"}"#,
    );
    assert_eq!(body.code(), Some("461a0b83d6bd 2950e93b5fda"));
    assert_eq!(body.request_id(), Some("r-Ж"));
    assert_eq!(body.origin(), Some("s2s-api"));
    assert_eq!(body.status(), Some(429));
    assert_eq!(body.status_text(), Some("Too Many Requests"));
    assert_eq!(body.timestamp(), Some("2026-07-26T10:00:00Z"));
    assert_eq!(body.link(), Some("https://dev.wildberries.ru/openapi/api-information"));
    assert!(body.is_global_limiter());
    assert!(!read(r#"{"origin":"ag-statistics","detail":"rate limit exceeded"}"#).is_global_limiter());
    assert_eq!(read(r#"{"request_id":5}"#).request_id(), Some("5"));
}

#[test]
fn entries_keep_their_data() {
    let body = read(
        r#"[{"code":"NotFound","message":"not found","data":[{"chrtId":1,"amount":5}]},{"code":"Locked","message":"busy","data":[]}]"#,
    );
    assert_eq!(body.items().len(), 2);
    assert_eq!(body.items()[0].data, Some(json!([{"chrtId": 1, "amount": 5}])));
    assert_eq!(body.items()[1].data, None);
    assert_eq!((body.code(), body.detail()), (None, Some("NotFound: not found; Locked: busy")));
    let body = read(r#"{"code":"X","message":"m","data":{"orders":[{"orderId":3869227998}]}}"#);
    assert_eq!(body.data(), Some(&json!({"orders": [{"orderId": 3869227998_i64}]})));
    let body = read(r#"{"errors":[{"location":"body.id","message":"m","value":"x"}]}"#);
    let item = &body.items()[0];
    assert_eq!((item.field.as_deref(), item.message.as_deref()), (Some("body.id"), Some("m")));
    assert_eq!(item.data, Some(json!("x")));
}

#[test]
fn kinds_of_404_and_maintenance() {
    let retired = read(
        r#"{"status":404,"title":"Not Found","detail":"This method is deprecated. Link: https://dev.wildberries.ru/release-notes?id=494."}"#,
    );
    assert!(retired.is_retired() && !retired.is_path_not_found());
    assert_eq!(retired.link(), Some("https://dev.wildberries.ru/release-notes?id=494"));
    let unknown = read(
        r#"{"detail":"Please consult the https://dev.wildberries.ru/openapi/api-information","origin":"ag-contentanalytics","status":404,"statusText":"Not Found","title":"path not found"}"#,
    );
    assert!(unknown.is_path_not_found() && !unknown.is_retired());
    let plain = read(r#"{"code":"NotFound","message":"order not found"}"#);
    assert!(!plain.is_path_not_found() && !plain.is_retired() && !plain.is_maintenance());
    let pause = read(r#"{"errors":["Технический перерыв до 16:00"]}"#);
    assert!(pause.is_maintenance());
    assert_eq!(pause.maintenance_until(), Some((16, 0)));
    assert_eq!(plain.maintenance_until(), None);
}

#[test]
fn long_bodies_are_cut_and_escaped() {
    let body = read(&format!("\u{1b}[31m{}", "ж".repeat(10_000)));
    assert!(body.excerpt().len() <= 2048 && body.excerpt().starts_with("\\u{1b}[31m"));
    assert!(body.detail().unwrap().chars().count() <= 1010);
    let body = ErrorBody::read(b"bad \xff byte");
    assert_eq!(body.detail(), Some("bad \u{fffd} byte"));
    let body = ErrorBody::read(b"{\"message\":\"bad \xff byte\"}");
    assert_eq!(body.detail(), Some("bad \u{fffd} byte"));
    let many = json!({"errors": vec!["x"; 5000]}).to_string();
    assert_eq!(read(&many).items().len(), 200);
    let deep = format!("{}{}", "{\"error\":".repeat(2000), "}".repeat(2000));
    let _ = read(&deep);
    let huge = format!("[{}1]", "1,".repeat(3 << 20));
    assert!(read(&huge).excerpt().len() <= 2048);
}

const JWT: &str = "eyJhbGciOiJFUzI1NiJ9.eyJzIjoxLCJzaWQiOiJ4In0.c3ludGhldGlj";

#[test]
fn tokens_never_get_out() {
    for text in [
        format!("token {JWT} is bad"),
        format!("{{\"detail\":\"token {JWT} is bad\",\"data\":\"{JWT}\"}}"),
        format!("Authorization: Bearer {JWT}"),
        format!("{{\"errors\":[{{\"field\":\"Authorization\",\"value\":\"Bearer {JWT}\"}}]}}"),
        format!("{{\"{JWT}\":1}}"),
        format!("cut {}", &JWT[..30]),
    ] {
        let body = read(&text);
        let shown = format!("{body:?} {body} {}", body.excerpt());
        assert!(!shown.contains("eyJ") && !shown.contains("c3lud"), "{shown}");
        assert!(shown.contains("[redacted]"), "{shown}");
    }
    assert_eq!(redact("bearer abc123."), "bearer [redacted].");
    assert_eq!(redact("Bearer abc.def.ghi, x"), "Bearer [redacted], x");
    assert_eq!(redact("Bearer token is missing"), "Bearer token is missing");
    assert_eq!(redact("forbearer x1, eyJ, Bearer"), "forbearer x1, eyJ, Bearer");
}

#[test]
fn errors_in_a_success() {
    let text = |body: &str| error_in_success(body.as_bytes()).map(|body| body.to_string());
    for (body, shown) in [
        (r#"{"data":null,"error":true,"errorText":"no"}"#, Some("no")),
        (r#"{"data":[1,{"error":true}],"error":false,"errorText":""}"#, None),
        (r#"{"data":{"error":true}}"#, None),
        (r#"[{"error":true}]"#, None),
        (r#"{"error":{"code":"X","message":"m"}}"#, Some("m")),
        (r#"{"error":{}}"#, None),
        (r#"{"error":null}"#, None),
        (r#"{"error":""}"#, None),
        (r#"{"error":"no such thing"}"#, Some("no such thing")),
        (r#"{"error":0,"errors":[]}"#, None),
        (r#"{"title":"t","detail":"d","status":403,"requestId":"r"}"#, Some("t: d")),
        (r#"{"title":"t","status":"new","detail":"d"}"#, None),
        (r#"{"title":"t","status":200}"#, None),
        (r#"{"title":"t","detail":"d","origin":"o"}"#, None),
        ("", None),
        ("  ", None),
        ("null", None),
        ("\"error\"", None),
        (r#"{"error":tr"#, None),
    ] {
        assert_eq!(text(body).as_deref(), shown, "{body}");
    }
    assert_eq!(text("\u{feff} {\"error\":true,\"errorText\":\"bom\"}").as_deref(), Some("bom"));
}

proptest! {
    #[test]
    fn any_bytes_are_read(bytes: Vec<u8>) {
        let body = ErrorBody::read(&bytes);
        prop_assert!(body.excerpt().len() <= 2048);
        let _ = (body.to_string(), body.link(), body.maintenance_until(), error_in_success(&bytes));
    }

    #[test]
    fn near_errors_are_read(text in r#"[\[{]{0,2}("(title|detail|errors?|error|additionalErrors|code|status|data)":("[^"]{0,9}"|[0-9.eE+-]{1,4}|null|true|\{"[a-c]":("x"|\{\})\}|\[(1|"x"|\{"code":1\})\]),?){0,5}[\]}]{0,2}"#) {
        let body = read(&text);
        prop_assert!(!body.to_string().contains(char::is_control));
        let _ = error_in_success(text.as_bytes());
    }

    #[test]
    fn near_pages_are_read(text in "<[a-z ]{0,4}(<(title|h1)[ a-z]{0,3}>?.{0,5}){0,2}(</(title|h1)>)?.{0,5}") {
        let _ = read(&text);
    }

    #[test]
    fn redaction_is_safe(text in "(bearer|Bearer |eyJ[a-z.]{0,20}|.|[ :.]){0,12}") {
        let _ = redact(&text).len();
    }
}
