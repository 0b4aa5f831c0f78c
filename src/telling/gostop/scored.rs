//! What a winner scores, as far as it was told.

use crate::record::CountKind;
use crate::rules::GoStopRules;
use crate::telling::fact::ToldBak;

/// What a winner scores, as far as it was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::telling) struct ToldScore {
    /// What the told cards and sets come to.
    pub(in crate::telling) sum: i64,
    /// The same as far as it counts towards the target.
    pub(in crate::telling) stop: i64,
    /// The points that were told.
    pub(in crate::telling) points: Option<i64>,
    /// Whether brights, animals, ribbons, junk are scored.
    pub(in crate::telling) kinds: [bool; 4],
    /// How many animals the winner counts at least.
    pub(in crate::telling) animals: u32,
    /// Whether the points hold no kind that was not named.
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

    /// Returns whether a loser without cards of its kind pays for them.
    pub(in crate::telling) const fn stakes(&self, bak: ToldBak, rules: &GoStopRules) -> bool {
        match bak {
            ToldBak::Meong => rules.meoung_bak_from > 0 && self.animals >= rules.meoung_bak_from,
            _ => self.scores(bak.kind()),
        }
    }
}
