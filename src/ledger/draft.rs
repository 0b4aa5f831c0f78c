//! The draft: the hand that is being played, kept line by line until it is settled.

use super::batch::Batch;
use super::read::must_be_open;
use super::{Ledger, LedgerError, SessionId};
use rusqlite::{Connection, OptionalExtension as _, Transaction, params};

impl Ledger {
    /// Returns the lines of the hand that is being played; none where no hand was begun.
    pub fn draft(&self, session: SessionId) -> Result<Vec<String>, LedgerError> {
        self.look(|look| {
            let mut query =
                look.prepare_cached("SELECT text FROM draft WHERE session = ?1 ORDER BY position")?;
            let rows = query.query_map([session.0], |row| row.get(0))?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    /// Adds a line to the draft; `position` is how many lines there are before it.
    /// Errors: no such session, closed, a position that is taken or leaves a gap.
    pub fn push_draft(
        &mut self,
        session: SessionId,
        position: usize,
        text: &str,
    ) -> Result<(), LedgerError> {
        self.alone(|batch| {
            must_be_open(&batch.writing, session)?;
            let length = length(&batch.writing, session)?;
            if position < length {
                return Err(LedgerError::DraftTaken { session, position });
            }
            if position > length {
                return Err(LedgerError::DraftSkips {
                    session,
                    position,
                    length,
                });
            }
            insert(&batch.writing, session, position, text)
        })
    }

    /// Keeps the first `length` lines of the draft and drops the others.
    /// Errors: no such session, closed.
    pub fn truncate_draft(&mut self, session: SessionId, length: usize) -> Result<(), LedgerError> {
        self.alone(|batch| {
            must_be_open(&batch.writing, session)?;
            drop_from(&batch.writing, session, length)
        })
    }

    /// Puts these lines in the place of the whole draft.
    /// Errors: no such session, closed.
    pub fn replace_draft(
        &mut self,
        session: SessionId,
        lines: &[String],
    ) -> Result<(), LedgerError> {
        self.alone(|batch| batch.replace_draft(session, lines))
    }
}

impl Batch<'_> {
    /// Puts these lines in the place of the whole draft.
    /// Errors: no such session, closed.
    pub fn replace_draft(
        &mut self,
        session: SessionId,
        lines: &[String],
    ) -> Result<(), LedgerError> {
        must_be_open(&self.writing, session)?;
        clear(&self.writing, session)?;
        let mut lines = lines.iter().enumerate();
        lines.try_for_each(|(position, text)| insert(&self.writing, session, position, text))
    }
}

/// Drops every line of a session's draft.
pub(super) fn clear(writing: &Transaction<'_>, session: SessionId) -> Result<(), LedgerError> {
    drop_from(writing, session, 0)
}

fn drop_from(
    writing: &Transaction<'_>,
    session: SessionId,
    position: usize,
) -> Result<(), LedgerError> {
    // No draft is as long as the largest number that SQLite can hold.
    let first = i64::try_from(position).unwrap_or(i64::MAX);
    let left = || -> Result<usize, LedgerError> {
        let query = "SELECT count(*) FROM draft WHERE session = ?1 AND position >= ?2";
        let mut query = writing.prepare_cached(query)?;
        let left: i64 = query.query_row([session.0, first], |row| row.get(0))?;
        Ok(usize::try_from(left).unwrap_or(usize::MAX))
    };
    let lines = left()?;
    if lines == 0 {
        return Ok(());
    }
    let dropped = writing
        .prepare_cached("DELETE FROM draft WHERE session = ?1 AND position >= ?2")?
        .execute(params![session.0, first])?;
    if (dropped, left()?) == (lines, 0) {
        Ok(())
    } else {
        Err(LedgerError::NotWritten)
    }
}

fn insert(
    writing: &Transaction<'_>,
    session: SessionId,
    position: usize,
    text: &str,
) -> Result<(), LedgerError> {
    let position = i64::try_from(position).unwrap_or(i64::MAX);
    let inserted = writing
        .prepare_cached("INSERT INTO draft (session, position, text) VALUES (?1, ?2, ?3)")?
        .execute(params![session.0, position, text])?;
    let there: Option<String> = writing
        .prepare_cached("SELECT text FROM draft WHERE session = ?1 AND position = ?2")?
        .query_row([session.0, position], |row| row.get(0))
        .optional()?;
    if inserted == 1 && there.as_deref() == Some(text) {
        Ok(())
    } else {
        Err(LedgerError::NotWritten)
    }
}

fn length(connection: &Connection, session: SessionId) -> Result<usize, LedgerError> {
    let mut query = connection.prepare_cached("SELECT count(*) FROM draft WHERE session = ?1")?;
    let length: i64 = query.query_row([session.0], |row| row.get(0))?;
    Ok(usize::try_from(length).unwrap_or(usize::MAX))
}
