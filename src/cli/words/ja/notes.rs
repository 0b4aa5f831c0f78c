//! Words about hands that were noted down elsewhere.

use super::{input, on_day};
use crate::cli::facts::input::{InputSource, ScriptLine};
use crate::ledger::{EveningName, HandCalled};
use crate::report::notes::Tie;
use crate::words::Text;

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

/// Says that hands of notes cannot belong to a day.
pub(in crate::cli) fn no_day_of_notes(line: &ScriptLine, day: &str, first: &str) -> String {
    let (script, number) = (input(&line.script), line.number);
    format!(
        "{script}:{number}: {day}の局ではありえません。`date 2026-03-01` のように、{first}から今日までの\
         日付を書いてください。"
    )
}

/// Returns the reason of a correction that notes bring.
pub(in crate::cli) fn mended_in(notes: &InputSource) -> String {
    format!("{}で訂正", input(notes))
}

/// Says which hand of the ledger a noted one nearly is; both follow.
pub(in crate::cli) fn nearly_here(line: &ScriptLine, hand: &HandCalled, day: &str) -> String {
    let (script, number, day) = (input(&line.script), line.number, on_day(day));
    format!(
        "{script}:{number}: {day}の{}局目（{hand}）とほとんど同じです。",
        hand.number
    )
}

pub(in crate::cli) fn as_it_is_here(ended: &str, net: &Text) -> Text {
    Text::from(format!("帳簿: {ended} ")).then(net)
}

pub(in crate::cli) fn as_it_is_noted(ended: &str, net: &Text) -> Text {
    Text::from(format!("控え: {ended} ")).then(net)
}

/// Asks whether a noted hand corrects one of the ledger.
pub(in crate::cli) fn is_it_mended() -> &'static str {
    "その局をこう訂正しますか。（n: 別の局です）[Y/n] "
}

/// Asks whether a noted hand is one of the ledger that it cannot correct.
pub(in crate::cli) fn is_it_that_hand() -> &'static str {
    "その局のことですか。それなら帳簿はそのままです。[Y/n] "
}

/// Says why a hand of the ledger cannot be corrected by the noted one.
pub(in crate::cli) fn no_correction(tie: Tie, hand: &HandCalled) -> String {
    let why = match tie {
        Tie::Chip => "1チップの額が違う",
        Tie::Rules => "ルールが違う",
        Tie::Correction | Tie::Players => "遊んだ人が違う",
    };
    format!(
        "{why}ので、その局を訂正できません。書き間違いなら、`dokbak dispute {hand}` で無効に\
         してください。"
    )
}

/// Says how to answer what a noted hand is that is nearly one of the ledger.
pub(in crate::cli) fn mended_unsaid(correct: &str, new: &str) -> String {
    format!(
        "この局は取り込んでいません。帳簿の局を訂正するなら `{correct}`、別の局なら `{new}` です。"
    )
}

/// Says how to take in a noted hand that cannot correct the one that it nearly is.
pub(in crate::cli) fn other_unsaid(command: &str) -> String {
    format!("この局は取り込んでいません。別の局なら `{command}` です。")
}

/// Says how to answer whose name is in a noted hand that is here but for that name.
pub(in crate::cli) fn spelled_unsaid(name: &str, near: &str, same: &str, other: &str) -> String {
    format!(
        "{name}が{near}のことかもしれないので、この局は取り込んでいません。同じ人なら `{same}`、別の人なら \
         `{other}` です。"
    )
}

/// Says that hands of a day are the same as some of the ledger, which follow.
pub(in crate::cli) fn equal_of_day(day: &str) -> String {
    format!(
        "{}の局に、帳簿の次の局と同じものがあります。ただし、その回のほかの局は控えにありません。",
        on_day(day)
    )
}

/// Asks whether noted hands are those of the ledger.
pub(in crate::cli) fn are_they_the_same() -> &'static str {
    "帳簿のその局ですか。（n: 別の局です）[Y/n] "
}

/// Says that hands that may be others were passed over; they follow.
pub(in crate::cli) fn equal_passed_over() -> &'static str {
    "帳簿の次の局と同じなので、取り込んでいません。ただし、その回のほかの局は控えにありません。"
}

/// Says how to take in noted hands that are the same as some of the ledger.
pub(in crate::cli) fn equal_unsaid(command: &str) -> String {
    format!("同じ日の別のファイルにある別の局なら `{command}` です。")
}

/// Says which hands were here already; they follow.
pub(in crate::cli) fn passed_over() -> &'static str {
    "すでにある局:"
}

pub(in crate::cli) fn more_passed_over(hands: usize) -> String {
    format!("  ほか{hands}局")
}

/// Returns a hand of the ledger in a line.
pub(in crate::cli) fn hand_in_words(hand: &HandCalled, day: &str, ended: &str, net: &Text) -> Text {
    Text::from(format!("{hand}、{}: {ended} ", on_day(day))).then(net)
}

/// Says that notes have another worth of a chip than a session.
pub(in crate::cli) fn other_worth(
    name: &EveningName,
    here: Option<&str>,
    noted: Option<&str>,
) -> String {
    let worth = |chip: Option<&str>| chip.map_or("お金なし".to_owned(), str::to_owned);
    format!(
        "1チップの額: {name}の回は{}、控えでは{}。これは訂正できないので、そのままです。",
        worth(here),
        worth(noted)
    )
}

/// Says how two names become those of one person.
pub(in crate::cli) fn joined_later(command: &str) -> String {
    format!("同じ人なら `{command}` です。")
}

/// Returns the question whether a name of the ledger is a slip for a new one.
pub(in crate::cli) fn is_a_slip(known: &str, new: &str) -> String {
    format!("「{new}」は初めての名前です。帳簿の「{known}」はその書き間違いですか。[Y/n] ")
}
