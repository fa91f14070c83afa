//! What is known of an operation before it is called: host, limits, cost, rights.

use std::fmt;
use std::time::Duration;

use crate::limits::{Limit, Limits};

/// One of the 13 documents of the WB Seller API.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Api {
    /// Seller info, users, news.
    General,
    /// Cards, prices, stocks, warehouses.
    Items,
    /// Orders shipped from the seller's warehouse through WB (FBS).
    OrdersFbs,
    /// Orders delivered by WB couriers from the seller's warehouse (DBW).
    OrdersDbw,
    /// Orders the seller delivers (DBS).
    OrdersDbs,
    /// Orders picked up in the seller's store.
    InStorePickup,
    /// Supplies to WB's warehouses (FBW).
    OrdersFbw,
    /// Campaigns, bids, promotions calendar.
    Promotion,
    /// Reviews, questions, chats, return claims.
    Communications,
    /// Commissions, acceptance coefficients, box and pallet tariffs.
    Tariffs,
    /// Sales funnel, search queries, stock history.
    Analytics,
    /// Orders, sales, storage, penalties.
    Reports,
    /// Balance, sales reports, documents.
    Finances,
}

impl Api {
    /// Every API, in the order of WB's documents.
    pub const ALL: [Api; 13] = [
        Api::General,
        Api::Items,
        Api::OrdersFbs,
        Api::OrdersDbw,
        Api::OrdersDbs,
        Api::InStorePickup,
        Api::OrdersFbw,
        Api::Promotion,
        Api::Communications,
        Api::Tariffs,
        Api::Analytics,
        Api::Reports,
        Api::Finances,
    ];

    /// Name of its module and cargo feature, for example `orders_fbs`.
    pub const fn name(self) -> &'static str {
        match self {
            Api::General => "general",
            Api::Items => "items",
            Api::OrdersFbs => "orders_fbs",
            Api::OrdersDbw => "orders_dbw",
            Api::OrdersDbs => "orders_dbs",
            Api::InStorePickup => "in_store_pickup",
            Api::OrdersFbw => "orders_fbw",
            Api::Promotion => "promotion",
            Api::Communications => "communications",
            Api::Tariffs => "tariffs",
            Api::Analytics => "analytics",
            Api::Reports => "reports",
            Api::Finances => "finances",
        }
    }
}

impl fmt::Display for Api {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A host family of WB; each has a production base URL and some have a sandbox.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Scope {
    /// `common-api`
    Common,
    /// `content-api`
    Content,
    /// `seller-analytics-api`
    Analytics,
    /// `discounts-prices-api`
    Prices,
    /// `marketplace-api`
    Marketplace,
    /// `statistics-api`
    Statistics,
    /// `advert-api`
    Advert,
    /// `feedbacks-api`
    Feedbacks,
    /// `buyer-chat-api`
    BuyerChat,
    /// `supplies-api`
    Supplies,
    /// `returns-api`
    Returns,
    /// `documents-api`
    Documents,
    /// `finance-api`
    Finance,
    /// `user-management-api`
    UserManagement,
    /// `dp-calendar-api`
    DpCalendar,
    /// `advert-media-api`
    AdvertMedia,
}

/// Name, production host, sandbox host, default limit (period in ms, requests).
type ScopeRow = (&'static str, &'static str, Option<&'static str>, u64, u32);

impl Scope {
    /// Every scope.
    pub const ALL: [Scope; 16] = [
        Scope::Common,
        Scope::Content,
        Scope::Analytics,
        Scope::Prices,
        Scope::Marketplace,
        Scope::Statistics,
        Scope::Advert,
        Scope::Feedbacks,
        Scope::BuyerChat,
        Scope::Supplies,
        Scope::Returns,
        Scope::Documents,
        Scope::Finance,
        Scope::UserManagement,
        Scope::DpCalendar,
        Scope::AdvertMedia,
    ];

    const fn row(self) -> ScopeRow {
        match self {
            Scope::Common => ("common", "common-api.wildberries.ru", None, 30_000, 3),
            Scope::Content => (
                "content",
                "content-api.wildberries.ru",
                Some("content-api-sandbox.wildberries.ru"),
                60_000,
                100,
            ),
            Scope::Analytics => ("analytics", "seller-analytics-api.wildberries.ru", None, 60_000, 60),
            Scope::Prices => (
                "prices",
                "discounts-prices-api.wildberries.ru",
                Some("discounts-prices-api-sandbox.wildberries.ru"),
                60_000,
                60,
            ),
            Scope::Marketplace => (
                "marketplace",
                "marketplace-api.wildberries.ru",
                Some("marketplace-api-sandbox.wildberries.ru"),
                60_000,
                100,
            ),
            Scope::Statistics => (
                "statistics",
                "statistics-api.wildberries.ru",
                Some("statistics-api-sandbox.wildberries.ru"),
                60_000,
                60,
            ),
            Scope::Advert => (
                "advert",
                "advert-api.wildberries.ru",
                Some("advert-api-sandbox.wildberries.ru"),
                60_000,
                100,
            ),
            Scope::Feedbacks => (
                "feedbacks",
                "feedbacks-api.wildberries.ru",
                Some("feedbacks-api-sandbox.wildberries.ru"),
                60_000,
                100,
            ),
            Scope::BuyerChat => ("buyer-chat", "buyer-chat-api.wildberries.ru", None, 60_000, 60),
            Scope::Supplies => (
                "supplies",
                "supplies-api.wildberries.ru",
                Some("supplies-api-sandbox.wildberries.ru"),
                60_000,
                60,
            ),
            Scope::Returns => ("returns", "returns-api.wildberries.ru", None, 60_000, 60),
            Scope::Documents => ("documents", "documents-api.wildberries.ru", None, 60_000, 60),
            Scope::Finance => ("finance", "finance-api.wildberries.ru", None, 60_000, 60),
            Scope::UserManagement => {
                ("user-management", "user-management-api.wildberries.ru", None, 1_000, 5)
            }
            Scope::DpCalendar => ("dp-calendar", "dp-calendar-api.wildberries.ru", None, 60_000, 60),
            Scope::AdvertMedia => ("advert-media", "advert-media-api.wildberries.ru", None, 60_000, 60),
        }
    }

    /// Short name, for example `buyer-chat`.
    pub const fn name(self) -> &'static str {
        self.row().0
    }

    /// Production host, for example `buyer-chat-api.wildberries.ru`.
    pub const fn host(self) -> &'static str {
        self.row().1
    }

