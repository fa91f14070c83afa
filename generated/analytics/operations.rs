// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

#![allow(unused_imports)]

use std::time::Duration;

use http::Method;

use crate::limits::{Limit, Limits};
use crate::{Api, Category, Operation, Scope, TokenType};

/// `POST /api/analytics/v3/sales-funnel/products`: see [`Analytics::sales_funnel`](super::Analytics::sales_funnel).
pub static SALES_FUNNEL: Operation = Operation {
    api: Api::Analytics,
    name: "sales_funnel",
    method: Method::POST,
    path: "/api/analytics/v3/sales-funnel/products",
    scope: Scope::Analytics,
    sandbox: false,
    read_only: true,
    deprecated: false,
    retired: false,
    category: Some(Category::Analytics),
    token_types: &[],
    bucket: "analytics.sales_funnel",
    limits: Limits::typed(
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(3600000, 2, 1800000, 1)),
    ),
    sandbox_limit: None,
    cost_4xx: 1u32,
    success: &[200],
    timeout: Some(Duration::from_millis(60000u64)),
};

/// `POST /api/analytics/v3/sales-funnel/products/history`: see [`Analytics::sales_funnel_history`](super::Analytics::sales_funnel_history).
pub static SALES_FUNNEL_HISTORY: Operation = Operation {
    api: Api::Analytics,
    name: "sales_funnel_history",
    method: Method::POST,
    path: "/api/analytics/v3/sales-funnel/products/history",
    scope: Scope::Analytics,
    sandbox: false,
    read_only: true,
    deprecated: false,
    retired: false,
    category: Some(Category::Analytics),
    token_types: &[],
    bucket: "analytics.sales_funnel_history",
    limits: Limits::typed(
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(3600000, 2, 1800000, 1)),
    ),
    sandbox_limit: None,
    cost_4xx: 1u32,
    success: &[200],
    timeout: Some(Duration::from_millis(60000u64)),
};

/// `POST /api/analytics/v3/sales-funnel/grouped/history`: see [`Analytics::grouped_sales_funnel_history`](super::Analytics::grouped_sales_funnel_history).
pub static GROUPED_SALES_FUNNEL_HISTORY: Operation = Operation {
    api: Api::Analytics,
    name: "grouped_sales_funnel_history",
    method: Method::POST,
    path: "/api/analytics/v3/sales-funnel/grouped/history",
    scope: Scope::Analytics,
    sandbox: false,
    read_only: true,
    deprecated: false,
    retired: false,
    category: Some(Category::Analytics),
    token_types: &[],
    bucket: "analytics.grouped_sales_funnel_history",
    limits: Limits::typed(
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(3600000, 2, 1800000, 1)),
    ),
    sandbox_limit: None,
    cost_4xx: 1u32,
    success: &[200],
    timeout: Some(Duration::from_millis(60000u64)),
};

/// `GET /api/v2/nm-report/downloads`: see [`Analytics::csv_reports`](super::Analytics::csv_reports).
pub static CSV_REPORTS: Operation = Operation {
    api: Api::Analytics,
    name: "csv_reports",
    method: Method::GET,
    path: "/api/v2/nm-report/downloads",
    scope: Scope::Analytics,
    sandbox: false,
    read_only: true,
    deprecated: false,
    retired: false,
    category: Some(Category::Analytics),
    token_types: &[],
    bucket: "analytics.csv_reports",
    limits: Limits::typed(
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(3600000, 1, 3600000, 1)),
    ),
    sandbox_limit: None,
    cost_4xx: 1u32,
    success: &[200],
    timeout: None,
};

/// `POST /api/v2/nm-report/downloads`: see [`Analytics::create_csv_report`](super::Analytics::create_csv_report).
pub static CREATE_CSV_REPORT: Operation = Operation {
    api: Api::Analytics,
    name: "create_csv_report",
    method: Method::POST,
    path: "/api/v2/nm-report/downloads",
    scope: Scope::Analytics,
    sandbox: false,
    read_only: true,
    deprecated: false,
    retired: false,
    category: Some(Category::Analytics),
    token_types: &[],
    bucket: "analytics.create_csv_report",
    limits: Limits::typed(
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(3600000, 1, 3600000, 1)),
    ),
    sandbox_limit: None,
    cost_4xx: 1u32,
    success: &[200],
    timeout: None,
};

