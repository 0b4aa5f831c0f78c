//! Where a ledger is: what its path leads to, and the files that `SQLite` keeps beside it.

use super::LedgerError;
use crate::files::real_path;
use std::ffi::OsString;
use std::fs::{self, Metadata};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The ending of the write-ahead log, which holds entries that are not in the file yet.
pub(super) const WAL: &str = "-wal";
/// The length of a log that holds nothing yet.
const LOG_HEADER: u64 = 32;
/// The ending of the log's index, shared by everybody who has the ledger open.
pub(super) const SHARED: &str = "-shm";
/// Opens a file as if it could not change: without locks and without the log.
pub(super) const ALONE: &str = "immutable=1";
/// Opens a file for reading, with its log.
pub(super) const WITH_LOG: &str = "mode=ro";
/// The ending of the rollback journal, with which `SQLite` undoes an interrupted write of a
/// database that has no write-ahead log.
const JOURNAL: &str = "-journal";

/// What is at a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FileState {
    /// Nothing.
    Nothing,
    /// An empty file.
    Empty,
    /// A file with contents.
    File,
}

/// A path that was examined.
#[derive(Debug)]
pub(super) struct Site {
    /// The path of the file itself: absolute and, if the file exists, without symbolic links, since
    /// `SQLite` derives the names of the files beside it from that path.
    pub(super) file: PathBuf,
    pub(super) found: FileState,
}

impl Site {
    /// Examines a path; opens nothing.
    /// Errors: a folder or device, a file with several names, a path that cannot be examined.
    pub(super) fn look(path: &Path) -> Result<Self, LedgerError> {
        let place = |source| LedgerError::Place {
            path: path.to_owned(),
            source,
        };
        let about = match fs::metadata(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let file = std::path::absolute(path).map_err(place)?;
                let found = FileState::Nothing;
                return Ok(Self { file, found });
            }
            about => about.map_err(place)?,
        };
        if !about.is_file() {
            return Err(LedgerError::NotAFile);
        }
        let names = names(&about);
        if names > 1 {
            return Err(LedgerError::ManyNames { names });
        }
        let site = Self {
            file: real_path(path).map_err(place)?,
            found: if about.len() == 0 {
                FileState::Empty
            } else {
                FileState::File
            },
        };
        for ending in [WAL, SHARED, JOURNAL] {
            regular_or_nothing(&site.beside(ending))?;
        }
        Ok(site)
    }

    /// Returns the path of the file with this ending appended.
    pub(super) fn beside(&self, ending: &str) -> PathBuf {
        let mut path = OsString::from(&self.file);
        path.push(ending);
        PathBuf::from(path)
    }

    /// Returns whether there is a file with this ending beside the ledger.
    pub(super) fn has(&self, ending: &str) -> bool {
        fs::metadata(self.beside(ending)).is_ok()
    }

    /// Returns whether an interrupted write still has to be undone.
    pub(super) fn has_journal(&self) -> bool {
        self.is_longer(JOURNAL, 0)
    }

    /// Returns whether there is a log that holds anything.
    pub(super) fn has_log(&self) -> bool {
        self.is_longer(WAL, LOG_HEADER)
    }

    fn is_longer(&self, ending: &str, bytes: u64) -> bool {
        fs::metadata(self.beside(ending)).is_ok_and(|about| about.len() > bytes)
    }

    /// Errors: there is a write-ahead log without its ledger, which `SQLite` would delete.
    pub(super) fn no_orphan(&self) -> Result<(), LedgerError> {
        if self.found != FileState::File && self.has_log() {
            return Err(self.left_over());
        }
        Ok(())
    }

    pub(super) fn left_over(&self) -> LedgerError {
        LedgerError::LeftOver {
            path: self.beside(WAL),
        }
    }

    /// Returns the state of the file, to detect later writes.
    pub(super) fn stamp(&self) -> Option<FileStamp> {
        let about = fs::metadata(&self.file).ok()?;
        Some(FileStamp {
            written: about.modified().ok()?,
            length: about.len(),
        })
    }
}

