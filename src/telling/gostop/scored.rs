//! What a winner scores, as far as told.

use crate::record::CountKind;
use crate::rules::GoStopRules;
use crate::telling::fact::ToldBak;

/// What a winner scores, as far as told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::telling) struct ToldScore {
    /// The points of the told cards and sets.
    pub(in crate::telling) sum: i64,
    /// The part of `sum` that counts towards the target.
    pub(in crate::telling) stop: i64,
    /// The points that were told, if any.
    pub(in crate::telling) points: Option<i64>,
    /// Whether brights, animals, ribbons and junk score, in this order.
    pub(in crate::telling) kinds: [bool; 4],
    /// The fewest animals that the winner may have.
    pub(in crate::telling) animals: u32,
    /// Whether the points certainly include no other kind than those named.
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

    /// Returns whether the winner scores enough for a bak to apply to losers who lack its kind.
    pub(in crate::telling) const fn stakes(&self, bak: ToldBak, rules: &GoStopRules) -> bool {
        match bak {
            ToldBak::Meong => rules.meoung_bak_from > 0 && self.animals >= rules.meoung_bak_from,
            _ => self.scores(bak.kind()),
        }
    }
}
