//! The faults found in other SDKs for this API, each with a test that it is none of ours.

#![cfg(feature = "testing")]

use serde_json::{Value, json};
use wildberries::testing::{Reply, Simulator};
use wildberries::values::DateTime;
use wildberries::{Call, Client, Download, ErrorKind, LimitedBy, Operation, Outcome, Token};

mod support;

use support::decoder_of;

async fn start() -> (Simulator, Client) {
    let simulator = Simulator::builder().rate_limits(false).start().await.unwrap();
    let client = simulator.client().build().unwrap();
    (simulator, client)
}

fn operation(method: &str, path: &str) -> &'static Operation {
    wildberries::operation(method, path).unwrap()
}

#[tokio::test]
async fn a_space_in_a_path_parameter_is_no_plus() {
    let (simulator, client) = start().await;
    simulator.on_any().reply(Reply::new(204));
    client.orders_fbs().delete_supply("a b").await.unwrap();
    assert_eq!(simulator.requests()[0].path, "/api/v3/supplies/a%20b");
}

#[test]
fn ids_are_read_as_64_bits() {
    let decoder = decoder_of("GET /api/v1/supplier/orders").unwrap();
    for id in [i64::from(i32::MAX) + 1, 3_046_950_521_984, 9_007_199_254_740_993, -1, i64::MAX] {
        let reading = decoder(json!([{"nmId": id, "incomeID": id}]).to_string().as_bytes()).unwrap();
        assert_eq!(reading.value, json!([{"nmId": id, "incomeID": id}]));
        assert_eq!(reading.lost, []);
    }
}

#[test]
fn integer_enums_are_integers() {
    let decoder = decoder_of("GET /adv/v1/promotion/count").unwrap();
    let reading = decoder(br#"{"adverts":[{"type":9,"status":11},{"type":77,"status":-1}]}"#).unwrap();
    assert_eq!(reading.value, json!({"adverts": [{"type": 9, "status": 11}, {"type": 77, "status": -1}]}));
}

#[tokio::test]
async fn a_429_is_not_reported_as_a_401() {
    let (simulator, client) = start().await;
    let problem = r#"{"title":"t","detail":"d","requestId":"r","origin":"o","status":429}"#;
    simulator.on_any().always().reply(Reply::new(429).header("X-Ratelimit-Retry", "3600").body(problem));
    let from: DateTime = "2026-07-01T00:00:00".parse().unwrap();
    let error = client.reports().orders(from, &Default::default()).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::RateLimited(LimitedBy::Wb));
}

