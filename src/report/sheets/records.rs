//! Rows of sheets as records: the way into the ledger that notes take, too.

use super::settled::{RowIs, SheetAnswers, SheetHand};
use crate::record::{ChipValue, quoted};
use crate::report::notes::{Misnoted, Noted, RecordedRow, of_rows};
use std::fmt::Write as _;
use std::path::Path;

/// Returns the hands of a sheet as noted hands, played by these rules.
/// Errors: everything that is wrong.
pub fn noted(
    hands: &[SheetHand],
    answers: &SheetAnswers,
    rules: &str,
    base: &Path,
) -> Result<Vec<Noted>, Vec<Misnoted>> {
    let rows = hands.iter().map(|hand| RecordedRow {
        line: hand.line(),
        record: record(hand, answers.chip.as_ref(), rules),
        is_evening: answers.row == RowIs::Evening,
    });
    of_rows(rows, base)
}

fn record(hand: &SheetHand, chip: Option<&ChipValue>, rules: &str) -> String {
    let mut record = format!("rules {}\ndate {}\n", quoted(rules), hand.day);
    if let Some(chip) = chip {
        let _ = writeln!(record, "chip {chip}");
    }
    let (mut players, mut net) = ("players".to_owned(), "net".to_owned());
    for (name, chips) in &hand.net {
        let name = quoted(name);
        let _ = write!(players, " {name}");
        let _ = write!(net, " {name} {chips}");
    }
    let _ = writeln!(record, "{players}\n{net}");
    record
}
