//! A random edit of a document is told exactly once, as what it is.

use std::{collections::BTreeSet, path::Path, sync::OnceLock};

use proptest::prelude::*;
use serde_json::json;

use super::{
    Report,
    change::Kind,
    set::{Published, Set},
};
use crate::contract::{
    OperationKey,
    document::{
        Document, Kind as Json, MediaType, OperationSpec, Parameter, ParameterIn, RequestBody, ResponseSpec,
        Schema, Server, Unit, reference_name,
    },
    limits::{Limit, LimitSet},
};
use crate::import::SPECS;

fn contract() -> &'static Set {
    static SET: OnceLock<Set> = OnceLock::new();
    SET.get_or_init(|| Set::load_contract(Path::new(SPECS)).unwrap())
}

/// One document of the contract.
fn one(module: &str) -> Set {
    let mut set = Set { settled: true, ..Set::default() };
    let mut document = contract().documents[module].clone();
    // What WB has removed is compared no more.
    document.paths.values_mut().for_each(|item| item.retain(|_, spec| spec.retired.is_none()));
    document.paths.retain(|_, item| !item.is_empty());
    set.documents.insert(module.to_owned(), document);
    set.facts = contract()
        .facts
        .iter()
        .filter(|(key, _)| key.module == module)
        .map(|(k, v)| (k.clone(), v.clone()))
        .collect();
    set
}

/// Everything the crate makes types of, in one order: schemas of parameters, bodies and answers of
/// success, and the named schemas they lead to.
fn schemas(document: &mut Document) -> Vec<&mut Schema> {
    fn names(schema: &Schema, document: &Document, used: &mut BTreeSet<String>) {
        if let Some(name) = schema.reference.as_deref().and_then(reference_name)
            && used.insert(name.to_owned())
        {
            names(&document.components.schemas[name], document, used);
        }
        let boxed = schema.items.iter().chain(&schema.additional_properties).map(|child| &**child);
        boxed
            .chain(schema.properties.values())
            .chain(&schema.one_of)
            .for_each(|child| names(child, document, used));
    }
    let mut used = BTreeSet::new();
    for (_, _, spec) in document.operations() {
        for schema in roots(spec) {
            names(schema, document, &mut used);
        }
    }
    let mut list = Vec::new();
    for spec in document.paths.values_mut().flat_map(|item| item.values_mut()) {
        list.extend(spec.parameters.iter_mut().map(|parameter| &mut parameter.schema));
        let body = spec.request_body.iter_mut().flat_map(|body| body.content.values_mut());
        let answers = spec.responses.iter_mut().filter(|(status, _)| status.starts_with('2'));
        let answers = answers.flat_map(|(_, answer)| answer.content.values_mut());
        list.extend(body.chain(answers).filter_map(|media| media.schema.as_mut()));
    }
    list.extend(
        document
            .components
            .schemas
            .iter_mut()
            .filter(|(name, _)| used.contains(*name))
            .map(|(_, schema)| schema),
    );
    list
}

fn roots(spec: &OperationSpec) -> impl Iterator<Item = &Schema> {
    let body = spec.request_body.iter().flat_map(|body| body.content.values());
    let answers = spec.responses.iter().filter(|(status, _)| status.starts_with('2'));
    let answers = answers.flat_map(|(_, answer)| answer.content.values());
    let bodies = body.chain(answers).filter_map(|media| media.schema.as_ref());
    spec.parameters.iter().map(|parameter| &parameter.schema).chain(bodies)
}

/// Edits one of the schemas that `fits`, chosen by `pick`; whether there was one.
fn edit_schema(
    document: &mut Document,
    pick: usize,
    fits: impl Fn(&Schema) -> bool,
    edit: impl Fn(&mut Schema),
) -> bool {
    fn count(schema: &Schema, fits: &dyn Fn(&Schema) -> bool) -> usize {
        let boxed = schema.items.iter().chain(&schema.additional_properties).map(|child| &**child);
        let children = boxed.chain(schema.properties.values()).chain(&schema.one_of);
        usize::from(fits(schema)) + children.map(|child| count(child, fits)).sum::<usize>()
    }
    fn change(
        schema: &mut Schema,
        left: &mut usize,
        fits: &dyn Fn(&Schema) -> bool,
        edit: &dyn Fn(&mut Schema),
    ) -> bool {
        if fits(schema) {
            if *left == 0 {
                edit(schema);
                return true;
            }
            *left -= 1;
        }
        let boxed =
            schema.items.iter_mut().chain(&mut schema.additional_properties).map(|child| &mut **child);
        let mut children = boxed.chain(schema.properties.values_mut()).chain(&mut schema.one_of);
        children.any(|child| change(child, left, fits, edit))
    }
    let list = schemas(document);
    let total: usize = list.iter().map(|schema| count(schema, &fits)).sum();
    if total == 0 {
        return false;
    }
    let mut left = pick % total;
    list.into_iter().any(|schema| change(schema, &mut left, &fits, &edit))
}

