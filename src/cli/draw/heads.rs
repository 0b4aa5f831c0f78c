//! Heads above a hand of the ledger.

use crate::cli::screen::{Screen, Styled};
use crate::cli::words::say;
use crate::ledger::{HandCalled, StoredHand};
use crate::verdict::Verdict;
use std::io;

/// Draws the name of a hand, another hand that the name may stand for, and whether the hand was
/// corrected.
pub(in crate::cli) fn hand_head(
    screen: &mut Screen,
    hand: &StoredHand,
    called: &HandCalled,
    other: Option<&HandCalled>,
) -> io::Result<()> {
    let lang = screen.lang();
    let title = Styled::heading(say!(lang, shown_hand(hand, called)));
    screen.paragraph(&title)?;
    if let Some(other) = other {
        screen.prose(&say!(lang, shown_by_entry(called, other)))?;
    }
    match &hand.correction {
        Some(last) => screen.prose(&say!(lang, corrected_by(last.id.0, &last.at, &last.reason))),
        None => Ok(()),
    }
}

/// Says how a hand of the ledger ended, and what each player won or lost.
pub(in crate::cli) fn hand_in_words(screen: &mut Screen, verdict: &Verdict) -> io::Result<()> {
    let lang = screen.lang();
    screen.prose(&say!(lang, headline(verdict)))?;
    screen.prose(&say!(lang, brought(verdict, &verdict.net)))
}
