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
}

/// Returns the result of a line of amounts; `None` if the line says something else.
pub(super) fn amounts(facts: &[Fact], players: &[Name]) -> Result<Option<Amounts>, Misheard> {
    let is_amount = |fact: &&Fact| matches!(fact.what, FactKind::Amount(_));
    let told: Vec<&Fact> = facts.iter().filter(is_amount).collect();
    let Some(first) = told.first() else {
        return Ok(None);
    };
    if let Some(other) = facts
        .iter()
        .find(|fact| !is_amount(fact) && fact.what != FactKind::Won)
    {
        let words = [first.words.clone(), other.words.clone()].concat();
        return Err(Misheard::new(words, MisheardReason::NotTheSame));
    }
    let words: Vec<Spoken> = told.iter().flat_map(|fact| fact.words.clone()).collect();
    let mut chips: Vec<Option<i64>> = vec![None; players.len()];
    for fact in &told {
        let FactKind::Amount(amount) = fact.what else {
            continue;
        };
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
        [_, ..] if sum != 0 => asks.push(Ask {
            id: AskId::Amounts,
            players: open.iter().copied().map(Seat).collect(),
            enter: None,
        }),
        _ => {}
    }
    let chips: Vec<i64> = chips.into_iter().map(Option::unwrap_or_default).collect();
    let named = players.iter().zip(&chips);
    let net = named.map(|(name, chips)| (Spanned::synthetic(name.as_str().into()), *chips));
    let line = asks
        .is_empty()
        .then(|| Line::Table(TableEvent::Net(net.collect())));
    Ok(Some(Amounts { asks, line, words }))
}
