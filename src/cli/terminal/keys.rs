//! What keys do at the prompt that the line editor does not do by itself.

use super::complete::Completions;
use rustyline::completion::longest_common_prefix;
use rustyline::{Cmd, ConditionalEventHandler, Event, EventContext, Movement, RepeatCount};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Clears what is typed, of several pasted lines all; an empty one it ends as an interrupt, and notes that
/// it was Esc. After a text that was not accepted it only clears: whoever presses it means that text, and
/// no answer before.
#[derive(Clone, Default)]
pub(in crate::cli) struct Escape {
    pub(in crate::cli) pressed: Arc<AtomicBool>,
    pub(in crate::cli) only_clears: Arc<AtomicBool>,
}

impl ConditionalEventHandler for Escape {
    fn handle(&self, _: &Event, _: RepeatCount, _: bool, line: &EventContext<'_>) -> Option<Cmd> {
        if !line.line().is_empty() {
            return Some(Cmd::Kill(Movement::WholeBuffer));
        }
        if self.only_clears.load(Ordering::SeqCst) {
            return Some(Cmd::Noop);
        }
        self.pressed.store(true, Ordering::SeqCst);
        Some(Cmd::Interrupt)
    }
}

/// Tab where several words may be meant and the line editor has nothing to complete. It would show them
/// itself, and draw a question of several rows over the last of them; and where the screen is heard,
/// nothing is shown in columns. The line is left instead, so that the words can be told.
#[derive(Clone, Default)]
pub(in crate::cli) struct TabHandler(Arc<Mutex<TabWords>>);

#[derive(Default)]
struct TabWords {
    /// What can be completed.
    words: Completions,
    /// Whether the screen is heard: what several words begin with is no help there.
    heard: bool,
    /// The line that was left, and where the cursor was.
    left: Option<(String, usize)>,
}

impl TabHandler {
    fn telling(&self) -> MutexGuard<'_, TabWords> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes what can be completed at a question, and whether it is heard.
    pub(in crate::cli) fn begin(&self, words: Completions, heard: bool) {
        *self.telling() = TabWords {
            words,
            heard,
            left: None,
        };
    }

    /// Returns whether the line was left for words to be told.
    pub(in crate::cli) fn is_left(&self) -> bool {
        self.telling().left.is_some()
    }

    /// Returns the line that was left for words to be told, and where the cursor was.
    pub(in crate::cli) fn left(&self) -> Option<(String, usize)> {
        self.telling().left.take()
    }
}

impl ConditionalEventHandler for TabHandler {
    fn handle(
        &self,
        event: &Event,
        times: RepeatCount,
        positive: bool,
        line: &EventContext<'_>,
    ) -> Option<Cmd> {
        let mut telling = self.telling();
        let words = &telling.words;
        let done = words.initial.handle(event, times, positive, line);
        let (start, words) = words.at(line.line(), line.pos());
        let typed = line.pos() - start;
        let shared = longest_common_prefix(&words).map_or(0, str::len);
        let completes = !telling.heard && shared > typed;
        if done.is_some() || words.len() < 2 || completes {
            return done;
        }
        telling.left = Some((line.line().to_owned(), line.pos()));
        // An interrupt would lose what is typed ahead.
        Some(Cmd::AcceptLine)
    }
}
