//! Opening a ledger: for reading, which changes no byte, and for writing.

use super::ground::{FileHold, OpenedFile};
use super::handle::{Ledger, Watch};
use super::lock::PlayLock;
use super::log::Opened;
use super::migrate::{keep, migrate};
use super::outcome::Unanswered;
use super::schema::Version;
use super::site::{ALONE, FileState, SHARED, Site, WAL, WITH_LOG, address, make_folder};
use super::standing::StandingCache;
use super::{LedgerError, chain, guards, schema};
use rusqlite::{Connection, OpenFlags, ffi};
use std::cell::RefCell;
use std::path::Path;
use std::thread;
use std::time::Duration;

/// How often to look again at a file that somebody is just writing.
const LOOKS: u32 = 5;
const PAUSE: Duration = Duration::from_millis(40);

impl Ledger {
    /// Opens the ledger at a path for writing; creates it and its folders if they do not exist.
    /// Errors: the file is not a ledger, has a newer version, was altered, or cannot be used. It is
    /// then unchanged.
    pub fn open(path: &Path) -> Result<Self, LedgerError> {
        Self::look_before(path)?;
        Self::make(path, None)
    }

    /// Opens the ledger at a path for writing, or returns `None` if there is none; creates nothing.
    /// Errors: as for `open`.
    pub fn open_existing(path: &Path) -> Result<Option<Self>, LedgerError> {
        if Self::look_before(path)? {
            Self::make(path, None).map(Some)
        } else {
            Ok(None)
        }
    }

    /// Opens a ledger as `open` does, with the lock for playing.
    /// Errors: as for `open`; another terminal is playing with it.
    pub fn open_to_play(path: &Path) -> Result<Self, LedgerError> {
        Self::look_before(path)?;
        Self::make(path, Some(PlayLock::take(path)?))
    }

    /// Opens a ledger as `open_existing` does, with the lock for playing.
    /// Errors: as for `open`; another terminal is playing with it.
    pub fn open_existing_to_play(path: &Path) -> Result<Option<Self>, LedgerError> {
        if Self::look_before(path)? {
            Self::make(path, Some(PlayLock::take(path)?)).map(Some)
        } else {
            Ok(None)
        }
    }

    /// Opens the ledger at a path for reading, or returns `None` if there is none. Nothing is
    /// written, not even beside the file, so the ledger may be on a read-only medium.
    /// Errors: the file is not a ledger, has a newer version, or cannot be read.
    pub fn open_reading(path: &Path) -> Result<Option<Self>, LedgerError> {
        retry_while_changing(path, |site| Self::read_at(path, site))
    }

    fn read_at(path: &Path, site: &Site) -> Result<Option<Self>, LedgerError> {
        site.no_orphan()?;
        if site.found != FileState::File {
            return Ok(None);
        }
        let watch = Watch::new(site);
        let opened = Opened::at(site);
        let has_log = site.has_log() && !opened.log.is_lost();
        let (connection, watch) = if site.has_journal() {
            (reading(site, WITH_LOG)?, None)
        } else if has_log {
            (with_log(site)?, None)
        } else {
            (reading(site, ALONE)?, Some(watch))
        };
        let schema::State::Version(version) = schema::inspect(&connection)? else {
            return Ok(None);
        };
        let ledger = Self {
            edition: schema::edition(&connection)?,
            connection,
            path: path.to_owned(),
            version,
            kept: None,
            context: None,
            known: StandingCache::default(),
            watch,
            ground: None,
            wrote: false,
            rescued: RefCell::default(),
            closing: None,
            opened: Some(opened),
            club: None,
            unanswered: Unanswered::default(),
            table: None,
            lock: None,
        };
        if has_log {
            ledger.has_log_of_its_own(site)?;
        }
        Ok(Some(ledger))
    }

    /// Errors: with its write-ahead log, the ledger lacks the last entry that the file has alone,
    /// so the log belongs to another ledger or another time.
    fn has_log_of_its_own(&self, site: &Site) -> Result<(), LedgerError> {
        let alone = reading(site, ALONE).and_then(|alone| {
            schema::inspect(&alone)?;
            chain::last(&alone)
        });
        // If a checkpoint of the log was interrupted, the file may be unreadable without the log.
        let Some(alone) = alone.ok().flatten().filter(|alone| alone.holds) else {
            return Ok(());
        };
        match chain::numbered(&self.connection, alone.entry)? {
            Some(with_log) if with_log == alone => Ok(()),
            _ => Err(site.left_over()),
        }
    }

    /// Returns whether there is a ledger at a path; `false` if there is nothing.
    /// Errors: something else is there, or a ledger that was altered.
    fn look_before(path: &Path) -> Result<bool, LedgerError> {
        retry_while_changing(path, |site| {
            if site.found == FileState::File && site.has_journal() {
                // Undoing the interrupted write takes write access; the file is checked afterwards.
                return Ok(true);
            }
            let opened = match Self::read_at(path, site) {
                Err(error @ LedgerError::Damaged(_)) => Err(Self::damaged(site, error)),
                opened => opened,
            };
            let Some(ledger) = opened? else {
                return Ok(false);
            };
            if let Some(fault) = ledger.log_fault() {
                return Err(LedgerError::NotAsWritten(vec![fault]));
            }
            if site.has_log() {
                ledger.is_sound_with_log(site)?;
            }
            ledger.check_tail()?;
            Ok(true)
        })
    }

