//! A text in each language.

use crate::words::Lang;
#[cfg(debug_assertions)]
use crate::words::pseudo::Pseudo as _;

/// A text in each language. One that lacks a language does not compile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) struct Wording {
    pub(in crate::cli) en: &'static str,
    pub(in crate::cli) ko: &'static str,
    pub(in crate::cli) ja: &'static str,
}

impl Wording {
    /// Returns the text in a language.
    pub(in crate::cli) fn in_lang(self, lang: Lang) -> &'static str {
        match lang {
            Lang::English => self.en,
            Lang::Korean => self.ko,
            Lang::Japanese => self.ja,
            #[cfg(debug_assertions)]
            Lang::Pseudo => self.en.pseudo(),
        }
    }
}
