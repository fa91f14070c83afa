//! The contract's dialect: the part of OpenAPI 3.0 that `specs/` uses, and nothing else.
//!
//! `xtask import` normalises WB's documents into this form, `xtask generate` reads it, and the
//! simulator answers from it. Unknown keys are refused, so a fact cannot be dropped unnoticed.

use indexmap::IndexMap;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One of WB's documents, facts only.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Document {
    /// Version of OpenAPI, always `3.0.3`.
    pub openapi: String,
    /// Title (the API's module name) and snapshot date.
    pub info: Info,
    /// The authorisation scheme every operation uses.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub security: Vec<IndexMap<String, Vec<String>>>,
    /// Operations by path, then by method in lower case.
    pub paths: IndexMap<String, IndexMap<String, OperationSpec>>,
    /// Named schemas.
    #[serde(default)]
    pub components: Components,
}

/// `info` of a document.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Info {
    /// The API's module name, for example `orders_fbs`.
    pub title: String,
    /// Date of the official document, `YYYY-MM-DD`.
    pub version: String,
}

/// `components` of a document.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Components {
    /// Schemas by WB's name.
    #[serde(default, skip_serializing_if = "IndexMap::is_empty")]
    pub schemas: IndexMap<String, Schema>,
    /// The authorisation scheme.
    #[serde(default, skip_serializing_if = "IndexMap::is_empty")]
    pub security_schemes: IndexMap<String, Value>,
}

/// One operation: a method on a path.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct OperationSpec {
    /// WB's own id, where it gives one. Never used for Rust names.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub operation_id: Option<String>,
    /// Whether WB has announced the removal of the operation.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub deprecated: bool,
    /// Whether the operation only reads; `None` where WB does not say (then it is taken to write).
    #[serde(rename = "x-readonly-method", default, skip_serializing_if = "Option::is_none")]
    pub read_only: Option<bool>,
    /// Token category the operation needs (several joined by commas: any of them); `all` and
    /// `commonapi` need none in particular.
    #[serde(rename = "x-category", default, skip_serializing_if = "Option::is_none")]
    pub category: Option<String>,
    /// Token types that may call (`personal`, `service`, `base-with-secret`, `base`); empty: all.
    #[serde(rename = "x-token-types", default, skip_serializing_if = "Vec::is_empty")]
    pub token_types: Vec<String>,
    /// Date of the first documents without the operation: WB has removed it, and calls answer so
    /// without a request.
    #[serde(rename = "x-retired", default, skip_serializing_if = "Option::is_none")]
    pub retired: Option<String>,
    /// Production host first, then the sandbox host where there is one.
    pub servers: Vec<Server>,
    /// Further hosts that serve it, each with a count of its own (`GET /ping`).
    #[serde(rename = "x-also-on", default, skip_serializing_if = "Vec::is_empty")]
    pub also_on: Vec<Server>,
    /// Path, query and header parameters.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parameters: Vec<Parameter>,
    /// The body.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request_body: Option<RequestBody>,
    /// Answers by status code.
    pub responses: IndexMap<String, ResponseSpec>,
}

/// A base URL, scheme and host only.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Server {
    /// For example `https://content-api.wildberries.ru`.
    pub url: String,
}

/// Where a parameter travels.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ParameterIn {
    /// In the path template.
    Path,
    /// In the query.
    Query,
    /// As a header.
    Header,
}

/// A parameter of an operation.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Parameter {
    /// Exact name on the wire.
    pub name: String,
    /// Where it travels.
    #[serde(rename = "in")]
    pub location: ParameterIn,
    /// Whether it must be sent.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub required: bool,
    /// How an array is written: `form` (the default).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub style: Option<String>,
    /// Whether an array repeats the name (`true`, the default) or is joined with commas.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub explode: Option<bool>,
    /// Its type.
    pub schema: Schema,
}

/// The body of a request.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RequestBody {
    /// Whether it must be sent.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub required: bool,
    /// Schemas by media type; one entry.
    pub content: IndexMap<String, MediaType>,
}

/// One answer.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResponseSpec {
    /// Always empty: WB's sentences stay with WB. OpenAPI wants the key.
    pub description: String,
    /// Schemas by media type; empty for an answer without a body.
    #[serde(default, skip_serializing_if = "IndexMap::is_empty")]
    pub content: IndexMap<String, MediaType>,
}

