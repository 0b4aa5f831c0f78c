//! The questions before the first hand, and their answers.

use crate::record::ChipValue;

/// A question before the first hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) enum SetupAsk {
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
pub(in crate::cli) enum SetupAnswer {
    /// Who sits at the table.
    Players(Vec<String>),
    /// Which ruleset, and the keys that are set on it.
    Rules {
        name: String,
        sets: Vec<(String, String)>,
    },
    /// What a chip is worth, if anything.
    Chip(Option<ChipValue>),
    /// How many hands, if that is agreed on.
    Length(Option<u32>),
}

impl SetupAsk {
    pub(super) const ALL: [Self; 4] = [Self::Players, Self::Rules, Self::Chip, Self::Length];
}
