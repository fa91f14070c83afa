//! The contract in `specs/`, as the commands read it.

pub mod catalog;
#[path = "../../../src/testing/contract.rs"]
pub mod document;
pub mod limits;
pub mod merged;
pub mod names;
pub mod pins;

use std::{collections::BTreeSet, fmt, path::Path};

use anyhow::{Context, Result, bail};

use catalog::Catalog;
use document::Document;
use limits::Limits;
use names::Names;
use pins::Pins;

use crate::texts::Texts;

/// Number and module name of the 13 APIs, in document order.
pub const APIS: [(u8, &str); 13] = [
    (1, "general"),
    (2, "items"),
    (3, "orders_fbs"),
    (4, "orders_dbw"),
    (5, "orders_dbs"),
    (6, "in_store_pickup"),
    (7, "orders_fbw"),
    (8, "promotion"),
    (9, "communications"),
    (10, "tariffs"),
    (11, "analytics"),
    (12, "reports"),
    (13, "finances"),
];

/// File name of an API's document in `specs/`.
pub fn document_file(number: u8, module: &str) -> String {
    format!("{number:02}-{}.yaml", module.replace('_', "-"))
}

/// `specs/`, read and checked.
#[derive(Debug, Clone)]
pub struct Contract {
    /// The APIs in document order.
    pub apis: Vec<Api>,
    /// Where the documents come from.
    #[allow(dead_code, reason = "for commands that are not there yet")]
    pub catalog: Catalog,
    /// The limits of every operation.
    pub limits: Limits,
    /// Rust name and sentence of every operation.
    pub names: Names,
    /// Names of types by their places.
    pub pins: Pins,
    /// WB's own texts, for a private build; otherwise none.
    pub texts: Texts,
}

/// One API.
#[derive(Debug, Clone)]
pub struct Api {
    /// 1 to 13.
    #[allow(dead_code, reason = "for commands that are not there yet")]
    pub number: u8,
    /// Module name, for example `orders_fbs`.
    pub module: String,
    /// The document.
    pub document: Document,
}

/// Names an operation: API, method in upper case, path.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OperationKey {
    /// Module name of the API.
    pub module: String,
    /// Method in upper case.
    pub method: String,
    /// Path template.
    pub path: String,
}

impl OperationKey {
    /// A key; the method may be in any case.
    pub fn new(module: &str, method: &str, path: &str) -> Self {
        Self { module: module.to_owned(), method: method.to_ascii_uppercase(), path: path.to_owned() }
    }

    /// Reads `module METHOD /path`.
    pub fn parse(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let (module, method, path) = (words.next()?, words.next()?, words.next()?);
        (words.next().is_none() && path.starts_with('/')).then(|| Self::new(module, method, path))
    }

    /// `METHOD /path`, the key of a row of `names.toml`.
    pub fn row(&self) -> String {
        format!("{} {}", self.method, self.path)
    }
}

impl fmt::Display for OperationKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.module, self.method, self.path)
    }
}

impl Api {
    /// The keys of the API's operations, in document order.
    pub fn keys(&self) -> impl Iterator<Item = OperationKey> {
        self.document.operations().map(|(path, method, _)| OperationKey::new(&self.module, method, path))
    }

    /// The keys of the operations that WB still has.
    pub fn live_keys(&self) -> impl Iterator<Item = OperationKey> {
        let live = self.document.operations().filter(|(_, _, spec)| spec.retired.is_none());
        live.map(|(path, method, _)| OperationKey::new(&self.module, method, path))
    }
}

impl Contract {
    /// Reads and checks the contract in `dir`. Without a `names.toml` every operation has its
    /// derived name.
    pub fn load(dir: &Path) -> Result<Self> {
        Self::read(&|name| {
            let path = dir.join(name);
            if !path.exists() {
                return Ok(None);
            }
            std::fs::read_to_string(&path)
                .map(Some)
                .with_context(|| format!("cannot read {}", path.display()))
        })
        .with_context(|| dir.display().to_string())
    }

