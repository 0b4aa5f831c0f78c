//! Values of keys that are more than one word or number.

use super::RuleValue;
use crate::card::Joker;
use crate::rules::Expected;
use std::ops::RangeInclusive;

/// What gwang-bak costs: being without a bright when the winner scores brights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GwangBak {
    /// Nothing extra.
    Off,
    /// Twice the loss.
    Double,
    /// As many extra chips as given here, added after all multipliers.
    Flat(u32),
}

impl RuleValue for GwangBak {
    fn expected(_: RangeInclusive<u32>) -> Expected {
        Expected::GwangBak
    }

    fn read(text: &str, range: RangeInclusive<u32>) -> Option<Self> {
        match text.split_once(':') {
            Some(("flat", chips)) => u32::read(chips.trim(), range).map(Self::Flat),
            _ if text == "double" => Some(Self::Double),
            _ if text == "off" => Some(Self::Off),
            _ => None,
        }
    }

    fn write(&self) -> String {
        match self {
            Self::Off => "off".to_owned(),
            Self::Double => "double".to_owned(),
            Self::Flat(chips) => format!("flat:{chips}"),
        }
    }
}

/// The chips that the winner's goes add, before multipliers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum GoChips {
    /// As many chips as goes.
    Each,
    /// The n-th number of this list for n goes.
    List(Vec<u32>),
}

impl GoChips {
    /// Returns the shortest list with the same effect, and whether its last number also applies to
    /// every further go. The list is empty if no go adds anything. `keep` says whether the last
    /// number of this list applies to every further go.
    pub fn in_short(&self, keep: bool) -> (Self, bool) {
        let Self::List(numbers) = self else {
            return (self.clone(), keep);
        };
        let last = numbers.last().copied().unwrap_or_default();
        let keep = keep && last > 0;
        let after = if keep { last } else { 0 };
        let same = numbers
            .iter()
            .rev()
            .take_while(|chips| **chips == after)
            .count();
        // The number that applies to further goes must stay in the list once.
        let short = numbers.len() - same + usize::from(keep);
        (
            Self::List(numbers.iter().take(short).copied().collect()),
            keep,
        )
    }
}

impl RuleValue for GoChips {
    fn expected(_: RangeInclusive<u32>) -> Expected {
        Expected::GoChips
    }

    fn read(text: &str, range: RangeInclusive<u32>) -> Option<Self> {
        if text == "each" {
            return Some(Self::Each);
        }
        text.split(',')
            .map(|number| u32::read(number.trim(), range.clone()))
            .collect::<Option<Vec<u32>>>()
            .map(Self::List)
    }

    fn write(&self) -> String {
        match self {
            Self::Each => "each".to_owned(),
            Self::List(numbers) => {
                let texts: Vec<String> = numbers.iter().map(u32::to_string).collect();
                texts.join(",")
            }
        }
    }
}

/// The jokers in a pack, with one entry for each copy.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Jokers(pub Vec<Joker>);

impl Jokers {
    /// The most copies of a joker that a pack may have.
    pub const MOST_OF_A_KIND: usize = 8;

    /// Returns how many copies of a joker the pack has.
    pub fn count(&self, joker: Joker) -> usize {
        self.0.iter().filter(|other| **other == joker).count()
    }
}

impl RuleValue for Jokers {
    fn expected(_: RangeInclusive<u32>) -> Expected {
        Expected::Jokers
    }

    fn read(text: &str, _: RangeInclusive<u32>) -> Option<Self> {
        if matches!(text, "" | "none") {
            return Some(Self::default());
        }
        let mut jokers = text
            .split([',', ' '])
            .filter(|code| !code.is_empty())
            .map(|code| Joker::of_code(&code.to_lowercase()))
            .collect::<Option<Vec<Joker>>>()?;
        jokers.sort_unstable();
        let jokers = Self(jokers);
        let few = Joker::ALL
            .iter()
            .all(|joker| jokers.count(*joker) <= Self::MOST_OF_A_KIND);
        few.then_some(jokers)
    }

    fn write(&self) -> String {
        if self.0.is_empty() {
            return "none".to_owned();
        }
        let codes: Vec<&str> = self.0.iter().map(|joker| joker.code()).collect();
        codes.join(",")
    }
}

/// The cards that count as two chaff.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ChaffDouble {
    /// The sake cup.
    pub cup: bool,
    /// The double junk of willow.
    pub lightning: bool,
    /// The coloured junk of paulownia.
    pub paulownia: bool,
}

impl ChaffDouble {
    const WORDS: [&'static str; 3] = ["cup", "lightning", "paulownia"];
}

impl RuleValue for ChaffDouble {
    fn expected(_: RangeInclusive<u32>) -> Expected {
        Expected::Some(&Self::WORDS)
    }

    fn read(text: &str, _: RangeInclusive<u32>) -> Option<Self> {
        let mut cards = Self::default();
        if matches!(text, "" | "none") {
            return Some(cards);
        }
        for word in text.split([',', ' ']).filter(|word| !word.is_empty()) {
            let card = match word {
                "cup" => &mut cards.cup,
                "lightning" => &mut cards.lightning,
                "paulownia" => &mut cards.paulownia,
                _ => return None,
            };
            *card = true;
        }
        Some(cards)
    }

    fn write(&self) -> String {
        let counted = [self.cup, self.lightning, self.paulownia];
        let words: Vec<&str> = Self::WORDS
            .into_iter()
            .zip(counted)
            .filter_map(|(word, counted)| counted.then_some(word))
            .collect();
        if words.is_empty() {
            "none".to_owned()
        } else {
            words.join(",")
        }
    }
}
