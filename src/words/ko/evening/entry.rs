//! Words for ledger entries that are not hands.

use crate::ledger::{PersonBody, VoidBody};
use crate::vocabulary::particle::{EUN, WA, YEYO, with};

pub(crate) fn entry_of_person(entry: i64, body: &PersonBody) -> String {
    match body {
        PersonBody::Rename { who, name } => {
            format!(
                "기록 {entry}번: 이때부터 {who}의 이름은 {}.",
                with(name, YEYO)
            )
        }
        PersonBody::Join { who, with: other } => {
            format!(
                "기록 {entry}번: {} {} 같은 사람이에요.",
                with(who, WA),
                with(other, EUN)
            )
        }
        PersonBody::Part { who } => {
            format!("기록 {entry}번: {} 따로 있는 사람이에요.", with(who, EUN))
        }
        PersonBody::Guest { who, guest: true } => {
            format!("기록 {entry}번: {} 손님이에요.", with(who, EUN))
        }
        PersonBody::Guest { who, guest: false } => {
            format!("기록 {entry}번: {} 손님이 아니에요.", with(who, EUN))
        }
    }
}

pub(crate) fn entry_of_void(entry: i64, body: &VoidBody) -> String {
    let says = if body.void {
        "이 모임은 없던 걸로 해요"
    } else {
        "이 모임을 다시 세어요"
    };
    format!("기록 {entry}번: {says}. {}", body.reason)
        .trim_end()
        .to_owned()
}
