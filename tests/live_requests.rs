//! The bytes of requests that go wrong most: bodies on DELETE, header parameters, forms, lists and
//! dates in the query, absent options, odd characters; and that what changes state is sent once.

#![cfg(feature = "testing")]

use std::time::Duration;

use wildberries::testing::{RecordedRequest, Reply, Simulator};
use wildberries::values::{Date, DateTime, Kopecks};
use wildberries::{Call, Client, FilePart, Operation, RetryPolicy};
use wildberries::{analytics, communications, items, orders_fbs, orders_fbw, promotion, reports};

struct Wire {
    simulator: Simulator,
    client: Client,
}

impl Wire {
    async fn start() -> Wire {
        let simulator = Simulator::builder().rate_limits(false).start().await.unwrap();
        let builder = simulator.client().retry(RetryPolicy::new(3, Duration::from_millis(1)));
        Wire { client: builder.build().unwrap(), simulator }
    }

    /// The request a call made. It is answered with 204, whatever it is.
    async fn of<T>(&self, call: impl AsyncFnOnce(&Client) -> wildberries::Result<T>) -> RecordedRequest {
        self.simulator.clear();
        self.simulator.on_any().reply(Reply::new(204));
        call(&self.client).await.map(drop).unwrap();
        let mut requests = self.simulator.requests();
        assert_eq!(requests.len(), 1);
        requests.remove(0)
    }
}

fn line(request: &RecordedRequest) -> String {
    match &request.query {
        Some(query) => format!("{} {}?{query}", request.method, request.path),
        None => format!("{} {}", request.method, request.path),
    }
}

fn body(request: &RecordedRequest) -> String {
    String::from_utf8_lossy(&request.body).into_owned()
}

fn header<'a>(request: &'a RecordedRequest, name: &str) -> Option<&'a str> {
    request.headers.get(name).map(|value| value.to_str().unwrap())
}

