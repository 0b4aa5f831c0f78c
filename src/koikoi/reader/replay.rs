//! Piles given only by the yaku, numbers of cards or points that they make.

use super::RoundReader;
use crate::koikoi::round::RoundEnd;
use crate::record::{
    Contradiction, Impossible, Made, MadeKind, Place, Problem, Seat, Spanned, Unmade, Yaku,
};
use crate::rules::{Counting, Dealt, DrawYaku};

impl RoundReader<'_> {
    /// Records what a pile makes in place of its cards.
    pub(super) fn makes(&mut self, seat: Seat, told: &Made) {
        let player = self.round.player(seat);
        if player.made.is_some() {
            let again = Problem::Contradiction(Contradiction::ToldBefore);
            return self.front.fault(again);
        }
        if player.cards {
            return self.cards_and_made(seat);
        }
        let at = self.front.at;
        let player = self.round.player_mut(seat);
        player.made = Some((told.clone(), at));
        player.told = true;
        // The line does not say when the yaku were formed, if there are any.
        player.undated = !told.is_nothing();
    }

    /// Records that a line gives a player's cards. Returns whether another line gives what the
    /// cards make, which is a fault.
    pub(super) fn beside_made(&mut self, seat: Seat) -> bool {
        let player = self.round.player_mut(seat);
        player.cards = true;
        let both = player.made.is_some();
        if both {
            self.cards_and_made(seat);
        }
        both
    }

    fn cards_and_made(&mut self, seat: Seat) {
        let player = self.round.player_mut(seat);
        player.doubtful = true;
        let player = player.name.clone();
        self.front.fault(Problem::Unmade(Unmade::Cards { player }));
    }

    /// Returns how many turns each player has.
    fn turns(&self) -> u32 {
        match self.rules.hand {
            Dealt::Eight => 8,
            Dealt::Ten => 10,
        }
    }

    /// Remembers the first koi-koi for which a player had no turn left.
    pub(super) fn note_call(&mut self, seat: Seat) {
        let is_beyond = self.round.player(seat).calls >= self.turns();
        if let Some(beyond) = self.beyond.get_mut(seat.0).filter(|_| is_beyond) {
            beyond.get_or_insert(self.front.at);
        }
    }

    /// Checks that nobody says koi-koi more often than they have turns. If captures are given one
    /// by one, each call is checked against the cards instead.
    pub(super) fn check_calls(&mut self) {
        for (seat, beyond) in self.round.seats().zip(self.beyond) {
            let player = self.round.player(seat);
            let by_turns = player.takes && !player.whole;
            if let Some(at) = beyond.filter(|_| !by_turns) {
                let (player, turns) = (player.name.clone(), self.turns());
                self.front.at = at;
                let calls = Impossible::Calls { player, turns };
                self.front.fault(Problem::Impossible(calls));
            }
        }
    }

    /// Checks that piles can make what is stated, as far as the round is recorded.
    pub(super) fn check_made(&mut self) {
        if self.front.seats_wrong() || self.front.gaps || self.dealt_out {
            return;
        }
        let mut is_sound = true;
        for seat in [Seat(0), Seat(1)] {
            if self.round.player(seat).doubtful {
                continue;
            }
            let made = self.round.made(seat, &self.rules);
            if let (Some(Err(why)), Some((told, at))) = (made, &self.round.player(seat).made) {
                let blamed = blamed(&why, told);
                self.unmade(seat, *at, blamed, why);
                is_sound = false;
            }
        }
        if is_sound {
            self.check_both_made();
        }
    }

    /// Checks that both players' stated yaku together do not take more cards of a kind than there
    /// are.
    fn check_both_made(&mut self) {
        let [Some((one, first)), Some((two, second))] =
            [0, 1].map(|at| self.round.player(Seat(at)).made.as_ref())
        else {
            return;
        };
        let seat = if second.line > first.line {
            Seat(1)
        } else {
            Seat(0)
        };
        let (told, before, at) = if seat == Seat(1) {
            (two, one, *second)
        } else {
            (one, two, *first)
        };
        let most = |kind| crate::koikoi::made::most(kind, &self.rules);
        let too_many = MadeKind::ALL.into_iter().find_map(|kind| {
            let (told, before) = (told.count(kind)?, before.count(kind)?);
            let left = most(kind).saturating_sub(before);
            let more = Unmade::More {
                kind,
                told,
                most: left,
            };
            (told > left).then_some(more)
        });
        let brights = dry(told) + dry(before) > 4;
        let wrong = too_many.or_else(|| brights.then_some(Unmade::Brights));
        if let Some(wrong) = wrong {
            self.unmade(seat, at, None, wrong);
        }
    }

    /// Reports why a pile cannot make what is stated, at the yaku at fault or else at the verb.
    fn unmade(&mut self, seat: Seat, at: Place, blamed: Option<u32>, why: Unmade) {
        self.round.player_mut(seat).doubtful = true;
        self.front.at = at;
        let column = blamed.unwrap_or(at.column);
        self.front.fault_at(column, Problem::Unmade(why));
    }

    /// Checks that yaku are given only for the player who scores, and for the opponent only if both
    /// players' yaku count or are compared.
    pub(super) fn check_scored(&mut self, end: &RoundEnd) {
        let scores = match end {
            RoundEnd::Void | RoundEnd::Net(_) => return,
            RoundEnd::Shobu(seat) => Some(*seat),
            RoundEnd::Draw => self.round.scores_at_draw(&self.rules),
            RoundEnd::Lucky(_) | RoundEnd::DealerWins => None,
        };
        // Whose yaku are higher is found by comparing both.
        let compared = *end == RoundEnd::Draw && self.rules.draw_yaku == DrawYaku::Highest;
        let both = self.rules.counting == Counting::Both && scores.is_some() || compared;
        for seat in [Seat(0), Seat(1)] {
            let player = self.round.player(seat);
            let Some((_, at)) = &player.made else {
                continue;
            };
            if both || scores == Some(seat) {
                continue;
            }
            self.front.at = *at;
            let player = player.name.clone();
            self.front
                .fault(Problem::Unmade(Unmade::OfOther { player }));
        }
    }
}

/// Returns the fewest dry brights that the yaku of a pile need.
fn dry(told: &Made) -> u32 {
    crate::koikoi::made::dry_brights(told)
}

/// Returns the column of the yaku at fault, if the fault lies with one.
fn blamed(why: &Unmade, told: &Made) -> Option<u32> {
    let yaku: Yaku = why.yaku()?;
    let is_it = |named: &&Spanned<Yaku>| named.value == yaku;
    told.yaku.iter().find(is_it).map(|named| named.column)
}
