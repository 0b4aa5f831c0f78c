//! Updating the totals in the file with each entry.

use super::context::SessionContext;
use super::kept;
use super::recount::{NameFirstSeen, Recount, Seen, hands, recount, recount_day};
use super::sums::{DaySums, volume};
use crate::ledger::standing::LedgerStanding;
use crate::ledger::{CorrectionBody, EntryId, HandBody, LedgerError, Net, SessionId};
use crate::letters::key;
use rusqlite::{Connection, OptionalExtension as _, params};
use std::collections::BTreeSet;

/// Adds a session that was opened.
pub(in crate::ledger) fn opened(
    writing: &Connection,
    context: &SessionContext,
) -> Result<(), LedgerError> {
    evening(writing, context, true)?;
    for (seat, player) in (0..).zip(&context.players) {
        let mut name = NameFirstSeen {
            since: context.since.clone(),
            seat,
            until: context.at.clone(),
            spelled: player.clone(),
        };
        let folded = key(player);
        if let Some(mut before) = named(writing, &folded)? {
            before.sit_again(name);
            name = before;
        }
        keep_name(writing, &folded, &name)?;
    }
    Ok(())
}

/// Adds a hand that was written.
pub(in crate::ledger) fn record_hand(
    writing: &Connection,
    context: &SessionContext,
    hand: EntryId,
    body: &HandBody,
) -> Result<(), LedgerError> {
    let brought = context.by_parts(&body.record, &body.verdict, body.net.clone());
    // For a new hand, no day is stored yet that could be wrong.
    if brought.day != context.day {
        dealt(writing, context, hand, &brought.day)?;
    }
    if brought.counts && !context.void {
        for (player, chips) in &brought.net {
            add(
                writing,
                &brought.day,
                context,
                player,
                &context.sums(*chips),
            )?;
        }
    }
    add_volume(writing, &brought.net)
}

/// Applies a correction that was written: the days it affects are recounted.
pub(in crate::ledger) fn corrected(
    writing: &Connection,
    context: &SessionContext,
    body: &CorrectionBody,
    standing: &LedgerStanding,
) -> Result<(), LedgerError> {
    let CorrectionBody { of: hand, net, .. } = body;
    let brought = context.by_parts(&body.record, &body.verdict, net.clone());
    let before = kept::day_of_hand(writing, *hand)?;
    dealt(writing, context, *hand, &brought.day)?;
    // With the correction, the end of the session may add something else.
    let days = [before.unwrap_or_default(), brought.day, context.day.clone()];
    for day in BTreeSet::from(days) {
        rewrite_day(writing, &day, standing)?;
    }
    add_volume(writing, net)
}

/// Applies the close of a session.
pub(in crate::ledger) fn closed(
    writing: &Connection,
    context: &SessionContext,
    standing: &LedgerStanding,
) -> Result<(), LedgerError> {
    mark_closed(writing, context.session)?;
    let end = context.end(&hands(writing, context.session, standing)?);
    for (player, sums) in &end.shares {
        add(writing, &context.day, context, player, sums)?;
    }
    Ok(())
}

/// Applies the reopening of a session: what its end adds no longer counts until the next close.
pub(in crate::ledger) fn reopened(
    writing: &Connection,
    context: &SessionContext,
    standing: &LedgerStanding,
) -> Result<(), LedgerError> {
    evening(writing, context, true)?;
    rewrite_day(writing, &context.day, standing)
}

/// Fills the tables of a file that has entries but no totals.
pub(in crate::ledger) fn fill(writing: &Connection) -> Result<(), LedgerError> {
    let counts = recount(writing, &mut |seen| match seen {
        Seen::Evening(context) => evening(writing, context, true),
        Seen::Closed(session) => mark_closed(writing, *session),
        Seen::Dealt(context, hand, day) => dealt(writing, context, *hand, day),
    })?;
    for (folded, name) in &counts.names {
        keep_name(writing, folded, name)?;
    }
    keep_totals(writing, &counts)?;
    set_volume(writing, counts.volume)
}

/// Recounts everything, after rebuilding the indexes.
pub(in crate::ledger) fn refill(writing: &Connection) -> Result<(), LedgerError> {
    writing.execute_batch("REINDEX")?;
    writing.execute_batch(
        "DELETE FROM total; DELETE FROM dealt; DELETE FROM evening; DELETE FROM name",
    )?;
    fill(writing)
}

/// Recounts the days of some sessions, after a change in whether their hands count.
pub(in crate::ledger) fn counted_anew(
    writing: &Connection,
    sessions: &[SessionId],
    standing: &LedgerStanding,
) -> Result<(), LedgerError> {
    let mut days = BTreeSet::new();
    let query = "SELECT day FROM evening WHERE session = ?1 UNION SELECT day FROM dealt
         WHERE hand IN (SELECT id FROM entry WHERE session = ?1 AND what = 'hand')";
    for SessionId(session) in sessions {
        let mut query = writing.prepare_cached(query)?;
        for day in query.query_map([session], |row| row.get::<_, String>(0))? {
            days.insert(day?);
        }
    }
    for day in days {
        rewrite_day(writing, &day, standing)?;
    }
    Ok(())
}