/// The properties of a file that change when it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FileStamp {
    written: SystemTime,
    length: u64,
}

/// Errors: the path leads to something that is not a file, such as a pipe. A program that opens it
/// would wait, or fail without saying why.
pub(super) fn regular_or_nothing(path: &Path) -> Result<(), LedgerError> {
    let source = match fs::metadata(path) {
        Ok(about) if about.is_dir() => io::Error::from(io::ErrorKind::IsADirectory),
        Ok(about) if !about.is_file() => {
            io::Error::new(io::ErrorKind::InvalidInput, "not a regular file")
        }
        _ => return Ok(()),
    };
    Err(LedgerError::Place {
        path: path.to_owned(),
        source,
    })
}

/// Returns how many names a file has.
#[cfg(unix)]
fn names(about: &Metadata) -> u64 {
    std::os::unix::fs::MetadataExt::nlink(about)
}

#[cfg(not(unix))]
fn names(_: &Metadata) -> u64 {
    1
}

/// Returns a path as a URI for `SQLite`, to which settings can be appended; the path may contain
/// any character. `SQLite` takes the path as it was: in a verbatim path of Windows, `/` would be a
/// letter of a name.
pub(super) fn address(path: &Path) -> String {
    let mut address = "file:".to_owned();
    for byte in path.as_os_str().as_encoded_bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'.' | b'-' | b'_' | b':' => {
                address.push(char::from(*byte));
            }
            byte => {
                // Writing to a string cannot fail.
                let _ = std::fmt::Write::write_fmt(&mut address, format_args!("%{byte:02X}"));
            }
        }
    }
    address
}

/// Creates a folder and those above it, unless it exists or is the current one.
pub(super) fn make_folder(folder: &Path) -> Result<(), LedgerError> {
    if folder.as_os_str().is_empty() {
        return Ok(());
    }
    std::fs::create_dir_all(folder).map_err(|source| LedgerError::Place {
        path: folder.to_owned(),
        source,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_leads_to_the_path_to_the_letter() {
        for (path, due) in [
            ("/home/a/ledger.db", "file:/home/a/ledger.db"),
            ("copy.db", "file:copy.db"),
            ("/a b/100%?x#y.db", "file:/a%20b/100%25%3Fx%23y.db"),
            (
                "/민수/장부.db",
                "file:/%EB%AF%BC%EC%88%98/%EC%9E%A5%EB%B6%80.db",
            ),
            (r"Z:\a\ledger.db", "file:Z:%5Ca%5Cledger.db"),
            (
                r"\\?\Z:\con\ledger.db",
                "file:%5C%5C%3F%5CZ:%5Ccon%5Cledger.db",
            ),
            (
                r"\\server\share\ledger.db",
                "file:%5C%5Cserver%5Cshare%5Cledger.db",
            ),
        ] {
            assert_eq!(address(Path::new(path)), due, "{path}");
        }
    }

    /// The file is found wherever it lies, and what is opened by its address is that file.
    #[test]
    fn sqlite_opens_the_file_at_the_address() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("민수 100% #1").join("장부.db");
        make_folder(path.parent().unwrap()).unwrap();
        let made = rusqlite::Connection::open(&path).unwrap();
        made.execute_batch("CREATE TABLE t (x)").unwrap();
        drop(made);
        let site = Site::look(&path).unwrap();
        for file in [&site.file, &path.canonicalize().unwrap()] {
            let flags =
                rusqlite::OpenFlags::SQLITE_OPEN_READ_ONLY | rusqlite::OpenFlags::SQLITE_OPEN_URI;
            let address = format!("{}?{ALONE}", address(file));
            let opened = rusqlite::Connection::open_with_flags(address, flags).unwrap();
            opened.execute_batch("SELECT x FROM t").unwrap();
        }
    }
}
