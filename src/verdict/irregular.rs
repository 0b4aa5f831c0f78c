//! Plays that a record shows not to have been allowed.

use serde::{Deserialize, Serialize};

/// What was not allowed in a play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Wrong {
    /// Some cards of a stack were taken, and the others stayed.
    StackSplit {
        /// The month of the stack.
        month: u8,
        /// The codes of the cards that were taken.
        took: String,
        /// The codes of those that stayed.
        stays: String,
        /// The word of the line that tells the stack taken whole.
        right: String,
    },
    /// A stack was taken, and no line says so, so that nobody gave junk for it.
    StackUntold {
        /// The month of the stack.
        month: u8,
        /// The word of the line that is missing.
        right: String,
    },
    /// A stack of another was told as one's own, or the other way round.
    StackOther {
        /// The month of the stack.
        month: u8,
        /// The word of the line.
        told: String,
        /// The word that is right.
        right: String,
    },
    /// A stack was told in a turn that took no four of a month for it.
    StackNone {
        /// The word of the line.
        told: String,
    },
    /// Junk was given where none was owed.
    JunkNotOwed {
        /// The code of the card.
        card: String,
        /// Who got it.
        to: String,
    },
    /// Junk was given beside what settled the debt.
    JunkBeyond {
        /// The code of the card.
        card: String,
        /// Who got it.
        to: String,
    },
}

/// A play that was not allowed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Irregular {
    /// Whose play it was.
    pub player: String,
    /// The line that tells it.
    pub line: u32,
    /// What was not allowed.
    #[serde(flatten)]
    pub what: Wrong,
}