/// Edits one of the operations that `fits`, chosen by `pick`.
fn edit_operation(
    set: &mut Set,
    module: &str,
    pick: usize,
    fits: impl Fn(&OperationSpec) -> bool,
    edit: impl Fn(&mut OperationSpec),
) -> bool {
    let document = set.documents.get_mut(module).unwrap();
    let mut fitting: Vec<&mut OperationSpec> =
        document.paths.values_mut().flat_map(|item| item.values_mut()).filter(|spec| fits(spec)).collect();
    let total = fitting.len();
    if total > 0 {
        edit(fitting[pick % total]);
    }
    total > 0
}

const OBJECT: fn(&Schema) -> bool = |schema| !schema.properties.is_empty();
const TEXT: fn(&Schema) -> bool = |schema| schema.kind == Some(Json::String) && schema.enumeration.is_empty();
const OPEN: fn(&Parameter) -> bool = |parameter| parameter.location != ParameterIn::Path;

/// Makes the edit; `None` where the document has no place for it.
fn edit(kind: Kind, set: &mut Set, module: &str, pick: usize) -> Option<Kind> {
    let keys: Vec<OperationKey> = set.operations().map(|(key, _)| key).collect();
    let key = keys[pick % keys.len()].clone();
    let method = key.method.to_lowercase();
    let document = set.documents.get_mut(module).unwrap();
    let extra = |name: &str, required: bool| Parameter {
        name: name.to_owned(),
        location: ParameterIn::Query,
        required,
        style: None,
        explode: None,
        schema: Schema { kind: Some(Json::String), ..Schema::default() },
    };
    let any = |_: &OperationSpec| true;
    let slow = |limit: &Limit| Limit {
        period_ms: limit.period_ms * 2,
        interval_ms: limit.interval_ms * 2,
        ..*limit
    };
    let limits = |set: &mut Set, change: &dyn Fn(LimitSet) -> Option<Published>| {
        let facts = set.facts.get_mut(&key).unwrap();
        let Published::Numbers(limits) = facts.numbers else { return false };
        let Some(new) = change(limits) else { return false };
        facts.numbers = new;
        true
    };
    let each = |limits: LimitSet, change: &dyn Fn(Limit) -> Limit| match limits {
        LimitSet::Any(limit) => LimitSet::Any(change(limit)),
        LimitSet::Typed(rows) => LimitSet::Typed([rows[0].map(change), rows[1], rows[2], rows[3]]),
    };
    let made = match kind {
        Kind::OperationRemoved => {
            document.paths[&key.path].shift_remove(&method);
            set.facts.remove(&key);
            true
        }
        Kind::OperationAdded => {
            let spec = document.paths[&key.path][&method].clone();
            let path = format!("/api/v9/quite/new/{pick}");
            let mut spec = spec;
            spec.parameters.retain(OPEN);
            document.paths.entry(path.clone()).or_default().insert(method, spec);
            let facts = set.facts[&key].clone();
            set.facts.insert(OperationKey::new(module, &key.method, &path), facts);
            true
        }
        Kind::OperationRenamed => {
            let spec = document.paths[&key.path].shift_remove(&method).unwrap();
            let path = match key.path.rsplit_once('/') {
                Some((start, end)) => format!("{start}/moved/{end}"),
                None => return None,
            };
            document.paths.entry(path.clone()).or_default().insert(method, spec);
            let facts = set.facts.remove(&key).unwrap();
            set.facts.insert(OperationKey::new(module, &key.method, &path), facts);
            true
        }
        Kind::OperationDeprecated => {
            edit_operation(set, module, pick, |spec| !spec.deprecated, |spec| spec.deprecated = true)
        }
        Kind::ParameterAdded => edit_operation(set, module, pick, any, |spec| {
            spec.parameters.push(extra("brandNew", pick.is_multiple_of(2)));
        }),
        Kind::ParameterRemoved => edit_operation(
            set,
            module,
            pick,
            |spec| spec.parameters.iter().any(OPEN),
            |spec| {
                let index = spec.parameters.iter().position(OPEN).unwrap();
                spec.parameters.remove(index);
            },
        ),
        Kind::ParameterRequired | Kind::ParameterOptional => {
            let wanted = |parameter: &Parameter| {
                OPEN(parameter) && parameter.required != (kind == Kind::ParameterRequired)
            };
            edit_operation(
                set,
                module,
                pick,
                |spec| spec.parameters.iter().any(wanted),
                |spec| {
                    let parameter = spec.parameters.iter_mut().find(|parameter| wanted(parameter)).unwrap();
                    parameter.required = !parameter.required;
                },
            )
        }
        Kind::BodyAdded => edit_operation(
            set,
            module,
            pick,
            |spec| spec.request_body.is_none(),
            |spec| {
                let media =
                    MediaType { schema: Some(Schema { kind: Some(Json::Object), ..Schema::default() }) };
                let content = [("application/json".to_owned(), media)].into_iter().collect();
                spec.request_body = Some(RequestBody { required: true, content });
            },
        ),
        Kind::BodyRemoved => edit_operation(
            set,
            module,
            pick,
            |spec| spec.request_body.is_some(),
            |spec| spec.request_body = None,
        ),
        Kind::MediaType => edit_operation(
            set,
            module,
            pick,
            |spec| spec.request_body.is_some(),
            |spec| {
                let body = spec.request_body.as_mut().unwrap();
                let (_, media) = body.content.shift_remove_index(0).unwrap();
                body.content.insert("application/vnd.new+json".to_owned(), media);
            },
        ),
        Kind::FieldAdded => edit_schema(document, pick, OBJECT, |schema| {
            let field = Schema { kind: Some(Json::Boolean), ..Schema::default() };
            schema.properties.insert("brandNew".to_owned(), field);
            if pick.is_multiple_of(2) {
                schema.required.push("brandNew".to_owned());
            }
        }),
        // An object without fields is another type.
        Kind::FieldRemoved => edit_schema(
            document,
            pick,
            |schema| schema.properties.len() > 1,
            |schema| {
                let (name, _) = schema.properties.shift_remove_index(pick % schema.properties.len()).unwrap();
                schema.required.retain(|other| *other != name);
            },
        ),
        Kind::FieldRequired => edit_schema(
            document,
            pick,
            |schema| OBJECT(schema) && schema.required.len() < schema.properties.len(),
            |schema| {
                let name =
                    schema.properties.keys().find(|name| !schema.required.contains(name)).unwrap().clone();
                schema.required.push(name);
            },
        ),
        Kind::FieldOptional => edit_schema(
            document,
            pick,
            |schema| !schema.required.is_empty(),
            |schema| {
                schema.required.remove(pick % schema.required.len());
            },
        ),
        Kind::FieldDeprecated => edit_schema(
            document,
            pick,
            |schema| TEXT(schema) && !schema.deprecated,
            |schema| schema.deprecated = true,
        ),
        Kind::TypeChanged => edit_schema(
            document,
            pick,
            |schema| schema.kind.is_some_and(|kind| kind != Json::Boolean),
            |schema| {
                *schema = Schema { kind: Some(Json::Boolean), nullable: schema.nullable, ..Schema::default() }
            },
        ),
        Kind::FormatChanged => edit_schema(
            document,
            pick,
            |schema| TEXT(schema) && schema.format.is_none(),
            |schema| schema.format = Some("uuid".to_owned()),
        ),
        Kind::Nullability => edit_schema(
            document,
            pick,
            |schema| schema.reference.is_none(),
            |schema| schema.nullable = !schema.nullable,
        ),
        Kind::EnumValueAdded => edit_schema(
            document,
            pick,
            |schema| !schema.enumeration.is_empty(),
            |schema| {
                let value =
                    if schema.kind == Some(Json::String) { json!("brand-new") } else { json!(987_654) };
                schema.enumeration.push(value);
                if !schema.enum_names.is_empty() {
                    schema.enum_names.push("BrandNew".to_owned());
                }
            },
        ),
        Kind::EnumValueRemoved => edit_schema(
            document,
            pick,
            |schema| schema.enumeration.len() > 1,
            |schema| {
                let index = pick % schema.enumeration.len();
                schema.enumeration.remove(index);
                if !schema.enum_names.is_empty() {
                    schema.enum_names.remove(index);
                }
            },
        ),
        Kind::Bounds => edit_schema(
            document,
            pick,
            |schema| schema.kind == Some(Json::Integer),
            |schema| {
                schema.minimum = Some(serde_json::Number::from(-987_654));
            },
        ),
        Kind::Unit => edit_schema(
            document,
            pick,
            |schema| schema.kind == Some(Json::Integer) && schema.unit.is_none(),
            |schema| schema.unit = Some(Unit::Hundredths),
        ),
        Kind::SuccessCodeAdded | Kind::ErrorCodeAdded => {
            let code = if kind == Kind::SuccessCodeAdded { "203" } else { "418" };
            edit_operation(set, module, pick, any, |spec| {
                let answer = ResponseSpec { description: String::new(), content: Default::default() };
                spec.responses.insert(code.to_owned(), answer);
            })
        }
        Kind::SuccessCodeRemoved => {
            let success = |spec: &OperationSpec| -> Vec<String> {
                spec.responses.keys().filter(|status| status.starts_with('2')).cloned().collect()
            };
            edit_operation(
                set,
                module,
                pick,
                |spec| success(spec).len() > 1,
                |spec| {
                    let codes = success(spec);
                    spec.responses.shift_remove(&codes[pick % codes.len()]);
                },
            )
        }
        Kind::HostChanged => edit_operation(set, module, pick, any, |spec| {
            spec.servers[0].url = "https://returns-api.wildberries.ru.new".to_owned();
        }),
        Kind::SandboxAdded => edit_operation(
            set,
            module,
            pick,
            |spec| spec.servers.len() == 1,
            |spec| {
                spec.servers.push(Server { url: "https://x-sandbox.wildberries.ru".to_owned() });
            },
        ),
        Kind::SandboxRemoved => edit_operation(
            set,
            module,
            pick,
            |spec| spec.servers.len() == 2,
            |spec| {
                spec.servers.pop();
            },
        ),
        Kind::PingHostAdded => edit_operation(set, module, pick, any, |spec| {
            spec.also_on.push(Server { url: "https://x-api.wildberries.ru".to_owned() });
        }),
        Kind::TokenTypes => edit_operation(set, module, pick, any, |spec| {
            if spec.token_types.pop().is_none() {
                spec.token_types.push("personal".to_owned());
            }
        }),
        Kind::Category => {
            edit_operation(set, module, pick, any, |spec| spec.category = Some("astrology".to_owned()))
        }
        Kind::ReadOnly => edit_operation(set, module, pick, any, |spec| {
            spec.read_only = Some(spec.read_only != Some(true));
        }),
        Kind::OperationId => edit_operation(set, module, pick, any, |spec| {
            spec.operation_id = Some(format!("brandNew{pick}"));
        }),
        Kind::LimitRaised => limits(set, &|all| {
            Some(Published::Numbers(each(all, &|limit| Limit { burst: limit.burst + 1, ..limit })))
        }),
        Kind::LimitLowered => limits(set, &|all| Some(Published::Numbers(each(all, &|limit| slow(&limit))))),
        Kind::LimitChanged => limits(set, &|all| {
            Some(Published::Numbers(each(all, &|limit| slow(&Limit { burst: limit.burst + 1, ..limit }))))
        }),
        Kind::LimitLost => limits(set, &|_| Some(Published::Nothing)),
        Kind::LimitRowRemoved => limits(set, &|all| match all {
            LimitSet::Typed([personal, service, secret, Some(_)]) => {
                Some(Published::Numbers(LimitSet::Typed([personal, service, secret, None])))
            }
            _ => None,
        }),
        Kind::LimitRowAdded => limits(set, &|all| match all {
            LimitSet::Typed([Some(personal), Some(service), secret, None]) => {
                Some(Published::Numbers(LimitSet::Typed([
                    Some(personal),
                    Some(service),
                    secret,
                    Some(personal),
                ])))
            }
            _ => None,
        }),
        Kind::Cost => {
            let facts = set.facts.get_mut(&key).unwrap();
            facts.cost_4xx += 7;
            true
        }
        Kind::SandboxLimit => {
            let limit = Limit { period_ms: 7_000, limit: 1, interval_ms: 7_000, burst: 1 };
            set.facts.get_mut(&key).unwrap().sandbox = Some((String::new(), limit));
            true
        }
        Kind::BucketsJoined => {
            let mine = set.facts[&key].bucket;
            let other = set.facts.values().map(|facts| facts.bucket).find(|other| *other != mine)?;
            set.facts
                .values_mut()
                .filter(|facts| facts.bucket == other)
                .for_each(|facts| facts.bucket = mine);
            true
        }
        Kind::BucketsSplit => {
            let mine = set.facts[&key].bucket;
            if set.facts.values().filter(|facts| facts.bucket == mine).count() < 2 {
                return None;
            }
            set.facts.get_mut(&key).unwrap().bucket = 1_000_000;
            true
        }
        _ => return None,
    };
    made.then_some(kind)
}

