//! The losers in a told hand: which baks can apply, and to whom.

use super::scored::ToldScore;
use super::{GoStopTerms, Judge, ToldLoser};
use crate::card::{Card, Joker, Pile};
use crate::gostop::stop_points;
use crate::record::{CountKind, Seat};
use crate::rules::GoStopRules;
use crate::telling::ask::{AskId, Enter};
use crate::telling::fact::ToldBak;
use crate::telling::refusal::{Misheard, MisheardReason};

/// Returns the junk value of the whole pack, which is the highest possible.
pub(in crate::telling) fn pack_junk(rules: &GoStopRules) -> u32 {
    let jokers: u32 = Joker::ALL
        .iter()
        .map(|joker| joker.junk() * u32::try_from(rules.copies(Card::joker(*joker))).unwrap_or(0))
        .sum();
    22 + 2 * rules.junk_double + rules.switch_september + rules.switch_may + jokers
}

/// Returns the points of the whole pack, which are the most possible.
pub(in crate::telling) fn most_points(rules: &GoStopRules) -> i64 {
    let jokers = Joker::ALL.iter().flat_map(|joker| {
        let card = Card::joker(*joker);
        std::iter::repeat_n(card, rules.copies(card))
    });
    let mut pack = Pile::flowers();
    for joker in jokers {
        pack.add(joker);
    }
    stop_points(pack, rules)
}

/// Whether a bak applies to a loser, if known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum BakState {
    Hit,
    Safe,
    Open,
}

impl GoStopTerms<'_> {
    fn stands(&self, bak: ToldBak, loser: &ToldLoser) -> BakState {
        let range = loser.range(bak.kind());
        let none = loser
            .captured
            .as_ref()
            .is_some_and(|captured| !captured.value);
        let (least, most) = if none {
            (0, Some(0))
        } else {
            (range.least, range.most)
        };
        let limit = if bak == ToldBak::Pi {
            self.rules.pi_bak_below(self.seats())
        } else {
            1
        };
        let spared = bak == ToldBak::Pi && self.rules.pi_bak_spare_zero;
        if least >= limit || (spared && most == Some(0)) {
            return BakState::Safe;
        }
        let below = most.is_some_and(|most| most < limit);
        if below && (!spared || least > 0) {
            return BakState::Hit;
        }
        BakState::Open
    }
}

