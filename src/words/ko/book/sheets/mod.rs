//! Rule sheets: how a table plays each of its rules.

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
