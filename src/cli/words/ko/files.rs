//! What is wrong with a file.

use super::system_fault;
use crate::cli::words::folder;
use std::io;
use std::path::Path;

pub(super) fn cannot_write(path: &Path, why: &io::Error) -> String {
    let file = path.display();
    match why.kind() {
        io::ErrorKind::NotFound => {
            format!("{file}: 적을 수 없어요. {} 폴더가 없어요.", folder(path))
        }
        io::ErrorKind::PermissionDenied => {
            format!(
                "{file}: 적을 수 없어요. {} 폴더에 쓸 권한이 없어요.",
                folder(path)
            )
        }
        _ => format!("{file}: 적을 수 없어요. {}.", system_fault(why.into())),
    }
}
