//! Words about whole evenings.

use super::evening;
use crate::ledger::EveningName;

/// Says that a closed evening goes on.
pub(crate) fn evening_reopened(name: &EveningName) -> String {
    format!(
        "{}の回を再開しました。`dokbak play --evening {name}` で続けられます。",
        evening(name)
    )
}

/// Says that nothing of an evening counts, and how that is taken back.
pub(crate) fn evening_void(name: &EveningName) -> String {
    format!(
        "{}の回をなかったことにしました。もう何も数えません。`dokbak evening {name} --void --undo` で取り消せます。",
        evening(name)
    )
}

/// Says that an evening counts after all.
pub(crate) fn evening_counts(name: &EveningName) -> String {
    format!("{}の回をまた数えます。", evening(name))
}

/// Says that an evening belongs to another day.
pub(crate) fn evening_dated(before: &EveningName, now: &EveningName) -> String {
    format!("{before}の回は、{}の回になりました。", evening(now))
}

/// Asks whether an evening is void.
pub(crate) fn void_sure() -> String {
    "この回をなかったことにしますか。[y/n] ".to_owned()
}

/// Returns that a session is void.
pub(crate) fn is_void() -> String {
    "なかったことにした回なので、何も数えません。".to_owned()
}

/// Returns how many hands were played.
pub(crate) fn hands_of_evening(hands: u32) -> String {
    format!("{hands}局")
}
