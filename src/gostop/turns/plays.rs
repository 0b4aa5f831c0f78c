//! What a player does in a turn before cards are turned up: playing a card or a joker, or bombing.

use super::TurnRefusal;
use super::under_way::UnderWay;
use crate::card::Card;
use crate::card::{Flower, Pile};
use crate::record::{Contradiction, NotInForce, Play, Problem, Spanned};
use crate::rules::{Grenade, JokerFromHand};

impl UnderWay<'_> {
    /// Lays down a joker at the start of the turn and draws a card into the hand for it.
    pub(super) fn draw(
        &mut self,
        joker: Spanned<Card>,
        drawn: Option<Spanned<Card>>,
        column: u32,
    ) -> Result<(), TurnRefusal> {
        if self.rules.joker_from_hand == JokerFromHand::Replace {
            let problem = Problem::NotInForce(NotInForce::JokerDrawn);
            return Err(TurnRefusal::new(column, problem));
        }
        if joker.value.as_joker().is_none() {
            let what = Contradiction::NotJoker { card: joker.value };
            return Err(TurnRefusal::contradiction(joker.column, what));
        }
        self.table.play(self.seat, joker)?;
        self.capture(joker.value);
        if let Some(card) = drawn {
            self.table.turn_up(card)?;
            self.table.sides[self.seat].hand.draw(card.value);
        } else if self.may_turn_up() {
            let what = Contradiction::TurnedUp { told: 0, takes: 1 };
            return Err(TurnRefusal::contradiction(column, what));
        }
        let begun = self.table.begun.unwrap_or_default();
        self.table.begun = Some(begun.plus(self.moved.took));
        // Others may have been passed over, but the turn stays with this player.
        self.table.next = self.seat;
        let side = &self.table.sides[self.seat];
        if side.hand.count == 0 && side.owed == 0 {
            // No card was left to replace the last one.
            self.finish(false);
        }
        Ok(())
    }

    pub(super) fn play(&mut self, play: &Play, column: u32) -> Result<(), TurnRefusal> {
        let card = play.card;
        let joker = card.value.as_joker().is_some();
        if joker && self.rules.joker_from_hand == JokerFromHand::Hand {
            let problem = Problem::NotInForce(NotInForce::JokerPlayed);
            return Err(TurnRefusal::new(card.column, problem));
        }
        if let (false, [_, ..]) = (joker, &play.then[..]) {
            let what = Contradiction::NotJoker { card: card.value };
            return Err(TurnRefusal::contradiction(card.column, what));
        }
        self.table.play(self.seat, card)?;
        if !joker {
            return self.lay(card, play.on);
        }
        self.capture(card.value);
        self.substitute(play, column)
    }

    /// Turns up cards for a joker from the hand: perhaps more jokers, then the card played instead.
    fn substitute(&mut self, play: &Play, column: u32) -> Result<(), TurnRefusal> {
        let mut told = 0;
        for card in &play.then {
            told += u32::from(told > 0 || card.value.as_joker().is_none());
            if told > 1 {
                let what = Contradiction::TurnedUp { told, takes: 1 };
                return Err(TurnRefusal::contradiction(card.column, what));
            }
            self.table.turn_up(*card)?;
            if told == 0 {
                self.capture(card.value);
            } else {
                self.lay(*card, play.on)?;
            }
        }
        match play.on {
            _ if told == 0 && self.may_turn_up() => {
                let what = Contradiction::TurnedUp { told, takes: 1 };
                Err(TurnRefusal::contradiction(column, what))
            }
            Some(on) if told == 0 => {
                let what = Contradiction::OtherMonth { card: on.value };
                Err(TurnRefusal::contradiction(on.column, what))
            }
            _ => Ok(()),
        }
    }

    /// Plays three cards of a month from the hand on the fourth, and takes all four.
    pub(super) fn bomb(&mut self, month: Spanned<Flower>, column: u32) -> Result<(), TurnRefusal> {
        let mut shown = self.table.sides[self.seat].hand.shown.iter();
        if !self.rules.potkan_after_heundeum && shown.any(|(shown, _)| *shown == month.value) {
            let problem = Problem::NotInForce(NotInForce::PotkanAfterHeundeum);
            return Err(TurnRefusal::new(column, problem));
        }
        self.table.sides[self.seat].owed += 3_u32.saturating_sub(self.rules.potkan_flips);
        self.sweep(month, 1, false)
    }

    /// Plays two cards of a month from the hand on the other two, and takes all four.
    pub(super) fn grenade(
        &mut self,
        month: Spanned<Flower>,
        column: u32,
    ) -> Result<(), TurnRefusal> {
        if self.rules.grenade == Grenade::Off {
            let problem = Problem::NotInForce(NotInForce::Grenade);
            return Err(TurnRefusal::new(column, problem));
        }
        self.table.sides[self.seat].owed += 1;
        self.sweep(month, 2, true)
    }

    fn sweep(
        &mut self,
        month: Spanned<Flower>,
        takes: u32,
        grenade: bool,
    ) -> Result<(), TurnRefusal> {
        let four = Pile::month(month.value);
        let loose = self.table.layout.loose_of(month.value);
        if loose.len() != takes {
            let month_value = month.value;
            let problem = Problem::MonthNotOnTable {
                month: month_value,
                takes,
            };
            return Err(TurnRefusal::new(month.column, problem));
        }
        self.table.layout.loose = self.table.layout.loose.without(loose);
        for card in four.without(loose) {
            self.table
                .play(self.seat, Spanned::new(card, month.column))?;
            self.capture(card);
        }
        for card in loose {
            self.capture(card);
        }
        self.moved.lifted = loose;
        self.moved.bombed = Some((month.value, grenade));
        self.moved.swept.push(month.value);
        Ok(())
    }
}
