//! Opens what the command line names as input: standard input, a regular file, or a descriptor that
//! the shell has opened.

use super::facts::input::is_input;
use crate::files::{self, Unreadable};
use std::io::{self, Read};
use std::path::{Component, Path};

/// Opens a file named on the command line for reading.
pub(super) fn open(file: &Path) -> Result<Box<dyn Read + Send>, Unreadable> {
    if is_input(file) {
        return Ok(Box::new(io::stdin()));
    }
    if is_open_already(file) {
        return Ok(Box::new(std::fs::File::open(file)?));
    }
    Ok(Box::new(files::open(file)?))
}

/// True if a file named on the command line can be read more than once.
pub(super) fn is_there_again(file: &Path) -> bool {
    !is_input(file) && !is_open_already(file)
}

/// True if a path stands for a descriptor that was open before the program began, such as a shell's
/// `<(…)`. Whoever opened the pipe also writes to it.
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
