//! Operations and their limits -> the buckets of `limits.toml`.
//!
//! Operations share a bucket when WB puts them in one group and gives them the same numbers. The
//! words of a group say which operations of one set of documents belong together, and nothing more:
//! a bucket keeps its id over the years by its members.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap, HashSet},
    fmt::Write as _,
};

use super::{
    limit_text::{Group, Sandbox},
    overrides::not_base,
};
use crate::contract::{
    OperationKey,
    limits::{Limit, LimitSet, Limits, TokenType, write_duration},
    names::Names,
};

/// An operation and what its document says of its limit.
#[derive(Debug, Clone)]
pub struct Member {
    /// The operation.
    pub key: OperationKey,
    /// Its production host.
    pub host: String,
    /// The group it shares the limit with.
    pub group: Option<Group>,
    /// The limit.
    pub limits: LimitSet,
    /// Requests that an answer 4XX counts as.
    pub cost_4xx: Option<u32>,
    /// Requests that an answer 409 counts as.
    pub cost_409: Option<u32>,
    /// The limit in the sandbox.
    pub sandbox: Option<Sandbox>,
}

/// The buckets, and what changed in them.
#[derive(Debug)]
pub struct Buckets {
    /// Text of `limits.toml`.
    pub text: String,
    /// How many there are.
    pub count: usize,
    /// Ids that were derived in this run although others were there to be kept.
    pub new: Vec<String>,
    /// Ids that are no longer used.
    pub gone: Vec<String>,
}

/// What the members of a bucket have in common: group, numbers, and costs of 4XX and 409.
type Identity = (usize, Option<Limit>, Option<u32>, Option<u32>);

/// Groups the members (in document order) into buckets; those that `previous` knows keep their ids.
pub fn buckets(members: &[Member], names: &Names, previous: Option<&Limits>) -> Buckets {
    let groups = groups(members);
    // Bucket by group and numbers, in the order of the first member.
    let mut order: Vec<Vec<usize>> = Vec::new();
    let mut index: HashMap<Identity, usize> = HashMap::new();
    for (position, member) in members.iter().enumerate() {
        match groups[position] {
            None => order.push(vec![position]),
            Some(group) => {
                let key = (group, not_base(&member.limits), member.cost_4xx, member.cost_409);
                let bucket = *index.entry(key).or_insert_with(|| {
                    order.push(Vec::new());
                    order.len() - 1
                });
                order[bucket].push(position);
            }
        }
    }
    let (ids, new, gone) = ids(&order, members, names, previous);
    let mut text = HEADER.to_owned();
    for (bucket, id) in order.iter().zip(&ids) {
        let members: Vec<&Member> = bucket.iter().map(|position| &members[*position]).collect();
        write_bucket(&mut text, id, &members);
    }
    write_sandbox(&mut text, members, previous);
    Buckets { text, count: order.len(), new, gone }
}

/// Buckets of the sandbox: by host and words, so they never join or split a bucket of production.
fn write_sandbox(text: &mut String, members: &[Member], previous: Option<&Limits>) {
    let mut buckets: Vec<(&str, &Sandbox, Vec<&OperationKey>)> = Vec::new();
    for member in members {
        let Some(sandbox) = &member.sandbox else { continue };
        match buckets.iter_mut().find(|(host, other, _)| *host == member.host && *other == sandbox) {
            Some((_, _, keys)) => keys.push(&member.key),
            None => buckets.push((&member.host, sandbox, vec![&member.key])),
        }
    }
    let mut taken = BTreeSet::new();
    for (host, sandbox, keys) in buckets {
        let known = previous.iter().flat_map(|previous| &previous.sandbox);
        let common = |id: &str, operations: &[OperationKey]| {
            (!taken.contains(id)).then(|| operations.iter().filter(|key| keys.contains(key)).count())
        };
        let old = known
            .filter_map(|bucket| Some((common(&bucket.id, &bucket.operations)?, &bucket.id)))
            .filter(|(common, _)| *common > 0)
            .max();
        let scope = crate::contract::scope_of_host(host).unwrap_or_default().replace('-', "_");
        let mut id = old.map_or_else(|| format!("sandbox.{scope}"), |(_, id)| id.clone());
        while !taken.insert(id.clone()) {
            id.push_str("_2");
        }
        let _ = writeln!(text, "\n[[sandbox]]\nid = \"{id}\"\noperations = [");
        for key in keys {
            let _ = writeln!(text, "  \"{key}\",");
        }
        let _ = writeln!(text, "]\nlimit = {}", row(&sandbox.limit));
    }
}

