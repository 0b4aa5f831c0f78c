//! The text on the line before anything is typed.

use rustyline::{
    Cmd, ConditionalEventHandler, Event, EventContext, KeyCode, KeyEvent, Modifiers, Movement,
    RepeatCount,
};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU32, Ordering};

/// The text on the line before anything is typed. A letter or a paste replaces it, a space
/// continues it, and any other key edits it.
#[derive(Clone, Debug, Default)]
pub(in crate::cli) struct Initial {
    state: Arc<AtomicU8>,
    /// The letter that is about to replace the text; 0 for none.
    letter: Arc<AtomicU32>,
}

/// The line was empty, or is being edited.
const MENDED: u8 = 0;
/// The text is there, and no key was pressed yet.
const UNTOUCHED: u8 = 1;
/// A paste is about to replace the text, letter by letter.
const PASTED: u8 = 2;
/// A letter is about to replace the text.
const REPLACED: u8 = 3;

impl Initial {
    /// Notes whether there is text on the line at the start.
    pub(in crate::cli) fn begin(&self, given: bool) {
        let state = if given { UNTOUCHED } else { MENDED };
        self.state.store(state, Ordering::SeqCst);
    }

    /// Returns the letter that replaces the text, if one does; afterwards `None`. Only completion
    /// can make the editor replace a line and move the cursor.
    pub(in crate::cli) fn letter(&self) -> Option<char> {
        let letter = self.letter.swap(0, Ordering::SeqCst);
        let letter = char::from_u32(letter).filter(|letter| *letter != '\0')?;
        self.state.store(REPLACED, Ordering::SeqCst);
        Some(letter)
    }

    /// True if a letter replaces the whole line; afterwards false.
    pub(in crate::cli) fn is_replaced(&self) -> bool {
        let now = Ordering::SeqCst;
        let replaced = self.state.compare_exchange(REPLACED, MENDED, now, now);
        replaced.is_ok()
    }

    /// Returns what a key does instead of the editor's own action, if anything.
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

/// Returns what a pasted key does, if it is not inserted literally.
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
