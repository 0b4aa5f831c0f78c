//! Where something comes from that is read.

use std::path::{Path, PathBuf};

/// Where something comes from that is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) enum InputSource {
    /// Standard input.
    Standard,
    /// A file of the command line.
    File(PathBuf),
}

impl InputSource {
    /// Returns what a file of the command line stands for, `-` being standard input.
    pub(in crate::cli) fn from_path(file: &Path) -> Self {
        if is_input(file) {
            Self::Standard
        } else {
            Self::File(file.to_owned())
        }
    }
}

/// A line of a script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) struct ScriptLine {
    /// Where the script comes from.
    pub(in crate::cli) script: InputSource,
    /// Its number, from 1.
    pub(in crate::cli) number: u32,
}

/// A file that dokbak wrote and that has no hands to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) enum OwnFile {
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
    pub(in crate::cli) fn beginning_with(bytes: &[u8]) -> Option<Self> {
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

/// Returns whether a file of the command line stands for standard input.
pub(in crate::cli) fn is_input(file: &Path) -> bool {
    file == Path::new("-")
}
