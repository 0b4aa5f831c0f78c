//! Words about hands that were noted down elsewhere.

use super::input;
use crate::cli::intake::ScriptLine;

/// Says how many hands that were noted down were taken in, of how many days.
pub(in crate::cli) fn notes_taken_in(new: usize, days: usize, known: usize) -> String {
    match (new, known) {
        (0, _) => "どの局もすでにあるので、何も変わっていません。".to_owned(),
        (new, 0) => format!("{days}日分の{new}局を取り込みました。"),
        (new, known) => {
            format!("{days}日分の{new}局を取り込みました。{known}局はすでにありました。")
        }
    }
}

/// Returns the question whether a day that has not come is meant.
pub(in crate::cli) fn is_it_that_day(day: &str) -> String {
    format!("{day}はまだ来ていません。この日で合っていますか。(y/n) ")
}

/// Says that a day has not come.
pub(in crate::cli) fn that_day_will_come(day: &str) -> String {
    format!("{day}はまだ来ていません。")
}

/// Says that nothing tells the day of a hand that was noted down.
pub(in crate::cli) fn no_day(line: &ScriptLine) -> String {
    let (script, number) = (input(&line.script), line.number);
    format!(
        "{script}:{number}: この局は何日のものですか。記録に `date 2026-03-01` のように日付を書くか、\
         ファイルの最初の局からなら `--date 2026-03-01` を付けてください。"
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
        "{script}:{number}: この行だけでは分からないことがあります。行に書き足してください。{}",
        asks.join("")
    )
}

pub(in crate::cli) fn more_hands_wrong(hands: usize) -> String {
    format!("ほかに読めない局が{hands}局あります。何も取り込んでいません。")
}
