//! A hand while it is entered: a pure function of the texts that were typed.

use super::answer;
use super::ask::Ask;
use super::quick::{self, Quick};
use crate::card::fold as folded;
use crate::case::{Case, Opening};
use crate::cli::text;
use crate::gostop::{Hand, Settled};
use crate::record::{Fault, Line, Problem, Record, is_keyword, is_verb, quoted};
use crate::rules::Ruleset;
use crate::verdict::Verdict;

/// What a hand starts from: who plays, by which rules, and the header of its record.
#[derive(Clone, Debug)]
pub(super) struct Table {
    pub(super) ruleset: Ruleset,
    /// The players in turn order, the dealer first.
    pub(super) players: Vec<String>,
    /// The header lines of the record.
    pub(super) header: Vec<String>,
}

/// A hand as far as it was entered.
#[derive(Clone, Debug)]
pub(super) struct State {
    /// The record so far.
    pub(super) record: Record,
    /// The rules of this hand.
    pub(super) ruleset: Ruleset,
    /// What the record tells.
    pub(super) hand: Hand,
    /// What is asked next.
    pub(super) ask: Ask,
    /// The verdict, once the hand is over.
    pub(super) verdict: Option<Verdict>,
}

/// Why a text was not accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Refusal {
    /// The column of the text, where one is to blame.
    pub(super) column: Option<u32>,
    /// What is wrong and what would be right.
    pub(super) message: String,
}

impl Refusal {
    pub(super) const fn plain(message: String) -> Self {
        Self {
            column: None,
            message,
        }
    }
}

/// Returns the state after these texts, or the first one that is not accepted and why.
pub(super) fn fold(table: &Table, texts: &[String]) -> Result<State, (usize, Refusal)> {
    let mut entry = Entry {
        table,
        typed: Vec::new(),
        quick: None,
    };
    let mut state = entry.state().map_err(|refusal| (0, refusal))?;
    for (at, text) in texts.iter().enumerate() {
        state = entry
            .accept(&state, text)
            .map_err(|refusal| (at, refusal))?;
    }
    Ok(state)
}

/// Header lines of the evening that a line of the hand may replace.
const MAY_REPLACE: [&str; 3] = ["carry", "pot", "date"];

struct Entry<'a> {
    table: &'a Table,
    /// The record lines that were typed as such.
    typed: Vec<String>,
    quick: Option<Quick>,
}

