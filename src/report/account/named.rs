//! Whose standings the user asks for.

use crate::letters::same_name;
use crate::record::Name;

/// Returns whether a name is among `names`, however it is spelled; true if `names` is empty.
pub(crate) fn is_of(names: &[Name], name: &str) -> bool {
    names.is_empty() || names.iter().any(|wanted| same_name(wanted, name))
}
