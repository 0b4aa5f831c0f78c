//! Words of the rule sheets.

use super::LANG;
use super::list;
use crate::record::Name;
use crate::rules::{Game, Ruleset, Section};
use crate::vocabulary::particle::{EUN, WA, with};
use crate::words::Text;
use crate::words::nets;

/// Returns the heading of a part of the rules.
pub(in crate::cli) const fn section(section: Section) -> &'static str {
    match section {
        Section::Play => "패와 치는 법",
        Section::Jokbo => "족보",
        Section::Stopping => "고와 스톱",
        Section::Loss => "진 사람이 내는 칩",
        Section::Liability => "독박",
        Section::Fixed => "정해진 값과 피",
        Section::Gwangpalli => "넷 이상일 때",
    }
}

/// Returns that a ruleset file is good.
pub(in crate::cli) fn checked(file: &str, ruleset: &Ruleset) -> String {
    format!(
        "{file}: 이상 없어요. 풀어 본 보기 {}개",
        ruleset.examples.len()
    )
}

/// Returns that a worked example cannot be settled.
pub(in crate::cli) fn example_refused(number: usize, why: &str) -> String {
    format!("{number}번째 보기: 셈할 수 없어요. {why}")
}

/// Returns that a worked example comes to something other than it says.
pub(in crate::cli) fn example_differs(
    number: usize,
    told: &[(Name, i64)],
    found: &[(Name, i64)],
) -> Text {
    Text::both(|form| {
        format!(
            "{number}번째 보기: 셈한 결과가 적힌 것과 달라요. 적힌 것: {}. 셈한 것: {}.",
            list(&form.each(&nets(LANG, told))),
            list(&form.each(&nets(LANG, found)))
        )
    })
}

/// Returns what the mark after a value means.
pub(in crate::cli) fn differs_from_default(game: Game) -> String {
    format!("* 기본 규칙({})과 다른 값이에요.", game.default_rules())
}

pub(in crate::cli) const fn notes() -> &'static str {
    "덧붙임"
}

pub(in crate::cli) const fn sources() -> &'static str {
    "출처"
}

pub(in crate::cli) const fn not_played() -> &'static str {
    "안 해요."
}

/// Returns the headings of a list of rulesets.
pub(in crate::cli) const fn list_headings() -> [&'static str; 2] {
    ["이름", "제목"]
}

/// Returns the headings of a list of keys.
pub(in crate::cli) const fn keys_headings() -> [&'static str; 3] {
    ["항목", "값", "뜻"]
}

/// Returns the heading of a column of keys.
pub(in crate::cli) const fn key_heading() -> &'static str {
    "항목"
}

/// Returns that two rulesets do not differ.
pub(in crate::cli) fn play_alike(left: &str, right: &str) -> String {
    format!("{} {} 똑같이 쳐요.", with(left, WA), with(right, EUN))
}

/// Returns that two rulesets differ in keys alone.
pub(in crate::cli) fn differ_without_effect(left: &str, right: &str) -> String {
    format!(
        "{} {} 똑같이 쳐요. 양쪽 다 안 하는 것만 값이 달라요:",
        with(left, WA),
        with(right, EUN)
    )
}
