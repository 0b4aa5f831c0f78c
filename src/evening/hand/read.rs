//! The record that was typed, its result, and what is asked next.

use super::said::{EnteredLine, LineKind};
use super::state::HandState;
use super::texts::playing;
use super::track;
use super::typed::{HandInput, refusal};
use crate::case::{AnyHand, LiveCase, LooseLine};
use crate::evening::answer;
use crate::evening::ask::{Question, WaitingFor};
use crate::evening::hand_start::HandStart;
use crate::evening::quick::{self, Quick};
use crate::evening::refusal::Refusal;
use crate::letters::same_name;
use crate::record::{Act, Choice, Fault, Line, Name, NotInForce, Problem, Reading};
use crate::verdict::Verdict;
use std::sync::Arc;

/// A record and its result.
pub(super) struct ReadHand {
    pub(super) case: Arc<LiveCase>,
    pub(super) reading: Reading<AnyHand>,
    /// The number of the line that was typed last; 0 if none was.
    pub(super) last: u32,
    /// For each line, the number of the text that gave it, if one did.
    entries: Vec<Option<usize>>,
}

impl ReadHand {
    /// Errors: the first thing that is wrong.
    fn check(&self) -> Result<(), Refusal> {
        let refusal = |fault| Err(refusal(fault, &self.case, self.last));
        self.reading.faults.first().map_or(Ok(()), refusal)
    }

    /// Returns the verdict, or `None` if the hand is not over.
    fn verdict(&self) -> Result<Option<Verdict>, Refusal> {
        if !self.reading.ended {
            return Ok(None);
        }
        let refused = |fault| refusal(fault, &self.case, self.last);
        match self.case.settle() {
            Ok(verdict) => Ok(Some(verdict)),
            Err(faults) => faults.first().map(refused).map_or(Ok(None), Err),
        }
    }

    /// Returns what the line that was typed last says; `None` if there is none or it cannot be
    /// read.
    pub(super) fn line(&self) -> Option<&Line> {
        self.case.entry_on(self.last)?.line.as_ref()
    }
}

impl HandInput {
    /// Returns the lines of the record, except those from answers that come after all typed lines.
    /// Header lines and dealt hands go before the events, whenever they were typed; dealt hands go
    /// after the decisions who plays.
    fn lines(&self) -> Vec<EnteredLine> {
        let typed = |word| self.lines.iter().any(|line| line.replaces == Some(word));
        let kept = |line: &EnteredLine| !line.replaces.is_some_and(typed);
        let said = |line: Arc<LooseLine>| EnteredLine::new(&self.start, line, None);
        let headers = self.quick.iter().flat_map(Quick::headers);
        let headers = headers.cloned().map(said);
        let headers = self.header.iter().cloned().chain(headers).filter(kept);
        let early = self
            .quick
            .iter()
            .flat_map(|quick| quick.lines(true))
            .map(said);
        let of = |kind| {
            let lines = self.lines.iter().filter(move |line| line.kind == kind);
            lines.cloned()
        };
        let events = self.lines.iter().filter(|line| !line.kind.stands_early());
        let decided = events.clone();
        let decided = decided.take_while(|line| line.kind == LineKind::Decision);
        let undecided = events.skip(decided.clone().count());
        headers
            .chain(of(LineKind::Header))
            .chain(early)
            .chain(decided.cloned())
            .chain(of(LineKind::Dealt))
            .chain(undecided.cloned())
            .collect()
    }

    /// Reads the record so far. Where nobody may drop twice in a row, whoever must stay does so
    /// without being asked.
    pub(super) fn read(&mut self) -> ReadHand {
        loop {
            let read = self.read_lines();
            let said = self.lines.len();
            if !forbids_two_drops(&read.case) {
                self.lines.retain(|line| line.entry.is_some());
            } else if let Some(name) = self.must_stay(&read) {
                let line = Arc::new(Line::act(name, Act::Stays).into());
                self.lines.push(EnteredLine::new(&self.start, line, None));
            }
            if self.lines.len() == said {
                return read;
            }
        }
    }

