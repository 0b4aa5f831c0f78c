//! What is wrong with a file.

use crate::cli::words::folder;
use std::io;
use std::path::Path;

/// Says why a new file cannot be written. If something is not found, it can only be the folder.
pub(super) fn cannot_write(path: &Path, why: &io::Error) -> String {
    let file = path.display();
    match why.kind() {
        io::ErrorKind::NotFound => {
            format!(
                "{file} cannot be written: the folder {} does not exist",
                folder(path)
            )
        }
        io::ErrorKind::PermissionDenied => {
            format!(
                "{file} cannot be written: you do not have permission to write to {}",
                folder(path)
            )
        }
        _ => format!("{file} cannot be written: {why}"),
    }
}
