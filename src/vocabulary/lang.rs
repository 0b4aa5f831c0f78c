//! The languages of the program.

use super::{ENGLISH, JAPANESE, KOREAN, Vocabulary};
use std::fmt;

/// A language that the program speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Lang {
    /// English.
    #[default]
    English,
    /// Korean.
    Korean,
    /// Japanese.
    Japanese,
    /// A test language: English with every letter replaced by a lookalike. It exists only in builds
    /// with debug assertions. Text that is still plain English in it did not come from the word
    /// tables.
    #[cfg(debug_assertions)]
    Pseudo,
}

impl Lang {
    /// The languages that people speak, so without the test language.
    pub const SPOKEN: [Self; 3] = [Self::English, Self::Korean, Self::Japanese];

    /// All languages, including the test language if the build has it.
    pub const ALL: &[Self] = &[
        Self::English,
        Self::Korean,
        Self::Japanese,
        #[cfg(debug_assertions)]
        Self::Pseudo,
    ];

    /// Returns the code of the language, which `--lang` takes.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Korean => "ko",
            Self::Japanese => "ja",
            #[cfg(debug_assertions)]
            Self::Pseudo => "pseudo",
        }
    }

    /// Returns the words that players use in this language.
    pub const fn vocabulary(self) -> &'static Vocabulary {
        match self {
            Self::Korean => &KOREAN,
            Self::Japanese => &JAPANESE,
            Self::English => &ENGLISH,
            #[cfg(debug_assertions)]
            Self::Pseudo => &ENGLISH,
        }
    }

    /// Returns the first word in this language's script, or the first of all words if none is.
    #[cfg(feature = "ledger")]
    pub(crate) fn word_of(self, words: &[&'static str]) -> Option<&'static str> {
        let own = match self {
            Self::Korean => words
                .iter()
                .find(|word| word.contains(|one| matches!(one, '가'..='힣'))),
            // Kana and Han characters.
            Self::Japanese => words
                .iter()
                .find(|word| word.contains(|one| matches!(one, 'ぁ'..='鿿'))),
            _ => None,
        };
        own.or(words.first()).copied()
    }

    /// Returns the language with this code.
    pub fn of_code(code: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|lang| lang.code() == code)
    }
}

/// Prints the language's code.
impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
