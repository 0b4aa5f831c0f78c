//! Irregularities: plays against the rules that a record reveals.

use crate::card::{Card, Flower, Pile};
use crate::record::Name;
use serde::{Deserialize, Serialize};

/// Whose stack was taken, given by the verb that records it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum WhoseStack {
    /// Another player's stack, or one from the deal.
    #[serde(rename = "stack")]
    NotOwn,
    /// The player's own stack.
    #[serde(rename = "ja-ppuk")]
    Own,
}

impl WhoseStack {
    /// Returns the verb.
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
    /// Only some cards of a stack were taken.
    StackSplit {
        /// The month of the stack.
        month: Flower,
        /// The cards that were taken.
        took: Pile,
        /// The cards that stayed.
        stays: Pile,
        /// The right verb for taking the whole stack.
        right: WhoseStack,
    },
    /// A stack was taken, but no line says so, and so nobody gave junk for it.
    StackUntold {
        /// The month of the stack.
        month: Flower,
        /// The verb of the missing line.
        right: WhoseStack,
    },
    /// A stack made by another player was recorded as the taker's own, or the other way round.
    StackOther {
        /// The month of the stack.
        month: Flower,
        /// The verb in the record.
        told: WhoseStack,
        /// The right verb.
        right: WhoseStack,
    },
    /// A stack is recorded in a turn that did not take four of a month.
    StackNone {
        /// The verb in the record.
        told: WhoseStack,
    },
    /// Junk was given although none was owed.
    JunkNotOwed {
        /// The card.
        card: Card,
        /// Who received it.
        to: Name,
    },
    /// Junk was given beyond what settled the debt.
    JunkBeyond {
        /// The card.
        card: Card,
        /// Who received it.
        to: Name,
    },
    /// The player could stop after this turn, but no line says stop or go.
    CallMissing {
        /// The stop points after the turn.
        points: i64,
    },
}

/// An irregularity.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Irregularity {
    /// Whose play it was.
    pub player: Name,
    /// The line that shows it.
    pub line: u32,
    /// What it is.
    pub kind: IrregularityKind,
}
