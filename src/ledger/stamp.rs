//! The time and the engine version of an entry.

use super::{LedgerError, moment};

/// When an entry was written, and which engine version wrote it.
#[derive(Clone, Copy)]
pub(super) struct EntryStamp<'a> {
    pub(super) at: &'a str,
    pub(super) engine: &'a str,
}

impl<'a> EntryStamp<'a> {
    pub(super) fn new(at: &'a str, engine: &'a str) -> Result<Self, LedgerError> {
        moment::check(at)?;
        if !names_an_engine(engine) {
            return Err(LedgerError::BadEngine(engine.to_owned()));
        }
        Ok(Self { at, engine })
    }
}

/// Returns whether a text can be an engine version. It must not contain a line feed, which hashing
/// could not distinguish from the end of the field.
pub(super) fn names_an_engine(text: &str) -> bool {
    !text.is_empty() && !text.contains(char::is_control)
}
