//! A hand while it is entered: a pure function of the texts that were typed, which takes one after
//! the other.

mod cards;
mod entered;
mod read;
mod said;
mod texts;
mod typed;

pub(super) use cards::{pack, piles, seen, unseen};
pub(super) use entered::Entered;
pub(super) use texts::{
    begins_a_line, behind_name, is_header_line, is_line, may_follow, names_of, playing,
    says_nobody, seated,
};

use super::ask::Ask;
use super::given::Given;
use super::refusal::Refusal;
use super::table::Table;
use super::track;
use crate::case::{Going, Told};
use crate::gostop::{Calls, Hand};
use crate::record::{Act, Line};
use crate::rules::{GoStopRules, Rules, Ruleset};
use crate::verdict::Verdict;
use said::{Kind, Said};
use std::rc::Rc;
use typed::Typed;

/// A hand as far as it was entered.
#[derive(Clone, Debug)]
pub(super) struct State {
    /// The record so far.
    pub(super) case: Rc<Going>,
    /// The rules of this hand.
    pub(super) ruleset: Ruleset,
    /// What the record tells.
    pub(super) told: Told,
    /// What is asked next.
    pub(super) ask: Ask,
    /// The verdict, once the hand is over.
    pub(super) verdict: Option<Verdict>,
    /// The number of the text that told each line of the record, where one did.
    pub(super) entries: Vec<Option<usize>>,
    /// The losers of whom nothing was told and nobody could be asked, so that the record has their
    /// piles as empty.
    pub(super) untold: Vec<String>,
}

impl State {
    /// Returns whether turns were told card by card.
    pub(super) fn tells_turns(&self) -> bool {
        self.gostop()
            .is_some_and(|(hand, _)| !hand.turns.is_empty())
    }

    /// Returns the lines of the record so far, comments left out.
    pub(super) fn lines(&self) -> impl DoubleEndedIterator<Item = &Line> {
        let entries = self.case.entries();
        entries.filter_map(|entry| entry.line.as_ref())
    }

    /// Returns the hand and its rules where the game is Go-Stop.
    pub(super) fn gostop(&self) -> Option<(&Hand, &GoStopRules)> {
        match (&self.told, &self.ruleset.rules) {
            (Told::GoStop(hand), Rules::GoStop(rules)) => Some((hand, rules)),
            _ => None,
        }
    }

    /// Returns what whoever may stop can call.
    pub(super) fn calls(&self) -> Calls {
        let under = |(_, rules): (&Hand, &GoStopRules)| Calls::under(rules);
        self.gostop().map_or(Calls::StopOrGo, under)
    }
}

/// Returns the hand before each of these texts, and after the last, as far as they are accepted.
pub(super) fn states(table: &Rc<Table>, texts: &[String]) -> impl Iterator<Item = State> {
    let mut entry = Entry::new(table).ok();
    let mut texts = texts.iter();
    std::iter::from_fn(move || {
        let now = entry.take()?;
        entry = texts.next().and_then(|text| now.with(text).ok());
        Some(now.state)
    })
}

/// A hand that is being entered: what was typed, and what that comes to.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    typed: Typed,
    pub(super) state: State,
}

impl Entry {
    /// Returns a hand of which nothing was entered.
    pub(super) fn new(table: &Rc<Table>) -> Result<Self, Refusal> {
        let mut typed = Typed::new(table);
        let state = typed.state()?;
        Ok(Self { typed, state })
    }

    /// Returns the hand after one more text, or why that is not accepted.
    pub(super) fn with(&self, text: &str) -> Result<Self, Refusal> {
        let mut typed = self.typed.clone();
        let state = typed.accept(&self.state, text)?;
        Ok(Self { typed, state })
    }

    /// Returns the hand after something more, which may be short for a line; with the text that is
    /// to be kept.
    pub(super) fn with_given(&self, given: &Given) -> Result<(String, Self), Refusal> {
        let line = match given {
            Given::Text(text) => match track::in_full(&self.state, text, &self.typed.table)? {
                Some(line) => line,
                None => return Ok((text.clone(), self.with(text)?)),
            },
            Given::Line(line) => line.clone().into(),
            Given::Turn(turn) => track::chosen(&self.state, turn).map_err(Refusal::unplaced)?,
        };
        let full = line.text(self.state.ruleset.rules.calendar());
        let mut typed = self.typed.clone();
        let state = typed.accept_line(&self.state, line);
        let state = match given {
            Given::Text(_) => state?,
            // Nobody typed it, so that it has no columns.
            Given::Line(_) | Given::Turn(_) => state.map_err(Refusal::unplaced)?,
        };
        Ok((full, Self { typed, state }))
    }

    /// Returns whether a text belongs to a hand that is over, rather than to the next: a further
    /// lucky hand, what is left aside behind a field of Koi-Koi that ended the round, a pile that
    /// changes nothing, or the pile of min-hwatu that nobody told: if it is
    /// not what the others leave, somebody cheated.
    pub(super) fn goes_on_with(&self, text: &str) -> bool {
        if !is_line(text, &self.typed.table.players) || is_header_line(text) {
            return false;
        }
        let table = &self.typed.table;
        let dealt = || Said::typed(table, text.to_owned(), None).kind == Kind::Dealt;
        if self.state.tells_turns() && dealt() {
            // Of the next hand the layout comes first.
            return true;
        }
        let same = |entry: &Self| {
            let lines: Vec<&Line> = entry.state.lines().collect();
            let of_piles = matches!(self.state.told, Told::MinHwatu(_));
            match lines.split_last() {
                Some((Line::Act(name, Act::Has(_)), before)) if of_piles => {
                    let of_them = |line: &&Line| matches!(line, Line::Act(of, Act::Has(_)) if of.value == name.value);
                    let is_first = !before.iter().any(of_them);
                    is_first || entry.state.verdict == self.state.verdict
                }
                Some((Line::Act(..), _)) => true,
                // What is left aside behind a misdeal, as the word for it.
                Some((Line::Table(_), _)) => matches!(self.state.told, Told::KoiKoi(_)),
                _ => false,
            }
        };
        self.with(text).is_ok_and(|entry| same(&entry))
    }
}

#[cfg(test)]
mod tests;
