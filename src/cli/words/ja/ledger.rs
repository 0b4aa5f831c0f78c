//! Words about the ledger.

use super::ledger_faults::ledger_fault;
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
        InputSource::Standard => "標準入力".to_owned(),
        InputSource::File(path) => path.display().to_string(),
    }
}

/// Returns what the options of a told hand are called in front of what is wrong.
pub(in crate::cli) const fn told_header() -> &'static str {
    "話した局の指定"
}

/// Says what was understood of a told hand.
pub(in crate::cli) fn understood(parts: &[String]) -> Text {
    Text::both(|form| format!("理解した内容: {}", parts.join(form.or(" · ", ", "))))
}

/// Returns what drawn or scored cards of the command line are called in front of what is wrong.
pub(in crate::cli) const fn cards_input() -> &'static str {
    "札"
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
    format!("{name}: {}。", system_fault(error.into()))
}

/// Returns why the ledger could not do what was asked.
pub(in crate::cli) fn ledger_error(error: &LedgerError) -> String {
    match error {
        LedgerError::InputOutput(_) if file_size_reached() => {
            "空き容量がありません。ファイルの大きさの上限に達しました。".to_owned()
        }
        error => ledger_fault(error),
    }
}

pub(in crate::cli) fn no_ledger(path: &Path) -> String {
    format!(
        "まだ何も記録されていません（{}に帳簿がありません）。",
        path.display()
    )
}

pub(in crate::cli) fn nothing_played() -> String {
    "当てはまる局は帳簿にありません。".to_owned()
}

/// Returns the heading of a session in the log.
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

pub(in crate::cli) fn log_headings() -> [&'static str; 3] {
    [">局", "終わり方", "増減"]
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

/// Returns what a row is that is no hand, but the end of a session.
pub(in crate::cli) fn settled_row() -> &'static str {
    "精算"
}

pub(in crate::cli) fn corrected(ended: &str, reason: &str) -> String {
    format!("{ended}（訂正: {reason}）")
}

/// Returns the heading of a shown hand.
pub(in crate::cli) fn shown_hand(hand: &StoredHand, called: &HandCalled) -> String {
    format!(
        "{}、{}に{}で記録",
        hand_name(called),
        day(&hand.at),
        hand.engine
    )
}

/// Returns what is wrong with an entry, with the hand that it is.
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

/// Returns that a hand was asked for by its entry, and that another has this number in its session.
pub(in crate::cli) fn shown_by_entry(shown: &HandCalled, other: &HandCalled) -> String {
    format!(
        "ここでの{}はプログラム用の記録番号です。この回の{}局目は {other} です。",
        shown.entry, other.number
    )
}

/// Returns that what is shown is a correction, and why it was written.
pub(in crate::cli) fn corrected_by(entry: i64, at: &str, reason: &str) -> String {
    format!("{}に訂正（記録{entry}）。訂正の理由: {reason}", day(at))
}

/// Returns that what is shown does not stand any more.
pub(in crate::cli) fn corrected_since(last: &StoredCorrection) -> String {
    format!(
        "これはもう有効ではありません。{}に訂正（記録{}）。訂正の理由: {}",
        day(&last.at),
        last.id,
        last.reason
    )
}

pub(in crate::cli) fn see_original(hand: &HandCalled) -> String {
    format!("訂正前は `dokbak show {hand} --original` で見られます。")
}
