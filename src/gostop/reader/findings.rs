//! Who fed the winner, found from the turns, and what else he could have played.

use super::Reader;
use super::turns::Turns;
use crate::card::{Card, Flower, Pile};
use crate::gostop::hand::{Accusation, Alternative, End, Found, Past};
use crate::gostop::turns::{Move, Table, Whole, options};
use crate::record::{At, CardList, Record, Seat, Turn};
use crate::rules::GoStopRules;

impl Reader<'_> {
    /// Accuses whoever fed the winner by the turns: the later turn first, and of each the card that
    /// he played before those that he left.
    pub(super) fn find_who_fed(&mut self, record: &Record) {
        let Some((End::Stop(winner), _)) = self.hand.end else {
            return;
        };
        let three = self.hand.players.len() == 3;
        let sound = self.faults.is_empty() && !self.gaps;
        let Some(turns) = self.turns.as_ref().filter(|_| three && sound) else {
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
        let fed = last.into_iter();
        let fed: Vec<Accusation> = fed
            .flat_map(|at| {
                accusations(
                    turns,
                    at,
                    turns.tells_alternatives.then_some(record),
                    self.rules,
                )
            })
            .collect();
        self.hand.accusations = fed;
    }

    /// Returns the hand as it was after so many entries, with a stock of which no more is known than what
    /// was turned up.
    pub(super) fn before<'a>(
        record: &'a Record,
        rules: &'a GoStopRules,
        read: usize,
    ) -> Reader<'a> {
        let mut reader = Reader::new(record, rules);
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

    /// Returns the hand after a turn that nobody took.
    fn after(&self, seat: Seat, whole: &Whole) -> Self {
        let mut reader = self.clone();
        reader.settle_junk();
        for turn in &whole.turns {
            // A turn that was found possible is not refused.
            let _ = reader.whole_turn(seat, turn);
        }
        reader
    }

    /// Returns what the winner could still have played to stop on his next turn, these being the
    /// next cards of the stock and these the turns as they were taken, his own last.
    fn win_all_the_same(&self, deck: &[Card], taken: &[Past]) -> Option<Vec<Turn>> {
        let (next, later) = taken.split_first()?;
        let table = self.turns.as_ref()?.table.as_ref()?;
        if self.hand.end.is_some() || table.due() != Some(next.seat) {
            return None;
        }
        let made: Vec<Move> = next.turns.iter().map(Move::of).collect();
        let any = later.is_empty() && table.hand(next.seat).is_known();
        let only = Some(&made[..]).filter(|_| !any);
        let whole = options(table, next.seat, deck, only, self.rules);
        whole.into_iter().find_map(|whole| {
            let mut reader = self.after(next.seat, &whole);
            if !later.is_empty() {
                return reader.win_all_the_same(&deck[whole.used..], later);
            }
            reader.settle_junk();
            let wins = reader.hand.end.is_none() && reader.may_stop(next.seat);
            wins.then_some(whole.turns)
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
    let (Some(his), Some(next), Some(win)) = (
        turns.past.get(at),
        turns.past.get(at + 1),
        turns.past.last(),
    ) else {
        return Vec::new();
    };
    let cards = fed(his, &next.before, win);
    if cards.is_empty() {
        return Vec::new();
    }
    let alternatives = record.and_then(|record| alternatives(&turns.past[at..], record, rules));
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
/// that stayed loose, and loose cards that could have been taken, where the winner took them.
fn fed(his: &Past, after: &Table, win: &Past) -> Vec<(Card, bool)> {
    let taken = |card: &Card| win.moved.lifted.contains(*card);
    let played = his.moved.laid.filter(taken);
    let held = held_months(his);
    let stayed = his.before.layout.loose.and(after.layout.loose);
    let could = |card: &Card| card.flower().is_some_and(|month| held.contains(&month));
    let left: Pile = stayed
        .iter()
        .filter(could)
        .chain(his.moved.passed_over)
        .collect();
    let mut left: Vec<Card> = left.iter().filter(taken).collect();
    left.dedup();
    let left = left.into_iter().filter(|card| Some(*card) != played);
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
    let deck = taken.iter().flat_map(|past| &past.turns);
    let deck: Vec<Card> = deck.flat_map(Turn::turned_up).collect();
    let base = Reader::before(record, rules, his.entry);
    let table = base.turns.as_ref()?.table.as_ref()?;
    let other = options(table, his.seat, &deck, None, rules);
    let other = other.into_iter().filter(|whole| whole.turns != his.turns);
    let tried = other.map(|whole| Alternative {
        answer: base
            .after(his.seat, &whole)
            .win_all_the_same(&deck[whole.used..], later),
        turns: whole.turns,
    });
    Some(tried.collect())
}
