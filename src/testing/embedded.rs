//! The contract compiled in.

use std::sync::{Arc, OnceLock};

use super::SimulatorError;
use super::contract::Document;

/// The documents, or the module that could not be read and why.
type Parsed = Result<Vec<Arc<Document>>, (&'static str, String)>;

/// The documents of the APIs compiled in. They are parsed once per process.
pub(crate) fn documents() -> Result<Vec<Arc<Document>>, SimulatorError> {
    static PARSED: OnceLock<Parsed> = OnceLock::new();
    let parsed = PARSED.get_or_init(|| {
        crate::generated::CONTRACT
            .iter()
            .map(|(module, json)| match serde_json::from_str(json) {
                Ok(document) => Ok(Arc::new(document)),
                Err(error) => Err((*module, error.to_string())),
            })
            .collect()
    });
    parsed.clone().map_err(|(module, reason)| SimulatorError::Contract { module, reason })
}
