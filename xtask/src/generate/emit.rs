//! Rust text of one API: methods, operations, types.

use std::fmt::Write as _;

use anyhow::{Context, Result, bail};
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;

use super::docs;
use super::naming;
use super::operation::{Answer, Argument, Body, Operation, Surface};
use super::types::{Definition, Field, Shape, Side, Ty, Types};
use crate::contract::document::ParameterIn;
use crate::contract::limits::{Limit, LimitSet};

/// A part of an API that can be a file of its own.
pub struct Section {
    pub name: &'static str,
    pub text: String,
}

/// Where the root file of a split API declares its parts.
pub const MODULES_MARK: &str = "// (parts)\n\n";

/// Ends every type, so that a long section can be cut there.
pub const ITEM_END: &str = "\n\n";

/// What files of types use.
pub const TYPE_IMPORTS: &str = "use super::*;\n";

/// Imports of the root of an API. Not every API needs each of them.
const IMPORTS: &str = "\
#![allow(unused_imports)]

use std::collections::BTreeMap;

use bytes::Bytes;
use rust_decimal::Decimal;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use crate::request::{Call, FilePart};
use crate::response::{Download, Response};
use crate::streaming::{Rows, Saved, Written};
use crate::values::object::wire_object;
use crate::values::open_enum::open_enum;
use crate::values::{Base64, Date, DateTime, Kopecks, date, decimal};
use crate::{Client, Result};
";

/// All sections of an API.
pub fn sections(surface: &Surface<'_>) -> Result<Vec<Section>> {
    Ok(vec![
        Section { name: "methods", text: methods(surface)? },
        Section { name: "requests", text: definitions(&surface.types, Side::Request)? },
        Section { name: "responses", text: definitions(&surface.types, Side::Response)? },
        Section { name: "operations", text: operations(surface)? },
    ])
}

/// `generated/mod.rs`.
pub fn root(apis: &[(String, usize)], ping: Option<LimitSet>) -> Result<String> {
    let mut text = super::HEADER.to_owned();
    let total: usize = apis.iter().map(|(_, operations)| operations).sum();
    let _ =
        writeln!(text, "\n//! The {total} operations of the {} APIs: types, methods, limits.\n", apis.len());
    for (module, _) in apis {
        let _ = writeln!(text, "#[cfg(feature = \"{module}\")]\npub mod {module};");
    }
    text.push_str("\nuse crate::Operation;\nuse crate::limits::{Limit, Limits};\n\n/// The operations of every API compiled in.\npub(crate) static OPERATIONS: &[&[&Operation]] = &[\n");
    for (module, _) in apis {
        let _ = writeln!(text, "    #[cfg(feature = \"{module}\")]\n    {module}::operations::ALL,");
    }
    text.push_str("];\n\n/// The contract of every API compiled in, as JSON, by module name.\n#[cfg(feature = \"testing\")]\npub(crate) static CONTRACT: &[(&str, &str)] = &[\n");
    for (module, _) in apis {
        let _ = writeln!(
            text,
            "    #[cfg(feature = \"{module}\")]\n    (\"{module}\", include_str!(\"testing/contract/{module}.json\")),"
        );
    }
    text.push_str("];\n\n/// The limit of `GET /ping`, which every host counts for itself.\n");
    let ping = match ping {
        Some(limits) => set(&limits),
        None => quote!(Limits::typed(None, None, None, None)),
    };
    text.push_str(&pretty(quote! {
        #[allow(dead_code)]
        pub(crate) const PING: Limits = #ping;
    })?);
    Ok(text)
}

fn ident(name: &str) -> Ident {
    match name.strip_prefix("r#") {
        Some(raw) => Ident::new_raw(raw, Span::call_site()),
        None => Ident::new(name, Span::call_site()),
    }
}