impl Entry<'_> {
    fn accept(&mut self, state: &State, text: &str) -> Result<State, Refusal> {
        let names = &self.table.players;
        match state.ask {
            Ask::Verdict => Err(Refusal::plain(text::hand_is_over())),
            _ if is_line(text, names) => self.line(text),
            Ask::Line => match answer::player(text, names) {
                Some(winner) => {
                    self.quick = Some(Quick::new(winner));
                    self.state()
                }
                None if answer::yes_or_no(text) == Some(false) => self.line("nagari"),
                None => self.line(text),
            },
            Ask::Quick(question) => {
                let calendar = state.ruleset.rules.calendar;
                let answer = quick::read(question, text, names, calendar)
                    .ok_or_else(|| Refusal::plain(text::not_an_answer(question, text)))?;
                if let Some(quick) = &mut self.quick {
                    quick.note(question, answer);
                }
                let state = self.state().map_err(|refusal| Refusal {
                    column: None,
                    ..refusal
                })?;
                self.reaches_target(&state)?;
                Ok(state)
            }
        }
    }

    /// Adds a line to the record. A stop that lacks only cards begins the quick way.
    fn line(&mut self, text: &str) -> Result<State, Refusal> {
        self.typed.push(text.to_owned());
        let case = self.case();
        let faults = case.hand().faults;
        let missing = |fault: &Fault| matches!(fault.problem, Problem::PileMissing { .. });
        if !faults.is_empty() && faults.iter().all(missing) {
            self.typed.pop();
            let stopped = case
                .record
                .entries
                .last()
                .and_then(|entry| entry.line.as_ref());
            if let Some(Line::Act(name, _)) = stopped
                && let Some(winner) = answer::player(&name.value, &self.table.players)
            {
                self.quick = Some(Quick::new(winner));
            }
        }
        self.state()
    }

    /// A winner whose cards are known must be able to stop with them.
    fn reaches_target(&self, state: &State) -> Result<(), Refusal> {
        let Some(quick) = self.quick.as_ref().filter(|_| state.verdict.is_none()) else {
            return Ok(());
        };
        let player = state.hand.player(quick.winner);
        if !player.told {
            return Ok(());
        }
        let points = crate::gostop::stop_points(player.pile, &state.ruleset.rules);
        let target = i64::from(state.ruleset.rules.target(state.hand.players.len()));
        if points >= target {
            return Ok(());
        }
        let player = player.name.clone();
        let problem = Problem::StopBelowTarget {
            player,
            points,
            target,
        };
        Err(Refusal::plain(text::problem(
            &problem,
            state.ruleset.rules.calendar,
        )))
    }

    fn lines(&self) -> Vec<String> {
        let quick = self
            .quick
            .iter()
            .flat_map(|quick| quick.lines(&self.table.players));
        let word = |line: &str| line.split_whitespace().next().map(folded);
        let replaced = |line: &&String| {
            let may = MAY_REPLACE
                .iter()
                .any(|known| word(line).as_deref() == Some(known));
            may && self.typed.iter().any(|typed| word(typed) == word(line))
        };
        let header = self.table.header.iter().filter(|line| !replaced(line));
        header
            .cloned()
            .chain(self.typed.iter().cloned())
            .chain(quick)
            .collect()
    }

    fn case_of(&self, lines: &[String]) -> Case {
        let opening = Opening {
            ruleset: Some(&self.table.ruleset),
            ..Opening::default()
        };
        Case::read(&(lines.join("\n") + "\n"), opening)
    }

    fn case(&self) -> Case {
        self.case_of(&self.lines())
    }

    /// Returns the state of the record so far; where all is asked, the stop is added to it.
    fn state(&self) -> Result<State, Refusal> {
        let mut lines = self.lines();
        let mut case = self.case();
        let reading = case.hand();
        refuse(&reading.faults, &case)?;
        let mut hand = reading.hand;
        let mut ask = Ask::Line;
        if let (Some(quick), None) = (&self.quick, &hand.end) {
            if let Some(question) = quick.next(&hand, &case.ruleset.rules) {
                ask = Ask::Quick(question);
            } else {
                lines.extend(quick.unasked(&hand));
                lines.push(format!("{} stop", quoted(&hand.name(quick.winner))));
                case = self.case_of(&lines);
                let reading = case.hand();
                refuse(&reading.faults, &case)?;
                hand = reading.hand;
            }
        }
        let mut verdict = None;
        if hand.end.is_some() {
            let Settled {
                verdict: settled, ..
            } = case
                .settle()
                .map_err(|faults| first_refusal(&faults, &case))?;
            verdict = Some(settled);
            ask = Ask::Verdict;
        }
        Ok(State {
            record: case.record,
            ruleset: case.ruleset,
            hand,
            ask,
            verdict,
        })
    }
}

fn refuse(faults: &[Fault], case: &Case) -> Result<(), Refusal> {
    if faults.is_empty() {
        Ok(())
    } else {
        Err(first_refusal(faults, case))
    }
}

fn first_refusal(faults: &[Fault], case: &Case) -> Refusal {
    let calendar = case.ruleset.rules.calendar;
    faults.first().map_or_else(
        || Refusal::plain(String::new()),
        |fault| Refusal {
            column: Some(fault.place.column),
            message: text::problem(&fault.problem, calendar),
        },
    )
}

/// Returns whether a text is a line of the record language rather than an answer: it begins with a
/// keyword, or with a player's name and something that is no further name.
pub(super) fn is_line(text: &str, names: &[String]) -> bool {
    let text = text.trim();
    let first = text.split_whitespace().next().unwrap_or_default();
    if is_keyword(first) {
        return true;
    }
    let (name, rest) = match text.strip_prefix(['"', '“']) {
        Some(quoted) => quoted.split_once(['"', '”']).unwrap_or((quoted, "")),
        None => (first, text.strip_prefix(first).unwrap_or_default()),
    };
    let known = names.iter().any(|other| folded(other) == folded(name));
    let verb = rest.split_whitespace().next().unwrap_or_default();
    known && (is_verb(verb) || (!verb.is_empty() && answer::players(text, names).is_none()))
}
