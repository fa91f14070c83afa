// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

//! Calls every method with arguments of the driver.

#[cfg(feature = "general")]
pub mod general;

/// Calls every method of the APIs compiled in.
pub async fn all(driver: &super::Driver) {
    #[cfg(feature = "general")]
    general::all(driver).await;
}
