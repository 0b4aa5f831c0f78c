//! Words of a written hand that is asked again.

use crate::ledger::HandCalled;
use crate::rules::Game;

/// Returns what is said before the questions of a written hand come again.
pub(crate) fn asked_again(_: Game, hand: &HandCalled) -> String {
    format!(
        "{}번째 판을 다시 물어요. Enter: [ ] 안의 답 그대로, <: 뒤로",
        hand.number
    )
}

/// Returns that the questions cannot tell a hand as it is recorded, so that it is disputed.
pub(crate) fn not_asked_again(_: Game, hand: &HandCalled) -> String {
    format!(
        "{}번째 판은 질문으로 다시 물을 수 없는 기록이라 한 줄씩 고쳐요.",
        hand.number
    )
}

pub(crate) fn stays_as_written(_: Game, hand: &HandCalled) -> String {
    format!(
        "아무것도 적지 않았어요. {}번째 판은 그대로예요.",
        hand.number
    )
}

/// Returns that no answer was changed.
pub(crate) fn all_as_before(_: Game, hand: &HandCalled) -> String {
    format!(
        "답이 모두 그대로라서 아무것도 적지 않았어요. {}번째 판은 그대로예요.",
        hand.number
    )
}

/// Returns the question for the reason of a correction.
pub(crate) fn why_corrected() -> String {
    format!(
        "정정 이유는요? [{}] (n 그대로 두기, < 뒤로) ",
        entered_wrongly()
    )
}

/// Returns the reason of a correction for which nobody gave one.
pub(crate) fn entered_wrongly() -> String {
    "잘못 적음".to_owned()
}

pub(crate) fn why_corrected_help() -> String {
    "이 이유와 함께 정정을 적어요. 처음 적은 판도 장부에 남아 있어요. Enter: [ ] 안의 이유로 적기, \
     n: 판을 그대로 두기, <: 마지막 질문으로, 고치기 2: 2번째 답으로, 보기: 적은 답 보기"
        .to_owned()
}
