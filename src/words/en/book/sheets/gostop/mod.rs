//! The rule sheet of Go-Stop, in files of one or two chapters each.

mod dokbak;
mod events;
mod jokbo;
mod payment;
mod play;
mod seats;

use crate::rules::{GoStopRules, RuleId};

/// Returns the sheet's text for a rule of one chapter; `None` if the rule belongs to another.
type SheetFn = fn(RuleId, &GoStopRules) -> Option<String>;

const CHAPTERS: [SheetFn; 7] = [
    play::sheet,
    jokbo::brights,
    jokbo::sheet,
    payment::sheet,
    dokbak::sheet,
    events::sheet,
    seats::sheet,
];

pub(super) fn sheet(rule: RuleId, rules: &GoStopRules) -> Option<String> {
    CHAPTERS.iter().find_map(|chapter| chapter(rule, rules))
}
