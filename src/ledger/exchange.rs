//! Takes the entries of another ledger into this one, byte for byte.
//!
//! An empty ledger becomes a copy of the other one, with the same numbers and hashes. If the other
//! ledger continues this one entry by entry, the new entries are simply appended. In any other case
//! the entries that are missing here are written as imports, each carried whole, so that both
//! chains can be verified. Entries known to both are recognized by hash, never by content: an
//! evening that was kept twice stays here twice.

use super::batch::{Batch, insert};
use super::chain::{self, Link, RawEntry};
use super::changed::{Changed, StandingBefore};
use super::entry::{Body, ImportBody};
use super::foreign::{Foreign, Foreigners, import};
use super::id::{EntryId, SessionId};
use super::kind::EntryKind;
use super::refused::BadEntries;
use super::saying::in_force;
use super::stamp::EntryStamp;
use super::standing::corrections_of;
use super::{LedgerError, Seal, totals};
use rusqlite::Connection;
use std::collections::{HashMap, HashSet};

/// The result of taking entries in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TakenIn {
    /// How many entries were written here.
    pub new: usize,
    /// How many entries were here already.
    pub known: usize,
    /// Sessions that both ledgers continued separately, each with the session here that holds the
    /// other ledger's part.
    pub apart: Vec<(SessionId, SessionId)>,
    /// What the import changed in this ledger.
    pub changed: Changed,
}

/// A function that is called with each entry, in order.
pub type Each<'a> = dyn FnMut(RawEntry) -> Result<(), LedgerError> + 'a;

