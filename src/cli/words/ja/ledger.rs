//! Words about the ledger.

use super::ledger_faults::ledger_fault;
use super::{list, on_day, session_name};
use crate::cli::facts::input::InputSource;
use crate::cli::limits::file_size_reached;
use crate::ledger::{HandCalled, LedgerError, SessionName, StoredSession};
use crate::words::Text;

pub(in crate::cli) fn input(input: &InputSource) -> String {
    match input {
        InputSource::Standard => "標準入力".to_owned(),
        InputSource::File(path) => path.display().to_string(),
    }
}

pub(in crate::cli) fn understood(parts: &[String]) -> Text {
    Text::both(|form| format!("理解した内容: {}", parts.join(form.or(" · ", ", "))))
}

pub(in crate::cli) fn ledger_error(error: &LedgerError) -> String {
    match error {
        LedgerError::InputOutput(_) if file_size_reached() => {
            "空き容量がありません。ファイルの大きさの上限に達しました。".to_owned()
        }
        error => ledger_fault(error),
    }
}

pub(in crate::cli) fn log_session(session: &StoredSession, name: &SessionName) -> String {
    let (body, name) = (&session.body, session_name(name));
    let chip = body.chip.as_ref().map_or_else(String::new, |chip| {
        let worth = chip.value().map(super::worth_of);
        format!("、1チップ{}", worth.as_deref().unwrap_or(chip.text()))
    });
    let state = if session.closed.is_some() {
        ""
    } else {
        "、途中"
    };
    format!(
        "{name}: {}、{}{chip}{state}",
        list(&body.players),
        body.rules
    )
}

pub(in crate::cli) fn months_headings(money: bool) -> [&'static str; 6] {
    [
        "月",
        if money { ">金額" } else { ">チップ" },
        ">参加局数",
        ">プラス",
        ">最高",
        ">最低",
    ]
}

pub(in crate::cli) fn hands_headings(money: bool) -> Vec<&'static str> {
    let chips = ["日付", ">局", ">チップ"].into_iter();
    let money = money.then_some(">金額");
    chips.chain(money).chain([""]).collect()
}

pub(in crate::cli) fn said_of_hand(said: &Text, hand: &HandCalled) -> Text {
    Text::both(|form| {
        format!(
            "{}の{}局目（{hand}）: {}",
            on_day(&hand.evening.day),
            hand.number,
            form.pick(said)
        )
    })
}
