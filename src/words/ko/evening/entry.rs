//! Words for ledger entries that are not hands.

use crate::ledger::{PersonBody, VoidBody};
use crate::vocabulary::particle::{EUN, WA, YEYO, with};

pub(crate) fn entry_of_person(entry: i64, body: &PersonBody) -> String {
    match body {
        PersonBody::Rename { who, name } => {
            format!(
                "{entry}번 기록: 이때부터 {who}의 이름은 {}.",
                with(name, YEYO)
            )
        }
        PersonBody::Join { who, with: other } => {
            format!(
                "{entry}번 기록: {} {} 같은 사람이에요.",
                with(who, WA),
                with(other, EUN)
            )
        }
        PersonBody::Part { who } => {
            format!("{entry}번 기록: {} 따로 있는 사람이에요.", with(who, EUN))
        }
        PersonBody::Guest { who, guest: true } => {
            format!("{entry}번 기록: {} 손님이에요.", with(who, EUN))
        }
        PersonBody::Guest { who, guest: false } => {
            format!("{entry}번 기록: {} 손님이 아니에요.", with(who, EUN))
        }
    }
}

pub(crate) fn entry_of_void(entry: i64, body: &VoidBody) -> String {
    let says = if body.void {
        "이 모임은 없던 걸로 해요"
    } else {
        "이 모임을 다시 세요"
    };
    format!("{entry}번 기록: {says}. {}", body.reason)
        .trim_end()
        .to_owned()
}