/// Reads all entries of another ledger and checks their chain; `head` is the last entry of this
/// ledger.
fn proved<E: From<LedgerError>>(
    head: Option<Seal>,
    entries: &mut dyn FnMut(&mut Each<'_>) -> Result<(), E>,
) -> Result<Foreigners, E> {
    let mut foreigners = Foreigners::for_head(head);
    entries(&mut |entry| foreigners.take(&entry).map_err(LedgerError::BadEntries))?;
    if foreigners.len() == 0 {
        return Err(LedgerError::BadEntries(BadEntries::Nothing).into());
    }
    Ok(foreigners)
}

impl Batch<'_> {
    /// Takes in all entries of another ledger, from the first one on. An empty ledger becomes a
    /// copy of the other one; any other ledger gets the missing entries as imports. `at` is RFC
    /// 3339 in UTC.
    ///
    /// `entries` must pass on each entry in order. It is called twice, so that no entry needs to be
    /// kept: the first time only the chain is checked.
    /// Errors: the entries are not an intact ledger, or differ the second time.
    pub fn take_in<E: From<LedgerError>>(
        &mut self,
        at: &str,
        engine: &str,
        entries: &mut dyn FnMut(&mut Each<'_>) -> Result<(), E>,
    ) -> Result<TakenIn, E> {
        let head = chain::last(&self.writing).map_err(E::from)?;
        let last = head.as_ref().map_or(EntryId(0), |head| head.entry);
        let seal = head.map(|head| Seal {
            entry: head.entry,
            hash: head.hash,
        });
        let is_new = seal.is_none();
        let foreigners = proved(seal, entries)?;
        let before = StandingBefore::read(&self.writing)?;
        let goes_on = foreigners.go_on_after();
        let mut intake = EntryIntake {
            batch: self,
            foreigners,
            into: HashMap::new(),
            taken: TakenIn::default(),
        };
        if is_new {
            entries(&mut |entry| intake.copy(&entry))?;
        } else if let Some(head) = goes_on {
            entries(&mut |entry| {
                if entry.id > head {
                    return intake.copy(&entry);
                }
                intake.taken.known += 1;
                Ok(())
            })?;
        } else {
            let stamp = EntryStamp::new(at, engine)?;
            entries(&mut |entry| intake.take(stamp, &entry))?;
        }
        let mut taken = intake.taken;
        if is_new {
            totals::fill(&self.writing)?;
        } else if taken.new > 0 {
            totals::refill(&self.writing)?;
            taken.changed = Changed::since(&self.writing, last, &before)?;
        }
        self.forget();
        Ok(taken)
    }
}

/// The state of an import.
struct EntryIntake<'a, 'b> {
    batch: &'a Batch<'b>,
    foreigners: Foreigners,
    /// Maps each session of the other ledger to the one here that gets its entries: the session
    /// opened by the same entry or, if this ledger continued that one separately, a session of its
    /// own.
    into: HashMap<SessionId, SessionId>,
    taken: TakenIn,
}

impl EntryIntake<'_, '_> {
    /// Writes an entry unchanged.
    fn copy(&mut self, entry: &RawEntry) -> Result<(), LedgerError> {
        self.foreigners
            .unpacked(entry)
            .map_err(LedgerError::BadEntries)?;
        insert(&self.batch.writing, entry)?;
        self.taken.new += 1;
        Ok(())
    }

    /// Takes in an entry unless it is here already.
    fn take(&mut self, stamp: EntryStamp<'_>, entry: &RawEntry) -> Result<(), LedgerError> {
        let refused = LedgerError::BadEntries;
        let one = self.foreigners.unpacked(entry).map_err(refused)?;
        let first = Seal::from(&one.entry);
        if !self.foreigners.is_as_before(entry, &first) {
            return Err(refused(BadEntries::Changed(entry.id)));
        }
        if first.here(&self.batch.writing)?.is_some() {
            self.taken.known += 1;
            return Ok(());
        }
        let reference = || refused(BadEntries::Reference(entry.id));
        let carried = &one.entry;
        let body = Body::read(carried.kind, &carried.body);
        let body = body.map_err(|_| refused(BadEntries::Unreadable(entry.id)))?;
        let mut session = match (one.session, &body) {
            (Some(session), Body::Hand(_)) => {
                Some(self.session(stamp, session)?.ok_or_else(reference)?)
            }
            (Some(session), _) => Some(self.same(session)?.ok_or_else(reference)?),
            (None, _) => None,
        };
        let (mut of, mut hands) = (None, None);
        match &body {
            Body::Correction(body) => {
                let hand = self.there(one.of.unwrap_or(body.of))?;
                // A correction goes with its hand, whichever session that is in.
                session = self.session_of(hand.ok_or_else(reference)?)?;
                of = hand;
            }
            Body::Close(_) => hands = Some(self.summed_up(entry, &one)?),
            _ => {}
        }
        let import = one.import(of, hands);
        self.batch.add(EntryKind::Import, session, stamp, &import)?;
        self.taken.new += 1;
        Ok(())
    }

    /// Returns the entries here whose nets a close of the other ledger adds up.
    fn summed_up(&self, entry: &RawEntry, one: &Foreign) -> Result<Vec<EntryId>, LedgerError> {
        let reference = || LedgerError::BadEntries(BadEntries::Reference(entry.id));
        if let Some(hands) = &one.hands {
            let here = hands.iter().map(|hand| self.there(*hand));
            let here: Option<Vec<EntryId>> = here.collect::<Result<_, _>>()?;
            return here.ok_or_else(reference);
        }
        let Some(session) = one.session else {
            return Ok(Vec::new());
        };
        let mut known = HashSet::new();
        for seal in self.foreigners.before(session, entry.id) {
            known.extend(seal.here(&self.batch.writing)?);
        }
        let mut found = Vec::new();
        let mut hands: Vec<EntryId> = known.iter().copied().collect();
        hands.sort_unstable();
        for hand in hands {
            if !self.is_hand(hand)? {
                continue;
            }
            let mut said = corrections_of(&self.batch.writing, hand)?;
            said.retain(|one| known.contains(&one.told.id));
            found.push(in_force(&said).map_or(hand, |last| last.told.id));
        }
        Ok(found)
    }

    fn is_hand(&self, entry: EntryId) -> Result<bool, LedgerError> {
        let query = "SELECT what = 'hand' FROM entry WHERE id = ?1";
        let mut query = self.batch.writing.prepare_cached(query)?;
        Ok(query.query_row([entry.0], |row| row.get(0))?)
    }

    /// Returns the number in this ledger of an entry of the other one; `None` if it is not here.
    fn there(&self, id: EntryId) -> Result<Option<EntryId>, LedgerError> {
        match self.foreigners.first(id) {
            Some(seal) => seal.here(&self.batch.writing),
            None => Ok(None),
        }
    }

    fn session_of(&self, hand: EntryId) -> Result<Option<SessionId>, LedgerError> {
        let mut query = self
            .batch
            .writing
            .prepare_cached("SELECT session FROM entry WHERE id = ?1")?;
        let session: Option<i64> = query.query_row([hand.0], |row| row.get(0))?;
        Ok(session.map(SessionId))
    }

    /// Returns the session here that gets entries, other than hands, of a session of the other
    /// ledger: the one that got that session's hands or else the one opened by the same entry.
    /// `None` if there is no such session.
    fn same(&self, theirs: SessionId) -> Result<Option<SessionId>, LedgerError> {
        if let Some(into) = self.into.get(&theirs) {
            return Ok(Some(*into));
        }
        let opened = self.there(theirs.entry())?;
        Ok(opened.map(|EntryId(id)| SessionId(id)))
    }

    /// Returns the session here that gets the hands of a session of the other ledger; a new one if
    /// this ledger continued that session too. `None` if the session was never opened here.
    fn session(
        &mut self,
        stamp: EntryStamp<'_>,
        theirs: SessionId,
    ) -> Result<Option<SessionId>, LedgerError> {
        if let Some(into) = self.into.get(&theirs) {
            return Ok(Some(*into));
        }
        let Some(seal) = self.foreigners.first(theirs.entry()) else {
            return Ok(None);
        };
        let Some(EntryId(here)) = seal.here(&self.batch.writing)? else {
            return Ok(None);
        };
        let here = SessionId(here);
        let mut opened = vec![here];
        opened.extend(self.copies(&seal.hash)?);
        let mut into = None;
        for session in opened {
            if into.is_none() && !self.goes_on_apart(session, theirs)? {
                into = Some(session);
            }
        }
        let into = match into {
            Some(into) => into,
            // Takes in the opening entry again, to begin the other ledger's part.
            None => self.opened_again(stamp, here)?,
        };
        self.into.insert(theirs, into);
        if into != here {
            self.taken.apart.push((here, into));
        }
        Ok(Some(into))
    }

    /// Returns the sessions here that were opened by importing the entry with this hash.
    fn copies(&self, hash: &str) -> Result<Vec<SessionId>, LedgerError> {
        let query = "SELECT id FROM entry WHERE origin = ?1 AND kind = 'import' ORDER BY id";
        let mut query = self.batch.writing.prepare_cached(query)?;
        let rows = query.query_map([hash], |row| Ok(SessionId(row.get(0)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Imports again the entry that opened a session here, and returns the new session.
    fn opened_again(
        &mut self,
        stamp: EntryStamp<'_>,
        here: SessionId,
    ) -> Result<SessionId, LedgerError> {
        let writing = &self.batch.writing;
        let columns = chain::COLUMNS;
        let query = format!("SELECT {columns} FROM entry WHERE id = ?1");
        let mut query = writing.prepare_cached(&query)?;
        let mut rows = query.query([here.0])?;
        let row = rows.next()?.ok_or(LedgerError::NoSuchSession(here))?;
        let opened = RawEntry::from_row(row)?;
        let import = match import(&opened).map_err(LedgerError::BadEntries)? {
            Some(import) => import,
            None => of_ours(writing, opened)?,
        };
        drop(rows);
        let EntryId(id) = self.batch.add(EntryKind::Import, None, stamp, &import)?;
        self.taken.new += 1;
        Ok(SessionId(id))
    }

    /// Returns whether a session here has hands that the other ledger's session lacks.
    fn goes_on_apart(&self, session: SessionId, theirs: SessionId) -> Result<bool, LedgerError> {
        let query = "SELECT coalesce(origin, hash) FROM entry
             WHERE session = ?1 AND what = 'hand'";
        let mut query = self.batch.writing.prepare_cached(query)?;
        let rows = query.query_map([session.0], |row| row.get::<_, String>(0))?;
        let theirs = self.foreigners.in_session(theirs).into_iter();
        let theirs: HashSet<String> = theirs.map(|seal| seal.hash).collect();
        for hash in rows {
            if !theirs.contains(&hash?) {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

/// Wraps an entry of this ledger as an import, as another ledger would.
fn of_ours(writing: &Connection, entry: RawEntry) -> Result<ImportBody, LedgerError> {
    let link = |found: Option<Link>| found.ok_or(LedgerError::NoSuchEntry(entry.id));
    let first = link(chain::numbered(writing, EntryId(1))?)?;
    let last = link(chain::last(writing)?)?;
    let ours = Foreign {
        ledger: first.hash,
        head: (last.entry, last.hash),
        after: None,
        session: None,
        of: None,
        hands: None,
        entry,
    };
    Ok(ours.import(None, None))
}
