//! Tokens: what a WB token says about itself, read once and never printed.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use base64::Engine as _;
use base64::engine::general_purpose::{GeneralPurpose, GeneralPurposeConfig};
use base64::engine::{DecodePaddingMode, general_purpose};
use http::HeaderValue;
use serde_json::Value;

use crate::operation::{Category, TokenType};

/// Bit of the `s` claim that marks a read-only token.
const READ_ONLY_BIT: u8 = 30;

/// base64url as WB writes it: no padding. Padding and stray last bits are let through.
const BASE64: GeneralPurpose = GeneralPurpose::new(
    &base64::alphabet::URL_SAFE,
    GeneralPurposeConfig::new()
        .with_decode_padding_mode(DecodePaddingMode::Indifferent)
        .with_decode_allow_trailing_bits(true),
);

/// A WB token with what it says about itself.
///
/// The claims are read without checking the signature: they serve to pick limits and to refuse
/// hopeless calls early, WB does the checking. A token that cannot be read is still sent; nothing is
/// then known of it. `Debug` and `Display` never show the token.
///
/// ```
/// # fn main() -> Result<(), wildberries::TokenError> {
/// let token = wildberries::Token::new("Bearer abc")?;
/// assert_eq!(token.seller(), None);
/// assert!(!format!("{token:?} {token}").contains("abc"));
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
pub struct Token {
    inner: Arc<Inner>,
}

struct Inner {
    header: HeaderValue,
    claims: Option<Claims>,
}

#[derive(Debug, Clone, Default, PartialEq)]
struct Claims {
    seller: Option<Arc<str>>,
    token_type: Option<TokenType>,
    bits: Option<u64>,
    expires: Option<i64>,
}

impl Token {
    /// Takes a token. White space around it and a `Bearer ` prefix are dropped.
    ///
    /// # Errors
    /// An empty token, or one with a character no HTTP header may carry.
    pub fn new(token: impl AsRef<str>) -> Result<Self, TokenError> {
        let mut text = token.as_ref().trim();
        // Some paste the whole header value, prefix included.
        while let Some((scheme, rest)) = text.split_once(char::is_whitespace) {
            if !scheme.eq_ignore_ascii_case("bearer") {
                break;
            }
            text = rest.trim_start();
        }
        if text.is_empty() || text.eq_ignore_ascii_case("bearer") {
            return Err(TokenError::Empty);
        }
        if let Some(position) = text.chars().position(|c| !c.is_ascii_graphic()) {
            return Err(TokenError::Character { position });
        }
        let mut header = HeaderValue::from_str(text).map_err(|_| TokenError::Character { position: 0 })?;
        header.set_sensitive(true);
        Ok(Token { inner: Arc::new(Inner { header, claims: claims(text) }) })
    }

    /// Whether its claims could be read.
    pub fn is_readable(&self) -> bool {
        self.inner.claims.is_some()
    }

    /// The seller it belongs to: claim `sid`.
    pub fn seller(&self) -> Option<&str> {
        self.claims()?.seller.as_deref()
    }

    pub(crate) fn seller_arc(&self) -> Option<Arc<str>> {
        self.claims()?.seller.clone()
    }

    /// Its type: claim `acc`, or what `t` and `for` tell where `acc` is missing. A base token stays
    /// [`TokenType::Base`] here, also when a client secret goes with it.
    pub fn token_type(&self) -> Option<TokenType> {
        self.claims()?.token_type
    }

    /// The raw `s` claim: a bit per category, unknown ones included.
    pub fn bits(&self) -> Option<u64> {
        self.claims()?.bits
    }

    /// The categories it opens; none where the claim is missing.
    pub fn categories(&self) -> impl Iterator<Item = Category> {
        let bits = self.bits().unwrap_or(0);
        Category::ALL.into_iter().filter(move |category| bits & (1 << category.bit()) != 0)
    }

    /// Whether it opens a category; `None` where it does not say.
    pub fn allows(&self, category: Category) -> Option<bool> {
        Some(self.bits()? & (1 << category.bit()) != 0)
    }

    /// Whether it may only read; `None` where it does not say.
    pub fn read_only(&self) -> Option<bool> {
        Some(self.bits()? & (1 << READ_ONLY_BIT) != 0)
    }

    /// When it ends; `None` where it does not say.
    pub fn expires(&self) -> Option<SystemTime> {
        let seconds = self.claims()?.expires?;
        let away = Duration::from_secs(seconds.unsigned_abs());
        if seconds < 0 {
            SystemTime::UNIX_EPOCH.checked_sub(away)
        } else {
            SystemTime::UNIX_EPOCH.checked_add(away)
        }
    }

    /// Whether it has ended at an instant; a token that does not say has not.
    pub fn is_expired_at(&self, now: SystemTime) -> bool {
        self.expires().is_some_and(|end| end <= now)
    }

    /// The header value, marked sensitive.
    pub(crate) fn header(&self) -> &HeaderValue {
        &self.inner.header
    }

