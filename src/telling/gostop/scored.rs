//! What a winner scores, as far as told.

use crate::record::CountKind;
use crate::rules::GoStopRules;
use crate::telling::fact::ToldBak;

/// What a winner scores, as far as told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::telling) struct ToldScore {
    /// The points of the told cards and sets.
    pub(in crate::telling) sum: i64,
    /// The part of them that counts towards the target.
    pub(in crate::telling) stop: i64,
    /// The points that were told.
    pub(in crate::telling) points: Option<i64>,
    /// Whether brights, animals, ribbons and junk score.
    pub(in crate::telling) kinds: [bool; 4],
    /// The fewest animals that the winner has.
    pub(in crate::telling) animals: u32,
    /// Whether the points include no kind that was not named.
    pub(in crate::telling) closed: bool,
}

impl ToldScore {
    pub(in crate::telling) const fn scores(&self, kind: CountKind) -> bool {
        let [brights, animals, ribbons, junk] = self.kinds;
        match kind {
            CountKind::Brights => brights,
            CountKind::Animals => animals,
            CountKind::Ribbons => ribbons,
            CountKind::Junk => junk,
        }
    }

    pub(in crate::telling) const fn set_scores(&mut self, kind: CountKind) {
        let [brights, animals, ribbons, junk] = &mut self.kinds;
        *match kind {
            CountKind::Brights => brights,
            CountKind::Animals => animals,
            CountKind::Ribbons => ribbons,
            CountKind::Junk => junk,
        } = true;
    }

    /// Returns whether a loser without cards of the bak's kind pays for it.
    pub(in crate::telling) const fn stakes(&self, bak: ToldBak, rules: &GoStopRules) -> bool {
        match bak {
            ToldBak::Meong => rules.meoung_bak_from > 0 && self.animals >= rules.meoung_bak_from,
            _ => self.scores(bak.kind()),
        }
    }
}
