//! What is known of a record only if it has whole turns.

use crate::card::Pile;
use crate::gostop::hand::Past;
use crate::gostop::turns::{HeldCards, Table, TurnEffect};
use crate::record::{Act, CardList, Header, Line, Place, Record, RecordEntry, Seat, Turn};
use smallvec::smallvec;

/// What is known of a record only if it has whole turns.
#[derive(Clone, Debug)]
pub(in crate::gostop) struct Turns {
    /// The layout, the place of its line, and whether that line has a fault.
    pub(super) laid: (CardList, Place, bool),
    /// The current table; `None` until a line needs it.
    pub(in crate::gostop) table: Option<Box<Table>>,
    /// The table after the turn of the next line, and the effect of that turn; `None` if the turn
    /// is still to be carried out.
    pub(in crate::gostop) followed: Option<(Box<Table>, TurnEffect)>,
    /// The player of the last turn, and its place, while that player may still stop or go.
    pub(in crate::gostop) open: Option<(Seat, Place)>,
    /// The turns so far.
    pub(in crate::gostop) past: Vec<Past>,
    /// How many entries of the record have been read.
    pub(super) entries: usize,
    /// Whether the hand ended because nobody can play any more.
    pub(in crate::gostop) ran_out: bool,
    /// Whether to try alternative turns only if a payment may depend on them.
    pub(in crate::gostop) only_payments: bool,
    /// The lines of the same hand without turns; `None` if they are not wanted.
    pub(in crate::gostop) coarse: Option<Vec<RecordEntry>>,
}

impl Turns {
    /// Returns the starting state for a record of whole turns: one with a layout and a line that
    /// gives a turn card by card.
    pub(super) fn read(record: &Record) -> Option<Self> {
        let turns = |entry: &RecordEntry| matches!(&entry.line, Some(Line::Act(_, Act::Turn(_))));
        Self::laid(record).filter(|_| record.entries.iter().any(turns))
    }

    /// Returns the starting state for a record with a layout, which may or may not have turns.
    pub(in crate::gostop) fn laid(record: &Record) -> Option<Self> {
        let laid = record.entries.iter().find_map(|entry| match &entry.line {
            Some(Line::Header(Header::Table(cards))) => {
                Some((cards.clone(), entry.place, entry.flawed))
            }
            _ => None,
        });
        laid.map(|laid| Self {
            laid,
            table: None,
            followed: None,
            open: None,
            past: Vec::new(),
            entries: 0,
            ran_out: false,
            only_payments: false,
            coarse: None,
        })
    }

    /// Returns whether a turn has begun but not ended.
    pub(super) fn is_mid_turn(&self) -> bool {
        self.table.as_deref().is_some_and(Table::is_mid_turn)
    }

    /// Keeps a line for the record without turns, if wanted.
    pub(super) fn tell(&mut self, place: Place, line: impl FnOnce() -> Line) {
        if let Some(coarse) = &mut self.coarse {
            coarse.push(RecordEntry {
                place,
                line: Some(line()),
                flawed: false,
                comment: None,
            });
        }
    }
}

impl Turns {
    /// Records a line of a turn. `before` has the loose cards and the hand before the turn; it is
    /// `None` after the turn's first line.
    pub(super) fn keep(
        &mut self,
        before: Option<(Pile, HeldCards)>,
        turn: &Turn,
        moved: TurnEffect,
        place: Place,
    ) {
        let last_card = self
            .table
            .as_ref()
            .is_some_and(|table| table.hand(moved.seat).count == 0);
        let Some((loose, held)) = before else {
            if let Some(past) = self.past.last_mut() {
                past.turns.push(turn.clone());
                past.took = past.took.plus(moved.took);
                past.moved = moved;
                past.last_card = last_card;
            }
            return;
        };
        self.past.push(Past {
            seat: moved.seat,
            place,
            entry: self.entries.saturating_sub(1),
            loose,
            held,
            turns: smallvec![turn.clone()],
            took: moved.took,
            moved,
            last_card,
        });
    }
}
