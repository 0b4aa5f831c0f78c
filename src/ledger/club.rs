//! A ledger as a club's copy: every batch of entries is the club's turn of one table. It takes in
//! what other tables wrote, and what it writes is committed on the server first.

use super::batch::{Batch, insert};
use super::chain::{self, RawEntry};
use super::club_turn::{ClubTurn, PATIENCE, seal_of};
use super::entry::Body;
use super::kind::EntryKind;
use super::now_playing::PlayingRow;
use super::server::ClubServer;
use super::server_fault::ServerFault;
use super::totals::{self, SessionContext};
use super::{EntryId, Ledger, LedgerError, Seal, SessionId, draft, read};
use rusqlite::Connection;
use std::collections::BTreeMap;

/// How many entries are fetched at a time.
const STRETCH: u32 = 500;
/// How many fetched entries are counted one by one; more are counted together.
const FEW: i64 = 64;

impl Batch<'_> {
    /// Takes in what other tables have written since this copy last asked.
    pub(super) fn catch_up(&mut self) -> Result<u64, LedgerError> {
        let Some(mut turn) = self.turn.take() else {
            return Ok(0);
        };
        let caught_up = self.take_from(&mut *turn.server);
        turn.head = read::last(&self.writing)?;
        self.turn = Some(turn);
        if matches!(caught_up, Ok(1..)) {
            // What is written after this may be refused.
            self.writing.execute_batch("SAVEPOINT caught_up")?;
            self.has_caught_up = true;
        }
        caught_up
    }

    /// Takes in a server's entries after the last one here. Returns how many there were.
    fn take_from(&mut self, server: &mut dyn ClubServer) -> Result<u64, LedgerError> {
        let mut last = last_seal(&self.writing)?;
        let head = continues(&self.writing, server, last.as_ref())?;
        let few = head.saturating_sub(number(last.as_ref())) <= FEW;
        let mut taken = 0;
        while number(last.as_ref()) < head {
            let found = server.entries(EntryId(number(last.as_ref())), STRETCH)?;
            let Some(newest) = found.last().map(seal_of) else {
                return Err(ServerFault::Altered(EntryId(number(last.as_ref()) + 1)).into());
            };
            taken += self.receive(last, found, few)?;
            last = Some(newest);
        }
        if taken > 0 && !few {
            totals::refill(&self.writing)?;
        }
        Ok(taken)
    }

    /// Takes in entries that go on after `last`, the last one here; counts them if there are `few`.
    /// Returns how many there were.
    fn receive(
        &mut self,
        mut last: Option<Seal>,
        found: Vec<RawEntry>,
        few: bool,
    ) -> Result<u64, LedgerError> {
        let (mut taken, mut anew) = (0, false);
        for entry in found {
            let counts = few && !anew;
            let uncounted = self.take_entry(last.as_ref(), &entry, counts)?;
            anew |= few && uncounted;
            last = Some(seal_of(&entry));
            taken += 1;
        }
        if anew {
            totals::refill(&self.writing)?;
        }
        if taken > 0 {
            self.forget();
        }
        Ok(taken)
    }

    /// Takes in an entry after `last`, and counts it if `counts`. Returns whether everything must be
    /// counted anew.
    fn take_entry(
        &mut self,
        last: Option<&Seal>,
        entry: &RawEntry,
        counts: bool,
    ) -> Result<bool, LedgerError> {
        follows(last, entry)?;
        insert(&self.writing, entry)?;
        // A hand whose commit nobody answered at first is written, so nothing of it is left to enter.
        if let Some(session) = entry.session.filter(|_| entry.kind == EntryKind::Hand) {
            draft::clear(&self.writing, session)?;
        }
        Ok(!counts || !self.count(entry)?)
    }

    /// Counts an entry that another table wrote; `false` if everything must be counted anew.
    fn count(&mut self, entry: &RawEntry) -> Result<bool, LedgerError> {
        if entry.kind == EntryKind::Import {
            return Ok(false);
        }
        let body = Body::read(entry.kind, &entry.body);
        let body = body.map_err(|source| LedgerError::Body {
            entry: entry.id,
            source,
        })?;
        let session = entry.session.unwrap_or(SessionId(entry.id.0));
        let context = |batch: &Self| {
            let standing = batch.standing()?;
            SessionContext::read(&batch.writing, session, &standing)
        };
        match body {
            Body::Session(_) => totals::opened(&self.writing, &context(self)?)?,
            Body::Hand(body) => {
                let context = context(self)?;
                totals::record_hand(&self.writing, &context, entry.id, &body)?;
            }
            Body::Correction(body) => {
                let standing = self.standing()?;
                totals::corrected(&self.writing, &context(self)?, &body, &standing)?;
            }
            Body::Close(_) => {
                let standing = self.standing()?;
                totals::closed(&self.writing, &context(self)?, &standing)?;
            }
            Body::Reopen(_) => {
                let standing = self.standing()?;
                totals::reopened(&self.writing, &context(self)?, &standing)?;
            }
            Body::Paid(_)
            | Body::Settled(_)
            | Body::Adjust(_)
            | Body::Season(_)
            | Body::Note(_)
            | Body::Person(_) => {}
            Body::Void(_) | Body::Day(_) | Body::Twice(_) => return Ok(false),
        }
        Ok(true)
    }
}

