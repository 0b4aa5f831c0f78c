//! When to use colour.

use clap::ValueEnum;

/// When to use colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum ColorChoice {
    Auto,
    Always,
    Never,
}
