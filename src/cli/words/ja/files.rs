//! What is wrong with a file.

use super::system_fault;
use crate::cli::words::folder;
use std::io;
use std::path::Path;

pub(super) fn cannot_write(path: &Path, why: &io::Error) -> String {
    let file = path.display();
    match why.kind() {
        io::ErrorKind::NotFound => {
            format!(
                "{file}に書けません: フォルダー {} がありません。",
                folder(path)
            )
        }
        io::ErrorKind::PermissionDenied => {
            format!(
                "{file}に書けません: フォルダー {} に書く権限がありません。",
                folder(path)
            )
        }
        _ => format!("{file}に書けません: {}。", system_fault(why.into())),
    }
}
