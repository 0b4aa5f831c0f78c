//! The state of a hand after some texts, and after one more.

use super::asked::QuestionId;
use super::ppuk::in_words_of_a_record;
use super::state::HandState;
use super::texts::{TextKind, may_follow};
use super::track;
use super::typed::HandInput;
use crate::case::{AnyHand, LooseLine};
use crate::evening::given::Given;
use crate::evening::hand_start::HandStart;
use crate::evening::refusal::Refusal;
use crate::record::{Act, Line};
use std::sync::Arc;

/// A hand after some texts: what was typed, and the resulting state.
#[derive(Clone, Debug)]
pub(crate) struct Position {
    typed: HandInput,
    pub(crate) state: HandState,
    /// Whether the last text was a line of the record rather than an answer.
    pub(crate) by_line: bool,
}

impl Position {
    /// Returns a hand with nothing entered.
    pub(crate) fn new(start: &Arc<HandStart>) -> Result<Self, Refusal> {
        let mut typed = HandInput::new(start);
        let state = typed.state()?;
        Ok(Self {
            typed,
            state,
            by_line: false,
        })
    }

    /// Returns what the hand is waiting for, by topic.
    pub(super) fn asked(&self) -> QuestionId {
        let quick = self.typed.quick.as_ref();
        let winner =
            quick.and_then(|quick| quick.of_whom(&self.state.told, &self.state.ruleset.rules));
        QuestionId::for_state(&self.state, winner)
    }

    /// Returns whether an answer or a line says how the hand ended.
    pub(super) const fn has_end(&self) -> bool {
        self.typed.quick.is_some() || self.state.verdict.is_some()
    }

    /// Returns whether an answer or a line says how the hand ended, or a told line who won.
    pub(super) const fn tells_end(&self) -> bool {
        self.has_end() || self.typed.telling.is_some()
    }

    /// Returns the kind of a text at this table.
    fn sort<'t>(&self, text: &'t str) -> TextKind<'t> {
        let start = &self.typed.start;
        TextKind::classify(text, &start.numbers().number(start.players.clone()))
    }

    /// Returns the hand after one more text, or why the text is not accepted.
    pub(crate) fn with(&self, text: &str) -> Result<Self, Refusal> {
        self.with_sorted(text, self.sort(text))
    }

    fn with_sorted(&self, text: &str, sort: TextKind<'_>) -> Result<Self, Refusal> {
        let mut typed = self.typed.clone();
        let state = typed.accept(&self.state, text, sort)?;
        Ok(Self {
            by_line: typed.by_line,
            typed,
            state,
        })
    }

    /// Returns the hand after one more line, or why the line is not accepted.
    fn with_line(&self, line: LooseLine) -> Result<Self, Refusal> {
        let mut typed = self.typed.clone();
        let state = typed.accept_line(&self.state, line)?;
        Ok(Self {
            typed,
            state,
            by_line: true,
        })
    }

    /// Enters an input, which may be short for a line. Returns the text to keep and the hand after
    /// the input, or why the input is not accepted.
    pub(crate) fn with_given(&self, given: &Given) -> Result<(String, Self), Refusal> {
        let calendar = self.state.ruleset.rules.calendar();
        // Nobody typed a chosen line, so a fault has no column.
        let chosen = |line: LooseLine| {
            let next = self.with_line(line.clone()).map_err(Refusal::unplaced)?;
            Ok((line.text(calendar), next))
        };
        match given {
            Given::Text(text) => {
                let names = &self.typed.start.players;
                let line = in_words_of_a_record(text, names);
                let text = line.as_ref().unwrap_or(text);
                let sort = self.sort(text);
                match track::in_full(&self.state, text, sort, &self.typed.start)? {
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

    /// Returns whether a text belongs to a hand that is over, rather than to the next hand. Such a
    /// text may be another lucky hand, a word that is ignored after a misdeal in Koi-Koi, a pile
    /// that changes nothing, or the last min-hwatu pile, which shows whether somebody cheated.
    pub(crate) fn goes_on_with(&self, text: &str) -> bool {
        if !self.sort(text).is_line() {
            return false;
        }
        // A line about a told hand would go before the hand's end, where any line fits; so we take
        // the text as the first of the next hand.
        if self.state.telling.is_some() && may_follow(&self.state.told).is_none() {
            return false;
        }
        let line = LooseLine::typed(text.to_owned());
        match line.says(self.typed.start.seats()) {
            Some(Line::Header(_)) => return false,
            // Dealt cards belong to this hand: the next one would begin with its layout.
            Some(Line::Act(_, Act::Holds(_))) if self.state.tells_turns() => return true,
            _ => {}
        }
        self.with_line(line)
            .is_ok_and(|after| self.ended_as(&after))
    }

    /// Returns whether one more line leaves this finished hand as it ended.
    fn ended_as(&self, after: &Self) -> bool {
        let lines: Vec<&Line> = after.state.lines().collect();
        let of_piles = matches!(self.state.told, AnyHand::MinHwatu(_));
        match lines.split_last() {
            Some((Line::Act(name, Act::Has(..)), before)) if of_piles => {
                let of_them = |line: &&Line| matches!(line, Line::Act(of, Act::Has(..)) if of.value == name.value);
                let is_first = !before.iter().any(of_them);
                is_first || after.state.verdict == self.state.verdict
            }
            Some((Line::Act(..), _)) => true,
            // A table line that is ignored after a misdeal in Koi-Koi, such as the word for the
            // misdeal.
            Some((Line::Table(_), _)) => matches!(self.state.told, AnyHand::KoiKoi(_)),
            _ => false,
        }
    }
}
