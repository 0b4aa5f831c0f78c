//! Words of the rule sheets.

use super::LANG;
use super::list;
use crate::record::Name;
use crate::rules::{Ruleset, Section};
use crate::words::Text;
use crate::words::nets;

pub(in crate::cli) const fn section(section: Section) -> &'static str {
    match section {
        Section::Play => "札と進め方",
        Section::Jokbo => "役",
        Section::Stopping => "ストップ",
        Section::Loss => "負けの支払い",
        Section::Liability => "肩代わり",
        Section::Fixed => "定額の支払いとカス",
        Section::Gwangpalli => "4人以上の卓",
    }
}

pub(in crate::cli) fn checked(file: &str, ruleset: &Ruleset) -> String {
    format!("{file}: 問題なし、例{}個", ruleset.examples.len())
}

pub(in crate::cli) fn example_differs(
    number: usize,
    told: &[(Name, i64)],
    found: &[(Name, i64)],
) -> Text {
    Text::both(|form| {
        format!(
            "例{number}には{}とありますが、計算では{}です。",
            list(&form.each(&nets(LANG, told))),
            list(&form.each(&nets(LANG, found)))
        )
    })
}