/// `POST /api/v2/nm-report/downloads/retry`: see [`Analytics::retry_csv_report`](super::Analytics::retry_csv_report).
pub static RETRY_CSV_REPORT: Operation = Operation {
    api: Api::Analytics,
    name: "retry_csv_report",
    method: Method::POST,
    path: "/api/v2/nm-report/downloads/retry",
    scope: Scope::Analytics,
    sandbox: false,
    read_only: true,
    deprecated: false,
    retired: false,
    category: Some(Category::Analytics),
    token_types: &[],
    bucket: "analytics.retry_csv_report",
    limits: Limits::typed(
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(3600000, 1, 3600000, 1)),
    ),
    sandbox_limit: None,
    cost_4xx: 1u32,
    success: &[200],
    timeout: None,
};

/// `GET /api/v2/nm-report/downloads/file/{downloadId}`: see [`Analytics::download_csv_report`](super::Analytics::download_csv_report).
pub static DOWNLOAD_CSV_REPORT: Operation = Operation {
    api: Api::Analytics,
    name: "download_csv_report",
    method: Method::GET,
    path: "/api/v2/nm-report/downloads/file/{downloadId}",
    scope: Scope::Analytics,
    sandbox: false,
    read_only: true,
    deprecated: false,
    retired: false,
    category: Some(Category::Analytics),
    token_types: &[],
    bucket: "analytics.download_csv_report",
    limits: Limits::typed(
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(3600000, 1, 3600000, 1)),
    ),
    sandbox_limit: None,
    cost_4xx: 1u32,
    success: &[200],
    timeout: Some(Duration::from_millis(120000u64)),
};

/// `POST /api/v2/search-report/report`: see [`Analytics::search_report`](super::Analytics::search_report).
pub static SEARCH_REPORT: Operation = Operation {
    api: Api::Analytics,
    name: "search_report",
    method: Method::POST,
    path: "/api/v2/search-report/report",
    scope: Scope::Analytics,
    sandbox: false,
    read_only: true,
    deprecated: false,
    retired: false,
    category: Some(Category::Analytics),
    token_types: &[],
    bucket: "analytics.search_report",
    limits: Limits::typed(
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(3600000, 1, 3600000, 1)),
    ),
    sandbox_limit: None,
    cost_4xx: 1u32,
    success: &[200],
    timeout: Some(Duration::from_millis(60000u64)),
};

/// `POST /api/v2/search-report/table/groups`: see [`Analytics::search_report_groups`](super::Analytics::search_report_groups).
pub static SEARCH_REPORT_GROUPS: Operation = Operation {
    api: Api::Analytics,
    name: "search_report_groups",
    method: Method::POST,
    path: "/api/v2/search-report/table/groups",
    scope: Scope::Analytics,
    sandbox: false,
    read_only: true,
    deprecated: false,
    retired: false,
    category: Some(Category::Analytics),
    token_types: &[],
    bucket: "analytics.search_report_groups",
    limits: Limits::typed(
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(3600000, 1, 3600000, 1)),
    ),
    sandbox_limit: None,
    cost_4xx: 1u32,
    success: &[200],
    timeout: Some(Duration::from_millis(60000u64)),
};

/// `POST /api/v2/search-report/table/details`: see [`Analytics::search_report_products`](super::Analytics::search_report_products).
pub static SEARCH_REPORT_PRODUCTS: Operation = Operation {
    api: Api::Analytics,
    name: "search_report_products",
    method: Method::POST,
    path: "/api/v2/search-report/table/details",
    scope: Scope::Analytics,
    sandbox: false,
    read_only: true,
    deprecated: false,
    retired: false,
    category: Some(Category::Analytics),
    token_types: &[],
    bucket: "analytics.search_report_products",
    limits: Limits::typed(
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(3600000, 1, 3600000, 1)),
    ),
    sandbox_limit: None,
    cost_4xx: 1u32,
    success: &[200],
    timeout: Some(Duration::from_millis(60000u64)),
};

/// `POST /api/v2/search-report/product/search-texts`: see [`Analytics::product_search_texts`](super::Analytics::product_search_texts).
pub static PRODUCT_SEARCH_TEXTS: Operation = Operation {
    api: Api::Analytics,
    name: "product_search_texts",
    method: Method::POST,
    path: "/api/v2/search-report/product/search-texts",
    scope: Scope::Analytics,
    sandbox: false,
    read_only: true,
    deprecated: false,
    retired: false,
    category: Some(Category::Analytics),
    token_types: &[],
    bucket: "analytics.product_search_texts",
    limits: Limits::typed(
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(3600000, 1, 3600000, 1)),
    ),
    sandbox_limit: None,
    cost_4xx: 1u32,
    success: &[200],
    timeout: Some(Duration::from_millis(60000u64)),
};

