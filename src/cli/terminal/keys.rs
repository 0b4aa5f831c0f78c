//! Actions of keys at the prompt that the line editor does not provide.

use super::complete::Completions;
use rustyline::completion::longest_common_prefix;
use rustyline::{Cmd, ConditionalEventHandler, Event, EventContext, Movement, RepeatCount};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Handles Esc. Clears the typed text, including all pasted lines. On an empty line, interrupts the
/// editor and notes that Esc was pressed, except after a rejected text: there Esc takes back that
/// text and not an earlier answer.
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

/// Handles Tab when several words are possible and nothing can be completed. The editor's own list
/// would draw a long question over its last words, and is in columns, which do not help listeners.
/// So we leave the line and print the words ourselves.
#[derive(Clone, Default)]
pub(in crate::cli) struct TabHandler(Arc<Mutex<TabWords>>);

#[derive(Default)]
struct TabWords {
    /// What can be completed.
    words: Completions,
    /// Whether the output is for listeners, for whom we do not complete a common beginning.
    heard: bool,
    /// The line we left, and its cursor position.
    left: Option<(String, usize)>,
}

impl TabHandler {
    fn telling(&self) -> MutexGuard<'_, TabWords> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sets what can be completed at a question, and whether the output is for listeners.
    pub(in crate::cli) fn begin(&self, words: Completions, heard: bool) {
        *self.telling() = TabWords {
            words,
            heard,
            left: None,
        };
    }

    /// True if the line was left to print words.
    pub(in crate::cli) fn is_left(&self) -> bool {
        self.telling().left.is_some()
    }

    /// Returns the line that was left to print words, and its cursor position; afterwards `None`.
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
        // An interrupt would lose keys typed ahead.
        Some(Cmd::AcceptLine)
    }
}
