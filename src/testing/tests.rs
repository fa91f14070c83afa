use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::Instant;

use super::contract::Document;
use super::route::Routes;
use super::server::{Config, Fate, Host, Request, State};
use super::*;
use crate::operation::{Category, Scope, TokenType};

/// A small contract that has one of everything.
fn document() -> Document {
    let problem = json!({"description": "", "content": {"application/json": {"schema": {"type": "object", "properties": {
        "data": {"type": "object", "nullable": true}, "error": {"type": "boolean"}, "errorText": {"type": "string"},
        "additionalErrors": {"type": "object"}}}}}});
    let content = json!([{"url": "https://content-api.wildberries.ru"}, {"url": "https://content-api-sandbox.wildberries.ru"}]);
    let marketplace = json!([{"url": "https://marketplace-api.wildberries.ru"}]);
    let statistics = json!([{"url": "https://statistics-api.wildberries.ru"}]);
    let rows = json!({"description": "", "content": {"application/json": {"schema": {"type": "array", "items": {
        "type": "object", "properties": {"srid": {"type": "string"}, "totalPrice": {"type": "number"}}}}}}});
    let stats_parameters = json!([
        {"name": "dateFrom", "in": "query", "required": true, "schema": {"type": "string"}},
        {"name": "flag", "in": "query", "schema": {"type": "integer", "enum": [0, 1]}}]);
    serde_json::from_value(json!({
        "openapi": "3.0.3",
        "info": {"title": "items", "version": "2026-07-23"},
        "paths": {
            "/content/v2/get/cards/list": {"post": {
                "x-readonly-method": true, "x-category": "content", "servers": content,
                "parameters": [{"name": "locale", "in": "query", "schema": {"type": "string", "enum": ["ru", "en"]}}],
                "requestBody": {"required": true, "content": {"application/json": {"schema": {"type": "object", "properties": {
                    "settings": {"type": "object", "properties": {
                        "sort": {"type": "object", "properties": {"ascending": {"type": "boolean"}}},
                        "filter": {"type": "object", "properties": {"withPhoto": {"type": "integer"}, "textSearch": {"type": "string"}}},
                        "cursor": {"type": "object", "properties": {
                            "limit": {"type": "integer", "maximum": 100}, "updatedAt": {"type": "string"}, "nmID": {"type": "integer"}}}}}}}}}},
                "responses": {"200": {"description": "", "content": {"application/json": {"schema": {"type": "object", "properties": {
                    "cards": {"type": "array", "items": {"type": "object", "properties": {
                        "nmID": {"type": "integer"}, "brand": {"type": "string"}}}},
                    "cursor": {"type": "object"}}}}}}, "400": problem}
            }},
            "/api/v3/orders/{orderId}/meta": {"put": {
                "x-category": "marketplace", "servers": marketplace,
                "parameters": [
                    {"name": "orderId", "in": "path", "required": true, "schema": {"type": "integer"}},
                    {"name": "ids", "in": "query", "schema": {"type": "array", "items": {"type": "integer"}}},
                    {"name": "flat", "in": "query", "explode": false, "schema": {"type": "array", "maxItems": 2, "items": {"type": "string"}}},
                    {"name": "on", "in": "query", "schema": {"type": "boolean"}},
                    {"name": "price", "in": "query", "schema": {"type": "number", "maximum": 100}},
                    {"name": "X-Nm-Id", "in": "header", "required": true, "schema": {"type": "string"}}],
                "requestBody": {"required": true, "content": {"application/json": {"schema": {"type": "object", "required": ["a"], "properties": {
                    "a": {"type": "integer"}}}}}},
                "responses": {"204": {"description": ""}, "422": problem}
            }},
            "/api/v3/orders": {"get": {
                "x-readonly-method": true, "x-category": "marketplace", "x-token-types": ["personal", "base-with-secret"],
                "servers": marketplace,
                "responses": {"200": {"description": "", "content": {"application/json": {"schema": {"type": "object", "properties": {
                    "orders": {"type": "array", "items": {"type": "object", "properties": {
                        "id": {"type": "integer"}, "price": {"type": "number"}, "createdAt": {"type": "string", "format": "date-time"}}}}}}}}},
                    "202": {"description": "", "content": {"application/json": {"schema": {"type": "object", "properties": {"state": {"type": "string"}}}}}}}
            }},
            "/api/v3/orders/new": {"get": {
                "x-readonly-method": true, "x-category": "marketplace", "servers": marketplace,
                "responses": {"200": {"description": "", "content": {"application/zip": {"schema": {"type": "string", "format": "binary"}}}}}
            }},
            "/content/v3/media/file": {"post": {
                "x-category": "content", "servers": content,
                "requestBody": {"required": true, "content": {"multipart/form-data": {"schema": {"type": "object", "required": ["uploadfile"], "properties": {
                    "uploadfile": {"type": "string", "format": "binary"}, "number": {"type": "integer"}}}}}},
                "responses": {"200": {"description": ""}}
            }},
            "/api/v1/supplier/orders": {"get": {"x-readonly-method": true, "x-category": "statistics", "servers": statistics,
                "parameters": stats_parameters, "responses": {"200": rows}}}
        }
    }))
    .unwrap()
}

fn builder() -> SimulatorBuilder {
    Simulator::builder().documents([document()])
}

/// An answer as it came over the wire.
#[derive(Debug)]
struct Answer {
    status: u16,
    head: String,
    body: Vec<u8>,
}

impl Answer {
    fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }

    fn header(&self, name: &str) -> Option<&str> {
        self.head
            .lines()
            .filter_map(|line| line.split_once(": "))
            .find(|(key, _)| key.eq_ignore_ascii_case(name))
            .map(|(_, value)| value)
    }
}

