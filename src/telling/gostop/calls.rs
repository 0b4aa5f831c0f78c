//! Goes, the players who pay because of a go, and the months that a rule needs.

use super::judge::Judge;
use super::scored::ToldScore;
use crate::gostop::Needed;
use crate::record::Seat;
use crate::rules::{GoBakBoth, GoBakThree, GoBakTwo};
use crate::telling::{AskId, Happened, Large, Misheard, MisheardReason, Spoken};

impl Judge<'_> {
    /// Checks the winner's goes against the number of turns and the points.
    pub(super) fn goes(&mut self, scored: &ToldScore) -> Result<(), Misheard> {
        let winner = &self.hand.winner;
        if winner.went.is_some() && winner.goes.is_none() {
            self.push(AskId::Goes, vec![self.hand.seat], None);
        }
        for seat in self.hand.loser_seats() {
            let goes = self.hand.loser(seat).and_then(|loser| loser.goes.as_ref());
            if let Some(goes) = goes.filter(|goes| goes.value > self.terms.turns()) {
                let most = self.terms.turns();
                return Err(Misheard::new(
                    goes.words.clone(),
                    MisheardReason::TooManyGoes { most },
                ));
            }
        }
        let winner = &self.hand.winner;
        let Some(goes) = &winner.goes else {
            return Ok(());
        };
        let too_many = |most: u32| {
            Err(Misheard::new(
                goes.words.clone(),
                MisheardReason::TooManyGoes { most },
            ))
        };
        if goes.value > self.terms.turns() {
            return too_many(self.terms.turns());
        }
        if let Some(points) = scored.points {
            let most = Needed::most_goes(points, self.terms.seats(), self.terms.rules);
            if let Some(most) = most.filter(|most| goes.value > *most) {
                let points = winner.points.as_ref().map(|points| points.words.clone());
                let words = [goes.words.clone(), points.unwrap_or_default()].concat();
                return Err(Misheard::new(words, MisheardReason::TooManyGoes { most }));
            }
        }
        let goes = goes.value;
        if goes >= 4 {
            self.push(AskId::Large(Large::Goes(goes)), vec![self.hand.seat], None);
        }
        Ok(())
    }

    /// Checks which losers said go, and asks which of them pays because of it.
    pub(super) fn calls(&mut self) -> Result<(), Misheard> {
        let rules = self.terms.rules;
        let two = self.terms.seats() == 2;
        let off = if two {
            rules.go_bak_two == GoBakTwo::Off
        } else {
            rules.go_bak_three == GoBakThree::Off
        };
        let baks: Vec<Vec<Spoken>> = self
            .hand
            .losers
            .iter()
            .filter_map(|loser| loser.go_bak.clone())
            .collect();
        if let Some(words) = baks.first().filter(|_| off) {
            return Err(Misheard::new(words.clone(), MisheardReason::Off));
        }
        for seat in self.hand.loser_seats() {
            if self
                .hand
                .loser(seat)
                .is_some_and(|loser| loser.dok_bak.is_some())
            {
                self.push(AskId::DokBak, vec![seat], None);
            }
        }
        let pays = matches!(
            rules.go_bak_three,
            GoBakThree::PaysAll | GoBakThree::PaysAllDouble
        );
        let both = self.hand.went.len() > 1;
        if both && !two && pays && rules.go_bak_both != GoBakBoth::Own && baks.len() != 1 {
            let went = self.hand.went.clone();
            self.push(AskId::LastGo, went, None);
        }
        Ok(())
    }

    /// Asks for months that a rule needs.
    pub(super) fn months(&mut self) {
        let rules = self.terms.rules;
        let winner = self.hand.seat;
        let nov_dec = rules.heundeum_times != rules.heundeum_nov_dec_times;
        let needed: Vec<(Seat, Spoken)> = self
            .hand
            .events
            .iter()
            .filter(|event| event.month.is_none())
            .filter(|event| match event.happened {
                Happened::Shake => nov_dec && event.seat == winner,
                Happened::FirstSweep => true,
                _ => false,
            })
            .filter_map(|event| Some((event.seat, event.words.first()?.clone())))
            .collect();
        for (seat, words) in needed {
            self.push(AskId::Month(words), vec![seat], None);
        }
    }
}