    /// Reads and checks the contract in files given by name.
    pub fn read(file: &dyn Fn(&str) -> Result<Option<String>>) -> Result<Self> {
        let must = |name: &str| file(name)?.with_context(|| format!("{name} does not exist"));
        let mut apis = Vec::with_capacity(APIS.len());
        for (number, module) in APIS {
            let name = document_file(number, module);
            let document: Document = serde_yaml_ng::from_str(&must(&name)?)
                .with_context(|| format!("{name} is not in the contract's dialect"))?;
            if document.info.title != module {
                bail!("{name}: title is {:?}, not {module:?}", document.info.title);
            }
            apis.push(Api { number, module: module.to_owned(), document });
        }
        let keys: BTreeSet<OperationKey> =
            apis.iter().flat_map(|api| api.keys().collect::<Vec<_>>()).collect();

        let catalog = toml::from_str(&must("catalog.toml")?).context("catalog.toml")?;
        let live = apis.iter().flat_map(|api| api.live_keys().collect::<Vec<_>>()).collect();
        let limits = Limits::parse(&must("limits.toml")?, &live).context("limits.toml")?;
        let names = match file("names.toml")? {
            Some(text) => Names::parse(&text, &keys).context("names.toml")?,
            None => Names::derived(&keys),
        };
        let pins = match file(pins::FILE)? {
            Some(text) => Pins::parse(&text).context(pins::FILE)?,
            None => Pins::default(),
        };
        Ok(Self { apis, catalog, limits, names, pins, texts: Texts::default() })
    }
}

/// The scopes the SDK knows.
const SCOPES: [&str; 16] = [
    "common",
    "content",
    "analytics",
    "prices",
    "marketplace",
    "statistics",
    "advert",
    "feedbacks",
    "buyer-chat",
    "supplies",
    "returns",
    "documents",
    "finance",
    "user-management",
    "dp-calendar",
    "advert-media",
];

/// Scope of a host that the SDK knows.
pub fn known_scope(host: &str) -> Result<String> {
    let scope = scope_of_host(host).with_context(|| format!("host `{host}` is of no known scope"))?;
    if !SCOPES.contains(&scope.as_str()) {
        bail!(
            "host `{host}` is of no known scope: add `{scope}` to `Scope` in src/operation.rs, and to xtask"
        );
    }
    Ok(scope)
}

/// Scope of a host: the first label without `-api`, under the names the SDK uses.
/// `None` for a host that is not one of WB's API hosts.
pub fn scope_of_host(host: &str) -> Option<String> {
    let label = host.strip_prefix("https://").unwrap_or(host).strip_suffix(".wildberries.ru")?;
    let label = label.strip_suffix("-sandbox").unwrap_or(label).strip_suffix("-api")?;
    Some(match label {
        "seller-analytics" => "analytics".to_owned(),
        "discounts-prices" => "prices".to_owned(),
        other => other.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scopes_come_from_hosts() {
        assert_eq!(scope_of_host("https://content-api.wildberries.ru").as_deref(), Some("content"));
        assert_eq!(scope_of_host("content-api-sandbox.wildberries.ru").as_deref(), Some("content"));
        assert_eq!(scope_of_host("seller-analytics-api.wildberries.ru").as_deref(), Some("analytics"));
        assert_eq!(scope_of_host("discounts-prices-api.wildberries.ru").as_deref(), Some("prices"));
        assert_eq!(scope_of_host("dp-calendar-api.wildberries.ru").as_deref(), Some("dp-calendar"));
        assert_eq!(scope_of_host("example.org"), None);
    }

    #[test]
    fn keys_are_read_and_written() {
        let key = OperationKey::parse("items POST /content/v2/tag").unwrap();
        assert_eq!(key.to_string(), "items POST /content/v2/tag");
        assert_eq!(key.row(), "POST /content/v2/tag");
        assert_eq!(OperationKey::parse("items POST"), None);
        assert_eq!(OperationKey::parse("items POST /a b"), None);
    }
}
