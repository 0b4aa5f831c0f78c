//! What a net or a list of players must satisfy before it is written.

use super::{LedgerError, Net};
use crate::letters::same_name;
use crate::limits::MOST_CHIPS;

/// Errors: the net moves more chips for somebody than any hand can.
pub(super) fn few_enough(net: &Net) -> Result<(), LedgerError> {
    let most = MOST_CHIPS.unsigned_abs();
    let few = net.iter().all(|(_, chips)| chips.unsigned_abs() <= most);
    few.then_some(()).ok_or(LedgerError::TooManyChips)
}

/// Errors: somebody is named twice, however the name is spelled.
pub(super) fn no_duplicates<'a>(names: impl Iterator<Item = &'a str>) -> Result<(), LedgerError> {
    let mut seen: Vec<&str> = Vec::new();
    for name in names {
        if seen.iter().any(|other| same_name(other, name)) {
            return Err(LedgerError::DuplicatePlayer(name.into()));
        }
        seen.push(name);
    }
    Ok(())
}
