//! One terminal at a time: a lock beside the ledger while somebody plays.

use super::{LedgerError, make_folder};
use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

/// The right to play at a ledger; given back when dropped, and when the process ends in any way.
#[derive(Debug)]
pub struct PlayLock {
    file: File,
    path: PathBuf,
}

impl PlayLock {
    /// Returns the lock of the ledger at a path: the file of that name with `.lock` added, which
    /// stays there. Reading and appending need no lock.
    /// Errors: another process or another lock of this one holds it, or the file cannot be made.
    pub fn take(ledger: &Path) -> Result<Self, LedgerError> {
        // Two names of one ledger must come to one lock.
        let ledger = ledger.canonicalize().unwrap_or_else(|_| ledger.to_owned());
        if let Some(parent) = ledger.parent() {
            make_folder(parent)?;
        }
        let mut path = ledger.into_os_string();
        path.push(".lock");
        let path = PathBuf::from(path);
        // Write access, since some file systems lock nothing that is open for reading alone.
        let file = OpenOptions::new()
            .create(true)
            .truncate(false)
            .write(true)
            .open(&path);
        let locked = match file {
            Ok(file) => file.try_lock().map(|()| file),
            Err(error) => Err(TryLockError::Error(error)),
        };
        match locked {
            Ok(file) => Ok(Self { file, path }),
            Err(TryLockError::WouldBlock) => Err(LedgerError::Playing { path }),
            Err(TryLockError::Error(source)) => Err(LedgerError::Place { path, source }),
        }
    }

    /// Returns the path of the lock file.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for PlayLock {
    fn drop(&mut self) {
        // Closing alone would leave the lock to a child that is just being started. If this
        // fails, closing the file is all that is left to do.
        let _ = self.file.unlock();
    }
}
