//! Which values a key accepts.

use std::ops::RangeInclusive;

/// The values that a key accepts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A whole number within these bounds.
    Number(RangeInclusive<u32>),
    /// One of these words.
    Words(&'static [&'static str]),
    /// Joker codes separated by commas, or `none`.
    Jokers,
    /// Whole numbers separated by commas, or `each`.
    GoChips,
    /// `double`, `flat:N` or `off`.
    GwangBak,
    /// One or more of these words, separated by commas, or `none`.
    Some(&'static [&'static str]),
}

impl Expected {
    /// Returns some accepted values: at least one of every form, and both ends of every range.
    pub fn samples(&self) -> Vec<String> {
        let own = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
        match self {
            Self::Number(range) => {
                let plain = (0..=12)
                    .chain([100])
                    .filter(|number| range.contains(number));
                let bounds = [*range.start(), *range.end()];
                plain
                    .chain(bounds)
                    .map(|number| number.to_string())
                    .collect()
            }
            Self::Words(words) => own(words),
            Self::Jokers => own(&["none", "j1", "j2,j2,j3", "jb", "jx", "jg", "jb,jx,jg"]),
            Self::GoChips => own(&["each", "0", "1", "1,2,3", "0,0", "1,1", "2,0"]),
            Self::GwangBak => own(&["double", "off", "flat:0", "flat:1", "flat:2"]),
            Self::Some(words) => {
                let mut all: Vec<String> = own(words);
                all.extend(["none".to_owned(), words.join(",")]);
                all
            }
        }
    }
}