/// Returns the last entry here.
fn last_seal(connection: &Connection) -> Result<Option<Seal>, LedgerError> {
    let last = chain::last(connection)?;
    Ok(last.map(|last| Seal {
        entry: last.entry,
        hash: last.hash,
    }))
}

/// Returns the number of an entry; 0 before the first.
fn number(seal: Option<&Seal>) -> i64 {
    seal.map_or(0, |seal| seal.entry.0)
}

/// Returns the number of the server's last entry.
/// Errors: the server does not go on after the last entry here.
fn continues(
    look: &Connection,
    server: &mut dyn ClubServer,
    last: Option<&Seal>,
) -> Result<i64, LedgerError> {
    let head = server.head()?;
    let Some(last) = last else {
        return Ok(number(head.as_ref()));
    };
    let there = match &head {
        Some(head) if head.entry == last.entry => Some(head.hash.clone()),
        _ => server.hash(last.entry)?,
    };
    match there {
        Some(hash) if hash == last.hash => Ok(number(head.as_ref())),
        Some(_) => Err(ServerFault::Differs(last.entry).into()),
        None => Err(lost(look, head.as_ref(), last)?.into()),
    }
}

/// Returns what is wrong with a server that has fewer entries than are here.
fn lost(look: &Connection, head: Option<&Seal>, last: &Seal) -> Result<ServerFault, LedgerError> {
    if let Some(head) = head {
        let own = chain::numbered(look, head.entry)?;
        if own.is_none_or(|own| own.hash != head.hash) {
            return Ok(ServerFault::Differs(head.entry));
        }
    }
    let server = EntryId(number(head));
    let hands = "SELECT count(*) FROM entry WHERE id > ?1 AND what = 'hand'";
    let hands: i64 = look.query_row(hands, [server.0], |row| row.get(0))?;
    Ok(ServerFault::Forgot {
        server,
        here: last.entry,
        hands: usize::try_from(hands).unwrap_or_default(),
    })
}

/// Errors: an entry does not go on after the one before, or its hash is not that of its content.
fn follows(before: Option<&Seal>, entry: &RawEntry) -> Result<(), LedgerError> {
    let (id, prev) = match before {
        Some(before) => (before.entry.0.saturating_add(1), before.hash.as_str()),
        None => (1, chain::START),
    };
    let holds = entry.id.0 == id && entry.prev == prev && entry.hash == entry.due_hash();
    if holds {
        Ok(())
    } else {
        Err(ServerFault::Altered(EntryId(id)).into())
    }
}

impl Ledger {
    /// Makes this ledger a club's copy: from now on what is written is written on the server first.
    pub fn follow(&mut self, server: Box<dyn ClubServer>) {
        self.club = Some(server);
    }

    /// Returns whether what is written here is written on a club's server first.
    pub fn is_followed(&self) -> bool {
        self.club.is_some()
    }

    /// Seats this copy at a table of the club: its sessions bear the table's name, and "the last
    /// one" means the table's own.
    pub fn sit_at(&mut self, table: &str) {
        self.table = Some(table.to_owned());
    }

    /// Returns the name of this table in the club, if the ledger is at one.
    pub fn table(&self) -> Option<&str> {
        self.table.as_deref()
    }

    /// Takes in what other tables have written. Returns how many entries there were; 0 if this
    /// ledger is no club's copy.
    /// Errors: the server cannot be reached, or does not go on after the last entry here.
    pub fn catch_up(&mut self) -> Result<u64, LedgerError> {
        let Some(mut server) = self.club.take() else {
            return Ok(0);
        };
        let caught_up = self.catch_up_with(&mut *server);
        self.club = Some(server);
        caught_up
    }

