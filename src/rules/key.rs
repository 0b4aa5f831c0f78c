//! What the rule book says about a key, and the macro that makes a game's rules from a table of
//! keys.

use super::{Expected, Game};
use std::ops::RangeInclusive;

/// The largest number that a key accepts.
pub const LARGEST: u32 = 1_000_000;

/// The part of the rules that a key belongs to; the parts are in the order in which a reader needs
/// them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Section {
    /// Pack, calendar, and how cards move.
    Play,
    /// What a pile scores.
    Jokbo,
    /// When a player may stop.
    Stopping,
    /// What a loser owes.
    Loss,
    /// Who pays for others.
    Liability,
    /// Fixed payments, pot and surrendered junk.
    Fixed,
    /// What happens with more than three players at the table.
    Gwangpalli,
}

/// What the rule book says about a key, apart from the value that a table gives it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyInfo {
    /// The key as written in files.
    pub key: &'static str,
    /// The part of the rules that the key belongs to.
    pub section: Section,
    /// The source of the rule, by the letters that the rule book uses: P, P06, W, F, K or J, or D for
    /// a decision of the house.
    pub source: &'static str,
    /// What the key means, as a short phrase.
    pub meaning: &'static str,
    /// The values that the key accepts.
    pub expected: Expected,
    /// The default value, as written in files.
    pub default: String,
}

/// Why a key cannot be set.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum KeyFault {
    /// The game has no such key.
    Unknown {
        /// The key as written.
        key: String,
        /// The game whose key was meant.
        game: Game,
    },
    /// The key cannot have this value.
    BadValue {
        /// The key.
        key: String,
        /// The value as written.
        value: String,
        /// The values that the key accepts.
        expected: Expected,
    },
}

pub(super) const ANY: RangeInclusive<u32> = 0..=LARGEST;
pub(super) const TIMES: RangeInclusive<u32> = 1..=1000;
pub(super) const COUNT: RangeInclusive<u32> = 0..=100;
pub(super) const TARGET: RangeInclusive<u32> = 1..=1000;

/// Makes the rules of a game from a table of keys: a struct with a field for each key, the default
/// values, and access by the key's name. The item after `with` becomes a field without a key.
macro_rules! keys {
    ($(#[$doc:meta])* $name:ident of $game:ident $(with $(#[$beside_doc:meta])* $beside:ident: $beside_type:ty = $beside_default:expr;)? { $($section:ident { $($field:ident: $type:ty = $default:expr, $key:literal, $range:expr, $source:literal, $meaning:literal;)+ })+ }) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct $name {
            $($(#[doc = concat!("`", $key, "`: ", $meaning, ".")] pub $field: $type,)+)+
            $($(#[$beside_doc])* pub $beside: $beside_type,)?
        }

        impl Default for $name {
            fn default() -> Self {
                Self { $($($field: $default,)+)+ $($beside: $beside_default,)? }
            }
        }

        impl $name {
            /// Returns all keys in the order of the rule book.
            pub fn keys() -> Vec<$crate::rules::KeyInfo> {
                let default = Self::default();
                vec![$($($crate::rules::KeyInfo {
                    key: $key,
                    section: $crate::rules::Section::$section,
                    source: $source,
                    meaning: $meaning,
                    expected: <$type as RuleValue>::expected($range),
                    default: default.$field.write(),
                },)+)+]
            }

            /// Returns the value of a key as text, or `None` if there is no such key.
            pub fn get(&self, key: &str) -> Option<String> {
                match key { $($($key => Some(self.$field.write()),)+)+ _ => None }
            }

            /// Sets a key from text. Fails if there is no such key, or if the key does not accept
            /// the value.
            pub fn set(&mut self, key: &str, value: &str) -> Result<(), $crate::rules::KeyFault> {
                match key {
                    $($($key => {
                        let bad = || $crate::rules::KeyFault::BadValue {
                            key: key.to_owned(),
                            value: value.to_owned(),
                            expected: <$type as RuleValue>::expected($range),
                        };
                        self.$field = <$type as RuleValue>::read(value, $range).ok_or_else(bad)?;
                    })+)+
                    _ => {
                        let (key, game) = (key.to_owned(), $crate::rules::Game::$game);
                        return Err($crate::rules::KeyFault::Unknown { key, game });
                    }
                }
                Ok(())
            }
        }
    };
}
pub(super) use keys;