    /// Errors: the file is damaged when read with its write-ahead log. `SQLite` would fold the log
    /// in and remove it, which cannot be undone.
    fn is_sound_with_log(&self, site: &Site) -> Result<(), LedgerError> {
        match guards::damage(&self.connection) {
            None => Ok(()),
            Some(error) => Err(Self::damaged(site, error)),
        }
    }

    /// Returns the error for a damaged file. If the file is sound without its log, the log belongs
    /// to another ledger or another time.
    fn damaged(site: &Site, error: LedgerError) -> LedgerError {
        let sound = || reading(site, ALONE).is_ok_and(|alone| guards::damage(&alone).is_none());
        if site.has_log() && sound() {
            site.left_over()
        } else {
            error
        }
    }

    /// Errors: the end of the chain, or a table or trigger, was altered.
    fn check_tail(&self) -> Result<(), LedgerError> {
        match self.verify_tail()? {
            faults if faults.is_empty() => Ok(()),
            faults => Err(LedgerError::NotAsWritten(faults)),
        }
    }

    fn make(path: &Path, lock: Option<PlayLock>) -> Result<Self, LedgerError> {
        if let Some(parent) = path.parent() {
            make_folder(parent)?;
        }
        let _held = FileHold::shared(path)?;
        let site = Site::look(path)?;
        site.no_orphan()?;
        let looked_at = !site.has_journal();
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
            | OpenFlags::SQLITE_OPEN_CREATE
            | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let before = OpenedFile::at(path);
        let opened = Opened::at(&site);
        let mut connection = Connection::open_with_flags(&site.file, flags)?;
        schema::distrust(&mut connection)?;
        schema::inspect(&connection)?;
        schema::configure(&connection)?;
        let mut kept = None;
        migrate(&mut connection, &mut |writing| {
            kept = Some(keep(&site, writing)?);
            Ok(())
        })?;
        // SQLite has created the file if it did not exist.
        let ground = OpenedFile::at(path);
        if site.found != FileState::Nothing {
            before.lost().map_err(|_| LedgerError::Changed)?;
        }
        let mut ledger = Self {
            edition: schema::edition(&connection)?,
            connection,
            path: path.to_owned(),
            version: Version::NEWEST,
            kept,
            context: None,
            known: StandingCache::default(),
            watch: None,
            ground: Some(ground),
            wrote: false,
            rescued: RefCell::default(),
            closing: None,
            opened: Some(opened),
            club: None,
            unanswered: Unanswered::default(),
            table: None,
            lock,
        };
        if let Some(lock) = &mut ledger.lock {
            lock.hold(&site.file)?;
        }
        if !looked_at {
            ledger.check_tail()?;
        }
        Ok(ledger)
    }
}

/// Runs `look` on a path, and runs it again if somebody is just writing there.
fn retry_while_changing<T>(
    path: &Path,
    look: impl Fn(&Site) -> Result<T, LedgerError>,
) -> Result<T, LedgerError> {
    let mut looks = LOOKS;
    loop {
        let site = Site::look(path)?;
        let stamp = site.stamp();
        match look(&site) {
            // Somebody may have written only half of the file when we looked.
            Err(error) if looks > 1 && (may_pass(&error) || site.stamp() != stamp) => {}
            looked => return looked,
        }
        looks -= 1;
        thread::sleep(PAUSE);
    }
}

/// Returns whether the error can be due to somebody who is just starting the log, copying it into
/// the file, or removing it.
fn may_pass(error: &LedgerError) -> bool {
    matches!(
        error,
        LedgerError::LeftOver { .. } | LedgerError::LogOutOfReach { .. } | LedgerError::Changed
    )
}

/// Opens a ledger for reading, with the newest entries, which are only in the log.
fn with_log(site: &Site) -> Result<Connection, LedgerError> {
    if site.has(SHARED) {
        let opened = reading(site, "mode=ro&readonly_shm=1");
        let opened = opened.and_then(|opened| schema::edition(&opened).map(|_| opened));
        match opened {
            // Either the index has no read mark to use, since nobody has read after the last write,
            // or the log was cut short and needs a new index.
            Err(LedgerError::ReadOnly(_) | LedgerError::Busy(_)) => {}
            opened => return opened.map_err(|error| out_of_reach(site, error)),
        }
    }
    let opened = reading(site, WITH_LOG);
    let opened = opened.and_then(|opened| schema::edition(&opened).map(|_| opened));
    opened.map_err(|error| out_of_reach(site, error))
}

/// Returns the error for a log that cannot be read; it tells the user what to do.
fn out_of_reach(site: &Site, error: LedgerError) -> LedgerError {
    let codes = [ffi::SQLITE_CANTOPEN, ffi::SQLITE_READONLY];
    match error {
        LedgerError::CannotOpen(source) | LedgerError::ReadOnly(source)
            if source
                .sqlite_error()
                .is_some_and(|error| codes.contains(&(error.extended_code & 0xff))) =>
        {
            LedgerError::LogOutOfReach {
                path: site.beside(WAL),
                source,
            }
        }
        error => error,
    }
}

/// Opens a connection that writes nothing.
fn reading(site: &Site, how: &str) -> Result<Connection, LedgerError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY
        | OpenFlags::SQLITE_OPEN_URI
        | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let address = address(&site.file);
    let mut connection = Connection::open_with_flags(format!("{address}?{how}"), flags)?;
    schema::distrust(&mut connection)?;
    connection.pragma_update(None, "query_only", true)?;
    Ok(connection)
}
