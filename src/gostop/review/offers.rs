//! What a player who offered a nagari could have played instead, and whether that was safe.

use super::branch::{Branch, turned_up};
use super::three::turns_of_three;
use crate::card::Card;
use crate::gostop::hand::{AlternativeTurns, Offered, Past, Prospect};
use crate::gostop::replay::HandBuilder;
use crate::gostop::turns::{Move, Table, Whole};
use crate::record::{Record, Seat};
use crate::rules::GoStopRules;
use crate::verdict::JudgedBy;

/// Returns the offers of a finished hand, each with the other possible turns; `None` if the record
/// has no turns to judge by.
pub(super) fn tried(telling: &HandBuilder<'_>, record: &Record) -> Option<Vec<Offered>> {
    let ended = telling.hand.end.is_some();
    let turns = turns_of_three(telling).filter(|turns| ended && !turns.only_payments)?;
    let offered = telling.hand.offered.iter().map(|offered| Offered {
        found: instead(offered, &turns.past, record, &telling.rules),
        ..offered.clone()
    });
    Some(offered.collect())
}

impl Branch<'_> {
    /// Returns what follows for these opponents: whether one of them could stop on their next turn.
    /// `deck` has the next stock cards, and `taken` the turns that were really taken.
    fn prospect(&self, opponents: &[Seat], deck: &[Card], taken: &[Past]) -> Prospect {
        let going = self.table().filter(|_| self.hand().end.is_none());
        let due = going.and_then(|table| {
            let next = table.due()?;
            let at = opponents.iter().position(|seat| *seat == next)?;
            Some((table, next, opponents.get(at + 1..)?))
        });
        let Some((table, next, later)) = due else {
            return Prospect::Safe;
        };
        let made = taken.iter().find(|past| past.seat == next);
        let made = made.map(|past| Move::all_of(&past.turns));
        let known = table.hand(next).is_known();
        if !known && made.is_none() {
            return Prospect::NotKnown;
        }
        let only = made.as_deref().filter(|_| !known);
        let tried: Vec<(Whole, Self)> = self.tried(next, deck, only).collect();
        if tried.is_empty() {
            // The turn that was taken is no longer possible, and the rest of the hand is not known.
            return Prospect::NotKnown;
        }
        if let Some((whole, _)) = tried.iter().find(|(_, branch)| branch.wins(next)) {
            return Prospect::Unsafe {
                by: next,
                between: None,
                answer: whole.turns.clone(),
            };
        }
        let as_made = |(whole, _): &&(Whole, Self)| Some(Move::all_of(&whole.turns)) == made;
        let possible = tried.iter().any(|one| as_made(&one));
        let mut prospect = Prospect::Safe;
        for (whole, branch) in tried.iter().filter(|one| !possible || as_made(one)) {
            match branch.prospect(later, rest_of(deck, whole), taken) {
                Prospect::Unsafe { by, answer, .. } => {
                    return Prospect::Unsafe {
                        by,
                        between: Some(whole.turns.clone()),
                        answer,
                    };
                }
                Prospect::NotKnown => prospect = Prospect::NotKnown,
                Prospect::Safe | Prospect::Wins => {}
            }
        }
        prospect
    }
}

/// Returns what a player could have done instead of offering a nagari; `None` if their hand is not
/// known. `past` has all turns of the hand.
fn instead(
    offered: &Offered,
    past: &[Past],
    record: &Record,
    rules: &GoStopRules,
) -> Option<AlternativeTurns> {
    let by = offered.by;
    let mut entries = record.entries.iter();
    let read = entries.position(|entry| entry.place == offered.place)?;
    let base = Branch::before(record, rules, read);
    let table = base.table()?;
    if !table.hand(by).is_known() {
        return None;
    }
    let since = past.iter().position(|past| past.place > offered.place);
    let taken = since
        .and_then(|since| past.get(since..))
        .unwrap_or_default();
    let deck = turned_up(taken);
    let opponents: Vec<Seat> = base.hand().others(by).collect();
    let tried: Vec<(Whole, Branch<'_>)> = base.tried(by, &deck, None).collect();
    let used = tried.iter().map(|(whole, _)| whole.used);
    let longest = used.max().unwrap_or_default();
    let prospect = |whole: &Whole, branch: &Branch<'_>| {
        // Only this player can have ended the hand in this turn, by a third stack or a fifth turn
        // without a capture.
        if branch.wins(by) || branch.hand().end.is_some() {
            return Prospect::Wins;
        }
        branch.prospect(&opponents, rest_of(&deck, whole), taken)
    };
    let judged = |seat: &Seat| (*seat, judged_by(*seat, table, taken));
    Some(AlternativeTurns {
        opponents: opponents.iter().map(judged).collect(),
        stock: too_few(&deck, longest, table.stock as usize),
        turns: tried
            .iter()
            .map(|(whole, branch)| (whole.turns.clone(), prospect(whole, branch)))
            .collect(),
    })
}

/// Returns the stock cards that are left after a turn.
fn rest_of<'d>(deck: &'d [Card], whole: &Whole) -> &'d [Card] {
    deck.get(whole.used..).unwrap_or_default()
}

/// Returns how many of the next stock cards are known, not counting jokers, if they are too few for
/// the longest turn and a turn of each opponent.
fn too_few(deck: &[Card], longest: usize, left: usize) -> Option<usize> {
    let flowers = |cards: &[Card]| {
        let flowers = cards.iter().filter(|card| card.as_joker().is_none());
        flowers.count()
    };
    let (known, own) = (flowers(deck), flowers(deck.get(..longest).unwrap_or(deck)));
    (known < left.min(own.max(1) + 2)).then_some(known)
}

/// Returns on what basis an opponent's possible turns are judged.
fn judged_by(seat: Seat, table: &Table, taken: &[Past]) -> JudgedBy {
    if table.hand(seat).is_known() {
        JudgedBy::Hand
    } else if taken.iter().any(|past| past.seat == seat) {
        JudgedBy::Turn
    } else {
        JudgedBy::Nothing
    }
}
