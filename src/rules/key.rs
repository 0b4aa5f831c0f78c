//! What is known of a key, and the table from which a game's rules are made.

use super::{Expected, Game};
use std::ops::RangeInclusive;

/// The largest number that any key takes.
pub const LARGEST: u32 = 1_000_000;

/// The part of the rules a key belongs to, in a reader's order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Section {
    /// Pack, calendar and the ways cards move.
    Play,
    /// What a pile scores.
    Jokbo,
    /// When a player may stop.
    Stopping,
    /// What a loser owes.
    Loss,
    /// Who pays for whom.
    Liability,
    /// Fixed payments, pot and surrendered junk.
    Fixed,
    /// More than three at the table.
    Gwangpalli,
}

/// What is known of a key apart from its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyInfo {
    /// The key as it is written.
    pub key: &'static str,
    /// The part of the rules it belongs to.
    pub section: Section,
    /// Where the rule comes from: P, P06, W, F, K, or D for a decision of the house.
    pub source: &'static str,
    /// What the key means, in one phrase.
    pub meaning: &'static str,
    /// What values it takes.
    pub expected: Expected,
    /// Its default, as text.
    pub default: String,
}

/// A key or value that is not one.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum KeyFault {
    /// No such key.
    Unknown {
        /// The key as written.
        key: String,
        /// The game that has no such key.
        game: Game,
    },
    /// The key cannot have this value.
    BadValue {
        /// The key.
        key: String,
        /// The value as written.
        value: String,
        /// What it would accept.
        expected: Expected,
    },
}

pub(super) const ANY: RangeInclusive<u32> = 0..=LARGEST;
pub(super) const TIMES: RangeInclusive<u32> = 1..=1000;
pub(super) const COUNT: RangeInclusive<u32> = 0..=100;
pub(super) const TARGET: RangeInclusive<u32> = 1..=1000;

/// Makes the rules of a game from one table of its keys: the type with a field a key, its default,
/// and reading and writing by the names of the keys. What comes `with` them is a field and no key.
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

            /// Returns the value of a key as text, or `None` where there is no such key.
            pub fn get(&self, key: &str) -> Option<String> {
                match key { $($($key => Some(self.$field.write()),)+)+ _ => None }
            }

            /// Sets a key from text; errors name what the key would accept.
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
