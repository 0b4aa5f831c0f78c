//! Exports a ledger as a table for spreadsheets; `docs/LEDGER.md` explains each column.

use super::out::LineSink;
use crate::cli::error::{Denied, Failure};
use crate::cli::sheet::{Cell, row};
use crate::ledger::{Adjustment, AdjustmentUnit, Ledger, People, Period};
use crate::letters::key;
use crate::record::{ChipValue, Name};
use crate::report::Amount;
use crate::report::daybook::{
    DaybookHand, DaybookItem, Movement, Role, Roles, SeatResult, daybook,
};
use serde::Serialize;
use std::collections::{HashMap, HashSet};

/// The columns that every row begins with.
const OF_HAND: [&str; 8] = [
    "day", "session", "hand", "entry", "what", "rules", "outcome", "chip",
];

/// The additional columns in a row of one player.
const OF_PLAYER: [&str; 11] = [
    "player",
    "seat",
    "role",
    "chips",
    "money",
    "currency",
    "points",
    "score",
    "go",
    "correction",
    "reason",
];

/// A hand, the end of a session or an adjustment, with what each person won or lost.
struct ExportRow {
    /// What a unit of the chips is worth, if anything.
    worth: Option<ChipValue>,
    /// Whether the units are money rather than chips.
    is_money: bool,
    /// Why something was adjusted.
    reason: Option<String>,
    /// The cells for [`OF_HAND`].
    cells: Vec<Cell>,
    hand: Option<Box<DaybookHand>>,
    seats: Vec<SeatResult>,
}

/// Writes a row for each player of each hand; returns the number of rows.
pub(super) fn long(
    ledger: &Ledger,
    period: Period,
    out: &mut LineSink<'_>,
) -> Result<usize, Failure> {
    let people = ledger.people()?;
    let headings = OF_HAND.iter().chain(&OF_PLAYER);
    out(&row(&headings
        .map(|name| Cell::text(name))
        .collect::<Vec<_>>()))?;
    let mut rows = 0;
    for item in daybook(ledger, period, Roles::Told)? {
        let Some(found) = ExportRow::from_item(item?) else {
            continue;
        };
        for (place, seat) in (1..).zip(&found.seats) {
            let mut cells = found.cells.clone();
            cells.extend(found.of_player(place, seat, &people)?);
            out(&row(&cells))?;
            rows += 1;
        }
    }
    Ok(rows)
}

/// Writes a row for each hand, with a column for each person; returns the number of rows.
pub(super) fn wide(
    ledger: &Ledger,
    period: Period,
    out: &mut LineSink<'_>,
) -> Result<usize, Failure> {
    let people = ledger.people()?;
    // The ledger is read twice, because the first row needs to know everybody.
    let columns = columns(ledger, period, &people)?;
    let mut headings: Vec<Cell> = OF_HAND.iter().map(|name| Cell::text(name)).collect();
    headings.extend(columns.iter().map(|name| Cell::text(name)));
    out(&row(&headings))?;
    let places: HashMap<String, usize> = columns.iter().map(|name| key(name)).zip(0..).collect();
    let mut rows = 0;
    for item in daybook(ledger, period, Roles::Untold)? {
        let Some(one) = ExportRow::from_item(item?).filter(|row| !row.is_money) else {
            continue;
        };
        let mut own = vec![Cell::Nothing; columns.len()];
        for seat in &one.seats {
            let place = places.get(&key(people.called(&seat.name)));
            if let Some(cell) = place.and_then(|place| own.get_mut(*place)) {
                *cell = Cell::Number(seat.chips);
            }
        }
        let cells = one.cells.into_iter();
        out(&row(&cells.chain(own).collect::<Vec<_>>()))?;
        rows += 1;
    }
    Ok(rows)
}

/// Returns everybody who appears in the rows of a period, in the order in which they first sat
/// down.
fn columns(ledger: &Ledger, period: Period, people: &People) -> Result<Vec<Name>, Failure> {
    let mut names: Vec<(usize, Name)> = Vec::new();
    let (mut written, mut known) = (HashSet::new(), HashSet::new());
    for item in daybook(ledger, period, Roles::Untold)? {
        for seat in ExportRow::from_item(item?)
            .filter(|row| !row.is_money)
            .into_iter()
            .flat_map(|row| row.seats)
        {
            if !written.insert(seat.name.clone()) {
                continue;
            }
            let (place, name) = match people.find(&seat.name) {
                Some((place, person)) => (place, &person.name),
                None => (usize::MAX, &seat.name),
            };
            if known.insert(key(name)) {
                names.push((place, name.clone()));
            }
        }
    }
    names.sort_by_key(|(place, _)| *place);
    Ok(names.into_iter().map(|(_, name)| name).collect())
}

