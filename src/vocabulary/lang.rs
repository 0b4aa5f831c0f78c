//! The languages that people read.

use super::{ENGLISH, JAPANESE, KOREAN, Vocabulary};
use std::fmt;

/// A language that people read.
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
    /// English with every letter replaced by one that looks like it. Only builds with debug
    /// assertions have it: whatever is still readable in it did not come from the words.
    #[cfg(debug_assertions)]
    Pseudo,
}

impl Lang {
    /// All of them.
    pub const ALL: &[Self] = &[
        Self::English,
        Self::Korean,
        Self::Japanese,
        #[cfg(debug_assertions)]
        Self::Pseudo,
    ];

    /// Returns the code of the language, as `--lang` takes it.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Korean => "ko",
            Self::Japanese => "ja",
            #[cfg(debug_assertions)]
            Self::Pseudo => "pseudo",
        }
    }

    /// Returns the words that are said at a table in this language.
    pub const fn vocabulary(self) -> &'static Vocabulary {
        match self {
            Self::Korean => &KOREAN,
            Self::Japanese => &JAPANESE,
            Self::English => &ENGLISH,
            #[cfg(debug_assertions)]
            Self::Pseudo => &ENGLISH,
        }
    }

    /// Returns the first of the words for one thing that is of the language; where there is none, the
    /// first.
    #[cfg(feature = "ledger")]
    pub(crate) fn word_of(self, words: &[&'static str]) -> Option<&'static str> {
        let own = match self {
            Self::Korean => words
                .iter()
                .find(|word| word.contains(|one| matches!(one, '가'..='힣'))),
            // Kana and Han.
            Self::Japanese => words
                .iter()
                .find(|word| word.contains(|one| matches!(one, 'ぁ'..='鿿'))),
            _ => None,
        };
        own.or(words.first()).copied()
    }

    /// Returns the language of a code.
    pub fn of_code(code: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|lang| lang.code() == code)
    }
}

/// Its code.
impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