/// The group of each member. Two wordings are one group when they are about the same host, have the
/// same heading but for filler words, and at least half of their lists in common.
pub fn groups(members: &[Member]) -> Vec<Option<usize>> {
    let mut known: Vec<(&str, &Group)> = Vec::new();
    let mut groups = Vec::with_capacity(members.len());
    for member in members {
        let Some(group) = &member.group else {
            groups.push(None);
            continue;
        };
        let same = |(host, other): &(&str, &Group)| {
            let list: BTreeSet<&String> = group.list.iter().collect();
            let others: BTreeSet<&String> = other.list.iter().collect();
            *host == member.host
                && other.words == group.words
                && (list == others || 2 * list.intersection(&others).count() >= list.union(&others).count())
        };
        let position = known.iter().position(same).unwrap_or_else(|| {
            known.push((&member.host, group));
            known.len() - 1
        });
        groups.push(Some(position));
    }
    groups
}

fn ids(
    order: &[Vec<usize>],
    members: &[Member],
    names: &Names,
    previous: Option<&Limits>,
) -> (Vec<String>, Vec<String>, Vec<String>) {
    let mut ids: Vec<Option<String>> = vec![None; order.len()];
    let mut taken: BTreeSet<String> = BTreeSet::new();
    if let Some(previous) = previous {
        // The pair with most members in common first; of equals the one that lost fewest.
        let mut pairs = Vec::new();
        for (bucket, positions) in order.iter().enumerate() {
            let keys: HashSet<&OperationKey> =
                positions.iter().map(|position| &members[*position].key).collect();
            for (old, row) in previous.buckets.iter().enumerate() {
                let common = row.operations.iter().filter(|key| keys.contains(key)).count();
                if common > 0 {
                    pairs.push((std::cmp::Reverse(common), keys.len() + row.operations.len(), bucket, old));
                }
            }
        }
        pairs.sort();
        for (_, _, bucket, old) in pairs {
            let id = &previous.buckets[old].id;
            let keys: Vec<&OperationKey> =
                order[bucket].iter().map(|position| &members[*position].key).collect();
            // An id made of a name that was made up gives way to one of the name a person gave.
            let made_up = Names::derived(&keys.iter().copied().cloned().collect());
            let named = keys.iter().all(|key| names.of(key).is_ok_and(|name| !name.unnamed));
            if named && *id == derived_id(&keys, &made_up) && *id != derived_id(&keys, names) {
                continue;
            }
            if ids[bucket].is_none() && taken.insert(id.clone()) {
                ids[bucket] = Some(id.clone());
            }
        }
    }
    let gone = previous
        .iter()
        .flat_map(|previous| &previous.buckets)
        .map(|bucket| bucket.id.clone())
        .filter(|id| !taken.contains(id))
        .collect();
    let mut new = Vec::new();
    let ids = ids
        .into_iter()
        .zip(order)
        .map(|(id, positions)| {
            id.unwrap_or_else(|| {
                let keys: Vec<&OperationKey> =
                    positions.iter().map(|position| &members[*position].key).collect();
                let base = derived_id(&keys, names);
                let mut id = base.clone();
                let mut number = 2;
                while !taken.insert(id.clone()) {
                    id = format!("{base}_{number}");
                    number += 1;
                }
                new.push(id.clone());
                id
            })
        })
        .collect();
    (ids, if previous.is_some() { new } else { Vec::new() }, gone)
}

