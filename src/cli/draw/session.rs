//! Drawing a session.

use super::{Money, Ranked, net_table, points, standings};
use crate::cli::error::{Denied, Failure};
use crate::cli::screen::{Screen, Styled};
use crate::cli::words::say;
use crate::ledger::{Ledger, People};
use crate::record::Name;
use crate::report::Purse;
use crate::report::session::{NamesNow, SessionSoFar};
use crate::settle_up::settle_up;

/// Draws the session's table.
pub(in crate::cli) fn table(
    so_far: &SessionSoFar,
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let balances = so_far.balances();
    let mut found = so_far.standings().to_vec();
    for standing in &mut found {
        let balance = balances.iter().find(|(name, _)| *name == standing.player);
        standing.chips = balance.map_or(standing.chips, |(_, chips)| *chips);
    }
    let chip = so_far.chip();
    screen.line("")?;
    if so_far.last().is_none() {
        return Ok(screen.line(say!(lang, session_empty()))?);
    }
    let before = ledger.called(so_far.stored.id)?.before;
    let title = say!(
        lang,
        session_title(before, so_far.stored.hands, so_far.ruleset.game())
    );
    let title = Styled::heading(title);
    screen.line(title)?;
    if so_far.for_points() {
        points(
            screen,
            &so_far.point_standings()?,
            so_far.ruleset.rules.unit(),
        )?;
    }
    if !so_far.for_points() || so_far.standings().iter().any(|one| one.chips != 0) {
        let money = chip.map(|chip| {
            let purses = found.iter().map(|one| Purse::from_chips(one.chips, chip));
            purses.collect::<Option<Vec<_>>>()
        });
        let money = money.map(|money| money.ok_or(Denied::TooManyChips));
        let money = money.transpose()?;
        let money = money.as_deref().map(|won| Money { won, since: None });
        let nobody = People::default();
        let ranked = Ranked {
            standings: &found,
            money,
            unit: None,
            games: false,
        };
        standings(screen, ranked, &nobody)?;
    }
    Ok(screen.line("")?)
}

/// Draws what happens to the boar's pot and to what is owed to a seller.
pub(in crate::cli) fn rest(so_far: &SessionSoFar, screen: &mut Screen) -> Result<(), Failure> {
    let lang = screen.lang();
    if so_far.pot() > 0 {
        screen.line(say!(lang, pot_shared(so_far.pot())))?;
    } else if so_far.pot() < 0 {
        screen.prose(&say!(lang, pot_overdrawn(so_far.pot())))?;
    }
    for (name, chips) in so_far.next().iter().flat_map(|next| &next.dues) {
        screen.prose(&say!(lang, due_lapses(name, *chips)))?;
    }
    Ok(())
}

/// Draws who must pay whom because balances changed after the session was closed, with today's
/// names; nothing if the session is open.
pub(in crate::cli) fn moved(
    so_far: &SessionSoFar,
    names: &NamesNow,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let Some(close) = &so_far.stored.closed else {
        return Ok(());
    };
    let paid = |name: &Name| {
        let found = close.body.net.iter().find(|(player, _)| player == name);
        found.map_or(0, |(_, chips)| *chips)
    };
    let balances = so_far.balances().iter();
    let moved: Option<Vec<(Name, i64)>> = balances
        .map(|(name, chips)| Some((name.clone(), chips.checked_sub(paid(name))?)))
        .collect();
    let mut moved = moved.ok_or(Denied::TooManyChips)?;
    names.in_amounts(&mut moved);
    if moved.iter().all(|(_, chips)| *chips == 0) {
        return Ok(screen.line(say!(lang, nothing_moved()))?);
    }
    screen.prose(say!(lang, moved_head()))?;
    let chip = so_far.chip();
    net_table(screen, &moved, chip)?;
    for transfer in settle_up(&moved).ok_or(Denied::UnevenChips)? {
        screen.line(say!(lang, transfer(&transfer, chip)))?;
    }
    Ok(())
}

/// Before a record with the names as written, says who has a new name today; returns whether
/// anybody has.
pub(in crate::cli) fn names_now(names: &NamesNow, screen: &mut Screen) -> Result<bool, Failure> {
    let lang = screen.lang();
    for (written, called) in names.others() {
        screen.prose(&say!(lang, called_now(written, called)))?;
    }
    Ok(names.others().next().is_some())
}