/// A body in one media type.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MediaType {
    /// Its type; absent where WB names a media type and no more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub schema: Option<Schema>,
}

/// The JSON kind of a schema.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// `true` or `false`.
    Boolean,
    /// A whole number.
    Integer,
    /// A number.
    Number,
    /// Text; `format` says of what.
    String,
    /// A list of `items`.
    Array,
    /// Named `properties`, a map (`additionalProperties`), or anything.
    Object,
}

/// What an amount of money counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Unit {
    /// Hundredths of a unit of currency: kopecks.
    Hundredths,
    /// Roubles.
    Roubles,
    /// Units of whatever currency the account or the report is in: roubles, and not kopecks.
    Whole,
}

/// A type. Normalised: `$ref` stands alone; `allOf` and `anyOf` do not occur; a schema without
/// `type`, `$ref` and `oneOf` takes any JSON value.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Schema {
    /// `#/components/schemas/NAME`.
    #[serde(rename = "$ref", default, skip_serializing_if = "Option::is_none")]
    pub reference: Option<String>,
    /// JSON kind.
    #[serde(rename = "type", default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<Kind>,
    /// Normalised format: `int64`, `double`, `date`, `date-time`, `decimal` (a string that holds a
    /// number), `byte` (base64), `binary`, `uuid`, `unix-seconds`, `unix-milliseconds`,
    /// `date-dmy` (`dd.mm.yyyy`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub format: Option<String>,
    /// What a number of money counts, where WB says it.
    #[serde(rename = "x-unit", default, skip_serializing_if = "Option::is_none")]
    pub unit: Option<Unit>,
    /// Whether WB says `null` may stand here.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub nullable: bool,
    /// Known values.
    #[serde(rename = "enum", default, skip_serializing_if = "Vec::is_empty")]
    pub enumeration: Vec<Value>,
    /// WB's names for the known values.
    #[serde(rename = "x-enum-varnames", default, skip_serializing_if = "Vec::is_empty")]
    pub enum_names: Vec<String>,
    /// Value taken when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default: Option<Value>,
    /// Smallest number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minimum: Option<serde_json::Number>,
    /// Largest number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub maximum: Option<serde_json::Number>,
    /// Shortest text, in characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub min_length: Option<u64>,
    /// Longest text, in characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_length: Option<u64>,
    /// Fewest elements.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub min_items: Option<u64>,
    /// Most elements.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_items: Option<u64>,
    /// Whether the elements of an array differ from each other.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unique_items: bool,
    /// Whether WB has announced the removal of the field.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub deprecated: bool,
    /// Type of the elements of an array.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub items: Option<Box<Schema>>,
    /// Fields of an object.
    #[serde(default, skip_serializing_if = "IndexMap::is_empty")]
    pub properties: IndexMap<String, Schema>,
    /// Fields that must be there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub required: Vec<String>,
    /// Type of the values of a map.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub additional_properties: Option<Box<Schema>>,
    /// Alternatives.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub one_of: Vec<Schema>,
    /// The field that tells the alternatives apart.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub discriminator: Option<Discriminator>,
}

/// Tells the alternatives of `oneOf` apart.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Discriminator {
    /// The field to look at.
    pub property_name: String,
    /// Its values and the schemas they stand for.
    #[serde(default, skip_serializing_if = "IndexMap::is_empty")]
    pub mapping: IndexMap<String, String>,
}

impl Document {
    /// All operations with path and method (lower case), in document order.
    pub fn operations(&self) -> impl Iterator<Item = (&str, &str, &OperationSpec)> {
        self.paths.iter().flat_map(|(path, methods)| {
            methods.iter().map(move |(method, operation)| (path.as_str(), method.as_str(), operation))
        })
    }

    /// Follows `$ref`s until a schema with a body; `None` for a broken or circular reference.
    pub fn resolve<'a>(&'a self, schema: &'a Schema) -> Option<&'a Schema> {
        let mut schema = schema;
        for _ in 0..=self.components.schemas.len() {
            match &schema.reference {
                None => return Some(schema),
                Some(reference) => schema = self.components.schemas.get(reference_name(reference)?)?,
            }
        }
        None
    }
}

/// `NAME` of `#/components/schemas/NAME`.
pub fn reference_name(reference: &str) -> Option<&str> {
    reference.strip_prefix("#/components/schemas/")
}
