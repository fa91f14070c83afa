// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

//! The type that the JSON answer of each operation is read as.

use super::{Decoder, decoder};

/// Method and path, and how its answer is read.
pub fn all() -> Vec<(&'static str, Decoder)> {
    let mut all = Vec::new();
    #[cfg(feature = "general")]
    all.extend(general::all());
    all
}

#[cfg(feature = "general")]
#[allow(unused_imports)]
mod general {
    use rust_decimal::Decimal;
    use serde_json::Value as Json;
    use std::collections::BTreeMap;
    use wildberries::values::{Base64, Date, DateTime, Kopecks};
    use wildberries::general::*;

    use super::{Decoder, decoder};

    pub fn all() -> Vec<(&'static str, Decoder)> {
        vec![
            ("GET /orders", decoder::<Vec<Order>>()),
            ("POST /tree", decoder::<TreeResponse>()),
            ("POST /choices", decoder::<Vec<Choice>>()),
            ("POST /mixed", decoder::<MixedResponse>()),
            ("POST /file", decoder::<Option<i64>>()),
            ("GET /file/{id}", decoder::<DownloadFileResponse>()),
            ("GET /shared/a", decoder::<SharedThingsResponse>()),
            ("GET /shared/b", decoder::<SharedThingsResponse>()),
            ("POST /gone/{id}", decoder::<ChangeGoneResponse>()),
        ]
    }
}