    fn claims(&self) -> Option<&Claims> {
        self.inner.claims.as_ref()
    }
}

impl PartialEq for Token {
    fn eq(&self, other: &Self) -> bool {
        self.inner.header == other.inner.header
    }
}

impl Eq for Token {}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Token")
            .field("seller", &self.seller())
            .field("token_type", &self.token_type())
            .field("bits", &self.bits())
            .field("expires", &self.claims().and_then(|claims| claims.expires))
            .finish_non_exhaustive()
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.token_type() {
            Some(token_type) => write!(f, "{token_type} token")?,
            None => f.write_str("token")?,
        }
        match self.seller() {
            Some(seller) => write!(f, " of seller {}", seller.escape_debug()),
            None => Ok(()),
        }
    }
}

impl FromStr for Token {
    type Err = TokenError;

    fn from_str(text: &str) -> Result<Self, TokenError> {
        Token::new(text)
    }
}

impl TryFrom<&str> for Token {
    type Error = TokenError;

    fn try_from(text: &str) -> Result<Self, TokenError> {
        Token::new(text)
    }
}

impl TryFrom<String> for Token {
    type Error = TokenError;

    fn try_from(text: String) -> Result<Self, TokenError> {
        Token::new(text)
    }
}

impl TryFrom<&String> for Token {
    type Error = TokenError;

    fn try_from(text: &String) -> Result<Self, TokenError> {
        Token::new(text)
    }
}

impl From<&Token> for Token {
    fn from(token: &Token) -> Self {
        token.clone()
    }
}

/// A text that cannot be a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum TokenError {
    /// Nothing is left after trimming.
    Empty,
    /// A space, control character or non-ASCII character inside, often from a bad paste.
    Character {
        /// Its position, counted in characters from zero.
        position: usize,
    },
}

impl fmt::Display for TokenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TokenError::Empty => f.write_str("the token is empty"),
            TokenError::Character { position } => {
                write!(f, "the token has a character at position {position} that no HTTP header may carry")
            }
        }
    }
}

impl std::error::Error for TokenError {}

impl From<Infallible> for TokenError {
    fn from(never: Infallible) -> Self {
        match never {}
    }
}

