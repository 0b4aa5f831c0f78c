//! What an entry says that is no hand.

use crate::ledger::{DayBody, EntryId, PersonBody, VoidBody};
use crate::vocabulary::particle::{EUN, WA, YEYO, with};

/// Returns what an entry says about a person.
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

/// Returns that an entry says which of two sessions counts.
pub(crate) fn entry_of_twice(entry: i64) -> String {
    format!("{entry}번 기록: 두 번 적은 모임에서 어느 쪽을 셀지 정했어요. 보기: `dokbak twice`")
}

/// Tells that a closed session goes on.
pub(crate) fn entry_of_reopening(entry: i64) -> String {
    format!("{entry}번 기록: 마친 모임을 다시 이어서 해요.")
}

/// Tells that a session is void, or counts after all, and why.
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

/// Tells to which day a session belongs.
pub(crate) fn entry_of_day(entry: i64, body: &DayBody) -> String {
    format!("{entry}번 기록: 모임 날짜는 {}이에요.", body.day)
}

/// Returns that an entry came from another ledger.
pub(crate) fn entry_from_elsewhere(there: EntryId) -> String {
    format!("다른 장부에서 가져온 기록이에요. 거기서는 {there}번 기록이에요.")
}
