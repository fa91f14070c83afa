//! Facts that WB's documents show only in their examples.
//!
//! The examples themselves are not carried over. A type is only ever sharpened when every example
//! agrees; in doubt a string stays a string.

use serde_json::Value;

use crate::contract::document::Unit;

/// Sharper format of a string field `name` that has no `format`.
pub fn string_format(name: &str, examples: &[&Value]) -> Option<&'static str> {
    let texts: Vec<String> = examples.iter().filter_map(|example| text(example)).collect();
    // An empty text or a value of another kind beside it: nothing is certain.
    if texts.is_empty() || texts.len() != examples.iter().filter(|example| !example.is_null()).count() {
        return None;
    }
    if let Some(format) = date_format(&texts) {
        return Some(format);
    }
    if texts.iter().all(|text| is_file_in_base64(text)) {
        return Some("byte");
    }
    decimal(name, &texts).then_some("decimal")
}

/// What an amount of money counts, by what WB says of it and by the names it stands under.
pub fn unit<'n>(mut names: impl Iterator<Item = &'n str>, description: &str) -> Option<Unit> {
    let text = description.to_lowercase();
    let says = |words: &[&str]| words.iter().any(|word| text.contains(word));
    // "₽ with kopecks" are roubles.
    if says(&["₽", "рубл", "руб.", "rouble", "ruble"]) {
        return Some(Unit::Roubles);
    }
    let hundredths = says(&["копейк", "kopeck", "kopek", "разменных единиц", "minor unit"])
        || says(&["умножен", "multiplied", "times"]) && says(&["на 100", "by 100", "times 100"]);
    let named = names.any(|name| {
        let name = name.to_lowercase().replace('_', "");
        name.contains("kopeck") || name.contains("minorunit")
    });
    if hundredths || named {
        return Some(Unit::Hundredths);
    }
    says(&["базовых единиц", "base unit", "basic unit"]).then_some(Unit::Whole)
}

/// Whether a field without a type is a text. A `value` is as wide as it looks: it holds what the
/// field it speaks of holds.
pub fn is_text(name: &str, examples: &[&Value]) -> bool {
    name != "value" && !examples.is_empty() && examples.iter().all(|example| example.is_string())
}

/// `date`, `date-dmy` or `date-time` when all texts are such; a mixture is none.
pub fn date_format(texts: &[String]) -> Option<&'static str> {
    if texts.is_empty() {
        None
    } else if texts.iter().all(|text| is_date(text)) {
        Some("date")
    } else if texts.iter().all(|text| is_date_dmy(text)) {
        Some("date-dmy")
    } else if texts.iter().all(|text| is_date_time(text)) {
        Some("date-time")
    } else {
        None
    }
}

