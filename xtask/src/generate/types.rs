//! From the contract's schemas to Rust types.
//!
//! Answers and requests get different types from one schema: an answer may lack anything, a request
//! must carry what WB requires. A type is named after the operation and the field it stands in; a
//! schema that stands in several places of one API keeps one type under WB's name for it, tidied.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use super::naming;
use crate::contract::document::{Document, Kind, Schema, Unit, reference_name};
use crate::contract::merged;
use crate::contract::pins::Pins;
use crate::texts::OperationTexts;

/// Which way a type travels.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    Request,
    Response,
}

/// A Rust type.
#[derive(Debug, Clone, PartialEq)]
pub enum Ty {
    Integer,
    /// An integer that counts hundredths of a unit of currency.
    Kopecks,
    /// A decimal; `text`: WB writes it as a string.
    Decimal {
        text: bool,
    },
    Boolean,
    Text,
    Date,
    DateDmy,
    DateTime,
    Base64,
    /// A part of a multipart body.
    File,
    Json,
    List(Box<Ty>),
    Map(Box<Ty>),
    /// Index into [`Types::definitions`].
    Named(usize),
}

/// A named type.
#[derive(Debug, Clone)]
pub struct Definition {
    pub name: String,
    pub side: Side,
    pub shape: Shape,
    /// Where it stands, for its doc: operation and path, or how often it is used.
    pub place: Place,
    /// Where it was met first: operation and path.
    pub origin: (String, String),
}

#[derive(Debug, Clone)]
pub enum Place {
    /// The whole body of an operation.
    Root { operation: String },
    /// A field of one operation's body, for example `cards[].sizes[]`.
    Field { operation: String, path: String },
    /// In several places.
    Shared,
    /// Optional parameters of an operation.
    Parameters { operation: String },
}

#[derive(Debug, Clone, PartialEq)]
pub enum Shape {
    Struct(Vec<Field>),
    /// Variants in the contract's order: Rust name and wire value.
    Enum {
        integer: bool,
        variants: Vec<(String, Value)>,
    },
    /// Alternatives of a request: variant name and type.
    Union(Vec<(String, Ty)>),
    /// A multipart form.
    Form(Vec<Field>),
}

#[derive(Debug, Clone, PartialEq)]
pub struct Field {
    pub wire: String,
    pub rust: String,
    pub ty: Ty,
    pub required: bool,
    pub nullable: bool,
    /// Facts for its doc.
    pub facts: Vec<String>,
}

/// Names that generated files import or that every Rust file has.
const IN_SCOPE: &[&str] = &[
    "BTreeMap",
    "Base64",
    "Box",
    "Bytes",
    "Call",
    "Client",
    "Date",
    "DateTime",
    "Decimal",
    "Default",
    "Deserialize",
    "Download",
    "Err",
    "FilePart",
    "From",
    "Into",
    "Json",
    "Kopecks",
    "None",
    "Ok",
    "Option",
    "Response",
    "Result",
    "Rows",
    "Saved",
    "Serialize",
    "Some",
    "String",
    "Vec",
    "Written",
];

/// The types of one API.
pub struct Types<'a> {
    document: &'a Document,
    pub definitions: Vec<Definition>,
    names: BTreeSet<String>,
    /// Names of roots, which other types must leave free.
    reserved: BTreeSet<String>,
    /// Operations in PascalCase: prefixes of the names of their types.
    prefixes: BTreeSet<String>,
    /// Types of schemas that stand in several places, by side, schema and pinned name; `None` while
    /// the type is being made.
    components: HashMap<(Side, String, Option<String>), Option<usize>>,
    uses: BTreeMap<(Side, String), usize>,
    module: &'a str,
    pins: &'a Pins,
    /// Name of every place of a type, for `types.toml`.
    pub pinned: BTreeMap<String, String>,
    /// Pinned names that a type has taken.
    used: BTreeSet<String>,
    /// Whether a type that is there serves a place pinned to it, whatever it looks like: nothing is sent
    /// to or read from an operation that WB has removed.
    pub lenient: bool,
    /// Names that could not be made from the position alone.
    pub awkward: Vec<String>,
    /// WB's own texts by operation, where this is a private build.
    pub texts: BTreeMap<String, &'a OperationTexts>,
}

