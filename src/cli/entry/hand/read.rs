//! The record that was typed, what it tells, and what is asked next.

use super::texts::{is_dealt_hand, is_decision, is_header_line, playing};
use super::typed::{Said, Typed};
use super::{Refusal, State};
use crate::card::fold as folded;
use crate::case::{Case, Opening, Told};
use crate::cli::entry::answer;
use crate::cli::entry::ask::{Ask, Question};
use crate::cli::entry::quick::{self, Quick};
use crate::cli::entry::track;
use crate::cli::text;
use crate::gostop::awaits_turns;
use crate::record::{Choice, Fault, Header, Line, Problem, Reading, Record, Source};
use crate::verdict::Verdict;

/// Header lines of the evening, or answers, that a line of the hand may replace.
const MAY_REPLACE: [&str; 6] = ["carry", "pot", "dues", "date", "round", "field-brights"];

/// A record with what it tells.
pub(super) struct Read {
    pub(super) case: Case,
    pub(super) reading: Reading<Told>,
    /// The number of the line that was typed last; 0 where none was.
    pub(super) last: u32,
    /// The number of the text that told each line, where one did.
    entries: Vec<Option<usize>>,
}

impl Read {
    /// Returns the first thing that is wrong, if anything is.
    fn check(&self) -> Result<(), Refusal> {
        let refusal = |fault| Err(refusal(fault, &self.case, self.last));
        self.reading.faults.first().map_or(Ok(()), refusal)
    }

    /// Returns the verdict, where the hand is over.
    fn verdict(&self) -> Result<Option<Verdict>, Refusal> {
        if !self.reading.ended {
            return Ok(None);
        }
        let settled = self.case.settle().map_err(|faults| {
            let first = faults.first();
            first.map_or(Refusal::plain(String::new()), |fault| {
                refusal(fault, &self.case, self.last)
            })
        });
        settled.map(Some)
    }

    /// Returns what the line says that was typed last.
    pub(super) fn line(&self) -> Option<&Line> {
        let entries = &self.case.record.entries;
        let last = entries.iter().find(|entry| entry.place.line == self.last);
        last.and_then(|entry| entry.line.as_ref())
    }
}

impl Typed {
    /// Returns the lines of the record. A header line stands before the events, whenever it was
    /// typed, and so does a dealt hand once it is decided who plays.
    pub(super) fn record(&self) -> Vec<Said> {
        let word = |line: &str| line.split_whitespace().next().map(folded);
        let typed = |line: &str| {
            let mut typed = self.lines.iter();
            typed.any(|typed| word(&typed.text) == word(line))
        };
        let kept = |line: &&String| {
            let mut may = MAY_REPLACE.iter();
            !(may.any(|known| word(line).as_deref() == Some(known)) && typed(line))
        };
        let headers = self.quick.iter().flat_map(Quick::headers);
        let headers = self.table.header.iter().chain(headers).filter(kept);
        let answers = |early| {
            let lines = self.quick.iter().flat_map(move |quick| quick.lines(early));
            lines.map(Said::by_itself)
        };
        let (first, events): (Vec<Said>, Vec<Said>) =
            (self.lines.iter().cloned()).partition(|line| is_header_line(&line.text));
        let (dealt, mut events): (Vec<Said>, Vec<Said>) = events
            .into_iter()
            .partition(|line| is_dealt_hand(&line.text));
        let decided = events.iter().position(|line| !is_decision(&line.text));
        let at = decided.unwrap_or(events.len());
        events.splice(at..at, dealt);
        let headers = headers.cloned().map(Said::by_itself);
        let before = headers.chain(first).chain(answers(true));
        before.chain(events).chain(answers(false)).collect()
    }

    pub(super) fn read(&self) -> Read {
        self.read_lines(self.record())
    }

