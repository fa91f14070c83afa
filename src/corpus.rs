//! The generator's snapshots of nasty documents: that they compile, and behave.
//!
//! Run with `cargo test --no-default-features --features rustls,testing --lib corpus`.

// The constants are of no API that is compiled in.
#![allow(dead_code)]

#[rustfmt::skip]
#[path = "../xtask/tests/corpus/generated/general.rs"]
mod general;

use general::*;
use serde_json::json;

use crate::limits::Limit;
use crate::values::decode::from_slice;
use crate::values::{Date, Decimal};
use crate::{Category, Scope, TokenType};

fn read<T: crate::values::decode::Root>(value: &serde_json::Value) -> T {
    let decoded = from_slice::<T>(value.to_string().as_bytes()).unwrap();
    assert_eq!(decoded.lost, []);
    decoded.value
}

#[test]
fn answers_of_several_shapes_are_merged_without_loss() {
    let choices: Vec<Choice> = read(&json!([
        {"id": 1, "fee": 12},
        {"id": 2, "fee": 12.5, "feeChina": 3},
        {"alreadyDone": "yes"},
    ]));
    assert_eq!(choices[0].fee, Some(Decimal::from(12)));
    assert_eq!(choices[1].fee_china, Some(Decimal::from(3)));
    assert_eq!(choices[2].already_done.as_deref(), Some("yes"));
}

#[test]
fn alternatives_of_different_kinds_stay_json() {
    for value in [json!("text"), json!({"a": 1})] {
        let mixed: MixedResponse = read(&json!({"value": value}));
        assert_eq!(mixed.value, Some(value));
    }
}

#[test]
fn enums_are_open_with_ascii_names() {
    let orders: Vec<Order> = read(&json!([
        {"warehouseType": "Склад WB", "kind": 2},
        {"warehouseType": "unknown", "kind": 77, "level": -1},
        {"warehouseType": "Склад будущего"},
    ]));
    assert_eq!(orders[0].warehouse_type, Some(OrderWarehouseType::SkladWb));
    assert_eq!(orders[0].kind, Some(OrderKind::Second));
    assert_eq!(orders[1].warehouse_type, Some(OrderWarehouseType::UnknownValue));
    assert_eq!(orders[1].kind, Some(OrderKind::Unknown(77)));
    assert_eq!(orders[1].level, Some(-1));
    assert_eq!(orders[2].warehouse_type, Some(OrderWarehouseType::Unknown("Склад будущего".to_owned())));
}

#[test]
fn what_is_absent_is_none_and_never_zero() {
    let orders: Vec<Order> = read(&json!([{}, {"id": null, "nested": null, "byName": null, "sum": null}]));
    assert!(orders.iter().all(|order| *order == Order::default()));
    assert_eq!(orders[0].id, None);
    assert_eq!(orders[0].sum, None);
}

#[test]
fn a_type_that_holds_itself_loses_nothing() {
    let tree: TreeResponse =
        read(&json!({"data": {"node": {"name": "a", "children": [{"name": "b", "children": []}]}}}));
    let node = tree.data.unwrap().node.unwrap();
    assert_eq!(node.children, [json!({"name": "b", "children": []})]);
}

#[test]
fn requests_carry_exactly_what_is_set() {
    let request = MixedRequest::new(MixedPickByIds::new(vec![1, 2]).into(), None);
    assert_eq!(serde_json::to_value(&request).unwrap(), json!({"pick": {"ids": [1, 2]}, "maybe": null}));

    let request = MixedRequest {
        list: Some(Vec::new()),
        price: Some("0.50".parse().unwrap()),
        status: Some(MixedStatus::Unknown("later".to_owned())),
        ..MixedRequest::new(MixedPickByRange::new("1-2").into(), Some(String::new()))
    };
    assert_eq!(
        serde_json::to_string(&request).unwrap(),
        r#"{"pick":{"range":"1-2"},"maybe":"","list":[],"price":0.5,"status":"later"}"#
    );

    let entry = DeleteWordsEntry::new(9_234_567_890, Date::new(2030, 9, 12).unwrap());
    assert_eq!(serde_json::to_string(&entry).unwrap(), r#"{"nmID":9234567890,"when":"12.09.2030"}"#);
}

#[test]
fn a_discriminator_is_filled_in() {
    let request: ChoicesRequest = ChoicesWeeklyReport::new(7).into();
    assert_eq!(serde_json::to_value(&request).unwrap(), json!({"reportType": "WEEKLY_REPORT", "week": 7}));
}

#[test]
fn operations_know_their_facts() {
    let operation = &operations::DELETE_WORDS;
    assert_eq!(operation.scope(), Scope::Content);
    assert!(operation.sandbox() && operation.deprecated() && !operation.read_only());
    assert_eq!(operation.category(), Some(Category::Content));
    assert_eq!(operation.token_types(), [TokenType::Personal, TokenType::Service]);
    assert_eq!((operation.cost_of(409), operation.cost_of(429), operation.cost_of(200)), (10, 1, 1));
    assert_eq!(operation.limit(TokenType::Base), Limit::new(3_600_000, 2, 1_800_000, 1));
    assert!(operation.limits().typed);
    // WB does not say that it only reads: then it is not repeated.
    assert!(!operations::MIXED.read_only());
    assert_eq!(operations::CHOICES.success(), [200, 208]);
    // No row for base tokens: the scope's default.
    assert_eq!(operations::SHARED_B.limits().base, None);
    assert_eq!(operations::SHARED_B.limit(TokenType::Base), Scope::Content.default_limit());
}

#[tokio::test]
async fn a_removed_operation_keeps_its_method_and_sends_nothing() {
    let gone = &operations::CHANGE_GONE;
    assert!(gone.retired() && !operations::ALL.contains(&gone));
    assert_eq!(gone.limit(TokenType::Personal), Scope::Content.default_limit());
    let token = crate::Token::new("a.b.c").unwrap();
    let client = crate::Client::builder().token(token).build().unwrap();
    let params = ChangeGoneParams { limit: Some(1) };
    #[allow(deprecated)]
    let error = client.general().change_gone(1, &params, &ChangeGoneRequest::new("x")).await.unwrap_err();
    assert!(error.is_retired() && !error.maybe_sent(), "{error}");
}

#[test]
fn the_sandbox_and_the_other_hosts() {
    let words = &operations::DELETE_WORDS;
    assert_eq!(words.sandbox_bucket(), Some("sandbox.content"));
    assert_eq!(words.sandbox_limit(), Some(Limit::new(1_000, 1, 1_000, 1)));
    assert_eq!(operations::PING.sandbox_limit(), None);
}
