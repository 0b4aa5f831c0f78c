//! The end of a session: its table, and the fewest transfers that settle it.

use super::evening::Evening;
use super::setup::read_chip;
use crate::cli::draw;
use crate::cli::error::Failure;
use crate::cli::text;
use crate::date::Date;
use crate::ledger::{CloseBody, Filter, Ledger, SessionId, StoredSession};
use crate::report::{Standing, standings};
use crate::settle_up::{settle_up, share_pot};
use crate::verdict::Verdict;

/// Returns the standings of a session.
fn standing(ledger: &Ledger, session: SessionId) -> Result<Vec<Standing>, Failure> {
    let filter = Filter {
        session: Some(session),
        ..Filter::default()
    };
    standings(&ledger.nets(&filter)?).ok_or_else(|| Failure::Refused(text::too_many_chips()))
}

/// Returns the chips that each player of a session has won or lost so far, in the order of seats.
pub(super) fn net(ledger: &Ledger, session: SessionId) -> Result<Vec<(String, i64)>, Failure> {
    let found = standing(ledger, session)?;
    let players = ledger.session(session)?.body.players;
    let chips = |name: &String| {
        found
            .iter()
            .find(|standing| standing.player == *name)
            .map_or(0, |standing| standing.chips)
    };
    Ok(players
        .into_iter()
        .map(|name| (name.clone(), chips(&name)))
        .collect())
}

/// Returns the chips left in the boar's pot after the last hand of a session.
pub(in crate::cli) fn pot(ledger: &Ledger, session: SessionId) -> Result<i64, Failure> {
    let last = ledger.hands(session)?.pop();
    let pot = last.and_then(|hand| Verdict::from_json(&hand.verdict).ok());
    Ok(pot.map_or(0, |verdict| verdict.next.pot))
}

/// Returns who is owed what when the pot is shared out.
fn balances(ledger: &Ledger, session: SessionId) -> Result<Vec<(String, i64)>, Failure> {
    Ok(share_pot(&net(ledger, session)?, pot(ledger, session)?))
}

/// Draws the session's table and how it is settled.
pub(super) fn table(evening: &mut Evening<'_>, stored: &StoredSession) -> Result<(), Failure> {
    let mut found = standing(&evening.ledger, stored.id)?;
    let pot = pot(&evening.ledger, stored.id)?;
    let balances = balances(&evening.ledger, stored.id)?;
    let transfers = settle_up(&balances);
    for standing in &mut found {
        let balance = balances.iter().find(|(name, _)| *name == standing.player);
        standing.chips = balance.map_or(standing.chips, |(_, chips)| *chips);
    }
    let chip = stored.body.chip.as_deref().and_then(read_chip);
    let hands = evening.ledger.session(stored.id)?.hands;
    let screen = &mut *evening.screen;
    let title = screen.bold(&text::session_title(stored.id.0, hands));
    screen.line("")?;
    screen.line(title)?;
    draw::standings(screen, &found, chip.as_ref())?;
    screen.line("")?;
    if pot > 0 {
        screen.line(text::pot_shared(pot))?;
    }
    for transfer in &transfers {
        screen.line(text::transfer(transfer, chip.as_ref()))?;
    }
    if transfers.is_empty() {
        screen.line(text::all_even())?;
    }
    Ok(())
}

/// Writes the end of the session.
pub(super) fn append(
    evening: &mut Evening<'_>,
    stored: &StoredSession,
    engine: &str,
) -> Result<(), Failure> {
    let net = balances(&evening.ledger, stored.id)?;
    let transfers = settle_up(&net)
        .into_iter()
        .map(|transfer| (transfer.from, transfer.to, transfer.chips))
        .collect();
    let (_, at) = Date::now();
    evening
        .ledger
        .close_session(stored.id, &at, engine, &CloseBody { net, transfers })?;
    evening.screen.line(text::session_closed(stored.id.0))?;
    Ok(())
}

/// Draws the session's table and writes its end.
pub(super) fn close(
    evening: &mut Evening<'_>,
    stored: &StoredSession,
    engine: &str,
) -> Result<(), Failure> {
    table(evening, stored)?;
    append(evening, stored, engine)
}
