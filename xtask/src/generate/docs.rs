//! Doc comments of generated code.

use super::operation::{Answer, Operation, Surface};
use super::types::{Definition, Field, Place, Shape, Side, Types};
use crate::contract::limits::{Limit, TokenType};
use crate::texts::markdown;

/// WB's page about an API.
pub fn page(module: &str) -> String {
    let page = match module {
        "general" => "api-information",
        "items" => "work-with-products",
        "communications" => "user-communication",
        "tariffs" => "wb-tariffs",
        "finances" => "financial-reports-and-accounting",
        other => return format!("https://dev.wildberries.ru/openapi/{}", other.replace('_', "-")),
    };
    format!("https://dev.wildberries.ru/openapi/{page}")
}

/// One line about an API.
pub fn api(module: &str) -> String {
    match module {
        "general" => "Seller info, rating, users and news of the seller portal.",
        "items" => "Cards, media, prices, stocks and seller warehouses.",
        "orders_fbs" => "FBS orders: kept by the seller, shipped through WB.",
        "orders_dbw" => "DBW orders: picked up at the seller's by WB's courier.",
        "orders_dbs" => "DBS orders: delivered by the seller.",
        "in_store_pickup" => "Orders the buyer picks up in the seller's store.",
        "orders_fbw" => "FBW supplies: goods the seller brings to WB's warehouses.",
        "promotion" => "Campaigns, bids, search clusters, statistics and the promotions calendar.",
        "communications" => "Feedbacks, questions, chats with buyers and return claims.",
        "tariffs" => "Commissions, acceptance coefficients, box, pallet and return tariffs.",
        "analytics" => "Sales funnel, search queries, stocks and item ratings.",
        "reports" => "Orders, sales, stocks, storage, acceptance, penalties and returns.",
        "finances" => "Balance, sales reports, acquiring and documents.",
        other => return format!("The `{other}` API."),
    }
    .to_owned()
}

/// A duration as people write it: `600 ms`, `1 min`, `24 h`.
fn duration(ms: u64) -> String {
    match ms {
        ms if ms >= 3_600_000 && ms % 3_600_000 == 0 => format!("{} h", ms / 3_600_000),
        ms if ms >= 60_000 && ms % 60_000 == 0 => format!("{} min", ms / 60_000),
        ms if ms >= 1_000 && ms % 1_000 == 0 => format!("{} s", ms / 1_000),
        ms => format!("{ms} ms"),
    }
}

fn limit(limit: &Limit) -> String {
    format!(
        "{} per {}, one every {}, at most {} at once",
        limit.limit,
        duration(limit.period_ms),
        duration(limit.interval_ms),
        limit.burst
    )
}