const KINDS: [Kind; 44] = [
    Kind::OperationAdded,
    Kind::OperationRemoved,
    Kind::OperationRenamed,
    Kind::OperationDeprecated,
    Kind::ParameterAdded,
    Kind::ParameterRemoved,
    Kind::ParameterRequired,
    Kind::ParameterOptional,
    Kind::BodyAdded,
    Kind::BodyRemoved,
    Kind::MediaType,
    Kind::FieldAdded,
    Kind::FieldRemoved,
    Kind::FieldRequired,
    Kind::FieldOptional,
    Kind::FieldDeprecated,
    Kind::TypeChanged,
    Kind::FormatChanged,
    Kind::Nullability,
    Kind::EnumValueAdded,
    Kind::EnumValueRemoved,
    Kind::Bounds,
    Kind::Unit,
    Kind::SuccessCodeAdded,
    Kind::SuccessCodeRemoved,
    Kind::ErrorCodeAdded,
    Kind::HostChanged,
    Kind::SandboxAdded,
    Kind::SandboxRemoved,
    Kind::PingHostAdded,
    Kind::TokenTypes,
    Kind::Category,
    Kind::ReadOnly,
    Kind::OperationId,
    Kind::LimitRaised,
    Kind::LimitLowered,
    Kind::LimitChanged,
    Kind::LimitLost,
    Kind::LimitRowAdded,
    Kind::LimitRowRemoved,
    Kind::Cost,
    Kind::SandboxLimit,
    Kind::BucketsJoined,
    Kind::BucketsSplit,
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn an_edit_is_told_once_as_what_it_is(
        kind in proptest::sample::select(&KINDS[..]),
        module in proptest::sample::select(crate::contract::APIS.map(|(_, module)| module).to_vec()),
        pick in 0_usize..100_000,
    ) {
        let mut old = one(module);
        let mut new = old.clone();
        prop_assert_eq!(Report::of(&mut old, &mut new).changes, vec![]);
        if edit(kind, &mut new, module, pick).is_some() {
            let changes = Report::of(&mut old, &mut new).changes;
            prop_assert_eq!(changes.iter().map(|change| change.kind).collect::<Vec<_>>(), vec![kind], "{:?}", changes);
        }
    }
}