/// `api.operation` for a bucket of one; else the part of the paths that all members have in common.
fn derived_id(keys: &[&OperationKey], names: &Names) -> String {
    let Some(first) = keys.first() else { return "empty".to_owned() };
    let name = names.of(first).map(|name| name.name.clone()).unwrap_or_default();
    if keys.len() == 1 {
        return format!("{}.{name}", first.module);
    }
    let words = |key: &OperationKey| -> Vec<String> {
        key.path
            .split('/')
            .filter(|segment| !segment.is_empty() && *segment != "api" && !segment.starts_with('{'))
            .filter(|segment| !(segment.len() == 2 && segment.starts_with('v')))
            .map(crate::contract::names::snake_case)
            .collect()
    };
    let mut common = words(first);
    for key in keys {
        let other = words(key);
        let same = common.iter().zip(&other).take_while(|(a, b)| a == b).count();
        common.truncate(same);
    }
    let slug = if common.is_empty() { format!("{name}_group") } else { common.join("_") };
    format!("{}.{slug}", first.module)
}

const HEADER: &str = r#"# The registry table: which operations WB counts together, and how fast they may be called.
# Written by `cargo xtask import`. The ids of the buckets may be edited, and are kept by their members;
# numbers come from WB's documents, and are corrected in overrides.toml.
#
# [[bucket]]
#   id          stable: it is part of the keys of the stores
#   cost_4xx    requests that an answer 4XX counts as (1 when absent)
#   cost_409    the same for 409 alone, where WB singles it out
#   operations  who shares the bucket: API, method, path
#   limits      `any` where WB gives one row for all types of token, else a row per type; a type without
#               a row has no limit that is known
#                 period, limit   as published
#                 interval        time in which one token comes back
#                 burst           tokens of a full bucket
#   [[bucket.except]]  a member for which WB publishes other rows than for its group
# [[sandbox]]          the same for the sandbox, where WB counts there by itself
"#;

fn write_bucket(text: &mut String, id: &str, members: &[&Member]) {
    let shared = most_common(members);
    let _ = writeln!(text, "\n[[bucket]]\nid = \"{id}\"");
    let first = members.first();
    for (key, cost) in [
        ("cost_4xx", first.and_then(|member| member.cost_4xx)),
        ("cost_409", first.and_then(|member| member.cost_409)),
    ] {
        if let Some(cost) = cost {
            let _ = writeln!(text, "{key} = {cost}");
        }
    }
    match members {
        [member] => {
            let _ = writeln!(text, "operations = [\"{}\"]", member.key);
        }
        _ => {
            text.push_str("operations = [\n");
            for member in members {
                let _ = writeln!(text, "  \"{}\",", member.key);
            }
            text.push_str("]\n");
        }
    }
    if let Some(shared) = shared {
        write_limits(text, &shared);
        for member in members.iter().filter(|member| member.limits != shared) {
            let _ = writeln!(text, "[[bucket.except]]\noperation = \"{}\"", member.key);
            write_limits(text, &member.limits);
        }
    }
}

/// The limits that most members have; of equals those of the first.
fn most_common(members: &[&Member]) -> Option<LimitSet> {
    let mut counts: BTreeMap<usize, usize> = BTreeMap::new();
    for member in members {
        let first = members.iter().position(|other| other.limits == member.limits)?;
        *counts.entry(first).or_default() += 1;
    }
    let (first, _) = counts.into_iter().max_by_key(|(first, count)| (*count, std::cmp::Reverse(*first)))?;
    Some(members[first].limits)
}

fn row(limit: &Limit) -> String {
    format!(
        "{{ period = \"{}\", limit = {}, interval = \"{}\", burst = {} }}",
        write_duration(limit.period_ms),
        limit.limit,
        write_duration(limit.interval_ms),
        limit.burst
    )
}

