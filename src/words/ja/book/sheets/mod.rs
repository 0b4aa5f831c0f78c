//! The sheet's text for each rule that a table plays.

mod gostop;
mod koikoi;
mod minhwatu;

use crate::rules::{RuleId, Rules};

pub(in crate::words) fn sheet(rule: RuleId, rules: &Rules) -> Option<String> {
    match rules {
        Rules::GoStop(rules) => gostop::sheet(rule, rules),
        Rules::KoiKoi(rules) => koikoi::sheet(rule, rules),
        Rules::MinHwatu(rules) => minhwatu::sheet(rule, rules),
    }
}
