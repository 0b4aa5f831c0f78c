//! The ledger: sessions, hands and corrections in an `SQLite` file that only grows.
//!
//! `schema` the file and its versions · `entry` what is written · `append` writing it · `read`
//! finding it again · `chain` the hashes that tie entries together · `draft` the hand being
//! played · `lock` one terminal at a time · `moment` times as text · `error` what can go wrong.
//!
//! Nothing here looks at the clock or the environment; times come in as text. The file itself is
//! described in `docs/LEDGER.md`.

mod append;
mod chain;
mod draft;
mod entry;
mod error;
mod lock;
mod moment;
mod read;
mod schema;

pub use chain::{ChainFault, START};
pub use entry::{
    Body, CloseBody, CorrectionBody, Entry, EntryId, HandBody, Kind, Net, SessionBody, SessionId,
};
pub use error::LedgerError;
pub use lock::PlayLock;
pub use read::{Filter, NetLine, StoredClose, StoredCorrection, StoredHand, StoredSession};

use rusqlite::{Connection, OpenFlags};
use std::path::{Path, PathBuf};

/// An open ledger; every change is on the disk when the call that made it returns.
#[derive(Debug)]
pub struct Ledger {
    connection: Connection,
    path: PathBuf,
}

impl Ledger {
    /// Returns the ledger at a path, made there (with its folders) if nothing is.
    /// Errors: the file is not a ledger, is of a newer version, or cannot be used.
    pub fn open(path: &Path) -> Result<Self, LedgerError> {
        if let Some(parent) = path.parent() {
            make_folder(parent)?;
        }
        let connection = connect(path, OpenFlags::SQLITE_OPEN_CREATE)?;
        schema::inspect(&connection)?;
        Self::prepare(connection, path)
    }

    /// Returns the ledger at a path, or `None` where there is none yet; makes nothing.
    /// Errors: as for `open`.
    pub fn open_existing(path: &Path) -> Result<Option<Self>, LedgerError> {
        match path.try_exists() {
            Ok(true) => {}
            Ok(false) => return Ok(None),
            Err(source) => {
                return Err(LedgerError::Place {
                    path: path.to_owned(),
                    source,
                });
            }
        }
        let connection = connect(path, OpenFlags::empty())?;
        match schema::inspect(&connection)? {
            schema::State::Empty => Ok(None),
            schema::State::Version(_) => Self::prepare(connection, path).map(Some),
        }
    }

    /// Returns the path that the ledger was opened at.
    pub fn path(&self) -> &Path {
        &self.path
    }

    fn prepare(mut connection: Connection, path: &Path) -> Result<Self, LedgerError> {
        schema::configure(&connection)?;
        schema::migrate(&mut connection, schema::VERSIONS)?;
        Ok(Self {
            connection,
            path: path.to_owned(),
        })
    }
}

fn connect(path: &Path, extra: OpenFlags) -> Result<Connection, LedgerError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX | extra;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(schema::PATIENCE)?;
    Ok(connection)
}

/// Makes a folder and those above it, unless it is there or is the current one.
fn make_folder(folder: &Path) -> Result<(), LedgerError> {
    if folder.as_os_str().is_empty() {
        return Ok(());
    }
    std::fs::create_dir_all(folder).map_err(|source| LedgerError::Place {
        path: folder.to_owned(),
        source,
    })
}
