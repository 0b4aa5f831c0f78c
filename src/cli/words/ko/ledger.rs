//! Words about the ledger.

use super::ledger_fault::ledger_fault;
use super::{list, on_day, session_name};
use crate::cli::facts::input::InputSource;
use crate::cli::limits::file_size_reached;
use crate::ledger::{HandCalled, LedgerError, SessionName, StoredSession};
use crate::words::Text;

pub(in crate::cli) fn input(input: &InputSource) -> String {
    match input {
        InputSource::Standard => "표준 입력".to_owned(),
        InputSource::File(path) => path.display().to_string(),
    }
}

pub(in crate::cli) fn understood(parts: &[String]) -> Text {
    Text::both(|form| format!("알아들은 것: {}", parts.join(form.or(" · ", ", "))))
}

pub(in crate::cli) fn ledger_error(error: &LedgerError) -> String {
    match error {
        LedgerError::InputOutput(_) if file_size_reached() => {
            "저장 공간이 없어요. 파일이 더 커질 수 없어요 (파일 크기 제한).".to_owned()
        }
        error => ledger_fault(error),
    }
}

pub(in crate::cli) fn log_session(session: &StoredSession, name: &SessionName) -> String {
    let (body, name) = (&session.body, session_name(name));
    let chip = body.chip.as_ref().map_or_else(String::new, |chip| {
        let worth = chip.value().map(super::worth_of);
        format!(", 점당 {}", worth.as_deref().unwrap_or(chip.text()))
    });
    let state = if session.closed.is_some() {
        ""
    } else {
        ", 아직 안 끝남"
    };
    format!(
        "{name}: {}, {}{chip}{state}",
        list(&body.players),
        body.rules
    )
}

pub(in crate::cli) fn months_headings(money: bool) -> [&'static str; 6] {
    [
        "달",
        if money { ">금액" } else { ">점" },
        ">앉은 판",
        ">딴 판",
        ">최고",
        ">최저",
    ]
}

pub(in crate::cli) fn hands_headings(money: bool) -> Vec<&'static str> {
    let chips = ["날짜", ">판", ">점"].into_iter();
    let money = money.then_some(">금액");
    chips.chain(money).chain([""]).collect()
}

pub(in crate::cli) fn said_of_hand(said: &Text, hand: &HandCalled) -> Text {
    Text::both(|form| {
        format!(
            "{} {}번째 판({hand}): {}",
            on_day(&hand.evening.day),
            hand.number,
            form.pick(said)
        )
    })
}