/// Sends raw bytes and reads until the server closes; `None` when nothing came back.
async fn send(base: &str, head: &str, headers: &[(&str, &str)], body: &[u8]) -> Option<Answer> {
    let address = base.strip_prefix("http://").unwrap();
    let mut stream = TcpStream::connect(address).await.ok()?;
    let mut request = format!("{head} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n");
    for (name, value) in headers {
        request += &format!("{name}: {value}\r\n");
    }
    if !body.is_empty() {
        request += &format!("Content-Length: {}\r\n", body.len());
    }
    request += "\r\n";
    stream.write_all(request.as_bytes()).await.unwrap();
    stream.write_all(body).await.unwrap();
    let mut bytes = Vec::new();
    let _ = stream.read_to_end(&mut bytes).await;
    let split = bytes.windows(4).position(|window| window == b"\r\n\r\n")?;
    let head = String::from_utf8(bytes[..split].to_vec()).unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    Some(Answer { status, head, body: bytes[split + 4..].to_vec() })
}

async fn get(simulator: &Simulator, scope: Scope, target: &str, token: &str) -> Answer {
    send(&simulator.base_url(scope), &format!("GET {target}"), &[("Authorization", token)], b"")
        .await
        .unwrap()
}

async fn post(simulator: &Simulator, scope: Scope, target: &str, body: &Value) -> Answer {
    let token = TokenSpec::personal().build();
    let headers = [("Authorization", token.as_str()), ("Content-Type", "application/json")];
    send(&simulator.base_url(scope), &format!("POST {target}"), &headers, body.to_string().as_bytes())
        .await
        .unwrap()
}

#[tokio::test]
async fn answers_from_the_schema() {
    let simulator = builder().start().await.unwrap();
    let token = simulator.token(&TokenSpec::personal());
    let answer = get(&simulator, Scope::Marketplace, "/api/v3/orders", &token).await;
    assert_eq!(answer.status, 200);
    assert_eq!(answer.header("content-type"), Some("application/json"));
    let order = answer.json()["orders"][0].clone();
    assert!(order["id"].as_i64().unwrap() > i64::from(i32::MAX));
    assert!(order["price"].is_f64());
    let again = get(&simulator, Scope::Marketplace, "/api/v3/orders", &token).await;
    assert_eq!(again.body, answer.body, "the same request has the same answer");

    // A path without a parameter goes before one with; binary answers are not text.
    let answer = get(&simulator, Scope::Marketplace, "/api/v3/orders/new", &token).await;
    assert_eq!(answer.header("content-type"), Some("application/zip"));
    assert!(answer.body.starts_with(b"PK"));
}

#[tokio::test]
async fn unknown_paths_and_wrong_hosts() {
    let simulator = builder().start().await.unwrap();
    let token = TokenSpec::personal().build();
    for (scope, target, problem) in [
        (
            Scope::Content,
            "/api/v3/orders",
            "GET /api/v3/orders is served by the host of marketplace, not of content",
        ),
        (
            Scope::Marketplace,
            "/api/v1/supplier/orders",
            "GET /api/v1/supplier/orders is served by the host of statistics, not of marketplace",
        ),
        (Scope::Content, "/nothing", "no operation has the path /nothing"),
        (Scope::Content, "/content/v2/get/cards/list", "/content/v2/get/cards/list takes POST, not GET"),
    ] {
        let answer = get(&simulator, scope, target, &token).await;
        assert_eq!(answer.status, 404);
        assert_eq!(answer.json()["title"], "path not found");
        assert_eq!(answer.header("content-type"), Some("application/problem+json"));
        assert_eq!(answer.header("x-ratelimit-limit"), None);
        assert_eq!(simulator.requests().last().unwrap().problem.as_deref(), Some(problem));
    }
}

#[tokio::test]
async fn checks_the_token() {
    let simulator = builder().rate_limits(false).start().await.unwrap();
    let personal = || TokenSpec::personal();
    let target = "/api/v3/orders";
    let cases = [
        ("nonsense".to_owned(), 401, "token is malformed"),
        ("a.!.c".to_owned(), 401, "token is malformed"),
        (personal().expired().build(), 401, "token expired"),
        (personal().categories([Category::Content]).build(), 401, "token scope not allowed"),
        (TokenSpec::service("x").build(), 403, "token type service not allowed"),
        (TokenSpec::base().build(), 403, "token type base not allowed"),
        (TokenSpec::test().build(), 401, "a test token may call the sandbox only"),
        (format!("Bearer {}", personal().read_only(true).build()), 200, ""),
    ];
    for (token, status, detail) in cases {
        let answer = get(&simulator, Scope::Marketplace, target, &token).await;
        assert_eq!(answer.status, status, "{detail}");
        if status != 200 {
            assert!(answer.json()["detail"].as_str().unwrap().starts_with(detail), "{:?}", answer.json());
            assert_eq!(answer.json()["status"], status);
        }
    }
    let base = simulator.base_url(Scope::Marketplace);
    let token = TokenSpec::base().build();
    let with_secret = [("Authorization", token.as_str()), ("X-Client-Secret", "s")];
    assert_eq!(send(&base, "GET /api/v3/orders", &with_secret, b"").await.unwrap().status, 200);
    assert_eq!(send(&base, "GET /api/v3/orders", &[], b"").await.unwrap().status, 401);
    let twice = [("Authorization", token.as_str()), ("Authorization", token.as_str())];
    assert_eq!(send(&base, "GET /api/v3/orders", &twice, b"").await.unwrap().status, 401);

    // A token that only reads may POST what only reads, but not what writes.
    let read_only = personal().read_only(true).build();
    let headers = [("Authorization", read_only.as_str()), ("Content-Type", "application/json")];
    let content = simulator.base_url(Scope::Content);
    assert_eq!(send(&content, "POST /content/v2/get/cards/list", &headers, b"{}").await.unwrap().status, 200);
    let answer = send(&content, "POST /content/v3/media/file", &headers, b"{}").await.unwrap();
    assert_eq!(answer.status, 401);

    let open = builder().check_tokens(false).start().await.unwrap();
    assert_eq!(get(&open, Scope::Marketplace, target, "nonsense").await.status, 200);
}

