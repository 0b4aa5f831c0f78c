//! A text that is in the line before anything is typed.

use rustyline::{
    Cmd, ConditionalEventHandler, Event, EventContext, KeyCode, KeyEvent, Modifiers, Movement,
    RepeatCount,
};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU32, Ordering};

/// A text that is in the line before anything is typed: a letter or a paste takes its place; a space
/// goes on with it, and any other key mends it.
#[derive(Clone, Debug, Default)]
pub(in crate::cli) struct Initial {
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

impl Initial {
    /// Notes whether something is in the line as it is shown.
    pub(in crate::cli) fn begin(&self, given: bool) {
        let state = if given { UNTOUCHED } else { MENDED };
        self.state.store(state, Ordering::SeqCst);
    }

    /// Returns the letter that takes the place of it all, once: the editor replaces a line with the
    /// cursor behind it by completing it, and in no other way.
    pub(in crate::cli) fn letter(&self) -> Option<char> {
        let letter = self.letter.swap(0, Ordering::SeqCst);
        let letter = char::from_u32(letter).filter(|letter| *letter != '\0')?;
        self.state.store(REPLACED, Ordering::SeqCst);
        Some(letter)
    }

    /// Returns whether the letter takes the place of the whole line, once.
    pub(in crate::cli) fn is_replaced(&self) -> bool {
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

impl ConditionalEventHandler for Initial {
    fn handle(&self, event: &Event, _: RepeatCount, _: bool, _: &EventContext<'_>) -> Option<Cmd> {
        match event {
            Event::KeySeq(keys) => keys.first().and_then(|key| self.pressed(*key)),
            _ => None,
        }
    }
}
