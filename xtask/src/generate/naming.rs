//! Rust names from wire names. Public names must outlive WB's, so types are named after the
//! operation and the field they stand in, not after WB's schemas, which it renames at will.

/// Words of a name: `nmID` gives `nm id`, `GOODS_RETURN` gives `goods return`, `v3.ArchiveOrder`
/// gives `v3 archive order`. Cyrillic letters are transliterated; signs separate words.
fn words(name: &str) -> Vec<String> {
    let latin: Vec<char> = name.chars().flat_map(|c| transliterate(c).chars().collect::<Vec<_>>()).collect();
    let mut words: Vec<String> = Vec::new();
    let mut word = String::new();
    for (index, &c) in latin.iter().enumerate() {
        if !c.is_ascii_alphanumeric() {
            if !word.is_empty() {
                words.push(std::mem::take(&mut word));
            }
            continue;
        }
        let previous = index.checked_sub(1).and_then(|i| latin.get(i)).copied().unwrap_or(' ');
        let next = latin.get(index + 1).copied().unwrap_or(' ');
        let after_next = latin.get(index + 2).copied().unwrap_or(' ');
        // A plural of an abbreviation (`nmIDs`) is one word.
        let plural_end = next == 's' && !after_next.is_ascii_lowercase();
        let starts_word = c.is_ascii_uppercase()
            && (previous.is_ascii_lowercase()
                || previous.is_ascii_digit()
                || (previous.is_ascii_uppercase() && next.is_ascii_lowercase() && !plural_end));
        if starts_word && !word.is_empty() {
            words.push(std::mem::take(&mut word));
        }
        word.push(c.to_ascii_lowercase());
    }
    if !word.is_empty() {
        words.push(word);
    }
    words
}

fn transliterate(c: char) -> String {
    let lower: String = c.to_lowercase().collect();
    let latin = match lower.as_str() {
        "а" => "a",
        "б" => "b",
        "в" => "v",
        "г" => "g",
        "д" => "d",
        "е" | "ё" | "э" => "e",
        "ж" => "zh",
        "з" => "z",
        "и" => "i",
        "й" | "ы" => "y",
        "к" => "k",
        "л" => "l",
        "м" => "m",
        "н" => "n",
        "о" => "o",
        "п" => "p",
        "р" => "r",
        "с" => "s",
        "т" => "t",
        "у" => "u",
        "ф" => "f",
        "х" => "kh",
        "ц" => "ts",
        "ч" => "ch",
        "ш" => "sh",
        "щ" => "shch",
        "ъ" | "ь" => "",
        "ю" => "yu",
        "я" => "ya",
        _ => return c.to_string(),
    };
    if c.is_uppercase() {
        let mut chars = latin.chars();
        chars.next().map(|first| first.to_ascii_uppercase().to_string() + chars.as_str()).unwrap_or_default()
    } else {
        latin.to_owned()
    }
}

/// `snake_case`, usable as the name of a field, an argument or a method.
pub fn snake(name: &str) -> String {
    let text = words(name).join("_");
    let text = match text.chars().next() {
        None => "value".to_owned(),
        Some(c) if c.is_ascii_digit() => format!("n{text}"),
        Some(_) => text,
    };
    match text.as_str() {
        "self" | "super" | "crate" => format!("{text}_"),
        _ if syn::parse_str::<syn::Ident>(&text).is_err() => format!("r#{text}"),
        _ => text,
    }
}

/// `PascalCase`, usable as the name of a type or a variant.
pub fn pascal(name: &str) -> String {
    let mut text = String::new();
    for word in words(name) {
        let mut chars = word.chars();
        if let Some(first) = chars.next() {
            text.push(first.to_ascii_uppercase());
            text.push_str(chars.as_str());
        }
    }
    match text.chars().next() {
        None => "Empty".to_owned(),
        Some(c) if c.is_ascii_digit() => format!("N{text}"),
        Some(_) => {
            if text == "Self" {
                "SelfValue".to_owned()
            } else {
                text
            }
        }
    }
}

/// The singular of an English plural in PascalCase or camelCase: `cards` gives `card`, `Categories`
/// gives `Category`, `nmIDs` gives `nmID`. A word that is no plural stays as it is.
pub fn singular(name: &str) -> String {
    let lower = name.to_lowercase();
    let keep = [
        "status", "news", "series", "address", "access", "business", "bonus", "basis", "analysis", "plus",
        "ss", "us", "is",
    ];
    if keep.iter().any(|word| lower.ends_with(word)) {
        return name.to_owned();
    }
    let cut = |n: usize, add: &str| format!("{}{add}", &name[..name.len() - n]);
    if ["sses", "uses", "boxes", "branches"].iter().any(|end| lower.ends_with(end)) {
        cut(2, "")
    } else if lower.ends_with("ies") && lower.len() > 4 && name.is_char_boundary(name.len() - 3) {
        cut(3, "y")
    } else if lower.ends_with('s') && lower.len() > 2 {
        cut(1, "")
    } else {
        name.to_owned()
    }
}

