//! Values as WB writes them, read without loss.

pub mod base64;
pub mod date;
pub mod decimal;
pub mod decode;
mod money;
pub mod object;
pub mod open_enum;
mod stock_place;

pub use base64::Base64;
pub use date::{Date, DateTime, ParseDateError};
pub use decimal::Decimal;
pub use money::Kopecks;
pub use stock_place::StockPlace;
