//! What keys do at the prompt that the line editor does not do by itself.

use super::complete::Completions;
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

/// Tab where the screen is heard: of several words that may be meant, none is shown in columns. The line
/// is left instead, so that they can be told one by one; what can be completed is completed.
#[derive(Clone, Default)]
pub(super) struct Told(Arc<Mutex<Telling>>);

#[derive(Default)]
struct Telling {
    /// What can be completed, where words are told.
    words: Option<Completions>,
    /// The line that was left, and where the cursor was.
    left: Option<(String, usize)>,
}

impl Told {
    fn telling(&self) -> MutexGuard<'_, Telling> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes what can be completed at a question, where words are told.
    pub(super) fn begin(&self, words: Option<Completions>) {
        *self.telling() = Telling { words, left: None };
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
        let words = telling.words.as_ref()?;
        let done = words.offered.handle(event, times, positive, line);
        let several = words.at(line.line(), line.pos()).1.len() > 1;
        if done.is_some() || !several {
            return done;
        }
        telling.left = Some((line.line().to_owned(), line.pos()));
        Some(Cmd::Interrupt)
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