#[tokio::test]
async fn the_sandbox_is_apart() {
    let simulator = builder().start().await.unwrap();
    let token = TokenSpec::test().build();
    let headers = [("Authorization", token.as_str()), ("Content-Type", "application/json")];
    let sandbox = simulator.sandbox_url(Scope::Content).unwrap();
    assert_eq!(send(&sandbox, "POST /content/v2/get/cards/list", &headers, b"{}").await.unwrap().status, 200);
    assert!(simulator.requests()[0].sandbox);
    assert_eq!(simulator.sandbox_url(Scope::Finance), None);
    let sandbox = simulator.sandbox_url(Scope::Marketplace).unwrap();
    assert_eq!(send(&sandbox, "GET /api/v3/orders", &headers, b"").await.unwrap().status, 404);
}

#[tokio::test]
async fn checks_parameters_and_bodies() {
    let simulator = builder().rate_limits(false).start().await.unwrap();
    let base = simulator.base_url(Scope::Marketplace);
    let token = TokenSpec::personal().build();
    let put = async |target: &str, headers: &[(&str, &str)], body: &str| {
        let mut all = vec![("Authorization", token.as_str())];
        all.extend_from_slice(headers);
        let answer = send(&base, &format!("PUT {target}"), &all, body.as_bytes()).await.unwrap();
        let problem = simulator.requests().pop().unwrap().problem.unwrap_or_default();
        (answer, problem)
    };
    let good = [("X-Nm-Id", "1"), ("Content-Type", "application/json; charset=utf-8")];
    let path = "/api/v3/orders/5/meta";
    let (answer, _) =
        put(&format!("{path}?ids=1&ids=2&flat=a%2Cb&on=true&price=99.5"), &good, r#"{"a":1}"#).await;
    assert_eq!(answer.status, 204);
    assert!(answer.body.is_empty());

    for (target, headers, body, problem) in [
        (
            "/api/v3/orders/x/meta",
            &good[..],
            r#"{"a":1}"#,
            "path.orderId: must be a whole number, is a string",
        ),
        (
            "/api/v3/orders/5/meta?ids=1,2",
            &good,
            r#"{"a":1}"#,
            "query.ids[0]: must be a whole number, is a string",
        ),
        ("/api/v3/orders/5/meta?flat=a,b,c", &good, r#"{"a":1}"#, "query.flat: must have at most 2 elements"),
        ("/api/v3/orders/5/meta?on=yes", &good, r#"{"a":1}"#, "query.on: must be a boolean, is a string"),
        ("/api/v3/orders/5/meta?on=true&on=true", &good, r#"{"a":1}"#, "query.on: must be sent once"),
        ("/api/v3/orders/5/meta?price=101", &good, r#"{"a":1}"#, "query.price: must be at most 100"),
        ("/api/v3/orders/5/meta?zzz=1", &good, r#"{"a":1}"#, "query.zzz: is not a known parameter"),
        (path, &good[1..], r#"{"a":1}"#, "header.X-Nm-Id: is required"),
        (path, &good[..1], r#"{"a":1}"#, "header.Content-Type: must be application/json"),
        (path, &good, "", "body: is required"),
        (path, &good, "{}", "body.a: is required"),
        (path, &good, r#"{"a":1,"b":2}"#, "body.b: is not a known field"),
        (path, &good, "{", "body: is not JSON"),
    ] {
        let (answer, noted) = put(target, headers, body).await;
        assert!(noted.starts_with(problem), "{noted:?} is not {problem:?}");
        // The contract has no 400 here, but a 422 with these fields.
        assert_eq!(answer.status, 422);
        let field = problem.split(": ").next().unwrap();
        let json = answer.json();
        assert_eq!((&json["error"], &json["data"]), (&json!(true), &Value::Null));
        assert!(json["errorText"].as_str().unwrap().contains(field));
        assert!(json["additionalErrors"][field].is_string());
    }

    let answer = send(&base, "GET /api/v3/orders", &[("Authorization", &token)], b"x").await.unwrap();
    assert_eq!(answer.status, 400);
    let lax = builder().strict(false).start().await.unwrap();
    let answer = post(&lax, Scope::Content, "/content/v2/get/cards/list?x=1", &json!({"new": 1})).await;
    assert_eq!(answer.status, 200);
}

#[tokio::test]
async fn checks_multipart() {
    let simulator = builder().rate_limits(false).start().await.unwrap();
    let base = simulator.base_url(Scope::Content);
    let token = TokenSpec::personal().build();
    let headers = [("Authorization", token.as_str()), ("Content-Type", "multipart/form-data; boundary=b")];
    let file =
        "--b\r\nContent-Disposition: form-data; name=\"uploadfile\"; filename=\"x.png\"\r\n\r\nPNG\r\n";
    let number = |value| format!("--b\r\nContent-Disposition: form-data; name=\"number\"\r\n\r\n{value}\r\n");
    for (body, problem) in [
        (format!("{file}{}--b--\r\n", number("3")), None),
        (format!("{}--b--\r\n", number("3")), Some("body.uploadfile: is required")),
        (format!("{file}{}--b--\r\n", number("x")), Some("body.number: must be a whole number, is a string")),
        (format!("{file}{file}--b--\r\n"), Some("body.uploadfile: must be sent once")),
        (file.replace("; filename=\"x.png\"", "") + "--b--\r\n", Some("body.uploadfile: must be a file")),
        ("text".to_owned(), Some("body: does not begin with the boundary")),
    ] {
        let answer = send(&base, "POST /content/v3/media/file", &headers, body.as_bytes()).await.unwrap();
        assert_eq!(answer.status, if problem.is_some() { 400 } else { 200 });
        assert_eq!(simulator.requests().pop().unwrap().problem.as_deref(), problem);
    }
}

#[tokio::test(start_paused = true)]
async fn real_buckets() {
    let simulator =
        builder().limit("GET /api/v3/orders", Limit::new(60_000, 3, 20_000, 3)).start().await.unwrap();
    let token = TokenSpec::personal().build();
    let target = "/api/v3/orders";
    for left in ["2", "1", "0"] {
        let answer = get(&simulator, Scope::Marketplace, target, &token).await;
        assert_eq!(answer.status, 200);
        assert_eq!(answer.header("x-ratelimit-limit"), Some("3"));
        assert_eq!(answer.header("x-ratelimit-remaining"), Some(left));
        assert_eq!(answer.header("x-ratelimit-retry"), None);
    }
    let answer = get(&simulator, Scope::Marketplace, target, &token).await;
    assert_eq!(answer.status, 429);
    assert_eq!(answer.header("content-type"), Some("application/problem+json"));
    assert_eq!(answer.header("x-ratelimit-limit"), Some("3"));
    assert_eq!(answer.header("x-ratelimit-remaining"), Some("0"));
    assert_eq!(answer.header("x-ratelimit-retry"), Some("20"));
    assert_eq!(answer.header("x-ratelimit-reset"), Some("60"));
    assert_eq!(answer.json()["origin"], "ag-marketplace");

    // Another seller, and another operation, have buckets of their own.
    let other = TokenSpec::personal().seller("00000000-0000-4000-8000-000000000001").build();
    assert_eq!(get(&simulator, Scope::Marketplace, target, &other).await.status, 200);
    assert_eq!(get(&simulator, Scope::Marketplace, "/api/v3/orders/new", &token).await.status, 200);

    tokio::time::advance(Duration::from_millis(19_000)).await;
    let answer = get(&simulator, Scope::Marketplace, target, &token).await;
    assert_eq!((answer.status, answer.header("x-ratelimit-retry")), (429, Some("1")));
    tokio::time::advance(Duration::from_millis(1_000)).await;
    assert_eq!(get(&simulator, Scope::Marketplace, target, &token).await.status, 200);
    simulator.refill();
    assert_eq!(
        get(&simulator, Scope::Marketplace, target, &token).await.header("x-ratelimit-remaining"),
        Some("2")
    );
}

#[tokio::test(start_paused = true)]
async fn token_types_have_their_own_buckets() {
    let simulator =
        builder().limit("GET /api/v3/orders/new", Limit::new(60_000, 1, 60_000, 1)).start().await.unwrap();
    let target = "/api/v3/orders/new";
    for spec in [TokenSpec::personal(), TokenSpec::base(), TokenSpec::service("x"), TokenSpec::service("y")] {
        let token = spec.build();
        assert_eq!(get(&simulator, Scope::Marketplace, target, &token).await.status, 200);
        assert_eq!(get(&simulator, Scope::Marketplace, target, &token).await.status, 429);
    }
}

#[tokio::test(start_paused = true)]
async fn a_4xx_costs_ten_on_marketplace() {
    let simulator =
        builder().limit("GET /api/v3/orders", Limit::new(60_000, 300, 200, 20)).start().await.unwrap();
    let token = TokenSpec::personal().build();
    let target = "/api/v3/orders";
    let answer = get(&simulator, Scope::Marketplace, target, &token).await;
    assert_eq!(answer.header("x-ratelimit-remaining"), Some("19"));
    simulator.on("GET", target).times(2).status(409);
    let answer = get(&simulator, Scope::Marketplace, target, &token).await;
    assert_eq!((answer.status, answer.header("x-ratelimit-remaining")), (409, Some("9")));
    let answer = get(&simulator, Scope::Marketplace, target, &token).await;
    assert_eq!((answer.status, answer.header("x-ratelimit-remaining")), (409, Some("0")));
    let answer = get(&simulator, Scope::Marketplace, target, &token).await;
    assert_eq!((answer.status, answer.header("x-ratelimit-retry")), (429, Some("1")));
    tokio::time::advance(Duration::from_millis(400)).await;
    assert_eq!(get(&simulator, Scope::Marketplace, target, &token).await.status, 200);
}

#[tokio::test(start_paused = true)]
async fn limits_can_be_fast_or_off() {
    let token = TokenSpec::personal().build();
    let limit = Limit::new(60_000, 1, 60_000, 1);
    let fast = builder().limit("GET /api/v3/orders", limit).limits_scaled(60.0).start().await.unwrap();
    assert_eq!(get(&fast, Scope::Marketplace, "/api/v3/orders", &token).await.status, 200);
    let answer = get(&fast, Scope::Marketplace, "/api/v3/orders", &token).await;
    assert_eq!(answer.header("x-ratelimit-retry"), Some("1"));
    tokio::time::advance(Duration::from_secs(1)).await;
    assert_eq!(get(&fast, Scope::Marketplace, "/api/v3/orders", &token).await.status, 200);

    let off = builder().limit("GET /api/v3/orders", limit).rate_limits(false).start().await.unwrap();
    for _ in 0..3 {
        let answer = get(&off, Scope::Marketplace, "/api/v3/orders", &token).await;
        assert_eq!((answer.status, answer.header("x-ratelimit-limit")), (200, None));
    }
}

#[tokio::test(start_paused = true)]
async fn every_host_has_a_ping_of_its_own() {
    let simulator = builder().start().await.unwrap();
    let token = TokenSpec::personal().categories([]).build();
    let limit = crate::generated::PING.personal.map_or(3, |limit| limit.burst);
    for scope in Scope::ALL {
        for _ in 0..limit {
            assert_eq!(get(&simulator, scope, "/ping", &token).await.status, 200);
        }
        assert_eq!(get(&simulator, scope, "/ping", &token).await.status, 429);
    }
}

#[tokio::test(start_paused = true)]
async fn the_seller_wide_limiter() {
    let simulator = builder().start().await.unwrap();
    let token = TokenSpec::personal().build();
    simulator.on("GET", "/api/v3/orders").seller_limited(Duration::from_secs(30));
    for (scope, target) in [(Scope::Marketplace, "/api/v3/orders"), (Scope::Statistics, "/ping")] {
        let answer = get(&simulator, scope, target, &token).await;
        assert_eq!((answer.status, answer.header("x-ratelimit-retry")), (429, Some("30")));
        assert_eq!(answer.json()["origin"], "s2s-api");
        assert!(answer.json()["detail"].as_str().unwrap().contains("global limiter"));
    }
    let other = TokenSpec::personal().seller("b").build();
    assert_eq!(get(&simulator, Scope::Statistics, "/ping", &other).await.status, 200);
    tokio::time::advance(Duration::from_secs(30)).await;
    assert_eq!(get(&simulator, Scope::Statistics, "/ping", &token).await.status, 200);
    simulator.hold_seller("b", Duration::MAX);
    assert_eq!(get(&simulator, Scope::Statistics, "/ping", &other).await.status, 429);
}

#[tokio::test]
async fn keeps_what_it_was_sent() {
    let simulator = builder().start().await.unwrap();
    let token = TokenSpec::personal().build();
    let headers = [("Authorization", token.as_str()), ("Content-Type", "application/json"), ("X-Nm-Id", "7")];
    let base = simulator.base_url(Scope::Marketplace);
    let before = Instant::now();
    let target = "PUT /api/v3/orders/5/meta?flat=%D1%91%20%2F,b";
    assert_eq!(send(&base, target, &headers, b"{\"a\":1}").await.unwrap().status, 204);
    let requests = simulator.requests();
    let request = &requests[0];
    assert_eq!(request.path, "/api/v3/orders/5/meta");
    assert_eq!(request.query.as_deref(), Some("flat=%D1%91%20%2F,b"));
    assert_eq!(request.query_pairs(), [("flat".to_owned(), "ё /,b".to_owned())]);
    assert_eq!(request.headers["x-nm-id"], "7");
    assert_eq!(request.json(), Some(json!({"a": 1})));
    assert_eq!((request.scope, request.sandbox, request.status), (Scope::Marketplace, false, Some(204)));
    assert_eq!(request.reply.as_ref().map(Reply::status), Some(204));
    assert!(request.at >= before);
    assert_eq!(simulator.count("PUT", "/api/v3/orders/{orderId}/meta"), 1);
    simulator.clear();
    assert_eq!(simulator.requests().len(), 0);
}

#[tokio::test]
async fn faults_are_met_in_order() {
    let simulator = builder().rate_limits(false).start().await.unwrap();
    let token = TokenSpec::personal().build();
    let target = "/api/v3/orders";
    let on = || simulator.on("GET", target);
    on().times(2).status(503);
    on().usual();
    on().documented(202);
    on().reply(Reply::json(418, &json!({"a": 1})).header("X-A", "b"));
    on().malformed_json();
    on().empty_200();
    on().rate_limited(Duration::from_secs(7));
    simulator.on_any().status(500);
    assert_eq!(simulator.pending_faults(), 9);
    let mut seen = Vec::new();
    for _ in 0..10 {
        let answer = get(&simulator, Scope::Marketplace, target, &token).await;
        match answer.status {
            418 => assert_eq!((answer.json(), answer.header("x-a")), (json!({"a": 1}), Some("b"))),
            202 => assert!(answer.json()["state"].is_string()),
            429 => assert_eq!(answer.header("x-ratelimit-retry"), Some("7")),
            _ => {}
        }
        let json = serde_json::from_slice::<Value>(&answer.body).is_ok();
        seen.push((answer.status, json));
    }
    assert_eq!(
        seen,
        [
            (503, true),
            (503, true),
            (200, true),
            (202, true),
            (418, true),
            (200, false),
            (200, false),
            (429, true),
            (500, true),
            (200, true),
        ]
    );
    assert_eq!(simulator.pending_faults(), 0);

    on().always().status(502);
    for _ in 0..3 {
        assert_eq!(get(&simulator, Scope::Marketplace, target, &token).await.status, 502);
    }
    simulator.clear_faults();
    assert_eq!(get(&simulator, Scope::Marketplace, target, &token).await.status, 200);
    simulator.on("GET", "/unknown").reply(Reply::new(200));
    assert_eq!(get(&simulator, Scope::Marketplace, "/unknown", &token).await.status, 200);
}

#[tokio::test(start_paused = true)]
async fn broken_connections_and_waits() {
    let simulator = builder().rate_limits(false).start().await.unwrap();
    let token = TokenSpec::personal().build();
    let base = simulator.base_url(Scope::Marketplace);
    let headers = [("Authorization", token.as_str())];
    let target = "/api/v3/orders";
    simulator.on("GET", target).drop_connection();
    assert!(send(&base, "GET /api/v3/orders", &headers, b"").await.is_none());
    assert_eq!(simulator.requests()[0].status, None);

    simulator.on("GET", target).cut_body();
    let answer = send(&base, "GET /api/v3/orders", &headers, b"").await.unwrap();
    let promised: usize = answer.header("content-length").unwrap().parse().unwrap();
    assert_eq!(answer.status, 200);
    assert!(!answer.body.is_empty() && answer.body.len() < promised);

    simulator.on("GET", target).delay(Duration::from_secs(40));
    let before = Instant::now();
    assert_eq!(get(&simulator, Scope::Marketplace, target, &token).await.status, 200);
    assert!(before.elapsed() >= Duration::from_secs(40));

    simulator.on("GET", target).hang();
    let hung =
        tokio::time::timeout(Duration::from_secs(3_600), get(&simulator, Scope::Marketplace, target, &token));
    assert!(hung.await.is_err());
}

#[tokio::test]
async fn handlers_replace_the_usual_answer() {
    let simulator = builder()
        .handler("PUT", "/api/v3/orders/{orderId}/meta", |request| {
            let body = json!({"order": request.path("orderId"), "ids": request.query("ids"), "sent": request.json(), "seller": request.seller()});
            Reply::json(200, &body)
        })
        .start()
        .await
        .unwrap();
    let token = TokenSpec::personal().build();
    let headers = [("Authorization", token.as_str()), ("Content-Type", "application/json"), ("X-Nm-Id", "7")];
    let base = simulator.base_url(Scope::Marketplace);
    let answer = send(&base, "PUT /api/v3/orders/5/meta?ids=1", &headers, b"{\"a\":1}").await.unwrap();
    assert_eq!(answer.json(), json!({"order": "5", "ids": "1", "sent": {"a": 1}, "seller": SELLER}));
    let answer =
        send(&simulator.base_url(Scope::Content), "PUT /api/v3/orders/5/meta", &headers, b"{\"a\":1}").await;
    assert_eq!(answer.unwrap().status, 404);
    // What fails the checks does not reach it.
    assert_eq!(send(&base, "PUT /api/v3/orders/x/meta", &headers, b"{\"a\":1}").await.unwrap().status, 422);
    assert!(matches!(
        builder().handler("not a method", "/", |_| Reply::new(200)).start().await,
        Err(SimulatorError::Method(_))
    ));
}

#[tokio::test]
async fn cards_are_paged_by_cursor() {
    let simulator = builder().rate_limits(false).start().await.unwrap();
    for ascending in [true, false] {
        let mut seen = BTreeSet::new();
        let mut cursor = json!({"limit": 100});
        let mut pages = Vec::new();
        loop {
            let body = json!({"settings": {"sort": {"ascending": ascending}, "cursor": cursor, "filter": {"withPhoto": -1}}});
            let answer = post(&simulator, Scope::Content, "/content/v2/get/cards/list", &body).await.json();
            let cards = answer["cards"].as_array().unwrap();
            pages.push(cards.len());
            assert_eq!(answer["cursor"]["total"], cards.len());
            if cards.len() < 100 {
                break;
            }
            assert!(cards[0]["brand"].is_string());
            seen.extend(cards.iter().map(|card| card["nmID"].as_i64().unwrap()));
            cursor = json!({"limit": 100, "updatedAt": answer["cursor"]["updatedAt"], "nmID": answer["cursor"]["nmID"]});
        }
        assert_eq!(pages, [100, 100, 50]);
        assert_eq!(seen.len(), 200);
    }
    let body = json!({"settings": {"filter": {"textSearch": "ART-0007"}}});
    let found = post(&simulator, Scope::Content, "/content/v2/get/cards/list", &body).await.json();
    assert_eq!(found["cards"].as_array().unwrap().len(), 1);
    let body = json!({"settings": {"filter": {"textSearch": "nothing"}}});
    let found = post(&simulator, Scope::Content, "/content/v2/get/cards/list", &body).await.json();
    assert_eq!(found, json!({"cards": [], "cursor": {"total": 0}}));
}

#[tokio::test]
async fn statistics_go_by_the_time_of_change() {
    let simulator = builder().rate_limits(false).start().await.unwrap();
    let token = TokenSpec::personal().build();
    let orders = async |query: &str| {
        get(&simulator, Scope::Statistics, &format!("/api/v1/supplier/orders?{query}"), &token).await
    };
    let all = orders("dateFrom=2020-01-01").await.json();
    let all = all.as_array().unwrap();
    assert_eq!(all.len(), 500);
    let time = |row: &Value| row["lastChangeDate"].as_str().unwrap().to_owned();
    assert!(all.is_sorted_by_key(time));
    assert!(all[0]["totalPrice"].is_f64());
    let unique: BTreeSet<_> = all.iter().map(|row| row["srid"].as_str().unwrap()).collect();
    assert_eq!(unique.len(), 500);

    // The start is inclusive, and two rows share each instant.
    let from = time(&all[251]);
    assert_eq!(from, time(&all[250]));
    let rest = orders(&format!("dateFrom={from}")).await.json();
    assert_eq!(rest.as_array().unwrap(), &all[250..]);
    let with_zone = orders(&format!("dateFrom={from}%2B03:00")).await.json();
    assert_eq!(with_zone, rest);

    let day = &all[250]["date"].as_str().unwrap()[..10];
    let of_day = orders(&format!("dateFrom={day}&flag=1")).await.json();
    let expected = all.iter().filter(|row| row["date"].as_str().unwrap().starts_with(day)).count();
    assert_eq!(of_day.as_array().unwrap().len(), expected);
    assert_eq!(orders("dateFrom=soon").await.status, 400);
    assert_eq!(orders("dateFrom=2020-01-01&flag=2").await.status, 400);
}

#[tokio::test]
async fn several_at_once_and_gone_when_dropped() {
    let first = builder().start().await.unwrap();
    let second = builder().start().await.unwrap();
    let token = TokenSpec::personal().build();
    let base = first.base_url(Scope::Common);
    assert_ne!(base, second.base_url(Scope::Common));
    assert_eq!(get(&first, Scope::Common, "/ping", &token).await.status, 200);
    assert_eq!((first.requests().len(), second.requests().len()), (1, 0));

    // A connection kept open ends with its simulator.
    let mut idle = TcpStream::connect(base.strip_prefix("http://").unwrap()).await.unwrap();
    idle.write_all(b"GET /ping HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
    let mut answer = [0; 12];
    idle.read_exact(&mut answer).await.unwrap();
    assert_eq!(&answer, b"HTTP/1.1 401");
    drop(first);
    let mut rest = Vec::new();
    let _ = idle.read_to_end(&mut rest).await;
    assert!(String::from_utf8_lossy(&rest).ends_with('}'), "the answer was whole, and then the end");
    assert_eq!(get(&second, Scope::Common, "/ping", &token).await.status, 200);
}

#[tokio::test]
async fn the_client_of_this_crate() {
    let simulator = Simulator::start().await.unwrap();
    let client = simulator.client().build().unwrap();
    let answer = client.ping(Scope::Finance).await.unwrap();
    assert_eq!(answer.status, Some("OK".to_owned()));
    assert_eq!(simulator.requests()[0].scope, Scope::Finance);

    simulator.on("GET", "/ping").rate_limited(Duration::from_secs(90));
    let error = client.ping(Scope::Common).await.unwrap_err();
    assert!(matches!(error.kind(), crate::ErrorKind::RateLimited(_)), "{error}");
    assert!(error.retry_after() > Some(Duration::from_secs(80)), "{error}");

    let sandbox = simulator.sandbox_client().build().unwrap();
    sandbox.ping(Scope::Content).await.unwrap();
    assert!(simulator.requests().last().unwrap().sandbox);
}

#[tokio::test(start_paused = true)]
async fn the_client_keeps_the_limits_of_the_simulator() {
    let limit = Limit::new(60_000, 1, 60_000, 2);
    let simulator =
        Simulator::builder().limit("general.ping", limit).limits_scaled(20.0).start().await.unwrap();
    let client = simulator.client().build().unwrap();
    let before = Instant::now();
    for _ in 0..5 {
        client.ping(Scope::Common).await.unwrap();
    }
    // Two at once, and then one every 3 s instead of one a minute.
    assert_eq!(before.elapsed().as_secs(), 9);
    assert!(simulator.requests().iter().all(|request| request.status == Some(200)));
}

/// The request for a sample, as a client would write it.
fn request_of(route: &route::Route, sample: &SampleRequest) -> Request {
    let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let encode = |text: &str| {
        let encoded = text.bytes().map(|byte| match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' => (byte as char).to_string(),
            _ => format!("%{byte:02X}"),
        });
        encoded.collect::<String>()
    };
    let spec = route.spec().unwrap();
    let mut path = route.template.clone();
    for (name, value) in &sample.path {
        path = path.replace(&format!("{{{name}}}"), &encode(&text(value)));
    }
    let mut query = Vec::new();
    for (name, value) in &sample.query {
        let joined = spec.parameters.iter().any(|known| known.name == *name && known.explode == Some(false));
        let values: Vec<String> = match value {
            Value::Array(elements) => elements.iter().map(text).collect(),
            value => vec![text(value)],
        };
        let values = if joined { vec![values.join(",")] } else { values };
        query.extend(values.iter().map(|value| format!("{}={}", encode(name), encode(value))));
    }
    let mut headers = http::HeaderMap::new();
    headers.insert("authorization", TokenSpec::personal().build().parse().unwrap());
    for (name, value) in &sample.headers {
        headers.insert(http::HeaderName::try_from(name.as_str()).unwrap(), text(value).parse().unwrap());
    }
    let mut body = Vec::new();
    if let (Some(value), Some(wanted)) = (&sample.body, &spec.request_body) {
        let (media_type, media) = wanted.content.first().unwrap();
        let multipart = media_type == "multipart/form-data";
        let content_type = if multipart { "multipart/form-data; boundary=b" } else { media_type };
        headers.insert("content-type", content_type.parse().unwrap());
        if multipart {
            let schema = route.document().resolve(media.schema.as_ref().unwrap()).unwrap();
            for (name, value) in value.as_object().unwrap() {
                let binary = |schema: &contract::Schema| {
                    schema.format.as_deref() == Some("binary")
                        || schema
                            .items
                            .as_ref()
                            .is_some_and(|items| items.format.as_deref() == Some("binary"))
                };
                let file = if binary(&schema.properties[name]) { "; filename=\"f\"" } else { "" };
                let values = value.as_array().cloned().unwrap_or_else(|| vec![value.clone()]);
                for value in values {
                    let part = format!(
                        "--b\r\nContent-Disposition: form-data; name=\"{name}\"{file}\r\n\r\n{}\r\n",
                        text(&value)
                    );
                    body.extend_from_slice(part.as_bytes());
                }
            }
            body.extend_from_slice(b"--b--\r\n");
        } else {
            body = value.to_string().into_bytes();
        }
    }
    let query = (!query.is_empty()).then(|| query.join("&"));
    Request { method: route.method.clone(), path, query, headers, body: body.into() }
}

/// Every operation of the contract compiled in takes its samples over the whole way.
#[test]
fn samples_are_accepted() {
    let documents = embedded::documents().unwrap();
    let routes = Routes::new(&documents, true);
    let mut handlers = data::handlers();
    // They take a date where the contract takes any text.
    handlers.retain(|(_, path), _| !path.starts_with("/api/v1/supplier/"));
    let state = State::new(Config { rate_limits: false, ..Config::default() }, routes, handlers);
    let mut failed = Vec::new();
    for route in state.routes.iter() {
        let Some(spec) = route.spec() else { continue };
        for fill in [Fill::Full, Fill::Minimal] {
            let mut request = request_of(route, &SampleRequest::new(route, fill, 1));
            if !route.allows(TokenType::Personal) {
                let token = TokenSpec::service("x").build();
                request.headers.insert("authorization", token.parse().unwrap());
            }
            let outcome = state.process(Host { scope: route.scope, sandbox: false }, &request, 1);
            let Fate::Answered(reply) = outcome.fate else { panic!("no fault was set") };
            if !route.success().contains(&reply.status) {
                failed.push(format!(
                    "{} {}: {} {:?}",
                    route.method, route.template, reply.status, outcome.problem
                ));
            }
            // And an answer of ours for each failure that the contract documents.
            for status in spec.responses.keys().filter_map(|status| status.parse::<u16>().ok()) {
                let problem = reply::Problem {
                    status,
                    title: "t",
                    detail: "d".to_owned(),
                    origin: "o".to_owned(),
                    request_id: "r".to_owned(),
                    violations: &[Violation::new("body.a", "m")],
                };
                problem.documented(route);
            }
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
    let served =
        state.routes.iter().filter(|route| route.spec().is_some() && route.template != "/ping").count();
    let known = crate::operations().filter(|operation| operation.path != "/ping").count();
    assert_eq!(served, known, "every operation has a route of its own");
}

/// The invented data sets keep to the contract too.
#[test]
fn data_sets_fit_the_contract() {
    let routes = Routes::new(&embedded::documents().unwrap(), true);
    let state = State::new(Config { rate_limits: false, ..Config::default() }, routes, data::handlers());
    for (method, template) in data::handlers().into_keys() {
        let Some(route) = state.routes.get(&method, &template) else { continue };
        let Some(spec) = route.spec() else { continue };
        let mut request = request_of(route, &SampleRequest::new(route, Fill::Minimal, 1));
        if template.starts_with("/api/v1/supplier/") {
            request.query = Some("dateFrom=2020-01-01".to_owned());
        }
        let outcome = state.process(Host { scope: route.scope, sandbox: false }, &request, 1);
        let Fate::Answered(reply) = outcome.fate else { panic!("no fault was set") };
        let body: Value = serde_json::from_slice(reply.bytes()).unwrap();
        let schema = spec.responses["200"].content["application/json"].schema.as_ref().unwrap();
        let wrong = validate(&body, schema, route.document(), "answer", true);
        assert!(wrong.is_empty(), "{template}: {wrong:?}");
        let first = body.pointer("/cards/0").or(body.pointer("/0")).unwrap_or(&body);
        assert!(first.as_object().unwrap().len() >= 2, "{template}: {body}");
    }
}

/// Every operation of the contract compiled in: what is invented for it passes its own checks.
#[test]
fn samples_fit_the_contract() {
    let documents = embedded::documents().unwrap();
    let routes = Routes::new(&documents, true);
    let mut failed = Vec::new();
    for route in routes.iter() {
        let Some(spec) = route.spec() else { continue };
        let operation = format!("{} {}", route.method, route.template);
        for fill in [Fill::Full, Fill::Minimal] {
            for seed in 0..3 {
                let sample = SampleRequest::new(route, fill, seed);
                if let (Some(body), Some(wanted)) = (&sample.body, &spec.request_body)
                    && let Some(schema) = wanted.content.first().and_then(|(_, media)| media.schema.as_ref())
                {
                    for wrong in validate(body, schema, route.document(), "body", true) {
                        failed.push(format!("{operation}: {fill:?} request {wrong}"));
                    }
                }
                for parameter in &spec.parameters {
                    let name = parameter.name.as_str();
                    let value = [&sample.path, &sample.query, &sample.headers]
                        .into_iter()
                        .find_map(|group| group.get(name));
                    match value {
                        Some(value) => {
                            for wrong in validate(value, &parameter.schema, route.document(), name, true) {
                                failed.push(format!("{operation}: {fill:?} parameter {wrong}"));
                            }
                        }
                        None if parameter.required || fill == Fill::Full => {
                            failed.push(format!("{operation}: no parameter {name}"));
                        }
                        None => {}
                    }
                }
            }
        }
        for status in route.success() {
            let response = spec.responses.get(status.to_string().as_str());
            let Some((media_type, media)) = response.and_then(|response| response.content.first()) else {
                continue;
            };
            let (true, Some(schema)) = (media_type.contains("json"), &media.schema) else { continue };
            for seed in 0..3 {
                let body: Value =
                    serde_json::from_slice(&reply::documented(route, status, seed).body).unwrap();
                for wrong in validate(&body, schema, route.document(), "answer", true) {
                    failed.push(format!("{operation}: {wrong}"));
                }
            }
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

fn offline() -> State {
    let routes = Routes::new(&[Arc::new(document())], false);
    let handlers = data::handlers();
    State::new(Config { rate_limits: false, ..Config::default() }, routes, handlers)
}

proptest::proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig::with_cases(if cfg!(debug_assertions) { 128 } else { 4_096 }))]
    #[test]
    fn no_request_panics(
        method in proptest::sample::select(vec!["GET", "POST", "PUT", "DELETE"]),
        path in proptest::prop_oneof![
            "(/[a-z%{}0-9]{0,6}){0,4}",
            "/api/v3/orders/(%[0-9a-fA-F]{0,2}|[0-9]{1,30}|-){1,3}/meta",
            proptest::strategy::Just("/content/v2/get/cards/list".to_owned()),
            proptest::strategy::Just("/content/v3/media/file".to_owned()),
            proptest::strategy::Just("/api/v1/supplier/orders".to_owned()),
        ],
        query in proptest::option::of("(ids|flat|on|price|dateFrom|flag|[a-z\\[\\]]{1,3})=[-+%0-9a-zTZ:.]{0,40}(&.{0,5})?"),
        body in proptest::prop_oneof![
            ".{0,40}",
            "\\{\"settings\":\\{\"cursor\":\\{\"limit\":-?[0-9]{1,25},\"updatedAt\":\"[^\"\\\\]{0,5}\",\"nmID\":[0-9.]{1,4}\\}\\}\\}",
            "[\\[{\":1,}\\]]{0,60}",
        ],
        multipart in proptest::bool::ANY,
    ) {
        let state = offline();
        let mut headers = http::HeaderMap::new();
        headers.insert("authorization", TokenSpec::personal().build().parse().unwrap());
        let content_type = if multipart { "multipart/form-data; boundary=b" } else { "application/json" };
        headers.insert("content-type", content_type.parse().unwrap());
        let request = Request { method: method.parse().unwrap(), path, query, headers, body: body.into() };
        for scope in [Scope::Content, Scope::Marketplace, Scope::Statistics] {
            let outcome = state.process(Host { scope, sandbox: false }, &request, 1);
            let Fate::Answered(reply) = outcome.fate else { panic!("no fault was set") };
            assert!(matches!(reply.status, 200 | 204 | 400 | 404 | 422), "{}", reply.status);
            reply.into_response();
        }
    }
}

#[test]
fn every_token_type_is_written() {
    for kind in TokenType::ALL {
        assert_eq!(TokenSpec::new(kind).build().split('.').count(), 3);
    }
}
