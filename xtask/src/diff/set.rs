//! One side of a comparison: official documents, or the contract.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::contract::{
    APIS, Contract, OperationKey,
    catalog::Catalog,
    document::{Document, OperationSpec},
    limits::{Limit, LimitSet, TokenType},
};
use crate::import::{
    SPECS, buckets, distil,
    find::{self, Names},
    limit_text::{self, Numbers},
    overrides::{self, Overrides, Settled},
    problems::Problems,
};

/// A set of documents.
#[derive(Debug, Clone, Default)]
pub struct Set {
    /// Where it comes from.
    pub label: String,
    /// Date, where it is known.
    pub date: Option<String>,
    /// Documents by module.
    pub documents: BTreeMap<String, Document>,
    /// What is known of the operations beside their documents.
    pub facts: HashMap<OperationKey, Facts>,
    /// Whether this is the contract: limits are settled, and buckets are told apart by numbers too.
    pub settled: bool,
    /// For the reader of the report.
    pub notes: Vec<String>,
}

/// Facts of one operation.
#[derive(Debug, Clone, PartialEq)]
pub struct Facts {
    /// Its limit.
    pub numbers: Published,
    /// Requests that an answer 4XX counts as.
    pub cost_4xx: u32,
    /// Requests that an answer 409 counts as, where it is singled out.
    pub cost_409: Option<u32>,
    /// Operations with the same number are counted together.
    pub bucket: usize,
    /// WB's words for the group, where it is in one; only to tell that they changed.
    pub words: Option<String>,
    /// The limit in the sandbox, and whom it is common to.
    pub sandbox: Option<(String, Limit)>,
    /// WB's summary, only to find an operation again under another path.
    pub summary: String,
}

/// A limit as it is published.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Published {
    /// With numbers.
    Numbers(LimitSet),
    /// Without numbers: no text, or an unfilled table.
    Nothing,
}

impl Published {
    fn of(numbers: &Numbers) -> Self {
        Self::Numbers(match numbers {
            Numbers::Absent | Numbers::NoValue => return Self::Nothing,
            // The window is all that a sentence gives.
            Numbers::Sentence { period_ms, limit } => LimitSet::Any(Limit {
                period_ms: *period_ms,
                limit: *limit,
                interval_ms: period_ms / u64::from((*limit).max(1)),
                burst: *limit,
            }),
            Numbers::Any(limit) => LimitSet::Any(*limit),
            Numbers::Typed(rows) => {
                let mut limits = [None; 4];
                for (token, limit) in rows {
                    limits[*token as usize] = Some(*limit);
                }
                LimitSet::Typed(limits)
            }
        })
    }

    /// The limit of a token type.
    pub fn get(&self, token: TokenType) -> Option<Limit> {
        match self {
            Self::Numbers(limits) => limits.get(token),
            Self::Nothing => None,
        }
    }
}

impl Set {
    /// All operations that WB has.
    pub fn operations(&self) -> impl Iterator<Item = (OperationKey, &OperationSpec)> {
        self.documents.iter().flat_map(|(module, document)| {
            document
                .operations()
                .filter(|(_, _, spec)| spec.retired.is_none())
                .map(move |(path, method, spec)| (OperationKey::new(module, method, path), spec))
        })
    }

    /// Whether a path holds the contract rather than official documents.
    pub fn is_contract(path: &Path) -> bool {
        path.join("catalog.toml").exists() && path.join("limits.toml").exists()
    }

    /// The contract.
    pub fn of_contract(contract: &Contract, label: &str) -> Result<Self> {
        let mut set = Self {
            label: label.to_owned(),
            date: Some(contract.catalog.snapshot.clone()),
            settled: true,
            ..Self::default()
        };
        for api in &contract.apis {
            set.documents.insert(api.module.clone(), api.document.clone());
        }
        for (index, bucket) in contract.limits.buckets.iter().enumerate() {
            for key in &bucket.operations {
                let limits = contract.limits.get(key)?;
                let sandbox = contract.limits.sandbox_of(key);
                set.facts.insert(
                    key.clone(),
                    Facts {
                        numbers: limits.set().map_or(Published::Nothing, Published::Numbers),
                        cost_4xx: limits.cost_4xx,
                        cost_409: limits.cost_409,
                        bucket: index,
                        words: None,
                        sandbox: sandbox.map(|bucket| (String::new(), bucket.limit)),
                        summary: String::new(),
                    },
                );
            }
        }
        Ok(set)
    }

    /// The contract in a folder.
    pub fn load_contract(dir: &Path) -> Result<Self> {
        Self::of_contract(&Contract::load(dir)?, &dir.display().to_string())
    }

    /// Official documents: a folder, or files. `base` is the other side, whose facts hold on where the
    /// documents only show them in examples; if it is the contract, its overrides apply.
    pub fn official(paths: &[PathBuf], base: Option<&Self>) -> Result<Self> {
        let label = paths.iter().map(|path| path.display().to_string()).collect::<Vec<_>>().join(" ");
        let settled = base.is_some_and(|base| base.settled);
        let overrides = match std::fs::read_to_string(Path::new(SPECS).join(overrides::FILE)) {
            Ok(text) if settled => Overrides::parse(&text).context(overrides::FILE)?,
            _ => Overrides::default(),
        };
        let catalog = std::fs::read_to_string(Path::new(SPECS).join("catalog.toml")).ok();
        let catalog = catalog.and_then(|text| toml::from_str::<Catalog>(&text).ok());
        let mut problems = Problems::default();
        let found = find::sources(&find::files(paths)?, &Names::new(catalog.as_ref()), &mut problems);
        let mut set =
            Self { label, date: paths.first().and_then(|path| find::date_of(path)), ..Self::default() };
        for (file, _) in &found.unknown {
            set.notes.push(format!("{file} is none of the 13 documents, and is not compared"));
        }
        let documents = found.sources.iter().map(|source| (source.index, source.file.as_str(), &source.root));
        set.read(documents, base, overrides, &mut problems);
        problems.0.dedup();
        if !problems.0.is_empty() {
            let problems: Vec<String> = problems.0.iter().map(ToString::to_string).collect();
            bail!("cannot read {}:\n{}", set.label, problems.join("\n"));
        }
        if set.documents.is_empty() {
            bail!("{} holds none of the 13 documents", set.label);
        }
        Ok(set)
    }

