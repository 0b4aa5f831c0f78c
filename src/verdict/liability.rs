//! Which loser pays for others, and why.

use crate::card::Card;
use crate::record::Name;
use serde::{Deserialize, Serialize};

listed! {
    /// Why a loser pays for another.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[non_exhaustive]
    pub enum LiabilityKind {
        /// The payer refused a nagari that was offered.
        Syodang,
        /// The payer had said go.
        GoBak,
        /// The payer fed the winner.
        OeMyeon,
    }
}

/// A loser who pays for others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Liability {
    /// Why the loser pays for others.
    pub kind: LiabilityKind,
    /// The loser who pays for others.
    pub payer: Name,
    /// The losers for whom the payer pays, apart from themselves.
    pub covers: Vec<Name>,
    /// The card that fed the winner, if the payer pays for that.
    pub card: Option<Card>,
}
