//! What is known about a partly known pile of a loser.

use super::counted::named;
use super::{CountRange, Hand, Holding, PileFacts, Stakes};
use crate::card::{Card, Joker, Pile};
use crate::record::{CountKind, Lacking, Seat};
use crate::rules::GoStopRules;

impl Hand {
    /// Returns what is known about a partly known pile, limited by the cards that other piles
    /// leave.
    pub(super) fn knowledge(&self, seat: Seat, rules: &GoStopRules) -> PileFacts {
        let player = self.player(seat);
        let mut facts = player.facts.unwrap_or_default();
        if player.hidden_bombs > 0 {
            facts.captured(true);
        }
        let mut left = self.left_beside(seat, rules);
        for kind in CountKind::ALL {
            let most = *left.of_kind(kind) + named(player.pile, kind, rules);
            facts.narrow(kind, CountRange { least: 0, most });
        }
        facts.with_cards(player.pile, rules)
    }

    /// Returns the unknown facts about a loser's pile on which steps at stake depend.
    pub fn lacking(&self, loser: Seat, stakes: Stakes, rules: &GoStopRules) -> Vec<Lacking> {
        let known = match self.player(loser).holding() {
            Holding::Unknown => None,
            Holding::Partly => Some(self.knowledge(loser, rules)),
            Holding::Cards(_) | Holding::Counted | Holding::Counts(_) | Holding::Scored(_) => {
                return Vec::new();
            }
        };
        let open = |kind| known.is_none_or(|known| self.is_open(loser, kind, &known, rules));
        let kinds = [
            (stakes.brights, CountKind::Brights),
            (stakes.animals, CountKind::Animals),
            (stakes.ribbons, CountKind::Ribbons),
            (stakes.junk, CountKind::Junk),
        ];
        let kinds = kinds
            .into_iter()
            .filter(|(asked, kind)| *asked && open(*kind));
        let any = stakes.any_card && known.is_none_or(|known| known.any().is_none());
        let any = any.then_some(Lacking::AnyCard);
        kinds
            .map(|(_, kind)| Lacking::Count(kind))
            .chain(any)
            .collect()
    }

    /// Returns whether a kind's bak may or may not apply to a loser, given the known range of the
    /// kind.
    fn is_open(
        &self,
        loser: Seat,
        kind: CountKind,
        known: &PileFacts,
        rules: &GoStopRules,
    ) -> bool {
        let range = known.range(kind);
        match kind {
            CountKind::Brights => {
                let pile = self.player(loser).pile;
                !pile.contains(Card::joker(Joker::Shield))
                    && self.saving(loser, range, rules).is_open()
            }
            CountKind::Animals | CountKind::Ribbons => range.is_open(),
            CountKind::Junk => {
                let below = rules.pi_bak_below(self.players.len());
                let limit_open = range.least < below && range.most >= below;
                limit_open || rules.pi_bak_spare_zero && range.least < below && range.is_open()
            }
        }
    }

    /// Returns how many brights protect from gwang-bak, as a range. If rain does not protect, only
    /// dry brights count, of which some may be in other piles.
    pub(super) fn saving(
        &self,
        loser: Seat,
        brights: CountRange,
        rules: &GoStopRules,
    ) -> CountRange {
        let pile = self.player(loser).pile;
        if rules.gwang_bak_rain_protects {
            return brights;
        }
        let most = Pile::DRY_BRIGHTS.without(self.elsewhere(loser)).len();
        let rain = u32::from(pile.contains(Card::RAIN));
        CountRange {
            least: brights.least.saturating_sub(rain).min(most),
            most: brights.most.saturating_sub(rain).min(most),
        }
    }
}