impl ExportRow {
    /// Returns the row of a hand, of the end of a session or of an adjustment; `None` for any other
    /// entry.
    fn from_item(item: DaybookItem) -> Option<Self> {
        let (table, hand, seats) = match item.what {
            Movement::Adjusted(one) => return Some(Self::from_adjustment(one)),
            Movement::Hand(table, mut hand) => {
                let seats = std::mem::take(&mut hand.seats);
                (table, Some(hand), seats)
            }
            Movement::End(table, net) => {
                let seat = |(name, chips): (Name, i64)| SeatResult {
                    name,
                    role: Role::Played,
                    chips,
                    points: None,
                };
                (table, None, net.into_iter().map(seat).collect())
            }
            Movement::Open(..) | Movement::Handed(_) => return None,
        };
        let number = hand.as_ref().map(|hand| hand.name.number);
        let outcome = hand.as_ref().and_then(|hand| hand.outcome);
        let cells = vec![
            Cell::text(&item.day),
            Cell::Number(table.session.0),
            Cell::number(number),
            Cell::Number(item.entry.0),
            Cell::text(match &hand {
                Some(_) if table.is_result => "result",
                Some(_) => "hand",
                None => "end",
            }),
            Cell::text(&table.rules),
            outcome.map_or(Cell::Nothing, |outcome| Cell::Text(word(&outcome))),
            table
                .chip
                .as_ref()
                .map_or(Cell::Nothing, |chip| Cell::text(chip.text())),
        ];
        Some(Self {
            worth: table.worth().cloned(),
            is_money: false,
            reason: None,
            cells,
            hand,
            seats,
        })
    }

    fn from_adjustment(one: Adjustment) -> Self {
        let seat = |(name, chips): (Name, i64)| SeatResult {
            name,
            role: Role::Played,
            chips,
            points: None,
        };
        let chip = match &one.unit {
            AdjustmentUnit::Chips(Some(chip)) => Cell::text(&chip.to_string()),
            AdjustmentUnit::Chips(None) | AdjustmentUnit::Money(_) => Cell::Nothing,
        };
        let cells = vec![
            Cell::text(&one.day),
            Cell::Nothing,
            Cell::Nothing,
            Cell::Number(one.entry.0),
            Cell::text("adjust"),
            Cell::Nothing,
            Cell::Nothing,
            chip,
        ];
        Self {
            worth: one.worth().cloned(),
            is_money: one.unit.is_money(),
            reason: Some(one.reason),
            cells,
            hand: None,
            seats: one.shares.into_iter().map(seat).collect(),
        }
    }

    /// Returns the cells for [`OF_PLAYER`].
    fn of_player(
        &self,
        place: i64,
        seat: &SeatResult,
        people: &People,
    ) -> Result<[Cell; 11], Failure> {
        let hand = self.hand.as_deref();
        let won = hand.filter(|_| seat.role == Role::Winner);
        let money = self.worth.as_ref().map(|chip| {
            let amount = Amount::from_chips(seat.chips, chip);
            amount.ok_or(Denied::TooManyChips)
        });
        let (money, currency) = match money.transpose()? {
            Some(amount) => (
                Cell::Decimal(amount.to_string()),
                Cell::text(&amount.currency),
            ),
            None => (Cell::Nothing, Cell::Nothing),
        };
        let correction = hand.and_then(|hand| hand.correction);
        Ok([
            Cell::text(people.called(&seat.name)),
            match self.reason {
                Some(_) => Cell::Nothing,
                None => Cell::Number(place),
            },
            hand.map_or(Cell::Nothing, |_| Cell::text(seat.role.word())),
            if self.is_money {
                Cell::Nothing
            } else {
                Cell::Number(seat.chips)
            },
            money,
            currency,
            Cell::number(seat.points),
            Cell::number(won.and_then(|hand| hand.score)),
            Cell::number(won.and_then(|hand| hand.go)),
            Cell::number(correction.map(|entry| entry.0)),
            self.reason.as_deref().map_or(Cell::Nothing, Cell::text),
        ])
    }
}

/// Returns the word that stands for a value in JSON.
fn word(of: &impl Serialize) -> String {
    let value = serde_json::to_value(of).unwrap_or_default();
    value.as_str().unwrap_or_default().to_owned()
}
