//! Drafts: lines that were entered but not yet written as an entry. A draft holds the hand being
//! played, the answers before an evening, or new answers or claims about a written hand.

use super::batch::Batch;
use super::duplicates::entry_seal;
use super::id::{EntryId, SessionId};
use super::read::must_be_open;
use super::{Ledger, LedgerError};
use rusqlite::{Connection, OptionalExtension as _, Transaction, params};

/// What a draft is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DraftSubject {
    /// The next hand of a session.
    Hand(SessionId),
    /// What was tapped of the next hand of a session.
    Taps(SessionId),
    /// The answers before a session is opened.
    Setup,
    /// New answers to the questions about a written hand.
    Again(EntryId),
    /// The claims about a written hand.
    Dispute(EntryId),
}

impl From<SessionId> for DraftSubject {
    fn from(session: SessionId) -> Self {
        Self::Hand(session)
    }
}

impl DraftSubject {
    /// Returns the session and the word under which the file keeps the draft.
    fn key(self) -> (i64, String) {
        match self {
            Self::Hand(session) => (session.0, "hand".to_owned()),
            Self::Taps(session) => (session.0, "taps".to_owned()),
            Self::Setup => (0, "setup".to_owned()),
            Self::Again(hand) => (0, format!("again {hand}")),
            Self::Dispute(hand) => (0, format!("dispute {hand}")),
        }
    }

    /// Returns what the draft is about that the file keeps under this session and word; `None` if
    /// no draft is kept so.
    fn from_key(session: i64, word: &str) -> Option<Self> {
        let session = SessionId(session);
        Some(match word {
            "hand" => Self::Hand(session),
            "taps" => Self::Taps(session),
            "setup" => Self::Setup,
            _ => {
                let (what, hand) = word.split_once(' ')?;
                let hand = EntryId(hand.parse().ok()?);
                match what {
                    "again" => Self::Again(hand),
                    "dispute" => Self::Dispute(hand),
                    _ => return None,
                }
            }
        })
    }

    /// Returns the entry that it is about, if there is one.
    const fn entry(self) -> Option<EntryId> {
        match self {
            Self::Hand(SessionId(session)) | Self::Taps(SessionId(session)) => {
                Some(EntryId(session))
            }
            Self::Again(hand) | Self::Dispute(hand) => Some(hand),
            Self::Setup => None,
        }
    }

    /// Returns the same about another entry.
    const fn of_entry(self, entry: EntryId) -> Self {
        match self {
            Self::Hand(_) => Self::Hand(SessionId(entry.0)),
            Self::Taps(_) => Self::Taps(SessionId(entry.0)),
            Self::Again(_) => Self::Again(entry),
            Self::Dispute(_) => Self::Dispute(entry),
            Self::Setup => Self::Setup,
        }
    }

    /// Returns what a draft of one ledger is about in another; `None` if the other has no such
    /// entry.
    fn moved(self, from: &Connection, to: &Connection) -> Result<Option<Self>, LedgerError> {
        let Some(entry) = self.entry() else {
            return Ok(Some(self));
        };
        let there = entry_seal(from, entry)?.here(to)?;
        Ok(there.map(|there| self.of_entry(there)))
    }

    /// Returns the session that it is about; that of number 0 for a draft of none.
    fn session(self) -> SessionId {
        SessionId(self.key().0)
    }

    /// Errors: the draft is for the next hand of a session that does not exist or is closed.
    fn must_be_open(self, writing: &Transaction<'_>) -> Result<(), LedgerError> {
        match self {
            Self::Hand(session) | Self::Taps(session) => must_be_open(writing, session),
            Self::Setup | Self::Again(_) | Self::Dispute(_) => Ok(()),
        }
    }
}

/// A line of a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftLine {
    /// What was entered.
    pub text: String,
    /// Who gave the line; empty if it was entered at the terminal.
    pub giver: String,
}

impl Ledger {
    /// Returns the lines of a draft; empty if there is no draft.
    pub fn draft(&self, about: impl Into<DraftSubject>) -> Result<Vec<String>, LedgerError> {
        let lines = self.draft_lines(about)?.into_iter();
        Ok(lines.map(|line| line.text).collect())
    }

