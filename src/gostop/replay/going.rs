//! A hand that goes on: whether lines mean the same with one more after them.

use super::HandBuilder;
use super::piles::{WholePile, whole_pile};
use crate::record::{Act, Header, Line, RecordEntry};

impl HandBuilder<'_> {
    /// Returns what the record says of the pile of somebody as a whole.
    pub(super) fn counted(&self, name: &str) -> WholePile {
        self.piles.of_seated(self.hand.seating.find(name))
    }

    /// Returns whether lines mean the same with this one after them. Who sits, and what was dealt
    /// to the table, holds for all of them. Of a pile that is counted as a whole they need not give
    /// everything; from a second count on, all that changes is that they are checked less.
    pub(in crate::gostop) fn goes_on_with(&self, entry: &RecordEntry) -> bool {
        match &entry.line {
            Some(Line::Header(Header::Players(_) | Header::Table(_))) => false,
            _ => whole_pile(entry).is_none_or(|(name, act)| {
                let checked_less = matches!(act, Act::Has(..)) && !self.front.faults.is_empty();
                let counted = self.counted(name);
                let known = counted.partly || !matches!(act, Act::Known(_));
                let again = counted.whole && known && !checked_less;
                again || self.hand.seating.find(name).is_none()
            }),
        }
    }

    /// Notes that a line counts a pile as a whole.
    pub(in crate::gostop) fn note_counted(&mut self, entry: &RecordEntry) {
        let Some((name, act)) = whole_pile(entry) else {
            return;
        };
        let line = entry.place.line;
        if let Some(seat) = self.hand.seating.find(name) {
            self.piles.note(seat, act, line);
        }
        if let (Some(seat), Act::Has(..)) = (self.find(name), act) {
            self.piles.last_has[seat] = self.piles.last_has[seat].max(Some(line));
        }
    }
}
