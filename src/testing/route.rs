//! Which operation a request is for.

use std::collections::HashMap;
use std::sync::Arc;

use http::Method;

use super::contract::{Document, OperationSpec};
use crate::limits::Limit;
use crate::operation::{Category, Operation, Scope, TokenType};

/// An operation the simulator serves.
pub(crate) struct Route {
    document: Arc<Document>,
    /// Its key in the document; empty for an operation the contract does not hold.
    path_key: String,
    method_key: String,
    pub(crate) method: Method,
    pub(crate) template: String,
    segments: Vec<Segment>,
    pub(crate) scope: Scope,
    pub(crate) sandbox: bool,
    operation: Option<&'static Operation>,
    pub(crate) bucket: String,
    default_limit: Limit,
}

enum Segment {
    Literal(String),
    Parameter { before: String, name: String, after: String },
}

impl Route {
    fn new(
        document: &Arc<Document>,
        path: &str,
        method: &str,
        spec: &OperationSpec,
        known: bool,
    ) -> Option<Route> {
        let http_method = Method::from_bytes(method.to_ascii_uppercase().as_bytes()).ok()?;
        let hosts = || spec.servers.iter().map(|server| host(&server.url));
        let scope = hosts().find_map(|host| Scope::ALL.into_iter().find(|scope| scope.host() == host))?;
        let sandbox = hosts().any(|host| scope.sandbox_host() == Some(host));
        let operation = crate::operation(http_method.as_str(), path).filter(|_| known);
        Some(Route {
            document: Arc::clone(document),
            path_key: path.to_owned(),
            method_key: method.to_owned(),
            segments: segments(path),
            template: path.to_owned(),
            scope,
            sandbox,
            operation,
            bucket: operation
                .map_or_else(|| format!("{http_method} {path}"), |operation| operation.bucket.to_owned()),
            default_limit: scope.default_limit(),
            method: http_method,
        })
    }

    /// WB serves `/ping` on every host, with a bucket for each; its documents list one.
    fn ping(document: &Arc<Document>, scope: Scope) -> Route {
        Route {
            document: Arc::clone(document),
            path_key: "/ping".to_owned(),
            method_key: "get".to_owned(),
            method: Method::GET,
            template: "/ping".to_owned(),
            segments: segments("/ping"),
            scope,
            sandbox: scope.sandbox_host().is_some(),
            operation: None,
            // The documented one has the bucket of its operation.
            bucket: if scope == Scope::Common { "general.ping".to_owned() } else { format!("ping.{scope}") },
            default_limit: crate::generated::PING.get(TokenType::Personal).unwrap_or(scope.default_limit()),
        }
    }

    pub(crate) fn document(&self) -> &Document {
        &self.document
    }

    pub(crate) fn spec(&self) -> Option<&OperationSpec> {
        self.document.paths.get(&self.path_key)?.get(&self.method_key)
    }

    pub(crate) fn limit(&self, token_type: TokenType) -> Limit {
        self.operation.map_or(self.default_limit, |operation| operation.limit(token_type))
    }

    /// Bucket and limit in the sandbox, where they are its own.
    pub(crate) fn sandbox_limit(&self) -> Option<(&'static str, Limit)> {
        self.operation.and_then(|operation| operation.sandbox_limit)
    }

    /// Requests WB counts for an answer with this status.
    pub(crate) fn cost_of(&self, status: u16) -> u32 {
        match self.operation {
            Some(operation) => operation.cost_of(status),
            None if self.scope == Scope::Marketplace && (400..500).contains(&status) && status != 429 => 10,
            None => 1,
        }
    }

    pub(crate) fn category(&self) -> Option<Category> {
        if let Some(operation) = self.operation {
            return operation.category;
        }
        match self.spec()?.category.as_deref()? {
            "content" => Some(Category::Content),
            "contentanalytics" | "analytics" => Some(Category::Analytics),
            "discountsandprices" | "prices" => Some(Category::Prices),
            "marketplace" => Some(Category::Marketplace),
            "statistics" => Some(Category::Statistics),
            "advert" | "promotion" => Some(Category::Promotion),
            "questionsandfeedback" | "feedbacks" => Some(Category::Feedbacks),
            "buyerchat" | "buyer-chat" => Some(Category::BuyerChat),
            "supplies" => Some(Category::Supplies),
            "returns" => Some(Category::Returns),
            "documents" => Some(Category::Documents),
            "finance" => Some(Category::Finance),
            "usermanagement" | "users" => Some(Category::Users),
            _ => None,
        }
    }

    pub(crate) fn read_only(&self) -> bool {
        match self.operation {
            Some(operation) => operation.read_only,
            None => self.spec().is_some_and(|spec| spec.read_only == Some(true)),
        }
    }

    pub(crate) fn allows(&self, token_type: TokenType) -> bool {
        if let Some(operation) = self.operation {
            return operation.token_types.is_empty()
                || operation.token_types.contains(&token_type)
                || token_type == TokenType::Test;
        }
        let Some(spec) = self.spec() else { return true };
        let name = token_type.name().replace('_', "-");
        spec.token_types.is_empty() || spec.token_types.contains(&name) || token_type == TokenType::Test
    }

    /// Status codes WB documents as success; 200 where it documents none.
    pub(crate) fn success(&self) -> Vec<u16> {
        let codes: Vec<u16> = self
            .spec()
            .into_iter()
            .flat_map(|spec| spec.responses.keys())
            .filter_map(|code| code.parse().ok())
            .filter(|code| (200..300).contains(code))
            .collect();
        if codes.is_empty() { vec![200] } else { codes }
    }

