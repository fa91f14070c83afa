//! The project's own commands: `cargo xtask <command>`.

mod contract;

fn main() {}
