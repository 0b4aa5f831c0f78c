//! Draws the result of a whole evening.

use super::chips::signed;
use crate::cli::screen::{Grid, Screen, Styled};
use crate::cli::words::say;
use crate::ledger::HandCalled;
use crate::record::{ChipValue, Name};
use std::io;

/// Draws the heading of a whole evening's result.
pub(in crate::cli) fn result_head(screen: &mut Screen, called: &HandCalled) -> io::Result<()> {
    let head = Styled::heading(say!(screen.lang(), whole_result(called)));
    screen.paragraph(&head)
}

/// Draws what an evening brought everybody, and says that it is no hand.
pub(in crate::cli) fn result(
    screen: &mut Screen,
    net: &[(Name, i64)],
    chip: Option<&ChipValue>,
) -> io::Result<()> {
    let lang = screen.lang();
    let mut headings = say!(lang, payment_headings(None, true, chip.is_some()));
    // Nobody noted who paid whom.
    headings.pop();
    let mut grid = Grid::new(&headings);
    for (name, chips) in net {
        let mut row = vec![Styled::from(name.as_str()), signed(lang, *chips)];
        row.extend(chip.map(|chip| Styled::chips(*chips, say!(lang, money(*chips, chip)))));
        grid.styled_row(row);
    }
    screen.table(grid)?;
    screen.line("")?;
    screen.prose(say!(lang, whole_result_is_no_hand()))
}
