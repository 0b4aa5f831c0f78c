//! Computing totals from the entries.

use super::context::{HandEffect, SessionContext};
use super::kept::dealt_where;
use super::sums::{DaySums, volume};
use crate::ledger::decoded::DecodedEntry;
use crate::ledger::row::{self, HANDS};
use crate::ledger::standing::LedgerStanding;
use crate::ledger::{EntryId, LedgerError, SessionId, StoredHand};
use crate::letters::key;
use rusqlite::Connection;
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, hash_map};

/// The results of counting everything, except what [`Seen`] reports.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Recount {
    /// The names, by folded name.
    pub(super) names: BTreeMap<String, NameFirstSeen>,
    /// The totals, by day, chip value and folded name.
    pub(super) totals: BTreeMap<(String, String, String), DaySums>,
    pub(super) volume: i64,
}

/// When somebody first and last sat down under a name, and in which seat the first time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct NameFirstSeen {
    pub(super) since: String,
    pub(super) seat: u32,
    pub(super) until: String,
    pub(super) spelled: crate::record::Name,
}

/// What counting reports of an entry.
pub(super) enum Seen<'a> {
    /// This session belongs to its day.
    Evening(&'a SessionContext),
    /// This session is closed.
    Closed(SessionId),
    /// This hand of a session belongs to this day.
    Dealt(&'a SessionContext, EntryId, &'a str),
}

/// Counts every entry, in order; calls `see` with what it finds.
pub(super) fn recount(
    connection: &Connection,
    see: &mut dyn FnMut(&Seen<'_>) -> Result<(), LedgerError>,
) -> Result<Recount, LedgerError> {
    let mut counts = Recount::default();
    let mut contexts: HashMap<SessionId, (SessionContext, bool)> = HashMap::new();
    let mut rulesets = HashSet::new();
    let mut closed = BTreeSet::new();
    let standing = LedgerStanding::read(connection)?;
    let mut query = connection.prepare(COUNTED)?;
    let mut rows = query.query([])?;
    while let Some(row) = rows.next()? {
        let (told, what): (DecodedEntry, String) = (DecodedEntry::from_row(row, 0)?, row.get(11)?);
        if what == "session" {
            let mut context = SessionContext::new(&told, &standing)?;
            context.share(&mut rulesets);
            see(&Seen::Evening(&context))?;
            if !standing.is_void(context.session) {
                counts.sit(&context);
            }
            contexts.insert(context.session, (context, false));
            continue;
        }
        let session = SessionId(row.get(10)?);
        let Some((context, open)) = contexts.get_mut(&session) else {
            continue;
        };
        if what == "close" {
            if standing.is_closed(session) {
                closed.insert(session);
            }
            continue;
        }
        let first = context.brought(&told)?;
        counts.volume = volume(counts.volume, &first.net);
        let brought = match row::correction(row, told.id, &standing)? {
            Some(correction) => context.brought(&correction)?,
            None => first,
        };
        see(&Seen::Dealt(context, told.id, &brought.day))?;
        if standing.counts(&told, &row.get::<_, String>(12)?, session) {
            *open |= brought.open;
            counts.hand(context, &brought)?;
        }
    }
    for session in closed {
        see(&Seen::Closed(session))?;
        if let Some((context, true)) = contexts.get(&session) {
            counts.end(context, &hands(connection, session, &standing)?)?;
        }
    }
    let mut query = connection.prepare(CORRECTIONS)?;
    let mut rows = query.query([])?;
    while let Some(row) = rows.next()? {
        let session = SessionId(row.get(5)?);
        if let Some((context, _)) = contexts.get(&session) {
            let brought = context.brought(&DecodedEntry::from_row(row, 0)?)?;
            counts.volume = volume(counts.volume, &brought.net);
        }
    }
    Ok(counts)
}

/// Counts the hands and the session ends of a day, in a file whose stored days are right. Who sat
/// down, and the volume, are not counted.
pub(super) fn recount_day(
    connection: &Connection,
    day: &str,
    standing: &LedgerStanding,
) -> Result<Recount, LedgerError> {
    let mut counts = Recount::default();
    let of_day = dealt_where("day = ?1");
    let query = format!("{HANDS} AND h.id IN ({of_day}) ORDER BY h.id");
    let mut query = connection.prepare_cached(&query)?;
    let mut rows = query.query([day])?;
    let mut contexts: HashMap<SessionId, SessionContext> = HashMap::new();
    while let Some(row) = rows.next()? {
        let hand = DecodedEntry::from_row(row, 0)?;
        let session = SessionId(row.get(10)?);
        if !standing.counts(&hand, &row.get::<_, String>(11)?, session) {
            continue;
        }
        let context = match contexts.entry(session) {
            hash_map::Entry::Occupied(known) => known.into_mut(),
            hash_map::Entry::Vacant(place) => {
                place.insert(SessionContext::read(connection, session, standing)?)
            }
        };
        let told = row::correction(row, hand.id, standing)?.unwrap_or(hand);
        counts.hand(context, &context.brought(&told)?)?;
    }
    let ended = "SELECT session FROM evening WHERE day = ?1 AND open = 0";
    let mut query = connection.prepare_cached(ended)?;
    let mut rows = query.query([day])?;
    while let Some(row) = rows.next()? {
        let session = SessionId(row.get(0)?);
        let context = SessionContext::read(connection, session, standing)?;
        let hands = hands(connection, session, standing)?;
        counts.end(&context, &hands)?;
    }
    Ok(counts)
}

/// Query for sessions, hands and closes; each hand comes with its last correction.
const COUNTED: &str = "SELECT h.id, h.kind, h.at, h.engine, h.body,
    c.id, c.kind, c.at, c.engine, c.body, h.session, h.what, h.hash
  FROM entry AS h LEFT JOIN entry AS c ON c.id =
    (SELECT max(id) FROM entry WHERE what = 'correction' AND corrects = h.id)
  WHERE h.what IN ('session', 'hand', 'close') ORDER BY h.id";

const CORRECTIONS: &str =
    "SELECT id, kind, at, engine, body, session FROM entry WHERE what = 'correction'";

/// Returns the hands of a session that count, as they are now.
pub(super) fn hands(
    connection: &Connection,
    session: SessionId,
    standing: &LedgerStanding,
) -> Result<Vec<StoredHand>, LedgerError> {
    let query = format!("{HANDS} AND h.session = ?1 ORDER BY h.id");
    let mut query = connection.prepare_cached(&query)?;
    let mut rows = query.query([session.0])?;
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        let hand = row::hand(row, standing)?;
        if hand.counts {
            found.push(hand);
        }
    }
    Ok(found)
}

