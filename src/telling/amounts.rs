//! A hand told only by its amounts.

use super::ask::{Ask, AskId};
use super::fact::{Fact, FactKind};
use super::piece::Spoken;
use super::refusal::{Misheard, MisheardReason};
use crate::record::{Line, Name, Seat, Spanned, TableEvent};

/// The result of a hand told by its amounts.
pub(super) struct Amounts {
    pub(super) asks: Vec<Ask>,
    pub(super) line: Option<Line>,
    pub(super) words: Vec<Spoken>,
    /// What everybody won, as far as it is told or follows from the sum; empty while it is asked.
    pub(super) net: Vec<(Seat, i64)>,
}

/// Returns the result of a line of amounts; `None` if the line says something else.
pub(super) fn amounts(facts: &[Fact], players: &[Name]) -> Result<Option<Amounts>, Misheard> {
    // Beside amounts, a plain 0 is one.
    let amount = |fact: &Fact| match fact.what {
        FactKind::Amount(amount) => Some(amount),
        FactKind::Bare(0) | FactKind::Points(0) => Some(0),
        _ => None,
    };
    let is_signed = |fact: &&Fact| matches!(fact.what, FactKind::Amount(_));
    let Some(first) = facts.iter().find(is_signed) else {
        return Ok(None);
    };
    let told = || facts.iter().filter_map(|fact| Some((fact, amount(fact)?)));
    if let Some(other) = facts
        .iter()
        .find(|fact| amount(fact).is_none() && fact.what != FactKind::Won)
    {
        let words = [first.words.clone(), other.words.clone()].concat();
        return Err(Misheard::new(words, MisheardReason::NotTheSame));
    }
    let words: Vec<Spoken> = told().flat_map(|(fact, _)| fact.words.clone()).collect();
    let mut chips: Vec<Option<i64>> = vec![None; players.len()];
    for (fact, amount) in told() {
        let slot = fact.seat.and_then(|seat| chips.get_mut(seat.0));
        let Some(slot) = slot else {
            return Err(Misheard::new(fact.words.clone(), MisheardReason::NoWord));
        };
        if slot.is_some_and(|before| before != amount) {
            return Err(Misheard::new(words, MisheardReason::Twice));
        }
        *slot = Some(amount);
    }
    let sum: i64 = chips
        .iter()
        .flatten()
        .fold(0, |sum, chips| sum.saturating_add(*chips));
    let open: Vec<usize> = (0..chips.len())
        .filter(|at| chips.get(*at) == Some(&None))
        .collect();
    let mut asks = Vec::new();
    match open.as_slice() {
        [] if sum != 0 => return Err(Misheard::new(words, MisheardReason::NotZero { sum })),
        [only] => {
            if let Some(slot) = chips.get_mut(*only) {
                *slot = Some(-sum);
            }
        }
        // That somebody is even says nothing about the others.
        [_, _, ..] if sum != 0 || chips.iter().flatten().all(|chips| *chips == 0) => {
            asks.push(Ask {
                id: AskId::Amounts,
                players: open.iter().copied().map(Seat).collect(),
                enter: None,
            });
        }
        _ => {}
    }
    let known = (0..).map(Seat).zip(&chips);
    let net = known
        .filter_map(|(seat, chips)| Some((seat, (*chips)?)))
        .filter(|_| asks.is_empty());
    let all: Vec<(Seat, i64)> = net.collect();
    let chips: Vec<i64> = chips.into_iter().map(Option::unwrap_or_default).collect();
    let named = players.iter().zip(&chips);
    let net = named.map(|(name, chips)| (Spanned::synthetic(name.as_str().into()), *chips));
    let line = asks
        .is_empty()
        .then(|| Line::Table(TableEvent::Net(net.collect())));
    Ok(Some(Amounts {
        asks,
        line,
        words,
        net: all,
    }))
}
