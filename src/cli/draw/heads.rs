//! What is above a hand of the ledger.

use crate::cli::screen::{Screen, Styled};
use crate::cli::words::say;
use crate::ledger::{HandName, StoredHand};
use std::io;

/// Draws what a hand is called, with the other one that may have been meant, and that it was corrected.
pub(in crate::cli) fn hand_head(
    screen: &mut Screen,
    hand: &StoredHand,
    other: Option<HandName>,
) -> io::Result<()> {
    let lang = screen.lang();
    let title = Styled::heading(say!(lang, shown_hand(hand)));
    screen.paragraph(&title)?;
    if let Some(other) = other {
        screen.prose(&say!(lang, shown_by_entry(&hand.name(), &other)))?;
    }
    match &hand.correction {
        Some(last) => screen.prose(&say!(lang, corrected_by(last.id.0, &last.at, &last.reason))),
        None => Ok(()),
    }
}
