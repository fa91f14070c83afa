//! What WB really sends, as a table: input, operation, what comes of it. The inputs are invented
//! after what was met in the wild; each row stands for a kind.

#![cfg(feature = "testing")]

use std::time::Duration;

use serde_json::{Value, json};
use wildberries::testing::{Reply, Simulator, TokenSpec};
use wildberries::values::decode::from_slice;
use wildberries::values::{Date, DateTime, Decimal, StockPlace};
use wildberries::{
    Call, Client, Error, ErrorKind, LimitedBy, Operation, Outcome, PreflightError, Refusal, Response, Scope,
    Token, TokenError, TokenType,
};

mod support;

use support::decoder_of;

// ---------------------------------------------------------------------------------------- answers

struct Answer {
    case: &'static str,
    operation: &'static str,
    body: &'static str,
    /// JSON pointers into what was read, and what must stand there.
    read: &'static [(&'static str, &'static str)],
    /// What was lost.
    lost: &'static [&'static str],
    /// Fields the contract does not know.
    unknown: &'static [&'static str],
}

const NOTHING: &str = "null";

const ANSWERS: &[Answer] = &[
    Answer {
        case: "22 no data: null",
        operation: "GET /adv/v3/fullstats",
        body: "null",
        read: &[("", "[]")],
        lost: &[],
        unknown: &[],
    },
    Answer {
        case: "22 no data: an empty list",
        operation: "POST /api/finance/v1/sales-reports/detailed",
        body: "[]",
        read: &[("", "[]")],
        lost: &[],
        unknown: &[],
    },
    Answer {
        case: "22 no data: an empty envelope around a list that should stand alone",
        operation: "GET /api/v1/supplier/orders",
        body: r#"{"data":null}"#,
        read: &[("", "[]")],
        lost: &[],
        unknown: &[],
    },
    Answer {
        case: "22 no data: null in a field",
        operation: "POST /adv/v0/normquery/stats",
        body: r#"{"stats":null}"#,
        read: &[("", "{}")],
        lost: &[],
        unknown: &[],
    },
    Answer {
        case: "22 no data: an empty list in place of an object",
        operation: "POST /content/v2/get/cards/list",
        body: "[]",
        read: &[("", "{}")],
        lost: &[],
        unknown: &[],
    },
    Answer {
        case: "23 money as text, number, empty; beside percentages",
        operation: "POST /api/finance/v1/sales-reports/detailed",
        body: r#"[{"reportId":1234567,"rrdId":3046950521984,"retailPrice":"1249","retailAmount":"367.00","sellerPromo":0,"forPay":"376.99","penalty":"","paymentSchedule":"-1","commissionPercent":24,"spp":25.31}]"#,
        read: &[
            ("/0/rrdId", "3046950521984"),
            ("/0/retailPrice", "1249"),
            ("/0/retailAmount", "367.00"),
            ("/0/sellerPromo", "0"),
            ("/0/forPay", "376.99"),
            ("/0/penalty", NOTHING),
            ("/0/paymentSchedule", "-1"),
            ("/0/commissionPercent", "24"),
            ("/0/spp", "25.31"),
        ],
        lost: &[],
        unknown: &[],
    },
    Answer {
        case: "24 ids beyond 2^53",
        operation: "POST /api/finance/v1/sales-reports/detailed",
        body: r#"[{"rrdId":3046950521984,"reportId":9007199254740993,"shkId":39374545896,"nmId":1234567898765,"orderId":3869227998,"srid":"D0.r00000000000000000000000000000000.0.0"}]"#,
        read: &[
            ("/0/rrdId", "3046950521984"),
            ("/0/reportId", "9007199254740993"),
            ("/0/shkId", "39374545896"),
            ("/0/nmId", "1234567898765"),
            ("/0/srid", "D0.r00000000000000000000000000000000.0.0"),
        ],
        lost: &[],
        unknown: &[],
    },
    Answer {
        case: "25 parts of a sticker as text and as numbers: leading zeros stay",
        operation: "POST /api/v3/orders/stickers",
        body: r#"{"stickers":[{"orderId":5346346,"partA":"0231648","partB":"09753","barcode":"!uKEtQZVx","file":"PHN2Zy8+"},{"orderId":5346347,"partA":231648,"partB":9753,"barcode":"!uKEtQZVy","file":"PHN2Zy8+"}]}"#,
        read: &[
            ("/stickers/0/partA", "0231648"),
            ("/stickers/0/partB", "09753"),
            ("/stickers/1/partA", "231648"),
            ("/stickers/0/file", "PHN2Zy8+"),
        ],
        lost: &[],
        unknown: &[],
    },
    Answer {
        case: "28 a status WB does not list",
        operation: "GET /adv/v1/promotion/count",
        body: r#"{"adverts":[{"type":9,"status":-1,"count":1,"advert_list":[]}],"all":1}"#,
        read: &[("/adverts/0/status", "-1"), ("/adverts/0/type", "9"), ("/all", "1")],
        lost: &[],
        unknown: &[],
    },
    Answer {
        case: "28 Russian values, known and not",
        operation: "GET /api/v1/supplier/orders",
        body: r#"[{"warehouseType":"Склад продавца"},{"warehouseType":"Склад партнёра"},{"warehouseType":""}]"#,
        read: &[("/0/warehouseType", "Склад продавца"), ("/1/warehouseType", "Склад партнёра")],
        lost: &[],
        unknown: &[],
    },
    Answer {
        case: "28 an empty text for an enum",
        operation: "POST /api/finance/v1/sales-reports/detailed",
        body: r#"[{"docTypeName":"","rrdId":1}]"#,
        read: &[("/0/rrdId", "1")],
        lost: &[],
        unknown: &[],
    },
    Answer {
        case: "29 null where nothing says so",
        operation: "GET /adv/v3/fullstats",
        body: r#"[{"advertId":27967938,"name":null,"type":null,"views":4,"sum":1.11,"days":null,"boosterStats":null}]"#,
        read: &[("/0/advertId", "27967938"), ("/0/views", "4"), ("/0/sum", "1.11"), ("/0/days", NOTHING)],
        lost: &[],
        unknown: &["[0].name", "[0].type"],
    },
    Answer {
        case: "29 null for a list",
        operation: "GET /adv/v1/promotion/count",
        body: r#"{"adverts":null,"all":0}"#,
        read: &[("/all", "0"), ("/adverts", NOTHING)],
        lost: &[],
        unknown: &[],
    },
    Answer {
        case: "30 the case of a name moves: the value is not lost, and the move is told",
        operation: "POST /content/v2/get/cards/list",
        body: r#"{"cards":[{"nmId":1,"sizes":[{"chrtId":2,"techsize":"42","skus":["0000000000000"]}]}]}"#,
        read: &[
            ("/cards/0/nmID", "1"),
            ("/cards/0/sizes/0/chrtID", "2"),
            ("/cards/0/sizes/0/techSize", "42"),
            ("/cards/0/sizes/0/skus/0", "0000000000000"),
        ],
        lost: &[],
        unknown: &[
            "cards[0].nmId: read as nmID",
            "cards[0].sizes[0].chrtId: read as chrtID",
            "cards[0].sizes[0].techsize: read as techSize",
        ],
    },
    Answer {
        case: "30 the exact name wins over one spelt otherwise, whatever the order",
        operation: "POST /content/v2/get/cards/list",
        body: r#"{"cards":[{"nmId":2,"nmID":1},{"nmID":1,"nm_id":2}]}"#,
        read: &[("/cards/0/nmID", "1"), ("/cards/1/nmID", "1")],
        lost: &[],
        unknown: &["cards[0].nmId: read as nmID", "cards[1].nm_id: read as nmID"],
    },
    Answer {
        case: "32 decimals with a comma, a dash for none",
        operation: "GET /api/v1/tariffs/box",
        body: r#"{"response":{"data":{"dtNextBox":"2024-02-01","dtTillMax":"2024-03-31","warehouseList":[{"warehouseName":"Коледино","boxDeliveryBase":"48","boxDeliveryLiter":"11,2","boxStorageBase":"0,14","boxStorageLiter":"-"}]}}}"#,
        read: &[
            ("/response/data/dtNextBox", "2024-02-01"),
            ("/response/data/warehouseList/0/boxDeliveryBase", "48"),
            ("/response/data/warehouseList/0/boxDeliveryLiter", "11.2"),
            ("/response/data/warehouseList/0/boxStorageBase", "0.14"),
            ("/response/data/warehouseList/0/boxStorageLiter", NOTHING),
        ],
        lost: &[],
        unknown: &[],
    },
    Answer {
        case: "34 places that are no warehouses stay in the list",
        operation: "GET /api/v1/warehouse_remains/tasks/{task_id}/download",
        body: r#"[{"vendorCode":"a","nmId":1,"barcode":"0000000000000","techSize":"0","warehouses":[{"warehouseName":"В пути до получателей","quantity":2},{"warehouseName":"Всего находится на складах","quantity":10}]}]"#,
        read: &[("/0/warehouses/0/quantity", "2"), ("/0/warehouses/1/quantity", "10")],
        lost: &[],
        unknown: &[],
    },
    Answer {
        case: "35 control characters of marking codes are kept",
        operation: "GET /api/v3/dbw/orders/{orderId}/meta",
        body: "{\"meta\":{\"sgtin\":{\"value\":[\"0100000000000000215abcdef\\u001d91EE00\\u001d92dGVzdA==\",\"raw\u{1d}too\"]}}}",
        read: &[
            ("/meta/sgtin/value/0", "0100000000000000215abcdef\u{1d}91EE00\u{1d}92dGVzdA=="),
            ("/meta/sgtin/value/1", "raw\u{1d}too"),
        ],
        lost: &[],
        unknown: &[],
    },
    Answer {
        case: "37 a list as the whole answer",
        operation: "POST /api/analytics/v3/sales-funnel/products/history",
        body: r#"[{"product":{"nmId":1,"title":"t","vendorCode":"v","brandName":"b","subjectId":1,"subjectName":"s"},"history":[{"date":"2026-08-24","openCount":1,"cartCount":1,"orderCount":0,"orderSum":0,"buyoutCount":0,"buyoutSum":0,"buyoutPercent":0,"addToCartConversion":0,"cartToOrderConversion":0,"addToWishlistCount":0}],"currency":"RUB"}]"#,
        read: &[
            ("/0/product/nmId", "1"),
            ("/0/history/0/date", "2026-08-24"),
            ("/0/history/0/cartCount", "1"),
            ("/0/history/0/orderSum", "0"),
            ("/0/currency", "RUB"),
        ],
        lost: &[],
        unknown: &[],
    },
    Answer {
        case: "42 a row of a huge page",
        operation: "POST /api/finance/v1/sales-reports/detailed",
        body: r#"[{"rrd_id":1},{"rrd_id":2}]"#,
        read: &[("/0/rrdId", "1"), ("/1/rrdId", "2")],
        lost: &[],
        unknown: &["[0].rrd_id: read as rrdId"],
    },
    Answer {
        case: "44 a cursor without total and with a null date",
        operation: "POST /content/v2/get/cards/list",
        body: r#"{"cards":[{"nmID":1,"updatedAt":null}],"cursor":{"updatedAt":null,"nmID":1}}"#,
        read: &[("/cursor/nmID", "1"), ("/cursor/total", NOTHING), ("/cursor/updatedAt", NOTHING)],
        lost: &[],
        unknown: &[],
    },
    Answer {
        case: "44 a last page",
        operation: "POST /content/v2/get/cards/list",
        body: r#"{"cards":[],"cursor":{"total":0}}"#,
        read: &[("/cursor/total", "0"), ("/cards", NOTHING)],
        lost: &[],
        unknown: &[],
    },
    Answer {
        case: "45 times without a zone stay as written",
        operation: "GET /api/v1/supplier/orders",
        body: r#"[{"srid":"a","date":"2026-08-06T10:00:00","lastChangeDate":"2026-08-28T00:00:01.123"}]"#,
        read: &[("/0/date", "2026-08-06T10:00:00"), ("/0/lastChangeDate", "2026-08-28T00:00:01.123")],
        lost: &[],
        unknown: &[],
    },
    Answer {
        case: "51 an accepted write",
        operation: "POST /content/v2/cards/upload",
        body: r#"{"data":null,"error":false,"errorText":"","additionalErrors":null}"#,
        read: &[("/error", "false")],
        lost: &[],
        unknown: &[],
    },
    Answer {
        case: "54 kopecks are whole numbers, roubles decimals",
        operation: "PATCH /api/advert/v1/bids",
        body: r#"{"bids":[{"advert_id":1,"nm_bids":[{"nm_id":2,"bid_kopecks":15000}]}]}"#,
        read: &[("/bids/0/nm_bids/0/bid_kopecks", "15000")],
        lost: &[],
        unknown: &[],
    },
    Answer {
        case: "63 a day that comes as an instant is the day as written",
        operation: "POST /api/v3/dbs/orders/delivery-date",
        body: r#"{"orders":[{"dTimeToOld":"22:30","dDateOld":"2025-01-28"},{"dDateOld":"2025-01-28T00:00:00Z"}]}"#,
        read: &[("/orders/0/dDateOld", "2025-01-28"), ("/orders/1/dDateOld", "2025-01-28")],
        lost: &[],
        unknown: &[],
    },
    Answer {
        case: "a value that fits no type is None and told, never zero",
        operation: "GET /api/v1/supplier/orders",
        body: r#"[{"totalPrice":"n/a","nmId":{"a":1},"date":"soon","isCancel":"maybe"}]"#,
        read: &[("/0", "{}")],
        lost: &[
            "[0].totalPrice: expected decimal number, found text \"n/a\"",
            "[0].nmId: expected integer, found an object",
            "[0].date: expected date-time, found text \"soon\"",
            "[0].isCancel: expected boolean, found text \"maybe\"",
        ],
        unknown: &[],
    },
    Answer {
        case: "an envelope whose data is a text",
        operation: "POST /content/v2/get/cards/list",
        body: r#"{"cards":"none"}"#,
        read: &[("", "{}")],
        lost: &["cards: expected list, found text \"none\""],
        unknown: &[],
    },
    Answer {
        case: "32 thousands with a space, of either kind; long dashes; acceptance coefficients",
        operation: "GET /api/v1/tariffs/return",
        body: "{\"response\":{\"data\":{\"warehouseList\":[{\"deliveryDumpKgtOfficeBase\":\"1 039,00\",\"deliveryDumpKgtReturnExpr\":\"12\u{a0}345\",\"deliveryDumpKgtOfficeLiter\":\" 9,1 \",\"deliveryDumpSrgOfficeExpr\":\"—\",\"deliveryDumpSrgReturnExpr\":\"n/a\"}]}}}",
        read: &[
            ("/response/data/warehouseList/0/deliveryDumpKgtOfficeBase", "1039"),
            ("/response/data/warehouseList/0/deliveryDumpKgtReturnExpr", "12345"),
            ("/response/data/warehouseList/0/deliveryDumpKgtOfficeLiter", "9.1"),
            ("/response/data/warehouseList/0/deliveryDumpSrgOfficeExpr", NOTHING),
        ],
        lost: &[
            "response.data.warehouseList[0].deliveryDumpSrgReturnExpr: expected decimal number, found text \"n/a\"",
        ],
        unknown: &[],
    },
    Answer {
        case: "32 amounts of which the document shows no example",
        operation: "GET /api/tariffs/v1/acceptance/coefficients",
        body: r#"[{"date":"2024-04-11T00:00:00Z","coefficient":-1,"storageCoef":null,"deliveryCoef":"","deliveryBaseLiter":"46","deliveryAdditionalLiter":"14,5","storageBaseLiter":0.07,"storageAdditionalLiter":"-"}]"#,
        read: &[
            ("/0/coefficient", "-1"),
            ("/0/deliveryCoef", NOTHING),
            ("/0/deliveryBaseLiter", "46"),
            ("/0/deliveryAdditionalLiter", "14.5"),
            ("/0/storageBaseLiter", "0.07"),
            ("/0/storageAdditionalLiter", NOTHING),
            ("/0/date", "2024-04-11T00:00:00Z"),
        ],
        lost: &[],
        unknown: &[],
    },
    Answer {
        case: "23 decimals and ids as text or number in another report",
        operation: "POST /api/finance/v1/acquiring/detailed",
        body: r#"[{"retailAmount":367,"acquiringFee":"14,89","acquiringFeeVat":"","reportId":9007199254740993,"rrdId":"3046950521984"}]"#,
        read: &[
            ("/0/retailAmount", "367"),
            ("/0/acquiringFee", "14.89"),
            ("/0/acquiringFeeVat", NOTHING),
            ("/0/reportId", "9007199254740993"),
            ("/0/rrdId", "3046950521984"),
        ],
        lost: &[],
        unknown: &[],
    },
    Answer {
        case: "25 a number in place of a text keeps its digits, however many",
        operation: "POST /api/v3/dbw/orders/stickers",
        body: r#"{"stickers":[{"orderId":1,"partA":"00231","partB":97.10,"barcode":12345678901234567890123,"file":"not base64!"}]}"#,
        read: &[
            ("/stickers/0/partA", "00231"),
            ("/stickers/0/partB", "97.10"),
            ("/stickers/0/barcode", "12345678901234567890123"),
            ("/stickers/0/file", NOTHING),
        ],
        lost: &["stickers[0].file: expected base64 text, found text \"not base64!\""],
        unknown: &[],
    },
    Answer {
        case: "24 values of any kind keep their digits, as text where no number holds them",
        operation: "POST /content/v2/get/cards/list",
        body: r#"{"cards":[{"characteristics":[{"id":1,"value":12345678901234567890123},{"id":2,"value":0.12345678901234567890},{"id":3,"value":["a",null,1e400]},{"id":4,"value":1.50},{"id":5,"value":18446744073709551615}]}]}"#,
        read: &[
            ("/cards/0/characteristics/0/value", "12345678901234567890123"),
            ("/cards/0/characteristics/1/value", "0.12345678901234567890"),
            ("/cards/0/characteristics/2/value/0", "a"),
            ("/cards/0/characteristics/2/value/1", NOTHING),
            ("/cards/0/characteristics/2/value/2", "1e400"),
            ("/cards/0/characteristics/3/value", "1.5"),
            ("/cards/0/characteristics/4/value", "18446744073709551615"),
        ],
        lost: &[],
        unknown: &[],
    },
    Answer {
        case: "26 a time without a zone, a day first, a space before the zone",
        operation: "GET /api/v2/nm-report/downloads",
        body: r#"{"data":[{"id":"x","createdAt":"2024-06-26 20:05:32","status":"SUCCESS","size":123,"startDate":"2024-06-21","endDate":"23.06.2024"}]}"#,
        read: &[
            ("/data/0/createdAt", "2024-06-26T20:05:32"),
            ("/data/0/startDate", "2024-06-21"),
            ("/data/0/endDate", "2024-06-23"),
        ],
        lost: &[],
        unknown: &[],
    },
    Answer {
        case: "26 the zero date of Go, a day marker, and a date far ahead",
        operation: "GET /api/advert/v2/adverts",
        body: r#"{"adverts":[{"id":1,"status":-7,"bid_type":"weird","settings":{"payment_type":"cpx","placements":{"search":"1","recommendations":"false"}},"timestamps":{"created":"2026-03-22 10:00:00","deleted":"2100-01-01T00:00:00+03:00","started":"0001-01-01T00:00:00Z"},"nm_settings":null}]}"#,
        read: &[
            ("/adverts/0/status", "-7"),
            ("/adverts/0/bid_type", "weird"),
            ("/adverts/0/settings/payment_type", "cpx"),
            ("/adverts/0/settings/placements/search", "true"),
            ("/adverts/0/settings/placements/recommendations", "false"),
            ("/adverts/0/timestamps/created", "2026-03-22T10:00:00"),
            ("/adverts/0/timestamps/deleted", "2100-01-01T00:00:00+03:00"),
            ("/adverts/0/timestamps/started", NOTHING),
        ],
        lost: &[],
        unknown: &[],
    },
    Answer {
        case: "26 an offset behind a space, as passes end",
        operation: "GET /api/v3/passes",
        body: r#"[{"dateEnd":"2022-07-31 17:53:13+00:00","id":1}]"#,
        read: &[("/0/dateEnd", "2022-07-31T17:53:13Z")],
        lost: &[],
        unknown: &[],
    },
    Answer {
        case: "29 empty lists and objects in place of other things say none",
        operation: "GET /content/v2/object/charcs/{subjectId}",
        body: r#"{"data":{},"error":false,"errorText":[],"additionalErrors":{}}"#,
        read: &[("/error", "false"), ("/data", NOTHING)],
        lost: &[],
        unknown: &[],
    },
    Answer {
        case: "29 null in a map is told like a missing element",
        operation: "POST /content/v2/cards/error/list",
        body: r#"{"data":{"items":[{"batchUUID":"b","errors":{"a":["e1","e2"],"b":null}}]},"error":false}"#,
        read: &[("/data/items/0/errors/a/1", "e2")],
        lost: &["data.items[0].errors.b: expected list, found nothing"],
        unknown: &[],
    },
    Answer {
        case: "37 an envelope whose data is an object, not a list",
        operation: "GET /content/v2/tags",
        body: r#"{"data":{"id":1,"name":"x"},"error":false}"#,
        read: &[("/data/0/id", "1"), ("/data/0/name", "x")],
        lost: &[],
        unknown: &[],
    },
    Answer {
        case: "37 an envelope whose data is a text, not an object",
        operation: "GET /api/v1/documents/download",
        body: r#"{"data":"file not found"}"#,
        read: &[("", "{}")],
        lost: &["data: expected object, found text \"file not found\""],
        unknown: &[],
    },
    Answer {
        case: "54 hundredths in orders, units in statistics and budgets",
        operation: "GET /api/v3/orders/new",
        body: r#"{"orders":[{"id":1,"salePrice":"15000","price":150.5,"scanPrice":null,"ddate":"17.05.2024"}]}"#,
        read: &[
            ("/orders/0/salePrice", "15000"),
            ("/orders/0/price", NOTHING),
            ("/orders/0/scanPrice", NOTHING),
            ("/orders/0/ddate", "2024-05-17"),
        ],
        lost: &["orders[0].price: expected integer, found number 150.5"],
        unknown: &[],
    },
    Answer {
        case: "look-alike objects of a oneOf keep what tells them apart",
        operation: "GET /api/v1/tariffs/commission",
        body: r#"{"report":[{"kgvpChina":12,"parentID":1},{"kgvpTurkey":3.5,"subjectID":2},{"kgvpUAE":1}]}"#,
        read: &[("/report/0/kgvpChina", "12"), ("/report/1/kgvpTurkey", "3.5"), ("/report/2/kgvpUAE", "1")],
        lost: &[],
        unknown: &[],
    },
];

