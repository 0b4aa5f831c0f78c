//! Words of the rule sheets.

use super::LANG;
use super::list;
use crate::record::Name;
use crate::rules::{Game, Ruleset, Section};
use crate::words::Text;
use crate::words::nets;

/// Returns the heading of a part of the rules.
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

/// Returns that a ruleset file is good.
pub(in crate::cli) fn checked(file: &str, ruleset: &Ruleset) -> String {
    format!("{file}: 問題なし、例{}個", ruleset.examples.len())
}

/// Returns that a worked example cannot be settled.
pub(in crate::cli) fn example_refused(number: usize, why: &str) -> String {
    format!("例{number}は計算できません: {why}")
}

/// Returns that a worked example comes to something other than it says.
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

/// Returns what the mark behind a value means.
pub(in crate::cli) fn differs_from_default(game: Game) -> String {
    format!("* は標準（{}）との違いです。", game.default_rules())
}

pub(in crate::cli) const fn notes() -> &'static str {
    "注"
}

pub(in crate::cli) const fn sources() -> &'static str {
    "出典"
}

pub(in crate::cli) const fn not_played() -> &'static str {
    "なし。"
}

/// Returns the headings of a list of rulesets.
pub(in crate::cli) const fn list_headings() -> [&'static str; 2] {
    ["名前", "題"]
}

/// Returns the headings of a list of keys.
pub(in crate::cli) const fn keys_headings() -> [&'static str; 3] {
    ["キー", "値", "意味"]
}

/// Returns the heading of a column of keys.
pub(in crate::cli) const fn key_heading() -> &'static str {
    "キー"
}

/// Returns that two rulesets do not differ.
pub(in crate::cli) fn play_alike(left: &str, right: &str) -> String {
    format!("{left}と{right}は同じルールです。")
}

/// Returns that two rulesets differ in keys alone.
pub(in crate::cli) fn differ_without_effect(left: &str, right: &str) -> String {
    format!("{left}と{right}の遊び方は同じです。違うのは、どちらでも使わないところだけです:")
}
