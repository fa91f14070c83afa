//! Values as WB writes them, read without loss.

pub mod decode;
