//! A hand of which an entry is changed: what was entered after it is kept by what it answered.

use super::asked::QuestionId;
use super::history::History;
use super::position::Position;
use super::texts::behind_name;
use crate::evening::answer;
use crate::evening::ask::WaitingFor;
use crate::evening::given::Given;
use crate::evening::refusal::{BadEdit, Refusal};
use crate::record::{Seat, quoted};

/// A text that was entered after the one that is changed.
#[derive(Clone, Debug)]
struct LaterEntry {
    /// Its number, from 1.
    entry: usize,
    text: String,
    /// What it answered, or what was asked when it was entered.
    asked: QuestionId,
    by_line: bool,
}

/// A hand of which an entry is changed, as far as what follows it is entered again.
#[derive(Clone, Debug)]
pub(crate) struct Edited {
    pub(crate) history: History,
    /// What was not entered again yet.
    kept: Vec<LaterEntry>,
}

impl Edited {
    /// Returns the hand with another text in the place of one, counted from 0, and with all that
    /// still follows; or why that text, or a line after it, is not accepted.
    pub(crate) fn new(history: &History, at: usize, text: &str) -> Result<Self, Refusal> {
        let mut changed = history.until(at);
        let (text, next) = changed.now().with_given(&Given::Text(text.to_owned()))?;
        changed.add(text, next);
        let kept = (1..).zip(history.steps()).skip(at + 1);
        let kept = kept.map(|(entry, (text, before, after))| LaterEntry {
            entry,
            text: text.clone(),
            asked: before.asked(),
            by_line: after.by_line,
        });
        let edited = Self {
            kept: kept.collect(),
            history: changed,
        };
        edited.taken_up()
    }

    /// Returns the hand after one more text that was asked for, and what then follows again.
    pub(crate) fn with(mut self, text: String, next: Position) -> Result<Self, Refusal> {
        self.history.add(text, next);
        self.taken_up()
    }

    /// Enters again what answers what is asked, as long as something does; an answer that is not
    /// accepted any more is asked for.
    fn taken_up(mut self) -> Result<Self, Refusal> {
        while let Some(at) = self.next() {
            let kept = self.kept.remove(at);
            let now = self.history.now();
            match now.with(&kept.text) {
                Ok(next) => self.history.add(kept.text, next),
                Err(refusal) if kept.by_line => {
                    let (entry, why) = (kept.entry, refusal.why);
                    let why = match now.state.ask {
                        WaitingFor::Verdict => BadEdit::Ends { entry },
                        _ => BadEdit::Breaks { entry, why },
                    };
                    return Err(why.into());
                }
                Err(_) => {}
            }
        }
        Ok(self)
    }

    /// Returns which of the kept texts comes next.
    fn next(&self) -> Option<usize> {
        let kept = self.kept.iter();
        fitting(
            self.history.now(),
            kept.map(|kept| (&kept.asked, kept.by_line)),
        )
    }

    /// Returns whether something is to be answered before the rest can follow.
    pub(crate) fn is_open(&self) -> bool {
        let asks = matches!(
            self.history.now().state.ask,
            WaitingFor::Quick(_) | WaitingFor::Told | WaitingFor::Call(_)
        );
        asks && !self.kept.is_empty()
    }
}

/// Returns which of the texts that were entered before comes next, each with what it answered and
/// whether it is a line: what answers the question, and where lines are waited for the next line.
/// Lines keep their order.
pub(super) fn fitting<'a>(
    now: &Position,
    entered: impl Iterator<Item = (&'a QuestionId, bool)> + Clone,
) -> Option<usize> {
    let asked = now.asked();
    let line = entered.clone().position(|(_, by_line)| by_line);
    let mut entered = entered.enumerate();
    let fits = entered
        .position(|(at, (answered, by_line))| *answered == asked && (!by_line || Some(at) == line));
    let open = matches!(
        now.state.ask,
        WaitingFor::Line | WaitingFor::Layout | WaitingFor::Turn(_) | WaitingFor::Verdict
    );
    fits.or(line.filter(|_| open))
}

/// Returns the entry that says how the hand ended, counted from 0, and how it reads where this player
/// won; nothing where it does not say so in a word.
pub(crate) fn won_by(history: &History, winner: Seat) -> Option<(usize, String)> {
    let mut steps = history.steps().enumerate();
    let (at, (text, before, _)) =
        steps.find(|(_, (_, before, after))| !before.tells_end() && after.tells_end())?;
    let players = before.state.players();
    let name = quoted(players.names().get(winner.0)?);
    let whole = answer::player(text, &players).is_some() || answer::nobody_won(text);
    if whole {
        return Some((at, name));
    }
    if let Some((_, rest)) = behind_name(text, players.names()) {
        return Some((at, format!("{name} {rest}")));
    }
    let mut words: Vec<&str> = text.split_whitespace().collect();
    let old = words
        .iter_mut()
        .find(|word| answer::player(word, &players).is_some())?;
    *old = &name;
    Some((at, words.join(" ")))
}
