//! Irregularities: plays against the rules that a record shows.

use crate::card::{Card, Flower, Pile};
use crate::record::Name;
use serde::{Deserialize, Serialize};

/// Whose stack was taken; in words, the verb of the line that says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum WhoseStack {
    /// Another's, or one of the deal.
    #[serde(rename = "stack")]
    NotOwn,
    /// One's own.
    #[serde(rename = "ja-ppuk")]
    Own,
}

impl WhoseStack {
    /// Returns the word of the line.
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
    /// Some cards of a stack were taken, and the others stayed.
    StackSplit {
        /// The month of the stack.
        month: Flower,
        /// The cards that were taken.
        took: Pile,
        /// Those that stayed.
        stays: Pile,
        /// The verb of the line for the whole stack.
        right: WhoseStack,
    },
    /// A stack was taken, and no line says so, so that nobody gave junk for it.
    StackUntold {
        /// The month of the stack.
        month: Flower,
        /// The verb of the line that is missing.
        right: WhoseStack,
    },
    /// A stack made by another was recorded as the taker's own, or the other way round.
    StackOther {
        /// The month of the stack.
        month: Flower,
        /// The verb of the line.
        told: WhoseStack,
        /// The verb that is right.
        right: WhoseStack,
    },
    /// A stack was recorded in a turn that did not take four of a month.
    StackNone {
        /// The verb of the line.
        told: WhoseStack,
    },
    /// Junk was given where none was owed.
    JunkNotOwed {
        /// The card.
        card: Card,
        /// Who got it.
        to: Name,
    },
    /// Junk was given beside what settled the debt.
    JunkBeyond {
        /// The card.
        card: Card,
        /// Who got it.
        to: Name,
    },
    /// A turn after which the player could stop, and no line says that or that they said go.
    CallMissing {
        /// The stop points after it.
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
