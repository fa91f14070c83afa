//! Settings from the environment.

use std::ffi::OsString;
use std::fmt;
use std::time::Duration;

use crate::operation::Scope;
use crate::token::TokenError;

/// The token.
pub(crate) const TOKEN: &str = "WB_API_TOKEN";
/// The secret that goes with a base token.
pub(crate) const CLIENT_SECRET: &str = "WB_API_CLIENT_SECRET";
/// Whether the sandbox is used.
pub(crate) const USE_SANDBOX: &str = "WB_API_USE_SANDBOX";
/// Time for an answer, in milliseconds.
pub(crate) const TIMEOUT_MS: &str = "WB_API_TIMEOUT_MS";
/// Attempts in all.
pub(crate) const RETRY_ATTEMPTS: &str = "WB_API_RETRY_ATTEMPTS";
/// First pause, in milliseconds.
pub(crate) const RETRY_BASE_MS: &str = "WB_API_RETRY_BASE_MS";
/// Longest wait for a limiter, in milliseconds.
pub(crate) const MAX_WAIT_MS: &str = "WB_API_RATE_LIMIT_MAX_WAIT_MS";

/// A day: a longer time in a setting is a slip of units.
const DAY_MS: u64 = 86_400_000;

/// What the environment says; `None` where it says nothing.
#[derive(Default)]
pub(crate) struct Settings {
    pub token: Option<String>,
    pub client_secret: Option<String>,
    pub sandbox: Option<bool>,
    pub timeout: Option<Duration>,
    pub retry_attempts: Option<u32>,
    pub retry_base: Option<Duration>,
    pub max_wait: Option<Duration>,
}

impl Settings {
    /// Reads the process's environment.
    pub fn from_env() -> Result<Self, ConfigError> {
        Settings::read(|name| std::env::var_os(name))
    }

    /// Reads variables through `get`. An empty variable counts as absent.
    pub fn read(get: impl Fn(&str) -> Option<OsString>) -> Result<Self, ConfigError> {
        let text = |variable: &'static str| match get(variable).map(OsString::into_string) {
            None => Ok(None),
            Some(Ok(value)) => Ok(Some(value.trim().to_owned()).filter(|value| !value.is_empty())),
            Some(Err(_)) => {
                Err(ConfigError::Variable { variable, expected: "UTF-8 text".into(), found: None })
            }
        };
        let number = |variable: &'static str, least: u64, most: u64, what: &str| {
            let Some(value) = text(variable)? else { return Ok(None) };
            match value.parse::<u64>() {
                Ok(number) if (least..=most).contains(&number) => Ok(Some(number)),
                _ => Err(ConfigError::Variable {
                    variable,
                    expected: format!("{what} from {least} to {most}"),
                    found: Some(cut(&value)),
                }),
            }
        };
        let milliseconds = |variable, least| {
            Ok::<_, ConfigError>(
                number(variable, least, DAY_MS, "whole milliseconds")?.map(Duration::from_millis),
            )
        };
        let sandbox = match text(USE_SANDBOX)? {
            None => None,
            Some(value) => match value.to_ascii_lowercase().as_str() {
                "true" | "1" | "yes" | "on" => Some(true),
                "false" | "0" | "no" | "off" => Some(false),
                _ => {
                    return Err(ConfigError::Variable {
                        variable: USE_SANDBOX,
                        expected: "true or false".into(),
                        found: Some(cut(&value)),
                    });
                }
            },
        };
        Ok(Settings {
            token: text(TOKEN)?,
            client_secret: text(CLIENT_SECRET)?,
            sandbox,
            timeout: milliseconds(TIMEOUT_MS, 1)?,
            retry_attempts: number(RETRY_ATTEMPTS, 1, 100, "a whole number")?
                .and_then(|number| u32::try_from(number).ok()),
            retry_base: milliseconds(RETRY_BASE_MS, 1)?,
            max_wait: milliseconds(MAX_WAIT_MS, 0)?,
        })
    }
}

fn cut(value: &str) -> String {
    value.chars().take(40).collect()
}

