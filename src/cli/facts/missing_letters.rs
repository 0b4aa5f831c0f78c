//! Letters that cannot be drawn here.

/// Letters that no font of this machine has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) struct MissingLetters {
    /// The letters, each once.
    pub(in crate::cli) letters: String,
    /// The package of Debian and Ubuntu that has them.
    pub(in crate::cli) package: &'static str,
}
