//! Drawing what a player who offered a nagari could have played instead.

use crate::card::Calendar;
use crate::cli::screen::Screen;
use crate::cli::words::say;
use crate::verdict::OfferFinding;
use std::io;

/// Draws whether a player who offered a nagari had a safe play, and what that rests on; `whole` for
/// each possible turn. `at` is where the offer was made.
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