#[test]
fn prices_do_not_pass_through_floats() {
    let decoder = decoder_of("GET /api/v1/supplier/sales").unwrap();
    for price in ["1290.95", "0.1", "16777217.01", "12345678901234567.89"] {
        let reading = decoder(format!(r#"[{{"totalPrice":{price}}}]"#).as_bytes()).unwrap();
        // Looked at as text: a JSON value would itself be a float.
        let sale: Vec<wildberries::reports::Sale> =
            serde_json::from_str(&format!(r#"[{{"totalPrice":{price}}}]"#)).unwrap();
        assert_eq!(sale[0].total_price.unwrap().to_string(), price);
        assert_eq!(reading.lost, []);
    }
}

#[tokio::test]
async fn a_documented_empty_200_and_a_204_are_no_decode_errors() {
    let (simulator, client) = start().await;
    let mut checked = 0;
    for operation in wildberries::operations().filter(|operation| operation.success().contains(&204)) {
        simulator.on_any().reply(Reply::new(204));
        let names = operation.path().split('{').skip(1).filter_map(|part| part.split('}').next());
        let call = names.fold(Call::new(operation), |call, name| call.path(name, "1"));
        let kind = operation.token_types().first().copied().unwrap_or(wildberries::TokenType::Personal);
        let token = wildberries::testing::TokenSpec::new(kind).build();
        let client = client.with_token(Token::new(token).unwrap());
        let answer = client.json::<Option<Value>>(call).await.unwrap();
        assert_eq!((answer.outcome(), answer.into_inner()), (Outcome::NoContent, None), "{operation}");
        checked += 1;
    }
    assert!(checked >= 39, "{checked}");
    // 11 operations document a 200 without a body; their methods return `()`.
    simulator.on_any().reply(Reply::new(200));
    client.promotion().pause_campaign(1).await.unwrap();
    assert!(simulator.requests().len() > checked);
}

#[tokio::test]
async fn a_download_is_not_parsed_as_json() {
    let (simulator, client) = start().await;
    for file in [&b"{\"error\":true}"[..], b"\xff\xfe\0", b""] {
        simulator.on_any().reply(Reply::new(200).header("Content-Type", "application/json").body(file));
        assert_eq!(client.analytics().download_csv_report("id").await.unwrap().into_inner(), file);
        simulator.on_any().reply(Reply::new(200).body(file));
        let download = client.communications().download_chat_file("id").await.unwrap().into_inner();
        assert!(matches!(download, Download::Ready(bytes) if bytes == file));
    }
}

#[tokio::test]
async fn there_is_one_auth_field_and_it_is_always_sent() {
    let (simulator, client) = start().await;
    client.ping(wildberries::Scope::Common).await.unwrap();
    let requests = simulator.requests();
    assert_eq!(requests[0].headers.get_all("authorization").iter().count(), 1);
    // Without a token nothing is sent at all.
    let client =
        Client::builder().base_url(wildberries::Scope::Common, "http://127.0.0.1:9").build().unwrap();
    let error = client.ping(wildberries::Scope::Common).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Preflight(wildberries::PreflightError::NoToken));
}

#[test]
fn no_variant_is_called_by_a_number() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/generated");
    let mut folders = vec![std::path::PathBuf::from(folder)];
    let mut read = 0;
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = std::fs::read_to_string(&path).unwrap();
                for line in text.lines() {
                    let word = line.trim().split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
                    let number = word.strip_prefix("Variant").or(word.strip_prefix("Form"));
                    let numbered = number
                        .is_some_and(|rest| !rest.is_empty() && rest.bytes().all(|b| b.is_ascii_digit()));
                    assert!(!numbered, "{}: {line}", path.display());
                }
                read += 1;
            }
        }
    }
    assert!(read > 20);
}

#[tokio::test(start_paused = true)]
async fn a_full_window_does_not_deadlock() {
    use wildberries::limits::{AcquireOptions, BucketKey, Limit, Limiter};
    let limiter = Limiter::default();
    let limit = Limit::new(1000, 2, 500, 2);
    let key = BucketKey::new(Some("seller".into()), None, "bucket");
    let start = tokio::time::Instant::now();
    for _ in 0..6 {
        let options = AcquireOptions::new(std::time::Duration::from_secs(60));
        limiter.acquire(&key, limit, 1, &options).await.unwrap();
    }
    assert_eq!(start.elapsed().as_millis(), 2000);
}

#[test]
fn every_operation_has_a_host_and_a_public_one() {
    for operation in wildberries::operations() {
        assert!(operation.scope().host().ends_with(".wildberries.ru"), "{operation}");
    }
    assert_eq!(operation("GET", "/ping").scope(), wildberries::Scope::Common);
}

#[tokio::test]
async fn an_unknown_enum_value_costs_no_answer() {
    let (simulator, client) = start().await;
    simulator.on_any().reply(Reply::new(200).body(r#"[{"warehouseType":"Склад на Луне","nmId":5}]"#));
    let from: DateTime = "2026-07-01T00:00:00".parse().unwrap();
    let orders = client.reports().orders(from, &Default::default()).await.unwrap();
    assert_eq!(orders[0].warehouse_type.as_ref().map(|kind| kind.as_str()), Some("Склад на Луне"));
    assert_eq!(orders[0].nm_id, Some(5));
}

#[tokio::test]
async fn several_success_codes_are_told_apart() {
    let (simulator, client) = start().await;
    let operation = wildberries::operations().find(|operation| operation.success().contains(&208)).unwrap();
    simulator.on_any().reply(Reply::new(208).body(r#"{"error":true,"errorText":"already there"}"#));
    let answer = client.json::<Option<Value>>(Call::new(operation)).await.unwrap();
    assert_eq!(answer.outcome(), Outcome::AlreadyReported);
}
