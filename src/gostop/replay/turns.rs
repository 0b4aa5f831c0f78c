//! Lines of whole turns. The table is followed card by card, and what happens on it goes to the
//! same handlers as lines of events.

use super::HandBuilder;
use crate::gostop::hand::{HandEnd, PendingDecision};
use crate::gostop::junk::Gift;
use crate::gostop::turns::{Table, TurnEffect, TurnRefusal};
use crate::record::{
    Act, Contradiction, Fault, Line, Name, NotInForce, Place, Problem, Record, Seat, Spanned,
    TableEvent, Turn,
};

impl HandBuilder<'_> {
    /// Returns the table of whole turns, and lays the table out if no line has needed it yet.
    fn table_now(&mut self) -> Option<&mut Box<Table>> {
        let turns = self.turns.as_mut()?;
        if turns.table.is_none() {
            let names = self.hand.players.iter().map(|player| player.name.clone());
            let (cards, place, flawed) = &turns.laid;
            let line = place.line;
            match Table::dealt(names.collect(), cards, place.column, &self.rules) {
                Ok(mut table) if !flawed => {
                    table.put_back(self.hand.seating.all_sold());
                    turns.past.reserve(table.in_hands());
                    turns.table = Some(Box::new(table));
                }
                Ok(_) => self.front.gaps = true,
                Err(TurnRefusal { column, problem }) => {
                    self.front.faults.push(Fault::new(line, column, problem));
                    self.front.gaps = true;
                }
            }
        }
        self.turns.as_mut()?.table.as_mut()
    }

    /// Returns whether a player has the points to stop or say go.
    pub(in crate::gostop) fn may_stop(&self, seat: Seat) -> bool {
        self.hand.may_stop(seat, &self.rules)
    }

    /// Closes the last turn if a line does not belong to it any more: the player may have missed a
    /// call, and after the last turn the hand is over.
    pub(super) fn close_turn(&mut self, belongs: bool) {
        let Some(turns) = self.turns.as_mut().filter(|_| !belongs) else {
            return;
        };
        let Some((seat, place)) = turns.open.take() else {
            return;
        };
        if self.front.gaps || self.hand.end.is_some() {
            return;
        }
        if self.hand.must_declare(seat, &self.rules) {
            let player = self.hand.name(seat);
            self.front.fault(Problem::MustDeclare { player });
        }
        self.run_out(place);
    }

    /// Ends a hand after its last turn.
    fn run_out(&mut self, place: Place) {
        let Some(turns) = &mut self.turns else {
            return;
        };
        if turns.table.as_deref().is_some_and(Table::is_over) {
            turns.ran_out = true;
            self.hand.end = Some((HandEnd::Nagari, place));
        }
    }

    /// Closes the last turn at the end of the record, if needed.
    pub(super) fn finish_turns(&mut self) {
        let open = self.turns.as_mut().and_then(|turns| turns.open.take());
        if let Some((seat, place)) = open.filter(|_| !self.front.gaps && self.hand.end.is_none()) {
            if self.hand.must_declare(seat, &self.rules) {
                self.hand.due = Some(PendingDecision::Call(seat, place));
            } else {
                self.run_out(place);
            }
        }
    }

    /// Moves the table and the turns into the hand.
    pub(in crate::gostop) fn hand_over_table(&mut self) {
        if !self.hand.players.is_empty() && !self.front.seats_wrong() && !self.front.gaps {
            self.table_now();
        }
        if let Some(turns) = &mut self.turns {
            self.hand.table = turns.table.take();
            self.hand.turns = std::mem::take(&mut turns.past);
        }
    }

    /// Returns whether an act is still part of the last turn.
    pub(super) fn belongs(&self, seat: Seat, act: &Act) -> bool {
        let open = self.turns.as_ref().and_then(|turns| turns.open);
        match act {
            Act::Go(_) | Act::Stop | Act::Push => open.is_none_or(|(last, _)| last == seat),
            Act::Heundeum(_) | Act::Syodang => false,
            _ => Turn::from_act(act).is_none(),
        }
    }

    /// Applies a line of a record of whole turns.
    pub(super) fn act_of_turns(&mut self, seat: Seat, act: &Act, flawed: bool) {
        let turn = Turn::from_act(act);
        let moves_cards = turn.is_some() || matches!(act, Act::Holds(_));
        self.front.gaps |= flawed && moves_cards;
        if self.front.gaps {
            // The table is no longer known, but calls and answers still are.
            return match act {
                Act::Go(_) | Act::Stop | Act::Push | Act::Syodang => self.apply(seat, act),
                _ => {}
            };
        }
        let result = match turn {
            Some(turn) => self.whole_turn(seat, &turn),
            None => self.fits_table(seat, act).map(|()| {
                self.apply(seat, act);
                self.tell_same(seat, act);
            }),
        };
        if let Err(TurnRefusal { column, problem }) = result {
            self.front.fault_at(column, problem);
            self.front.gaps |= moves_cards || matches!(act, Act::Stop | Act::Push);
        }
    }

    /// Keeps a line that also belongs in the record without turns.
    pub(super) fn tell_same(&mut self, seat: Seat, act: &Act) {
        let (place, hand) = (self.front.at, &self.hand);
        if let Some(turns) = self
            .turns
            .as_mut()
            .filter(|_| !matches!(act, Act::Holds(_)))
        {
            turns.tell(place, || {
                Line::Act(Spanned::new(hand.player(seat).name.clone(), 1), act.clone())
            });
        }
    }

    /// Keeps the line for junk that was surrendered by default.
    pub(super) fn tell_gift(&mut self, gift: Gift) {
        let to = Spanned::new(self.hand.player(gift.to).name.clone(), 1);
        let here = self.front.at;
        // The gift belongs to the turn in which it was owed.
        let owing = self.turns.as_ref().and_then(|turns| turns.past.last());
        self.front.at = owing.map_or(here, |past| past.place);
        self.tell_same(gift.from, &Act::Gives(Spanned::new(gift.card, 1), to));
        self.front.at = here;
    }

    /// Keeps a line about the table for the record without turns.
    pub(super) fn tell_table(&mut self, event: &TableEvent) {
        let place = self.front.at;
        if let Some(turns) = self.turns.as_mut().filter(|turns| !turns.ran_out) {
            turns.tell(place, || Line::Table(event.clone()));
        }
    }

    /// Fails if a line that is not a turn cannot come here.
    fn fits_table(&mut self, seat: Seat, act: &Act) -> Result<(), TurnRefusal> {
        let column = self.front.at.column;
        let open = self.turns.as_ref().and_then(|turns| turns.open);
        let Some(table) = self.table_now() else {
            return Ok(());
        };
        let due = table.due();
        let his_turn = due == Some(seat) && !table.is_mid_turn();
        match act {
            Act::Heundeum(None) | Act::Quads(None) | Act::Potkan(None) | Act::Grenade(None) => Err(
                TurnRefusal::contradiction(column, Contradiction::TurnsNeedMonth),
            ),
            Act::Holds(cards) => table.hold(seat, cards, column),
            Act::Takes(cards) => table.take_dealt(seat, cards, column),
            Act::Quads(Some(month)) => table.quads(seat, *month),
            Act::Heundeum(Some(month)) if due == Some(seat) => table.show(seat, *month),
            Act::Syodang if his_turn => Ok(()),
            Act::Go(_) | Act::Stop | Act::Push if open.is_some_and(|(last, _)| last == seat) => {
                Ok(())
            }
            Act::Heundeum(_) | Act::Syodang | Act::Go(_) | Act::Stop | Act::Push => {
                let due = due.map(|seat| self.hand.name(seat));
                let player = self.hand.name(seat);
                let problem = Problem::WrongTurn { player, due };
                Err(TurnRefusal::new(column, problem))
            }
            Act::Gives(card, to) => self.owes(seat, *card, to),
            Act::Has(..)
            | Act::Counts(_)
            | Act::Known(_)
            | Act::Scores(..)
            | Act::Ppuk(..)
            | Act::Special(..)
            | Act::FirstSweep(_)
            | Act::Boar(_)
            | Act::Baekhwajeom
            | Act::Heodang
            | Act::OeMyeon(_) => Err(TurnRefusal::contradiction(column, Contradiction::TurnsTell)),
            _ => Ok(()),
        }
    }

    /// Fails if the player in `seat` does not owe junk to the player named `to`.
    fn owes(
        &self,
        seat: Seat,
        card: Spanned<crate::card::Card>,
        to: &Spanned<Name>,
    ) -> Result<(), TurnRefusal> {
        match self.find(&to.value) {
            Some(to) if to != seat && !self.debts.is_open(seat, to) => {
                let what = Contradiction::NothingOwed {
                    from: self.hand.name(seat),
                    to: self.hand.name(to),
                };
                Err(TurnRefusal::contradiction(card.column, what))
            }
            _ => Ok(()),
        }
    }

    /// Plays a turn, or as much of a turn as a line gives.
    pub(in crate::gostop) fn whole_turn(
        &mut self,
        seat: Seat,
        turn: &Turn,
    ) -> Result<(), TurnRefusal> {
        let (column, rules) = (self.front.at.column, self.rules.clone());
        let followed = self.turns.as_mut().and_then(|turns| turns.followed.take());
        let Some(table) = self.table_now() else {
            return Ok(());
        };
        let (after, moved) = match followed {
            Some(followed) => followed,
            None => table.turn(seat, turn, column, &rules)?,
        };
        let goes_on = table.is_mid_turn();
        let before = (!goes_on).then(|| (table.layout.loose, table.hand(seat).clone()));
        *table = after;
        let again = !goes_on && self.order.last_turn == Some(seat);
        if again {
            // The other players were passed over, so this is another turn of the same player.
            self.order.last_turn = None;
        }
        let offered = self.hand.offer.is_some();
        for (nth, act) in moved.acts(column).enumerate() {
            self.apply(seat, &act);
            if nth == 0 && again && offered && self.hand.offer.is_none() {
                self.tell_table(&TableEvent::Expire);
            }
            self.tell_same(seat, &act);
        }
        if moved.whole && self.hand.end.is_none() {
            self.after_turn(seat, &moved);
        }
        let place = self.front.at;
        if let Some(turns) = &mut self.turns {
            turns.keep(before, turn, moved, place);
        }
        Ok(())
    }

    /// Handles what follows from the end of a turn, apart from the turn's events.
    fn after_turn(&mut self, seat: Seat, moved: &TurnEffect) {
        if moved.dry == HEODANG && self.rules.fixed_heodang > 0 {
            self.apply(seat, &Act::Heodang);
            self.tell_same(seat, &Act::Heodang);
        } else if let Some(turns) = &mut self.turns {
            turns.open = Some((seat, self.front.at));
        }
    }

    /// Reports a turn given card by card while the cards on the table are not known.
    pub(super) fn turn_without_table(&mut self) {
        if !self.front.gaps {
            self.front.fault(Problem::NotInForce(NotInForce::Table));
        }
        self.front.gaps = true;
    }
}

/// Returns whether turns can still be entered card by card after this record.
pub fn awaits_turns(record: &Record) -> bool {
    let mut lines = record
        .entries
        .iter()
        .filter_map(|entry| entry.line.as_ref());
    lines.all(is_before_turns)
}

/// Returns whether a line can come before the first turn in a record of whole turns.
pub(in crate::gostop) fn is_before_turns(line: &Line) -> bool {
    match line {
        Line::Header(_) | Line::Table(TableEvent::Expire) => true,
        Line::Table(_) => false,
        Line::Act(_, Act::Takes(cards)) => {
            let mut jokers = cards.0.iter().map(|card| card.value.as_joker());
            !cards.0.is_empty() && jokers.all(|joker| joker.is_some())
        }
        Line::Act(_, act) => matches!(
            act,
            Act::Holds(_)
                | Act::Heundeum(_)
                | Act::Syodang
                | Act::Accepts
                | Act::Refuses
                | Act::Drops(_)
                | Act::Stays
                | Act::Sells(..)
        ),
    }
}

/// How many turns in a row without a capture make a heodang.
const HEODANG: u32 = 5;
