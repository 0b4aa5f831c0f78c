//! What a player does in a turn before the stock is turned up: a card, a joker, a bomb.

use super::Refused;
use super::under_way::UnderWay;
use crate::card::Card;
use crate::card::{Flower, Pile};
use crate::record::{At, Contradiction, NotInForce, Play, Problem};
use crate::rules::{Grenade, JokerFromHand};

impl UnderWay<'_> {
    /// A joker laid down at the start of the turn, and the card drawn into the hand for it.
    pub(super) fn draw(
        &mut self,
        joker: At<Card>,
        drawn: Option<At<Card>>,
        column: u32,
    ) -> Result<(), Refused> {
        if self.rules.joker_from_hand == JokerFromHand::Replace {
            let problem = Problem::NotInForce(NotInForce::JokerDrawn);
            return Err(Refused::new(column, problem));
        }
        if joker.value.as_joker().is_none() {
            let what = Contradiction::NotJoker { card: joker.value };
            return Err(Refused::contradiction(joker.column, what));
        }
        self.table.play(self.seat, joker)?;
        self.capture(joker.value);
        if let Some(card) = drawn {
            self.table.turn_up(card)?;
            self.table.sides[self.seat].hand.draw(card.value);
        } else if self.may_turn_up() {
            let what = Contradiction::TurnedUp { told: 0, takes: 1 };
            return Err(Refused::contradiction(column, what));
        }
        let begun = self.table.begun.unwrap_or_default();
        self.table.begun = Some(begun.plus(self.moved.took));
        // Others may have been passed over: the turn stays with this player.
        self.table.next = self.seat;
        let side = &self.table.sides[self.seat];
        if side.hand.count == 0 && side.owed == 0 {
            // Nothing was left to replace the last card with.
            self.finish(false);
        }
        Ok(())
    }

    pub(super) fn play(&mut self, play: &Play, column: u32) -> Result<(), Refused> {
        let card = play.card;
        let joker = card.value.as_joker().is_some();
        if joker && self.rules.joker_from_hand == JokerFromHand::Hand {
            let problem = Problem::NotInForce(NotInForce::JokerPlayed);
            return Err(Refused::new(card.column, problem));
        }
        if let (false, [_, ..]) = (joker, &play.then[..]) {
            let what = Contradiction::NotJoker { card: card.value };
            return Err(Refused::contradiction(card.column, what));
        }
        self.table.play(self.seat, card)?;
        if !joker {
            return self.lay(card, play.on);
        }
        self.capture(card.value);
        self.substitute(play, column)
    }

    /// What is turned up for a joker from the hand: further jokers, then the card played for it.
    fn substitute(&mut self, play: &Play, column: u32) -> Result<(), Refused> {
        let mut told = 0;
        for card in &play.then {
            told += u32::from(told > 0 || card.value.as_joker().is_none());
            if told > 1 {
                let what = Contradiction::TurnedUp { told, takes: 1 };
                return Err(Refused::contradiction(card.column, what));
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
                Err(Refused::contradiction(column, what))
            }
            Some(on) if told == 0 => {
                let what = Contradiction::OtherMonth { card: on.value };
                Err(Refused::contradiction(on.column, what))
            }
            _ => Ok(()),
        }
    }

    /// All four of a month: three from the hand on the fourth.
    pub(super) fn bomb(&mut self, month: At<Flower>, column: u32) -> Result<(), Refused> {
        let mut shown = self.table.sides[self.seat].hand.shown.iter();
        if !self.rules.potkan_after_heundeum && shown.any(|(shown, _)| *shown == month.value) {
            let problem = Problem::NotInForce(NotInForce::PotkanAfterHeundeum);
            return Err(Refused::new(column, problem));
        }
        self.table.sides[self.seat].owed += 3_u32.saturating_sub(self.rules.potkan_flips);
        self.sweep(month, 1, false)
    }

    /// All four of a month: two from the hand on two.
    pub(super) fn grenade(&mut self, month: At<Flower>, column: u32) -> Result<(), Refused> {
        if self.rules.grenade == Grenade::Off {
            let problem = Problem::NotInForce(NotInForce::Grenade);
            return Err(Refused::new(column, problem));
        }
        self.table.sides[self.seat].owed += 1;
        self.sweep(month, 2, true)
    }

    fn sweep(&mut self, month: At<Flower>, takes: u32, grenade: bool) -> Result<(), Refused> {
        let four = Pile::month(month.value);
        let loose = self.table.layout.loose_of(month.value);
        if loose.len() != takes {
            let month_value = month.value;
            let problem = Problem::MonthNotOnTable {
                month: month_value,
                takes,
            };
            return Err(Refused::new(month.column, problem));
        }
        self.table.layout.loose = self.table.layout.loose.without(loose);
        for card in four.without(loose) {
            self.table.play(self.seat, At::new(card, month.column))?;
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
