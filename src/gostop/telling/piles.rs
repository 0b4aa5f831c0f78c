//! Where a record counts piles as a whole, and where it tells what they come to.

use super::Telling;
use crate::record::{Act, BySeat, Entry, Header, Line, Place, Record, Seat};

/// What lines tell of whole piles.
#[derive(Clone, Debug, Default)]
pub(super) struct Piles {
    /// Whether, and where, the record counts the pile of each at the table as a whole.
    of_each: Vec<WholePile>,
    /// The line on which each player's pile is last counted as a whole by its cards, if it is.
    pub(super) last_has: BySeat<Option<u32>>,
    /// Where each loser's pile was last counted by numbers alone.
    pub(super) counted_at: Vec<(Place, Seat)>,
    /// Where points were told of a pile.
    pub(super) scored_at: Vec<(Place, Seat)>,
}

impl Piles {
    /// Returns what a record tells of each of these names.
    pub(super) fn of(names: &[&str], record: &Record) -> Self {
        let mut of_each = vec![WholePile::default(); names.len()];
        for entry in &record.entries {
            let Some((name, act)) = whole_pile(entry) else {
                continue;
            };
            let seats = names.iter().zip(&mut of_each);
            for (_, counted) in seats.filter(|(of, _)| **of == name) {
                counted.note(act, entry.place.line);
            }
        }
        Self {
            of_each,
            ..Self::default()
        }
    }
}

/// Whether and where a record counts the pile of somebody as a whole.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct WholePile {
    /// The last line that does so by its cards.
    pub(super) cards: Option<u32>,
    /// Whether any line does, by its cards or otherwise.
    pub(super) whole: bool,
}

impl WholePile {
    fn note(&mut self, act: &Act, line: u32) {
        self.whole = true;
        if matches!(act, Act::Has(_)) {
            self.cards = Some(line);
        }
    }
}

/// Returns who is told of in a line that counts a pile as a whole, and how.
fn whole_pile(entry: &Entry) -> Option<(&str, &Act)> {
    match &entry.line {
        Some(Line::Act(name, act @ (Act::Has(_) | Act::Counts(_) | Act::Scores(_)))) => {
            Some((&name.value, act))
        }
        _ => None,
    }
}

impl Telling<'_> {
    /// Returns what the record says of the pile of somebody as a whole.
    pub(super) fn counted(&self, name: &str) -> WholePile {
        let seat = self.hand.seating.find(name);
        let counted = seat.and_then(|seat| self.piles.of_each.get(seat.0));
        counted.copied().unwrap_or_default()
    }

    /// Returns whether lines mean the same with this one behind them. Who sits, and what was dealt
    /// to the table, holds for all of them. Of a pile that is counted as a whole they need not tell
    /// everything; from a second count on, all that changes is that they are checked less.
    pub(in crate::gostop) fn goes_on_with(&self, entry: &Entry) -> bool {
        match &entry.line {
            Some(Line::Header(Header::Players(_) | Header::Table(_))) => false,
            _ => whole_pile(entry).is_none_or(|(name, act)| {
                let checked_less = matches!(act, Act::Has(_)) && !self.front.faults.is_empty();
                let again = self.counted(name).whole && !checked_less;
                again || self.hand.seating.find(name).is_none()
            }),
        }
    }

    /// Notes that a line counts a pile as a whole.
    pub(in crate::gostop) fn note_counted(&mut self, entry: &Entry) {
        let Some((name, act)) = whole_pile(entry) else {
            return;
        };
        if let Some(seat) = self.hand.seating.find(name)
            && let Some(counted) = self.piles.of_each.get_mut(seat.0)
        {
            // A record that is read as a whole has noted later lines.
            let line = counted.cards.unwrap_or(0).max(entry.place.line);
            counted.note(act, line);
        }
        if let (Some(seat), Act::Has(_)) = (self.find(name), act) {
            self.piles.last_has[seat] = self.piles.last_has[seat].max(Some(entry.place.line));
        }
    }
}
