//! What a language's help at the prompt consists of.

#[cfg(debug_assertions)]
use crate::words::pseudo::Pseudo;

/// What the prompt understands while a hand of a game is played.
pub(in crate::cli) struct Help {
    /// Sentences about the quick way of entering a hand.
    pub(in crate::cli) before: &'static [&'static str],
    /// Lines of the record, each with its meaning.
    pub(in crate::cli) lines: &'static [[&'static str; 2]],
}

#[cfg(debug_assertions)]
impl Pseudo for Help {
    fn pseudo(self) -> Self {
        Self {
            before: self.before.pseudo(),
            lines: self.lines.pseudo(),
        }
    }
}