/// `POST /api/v2/search-report/product/orders`: see [`Analytics::product_search_orders`](super::Analytics::product_search_orders).
pub static PRODUCT_SEARCH_ORDERS: Operation = Operation {
    api: Api::Analytics,
    name: "product_search_orders",
    method: Method::POST,
    path: "/api/v2/search-report/product/orders",
    scope: Scope::Analytics,
    sandbox: false,
    read_only: true,
    deprecated: false,
    retired: false,
    category: Some(Category::Analytics),
    token_types: &[],
    bucket: "analytics.product_search_orders",
    limits: Limits::typed(
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(3600000, 1, 3600000, 1)),
    ),
    sandbox_limit: None,
    cost_4xx: 1u32,
    success: &[200],
    timeout: Some(Duration::from_millis(60000u64)),
};

/// `POST /api/analytics/v1/stocks-report/wb-warehouses`: see [`Analytics::wb_stocks`](super::Analytics::wb_stocks).
pub static WB_STOCKS: Operation = Operation {
    api: Api::Analytics,
    name: "wb_stocks",
    method: Method::POST,
    path: "/api/analytics/v1/stocks-report/wb-warehouses",
    scope: Scope::Analytics,
    sandbox: false,
    read_only: true,
    deprecated: false,
    retired: false,
    category: Some(Category::Analytics),
    token_types: &[TokenType::Personal, TokenType::Service, TokenType::BaseWithSecret],
    bucket: "analytics.wb_stocks",
    limits: Limits::any(Limit::new(60000, 3, 20000, 1)),
    sandbox_limit: None,
    cost_4xx: 1u32,
    success: &[200, 204],
    timeout: Some(Duration::from_millis(120000u64)),
};

/// `POST /api/v2/stocks-report/products/groups`: see [`Analytics::stocks_by_group`](super::Analytics::stocks_by_group).
pub static STOCKS_BY_GROUP: Operation = Operation {
    api: Api::Analytics,
    name: "stocks_by_group",
    method: Method::POST,
    path: "/api/v2/stocks-report/products/groups",
    scope: Scope::Analytics,
    sandbox: false,
    read_only: true,
    deprecated: false,
    retired: false,
    category: Some(Category::Analytics),
    token_types: &[],
    bucket: "analytics.stocks_by_group",
    limits: Limits::typed(
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(3600000, 2, 1800000, 1)),
    ),
    sandbox_limit: None,
    cost_4xx: 1u32,
    success: &[200],
    timeout: Some(Duration::from_millis(60000u64)),
};

/// `POST /api/v2/stocks-report/products/products`: see [`Analytics::stocks_by_product`](super::Analytics::stocks_by_product).
pub static STOCKS_BY_PRODUCT: Operation = Operation {
    api: Api::Analytics,
    name: "stocks_by_product",
    method: Method::POST,
    path: "/api/v2/stocks-report/products/products",
    scope: Scope::Analytics,
    sandbox: false,
    read_only: true,
    deprecated: false,
    retired: false,
    category: Some(Category::Analytics),
    token_types: &[],
    bucket: "analytics.stocks_by_product",
    limits: Limits::typed(
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(3600000, 2, 1800000, 1)),
    ),
    sandbox_limit: None,
    cost_4xx: 1u32,
    success: &[200],
    timeout: Some(Duration::from_millis(60000u64)),
};

/// `POST /api/v2/stocks-report/products/sizes`: see [`Analytics::stocks_by_size`](super::Analytics::stocks_by_size).
pub static STOCKS_BY_SIZE: Operation = Operation {
    api: Api::Analytics,
    name: "stocks_by_size",
    method: Method::POST,
    path: "/api/v2/stocks-report/products/sizes",
    scope: Scope::Analytics,
    sandbox: false,
    read_only: true,
    deprecated: false,
    retired: false,
    category: Some(Category::Analytics),
    token_types: &[],
    bucket: "analytics.stocks_by_size",
    limits: Limits::typed(
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(3600000, 2, 1800000, 1)),
    ),
    sandbox_limit: None,
    cost_4xx: 1u32,
    success: &[200],
    timeout: Some(Duration::from_millis(60000u64)),
};

/// `POST /api/v2/stocks-report/offices`: see [`Analytics::stocks_by_office`](super::Analytics::stocks_by_office).
pub static STOCKS_BY_OFFICE: Operation = Operation {
    api: Api::Analytics,
    name: "stocks_by_office",
    method: Method::POST,
    path: "/api/v2/stocks-report/offices",
    scope: Scope::Analytics,
    sandbox: false,
    read_only: true,
    deprecated: false,
    retired: false,
    category: Some(Category::Analytics),
    token_types: &[],
    bucket: "analytics.stocks_by_office",
    limits: Limits::typed(
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(60000, 3, 20000, 3)),
        Some(Limit::new(3600000, 2, 1800000, 1)),
    ),
    sandbox_limit: None,
    cost_4xx: 1u32,
    success: &[200],
    timeout: Some(Duration::from_millis(60000u64)),
};

