//! Who pays for others.

use crate::card::Card;
use crate::record::Name;
use serde::{Deserialize, Serialize};

listed! {
    /// Why a loser pays for another.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[non_exhaustive]
    pub enum LiabilityKind {
        /// They refused an offered nagari.
        Syodang,
        /// They had said go.
        GoBak,
        /// They fed the winner.
        OeMyeon,
    }
}

/// A loser who pays for others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Liability {
    /// Why.
    pub kind: LiabilityKind,
    /// Who pays.
    pub payer: Name,
    /// Whose losses they pay in addition to their own.
    pub covers: Vec<Name>,
    /// The card that fed the winner, if that is why.
    pub card: Option<Card>,
}
