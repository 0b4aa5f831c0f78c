//! What the system could not do.

use std::io::ErrorKind;

/// Returns what the system could not do.
pub(super) fn system_error(error: &std::io::Error) -> String {
    match error.kind() {
        ErrorKind::NotFound => "파일이 없어요.".to_owned(),
        ErrorKind::PermissionDenied => "읽거나 쓸 권한이 없어요.".to_owned(),
        ErrorKind::StorageFull => "저장 공간이 없어요.".to_owned(),
        _ => format!("읽거나 쓸 수 없어요 ({error})."),
    }
}
