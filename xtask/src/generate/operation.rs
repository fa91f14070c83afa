//! From the contract's operations to the methods of an API.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result, bail};

use super::naming;
use super::types::{Field, Side, Ty, Types};
use crate::contract::document::{Kind, MediaType, OperationSpec, ParameterIn, RequestBody, Schema};
use crate::contract::limits::{OperationLimits, SandboxBucket};
use crate::contract::{Api, Contract, OperationKey, known_scope, merged};

/// Everything of one API that is turned into code.
pub struct Surface<'a> {
    pub module: &'a str,
    pub types: Types<'a>,
    pub operations: Vec<Operation<'a>>,
}

/// One method.
pub struct Operation<'a> {
    pub spec: &'a OperationSpec,
    pub name: &'a str,
    pub doc: &'a str,
    pub method: String,
    pub path: &'a str,
    pub host: String,
    pub scope: String,
    pub timeout_ms: Option<u64>,
    pub limits: Cow<'a, OperationLimits>,
    /// Bucket and limit in the sandbox, where they are its own.
    pub sandbox: Option<&'a SandboxBucket>,
    /// The scopes of `GET /ping` beside its own.
    pub also_on: Vec<String>,
    pub arguments: Vec<Argument>,
    /// Struct of the optional parameters.
    pub params: Option<usize>,
    pub body: Body,
    pub answer: Answer,
    /// For an answer that is read row by row: the fields that lead to the list, and its element.
    pub stream: Option<(Vec<String>, Ty)>,
    pub success: Vec<u16>,
    /// Names of the operations it shares its bucket with, `api.name`.
    pub shared_with: Vec<String>,
}

/// A required parameter.
pub struct Argument {
    pub wire: String,
    pub rust: String,
    pub ty: Ty,
    pub location: ParameterIn,
    pub joined: bool,
}

/// What a method sends.
pub enum Body {
    None,
    Json(Ty),
    Form(usize),
}

/// What a method returns.
pub enum Answer {
    Empty,
    Json(Ty),
    Bytes,
    /// Bytes with 200, a JSON answer while they are not ready.
    Download(Ty),
}

impl<'a> Surface<'a> {
    pub fn new(api: &'a Api, contract: &'a Contract) -> Result<Self> {
        let document = &api.document;
        let mut names = Vec::new();
        let mut texts = BTreeMap::new();
        for (path, method, _) in document.operations() {
            let key = OperationKey::new(&api.module, method, path);
            let name = contract.names.of(&key)?.name.clone();
            texts.extend(contract.texts.of(&key).map(|texts| (name.clone(), texts)));
            names.push(name);
        }
        let mut types = Types::new(document, &api.module, &names, &contract.pins);
        types.texts = texts;
        let live = || document.operations().filter(|(_, _, spec)| spec.retired.is_none());
        for (_, _, spec) in live() {
            if let Some((_, schema)) = spec.request_body.as_ref().and_then(body_schema) {
                types.count(Side::Request, schema);
            }
            for parameter in &spec.parameters {
                types.count(Side::Request, &parameter.schema);
            }
            for (_, response) in successes(spec)? {
                for schema in response.content.values().filter_map(|media| media.schema.as_ref()) {
                    types.count(Side::Response, schema);
                }
            }
        }
        let mut operations = Vec::new();
        // What WB has removed comes last: its types are those that are there already.
        let retired = document.operations().filter(|(_, _, spec)| spec.retired.is_some());
        for (path, method, spec) in live().chain(retired) {
            types.lenient = spec.retired.is_some();
            let method = method.to_uppercase();
            let operation = Operation::new(api, contract, &mut types, path, method.clone(), spec)
                .with_context(|| format!("{method} {path}"))?;
            operations.push(operation);
        }
        Ok(Surface { module: &api.module, types, operations })
    }
}

