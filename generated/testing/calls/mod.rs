// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

//! Calls every method with arguments of the driver.

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

/// Calls every method of the APIs compiled in.
pub async fn all(driver: &super::Driver) {
    #[cfg(feature = "general")]
    general::all(driver).await;
    #[cfg(feature = "items")]
    items::all(driver).await;
    #[cfg(feature = "orders_fbs")]
    orders_fbs::all(driver).await;
    #[cfg(feature = "orders_dbw")]
    orders_dbw::all(driver).await;
    #[cfg(feature = "orders_dbs")]
    orders_dbs::all(driver).await;
    #[cfg(feature = "in_store_pickup")]
    in_store_pickup::all(driver).await;
    #[cfg(feature = "orders_fbw")]
    orders_fbw::all(driver).await;
    #[cfg(feature = "promotion")]
    promotion::all(driver).await;
    #[cfg(feature = "communications")]
    communications::all(driver).await;
    #[cfg(feature = "tariffs")]
    tariffs::all(driver).await;
    #[cfg(feature = "analytics")]
    analytics::all(driver).await;
    #[cfg(feature = "reports")]
    reports::all(driver).await;
    #[cfg(feature = "finances")]
    finances::all(driver).await;
}
