//! Who fed the winner according to the turns, and what they could have played instead.

use super::branch::{Branch, turned_up};
use super::three::turns_of_three;
use crate::card::{Card, Flower, Pile};
use crate::gostop::hand::{Accusation, Alternative, ByTurns, HandEnd, Past};
use crate::gostop::replay::{HandBuilder, Turns};
use crate::record::{CardList, Record, Spanned, Turn};
use crate::rules::GoStopRules;

/// Returns the accusations that follow from the turns: the later turn first, and within a turn the
/// card that was played before those that were left. `None` if the record has no turns to judge by.
pub(super) fn accusations(telling: &HandBuilder<'_>, record: &Record) -> Option<Vec<Accusation>> {
    let (hand, rules) = (&telling.hand, &telling.rules);
    let Some((HandEnd::Stop(winner), _)) = hand.end else {
        return None;
    };
    let turns = turns_of_three(telling).filter(|_| rules.oe_myeon_enforced)?;
    let mut accused = turns.past.iter().rev().skip(1);
    let since = accused.position(|past| past.seat == winner);
    let before = turns.past.len().saturating_sub(1);
    let first = since.map_or(0, |since| before.saturating_sub(since));
    let mut last: Vec<usize> = hand
        .others(winner)
        .filter_map(|seat| turns.past.iter().rposition(|past| past.seat == seat))
        .filter(|at| *at >= first)
        .collect();
    last.sort_unstable_by(|one, other| other.cmp(one));
    let tries = !turns.only_payments || rules.oe_myeon_needs_alternative;
    let fed = last.into_iter();
    let fed = fed.flat_map(|at| of_turn(turns, at, tries.then_some(record), rules));
    Some(fed.collect())
}

/// Returns the accusations against the player who took the turn at index `at`; the last turn is the
/// winner's. If the record is given, they include all other turns that were possible.
fn of_turn(
    turns: &Turns,
    at: usize,
    record: Option<&Record>,
    rules: &GoStopRules,
) -> Vec<Accusation> {
    let taken = turns.past.get(at..).unwrap_or_default();
    let [accused, between @ .., win] = taken else {
        return Vec::new();
    };
    let cards = fed(accused, between, win);
    if cards.is_empty() {
        return Vec::new();
    }
    let alternatives = record.and_then(|record| alternatives(taken, record, rules));
    let prevented = |list: &Vec<Alternative>| list.iter().any(|one| one.answer.is_none());
    let forced = alternatives.as_ref().is_some_and(|list| !prevented(list));
    let accuse = |(card, played): (Card, bool)| {
        let column = accused.place.column;
        let with = with(card, win.took);
        Accusation {
            seat: accused.seat,
            place: accused.place,
            card: Spanned::new(card, column),
            with: Some(CardList(
                with.iter().map(|card| Spanned::new(card, column)).collect(),
            )),
            last_card: played && accused.last_card,
            forced,
            found: Some(ByTurns {
                played,
                alternatives: alternatives.clone(),
            }),
        }
    };
    cards.into_iter().map(accuse).collect()
}

/// Returns the cards with which a turn fed the winner, and whether the turn played each of them.
/// They are the played card, if it stayed loose, and loose cards that the turn could have taken;
/// all of them still lay there for the winner.
fn fed(accused: &Past, between: &[Past], win: &Past) -> Vec<(Card, bool)> {
    let after = between.first().unwrap_or(win).loose;
    let taken = |card: &Card| {
        let lifted = between.iter().map(|past| past.moved.lifted.count(*card));
        win.moved.lifted.contains(*card) && after.count(*card) > lifted.sum()
    };
    let played = accused.moved.laid.filter(taken);
    let before = accused.loose;
    let held = held_months(accused);
    let could = |card: &Card| {
        // Taking one of two equal cards leaves its twin. And if both could have been taken, no card
        // of the month would be left to take the twin with.
        let twin = before.count(*card) > 1;
        let holds = card.flower().is_some_and(|month| held.contains(&month));
        !twin && (holds || accused.moved.passed_over.contains(*card))
    };
    let left = before.shared(after);
    let left = left.iter().filter(could).filter(taken);
    let left = left.filter(|card| Some(*card) != played);
    let played = played.into_iter().map(|card| (card, true));
    played.chain(left.map(|card| (card, false))).collect()
}

/// Returns the months in a player's hand during a turn; empty if the hand is not known.
fn held_months(accused: &Past) -> Vec<Flower> {
    if !accused.held.is_known() {
        return Vec::new();
    }
    let drawn = accused.turns.iter().filter_map(|turn| match turn {
        Turn::Draws(_, Some(card)) => Some(card.value),
        _ => None,
    });
    let held = accused.held.cards.iter();
    held.chain(drawn).filter_map(Card::flower).collect()
}

/// Returns the cards that were taken along with a card: those of its month in `took`.
fn with(card: Card, took: Pile) -> Pile {
    let mut others = took.filter(|other| other.flower() == card.flower());
    others.remove(card);
    others
}

/// Returns every other turn that the player of the first of these turns could have taken, or `None`
/// if their hand is not known.
fn alternatives(taken: &[Past], record: &Record, rules: &GoStopRules) -> Option<Vec<Alternative>> {
    let (accused, later) = taken.split_first()?;
    if !accused.held.is_known() {
        return None;
    }
    let deck = turned_up(taken);
    let base = Branch::before(record, rules, accused.entry);
    let made = base.made(accused.seat, &accused.turns);
    let tried = base.tried(accused.seat, &deck, None);
    // However a turn is written, only the same turn leaves every card in the same place.
    let other = tried.filter(|(whole, _)| Some(&whole.table) != made.as_ref());
    let other = other.map(|(whole, branch)| Alternative {
        answer: branch.win_all_the_same(deck.get(whole.used..).unwrap_or_default(), later),
        turns: whole.turns,
    });
    Some(other.collect())
}