    /// Sandbox host, where WB runs one.
    pub const fn sandbox_host(self) -> Option<&'static str> {
        self.row().2
    }

    /// The limit taken where WB publishes none for a token type.
    pub const fn default_limit(self) -> Limit {
        let (_, _, _, period_ms, limit) = self.row();
        Limit::new(period_ms, limit, period_ms / limit as u64, limit)
    }
}

impl fmt::Display for Scope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The right a token must carry for an operation: a bit of its `s` claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Category {
    /// Bit 1.
    Content,
    /// Bit 2.
    Analytics,
    /// Bit 3.
    Prices,
    /// Bit 4.
    Marketplace,
    /// Bit 5.
    Statistics,
    /// Bit 6.
    Promotion,
    /// Bit 7.
    Feedbacks,
    /// Bit 9.
    BuyerChat,
    /// Bit 10.
    Supplies,
    /// Bit 11.
    Returns,
    /// Bit 12.
    Documents,
    /// Bit 13.
    Finance,
    /// Bit 16.
    Users,
}

impl Category {
    /// Every category.
    pub const ALL: [Category; 13] = [
        Category::Content,
        Category::Analytics,
        Category::Prices,
        Category::Marketplace,
        Category::Statistics,
        Category::Promotion,
        Category::Feedbacks,
        Category::BuyerChat,
        Category::Supplies,
        Category::Returns,
        Category::Documents,
        Category::Finance,
        Category::Users,
    ];

    /// Position of its bit in the `s` claim, counted from zero.
    pub const fn bit(self) -> u8 {
        match self {
            Category::Content => 1,
            Category::Analytics => 2,
            Category::Prices => 3,
            Category::Marketplace => 4,
            Category::Statistics => 5,
            Category::Promotion => 6,
            Category::Feedbacks => 7,
            Category::BuyerChat => 9,
            Category::Supplies => 10,
            Category::Returns => 11,
            Category::Documents => 12,
            Category::Finance => 13,
            Category::Users => 16,
        }
    }
}

/// Kind of a token. WB limits each kind apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum TokenType {
    /// For the seller's own programs.
    Personal,
    /// For a service of WB's catalogue.
    Service,
    /// A base token sent with a service's secret: limited like a service token.
    BaseWithSecret,
    /// Base, which WB also calls basic: much smaller limits.
    Base,
    /// For the sandbox only.
    Test,
}

impl TokenType {
    /// Every token type.
    pub const ALL: [TokenType; 5] = [
        TokenType::Personal,
        TokenType::Service,
        TokenType::BaseWithSecret,
        TokenType::Base,
        TokenType::Test,
    ];

    /// Name used in keys, tables and JSON, for example `base_with_secret`.
    pub const fn name(self) -> &'static str {
        match self {
            TokenType::Personal => "personal",
            TokenType::Service => "service",
            TokenType::BaseWithSecret => "base_with_secret",
            TokenType::Base => "base",
            TokenType::Test => "test",
        }
    }
}