    /// Returns the lines of a draft, each with who gave it; empty if there is no draft.
    pub fn draft_lines(
        &self,
        about: impl Into<DraftSubject>,
    ) -> Result<Vec<DraftLine>, LedgerError> {
        let about = about.into();
        let (session, word) = about.key();
        // Version 2 stores drafts of the next hand only, and does not store who gave a line.
        let query = match about {
            DraftSubject::Hand(_) if self.is_older() => {
                "SELECT text, '' FROM draft WHERE session = ?1 AND ?2 <> '' ORDER BY position"
            }
            _ if self.is_older() => return Ok(Vec::new()),
            _ => {
                "SELECT text, giver FROM draft WHERE session = ?1 AND about = ?2 AND seat = '' \
                 ORDER BY position"
            }
        };
        self.with_read(|look| {
            let mut query = look.prepare_cached(query)?;
            let line = |row: &rusqlite::Row<'_>| {
                Ok(DraftLine {
                    text: row.get(0)?,
                    giver: row.get(1)?,
                })
            };
            let rows = query.query_map(params![session, word], line)?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    /// Takes the drafts of another ledger of the same club, in the place of its own about what both
    /// ledgers have. A draft of the next hand of a session that is closed here is left out.
    pub fn take_drafts(&mut self, of: &Self) -> Result<(), LedgerError> {
        let (own, theirs) = (self.drafts()?, of.drafts()?);
        let mut taken = Vec::new();
        for about in theirs {
            taken.push((about, of.draft_lines(about)?));
        }
        let batch = self.draft_batch()?;
        of.with_read(|look| {
            for about in own {
                if about.moved(&batch.writing, look)?.is_some() {
                    drop_from(&batch.writing, about, 0)?;
                }
            }
            for (about, lines) in &taken {
                let Some(about) = about.moved(look, &batch.writing)? else {
                    continue;
                };
                match about.must_be_open(&batch.writing) {
                    Err(LedgerError::Closed(_)) => continue,
                    other => other?,
                }
                for (position, line) in lines.iter().enumerate() {
                    insert(&batch.writing, about, position, &line.text, &line.giver)?;
                }
            }
            Ok(())
        })?;
        batch.commit()
    }

    /// Returns what there are drafts of.
    fn drafts(&self) -> Result<Vec<DraftSubject>, LedgerError> {
        let query = "SELECT DISTINCT session, about FROM draft WHERE seat = ''";
        let key = |row: &rusqlite::Row<'_>| {
            let (session, about): (i64, String) = (row.get(0)?, row.get(1)?);
            Ok(DraftSubject::from_key(session, &about))
        };
        let found = self.all(query, [], key)?;
        Ok(found.into_iter().flatten().collect())
    }

    /// Adds a line to the draft of a session's next hand; `position` is the number of lines before
    /// it.
    /// Errors: no such session, a closed session, a position that is taken or leaves a gap.
    pub fn push_draft(
        &mut self,
        session: SessionId,
        position: usize,
        text: &str,
    ) -> Result<(), LedgerError> {
        self.in_drafts(|batch| batch.push_draft(session, position, text, ""))
    }

    /// Keeps the first `length` lines of the draft of a session's next hand and drops the rest.
    /// Errors: no such session, a closed session.
    pub fn truncate_draft(&mut self, session: SessionId, length: usize) -> Result<(), LedgerError> {
        self.in_drafts(|batch| batch.truncate_draft(session, length))
    }

    /// Replaces a whole draft by these lines.
    /// Errors: no such session, a closed session.
    pub fn replace_draft(
        &mut self,
        about: impl Into<DraftSubject>,
        lines: &[String],
    ) -> Result<(), LedgerError> {
        let about = about.into();
        self.in_drafts(|batch| batch.replace_draft(about, lines))
    }
}

impl Batch<'_> {
    /// Adds a line to a draft, with who gave it; `position` is how many lines there are before it.
    /// Errors: no such session, a closed session, a position that is taken or leaves a gap.
    pub fn push_draft(
        &mut self,
        about: impl Into<DraftSubject>,
        position: usize,
        text: &str,
        giver: &str,
    ) -> Result<(), LedgerError> {
        let about = about.into();
        about.must_be_open(&self.writing)?;
        let length = length(&self.writing, about)?;
        if position < length {
            let session = about.session();
            return Err(LedgerError::DraftTaken { session, position });
        }
        if position > length {
            return Err(LedgerError::DraftSkips {
                session: about.session(),
                position,
                length,
            });
        }
        insert(&self.writing, about, position, text, giver)
    }

