//! Words about hands that were noted down elsewhere.

use super::input;
use crate::cli::intake::ScriptLine;

/// Says how many hands that were noted down were taken in, of how many days.
pub(in crate::cli) fn notes_taken_in(new: usize, days: usize, known: usize) -> String {
    match (new, known) {
        (0, _) => "모두 이미 있는 판이라 바뀐 것이 없어요.".to_owned(),
        (new, 0) => format!("{days}일 동안 친 {new}판을 가져왔어요."),
        (new, known) => {
            format!("{days}일 동안 친 {new}판을 가져왔어요. {known}판은 이미 있었어요.")
        }
    }
}

/// Returns the question whether a day that has not come is meant.
pub(in crate::cli) fn is_it_that_day(day: &str) -> String {
    format!("{day}: 아직 오지 않은 날이에요. 이 날이 맞아요? (y/n) ")
}

/// Says that a day has not come.
pub(in crate::cli) fn that_day_will_come(day: &str) -> String {
    format!("{day}: 아직 오지 않은 날이에요.")
}

/// Says that nothing tells the day of a hand that was noted down.
pub(in crate::cli) fn no_day(line: &ScriptLine) -> String {
    let (script, number) = (input(&line.script), line.number);
    format!(
        "{script}:{number}: 이 판은 며칠에 쳤어요? 판에 날짜를 적거나(보기: `date 2026-03-01`), 파일의 \
         첫 판부터라면 `--date 2026-03-01`을 붙여 주세요."
    )
}

/// Says why a hand of notes is not taken that is told in words.
pub(in crate::cli) fn hand_refused(line: &ScriptLine, why: &str) -> String {
    format!("{}:{}: {why}", input(&line.script), line.number)
}

/// Says what a hand of notes leaves open that is told in words.
pub(in crate::cli) fn hand_open(line: &ScriptLine, asks: &[String]) -> String {
    let (script, number) = (input(&line.script), line.number);
    format!(
        "{script}:{number}: 이 줄만으로는 알 수 없는 것이 있어요. 줄에 덧붙여 주세요. {}",
        asks.join(" ")
    )
}

pub(in crate::cli) fn more_hands_wrong(hands: usize) -> String {
    format!("읽을 수 없는 판이 {hands}판 더 있어요. 아무것도 가져오지 않았어요.")
}
