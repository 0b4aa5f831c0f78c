//! What was handed over, day by day.

/// What is done with a kitty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kitty {
    /// Somebody puts money into it.
    In,
    /// Money is taken out of it.
    Out,
}
