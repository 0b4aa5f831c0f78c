//! The questions before the first hand, and their answers.

use crate::record::{ChipValue, Name, quoted};

/// A question before the first hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SetupAsk {
    /// Who sits at the table.
    Players,
    /// Which ruleset.
    Rules,
    /// What a chip is worth.
    Chip,
    /// How many hands.
    Length,
}

/// An answer to a question before the first hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SetupAnswer {
    /// Who sits at the table.
    Players(Vec<Name>),
    /// The name of the ruleset, and the keys that differ from it.
    Rules {
        name: String,
        sets: Vec<(String, String)>,
    },
    /// What a chip is worth; `None` for playing for chips alone.
    Chip(Option<ChipValue>),
    /// How many hands to play; `None` if that is open.
    Length(Option<u32>),
}

impl SetupAnswer {
    /// Returns the answer as it can be typed; `None` for no worth, or an open number of hands.
    pub(crate) fn text(&self) -> Option<String> {
        match self {
            Self::Players(names) => {
                let names: Vec<String> = names.iter().map(|name| quoted(name)).collect();
                Some(names.join(" "))
            }
            Self::Rules { name, sets } => {
                let sets = sets.iter().map(|(key, value)| format!(" {key}={value}"));
                Some(std::iter::once(name.clone()).chain(sets).collect())
            }
            Self::Chip(chip) => chip.as_ref().map(ToString::to_string),
            Self::Length(hands) => hands.map(|hands| hands.to_string()),
        }
    }
}

impl SetupAsk {
    pub(super) const ALL: [Self; 4] = [Self::Players, Self::Rules, Self::Chip, Self::Length];
}
