//! Words of a written hand that is asked again.

use crate::cli::prompt::{OldAnswer, OldBesides};
use crate::ledger::HandName;
use crate::record::Scored;

/// Returns what is said before the questions of a written hand come again.
pub(in crate::cli) fn asked_again(hand: &HandName) -> String {
    format!(
        "{}局目をもう一度聞きます。Enter で [ ] の答えのまま、< で戻ります。",
        hand.number
    )
}

/// Returns that the questions cannot tell a hand as it is recorded, so that it is disputed.
pub(in crate::cli) fn not_asked_again(hand: &HandName) -> String {
    format!(
        "{}局目の記録は質問では聞き直せないので、1行ずつ直します。",
        hand.number
    )
}

pub(in crate::cli) fn stays_as_written(hand: &HandName) -> String {
    format!("何も記録していません。{}局目は元のままです。", hand.number)
}

/// Returns that no answer was changed.
pub(in crate::cli) fn all_as_before(hand: &HandName) -> String {
    format!(
        "答えがすべて同じなので、何も記録していません。{}局目は元のままです。",
        hand.number
    )
}

/// Returns the question for the reason of a correction.
pub(in crate::cli) fn why_corrected() -> String {
    format!(
        "訂正の理由は？ [{}] (n 元のまま、< 戻る) ",
        entered_wrongly()
    )
}

/// Returns the reason of a correction for which nobody gave one.
pub(in crate::cli) fn entered_wrongly() -> String {
    "記入の誤り".to_owned()
}

pub(in crate::cli) fn why_corrected_help() -> String {
    "この理由を付けて訂正を記録します。元の局も帳簿に残ります。Enter で [ ] の理由、n で元のまま、\
     < で最後の質問へ、edit N で答え N の質問へ戻り、show で答えを一覧します。"
        .to_owned()
}

/// Returns an old answer as it can be typed.
pub(super) fn old_answer(old: &OldAnswer) -> String {
    match old {
        OldAnswer::Typed(text) => text.clone(),
        OldAnswer::Points(scored) => points(*scored),
        OldAnswer::Besides(besides) => besides_cards(besides),
    }
}

fn points(scored: Scored) -> String {
    let parts = [
        Some(format!("{}点", scored.points)),
        scored.brights.then(|| "光".to_owned()),
        scored.animals.map(|animals| format!("タネ{animals}")),
        scored.ribbons.then(|| "短冊".to_owned()),
        scored.junk.then(|| "カス".to_owned()),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

fn besides_cards(told: &OldBesides) -> String {
    let goes = (told.goes > 0).then(|| format!("{}ゴー", told.goes));
    let months = |word: &'static str, months: &[u8]| -> Vec<String> {
        months
            .iter()
            .map(|month| format!("{word}{month}"))
            .collect()
    };
    let own = goes
        .into_iter()
        .chain(months("見せ", &told.shown))
        .chain(months("爆", &told.bombed))
        .chain(months("手榴弾", &told.grenades))
        .chain(months("初手", &told.first_sweep));
    let own = own.collect::<Vec<_>>().join(" ");
    let others = told.others_go.iter().map(|name| format!("{name} ゴー"));
    let parts = Some(own).filter(|own| !own.is_empty()).into_iter();
    parts.chain(others).collect::<Vec<_>>().join("、")
}