impl Recount {
    fn sit(&mut self, context: &SessionContext) {
        for (seat, player) in (0..).zip(&context.players) {
            let new = NameFirstSeen {
                since: context.since.clone(),
                seat,
                until: context.at.clone(),
                spelled: player.clone(),
            };
            match self.names.entry(key(player)) {
                Entry::Vacant(place) => {
                    place.insert(new);
                }
                Entry::Occupied(mut place) => place.get_mut().sit_again(new),
            }
        }
    }

    fn hand(&mut self, context: &SessionContext, brought: &HandEffect) -> Result<(), LedgerError> {
        if brought.counts {
            for (player, chips) in &brought.net {
                self.add(&brought.day, context, player, &context.sums(*chips))?;
            }
        }
        Ok(())
    }

    fn end(&mut self, context: &SessionContext, hands: &[StoredHand]) -> Result<(), LedgerError> {
        for (player, sums) in context.end(hands).shares {
            self.add(&context.day, context, &player, &sums)?;
        }
        Ok(())
    }

    fn add(
        &mut self,
        day: &str,
        context: &SessionContext,
        player: &str,
        sums: &DaySums,
    ) -> Result<(), LedgerError> {
        let folded = key(player);
        // Older versions accepted a net with a name that did not sit in the session.
        if !self.names.contains_key(&folded) {
            let name = NameFirstSeen {
                since: context.since.clone(),
                seat: u32::MAX,
                until: context.at.clone(),
                spelled: player.into(),
            };
            self.names.insert(folded.clone(), name);
        }
        let place = (day.to_owned(), context.chip.clone(), folded);
        self.totals.entry(place).or_default().join(sums)
    }
}

impl NameFirstSeen {
    /// Adds another time at which the same name sat down.
    pub(super) fn sit_again(&mut self, other: Self) {
        if (&other.since, other.seat) < (&self.since, self.seat) {
            (self.since, self.seat) = (other.since, other.seat);
        }
        if other.until >= self.until {
            (self.until, self.spelled) = (other.until, other.spelled);
        }
    }
}
