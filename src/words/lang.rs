//! The languages that people read, and how a sentence of one of them is chosen.

use crate::vocabulary::{ENGLISH, JAPANESE, KOREAN, Vocabulary};
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

/// Calls a function of the words of a language; those words are in a module of each language in
/// a room of words.
macro_rules! chosen {
    ([$($room:ident)::+] $lang:expr, $($path:ident)::+ ( $($arg:expr),* $(,)? )) => {
        match $lang {
            $crate::words::Lang::English => $crate::$($room)::+::en::$($path)::+($($arg),*),
            $crate::words::Lang::Korean => $crate::$($room)::+::ko::$($path)::+($($arg),*),
            $crate::words::Lang::Japanese => $crate::$($room)::+::ja::$($path)::+($($arg),*),
            #[cfg(debug_assertions)]
            $crate::words::Lang::Pseudo => $crate::words::pseudo::Pseudo::pseudo(
                $crate::$($room)::+::en::$($path)::+($($arg),*)
            ),
        }
    };
}

/// Says something in a language: `say!(lang, jokbo(id, game))` calls the function `jokbo` of that
/// language's words. Every language must have the function, with the same arguments and the same
/// result.
macro_rules! say {
    ($($call:tt)+) => { $crate::words::chosen!([words] $($call)+) };
}

pub(crate) use {chosen, say};
