//! What a record of whole turns has besides what every record has.

use crate::card::Pile;
use crate::gostop::hand::Past;
use crate::gostop::turns::{HeldCards, Table, TurnEffect};
use crate::record::{Act, CardList, Header, Line, Place, Record, RecordEntry, Seat, Turn};
use smallvec::smallvec;

/// What a record of whole turns has besides what every record has.
#[derive(Clone, Debug)]
pub(in crate::gostop) struct Turns {
    /// The layout, where its line is, and whether the line has a fault.
    pub(super) laid: (CardList, Place, bool),
    /// The table as it is now, once a line needed it.
    pub(in crate::gostop) table: Option<Box<Table>>,
    /// The table after the turn that the next line gives, and what happens in it, where that turn
    /// was followed already.
    pub(in crate::gostop) followed: Option<(Box<Table>, TurnEffect)>,
    /// Whose turn was last, and where, while that player may still stop or go.
    pub(in crate::gostop) open: Option<(Seat, Place)>,
    /// The turns so far.
    pub(in crate::gostop) past: Vec<Past>,
    /// How many entries of the record were read.
    pub(super) entries: usize,
    /// Whether the hand ended because nothing is left to play.
    pub(in crate::gostop) ran_out: bool,
    /// Whether turns that nobody took are tried only where a payment may depend on them.
    pub(in crate::gostop) only_payments: bool,
    /// The lines that give the same hand without turns, where they are asked for.
    pub(in crate::gostop) coarse: Option<Vec<RecordEntry>>,
}

impl Turns {
    /// Returns what a record of whole turns begins with: one that has a layout and a line that
    /// gives a turn card by card.
    pub(super) fn read(record: &Record) -> Option<Self> {
        let turns = |entry: &RecordEntry| matches!(&entry.line, Some(Line::Act(_, Act::Turn(_))));
        Self::laid(record).filter(|_| record.entries.iter().any(turns))
    }

    /// Returns what a record with a layout begins with, where it has turns.
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

    /// Returns whether a turn is going on of which there has been a line.
    pub(super) fn is_mid_turn(&self) -> bool {
        self.table.as_deref().is_some_and(Table::is_mid_turn)
    }

    /// Notes a line that a record without turns has too, where these are asked for.
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
    /// Notes a line of a turn: the first of it, before which these cards were loose and in hand, or
    /// one more.
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
