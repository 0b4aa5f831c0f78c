//! Where input comes from.

use std::path::{Path, PathBuf};

/// Where input comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) enum InputSource {
    /// Standard input.
    Standard,
    /// A file named on the command line.
    File(PathBuf),
}

impl InputSource {
    /// Returns the input for a file argument; `-` is standard input.
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
    /// The line's number, counted from 1.
    pub(in crate::cli) number: u32,
}

/// A file that dokbak wrote itself and that has no hands to read.
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
    /// Recognises a file that dokbak wrote by its first bytes; `None` for any other file.
    pub(in crate::cli) fn beginning_with(bytes: &[u8]) -> Option<Self> {
        const LEDGER: &[u8] = b"SQLite format 3\0";
        const MARK: &str = "\u{feff}";
        /// How exported tables begin: tables of hands, and tables of people's figures.
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

/// True if a file argument stands for standard input.
pub(in crate::cli) fn is_input(file: &Path) -> bool {
    file == Path::new("-")
}
