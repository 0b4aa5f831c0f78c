//! A hand while it is entered: a pure function of the texts that were typed.

mod texts;

pub(super) use texts::{is_header_line, is_line, may_follow, names_of, playing, seated};

use super::answer;
use super::ask::{Ask, Question};
use super::quick::{self, Answer, Quick};
use super::table::Table;
use crate::card::{Calendar, fold as folded};
use crate::case::{Case, Opening, Told};
use crate::cli::text;
use crate::gostop::Hand;
use crate::record::{
    Act, At, Choice, Fault, Line, Problem, Reading, Record, parse, unknown_player,
};
use crate::rules::{GoStopRules, Rules, Ruleset};
use crate::verdict::Verdict;
use std::rc::Rc;
use texts::{nobody, says_nobody, with_quotes};

/// A hand as far as it was entered.
#[derive(Clone, Debug)]
pub(super) struct State {
    /// The record so far.
    pub(super) record: Record,
    /// The rules of this hand.
    pub(super) ruleset: Ruleset,
    /// What the record tells.
    pub(super) told: Told,
    /// What is asked next.
    pub(super) ask: Ask,
    /// The verdict, once the hand is over.
    pub(super) verdict: Option<Verdict>,
}

impl State {
    /// Returns the hand and its rules where the game is Go-Stop.
    pub(super) fn gostop(&self) -> Option<(&Hand, &GoStopRules)> {
        match (&self.told, &self.ruleset.rules) {
            (Told::GoStop(hand), Rules::GoStop(rules)) => Some((hand, rules)),
            _ => None,
        }
    }
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

/// Returns the hand after these texts, or the first one that is not accepted and why.
pub(super) fn fold(table: &Rc<Table>, texts: &[String]) -> Result<Entry, (usize, Refusal)> {
    let mut entry = Entry::new(table).map_err(|refusal| (0, refusal))?;
    for (at, text) in texts.iter().enumerate() {
        entry = entry.with(text).map_err(|refusal| (at, refusal))?;
    }
    Ok(entry)
}

/// Returns the hand before each of these texts, and after the last, as far as they are accepted.
pub(super) fn asks(table: &Rc<Table>, texts: &[String]) -> Vec<Entry> {
    let first = Entry::new(table).ok();
    let mut texts = texts.iter();
    std::iter::successors(first, |entry| entry.with(texts.next()?).ok()).collect()
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
        let typed = Typed {
            table: Rc::clone(table),
            lines: Vec::new(),
            declined: Vec::new(),
            quick: None,
        };
        let state = typed.state()?;
        Ok(Self { typed, state })
    }

    /// Returns the hand after one more text, or why that is not accepted.
    pub(super) fn with(&self, text: &str) -> Result<Self, Refusal> {
        let mut typed = self.typed.clone();
        let state = typed.accept(&self.state, text)?;
        Ok(Self { typed, state })
    }

    /// Returns whether a text belongs to a hand that is over, rather than to the next: a further
    /// lucky hand, or a pile that is as the others leave it.
    pub(super) fn goes_on_with(&self, text: &str) -> bool {
        if !is_line(text, &self.typed.table.players) || is_header_line(text) {
            return false;
        }
        let same = |entry: &Self| {
            let last = entry.state.record.entries.last();
            match last.and_then(|last| last.line.as_ref()) {
                Some(Line::Act(_, Act::Has(_))) => entry.state.verdict == self.state.verdict,
                Some(Line::Act(..)) => true,
                _ => false,
            }
        };
        self.with(text).is_ok_and(|entry| same(&entry))
    }
}

/// Header lines of the evening, or answers, that a line of the hand may replace.
const MAY_REPLACE: [&str; 6] = ["carry", "pot", "dues", "date", "round", "field-brights"];

/// What was typed, as far as it was accepted.
#[derive(Clone, Debug)]
struct Typed {
    table: Rc<Table>,
    /// The record lines that were typed as such.
    lines: Vec<String>,
    /// Questions of the game itself that were answered with nothing.
    declined: Vec<Question>,
    quick: Option<Quick>,
}

/// A record with what it tells.
struct Read {
    case: Case,
    reading: Reading<Told>,
    /// The line of the record that was typed last.
    last: u32,
}

impl Read {
    /// Returns the first thing that is wrong, if anything is.
    fn check(&self) -> Result<(), Refusal> {
        let refusal = |fault| Err(refusal(fault, &self.case, self.last));
        self.reading.faults.first().map_or(Ok(()), refusal)
    }

    /// Returns what the line says that was typed last.
    fn line(&self) -> Option<&Line> {
        let entries = &self.case.record.entries;
        let last = entries.iter().find(|entry| entry.place.line == self.last);
        last.and_then(|entry| entry.line.as_ref())
    }
}