    /// The path parameters when the path fits the template.
    fn matches(&self, path: &str) -> Option<Vec<(String, String)>> {
        let mut parts = path.strip_prefix('/')?.split('/');
        let mut parameters = Vec::new();
        for segment in &self.segments {
            let part = parts.next()?;
            match segment {
                Segment::Literal(literal) if literal == part => {}
                Segment::Literal(_) => return None,
                Segment::Parameter { before, name, after } => {
                    let raw = part.strip_prefix(before.as_str())?.strip_suffix(after.as_str())?;
                    if raw.is_empty() {
                        return None;
                    }
                    parameters.push((name.clone(), decode(raw, false)));
                }
            }
        }
        parts.next().is_none().then_some(parameters)
    }

    fn literals(&self) -> usize {
        self.segments.iter().filter(|segment| matches!(segment, Segment::Literal(_))).count()
    }
}

fn host(url: &str) -> &str {
    let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
    rest.split(['/', ':']).next().unwrap_or(rest)
}

fn segments(template: &str) -> Vec<Segment> {
    let template = template.strip_prefix('/').unwrap_or(template);
    template
        .split('/')
        .map(|part| {
            match part.split_once('{').and_then(|(before, rest)| Some((before, rest.split_once('}')?))) {
                Some((before, (name, after))) => Segment::Parameter {
                    before: before.to_owned(),
                    name: name.to_owned(),
                    after: after.to_owned(),
                },
                None => Segment::Literal(part.to_owned()),
            }
        })
        .collect()
}

/// Undoes percent-encoding; in a query `+` is a space. What is not UTF-8 is replaced.
pub(crate) fn decode(text: &str, query: bool) -> String {
    let bytes = text.as_bytes();
    let mut decoded = Vec::with_capacity(bytes.len());
    let mut index = 0;
    while let Some(&byte) = bytes.get(index) {
        let hex = |at: usize| bytes.get(at).and_then(|byte| (*byte as char).to_digit(16));
        match (byte, hex(index + 1), hex(index + 2)) {
            (b'%', Some(high), Some(low)) => {
                decoded.push((high * 16 + low) as u8);
                index += 3;
                continue;
            }
            (b'+', ..) if query => decoded.push(b' '),
            _ => decoded.push(byte),
        }
        index += 1;
    }
    String::from_utf8_lossy(&decoded).into_owned()
}

/// Name and value of each pair of a query, decoded.
pub(crate) fn query_pairs(query: &str) -> Vec<(String, String)> {
    query
        .split('&')
        .filter(|pair| !pair.is_empty())
        .map(|pair| {
            let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
            (decode(name, true), decode(value, true))
        })
        .collect()
}

/// All operations, by scope.
pub(crate) struct Routes {
    by_scope: HashMap<Scope, Vec<Arc<Route>>>,
}

/// The operation found, or what to tell about why there is none.
pub(crate) enum Found {
    Route(Arc<Route>, Vec<(String, String)>),
    Nothing(String),
}

impl Routes {
    /// With `known`, limits and rights are those of the operations compiled in; without, those the
    /// documents tell of.
    pub(crate) fn new(documents: &[Arc<Document>], known: bool) -> Routes {
        let mut by_scope: HashMap<Scope, Vec<Arc<Route>>> = HashMap::new();
        let empty = Arc::new(Document {
            openapi: String::new(),
            info: super::contract::Info { title: String::new(), version: String::new() },
            security: Vec::new(),
            paths: Default::default(),
            components: Default::default(),
        });
        let pinged = documents.iter().find(|document| document.paths.contains_key("/ping")).unwrap_or(&empty);
        for scope in Scope::ALL {
            by_scope.entry(scope).or_default().push(Arc::new(Route::ping(pinged, scope)));
        }
        for document in documents {
            for (path, method, spec) in document.operations() {
                if path == "/ping" {
                    continue;
                }
                if let Some(route) = Route::new(document, path, method, spec, known) {
                    by_scope.entry(route.scope).or_default().push(Arc::new(route));
                }
            }
        }
        Routes { by_scope }
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Arc<Route>> {
        Scope::ALL.into_iter().filter_map(|scope| self.by_scope.get(&scope)).flatten()
    }

    pub(crate) fn get(&self, method: &Method, template: &str) -> Option<&Arc<Route>> {
        self.iter().find(|route| route.method == *method && route.template == template)
    }

    pub(crate) fn find(&self, scope: Scope, sandbox: bool, method: &Method, path: &str) -> Found {
        let best = |scope: Scope| {
            self.by_scope
                .get(&scope)
                .into_iter()
                .flatten()
                .filter(|route| route.method == *method)
                .filter_map(|route| Some((route, route.matches(path)?)))
                .max_by_key(|(route, _)| route.literals())
        };
        match best(scope) {
            Some((route, parameters)) if !sandbox || route.sandbox => {
                return Found::Route(Arc::clone(route), parameters);
            }
            Some(_) => return Found::Nothing(format!("{method} {path} is not served in the sandbox")),
            None => {}
        }
        if let Some(other) = Scope::ALL.into_iter().find(|other| best(*other).is_some()) {
            return Found::Nothing(format!(
                "{method} {path} is served by the host of {other}, not of {scope}"
            ));
        }
        let methods: Vec<&str> = self
            .iter()
            .filter(|route| route.scope == scope && route.matches(path).is_some())
            .map(|route| route.method.as_str())
            .collect();
        if methods.is_empty() {
            Found::Nothing(format!("no operation has the path {path}"))
        } else {
            Found::Nothing(format!("{path} takes {}, not {method}", methods.join(", ")))
        }
    }
}