/// A client that cannot be made as it is described.
#[derive(Debug)]
#[non_exhaustive]
pub enum ConfigError {
    /// A variable that is needed is absent or empty.
    Missing {
        /// Its name.
        variable: &'static str,
    },
    /// A variable with a value that cannot be used.
    Variable {
        /// Its name.
        variable: &'static str,
        /// What it takes.
        expected: String,
        /// What it holds, cut short; `None` where that may be a secret.
        found: Option<String>,
    },
    /// A token that cannot be sent.
    Token {
        /// The variable it came from, if one.
        variable: Option<&'static str>,
        /// What is wrong with it.
        source: TokenError,
    },
    /// A client secret that cannot be sent in a header.
    ClientSecret {
        /// What is wrong with it.
        problem: &'static str,
    },
    /// A base URL that cannot be used.
    BaseUrl {
        /// The scope it was given for.
        scope: Scope,
        /// What is wrong with it.
        problem: &'static str,
    },
    /// The HTTP client could not be made.
    Http {
        /// What it says.
        source: reqwest::Error,
    },
    /// An address of Redis that cannot be used.
    Redis {
        /// What is wrong with it, without the address: that may hold a password.
        problem: String,
    },
    /// TLS could not be set up.
    Tls {
        /// What is wrong.
        problem: String,
    },
}

/// So that what takes an address of Redis takes a store as well.
impl From<std::convert::Infallible> for ConfigError {
    fn from(never: std::convert::Infallible) -> Self {
        match never {}
    }
}

impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ConfigError::Missing { variable } => write!(f, "{variable} is not set"),
            ConfigError::Variable { variable, expected, found: None } => {
                write!(f, "{variable} takes {expected}")
            }
            ConfigError::Variable { variable, expected, found: Some(found) } => {
                write!(f, "{variable} takes {expected}, not {found:?}")
            }
            ConfigError::Token { variable: Some(variable), source } => write!(f, "{variable}: {source}"),
            ConfigError::Token { variable: None, source } => source.fmt(f),
            ConfigError::ClientSecret { problem } => write!(f, "client secret: {problem}"),
            ConfigError::BaseUrl { scope, problem } => write!(f, "base URL of {scope}: {problem}"),
            ConfigError::Http { .. } => f.write_str("the HTTP client could not be made"),
            ConfigError::Redis { problem } => write!(f, "Redis: {problem}"),
            ConfigError::Tls { problem } => write!(f, "TLS: {problem}"),
        }
    }
}

impl std::error::Error for ConfigError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            ConfigError::Token { source, .. } => Some(source),
            ConfigError::Http { source } => Some(source),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(vars: &[(&str, &str)]) -> Result<Settings, ConfigError> {
        Settings::read(|name| vars.iter().find(|(key, _)| *key == name).map(|(_, value)| value.into()))
    }

    #[test]
    fn reads_all() {
        let settings = read(&[
            (TOKEN, " abc "),
            (CLIENT_SECRET, "s"),
            (USE_SANDBOX, "TRUE"),
            (TIMEOUT_MS, "2500"),
            (RETRY_ATTEMPTS, "5"),
            (RETRY_BASE_MS, "10"),
            (MAX_WAIT_MS, "0"),
        ])
        .unwrap();
        assert_eq!(settings.token.as_deref(), Some("abc"));
        assert_eq!(settings.client_secret.as_deref(), Some("s"));
        assert_eq!(settings.sandbox, Some(true));
        assert_eq!(settings.timeout, Some(Duration::from_millis(2500)));
        assert_eq!(settings.retry_attempts, Some(5));
        assert_eq!(settings.retry_base, Some(Duration::from_millis(10)));
        assert_eq!(settings.max_wait, Some(Duration::ZERO));
    }

    #[test]
    fn empty_is_absent() {
        let settings = read(&[(TOKEN, ""), (TIMEOUT_MS, "  "), (USE_SANDBOX, "")]).unwrap();
        assert!(settings.token.is_none() && settings.timeout.is_none() && settings.sandbox.is_none());
    }

    #[test]
    fn a_bad_value_names_the_variable_and_what_it_takes() {
        for (variable, value, says) in [
            (TIMEOUT_MS, "10s", "whole milliseconds"),
            (TIMEOUT_MS, "0", "from 1 to"),
            (TIMEOUT_MS, "99999999999999999999999", "whole milliseconds"),
            (RETRY_ATTEMPTS, "0", "a whole number from 1 to 100"),
            (RETRY_ATTEMPTS, "-1", "a whole number"),
            (RETRY_BASE_MS, "0", "from 1"),
            (MAX_WAIT_MS, "1.5", "whole milliseconds"),
            (USE_SANDBOX, "maybe", "true or false"),
        ] {
            let error = read(&[(variable, value)]).err().unwrap().to_string();
            assert!(error.starts_with(variable) && error.contains(says), "{error}");
        }
    }
}
