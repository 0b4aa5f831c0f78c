//! A hand while it is entered: a pure function of the texts that were typed.

use super::answer;
use super::ask::{Ask, Question};
use super::quick::{self, Answer, Quick};
use super::table::Table;
use crate::card::fold as folded;
use crate::case::{Case, Opening, Told};
use crate::cli::text;
use crate::gostop::Hand;
use crate::record::{
    At, Choice, Fault, Line, Problem, Record, is_keyword, is_verb, unknown_player,
};
use crate::rules::{Game, GoStopRules, Rules, Ruleset};
use crate::verdict::Verdict;

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

/// Returns the state after these texts, or the first one that is not accepted and why.
pub(super) fn fold(table: &Table, texts: &[String]) -> Result<State, (usize, Refusal)> {
    let mut entry = Entry {
        table,
        typed: Vec::new(),
        declined: Vec::new(),
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
const MAY_REPLACE: [&str; 4] = ["carry", "pot", "dues", "date"];

struct Entry<'a> {
    table: &'a Table,
    /// The record lines that were typed as such.
    typed: Vec<String>,
    /// Questions of the game itself that were answered with nothing.
    declined: Vec<Question>,
    quick: Option<Quick>,
}

impl Entry<'_> {
    fn accept(&mut self, state: &State, text: &str) -> Result<State, Refusal> {
        let names = &self.table.players;
        match state.ask {
            Ask::Verdict => Err(Refusal::plain(text::hand_is_over())),
            _ if is_line(text, names) => self.line(text),
            Ask::Line if says_nobody(text, names) => self.line(nobody(state.ruleset.game())),
            Ask::Line => self.line_or_winner(text, &state.told),
            Ask::Quick(question) => {
                let calendar = state.ruleset.rules.calendar();
                let winner = self.quick.as_ref().map(|quick| quick.winner);
                let names = names_of(question, &state.told);
                let answer = quick::read(question, text, &names, winner, calendar)
                    .ok_or_else(|| Refusal::plain(text::not_an_answer(question, text)))?;
                match (&mut self.quick, answer) {
                    (_, Answer::Lines(lines)) if matches!(question, Question::Gives(..)) => {
                        self.typed.extend(lines);
                    }
                    (Some(quick), answer) => quick.note(question, answer),
                    (None, Answer::Lines(lines)) => self.typed.extend(lines),
                    (None, _) => self.declined.push(question),
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

    /// Takes a text as the name of who stopped, or else as a line.
    fn line_or_winner(&mut self, text: &str, told: &Told) -> Result<State, Refusal> {
        let names = &playing(told);
        let begun = answer::begun_with(text, names);
        if let Some(winner) = answer::player(text, names) {
            self.quick = Some(Quick::new(winner));
            return self.state();
        }
        if begun.len() > 1 {
            let names: Vec<&String> = begun.iter().map(|seat| &names[seat.0]).collect();
            return Err(Refusal::plain(text::ambiguous(text, &names)));
        }
        self.line(text)
    }

    /// Adds a line to the record. A stop that lacks only cards begins the quick way.
    fn line(&mut self, text: &str) -> Result<State, Refusal> {
        self.typed.push(text.to_owned());
        let case = self.case();
        let reading = case.hand();
        let faults = reading.faults;
        let missing = |fault: &Fault| matches!(fault.problem, Problem::PileMissing { .. });
        if !faults.is_empty() && faults.iter().all(missing) {
            self.typed.pop();
            let stopped = case
                .record
                .entries
                .last()
                .and_then(|entry| entry.line.as_ref());
            if let Some(Line::Act(name, _)) = stopped
                && let Some(winner) = answer::named(&name.value, &playing(&reading.hand))
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
        let Some((hand, rules)) = state.gostop() else {
            return Ok(());
        };
        let player = hand.player(quick.winner);
        if !player.told {
            return Ok(());
        }
        let points = crate::gostop::stop_points(player.pile, rules);
        let target = i64::from(rules.target(hand.players.len()));
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
            state.ruleset.rules.calendar(),
        )))
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

    fn lines(&self) -> Vec<String> {
        let quick = self.quick.iter().flat_map(Quick::lines);
        let headers = self.quick.iter().flat_map(Quick::headers);
        let word = |line: &str| line.split_whitespace().next().map(folded);
        let replaced = |line: &&String| {
            let may = MAY_REPLACE
                .iter()
                .any(|known| word(line).as_deref() == Some(known));
            may && self.typed.iter().any(|typed| word(typed) == word(line))
        };
        let header = self.table.header.iter().filter(|line| !replaced(line));
        header
            .chain(headers)
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
        let gift = gift(&reading.faults, &playing(&reading.hand));
        if gift.is_none() {
            refuse(&reading.faults, &case)?;
        }
        let (mut told, mut ended) = (reading.hand, reading.ended && gift.is_none());
        let mut ask = Ask::Line;
        self.knows_all(&told)?;
        let due = quick::due(&told, &case.ruleset.rules)
            .into_iter()
            .find(|question| !self.declined.contains(question));
        if let Some(question) = gift {
            ask = Ask::Quick(question);
        } else if let (Some(question), false) = (due, ended) {
            ask = Ask::Quick(question);
        } else if let (Some(quick), false) = (&self.quick, ended) {
            if let Some(question) = quick.next(&told, &case.ruleset.rules) {
                ask = Ask::Quick(question);
            } else {
                lines.extend(quick.ending(&told));
                case = self.case_of(&lines);
                let reading = case.hand();
                refuse(&reading.faults, &case)?;
                (told, ended) = (reading.hand, reading.ended);
            }
        }
        let mut verdict = None;
        if ended {
            let settled = case
                .settle()
                .map_err(|faults| first_refusal(&faults, &case))?;
            verdict = Some(settled);
            ask = Ask::Verdict;
        }
        Ok(State {
            record: case.record,
            ruleset: case.ruleset,
            told,
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

fn refuse(faults: &[Fault], case: &Case) -> Result<(), Refusal> {
    if faults.is_empty() {
        Ok(())
    } else {
        Err(first_refusal(faults, case))
    }
}

fn first_refusal(faults: &[Fault], case: &Case) -> Refusal {
    let calendar = case.ruleset.rules.calendar();
    faults.first().map_or_else(
        || Refusal::plain(String::new()),
        |fault| Refusal {
            column: Some(fault.place.column),
            message: text::problem(&fault.problem, calendar),
        },
    )
}

/// Returns the names of those who play the hand, in the order of their seats.
pub(super) fn playing(told: &Told) -> Vec<String> {
    match told {
        Told::GoStop(hand) => names(&hand.players, |player| &player.name),
        Told::KoiKoi(round) => names(&round.players, |player| &player.name),
        Told::MinHwatu(table) => names(&table.players, |player| &player.name),
    }
}

/// Returns the names of all at the table, in the order of their seats there.
pub(super) fn seated(told: &Told) -> Vec<String> {
    match told {
        Told::GoStop(hand) => names(hand.seating.all(), |seated| &seated.name),
        Told::KoiKoi(_) | Told::MinHwatu(_) => playing(told),
    }
}

/// Returns the names that the seats of a question stand for.
pub(super) fn names_of(question: Question, told: &Told) -> Vec<String> {
    if question.is_of_table() {
        seated(told)
    } else {
        playing(told)
    }
}

fn names<T>(players: &[T], name: impl Fn(&T) -> &String) -> Vec<String> {
    players.iter().map(|player| name(player).clone()).collect()
}

/// Returns the line that says that nobody won.
const fn nobody(game: Game) -> &'static str {
    match game {
        Game::GoStop => "nagari",
        Game::KoiKoi | Game::MinHwatu => "draw",
    }
}

/// Returns whether a text is the short answer that nobody won; a player of that name comes first.
fn says_nobody(text: &str, names: &[String]) -> bool {
    answer::yes_or_no(text) == Some(false) && answer::named(text, names).is_none()
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

#[cfg(test)]
mod tests;
