//! Lines about captured cards: takes, counts, surrendered junk, bombs.

use super::Telling;
use super::months::InHand;
use crate::card::{Card, Flower, Joker, Pile};
use crate::gostop::hand::JunkEvent;
use crate::gostop::junk::{Bringing, Gift, is_junk};
use crate::record::Seat;
use crate::record::{At, CardList, Contradiction, Counts, Name, NotInForce, Problem, Scored};
use crate::rules::Grenade;

impl Telling<'_> {
    /// Adds cards to a pile; each must be in the pack and in no pile that is known.
    pub(super) fn add(&mut self, seat: Seat, cards: impl IntoIterator<Item = At<Card>>) {
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
        if self.scored(seat) {
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

    pub(super) fn has(&mut self, seat: Seat, cards: &CardList) {
        if self.scored(seat) {
            return;
        }
        let player = &mut self.hand.players[seat];
        player.pile = Pile::EMPTY;
        player.counts = None;
        player.counted = true;
        player.told = true;
        self.piles.counted_at.retain(|(_, other)| *other != seat);
        self.add(seat, cards.0.iter().copied());
    }

    pub(super) fn counts(&mut self, seat: Seat, counts: Counts) {
        if self.scored(seat) {
            return;
        }
        if self.hand.player(seat).pile.contains(Card::BOAR) {
            self.hand.boar = Some((seat, self.front.at));
        }
        self.piles.counted_at.retain(|(_, other)| *other != seat);
        self.piles.counted_at.push((self.front.at, seat));
        let player = &mut self.hand.players[seat];
        player.pile = Pile::EMPTY;
        player.counts = Some(counts);
    }

    /// Reports a line about the cards of a player whose points are recorded; returns whether they are.
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

    /// Notes what a pile comes to, of which no cards are recorded.
    pub(super) fn scores(&mut self, seat: Seat, scored: Scored) {
        let player = self.hand.player(seat);
        if player.scored.is_some() || player.counts.is_some() || player.counted || player.takes {
            return self.points_and_cards(seat);
        }
        self.hand.players[seat].scored = Some(scored);
        self.piles.scored_at.push((self.front.at, seat));
    }

    pub(super) fn gives(&mut self, from: Seat, card: At<Card>, to: &At<Name>) {
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
        let had = self.hand.players[from].pile.remove(card.value);
        if !had && known && !doubtful {
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
        self.add(receiver, [card]);
    }

    /// Reports a month that an earlier line rules out; returns whether none does.
    pub(super) fn month_once(&mut self, month: At<Flower>, told: impl Fn(&Self) -> bool) -> bool {
        let again = told(self);
        if again {
            let problem = Contradiction::MonthAgain { month: month.value };
            self.front
                .fault_at(month.column, Problem::Contradiction(problem));
        }
        !again
    }

    /// Returns whether three of a month were in another hand than that of `by`, as far as is known:
    /// in that of somebody who plays, or of somebody who sold. What was sold is in the stock, from
    /// which it may still come to a stack.
    pub(super) fn month_taken(&self, month: At<Flower>, by: Option<Seat>) -> bool {
        self.months.played(month.value, by) || self.hand.seating.showed(month.value)
    }

    /// A triple is shown once, before it is bombed, and nobody else makes a stack of its month.
    pub(super) fn heundeum(&mut self, seat: Seat, month: At<Flower>) {
        let told = |telling: &Self| {
            let other = |(by, stack): &(Seat, Flower)| *by != seat && *stack == month.value;
            telling.month_taken(month, None) || telling.months.stacked.iter().any(other)
        };
        if self.month_once(month, told) {
            self.months.shown.push((seat, month.value));
            self.note_in_hand(seat, month, 3);
            self.hand.players[seat].heundeum.push(month.value);
        }
    }

    pub(super) fn grenade(&mut self, seat: Seat, month: At<Flower>) {
        match self.rules.grenade {
            Grenade::Off => self.front.fault(Problem::NotInForce(NotInForce::Grenade)),
            Grenade::Move => {
                self.sweep(seat, month, 2);
            }
            Grenade::Junk => self.lay(seat, month, 2, false),
            Grenade::Bomb => self.lay(seat, month, 2, true),
        }
    }

    fn note_in_hand(&mut self, seat: Seat, month: At<Flower>, cards: u32) {
        self.months.in_hand.push(InHand {
            seat,
            month: month.value,
            cards,
            place: self.front.at,
        });
    }

    /// Notes a bomb of three in hand.
    pub(super) fn bomb(&mut self, seat: Seat, month: At<Flower>) {
        self.lay(seat, month, 3, true);
    }

    /// Notes a bomb of this many in hand: its four cards, its junk and, where it multiplies, its month.
    fn lay(&mut self, seat: Seat, month: At<Flower>, cards: u32, multiplies: bool) {
        let shown = self
            .months
            .shown
            .iter()
            .find(|(_, shown)| *shown == month.value);
        let by = shown.map(|(by, _)| *by);
        if by == Some(seat) && !self.rules.potkan_after_heundeum {
            return self
                .front
                .fault(Problem::NotInForce(NotInForce::PotkanAfterHeundeum));
        }
        if !self.sweep(seat, month, cards) {
            return;
        }
        if multiplies {
            self.hand.players[seat].bombs.push(month.value);
        }
        self.owe(JunkEvent::Potkan, seat, self.rules.junk_each_potkan);
    }

    /// Moves the four cards of a month to a pile; cards that a count of the pile had already are
    /// not added again. Returns whether that can be.
    pub(super) fn sweep(&mut self, seat: Seat, month: At<Flower>, cards: u32) -> bool {
        let told = |telling: &Self| {
            telling.month_taken(month, Some(seat)) || telling.months.stacked(month.value)
        };
        if !self.month_once(month, told) {
            return false;
        }
        self.months.bombed.push((seat, month.value));
        self.note_in_hand(seat, month, cards);
        if self.hand.player(seat).counts.is_some() {
            // The counts are of the whole pile, these cards among it.
            if month.value == Flower::BushClover {
                self.hand.boar = Some((seat, self.front.at));
            }
            return true;
        }
        self.hand.players[seat].told = true;
        let player = self.hand.player(seat);
        let known = if player.counted {
            player.pile
        } else {
            Pile::EMPTY
        };
        let cards = Pile::month(month.value).without(known);
        self.add(seat, cards.iter().map(|card| At::new(card, month.column)));
        true
    }

    /// Notes what a captured joker brings. Lines of events do not show whether one that is only
    /// worth junk was dealt to the table, which brings none.
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
