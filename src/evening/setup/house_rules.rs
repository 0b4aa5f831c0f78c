//! How a table's rules differ from the ruleset that they are named after.

use crate::rules::{self, Ruleset};
use std::path::Path;

/// Returns the keys in which a table's ruleset differs from the one called `name`, with the table's
/// values.
pub(crate) fn house_rules(name: &str, ruleset: &Ruleset) -> Vec<(String, String)> {
    rules::load(name, Path::new(".")).map_or_else(
        |_| Vec::new(),
        |base| {
            let changed = base.differences(ruleset).into_iter();
            changed
                .map(|difference| (difference.info.key.to_owned(), difference.right))
                .collect()
        },
    )
}
