//! Rule sheets: how a table plays each of its rules.

mod gostop;
mod koikoi;
mod minhwatu;

use crate::rules::{RuleId, Rules};

/// Returns the sentences of a table's sheet for a rule in force; `None` if the game has no such
/// rule.
pub(in crate::words) fn sheet(rule: RuleId, rules: &Rules) -> Option<String> {
    match rules {
        Rules::GoStop(rules) => gostop::sheet(rule, rules),
        Rules::KoiKoi(rules) => koikoi::sheet(rule, rules),
        Rules::MinHwatu(rules) => minhwatu::sheet(rule, rules),
    }
}
