//! The other ledger during an import: what we must know of all its entries before we write any.

use super::chain::{RawEntry, START, hexadecimal};
use super::entry::{Body, CorrectionBody, HandBody, ImportBody};
use super::id::{EntryId, SessionId};
use super::kind::EntryKind;
use super::net::few_enough;
use super::refused::BadEntries;
use super::stamp::names_an_engine;
use super::{Seal, moment};
use std::collections::HashMap;

/// What we keep of every entry of the other ledger; it takes little memory.
#[derive(Debug, Default)]
pub(super) struct Foreigners {
    /// The hash of the other ledger's first entry.
    ledger: String,
    /// The hash of the last entry added so far.
    head: String,
    /// The original seal of each entry, beginning with entry 1.
    firsts: Vec<(EntryId, Hash)>,
    /// The places in `firsts` of the entries of each session.
    of_session: HashMap<SessionId, Vec<usize>>,
    /// The seal of the last entry so far that is not an import, and whether an import came after
    /// it.
    own: (Option<Seal>, bool),
    /// The last entry of the importing ledger, and whether the other ledger has that very entry.
    head_here: (Option<Seal>, bool),
}

/// A hash in binary.
type Hash = [u8; 32];

/// Converts a hash of 64 hexadecimal digits to binary; `None` for any other text.
fn number(hash: &str) -> Option<Hash> {
    let mut found = [0; 32];
    if hash.len() != found.len() * 2 {
        return None;
    }
    for (byte, digits) in found.iter_mut().zip(hash.as_bytes().chunks(2)) {
        let digits = std::str::from_utf8(digits).ok()?;
        *byte = u8::from_str_radix(digits, 16).ok()?;
    }
    Some(found)
}

/// An entry to be imported; if the ledger being read has imported it itself, it is unpacked.
pub(super) struct Foreign {
    /// The hash of the first entry of the ledger that first wrote this entry.
    pub(super) ledger: String,
    /// The last entry of that ledger, and the hash of that last entry.
    pub(super) head: (EntryId, String),
    /// If this entry follows an import in that ledger: the seal of the last entry before it that is
    /// not an import.
    pub(super) after: Option<Seal>,
    /// The entry's session in the ledger being read, if any.
    pub(super) session: Option<SessionId>,
    /// For a correction that came in an import, the corrected hand in the ledger being read.
    pub(super) of: Option<EntryId>,
    /// For a close that came in an import, the entries that it adds up in the ledger being read.
    pub(super) hands: Option<Vec<EntryId>>,
    pub(super) entry: RawEntry,
}

impl Foreign {
    /// Wraps the entry as an import. `of` and `hands` are entries of this ledger.
    pub(super) fn import(&self, of: Option<EntryId>, hands: Option<Vec<EntryId>>) -> ImportBody {
        let entry = &self.entry;
        ImportBody {
            ledger: self.ledger.clone(),
            head: self.head.clone(),
            of,
            hands,
            after: self.after.clone(),
            id: entry.id,
            kind: entry.kind,
            session: entry.session,
            at: entry.at.clone(),
            engine: entry.engine.clone(),
            prev: entry.prev.clone(),
            body: entry.body.clone(),
            hash: entry.hash.clone(),
        }
    }
}

impl Foreigners {
    /// Starts an empty list, for an importing ledger whose last entry is `head`.
    pub(super) fn for_head(head: Option<Seal>) -> Self {
        Self {
            head_here: (head, false),
            ..Self::default()
        }
    }

    /// Returns the last entry of the importing ledger, if the other ledger continues it entry by
    /// entry.
    pub(super) fn go_on_after(&self) -> Option<EntryId> {
        let (head, found) = &self.head_here;
        head.as_ref().filter(|_| *found).map(|head| head.entry)
    }