    fn catch_up_with(&mut self, server: &mut dyn ClubServer) -> Result<u64, LedgerError> {
        // What is read without the turn may miss the newest entries, and is whole up to there.
        let last = self.with_read(last_seal)?;
        let head = self.with_read(|look| continues(look, server, last.as_ref()))?;
        let new = head.saturating_sub(number(last.as_ref()));
        if new <= 0 {
            return Ok(0);
        }
        if new > FEW {
            let mut batch = self.draft_batch()?;
            let taken = batch.take_from(server)?;
            batch.commit()?;
            return Ok(taken);
        }
        // Nobody waits for the file while the server is asked.
        let found = server.entries(EntryId(number(last.as_ref())), STRETCH)?;
        let mut batch = self.draft_batch()?;
        if last_seal(&batch.writing)? != last {
            // Somebody else took them in, or wrote after them.
            return Ok(0);
        }
        let taken = batch.receive(last, found, true)?;
        batch.commit()?;
        Ok(taken)
    }

    /// Gives the server the entries of this copy that it lacks. Returns how many there were.
    /// Errors: the server has other entries, or cannot be reached.
    pub fn give_back(&mut self) -> Result<usize, LedgerError> {
        let Some(mut server) = self.club.take() else {
            return Ok(0);
        };
        let given = self.give(&mut *server);
        self.club = Some(server);
        given
    }

    fn give(&self, server: &mut dyn ClubServer) -> Result<usize, LedgerError> {
        let mut given = 0;
        loop {
            let turn = ClubTurn::begin(&mut *server, PATIENCE)?;
            let head = turn.server.head()?;
            if let Some(head) = &head {
                let own = self.with_read(|look| chain::numbered(look, head.entry))?;
                if own.is_none_or(|own| own.hash != head.hash) {
                    return Err(ServerFault::Differs(head.entry).into());
                }
            }
            let after = head.map_or(EntryId(0), |head| head.entry);
            let missing = self.written(after, STRETCH)?;
            if missing.is_empty() {
                return Ok(given);
            }
            turn.commit(&missing)?;
            given += missing.len();
        }
    }

    /// Compares every entry of the server with this copy. Returns the entries that differ or whose
    /// hash does not hold, in order.
    /// Errors: the server cannot be reached.
    pub fn compare(&mut self) -> Result<Vec<EntryId>, LedgerError> {
        let Some(mut server) = self.club.take() else {
            return Ok(Vec::new());
        };
        let compared = self.compare_with(&mut *server);
        self.club = Some(server);
        compared
    }

    fn compare_with(&self, server: &mut dyn ClubServer) -> Result<Vec<EntryId>, LedgerError> {
        let (mut after, mut differ) = (EntryId(0), Vec::new());
        let last = self.with_read(read::last)?;
        while after < last {
            let there = server.entries(after, STRETCH)?;
            let here = self.written(after, STRETCH)?;
            let by_number: BTreeMap<EntryId, &RawEntry> =
                there.iter().map(|entry| (entry.id, entry)).collect();
            for own in &here {
                let same = by_number.get(&own.id).is_some_and(|theirs| *theirs == own);
                if !same || own.hash != own.due_hash() {
                    differ.push(own.id);
                }
            }
            let Some(end) = here.last() else { break };
            after = end.id;
        }
        Ok(differ)
    }

    /// Takes in what this ledger's copy `of` wrote when nobody answered, as if it had been written.
    /// If the server has it, it is known there by its hash. Returns how many entries there were.
    /// Errors: the entries do not go on after the last one here.
    pub fn take_unanswered(&mut self, of: &Self) -> Result<usize, LedgerError> {
        let mut batch = self.draft_batch()?;
        let mut anew = false;
        for entry in &of.unanswered.entries {
            let last = last_seal(&batch.writing)?;
            anew = batch.take_entry(last.as_ref(), entry, !anew)?;
        }
        if anew {
            totals::refill(&batch.writing)?;
        }
        batch.forget();
        batch.commit()?;
        Ok(of.unanswered.entries.len())
    }

    /// Shows the hall what is played at this table now, JSON; `None` if nothing is. Does nothing
    /// if this ledger is at no table of a club.
    /// Errors: the server cannot be reached.
    pub fn show_playing(&mut self, playing: Option<&str>) -> Result<(), LedgerError> {
        match (&mut self.club, &self.table) {
            (Some(server), Some(table)) => Ok(server.show_playing(table, playing)?),
            _ => Ok(()),
        }
    }

    /// Returns what every table of the club said last that it plays; nothing if this ledger is no
    /// club's copy.
    /// Errors: the server cannot be reached.
    pub fn playing(&mut self) -> Result<Vec<PlayingRow>, LedgerError> {
        match &mut self.club {
            Some(server) => Ok(server.playing()?),
            None => Ok(Vec::new()),
        }
    }
}
