//! Questions about the winner: whether a number means cards or points, what else scored, and what
//! the rest of the points is for.

use super::judge::{Judge, ask};
use super::scored::ToldScore;
use crate::record::CountKind;
use crate::rules::GwangBak;
use crate::telling::{AskId, Enter};

impl Judge<'_> {
    /// Asks what a number means: whether told junk counts the sake cup, and whether cards or points
    /// are meant, if the number is too small to score and no word for cards came with it.
    pub(super) fn meant_by_numbers(&mut self) {
        let rules = self.terms.rules;
        let winner = &self.hand.winner;
        if winner.pile.is_cup_open(rules)
            && let Some(junk) = winner.pile.said(CountKind::Junk, rules)
        {
            self.push(AskId::Cup(junk), vec![self.hand.seat], None);
        }
        let winner = &self.hand.winner;
        let asks: Vec<AskId> = winner
            .counted
            .iter()
            .filter(|(_, said)| !said.value && !said.words.is_empty())
            .filter_map(|(kind, said)| {
                let from = match kind {
                    CountKind::Brights => return None,
                    CountKind::Animals => rules.animals_from,
                    CountKind::Ribbons => rules.ribbons_from,
                    CountKind::Junk => rules.junk_from,
                };
                let count = winner.pile.said(*kind, rules)?;
                let word = said.words.first()?.clone();
                (count > 0 && count < from)
                    .then(|| AskId::CardsOrPoints(*kind, i64::from(count), word))
            })
            .collect();
        for id in asks {
            self.push(id, vec![self.hand.seat], None);
        }
    }

    /// Asks what else scored if no points were told, or else what the rest of the points is for.
    pub(super) fn else_question(&mut self, scored: &ToldScore) {
        let rules = self.terms.rules;
        let seat = self.hand.seat;
        if let Some(points) = scored.points {
            let rest = points - scored.sum;
            let kinds = self.rest(scored, rest);
            if !scored.closed && !kinds.is_empty() {
                self.push(AskId::Rest(rest, kinds), vec![seat], None);
            }
            self.push(AskId::Else, vec![seat], Some(Enter::Nothing));
            return;
        }
        if let Some(kind) = self
            .hand
            .winner
            .pile
            .hides_sets(&self.hand.winner.no_sets, rules)
        {
            self.push(AskId::Sets(kind), vec![seat], None);
        }
        let winner = &self.hand.winner;
        let open = winner.among.iter().any(|(kind, _)| !scored.scores(*kind))
            || winner.seven.is_some() && winner.pile.counts.animals.is_none();
        let reached = scored.stop >= self.terms.target();
        let goes = winner.goes.as_ref().map_or(0, |goes| goes.value);
        let carried = !rules.go_improve
            || goes == 0
            || winner.pile.carries(self.terms.target(), rules) >= goes;
        let lacks = self.bak_without_kind(scored);
        let enter = (reached && carried && !open && !lacks).then_some(Enter::Nothing);
        // If something is still missing after the answer, the question is asked again.
        if self.terms.is_answered(&AskId::Else) && enter.is_none() {
            self.asks.push(ask(AskId::Else, vec![seat]));
        } else {
            self.push(AskId::Else, vec![seat], enter);
        }
    }

    /// Returns whether a bak was told for a kind that the winner does not score yet.
    fn bak_without_kind(&self, scored: &ToldScore) -> bool {
        let told = self.hand.losers.iter().flat_map(|loser| &loser.baks);
        let mut applies = told.filter(|(_, said)| said.value);
        applies.any(|(bak, _)| !scored.stakes(*bak, self.terms.rules))
    }

    /// Returns the kinds that the rest of the points may be for, limited to kinds that could double
    /// a loss.
    fn rest(&self, scored: &ToldScore, rest: i64) -> Vec<CountKind> {
        let rules = self.terms.rules;
        let pile = &self.hand.winner.pile;
        let unsafe_from = |kind: CountKind, limit: u32| {
            self.hand.loser_seats().any(|seat| {
                let range = self.hand.loser(seat).map(|loser| loser.range(kind).clone());
                range.is_none_or(|range| range.least < limit)
            })
        };
        let brights = [
            rules.brights_five,
            rules.brights_four,
            rules.brights_four_with_rain,
            rules.brights_three,
            rules.brights_three_with_rain,
        ];
        let least_bright = brights.into_iter().filter(|points| *points > 0).min();
        let mut kinds = Vec::new();
        let bright = least_bright.is_some_and(|least| rest >= i64::from(least));
        let told = |kind| scored.scores(kind) || pile.counts.number_of(kind).is_some();
        if bright
            && !told(CountKind::Brights)
            && rules.gwang_bak != GwangBak::Off
            && unsafe_from(CountKind::Brights, 1)
        {
            kinds.push(CountKind::Brights);
        }
        let limit = rules.pi_bak_below(self.terms.seats());
        if rest > 0
            && !told(CountKind::Junk)
            && limit > 0
            && rules.junk_from > 0
            && unsafe_from(CountKind::Junk, limit)
        {
            kinds.push(CountKind::Junk);
        }
        let many = [rules.meoung_dda_from, rules.meoung_bak_from]
            .into_iter()
            .filter(|from| *from > 0)
            .min();
        let seven =
            many.map(|many| i64::from((many + 1).saturating_sub(rules.animals_from.max(1))));
        let animals = seven.is_some_and(|seven| rest >= seven)
            && pile.counts.animals.is_none()
            && self.hand.winner.seven.is_none();
        if animals && rules.animals_from > 0 {
            kinds.push(CountKind::Animals);
        }
        if rest > 0
            && rules.tti_bak
            && !told(CountKind::Ribbons)
            && unsafe_from(CountKind::Ribbons, 1)
        {
            kinds.push(CountKind::Ribbons);
        }
        kinds
    }
}
