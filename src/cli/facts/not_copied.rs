//! Why a text was not copied to the clipboard.

use std::io;

/// Why a text was not copied to the clipboard.
#[derive(Debug)]
pub(in crate::cli) enum NotCopied {
    /// The output is not a terminal.
    NoTerminal,
    /// The text is longer than terminals accept.
    TooLong,
    /// The terminal is gone.
    Output(io::Error),
}
