// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

//! The 309 operations of the 13 APIs: types, methods, limits.

#[cfg(feature = "general")]
pub mod general;
#[cfg(feature = "items")]
pub mod items;
#[cfg(feature = "orders_fbs")]
pub mod orders_fbs;
#[cfg(feature = "orders_dbw")]
pub mod orders_dbw;
#[cfg(feature = "orders_dbs")]
pub mod orders_dbs;
#[cfg(feature = "in_store_pickup")]
pub mod in_store_pickup;
#[cfg(feature = "orders_fbw")]
pub mod orders_fbw;
#[cfg(feature = "promotion")]
pub mod promotion;
#[cfg(feature = "communications")]
pub mod communications;
#[cfg(feature = "tariffs")]
pub mod tariffs;
#[cfg(feature = "analytics")]
pub mod analytics;
#[cfg(feature = "reports")]
pub mod reports;
#[cfg(feature = "finances")]
pub mod finances;

use crate::Operation;
use crate::limits::{Limit, Limits};

/// The operations of every API compiled in.
pub(crate) static OPERATIONS: &[&[&Operation]] = &[
    #[cfg(feature = "general")]
    general::operations::ALL,
    #[cfg(feature = "items")]
    items::operations::ALL,
    #[cfg(feature = "orders_fbs")]
    orders_fbs::operations::ALL,
    #[cfg(feature = "orders_dbw")]
    orders_dbw::operations::ALL,
    #[cfg(feature = "orders_dbs")]
    orders_dbs::operations::ALL,
    #[cfg(feature = "in_store_pickup")]
    in_store_pickup::operations::ALL,
    #[cfg(feature = "orders_fbw")]
    orders_fbw::operations::ALL,
    #[cfg(feature = "promotion")]
    promotion::operations::ALL,
    #[cfg(feature = "communications")]
    communications::operations::ALL,
    #[cfg(feature = "tariffs")]
    tariffs::operations::ALL,
    #[cfg(feature = "analytics")]
    analytics::operations::ALL,
    #[cfg(feature = "reports")]
    reports::operations::ALL,
    #[cfg(feature = "finances")]
    finances::operations::ALL,
];

/// The contract of every API compiled in, as JSON, by module name.
#[cfg(feature = "testing")]
pub(crate) static CONTRACT: &[(&str, &str)] = &[
    #[cfg(feature = "general")]
    ("general", include_str!("testing/contract/general.json")),
    #[cfg(feature = "items")]
    ("items", include_str!("testing/contract/items.json")),
    #[cfg(feature = "orders_fbs")]
    ("orders_fbs", include_str!("testing/contract/orders_fbs.json")),
    #[cfg(feature = "orders_dbw")]
    ("orders_dbw", include_str!("testing/contract/orders_dbw.json")),
    #[cfg(feature = "orders_dbs")]
    ("orders_dbs", include_str!("testing/contract/orders_dbs.json")),
    #[cfg(feature = "in_store_pickup")]
    ("in_store_pickup", include_str!("testing/contract/in_store_pickup.json")),
    #[cfg(feature = "orders_fbw")]
    ("orders_fbw", include_str!("testing/contract/orders_fbw.json")),
    #[cfg(feature = "promotion")]
    ("promotion", include_str!("testing/contract/promotion.json")),
    #[cfg(feature = "communications")]
    ("communications", include_str!("testing/contract/communications.json")),
    #[cfg(feature = "tariffs")]
    ("tariffs", include_str!("testing/contract/tariffs.json")),
    #[cfg(feature = "analytics")]
    ("analytics", include_str!("testing/contract/analytics.json")),
    #[cfg(feature = "reports")]
    ("reports", include_str!("testing/contract/reports.json")),
    #[cfg(feature = "finances")]
    ("finances", include_str!("testing/contract/finances.json")),
];

/// The limit of `GET /ping`, which every host counts for itself.
#[allow(dead_code)]
pub(crate) const PING: Limits = Limits::any(Limit::new(30000, 3, 10000, 99));