impl<'a> Operation<'a> {
    fn new(
        api: &'a Api,
        contract: &'a Contract,
        types: &mut Types<'a>,
        path: &'a str,
        method: String,
        spec: &'a OperationSpec,
    ) -> Result<Self> {
        let row = contract.names.get(&api.module, &method, path)?;
        let key = OperationKey::new(&api.module, &method, path);
        let limits = match spec.retired {
            None => Cow::Borrowed(contract.limits.get(&key)?),
            // Nothing is counted any more.
            Some(_) => Cow::Owned(OperationLimits {
                bucket: "retired".to_owned(),
                typed: true,
                personal: None,
                service: None,
                base_with_secret: None,
                base: None,
                cost_4xx: 1,
                cost_409: None,
            }),
        };
        let sandbox = contract.limits.sandbox_of(&key).filter(|_| spec.servers.len() > 1);
        let also_on: BTreeSet<String> =
            spec.also_on.iter().map(|server| known_scope(&server.url)).collect::<Result<_>>()?;
        let name = row.name.as_str();

        let server = spec.servers.first().context("no server")?;
        let host =
            server.url.strip_prefix("https://").unwrap_or(&server.url).trim_end_matches('/').to_owned();
        let scope = known_scope(&host)?;

        // The answer is named first: where names meet, it keeps the plain one.
        let successes = successes(spec)?;
        let success: Vec<u16> = successes.iter().map(|(status, _)| *status).collect();
        let mut json: Option<Schema> = None;
        let mut has_json = false;
        let mut bytes = false;
        for (_, response) in &successes {
            let Some((media, content)) = response.content.first() else { continue };
            if is_binary(media, content) {
                bytes = true;
                continue;
            }
            has_json = true;
            if let Some(schema) = &content.schema {
                json = Some(match json {
                    None => schema.clone(),
                    Some(before) if before == *schema => before,
                    Some(before) => merged::merge(&api.document, &before, schema)?,
                });
            }
        }
        let ty = match json {
            Some(schema) => Some(types.body(name, Side::Response, &schema)?),
            None if has_json => Some(Ty::Json),
            None => None,
        };
        let answer = match (bytes, ty) {
            (false, None) => Answer::Empty,
            (false, Some(ty)) => Answer::Json(ty),
            (true, None) => Answer::Bytes,
            (true, Some(ty)) => Answer::Download(ty),
        };

        let mut arguments = Vec::new();
        let mut optional = Vec::new();
        // Path parameters come in the order of the template, whatever order the document lists them in.
        let mut parameters: Vec<_> = spec.parameters.iter().collect();
        parameters.sort_by_key(|parameter| match parameter.location {
            ParameterIn::Path => path.find(&format!("{{{}}}", parameter.name)).unwrap_or(usize::MAX),
            ParameterIn::Query | ParameterIn::Header => usize::MAX,
        });
        for parameter in parameters {
            if parameter.location == ParameterIn::Path && !path.contains(&format!("{{{}}}", parameter.name)) {
                bail!("path parameter `{}` is not in the path", parameter.name);
            }
            let ty = types.parameter(name, &parameter.name, &parameter.schema)?;
            let rust = naming::snake(parameter.name.strip_prefix("X-").unwrap_or(&parameter.name));
            let joined = parameter.explode == Some(false);
            if parameter.required || parameter.location == ParameterIn::Path {
                arguments.push(Argument {
                    wire: parameter.name.clone(),
                    rust,
                    ty,
                    location: parameter.location,
                    joined,
                });
            } else {
                optional.push(Argument {
                    wire: parameter.name.clone(),
                    rust,
                    ty,
                    location: parameter.location,
                    joined,
                });
            }
        }
        for part in path.split('{').skip(1) {
            let name = part.split('}').next().unwrap_or_default();
            if !arguments
                .iter()
                .any(|argument| argument.location == ParameterIn::Path && argument.wire == name)
            {
                bail!("`{{{name}}}` of the path is no parameter");
            }
        }
        let mut params = None;
        if !optional.is_empty() {
            let mut fields = Vec::new();
            for argument in &optional {
                let schema = spec.parameters.iter().find(|parameter| parameter.name == argument.wire);
                let facts =
                    schema.map(|parameter| super::types::facts(&parameter.schema)).unwrap_or_default();
                fields.push(Field {
                    wire: argument.wire.clone(),
                    rust: argument.rust.clone(),
                    ty: argument.ty.clone(),
                    required: false,
                    nullable: false,
                    facts,
                });
            }
            params = Some(types.parameters(name, fields));
        }

        let body = match spec.request_body.as_ref().map(|body| (body, body_schema(body))) {
            None => Body::None,
            Some((_, Some((media, schema)))) if is_json(media) => {
                Body::Json(types.body(name, Side::Request, schema)?)
            }
            Some((_, Some(("multipart/form-data", schema)))) => Body::Form(types.form(name, schema)?),
            Some((body, _)) => {
                bail!("body of an unknown kind: {:?}", body.content.keys().collect::<Vec<_>>())
            }
        };

        let stream = match (&answer, row.stream) {
            (_, false) => None,
            (Answer::Json(ty), true) => Some(types.only_list(ty)?),
            (_, true) => bail!("`stream` is for answers in JSON"),
        };

        let mut shared_with = Vec::new();
        for bucket in contract.limits.buckets.iter().filter(|bucket| bucket.id == limits.bucket) {
            for key in &bucket.operations {
                if !(key.module == api.module && key.method == method && key.path == path) {
                    let row = contract.names.of(key)?;
                    shared_with.push(format!("{}.{}", key.module, row.name));
                }
            }
        }

        Ok(Operation {
            spec,
            name,
            doc: &row.doc,
            method,
            path,
            host,
            scope,
            timeout_ms: row.timeout_ms,
            limits,
            sandbox,
            also_on: also_on.into_iter().collect(),
            arguments,
            params,
            body,
            answer,
            stream,
            success,
            shared_with,
        })
    }

