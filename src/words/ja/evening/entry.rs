//! What an entry says that is no hand.

use crate::ledger::{DayBody, EntryId, PersonBody, VoidBody};

/// Returns what an entry says about a person.
pub(crate) fn entry_of_person(entry: i64, body: &PersonBody) -> String {
    match body {
        PersonBody::Rename { who, name } => {
            format!("記録{entry}: このときから{who}の呼び名は{name}です。")
        }
        PersonBody::Join { who, with } => format!("記録{entry}: {who}と{with}は同じ人です。"),
        PersonBody::Part { who } => format!("記録{entry}: {who}は別の人です。"),
        PersonBody::Guest { who, guest: true } => format!("記録{entry}: {who}はゲストです。"),
        PersonBody::Guest { who, guest: false } => {
            format!("記録{entry}: {who}はゲストではありません。")
        }
    }
}

/// Returns that an entry says which of two sessions counts.
pub(crate) fn entry_of_twice(entry: i64) -> String {
    format!("記録{entry}: 二重に記録された回のどちらを数えるかを決めました。一覧: `dokbak twice`")
}

/// Tells that a closed session goes on.
pub(crate) fn entry_of_reopening(entry: i64) -> String {
    format!("記録{entry}: 終えた回を再開しました。")
}

/// Tells that a session is void, or counts after all, and why.
pub(crate) fn entry_of_void(entry: i64, body: &VoidBody) -> String {
    let says = if body.void {
        "この回はなかったことにします"
    } else {
        "この回をやはり数えます"
    };
    format!("記録{entry}: {says}。{}", body.reason)
}

/// Tells to which day a session belongs.
pub(crate) fn entry_of_day(entry: i64, body: &DayBody) -> String {
    format!("記録{entry}: この回の日付は{}です。", body.day)
}

/// Returns that an entry came from another ledger.
pub(crate) fn entry_from_elsewhere(there: EntryId) -> String {
    format!("ほかの帳簿から取り込んだ記録です。そこでは記録{there}です。")
}
