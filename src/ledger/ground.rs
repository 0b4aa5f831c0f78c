//! Makes sure that the file being written is the one at its path. Every writer holds a shared lock,
//! the ground; `restore` holds the ground exclusively while it replaces the file.

use super::LedgerError;
use super::error::busy;
use crate::files::real_path_or;
use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

/// How long to wait for others to release the ground, and how long between two attempts.
const PATIENCE: Duration = Duration::from_secs(5);
const PAUSE: Duration = Duration::from_millis(2);

/// The file that was opened at a path.
#[derive(Clone, Debug)]
pub(super) struct OpenedFile {
    path: PathBuf,
    file: Option<Identity>,
}

/// How the operating system identifies a file, whatever its names are: device and inode.
type Identity = (u64, u64);

/// Why the open file is not the one at its path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lost {
    /// Nothing is there.
    Gone,
    /// Another file is there.
    Replaced,
}

/// A shared or exclusive hold on the ground; released when dropped.
#[derive(Debug)]
pub(super) struct FileHold(Option<File>);

impl OpenedFile {
    /// Returns the file that is at a path now.
    pub(super) fn at(path: &Path) -> Self {
        Self {
            path: path.to_owned(),
            file: identity(path).ok().flatten(),
        }
    }

    /// Errors: the file now at the path is not the one that was opened.
    pub(super) fn lost(&self) -> Result<(), Lost> {
        match identity(&self.path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Err(Lost::Gone),
            // If the file cannot be examined, reading or writing it will say so.
            Ok(now) if now != self.file => Err(Lost::Replaced),
            _ => Ok(()),
        }
    }

    /// Takes a shared hold on the ground.
    /// Errors: somebody else holds it exclusively for longer than the waiting time.
    pub(super) fn shared(&self) -> Result<FileHold, LedgerError> {
        FileHold::shared(&self.path)
    }
}

impl FileHold {
    /// Takes a shared hold on the ground of a path.
    /// Errors: somebody else holds it exclusively for longer than the waiting time.
    pub(super) fn shared(path: &Path) -> Result<Self, LedgerError> {
        Self::take(path, File::try_lock_shared)
    }

    /// Takes an exclusive hold on the ground of a path.
    /// Errors: somebody else holds it for longer than the waiting time.
    pub(super) fn alone(path: &Path) -> Result<Self, LedgerError> {
        Self::take(path, File::try_lock)
    }

    /// Locks the folder of the path: the ledger itself is what gets replaced, and a separate lock
    /// file would lie beside every ledger. If a system cannot lock folders, nothing is locked: on
    /// such a system an open file cannot be replaced, or a write-ahead log is not possible anyway.
    fn take(
        path: &Path,
        lock: impl Fn(&File) -> Result<(), TryLockError>,
    ) -> Result<Self, LedgerError> {
        let file = real_path_or(path);
        let folder = file
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty());
        let Ok(folder) = File::open(folder.unwrap_or(Path::new("."))) else {
            return Ok(Self(None));
        };
        let begun = Instant::now();
        loop {
            match lock(&folder) {
                Ok(()) => return Ok(Self(Some(folder))),
                Err(TryLockError::Error(_)) => return Ok(Self(None)),
                Err(TryLockError::WouldBlock) if begun.elapsed() > PATIENCE => {
                    return Err(busy());
                }
                Err(TryLockError::WouldBlock) => thread::sleep(PAUSE),
            }
        }
    }
}

impl Drop for FileHold {
    fn drop(&mut self) {
        if let Some(folder) = &self.0 {
            // Closing the file is not enough: a child process that is just starting could keep the
            // lock.
            let _ = folder.unlock();
        }
    }
}

#[cfg(unix)]
fn identity(path: &Path) -> io::Result<Option<Identity>> {
    use std::os::unix::fs::MetadataExt as _;
    let about = path.metadata()?;
    Ok(Some((about.dev(), about.ino())))
}

/// On other systems an open file cannot be replaced.
#[cfg(not(unix))]
fn identity(path: &Path) -> io::Result<Option<Identity>> {
    path.metadata().map(|_| None)
}