    /// Optional parameters that travel as query or header, with where.
    pub fn optional(&self) -> impl Iterator<Item = (&str, String, ParameterIn, bool)> {
        self.spec
            .parameters
            .iter()
            .filter(|parameter| !parameter.required && parameter.location != ParameterIn::Path)
            .map(|parameter| {
                let rust = naming::snake(parameter.name.strip_prefix("X-").unwrap_or(&parameter.name));
                (parameter.name.as_str(), rust, parameter.location, parameter.explode == Some(false))
            })
    }
}

/// Success answers by status, lowest first.
fn successes(spec: &OperationSpec) -> Result<Vec<(u16, &crate::contract::document::ResponseSpec)>> {
    let mut successes = Vec::new();
    for (status, response) in &spec.responses {
        let status: u16 = status.parse().with_context(|| format!("`{status}` is no status code"))?;
        if (200..300).contains(&status) {
            successes.push((status, response));
        }
    }
    if successes.is_empty() {
        bail!("no success answer");
    }
    successes.sort_by_key(|(status, _)| *status);
    Ok(successes)
}

fn body_schema(body: &RequestBody) -> Option<(&str, &Schema)> {
    let (media, content) = body.content.first()?;
    Some((media.as_str(), content.schema.as_ref()?))
}

fn is_json(media: &str) -> bool {
    let media = media.split(';').next().unwrap_or_default().trim();
    media == "application/json" || media.ends_with("+json")
}

/// A file: no JSON media type, and no schema that says otherwise.
fn is_binary(media: &str, content: &MediaType) -> bool {
    if is_json(media) {
        return false;
    }
    match &content.schema {
        None => true,
        Some(schema) => {
            schema.reference.is_none()
                && matches!(schema.kind, None | Some(Kind::String))
                && schema.one_of.is_empty()
        }
    }
}
