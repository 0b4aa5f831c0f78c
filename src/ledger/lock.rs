//! Keeps a second terminal out while somebody plays: locks a file beside the ledger and, on Linux,
//! the ledger's own file.

use super::LedgerError;
use super::site::{make_folder, regular_or_nothing};
use crate::files::real_path_or;
use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

/// The right to play with a ledger; released when dropped, or when the process ends in any way.
#[derive(Debug)]
pub struct PlayLock {
    file: File,
    path: PathBuf,
    itself: Option<inode::LockGuard>,
}

impl PlayLock {
    /// Locks the ledger at a path for playing: a lock file of that name plus `.lock`, which is
    /// never removed, and the ledger's own file if it exists, whatever path leads to it. Reading
    /// and appending need no lock.
    /// Errors: this or another process has locked the ledger; the lock file cannot be created.
    pub fn take(ledger: &Path) -> Result<Self, LedgerError> {
        // Two names of one ledger must lead to one lock.
        let ledger = real_path_or(ledger);
        if let Some(parent) = ledger.parent() {
            make_folder(parent)?;
        }
        let mut path = ledger.clone().into_os_string();
        path.push(".lock");
        let path = PathBuf::from(path);
        regular_or_nothing(&path)?;
        // Opened for writing, since some file systems do not lock files that are open for reading
        // only.
        let file = OpenOptions::new()
            .create(true)
            .truncate(false)
            .write(true)
            .open(&path);
        let locked = match file {
            Ok(file) => file.try_lock().map(|()| file),
            Err(error) => Err(TryLockError::Error(error)),
        };
        let file = locked.map_err(|error| refused(error, path.clone()))?;
        let mut lock = Self {
            file,
            path,
            itself: None,
        };
        lock.hold(&ledger)?;
        Ok(lock)
    }

    /// Locks the ledger's own file too, which may not have existed when the lock file was locked.
    pub(super) fn hold(&mut self, ledger: &Path) -> Result<(), LedgerError> {
        if self.itself.is_none() {
            let held = inode::LockGuard::take(ledger);
            self.itself = held.map_err(|error| refused(error, ledger.to_owned()))?;
        }
        Ok(())
    }

    /// Returns the path of the lock file.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

fn refused(error: TryLockError, path: PathBuf) -> LedgerError {
    match error {
        TryLockError::WouldBlock => LedgerError::Playing { path },
        TryLockError::Error(source) => LedgerError::Place { path, source },
    }
}

impl Drop for PlayLock {
    fn drop(&mut self) {
        // Closing the file is not enough: a child process that is just starting could keep the
        // lock. If unlocking fails, closing is all we can do.
        let _ = self.file.unlock();
    }
}

/// A lock on the ledger's own file, identified by device and inode: another mount, or a path from
/// inside a container, leads to the same file and so to the same lock.
#[cfg(target_os = "linux")]
mod inode {
    use std::fs::{File, TryLockError};
    use std::io;
    use std::os::unix::fs::MetadataExt as _;
    use std::path::Path;
    use std::sync::{Mutex, MutexGuard, PoisonError};

    /// A ledger that this process has locked, now or earlier.
    struct OwnLock {
        device: u64,
        inode: u64,
        held: bool,
        file: File,
    }

    /// These files are never closed: when a process closes any descriptor of a file, it loses the
    /// record locks that `SQLite` holds on that file.
    static KNOWN: Mutex<Vec<OwnLock>> = Mutex::new(Vec::new());

    fn known() -> MutexGuard<'static, Vec<OwnLock>> {
        KNOWN.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The lock on a file; released when dropped.
    #[derive(Debug)]
    pub(super) struct LockGuard {
        device: u64,
        inode: u64,
    }

    impl LockGuard {
        /// Locks a file; `None` if there is no file.
        pub(super) fn take(ledger: &Path) -> Result<Option<Self>, TryLockError> {
            let mut known = known();
            let about = match ledger.metadata() {
                Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
                about => about.map_err(TryLockError::Error)?,
            };
            let (device, inode) = (about.dev(), about.ino());
            let is = |one: &OwnLock| (one.device, one.inode) == (device, inode);
            if !known.iter().any(is) {
                let file = File::open(ledger).map_err(TryLockError::Error)?;
                let about = file.metadata().map_err(TryLockError::Error)?;
                known.push(OwnLock {
                    device: about.dev(),
                    inode: about.ino(),
                    held: false,
                    file,
                });
            }
            let one = known.iter_mut().find(|one| is(one));
            let one = one.ok_or(TryLockError::WouldBlock)?;
            if one.held {
                return Err(TryLockError::WouldBlock);
            }
            // On Linux this lock (flock) does not interfere with the record locks of SQLite.
            one.file.try_lock()?;
            one.held = true;
            Ok(Some(Self { device, inode }))
        }
    }

    impl Drop for LockGuard {
        fn drop(&mut self) {
            let mut known = known();
            let is = |one: &&mut OwnLock| (one.device, one.inode) == (self.device, self.inode);
            if let Some(one) = known.iter_mut().find(is) {
                one.held = false;
                // If unlocking fails, the end of the process releases the lock.
                let _ = one.file.unlock();
            }
        }
    }
}

/// On other systems a lock on the ledger's own file may interfere with those of `SQLite`, so only
/// the lock file is used.
#[cfg(not(target_os = "linux"))]
mod inode {
    use std::fs::TryLockError;
    use std::path::Path;

    #[derive(Debug)]
    pub(super) struct LockGuard;

    impl LockGuard {
        pub(super) fn take(_: &Path) -> Result<Option<Self>, TryLockError> {
            Ok(None)
        }
    }
}