impl Typed {
    fn accept(&mut self, before: &State, text: &str) -> Result<State, Refusal> {
        let names = &self.table.players;
        if let Some(line) = with_quotes(text, names) {
            return Err(Refusal::plain(text::quotes_needed(&line)));
        }
        match before.ask {
            _ if is_line(text, names) => self.line(before, text),
            Ask::Verdict => Err(Refusal::plain(text::hand_is_over())),
            Ask::Line if says_nobody(text, names) => {
                self.line(before, nobody(before.ruleset.game()))
            }
            Ask::Line => self.line_or_winner(before, text),
            Ask::Quick(question) => {
                self.answer(before, question, text)?;
                let state = self.state().map_err(|refusal| Refusal {
                    column: None,
                    ..refusal
                })?;
                self.can_claim(&state)?;
                Ok(state)
            }
        }
    }

    /// Takes a text as the answer to a question.
    fn answer(&mut self, before: &State, question: Question, text: &str) -> Result<(), Refusal> {
        let calendar = before.ruleset.rules.calendar();
        let winner = self.quick.as_ref().and_then(Quick::winner);
        let names = names_of(question, &before.told);
        let answer = quick::read(question, text, &names, winner, calendar)
            .ok_or_else(|| Refusal::plain(text::not_an_answer(question, text)))?;
        match (&mut self.quick, answer) {
            (_, Answer::Lines(lines)) if matches!(question, Question::Gives(..)) => {
                self.lines.extend(lines);
            }
            (Some(quick), answer) => quick.note(question, answer),
            (None, Answer::Lines(lines)) => self.lines.extend(lines),
            (None, _) => self.declined.push(question),
        }
        Ok(())
    }

    /// Takes a text as the name of who stopped, or else as a line.
    fn line_or_winner(&mut self, before: &State, text: &str) -> Result<State, Refusal> {
        let names = &playing(&before.told);
        let begun = answer::begun_with(text, names);
        if let Some(winner) = answer::player(text, names) {
            self.quick = Some(Quick::won(winner));
            let state = self.state()?;
            self.can_claim(&state)?;
            return Ok(state);
        }
        if begun.len() > 1 {
            let names: Vec<&String> = begun.iter().map(|seat| &names[seat.0]).collect();
            return Err(Refusal::plain(text::ambiguous(text, &names)));
        }
        let faults = parse(text, Calendar::Korean).faults;
        let unknown =
            |fault: &Fault| matches!(fault.problem, Problem::UnknownLine { nearest: None, .. });
        if !text.trim().contains(char::is_whitespace) && faults.iter().any(unknown) {
            return Err(Refusal::plain(text::nobody_called(text.trim(), names)));
        }
        self.line(before, text)
    }

    /// Adds a line to the record. An end that leaves open what the quick way asks begins it.
    fn line(&mut self, before: &State, text: &str) -> Result<State, Refusal> {
        let over = before.ask == Ask::Verdict;
        // The end that answers led to comes behind every line, and nothing follows it.
        let answered = || self.quick.is_some() && !self.read().reading.ended;
        if over && !is_header_line(text) && answered() {
            return Err(Refusal::plain(text::hand_is_over()));
        }
        self.lines.push(text.to_owned());
        let read = self.read();
        let faults = &read.reading.faults;
        let after = |fault: &Fault| fault.problem == Problem::AfterEnd;
        if over && faults.first().is_some_and(after) {
            return Err(Refusal::plain(text::hand_is_over()));
        }
        let quick = read
            .line()
            .and_then(|line| Quick::of_end(line, &playing(&before.told)));
        let Some(quick) = quick.filter(|_| !over) else {
            return self.state_of(read);
        };
        let under_way = self.quick.as_ref().is_some_and(|old| old.same_end(&quick));
        let open = |fault: &Fault| {
            let problem = &fault.problem;
            matches!(
                problem,
                Problem::PileMissing { .. } | Problem::ChoiceNeeded(Choice::LastYaku)
            )
        };
        let missing = !faults.is_empty() && faults.iter().all(open);
        let asks = faults.iter().all(open) && quick.asks(&before.told, &before.ruleset.rules);
        if !under_way && !missing && !asks {
            return self.state_of(read);
        }
        self.lines.pop();
        if !under_way {
            self.quick = Some(quick);
        }
        self.state()
    }

    /// A winner whose cards are known must be able to claim his points with them.
    fn can_claim(&self, state: &State) -> Result<(), Refusal> {
        let Some(quick) = self.quick.as_ref().filter(|_| state.verdict.is_none()) else {
            return Ok(());
        };
        let Some(claim) = quick.claim(&state.told) else {
            return Ok(());
        };
        let (mut lines, last) = self.record();
        lines.push(claim);
        let read = self.read_lines(&lines, last);
        let mut faults = read.reading.faults.iter();
        let refused = faults.find(|fault| quick.is_refused_by(&fault.problem));
        refused.map_or(Ok(()), |fault| Err(refusal(fault, &read.case, last)))
    }

