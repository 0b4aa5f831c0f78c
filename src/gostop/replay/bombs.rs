//! Lines about triples: showing them, bombing them, and where the cards of a bomb go.

use super::HandBuilder;
use super::months::InHand;
use crate::card::{Card, Flower, Pile};
use crate::gostop::counted::named;
use crate::gostop::hand::JunkEvent;
use crate::gostop::junk::is_junk;
use crate::record::{Contradiction, CountKind, NotInForce, Problem, Seat, Spanned};
use crate::rules::Grenade;

impl HandBuilder<'_> {
    /// Records a triple that was shown. A triple is shown only once, before it is bombed, and
    /// nobody else can stack its month.
    pub(super) fn heundeum(&mut self, seat: Seat, month: Option<Spanned<Flower>>) {
        if let Some(month) = month {
            let told = |telling: &Self| {
                let other = |(by, stack): &(Seat, Flower)| *by != seat && *stack == month.value;
                telling.month_taken(month, None) || telling.months.stacked.iter().any(other)
            };
            if !self.month_once(month, told) {
                return;
            }
            self.months.shown.push((seat, month.value));
        }
        let month = month.map(|month| month.value);
        self.note_in_hand(seat, month, 3, true);
        self.hand.players[seat].heundeum.push(month);
    }

    pub(super) fn grenade(&mut self, seat: Seat, month: Option<Spanned<Flower>>) {
        match self.rules.grenade {
            Grenade::Off => self.front.fault(Problem::NotInForce(NotInForce::Grenade)),
            Grenade::Move => {
                self.sweep(seat, month, 2);
            }
            Grenade::Junk => self.lay(seat, month, 2, false),
            Grenade::Bomb => self.lay(seat, month, 2, true),
        }
    }

    fn note_in_hand(&mut self, seat: Seat, month: Option<Flower>, cards: u32, shown: bool) {
        self.months.in_hand.push(InHand {
            seat,
            month,
            cards,
            shown,
            place: self.front.at,
        });
    }

    /// Records a bomb with three cards from the hand.
    pub(super) fn bomb(&mut self, seat: Seat, month: Option<Spanned<Flower>>) {
        self.lay(seat, month, 3, true);
    }

    /// Records a bomb with this many cards from the hand: its four cards, its junk and, if it
    /// multiplies, its month.
    fn lay(&mut self, seat: Seat, month: Option<Spanned<Flower>>, cards: u32, multiplies: bool) {
        let flower = month.map(|month| month.value);
        let mut shown = self.months.shown.iter();
        let shown = shown.any(|(by, shown)| *by == seat && Some(*shown) == flower);
        if shown && !self.rules.potkan_after_heundeum {
            return self
                .front
                .fault(Problem::NotInForce(NotInForce::PotkanAfterHeundeum));
        }
        if !self.sweep(seat, month, cards) {
            return;
        }
        if multiplies {
            self.hand.players[seat].bombs.push(flower);
        }
        self.owe(JunkEvent::Potkan, seat, self.rules.junk_each_potkan);
    }

    /// Moves the four cards of a month to a pile, except those that a count of the pile already
    /// includes. Returns whether that was possible.
    fn sweep(&mut self, seat: Seat, month: Option<Spanned<Flower>>, cards: u32) -> bool {
        let Some(month) = month else {
            self.note_in_hand(seat, None, cards, false);
            let player = &mut self.hand.players[seat];
            let is_whole = player.counted || player.counts.is_some() || player.scored.is_some();
            player.hidden_bombs += u32::from(!is_whole);
            return true;
        };
        let told = |telling: &Self| {
            telling.month_taken(month, Some(seat)) || telling.months.stacked(month.value)
        };
        if !self.month_once(month, told) {
            return false;
        }
        self.months.bombed.push((seat, month.value));
        self.note_in_hand(seat, Some(month.value), cards, false);
        if self.hand.player(seat).counts.is_some() {
            // The counts are of the whole pile, including the four cards of the month.
            if month.value == Flower::BushClover {
                self.hand.boar = Some((seat, self.front.at));
            }
            return true;
        }
        self.hand.players[seat].told = true;
        self.add_month(seat, month);
        if self.hand.player(seat).facts.is_some() {
            self.facts_agree(seat);
        } else {
            self.enough_for_named(seat);
        }
        true
    }

    /// Adds the cards of a bombed month to a pile. Leaves out cards that a count of the pile
    /// already includes, and counted junk that may have been surrendered since.
    fn add_month(&mut self, seat: Seat, month: Spanned<Flower>) {
        let player = self.hand.player(seat);
        let is_whole = player.counted || player.scored.is_some();
        let known = if is_whole { player.pile } else { Pile::EMPTY };
        let cards = Pile::month(month.value).without(known);
        let junk = named(known.plus(cards), CountKind::Junk, &self.rules);
        let cards = if player.parts.junk.is_some_and(|told| told < junk) {
            cards.filter(|card: Card| !is_junk(card))
        } else {
            cards
        };
        self.add(
            seat,
            cards.iter().map(|card| Spanned::new(card, month.column)),
        );
    }

    /// Adds the cards of the months that a player bombed before the pile was counted.
    pub(super) fn add_bombed(&mut self, seat: Seat) {
        let bombed = self.months.bombed.iter().filter(|(by, _)| *by == seat);
        let months: Vec<Flower> = bombed.map(|(_, month)| *month).collect();
        let column = self.front.at.column;
        for month in months {
            self.add_month(seat, Spanned::new(month, column));
        }
    }

    /// Reports a count of a kind that is smaller than the number of named cards.
    pub(super) fn enough_for_named(&mut self, seat: Seat) {
        let player = self.hand.player(seat);
        let (pile, parts) = (player.pile, player.parts);
        for kind in CountKind::ALL {
            let named = named(pile, kind, &self.rules);
            if let Some(told) = parts.number_of(kind).filter(|told| *told < named) {
                let problem = Contradiction::FewerThanNamed { kind, told, named };
                self.front.fault(Problem::Contradiction(problem));
                self.hand.players[seat].doubtful = true;
            }
        }
    }
}
