//! That the file which is written is the one at its path: whoever writes holds the ground for so long,
//! and `restore` has it alone while it puts another file there.

use super::LedgerError;
use super::error::busy;
use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

/// How long somebody waits for others to let go of the ground, and between two looks.
const PATIENCE: Duration = Duration::from_secs(5);
const PAUSE: Duration = Duration::from_millis(2);

/// The file that was opened at a path.
#[derive(Clone, Debug)]
pub(super) struct OpenedFile {
    path: PathBuf,
    file: Option<Identity>,
}

/// By what the operating system knows a file, whatever its names are.
type Identity = (u64, u64);

/// Why what was opened is not what is at its path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lost {
    /// Nothing is there.
    Gone,
    /// Another file is there.
    Replaced,
}

/// A part in the ground, or all of it; given back when dropped.
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

    /// Returns how the file that is at its path now is not the one that was opened.
    pub(super) fn lost(&self) -> Result<(), Lost> {
        match identity(&self.path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Err(Lost::Gone),
            // What cannot be looked at says so when it is read or written.
            Ok(now) if now != self.file => Err(Lost::Replaced),
            _ => Ok(()),
        }
    }

    /// Returns a part in the ground, which many may have at a time.
    /// Errors: somebody has it alone for longer than anybody waits.
    pub(super) fn shared(&self) -> Result<FileHold, LedgerError> {
        FileHold::shared(&self.path)
    }
}

impl FileHold {
    /// Returns a part in the ground of a path, which many may have at a time.
    /// Errors: somebody has it alone for longer than anybody waits.
    pub(super) fn shared(path: &Path) -> Result<Self, LedgerError> {
        Self::take(path, File::try_lock_shared)
    }

    /// Returns all of the ground of a path.
    /// Errors: somebody has a part in it for longer than anybody waits.
    pub(super) fn alone(path: &Path) -> Result<Self, LedgerError> {
        Self::take(path, File::try_lock)
    }

    /// The lock is that of the folder: a file of its own would lie beside every ledger, and the ledger
    /// itself is what comes and goes. Where no folder can be locked there is none; there no file takes
    /// the place of one that is open, or no write-ahead log can be kept.
    fn take(
        path: &Path,
        lock: impl Fn(&File) -> Result<(), TryLockError>,
    ) -> Result<Self, LedgerError> {
        let file = path.canonicalize().unwrap_or_else(|_| path.to_owned());
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
            // Closing alone would leave the lock to a child that is just being started.
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

/// Elsewhere a file that is open keeps its place.
#[cfg(not(unix))]
fn identity(path: &Path) -> io::Result<Option<Identity>> {
    path.metadata().map(|_| None)
}