/// `POST /api/analytics/v2/item-rating`: see [`Analytics::item_ratings`](super::Analytics::item_ratings).
pub static ITEM_RATINGS: Operation = Operation {
    api: Api::Analytics,
    name: "item_ratings",
    method: Method::POST,
    path: "/api/analytics/v2/item-rating",
    scope: Scope::Analytics,
    sandbox: false,
    read_only: true,
    deprecated: false,
    retired: false,
    category: Some(Category::Analytics),
    token_types: &[TokenType::Personal, TokenType::Service],
    bucket: "analytics.item_ratings",
    limits: Limits::any(Limit::new(60000, 3, 20000, 3)),
    sandbox_limit: None,
    cost_4xx: 1u32,
    success: &[200],
    timeout: Some(Duration::from_millis(60000u64)),
};

/// `POST /api/analytics/v1/order-feed`: see [`Analytics::order_feed`](super::Analytics::order_feed).
pub static ORDER_FEED: Operation = Operation {
    api: Api::Analytics,
    name: "order_feed",
    method: Method::POST,
    path: "/api/analytics/v1/order-feed",
    scope: Scope::Analytics,
    sandbox: false,
    read_only: true,
    deprecated: false,
    retired: false,
    category: Some(Category::Analytics),
    token_types: &[],
    bucket: "analytics.order_feed",
    limits: Limits::typed(
        Some(Limit::new(60000, 1, 60000, 1)),
        Some(Limit::new(60000, 1, 60000, 1)),
        Some(Limit::new(60000, 1, 60000, 1)),
        Some(Limit::new(10800000, 1, 10800000, 1)),
    ),
    sandbox_limit: None,
    cost_4xx: 1u32,
    success: &[200],
    timeout: Some(Duration::from_millis(60000u64)),
};

/// `POST /api/analytics/v1/stocks-report/seller-warehouses`: see [`Analytics::seller_stocks`](super::Analytics::seller_stocks).
pub static SELLER_STOCKS: Operation = Operation {
    api: Api::Analytics,
    name: "seller_stocks",
    method: Method::POST,
    path: "/api/analytics/v1/stocks-report/seller-warehouses",
    scope: Scope::Analytics,
    sandbox: false,
    read_only: true,
    deprecated: false,
    retired: false,
    category: Some(Category::Analytics),
    token_types: &[TokenType::Personal, TokenType::Service],
    bucket: "analytics.seller_stocks",
    limits: Limits::any(Limit::new(60000, 3, 20000, 1)),
    sandbox_limit: None,
    cost_4xx: 1u32,
    success: &[200, 204],
    timeout: Some(Duration::from_millis(120000u64)),
};

/// `POST /api/analytics/v1/item-rating`: see [`Analytics::item_ratings_legacy`](super::Analytics::item_ratings_legacy).
pub static ITEM_RATINGS_LEGACY: Operation = Operation {
    api: Api::Analytics,
    name: "item_ratings_legacy",
    method: Method::POST,
    path: "/api/analytics/v1/item-rating",
    scope: Scope::Analytics,
    sandbox: false,
    read_only: true,
    deprecated: true,
    retired: true,
    category: Some(Category::Analytics),
    token_types: &[TokenType::Personal, TokenType::Service],
    bucket: "retired",
    limits: Limits::typed(None, None, None, None),
    sandbox_limit: None,
    cost_4xx: 1u32,
    success: &[200],
    timeout: Some(Duration::from_millis(60000u64)),
};

/// Every operation of this API that WB has.
pub static ALL: &[&Operation] = &[
    &SALES_FUNNEL,
    &SALES_FUNNEL_HISTORY,
    &GROUPED_SALES_FUNNEL_HISTORY,
    &CSV_REPORTS,
    &CREATE_CSV_REPORT,
    &RETRY_CSV_REPORT,
    &DOWNLOAD_CSV_REPORT,
    &SEARCH_REPORT,
    &SEARCH_REPORT_GROUPS,
    &SEARCH_REPORT_PRODUCTS,
    &PRODUCT_SEARCH_TEXTS,
    &PRODUCT_SEARCH_ORDERS,
    &WB_STOCKS,
    &STOCKS_BY_GROUP,
    &STOCKS_BY_PRODUCT,
    &STOCKS_BY_SIZE,
    &STOCKS_BY_OFFICE,
    &ITEM_RATINGS,
    &ORDER_FEED,
    &SELLER_STOCKS,
];