/// Doc of a method.
pub fn operation(surface: &Surface<'_>, operation: &Operation<'_>) -> String {
    let module = surface.module;
    let sandbox = if operation.spec.servers.len() > 1 { ", also in the sandbox" } else { "" };
    let effect = match operation.spec.read_only {
        Some(true) => "Only reads",
        Some(false) | None => "Changes state",
    };
    let mut text = format!(
        "{}\n\n`{} {}` on `{}`{sandbox}. {effect}",
        operation.doc, operation.method, operation.path, operation.host
    );
    if !operation.spec.token_types.is_empty() {
        text.push_str(&format!("; token types: {}", operation.spec.token_types.join(", ")));
    }
    text.push('.');
    if let Some(date) = &operation.spec.retired {
        text.push_str(&format!(
            "\n\n**WB has removed it**: it was gone from the documents of {date}. A call fails with \
             [`ErrorKind::Retired`](crate::ErrorKind::Retired), and no request is sent. The next minor version \
             will not have it."
        ));
        return text;
    }
    text.push_str("\n\n");

    let rows: Vec<(TokenType, Limit)> = TokenType::ALL
        .iter()
        .filter_map(|token_type| Some((*token_type, operation.limits.get(*token_type)?)))
        .collect();
    let mut groups: Vec<(Vec<&str>, Limit)> = Vec::new();
    for (token_type, row) in rows {
        let name = match token_type {
            TokenType::BaseWithSecret => "base with secret",
            other => other.name(),
        };
        match groups.iter_mut().find(|(_, other)| *other == row) {
            Some((names, _)) => names.push(name),
            None => groups.push((vec![name], row)),
        }
    }
    match groups.as_slice() {
        [(_, row)] if !operation.limits.typed => text.push_str(&format!("Limit: {}.", limit(row))),
        groups => {
            text.push_str("| token type | limit |\n|---|---|\n");
            for (names, row) in groups {
                text.push_str(&format!("| {} | {} |\n", names.join(", "), limit(row)));
            }
            text.pop();
        }
    }
    text.push_str(&format!("\n\nBucket `{}`", operation.limits.bucket));
    match operation.shared_with.as_slice() {
        [] => {}
        shared if shared.len() <= 6 => {
            text.push_str(&format!(", counted together with {}", names(module, shared)));
        }
        shared => text.push_str(&format!(
            ", counted together with {} and {} more",
            names(module, &shared[..5]),
            shared.len() - 5
        )),
    }
    if operation.limits.cost_4xx > 1 {
        text.push_str(&format!("; an answer 4XX counts as {} requests", operation.limits.cost_4xx));
    }
    text.push('.');
    if let Some(bucket) = operation.sandbox {
        let count = bucket.operations.len();
        text.push_str(&format!(
            "\n\nIn the sandbox: {}. Bucket `{}`, common to {count} operations.",
            limit(&bucket.limit),
            bucket.id
        ));
    }
    if !operation.also_on.is_empty() {
        text.push_str(&format!(
            "\n\nOther hosts serve it too, each with a count of its own ({}): see [`Client::ping`].",
            operation.also_on.join(", ")
        ));
    }
    match operation.success.as_slice() {
        [_] => {}
        several if matches!(operation.answer, Answer::Download(_)) => {
            let codes: Vec<String> = several.iter().map(u16::to_string).collect();
            text.push_str(&format!("\n\nSucceeds with {}: see [`Download`].", codes.join(" or ")));
        }
        several => {
            let codes: Vec<String> = several.iter().map(u16::to_string).collect();
            text.push_str(&format!("\n\nSucceeds with {}: see [`Response::outcome`].", codes.join(" or ")));
        }
    }
    if operation.spec.deprecated {
        text.push_str("\n\nWB has announced its removal.");
    }
    text.push_str(&format!("\n\n[WB's documentation]({})", page(module)));
    if let Some(texts) = surface.types.texts.get(operation.name) {
        text.push_str(&format!("\n\n# In WB's words\n\n{}", markdown(&texts.about)));
        for argument in &operation.arguments {
            if let Some(words) = texts.parameters.get(&argument.wire) {
                text.push_str(&format!("\n\n`{}`: {}", argument.wire, markdown(words)));
            }
        }
    }
    text
}

/// Methods that share a bucket; those of the same API as links.
fn names(module: &str, shared: &[String]) -> String {
    let own = format!("{module}.");
    let names: Vec<String> = shared
        .iter()
        .map(|name| match name.strip_prefix(&own) {
            Some(name) => format!("[`{name}`](Self::{name})"),
            None => format!("`{name}`"),
        })
        .collect();
    names.join(", ")
}

/// Doc of a type.
pub fn definition(definition: &Definition) -> String {
    let enumeration = matches!(definition.shape, Shape::Enum { .. });
    match (&definition.place, definition.side) {
        (Place::Parameters { operation }, _) => {
            format!("Optional parameters of `{operation}`; what is `None` is not sent.")
        }
        (Place::Root { operation }, Side::Request) => match definition.shape {
            Shape::Form(_) => format!("Multipart form that `{operation}` sends."),
            _ => format!("What `{operation}` sends."),
        },
        (Place::Root { operation }, Side::Response) => format!("What `{operation}` returns."),
        (Place::Field { operation, path }, Side::Request) => format!("`{path}` of what `{operation}` takes."),
        (Place::Field { operation, path }, Side::Response) => {
            format!("`{path}` of what `{operation}` returns.")
        }
        (Place::Shared, _) if enumeration => "A value of several operations.".to_owned(),
        (Place::Shared, Side::Request) => "Part of several requests.".to_owned(),
        (Place::Shared, Side::Response) => "Part of several answers.".to_owned(),
    }
}

/// Doc of a field.
pub fn field(types: &Types<'_>, definition: &Definition, field: &Field) -> String {
    let mut text = format!("`{}`", field.wire);
    for fact in &field.facts {
        text.push_str(", ");
        text.push_str(fact);
    }
    if definition.side == Side::Request && field.nullable && field.required {
        text.push_str("; `None` is sent as `null`");
    }
    text.push('.');
    if let Some(words) = types.text(definition, &field.wire) {
        text.push_str("\n\n");
        text.push_str(&markdown(words));
    }
    text
}