    /// Returns who is to decide whether to play, but must stay; `None` if the iris may still force
    /// that player out, or nobody is.
    fn must_stay(&self, read: &ReadHand) -> Option<Name> {
        let AnyHand::GoStop(hand) = &read.reading.hand else {
            return None;
        };
        if !read.reading.faults.is_empty() {
            return None;
        }
        let rules = read.case.ruleset().rules.gostop()?;
        let seating = &hand.seating;
        if hand.end.is_some() || rules.iris_drops(seating.all().len()) && !seating.iris_dropped() {
            return None;
        }
        let name = seating.name(seating.due()?);
        let mut before = self.start.dropped_before.iter();
        before.any(|one| same_name(one, &name)).then_some(name)
    }

    /// Reads the lines so far. If all new lines come after those of the last reading, only the new
    /// lines are read.
    fn read_lines(&mut self) -> ReadHand {
        let lines = self.lines();
        let goes_on = |kept: &Arc<LiveCase>| {
            let mut both = kept.lines().iter().zip(&lines);
            kept.lines().len() <= lines.len() && both.all(|(known, said)| said.is(known))
        };
        let kept = self.kept.take().filter(goes_on);
        let behind = kept.as_ref().map_or(0, |kept| kept.lines().len());
        let more = lines.iter().map(|said| Arc::clone(&said.line));
        let case = match kept {
            Some(kept) => told(kept, &self.start, more.skip(behind)),
            None => Arc::new(LiveCase::begin(
                self.start.seats(),
                &more.collect::<Vec<_>>(),
            )),
        };
        self.kept = Some(Arc::clone(&case));
        let typed = self.lines.iter().rev().find_map(|line| line.entry);
        let of_last = |line: &EnteredLine| typed.is_some() && line.entry == typed;
        let last = lines.iter().rposition(of_last).map_or(0, |at| at + 1);
        let answers = self.quick.iter().flat_map(|quick| quick.lines(false));
        let base = ReadHand {
            reading: case.hand(),
            case,
            last: u32::try_from(last).unwrap_or(u32::MAX),
            entries: lines.iter().map(|line| line.entry).collect(),
        };
        self.read_more(base, answers.collect())
    }

    /// Returns a read record with these lines added at the end.
    pub(super) fn read_more(&self, read: ReadHand, lines: Vec<Arc<LooseLine>>) -> ReadHand {
        if lines.is_empty() {
            return read;
        }
        let mut entries = read.entries;
        entries.extend(lines.iter().map(|_| None));
        let case = told(read.case, &self.start, lines.into_iter());
        ReadHand {
            reading: case.hand(),
            case,
            entries,
            ..read
        }
    }

    pub(super) fn state(&mut self) -> Result<HandState, Refusal> {
        let read = self.read();
        self.tell_again(&read)?;
        if self.round_is_told(&read.reading.hand) {
            let read = self.read();
            return self.state_of(read);
        }
        self.state_of(read)
    }

    /// Returns what a hand waits for when it has no particular question.
    fn between(&self, told: &AnyHand, case: &LiveCase) -> WaitingFor {
        let AnyHand::GoStop(hand) = told else {
            return WaitingFor::Line;
        };
        let fresh = self.start.tracked && case.lacks_layout();
        let layout = fresh.then_some(WaitingFor::Layout);
        track::next(hand).or(layout).unwrap_or(WaitingFor::Line)
    }

    /// Returns the state of the hand for a read record. If all questions are answered, the lines
    /// that end the record are added.
    pub(super) fn state_of(&self, read: ReadHand) -> Result<HandState, Refusal> {
        let question = self.question(&read)?;
        let asks = self
            .telling
            .as_ref()
            .is_some_and(|told| told.question().is_some());
        let asks = asks && question.is_none();
        let (read, verdict) = if question.is_none() && !asks {
            let read = self.with_end(read)?;
            let verdict = read.verdict()?;
            (read, verdict)
        } else {
            (read, None)
        };
        let ReadHand { case, reading, .. } = read;
        let ask = match question {
            Some(question) => WaitingFor::Quick(question),
            None if asks => WaitingFor::Told,
            None if verdict.is_some() => WaitingFor::Verdict,
            None if self.quick.is_some() => WaitingFor::Line,
            None => self.between(&reading.hand, &case),
        };
        Ok(HandState {
            numbers: self.start.numbers(),
            dropped_before: Arc::clone(&self.start.dropped_before),
            ruleset: case.ruleset().clone(),
            case,
            told: reading.hand,
            ask,
            verdict,
            entries: read.entries,
            telling: self.telling.clone().map(Arc::new),
        })
    }

