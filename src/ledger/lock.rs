//! One terminal at a time: a lock beside the ledger, and one on the file itself, while somebody
//! plays.

use super::LedgerError;
use super::site::{make_folder, regular_or_nothing};
use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

/// The right to play at a ledger; given back when dropped, and when the process ends in any way.
#[derive(Debug)]
pub struct PlayLock {
    file: File,
    path: PathBuf,
    itself: Option<inode::LockGuard>,
}

impl PlayLock {
    /// Returns the lock of the ledger at a path: the file of that name with `.lock` added, which
    /// stays there, and the ledger itself if it is there, whatever other path leads to it. Reading
    /// and appending need no lock.
    /// Errors: another process or another lock of this one holds it, or the file cannot be made.
    pub fn take(ledger: &Path) -> Result<Self, LedgerError> {
        // Two names of one ledger must come to one lock.
        let ledger = ledger.canonicalize().unwrap_or_else(|_| ledger.to_owned());
        if let Some(parent) = ledger.parent() {
            make_folder(parent)?;
        }
        let mut path = ledger.clone().into_os_string();
        path.push(".lock");
        let path = PathBuf::from(path);
        regular_or_nothing(&path)?;
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
        let file = locked.map_err(|error| refused(error, path.clone()))?;
        let mut lock = Self {
            file,
            path,
            itself: None,
        };
        lock.hold(&ledger)?;
        Ok(lock)
    }

    /// Locks the ledger itself too, which may not have been there before.
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
        // Closing alone would leave the lock to a child that is just being started. If this
        // fails, closing the file is all that is left to do.
        let _ = self.file.unlock();
    }
}

/// A lock on the ledger by its device and inode: another mount, or another folder in a container,
/// leads to the same file and so to the same lock.
#[cfg(target_os = "linux")]
mod inode {
    use std::fs::{File, TryLockError};
    use std::io;
    use std::os::unix::fs::MetadataExt as _;
    use std::path::Path;
    use std::sync::{Mutex, MutexGuard, PoisonError};

    /// A ledger that this process has locked, now or before.
    struct OwnLock {
        device: u64,
        inode: u64,
        held: bool,
        file: File,
    }

    /// None of these descriptors is ever closed: when a process closes any descriptor of a file, it
    /// loses the record locks that `SQLite` holds on it.
    static KNOWN: Mutex<Vec<OwnLock>> = Mutex::new(Vec::new());

    fn known() -> MutexGuard<'static, Vec<OwnLock>> {
        KNOWN.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The lock on a file; given back when dropped.
    #[derive(Debug)]
    pub(super) struct LockGuard {
        device: u64,
        inode: u64,
    }

    impl LockGuard {
        /// Returns the lock on a file, or `None` where there is no file.
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
            // On Linux this lock (flock) and the record locks of SQLite do not see each other.
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
                // If this fails, the end of the process gives it back.
                let _ = one.file.unlock();
            }
        }
    }
}

/// Elsewhere this kind of lock and those of `SQLite` may get in each other's way, so the file beside
/// the ledger is all there is.
#[cfg(not(target_os = "linux"))]
mod inode {
    use std::fs::TryLockError;
    use std::path::Path;

    #[derive(Debug)]
    pub(super) struct LockGuard;

    impl Held {
        pub(super) fn take(_: &Path) -> Result<Option<Self>, TryLockError> {
            Ok(None)
        }
    }
}
