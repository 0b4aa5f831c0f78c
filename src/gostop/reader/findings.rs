//! Who fed the winner, found from the turns, and what else he could have played.

use super::Reader;
use super::turns::Turns;
use crate::card::{Card, Flower, Pile};
use crate::gostop::hand::{Accusation, Alternative, End, Found, Past};
use crate::gostop::turns::{Move, Table, Whole, options};
use crate::record::{At, CardList, Record, Seat, Turn};
use crate::rules::GoStopRules;
use std::borrow::Cow;

impl Reader<'_> {
    /// Accuses whoever fed the winner by the turns: the later turn first, and of each the card that
    /// he played before those that he left.
    pub(super) fn find_who_fed(&mut self, record: &Record) {
        let Some((End::Stop(winner), _)) = self.hand.end else {
            return;
        };
        let Some(turns) = self.turns_of_three() else {
            return;
        };
        if !self.rules.oe_myeon_enforced {
            return;
        }
        let mut his = turns.past.iter().rev().skip(1);
        let since = his.position(|past| past.seat == winner);
        let before = turns.past.len().saturating_sub(1);
        let first = since.map_or(0, |since| before.saturating_sub(since));
        let mut last: Vec<usize> = self
            .hand
            .others(winner)
            .filter_map(|seat| turns.past.iter().rposition(|past| past.seat == seat))
            .filter(|at| *at >= first)
            .collect();
        last.sort_unstable_by(|one, other| other.cmp(one));
        let tries = !turns.only_payments || self.rules.oe_myeon_needs_alternative;
        let fed = last.into_iter();
        let fed: Vec<Accusation> = fed
            .flat_map(|at| accusations(turns, at, tries.then_some(record), &self.rules))
            .collect();
        self.hand.accusations = fed;
    }

    /// Returns the turns of a record between three players that has no fault.
    pub(super) fn turns_of_three(&self) -> Option<&Turns> {
        let three = self.hand.players.len() == 3;
        let sound = self.faults.is_empty() && !self.gaps;
        self.turns.as_ref().filter(|_| three && sound)
    }

    /// Returns the hand as it was after so many entries, with a stock of which no more is known than what
    /// was turned up.
    pub(super) fn before<'a>(record: &Record, rules: &'a GoStopRules, read: usize) -> Reader<'a> {
        let mut reader = Reader::new(record, Cow::Borrowed(rules));
        for entry in record.entries.iter().take(read) {
            reader.entry(entry);
        }
        if let Some(turns) = &mut reader.turns {
            // Only what comes next is asked for, many times over.
            turns.past.clear();
            turns.coarse.clear();
            if let Some(table) = &mut turns.table {
                table.open_ended = true;
            }
        }
        reader
    }

    /// Returns the table as it is now, where it is known.
    pub(super) fn known_table(&self) -> Option<&Table> {
        self.turns.as_ref()?.table.as_ref()
    }

    /// Returns the hand after a turn that nobody took, with the junk that it brings.
    fn after(&self, seat: Seat, whole: &Whole) -> Self {
        let mut reader = self.clone();
        reader.settle_junk();
        for turn in &whole.turns {
            // A turn that was found possible is not refused.
            let _ = reader.whole_turn(seat, turn);
        }
        reader.settle_junk();
        reader
    }

    /// Returns every turn of a player, or, where `only` says what he decided, just that, with the
    /// hand after each; these are the next cards of the stock. None where it is not his turn.
    pub(super) fn tried(
        &self,
        seat: Seat,
        deck: &[Card],
        only: Option<&[Move]>,
    ) -> impl Iterator<Item = (Whole, Self)> {
        let due = |table: &&Table| self.hand.end.is_none() && table.due() == Some(seat);
        let turns = self.known_table().filter(due);
        let turns = turns.map(|table| options(table, seat, deck, only, &self.rules));
        turns.into_iter().flatten().map(move |whole| {
            let reader = self.after(seat, &whole);
            (whole, reader)
        })
    }

    /// Returns the table after these lines of a turn of a player.
    fn made(&self, seat: Seat, turns: &[Turn]) -> Option<Table> {
        let mut table = self.known_table()?.clone();
        for turn in turns {
            (table, _) = table.turn(seat, turn, 0, &self.rules).ok()?;
        }
        Some(table)
    }

    /// Returns whether a player may end the hand by stopping now.
    pub(super) fn wins(&self, seat: Seat) -> bool {
        self.hand.end.is_none() && self.may_stop(seat)
    }

    /// Returns what the winner could still have played to stop on his next turn, these being the
    /// next cards of the stock and these the turns as they were taken, his own last.
    fn win_all_the_same(&self, deck: &[Card], taken: &[Past]) -> Option<Vec<Turn>> {
        let (next, later) = taken.split_first()?;
        let made = Move::all_of(&next.turns);
        let any = later.is_empty() && self.known_table()?.hand(next.seat).is_known();
        let only = Some(&made[..]).filter(|_| !any);
        let mut tried = self.tried(next.seat, deck, only);
        tried.find_map(|(whole, reader)| {
            if !later.is_empty() {
                return reader.win_all_the_same(&deck[whole.used..], later);
            }
            reader.wins(next.seat).then_some(whole.turns)
        })
    }
}