    /// Whoever something is due to must be a player of the session, which pays him.
    fn knows_all(&self, told: &Told) -> Result<(), Refusal> {
        let Told::GoStop(hand) = told else {
            return Ok(());
        };
        let everybody = &self.table.everybody;
        let mut names = hand.dues.iter().map(|(name, _)| name);
        let Some(stranger) = names.find(|name| !everybody.contains(name)) else {
            return Ok(());
        };
        let problem = unknown_player(&At::new(stranger.clone(), 1), everybody);
        let calendar = self.table.ruleset.rules.calendar();
        Err(Refusal::plain(text::problem(&problem, calendar)))
    }

    /// Returns the lines of the record, and the number of the one that was typed last. A header
    /// line stands before the events, whenever it was typed.
    fn record(&self) -> (Vec<String>, u32) {
        let word = |line: &str| line.split_whitespace().next().map(folded);
        let kept = |line: &&String| {
            let may = MAY_REPLACE
                .iter()
                .any(|known| word(line).as_deref() == Some(known));
            !(may && self.lines.iter().any(|typed| word(typed) == word(line)))
        };
        let headers = self.quick.iter().flat_map(Quick::headers);
        let headers = self.table.header.iter().chain(headers).filter(kept);
        let (first, events): (Vec<&String>, Vec<&String>) =
            self.lines.iter().partition(|line| is_header_line(line));
        let mut lines: Vec<String> = headers.chain(first).cloned().collect();
        let header = lines.len();
        lines.extend(self.quick.iter().flat_map(|quick| quick.lines(true)));
        lines.extend(events.into_iter().cloned());
        let last = match self.lines.last() {
            Some(line) if is_header_line(line) => header,
            _ => lines.len(),
        };
        lines.extend(self.quick.iter().flat_map(|quick| quick.lines(false)));
        (lines, u32::try_from(last).unwrap_or(u32::MAX))
    }

    fn read(&self) -> Read {
        let (lines, last) = self.record();
        self.read_lines(&lines, last)
    }

    fn read_lines(&self, lines: &[String], last: u32) -> Read {
        let opening = Opening {
            ruleset: Some(&self.table.ruleset),
            ..Opening::default()
        };
        let case = Case::read(&(lines.join("\n") + "\n"), opening);
        let reading = case.hand();
        Read {
            case,
            reading,
            last,
        }
    }

    fn state(&self) -> Result<State, Refusal> {
        self.state_of(self.read())
    }

    /// Returns the state of the record so far; where all is asked, the end is added to it.
    fn state_of(&self, mut read: Read) -> Result<State, Refusal> {
        let gift = gift(&read.reading.faults, &playing(&read.reading.hand));
        if gift.is_none() {
            read.check()?;
        }
        let rules = &read.case.ruleset.rules;
        let told = &read.reading.hand;
        let ended = read.reading.ended && gift.is_none();
        self.knows_all(told)?;
        let mut due = quick::due(told, rules).into_iter();
        let due = due.find(|question| !self.declined.contains(question));
        let asked = || {
            self.quick
                .as_ref()
                .and_then(|quick| quick.next(told, rules))
        };
        let question = gift.or_else(|| due.or_else(asked).filter(|_| !ended));
        if let (None, Some(quick), false) = (question, &self.quick, ended) {
            let (mut lines, last) = self.record();
            lines.extend(quick.ending(told, rules));
            read = self.read_lines(&lines, last);
            read.check()?;
        }
        let Read { case, reading, .. } = read;
        let mut ask = question.map_or(Ask::Line, Ask::Quick);
        let mut verdict = None;
        if reading.ended && question.is_none() {
            let settled = case.settle();
            verdict = Some(settled.map_err(|faults| {
                let first = faults.first();
                first.map_or(Refusal::plain(String::new()), |fault| {
                    refusal(fault, &case, read.last)
                })
            })?);
            ask = Ask::Verdict;
        }
        Ok(State {
            record: case.record,
            ruleset: case.ruleset,
            told: reading.hand,
            ask,
            verdict,
        })
    }
}

/// Returns the question which junk was surrendered, where that alone is wrong.
fn gift(faults: &[Fault], playing: &[String]) -> Option<Question> {
    let gifts = faults.iter().map(|fault| match &fault.problem {
        Problem::ChoiceNeeded(Choice::Surrendered { from, to }) => {
            let (from, to) = (answer::named(from, playing)?, answer::named(to, playing)?);
            Some(Question::Gives(from, to))
        }
        _ => None,
    });
    gifts.collect::<Option<Vec<Question>>>()?.first().copied()
}

/// Returns what is wrong; its column, where it is in the line that was typed last.
fn refusal(fault: &Fault, case: &Case, last: u32) -> Refusal {
    Refusal {
        column: (fault.place.line == last).then_some(fault.place.column),
        message: text::problem(&fault.problem, case.ruleset.rules.calendar()),
    }
}

#[cfg(test)]
mod tests;
