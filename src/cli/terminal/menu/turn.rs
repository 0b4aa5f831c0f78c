//! Menus of a hand that is followed turn by turn.

use super::Menu;
use crate::card::{Card, Flower, Pile};
use crate::cli::words::{Text, say};
use crate::evening::given::Given;
use crate::gostop::turns::Table;
use crate::record::{Act, Flip, Flips, Seat, Short, Spanned, Turn};
use crate::rules::{GoStopRules, Grenade, JokerFromHand};
use std::io;

/// What a player can do in a turn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Does {
    Plays,
    Flips,
    Bombs,
    Grenades,
    Shows,
    Else,
}

impl Menu<'_> {
    /// Asks for a turn in short form, or for another action.
    pub(super) fn turn(&self, seat: Seat) -> io::Result<Option<Given>> {
        let lang = self.lang;
        let table = self.state.gostop().and_then(|(hand, rules)| {
            let table = hand.table.as_deref()?;
            Some((table, rules))
        });
        let Some((table, rules)) = table else {
            return self.event();
        };
        let can = self.can(seat, table, rules);
        let labels: Vec<Text> = can.iter().map(|(_, label)| label.into()).collect();
        let Some(at) = self.by.fuzzy(say!(lang, menu_does()), &labels)? else {
            return Ok(None);
        };
        let turn = match can[at].0 {
            Does::Plays => self.plays(seat, table, rules)?,
            Does::Flips => {
                let flips = self.flips(table, None, 1)?;
                flips.map(|flips| Short::Turn(Turn::Flips(flips)))
            }
            Does::Bombs => self.of_month(table, Turn::Bombs, rules.potkan_flips)?,
            Does::Grenades => self.of_month(table, Turn::Grenades, 1)?,
            Does::Shows => {
                let shows = |month| self.act(seat, Act::heundeum(Spanned::synthetic(month)));
                return Ok(self.month()?.map(shows));
            }
            Does::Else => return self.event(),
        };
        Ok(turn.map(Given::Turn))
    }

    /// Returns what a player can do in a turn, with labels.
    fn can(&self, seat: Seat, table: &Table, rules: &GoStopRules) -> Vec<(Does, String)> {
        let lang = self.lang;
        let can = [
            (
                Does::Plays,
                say!(lang, menu_plays()),
                table.hand(seat).count > 0,
            ),
            (
                Does::Flips,
                say!(lang, menu_flips()),
                table.sides[seat].owed > 0,
            ),
            (Does::Bombs, say!(lang, menu_bombs()), true),
            (
                Does::Grenades,
                say!(lang, menu_grenades()),
                rules.grenade != Grenade::Off,
            ),
            (Does::Shows, say!(lang, menu_shows()), true),
            (Does::Else, say!(lang, menu_else()), true),
        ];
        can.into_iter()
            .filter(|(_, _, can)| *can)
            .map(|(does, label, _)| (does, label.to_owned()))
            .collect()
    }

    /// Asks for the card played from the hand, and what was turned up after it: one card or, if a
    /// joker is replaced, two.
    fn plays(&self, seat: Seat, table: &Table, rules: &GoStopRules) -> io::Result<Option<Short>> {
        let held = table.hand(seat);
        let from = if held.is_known() {
            held.cards
        } else {
            table.unseen()
        };
        let question = say!(self.lang, menu_from_hand());
        let Some(card) = self.one_of(question, from)? else {
            return Ok(None);
        };
        let turned = match (card.as_joker(), rules.joker_from_hand) {
            (None, _) | (Some(_), JokerFromHand::Hand) => 1,
            (Some(_), JokerFromHand::Replace) => 2,
        };
        Ok(self.flips(table, Some(card), turned)?.map(Short::Cards))
    }

    fn of_month(
        &self,
        table: &Table,
        turn: fn(Spanned<Flower>, Flips) -> Turn,
        turned: u32,
    ) -> io::Result<Option<Short>> {
        let Some(month) = self.month()? else {
            return Ok(None);
        };
        let flips = self.flips(table, None, turned)?;
        Ok(flips.map(|flips| Short::Turn(turn(Spanned::synthetic(month), flips))))
    }

    /// Asks what followed a played card, if any: this many cards of the stock and the jokers before
    /// each, or fewer if the stock runs out.
    fn flips(&self, table: &Table, played: Option<Card>, turned: u32) -> io::Result<Option<Flips>> {
        let mut cards: Vec<Card> = played.into_iter().collect();
        let mut left = turned;
        let most = table.stock as usize + cards.len();
        while left > 0 && cards.len() < most {
            let seen: Pile = cards.iter().copied().collect();
            let question = say!(self.lang, menu_turned_up());
            let from = table.unseen().without(seen);
            let Some(card) = self.one_of(question, from)? else {
                return Ok(None);
            };
            cards.push(card);
            left -= u32::from(card.as_joker().is_none());
        }
        // A later question may ask what a card took, naming the card by its place in the sequence.
        let flip = |(place, card)| Flip {
            card: Spanned::new(card, place),
            on: None,
        };
        Ok(Some((1..).zip(cards).map(flip).collect()))
    }
}
