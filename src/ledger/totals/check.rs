//! Whether the totals in the file are what its entries come to.

use super::kept::{day_of_hand, volume};
use super::recount::{Name, Recount, Seen, recount};
use super::sums::Sums;
use crate::ledger::schema::Version;
use crate::ledger::{ChainFault, LedgerError, SessionId};
use rusqlite::Connection;
use std::collections::{BTreeMap, BTreeSet};

/// Returns the tables that keep what was counted, with the rows of each that the entries do not come
/// to.
pub(in crate::ledger) fn differences(
    connection: &Connection,
) -> Result<Vec<ChainFault>, LedgerError> {
    let mut evenings: BTreeMap<i64, (String, bool)> = BTreeMap::new();
    let mut dealt = Rows::of("dealt");
    let due = recount(connection, Version::NEWEST, &mut |seen| {
        match seen {
            Seen::Evening(desk) => {
                evenings.insert(desk.session.0, (desk.day.clone(), true));
            }
            Seen::Closed(SessionId(session)) => {
                if let Some((_, open)) = evenings.get_mut(session) {
                    *open = false;
                }
            }
            Seen::Dealt(hand, day) => {
                dealt.seen += 1;
                if day_of_hand(connection, *hand)?.as_deref() != Some(*day) {
                    dealt.wrong.insert(hand.to_string());
                }
            }
        }
        Ok(())
    })?;
    let there: i64 = connection.query_row("SELECT count(*) FROM dealt", [], |row| row.get(0))?;
    if there > dealt.seen {
        dealt.wrong.insert(there.to_string());
    }
    let mut faults = dealt.faults();
    faults.extend(Rows::unlike("evening", &evenings, &kept_evenings(connection)?).faults());
    let kept = kept(connection)?;
    faults.extend(Rows::unlike("name", &due.names, &kept.names).faults());
    faults.extend(Rows::unlike("total", &by_day(&due), &by_day(&kept)).faults());
    if due.volume != kept.volume {
        faults.push(fault("volume", "1"));
    }
    Ok(faults)
}

/// The rows of a table that are not as they should be.
struct Rows {
    table: &'static str,
    seen: i64,
    wrong: BTreeSet<String>,
}

impl Rows {
    fn of(table: &'static str) -> Self {
        Self {
            table,
            seen: 0,
            wrong: BTreeSet::new(),
        }
    }

    /// Returns the keys under which two tables have not the same.
    fn unlike<K: Ord + ToString, V: PartialEq>(
        table: &'static str,
        due: &BTreeMap<K, V>,
        kept: &BTreeMap<K, V>,
    ) -> Self {
        let keys = due.keys().chain(kept.keys());
        let wrong = keys.filter(|key| due.get(key) != kept.get(key));
        let wrong = wrong.map(ToString::to_string).collect();
        Self {
            wrong,
            ..Self::of(table)
        }
    }

    fn faults(self) -> Vec<ChainFault> {
        let table = self.table;
        let rows = self.wrong.into_iter();
        rows.map(|row| fault(table, &row)).collect()
    }
}

fn fault(table: &str, row: &str) -> ChainFault {
    ChainFault::Total {
        table: table.to_owned(),
        row: row.to_owned(),
    }
}

/// What was won and lost in a day, by worth of a chip and name.
type Day<'a> = BTreeMap<(&'a str, &'a str), Sums>;

fn by_day(counts: &Recount) -> BTreeMap<&str, Day<'_>> {
    let mut days: BTreeMap<&str, Day<'_>> = BTreeMap::new();
    for ((day, chip, folded), sums) in &counts.totals {
        days.entry(day).or_default().insert((chip, folded), *sums);
    }
    days
}

fn kept_evenings(connection: &Connection) -> Result<BTreeMap<i64, (String, bool)>, LedgerError> {
    let mut query = connection.prepare("SELECT session, day, open FROM evening")?;
    let rows = query.query_map([], |row| Ok((row.get(0)?, (row.get(1)?, row.get(2)?))))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Returns names, totals and volume as the file keeps them.
fn kept(connection: &Connection) -> Result<Recount, LedgerError> {
    let mut names = connection.prepare("SELECT folded, since, seat, until, spelled FROM name")?;
    let names = names.query_map([], |row| {
        let name = Name {
            since: row.get(1)?,
            seat: row.get(2)?,
            until: row.get(3)?,
            spelled: row.get(4)?,
        };
        Ok((row.get(0)?, name))
    })?;
    let mut totals = connection.prepare(
        "SELECT t.day, t.chip, n.folded, t.chips, t.hands, t.games, t.gains, t.best, t.worst
         FROM total AS t JOIN name AS n ON n.id = t.name",
    )?;
    let totals = totals.query_map([], |row| {
        let sums = Sums {
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
