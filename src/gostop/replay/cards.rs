//! Lines about captured cards: takes, counts, surrendered junk.

use super::HandBuilder;
use crate::card::{Card, Flower, Joker, Pile};
use crate::gostop::counted::named;
use crate::gostop::hand::JunkEvent;
use crate::gostop::junk::{Bringing, Gift, is_junk};
use crate::record::{
    CardList, Contradiction, CountKind, Counts, Name, PartCounts, Problem, ScoredPile, Seat,
    Spanned,
};

impl HandBuilder<'_> {
    /// Adds cards to a pile; each must be in the pack and in no other known pile.
    pub(super) fn add(&mut self, seat: Seat, cards: impl IntoIterator<Item = Spanned<Card>>) {
        for card in cards {
            let copies = self.rules.copies(card.value);
            let line = self.front.at.line;
            let holds = |other: &Seat| {
                let counted_later = || self.piles.last_has[*other].is_some_and(|last| last > line);
                let holds = self.hand.player(*other).pile.contains(card.value);
                holds && (*other == seat || !counted_later())
            };
            let holders = || self.hand.seats().filter(holds);
            let held: usize = holders()
                .map(|other| usize::from(self.hand.player(other).pile.count(card.value)))
                .sum();
            if copies == 0 {
                self.front
                    .fault_at(card.column, Problem::NotInPack { card: card.value });
            } else if held >= copies {
                let holder = holders().last().map(|holder| self.hand.name(holder));
                let problem = Problem::DuplicateCard {
                    card: card.value,
                    holder,
                };
                self.front.fault_at(card.column, problem);
                self.hand.players[seat].doubtful = true;
            } else {
                self.hand.players[seat].pile.add(card.value);
            }
        }
    }

    pub(super) fn takes(&mut self, seat: Seat, cards: &CardList) {
        if self.hand.player(seat).counts.is_some() {
            return self
                .front
                .fault(Problem::Contradiction(Contradiction::AfterCounts));
        }
        if self.scored(seat) || self.known_in_part(seat) {
            return;
        }
        self.took(cards.pile());
        self.hand.players[seat].takes = true;
        self.hand.players[seat].told = true;
        self.add(seat, cards.0.iter().copied());
        for joker in cards.0.iter().filter_map(|card| card.value.as_joker()) {
            self.joker(seat, joker);
        }
    }

    pub(super) fn has(&mut self, seat: Seat, cards: &CardList, counts: PartCounts) {
        if self.scored(seat) || self.known_in_part(seat) {
            return;
        }
        let player = &mut self.hand.players[seat];
        player.pile = Pile::EMPTY;
        player.counts = None;
        player.parts = counts;
        player.hidden_bombs = 0;
        player.counted = true;
        player.told = true;
        self.piles.uncount(seat);
        self.add(seat, cards.0.iter().copied());
        if !counts.is_empty() {
            self.piles.count_at(self.front.at, seat);
            self.add_bombed(seat);
            self.enough_for_named(seat);
        }
    }

    pub(super) fn counts(&mut self, seat: Seat, counts: Counts) {
        if self.scored(seat) || self.known_in_part(seat) {
            return;
        }
        let player = self.hand.player(seat);
        if player.counted || player.counts.is_some() {
            let problem = Contradiction::ToldBefore;
            return self.front.fault(Problem::Contradiction(problem));
        }
        if player.pile.contains(Card::BOAR) {
            self.hand.boar = Some((seat, self.front.at));
        }
        self.piles.count_at(self.front.at, seat);
        let player = &mut self.hand.players[seat];
        player.pile = Pile::EMPTY;
        player.counts = Some(counts);
    }

    /// Reports a line about cards if the player's points are recorded; returns whether they are.
    fn scored(&mut self, seat: Seat) -> bool {
        let scored = self.hand.player(seat).scored.is_some();
        if scored {
            self.points_and_cards(seat);
        }
        scored
    }

    fn points_and_cards(&mut self, seat: Seat) {
        let player = self.hand.name(seat);
        self.front
            .fault(Problem::Contradiction(Contradiction::PointsAndCards {
                player,
            }));
    }

    /// Records a pile's points, and known cards and counts, which account for part of the points.
    pub(super) fn scores(
        &mut self,
        seat: Seat,
        scored: ScoredPile,
        cards: &CardList,
        counts: PartCounts,
    ) {
        let player = self.hand.player(seat);
        if player.scored.is_some() || player.counts.is_some() || player.counted || player.takes {
            return self.points_and_cards(seat);
        }
        if self.known_in_part(seat) {
            return;
        }
        let player = &mut self.hand.players[seat];
        player.scored = Some(scored);
        player.parts = counts;
        self.piles.scored_at.push((self.front.at, seat));
        self.add(seat, cards.0.iter().copied());
        if !counts.is_empty() {
            self.piles.count_at(self.front.at, seat);
            self.enough_for_named(seat);
        }
    }

    pub(super) fn gives(&mut self, from: Seat, card: Spanned<Card>, to: &Spanned<Name>) {
        let Some(receiver) = self.seat(to) else {
            return;
        };
        if receiver == from {
            return self
                .front
                .fault_at(to.column, Problem::Contradiction(Contradiction::Themselves));
        }
        if !is_junk(card.value) {
            let problem = Contradiction::NotJunk { card: card.value };
            return self
                .front
                .fault_at(card.column, Problem::Contradiction(problem));
        }
        let giver = self.hand.player(from);
        let counted_later = self.piles.last_has[from].is_some_and(|last| last > self.front.at.line);
        let counted = giver.counted && giver.counts.is_none() && !counted_later;
        let known = counted || !giver.whole;
        let (doubtful, player) = (giver.doubtful, giver.name.clone());
        let partly = giver.partly;
        let unnamed = self.surrender(from, card.value);
        let had = !partly && self.hand.players[from].pile.remove(card.value);
        if !had && !unnamed && known && !doubtful {
            let problem = Problem::CardNotThere {
                card: card.value,
                player,
            };
            return self.front.fault_at(card.column, problem);
        }
        let gift = Gift {
            from,
            to: receiver,
            card: card.value,
        };
        self.debts.given(gift, self.front.at.line);
        if !self.hand.player(receiver).partly {
            self.add(receiver, [card]);
            self.count_more(receiver, card.value);
        }
    }

    /// Subtracts a card's value from the unnamed junk that was counted; returns whether the card
    /// may have been an unnamed one.
    fn surrender(&mut self, from: Seat, card: Card) -> bool {
        let gone = self.hand.elsewhere(from);
        let counted = self.hand.counted(from);
        let may_be = counted.may_have(card, gone, &self.rules);
        let player = &mut self.hand.players[from];
        if let Some(junk) = player.parts.junk.as_mut().filter(|_| player.counted) {
            *junk = junk.saturating_sub(named(
                Pile::from_cards(&[card]),
                CountKind::Junk,
                &self.rules,
            ));
        }
        may_be
    }

    /// Adds a card's value to the unnamed junk that was counted.
    fn count_more(&mut self, to: Seat, card: Card) {
        let worth = named(Pile::from_cards(&[card]), CountKind::Junk, &self.rules);
        let player = &mut self.hand.players[to];
        if let Some(junk) = player.parts.junk.as_mut().filter(|_| player.counted) {
            *junk += worth;
        }
    }

    /// Reports a month that an earlier line rules out; returns whether the month is possible.
    pub(super) fn month_once(
        &mut self,
        month: Spanned<Flower>,
        told: impl Fn(&Self) -> bool,
    ) -> bool {
        let again = told(self);
        if again {
            let problem = Contradiction::MonthAgain { month: month.value };
            self.front
                .fault_at(month.column, Problem::Contradiction(problem));
        }
        !again
    }

    /// Returns whether three cards of a month are known to have been in the hand of a player or
    /// seller other than `by`. Sold cards are in the stock, and may still join a stack from there.
    pub(super) fn month_taken(&self, month: Spanned<Flower>, by: Option<Seat>) -> bool {
        self.months.played(month.value, by) || self.hand.seating.showed(month.value)
    }

    /// Records what a captured joker brings. A joker that is only worth junk brings nothing if it
    /// was dealt to the table, but event lines do not show that.
    fn joker(&mut self, seat: Seat, joker: Joker) {
        let (amount, by_lines) = match joker {
            Joker::Boss => (self.rules.junk_each_boss, false),
            _ if joker.is_mere_junk() => (self.rules.junk_each_joker, self.turns.is_none()),
            _ => return,
        };
        let bringing = Bringing {
            event: JunkEvent::Joker,
            to: seat,
            amount,
            by_lines,
        };
        self.debts.owe(&self.hand, bringing, self.front.at);
    }

    pub(super) fn owe(&mut self, event: JunkEvent, to: Seat, amount: u32) {
        let bringing = Bringing {
            event,
            to,
            amount,
            by_lines: false,
        };
        self.debts.owe(&self.hand, bringing, self.front.at);
    }

    pub(in crate::gostop) fn settle_junk(&mut self) {
        if !self.debts.is_empty() {
            let (gifts, mut faults) = self.debts.settle(&mut self.hand, &self.rules);
            self.front.faults.append(&mut faults);
            for gift in gifts {
                self.tell_gift(gift);
            }
        }
    }
}
