//! Draws the result of a whole evening.

use super::net_table;
use crate::cli::screen::{Screen, Styled};
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
    // Nobody noted who paid whom.
    net_table(screen, net, chip)?;
    screen.line("")?;
    screen.prose(say!(screen.lang(), whole_result_is_no_hand()))
}
