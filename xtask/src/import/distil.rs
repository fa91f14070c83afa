//! One official document -> the dialect of `specs/`.

use std::collections::{BTreeSet, HashMap};

use indexmap::IndexMap;
use serde_json::{Map, Value};

use super::{
    carry::{UNKNOWN, UNKNOWN_DATE, UNKNOWN_INSTANT, UNKNOWN_UNIX_TIME},
    formats::{Meaning, meaning},
    infer,
    problems::Problems,
};
use crate::contract::document::{
    Components, Discriminator, Document, Info, Kind, MediaType, OperationSpec, Parameter, ParameterIn,
    RequestBody, ResponseSpec, Schema, Server, reference_name,
};

const METHODS: [&str; 7] = ["get", "put", "post", "delete", "patch", "head", "options"];
/// Keys that hold sentences or pictures, not facts.
const PROSE: [&str; 9] = [
    "summary",
    "description",
    "example",
    "examples",
    "tags",
    "externalDocs",
    "x-displayName",
    "title",
    "xml",
];
/// A reference deeper than this goes in circles.
const DEPTH: usize = 40;

/// A distilled document, and what else its operations say.
#[derive(Debug)]
pub struct Distilled {
    /// Facts only.
    pub document: Document,
    /// Method (upper case), path and description of every operation.
    pub descriptions: Vec<(String, String, String)>,
    /// Decisions worth telling.
    pub notes: Vec<String>,
}

/// Distils the document `root` of file `file`.
pub fn distil(
    root: &Value,
    file: &str,
    module: &str,
    date: &str,
    previous: Option<&Document>,
    problems: &mut Problems,
) -> Distilled {
    let mut distiller = Distiller {
        root,
        file,
        problems,
        at: String::new(),
        trail: Vec::new(),
        depth: 0,
        examples: HashMap::new(),
        notes: Vec::new(),
        of_the_list: (None, None),
    };
    distiller.gather_examples(root);
    let (mut document, descriptions) = distiller.document(module, date);
    let notes = distiller.notes;
    super::carry::carry(&mut document, previous);
    prune(&mut document);
    Distilled { document, descriptions, notes }
}

struct Distiller<'a> {
    root: &'a Value,
    file: &'a str,
    problems: &'a mut Problems,
    /// The operation or schema at hand.
    at: String,
    /// Names on the way from there to the schema at hand.
    trail: Vec<String>,
    depth: usize,
    /// Examples by address of the schema they are of.
    examples: HashMap<usize, Vec<&'a Value>>,
    notes: Vec<String>,
    /// Bounds that the schema just read had on behalf of the list it is the element of.
    of_the_list: (Option<u64>, Option<u64>),
}

fn address(value: &Value) -> usize {
    std::ptr::from_ref(value) as usize
}

fn flag(object: &Map<String, Value>, key: &str) -> bool {
    object.get(key) == Some(&Value::Bool(true))
}

impl<'a> Distiller<'a> {
    fn problem(&mut self, message: impl std::fmt::Display) {
        let place = if self.trail.is_empty() { String::new() } else { format!("{}: ", self.trail.join(".")) };
        self.problems.add(self.file, &self.at, format!("{place}{message}"));
    }

    fn within<T>(&mut self, name: impl Into<String>, work: impl FnOnce(&mut Self) -> T) -> T {
        self.trail.push(name.into());
        let result = work(self);
        self.trail.pop();
        result
    }

