//! How the JSON answer of every operation is read, for tests that have bodies but no server.

use std::fmt::Write as _;

use anyhow::Result;

use super::emit::root_type;
use super::operation::{Answer, Surface};

/// `generated/testing/decoders.rs`.
pub fn file(surfaces: &[Surface<'_>]) -> Result<String> {
    let mut text = format!(
        "{}\n//! The type that the JSON answer of each operation is read as.\n\nuse super::{{Decoder, decoder}};\n\n/// Method and path, and how its answer is read.\npub fn all() -> Vec<(&'static str, Decoder)> {{\n    let mut all = Vec::new();\n",
        super::HEADER
    );
    for surface in surfaces {
        let module = surface.module;
        let _ = writeln!(text, "    #[cfg(feature = \"{module}\")]\n    all.extend({module}::all());");
    }
    text.push_str("    all\n}\n");
    for surface in surfaces {
        let module = surface.module;
        let _ = writeln!(
            text,
            "\n#[cfg(feature = \"{module}\")]\n#[allow(unused_imports)]\nmod {module} {{\n    use rust_decimal::Decimal;\n    use serde_json::Value as Json;\n    use std::collections::BTreeMap;\n    use wildberries::values::{{Base64, Date, DateTime, Kopecks}};\n    use wildberries::{module}::*;\n\n    use super::{{Decoder, decoder}};\n\n    pub fn all() -> Vec<(&'static str, Decoder)> {{\n        vec!["
        );
        for operation in &surface.operations {
            let (Answer::Json(ty) | Answer::Download(ty)) = &operation.answer else { continue };
            let ty = root_type(&surface.types, ty).to_string().replace(' ', "").replace(',', ", ");
            let _ = writeln!(
                text,
                "            (\"{} {}\", decoder::<{ty}>()),",
                operation.method, operation.path
            );
        }
        text.push_str("        ]\n    }\n}\n");
    }
    Ok(text)
}
