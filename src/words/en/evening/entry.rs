//! What an entry says that is no hand.

use crate::ledger::{DayBody, EntryId, PersonBody, VoidBody};

/// Returns what an entry says about a person.
pub(crate) fn entry_of_person(entry: i64, body: &PersonBody) -> String {
    match body {
        PersonBody::Rename { who, name } => {
            format!("Entry {entry} says that {who} is called {name} from then on.")
        }
        PersonBody::Join { who, with } => {
            format!("Entry {entry} says that {who} and {with} are one person.")
        }
        PersonBody::Part { who } => format!("Entry {entry} says that {who} is a person apart."),
        PersonBody::Guest { who, guest: true } => {
            format!("Entry {entry} says that {who} is a guest.")
        }
        PersonBody::Guest { who, guest: false } => {
            format!("Entry {entry} says that {who} is no guest.")
        }
    }
}

/// Returns that an entry says which of two sessions counts.
pub(crate) fn entry_of_twice(entry: i64) -> String {
    format!("Entry {entry} says what counts of an evening that was kept twice: `dokbak twice`")
}

/// Tells that a closed session goes on.
pub(crate) fn entry_of_reopening(entry: i64) -> String {
    format!("Entry {entry}: the session was closed, and goes on.")
}

/// Tells that a session is void, or counts after all, and why.
pub(crate) fn entry_of_void(entry: i64, body: &VoidBody) -> String {
    let says = if body.void {
        "nothing of this session counts"
    } else {
        "this session counts after all"
    };
    format!("Entry {entry}: {says}. {}", body.reason)
        .trim_end()
        .to_owned()
}

/// Tells to which day a session belongs.
pub(crate) fn entry_of_day(entry: i64, body: &DayBody) -> String {
    format!("Entry {entry}: the session belongs to {}.", body.day)
}

/// Returns that an entry came from another ledger.
pub(crate) fn entry_from_elsewhere(there: EntryId) -> String {
    format!("It was taken in from another ledger, where it is entry {there}.")
}