/// Where a schema stands.
#[derive(Debug, Clone)]
pub struct Position<'p> {
    operation: &'p str,
    side: Side,
    /// Rust name of the type here, without a suffix: `CardsListCard`.
    base: String,
    /// Prefix of the names of types inside; `data` and its like are left out of it.
    prefix: String,
    /// Rust name of an element, where it is a list.
    element: Option<String>,
    /// Wire path so far: `cards[].sizes[]`.
    path: String,
    /// The place for `types.toml`: the type or the body it is in, and the way from there.
    place: String,
}

impl<'a> Types<'a> {
    pub fn new(document: &'a Document, module: &'a str, operation_names: &[String], pins: &'a Pins) -> Self {
        let mut reserved = BTreeSet::new();
        let mut prefixes = BTreeSet::new();
        for name in operation_names {
            let base = naming::pascal(name);
            prefixes.insert(base.clone());
            for suffix in ["Request", "Response", "Params"] {
                reserved.insert(format!("{base}{suffix}"));
            }
        }
        Types {
            document,
            definitions: Vec::new(),
            // A pinned name is taken, whether its place is still there or not.
            names: IN_SCOPE
                .iter()
                .map(|name| (*name).to_owned())
                .chain([naming::pascal(module)])
                .chain(pins.names(module).map(str::to_owned))
                .collect(),
            reserved,
            prefixes,
            components: HashMap::new(),
            uses: BTreeMap::new(),
            module,
            pins,
            pinned: BTreeMap::new(),
            used: BTreeSet::new(),
            lenient: false,
            awkward: Vec::new(),
            texts: BTreeMap::new(),
        }
    }

    /// Counts the places a component stands in. Call for every body before the first type is made.
    pub fn count(&mut self, side: Side, schema: &Schema) {
        self.count_within(side, schema, &mut Vec::new());
    }

    fn count_within(&mut self, side: Side, schema: &Schema, open: &mut Vec<String>) {
        if let Some(name) = schema.reference.as_deref().and_then(reference_name) {
            let uses = self.uses.entry((side, name.to_owned())).or_insert(0);
            *uses += 1;
            // The inside of a shared schema counts once: it is one type however often it is used.
            if *uses > 1 || open.iter().any(|other| other == name) {
                return;
            }
            open.push(name.to_owned());
            if let Some(target) = self.document.components.schemas.get(name) {
                self.count_within(side, target, open);
            }
            open.pop();
            return;
        }
        let inner = schema
            .properties
            .values()
            .chain(schema.items.as_deref())
            .chain(schema.additional_properties.as_deref())
            .chain(&schema.one_of);
        for schema in inner {
            self.count_within(side, schema, open);
        }
    }

