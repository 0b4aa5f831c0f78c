//! A hand with a changed entry: later entries are kept if they still answer a question.

use super::asked::QuestionId;
use super::history::History;
use super::position::Position;
use super::texts::behind_name;
use crate::evening::answer;
use crate::evening::ask::WaitingFor;
use crate::evening::given::Given;
use crate::evening::refusal::{BadEdit, Refusal};
use crate::record::{Seat, quoted};

/// A text that was entered after the changed one.
#[derive(Clone, Debug)]
struct LaterEntry {
    /// The number of the entry, from 1.
    entry: usize,
    text: String,
    /// The question that the prompt asked when the text was entered.
    asked: QuestionId,
    by_line: bool,
}

/// A hand with a changed entry, as far as the later entries have been entered again.
#[derive(Clone, Debug)]
pub(crate) struct Edited {
    pub(crate) history: History,
    /// The later texts that are not entered again yet.
    kept: Vec<LaterEntry>,
}

impl Edited {
    /// Replaces the text at `at`, counted from 0, and enters again the later texts that still
    /// answer a question. Errors: why the new text, or a later line, is not accepted.
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

    /// Adds the answer to a question that the change raised, and enters again the later texts that
    /// then answer a question.
    pub(crate) fn with(mut self, text: String, next: Position) -> Result<Self, Refusal> {
        self.history.add(text, next);
        self.taken_up()
    }

    /// Enters kept texts again as long as one answers the current question. An answer that is no
    /// longer accepted is dropped, so that its question is asked.
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

    /// Returns the index of the kept text to enter next; `None` if none fits.
    fn next(&self) -> Option<usize> {
        let kept = self.kept.iter();
        fitting(
            self.history.now(),
            kept.map(|kept| (&kept.asked, kept.by_line)),
        )
    }

    /// Returns whether a question must be answered before the kept texts can follow.
    pub(crate) fn is_open(&self) -> bool {
        let asks = matches!(
            self.history.now().state.ask,
            WaitingFor::Quick(_) | WaitingFor::Told | WaitingFor::Call(_)
        );
        asks && !self.kept.is_empty()
    }
}

/// Returns the index of the text to enter next: the one that answers the current question or, if a
/// line is expected, the next line. `entered` gives, for each text, its question and whether it is
/// a line. Lines keep their order.
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

/// Returns the index of the entry that says how the hand ended, and that entry's text with this
/// player as the winner. `None` if no short text says how the hand ended.
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
