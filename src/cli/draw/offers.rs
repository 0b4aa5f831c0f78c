//! Draws what a player could have played instead of offering a nagari.

use crate::card::Calendar;
use crate::cli::screen::Screen;
use crate::cli::words::say;
use crate::verdict::OfferFinding;
use std::io;

/// Draws whether a player who offered a nagari at `at` had a safe play, and what that is based on;
/// `whole` lists every possible turn.
pub(in crate::cli) fn offer(
    screen: &mut Screen,
    offer: &OfferFinding,
    whole: bool,
    at: &str,
    calendar: Calendar,
) -> io::Result<()> {
    let lang = screen.lang();
    screen.prose(&say!(lang, offer(offer, at, calendar)))?;
    for sentence in say!(lang, offer_rests_on(offer)) {
        screen.prose(&sentence)?;
    }
    for turn in offer.turns.iter().filter(|_| whole) {
        screen.prose(&say!(lang, offered_turn(turn, offer, calendar)))?;
    }
    Ok(())
}
