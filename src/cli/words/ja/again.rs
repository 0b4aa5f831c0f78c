//! Words of a written hand that is asked again.

use crate::ledger::HandCalled;
use crate::rules::Game;

/// Returns what is said before the questions of a written hand come again.
pub(crate) fn asked_again(_: Game, hand: &HandCalled) -> String {
    format!(
        "{}局目をもう一度聞きます。Enter で [ ] の答えのまま、< で戻ります。",
        hand.number
    )
}

/// Returns that the questions cannot tell a hand as it is recorded, so that it is disputed.
pub(crate) fn not_asked_again(_: Game, hand: &HandCalled) -> String {
    format!(
        "{}局目の記録は質問では聞き直せないので、1行ずつ直します。",
        hand.number
    )
}

pub(crate) fn stays_as_written(_: Game, hand: &HandCalled) -> String {
    format!("何も記録していません。{}局目は元のままです。", hand.number)
}

/// Returns that no answer was changed.
pub(crate) fn all_as_before(_: Game, hand: &HandCalled) -> String {
    format!(
        "答えがすべて同じなので、何も記録していません。{}局目は元のままです。",
        hand.number
    )
}

/// Returns the question for the reason of a correction.
pub(crate) fn why_corrected() -> String {
    format!(
        "訂正の理由は？ [{}] (n 元のまま、< 戻る) ",
        entered_wrongly()
    )
}

/// Returns the reason of a correction for which nobody gave one.
pub(crate) fn entered_wrongly() -> String {
    "記入の誤り".to_owned()
}

pub(crate) fn why_corrected_help() -> String {
    "この理由を付けて訂正を記録します。元の局も帳簿に残ります。Enter で [ ] の理由、n で元のまま、\
     < で最後の質問へ、編集 N で答え N の質問へ戻り、表示 で答えを一覧します。"
        .to_owned()
}