impl fmt::Display for TokenType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// An operation of the WB Seller API: one method on one path. Each is a generated constant, for
/// example `wildberries::items::operations::CARDS_LIST`.
pub struct Operation {
    pub(crate) api: Api,
    pub(crate) name: &'static str,
    pub(crate) method: http::Method,
    pub(crate) path: &'static str,
    pub(crate) scope: Scope,
    pub(crate) sandbox: bool,
    pub(crate) read_only: bool,
    pub(crate) deprecated: bool,
    pub(crate) retired: bool,
    pub(crate) category: Option<Category>,
    pub(crate) token_types: &'static [TokenType],
    pub(crate) bucket: &'static str,
    pub(crate) limits: Limits,
    pub(crate) sandbox_limit: Option<(&'static str, Limit)>,
    pub(crate) cost_4xx: u32,
    pub(crate) success: &'static [u16],
    pub(crate) timeout: Option<Duration>,
}

impl Operation {
    /// The API it belongs to.
    pub fn api(&self) -> Api {
        self.api
    }

    /// Name of its Rust method, for example `cards_list`.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// HTTP method.
    pub fn method(&self) -> &http::Method {
        &self.method
    }

    /// Path template, for example `/api/v3/orders/{orderId}/cancel`.
    pub fn path(&self) -> &'static str {
        self.path
    }

    /// Host family.
    pub fn scope(&self) -> Scope {
        self.scope
    }

    /// Whether WB serves it in the sandbox.
    pub fn sandbox(&self) -> bool {
        self.sandbox
    }

    /// Whether it only reads. This, not the HTTP method, decides what is retried: WB has POSTs
    /// that read and GETs that change state.
    pub fn read_only(&self) -> bool {
        self.read_only
    }

    /// Whether WB has announced its removal.
    pub fn deprecated(&self) -> bool {
        self.deprecated
    }

    /// Whether WB has removed it. Its method is still there, for one minor version, and fails with
    /// [`ErrorKind::Retired`](crate::ErrorKind::Retired) without a request.
    pub fn retired(&self) -> bool {
        self.retired
    }

    /// The category a token must have; `None` where any token will do.
    pub fn category(&self) -> Option<Category> {
        self.category
    }

    /// Token types that may call it; empty where all may.
    pub fn token_types(&self) -> &'static [TokenType] {
        self.token_types
    }

    /// Id of its bucket. Operations with the same bucket are counted together by WB.
    pub fn bucket(&self) -> &'static str {
        self.bucket
    }

    /// The other operations of its bucket (of the APIs compiled in).
    pub fn shared_with(&self) -> impl Iterator<Item = &'static Operation> + '_ {
        crate::operations().filter(move |other| other.bucket == self.bucket && !std::ptr::eq(*other, self))
    }

    /// The limit the limiter keeps for a token type: WB's row; for a test token the base row; and
    /// where WB publishes nothing for the type, the scope's default.
    pub fn limit(&self, token_type: TokenType) -> Limit {
        self.limits.get(token_type).unwrap_or(self.scope.default_limit())
    }

    /// The limit in the sandbox, where WB counts there by itself: many operations together, whatever
    /// the token. Calls to the sandbox go by it, and not by [`limit`](Self::limit).
    pub fn sandbox_limit(&self) -> Option<Limit> {
        self.sandbox_limit.map(|(_, limit)| limit)
    }

    /// Id of the bucket of [`sandbox_limit`](Self::sandbox_limit).
    pub fn sandbox_bucket(&self) -> Option<&'static str> {
        self.sandbox_limit.map(|(bucket, _)| bucket)
    }

    /// All limits WB publishes for it.
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Requests WB counts for an answer with this status: on Marketplace a 4XX counts as 10 (a 429
    /// is not known to, and is taken as 1).
    pub fn cost_of(&self, status: u16) -> u32 {
        if (400..500).contains(&status) && status != 429 { self.cost_4xx } else { 1 }
    }

    /// Status codes WB documents as success.
    pub fn success(&self) -> &'static [u16] {
        self.success
    }

    /// Its own timeout, where the client's default is too short for it.
    pub fn timeout(&self) -> Option<Duration> {
        self.timeout
    }
}

impl fmt::Debug for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Operation")
            .field("api", &self.api)
            .field("name", &self.name)
            .field("method", &self.method)
            .field("path", &self.path)
            .field("bucket", &self.bucket)
            .finish_non_exhaustive()
    }
}

impl PartialEq for Operation {
    fn eq(&self, other: &Self) -> bool {
        self.method == other.method && self.path == other.path && self.scope == other.scope
    }
}

impl Eq for Operation {}

impl fmt::Display for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.method, self.path)
    }
}