    /// Position of a whole body.
    fn root<'p>(&self, operation: &'p str, side: Side) -> Position<'p> {
        let base = naming::pascal(operation);
        let element = Some(self.entry(&base, side));
        let place = match side {
            Side::Request => format!("{operation} request"),
            Side::Response => format!("{operation} response"),
        };
        Position { operation, side, prefix: base.clone(), base, element, path: String::new(), place }
    }

    /// Name of an element of the list that an operation, or a type, called `prefix` is about:
    /// `Warehouse` for the answer of `warehouses`.
    fn entry(&self, prefix: &str, side: Side) -> String {
        let one = naming::singular(prefix);
        // `feedback` beside `feedbacks` is an operation with types of its own.
        if side == Side::Response && one != prefix && !self.prefixes.contains(&one) {
            one
        } else {
            format!("{prefix}Entry")
        }
    }

    /// Position of a field.
    fn field<'p>(&self, position: &Position<'p>, wire: &str) -> Position<'p> {
        let path = match position.path.as_str() {
            "" | "*" => wire.to_owned(),
            path => format!("{path}.{wire}"),
        };
        let prefix = &position.prefix;
        // `…Response` is the whole answer.
        let word = if wire == "response" { "Payload".to_owned() } else { naming::pascal(wire) };
        let base = format!("{prefix}{word}");
        let generic = naming::is_generic(wire);
        // The orders of `new_orders` are each a `NewOrder`, not a `NewOrdersOrder`.
        let repeats = position.side == Side::Response
            && naming::singular(&word) != word
            && prefix.ends_with(&word)
            && !self.prefixes.contains(&naming::singular(prefix));
        let element = (generic || repeats).then(|| self.entry(prefix, position.side));
        let prefix = if generic { prefix.clone() } else { base.clone() };
        let place = format!("{}.{wire}", position.place);
        Position { base, prefix, element, path, place, ..position.clone() }
    }

    /// The type of a whole body. Objects are called `…Request` and `…Response`.
    pub fn body(&mut self, operation: &str, side: Side, schema: &Schema) -> Result<Ty> {
        let position = self.root(operation, side);
        self.ty(&position, schema).with_context(|| {
            format!(
                "operation `{operation}`, {}",
                match side {
                    Side::Request => "request body",
                    Side::Response => "answer",
                }
            )
        })
    }

    /// A multipart form.
    pub fn form(&mut self, operation: &str, schema: &Schema) -> Result<usize> {
        let schema = self.document.resolve(schema).context("broken reference")?.clone();
        let mut position = self.root(operation, Side::Request);
        let place = position.place.clone();
        // The fields are named first, by the operation.
        position.place = format!("{operation} form");
        let fields = self.fields(&position, &schema)?;
        position.place = place;
        let name = self.name_root(&position, "Request");
        self.pin(&position, &name);
        Ok(self.define(Definition {
            name,
            side: Side::Request,
            shape: Shape::Form(fields),
            place: Place::Root { operation: operation.to_owned() },
            origin: (operation.to_owned(), String::new()),
        }))
    }

    /// The struct of an operation's optional parameters.
    pub fn parameters(&mut self, operation: &str, fields: Vec<Field>) -> usize {
        let mut position = self.root(operation, Side::Request);
        position.place = format!("{operation} params");
        let name = self.name_root(&position, "Params");
        self.pin(&position, &name);
        self.define(Definition {
            name,
            side: Side::Request,
            shape: Shape::Struct(fields),
            place: Place::Parameters { operation: operation.to_owned() },
            origin: (operation.to_owned(), String::new()),
        })
    }

    /// The type of a parameter.
    pub fn parameter(&mut self, operation: &str, name: &str, schema: &Schema) -> Result<Ty> {
        let mut position = self.root(operation, Side::Request);
        position.place = format!("{operation} parameter");
        self.ty(&self.field(&position, name), schema)
            .with_context(|| format!("operation `{operation}`, parameter `{name}`"))
    }

    fn define(&mut self, definition: Definition) -> usize {
        self.definitions.push(definition);
        self.definitions.len() - 1
    }

    /// The type of a schema at a position.
    fn ty(&mut self, position: &Position<'_>, schema: &Schema) -> Result<Ty> {
        if let Some(reference) = &schema.reference {
            let name = reference_name(reference)
                .with_context(|| format!("reference `{reference}` leads outside the document"))?;
            return self.component(position, name);
        }
        if !schema.one_of.is_empty() {
            return self.alternatives(position, schema);
        }
        let Some(kind) = schema.kind else { return Ok(Ty::Json) };
        let format = schema.format.as_deref();
        Ok(match kind {
            Kind::Boolean => Ty::Boolean,
            Kind::Integer if schema.unit == Some(Unit::Hundredths) => Ty::Kopecks,
            Kind::Integer if schema.enumeration.is_empty() || schema.enum_names.is_empty() => Ty::Integer,
            Kind::Integer => self.enumeration(position, schema)?,
            Kind::Number => Ty::Decimal { text: false },
            Kind::String => match format {
                Some("decimal") => Ty::Decimal { text: true },
                Some("date") => Ty::Date,
                Some("date-dmy") => Ty::DateDmy,
                Some("date-time") => Ty::DateTime,
                Some("byte") => Ty::Base64,
                Some("binary") => Ty::File,
                None | Some("uuid") => {
                    if schema.enumeration.is_empty() {
                        Ty::Text
                    } else {
                        self.enumeration(position, schema)?
                    }
                }
                Some(other) => bail!("{}: unknown string format `{other}`", position.describe()),
            },
            Kind::Array => {
                let inner = match &schema.items {
                    Some(items) => self.ty(&position.element(), items)?,
                    None => Ty::Json,
                };
                Ty::List(Box::new(inner))
            }
            Kind::Object if !schema.properties.is_empty() => self.structure(position, schema)?,
            Kind::Object => match &schema.additional_properties {
                Some(values) => Ty::Map(Box::new(self.ty(&position.value(), values)?)),
                None => Ty::Json,
            },
        })
    }

    fn component(&mut self, position: &Position<'_>, name: &str) -> Result<Ty> {
        let target =
            self.document.components.schemas.get(name).with_context(|| {
                format!("{}: schema `{name}` is not in the document", position.describe())
            })?;
        let shared = self.uses.get(&(position.side, name.to_owned())).copied().unwrap_or(0) > 1;
        let named = matches!(target.kind, Some(Kind::Object) if !target.properties.is_empty())
            || !target.one_of.is_empty()
            || !target.enumeration.is_empty();
        if !shared || (!named && target.reference.is_none()) {
            return self.ty(position, target);
        }
        let pin = self.pins.get(self.module, &position.place).map(str::to_owned);
        let key = (position.side, name.to_owned(), pin.clone());
        // Inside itself: such a value is kept as JSON.
        let mut known = self.components.iter();
        if known.any(|((side, other, _), index)| *side == key.0 && *other == key.1 && index.is_none()) {
            return Ok(Ty::Json);
        }
        if let Some(Some(index)) = self.components.get(&key) {
            return Ok(self.again(position, *index));
        }
        if pin.is_none() {
            // A new place of a type that is there already, under whatever name.
            let known = self.components.iter().filter(|((side, other, _), index)| {
                *side == position.side && other == name && index.is_some()
            });
            // But what an operation sends is not called after another operation.
            let fits = |index: &usize| {
                let name = strip_role(&self.definitions[*index].name);
                !position.path.is_empty() || name == position.base || !self.prefixes.contains(&name)
            };
            if let Some(index) = known.filter_map(|(_, index)| *index).filter(fits).min() {
                return Ok(self.again(position, index));
            }
        }
        self.components.insert(key.clone(), None);
        let role = match (position.path.is_empty(), position.side) {
            (false, _) => "",
            (true, Side::Request) => "Request",
            (true, Side::Response) => "Response",
        };
        let mut base = match naming::component(name) {
            Some(tidy) => format!("{tidy}{role}"),
            None => format!("{}{role}", position.base),
        };
        if self.names.contains(&base) || self.reserved.contains(&base) {
            base = format!("{}{role}", position.base);
            self.reserved.remove(&base);
        }
        let shared_position = Position {
            prefix: base.clone(),
            base,
            element: None,
            path: if position.path.is_empty() { "*".into() } else { position.path.clone() },
            ..position.clone()
        };
        let ty = self.ty(&shared_position, target)?;
        if let Ty::Named(index) = ty {
            self.definitions[index].place = Place::Shared;
            self.components.insert(key, Some(index));
        } else {
            self.components.remove(&key);
        }
        Ok(ty)
    }

    fn structure(&mut self, position: &Position<'_>, schema: &Schema) -> Result<Ty> {
        let role = match position.side {
            Side::Request => "Request",
            Side::Response => "Response",
        };
        self.composed(position, role, &|types, name| {
            Ok(Shape::Struct(types.fields(&inside(position, name), schema)?))
        })
    }

    /// A type of other types. Its name is taken before theirs, so that it does not depend on them.
    fn composed(
        &mut self,
        position: &Position<'_>,
        role: &str,
        shape: &dyn Fn(&mut Self, &str) -> Result<Shape>,
    ) -> Result<Ty> {
        let name = match self.pins.get(self.module, &position.place).map(str::to_owned) {
            None => self.new_name(position, role),
            Some(name) if self.used.insert(name.clone()) => name,
            // Two places had one type. They keep it while it fits both.
            Some(name) => {
                let count = self.definitions.len();
                let there = |other: &Definition| (&other.name, other.side) == (&name, position.side);
                if self.lenient
                    && let Some(index) = self.definitions.iter().position(there)
                {
                    return Ok(self.again(position, index));
                }
                let before = (
                    self.names.clone(),
                    self.used.clone(),
                    self.pinned.clone(),
                    // The trial may have added values to enums that are there.
                    self.definitions.clone(),
                );
                let shape = shape(self, &name)?;
                let same = |other: &Definition| {
                    (&other.name, other.side, &other.shape) == (&name, position.side, &shape)
                };
                if let Some(index) = self.definitions[..count].iter().position(same) {
                    self.definitions[index].place = Place::Shared;
                    return Ok(self.again(position, index));
                }
                self.components.retain(|_, index| index.is_none_or(|index| index < count));
                (self.names, self.used, self.pinned, self.definitions) = before;
                self.new_name(position, role)
            }
        };
        self.pin(position, &name);
        let shape = shape(self, &name)?;
        let index = self.define(Definition {
            name,
            side: position.side,
            shape,
            place: place(position),
            origin: (position.operation.to_owned(), position.path.clone()),
        });
        Ok(Ty::Named(index))
    }

    fn fields(&mut self, position: &Position<'_>, schema: &Schema) -> Result<Vec<Field>> {
        let mut fields = Vec::new();
        let mut taken = BTreeSet::new();
        for (wire, schema_of_field) in &schema.properties {
            let ty = self.ty(&self.field(position, wire), schema_of_field)?;
            let mut rust = naming::snake(wire);
            while !taken.insert(rust.clone()) {
                rust.push('_');
            }
            let resolved = self.document.resolve(schema_of_field).context("broken reference")?;
            fields.push(Field {
                wire: wire.clone(),
                rust,
                ty,
                required: schema.required.contains(wire),
                nullable: schema_of_field.nullable || resolved.nullable,
                facts: facts(resolved),
            });
        }
        Ok(fields)
    }

    fn enumeration(&mut self, position: &Position<'_>, schema: &Schema) -> Result<Ty> {
        let integer = schema.kind == Some(Kind::Integer);
        let mut variants: Vec<(String, Value)> = Vec::new();
        for (index, value) in schema.enumeration.iter().enumerate() {
            let text = match value {
                Value::String(text) => text.clone(),
                other => other.to_string(),
            };
            let mut name = naming::pascal(schema.enum_names.get(index).unwrap_or(&text));
            // `Unknown` is the variant for values WB has not announced.
            if name == "Unknown" {
                name = "UnknownValue".to_owned();
            }
            if variants.iter().any(|(_, other)| other == value) {
                continue;
            }
            while variants.iter().any(|(other, _)| *other == name) {
                name.push_str("Alt");
            }
            variants.push((name, value.clone()));
        }
        let pinned = self.pins.get(self.module, &position.place).map(str::to_owned);
        if let Some(name) = &pinned {
            // The values of all places of one type are values of the type.
            let known = self.definitions.iter().position(|definition| definition.name == *name);
            if let Some(index) = known
                && let Shape::Enum { integer: other, variants: known } = &mut self.definitions[index].shape
                && *other == integer
            {
                for (name, value) in variants {
                    if !known.iter().any(|(other, known)| *other == name || *known == value) {
                        known.push((name, value));
                    }
                }
                return Ok(self.again(position, index));
            }
        } else {
            // The same values in request and answer are one type.
            let same = |definition: &Definition| {
                definition.name == position.base
                    && matches!(&definition.shape, Shape::Enum { variants: other, .. } if *other == variants)
            };
            if let Some(index) = self.definitions.iter().position(same) {
                return Ok(self.again(position, index));
            }
        }
        let name = match pinned {
            Some(name) if self.used.insert(name.clone()) => name,
            _ => self.new_name(position, "Value"),
        };
        self.pin(position, &name);
        let index = self.define(Definition {
            name,
            side: position.side,
            shape: Shape::Enum { integer, variants },
            place: Place::Field { operation: position.operation.to_owned(), path: position.path.clone() },
            origin: (position.operation.to_owned(), position.path.clone()),
        });
        Ok(Ty::Named(index))
    }

    fn alternatives(&mut self, position: &Position<'_>, schema: &Schema) -> Result<Ty> {
        match position.side {
            // An answer is never guessed: objects are merged field by field, so that whatever came
            // is there; alternatives of different kinds stay JSON.
            Side::Response => {
                let merged = merged::flat(self.document, schema)?;
                self.ty(position, &merged)
            }
            Side::Request => {
                self.composed(position, "Request", &|types, name| types.union(position, name, schema))
            }
        }
    }

    /// The alternatives of a request's union called `name`.
    fn union(&mut self, position: &Position<'_>, name: &str, schema: &Schema) -> Result<Shape> {
        let mut variants: Vec<(String, Ty)> = Vec::new();
        let (places, pinned) = self.pinned_variants(name, schema)?;
        let base = if position.path.is_empty() { position.base.clone() } else { name.to_owned() };
        for (index, alternative) in schema.one_of.iter().enumerate() {
            let wb = alternative.reference.as_deref().and_then(reference_name);
            let discriminated = schema.discriminator.as_ref().and_then(|discriminator| {
                let (value, _) = discriminator
                    .mapping
                    .iter()
                    .find(|(_, target)| Some(target.as_str()) == alternative.reference.as_deref())?;
                Some(naming::pascal(&value.to_lowercase()))
            });
            let resolved = self.document.resolve(alternative).context("broken reference")?;
            let by_fields = resolved
                .required
                .first()
                .or(resolved.properties.keys().last())
                .map(|field| format!("By{}", naming::pascal(field)));
            let by_value = discriminated.is_some();
            let mut variant = discriminated
                .or_else(|| pinned[index].clone())
                .or_else(|| wb.and_then(naming::component))
                .or(by_fields)
                .unwrap_or_else(|| format!("Form{}", index + 1));
            if variants.iter().any(|(other, _)| *other == variant) {
                variant = format!(
                    "{variant}And{}",
                    resolved.properties.keys().last().map(|key| naming::pascal(key)).unwrap_or_default()
                );
            }
            while variants.iter().any(|(other, _)| *other == variant) {
                variant.push_str("Alt");
            }
            if !by_value {
                self.pinned.insert(places[index].clone(), variant.clone());
            }
            let place = format!("{name}<{variant}>");
            let name = format!("{base}{variant}");
            let inner = Position {
                prefix: name.clone(),
                base: name,
                element: None,
                path: format!("{}<{variant}>", position.path),
                place,
                ..position.clone()
            };
            let ty = self.ty(&inner, alternative)?;
            variants.push((variant, ty));
        }
        Ok(Shape::Union(variants))
    }

    /// The places of a union's alternatives, which are known by their fields, and the names pinned to
    /// them: that of the alternative with the same fields, else of the one that has most in common.
    fn pinned_variants(&self, union: &str, schema: &Schema) -> Result<(Vec<String>, Vec<Option<String>>)> {
        let mut places: Vec<String> = Vec::new();
        for alternative in &schema.one_of {
            let alternative = self.document.resolve(alternative).context("broken reference")?;
            let mut fields: Vec<&str> = alternative.properties.keys().map(String::as_str).collect();
            fields.sort_unstable();
            let mut place = format!("{union}|{}", fields.join(" "));
            while places.contains(&place) {
                place.push_str(" +");
            }
            places.push(place);
        }
        let mut names: Vec<Option<String>> =
            places.iter().map(|place| self.pins.get(self.module, place).map(str::to_owned)).collect();
        let fields = |place: &str| -> BTreeSet<String> {
            let (_, fields) = place.split_once('|').unwrap_or_default();
            fields.split(' ').map(str::to_owned).collect()
        };
        for (place, variant) in self.pins.starting(self.module, &format!("{union}|")) {
            if names.iter().flatten().any(|name| name == variant) {
                continue;
            }
            let old = fields(place);
            let common = |index: &usize| old.intersection(&fields(&places[*index])).count();
            let free = (0..places.len()).filter(|index| names[*index].is_none());
            let alike = free
                .filter(|index| 2 * common(index) >= old.len())
                .max_by_key(|index| (common(index), !index));
            if let Some(index) = alike {
                names[index] = Some(variant.to_owned());
            }
        }
        Ok((places, names))
    }

    /// WB's own words on a field of a type, in a private build.
    pub fn text(&self, definition: &Definition, wire: &str) -> Option<&str> {
        let (operation, path) = &definition.origin;
        let texts = self.texts.get(operation)?;
        match definition.place {
            Place::Parameters { .. } => texts.parameters.get(wire).map(String::as_str),
            _ => texts.field(definition.side == Side::Request, path, wire),
        }
    }

    /// A type that is there already, in one more place.
    fn again(&mut self, position: &Position<'_>, index: usize) -> Ty {
        let name = self.definitions[index].name.clone();
        self.pin(position, &name);
        Ty::Named(index)
    }

    fn pin(&mut self, position: &Position<'_>, name: &str) {
        self.pinned.insert(position.place.clone(), name.to_owned());
    }

    /// A free name for the type at a position; `role` is the suffix of a whole body.
    fn new_name(&mut self, position: &Position<'_>, role: &str) -> String {
        if position.path.is_empty() { self.free_root(position, role) } else { self.name(position) }
    }

    /// The one list of objects in an answer: the fields that lead to it, and the type of its element.
    pub fn only_list(&self, ty: &Ty) -> Result<(Vec<String>, Ty)> {
        let mut lists = Vec::new();
        self.lists(ty, &mut Vec::new(), &mut lists);
        match lists.len() {
            1 => Ok(lists.remove(0)),
            0 => bail!("`stream` is for lists of objects"),
            _ => bail!("`stream` is for answers with one list, this one has {}", lists.len()),
        }
    }

    fn lists(&self, ty: &Ty, path: &mut Vec<String>, lists: &mut Vec<(Vec<String>, Ty)>) {
        match ty {
            Ty::List(inner) if matches!(**inner, Ty::Named(_)) => {
                lists.push((path.clone(), (**inner).clone()))
            }
            Ty::Named(index) => {
                if let Shape::Struct(fields) = &self.definitions[*index].shape {
                    for field in fields {
                        path.push(field.wire.clone());
                        self.lists(&field.ty, path, lists);
                        path.pop();
                    }
                }
            }
            _ => {}
        }
    }

    /// The pinned name of a root, else a free one.
    fn name_root(&mut self, position: &Position<'_>, role: &str) -> String {
        match self.pins.get(self.module, &position.place).map(str::to_owned) {
            Some(name) if self.used.insert(name.clone()) => name,
            _ => self.free_root(position, role),
        }
    }

    /// A free name for a root.
    fn free_root(&mut self, position: &Position<'_>, role: &str) -> String {
        let name = format!("{}{role}", position.base);
        self.reserved.remove(&name);
        self.take(name, position)
    }

    /// A free name for a type inside a body.
    fn name(&mut self, position: &Position<'_>) -> String {
        let name = position.base.clone();
        if self.names.contains(&name) || self.reserved.contains(&name) {
            let suffixed = match position.side {
                Side::Request => format!("{name}Input"),
                Side::Response => format!("{name}Details"),
            };
            return self.take(suffixed, position);
        }
        self.take(name, position)
    }

    fn take(&mut self, name: String, position: &Position<'_>) -> String {
        let mut free = name.clone();
        let mut number = 2;
        while !self.names.insert(free.clone()) {
            free = format!("{name}{number}");
            number += 1;
        }
        if free != name {
            self.awkward.push(format!("{free} ({})", position.describe()));
        }
        free
    }
}

