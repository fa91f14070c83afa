//! Names of buckets.

use std::collections::hash_map::RandomState;
use std::fmt::{self, Write};
use std::hash::{BuildHasher, Hash, Hasher};
use std::sync::{Arc, LazyLock};

use crate::operation::TokenType;

/// Which bucket a request takes from: WB counts per seller, token type and bucket. Cheap to clone.
///
/// As text it is a Redis key, `wb:rl:v3:{seller}:personal:items.cards`: the braces keep all keys of
/// a seller in one Cluster slot.
#[derive(Clone)]
pub struct BucketKey {
    seller: Option<Arc<str>>,
    token_type: Option<TokenType>,
    bucket: BucketName,
    /// Of a key that is not WB's.
    supplier: Option<Arc<Supplier>>,
    id: Id,
}

#[derive(Debug, PartialEq, Eq)]
struct Supplier {
    name: Arc<str>,
    /// What overrides call the bucket.
    bucket: String,
}

/// A key in 128 bits, for the maps of one process. Keys are hashed once, when made, by a hash that
/// is seeded per process since sellers come from outside; that two of them share an id is as likely
/// as guessing the other's 128 bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Id {
    /// Hash of seller and token type.
    pub(super) owner: u64,
    /// Hash of everything.
    all: u64,
}

impl Id {
    fn new(owner: impl Hash, bucket: &str) -> Self {
        static HASHERS: LazyLock<[RandomState; 2]> =
            LazyLock::new(|| [RandomState::new(), RandomState::new()]);
        let [owners, all] = &*HASHERS;
        Id { owner: owners.hash_one(&owner), all: all.hash_one((&owner, bucket)) }
    }

    /// What holds all buckets of the seller and token type.
    pub(super) fn of_owner(self) -> Self {
        Id { owner: self.owner, all: self.owner }
    }
}

impl Hash for Id {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.all);
    }
}

/// Id of a bucket, [`Operation::bucket`](crate::Operation::bucket) or a name of your own.
#[derive(Clone)]
pub struct BucketName(Name);

#[derive(Clone)]
enum Name {
    Static(&'static str),
    Shared(Arc<str>),
}

impl BucketKey {
    /// Start of every key's text.
    pub const PREFIX: &'static str = "wb:rl:v3";

    /// The bucket of a seller and a token type. Without a seller (or with an empty one) it is shared
    /// by all callers whose seller is not known.
    pub fn new(
        seller: Option<Arc<str>>,
        token_type: Option<TokenType>,
        bucket: impl Into<BucketName>,
    ) -> Self {
        let seller = seller.filter(|seller| !seller.is_empty());
        let bucket = bucket.into();
        let id = Id::new((seller.as_deref(), token_type), bucket.as_str());
        BucketKey { seller, token_type, bucket, supplier: None, id }
    }

    /// The bucket of another supplier than WB, one of its credentials and one of its endpoints. As
    /// text it is `ratelimit:etm:credential-1:goods_read`; overrides call it `etm:goods_read`.
    pub fn of_supplier(
        supplier: impl Into<Arc<str>>,
        credential: impl Into<Arc<str>>,
        endpoint: impl Into<BucketName>,
    ) -> Self {
        let (name, credential, endpoint) = (supplier.into(), credential.into(), endpoint.into());
        let id = Id::new(("supplier", &*name, &*credential), endpoint.as_str());
        let bucket = format!("{name}:{endpoint}");
        BucketKey {
            seller: Some(credential),
            token_type: None,
            bucket: endpoint,
            supplier: Some(Arc::new(Supplier { name, bucket })),
            id,
        }
    }

    /// Another bucket of the same seller and token type.
    #[must_use]
    pub fn with_bucket(&self, bucket: impl Into<BucketName>) -> Self {
        match (&self.supplier, &self.seller) {
            (Some(supplier), Some(credential)) => {
                BucketKey::of_supplier(supplier.name.clone(), credential.clone(), bucket)
            }
            _ => BucketKey::new(self.seller.clone(), self.token_type, bucket),
        }
    }

    /// The supplier, if it is not WB.
    pub fn supplier(&self) -> Option<&str> {
        self.supplier.as_ref().map(|supplier| &*supplier.name)
    }

    /// What [`Overrides`](super::Overrides) call the bucket: its id, for another supplier's with the
    /// supplier before it.
    pub fn override_name(&self) -> &str {
        self.supplier.as_ref().map_or(self.bucket(), |supplier| &supplier.bucket)
    }

    /// The seller, if known; of another supplier, the credential.
    pub fn seller(&self) -> Option<&str> {
        self.seller.as_deref()
    }

    /// The token type, if known.
    pub fn token_type(&self) -> Option<TokenType> {
        self.token_type
    }

    /// Id of the bucket.
    pub fn bucket(&self) -> &str {
        self.bucket.as_str()
    }

    /// Its text with another prefix than [`PREFIX`](BucketKey::PREFIX).
    pub fn with_prefix<'a>(&'a self, prefix: &'a str) -> impl fmt::Display + 'a {
        Prefixed { key: self, prefix }
    }

    pub(super) fn id(&self) -> Id {
        self.id
    }
}

impl BucketName {
    /// The id.
    pub fn as_str(&self) -> &str {
        match &self.0 {
            Name::Static(name) => name,
            Name::Shared(name) => name,
        }
    }
}

impl From<&'static str> for BucketName {
    fn from(name: &'static str) -> Self {
        BucketName(Name::Static(name))
    }
}

impl From<Arc<str>> for BucketName {
    fn from(name: Arc<str>) -> Self {
        BucketName(Name::Shared(name))
    }
}

