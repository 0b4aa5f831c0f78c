//! Words about hands noted elsewhere.

use crate::ledger::{EveningName, HandCalled};
use crate::report::notes::Tie;

pub(in crate::cli) fn notes_taken_in(
    new: usize,
    days: usize,
    known: usize,
    is_evenings: bool,
) -> String {
    match (new, known) {
        (0, _) => "どの局もすでにあるので、何も変わっていません。".to_owned(),
        (new, 0) if is_evenings => format!("{new}回分の結果を取り込みました。"),
        (new, known) if is_evenings => {
            format!("{new}回分の結果を取り込みました。{known}回分はすでにありました。")
        }
        (new, 0) => format!("{days}日分の{new}局を取り込みました。"),
        (new, known) => {
            format!("{days}日分の{new}局を取り込みました。{known}局はすでにありました。")
        }
    }
}

pub(in crate::cli) fn more_hands_wrong(hands: usize) -> String {
    format!("ほかに読めない局が{hands}局あります。何も取り込んでいません。")
}

pub(in crate::cli) fn no_correction(tie: Tie, hand: &HandCalled) -> String {
    let why = match tie {
        Tie::Chip => "1チップの額が違う",
        Tie::Rules => "ルールが違う",
        Tie::Terms => "同じ金額が、別の種類の結果か別の額のチップですでにある",
        Tie::Correction | Tie::Players => "遊んだ人が違う",
    };
    format!(
        "{why}ので、その局を訂正できません。書き間違いなら、`dokbak dispute {hand}` で無効に\
         してください。"
    )
}

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
