//! Why a text is not in the clipboard.

use std::io;

/// Why a text is not in the clipboard.
#[derive(Debug)]
pub(in crate::cli) enum NotCopied {
    /// The output is no terminal.
    NoTerminal,
    /// The text has more letters than terminals take.
    TooLong,
    /// The terminal is gone.
    Output(io::Error),
}