impl From<String> for BucketName {
    fn from(name: String) -> Self {
        BucketName(Name::Shared(name.into()))
    }
}

impl fmt::Debug for BucketName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_str().fmt(f)
    }
}

impl fmt::Display for BucketName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl PartialEq for BucketName {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}

impl Eq for BucketName {}

impl PartialEq for BucketKey {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
            && self.token_type == other.token_type
            && self.seller == other.seller
            && self.bucket == other.bucket
            && self.supplier == other.supplier
    }
}

impl Eq for BucketKey {}

impl Hash for BucketKey {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.id.hash(state);
    }
}

impl fmt::Debug for BucketKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "BucketKey({self})")
    }
}

impl fmt::Display for BucketKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.with_prefix(BucketKey::PREFIX).fmt(f)
    }
}

struct Prefixed<'a> {
    key: &'a BucketKey,
    prefix: &'a str,
}

impl fmt::Display for Prefixed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(supplier) = &self.key.supplier {
            if self.prefix != BucketKey::PREFIX {
                write!(f, "{}:", self.prefix)?;
            }
            f.write_str("ratelimit:")?;
            escaped(&supplier.name, f)?;
            f.write_char(':')?;
            escaped(self.key.seller().unwrap_or_default(), f)?;
            return write!(f, ":{}", self.key.bucket);
        }
        write!(f, "{}:{{", self.prefix)?;
        match self.key.seller() {
            Some(seller) => escaped(seller, f)?,
            None => f.write_str("_global")?,
        }
        let token_type = self.key.token_type.map_or("any", TokenType::name);
        write!(f, "}}:{token_type}:{}", self.key.bucket)
    }
}

/// A seller's name that cannot be read as another part of the key: the marks a key is made of are
/// percent-encoded, and so is an underscore in front, which only `_global` has.
pub(crate) fn escaped(seller: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for (at, c) in seller.char_indices() {
        if matches!(c, '{' | '}' | ':' | '%') || (at == 0 && c == '_') || c.is_whitespace() || c.is_control()
        {
            for byte in c.encode_utf8(&mut [0; 4]).bytes() {
                write!(f, "%{byte:02X}")?;
            }
        } else {
            f.write_char(c)?;
        }
    }
    Ok(())
}

/// Passes the hash of an id on.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Hashed(u64);

impl Hasher for Hashed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(*byte);
        }
    }

    fn write_u64(&mut self, hash: u64) {
        self.0 = hash;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(seller: Option<&str>, token_type: Option<TokenType>) -> BucketKey {
        BucketKey::new(seller.map(Arc::from), token_type, "items.cards")
    }

    #[test]
    fn text() {
        let personal = Some(TokenType::Personal);
        assert_eq!(key(Some("a-1"), personal).to_string(), "wb:rl:v3:{a-1}:personal:items.cards");
        assert_eq!(key(None, Some(TokenType::Base)).to_string(), "wb:rl:v3:{_global}:base:items.cards");
        assert_eq!(key(Some(""), None).to_string(), "wb:rl:v3:{_global}:any:items.cards");
        assert_eq!(key(Some("_global"), None).to_string(), "wb:rl:v3:{%5Fglobal}:any:items.cards");
        assert_eq!(key(Some("a}:{ b%"), None).to_string(), "wb:rl:v3:{a%7D%3A%7B%20b%25}:any:items.cards");
        assert_eq!(key(Some("a"), personal).with_prefix("mine").to_string(), "mine:{a}:personal:items.cards");
    }

    #[test]
    fn of_other_suppliers() {
        let key = BucketKey::of_supplier("etm", "cred-uuid-123", "goods_read");
        assert_eq!(key.to_string(), "ratelimit:etm:cred-uuid-123:goods_read");
        assert_eq!(key.with_bucket("login").to_string(), "ratelimit:etm:cred-uuid-123:login");
        assert_eq!(key.with_prefix("mine").to_string(), "mine:ratelimit:etm:cred-uuid-123:goods_read");
        assert_eq!(BucketKey::of_supplier("a:b", "c{", "d").to_string(), "ratelimit:a%3Ab:c%7B:d");
        assert_eq!((key.supplier(), key.override_name()), (Some("etm"), "etm:goods_read"));
        assert_eq!((key.seller(), key.bucket()), (Some("cred-uuid-123"), "goods_read"));
        assert_eq!(key, BucketKey::of_supplier("etm", "cred-uuid-123", String::from("goods_read")));
        assert_ne!(key, BucketKey::of_supplier("other", "cred-uuid-123", "goods_read"));
        assert_ne!(key, BucketKey::new(Some("cred-uuid-123".into()), None, "goods_read"));
    }

    #[test]
    fn equality() {
        let personal = Some(TokenType::Personal);
        assert_eq!(key(Some("a"), personal), key(Some("a"), personal));
        assert_ne!(key(Some("a"), personal), key(Some("b"), personal));
        assert_ne!(key(Some("a"), personal), key(Some("a"), None));
        assert_ne!(key(Some("a"), personal), key(None, personal));
        let one = key(Some("a"), personal);
        assert_ne!(one, one.with_bucket("items.other"));
        assert_eq!(one.with_bucket("items.other").with_bucket(String::from("items.cards")), one);
        assert_eq!(one.with_bucket("x").id().of_owner(), one.id().of_owner());
        assert_ne!(one.id().of_owner(), key(Some("a"), None).id().of_owner());
        assert_eq!(key(Some("a"), personal).id(), one.id());
    }
}
