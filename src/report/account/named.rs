//! Whose standings are asked for.

use crate::letters::same_name;
use crate::record::Name;

/// Returns whether a name is among these, however it is spelled, or there are none.
pub(crate) fn is_of(names: &[Name], name: &str) -> bool {
    names.is_empty() || names.iter().any(|wanted| same_name(wanted, name))
}