#[tokio::test]
async fn case_53_every_delete_with_a_body() {
    let wire = Wire::start().await;
    let stocks = items::DeleteStocksRequest::new(vec![111_222_333]);
    let boxes = orders_fbs::DeleteSupplyBoxesRequest::new(vec!["WB-TRBX-1".to_owned()]);
    let bids: promotion::DeleteClusterBidsRequest = serde_json::from_value(serde_json::json!(
        {"bids": [{"advert_id": 1, "nm_id": 2, "norm_query": "Фраза 1"}]}
    ))
    .unwrap();
    let goods = orders_fbw::DeleteDraftItemsRequest::new(vec!["2000000000001".to_owned()]);
    let requests = [
        wire.of(async |client| client.items().delete_stocks(1, &stocks).await).await,
        wire.of(async |client| client.orders_fbs().delete_supply_boxes("WB-GI-1", &boxes).await).await,
        wire.of(async |client| client.promotion().delete_cluster_bids(&bids).await).await,
        wire.of(async |client| client.communications().unpin_feedbacks(&[5, 6]).await).await,
        wire.of(async |client| client.orders_fbw().delete_draft_items("d-1", &goods).await).await,
    ];
    let written: Vec<_> = requests.iter().map(|request| (line(request), body(request))).collect();
    let expected = [
        ("DELETE /api/v3/stocks/1", r#"{"chrtIds":[111222333]}"#),
        ("DELETE /api/v3/supplies/WB-GI-1/trbx", r#"{"trbxIds":["WB-TRBX-1"]}"#),
        ("DELETE /adv/v0/normquery/bids", r#"{"bids":[{"advert_id":1,"nm_id":2,"norm_query":"Фраза 1"}]}"#),
        ("DELETE /api/feedbacks/v1/pins", "[5,6]"),
        ("DELETE /api/supplies/v1/drafts/d-1/items", r#"{"skus":["2000000000001"]}"#),
    ];
    assert_eq!(written, expected.map(|(line, body)| (line.to_owned(), body.to_owned())));
    for request in &requests {
        assert_eq!(header(request, "content-type"), Some("application/json"));
        assert_eq!(header(request, "content-length"), Some(request.body.len().to_string().as_str()));
    }
    // These are all there are.
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/generated/testing/contract");
    let mut with_body = 0;
    for file in std::fs::read_dir(folder).unwrap() {
        let json = std::fs::read(file.unwrap().path()).unwrap();
        let document: wildberries::testing::contract::Document = serde_json::from_slice(&json).unwrap();
        with_body += document
            .operations()
            .filter(|(_, method, operation)| *method == "delete" && operation.request_body.is_some())
            .count();
    }
    assert_eq!(with_body, expected.len());
}

#[tokio::test]
async fn case_53_data_in_headers_beside_a_form() {
    let wire = Wire::start().await;
    let file = FilePart::new("фото \"1\".jpg", "image/jpeg", &b"\xff\xd8\r\n--x\0"[..]);
    let form = items::UploadMediaFileRequest { uploadfile: Some(file.clone()) };
    let request = wire.of(async |client| client.items().upload_media_file("123", 2, &form).await).await;
    assert_eq!(line(&request), "POST /content/v3/media/file");
    assert_eq!((header(&request, "x-nm-id"), header(&request, "x-photo-number")), (Some("123"), Some("2")));
    let content_type = header(&request, "content-type").unwrap();
    let boundary = content_type.strip_prefix("multipart/form-data; boundary=").unwrap();
    let expected = [
        format!("--{boundary}\r\nContent-Disposition: form-data; name=\"uploadfile\"; filename=\"фото %221%22.jpg\"\r\nContent-Type: image/jpeg\r\n\r\n").as_bytes(),
        b"\xff\xd8\r\n--x\0",
        format!("\r\n--{boundary}--\r\n").as_bytes(),
    ]
    .concat();
    assert_eq!(String::from_utf8_lossy(&request.body), String::from_utf8_lossy(&expected));

    let mut form = communications::SendChatMessageRequest::new("sign");
    form.message = Some("Привет".to_owned());
    form.file = vec![file.clone(), file];
    let request = wire.of(async |client| client.communications().send_chat_message(&form).await).await;
    let text = body(&request);
    for part in ["name=\"replySign\"\r\n\r\nsign\r\n", "name=\"message\"\r\n\r\nПривет\r\n"] {
        assert!(text.contains(part), "{text}");
    }
    assert_eq!(text.matches("name=\"file\"; filename=").count(), 2);
    // An absent option is no part.
    form.message = None;
    form.file = Vec::new();
    let request = wire.of(async |client| client.communications().send_chat_message(&form).await).await;
    assert!(!body(&request).contains("message\""), "{}", body(&request));
}

#[tokio::test]
async fn lists_and_dates_in_the_query() {
    let wire = Wire::start().await;
    let request = wire.of(async |client| client.promotion().promotion_details(&[1, 2]).await).await;
    assert_eq!(line(&request), "GET /api/v1/calendar/promotions/details?promotionIDs=1&promotionIDs=2");

    let params: analytics::CsvReportsParams =
        serde_json::from_value(serde_json::json!({"filter[downloadIds]": ["a b", "ц"]})).unwrap();
    let request = wire.of(async |client| client.analytics().csv_reports(&params).await).await;
    assert_eq!(
        line(&request),
        "GET /api/v2/nm-report/downloads?filter%5BdownloadIds%5D=a%20b&filter%5BdownloadIds%5D=%D1%86"
    );

    // A joined list is written so per parameter.
    let statistics = wildberries::operation("GET", "/adv/v3/fullstats").unwrap();
    let call = Call::new(statistics).query_joined("ids", &vec![1_i64, 2]);
    let request = wire.of(async |client| client.empty(call).await).await;
    assert_eq!(line(&request), "GET /adv/v3/fullstats?ids=1,2");

    let orders = |from: &str| {
        let from: DateTime = from.parse().unwrap();
        async move |client: &Client| client.reports().orders(from, &reports::OrdersParams::default()).await
    };
    for (from, sent) in [
        ("2026-07-01T00:00:00", "2026-07-01T00%3A00%3A00"),
        ("2026-07-01T10:20:30.123+03:00", "2026-07-01T10%3A20%3A30.123%2B03%3A00"),
    ] {
        let request = wire.of(orders(from)).await;
        assert_eq!(line(&request), format!("GET /api/v1/supplier/orders?dateFrom={sent}"));
    }
    let day = Date::new(2026, 7, 1).unwrap();
    let request =
        wire.of(async |client| client.reports().item_returns(day, day, &Default::default()).await).await;
    assert_eq!(line(&request), "GET /api/analytics/v1/item-returns?dateFrom=2026-07-01&dateTo=2026-07-01");
}

#[tokio::test]
async fn absent_options_are_not_sent() {
    let wire = Wire::start().await;
    let request = wire
        .of(async |client| client.items().cards_list(&Default::default(), &Default::default()).await)
        .await;
    assert_eq!((line(&request).as_str(), body(&request).as_str()), ("POST /content/v2/get/cards/list", "{}"));
}

#[tokio::test]
async fn odd_characters_in_paths_and_queries() {
    let wire = Wire::start().await;
    let request = wire.of(async |client| client.orders_fbs().delete_supply("WB 1/2?Ц#%+").await).await;
    assert_eq!(line(&request), "DELETE /api/v3/supplies/WB%201%2F2%3F%D0%A6%23%25%2B");
    let operation = wildberries::operation("GET", "/content/v2/object/all").unwrap();
    let call = Call::new(operation).query("name", "носки & гольфы=1+1 ~я");
    let request = wire.of(async |client| client.empty(call).await).await;
    assert_eq!(
        request.query.as_deref(),
        Some(
            "name=%D0%BD%D0%BE%D1%81%D0%BA%D0%B8%20%26%20%D0%B3%D0%BE%D0%BB%D1%8C%D1%84%D1%8B%3D1%2B1%20~%D1%8F"
        )
    );
}

#[tokio::test]
async fn case_35_control_characters_travel_escaped() {
    let wire = Wire::start().await;
    let sgtin = "0100000000000000215abcdef\u{1d}91EE00\u{1d}92dGVzdA==";
    let operation = wildberries::operation("PUT", "/api/v3/orders/{orderId}/meta/sgtin").unwrap();
    let call = Call::new(operation).path("orderId", 1_i64).json(&serde_json::json!({"sgtins": [sgtin]}));
    let request = wire.of(async |client| client.empty(call).await).await;
    assert_eq!(body(&request), r#"{"sgtins":["0100000000000000215abcdef\u001d91EE00\u001d92dGVzdA=="]}"#);
}

#[test]
fn case_54_kopecks_are_written_as_whole_numbers() {
    let bid = promotion::SetBidsBidNmBid::new(
        2,
        Kopecks::from_amount("150.50".parse().unwrap()).unwrap(),
        "x".into(),
    );
    let written = serde_json::to_string(&bid).unwrap();
    assert!(written.contains("\"bid_kopecks\":15050"), "{written}");
}

#[tokio::test]
async fn case_50_a_get_that_changes_state_is_never_sent_twice() {
    let wire = Wire::start().await;
    let state_changing: Vec<&Operation> = wildberries::operations()
        .filter(|operation| operation.method() == "GET" && !operation.read_only())
        .collect();
    assert_eq!(state_changing.len(), 4);
    for operation in state_changing {
        type Fault = fn(wildberries::testing::On<'_>);
        let faults: [Fault; 3] = [|on| on.drop_connection(), |on| on.status(503), |on| on.cut_body()];
        for fault in faults {
            wire.simulator.clear();
            fault(wire.simulator.on_operation(operation).always());
            let call = Call::new(operation).query("id", &1_i64);
            let answer = wire.client.empty(call).await;
            assert_eq!(wire.simulator.requests().len(), 1, "{operation}");
            if let Err(error) = answer {
                assert!(error.maybe_sent() && error.maybe_applied(), "{operation}: {error}");
            }
            wire.simulator.clear_faults();
        }
    }
    // What only reads is sent again, POST or not.
    let operation = wildberries::operation("POST", "/content/v2/get/cards/list").unwrap();
    wire.simulator.clear();
    wire.simulator.on_operation(operation).times(2).drop_connection();
    let answer = wire.client.items().cards_list(&Default::default(), &Default::default()).await.unwrap();
    assert_eq!(answer.attempts(), 3);
}