    /// Returns the next question: one that the last line leaves open, one from the game, or one
    /// from the quick way.
    fn question(&self, read: &ReadHand) -> Result<Option<Question>, Refusal> {
        let (told, rules) = (&read.reading.hand, &read.case.ruleset().rules);
        let open = left_open(read);
        self.drops_once(&read.case)?;
        if open.is_none() {
            read.check()?;
        }
        self.fits_evening(told, rules)?;
        if open.is_some() || read.reading.ended {
            return Ok(open);
        }
        let mut due = quick::due(told, rules).into_iter();
        let due = due.find(|question| !self.declined.contains(question));
        let asked = || self.quick.as_ref()?.next(told, rules);
        Ok(due.or_else(asked))
    }

    /// Refuses somebody who drops twice in a row where the rules forbid it.
    fn drops_once(&self, case: &LiveCase) -> Result<(), Refusal> {
        let again = |line: &Line| {
            let Line::Act(name, Act::Drops(false)) = line else {
                return false;
            };
            let mut before = self.start.dropped_before.iter();
            before.any(|one| same_name(one, &name.value))
        };
        let mut lines = case.entries().filter_map(|entry| entry.line.as_ref());
        if forbids_two_drops(case) && lines.any(again) {
            let problem = Problem::NotInForce(NotInForce::TwoDrops);
            let calendar = case.ruleset().rules.calendar();
            return Err(Refusal::from_problem(&problem, calendar));
        }
        Ok(())
    }

    /// Adds the lines that end the record, from a told hand or the quick way, if it lacks an end.
    fn with_end(&self, read: ReadHand) -> Result<ReadHand, Refusal> {
        if let Some(told) = self.telling.as_ref().filter(|_| !read.reading.ended) {
            let lines = told.lines.iter().map(|line| Arc::new(line.clone().into()));
            let read = self.read_more(read, lines.collect());
            read.check()?;
            return Ok(read);
        }
        let Some(quick) = self.quick.as_ref().filter(|_| !read.reading.ended) else {
            return Ok(read);
        };
        let ending = quick.ending(&read.reading.hand, &read.case.ruleset().rules);
        let read = self.read_more(read, ending.into_iter().map(Arc::new).collect());
        read.check()?;
        Ok(read)
    }
}

/// Returns whether the rules of a hand let nobody drop twice in a row.
fn forbids_two_drops(case: &LiveCase) -> bool {
    let rules = case.ruleset().rules.gostop();
    rules.is_some_and(|rules| rules.gwangpalli_no_two_drops)
}

/// Adds lines to a case.
fn told(
    case: Arc<LiveCase>,
    start: &HandStart,
    lines: impl Iterator<Item = Arc<LooseLine>>,
) -> Arc<LiveCase> {
    let mut lines = lines.peekable();
    if lines.peek().is_none() {
        return case;
    }
    let mut case = Arc::unwrap_or_clone(case);
    for line in lines {
        case.tell(start.seats(), &line);
    }
    Arc::new(case)
}

/// Returns the question that the last line leaves open; `None` if there is none, or if something
/// else is wrong.
fn left_open(read: &ReadHand) -> Option<Question> {
    let faults = &read.reading.faults;
    let last = read.case.entries().last();
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

/// Returns the question which junk was surrendered; `None` if nothing or something else is wrong.
fn gift(faults: &[Fault], playing: &[Name]) -> Option<Question> {
    let gifts = faults.iter().map(|fault| match &fault.problem {
        Problem::ChoiceNeeded(Choice::Surrendered { from, to }) => {
            let (from, to) = (answer::named(from, playing)?, answer::named(to, playing)?);
            Some(Question::Gives(from, to))
        }
        _ => None,
    });
    gifts.collect::<Option<Vec<Question>>>()?.first().copied()
}
