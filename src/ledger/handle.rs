//! An open ledger, and a look at it.

use super::LedgerError;
use super::lock::PlayLock;
use super::schema::Version;
use super::site::{Site, Stamp};
use super::standing::Known;
use super::totals::Desk;
use rusqlite::{Connection, Transaction};
use std::path::{Path, PathBuf};

/// An open ledger; every change is on the disk when the call that made it returns.
#[derive(Debug)]
pub struct Ledger {
    pub(super) connection: Connection,
    pub(super) path: PathBuf,
    pub(super) version: Version,
    /// The copy that was kept when the file was brought to its version.
    pub(super) kept: Option<PathBuf>,
    /// The session that was written in last.
    pub(super) desk: Option<Desk>,
    /// What holds of all that was said, as far as it was read.
    pub(super) known: Known,
    /// By what it shows that the tables and triggers are still those that were looked at.
    pub(super) edition: i64,
    /// What is read as if nobody wrote it.
    pub(super) watch: Option<Watch>,
    /// The right to play; given back after the connection is closed.
    pub(super) lock: Option<PlayLock>,
}

impl Ledger {
    /// Returns the path that the ledger was opened at.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns where the ledger is kept as it was, if opening it brought it to a newer version.
    pub fn kept(&self) -> Option<&Path> {
        self.kept.as_deref()
    }

    /// Returns whether the file is of an older version, which the first write brings up to date.
    pub fn is_older(&self) -> bool {
        self.version != Version::NEWEST
    }

    /// Returns what a look at the ledger finds, all of it at one moment.
    /// Errors: as the look; the file was written although nobody seemed to have it open.
    pub(super) fn look<T>(
        &self,
        look: impl FnOnce(&Connection) -> Result<T, LedgerError>,
    ) -> Result<T, LedgerError> {
        let reading = self.moment()?;
        let found = look(&self.connection);
        if let Some(watch) = &self.watch {
            watch.unchanged()?;
        }
        let found = found?;
        if let Some(reading) = reading {
            reading.finish()?;
        }
        Ok(found)
    }

    /// Returns what is read of the ledger, all of it as it is now, whatever others write meanwhile.
    /// Errors: as what reads it; the file cannot be read.
    pub fn at_one_moment<T, E: From<LedgerError>>(
        &self,
        read: impl FnOnce() -> Result<T, E>,
    ) -> Result<T, E> {
        let reading = self.moment()?;
        let found = read()?;
        if let Some(reading) = reading {
            reading.finish().map_err(LedgerError::from)?;
        }
        Ok(found)
    }

    /// Returns what keeps the ledger as it is for who reads it; `None` where something does already.
    fn moment(&self) -> Result<Option<Transaction<'_>>, LedgerError> {
        let begins = self.connection.is_autocommit();
        let begun = begins.then(|| self.connection.unchecked_transaction());
        Ok(begun.transpose()?)
    }
}

/// By what it shows that a file was written which is read as if nobody did.
#[derive(Debug)]
pub(super) struct Watch {
    site: Site,
    stamp: Option<Stamp>,
}

impl Watch {
    pub(super) fn of(site: &Site) -> Self {
        Self {
            stamp: site.stamp(),
            site: Site {
                file: site.file.clone(),
                found: site.found,
            },
        }
    }

    /// Errors: somebody wrote the file meanwhile.
    pub(super) fn unchanged(&self) -> Result<(), LedgerError> {
        if self.site.stamp() == self.stamp {
            Ok(())
        } else {
            Err(LedgerError::Changed)
        }
    }
}
