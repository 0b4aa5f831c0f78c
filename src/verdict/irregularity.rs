//! Irregularities: what a record shows to be played or recorded against the rules.

use crate::card::{Card, Flower, Pile};
use crate::record::Name;
use serde::{Deserialize, Serialize};

/// Whose stack was taken; each case has the verb that records it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum WhoseStack {
    /// Another player's stack, or a stack from the deal: `stack`.
    #[serde(rename = "stack")]
    NotOwn,
    /// The player's own stack: `ja-ppuk`.
    #[serde(rename = "ja-ppuk")]
    Own,
}

impl WhoseStack {
    /// Returns the verb that records taking such a stack.
    pub const fn word(self) -> &'static str {
        match self {
            Self::NotOwn => "stack",
            Self::Own => "ja-ppuk",
        }
    }
}

/// What an irregularity is.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum IrregularityKind {
    /// A player took only some cards of a stack.
    StackSplit {
        /// The month of the stack.
        month: Flower,
        /// The cards that were taken.
        took: Pile,
        /// The cards that stayed on the table.
        stays: Pile,
        /// The verb that would record taking the whole stack.
        right: WhoseStack,
    },
    /// A player took a stack, but no line says so, so nobody gave junk for it.
    StackUntold {
        /// The month of the stack.
        month: Flower,
        /// The verb of the line that is missing.
        right: WhoseStack,
    },
    /// A line calls a stack the player's own although another player made it, or the other way
    /// round.
    StackOther {
        /// The month of the stack.
        month: Flower,
        /// The verb in the record.
        told: WhoseStack,
        /// The verb that is right.
        right: WhoseStack,
    },
    /// A line says that a stack was taken, but the turn did not take four cards of a month.
    StackNone {
        /// The verb in the record.
        told: WhoseStack,
    },
    /// A player gave junk but owed none.
    JunkNotOwed {
        /// The card that was given.
        card: Card,
        /// Who received the card.
        to: Name,
    },
    /// A player gave more junk than they owed.
    JunkBeyond {
        /// The card that was given beyond the debt.
        card: Card,
        /// Who received the card.
        to: Name,
    },
    /// The player could stop after this turn, but no line says stop or go.
    CallMissing {
        /// The stop points that the player had after the turn.
        points: i64,
    },
}

/// An irregularity: something played or recorded against the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Irregularity {
    /// The player whose turn or gift was irregular.
    pub player: Name,
    /// The line of the record that shows the irregularity.
    pub line: u32,
    /// What is irregular.
    pub kind: IrregularityKind,
}