/// The text of an example of a string field; documents sometimes forget the quotes.
pub fn text(example: &Value) -> Option<String> {
    match example {
        Value::String(text) if !text.is_empty() => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

/// Whether a text of which no example is shown is an amount: both its name and the first word said of it
/// tell so.
pub fn is_amount(name: &str, description: &str) -> bool {
    const FIRST: [&str; 6] = ["стоимость", "коэффициент", "сумма", "cost", "coefficient", "amount"];
    let first = description.split(|char: char| !char.is_alphabetic()).find(|word| !word.is_empty());
    first.is_some_and(|word| FIRST.contains(&word.to_lowercase().as_str()))
        && decimal(name, &["1".to_owned()])
}

/// Whether a string field holds a number: its name speaks of money or of a rate and all examples
/// are numbers, or all examples are numbers and one has a fraction. Names of ids, codes and the
/// like are never numbers.
fn decimal(name: &str, texts: &[String]) -> bool {
    const NEVER: [&str; 27] = [
        "id", "ids", "rid", "srid", "sku", "skus", "barcode", "phone", "code", "inn", "kpp", "number",
        "article", "nm", "chrt", "imt", "tnved", "gtin", "sgtin", "imei", "uin", "version", "year", "name",
        "text", "title", "size",
    ];
    const MONEY: [&str; 26] = [
        "price",
        "sum",
        "amount",
        "cost",
        "commission",
        "fee",
        "payment",
        "tariff",
        "coef",
        "coefficient",
        "rate",
        "percent",
        "delivery",
        "storage",
        "acceptance",
        "base",
        "liter",
        "expr",
        "penalty",
        "bonus",
        "discount",
        "balance",
        "reward",
        "total",
        "deduction",
        "promo",
    ];
    let words = crate::contract::names::snake_case(name);
    let has = |list: &[&str]| words.split('_').any(|word| list.contains(&word));
    if has(&NEVER) || !texts.iter().all(|text| is_decimal(text)) {
        return false;
    }
    has(&MONEY) || texts.iter().any(|text| text.contains(['.', ',']))
}

/// `-12`, `12.5`, `12,5`, `1 250`; no leading zeros (those are codes), no exponent, at most 15 digits.
fn is_decimal(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let end = digits.find(['.', ',']).unwrap_or(digits.len());
    let mut groups = digits[..end].split([' ', '\u{a0}', '\u{202f}']);
    let first = groups.next().unwrap_or_default().len();
    let grouped = digits[..end].contains([' ', '\u{a0}', '\u{202f}']);
    if grouped && !((1..=3).contains(&first) && groups.all(|group| group.len() == 3)) {
        return false;
    }
    let digits = digits.replace([' ', '\u{a0}', '\u{202f}'], "");
    let digits = digits.as_str();
    let (whole, fraction) = match digits.split_once(['.', ',']) {
        Some((whole, fraction)) => (whole, Some(fraction)),
        None => (digits, None),
    };
    let all_digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    all_digits(whole)
        && fraction.is_none_or(all_digits)
        && (whole == "0" || !whole.starts_with('0'))
        && digits.len() <= 16
}

/// `2026-07-23`.
fn is_date(text: &str) -> bool {
    let bytes = text.as_bytes();
    bytes.len() == 10
        && bytes.iter().enumerate().all(|(index, byte)| match index {
            4 | 7 => *byte == b'-',
            _ => byte.is_ascii_digit(),
        })
        && (1..=12).contains(&text[5..7].parse::<u8>().unwrap_or(0))
        && (1..=31).contains(&text[8..10].parse::<u8>().unwrap_or(0))
}

/// `23.07.2026`.
fn is_date_dmy(text: &str) -> bool {
    let mut parts = text.splitn(3, '.');
    match (parts.next(), parts.next(), parts.next()) {
        (Some(day), Some(month), Some(year)) => is_date(&format!("{year}-{month}-{day}")),
        _ => false,
    }
}

/// A date, `T` or a space, a time, and perhaps a zone.
fn is_date_time(text: &str) -> bool {
    let Some((date, time)) = text.split_at_checked(10) else { return false };
    let Some(time) = time.strip_prefix(['T', ' ']) else { return false };
    let clock = time.split(['Z', '+', '-', '.']).next().unwrap_or_default();
    let parts: Vec<&str> = clock.split(':').collect();
    is_date(date)
        && (2..=3).contains(&parts.len())
        && parts.iter().all(|part| part.len() == 2 && part.bytes().all(|byte| byte.is_ascii_digit()))
        && time[clock.len()..].bytes().all(|byte| byte.is_ascii_digit() || b"Z+-:. ".contains(&byte))
}

/// The first letters of PNG, JPEG, PDF, XML, SVG, ZIP and GIF files in base64; the middle of an
/// example may be left out (`...`).
fn is_file_in_base64(text: &str) -> bool {
    const STARTS: [&str; 7] = ["iVBORw0KGgo", "/9j/", "JVBER", "PD94bWwg", "PHN2Zy", "UEsDB", "R0lGOD"];
    text.len() >= 24
        && STARTS.iter().any(|start| text.starts_with(start))
        && text.replace("...", "").chars().all(|char| char.is_ascii_alphanumeric() || "+/=\n…".contains(char))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn format(name: &str, examples: &[Value]) -> Option<&'static str> {
        string_format(name, &examples.iter().collect::<Vec<_>>())
    }

    #[test]
    fn dates() {
        assert_eq!(format("from", &[json!("2026-07-23"), json!("2026-12-01")]), Some("date"));
        assert_eq!(format("at", &[json!("2026-07-23T10:11:12")]), Some("date-time"));
        assert_eq!(format("at", &[json!("2026-07-23 10:11:12")]), Some("date-time"));
        assert_eq!(
            format("at", &[json!("2026-07-23T10:11:12.123+03:00"), json!("2026-07-23T10:11Z")]),
            Some("date-time")
        );
        assert_eq!(format("at", &[json!("2026-07-23"), json!("2026-07-23T10:11:12Z")]), None);
        assert_eq!(format("at", &[json!("23.07.2026")]), Some("date-dmy"));
        assert_eq!(format("at", &[json!("07.23.2026")]), None);
        assert_eq!(format("at", &[json!("2026-13-23")]), None);
        assert_eq!(format("at", &[json!("2026-07-23 to 2026-07-24")]), None);
    }

    #[test]
    fn decimals() {
        assert_eq!(format("boxDeliveryBase", &[json!("48"), json!("11,2")]), Some("decimal"));
        assert_eq!(format("sum", &[json!("1200")]), Some("decimal"));
        assert_eq!(format("weight", &[json!("1.5")]), Some("decimal"));
        assert_eq!(format("sum", &[json!(12.5)]), Some("decimal"));
        assert_eq!(format("weight", &[json!("15")]), None);
        assert_eq!(format("sum", &[json!("1200"), json!("")]), None);
        assert_eq!(format("sum", &[json!("1200"), json!("-")]), None);
        assert_eq!(format("paymentId", &[json!("1200.5")]), None);
        assert_eq!(format("price", &[json!("007")]), None);
        assert_eq!(format("sum", &[]), None);
        assert_eq!(format("returnBase", &[json!("1 039"), json!("12 345,5")]), Some("decimal"));
        assert_eq!(format("returnBase", &[json!("10 39")]), None);
        assert!(is_amount("deliveryBaseLiter", "**Стоимость** первого литра"));
        assert!(!is_amount("deliveryBaseLiter", "Склад, стоимость"));
        assert!(!is_amount("paymentId", "Сумма"));
    }

    #[test]
    fn what_an_amount_counts() {
        for (name, text, expected) in [
            ("price", "Цена в копейках", Some(Unit::Hundredths)),
            ("minTopUp", "Сумма в разменных единицах — 0,01 от базовой валюты", Some(Unit::Hundredths)),
            ("bid_kopecks", "", Some(Unit::Hundredths)),
            ("bidMinorUnits", "", Some(Unit::Hundredths)),
            ("total", "Бюджет в базовых единицах валюты аккаунта", Some(Unit::Whole)),
            ("storage", "Хранение, ₽", Some(Unit::Roubles)),
            ("price", "Цена", None),
        ] {
            assert_eq!(unit(["bids", name].into_iter(), text), expected, "{name}: {text}");
        }
    }

    #[test]
    fn files() {
        let png = format!("iVBORw0KGgo{}", "A".repeat(40));
        assert_eq!(format("file", &[json!(png)]), Some("byte"));
        assert_eq!(format("file", &[json!("JVBER...ZWYKMTM5MQolJUVPRg==")]), Some("byte"));
        assert_eq!(format("file", &[json!("iVBORw0KGgo")]), None);
        assert_eq!(format("file", &[json!("photo of a cat, forty letters or more of it")]), None);
    }
}