impl Judge<'_> {
    /// Checks that the told baks fit what the winner scores, and asks about other baks that may
    /// apply.
    pub(super) fn losers(&mut self, scored: &ToldScore) -> Result<(), Misheard> {
        self.bare_counts(scored)?;
        for bak in ToldBak::ALL {
            let stakes = scored.stakes(bak, self.terms.rules)
                && bak.is_played(self.terms.seats(), self.terms.rules);
            if stakes {
                self.ask_bak(bak);
            }
        }
        for seat in self.hand.loser_seats() {
            let loser = self.hand.loser(seat);
            if let Some(word) = loser.and_then(|loser| loser.idle.first()) {
                return Err(Misheard::new(vec![word.clone()], MisheardReason::NoWord));
            }
        }
        Ok(())
    }

    /// Concludes from each told bak that the winner scores its kind. Refuses a bak if what was told
    /// leaves no room for that.
    pub(super) fn room_for_baks(&self, scored: &mut ToldScore) -> Result<(), Misheard> {
        for loser in &self.hand.losers {
            for (bak, said) in loser.baks.iter().filter(|(_, said)| said.value) {
                if scored.stakes(*bak, self.terms.rules) {
                    continue;
                }
                let rest = scored.points.map(|points| points - scored.sum);
                let counted = self.hand.winner.pile.counts.number_of(bak.kind()).is_some();
                let full = rest.is_some_and(|rest| rest < 1) || counted;
                if full || (scored.closed && scored.points.is_some()) {
                    let points = self.hand.winner.points.as_ref();
                    let mut words = said.words.clone();
                    words.extend(
                        points
                            .map(|points| points.words.clone())
                            .unwrap_or_default(),
                    );
                    words.extend(self.hand.winner.words_of(bak.kind()));
                    return Err(Misheard::new(words, MisheardReason::NoRoom(*bak)));
                }
                if scored.points.is_some() {
                    scored.set_scores(bak.kind());
                    if *bak == ToldBak::Meong {
                        scored.animals = scored.animals.max(self.terms.rules.meoung_bak_from);
                    }
                }
            }
        }
        Ok(())
    }

    /// Takes a loser's bare number as junk, if pi-bak is the only bak in question.
    fn bare_counts(&mut self, scored: &ToldScore) -> Result<(), Misheard> {
        let bare = |loser: &ToldLoser| !loser.bare.is_empty();
        let Some(first) = self.hand.losers.iter().find(|loser| bare(loser)) else {
            return Ok(());
        };
        let asked = |bak: &ToldBak| {
            scored.stakes(*bak, self.terms.rules)
                && bak.is_played(self.terms.seats(), self.terms.rules)
        };
        let asked: Vec<ToldBak> = ToldBak::ALL.into_iter().filter(asked).collect();
        // What else the points include is not known yet.
        let open = self
            .asks
            .iter()
            .any(|ask| matches!(ask.id, AskId::Rest(..)));
        if asked != [ToldBak::Pi] || open {
            let words = first.bare.first().map(|said| said.words.clone());
            return Err(Misheard::new(
                words.unwrap_or_default(),
                MisheardReason::NoWord,
            ));
        }
        for loser in &mut self.hand.losers {
            let mut numbers = std::mem::take(&mut loser.bare).into_iter();
            if let Some(said) = numbers.next() {
                let count = u32::try_from(said.value).unwrap_or(u32::MAX);
                loser.narrow(CountKind::Junk, count, Some(count), &said.words)?;
            }
            if let Some(second) = numbers.next() {
                return Err(Misheard::new(second.words, MisheardReason::NoWord));
            }
        }
        Ok(())
    }

    /// Asks to which losers a bak applies, among those for whom this is not known. If the bak was
    /// told of one loser, Enter means that nobody else has it.
    fn ask_bak(&mut self, bak: ToldBak) {
        let rules = self.terms.rules;
        let kind = bak.kind();
        let others: u32 = self
            .hand
            .losers
            .iter()
            .map(|loser| loser.range(kind).least)
            .sum();
        if kind != CountKind::Junk && self.left(kind) <= others {
            // All cards left of the kind are accounted for, so nobody else has any.
            for loser in &mut self.hand.losers {
                let range = loser.range(kind);
                if !range.is_known() {
                    let none = loser.narrow(kind, 0, Some(0), &[]);
                    debug_assert!(none.is_ok(), "nothing was known");
                }
            }
        }
        let stands = |seat: &Seat| {
            self.hand
                .loser(*seat)
                .map(|loser| self.terms.stands(bak, loser))
        };
        let open = self
            .hand
            .loser_seats()
            .filter(|seat| stands(seat) == Some(BakState::Open));
        let open: Vec<Seat> = open.filter(|seat| !self.terms.has_cards(*seat)).collect();
        let hit: Vec<Seat> = self
            .hand
            .loser_seats()
            .filter(|seat| stands(seat) == Some(BakState::Hit))
            .collect();
        if open.is_empty() {
            return;
        }
        let told = |loser: &ToldLoser, applies: bool| {
            loser
                .baks
                .iter()
                .any(|(known, said)| *known == bak && said.value == applies)
        };
        let named = self.hand.losers.iter().any(|loser| told(loser, true));
        let denied = |seat: &Seat| {
            self.hand
                .loser(*seat)
                .is_some_and(|loser| told(loser, false))
        };
        let (spared, unnamed): (Vec<Seat>, Vec<Seat>) = open
            .into_iter()
            .partition(|seat| bak == ToldBak::Pi && rules.pi_bak_spare_zero && denied(seat));
        if !spared.is_empty() {
            self.push(AskId::JunkOrNone, spared, None);
        }
        if !unnamed.is_empty() {
            self.push(AskId::Bak(bak), unnamed, named.then_some(Enter::Only(hit)));
        }
    }

    /// Returns how many cards of a kind the winner leaves to the losers.
    fn left(&self, kind: CountKind) -> u32 {
        let all = match kind {
            CountKind::Brights => 5,
            CountKind::Animals => 9,
            CountKind::Ribbons => 10,
            CountKind::Junk => pack_junk(self.terms.rules),
        };
        let shields = usize::from(kind == CountKind::Brights)
            * self.terms.rules.copies(Card::joker(Joker::Shield));
        let left = all - self.hand.winner.pile.count(kind).min(all);
        left + u32::try_from(shields).unwrap_or(0)
    }
}