/// The claims of a token; `None` where it is not a readable JWT.
fn claims(token: &str) -> Option<Claims> {
    let mut parts = token.split('.');
    let (_header, payload) = (parts.next()?, parts.next()?);
    let json = BASE64.decode(payload).or_else(|_| general_purpose::STANDARD_NO_PAD.decode(payload)).ok()?;
    let Value::Object(claims) = serde_json::from_slice(&json).ok()? else {
        return None;
    };
    let number = |name: &str| match claims.get(name)? {
        Value::Number(number) => number
            .as_i64()
            .or_else(|| number.as_f64().filter(|value| value.is_finite()).map(|value| value as i64)),
        Value::String(text) => text.trim().parse().ok(),
        _ => None,
    };
    let text = |name: &str| match claims.get(name)? {
        Value::String(text) => Some(text.trim().to_owned()).filter(|text| !text.is_empty()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    };
    let is_test = match claims.get("t") {
        Some(Value::Bool(value)) => *value,
        Some(Value::String(value)) => value.eq_ignore_ascii_case("true"),
        _ => false,
    };
    let token_type = match (is_test, number("acc")) {
        (true, _) | (_, Some(2)) => Some(TokenType::Test),
        (_, Some(1)) => Some(TokenType::Base),
        (_, Some(3)) => Some(TokenType::Personal),
        (_, Some(4)) => Some(TokenType::Service),
        _ => match text("for").as_deref() {
            Some("self") => Some(TokenType::Personal),
            Some(service) if service.starts_with("asid:") => Some(TokenType::Service),
            _ => None,
        },
    };
    Some(Claims {
        seller: text("sid").map(Arc::from),
        token_type,
        bits: match claims.get("s") {
            // All 64 of them.
            Some(Value::Number(bits)) if bits.is_u64() => bits.as_u64(),
            _ => number("s").map(|bits| bits as u64),
        },
        expires: number("exp"),
    })
}

#[cfg(test)]
pub(crate) mod tests {
    use proptest::prelude::*;

    use super::*;

    /// A well-formed, unsigned token with these claims.
    pub(crate) fn jwt(claims: &Value) -> String {
        let part = |text: &str| BASE64.encode(text).trim_end_matches('=').to_owned();
        format!("{}.{}.{}", part(r#"{"alg":"ES256"}"#), part(&claims.to_string()), part("sig"))
    }

    fn token(claims: Value) -> Token {
        Token::new(jwt(&claims)).unwrap()
    }

    #[test]
    fn types_follow_acc_then_t_and_for() {
        use serde_json::json;
        let of = |claims| token(claims).token_type();
        assert_eq!(of(json!({"acc": 1})), Some(TokenType::Base));
        assert_eq!(of(json!({"acc": 2, "t": true})), Some(TokenType::Test));
        assert_eq!(of(json!({"acc": 3, "for": "self"})), Some(TokenType::Personal));
        assert_eq!(of(json!({"acc": 4, "for": "asid:1"})), Some(TokenType::Service));
        assert_eq!(of(json!({"t": true})), Some(TokenType::Test));
        assert_eq!(of(json!({"for": "self"})), Some(TokenType::Personal));
        assert_eq!(of(json!({"for": "asid:1"})), Some(TokenType::Service));
        assert_eq!(of(json!({"acc": 9})), None);
        assert_eq!(of(json!({})), None);
    }

    #[test]
    fn bits_are_counted_from_zero() {
        let token = token(serde_json::json!({"s": 16126, "sid": "a", "exp": 1}));
        let bits: Vec<u8> = token.categories().map(Category::bit).collect();
        assert_eq!(bits, [1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13]);
        assert_eq!(token.read_only(), Some(false));
        assert_eq!(token.allows(Category::Users), Some(false));
        assert!(token.is_expired_at(SystemTime::now()));
    }

    #[test]
    fn unknown_bits_are_kept() {
        let token = token(serde_json::json!({"s": 2147516416_i64}));
        assert_eq!(token.bits(), Some(1 << 15 | 1 << 31));
        assert_eq!(self::token(serde_json::json!({"s": u64::MAX})).bits(), Some(u64::MAX));
        assert_eq!(token.categories().count(), 0);
    }

    #[test]
    fn prefix_and_space_are_dropped() {
        let bare = Token::new("abc").unwrap();
        for text in ["  abc\n", "Bearer abc", "bearer   abc", "\tBEARER abc ", "Bearer Bearer abc"] {
            assert_eq!(Token::new(text).unwrap(), bare, "{text:?}");
        }
    }

    #[test]
    fn what_cannot_be_a_header_is_refused() {
        for text in ["", "  ", "Bearer", "Bearer  "] {
            assert_eq!(Token::new(text).unwrap_err(), TokenError::Empty, "{text:?}");
        }
        assert_eq!(Token::new("ab\ncd").unwrap_err(), TokenError::Character { position: 2 });
        assert_eq!(Token::new("ab cd").unwrap_err(), TokenError::Character { position: 2 });
        assert_eq!(Token::new("токен").unwrap_err(), TokenError::Character { position: 0 });
        assert!(matches!(Token::new("a\u{0}").unwrap_err(), TokenError::Character { .. }));
    }

    #[test]
    fn extreme_claims_do_not_panic() {
        for exp in [i64::MIN, i64::MAX, 0, -1] {
            let token = token(serde_json::json!({"exp": exp, "s": exp}));
            let _ = (token.expires(), token.is_expired_at(SystemTime::now()), token.categories().count());
        }
    }

    #[test]
    fn never_printed() {
        let text = jwt(&serde_json::json!({"acc": 3, "sid": "seller-1", "s": 2}));
        let token = Token::new(&text).unwrap();
        let shown = format!("{token:?} {token:#?} {token}");
        for part in text.split('.') {
            assert!(!shown.contains(part), "{shown}");
        }
        assert!(token.header().is_sensitive());
    }

    /// The official examples, where the folder is at hand.
    #[test]
    fn official_shapes() {
        let Ok(folder) = std::env::var("WB_OFFICIAL_DOCS") else { return };
        let path = std::path::Path::new(&folder).join("cases/55-jwt-claims-and-bits/body.json");
        let case: Value = serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap();
        for (name, text) in case["tokens"].as_object().unwrap() {
            let expect = &case["expect"][name];
            let token = Token::new(text.as_str().unwrap()).unwrap();
            let token_type = match token.token_type() {
                Some(TokenType::Base) => "basic",
                Some(other) => other.name(),
                None => "unknown",
            };
            assert_eq!(token_type, expect["type"], "{name}");
            assert_eq!(token.read_only(), expect["readonly"].as_bool(), "{name}");
            let bits = token.bits().unwrap() & !(1 << READ_ONLY_BIT);
            let bits: Vec<u8> = (0..64).filter(|bit| bits & (1 << bit) != 0).collect();
            assert_eq!(Value::from(bits), expect["bits"], "{name}");
            if expect["expired"] == true {
                assert!(token.is_expired_at(SystemTime::now()));
            }
        }
    }

    proptest! {
        #[test]
        fn any_text_is_safe(text in "\\PC*") {
            let _ = Token::new(&text).map(|token| format!("{token:?}"));
        }

        #[test]
        fn any_payload_is_safe(payload in proptest::collection::vec(any::<u8>(), 0..200)) {
            let text = format!("a.{}.b", BASE64.encode(payload));
            let _ = Token::new(&text).map(|token| (token.expires(), token.token_type(), token.bits()));
        }

        #[test]
        fn any_claim_values_are_safe(s in any::<f64>(), exp in any::<i64>(), acc in any::<i64>(), sid in ".*") {
            let token = token(serde_json::json!({"s": s, "exp": exp, "acc": acc, "sid": sid}));
            let _ = (token.expires(), token.read_only(), token.categories().count(), format!("{token}"));
        }
    }
}
