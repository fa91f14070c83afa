//! Tokens for tests, and what the simulator checks in a token it is sent.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde_json::{Value, json};

use crate::operation::{Category, TokenType};

/// The seller of tokens that name no other.
pub const SELLER: &str = "00000000-0000-4000-8000-0000000000aa";

/// Describes an invented token; [`build`](TokenSpec::build) writes it. It is well-formed but not
/// signed: no real WB takes it.
///
/// ```
/// use wildberries::testing::TokenSpec;
/// let token = TokenSpec::personal().seller("00000000-0000-4000-8000-000000000001").read_only(true).build();
/// assert_eq!(token.split('.').count(), 3);
/// ```
#[derive(Debug, Clone)]
pub struct TokenSpec {
    kind: TokenType,
    service: String,
    seller: String,
    bits: u64,
    expires: i64,
}

const READ_ONLY: u64 = 1 << 30;

impl TokenSpec {
    /// A token of this type with every category, valid for 180 days. For a base token with secret
    /// this is the base token; the secret travels in a header of its own.
    pub fn new(kind: TokenType) -> Self {
        let bits = Category::ALL.iter().fold(0, |bits, category| bits | 1 << category.bit());
        TokenSpec {
            kind,
            service: "00000000-0000-4000-8000-0000000000bb".to_owned(),
            seller: SELLER.to_owned(),
            bits,
            expires: now() + 180 * 86_400,
        }
    }

    /// A personal token.
    pub fn personal() -> Self {
        Self::new(TokenType::Personal)
    }

    /// A base token.
    pub fn base() -> Self {
        Self::new(TokenType::Base)
    }

    /// A test token, for the sandbox.
    pub fn test() -> Self {
        Self::new(TokenType::Test)
    }

    /// A token of the service with this id.
    pub fn service(id: impl Into<String>) -> Self {
        TokenSpec { service: id.into(), ..Self::new(TokenType::Service) }
    }

    /// Sets the seller (`sid`).
    #[must_use]
    pub fn seller(mut self, seller: impl Into<String>) -> Self {
        self.seller = seller.into();
        self
    }

    /// Sets the categories; all others are taken away.
    #[must_use]
    pub fn categories(mut self, categories: impl IntoIterator<Item = Category>) -> Self {
        let bits = categories.into_iter().fold(0, |bits, category| bits | 1 << category.bit());
        self.bits = bits | (self.bits & READ_ONLY);
        self
    }

    /// Sets whether the token may only read.
    #[must_use]
    pub fn read_only(mut self, read_only: bool) -> Self {
        self.bits = if read_only { self.bits | READ_ONLY } else { self.bits & !READ_ONLY };
        self
    }

    /// Sets how long the token is valid from now on.
    #[must_use]
    pub fn valid_for(mut self, duration: Duration) -> Self {
        self.expires = now().saturating_add(i64::try_from(duration.as_secs()).unwrap_or(i64::MAX));
        self
    }

    /// Makes the token one that ended an hour ago.
    #[must_use]
    pub fn expired(mut self) -> Self {
        self.expires = now() - 3_600;
        self
    }

    /// Writes the token.
    pub fn build(&self) -> String {
        let acc = match self.kind {
            TokenType::Base | TokenType::BaseWithSecret => 1,
            TokenType::Test => 2,
            TokenType::Personal => 3,
            TokenType::Service => 4,
        };
        let mut claims = json!({
            "acc": acc,
            "exp": self.expires,
            "id": "00000000-0000-4000-8000-000000000001",
            "s": self.bits,
            "sid": self.seller,
            "t": self.kind == TokenType::Test,
        });
        match self.kind {
            TokenType::Personal => claims["for"] = json!("self"),
            TokenType::Service => claims["for"] = json!(format!("asid:{}", self.service)),
            _ => {}
        }
        let header = json!({"alg": "ES256", "kid": "20250101v1", "typ": "JWT"});
        let part = |value: &Value| URL_SAFE_NO_PAD.encode(value.to_string());
        format!("{}.{}.{}", part(&header), part(&claims), URL_SAFE_NO_PAD.encode("synthetic"))
    }
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
}

/// What the simulator reads from a token.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Claims {
    pub(crate) seller: String,
    pub(crate) kind: TokenType,
    /// The service of a service token: its tokens are counted together, apart from other services.
    pub(crate) service: Option<String>,
    bits: u64,
    expires: Option<i64>,
}

impl Claims {
    /// Reads the value of `Authorization`; the error says what is wrong with it.
    pub(crate) fn parse(header: &str, has_secret: bool) -> Result<Claims, &'static str> {
        let token = header.trim();
        let token = match token.split_at_checked(7) {
            Some((scheme, rest)) if scheme.eq_ignore_ascii_case("bearer ") => rest.trim(),
            _ => token,
        };
        let mut parts = token.split('.');
        let (Some(_), Some(payload), Some(_), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err("token is malformed: it does not have three parts");
        };
        let payload = URL_SAFE_NO_PAD
            .decode(payload.trim_end_matches('='))
            .map_err(|_| "token is malformed: could not base64 decode claim")?;
        let claims: Value =
            serde_json::from_slice(&payload).map_err(|_| "token is malformed: claims are not JSON")?;
        let reader = claims.get("for").and_then(Value::as_str);
        let service = reader.and_then(|reader| reader.strip_prefix("asid:")).map(str::to_owned);
        let test = claims.get("t").and_then(Value::as_bool).unwrap_or(false);
        let kind = match claims.get("acc").and_then(Value::as_i64) {
            _ if test => TokenType::Test,
            Some(2) => TokenType::Test,
            Some(3) => TokenType::Personal,
            Some(4) => TokenType::Service,
            Some(1) => TokenType::Base,
            _ if reader == Some("self") => TokenType::Personal,
            _ if service.is_some() => TokenType::Service,
            _ => TokenType::Base,
        };
        let kind = if kind == TokenType::Base && has_secret { TokenType::BaseWithSecret } else { kind };
        Ok(Claims {
            seller: claims.get("sid").and_then(Value::as_str).unwrap_or_default().to_owned(),
            kind,
            service,
            bits: claims.get("s").and_then(Value::as_u64).unwrap_or(0),
            expires: claims.get("exp").and_then(Value::as_i64),
        })
    }

    /// What an unreadable token counts as where tokens are not checked.
    pub(crate) fn unknown() -> Claims {
        Claims { seller: String::new(), kind: TokenType::Personal, service: None, bits: 0, expires: None }
    }

    pub(crate) fn expired(&self) -> bool {
        self.expires.is_some_and(|expires| expires <= now())
    }

    pub(crate) fn has(&self, category: Category) -> bool {
        self.bits & (1 << category.bit()) != 0
    }

    pub(crate) fn read_only(&self) -> bool {
        self.bits & READ_ONLY != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let token =
            TokenSpec::service("x").seller("s").categories([Category::Finance]).read_only(true).build();
        let claims = Claims::parse(&format!(" Bearer {token} "), false).unwrap();
        assert_eq!((claims.seller.as_str(), claims.kind), ("s", TokenType::Service));
        assert_eq!(claims.service.as_deref(), Some("x"));
        assert!(claims.has(Category::Finance) && !claims.has(Category::Content));
        assert!(claims.read_only() && !claims.expired());
        let base = TokenSpec::base().expired().build();
        assert!(Claims::parse(&base, false).unwrap().expired());
        assert_eq!(Claims::parse(&base, true).unwrap().kind, TokenType::BaseWithSecret);
    }

    proptest::proptest! {
        #[test]
        fn no_text_panics(text in ".*") {
            let _ = Claims::parse(&text, false);
        }
    }
}
