//! What the command line names to be read: standard input, a regular file, or what the shell has
//! opened already.

use super::facts::input::is_input;
use crate::files::{self, Unreadable};
use std::io::{self, Read};
use std::path::{Component, Path};

/// Returns a file of the command line, opened for reading.
pub(super) fn open(file: &Path) -> Result<Box<dyn Read + Send>, Unreadable> {
    if is_input(file) {
        return Ok(Box::new(io::stdin()));
    }
    if is_open_already(file) {
        return Ok(Box::new(std::fs::File::open(file)?));
    }
    Ok(Box::new(files::open(file)?))
}

/// Returns whether a file of the command line can be read more than once.
pub(super) fn is_there_again(file: &Path) -> bool {
    !is_input(file) && !is_open_already(file)
}

/// Returns whether a path names what was opened before the program began, as `<(…)` of a shell does:
/// the one who opened a pipe writes to it.
fn is_open_already(file: &Path) -> bool {
    let descriptor = |folder: &Path| {
        let number = file.strip_prefix(folder).ok();
        let mut parts = number.into_iter().flat_map(Path::components);
        let digits = |part: Component<'_>| {
            let text = part.as_os_str().as_encoded_bytes();
            !text.is_empty() && text.iter().all(u8::is_ascii_digit)
        };
        parts.next().is_some_and(digits) && parts.next().is_none()
    };
    file == Path::new("/dev/stdin")
        || descriptor(Path::new("/dev/fd"))
        || descriptor(Path::new("/proc/self/fd"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn descriptors_are_open_already_and_no_other_path_is() {
        for path in ["/dev/stdin", "/dev/fd/63", "/proc/self/fd/0"] {
            assert!(is_open_already(Path::new(path)), "{path}");
        }
        for path in [
            "/dev/zero",
            "/dev/fd",
            "/dev/fd/x",
            "/dev/fd/3/../../zero",
            "fd/3",
        ] {
            assert!(!is_open_already(Path::new(path)), "{path}");
        }
    }
}
