//! Checking that the totals in the file match its entries.

use super::kept::volume;
use super::recount::{NameFirstSeen, Recount, Seen, recount};
use super::sums::DaySums;
use crate::ledger::{ChainFault, EntryId, LedgerError, SessionId};
use rusqlite::Connection;
use std::collections::{BTreeMap, BTreeSet};

/// Returns a fault for each row of the computed tables that does not match the entries.
pub(in crate::ledger) fn differences(
    connection: &Connection,
) -> Result<Vec<ChainFault>, LedgerError> {
    let mut evenings: BTreeMap<i64, (String, bool)> = BTreeMap::new();
    let mut dealt: BTreeMap<i64, String> = BTreeMap::new();
    let due = recount(connection, &mut |seen| {
        match seen {
            Seen::Evening(context) => {
                evenings.insert(context.session.0, (context.day.clone(), true));
            }
            Seen::Closed(SessionId(session)) => {
                if let Some((_, open)) = evenings.get_mut(session) {
                    *open = false;
                }
            }
            Seen::Dealt(context, EntryId(hand), day) => {
                if context.day != **day {
                    dealt.insert(*hand, (*day).to_owned());
                }
            }
        }
        Ok(())
    })?;
    let mut faults = unlike("dealt", &dealt, &kept_dealt(connection)?);
    faults.extend(unlike("evening", &evenings, &kept_evenings(connection)?));
    let kept = kept(connection)?;
    faults.extend(unlike("name", &due.names, &kept.names));
    faults.extend(unlike("total", &by_day(&due), &by_day(&kept)));
    if due.volume != kept.volume {
        faults.push(fault("volume", "1"));
    }
    Ok(faults)
}

/// Returns a fault for each key whose values differ in the two maps: what is due, and what is kept.
fn unlike<K: Ord + ToString, V: PartialEq>(
    table: &str,
    due: &BTreeMap<K, V>,
    kept: &BTreeMap<K, V>,
) -> Vec<ChainFault> {
    let keys = due.keys().chain(kept.keys());
    let wrong = keys.filter(|key| due.get(key) != kept.get(key));
    let wrong: BTreeSet<String> = wrong.map(ToString::to_string).collect();
    wrong.iter().map(|row| fault(table, row)).collect()
}

/// Returns the fault for a row that does not match the entries.
pub(in crate::ledger) fn fault(table: &str, row: &str) -> ChainFault {
    ChainFault::Total {
        table: table.to_owned(),
        row: row.to_owned(),
    }
}

/// What was won and lost on a day, by chip value and folded name.
type DaySumsByName<'a> = BTreeMap<(&'a str, &'a str), DaySums>;

fn by_day(counts: &Recount) -> BTreeMap<&str, DaySumsByName<'_>> {
    let mut days: BTreeMap<&str, DaySumsByName<'_>> = BTreeMap::new();
    for ((day, chip, folded), sums) in &counts.totals {
        days.entry(day).or_default().insert((chip, folded), *sums);
    }
    days
}

fn kept_dealt(connection: &Connection) -> Result<BTreeMap<i64, String>, LedgerError> {
    let mut query = connection.prepare("SELECT hand, day FROM dealt")?;
    let rows = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn kept_evenings(connection: &Connection) -> Result<BTreeMap<i64, (String, bool)>, LedgerError> {
    let mut query = connection.prepare("SELECT session, day, open FROM evening")?;
    let rows = query.query_map([], |row| Ok((row.get(0)?, (row.get(1)?, row.get(2)?))))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Returns names, totals and volume as the file stores them.
fn kept(connection: &Connection) -> Result<Recount, LedgerError> {
    let mut names = connection.prepare("SELECT folded, since, seat, until, spelled FROM name")?;
    let names = names.query_map([], |row| {
        let name = NameFirstSeen {
            since: row.get(1)?,
            seat: row.get(2)?,
            until: row.get(3)?,
            spelled: row.get::<_, String>(4)?.into(),
        };
        Ok((row.get(0)?, name))
    })?;
    let mut totals = connection.prepare(
        "SELECT t.day, t.chip, n.folded, t.chips, t.hands, t.games, t.gains, t.best, t.worst
         FROM total AS t JOIN name AS n ON n.id = t.name",
    )?;
    let totals = totals.query_map([], |row| {
        let sums = DaySums {
            chips: row.get(3)?,
            hands: row.get(4)?,
            games: row.get(5)?,
            gains: row.get(6)?,
            best: row.get(7)?,
            worst: row.get(8)?,
        };
        Ok(((row.get(0)?, row.get(1)?, row.get(2)?), sums))
    })?;
    Ok(Recount {
        names: names.collect::<Result<_, _>>()?,
        totals: totals.collect::<Result<_, _>>()?,
        volume: volume(connection)?,
    })
}
