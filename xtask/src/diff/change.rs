//! What can change between two sets of documents, and what it means for a user of the crate.

use std::{collections::BTreeSet, fmt};

use serde::Serialize;

use crate::contract::OperationKey;

/// What a change asks of a user, lowest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Severity {
    /// The documents differ and the crate does the same.
    Wording,
    /// How often a call may be made.
    Limits,
    /// Something more; what there was is as it was.
    Additive,
    /// Code may not compile any more, or a call may fail that did not.
    Breaking,
}

impl Severity {
    /// All, worst first.
    pub const ALL: [Self; 4] = [Self::Breaking, Self::Additive, Self::Limits, Self::Wording];

    /// Heading of a report.
    pub fn title(self) -> &'static str {
        match self {
            Self::Breaking => "Breaking",
            Self::Additive => "Additive",
            Self::Limits => "Limits",
            Self::Wording => "Wording only",
        }
    }
}

/// The kind of a change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Kind {
    OperationAdded,
    OperationRemoved,
    OperationRenamed,
    OperationMoved,
    OperationDeprecated,
    OperationRestored,
    ParameterAdded,
    ParameterRemoved,
    ParameterRequired,
    ParameterOptional,
    ParameterStyle,
    BodyAdded,
    BodyRemoved,
    MediaType,
    FieldAdded,
    FieldRemoved,
    FieldRequired,
    FieldOptional,
    FieldDeprecated,
    TypeChanged,
    FormatChanged,
    Nullability,
    EnumValueAdded,
    EnumValueRemoved,
    Bounds,
    Unit,
    SuccessCodeAdded,
    SuccessCodeRemoved,
    ErrorCodeAdded,
    ErrorCodeRemoved,
    HostChanged,
    PingHostAdded,
    PingHostRemoved,
    SandboxAdded,
    SandboxRemoved,
    TokenTypes,
    Category,
    ReadOnly,
    LimitRaised,
    LimitLowered,
    LimitChanged,
    LimitLost,
    LimitFound,
    LimitRowAdded,
    LimitRowRemoved,
    BucketsJoined,
    BucketsSplit,
    Cost,
    SandboxLimit,
    OperationId,
    SchemaRenamed,
    GroupReworded,
}

impl Kind {
    /// As in JSON, for example `operation-added`.
    pub fn name(self) -> String {
        serde_json::to_value(self).ok().and_then(|name| name.as_str().map(str::to_owned)).unwrap_or_default()
    }

    /// What a breaking change of the kind does to code that calls the method.
    pub fn consequence(self) -> Option<&'static str> {
        Some(match self {
            Self::OperationRemoved => {
                "the method stays for one minor version, deprecated, and fails with `Retired` without a request"
            }
            Self::OperationMoved => "the method is in the other module too; the old one fails with `Retired`",
            Self::ParameterAdded | Self::ParameterRequired => "it is an argument of the method",
            Self::ParameterRemoved => "the argument, or the field of the parameters, is gone",
            Self::ParameterOptional => "it is a field of the parameters, and no argument any more",
            Self::BodyAdded => "the method takes a body",
            Self::BodyRemoved => "the method takes no body",
            Self::FieldAdded => "the field must be given",
            Self::FieldRemoved => "the field is gone",
            Self::FieldRequired => "the field is no `Option` any more, and an argument of `new`",
            Self::FieldOptional => "the field is an `Option`",
            Self::TypeChanged | Self::Unit => "the field or value has another type",
            Self::Nullability => "an `Option` comes or goes",
            Self::EnumValueRemoved => "the variant is gone; the value is still read, as unknown",
            Self::SuccessCodeAdded | Self::SuccessCodeRemoved | Self::MediaType => {
                "the method returns something else"
            }
            Self::SandboxRemoved => "calls in the sandbox are refused before they are sent",
            Self::TokenTypes => "calls with another token are refused before they are sent",
            Self::Category => "a token needs another category",
            _ => return None,
        })
    }

    /// In words.
    pub fn text(self) -> String {
        match self {
            Self::OperationMoved => "operation moved to another document".to_owned(),
            Self::OperationDeprecated => "newly deprecated".to_owned(),
            Self::OperationRestored => "no longer deprecated".to_owned(),
            Self::ParameterRequired | Self::FieldRequired => {
                self.name().replace("-required", " became required")
            }
            Self::ParameterOptional | Self::FieldOptional => {
                self.name().replace("-optional", " became optional")
            }
            Self::Bounds => "bounds or default changed".to_owned(),
            Self::Unit => "unit named or changed".to_owned(),
            Self::Cost => "cost of an answer changed".to_owned(),
            Self::ReadOnly => "read-only flag changed".to_owned(),
            Self::TokenTypes => "token types changed".to_owned(),
            Self::Category => "token category changed".to_owned(),
            Self::Nullability => "nullability changed".to_owned(),
            Self::MediaType => "media type changed".to_owned(),
            Self::SandboxLimit => "sandbox limit changed".to_owned(),
            Self::OperationId => "operationId changed".to_owned(),
            Self::LimitRowAdded => "limit row of a token type added".to_owned(),
            Self::LimitRowRemoved => "limit row of a token type removed".to_owned(),
            Self::ParameterStyle => "style of a parameter changed".to_owned(),
            Self::LimitFound => "limit published".to_owned(),
            other => other.name().replace('-', " "),
        }
    }
}

