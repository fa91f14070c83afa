// Written by `cargo xtask generate` from specs/. Do not edit: change specs/ or the generator.

//! The 12 operations of the 1 APIs: types, methods, limits.

#[cfg(feature = "general")]
pub mod general;

use crate::Operation;
use crate::limits::{Limit, Limits};

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

/// The limit of `GET /ping`, which every host counts for itself.
#[allow(dead_code)]
pub(crate) const PING: Limits = Limits::any(Limit::new(30000, 3, 10000, 99));
