//! Invented data sets that can be paged through.

use std::cmp::Ordering;
use std::collections::HashMap;
use std::sync::Arc;

use chrono::{DateTime, Days, NaiveDate, NaiveDateTime, TimeDelta, Utc};
use http::Method;
use serde_json::{Map, Value, json};

use super::reply::Reply;
use super::request::SimulatedRequest;
use super::sample::mix;
use super::server::Handler;

/// Cards of the invented seller.
const CARDS: u64 = 250;
/// Rows of the invented orders and of the sales, two every 40 minutes up to now.
const ROWS: u64 = 500;
/// Most rows WB gives in one answer of the statistics.
const LARGEST_PAGE: usize = 80_000;

pub(crate) fn handlers() -> HashMap<(Method, String), Handler> {
    let started = Utc::now();
    let mut handlers: HashMap<(Method, String), Handler> = HashMap::new();
    let mut add = |method: Method, path: &str, handler: Handler| {
        handlers.insert((method, path.to_owned()), handler);
    };
    add(Method::GET, "/ping", Arc::new(ping));
    add(Method::GET, "/api/v1/seller-info", Arc::new(seller_info));
    add(Method::POST, "/content/v2/get/cards/list", Arc::new(cards_list));
    add(
        Method::GET,
        "/api/v1/supplier/orders",
        Arc::new(move |request: &SimulatedRequest<'_>| statistics(request, started, "orders")),
    );
    add(
        Method::GET,
        "/api/v1/supplier/sales",
        Arc::new(move |request: &SimulatedRequest<'_>| statistics(request, started, "sales")),
    );
    handlers
}

fn ping(_: &SimulatedRequest<'_>) -> Reply {
    let now = Utc::now().to_rfc3339_opts(chrono::SecondsFormat::Secs, true);
    Reply::json(200, &json!({"TS": now, "Status": "OK"}))
}

fn seller_info(request: &SimulatedRequest<'_>) -> Reply {
    let body = json!({
        "name": "ИП Соколова А. А.",
        "sid": request.seller(),
        "tin": "000000000000",
        "tradeMark": "Лавка «Утро»",
    });
    Reply::json(200, &body)
}

/// The fields of the object at a JSON pointer; none where there is no object.
fn object(mut value: Value, pointer: &str) -> Map<String, Value> {
    match value.pointer_mut(pointer).map(Value::take) {
        Some(Value::Object(fields)) => fields,
        _ => Map::new(),
    }
}

/// Position of a card in the order of pages: time of change, then id.
type Position = (String, i64);

fn position(index: u64) -> Position {
    // Ten cards share each instant: a cursor of the instant alone would lose some.
    let start = NaiveDate::from_ymd_opt(2026, 7, 1).unwrap_or_default().and_time(Default::default());
    let at = start + TimeDelta::minutes(i64::try_from(index / 10 * 7).unwrap_or(0));
    (format!("{}Z", at.format("%Y-%m-%dT%H:%M:%S")), 9_234_567_000 + i64::try_from(index).unwrap_or(0))
}

/// `POST /content/v2/get/cards/list`: pages by a cursor; `total` is the number of cards in the page.
fn cards_list(request: &SimulatedRequest<'_>) -> Reply {
    let body = request.json();
    let settings = &body["settings"];
    let ascending = settings["sort"]["ascending"].as_bool().unwrap_or(false);
    let limit = settings["cursor"]["limit"].as_u64().unwrap_or(10).clamp(1, 100);
    let search = settings["filter"]["textSearch"].as_str().unwrap_or_default();
    let without_photo = settings["filter"]["withPhoto"].as_i64() == Some(0);
    let after: Option<Position> = settings["cursor"]["updatedAt"]
        .as_str()
        .map(|at| (at.to_owned(), settings["cursor"]["nmID"].as_i64().unwrap_or(0)));

    let mut page: Vec<u64> = Vec::new();
    for step in 0..CARDS {
        let index = if ascending { step } else { CARDS - 1 - step };
        let position = position(index);
        let follows = after.as_ref().is_none_or(|after| {
            let wanted = if ascending { Ordering::Greater } else { Ordering::Less };
            position.cmp(after) == wanted
        });
        let found = search.is_empty() || search == position.1.to_string() || search == vendor_code(index);
        if follows && found && !without_photo && (page.len() as u64) < limit {
            page.push(index);
        }
    }
    let cards: Vec<Value> = page.iter().map(|index| card(request, *index)).collect();
    let cursor = match page.last() {
        Some(last) => {
            let (updated_at, id) = position(*last);
            json!({"updatedAt": updated_at, "nmID": id, "total": page.len()})
        }
        None => json!({"total": 0}),
    };
    Reply::json(200, &json!({"cards": cards, "cursor": cursor}))
}

fn vendor_code(index: u64) -> String {
    format!("ART-{index:04}")
}

fn card(request: &SimulatedRequest<'_>, index: u64) -> Value {
    let mut card = object(request.usual_json(index), "/cards/0");
    let (updated_at, id) = position(index);
    card.insert("nmID".to_owned(), json!(id));
    card.insert("imtID".to_owned(), json!(id - 9_000_000_000));
    card.insert("vendorCode".to_owned(), json!(vendor_code(index)));
    card.insert("title".to_owned(), json!(format!("Кружка «Утро» № {}", index + 1)));
    card.insert("createdAt".to_owned(), json!("2026-06-30T09:00:00Z"));
    card.insert("updatedAt".to_owned(), json!(updated_at));
    Value::Object(card)
}

/// Moscow keeps +03:00 all year.
fn moscow(instant: DateTime<Utc>) -> NaiveDateTime {
    instant.naive_utc() + TimeDelta::hours(3)
}

/// A date or a time, Moscow time where no zone is written.
fn parse_moscow(text: &str) -> Option<NaiveDateTime> {
    if let Ok(instant) = DateTime::parse_from_rfc3339(text) {
        return Some(moscow(instant.to_utc()));
    }
    ["%Y-%m-%dT%H:%M:%S%.f", "%Y-%m-%d %H:%M:%S%.f", "%Y-%m-%dT%H:%M"]
        .into_iter()
        .find_map(|format| NaiveDateTime::parse_from_str(text, format).ok())
        .or_else(|| Some(NaiveDate::parse_from_str(text, "%Y-%m-%d").ok()?.and_time(Default::default())))
}

/// Orders or sales. `flag=0`: rows changed since `dateFrom`, itself included, oldest change first;
/// `flag=1`: rows dated on the day of `dateFrom`.
fn statistics(request: &SimulatedRequest<'_>, started: DateTime<Utc>, kind: &str) -> Reply {
    let Some(from) = request.query("dateFrom").and_then(parse_moscow) else {
        let detail = json!({"errors": ["Incorrect dateFrom"]});
        return Reply::json(400, &detail);
    };
    let of_one_day = request.query("flag") == Some("1");
    let day_end = from.date().checked_add_days(Days::new(1)).unwrap_or(NaiveDate::MAX);
    // Whole seconds, as WB's rows have them.
    let newest = moscow(started).format("%Y-%m-%dT%H:%M:00").to_string();
    let newest = parse_moscow(&newest).unwrap_or_default();

    let mut rows = Vec::new();
    for index in 0..ROWS {
        // Two rows share each instant: the last one of a page may not be the only one of its time.
        let age = i64::try_from((ROWS - 1 - index) / 2 * 40).unwrap_or(0);
        let changed = newest - TimeDelta::minutes(age);
        let date = changed - TimeDelta::minutes(i64::try_from(mix(index) % 2_880).unwrap_or(0));
        let wanted =
            if of_one_day { date.date() >= from.date() && date.date() < day_end } else { changed >= from };
        if wanted && rows.len() < LARGEST_PAGE {
            rows.push(row(request, kind, index, date, changed));
        }
    }
    Reply::json(200, &Value::Array(rows))
}

fn row(
    request: &SimulatedRequest<'_>,
    kind: &str,
    index: u64,
    date: NaiveDateTime,
    changed: NaiveDateTime,
) -> Value {
    let write = |at: NaiveDateTime| json!(at.format("%Y-%m-%dT%H:%M:%S").to_string());
    let mut row = object(request.usual_json(index), "/0");
    row.insert("date".to_owned(), write(date));
    row.insert("lastChangeDate".to_owned(), write(changed));
    row.insert("nmId".to_owned(), json!(position(index % CARDS).1));
    row.insert("supplierArticle".to_owned(), json!(vendor_code(index % CARDS)));
    row.insert("srid".to_owned(), json!(format!("{:032x}.0.0", mix(index))));
    if kind == "sales" {
        let letter = if index.is_multiple_of(9) { 'R' } else { 'S' };
        row.insert("saleID".to_owned(), json!(format!("{letter}{}", 20_000_000_000 + index)));
    } else {
        let cancelled = index.is_multiple_of(11);
        let cancel_date = if cancelled { write(changed) } else { json!("0001-01-01T00:00:00") };
        row.insert("isCancel".to_owned(), json!(cancelled));
        row.insert("cancelDate".to_owned(), cancel_date);
    }
    Value::Object(row)
}
