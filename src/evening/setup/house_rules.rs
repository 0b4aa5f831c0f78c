//! How the rules of a table differ from the ruleset whose name they bear.

use crate::rules::{self, Ruleset};
use std::path::Path;

/// Returns the keys in which a ruleset differs from the one whose name it bears.
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