    /// Keeps the first `length` lines of a draft and drops the others.
    /// Errors: no such session, a closed session.
    pub fn truncate_draft(
        &mut self,
        about: impl Into<DraftSubject>,
        length: usize,
    ) -> Result<(), LedgerError> {
        let about = about.into();
        about.must_be_open(&self.writing)?;
        drop_from(&self.writing, about, length)
    }

    /// Replaces a whole draft by these lines.
    /// Errors: no such session, a closed session.
    pub fn replace_draft(
        &mut self,
        about: impl Into<DraftSubject>,
        lines: &[String],
    ) -> Result<(), LedgerError> {
        let about = about.into();
        about.must_be_open(&self.writing)?;
        drop_from(&self.writing, about, 0)?;
        let mut lines = lines.iter().enumerate();
        lines.try_for_each(|(position, text)| insert(&self.writing, about, position, text, ""))
    }
}

/// Drops every line, and every tap, of a session's next hand.
pub(super) fn clear(writing: &Transaction<'_>, session: SessionId) -> Result<(), LedgerError> {
    drop_from(writing, DraftSubject::Hand(session), 0)?;
    drop_from(writing, DraftSubject::Taps(session), 0)
}

fn drop_from(
    writing: &Transaction<'_>,
    about: DraftSubject,
    position: usize,
) -> Result<(), LedgerError> {
    let (session, word) = about.key();
    // No draft has more lines than SQLite's largest number.
    let first = i64::try_from(position).unwrap_or(i64::MAX);
    let left = || -> Result<usize, LedgerError> {
        let query = "SELECT count(*) FROM draft \
                     WHERE session = ?1 AND about = ?2 AND seat = '' AND position >= ?3";
        let mut query = writing.prepare_cached(query)?;
        let left: i64 = query.query_row(params![session, word, first], |row| row.get(0))?;
        Ok(usize::try_from(left).unwrap_or(usize::MAX))
    };
    let lines = left()?;
    if lines == 0 {
        return Ok(());
    }
    let query = "DELETE FROM draft \
                 WHERE session = ?1 AND about = ?2 AND seat = '' AND position >= ?3";
    let dropped = writing
        .prepare_cached(query)?
        .execute(params![session, word, first])?;
    if (dropped, left()?) == (lines, 0) {
        Ok(())
    } else {
        Err(LedgerError::NotWritten)
    }
}

fn insert(
    writing: &Transaction<'_>,
    about: DraftSubject,
    position: usize,
    text: &str,
    giver: &str,
) -> Result<(), LedgerError> {
    let (session, word) = about.key();
    let position = i64::try_from(position).unwrap_or(i64::MAX);
    let query =
        "INSERT INTO draft (session, about, position, text, giver) VALUES (?1, ?2, ?3, ?4, ?5)";
    let inserted = writing
        .prepare_cached(query)?
        .execute(params![session, word, position, text, giver])?;
    let query = "SELECT text FROM draft \
                 WHERE session = ?1 AND about = ?2 AND seat = '' AND position = ?3";
    let there: Option<String> = writing
        .prepare_cached(query)?
        .query_row(params![session, word, position], |row| row.get(0))
        .optional()?;
    if inserted == 1 && there.as_deref() == Some(text) {
        Ok(())
    } else {
        Err(LedgerError::NotWritten)
    }
}

fn length(connection: &Connection, about: DraftSubject) -> Result<usize, LedgerError> {
    let (session, word) = about.key();
    let query = "SELECT count(*) FROM draft WHERE session = ?1 AND about = ?2 AND seat = ''";
    let mut query = connection.prepare_cached(query)?;
    let length: i64 = query.query_row(params![session, word], |row| row.get(0))?;
    Ok(usize::try_from(length).unwrap_or(usize::MAX))
}
