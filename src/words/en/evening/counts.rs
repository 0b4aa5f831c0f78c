//! Words about whole evenings.

use super::evening;
use crate::ledger::EveningName;

/// Says that a closed evening goes on.
pub(crate) fn evening_reopened(name: &EveningName) -> String {
    format!(
        "The evening of {} is open again; `dokbak play --evening {name}` goes on with it.",
        evening(name)
    )
}

/// Says that nothing of an evening counts, and how that is taken back.
pub(crate) fn evening_void(name: &EveningName) -> String {
    format!(
        "The evening of {} is void: nothing of it counts any more. `dokbak evening {name} --void --undo` takes that back.",
        evening(name)
    )
}

/// Says that an evening counts after all.
pub(crate) fn evening_counts(name: &EveningName) -> String {
    format!("The evening of {} counts again.", evening(name))
}

/// Says that an evening belongs to another day.
pub(crate) fn evening_dated(before: &EveningName, now: &EveningName) -> String {
    format!("The evening of {before} belongs to {} now.", evening(now))
}

/// Asks whether an evening is void.
pub(crate) fn void_sure() -> String {
    "Shall nothing of this evening count? [y/n] ".to_owned()
}

/// Returns that a session is void.
pub(crate) fn is_void() -> String {
    "Void: nothing of this evening counts.".to_owned()
}

/// Returns how many hands were played.
pub(crate) fn hands_of_evening(hands: u32) -> String {
    crate::words::en::count(i64::from(hands), "hand")
}