/// Recounts a day and stores the result.
fn rewrite_day(
    writing: &Connection,
    day: &str,
    standing: &LedgerStanding,
) -> Result<(), LedgerError> {
    let counts = recount_day(writing, day, standing)?;
    writing
        .prepare_cached("DELETE FROM total WHERE day = ?1")?
        .execute([day])?;
    keep_totals(writing, &counts)
}

fn keep_totals(writing: &Connection, counts: &Recount) -> Result<(), LedgerError> {
    for ((day, chip, folded), sums) in &counts.totals {
        join(writing, day, chip, folded, sums)?;
    }
    Ok(())
}

fn evening(writing: &Connection, context: &SessionContext, open: bool) -> Result<(), LedgerError> {
    writing
        .prepare_cached(
            "INSERT INTO evening (session, day, open) VALUES (?1, ?2, ?3)
             ON CONFLICT (session) DO UPDATE SET day = excluded.day, open = excluded.open",
        )?
        .execute(params![context.session.0, context.day, open])?;
    Ok(())
}

fn mark_closed(writing: &Connection, session: SessionId) -> Result<(), LedgerError> {
    writing
        .prepare_cached("UPDATE evening SET open = 0 WHERE session = ?1")?
        .execute([session.0])?;
    Ok(())
}

/// Stores the day of a hand if it is not the day of the session.
fn dealt(
    writing: &Connection,
    context: &SessionContext,
    hand: EntryId,
    day: &str,
) -> Result<(), LedgerError> {
    if context.day == day {
        writing
            .prepare_cached("DELETE FROM dealt WHERE hand = ?1")?
            .execute([hand.0])?;
        return Ok(());
    }
    writing
        .prepare_cached(
            "INSERT INTO dealt (hand, day) VALUES (?1, ?2)
             ON CONFLICT (hand) DO UPDATE SET day = excluded.day",
        )?
        .execute(params![hand.0, day])?;
    Ok(())
}

fn named(connection: &Connection, folded: &str) -> Result<Option<NameFirstSeen>, LedgerError> {
    let query = "SELECT since, seat, until, spelled FROM name WHERE folded = ?1";
    let found = connection
        .prepare_cached(query)?
        .query_row([folded], |row| {
            Ok(NameFirstSeen {
                since: row.get(0)?,
                seat: row.get(1)?,
                until: row.get(2)?,
                spelled: row.get::<_, String>(3)?.into(),
            })
        });
    Ok(found.optional()?)
}

fn keep_name(writing: &Connection, folded: &str, name: &NameFirstSeen) -> Result<(), LedgerError> {
    writing
        .prepare_cached(
            "INSERT INTO name (folded, since, seat, until, spelled) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (folded) DO UPDATE SET since = excluded.since, seat = excluded.seat,
               until = excluded.until, spelled = excluded.spelled",
        )?
        .execute(params![
            folded,
            name.since,
            name.seat,
            name.until,
            name.spelled.as_str()
        ])?;
    Ok(())
}

fn add(
    writing: &Connection,
    day: &str,
    context: &SessionContext,
    player: &str,
    sums: &DaySums,
) -> Result<(), LedgerError> {
    join(writing, day, &context.chip, &key(player), sums)
}

fn join(
    writing: &Connection,
    day: &str,
    chip: &str,
    folded: &str,
    sums: &DaySums,
) -> Result<(), LedgerError> {
    writing
        .prepare_cached(
            "INSERT INTO total (day, chip, name, chips, hands, games, gains, best, worst)
             VALUES (?1, ?2, (SELECT id FROM name WHERE folded = ?3), ?4, ?5, ?6, ?7, ?8, ?9)
             ON CONFLICT (day, chip, name) DO UPDATE SET chips = chips + excluded.chips,
               hands = hands + excluded.hands, games = games + excluded.games,
               gains = gains + excluded.gains,
               best = max(best, excluded.best), worst = min(worst, excluded.worst)",
        )?
        .execute(params![
            day, chip, folded, sums.chips, sums.hands, sums.games, sums.gains, sums.best,
            sums.worst
        ])?;
    Ok(())
}

fn add_volume(writing: &Connection, net: &Net) -> Result<(), LedgerError> {
    writing
        .prepare_cached(
            "INSERT INTO volume (one, chips) VALUES (1, ?1)
             ON CONFLICT (one) DO UPDATE
               SET chips = excluded.chips + min(chips, ?2 - excluded.chips)",
        )?
        .execute([volume(0, net), i64::MAX])?;
    Ok(())
}

fn set_volume(writing: &Connection, chips: i64) -> Result<(), LedgerError> {
    writing
        .prepare_cached(
            "INSERT INTO volume (one, chips) VALUES (1, ?1)
             ON CONFLICT (one) DO UPDATE SET chips = excluded.chips",
        )?
        .execute([chips])?;
    Ok(())
}
