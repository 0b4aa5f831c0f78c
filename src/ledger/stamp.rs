//! When an entry is written, and by what.

use super::{LedgerError, moment};

/// When an entry is written, and by which version of the engine.
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

/// Returns whether a text can be the version of an engine. A hash would not tell a line feed in it from
/// the end of it.
pub(super) fn names_an_engine(text: &str) -> bool {
    !text.is_empty() && !text.contains(char::is_control)
}
