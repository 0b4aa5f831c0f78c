//! Words about whole evenings.

use super::evening;
use crate::ledger::EveningName;

/// Says that a closed evening goes on.
pub(crate) fn evening_reopened(name: &EveningName) -> String {
    format!(
        "{} 모임을 다시 열었어요. `dokbak play --evening {name}`: 이어서 하기",
        evening(name)
    )
}

/// Says that nothing of an evening counts, and how that is taken back.
pub(crate) fn evening_void(name: &EveningName) -> String {
    format!(
        "{} 모임은 없던 걸로 해요. 이제 아무것도 세지 않아요. `dokbak evening {name} --void --undo`: 되돌리기",
        evening(name)
    )
}

/// Says that an evening counts after all.
pub(crate) fn evening_counts(name: &EveningName) -> String {
    format!("{} 모임을 다시 세요.", evening(name))
}

/// Says that an evening belongs to another day.
pub(crate) fn evening_dated(before: &EveningName, now: &EveningName) -> String {
    format!("{before} 모임은 이제 {} 모임이에요.", evening(now))
}

/// Asks whether an evening is void.
pub(crate) fn void_sure() -> String {
    "이 모임을 없던 걸로 할까요? [y/n] ".to_owned()
}

/// Returns that a session is void.
pub(crate) fn is_void() -> String {
    "없던 걸로 한 모임이라 아무것도 세지 않아요.".to_owned()
}

/// Returns how many hands were played.
pub(crate) fn hands_of_evening(hands: u32) -> String {
    format!("{hands}판")
}