/// Returns the accusations of whoever took a turn, the winner's turn being the last; with all his
/// other turns where the record is given.
fn accusations(
    turns: &Turns,
    at: usize,
    record: Option<&Record>,
    rules: &GoStopRules,
) -> Vec<Accusation> {
    let taken = turns.past.get(at..).unwrap_or_default();
    let [his, between @ .., win] = taken else {
        return Vec::new();
    };
    let cards = fed(his, between, win);
    if cards.is_empty() {
        return Vec::new();
    }
    let alternatives = record.and_then(|record| alternatives(taken, record, rules));
    let prevented = |list: &Vec<Alternative>| list.iter().any(|one| one.answer.is_none());
    let forced = alternatives.as_ref().is_some_and(|list| !prevented(list));
    let accuse = |(card, played): (Card, bool)| {
        let column = his.place.column;
        let with = with(card, win.took);
        Accusation {
            seat: his.seat,
            place: his.place,
            card: At::new(card, column),
            with: Some(CardList(
                with.iter().map(|card| At::new(card, column)).collect(),
            )),
            last_card: played && his.last_card,
            forced,
            found: Some(Found {
                played,
                alternatives: alternatives.clone(),
            }),
        }
    };
    cards.into_iter().map(accuse).collect()
}

/// Returns the cards by which a turn fed the winner, and whether each was played: the played card
/// that stayed loose, and loose cards that could have been taken, where they still lay there for
/// the winner to take.
fn fed(his: &Past, between: &[Past], win: &Past) -> Vec<(Card, bool)> {
    let after = between.first().unwrap_or(win);
    let after = after.before.layout.loose;
    let taken = |card: &Card| {
        let lifted = between.iter().map(|past| past.moved.lifted.count(*card));
        win.moved.lifted.contains(*card) && after.count(*card) > lifted.sum()
    };
    let played = his.moved.laid.filter(taken);
    let before = his.before.layout.loose;
    let held = held_months(his);
    let could = |card: &Card| {
        // Taking one of two equal cards leaves its twin, and of a twin that was left by somebody who
        // could have taken both no card is left to take it with.
        let twin = before.count(*card) > 1;
        let holds = card.flower().is_some_and(|month| held.contains(&month));
        !twin && (holds || his.moved.passed_over.contains(*card))
    };
    let left = before.shared(after);
    let left = left.iter().filter(could).filter(taken);
    let left = left.filter(|card| Some(*card) != played);
    let played = played.into_iter().map(|card| (card, true));
    played.chain(left.map(|card| (card, false))).collect()
}

/// Returns the months that a player held in his turn, where his hand is known.
fn held_months(his: &Past) -> Vec<Flower> {
    let held = his.before.hand(his.seat);
    if !held.is_known() {
        return Vec::new();
    }
    let drawn = his.turns.iter().filter_map(|turn| match turn {
        Turn::Draws(_, Some(card)) => Some(card.value),
        _ => None,
    });
    held.cards
        .iter()
        .chain(drawn)
        .filter_map(Card::flower)
        .collect()
}

/// Returns the other cards of a card's month that were taken in the same turn.
fn with(card: Card, took: Pile) -> Pile {
    let mut others = took.filter(|other| other.flower() == card.flower());
    others.remove(card);
    others
}

/// Returns every other turn that the player of the first of these turns could have taken, or `None`
/// where his hand is not known.
fn alternatives(taken: &[Past], record: &Record, rules: &GoStopRules) -> Option<Vec<Alternative>> {
    let (his, later) = taken.split_first()?;
    if !his.before.hand(his.seat).is_known() {
        return None;
    }
    let deck = turned_up(taken);
    let base = Reader::before(record, rules, his.entry);
    let made = base.made(his.seat, &his.turns);
    let tried = base.tried(his.seat, &deck, None);
    // However a turn is written, nothing else leaves everything where this one did.
    let other = tried.filter(|(whole, _)| Some(&whole.table) != made.as_ref());
    let other = other.map(|(whole, reader)| Alternative {
        answer: reader.win_all_the_same(&deck[whole.used..], later),
        turns: whole.turns,
    });
    Some(other.collect())
}

/// Returns the cards of the stock that were turned up in these turns.
pub(super) fn turned_up(taken: &[Past]) -> Vec<Card> {
    let turns = taken.iter().flat_map(|past| &past.turns);
    turns.flat_map(Turn::turned_up).collect()
}
