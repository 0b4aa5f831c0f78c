//! What two rulesets are called beside each other.

use crate::rules::Ruleset;

/// Returns what two rulesets are called beside each other: their names, or how they were asked for
/// where they have the same name.
pub(super) fn called<'a>(asked: [&'a str; 2], rulesets: [&'a Ruleset; 2]) -> [&'a str; 2] {
    let names = rulesets.map(|ruleset| ruleset.name.as_str());
    if names[0] == names[1] { asked } else { names }
}
