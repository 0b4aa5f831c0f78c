//! Words of the rule sheets.

use super::LANG;
use super::list;
use crate::record::Name;
use crate::rules::{Ruleset, Section};
use crate::words::Text;
use crate::words::nets;

pub(in crate::cli) const fn section(section: Section) -> &'static str {
    match section {
        Section::Play => "패와 치는 법",
        Section::Jokbo => "족보",
        Section::Stopping => "고와 스톱",
        Section::Loss => "진 사람이 내는 점수",
        Section::Liability => "독박",
        Section::Fixed => "정해진 값과 피",
        Section::Gwangpalli => "넷 이상일 때",
    }
}

pub(in crate::cli) fn checked(file: &str, ruleset: &Ruleset) -> String {
    format!(
        "{file}: 이상 없어요. 풀어 본 보기 {}개",
        ruleset.examples.len()
    )
}

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