/// Names that say nothing of what a type holds.
const GENERIC: &[&str] = &["data", "result", "response", "payload", "body", "value", "item", "list", "root"];

/// Whether a field name says nothing of what it holds.
pub fn is_generic(name: &str) -> bool {
    GENERIC.contains(&singular(name).to_lowercase().as_str())
}

/// Words of WB's code generators and layers that carry no meaning for a reader.
const DEBRIS: &[&str] = &[
    "api",
    "models",
    "model",
    "v0",
    "v1",
    "v2",
    "v3",
    "v4",
    "openapi",
    "swagger",
    "handlers",
    "domain",
    "respond",
    "dto",
    "inner",
    "public",
    "viewer",
    "contract",
    "viewercontract",
    "body",
    "object",
    "item",
    "items",
    "st",
    "client",
    "resp",
    "response",
    "responses",
    "request",
    "requests",
    "req",
    "res",
    "result",
    "results",
    "info",
];

/// A readable type name from a WB schema name, or `None` where nothing readable is left.
pub fn component(name: &str) -> Option<String> {
    let mut kept: Vec<String> = words(name);
    // `GetUsersResponseItem` keeps its middle; only the ends are debris.
    let is_debris =
        |word: &String| DEBRIS.contains(&word.as_str()) || word.chars().all(|c| c.is_ascii_digit());
    while kept.first().is_some_and(is_debris) {
        kept.remove(0);
    }
    while kept.last().is_some_and(is_debris) {
        kept.pop();
    }
    let mut name = pascal(&kept.join("_"));
    while name.chars().last().is_some_and(|c| c.is_ascii_digit()) {
        name.pop();
    }
    (kept.iter().map(String::len).sum::<usize>() >= 3
        && name.starts_with(|c: char| c.is_ascii_alphabetic())
        && !is_generic(&name))
    .then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn snake_names() {
        for (wire, rust) in [
            ("nmID", "nm_id"),
            ("nmIDs", "nm_ids"),
            ("imtID", "imt_id"),
            ("batchUUID", "batch_uuid"),
            ("kgvpUAE", "kgvp_uae"),
            ("updatedAt", "updated_at"),
            ("filter[downloadIds]", "filter_download_ids"),
            ("X-Nm-Id", "x_nm_id"),
            ("type", "r#type"),
            ("return", "r#return"),
            ("24h", "n24h"),
            ("rr_dt", "rr_dt"),
            ("self", "self_"),
            ("", "value"),
            ("ID", "id"),
            ("IDs", "ids"),
            ("addToCartCount", "add_to_cart_count"),
            ("HTTPServer", "http_server"),
        ] {
            assert_eq!(snake(wire), rust, "{wire}");
        }
    }

    #[test]
    fn pascal_names() {
        for (wire, rust) in [
            ("cards_list", "CardsList"),
            ("Склад WB", "SkladWb"),
            ("Склад продавца", "SkladProdavtsa"),
            ("", "Empty"),
            ("409SupplyDeliverError", "N409SupplyDeliverError"),
            ("nmID", "NmId"),
            ("self", "SelfValue"),
        ] {
            assert_eq!(pascal(wire), rust, "{wire}");
        }
    }

    #[test]
    fn singulars() {
        for (plural, one) in [
            ("cards", "card"),
            ("categories", "category"),
            ("statuses", "status"),
            ("status", "status"),
            ("nmIDs", "nmID"),
            ("boxes", "box"),
            ("news", "news"),
            ("sizes", "size"),
            ("series", "series"),
            ("accesses", "access"),
            ("ties", "tie"),
        ] {
            assert_eq!(singular(plural), one, "{plural}");
        }
    }

    #[test]
    fn component_names_lose_debris() {
        for (wb, rust) in [
            ("api.StatusSetResponses", Some("StatusSet")),
            ("models.WarehouseBoxRates", Some("WarehouseBoxRates")),
            ("V0BidRecommendationNormQuery", Some("BidRecommendationNormQuery")),
            ("Stats1", Some("Stats")),
            ("Items", None),
            ("400Response", None),
            ("v3.ArchiveOrder", Some("ArchiveOrder")),
        ] {
            assert_eq!(component(wb).as_deref(), rust, "{wb}");
        }
    }
}