#[test]
fn answers_are_read_as_they_come() {
    let mut problems = Vec::new();
    for answer in ANSWERS {
        let case = answer.case;
        let decoder = decoder_of(answer.operation).unwrap_or_else(|| panic!("{case}: no such operation"));
        let reading = match decoder(answer.body.as_bytes()) {
            Ok(reading) => reading,
            Err(error) => {
                problems.push(format!("{case}: {error}"));
                continue;
            }
        };
        for (pointer, expected) in answer.read {
            let read = reading.value.pointer(pointer).unwrap_or(&Value::Null);
            let text = support::text(read);
            let same_number = text
                .parse::<Decimal>()
                .is_ok_and(|number| expected.parse::<Decimal>().is_ok_and(|expected| number == expected));
            if text != *expected && !same_number {
                problems.push(format!("{case}: {pointer} is {text}, not {expected}"));
            }
        }
        let lost: Vec<_> = reading.lost.iter().map(ToString::to_string).collect();
        if lost != answer.lost {
            problems.push(format!("{case}: lost {lost:?}"));
        }
        let unknown: Vec<_> = reading.unknown.iter().map(ToString::to_string).collect();
        if unknown != answer.unknown {
            problems.push(format!("{case}: unknown {unknown:?}"));
        }
    }
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}

