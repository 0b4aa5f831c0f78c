//! Words about hands that were noted down elsewhere.

use super::{input, on_day};
use crate::cli::facts::input::{InputSource, ScriptLine};
use crate::ledger::{EveningName, HandCalled};
use crate::report::notes::Tie;
use crate::words::Text;

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

/// Says that hands of notes cannot belong to a day.
pub(in crate::cli) fn no_day_of_notes(line: &ScriptLine, day: &str, first: &str) -> String {
    let (script, number) = (input(&line.script), line.number);
    format!(
        "{script}:{number}: {day}에 친 판일 수 없어요. {first}부터 오늘까지의 날짜로 적어 주세요. 보기: \
         `date 2026-03-01`"
    )
}

/// Returns the reason of a correction that notes bring.
pub(in crate::cli) fn mended_in(notes: &InputSource) -> String {
    format!("{}에서 고침", input(notes))
}

/// Says which hand of the ledger a noted one nearly is; both follow.
pub(in crate::cli) fn nearly_here(line: &ScriptLine, hand: &HandCalled, day: &str) -> String {
    let (script, number, day) = (input(&line.script), line.number, on_day(day));
    format!(
        "{script}:{number}: {day} {}번째 판({hand})과 거의 같아요.",
        hand.number
    )
}

pub(in crate::cli) fn as_it_is_here(ended: &str, net: &Text) -> Text {
    Text::from(format!("장부: {ended} ")).then(net)
}

pub(in crate::cli) fn as_it_is_noted(ended: &str, net: &Text) -> Text {
    Text::from(format!("파일: {ended} ")).then(net)
}

/// Asks whether a noted hand corrects one of the ledger.
pub(in crate::cli) fn is_it_mended() -> &'static str {
    "그 판을 이렇게 고칠까요? (n: 다른 판이에요) [Y/n] "
}

/// Asks whether a noted hand is one of the ledger that it cannot correct.
pub(in crate::cli) fn is_it_that_hand() -> &'static str {
    "바로 그 판인가요? 그러면 장부는 그대로 둬요. [Y/n] "
}

/// Says why a hand of the ledger cannot be corrected by the noted one.
pub(in crate::cli) fn no_correction(tie: Tie, hand: &HandCalled) -> String {
    let why = match tie {
        Tie::Chip => "칩 하나의 값이 달라서",
        Tie::Rules => "규칙이 달라서",
        Tie::Correction | Tie::Players => "친 사람이 달라서",
    };
    format!(
        "{why} 그 판을 고칠 수 없어요. 잘못 적었다면 `dokbak dispute {hand}`에서 무효로 해 \
         주세요."
    )
}

/// Says how to answer what a noted hand is that is nearly one of the ledger.
pub(in crate::cli) fn mended_unsaid(correct: &str, new: &str) -> String {
    format!("이 판은 가져오지 않았어요. 그 판을 고치려면: `{correct}`. 다른 판이면: `{new}`.")
}

/// Says how to take in a noted hand that cannot correct the one that it nearly is.
pub(in crate::cli) fn other_unsaid(command: &str) -> String {
    format!("이 판은 가져오지 않았어요. 다른 판이면: `{command}`.")
}

/// Says how to answer whose name is in a noted hand that is here but for that name.
pub(in crate::cli) fn spelled_unsaid(name: &str, near: &str, same: &str, other: &str) -> String {
    format!(
        "{name}: 혹시 {near}인지 몰라 이 판은 가져오지 않았어요. 같은 사람이면: `{same}`. 다른 사람이면: \
         `{other}`."
    )
}

/// Says that hands of a day are the same as some of the ledger, which follow.
pub(in crate::cli) fn equal_of_day(day: &str) -> String {
    format!(
        "{}에 친 판 가운데 이미 있는 판과 똑같은 것이 있는데, 파일에는 그 모임의 다른 판이 없어요.",
        on_day(day)
    )
}

/// Asks whether noted hands are those of the ledger.
pub(in crate::cli) fn are_they_the_same() -> &'static str {
    "이미 있는 그 판인가요? (n: 다른 판이에요) [Y/n] "
}

/// Says that hands that may be others were passed over; they follow.
pub(in crate::cli) fn equal_passed_over() -> &'static str {
    "이미 있는 판과 똑같아서 가져오지 않았어요. 다만 파일에는 그 모임의 다른 판이 없어요."
}

/// Says how to take in noted hands that are the same as some of the ledger.
pub(in crate::cli) fn equal_unsaid(command: &str) -> String {
    format!("같은 날의 다른 파일이라 다른 판이면: `{command}`.")
}

/// Says which hands were here already; they follow.
pub(in crate::cli) fn passed_over() -> &'static str {
    "이미 있던 판:"
}

pub(in crate::cli) fn more_passed_over(hands: usize) -> String {
    format!("  그 밖에 {hands}판")
}

/// Returns a hand of the ledger in a line.
pub(in crate::cli) fn hand_in_words(hand: &HandCalled, day: &str, ended: &str, net: &Text) -> Text {
    Text::from(format!("{hand}, {}: {ended} ", on_day(day))).then(net)
}

/// Says that notes have another worth of a chip than a session.
pub(in crate::cli) fn other_worth(
    name: &EveningName,
    here: Option<&str>,
    noted: Option<&str>,
) -> String {
    let worth = |chip: Option<&str>| chip.map_or("돈 없음".to_owned(), str::to_owned);
    format!(
        "칩 하나의 값: {name} 모임은 {}, 파일은 {}. 이것은 고칠 수 없어서 그대로 둬요.",
        worth(here),
        worth(noted)
    )
}

/// Says how two names become those of one person.
pub(in crate::cli) fn joined_later(command: &str) -> String {
    format!("같은 사람이면: `{command}`.")
}

/// Returns the question whether a name of the ledger is a slip for a new one.
pub(in crate::cli) fn is_a_slip(known: &str, new: &str) -> String {
    format!("{new}: 처음 보는 이름이에요. 장부의 {known}: 이 이름을 잘못 적은 건가요? [Y/n] ")
}
