//! Words about the ledger.

use super::ledger_fault::ledger_fault;
use super::{day, hand_name, irregular, list, on_day, session_name, system_fault, too_long};
use crate::cli::facts::input::InputSource;
use crate::cli::limits::file_size_reached;
use crate::files::Unreadable;
use crate::ledger::{
    HandCalled, LedgerError, SessionName, StoredCorrection, StoredHand, StoredSession,
};
use crate::limits::Limit;
use crate::words::Text;
use std::path::Path;

/// Returns what an input is called in front of what is wrong in it.
pub(in crate::cli) fn input(input: &InputSource) -> String {
    match input {
        InputSource::Standard => "표준 입력".to_owned(),
        InputSource::File(path) => path.display().to_string(),
    }
}

/// Returns what the options of a told hand are called in front of what is wrong.
pub(in crate::cli) const fn told_header() -> &'static str {
    "말한 판의 선택 항목"
}

/// Says what was understood of a told hand.
pub(in crate::cli) fn understood(parts: &[String]) -> Text {
    Text::both(|form| format!("알아들은 것: {}", parts.join(form.or(" · ", ", "))))
}

/// Returns what drawn or scored cards of the command line are called in front of what is wrong.
pub(in crate::cli) const fn cards_input() -> &'static str {
    "패"
}

/// Returns why a file that was named is not read, `limit` being what it may have.
pub(in crate::cli) fn not_read(name: &str, why: &Unreadable, limit: Limit) -> String {
    match why {
        Unreadable::System(error) => unreadable(name, error),
        Unreadable::NotRegular(kind) => format!("{name}: {}", irregular(*kind)),
        Unreadable::TooLong => format!("{name}: {}", too_long(limit)),
    }
}

pub(in crate::cli) fn unreadable(name: &str, error: &std::io::Error) -> String {
    format!("{name}: {}.", system_fault(error.into()))
}

/// Returns why the ledger could not do what was asked.
pub(in crate::cli) fn ledger_error(error: &LedgerError) -> String {
    match error {
        LedgerError::InputOutput(_) if file_size_reached() => {
            "저장 공간이 없어요. 파일이 더 커질 수 없어요 (파일 크기 제한).".to_owned()
        }
        error => ledger_fault(error),
    }
}

pub(in crate::cli) fn no_ledger(path: &Path) -> String {
    format!("아직 적은 것이 없어요. {}: 장부가 없어요.", path.display())
}

pub(in crate::cli) fn nothing_played() -> String {
    "장부에 맞는 판이 없어요.".to_owned()
}

/// Returns the heading of a session in the log.
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

pub(in crate::cli) fn log_headings() -> [&'static str; 3] {
    [">판", "끝", "주고받음"]
}

pub(in crate::cli) fn months_headings(money: bool) -> [&'static str; 6] {
    [
        "달",
        if money { ">금액" } else { ">칩" },
        ">앉은 판",
        ">딴 판",
        ">최고",
        ">최저",
    ]
}

pub(in crate::cli) fn hands_headings(money: bool) -> Vec<&'static str> {
    let chips = ["날짜", ">판", ">칩"].into_iter();
    let money = money.then_some(">금액");
    chips.chain(money).chain([""]).collect()
}

/// Returns what a row is that is no hand, but the end of a session.
pub(in crate::cli) fn settled_row() -> &'static str {
    "모임 정산"
}

pub(in crate::cli) fn corrected(ended: &str, reason: &str) -> String {
    format!("{ended} (정정: {reason})")
}

/// Returns the heading of a shown hand.
pub(in crate::cli) fn shown_hand(hand: &StoredHand, called: &HandCalled) -> String {
    let (name, day) = (hand_name(called), day(&hand.at));
    format!("{name}, {day}에 {}에서 적음", hand.engine)
}

/// Returns what is wrong with an entry, with the hand that it is.
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

/// Returns that a hand was asked for by its entry, and that another has this number in its session.
pub(in crate::cli) fn shown_by_entry(shown: &HandCalled, other: &HandCalled) -> String {
    format!(
        "여기서 {}번은 프로그램용 기록 번호예요. 이 모임 {}번째 판: {other}",
        shown.entry, other.number
    )
}

/// Returns that what is shown is a correction, and why it was written.
pub(in crate::cli) fn corrected_by(entry: i64, at: &str, reason: &str) -> String {
    let day = day(at);
    format!("{day}에 {entry}번 기록으로 정정했어요: {reason}")
}

/// Returns that what is shown has been replaced.
pub(in crate::cli) fn corrected_since(last: &StoredCorrection) -> String {
    let day = day(&last.at);
    format!(
        "이제 맞지 않는 기록이에요. {day}에 {}번 기록으로 정정했어요: {}",
        last.id, last.reason
    )
}

pub(in crate::cli) fn see_original(hand: &HandCalled) -> String {
    format!("`dokbak show {hand} --original`: 처음 적은 그대로 보기")
}
