//! The values of keys: parsing and writing them.

mod gostop;
mod koikoi;
mod lists;

pub use gostop::{
    AfterNagari, DoublesFixed, GoBakBoth, GoBakThree, GoBakTwo, Grenade, Growth, JokerFromHand,
    JokerPpuk, LastTurn, SalePaid, Sseul, SyodangText, TableQuads,
};
pub use koikoi::{
    Counting, CupUse, Dealt, DrawNext, DrawYaku, FieldTimes, KoiTimes, LuckyBoth, LuckyHand, Seven,
    TableFour, TablePairs, Viewing, ViewingWeather, YakuSystem,
};
pub use lists::{ChaffDouble, GoChips, GwangBak, Jokers};

use super::Expected;
use crate::card::Calendar;
use std::ops::RangeInclusive;

/// A value that a key can have.
pub(super) trait RuleValue: Sized + PartialEq {
    /// Returns the values that this type accepts; `range` limits numbers.
    fn expected(range: RangeInclusive<u32>) -> Expected;
    /// Parses a value; `None` if the text is not accepted.
    fn read(text: &str, range: RangeInclusive<u32>) -> Option<Self>;
    /// Writes the value as text. Parsing that text gives the same value.
    fn write(&self) -> String;
}

impl RuleValue for u32 {
    fn expected(range: RangeInclusive<u32>) -> Expected {
        Expected::Number(range)
    }

    fn read(text: &str, range: RangeInclusive<u32>) -> Option<Self> {
        let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        text.parse()
            .ok()
            .filter(|number| plain && range.contains(number))
    }

    fn write(&self) -> String {
        self.to_string()
    }
}

/// A value written as one of a fixed set of words.
pub(super) trait FixedWords: RuleValue {
    /// Returns the word that the value is written as.
    fn word(&self) -> &'static str;
}

/// Declares an enum whose values are written as fixed words.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$vdoc])* $variant),+ }
        spelled!($name { $($name::$variant = $word),+ });
    };
}

/// Implements parsing and writing for an enum of fixed words.
macro_rules! spelled {
    ($name:ty { $($value:path = $word:literal),+ }) => {
        impl RuleValue for $name {
            fn expected(_: RangeInclusive<u32>) -> Expected {
                Expected::Words(&[$($word),+])
            }

            fn read(text: &str, _: RangeInclusive<u32>) -> Option<Self> {
                match text { $($word => Some($value),)+ _ => None }
            }

            fn write(&self) -> String {
                self.word().to_owned()
            }
        }

        impl FixedWords for $name {
            fn word(&self) -> &'static str {
                match self { $($value => $word,)+ }
            }
        }
    };
}

impl RuleValue for bool {
    fn expected(_: RangeInclusive<u32>) -> Expected {
        Expected::Words(&["true", "false"])
    }

    fn read(text: &str, _: RangeInclusive<u32>) -> Option<Self> {
        text.parse().ok()
    }

    fn write(&self) -> String {
        self.to_string()
    }
}

spelled!(Calendar { Calendar::Korean = "korean", Calendar::Japanese = "japanese" });

use {spelled, words};
