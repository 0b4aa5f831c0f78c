//! Derives answers from a written record: the texts to enter at the hand's questions so that they
//! produce the same record.

mod by_question;

use super::history::History;
use super::state::HandState;
use crate::card::Calendar;
use crate::evening::ask::WaitingFor;
use crate::evening::hand_start::{HandStart, is_given};
use crate::letters::same_name;
use crate::record::{
    Act, Bound, CountKind, Header, Known, Line, Name, Record, RecordEntry, TableEvent, quoted,
};
use crate::report::same;
use crate::telling::{self, AskId, AskedBack, TellingTable, ToldBak};
use crate::verdict::Verdict;
use crate::vocabulary::{ENGLISH, JAPANESE, KOREAN, Vocabulary};
use std::sync::Arc;

/// The greatest number of texts to try for one hand.
const MOST: usize = 200;

/// Returns answers to a hand's questions that produce this record and this verdict; `None` if no
/// answers do, as for a hand that was recorded turn by turn. Lines that no question asks for are
/// entered as lines.
pub(crate) fn answers(
    start: &Arc<HandStart>,
    record: &Record,
    verdict: &Verdict,
) -> Option<History> {
    let written = RecordBody::from_record(record, start.ruleset.rules.calendar())?;
    [
        LinesBeforeEnd::Unasked,
        LinesBeforeEnd::None,
        LinesBeforeEnd::All,
    ]
    .into_iter()
    .find_map(|before| {
        let history = written.told(start, before)?;
        let state = &history.now().state;
        let settled = state.verdict.as_ref();
        let alike = settled.is_some_and(|settled| same(settled, verdict));
        (alike && written.is(state)).then_some(history)
    })
}

/// Returns a record's answer to the open question about a told hand; `None` if no short text can
/// say it.
pub(crate) fn as_recorded(record: &Record, state: &HandState) -> Option<String> {
    let asked = state.asked_back()?;
    let written = RecordBody::from_record(record, state.ruleset.rules.calendar())?;
    match asked.id {
        AskId::Else if asked.first => written.winner_told(state),
        AskId::Bak(bak) => written.hit_by(bak, &asked),
        AskId::Boar | AskId::LastGo => written.reply(&asked),
        _ => None,
    }
}

/// A line of the written record.
struct RecordBodyLine<'r> {
    line: &'r Line,
    /// The line as printed.
    text: String,
}

impl RecordBodyLine<'_> {
    /// Returns whether the line ends the hand, so that answering every question produces it.
    const fn ends(&self) -> bool {
        matches!(
            self.line,
            Line::Act(_, Act::Stop | Act::Shobu)
                | Line::Table(TableEvent::Nagari | TableEvent::Draw)
        )
    }

    /// Returns whether some question asks for a line of this kind.
    const fn is_asked_for(&self) -> bool {
        self.ends()
            || matches!(
                self.line,
                Line::Act(
                    _,
                    Act::Has(..)
                        | Act::Scores(..)
                        | Act::Known(_)
                        | Act::Makes(_)
                        | Act::Go(None)
                        | Act::Heundeum(_)
                        | Act::Potkan(_)
                        | Act::Grenade(_)
                        | Act::FirstSweep(_)
                        | Act::Boar(false)
                        | Act::Koi
                        | Act::Stays
                        | Act::Drops(_)
                        | Act::Sells(..)
                ) | Line::Table(TableEvent::Field(_))
                    | Line::Header(Header::FieldBrights(_))
            )
    }
}

/// Returns whether a line tells the course of a hand card by card.
const fn tells_play(line: &Line) -> bool {
    matches!(
        line,
        Line::Act(_, Act::Takes(_) | Act::Turn(_) | Act::Holds(_)) | Line::Header(Header::Table(_))
    )
}

/// Which lines of the record are entered as lines before the text that says how the hand ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LinesBeforeEnd {
    /// The lines that no question asks for.
    Unasked,
    /// No lines; those that no question asks for are entered at the verdict.
    None,
    /// All lines except those that end the hand.
    All,
}