#[test]
fn case_26_dates_in_all_encodings() {
    for (text, year, offset) in [
        ("2025-10-06T10:56:04.335060746Z", 2025, Some(0)),
        ("2023-05-10T12:12:52.676254+03:00", 2023, Some(3 * 3600)),
        ("2022-03-04T18:08:31", 2022, None),
        ("2025-03-26T17:06:12.245611", 2025, None),
        ("2024-06-26 20:05:32", 2024, None),
        ("2022-07-31 17:53:13+00:00", 2022, Some(0)),
        ("2026-04-01T00:00:00Z", 2026, Some(0)),
    ] {
        let read = from_slice::<Option<DateTime>>(json!(text).to_string().as_bytes()).unwrap();
        let time = read.value.unwrap_or_else(|| panic!("{text}"));
        assert_eq!(read.lost, [], "{text}");
        assert_eq!(time.offset().map(|offset| offset.local_minus_utc()), offset, "{text}");
        assert_eq!(time.date().year(), year, "{text}: the day as written");
    }
    for (text, day) in [
        ("17.05.2024", "2024-05-17"),
        ("2026-03-22", "2026-03-22"),
        ("2026-04-01T00:00:00Z", "2026-04-01"),
        ("2026-03-15T00:00:00+03:00", "2026-03-15"),
    ] {
        let read = from_slice::<Option<Date>>(json!(text).to_string().as_bytes()).unwrap();
        assert_eq!((read.value.map(|day| day.to_string()).as_deref(), read.lost_count), (Some(day), 0));
    }
    for none in ["\"\"", "null", "\"0001-01-01\"", "\"0001-01-01T00:00:00Z\""] {
        let read = from_slice::<Option<DateTime>>(none.as_bytes()).unwrap();
        assert_eq!((read.value, read.lost_count), (None, 0), "{none}");
    }
}