    /// Reads documents, each with its place in [`APIS`] and its file name.
    pub fn read<'d>(
        &mut self,
        documents: impl Iterator<Item = (usize, &'d str, &'d Value)>,
        base: Option<&Self>,
        mut overrides: Overrides,
        problems: &mut Problems,
    ) {
        let date = self.date.clone().unwrap_or_else(|| "0000-00-00".to_owned());
        let mut members = Vec::new();
        let mut order: Vec<OperationKey> = Vec::new();
        let mut likes: Vec<(usize, OperationKey)> = Vec::new();
        for (index, file, root) in documents {
            let (_, module) = APIS[index];
            let mut previous = base.and_then(|base| base.documents.get(module)).cloned();
            if let Some(previous) = &mut previous {
                overrides.forget(module, previous);
            }
            let mut distilled = distil::distil(root, file, module, &date, previous.as_ref(), problems);
            for (path, item) in &mut distilled.document.paths {
                for (method, spec) in item {
                    overrides.parameters(&OperationKey::new(module, method, path), spec, problems);
                }
            }
            for (method, path, description) in &distilled.descriptions {
                let key = OperationKey::new(module, method, path);
                let Some(spec) =
                    distilled.document.paths.get(path).and_then(|item| item.get(&method.to_lowercase()))
                else {
                    continue;
                };
                let block = match limit_text::read(description) {
                    Ok(block) => block,
                    Err(faults) => {
                        for fault in faults {
                            problems.add(file, key.row(), format_args!("limit: {fault}"));
                        }
                        continue;
                    }
                };
                let numbers = match overrides.matching(&key, &block.numbers) {
                    Some(Settled::Limits(limits)) => Published::Numbers(*limits),
                    Some(Settled::Like(friend)) => {
                        likes.push((members.len(), friend.clone()));
                        Published::Nothing
                    }
                    None => Published::of(&block.numbers),
                };
                let summary = root
                    .pointer(&format!("/paths/{}/{}", escape(path), method.to_lowercase()))
                    .and_then(|operation| operation.get("summary")?.as_str());
                let words = block.group.as_ref().map(|group| {
                    let mut list = group.list.clone();
                    list.sort();
                    format!("{} {}", group.words.join(" "), list.join(", ")).trim().to_owned()
                });
                let sandbox = block.sandbox.filter(|_| spec.servers.len() > 1);
                let sandbox = sandbox.map(|sandbox| (sandbox.words.join(" "), sandbox.limit));
                self.facts.insert(
                    key.clone(),
                    Facts {
                        numbers,
                        cost_4xx: block.cost_4xx.unwrap_or(1),
                        cost_409: block.cost_409,
                        bucket: 0,
                        words,
                        sandbox,
                        summary: summary.unwrap_or_default().to_owned(),
                    },
                );
                members.push(buckets::Member {
                    key: key.clone(),
                    host: spec.servers.first().map(|server| server.url.clone()).unwrap_or_default(),
                    group: block.group,
                    limits: LimitSet::Typed([None; 4]),
                    cost_4xx: None,
                    cost_409: None,
                    sandbox: None,
                });
                order.push(key);
            }
            self.documents.insert(module.to_owned(), distilled.document);
        }
        for (position, friend) in likes {
            if let Some(other) = members.iter().position(|member| member.key == friend)
                && let Some(facts) = self.facts.get(&friend).cloned()
                && let Some(own) = self.facts.get_mut(&order[position])
            {
                members[position].group = members[other].group.clone();
                let (summary, sandbox) = (std::mem::take(&mut own.summary), own.sandbox.take());
                *own = Facts { summary, sandbox, ..facts };
            }
        }
        let groups = buckets::groups(&members);
        let alone = groups.iter().flatten().max().map_or(0, |last| last + 1);
        for (position, (key, group)) in order.into_iter().zip(groups).enumerate() {
            if let Some(facts) = self.facts.get_mut(&key) {
                facts.bucket = group.unwrap_or(alone + position);
            }
        }
    }

    /// Documents that only one of two sets has are not compared.
    pub fn common(&mut self, other: &mut Self) -> Vec<String> {
        let mut notes = Vec::new();
        let mine: BTreeSet<String> = self.documents.keys().cloned().collect();
        let theirs: BTreeSet<String> = other.documents.keys().cloned().collect();
        let labels = (self.label.clone(), other.label.clone());
        for (set, label, others) in [(self, labels.1, &theirs), (other, labels.0, &mine)] {
            set.documents.retain(|module, _| {
                let both = others.contains(module);
                if !both {
                    notes.push(format!("{module} is not in {label}, and is not compared"));
                }
                both
            });
            set.facts.retain(|key, _| others.contains(&key.module));
        }
        notes
    }
}

/// A path as a part of a JSON pointer.
fn escape(path: &str) -> String {
    path.replace('~', "~0").replace('/', "~1")
}
