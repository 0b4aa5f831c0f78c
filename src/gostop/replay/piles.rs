//! Where a record counts piles as a whole or in part, and where it gives what they come to.

use crate::gostop::seating::TableSeat;
use crate::record::{Act, BySeat, Line, Place, Record, RecordEntry, Seat};

/// What lines say of whole piles.
#[derive(Clone, Debug, Default)]
pub(super) struct ToldPiles {
    /// Whether, and where, the record counts the pile of each at the table as a whole.
    of_each: Vec<WholePile>,
    /// The line on which each player's pile is last counted as a whole by its cards, if it is.
    pub(super) last_has: BySeat<Option<u32>>,
    /// Where of each pile numbers were told last, alone or beside cards.
    pub(super) counted_at: Vec<(Place, Seat)>,
    /// Where a pile is known in part.
    pub(super) known_at: Vec<(Place, Seat)>,
    /// Where the points of a pile are given.
    pub(super) scored_at: Vec<(Place, Seat)>,
}

impl ToldPiles {
    /// Returns what a record says of each of these names.
    pub(super) fn read(names: &[&str], record: &Record) -> Self {
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

    /// Notes that a line tells numbers of a pile.
    pub(super) fn count_at(&mut self, place: Place, seat: Seat) {
        self.uncount(seat);
        self.counted_at.push((place, seat));
    }

    /// Forgets the numbers of a pile.
    pub(super) fn uncount(&mut self, seat: Seat) {
        self.counted_at.retain(|(_, other)| *other != seat);
    }

    /// Returns what the record says of the pile of somebody at the table as a whole.
    pub(super) fn of_seated(&self, seat: Option<TableSeat>) -> WholePile {
        let counted = seat.and_then(|seat| self.of_each.get(seat.0));
        counted.copied().unwrap_or_default()
    }

    /// Notes that a line counts the pile of somebody at the table as a whole.
    pub(super) fn note(&mut self, seat: TableSeat, act: &Act, line: u32) {
        if let Some(counted) = self.of_each.get_mut(seat.0) {
            // A record that is read as a whole has noted later lines.
            let line = counted.cards.unwrap_or(0).max(line);
            counted.note(act, line);
        }
    }
}

/// Whether and where a record counts the pile of somebody as a whole.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct WholePile {
    /// The last line that does so by its cards.
    pub(super) cards: Option<u32>,
    /// Whether any line does, by its cards or in another way.
    pub(super) whole: bool,
    /// Whether any line says what is known of it in part, at the end of the hand.
    pub(super) partly: bool,
}

impl WholePile {
    fn note(&mut self, act: &Act, line: u32) {
        self.whole = true;
        self.partly |= matches!(act, Act::Known(_));
        if matches!(act, Act::Has(..)) {
            self.cards = Some(line);
        }
    }
}

/// Returns whose pile a line counts as a whole, and how.
pub(super) fn whole_pile(entry: &RecordEntry) -> Option<(&str, &Act)> {
    match &entry.line {
        Some(Line::Act(
            name,
            act @ (Act::Has(..) | Act::Counts(_) | Act::Known(_) | Act::Scores(..)),
        )) => Some((&name.value, act)),
        _ => None,
    }
}
