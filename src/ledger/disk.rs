//! Files beside a ledger: copying, renaming and removing them, and waiting until they are on disk.

use super::site::{ALONE, Site, WITH_LOG, address};
use super::{LedgerError, schema};
use rusqlite::{Connection, OpenFlags};
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

/// Copies a ledger, including what is in its log, to a path where there is no file yet.
pub(super) fn copy(from: &Path, to: &Path) -> Result<(), LedgerError> {
    let site = Site::look(from)?;
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY
        | OpenFlags::SQLITE_OPEN_URI
        | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let how = if site.has_log() { WITH_LOG } else { ALONE };
    let source = format!("{}?{how}", address(&site.file));
    let mut reading = Connection::open_with_flags(source, flags)?;
    schema::distrust(&mut reading)?;
    copy_open(&reading, to)
}

/// Copies the database of an open connection to a path where there is no file yet.
pub(super) fn copy_open(open: &Connection, to: &Path) -> Result<(), LedgerError> {
    open.execute("VACUUM INTO ?1", [address(to)])?;
    Ok(())
}

/// Returns an unused path beside a file: the file's path with this ending, and a number if needed.
pub(super) fn free(site: &Site, ending: &str) -> PathBuf {
    let mut path = site.beside(ending);
    let mut number = 2;
    while fs::symlink_metadata(&path).is_ok() {
        path = site.beside(&format!("{ending}-{number}"));
        number += 1;
    }
    path
}

/// Copies a file byte for byte and waits until the copy is on disk.
pub(super) fn copy_bytes(from: &Path, to: &Path) -> Result<(), LedgerError> {
    let copied = fs::copy(from, to).and_then(|_| sync(to));
    copied.map_err(|source| place(to, source))
}

/// Renames a finished file to its final path, replacing what is there.
pub(super) fn put(unfinished: &Path, path: &Path) -> Result<(), LedgerError> {
    fs::rename(unfinished, path).map_err(|source| place(path, source))?;
    on_disk(path)
}

/// Waits until a file and its directory entry are on disk.
pub(super) fn on_disk(path: &Path) -> Result<(), LedgerError> {
    let wait = || -> io::Result<()> {
        sync(path)?;
        match path
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty())
        {
            Some(folder) if cfg!(unix) => File::open(folder)?.sync_all(),
            _ => Ok(()),
        }
    };
    wait().map_err(|source| place(path, source))
}

/// Waits until the contents of a file are on disk. Windows does that only for whoever may write.
fn sync(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.read(true).write(cfg!(windows));
    options.open(path)?.sync_all()
}

/// Removes a file if it is there.
pub(super) fn remove(path: &Path) -> Result<(), LedgerError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(place(path, error)),
        _ => Ok(()),
    }
}

/// Returns the error for a file that cannot be used.
pub(super) fn place(path: &Path, source: io::Error) -> LedgerError {
    LedgerError::Place {
        path: path.to_owned(),
        source,
    }
}
