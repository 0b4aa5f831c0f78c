//! Lines of a chat that begin with a day and go on.

use super::cut::has_amount;
use super::day::WrittenDay;
use crate::letters::key;

/// Words beside a day that say nothing else: a time of day, or what the lines below are.
const WORDS: &[&str] = &[
    "저녁",
    "밤",
    "낮",
    "아침",
    "점심",
    "새벽",
    "심야",
    "모임",
    "결과",
    "기록",
    "화투",
    "고스톱",
    "맞고",
    "夜",
    "昼",
    "朝",
    "晩",
    "夕方",
    "深夜",
    "夕",
    "結果",
    "記録",
    "花札",
    "evening",
    "night",
    "afternoon",
    "morning",
    "noon",
    "results",
    "result",
    "hwatu",
    "go-stop",
];

/// Reads a day, perhaps in brackets, and perhaps with a word for the time of day: `3월 2일 저녁`.
pub(super) fn titled_day(text: &str) -> Option<WrittenDay> {
    let is_mark = |one: char| one.is_whitespace() || "()[]:：".contains(one);
    let text = text.trim_matches(is_mark);
    if let Some(day) = WrittenDay::read(text) {
        return Some(day);
    }
    let text = key(text).replace(['의', 'の'], " ");
    let all = text.split(is_mark).filter(|word| !word.is_empty());
    let (words, rest): (Vec<&str>, Vec<&str>) = all.partition(|word| WORDS.contains(word));
    let day = WrittenDay::read(&rest.join(" "))?;
    (!words.is_empty()).then_some(day)
}

/// Returns whether a line begins with a day and goes on without an amount: the lines below it may be
/// of that day.
pub(super) fn may_be_day(line: &str) -> bool {
    let is_sure = |day| matches!(day, WrittenDay::Known(..)) || line.contains('/');
    WrittenDay::before(line).is_some_and(|(day, _)| is_sure(day)) && !has_amount(line)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_may_stand_beside_a_day() {
        for text in [
            "3월 2일 저녁",
            "3월 2일(토) 밤:",
            "3月3日　夜",
            "3月3日の夜",
            "2026-03-02 night",
            "(3/13)",
            "2 Mar evening",
        ] {
            assert!(titled_day(text).is_some(), "{text}");
        }
        for text in ["3월 2일 철수네", "3월 2일에 보자", "저녁", "3월", "5 night"] {
            assert_eq!(titled_day(text), None, "{text}");
        }
        assert!(may_be_day("3월 2일 철수네"));
        assert!(may_be_day("3/8 at Ann's"));
        assert!(!may_be_day("3월 2일 철수 +500"));
        assert!(!may_be_day("철수네 3월 2일"));
    }
}