#[test]
fn case_34_places_are_told_apart() {
    for (name, place) in [
        ("В пути до получателей", StockPlace::InWayToClient),
        ("В пути возвраты на склад WB", StockPlace::InWayFromClient),
        ("Всего находится на складах", StockPlace::Total),
        ("Коледино", StockPlace::Warehouse("Коледино")),
    ] {
        assert_eq!(StockPlace::of(name), place);
        assert_eq!(StockPlace::of(name).is_warehouse(), name == "Коледино");
    }
}

#[test]
fn case_37_a_root_of_another_kind_is_named() {
    let decoder = decoder_of("POST /api/analytics/v3/sales-funnel/products/history").unwrap();
    let error = decoder(br#"{"data":[{"currency":"RUB"}]}"#).unwrap_err().to_string();
    assert!(error.contains("map, expected a list"), "{error}");
    let decoder = decoder_of("POST /content/v2/get/cards/list").unwrap();
    let error = decoder(br#"[{"nmID":1}]"#).unwrap_err().to_string();
    assert!(error.contains("sequence, expected an object"), "{error}");
}

#[test]
fn invalid_utf8_is_told_with_its_place() {
    let decoder = decoder_of("POST /content/v2/get/cards/list").unwrap();
    let error = decoder(b"{\"cards\":[{\"title\":\"a\xffb\"}]}").unwrap_err();
    assert_eq!((error.path.as_str(), error.invalid_utf8), ("cards[0].title", Some(21)));
}

// ----------------------------------------------------------------------------------------- errors

/// A call that waits for no limiter and fails at the first error.
async fn call(
    simulator: &Simulator,
    operation: &str,
    reply: Reply,
) -> wildberries::Result<Response<Option<Value>>> {
    let (method, path) = operation.split_once(' ').unwrap();
    let operation = wildberries::operation(method, path).unwrap_or_else(|| panic!("{operation}"));
    simulator.on_any().reply(reply);
    let kind = operation.token_types().first().copied().unwrap_or(TokenType::Personal);
    let token = Token::new(TokenSpec::new(kind).seller(seller()).build()).unwrap();
    let client = simulator.client().build().unwrap().with_token(token);
    client.with_max_wait(Duration::from_millis(100)).json(filled(operation)).await
}

/// Another one each time, so that no bucket is found used.
fn seller() -> String {
    use std::sync::atomic::{AtomicU64, Ordering};
    static NEXT: AtomicU64 = AtomicU64::new(1);
    format!("00000000-0000-4000-8000-{:012}", NEXT.fetch_add(1, Ordering::Relaxed))
}

/// A call with something for every path parameter.
fn filled(operation: &'static Operation) -> Call {
    let names = operation.path().split('{').skip(1).filter_map(|part| part.split('}').next());
    names.fold(Call::new(operation), |call, name| call.path(name, "1"))
}

struct Failure {
    case: &'static str,
    operation: &'static str,
    status: u16,
    headers: &'static [(&'static str, &'static str)],
    body: &'static str,
    kind: ErrorKind,
    check: fn(&Error),
}

fn nothing_more(_: &Error) {}

const ORDERS: &str = "GET /api/v1/supplier/orders";

const FAILURES: &[Failure] = &[
    Failure {
        case: "01 the method's limiter",
        operation: ORDERS,
        status: 429,
        headers: &[
            ("X-Ratelimit-Limit", "10"),
            ("X-Ratelimit-Remaining", "0"),
            ("X-Ratelimit-Retry", "2"),
            ("X-Ratelimit-Reset", "29"),
        ],
        body: r#"{"status":429,"statusText":"Too Many Requests","title":"Too Many Requests","detail":"rate limit exceeded, retry after the period specified in the X-RateLimit-Retry header","requestId":"00000000000000000000000000000001","origin":"ag-statistics"}"#,
        kind: ErrorKind::RateLimited(LimitedBy::Wb),
        check: |error| {
            let rate = error.rate_limit();
            assert_eq!((rate.limit, rate.remaining), (Some(10), Some(0)));
            assert_eq!(error.retry_after(), Some(Duration::from_secs(2)), "Retry, not Reset");
            assert_eq!(error.origin(), Some("ag-statistics"));
            assert_eq!(error.request_id(), Some("00000000000000000000000000000001"));
        },
    },
    Failure {
        case: "02 hours are a base token's window",
        operation: "POST /api/finance/v1/sales-reports/detailed",
        status: 429,
        headers: &[
            ("X-Ratelimit-Limit", "1"),
            ("X-Ratelimit-Remaining", "0"),
            ("X-Ratelimit-Retry", "18236"),
            ("X-Ratelimit-Reset", "18236"),
        ],
        body: r#"{"status":429,"title":"Too Many Requests","detail":"rate limit exceeded","origin":"ag-finance"}"#,
        kind: ErrorKind::RateLimited(LimitedBy::Wb),
        check: |error| {
            assert_eq!(error.retry_after(), Some(Duration::from_secs(18236)));
            assert!(error.retry_at().is_some());
            assert!(error.to_string().contains("another token type or limit"), "{error}");
        },
    },
    Failure {
        case: "03 a conflict on Marketplace",
        operation: "GET /api/v3/passes/offices",
        status: 409,
        headers: &[("X-Ratelimit-Limit", "20"), ("X-Ratelimit-Remaining", "9")],
        body: r#"{"code":"FailedToUpdateSupply","message":"supply cannot be changed"}"#,
        kind: ErrorKind::Conflict,
        check: |error| {
            assert_eq!(error.code(), Some("FailedToUpdateSupply"));
            assert_eq!(error.rate_limit().remaining, Some(9));
            assert_eq!(error.operation().unwrap().cost_of(409), 10);
            assert_eq!(error.attempts(), 1);
        },
    },
    Failure {
        case: "04 the limiter over all methods",
        operation: ORDERS,
        status: 429,
        headers: &[],
        body: r#"{"title":"too many requests","detail":"Limited by global limiter, per seller 00000000-0000-4000-8000-000000000000; See https://dev.wildberries.ru/openapi/api-information","code":"461a0b83d6bd 2950e93b5fda","requestId":"3","origin":"s2s-api","status":429,"statusText":"Too Many Requests","timestamp":"2026-07-26T10:00:00Z"}"#,
        kind: ErrorKind::RateLimited(LimitedBy::SellerWide),
        check: |error| {
            assert_eq!(error.origin(), Some("s2s-api"));
            assert_eq!(error.code(), Some("461a0b83d6bd 2950e93b5fda"));
            assert_eq!(error.link(), Some("https://dev.wildberries.ru/openapi/api-information"));
        },
    },
    Failure {
        case: "05 a break sent as 429",
        operation: ORDERS,
        status: 429,
        headers: &[],
        body: r#"{"errors":["Технический перерыв до 16:00"]}"#,
        kind: ErrorKind::Unavailable,
        check: |error| {
            assert_eq!(error.error_body().unwrap().maintenance_until(), Some((16, 0)));
            assert!(error.retry_after().is_some_and(|wait| wait <= Duration::from_secs(24 * 3600)));
        },
    },
    Failure {
        case: "05 a 429 that says nothing",
        operation: ORDERS,
        status: 429,
        headers: &[("X-Ratelimit-Retry", "7")],
        body: r#"{"code":429,"message":""}"#,
        kind: ErrorKind::RateLimited(LimitedBy::Wb),
        check: |error| {
            assert_eq!(error.code(), Some("429"));
            assert_eq!(error.retry_after(), Some(Duration::from_secs(7)));
        },
    },
    Failure {
        case: "05 a 429 with a list of texts",
        operation: ORDERS,
        status: 429,
        headers: &[],
        body: r#"{"errors":["(api-new) too many requests"]}"#,
        kind: ErrorKind::RateLimited(LimitedBy::Wb),
        check: |error| assert_eq!(error.detail(), Some("(api-new) too many requests")),
    },
    Failure {
        case: "14 the envelope of content",
        operation: ORDERS,
        status: 400,
        headers: &[("Content-Type", "plain/text")],
        body: r#"{"data":null,"error":true,"errorText":"Incorrect request format","additionalErrors":{"nmID":"unknown"}}"#,
        kind: ErrorKind::Validation,
        check: |error| {
            assert_eq!(error.detail(), Some("Incorrect request format"));
            assert_eq!(error.error_body().unwrap().items()[0].to_string(), "nmID: unknown");
        },
    },
    Failure {
        case: "14 a detail that is an object",
        operation: ORDERS,
        status: 400,
        headers: &[],
        body: r#"{"title":"bad request","status":400,"detail":{},"request_id":"4","origin":"camp-api-public-cache"}"#,
        kind: ErrorKind::Validation,
        check: |error| {
            assert_eq!(error.request_id(), Some("4"));
            assert_eq!(error.origin(), Some("camp-api-public-cache"));
            assert_eq!(error.error_body().unwrap().title(), Some("bad request"));
        },
    },
    Failure {
        case: "14 plain text",
        operation: ORDERS,
        status: 401,
        headers: &[("Content-Type", "text/plain"), ("X-Request-Id", "of-header")],
        body: "proxy: unauthorized",
        kind: ErrorKind::Unauthorized,
        check: |error| {
            assert_eq!(error.detail(), Some("proxy: unauthorized"));
            assert_eq!(error.request_id(), Some("of-header"));
            assert_eq!(error.refusal(), Some(Refusal::Unauthorized));
        },
    },
    Failure {
        case: "14 a JSON text",
        operation: ORDERS,
        status: 400,
        headers: &[],
        body: r#""Некорректный ID продавца""#,
        kind: ErrorKind::Validation,
        check: |error| assert_eq!(error.detail(), Some("Некорректный ID продавца")),
    },
    Failure {
        case: "14 a list at the top",
        operation: ORDERS,
        status: 404,
        headers: &[],
        body: r#"[{"code":"NotFound","message":"warehouse not found","data":[{"sku":"0000000000000","amount":1}]}]"#,
        kind: ErrorKind::NotFound,
        check: |error| {
            assert_eq!((error.code(), error.detail()), (Some("NotFound"), Some("warehouse not found")));
        },
    },
    Failure {
        case: "15 a retired method",
        operation: ORDERS,
        status: 404,
        headers: &[],
        body: r#"{"status":404,"statusText":"Not Found","title":"Not Found","detail":"This method is deprecated. Link: https://dev.wildberries.ru/release-notes?id=494","requestId":"5","origin":"ag-statistics"}"#,
        kind: ErrorKind::Retired,
        check: |error| {
            assert_eq!(error.link(), Some("https://dev.wildberries.ru/release-notes?id=494"));
            assert!(error.is_retired() && !error.is_path_not_found());
        },
    },
    Failure {
        case: "15 an unknown path",
        operation: ORDERS,
        status: 404,
        headers: &[],
        body: r#"{"detail":"Please consult the https://dev.wildberries.ru/openapi/api-information","origin":"ag-contentanalytics","status":404,"statusText":"Not Found","title":"path not found"}"#,
        kind: ErrorKind::UnknownPath,
        check: |error| {
            assert_eq!(error.origin(), Some("ag-contentanalytics"));
            assert!(error.to_string().contains("check the base URL"), "{error}");
        },
    },
    Failure {
        case: "15 no such order",
        operation: ORDERS,
        status: 404,
        headers: &[],
        body: r#"{"code":"NotFound","message":"Не найдено"}"#,
        kind: ErrorKind::NotFound,
        check: |error| assert!(error.is_not_found() && !error.is_retired()),
    },
    Failure {
        case: "17 a conflict as a list",
        operation: ORDERS,
        status: 409,
        headers: &[],
        body: r#"[{"code":"NotFound","message":"not found","data":[{"chrtId":111222333,"amount":5}]}]"#,
        kind: ErrorKind::Conflict,
        check: |error| {
            let items = error.error_body().unwrap().items();
            assert_eq!(items[0].data, Some(json!([{"chrtId": 111222333, "amount": 5}])));
        },
    },
    Failure {
        case: "17 a conflict with orders in it",
        operation: ORDERS,
        status: 409,
        headers: &[],
        body: r#"{"code":"MetaValidationFail","message":"","data":{"orders":[{"orderId":3869227998,"metaDetails":[{"key":"sgtin","value":"x","decision":"sgtinNotFound"}]}]}}"#,
        kind: ErrorKind::Conflict,
        check: |error| {
            assert_eq!(error.code(), Some("MetaValidationFail"));
            let data = error.error_body().unwrap().data().unwrap();
            assert_eq!(data["orders"][0]["metaDetails"][0]["decision"], "sgtinNotFound");
        },
    },
    Failure {
        case: "19 a dump of Go, and a period too old",
        operation: ORDERS,
        status: 400,
        headers: &[],
        body: r#"{"title":"Invalid request body","detail":"code=400, message={Invalid request body validate: invalid start day: excess limit on days 00000000-0000-4000-8000-000000000000 analytics-open-api}, internal=validate: invalid start day: excess limit on days","requestId":"00000000-0000-4000-8000-000000000000","origin":"analytics-open-api"}"#,
        kind: ErrorKind::Period,
        check: |error| {
            assert!(error.is_validation());
            assert_eq!(error.origin(), Some("analytics-open-api"));
        },
    },
    Failure {
        case: "19 entries with field and detail",
        operation: ORDERS,
        status: 400,
        headers: &[],
        body: r#"{"errors":[{"field":"name","detail":"too long"},{"location":"body","message":"no","value":5},"text"],"origin":"camp-api-public-cache","request_id":"9","status":400,"title":"Invalid payload","type":"bad request"}"#,
        kind: ErrorKind::Validation,
        check: |error| {
            let items: Vec<_> = error.error_body().unwrap().items().iter().map(ToString::to_string).collect();
            assert_eq!(items, ["name: too long", "body: no", "text"]);
            assert_eq!(error.request_id(), Some("9"));
        },
    },
    Failure {
        case: "19 a period too long",
        operation: ORDERS,
        status: 400,
        headers: &[],
        body: r#"{"errors":[{"field":"begin and end","detail":"max date range 31 days"}],"status":400,"title":"Invalid payload"}"#,
        kind: ErrorKind::Period,
        check: nothing_more,
    },
    Failure {
        case: "49 the same without the dump",
        operation: ORDERS,
        status: 400,
        headers: &[],
        body: r#"{"title":"Invalid request body","detail":"invalid start day: excess limit on days","requestId":"x","origin":"analytics-open-api"}"#,
        kind: ErrorKind::Period,
        check: nothing_more,
    },
    Failure {
        case: "50 nothing to change",
        operation: "GET /adv/v0/pause",
        status: 422,
        headers: &[("Content-Type", "text/plain")],
        body: "Статус кампании не изменен",
        kind: ErrorKind::Unchanged,
        check: |error| assert!(error.is_unchanged() && !error.is_temporary()),
    },
    Failure {
        case: "59 a removed field",
        operation: ORDERS,
        status: 400,
        headers: &[],
        body: r#"{"code":"BadRequest","message":"sku is not supported"}"#,
        kind: ErrorKind::Validation,
        check: |error| assert_eq!(error.detail(), Some("sku is not supported")),
    },
    Failure {
        case: "61 an anti-bot page",
        operation: ORDERS,
        status: 498,
        headers: &[("Content-Type", "text/html")],
        body: "<!doctype html><title>challenge</title>",
        kind: ErrorKind::Unavailable,
        check: |error| assert_eq!(error.attempts(), 1),
    },
    Failure {
        case: "a token WB cannot read",
        operation: ORDERS,
        status: 401,
        headers: &[],
        body: r#"{"title":"unauthorized","detail":"token problem; token is malformed: could not base64 decode signature: illegal base64 data at input byte 84","code":"07e4668e","requestId":"r","origin":"s2s-api-auth-catalog","status":401}"#,
        kind: ErrorKind::Unauthorized,
        check: |error| {
            assert_eq!(error.refusal(), Some(Refusal::Malformed));
            assert!(error.to_string().contains("copy the whole token again"), "{error}");
        },
    },
    Failure {
        case: "a token withdrawn",
        operation: ORDERS,
        status: 401,
        headers: &[],
        body: "(api-new) supplier key not found",
        kind: ErrorKind::Unauthorized,
        check: |error| assert_eq!(error.refusal(), Some(Refusal::Withdrawn)),
    },
    Failure {
        case: "a token without the category",
        operation: ORDERS,
        status: 401,
        headers: &[],
        body: r#"{"title":"unauthorized","detail":"token scope not allowed","status":401}"#,
        kind: ErrorKind::Unauthorized,
        check: |error| {
            assert_eq!(error.refusal(), Some(Refusal::Category));
            assert!(error.to_string().contains("includes the method's category"), "{error}");
        },
    },
    Failure {
        case: "a base token",
        operation: ORDERS,
        status: 403,
        headers: &[],
        body: r#"{"title":"forbidden","detail":"base token is not allowed","status":403}"#,
        kind: ErrorKind::Forbidden,
        check: |error| assert_eq!(error.refusal(), Some(Refusal::TokenType)),
    },
    Failure {
        case: "no subscription",
        operation: ORDERS,
        status: 403,
        headers: &[],
        body: r#"{"title":"no active subscription or tariff","detail":"this feature requires active subscription or active tariff"}"#,
        kind: ErrorKind::Forbidden,
        check: |error| assert_eq!(error.refusal(), Some(Refusal::Subscription)),
    },
    Failure {
        case: "no right",
        operation: ORDERS,
        status: 403,
        headers: &[],
        body: r#"{"code":"AccessDenied","message":"Доступ запрещён"}"#,
        kind: ErrorKind::Forbidden,
        check: |error| assert_eq!(error.refusal(), Some(Refusal::Denied)),
    },
    Failure {
        case: "402",
        operation: ORDERS,
        status: 402,
        headers: &[],
        body: r#"{"title":"payment required","detail":"wb solution for business has insufficient funds on its balance."}"#,
        kind: ErrorKind::PaymentRequired,
        check: |error| assert!(error.to_string().contains("top up"), "{error}"),
    },
    Failure {
        case: "405",
        operation: ORDERS,
        status: 405,
        headers: &[("Allow", "POST")],
        body: "",
        kind: ErrorKind::Validation,
        check: |error| assert_eq!(error.headers()["allow"], "POST"),
    },
    Failure {
        case: "406",
        operation: ORDERS,
        status: 406,
        headers: &[],
        body: r#"{"code":"WarehouseStocksUpdateBlock","message":"The warehouse is processing"}"#,
        kind: ErrorKind::Validation,
        check: |error| assert_eq!(error.code(), Some("WarehouseStocksUpdateBlock")),
    },
    Failure {
        case: "413",
        operation: ORDERS,
        status: 413,
        headers: &[],
        body: r#"{"BodySizeExceedsTheGivenLimit":"body size exceeds the given limit"}"#,
        kind: ErrorKind::Validation,
        check: |error| assert!(error.detail().unwrap().contains("body size exceeds"), "{error}"),
    },
    Failure {
        case: "422",
        operation: ORDERS,
        status: 422,
        headers: &[],
        body: r#"{"data":null,"error":true,"errorText":"Невозможно получить отзыв по id","additionalErrors":null,"requestId":"q"}"#,
        kind: ErrorKind::Validation,
        check: |error| assert_eq!(error.request_id(), Some("q")),
    },
    Failure {
        case: "451",
        operation: ORDERS,
        status: 451,
        headers: &[],
        body: r#"{"status":451,"title":"moderation"}"#,
        kind: ErrorKind::Moderation,
        check: nothing_more,
    },
    Failure {
        case: "14 names in another case, and one that is not known",
        operation: ORDERS,
        status: 400,
        headers: &[],
        body: r#"{"Message":"bad","Request-ID":"r1","StatusCode":400,"Errors":[{"Field":"a","ErrorMessage":"b"}]}"#,
        kind: ErrorKind::Validation,
        check: |error| {
            assert_eq!((error.detail(), error.request_id()), (Some("bad"), Some("r1")));
            assert_eq!(error.error_body().unwrap().items()[0].to_string(), "a: b");
        },
    },
    Failure {
        case: "14 what is known says nothing: the rest is read",
        operation: "GET /api/v3/passes/offices",
        status: 400,
        headers: &[],
        body: r#"{"data":null,"success":false,"problem":"no such office"}"#,
        kind: ErrorKind::Validation,
        check: |error| assert_eq!(error.detail(), Some("problem: no such office")),
    },
    Failure {
        case: "15 an unknown path, in a web server's own words",
        operation: ORDERS,
        status: 404,
        headers: &[("Content-Type", "text/plain")],
        body: "404 page not found\n",
        kind: ErrorKind::UnknownPath,
        check: nothing_more,
    },
    Failure {
        case: "15 an unknown path, as a page",
        operation: "GET /adv/v1/promotion/count",
        status: 404,
        headers: &[("Content-Type", "text/html")],
        body: "<html><head><title>404 Not Found</title></head><body>nginx</body></html>",
        kind: ErrorKind::UnknownPath,
        check: nothing_more,
    },
    Failure {
        case: "15 a retired method by another status",
        operation: "GET /adv/v1/promotion/count",
        status: 410,
        headers: &[],
        body: r#"{"detail":"This method is deprecated. Link: https://dev.wildberries.ru/release-notes?id=1."}"#,
        kind: ErrorKind::Retired,
        check: |error| assert_eq!(error.link(), Some("https://dev.wildberries.ru/release-notes?id=1")),
    },
    Failure {
        case: "05 a break sent as 400, in other words",
        operation: "GET /adv/v1/promotion/count",
        status: 400,
        headers: &[],
        body: r#"{"title":"Профилактические работы до 23.30","detail":""}"#,
        kind: ErrorKind::Unavailable,
        check: |error| assert_eq!(error.error_body().unwrap().maintenance_until(), Some((23, 30))),
    },
    Failure {
        case: "05 a break that ends on a day, not at a time of this one",
        operation: "GET /adv/v1/promotion/count",
        status: 503,
        headers: &[],
        body: "Ведутся технические работы до 04.12.2026 16:00",
        kind: ErrorKind::Unavailable,
        check: |error| assert_eq!(error.retry_after(), None),
    },
    Failure {
        case: "49 a period too long, in other words",
        operation: "GET /adv/v1/promotion/count",
        status: 400,
        headers: &[],
        body: r#"{"title":"bad","detail":"Превышен максимальный период в 31 день"}"#,
        kind: ErrorKind::Period,
        check: nothing_more,
    },
    Failure {
        case: "49 what only sounds like it",
        operation: "GET /adv/v1/promotion/count",
        status: 400,
        headers: &[],
        body: r#"{"detail":"cannot update: max 1000 items"}"#,
        kind: ErrorKind::Validation,
        check: |error| assert!(!error.to_string().contains("period"), "{error}"),
    },
    Failure {
        case: "a 403 that is about something else than the token",
        operation: "GET /api/v3/passes/offices",
        status: 403,
        headers: &[],
        body: r#"{"title":"forbidden","detail":"warehouse not found"}"#,
        kind: ErrorKind::Forbidden,
        check: |error| assert_eq!(error.refusal(), Some(Refusal::Denied)),
    },
    Failure {
        case: "a 403 for a key that was deleted",
        operation: "GET /api/v3/passes/offices",
        status: 403,
        headers: &[],
        body: r#"{"errors":["Ключ удалён"]}"#,
        kind: ErrorKind::Forbidden,
        check: |error| assert_eq!(error.refusal(), Some(Refusal::Withdrawn)),
    },
    Failure {
        case: "200 with isError: true",
        operation: "POST /api/content/v1/recommendations/set",
        status: 200,
        headers: &[],
        body: r#"{"isError":true,"errors":["nmId 1: not yours"]}"#,
        kind: ErrorKind::Rejected,
        check: |error| assert_eq!(error.detail(), Some("nmId 1: not yours")),
    },
    Failure {
        case: "200 with isSuccess: false",
        operation: "POST /api/v1/invite",
        status: 200,
        headers: &[("X-Request-Id", "h")],
        body: r#"{"inviteID":"","isSuccess":false}"#,
        kind: ErrorKind::Rejected,
        check: |error| assert_eq!(error.request_id(), Some("h")),
    },
    Failure {
        case: "200 with errors alone in an envelope without a mark",
        operation: "GET /api/v1/seller/chats",
        status: 200,
        headers: &[],
        body: r#"{"result":[],"errors":["internal error"]}"#,
        kind: ErrorKind::Rejected,
        check: |error| assert_eq!(error.detail(), Some("internal error")),
    },
    Failure {
        case: "200 with error: true",
        operation: "POST /content/v2/get/cards/list",
        status: 200,
        headers: &[("X-Request-Id", "h")],
        body: r#"{"data":null,"error":true,"errorText":"no","additionalErrors":null}"#,
        kind: ErrorKind::Rejected,
        check: |error| {
            assert_eq!((error.detail(), error.request_id()), (Some("no"), Some("h")));
            assert_eq!(error.status().map(|status| status.as_u16()), Some(200));
        },
    },
    Failure {
        case: "200 with an error object",
        operation: ORDERS,
        status: 200,
        headers: &[],
        body: r#"{"title":"Too Many Requests","status":429,"detail":"d","origin":"o"}"#,
        kind: ErrorKind::Rejected,
        check: |error| assert_eq!(error.origin(), Some("o")),
    },
    Failure {
        case: "200 with nothing",
        operation: ORDERS,
        status: 200,
        headers: &[("X-Request-Id", "h")],
        body: "",
        kind: ErrorKind::EmptyBody,
        check: |error| assert_eq!(error.request_id(), Some("h")),
    },
];

#[tokio::test]
async fn errors_say_what_they_are() {
    let simulator = Simulator::builder().rate_limits(false).start().await.unwrap();
    for failure in FAILURES {
        let mut reply = Reply::new(failure.status).body(failure.body);
        for (name, value) in failure.headers {
            reply = reply.header(*name, *value);
        }
        let error = call(&simulator, failure.operation, reply).await.expect_err(failure.case);
        assert_eq!(error.kind(), failure.kind, "{}: {error}", failure.case);
        assert_eq!(error.status().map(|status| status.as_u16()), Some(failure.status), "{}", failure.case);
        assert_eq!(error.operation().map(ToString::to_string).as_deref(), Some(failure.operation));
        println!("{}: {error}", failure.case);
        (failure.check)(&error);
        assert_eq!(simulator.requests().len(), 1, "{}: never sent twice", failure.case);
        simulator.clear();
    }
}

#[tokio::test]
async fn typed_methods_report_errors_in_a_success_that_is_another_object() {
    let simulator = Simulator::builder().rate_limits(false).start().await.unwrap();
    let client = simulator.client().build().unwrap();
    let from: DateTime = "2026-07-01T00:00:00".parse().unwrap();
    simulator.on_any().reply(Reply::new(200).body(r#"{"code":"NotFound","message":"no such thing"}"#));
    let error = client.reports().orders(from, &Default::default()).await.unwrap_err();
    assert_eq!((error.kind(), error.code()), (ErrorKind::Rejected, Some("NotFound")));
    simulator.on_any().reply(Reply::new(200).body(r#"{"errors":["(api-new) bad"],"requestId":"r"}"#));
    let error = client.items().cards_list(&Default::default(), &Default::default()).await.unwrap_err();
    assert_eq!((error.kind(), error.request_id()), (ErrorKind::Rejected, Some("r")));
}

#[tokio::test]
async fn case_17_items_refused_inside_a_success() {
    let simulator = Simulator::builder().rate_limits(false).start().await.unwrap();
    let body = r#"{"requestId":"r","results":[{"orderId":1,"isError":false},{"orderId":2,"isError":true,"errors":[{"code":409,"detail":null}]},{"orderId":3,"isError":true,"errors":[{"code":404,"detail":"gone"}]}]}"#;
    simulator.on_any().reply(Reply::new(200).body(body));
    let client = simulator.client().build().unwrap();
    let request = serde_json::from_value(
        json!({"orders": [{"orderId": 1}, {"orderId": 2}, {"orderId": 3}], "ordersIds": [1, 2, 3]}),
    )
    .unwrap();
    let answer = client.in_store_pickup().confirm_orders(&request).await.unwrap();
    let failed: Vec<_> =
        answer.failed().iter().map(|item| (item.path.as_str(), &item.item["orderId"])).collect();
    assert_eq!(failed, [("results[1]", &json!(2)), ("results[2]", &json!(3))]);
    assert_eq!(answer.failed()[1].errors[0].to_string(), "404: gone");
}

#[tokio::test]
async fn items_refused_are_told_by_whatever_mark() {
    let simulator = Simulator::builder().rate_limits(false).start().await.unwrap();
    for (operation, body, failed) in [
        (
            "POST /api/discounts-prices/v1/upload/task/b2b/wholesale",
            r#"{"id":5,"alreadyExists":false,"results":[{"nmId":1,"success":true},{"nmId":2,"success":false,"error":{"status":400,"title":"bad","detail":"too low"}}]}"#,
            "results[1] too low",
        ),
        (
            "POST /api/marketplace/v3/dbs/orders/status/info",
            r#"{"orders":[{"orderId":1,"errors":[]},{"orderId":2,"errors":[{"code":404,"detail":"not found"}]}]}"#,
            "orders[1] 404: not found",
        ),
        (
            "POST /api/marketplace/v3/click-collect/orders/meta/details",
            r#"{"meta":[{"orderId":1,"error":"order not found"}]}"#,
            "meta[0] order not found",
        ),
        (
            "POST /api/feedbacks/v1/pins",
            r#"{"data":[{"feedbackId":"a","isErrors":true,"errors":[{"status":"feedbackNotFound"}]}]}"#,
            "data[0] status: feedbackNotFound",
        ),
        (
            "POST /content/v2/cards/delete/trash",
            r#"{"data":null,"error":false,"errorText":"","additionalErrors":{"123":"not yours"}}"#,
            "additionalErrors 123: not yours",
        ),
        (
            "POST /api/advert/v1/normquery/bids",
            r#"{"success":[{"nmId":1}],"failed":[{"nmId":2,"reason":"bid too low"}]}"#,
            "failed[0] bid too low",
        ),
        // The list of what was refused earlier is data.
        (
            "POST /content/v2/cards/error/list",
            r#"{"data":{"items":[{"batchUUID":"b","errors":{"a":["no colour"]}}]},"error":false,"errorText":"","additionalErrors":null}"#,
            "",
        ),
    ] {
        let answer = call(&simulator, operation, Reply::new(200).body(body)).await.unwrap();
        let told: Vec<_> = answer
            .failed()
            .iter()
            .map(|item| {
                let errors: Vec<_> = item.errors.iter().map(ToString::to_string).collect();
                format!("{} {}", item.path, errors.join("; "))
            })
            .collect();
        assert_eq!(told.join(", "), failed, "{operation}");
        // What the value leaves out stands here as it came.
        assert_eq!(answer.body(), body);
    }
}

#[tokio::test]
async fn case_22_no_data_is_an_empty_list() {
    let simulator = Simulator::builder().rate_limits(false).start().await.unwrap();
    let client = simulator.client().build().unwrap();
    let from: DateTime = "2026-07-01T00:00:00".parse().unwrap();
    for reply in [
        Reply::new(204),
        Reply::new(200).body("null"),
        Reply::new(200).body("[]"),
        Reply::new(200).body(r#"{"data":null}"#),
    ] {
        let status = reply.status();
        simulator.on_any().reply(reply.clone());
        let orders = client.reports().orders(from, &Default::default()).await.unwrap();
        assert_eq!(orders.len(), 0);
        assert_eq!(orders.outcome() == Outcome::NoContent, status == 204);
        simulator.on_any().reply(reply);
        let orders = client.reports().orders_stream(from, &Default::default()).await.unwrap();
        assert_eq!(orders.into_vec().await.unwrap().len(), 0);
    }
}

#[tokio::test]
async fn json_is_read_whatever_the_content_type_says() {
    let simulator = Simulator::builder().rate_limits(false).start().await.unwrap();
    let client = simulator.client().build().unwrap();
    let from: DateTime = "2026-07-01T00:00:00".parse().unwrap();
    for content_type in ["text/plain", "plain/text", "application/octet-stream", "text/html; charset=utf-8"] {
        let reply = Reply::new(200).header("Content-Type", content_type).body(r#"[{"nmId":5}]"#);
        simulator.on_any().reply(reply);
        let orders = client.reports().orders(from, &Default::default()).await.unwrap();
        assert_eq!(orders[0].nm_id, Some(5), "{content_type}");
    }
}

// ----------------------------------------------------------------------------- tokens and headers

/// Name, text, type, bits, read-only.
type TokenRow = (&'static str, &'static str, Option<TokenType>, &'static [u8], bool);

const TOKENS: [TokenRow; 5] = [
    (
        "base",
        "eyJhbGciOiJFUzI1NiIsImtpZCI6IjIwMjUwMTAxdjEiLCJ0eXAiOiJKV1QifQ.eyJhY2MiOjEsImVudCI6MSwiZXhwIjoxODkzNDU2MDAwLCJpZCI6IjAwMDAwMDAwLTAwMDAtNDAwMC04MDAwLTAwMDAwMDAwMDAwMSIsImlpZCI6MSwib2lkIjoxLCJzIjoxNjEyNiwic2lkIjoiMDAwMDAwMDAtMDAwMC00MDAwLTgwMDAtMDAwMDAwMDAwMGFhIiwidCI6ZmFsc2UsInVpZCI6MX0.c3ludGhldGlj",
        Some(TokenType::Base),
        &[1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13],
        false,
    ),
    (
        "test",
        "eyJhbGciOiJFUzI1NiIsImtpZCI6IjIwMjUwMTAxdjEiLCJ0eXAiOiJKV1QifQ.eyJhY2MiOjIsImV4cCI6MTg5MzQ1NjAwMCwiaWQiOiIwMDAwMDAwMC0wMDAwLTQwMDAtODAwMC0wMDAwMDAwMDAwMDIiLCJzIjoxMDczNzQxODMwLCJzaWQiOiIwMDAwMDAwMC0wMDAwLTQwMDAtODAwMC0wMDAwMDAwMDAwYWEiLCJ0Ijp0cnVlfQ.c3ludGhldGlj",
        Some(TokenType::Test),
        &[1, 2],
        true,
    ),
    (
        "personal",
        "eyJhbGciOiJFUzI1NiIsImtpZCI6IjIwMjUwMTAxdjEiLCJ0eXAiOiJKV1QifQ.eyJhY2MiOjMsImZvciI6InNlbGYiLCJleHAiOjE4OTM0NTYwMDAsImlkIjoiMDAwMDAwMDAtMDAwMC00MDAwLTgwMDAtMDAwMDAwMDAwMDAzIiwicyI6MTA3Mzc1Nzk1MCwic2lkIjoiMDAwMDAwMDAtMDAwMC00MDAwLTgwMDAtMDAwMDAwMDAwMGFhIiwidCI6ZmFsc2V9.c3ludGhldGlj",
        Some(TokenType::Personal),
        &[1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13],
        true,
    ),
    (
        "service",
        "eyJhbGciOiJFUzI1NiIsImtpZCI6IjIwMjUwMTAxdjEiLCJ0eXAiOiJKV1QifQ.eyJhY2MiOjQsImZvciI6ImFzaWQ6MDAwMDAwMDAtMDAwMC00MDAwLTgwMDAtMDAwMDAwMDAwMGJiIiwiZXhwIjoxODkzNDU2MDAwLCJpZCI6IjAwMDAwMDAwLTAwMDAtNDAwMC04MDAwLTAwMDAwMDAwMDAwNCIsInMiOjgxNjYyLCJzaWQiOiIwMDAwMDAwMC0wMDAwLTQwMDAtODAwMC0wMDAwMDAwMDAwYWEiLCJ0IjpmYWxzZX0.c3ludGhldGlj",
        Some(TokenType::Service),
        &[1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 16],
        false,
    ),
    (
        "minimal",
        "eyJhbGciOiJFUzI1NiIsImtpZCI6IjIwMjUwMTAxdjEiLCJ0eXAiOiJKV1QifQ.eyJzIjoyMTQ3NTE2NDE2LCJleHAiOjEsInNpZCI6IjAwMDAwMDAwLTAwMDAtNDAwMC04MDAwLTAwMDAwMDAwMDBhYSJ9.c3ludGhldGlj",
        None,
        &[],
        false,
    ),
];

#[test]
fn case_55_every_shape_of_token() {
    for (name, text, token_type, bits, read_only) in TOKENS {
        for text in
            [text.to_owned(), format!("Bearer {text}"), format!(" \n{text}\t"), format!("bearer  {text}")]
        {
            let token = Token::new(text).unwrap();
            assert_eq!(token.token_type(), token_type, "{name}");
            assert_eq!(token.seller(), Some("00000000-0000-4000-8000-0000000000aa"), "{name}");
            let allowed: Vec<u8> = wildberries::Category::ALL
                .iter()
                .filter(|category| token.allows(**category) == Some(true))
                .map(|category| category.bit())
                .collect();
            assert_eq!(allowed, bits, "{name}");
            assert_eq!(token.read_only(), Some(read_only), "{name}");
            assert!(token.expires().is_some(), "{name}");
            assert!(!format!("{token:?}").contains("eyJ"), "{name}: never shown");
        }
    }
    let empty: Result<Token, TokenError> = Token::new("  ");
    assert!(empty.is_err());
    // What does not decode is sent as it is, and checked by WB.
    assert_eq!(Token::new("opaque").unwrap().token_type(), None);
}

#[tokio::test]
async fn case_55_what_the_token_rules_out_costs_nothing() {
    let simulator = Simulator::start().await.unwrap();
    let client = simulator.client().build().unwrap();
    let with = |spec: TokenSpec| client.with_token(Token::new(spec.build()).unwrap());
    let read_only = with(TokenSpec::personal().read_only(true));
    let error = read_only.promotion().pause_campaign(1).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Preflight(PreflightError::ReadOnly));
    let narrow = with(TokenSpec::personal().categories([wildberries::Category::Content]));
    let error = narrow.promotion().pause_campaign(1).await.unwrap_err();
    assert!(matches!(error.kind(), ErrorKind::Preflight(PreflightError::Category { .. })), "{error}");
    let expired = with(TokenSpec::personal().expired());
    let error = expired.promotion().pause_campaign(1).await.unwrap_err();
    assert!(matches!(error.kind(), ErrorKind::Preflight(PreflightError::Expired { .. })), "{error}");
    assert_eq!((error.attempts(), error.maybe_sent()), (0, false));
    assert!(simulator.requests().is_empty());
}

#[tokio::test]
async fn cases_57_and_58_headers_of_a_request() {
    let simulator = Simulator::start().await.unwrap();
    let token = TokenSpec::base().build();
    let client = simulator.client().token(format!("Bearer {token}")).client_secret("s3cret").build().unwrap();
    client.ping(Scope::Common).await.unwrap();
    let request = simulator.requests().remove(0);
    assert_eq!(request.headers["authorization"], token.as_str(), "bare");
    assert_eq!(request.headers["x-client-secret"], "s3cret");
    assert_eq!(client.token_type(), Some(TokenType::BaseWithSecret));
    assert!(!format!("{client:?}").contains("s3cret"));
}

#[tokio::test]
async fn case_03_a_4xx_on_marketplace_is_charged_ten() {
    let simulator = Simulator::builder().rate_limits(false).start().await.unwrap();
    let client: Client = simulator.client().limiter(wildberries::limits::Limiter::default()).build().unwrap();
    let operation = wildberries::operation("GET", "/api/v3/passes/offices").unwrap();
    let before = client.quota(operation).await.used;
    simulator.on_any().reply(Reply::new(409).body(r#"{"code":"FailedToUpdateSupply","message":"m"}"#));
    client.json::<Option<Value>>(Call::new(operation)).await.unwrap_err();
    let after = client.quota(operation).await.used;
    assert_eq!(after - before, 10);
}

#[test]
fn case_07_what_shares_a_bucket() {
    let bucket = |method, path| wildberries::operation(method, path).unwrap().bucket();
    let list = bucket("POST", "/content/v2/get/cards/list");
    assert_ne!(list, bucket("POST", "/content/v2/cards/update"), "an exception has its own");
    assert_eq!(bucket("GET", "/content/v2/object/all"), bucket("GET", "/content/v2/object/parent/all"));
}

#[test]
fn case_12_limits_are_those_of_the_snapshot_and_can_be_overridden() {
    let orders = wildberries::operation("GET", "/api/v1/supplier/orders").unwrap();
    assert_eq!(orders.limit(TokenType::Personal).burst, 10);
    assert_eq!(
        wildberries::operation("GET", "/api/v1/supplier/sales").unwrap().limit(TokenType::Personal).burst,
        1
    );
}

#[test]
fn case_47_requests_have_exact_names_and_no_free_form() {
    let request: wildberries::analytics::WbStocksRequest =
        serde_json::from_value(json!({"nmIds": [], "limit": 50, "offset": 0})).unwrap();
    assert_eq!(serde_json::to_value(&request).unwrap(), json!({"nmIds": [], "limit": 50, "offset": 0}));
}

#[test]
fn case_60_names_do_not_follow_wbs() {
    let operation = wildberries::operation("GET", "/api/analytics/v1/measurement-penalties").unwrap();
    assert_eq!(operation.name(), "measurement_penalties");
}

#[tokio::test]
async fn case_63_where_there_is_no_sandbox_it_is_said() {
    let simulator = Simulator::start().await.unwrap();
    let client = simulator.sandbox_client().build().unwrap();
    let error = client.finances().balance().await.unwrap_err();
    assert!(matches!(error.kind(), ErrorKind::Preflight(PreflightError::NoSandbox { .. })), "{error}");
    assert!(simulator.requests().is_empty());
}
