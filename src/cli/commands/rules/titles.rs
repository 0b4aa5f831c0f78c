//! Titles for two rulesets that are compared.

use crate::rules::Ruleset;

/// Returns what to call two rulesets that are compared: their names, or the words of the command
/// line if both have the same name.
pub(super) fn called<'a>(asked: [&'a str; 2], rulesets: [&'a Ruleset; 2]) -> [&'a str; 2] {
    let names = rulesets.map(|ruleset| ruleset.name.as_str());
    if names[0] == names[1] { asked } else { names }
}
