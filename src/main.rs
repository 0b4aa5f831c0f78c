//! The `dokbak` program.
fn main() {}
