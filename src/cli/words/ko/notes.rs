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
        (0, _) => "모두 이미 있는 판이라 바뀐 것이 없어요.".to_owned(),
        (new, 0) if is_evenings => format!("모임 {new}번의 결과를 가져왔어요."),
        (new, known) if is_evenings => {
            format!("모임 {new}번의 결과를 가져왔어요. {known}번은 이미 있었어요.")
        }
        (new, 0) => format!("{days}일 동안 친 {new}판을 가져왔어요."),
        (new, known) => {
            format!("{days}일 동안 친 {new}판을 가져왔어요. {known}판은 이미 있었어요.")
        }
    }
}

pub(in crate::cli) fn more_hands_wrong(hands: usize) -> String {
    format!("읽을 수 없는 판이 {hands}판 더 있어요. 아무것도 가져오지 않았어요.")
}

pub(in crate::cli) fn no_correction(tie: Tie, hand: &HandCalled) -> String {
    let why = match tie {
        Tie::Chip => "점당 금액이 달라서",
        Tie::Rules => "규칙이 달라서",
        Tie::Terms => "같은 금액이 다른 종류의 결과나 다른 점당 금액으로 이미 있어서",
        Tie::Correction | Tie::Players => "친 사람이 달라서",
    };
    format!(
        "{why} 그 판을 고칠 수 없어요. 잘못 적었다면 `dokbak dispute {hand}`에서 무효로 해 \
         주세요."
    )
}

pub(in crate::cli) fn other_worth(
    name: &EveningName,
    here: Option<&str>,
    noted: Option<&str>,
) -> String {
    let worth = |chip: Option<&str>| chip.map_or("돈 없음".to_owned(), str::to_owned);
    format!(
        "점당 금액: {name} 모임은 {}, 파일은 {}. 이것은 고칠 수 없어서 그대로 둬요.",
        worth(here),
        worth(noted)
    )
}
