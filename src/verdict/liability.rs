//! Who pays for whom.

use crate::card::Card;
use crate::record::Name;
use serde::{Deserialize, Serialize};

listed! {
    /// Why one loser pays for another.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[non_exhaustive]
    pub enum LiabilityKind {
        /// He refused an offered nagari.
        Syodang,
        /// He had said go.
        GoBak,
        /// He fed the winner.
        OeMyeon,
    }
}

/// Who pays for whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Liability {
    /// Why.
    pub kind: LiabilityKind,
    /// Who pays.
    pub payer: Name,
    /// Whose losses they pay besides their own.
    pub covers: Vec<Name>,
    /// The card that fed the winner.
    pub card: Option<Card>,
}
