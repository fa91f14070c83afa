//! `catalog.toml`: where the documents of the contract come from.

use serde::{Deserialize, Serialize};

/// The documents and their origin.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Catalog {
    /// Date of the official documents, `YYYY-MM-DD`.
    pub snapshot: String,
    /// One row per document.
    pub document: Vec<CatalogRow>,
}

/// One document.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CatalogRow {
    /// 1 to 13.
    pub number: u8,
    /// Module name of the API.
    pub module: String,
    /// Name of the official file that was read.
    pub file: String,
    /// Names WB has given the file.
    pub official_names: Vec<String>,
    /// Section of the API on WB's portal for developers.
    pub page: String,
    /// SHA-256 of the official file.
    pub sha256: String,
    /// Number of operations.
    pub operations: usize,
}
