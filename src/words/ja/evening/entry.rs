//! Words for ledger entries that are not hands.

use crate::ledger::{PersonBody, VoidBody};

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

pub(crate) fn entry_of_void(entry: i64, body: &VoidBody) -> String {
    let says = if body.void {
        "この回はなかったことにします"
    } else {
        "この回をやはり数えます"
    };
    format!("記録{entry}: {says}。{}", body.reason)
}