impl<'p> Position<'p> {
    fn describe(&self) -> String {
        let side = match self.side {
            Side::Request => "request",
            Side::Response => "answer",
        };
        format!("{} of `{}`, `{}`", side, self.operation, self.path)
    }

    fn element(&self) -> Self {
        let base = self.element.clone().unwrap_or_else(|| naming::singular(&self.base));
        Position {
            prefix: base.clone(),
            base,
            element: None,
            path: format!("{}[]", self.path),
            place: format!("{}[]", self.place),
            ..self.clone()
        }
    }

    fn value(&self) -> Self {
        let base = naming::singular(&self.base);
        Position {
            prefix: base.clone(),
            base,
            element: None,
            path: format!("{}{{}}", self.path),
            place: format!("{}{{}}", self.place),
            ..self.clone()
        }
    }
}

/// The position inside the type `name` that stands at `position`.
fn inside<'p>(position: &Position<'p>, name: &str) -> Position<'p> {
    let prefix = if position.path.is_empty() || position.path == "*" {
        strip_role(name)
    } else if position.prefix == position.base {
        name.to_owned()
    } else {
        position.prefix.clone()
    };
    Position { prefix, place: name.to_owned(), ..position.clone() }
}

fn place(position: &Position<'_>) -> Place {
    let operation = position.operation.to_owned();
    if position.path.is_empty() {
        Place::Root { operation }
    } else {
        Place::Field { operation, path: position.path.clone() }
    }
}

