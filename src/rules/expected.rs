//! What keys take.

use std::ops::RangeInclusive;

/// What a key would have accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A whole number within these bounds.
    Number(RangeInclusive<u32>),
    /// One of these words.
    Words(&'static [&'static str]),
    /// Joker codes with commas between, or `none`.
    Jokers,
    /// Whole numbers with commas between, or `each`.
    GoChips,
    /// `double`, `flat:N` or `off`.
    GwangBak,
    /// Some of these words with commas between, or `none`.
    Some(&'static [&'static str]),
}

impl Expected {
    /// Returns values that are taken, with every form and every bound among them.
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
