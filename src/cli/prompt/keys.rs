//! What keys do at the prompt that the line editor does not do by itself.

use super::complete::Completions;
use rustyline::completion::longest_common_prefix;
use rustyline::{
    Cmd, ConditionalEventHandler, Event, EventContext, KeyCode, KeyEvent, Modifiers, Movement,
    RepeatCount,
};
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Clears what is typed, of several pasted lines all; an empty one it ends as an interrupt, and notes that it was Esc.
pub(super) struct Escape(pub(super) Arc<AtomicBool>);

impl ConditionalEventHandler for Escape {
    fn handle(&self, _: &Event, _: RepeatCount, _: bool, line: &EventContext<'_>) -> Option<Cmd> {
        if !line.line().is_empty() {
            return Some(Cmd::Kill(Movement::WholeBuffer));
        }
        self.0.store(true, Ordering::SeqCst);
        Some(Cmd::Interrupt)
    }
}

/// Tab where several words may be meant and the line editor has nothing to complete. It would show them
/// itself, and draw a question of several rows over the last of them; and where the screen is heard,
/// nothing is shown in columns. The line is left instead, so that the words can be told.
#[derive(Clone, Default)]
pub(super) struct Told(Arc<Mutex<Telling>>);

#[derive(Default)]
struct Telling {
    /// What can be completed.
    words: Completions,
    /// Whether the screen is heard: what several words begin with is no help there.
    heard: bool,
    /// The line that was left, and where the cursor was.
    left: Option<(String, usize)>,
}

impl Told {
    fn telling(&self) -> MutexGuard<'_, Telling> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes what can be completed at a question, and whether it is heard.
    pub(super) fn begin(&self, words: Completions, heard: bool) {
        *self.telling() = Telling {
            words,
            heard,
            left: None,
        };
    }

    /// Returns whether the line was left for words to be told.
    pub(super) fn is_left(&self) -> bool {
        self.telling().left.is_some()
    }

    /// Returns the line that was left for words to be told, and where the cursor was.
    pub(super) fn left(&self) -> Option<(String, usize)> {
        self.telling().left.take()
    }
}

impl ConditionalEventHandler for Told {
    fn handle(
        &self,
        event: &Event,
        times: RepeatCount,
        positive: bool,
        line: &EventContext<'_>,
    ) -> Option<Cmd> {
        let mut telling = self.telling();
        let words = &telling.words;
        let done = words.offered.handle(event, times, positive, line);
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

/// A text that is in the line before anything is typed: a letter or a paste takes its place; a space
/// goes on with it, and any other key mends it.
#[derive(Clone, Debug, Default)]
pub(super) struct Offered {
    state: Arc<AtomicU8>,
    /// The letter that is about to take its place; 0 is none.
    letter: Arc<AtomicU32>,
}

/// Nothing was in the line, or it is being mended.
const MENDED: u8 = 0;
/// It is in the line, and no key was pressed.
const UNTOUCHED: u8 = 1;
/// A paste is about to take its place, letter by letter.
const PASTED: u8 = 2;
/// The letter is about to take its place.
const REPLACED: u8 = 3;

impl Offered {
    /// Notes whether something is in the line as it is shown.
    pub(super) fn begin(&self, offered: bool) {
        let state = if offered { UNTOUCHED } else { MENDED };
        self.state.store(state, Ordering::SeqCst);
    }

    /// Returns the letter that takes the place of it all, once: the editor replaces a line with the
    /// cursor behind it by completing it, and in no other way.
    pub(super) fn letter(&self) -> Option<char> {
        let letter = self.letter.swap(0, Ordering::SeqCst);
        let letter = char::from_u32(letter).filter(|letter| *letter != '\0')?;
        self.state.store(REPLACED, Ordering::SeqCst);
        Some(letter)
    }

    /// Returns whether the letter takes the place of the whole line, once.
    pub(super) fn is_replaced(&self) -> bool {
        let now = Ordering::SeqCst;
        let replaced = self.state.compare_exchange(REPLACED, MENDED, now, now);
        replaced.is_ok()
    }

    /// Returns what a key does in the place of what the line editor would do.
    fn pressed(&self, key: KeyEvent) -> Option<Cmd> {
        let KeyEvent(code, modifiers) = key;
        let held = modifiers != Modifiers::NONE && modifiers != Modifiers::SHIFT;
        let state = self.state.swap(MENDED, Ordering::SeqCst);
        match (state, code) {
            (UNTOUCHED, KeyCode::Char(letter)) if !held && letter != ' ' => {
                self.letter.store(letter.into(), Ordering::SeqCst);
                Some(Cmd::Complete)
            }
            (UNTOUCHED, KeyCode::BracketedPasteStart) => {
                self.state.store(PASTED, Ordering::SeqCst);
                Some(Cmd::Kill(Movement::WholeBuffer))
            }
            (PASTED, KeyCode::BracketedPasteEnd) => Some(Cmd::Noop),
            (PASTED, _) => {
                self.state.store(PASTED, Ordering::SeqCst);
                pasted(key)
            }
            _ => None,
        }
    }
}

/// Returns what a key that was pasted does, where it does not stand for itself.
fn pasted(key: KeyEvent) -> Option<Cmd> {
    match key {
        // Ctrl-J is a line feed.
        KeyEvent(KeyCode::Enter, _) | KeyEvent(KeyCode::Char('J'), Modifiers::CTRL) => {
            Some(Cmd::Insert(1, "\n".to_owned()))
        }
        KeyEvent(KeyCode::Tab, _) => Some(Cmd::Insert(1, " ".to_owned())),
        _ => None,
    }
}

impl ConditionalEventHandler for Offered {
    fn handle(&self, event: &Event, _: RepeatCount, _: bool, _: &EventContext<'_>) -> Option<Cmd> {
        match event {
            Event::KeySeq(keys) => keys.first().and_then(|key| self.pressed(*key)),
            _ => None,
        }
    }
}