#[test]
fn an_empty_value_is_a_value() {
    let mut old = one("analytics");
    let mut new = old.clone();
    let values = |set: &mut Set| {
        let document = set.documents.get_mut("analytics").unwrap();
        schemas(document).into_iter().find_map(|schema| {
            schema.enumeration.contains(&json!("")).then(|| schema.enumeration.retain(|value| value != ""))
        })
    };
    values(&mut new).unwrap();
    let told = |mut a: Set, mut b: Set| {
        let changes = Report::of(&mut a, &mut b).changes;
        changes.into_iter().map(|change| (change.kind, change.before.or(change.after))).collect::<Vec<_>>()
    };
    assert_eq!(told(old.clone(), new.clone()), [(Kind::EnumValueRemoved, Some("\"\"".to_owned()))]);
    assert_eq!(told(new, std::mem::take(&mut old)), [(Kind::EnumValueAdded, Some("\"\"".to_owned()))]);
}

#[test]
fn every_kind_of_edit_has_a_place() {
    for kind in KINDS {
        let made = crate::contract::APIS
            .iter()
            .any(|(_, module)| (0..60).any(|pick| edit(kind, &mut one(module), module, pick * 7).is_some()));
        assert!(made || kind == Kind::LimitRowAdded, "{kind:?}");
    }
}
