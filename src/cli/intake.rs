//! What the command line names to be read: standard input, a regular file, or what the shell has
//! opened already.

use crate::files::{self, Unreadable};
use std::io::{self, Read};
use std::path::{Component, Path, PathBuf};

/// Where something comes from that is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Input {
    /// Standard input.
    Standard,
    /// A file of the command line.
    File(PathBuf),
}

impl Input {
    /// Returns what a file of the command line stands for, `-` being standard input.
    pub(super) fn of(file: &Path) -> Self {
        if is_input(file) {
            Self::Standard
        } else {
            Self::File(file.to_owned())
        }
    }
}

/// A line of a script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ScriptLine {
    /// Where the script comes from.
    pub(super) script: Input,
    /// Its number, from 1.
    pub(super) number: u32,
}

/// A file that dokbak wrote and that has no hands to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OwnFile {
    /// A ledger.
    Ledger,
    /// A table for spreadsheets.
    Table,
    /// A journal for another program.
    Journal,
    /// The page of a year.
    Page,
}

impl OwnFile {
    /// Returns which of these files begins so, if one does.
    pub(super) fn beginning_with(bytes: &[u8]) -> Option<Self> {
        const LEDGER: &[u8] = b"SQLite format 3\0";
        const MARK: &str = "\u{feff}";
        /// What tables of hands, of sums and of figures begin with.
        const TABLES: [&str; 2] = ["day,session,hand,entry,what,", "player,evenings,hands,"];
        const JOURNAL: &str = "; A ledger of dokbak ";
        const PAGE: &str = "<meta name=\"dokbak-report\"";
        if bytes.starts_with(LEDGER) {
            return Some(Self::Ledger);
        }
        let text = String::from_utf8_lossy(bytes);
        let text = text.strip_prefix(MARK).unwrap_or(&text);
        if TABLES.iter().any(|table| text.starts_with(table)) {
            Some(Self::Table)
        } else if text.starts_with(JOURNAL) {
            Some(Self::Journal)
        } else if text.contains(PAGE) {
            Some(Self::Page)
        } else {
            None
        }
    }
}

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

fn is_input(file: &Path) -> bool {
    file == Path::new("-")
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