    /// Adds the next entry. Errors: the entry does not follow the one before, was altered, or
    /// cannot be read as its kind.
    pub(super) fn take(&mut self, entry: &RawEntry) -> Result<(), BadEntries> {
        let place = self.firsts.len();
        let number_there = i64::try_from(place + 1).unwrap_or(i64::MAX);
        let before = if place == 0 { START } else { &self.head };
        if entry.id.0 != number_there || entry.prev != before {
            return Err(BadEntries::Gap(entry.id));
        }
        let changed = BadEntries::Changed(entry.id);
        if entry.due_hash() != entry.hash {
            return Err(changed);
        }
        if place == 0 {
            self.ledger.clone_from(&entry.hash);
        }
        self.head.clone_from(&entry.hash);
        let (head, found) = &mut self.head_here;
        *found |= head.as_ref().is_some_and(|head| *head == Seal::from(entry));
        // Reject entries we could never read back.
        let unreadable = BadEntries::Unreadable(entry.id);
        let stamp = |at: &str, engine: &str| moment::check(at).is_ok() && names_an_engine(engine);
        let (is_stamped, id, hash, body) = match import(entry)? {
            Some(import) => (
                stamp(&import.at, &import.engine),
                import.id,
                number(&import.hash),
                Body::read(import.kind, &import.body),
            ),
            None => (
                true,
                entry.id,
                number(&entry.hash),
                Body::read(entry.kind, &entry.body),
            ),
        };
        let body = body.map_err(|_| unreadable.clone())?;
        if !is_stamped || !stamp(&entry.at, &entry.engine) {
            return Err(unreadable);
        }
        if let Body::Hand(HandBody { net, .. }) | Body::Correction(CorrectionBody { net, .. }) =
            &body
        {
            few_enough(net).map_err(|_| BadEntries::TooManyChips(entry.id))?;
        }
        self.firsts.push((id, hash.ok_or(changed)?));
        if let Some(session) = entry.session {
            self.of_session.entry(session).or_default().push(place);
        }
        Ok(())
    }

    /// Returns how many entries were added.
    pub(super) fn len(&self) -> usize {
        self.firsts.len()
    }

    /// Unpacks an entry on the second reading, which must be in order too. Errors: the entry was
    /// altered; it is an import that cannot be read.
    pub(super) fn unpacked(&mut self, entry: &RawEntry) -> Result<Foreign, BadEntries> {
        let changed = BadEntries::Changed(entry.id);
        if entry.due_hash() != entry.hash {
            return Err(changed);
        }
        let Some(import) = import(entry)? else {
            let (own, imported) = std::mem::replace(&mut self.own, (Some(entry.into()), false));
            return Ok(Foreign {
                ledger: self.ledger.clone(),
                head: self.last(),
                after: own.filter(|_| imported),
                session: entry.session,
                of: None,
                hands: None,
                entry: entry.clone(),
            });
        };
        self.own.1 = true;
        let (ledger, head) = (import.ledger.clone(), import.head.clone());
        let (after, of, hands) = (import.after.clone(), import.of, import.hands.clone());
        let carried = RawEntry::from(import);
        if carried.due_hash() != carried.hash {
            return Err(changed);
        }
        Ok(Foreign {
            ledger,
            head,
            after,
            session: entry.session,
            of,
            hands,
            entry: carried,
        })
    }

    /// Returns the number and hash of the other ledger's last entry.
    fn last(&self) -> (EntryId, String) {
        let number = i64::try_from(self.len()).unwrap_or(i64::MAX);
        (EntryId(number), self.head.clone())
    }

    /// Returns the original seal of an entry, by its number in the ledger being read; `None` if
    /// there is no such entry.
    pub(super) fn first(&self, entry: EntryId) -> Option<Seal> {
        let place = usize::try_from(entry.0).ok()?.checked_sub(1)?;
        self.firsts.get(place).map(|(entry, hash)| Seal {
            entry: *entry,
            hash: hexadecimal(hash),
        })
    }

    /// Returns whether the entry that was added under this number had the original seal `first`.
    pub(super) fn is_as_before(&self, entry: &RawEntry, first: &Seal) -> bool {
        self.first(entry.id).as_ref() == Some(first)
    }

    /// Returns the original seals of a session's entries before `entry`.
    pub(super) fn before(&self, session: SessionId, entry: EntryId) -> Vec<Seal> {
        let places = self.of_session.get(&session).into_iter().flatten();
        let before = usize::try_from(entry.0).unwrap_or(usize::MAX);
        let places = places.take_while(|place| **place + 1 < before);
        let firsts = places.filter_map(|place| self.firsts.get(*place));
        firsts
            .map(|(entry, hash)| Seal {
                entry: *entry,
                hash: hexadecimal(hash),
            })
            .collect()
    }

    /// Returns the original seals of a session's entries.
    pub(super) fn in_session(&self, session: SessionId) -> Vec<Seal> {
        self.before(session, EntryId(i64::MAX))
    }
}

/// Returns what an import carries; `None` for any other entry. Errors: the import cannot be read.
pub(super) fn import(entry: &RawEntry) -> Result<Option<ImportBody>, BadEntries> {
    if entry.kind != EntryKind::Import {
        return Ok(None);
    }
    let import = serde_json::from_str(&entry.body);
    import
        .map(Some)
        .map_err(|_| BadEntries::Unreadable(entry.id))
}
