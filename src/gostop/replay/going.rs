//! Hands in progress: whether a new line changes the meaning of earlier ones.

use super::HandBuilder;
use super::piles::{WholePile, whole_pile};
use crate::record::{Act, Header, Line, RecordEntry};

impl HandBuilder<'_> {
    /// Returns which lines give the whole pile of this player.
    pub(super) fn counted(&self, name: &str) -> WholePile {
        self.piles.of_seated(self.hand.seating.find(name))
    }

    /// Returns whether this line leaves the meaning of all earlier lines unchanged. Lines about who
    /// sits and about the dealt table change it, as does the first line that gives a whole pile:
    /// other lines about that pile may then be incomplete. A second such line only makes the checks
    /// more lenient.
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

    /// Records that a line gives a whole pile.
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
