//! Which lines give whole piles, facts about piles, or points.

use crate::gostop::seating::TableSeat;
use crate::record::{Act, BySeat, Line, Place, Record, RecordEntry, Seat};

/// The lines about whole piles.
#[derive(Clone, Debug, Default)]
pub(super) struct ToldPiles {
    /// For each player at the table, which lines give the whole pile.
    of_each: Vec<WholePile>,
    /// For each player, the last line that gives the whole pile as cards, if any does.
    pub(super) last_has: BySeat<Option<u32>>,
    /// For each pile, the place where its counts were last given, with or without cards.
    pub(super) counted_at: Vec<(Place, Seat)>,
    /// Where facts about piles are given.
    pub(super) known_at: Vec<(Place, Seat)>,
    /// Where lines say how the sake cup is counted, as long as the cup was not seen in the pile.
    pub(super) cup_at: Vec<(Place, Seat)>,
    /// Where points of piles are given.
    pub(super) scored_at: Vec<(Place, Seat)>,
}

impl ToldPiles {
    /// Returns what a record says about these players' piles.
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

    /// Records that a line gives counts of a pile.
    pub(super) fn count_at(&mut self, place: Place, seat: Seat) {
        self.uncount(seat);
        self.counted_at.push((place, seat));
    }

    /// Forgets the counts of a pile.
    pub(super) fn uncount(&mut self, seat: Seat) {
        self.counted_at.retain(|(_, other)| *other != seat);
    }

    /// Returns which lines give the whole pile of a player at the table.
    pub(super) fn of_seated(&self, seat: Option<TableSeat>) -> WholePile {
        let counted = seat.and_then(|seat| self.of_each.get(seat.0));
        counted.copied().unwrap_or_default()
    }

    /// Records that a line gives the whole pile of a player at the table.
    pub(super) fn note(&mut self, seat: TableSeat, act: &Act, line: u32) {
        if let Some(counted) = self.of_each.get_mut(seat.0) {
            // If the record was read as a whole, later lines are already known.
            let line = counted.cards.unwrap_or(0).max(line);
            counted.note(act, line);
        }
    }
}

/// Which lines give the whole pile of a player.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct WholePile {
    /// The last line that gives the whole pile as cards, if any does.
    pub(super) cards: Option<u32>,
    /// Whether any line gives the whole pile, as cards or otherwise.
    pub(super) whole: bool,
    /// Whether any line gives facts about the pile at the end of the hand.
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

/// Returns the player whose whole pile a line gives, and the act that gives it; `None` for other
/// lines.
pub(super) fn whole_pile(entry: &RecordEntry) -> Option<(&str, &Act)> {
    match &entry.line {
        Some(Line::Act(
            name,
            act @ (Act::Has(..) | Act::Counts(_) | Act::Known(_) | Act::Scores(..)),
        )) => Some((&name.value, act)),
        _ => None,
    }
}
