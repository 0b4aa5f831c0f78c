//! Files that the program writes where somebody asks for them.

use super::facts::error::{Denied, Failure};
use std::fs::OpenOptions;
use std::io::{self, Write as _};
use std::path::Path;

/// Writes a new file, which must not exist yet.
pub(super) fn write_new(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let refused = |error: io::Error| match error.kind() {
        io::ErrorKind::AlreadyExists => Denied::FileThere(path.to_owned()),
        _ => Denied::NotWritten(path.to_owned(), error),
    };
    let mut options = OpenOptions::new();
    let opened = options.write(true).create_new(true).open(path);
    let mut file = opened.map_err(refused)?;
    if let Err(error) = file.write_all(bytes).and_then(|()| file.sync_all()) {
        let _ = std::fs::remove_file(path);
        return Err(Denied::NotWritten(path.to_owned(), error).into());
    }
    Ok(())
}
