//! The value of a key, whatever its type.

use super::value::{ChaffDouble, FixedWords, GoChips, GwangBak, Jokers, RuleValue};
use std::fmt;

/// The value of a key, whatever its type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum KeyValue {
    /// A number.
    Number(u32),
    /// True or false.
    Switch(bool),
    /// A word that the key accepts.
    Word(&'static str),
    /// Jokers.
    Jokers(Jokers),
    /// The chips that goes add.
    GoChips(GoChips),
    /// What gwang-bak costs a loser.
    GwangBak(GwangBak),
    /// Cards that count as two chaff.
    ChaffDouble(ChaffDouble),
}

/// Prints the value in the form of ruleset files.
impl fmt::Display for KeyValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Switch(on) => write!(f, "{on}"),
            Self::Word(word) => f.write_str(word),
            Self::Jokers(jokers) => f.write_str(&jokers.write()),
            Self::GoChips(chips) => f.write_str(&chips.write()),
            Self::GwangBak(bak) => f.write_str(&bak.write()),
            Self::ChaffDouble(cards) => f.write_str(&cards.write()),
        }
    }
}

/// Implements the conversion into a key value for these types.
macro_rules! from {
    ($($type:ty = $variant:ident),+ $(,)?) => {
        $(impl From<$type> for KeyValue {
            fn from(value: $type) -> Self {
                Self::$variant(value)
            }
        })+
    };
}

from! {
    u32 = Number,
    bool = Switch,
    Jokers = Jokers,
    GoChips = GoChips,
    GwangBak = GwangBak,
    ChaffDouble = ChaffDouble,
}

/// A value that is written as a word becomes that word.
impl<T: FixedWords> From<T> for KeyValue {
    fn from(value: T) -> Self {
        Self::Word(value.word())
    }
}