/// Rust text of some items.
fn pretty(tokens: TokenStream) -> Result<String> {
    let file: syn::File = syn::parse2(tokens).context("the generator wrote something that is not Rust")?;
    // prettyplease leaves no blank line between items and methods.
    let code = prettyplease::unparse(&file);
    let mut text = String::with_capacity(code.len());
    let mut lines = code.lines().peekable();
    while let Some(line) = lines.next() {
        text.push_str(line);
        text.push('\n');
        let indent = |line: &str| line.len() - line.trim_start().len();
        let ends_item = matches!(line.trim_start(), "}" | "};") && indent(line) <= 4;
        if ends_item
            && lines.peek().is_some_and(|next| {
                indent(next) == indent(line) && !next.trim_start().starts_with(['}', ')', ']', '.'])
            })
        {
            text.push('\n');
        }
    }
    Ok(text)
}

/// `///` lines from text.
fn doc(text: &str) -> TokenStream {
    let lines = text.lines().map(|line| if line.is_empty() { String::new() } else { format!(" {line}") });
    quote!(#(#[doc = #lines])*)
}

fn methods(surface: &Surface<'_>) -> Result<String> {
    let module = ident(surface.module);
    let handle = ident(&naming::pascal(surface.module));
    let about = docs::api(surface.module);
    let page = docs::page(surface.module);
    let mut text = format!(
        "//! {about}\n//!\n//! Methods are on [`{handle}`], which [`Client::{module}`] gives. WB's documentation: <{page}>.\n\n"
    );
    text.push_str(IMPORTS);
    text.push('\n');
    text.push_str(MODULES_MARK);
    let mut tokens = TokenStream::new();
    let client_doc = doc(&about);
    // Methods take the handle by value: their futures borrow the client alone, so that several can be
    // joined in one expression.
    let handle_doc = doc(&format!("{about}\n\nMade by [`Client::{module}`]."));
    tokens.extend(quote! {
        impl Client {
            #client_doc
            pub fn #module(&self) -> #handle<'_> {
                #handle { client: self }
            }
        }

        #handle_doc
        #[derive(Debug, Clone, Copy)]
        pub struct #handle<'a> {
            client: &'a Client,
        }
    });
    let mut methods = TokenStream::new();
    for operation in &surface.operations {
        methods.extend(method(surface, operation)?);
    }
    tokens.extend(quote!(impl #handle<'_> { #methods }));
    let code = pretty(tokens)?;
    text.push_str(&code);
    Ok(text)
}

fn method(surface: &Surface<'_>, operation: &Operation<'_>) -> Result<TokenStream> {
    let name = ident(operation.name);
    let constant = constant(operation.name);
    let docs = doc(&docs::operation(surface, operation));
    let mut parameters = TokenStream::new();
    let mut call = quote!(Call::new(&operations::#constant));
    for argument in &operation.arguments {
        let rust = ident(&argument.rust);
        let ty = argument_type(&surface.types, &argument.ty);
        parameters.extend(quote!(, #rust: #ty));
        call.extend(send_argument(argument));
    }
    if let Some(params) = operation.params {
        let ty = ident(&surface.types.definitions[params].name);
        parameters.extend(quote!(, params: &#ty));
        for (wire, rust, location, joined) in operation.optional() {
            let rust = ident(&rust);
            call.extend(send(wire, location, joined, &quote!(&params.#rust)));
        }
    }
    match &operation.body {
        Body::None => {}
        Body::Json(ty) => {
            let ty = match ty {
                Ty::List(inner) => {
                    let inner = request_type(&surface.types, inner);
                    quote!(&[#inner])
                }
                ty => {
                    let ty = request_type(&surface.types, ty);
                    quote!(&#ty)
                }
            };
            parameters.extend(quote!(, body: #ty));
            call.extend(quote!(.json(body)));
        }
        Body::Form(index) => {
            let definition = &surface.types.definitions[*index];
            let ty = ident(&definition.name);
            parameters.extend(quote!(, form: &#ty));
            let Shape::Form(fields) = &definition.shape else { bail!("a form is no form") };
            for field in fields {
                let rust = ident(&field.rust);
                let wire = &field.wire;
                call.extend(match &field.ty {
                    Ty::File if field.required => quote!(.files(#wire, std::slice::from_ref(&form.#rust))),
                    Ty::File => quote!(.files(#wire, form.#rust.as_slice())),
                    Ty::List(inner) if **inner == Ty::File => quote!(.files(#wire, &form.#rust)),
                    _ => quote!(.field(#wire, &form.#rust)),
                });
            }
        }
    }
    let (answer, send) = match &operation.answer {
        Answer::Empty => (quote!(()), quote!(empty)),
        Answer::Bytes => (quote!(Bytes), quote!(bytes)),
        Answer::Json(ty) => (root_type(&surface.types, ty), quote!(json)),
        Answer::Download(ty) => {
            let ty = root_type(&surface.types, ty);
            (quote!(Download<#ty>), quote!(download))
        }
    };
    let count = operation.arguments.len()
        + usize::from(operation.params.is_some())
        + usize::from(!matches!(operation.body, Body::None));
    let many = (count > 6).then(|| quote!(#[allow(clippy::too_many_arguments)]));
    let note = match &operation.spec.retired {
        Some(date) => Some(format!("WB has removed it; it was gone from the documents of {date}")),
        None => operation.spec.deprecated.then(|| "WB has announced its removal".to_owned()),
    };
    let deprecated = note.map(|note| quote!(#[deprecated(note = #note)]));
    // For big answers, a second method beside the one that reads the whole.
    let beside =
        ident(&format!("{}_{}", operation.name, if operation.stream.is_some() { "stream" } else { "to" }));
    let plain = operation.name;
    let more = match (&operation.stream, &operation.answer) {
        (Some((path, row)), Answer::Json(whole)) => {
            let row = request_type(&surface.types, row);
            let whole = root_type(&surface.types, whole);
            let docs = doc(&format!(
                "The rows of [`{plain}`](Self::{plain}) as they arrive, for answers too big for memory."
            ));
            // A list that is the whole answer has nothing around it.
            let rows = if path.is_empty() { quote!(Rows<#row>) } else { quote!(Rows<#row, #whole>) };
            quote! {
                #docs
                #deprecated
                #many
                pub async fn #beside(self #parameters) -> Result<#rows> {
                    self.client.rows::<#whole, #row>(#call, &[#(#path),*]).await
                }
            }
        }
        (None, Answer::Bytes | Answer::Download(_)) => {
            let docs = doc(&format!(
                "Writes the file of [`{plain}`](Self::{plain}) as it arrives, and tells length and checksum."
            ));
            let (answer, save) = match &operation.answer {
                Answer::Download(ty) => {
                    let ty = root_type(&surface.types, ty);
                    (quote!(Saved<#ty>), quote!(save_download))
                }
                _ => (quote!(Written), quote!(save)),
            };
            quote! {
                #docs
                #deprecated
                #many
                pub async fn #beside<W>(self #parameters, writer: &mut W) -> Result<Response<#answer>>
                where
                    W: tokio::io::AsyncWrite + Unpin + ?Sized,
                {
                    self.client.#save(#call, writer).await
                }
            }
        }
        _ => TokenStream::new(),
    };
    Ok(quote! {
        #docs
        #deprecated
        #many
        pub async fn #name(self #parameters) -> Result<Response<#answer>> {
            self.client.#send(#call).await
        }
        #more
    })
}

fn send_argument(argument: &Argument) -> TokenStream {
    let rust = ident(&argument.rust);
    // `Call::path` takes values, the others references.
    let plain = by_reference(&argument.ty) || argument.location == ParameterIn::Path;
    let value = if plain { quote!(#rust) } else { quote!(&#rust) };
    send(&argument.wire, argument.location, argument.joined, &value)
}

fn send(wire: &str, location: ParameterIn, joined: bool, value: &TokenStream) -> TokenStream {
    match location {
        ParameterIn::Path => quote!(.path(#wire, #value)),
        ParameterIn::Query if joined => quote!(.query_joined(#wire, #value)),
        ParameterIn::Query => quote!(.query(#wire, #value)),
        ParameterIn::Header => quote!(.header(#wire, #value)),
    }
}

/// Whether an argument of this type is taken by reference.
pub fn by_reference(ty: &Ty) -> bool {
    !matches!(
        ty,
        Ty::Integer | Ty::Kopecks | Ty::Boolean | Ty::Decimal { .. } | Ty::Date | Ty::DateDmy | Ty::DateTime
    )
}

fn argument_type(types: &Types<'_>, ty: &Ty) -> TokenStream {
    match ty {
        Ty::Text => quote!(&str),
        Ty::List(inner) => {
            let inner = request_type(types, inner);
            quote!(&[#inner])
        }
        ty if by_reference(ty) => {
            let ty = request_type(types, ty);
            quote!(&#ty)
        }
        ty => request_type(types, ty),
    }
}

/// A type without optionality.
pub fn request_type(types: &Types<'_>, ty: &Ty) -> TokenStream {
    match ty {
        Ty::Integer => quote!(i64),
        Ty::Kopecks => quote!(Kopecks),
        Ty::Decimal { .. } => quote!(Decimal),
        Ty::Boolean => quote!(bool),
        Ty::Text => quote!(String),
        Ty::Date | Ty::DateDmy => quote!(Date),
        Ty::DateTime => quote!(DateTime),
        Ty::Base64 => quote!(Base64),
        Ty::File => quote!(FilePart),
        Ty::Json => quote!(Json),
        Ty::List(inner) => {
            let inner = request_type(types, inner);
            quote!(Vec<#inner>)
        }
        Ty::Map(inner) => {
            let inner = request_type(types, inner);
            quote!(BTreeMap<String, #inner>)
        }
        Ty::Named(index) => {
            let name = ident(&types.definitions[*index].name);
            quote!(#name)
        }
    }
}

/// The type of a field of an answer: nothing in an answer is certain to be there.
fn response_type(types: &Types<'_>, ty: &Ty) -> TokenStream {
    let inner = request_type(types, ty);
    match ty {
        Ty::List(_) | Ty::Map(_) => inner,
        _ => quote!(Option<#inner>),
    }
}

/// The type of a whole answer.
pub fn root_type(types: &Types<'_>, ty: &Ty) -> TokenStream {
    match ty {
        Ty::Named(index) if matches!(types.definitions[*index].shape, Shape::Struct(_)) => {
            request_type(types, ty)
        }
        _ => response_type(types, ty),
    }
}

fn definitions(types: &Types<'_>, side: Side) -> Result<String> {
    let mut text = String::new();
    for definition in types.definitions.iter().filter(|definition| definition.side == side) {
        let item =
            self::definition(types, definition).with_context(|| format!("type `{}`", definition.name))?;
        text.push_str(item.trim_end());
        text.push_str(ITEM_END);
    }
    Ok(text)
}

fn definition(types: &Types<'_>, definition: &Definition) -> Result<String> {
    let name = ident(&definition.name);
    let about = docs::definition(definition);
    let docs = doc(&about);
    Ok(match &definition.shape {
        Shape::Struct(fields) if definition.side == Side::Response => {
            let members = fields.iter().map(|field| {
                let docs = doc(&docs::field(types, definition, field));
                let rust = ident(&field.rust);
                let ty = response_type(types, &field.ty);
                quote!(#docs pub #rust: #ty)
            });
            let mut text = pretty(quote! {
                #docs
                #[derive(Debug, Clone, Default, PartialEq)]
                #[non_exhaustive]
                pub struct #name { #(#members),* }
            })?;
            let _ = writeln!(text, "wire_object!({name} {{");
            for field in fields {
                let _ = writeln!(text, "    {}: {:?},", field.rust, field.wire);
            }
            text.push_str("});\n");
            text
        }
        Shape::Struct(fields) => request_struct(types, definition, &docs, fields)?,
        Shape::Form(fields) => {
            let members = fields.iter().map(|field| {
                let docs = doc(&docs::field(types, definition, field));
                let rust = ident(&field.rust);
                let ty = form_type(types, field);
                quote!(#docs pub #rust: #ty)
            });
            let constructor = constructor(types, &name, fields, form_type);
            pretty(quote! {
                #docs
                #[derive(Debug, Clone)]
                pub struct #name { #(#members),* }
                #constructor
            })?
        }
        Shape::Enum { integer, variants } => {
            let kind = if *integer { "integer" } else { "text" };
            let mut text = String::from("open_enum! {\n");
            for line in about.lines() {
                let _ = writeln!(text, "    /// {line}");
            }
            let _ = writeln!(text, "    pub enum {name}({kind}) {{");
            for (variant, value) in variants {
                let _ = writeln!(text, "        {variant} = {value},");
            }
            text.push_str("    }\n}\n");
            text
        }
        Shape::Union(variants) => {
            let members = variants.iter().map(|(variant, ty)| {
                let docs = doc(&format!("As [`{}`].", plain(types, ty)));
                let variant = ident(variant);
                let ty = request_type(types, ty);
                quote!(#docs #variant(#ty))
            });
            let conversions =
                variants.iter().filter(|(_, ty)| matches!(ty, Ty::Named(_))).map(|(variant, ty)| {
                    let variant = ident(variant);
                    let ty = request_type(types, ty);
                    quote! {
                        impl From<#ty> for #name {
                            fn from(value: #ty) -> Self {
                                #name::#variant(value)
                            }
                        }
                    }
                });
            pretty(quote! {
                #docs
                #[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
                #[serde(untagged)]
                pub enum #name { #(#members),* }
                #(#conversions)*
            })?
        }
    })
}

fn plain(types: &Types<'_>, ty: &Ty) -> String {
    match ty {
        Ty::Named(index) => types.definitions[*index].name.clone(),
        ty => request_type(types, ty).to_string().replace(' ', ""),
    }
}

fn form_type(types: &Types<'_>, field: &Field) -> TokenStream {
    let inner = request_type(types, &field.ty);
    match &field.ty {
        Ty::List(_) => inner,
        _ if field.required => inner,
        _ => quote!(Option<#inner>),
    }
}

fn field_type(types: &Types<'_>, field: &Field) -> TokenStream {
    let inner = request_type(types, &field.ty);
    if field.required && !field.nullable { inner } else { quote!(Option<#inner>) }
}

/// `new(required…)` for a request that has required fields.
fn constructor(
    types: &Types<'_>,
    name: &Ident,
    fields: &[Field],
    type_of: fn(&Types<'_>, &Field) -> TokenStream,
) -> Option<TokenStream> {
    // A required field with one known value (a discriminator) is no choice.
    let constant = |field: &Field| match &field.ty {
        Ty::Named(index) => match &types.definitions[*index].shape {
            Shape::Enum { variants, .. } if variants.len() == 1 && !field.nullable => {
                let ty = ident(&types.definitions[*index].name);
                let variant = ident(&variants[0].0);
                Some(quote!(#ty::#variant))
            }
            _ => None,
        },
        _ => None,
    };
    if fields.iter().all(|field| !field.required) {
        return None;
    }
    let required: Vec<&Field> =
        fields.iter().filter(|field| field.required && constant(field).is_none()).collect();
    let parameters = required.iter().map(|field| {
        let rust = ident(&field.rust);
        let ty = type_of(types, field);
        if field.ty == Ty::Text && !field.nullable {
            quote!(#rust: impl Into<String>)
        } else {
            quote!(#rust: #ty)
        }
    });
    let values = fields.iter().map(|field| {
        let rust = ident(&field.rust);
        if !field.required {
            quote!(#rust: Default::default())
        } else if let Some(value) = constant(field) {
            quote!(#rust: #value)
        } else if field.ty == Ty::Text && !field.nullable {
            quote!(#rust: #rust.into())
        } else {
            quote!(#rust)
        }
    });
    let docs = if required.len() == fields.len() {
        " With all its fields."
    } else {
        " With what WB requires; the rest is left out."
    };
    let many = (required.len() > 7).then(|| quote!(#[allow(clippy::too_many_arguments)]));
    Some(quote! {
        impl #name {
            #[doc = #docs]
            #many
            pub fn new(#(#parameters),*) -> Self {
                #name { #(#values),* }
            }
        }
    })
}

fn request_struct(
    types: &Types<'_>,
    definition: &Definition,
    docs: &TokenStream,
    fields: &[Field],
) -> Result<String> {
    let name = &ident(&definition.name);
    let mut members = Vec::new();
    for field in fields {
        let docs = doc(&docs::field(types, definition, field));
        let rust = ident(&field.rust);
        let ty = field_type(types, field);
        let mut attributes = Vec::new();
        if field.rust.trim_start_matches("r#") != field.wire {
            let wire = &field.wire;
            attributes.push(quote!(rename = #wire));
        }
        if !field.required {
            attributes.push(quote!(default));
            attributes.push(quote!(skip_serializing_if = "Option::is_none"));
        }
        let with = match &field.ty {
            Ty::Decimal { text } => Some(if *text { "decimal::text" } else { "decimal::number" }),
            Ty::DateDmy => Some("date::dmy"),
            Ty::List(inner) if field.required && !field.nullable => match **inner {
                Ty::Decimal { text } => Some(if text { "decimal::text" } else { "decimal::number" }),
                Ty::DateDmy => Some("date::dmy"),
                _ => None,
            },
            Ty::List(inner) if matches!(**inner, Ty::Decimal { .. } | Ty::DateDmy) => {
                bail!("field `{}`: an optional list of such values is not supported yet", field.wire)
            }
            _ => None,
        };
        if let Some(with) = with {
            attributes.push(quote!(with = #with));
        }
        let attributes = (!attributes.is_empty()).then(|| quote!(#[serde(#(#attributes),*)]));
        members.push(quote!(#docs #attributes pub #rust: #ty));
    }
    let default = fields.iter().all(|field| !field.required).then(|| quote!(Default,));
    let constructor = constructor(types, name, fields, field_type);
    pretty(quote! {
        #docs
        #[derive(Debug, Clone, #default PartialEq, Serialize, Deserialize)]
        pub struct #name { #(#members),* }
        #constructor
    })
}

/// Name of the constant of an operation.
pub fn constant(name: &str) -> Ident {
    ident(&name.to_uppercase())
}

fn operations(surface: &Surface<'_>) -> Result<String> {
    let mut text = String::from(
        "#![allow(unused_imports)]\n\nuse std::time::Duration;\n\nuse http::Method;\n\nuse crate::limits::{Limit, Limits};\nuse crate::{Api, Category, Operation, Scope, TokenType};\n\n",
    );
    let api = ident(&naming::pascal(surface.module));
    let mut tokens = TokenStream::new();
    let mut names = Vec::new();
    for operation in &surface.operations {
        let constant = constant(operation.name);
        let spec = operation.spec;
        let docs = doc(&format!(
            "`{} {}`: see [`{api}::{}`](super::{api}::{}).",
            operation.method, operation.path, operation.name, operation.name
        ));
        let name = operation.name;
        let method = ident(&operation.method);
        let path = operation.path;
        let scope = ident(&naming::pascal(&operation.scope));
        let sandbox = spec.servers.len() > 1;
        let read_only = spec.read_only == Some(true);
        let deprecated = spec.deprecated;
        let retired = spec.retired.is_some();
        let category = match category(spec.category.as_deref())
            .with_context(|| format!("operation `{}`", operation.name))?
        {
            Some(category) => {
                let category = ident(category);
                quote!(Some(Category::#category))
            }
            None => quote!(None),
        };
        let mut token_types = Vec::new();
        for token_type in &spec.token_types {
            token_types.push(match token_type.as_str() {
                "personal" => quote!(TokenType::Personal),
                "service" => quote!(TokenType::Service),
                "base-with-secret" => quote!(TokenType::BaseWithSecret),
                "base" => quote!(TokenType::Base),
                other => bail!("{name}: unknown token type `{other}`"),
            });
        }
        let bucket = &operation.limits.bucket;
        let limits = limits(operation);
        let sandbox_limit = match operation.sandbox {
            Some(bucket) => {
                let id = &bucket.id;
                let limit = limit(&bucket.limit);
                quote!(Some((#id, #limit)))
            }
            None => quote!(None),
        };
        let cost = operation.limits.cost_4xx;
        let success = &operation.success;
        let timeout = match operation.timeout_ms {
            Some(ms) => quote!(Some(Duration::from_millis(#ms))),
            None => quote!(None),
        };
        tokens.extend(quote! {
            #docs
            pub static #constant: Operation = Operation {
                api: Api::#api,
                name: #name,
                method: Method::#method,
                path: #path,
                scope: Scope::#scope,
                sandbox: #sandbox,
                read_only: #read_only,
                deprecated: #deprecated,
                retired: #retired,
                category: #category,
                token_types: &[#(#token_types),*],
                bucket: #bucket,
                limits: #limits,
                sandbox_limit: #sandbox_limit,
                cost_4xx: #cost,
                success: &[#(#success),*],
                timeout: #timeout,
            };
        });
        if !retired {
            names.push(constant);
        }
    }
    tokens.extend(quote! {
        /// Every operation of this API that WB has.
        pub static ALL: &[&Operation] = &[#(&#names),*];
    });
    let code = pretty(tokens)?;
    text.push_str(&code.replace("u16,", ",").replace("u16]", "]"));
    Ok(text)
}

fn limit(limit: &Limit) -> TokenStream {
    // Written without suffixes: `Limit::new(60000, 100, 600, 5)`.
    let numbers = [limit.period_ms, u64::from(limit.limit), limit.interval_ms, u64::from(limit.burst)]
        .map(proc_macro2::Literal::u64_unsuffixed);
    quote!(Limit::new(#(#numbers),*))
}

fn limits(operation: &Operation<'_>) -> TokenStream {
    match operation.limits.set() {
        Some(limits) => set(&limits),
        None => quote!(Limits::typed(None, None, None, None)),
    }
}

fn set(limits: &LimitSet) -> TokenStream {
    let rows = match limits {
        LimitSet::Any(any) => {
            let any = limit(any);
            return quote!(Limits::any(#any));
        }
        LimitSet::Typed(rows) => rows,
    };
    let rows = rows.map(|row| match row {
        Some(row) => {
            let row = limit(&row);
            quote!(Some(#row))
        }
        None => quote!(None),
    });
    quote!(Limits::typed(#(#rows),*))
}

/// WB's categories in the words of the token's bits.
fn category(category: Option<&str>) -> Result<Option<&'static str>> {
    if let Some(several) = category.filter(|category| category.contains(',')) {
        // Any of them will do, which one bit cannot say: WB judges.
        several.split(',').try_for_each(|one| self::category(Some(one)).map(|_| ()))?;
        return Ok(None);
    }
    Ok(match category {
        None | Some("all" | "commonapi") => None,
        Some("content") => Some("Content"),
        Some("contentanalytics") => Some("Analytics"),
        Some("discountsandprices") => Some("Prices"),
        Some("marketplace") => Some("Marketplace"),
        Some("statistics") => Some("Statistics"),
        Some("advert") => Some("Promotion"),
        Some("questionsandfeedback") => Some("Feedbacks"),
        Some("buyerchat") => Some("BuyerChat"),
        Some("supplies") => Some("Supplies"),
        Some("returns") => Some("Returns"),
        Some("documents") => Some("Documents"),
        Some("finance") => Some("Finance"),
        Some("usermanagement") => Some("Users"),
        Some(other) => bail!("unknown category `{other}`: add it to `Category` and to the generator"),
    })
}