    pub(super) fn read_lines(&self, lines: Vec<Said>) -> Read {
        let opening = Opening {
            ruleset: Some(&self.table.ruleset),
            source: Source::Table(&self.table.known),
            ..Opening::default()
        };
        let text: String = lines.iter().flat_map(|line| [&line.text, "\n"]).collect();
        let case = Case::read(&text, opening);
        let reading = case.hand();
        let typed = self.lines.last().and_then(|line| line.entry);
        let of_last = |line: &Said| typed.is_some() && line.entry == typed;
        let last = lines.iter().rposition(of_last).map_or(0, |at| at + 1);
        Read {
            case,
            reading,
            last: u32::try_from(last).unwrap_or(u32::MAX),
            entries: lines.into_iter().map(|line| line.entry).collect(),
        }
    }

    pub(super) fn state(&self) -> Result<State, Refusal> {
        self.state_of(self.read())
    }

    /// Returns what a hand waits for that asks no question of its own.
    fn between(&self, told: &Told, record: &Record) -> Ask {
        let Told::GoStop(hand) = told else {
            return Ask::Line;
        };
        let laid = |(_, header): (u32, &Header)| matches!(header, Header::Table(_));
        let fresh = awaits_turns(record) && !record.headers().any(laid);
        let layout = (self.table.tracked && fresh).then_some(Ask::Layout);
        track::next(hand).or(layout).unwrap_or(Ask::Line)
    }

    /// Returns the state of the record so far; where all is asked, the end is added to it.
    pub(super) fn state_of(&self, read: Read) -> Result<State, Refusal> {
        let question = self.question(&read)?;
        let quick = self.quick.as_ref().filter(|_| question.is_none());
        let untold = quick.map_or_else(Vec::new, |quick| quick.untold(&read.reading.hand));
        let (read, verdict) = if question.is_none() {
            let read = self.with_end(read)?;
            let verdict = read.verdict()?;
            (read, verdict)
        } else {
            (read, None)
        };
        let Read { case, reading, .. } = read;
        let ask = match question {
            Some(question) => Ask::Quick(question),
            None if verdict.is_some() => Ask::Verdict,
            None if self.quick.is_some() => Ask::Line,
            None => self.between(&reading.hand, &case.record),
        };
        Ok(State {
            ruleset: case.ruleset().clone(),
            record: case.record,
            told: reading.hand,
            ask,
            verdict,
            entries: read.entries,
            untold,
        })
    }

    /// Returns the question that comes next: what the last line leaves open, what the game asks, what
    /// the quick way asks.
    fn question(&self, read: &Read) -> Result<Option<Question>, Refusal> {
        let (told, rules) = (&read.reading.hand, &read.case.ruleset().rules);
        let open = left_open(read);
        if open.is_none() {
            read.check()?;
        }
        self.knows_all(told)?;
        if open.is_some() || read.reading.ended {
            return Ok(open);
        }
        let mut due = quick::due(told, rules).into_iter();
        let due = due.find(|question| !self.declined.contains(question));
        let asked = || self.quick.as_ref()?.next(told, rules);
        Ok(due.or_else(asked))
    }

    /// Returns the record with the end that the quick way is about, where it lacks that.
    fn with_end(&self, read: Read) -> Result<Read, Refusal> {
        let Some(quick) = self.quick.as_ref().filter(|_| !read.reading.ended) else {
            return Ok(read);
        };
        let ending = quick.ending(&read.reading.hand, &read.case.ruleset().rules);
        let mut lines = self.record();
        lines.extend(ending.into_iter().map(Said::by_itself));
        let read = self.read_lines(lines);
        read.check()?;
        Ok(read)
    }
}

/// Returns the question that the last line leaves open, where nothing else is wrong.
fn left_open(read: &Read) -> Option<Question> {
    let faults = &read.reading.faults;
    let last = read.case.record.entries.last();
    match faults.first()? {
        Fault {
            place,
            problem: Problem::ChoiceNeeded(Choice::Onto { card, among }),
        } if last.is_some_and(|last| last.place.line == place.line) => {
            Some(Question::Onto(*card, *among))
        }
        _ => gift(faults, &playing(&read.reading.hand)),
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
pub(super) fn refusal(fault: &Fault, case: &Case, last: u32) -> Refusal {
    Refusal {
        column: (fault.place.line == last).then_some(fault.place.column),
        message: text::problem(&fault.problem, case.ruleset().rules.calendar()),
        internal: fault.is_internal(),
    }
}