fn write_limits(text: &mut String, limits: &LimitSet) {
    let mut line = |name: &str, limit: &Limit| {
        let _ = writeln!(text, "limits.{name} = {}", row(limit));
    };
    match limits {
        LimitSet::Any(limit) => line("any", limit),
        LimitSet::Typed(limits) => {
            for token in TokenType::ALL {
                if let Some(limit) = &limits[token as usize] {
                    line(token.name(), limit);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMIT: Limit = Limit { period_ms: 60_000, limit: 100, interval_ms: 600, burst: 5 };
    const SLOW: Limit = Limit { period_ms: 60_000, limit: 10, interval_ms: 6_000, burst: 5 };

    fn member(key: &str, words: &str, list: &[&str], limits: LimitSet) -> Member {
        let group = (!words.is_empty()).then(|| Group {
            words: words.split(' ').map(str::to_owned).collect(),
            list: list.iter().map(|item| (*item).to_owned()).collect(),
        });
        let host = "h".to_owned();
        Member {
            key: OperationKey::parse(key).unwrap(),
            host,
            group,
            limits,
            cost_4xx: None,
            cost_409: None,
            sandbox: None,
        }
    }

    fn run(members: &[Member], previous: Option<&Limits>) -> Limits {
        let keys: BTreeSet<OperationKey> = members.iter().map(|member| member.key.clone()).collect();
        Limits::parse(&buckets(members, &Names::derived(&keys), previous).text, &keys).unwrap()
    }

    fn ids(limits: &Limits) -> Vec<(&str, usize)> {
        limits.buckets.iter().map(|bucket| (bucket.id.as_str(), bucket.operations.len())).collect()
    }

    #[test]
    fn a_bucket_is_a_group_and_its_numbers() {
        let any = LimitSet::Any(LIMIT);
        let limits = run(
            &[
                member("a GET /api/v1/tags", "tags", &[], any),
                member("a GET /api/v1/tags/{id}", "tags", &[], any),
                member("a GET /api/v1/tags/slow", "tags", &[], LimitSet::Any(SLOW)),
                member("b GET /x", "", &[], any),
                member("b GET /y", "", &[], any),
            ],
            None,
        );
        assert_eq!(ids(&limits), [("a.tags", 2), ("a.get_tags_slow", 1), ("b.get_x", 1), ("b.get_y", 1)]);
    }

    #[test]
    fn a_group_may_be_worded_in_two_ways_and_span_documents() {
        let any = LimitSet::Any(LIMIT);
        let members = [
            member("a GET /contacts", "dbw", &["contacts", "marks", "methods of orders"], any),
            member("b GET /orders", "dbw", &["contacts", "marks", "control of orders"], any),
            member("b GET /others", "dbw", &["something else"], any),
        ];
        let limits = run(&members, None);
        assert_eq!(limits.buckets.iter().map(|bucket| bucket.operations.len()).collect::<Vec<_>>(), [2, 1]);
    }

    #[test]
    fn an_id_follows_its_members_not_the_words() {
        let any = LimitSet::Any(LIMIT);
        let first = [member("a GET /x", "old words", &[], any), member("a GET /y", "old words", &[], any)];
        let keys = first.iter().map(|member| member.key.clone()).collect();
        let names = Names::derived(&keys);
        let text = buckets(&first, &names, None).text.replace("a.get_x_group", "a.readable");
        let previous = Limits::parse(&text, &keys).unwrap();

        let second = [
            member("a GET /new", "new words", &[], any),
            member("a GET /x", "new words", &[], any),
            member("a GET /y", "new words", &[], any),
        ];
        assert_eq!(ids(&run(&second, Some(&previous))), [("a.readable", 3)]);

        // A member that leaves the group does not take its id along.
        let third = [
            member("a GET /x", "", &[], any),
            member("a GET /y", "w", &[], any),
            member("a GET /z", "w", &[], any),
        ];
        let limits = run(&third, Some(&run(&second, Some(&previous))));
        assert_eq!(limits.buckets.len(), 2);
        assert_eq!(limits.buckets.iter().filter(|bucket| bucket.id == "a.readable").count(), 1);
    }

    #[test]
    fn a_member_with_rows_of_its_own_is_an_exception() {
        let typed = LimitSet::Typed([Some(LIMIT), Some(LIMIT), Some(LIMIT), Some(SLOW)]);
        let limits = run(
            &[
                member("a GET /p/x", "g", &[], typed),
                member("a GET /p/y", "g", &[], LimitSet::Any(LIMIT)),
                member("a GET /p/z", "g", &[], LimitSet::Any(LIMIT)),
            ],
            None,
        );
        assert_eq!(ids(&limits), [("a.p", 3)]);
        let x = limits.of("a", "GET", "/p/x").unwrap();
        assert_eq!((x.typed, x.base), (true, Some(SLOW)));
        assert!(!limits.of("a", "GET", "/p/y").unwrap().typed);
    }
}