fn strip_role(name: &str) -> String {
    ["Request", "Response"].iter().find_map(|role| name.strip_suffix(role)).unwrap_or(name).to_owned()
}

/// What a schema says beyond its type, for docs.
pub fn facts(schema: &Schema) -> Vec<String> {
    let mut facts = Vec::new();
    match schema.format.as_deref() {
        Some("decimal") => facts.push("a decimal that WB writes as text".to_owned()),
        Some("byte") => facts.push("bytes that WB writes in base64".to_owned()),
        Some("date-dmy") => facts.push("`dd.mm.yyyy`".to_owned()),
        Some("uuid") => facts.push("UUID".to_owned()),
        Some("unix-seconds") => facts.push("Unix time in seconds".to_owned()),
        Some("unix-milliseconds") => facts.push("Unix time in milliseconds".to_owned()),
        _ => {}
    }
    match schema.unit {
        Some(Unit::Hundredths) => facts.push("in hundredths of the currency, kopecks for roubles".to_owned()),
        Some(Unit::Roubles) => facts.push("in roubles".to_owned()),
        Some(Unit::Whole) => facts.push("in units of the currency, roubles and not kopecks".to_owned()),
        None => {}
    }
    if schema.kind == Some(Kind::Integer) && !schema.enumeration.is_empty() {
        let values: Vec<String> = schema.enumeration.iter().map(|value| format!("`{value}`")).collect();
        facts.push(format!("known values {}", values.join(", ")));
    }
    let between = |low: Option<String>, high: Option<String>, unit: &str| match (low, high) {
        (Some(low), Some(high)) if low == high => Some(format!("exactly {low}{unit}")),
        (Some(low), Some(high)) => Some(format!("{low} to {high}{unit}")),
        (Some(low), None) => Some(format!("at least {low}{unit}")),
        (None, Some(high)) => Some(format!("at most {high}{unit}")),
        (None, None) => None,
    };
    let text = |n: &Option<u64>| n.map(|n| n.to_string());
    facts.extend(between(text(&schema.min_items), text(&schema.max_items), " elements"));
    facts.extend(between(text(&schema.min_length), text(&schema.max_length), " characters"));
    let number = |n: &Option<serde_json::Number>| n.as_ref().map(|n| n.to_string());
    facts.extend(between(number(&schema.minimum), number(&schema.maximum), ""));
    if let Some(default) = &schema.default {
        facts.push(format!("default `{default}`"));
    }
    facts
}
