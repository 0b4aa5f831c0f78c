//! A hand while it is entered: a pure function of the texts that were typed, which takes one after
//! the other.

mod cards;
mod history;
mod read;
mod said;
mod texts;
mod too_often;
mod track;
mod typed;

pub(super) use cards::{pack, piles, seen, unseen};
pub(super) use history::History;
pub(super) use texts::{Sort, behind_name, may_follow, names_of, playing, says_nobody, seated};
pub(in crate::cli) use too_often::TooOften;
pub(super) use too_often::{newly_surplus, told_too_often};

use super::ask::Ask;
use super::given::Given;
use super::refusal::Refusal;
use super::table::Table;
use crate::case::{AnyHand, Going, LooseLine};
use crate::gostop::{Calls, Hand};
use crate::record::{Act, Line};
use crate::rules::{GoStopRules, Rules, Ruleset};
use crate::verdict::Verdict;
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
    pub(super) told: AnyHand,
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
            (AnyHand::GoStop(hand), Rules::GoStop(rules)) => Some((hand, rules)),
            _ => None,
        }
    }

    /// Returns what whoever may stop can call.
    pub(super) fn calls(&self) -> Calls {
        let under = |(_, rules): (&Hand, &GoStopRules)| Calls::under(rules);
        self.gostop().map_or(Calls::StopOrGo, under)
    }
}

/// A hand after so many texts: what was typed, and what that comes to.
#[derive(Clone, Debug)]
pub(super) struct Position {
    typed: Typed,
    pub(super) state: State,
    /// Whether the last text was a line of the record, and no answer.
    pub(super) by_line: bool,
}

impl Position {
    /// Returns a hand of which nothing was entered.
    pub(super) fn new(table: &Rc<Table>) -> Result<Self, Refusal> {
        let mut typed = Typed::new(table);
        let state = typed.state()?;
        Ok(Self {
            typed,
            state,
            by_line: false,
        })
    }

    /// Returns what a text is here.
    fn sort<'t>(&self, text: &'t str) -> Sort<'t> {
        Sort::of(text, &self.typed.table.players)
    }

    /// Returns the hand after one more text, or why that is not accepted.
    pub(super) fn with(&self, text: &str) -> Result<Self, Refusal> {
        self.with_sorted(text, self.sort(text))
    }

    fn with_sorted(&self, text: &str, sort: Sort<'_>) -> Result<Self, Refusal> {
        let mut typed = self.typed.clone();
        let state = typed.accept(&self.state, text, sort)?;
        Ok(Self {
            typed,
            state,
            by_line: sort.is_line(),
        })
    }

    /// Returns the hand after one more line.
    fn with_line(&self, line: LooseLine) -> Result<Self, Refusal> {
        let mut typed = self.typed.clone();
        let state = typed.accept_line(&self.state, line)?;
        Ok(Self {
            typed,
            state,
            by_line: true,
        })
    }

    /// Returns the hand after something more, which may be short for a line; with the text that is
    /// to be kept.
    pub(super) fn with_given(&self, given: &Given) -> Result<(String, Self), Refusal> {
        let calendar = self.state.ruleset.rules.calendar();
        // What nobody typed has no columns.
        let chosen = |line: LooseLine| {
            let next = self.with_line(line.clone()).map_err(Refusal::unplaced)?;
            Ok((line.text(calendar), next))
        };
        match given {
            Given::Text(text) => {
                let sort = self.sort(text);
                match track::in_full(&self.state, text, sort, &self.typed.table)? {
                    Some(line) => Ok((line.text(calendar), self.with_line(line)?)),
                    None => Ok((text.clone(), self.with_sorted(text, sort)?)),
                }
            }
            Given::Line(line) => chosen(line.clone().into()),
            Given::Turn(turn) => {
                chosen(track::chosen(&self.state, turn).map_err(Refusal::unplaced)?)
            }
        }
    }

    /// Returns whether a text belongs to a hand that is over, rather than to the next: a further
    /// lucky hand, what is left aside behind a field of Koi-Koi that ended the round, a pile that
    /// changes nothing, or the pile of min-hwatu that nobody told: if it is
    /// not what the others leave, somebody cheated.
    pub(super) fn goes_on_with(&self, text: &str) -> bool {
        if !self.sort(text).is_line() {
            return false;
        }
        let line = LooseLine::typed(text.to_owned());
        match line.says(self.typed.table.seats()) {
            Some(Line::Header(_)) => return false,
            // Of the next hand the layout comes first.
            Some(Line::Act(_, Act::Holds(_))) if self.state.tells_turns() => return true,
            _ => {}
        }
        self.with_line(line)
            .is_ok_and(|after| self.ended_as(&after))
    }

    /// Returns whether a hand that is over is the same hand after one more line.
    fn ended_as(&self, after: &Self) -> bool {
        let lines: Vec<&Line> = after.state.lines().collect();
        let of_piles = matches!(self.state.told, AnyHand::MinHwatu(_));
        match lines.split_last() {
            Some((Line::Act(name, Act::Has(_)), before)) if of_piles => {
                let of_them = |line: &&Line| matches!(line, Line::Act(of, Act::Has(_)) if of.value == name.value);
                let is_first = !before.iter().any(of_them);
                is_first || after.state.verdict == self.state.verdict
            }
            Some((Line::Act(..), _)) => true,
            // What is left aside behind a misdeal, as the word for it.
            Some((Line::Table(_), _)) => matches!(self.state.told, AnyHand::KoiKoi(_)),
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests;