    /// An object whose keys are all facts we know or prose.
    fn object(&mut self, value: &'a Value, what: &str, facts: &[&str]) -> Option<&'a Map<String, Value>> {
        let Some(object) = value.as_object() else {
            self.problem(format_args!("{what} is not an object: {}", excerpt(value)));
            return None;
        };
        for (key, value) in object {
            if !facts.contains(&key.as_str()) && !PROSE.contains(&key.as_str()) {
                self.problem(format_args!("unknown key {key:?} of {what}: {}", excerpt(value)));
            }
        }
        Some(object)
    }

    /// Follows the `$ref` of anything but a schema.
    fn resolve(&mut self, mut value: &'a Value) -> Option<&'a Value> {
        for _ in 0..DEPTH {
            let Some(reference) = value.get("$ref").and_then(Value::as_str) else { return Some(value) };
            let Some(target) = reference.strip_prefix('#').and_then(|pointer| self.root.pointer(pointer))
            else {
                self.problem(format_args!("reference to nothing: {reference:?}"));
                return None;
            };
            value = target;
        }
        self.problem("reference in a circle");
        None
    }

    fn document(&mut self, module: &str, date: &str) -> (Document, Vec<(String, String, String)>) {
        let mut document = Document {
            openapi: "3.0.3".to_owned(),
            info: Info { title: module.to_owned(), version: date.to_owned() },
            security: vec![IndexMap::from([("HeaderApiKey".to_owned(), Vec::new())])],
            paths: IndexMap::new(),
            components: Components::default(),
        };
        let mut descriptions = Vec::new();
        let facts = ["openapi", "info", "security", "servers", "paths", "components", "x-tagGroups"];
        let Some(root) = self.object(self.root, "the document", &facts) else {
            return (document, descriptions);
        };
        if let Some(info) = root.get("info") {
            self.object(info, "info", &["version", "x-file-name"]);
        }
        let root_servers = root.get("servers").unwrap_or(&Value::Null);
        let secured = root.get("security").is_some_and(|security| self.is_our_security(security));

        let paths = root.get("paths").and_then(Value::as_object).into_iter().flatten();
        for (path, item) in paths {
            self.at = path.clone();
            let facts = [&METHODS[..], &["servers", "parameters"]].concat();
            let Some(item) = self.object(item, "a path", &facts) else { continue };
            let servers = item.get("servers").unwrap_or(root_servers);
            let mut operations = IndexMap::new();
            for (method, operation) in item.iter().filter(|(method, _)| METHODS.contains(&method.as_str())) {
                self.at = format!("{} {path}", method.to_ascii_uppercase());
                let Some(spec) = self.operation(operation, path, servers, item.get("parameters"), secured)
                else {
                    continue;
                };
                let description = operation.get("description").and_then(Value::as_str).unwrap_or_default();
                descriptions.push((method.to_ascii_uppercase(), path.clone(), description.to_owned()));
                operations.insert(method.clone(), spec);
            }
            document.paths.insert(path.clone(), operations);
        }
        if descriptions.is_empty() {
            self.at = String::new();
            self.problem("the document has no operations");
        }

        self.at = String::new();
        if let Some(components) = root.get("components") {
            let facts = ["schemas", "securitySchemes", "responses", "parameters", "requestBodies"];
            if let Some(components) = self.object(components, "components", &facts) {
                for (name, schema) in
                    components.get("schemas").and_then(Value::as_object).into_iter().flatten()
                {
                    self.at = format!("schema {name}");
                    let schema = self.schema(schema);
                    document.components.schemas.insert(name.clone(), schema);
                }
                self.at = String::new();
                self.security_schemes(components.get("securitySchemes"), &mut document);
            }
        }
        (document, descriptions)
    }

    fn security_schemes(&mut self, schemes: Option<&'a Value>, document: &mut Document) {
        let expected = serde_json::json!({ "type": "apiKey", "name": "Authorization", "in": "header" });
        for (name, scheme) in schemes.and_then(Value::as_object).into_iter().flatten() {
            let Some(facts) = self.object(scheme, "a security scheme", &["type", "name", "in"]) else {
                continue;
            };
            let facts: Map<String, Value> = facts
                .iter()
                .filter(|(key, _)| !PROSE.contains(&key.as_str()))
                .map(|(k, v)| (k.clone(), v.clone()))
                .collect();
            if name != "HeaderApiKey" || Value::Object(facts) != expected {
                self.problem(format_args!("unknown security scheme {name}: {}", excerpt(scheme)));
            }
        }
        document.components.security_schemes.insert("HeaderApiKey".to_owned(), expected);
    }

    fn is_our_security(&mut self, security: &Value) -> bool {
        let ours = *security == serde_json::json!([{ "HeaderApiKey": [] }]);
        if !ours {
            self.problem(format_args!("unknown security: {}", excerpt(security)));
        }
        ours
    }

    fn operation(
        &mut self,
        value: &'a Value,
        path: &str,
        servers: &'a Value,
        shared: Option<&'a Value>,
        secured: bool,
    ) -> Option<OperationSpec> {
        let facts = [
            "operationId",
            "deprecated",
            "x-readonly-method",
            "x-category",
            "x-token-types",
            "servers",
            "security",
            "parameters",
            "requestBody",
            "responses",
        ];
        let object = self.object(value, "an operation", &facts)?;
        let secured = match object.get("security") {
            Some(security) => self.is_our_security(security),
            None => secured,
        };
        if !secured {
            self.problem("the operation names no authorisation");
        }
        let mut spec = OperationSpec {
            operation_id: object.get("operationId").and_then(Value::as_str).map(str::to_owned),
            deprecated: flag(object, "deprecated"),
            read_only: object.get("x-readonly-method").and_then(Value::as_bool),
            category: object.get("x-category").and_then(category),
            token_types: Vec::new(),
            retired: None,
            servers: Vec::new(),
            also_on: Vec::new(),
            parameters: Vec::new(),
            request_body: None,
            responses: IndexMap::new(),
        };
        (spec.servers, spec.also_on) = self.servers(object.get("servers").unwrap_or(servers), path);
        for (key, known) in
            [("x-readonly-method", spec.read_only.is_some()), ("x-category", spec.category.is_some())]
        {
            if !known && let Some(value) = object.get(key) {
                self.problem(format_args!("cannot read {key}: {}", excerpt(value)));
            }
        }
        for token in object.get("x-token-types").and_then(Value::as_array).into_iter().flatten() {
            match token.as_str() {
                Some(token @ ("personal" | "service" | "base-with-secret" | "base")) => {
                    spec.token_types.push(token.to_owned());
                }
                _ => self.problem(format_args!("unknown token type: {}", excerpt(token))),
            }
        }
        let own = object.get("parameters");
        for list in [shared, own].into_iter().flatten() {
            for parameter in list.as_array().into_iter().flatten() {
                if let Some(parameter) = self.parameter(parameter) {
                    // A parameter of the operation takes the place of the path's.
                    spec.parameters.retain(|other| {
                        (&other.name, other.location) != (&parameter.name, parameter.location)
                    });
                    spec.parameters.push(parameter);
                }
            }
        }
        self.check_path(path, &spec);
        spec.request_body = object.get("requestBody").and_then(|body| self.body(body));
        for (status, response) in object.get("responses").and_then(Value::as_object).into_iter().flatten() {
            if status.len() != 3 || !status.bytes().all(|byte| byte.is_ascii_digit()) {
                self.problem(format_args!("unknown status {status:?}"));
            }
            let response = self.within(status.as_str(), |this| {
                let response = this.resolve(response)?;
                let object = this.object(response, "a response", &["content"])?;
                Some(ResponseSpec {
                    description: String::new(),
                    content: this.content(object.get("content")),
                })
            });
            if let Some(response) = response {
                spec.responses.insert(status.clone(), response);
            }
        }
        if !spec.responses.keys().any(|status| status.starts_with('2')) {
            self.problem("no answer of success");
        }
        Some(spec)
    }

    /// The production host and its sandbox, and for `/ping` the other hosts that serve it.
    fn servers(&mut self, value: &'a Value, path: &str) -> (Vec<Server>, Vec<Server>) {
        let mut also_on = Vec::new();
        let mut production = Vec::new();
        let mut sandbox = Vec::new();
        for server in value.as_array().into_iter().flatten() {
            let url =
                self.object(server, "a server", &["url"]).and_then(|server| server.get("url")?.as_str());
            let url = url.unwrap_or_default();
            match crate::contract::scope_of_host(url) {
                Some(_) if !url.starts_with("https://") || url["https://".len()..].contains('/') => {
                    self.problem(format_args!("server is more than a host: {url:?}"));
                }
                Some(_) if url.contains("-sandbox.") => sandbox.push(url),
                Some(_) => production.push(url),
                None => self.problem(format_args!("unknown server {}", excerpt(server))),
            }
        }
        if path == "/ping" && production.len() > 1 {
            // Every host answers it, each with its own count.
            let scope = |url: &str| crate::contract::scope_of_host(url);
            let (own, others): (Vec<&str>, Vec<&str>) =
                sandbox.into_iter().partition(|url| scope(url) == scope(production[0]));
            sandbox = own;
            also_on.extend(production.drain(1..).chain(others).map(|url| Server { url: url.to_owned() }));
        }
        if production.len() != 1 || sandbox.len() > 1 {
            self.problem(format_args!(
                "one production host and at most one sandbox host are expected, not {production:?} and {sandbox:?}"
            ));
        }
        let servers = production.into_iter().chain(sandbox).map(|url| Server { url: url.to_owned() });
        (servers.collect(), also_on)
    }

    fn parameter(&mut self, value: &'a Value) -> Option<Parameter> {
        let value = self.resolve(value)?;
        // `allowEmptyValue` says that an empty value may be sent; leaving the parameter out does as well.
        let facts = ["name", "in", "required", "schema", "style", "explode", "allowEmptyValue"];
        let object = self.object(value, "a parameter", &facts)?;
        let name = object.get("name").and_then(Value::as_str).unwrap_or_default();
        self.within(format!("parameter {name}"), |this| {
            let location = match object.get("in").and_then(Value::as_str) {
                Some("path") => ParameterIn::Path,
                Some("query") => ParameterIn::Query,
                Some("header") => ParameterIn::Header,
                other => {
                    this.problem(format_args!("unknown place {other:?}"));
                    return None;
                }
            };
            let Some(schema) = object.get("schema") else {
                this.problem("it has no schema");
                return None;
            };
            let style = object.get("style").and_then(Value::as_str);
            if let Some(style) = style.filter(|style| !["form", "simple"].contains(style)) {
                this.problem(format_args!("unknown style {style:?}"));
            }
            this.trail.push(name.to_owned());
            let schema = this.schema(schema);
            this.trail.pop();
            Some(Parameter {
                name: name.to_owned(),
                location,
                required: flag(object, "required"),
                style: style.map(str::to_owned),
                explode: object.get("explode").and_then(Value::as_bool),
                schema,
            })
        })
    }

    /// The parameters of the path are those of its template.
    fn check_path(&mut self, path: &str, spec: &OperationSpec) {
        let mut template: Vec<&str> =
            path.split('{').skip(1).filter_map(|rest| rest.split_once('}')).map(|(name, _)| name).collect();
        let mut given: Vec<&str> = spec
            .parameters
            .iter()
            .filter(|parameter| parameter.location == ParameterIn::Path)
            .map(|parameter| parameter.name.as_str())
            .collect();
        template.sort_unstable();
        given.sort_unstable();
        if template != given {
            self.problem(format_args!("path parameters are {given:?}, the template has {template:?}"));
        }
    }

    fn body(&mut self, value: &'a Value) -> Option<RequestBody> {
        self.within("body", |this| {
            let value = this.resolve(value)?;
            let object = this.object(value, "a body", &["required", "content"])?;
            let content = this.content(object.get("content"));
            if content.len() != 1 {
                this.problem(format_args!(
                    "one media type is expected, not {:?}",
                    content.keys().collect::<Vec<_>>()
                ));
            }
            Some(RequestBody { required: flag(object, "required"), content })
        })
    }

    fn content(&mut self, value: Option<&'a Value>) -> IndexMap<String, MediaType> {
        let mut content = IndexMap::new();
        for (name, media) in value.and_then(Value::as_object).into_iter().flatten() {
            // `plain/text` is a slip; a charset says nothing about the schema.
            let mut name = name.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
            if name == "plain/text" {
                name = "text/plain".to_owned();
            }
            let schema = if media.is_null() {
                None
            } else {
                self.object(media, "a media type", &["schema"])
                    .and_then(|media| media.get("schema"))
                    .map(|schema| self.schema(schema))
            };
            if content.insert(name.clone(), MediaType { schema }).is_some() {
                self.problem(format_args!("media type {name:?} occurs twice"));
            }
        }
        content
    }

    fn schema(&mut self, value: &'a Value) -> Schema {
        if self.depth > DEPTH {
            self.problem("schemas in a circle");
            return Schema::default();
        }
        self.depth += 1;
        let schema = self.schema_at(value);
        self.depth -= 1;
        schema
    }

    fn schema_at(&mut self, value: &'a Value) -> Schema {
        let facts = [
            "$ref",
            "type",
            "format",
            "nullable",
            "x-nullable",
            "enum",
            "x-enum-varnames",
            "default",
            "minimum",
            "maximum",
            "minLength",
            "maxLength",
            "minItems",
            "maxItems",
            "uniqueItems",
            "deprecated",
            "items",
            "properties",
            "required",
            "additionalProperties",
            "oneOf",
            "allOf",
            "discriminator",
        ];
        let Some(object) = self.object(value, "a schema", &facts) else { return Schema::default() };
        let (kind, null_in_type) = self.kind(object);
        let mut schema = if let Some(reference) = object.get("$ref") {
            self.reference(reference, object, kind)
        } else if let Some(members) = object.get("allOf") {
            self.all_of(members, object, kind)
        } else if let Some(members) = object.get("oneOf") {
            self.one_of(members, object, kind)
        } else {
            self.plain(value, object, kind)
        };
        let nullable = null_in_type || flag(object, "nullable") || flag(object, "x-nullable");
        let default = object.get("default").filter(|default| !default.is_null());
        if schema.reference.is_some() && (nullable || default.is_some()) {
            // `$ref` stands alone in OpenAPI 3.0: a fact beside it needs a copy.
            schema = self.copy(&schema);
        }
        schema.nullable |= nullable;
        if let Some(default) = default {
            schema.default = Some(default.clone());
        }
        schema.deprecated |= flag(object, "deprecated");
        schema
    }

    /// The `type`, and whether `null` is among the types (OpenAPI 3.1).
    fn kind(&mut self, object: &'a Map<String, Value>) -> (Option<Kind>, bool) {
        let names: Vec<&Value> = match object.get("type") {
            None => Vec::new(),
            Some(Value::Array(names)) => names.iter().collect(),
            Some(name) => vec![name],
        };
        let mut kind = None;
        let mut null = false;
        for name in names {
            let this = match name.as_str() {
                Some("null") => {
                    null = true;
                    continue;
                }
                Some("boolean") => Kind::Boolean,
                Some("integer") => Kind::Integer,
                Some("number") => Kind::Number,
                Some("string") => Kind::String,
                Some("array") => Kind::Array,
                Some("object") => Kind::Object,
                _ => {
                    self.problem(format_args!("unknown type {}", excerpt(name)));
                    continue;
                }
            };
            if kind.replace(this).is_some() {
                self.problem(format_args!("more than one type: {}", excerpt(&object["type"])));
            }
        }
        (kind, null)
    }

    /// No facts but these may stand in `object`.
    fn only(&mut self, object: &Map<String, Value>, what: &str, allowed: &[&str]) {
        let always = ["type", "nullable", "x-nullable", "default", "deprecated"];
        for (key, value) in object {
            let key = key.as_str();
            if !allowed.contains(&key) && !always.contains(&key) && !PROSE.contains(&key) {
                self.problem(format_args!("{key:?} of {what}: {}", excerpt(value)));
            }
        }
    }

    fn reference(&mut self, reference: &'a Value, object: &Map<String, Value>, kind: Option<Kind>) -> Schema {
        self.only(object, "a schema with a $ref", &["$ref"]);
        let Some(name) = reference.as_str().and_then(reference_name) else {
            self.problem(format_args!("unknown reference {}", excerpt(reference)));
            return Schema::default();
        };
        let Some(target) = self.named(name) else {
            self.problem(format_args!("reference to nothing: {name:?}"));
            return Schema::default();
        };
        if let (Some(kind), Some(other)) = (kind, self.implied_kind(target))
            && kind != other
        {
            self.problem(format_args!("type {kind:?} beside a $ref to {name:?}, which is of type {other:?}"));
        }
        Schema { reference: Some(format!("#/components/schemas/{name}")), ..Schema::default() }
    }

    fn named(&self, name: &str) -> Option<&'a Value> {
        self.root.get("components")?.get("schemas")?.get(name)
    }

    /// The type of a schema, said or implied.
    fn implied_kind(&mut self, value: &'a Value) -> Option<Kind> {
        let object = value.as_object()?;
        if object.contains_key("type") {
            return self.kind(object).0;
        }
        if object.contains_key("properties") {
            return Some(Kind::Object);
        }
        if object.contains_key("items") {
            return Some(Kind::Array);
        }
        let name = reference_name(object.get("$ref")?.as_str()?)?;
        let target = self.named(name)?;
        (!std::ptr::eq(target, value)).then(|| self.implied_kind(target)).flatten()
    }

    /// The schema a reference names, to be changed.
    fn copy(&mut self, schema: &Schema) -> Schema {
        let Some(name) = schema.reference.as_deref().and_then(reference_name) else { return schema.clone() };
        let Some(target) = self.named(name) else { return Schema::default() };
        let target = self.schema(target);
        if target.reference.is_some() { self.copy(&target) } else { target }
    }

    fn all_of(&mut self, members: &'a Value, object: &'a Map<String, Value>, kind: Option<Kind>) -> Schema {
        self.only(object, "a schema with allOf", &["allOf", "properties", "required"]);
        let is_stub = |member: &Value| {
            member
                .as_object()
                .is_some_and(|member| member.keys().all(|key| key == "type" || PROSE.contains(&key.as_str())))
        };
        let members: Vec<&'a Value> =
            members.as_array().into_iter().flatten().filter(|member| !is_stub(member)).collect();
        let own = object.contains_key("properties") || object.contains_key("required");
        if let ([member], false) = (members.as_slice(), own) {
            let schema = self.schema(member);
            if let (Some(kind), Some(other)) = (kind, self.implied_kind(member))
                && kind != other
            {
                self.problem(format_args!("type {kind:?} beside allOf of type {other:?}"));
            }
            return schema;
        }
        let mut merged = Schema { kind: Some(Kind::Object), ..Schema::default() };
        let mut parts = Vec::new();
        for member in members {
            let schema = self.schema(member);
            parts.push(self.copy(&schema));
        }
        let mut part = Schema { kind: Some(Kind::Object), ..Schema::default() };
        self.properties(object, &mut part);
        parts.push(part);
        for part in parts {
            let plain = Schema {
                kind: Some(Kind::Object),
                properties: part.properties.clone(),
                required: part.required.clone(),
                nullable: part.nullable,
                format: part.format.clone(),
                ..Schema::default()
            };
            if part != plain {
                self.problem("allOf of something else than objects with fields");
            }
            for (name, field) in part.properties {
                match merged.properties.get(&name) {
                    // A base names the field, an extension says what it holds.
                    Some(other) if is_placeholder(other) => {}
                    Some(other) if *other == field || is_placeholder(&field) => continue,
                    Some(_) => self.problem(format_args!("allOf gives the field {name:?} two types")),
                    None => {}
                }
                merged.properties.insert(name, field);
            }
            for name in part.required {
                if !merged.required.contains(&name) {
                    merged.required.push(name);
                }
            }
        }
        self.required(object, &mut merged);
        merged
    }

    fn one_of(&mut self, members: &'a Value, object: &'a Map<String, Value>, kind: Option<Kind>) -> Schema {
        self.only(object, "a schema with oneOf", &["oneOf", "discriminator"]);
        if kind.is_some_and(|kind| kind != Kind::Object) {
            self.problem(format_args!("type {kind:?} beside oneOf"));
        }
        let members: Vec<&'a Value> = members.as_array().into_iter().flatten().collect();
        if let [member] = members.as_slice() {
            return self.schema(member);
        }
        let one_of = members.into_iter().map(|member| self.schema(member)).collect();
        let discriminator = object.get("discriminator").and_then(|value| {
            match serde_json::from_value::<Discriminator>(value.clone()) {
                Ok(discriminator) => Some(discriminator),
                Err(error) => {
                    self.problem(format_args!("discriminator: {error}"));
                    None
                }
            }
        });
        Schema { one_of, discriminator, ..Schema::default() }
    }

    fn plain(&mut self, value: &'a Value, object: &'a Map<String, Value>, kind: Option<Kind>) -> Schema {
        let examples: Vec<&'a Value> = self.examples.get(&address(value)).cloned().unwrap_or_default();
        let examples: Vec<&'a Value> = examples.into_iter().filter(|example| !example.is_null()).collect();
        let name = self.trail.iter().rev().find(|name| *name != "[]").cloned().unwrap_or_default();
        let mut schema = Schema { kind, ..Schema::default() };
        if kind == Some(Kind::String) && object.contains_key("items") {
            // A slip of 2025. What WB says of the elements says nothing of a text; the type holds.
            let at = [&self.at, ": ", &name].concat();
            self.notes.push(format!("{at}: a string with items is taken as a string"));
            return schema;
        }
        if kind.is_none() {
            if object.contains_key("properties") || object.contains_key("additionalProperties") {
                schema.kind = Some(Kind::Object);
            } else if object.contains_key("items") {
                schema.kind = Some(Kind::Array);
            } else if object.contains_key("enum") || infer::is_text(&name, &examples) {
                schema.kind = Some(Kind::String);
            }
        }
        self.enumeration(object, &mut schema);
        self.numbers(object, &mut schema);
        self.fitting(object, schema.kind);
        let of_the_list = std::mem::take(&mut self.of_the_list);
        match schema.kind {
            Some(Kind::Object) => {
                self.fields(object, &mut schema);
                // GET /content/v2/tags: a list whose document forgot `type: array` and `items`.
                if kind.is_none() && !examples.is_empty() && examples.iter().all(|example| example.is_array())
                {
                    let items = Some(Box::new(schema));
                    schema = Schema { kind: Some(Kind::Array), items, ..Schema::default() };
                }
            }
            Some(Kind::Array) => {
                let items = match object.get("items") {
                    Some(items) => self.within("[]", |this| this.schema(items)),
                    None => element_of(&examples),
                };
                let (least, most) = std::mem::take(&mut self.of_the_list);
                schema.min_items = schema.min_items.or(least);
                schema.max_items = schema.max_items.or(most);
                schema.items = Some(Box::new(items));
            }
            _ => {}
        }
        self.format(object, &mut schema, &name, &examples);
        // Text may hold a number too, only that of the documents does not always say so.
        if matches!(schema.kind, Some(Kind::Integer | Kind::Number))
            || schema.format.as_deref() == Some("decimal")
        {
            let description = object.get("description").and_then(Value::as_str).unwrap_or_default();
            // The search bid within `bids_kopecks` is not called so itself.
            let names = self.trail.iter().map(String::as_str).chain([self.at.as_str()]);
            schema.unit = infer::unit(names, description);
        }
        self.of_the_list = of_the_list;
        schema
    }

    fn enumeration(&mut self, object: &'a Map<String, Value>, schema: &mut Schema) {
        let kind = schema.kind;
        for value in object.get("enum").and_then(Value::as_array).into_iter().flatten() {
            let value = match (kind, value) {
                (_, Value::Null) => {
                    schema.nullable = true;
                    continue;
                }
                (Some(Kind::String), Value::Number(number)) => Value::String(number.to_string()),
                (Some(Kind::String), Value::Bool(flag)) => Value::String(flag.to_string()),
                (Some(Kind::String), Value::String(_)) => value.clone(),
                (Some(Kind::Integer), Value::Number(number)) if number.is_i64() => value.clone(),
                (Some(Kind::Number), Value::Number(_)) | (Some(Kind::Boolean), Value::Bool(_)) => {
                    value.clone()
                }
                _ => {
                    self.problem(format_args!(
                        "value of an enum that does not fit its type: {}",
                        excerpt(value)
                    ));
                    continue;
                }
            };
            if !schema.enumeration.contains(&value) {
                schema.enumeration.push(value);
            }
        }
        for name in object.get("x-enum-varnames").and_then(Value::as_array).into_iter().flatten() {
            schema.enum_names.extend(name.as_str().map(str::to_owned));
        }
        if !schema.enum_names.is_empty() && schema.enum_names.len() != schema.enumeration.len() {
            // Which name belongs to which value cannot be told.
            self.notes.push(format!(
                "{}: x-enum-varnames has another length than the enum, and is left out",
                self.at
            ));
            schema.enum_names.clear();
        }
    }

    /// Bounds. WB often writes them under the wrong key, or on the elements in place of the list;
    /// what is meant is plain, since only one reading makes sense for a type.
    fn numbers(&mut self, object: &'a Map<String, Value>, schema: &mut Schema) {
        let mut count = |keys: &[&str]| {
            let mut found = None;
            for key in keys {
                let Some(value) = object.get(*key) else { continue };
                match value.as_u64() {
                    Some(count) => found = found.or(Some(count)),
                    None => self.problem(format_args!("cannot read {key}: {}", excerpt(value))),
                }
            }
            found
        };
        match schema.kind {
            Some(Kind::Integer | Kind::Number) => {
                self.of_the_list = (count(&["minItems"]), count(&["maxItems"]));
                for (key, place) in [("minimum", &mut schema.minimum), ("maximum", &mut schema.maximum)] {
                    *place = object.get(key).and_then(Value::as_number).cloned();
                    if place.is_none()
                        && let Some(value) = object.get(key)
                    {
                        self.problem(format_args!("cannot read {key}: {}", excerpt(value)));
                    }
                }
            }
            Some(Kind::String) => {
                schema.min_length = count(&["minLength", "minimum"]);
                schema.max_length = count(&["maxLength", "maximum"]);
                self.of_the_list = (count(&["minItems"]), count(&["maxItems"]));
            }
            Some(Kind::Array) => {
                schema.min_items = count(&["minItems", "minimum", "minLength"]);
                schema.max_items = count(&["maxItems", "maximum", "maxLength"]);
                schema.unique_items = flag(object, "uniqueItems");
                self.of_the_list = (None, None);
            }
            Some(Kind::Object) => {
                self.of_the_list = (count(&["minItems", "minimum"]), count(&["maxItems", "maximum"]));
            }
            Some(Kind::Boolean) | None => self.of_the_list = (None, None),
        }
        let listed = self.trail.last().is_some_and(|name| name == "[]");
        if !listed && self.of_the_list != (None, None) {
            self.problem("bounds that do not fit the type, and no list around it");
        }
    }

    fn fields(&mut self, object: &'a Map<String, Value>, schema: &mut Schema) {
        self.properties(object, schema);
        self.required(object, schema);
        // `true` and `false` say whether other fields may occur; readers of WB's answers always allow them.
        if let Some(values) = object.get("additionalProperties").filter(|values| !values.is_boolean()) {
            let values = self.within("*", |this| this.schema(values));
            schema.additional_properties = Some(Box::new(values));
        }
    }

    fn properties(&mut self, object: &'a Map<String, Value>, schema: &mut Schema) {
        for (name, field) in object.get("properties").and_then(Value::as_object).into_iter().flatten() {
            let field = self.within(name.as_str(), |this| this.schema(field));
            schema.properties.insert(name.clone(), field);
        }
    }

    fn required(&mut self, object: &'a Map<String, Value>, schema: &mut Schema) {
        for name in object.get("required").and_then(Value::as_array).into_iter().flatten() {
            match name.as_str() {
                Some(name) if !schema.properties.contains_key(name) => {
                    self.problem(format_args!("required field {name:?} is not among the fields"));
                }
                Some(name) if !schema.required.iter().any(|other| other == name) => {
                    schema.required.push(name.to_owned())
                }
                Some(_) => {}
                None => self.problem(format_args!("cannot read required: {}", excerpt(name))),
            }
        }
    }

    fn format(
        &mut self,
        object: &'a Map<String, Value>,
        schema: &mut Schema,
        name: &str,
        examples: &[&Value],
    ) {
        let texts: Vec<String> = examples.iter().filter_map(|example| infer::text(example)).collect();
        let said = match object.get("format") {
            None => None,
            Some(Value::String(format)) => match meaning(schema.kind, format) {
                Some(meaning) => Some(meaning),
                None => {
                    self.problem(format_args!("unknown format {format:?} of type {:?}", schema.kind));
                    None
                }
            },
            Some(format) => {
                self.problem(format_args!("cannot read format: {}", excerpt(format)));
                None
            }
        };
        let format = match said {
            // The events of chats call milliseconds a Unix timestamp; seconds have ten digits.
            Some(Meaning::UnixTime) => match examples {
                [] => Some(UNKNOWN_UNIX_TIME),
                _ if examples
                    .iter()
                    .any(|example| example.as_i64().is_some_and(|time| time > 100_000_000_000)) =>
                {
                    Some("unix-milliseconds")
                }
                _ => Some("unix-seconds"),
            },
            Some(Meaning::Format(format)) => Some(format),
            Some(Meaning::WholeNumber) => {
                if examples.iter().all(|example| example.is_i64()) {
                    schema.kind = Some(Kind::Integer);
                }
                examples.is_empty().then_some(UNKNOWN)
            }
            Some(Meaning::DateOrInstant("date")) if texts.is_empty() => Some(UNKNOWN_DATE),
            Some(Meaning::DateOrInstant(_)) if texts.is_empty() => Some(UNKNOWN_INSTANT),
            Some(Meaning::DateOrInstant(other)) => infer::date_format(&texts).or(Some(other)),
            // The spelling says what the text is about, so it is not a date or a number.
            Some(Meaning::Nothing) => None,
            None if schema.kind == Some(Kind::String) && schema.enumeration.is_empty() => {
                let description = object.get("description").and_then(Value::as_str).unwrap_or_default();
                match examples.iter().all(|example| example.is_null()) {
                    true if infer::is_amount(name, description) => Some("decimal"),
                    true => Some(UNKNOWN),
                    false => infer::string_format(name, examples),
                }
            }
            // No type, and no example to show one.
            None if object.get("type").is_none()
                && schema.kind.is_none_or(|kind| kind == Kind::Object)
                && examples.is_empty() =>
            {
                Some(UNKNOWN)
            }
            None => None,
        };
        schema.format = match schema.kind {
            Some(Kind::Integer) => format.or(Some("int64")),
            Some(Kind::Number) => Some("double"),
            _ => format,
        }
        .map(str::to_owned);
    }

    /// No fact stands on a type it says nothing about.
    fn fitting(&mut self, object: &'a Map<String, Value>, kind: Option<Kind>) {
        let text = ["minLength", "maxLength"];
        let number = ["minimum", "maximum"];
        let bounds = ["minItems", "maxItems"];
        let list = ["uniqueItems", "items"];
        let fields = ["properties", "required", "additionalProperties"];
        let mut fits: Vec<&str> = vec!["format", "enum", "x-enum-varnames"];
        match kind {
            Some(Kind::String) => fits.extend([&text[..], &number, &bounds].concat()),
            Some(Kind::Integer | Kind::Number) => fits.extend([&number[..], &bounds].concat()),
            Some(Kind::Array) => fits.extend([&list[..], &bounds, &number, &text].concat()),
            Some(Kind::Object) => fits.extend([&fields[..], &number, &bounds].concat()),
            Some(Kind::Boolean) | None => {}
        }
        self.only(object, &format!("a schema of type {kind:?}"), &fits);
    }

    /// Walks all examples of the document along the schemas they are of.
    fn gather_examples(&mut self, value: &'a Value) {
        match value {
            Value::Array(values) => values.iter().for_each(|value| self.gather_examples(value)),
            Value::Object(object) => {
                let schema = object.get("schema").unwrap_or(value);
                if let Some(example) = object.get("example") {
                    self.walk(schema, example, 0);
                }
                for example in object.get("examples").and_then(Value::as_object).into_iter().flatten() {
                    let example = match example.1.get("$ref").and_then(Value::as_str) {
                        Some(reference) => {
                            reference.strip_prefix('#').and_then(|pointer| self.root.pointer(pointer))
                        }
                        None => Some(example.1),
                    };
                    if let Some(example) = example.and_then(|example| example.get("value")) {
                        self.walk(schema, example, 0);
                    }
                }
                for (key, value) in object {
                    if !["example", "examples", "default", "enum"].contains(&key.as_str()) {
                        self.gather_examples(value);
                    }
                }
            }
            _ => {}
        }
    }

    fn walk(&mut self, schema: &'a Value, example: &'a Value, depth: usize) {
        let Some(object) = schema.as_object().filter(|_| depth < DEPTH) else { return };
        if let Some(reference) = object.get("$ref").and_then(Value::as_str) {
            if let Some(target) = reference_name(reference).and_then(|name| self.named(name)) {
                self.walk(target, example, depth + 1);
            }
            return;
        }
        self.examples.entry(address(schema)).or_default().push(example);
        for member in object.get("allOf").and_then(Value::as_array).into_iter().flatten() {
            self.walk(member, example, depth + 1);
        }
        for member in object.get("oneOf").and_then(Value::as_array).into_iter().flatten() {
            if self.covers(member, example) {
                self.walk(member, example, depth + 1);
            }
        }
        match example {
            Value::Object(fields) => {
                for (name, example) in fields {
                    if let Some(field) = object.get("properties").and_then(|fields| fields.get(name)) {
                        self.walk(field, example, depth + 1);
                    } else if let Some(values) = object.get("additionalProperties") {
                        self.walk(values, example, depth + 1);
                    }
                }
            }
            Value::Array(elements) => {
                for element in elements {
                    if let Some(items) = object.get("items") {
                        self.walk(items, element, depth + 1);
                    }
                }
            }
            _ => {}
        }
    }

    /// Whether an example may be one of this alternative of `oneOf`.
    fn covers(&self, schema: &'a Value, example: &Value) -> bool {
        let schema = match schema.get("$ref").and_then(Value::as_str).and_then(reference_name) {
            Some(name) => self.named(name).unwrap_or(schema),
            None => schema,
        };
        match (example, schema.get("properties").and_then(Value::as_object)) {
            (Value::Object(fields), Some(known)) => fields.keys().all(|name| known.contains_key(name)),
            (Value::Object(_), None) => false,
            (_, known) => known.is_none(),
        }
    }
}

/// One category, or (until 2026) a list of which any will do.
fn category(value: &Value) -> Option<String> {
    match value {
        Value::String(name) => Some(name.clone()),
        Value::Array(names) if !names.is_empty() => {
            Some(names.iter().map(Value::as_str).collect::<Option<Vec<_>>>()?.join(","))
        }
        _ => None,
    }
}

/// An object that says nothing of what is in it.
fn is_placeholder(schema: &Schema) -> bool {
    let bare = Schema {
        kind: schema.kind,
        format: schema.format.clone(),
        nullable: schema.nullable,
        ..Schema::default()
    };
    matches!(schema.kind, Some(Kind::Object) | None) && *schema == bare
}

/// The element type of a list whose document does not give it, by its examples.
fn element_of(examples: &[&Value]) -> Schema {
    let elements: Vec<&Value> = examples.iter().filter_map(|example| example.as_array()).flatten().collect();
    let (kind, format) = if elements.is_empty() {
        (None, Some(UNKNOWN.to_owned()))
    } else if elements.iter().all(|element| element.is_i64()) {
        (Some(Kind::Integer), Some("int64".to_owned()))
    } else if elements.iter().all(|element| element.is_string()) {
        (Some(Kind::String), None)
    } else {
        (None, None)
    };
    Schema { kind, format, ..Schema::default() }
}

/// Drops named schemas that nothing uses (parts of an `allOf`, for example).
fn prune(document: &mut Document) {
    fn visit(schema: &Schema, schemas: &IndexMap<String, Schema>, used: &mut BTreeSet<String>) {
        let mapped = schema.discriminator.iter().flat_map(|discriminator| discriminator.mapping.values());
        for name in schema.reference.iter().chain(mapped).filter_map(|reference| reference_name(reference)) {
            if used.insert(name.to_owned())
                && let Some(target) = schemas.get(name)
            {
                visit(target, schemas, used);
            }
        }
        let children = schema.properties.values().chain(&schema.one_of);
        let boxed = schema.items.iter().chain(&schema.additional_properties).map(|child| &**child);
        children.chain(boxed).for_each(|child| visit(child, schemas, used));
    }
    let mut used = BTreeSet::new();
    for (_, _, operation) in document.operations() {
        let body = operation.request_body.iter().flat_map(|body| body.content.values());
        let answers = operation.responses.values().flat_map(|answer| answer.content.values());
        let bodies = body.chain(answers).filter_map(|media| media.schema.as_ref());
        let schemas = operation.parameters.iter().map(|parameter| &parameter.schema).chain(bodies);
        schemas.for_each(|schema| visit(schema, &document.components.schemas, &mut used));
    }
    document.components.schemas.retain(|name, _| used.contains(name));
}

/// The beginning of a value, for a message.
pub fn excerpt(value: &Value) -> String {
    let text = value.to_string();
    match text.char_indices().nth(120) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}