/// The next text to enter, if any.
enum NextAnswer {
    Enter(String),
    /// Nothing: the whole record is told.
    Done,
}

/// A written record without its given header lines.
struct RecordBody<'r> {
    lines: Vec<RecordBodyLine<'r>>,
    /// The number of the record's lines, including given header lines.
    all: usize,
    calendar: Calendar,
}

impl<'r> RecordBody<'r> {
    /// Returns the body of a record; `None` if a line is flawed or tells the play card by card.
    fn from_record(record: &'r Record, calendar: Calendar) -> Option<Self> {
        let said = || record.entries.iter().filter_map(with_line);
        if said().any(|(entry, line)| entry.flawed || tells_play(line)) {
            return None;
        }
        let own = said().filter(|(_, line)| !matches!(line, Line::Header(of) if is_given(of)));
        let lines = own.map(|(_, line)| {
            let text = line.print(calendar);
            RecordBodyLine { line, text }
        });
        Some(Self {
            lines: lines.collect(),
            all: said().count(),
            calendar,
        })
    }

    /// Returns the hand after entering everything in the record; `before` says which lines to enter
    /// first. `None` if that does not work.
    fn told(&self, start: &Arc<HandStart>, before: LinesBeforeEnd) -> Option<History> {
        let mut history = History::nothing(start).ok()?;
        while history.texts().len() < MOST {
            let text = match self.next(&history.now().state, before)? {
                NextAnswer::Done => return Some(history),
                NextAnswer::Enter(text) => text,
            };
            let next = history.now().with(&text).ok()?;
            history.add(text, next);
        }
        None
    }

    /// Returns whether a hand has exactly the lines of the record, in any order.
    fn is(&self, state: &HandState) -> bool {
        self.left(state).is_empty() && state.lines().count() == self.all
    }

