//! The text of a record, read from a file.

use crate::cli::facts::error::Denied;
use crate::cli::facts::input::InputSource;
use crate::cli::words::say;
use crate::files::Unreadable;
use crate::limits::Limit;
use crate::record::lines;
use crate::words::Lang;
use serde_json::{Value, json};

/// A mark that may precede a text and is not part of the text.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// Why a record could not be read, and where, if known.
pub(super) struct BadText {
    pub(super) line: usize,
    pub(super) column: usize,
    pub(super) why: Denied,
}

/// How many bytes of a record are read: the limit, plus a byte order mark.
pub(super) const MOST_BYTES: usize = Limit::RecordBytes.most() + BYTE_ORDER_MARK.len_utf8();

/// Returns the error for a record that could not be read.
pub(super) fn not_read(input: InputSource, why: Unreadable) -> BadText {
    BadText {
        line: 0,
        column: 0,
        why: Denied::NotRead {
            input,
            why,
            limit: Limit::RecordBytes,
        },
    }
}

/// Decodes the text of a record that starts on this line of the input.
pub(super) fn text(
    bytes: Vec<u8>,
    input: &InputSource,
    first_line: u32,
) -> Result<String, BadText> {
    if bytes.len() > MOST_BYTES {
        // The text is too long anyway; the parser of records will report that.
        return Ok(String::from_utf8_lossy(&bytes).into_owned());
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = String::from_utf8_lossy(&error.as_bytes()[..error.utf8_error().valid_up_to()]);
        // `?` stands for the bytes that cannot be decoded, so that their line is counted.
        let before = format!("{good}?");
        let above = usize::try_from(first_line.saturating_sub(1)).unwrap_or(usize::MAX);
        let line = lines(&before).count().saturating_add(above);
        let column = lines(&before).last().map_or(1, |last| last.chars().count());
        let why = Denied::NotUtf8 {
            input: input.clone(),
            line,
            column,
        };
        BadText { line, column, why }
    })
}

impl BadText {
    /// Returns the error as JSON.
    pub(super) fn to_json(&self, lang: Lang) -> Value {
        let message = say!(lang, refused_command(&self.why));
        json!({"line": self.line, "column": self.column, "code": "unreadable", "message": message})
    }
}