/// One change. What happened to several operations in the same way is one change.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Change {
    /// Kind.
    pub kind: Kind,
    /// What it asks of a user.
    pub severity: Severity,
    /// What changed: a parameter, a field of an answer, a row of limits; empty for an operation itself.
    #[serde(rename = "where")]
    pub place: String,
    /// As it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<String>,
    /// As it is now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
    /// The operations, by their new keys where they are still there.
    #[serde(serialize_with = "as_text")]
    pub operations: BTreeSet<OperationKey>,
}

fn as_text<S: serde::Serializer>(keys: &BTreeSet<OperationKey>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(keys.iter().map(ToString::to_string))
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.kind.text())?;
        if !self.place.is_empty() {
            write!(f, ": {}", self.place)?;
        }
        match (&self.before, &self.after) {
            (Some(before), Some(after)) => write!(f, ": {before} -> {after}"),
            (Some(before), None) => write!(f, ": {before}"),
            (None, Some(after)) => write!(f, ": {after}"),
            (None, None) => Ok(()),
        }
    }
}

/// The step of the version that changes ask for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The crate is the same.
    None,
    /// Only limits.
    Patch,
    /// Something more.
    Minor,
    /// Something else.
    Major,
}

impl Step {
    /// The step for some changes.
    pub fn of(changes: &[Change]) -> Self {
        match changes.iter().map(|change| change.severity).max() {
            None | Some(Severity::Wording) => Self::None,
            Some(Severity::Limits) => Self::Patch,
            Some(Severity::Additive) => Self::Minor,
            Some(Severity::Breaking) => Self::Major,
        }
    }

    /// The version after `version`; below 1.0 a minor version may break and a patch may add.
    pub fn next(self, version: &str) -> Option<String> {
        let mut parts = version.split(['-', '+']).next()?.split('.').map(str::parse::<u64>);
        let (major, minor, patch) = (parts.next()?.ok()?, parts.next()?.ok()?, parts.next()?.ok()?);
        let (major, minor, patch) = match (self, major) {
            (Self::None, _) => (major, minor, patch),
            (Self::Major, 0) | (Self::Minor, 1..) => (major, minor + 1, 0),
            (Self::Major, _) => (major + 1, 0, 0),
            (Self::Minor | Self::Patch, _) => (major, minor, patch + 1),
        };
        Some(format!("{major}.{minor}.{patch}"))
    }

    /// As in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Patch => "patch",
            Self::Minor => "minor",
            Self::Major => "major",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_step_as_cargo_reads_them() {
        let next = |step: Step, version: &str| step.next(version).unwrap();
        assert_eq!(next(Step::Major, "0.1.4"), "0.2.0");
        assert_eq!(next(Step::Minor, "0.1.4"), "0.1.5");
        assert_eq!(next(Step::Patch, "0.1.4"), "0.1.5");
        assert_eq!(next(Step::Major, "1.2.3"), "2.0.0");
        assert_eq!(next(Step::Minor, "1.2.3"), "1.3.0");
        assert_eq!(next(Step::Patch, "1.2.3"), "1.2.4");
        assert_eq!(next(Step::None, "1.2.3-rc.1"), "1.2.3");
        assert_eq!(Step::Major.next("1.2"), None);
    }

    #[test]
    fn kinds_have_names_and_words() {
        assert_eq!(Kind::OperationAdded.name(), "operation-added");
        assert_eq!(Kind::FieldRequired.text(), "field became required");
        assert_eq!(Kind::LimitLost.text(), "limit lost");
    }
}
