//! A text in each language.

use crate::words::Lang;
#[cfg(debug_assertions)]
use crate::words::pseudo::Pseudo;

/// One value for each language. If a language is missing, the code does not compile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) struct InEachLang<T> {
    pub(in crate::cli) en: T,
    pub(in crate::cli) ko: T,
    pub(in crate::cli) ja: T,
}

/// A text in each language.
pub(in crate::cli) type Wording = InEachLang<&'static str>;

impl<T> InEachLang<T> {
    /// Returns the values of all languages, English first.
    pub(in crate::cli) fn all(self) -> [T; Lang::SPOKEN.len()] {
        let Self { en, ko, ja } = self;
        [en, ko, ja]
    }
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