    /// Returns the lines of the record that a hand does not have yet.
    fn left(&self, state: &HandState) -> Vec<&RecordBodyLine<'r>> {
        let known = state.lines().map(|line| line.print(self.calendar));
        let mut known: Vec<String> = known.collect();
        let is_left =
            |line: &&RecordBodyLine<'_>| match known.iter().position(|of| *of == line.text) {
                Some(at) => {
                    known.swap_remove(at);
                    false
                }
                None => true,
            };
        self.lines.iter().filter(is_left).collect()
    }

    /// Returns what to enter next; `None` if the record does not answer the current question.
    fn next(&self, state: &HandState, before: LinesBeforeEnd) -> Option<NextAnswer> {
        let left = self.left(state);
        let line = |line: &&RecordBodyLine<'_>| NextAnswer::Enter(line.text.clone());
        match state.ask {
            WaitingFor::Verdict => Some(left.first().map_or(NextAnswer::Done, line)),
            WaitingFor::Line | WaitingFor::Layout => {
                let mut open = left.iter();
                let first = match before {
                    LinesBeforeEnd::None => None,
                    LinesBeforeEnd::Unasked => open.find(|line| !line.is_asked_for()),
                    LinesBeforeEnd::All => open.find(|line| !line.ends()),
                };
                let end = || {
                    Some(NextAnswer::Enter(
                        self.told_line(state).or_else(|| self.end())?,
                    ))
                };
                first.map(line).or_else(end).or(left.first().map(line))
            }
            WaitingFor::Quick(question) => {
                self.answer(question, state, &left).map(NextAnswer::Enter)
            }
            WaitingFor::Told => self.reply(&state.asked_back()?).map(NextAnswer::Enter),
            WaitingFor::Turn(_) | WaitingFor::Call(_) => None,
        }
    }

    /// Returns one line that tells the hand as the remaining lines do; `None` if nobody won or only
    /// the winner is known.
    fn told_line(&self, state: &HandState) -> Option<String> {
        let left = self.left(state).into_iter();
        tell(
            &left.map(|line| line.line.clone()).collect::<Vec<_>>(),
            state,
        )
    }

    /// Returns what the record tells about the winner, without the name; `None` if it tells nothing
    /// more than who won.
    fn winner_told(&self, state: &HandState) -> Option<String> {
        let mut acts = self.by_players();
        let (winner, _) =
            acts.find(|(_, act)| matches!(act, Act::Stop | Act::Shobu | Act::Push))?;
        let own = self.lines.iter().filter(|line| match line.line {
            Line::Act(name, _) => same_name(&name.value, winner),
            _ => false,
        });
        let told = tell(
            &own.map(|line| line.line.clone()).collect::<Vec<_>>(),
            state,
        )?;
        Some(told.strip_prefix(winner)?.trim_start().to_owned())
    }

    /// Returns the answer to which losers have a bak: their names, or in case of pi-bak how much
    /// junk each of them has. `None` if the record does not say so for all losers asked about.
    fn hit_by(&self, bak: ToldBak, asked: &AskedBack) -> Option<String> {
        let known = |name: &Name| self.known_of(name, bak.kind());
        let bounds: Vec<Bound> = asked.players.iter().map(known).collect::<Option<_>>()?;
        let players = asked.players.iter().zip(&bounds);
        let counted = |(name, bound): (&Name, &Bound)| match bound {
            Bound::Exactly(count) => {
                Some(format!("{} {}{count}", quoted(name), bak.kind().letter()))
            }
            _ => None,
        };
        let counts: Option<Vec<String>> = players.clone().map(counted).collect();
        if let (Some(counts), ToldBak::Pi) = (counts, bak) {
            return Some(counts.join(", "));
        }
        let hit = players.filter(|(_, bound)| match bound {
            Bound::Exactly(count) => bak != ToldBak::Pi && *count == 0,
            Bound::Below(_) => true,
            Bound::AtLeast(_) => false,
        });
        let hit: Vec<String> = hit.map(|(name, _)| quoted(name)).collect();
        Some(or_none(hit.join(", ")))
    }

    /// Returns how many cards of a kind a loser is recorded to have; `None` if no line says so.
    fn known_of(&self, name: &str, kind: CountKind) -> Option<Bound> {
        let facts = self.acts(name).filter_map(|act| match act {
            Act::Known(facts) => Some(facts),
            _ => None,
        });
        facts.flatten().find_map(|fact| match fact {
            Known::Count(of, bound) if *of == kind => Some(*bound),
            Known::Nothing => Some(Bound::Exactly(0)),
            _ => None,
        })
    }

    /// Returns the text that says how the hand ended: the winner's name, or `n` if nobody won;
    /// `None` for any other end.
    fn end(&self) -> Option<String> {
        self.lines.iter().rev().find_map(|line| match line.line {
            Line::Act(name, Act::Stop | Act::Shobu) => Some(quoted(&name.value)),
            Line::Table(TableEvent::Nagari | TableEvent::Draw) => Some("n".to_owned()),
            _ => None,
        })
    }
}

/// Returns a text, or `none` instead of an empty text.
fn or_none(text: String) -> String {
    if text.is_empty() {
        "none".to_owned()
    } else {
        text
    }
}

/// Returns one line that tells what these lines say of captured cards, calls and events; `None` if
/// they do not say who won, or nothing else.
fn tell(lines: &[Line], state: &HandState) -> Option<String> {
    let players = state.players();
    let record = state.case.record();
    let table = TellingTable {
        players: players.names(),
        numbers: players.numbers(),
        ruleset: &state.ruleset,
        before: &record,
    };
    let (text, told) = telling::told_line(lines, table, words_of(players.names()))?;
    (told.len() > 1).then_some(text)
}

/// Returns the vocabulary of the language whose script the names have.
fn words_of(names: &[Name]) -> &'static Vocabulary {
    let has = |test: fn(char) -> bool| names.iter().any(|name| name.chars().any(test));
    if has(|letter| matches!(letter, '가'..='힣')) {
        &KOREAN
    } else if has(|letter| matches!(letter, '\u{3040}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}')) {
        &JAPANESE
    } else {
        &ENGLISH
    }
}

/// Returns an entry with its line, if it has one.
fn with_line(entry: &RecordEntry) -> Option<(&RecordEntry, &Line)> {
    entry.line.as_ref().map(|line| (entry, line))
}

#[cfg(test)]
mod tests;
