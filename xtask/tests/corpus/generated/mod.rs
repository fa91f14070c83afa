// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

//! The 11 operations of the 1 APIs: types, methods, limits.

#[cfg(feature = "general")]
pub mod general;

use crate::Operation;

/// The operations of every API compiled in.
pub(crate) static OPERATIONS: &[&[&Operation]] = &[
    #[cfg(feature = "general")]
    general::operations::ALL,
];

/// The contract of every API compiled in, as JSON, by module name.
#[cfg(feature = "testing")]
pub(crate) static CONTRACT: &[(&str, &str)] = &[
    #[cfg(feature = "general")]
    ("general", include_str!("testing/contract/general.json")),
];
