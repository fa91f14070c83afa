//! What a token's own claims rule out, without a request.

use std::fmt;
use std::time::{Duration, SystemTime};

use crate::operation::{Category, Operation, Scope, TokenType};
use crate::token::Token;

/// Clocks differ: a token counts as expired only after this much longer.
const SKEW: Duration = Duration::from_secs(60);

/// Why a call was not sent: WB would refuse it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum PreflightError {
    /// The client has no token.
    NoToken,
    /// The token has ended.
    Expired {
        /// When.
        at: SystemTime,
    },
    /// The token does not open the operation's category.
    Category {
        /// The category it lacks.
        needed: Category,
    },
    /// The token may only read, and the operation changes something.
    ReadOnly,
    /// Tokens of this type may not call the operation.
    TokenType {
        /// The token's type.
        token_type: TokenType,
    },
    /// WB does not serve the operation in the sandbox.
    NoSandbox {
        /// The operation's scope.
        scope: Scope,
    },
}

impl fmt::Display for PreflightError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PreflightError::NoToken => f.write_str("the client has no token"),
            PreflightError::Expired { .. } => f.write_str("the token has expired"),
            PreflightError::Category { needed } => {
                write!(f, "the token lacks the category {needed:?} (bit {})", needed.bit())
            }
            PreflightError::ReadOnly => f.write_str("the token may only read"),
            PreflightError::TokenType { token_type } => {
                write!(f, "a {token_type} token may not call this operation")
            }
            PreflightError::NoSandbox { scope } => {
                write!(f, "no sandbox for this operation (scope {scope})")
            }
        }
    }
}

impl std::error::Error for PreflightError {}

/// Checks a call against the token. `token_type` is the type it is limited by: a base token with a
/// secret is [`TokenType::BaseWithSecret`].
pub(crate) fn check(
    operation: &Operation,
    token: &Token,
    token_type: Option<TokenType>,
    sandbox: bool,
    now: SystemTime,
) -> Result<(), PreflightError> {
    if sandbox && !operation.sandbox() {
        return Err(PreflightError::NoSandbox { scope: operation.scope() });
    }
    if let Some(at) = token.expires()
        && now.checked_sub(SKEW).is_some_and(|now| at <= now)
    {
        return Err(PreflightError::Expired { at });
    }
    if let Some(needed) = operation.category()
        && token.allows(needed) == Some(false)
    {
        return Err(PreflightError::Category { needed });
    }
    if !operation.read_only() && token.read_only() == Some(true) {
        return Err(PreflightError::ReadOnly);
    }
    // In the sandbox a test token stands for any.
    if let Some(token_type) = token_type
        && !(sandbox && token_type == TokenType::Test)
        && !operation.token_types().is_empty()
        && !operation.token_types().contains(&token_type)
    {
        return Err(PreflightError::TokenType { token_type });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::executor::tests::operation_with;
    use crate::token::tests::jwt;
    use http::Method;

    fn checked(
        claims: serde_json::Value,
        operation: &Operation,
        sandbox: bool,
    ) -> Result<(), PreflightError> {
        let token = Token::new(jwt(&claims)).unwrap();
        let now = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000);
        check(operation, &token, token.token_type(), sandbox, now)
    }

    #[test]
    fn refusals() {
        let read = operation_with(Method::POST, "/r", |o| {
            o.read_only = true;
            o.category = Some(Category::Content);
        });
        let write = operation_with(Method::GET, "/w", |o| {
            o.read_only = false;
            o.sandbox = true;
            o.token_types = &[TokenType::Personal, TokenType::Service];
        });
        let content = 1 << 1;
        let read_only = 1 << 30;
        assert_eq!(checked(json!({"acc": 3, "s": content, "exp": 2_000_000}), read, false), Ok(()));
        assert_eq!(checked(json!({"s": content | read_only}), read, false), Ok(()));
        assert_eq!(checked(json!({"s": content | read_only}), write, false), Err(PreflightError::ReadOnly));
        assert_eq!(
            checked(json!({"s": 4}), read, false),
            Err(PreflightError::Category { needed: Category::Content })
        );
        assert_eq!(checked(json!({"exp": 999_950}), read, false), Ok(()), "skew");
        assert!(matches!(checked(json!({"exp": 999_900}), read, false), Err(PreflightError::Expired { .. })));
        assert_eq!(
            checked(json!({"acc": 1}), write, false),
            Err(PreflightError::TokenType { token_type: TokenType::Base })
        );
        assert_eq!(checked(json!({"acc": 2}), write, true), Ok(()));
        assert_eq!(
            checked(json!({"acc": 2}), read, true),
            Err(PreflightError::NoSandbox { scope: Scope::Common })
        );
        // What the token does not say rules nothing out.
        assert_eq!(checked(json!({}), write, false), Ok(()));
    }
}
