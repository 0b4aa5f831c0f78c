//! Words for ledger entries that are not hands.

use crate::ledger::{PersonBody, VoidBody};

/// Describes an entry about a person.
pub(crate) fn entry_of_person(entry: i64, body: &PersonBody) -> String {
    match body {
        PersonBody::Rename { who, name } => {
            format!("Entry {entry} says that {who} is called {name} from then on.")
        }
        PersonBody::Join { who, with } => {
            format!("Entry {entry} says that {who} and {with} are one person.")
        }
        PersonBody::Part { who } => format!("Entry {entry} says that {who} is a separate person."),
        PersonBody::Guest { who, guest: true } => {
            format!("Entry {entry} says that {who} is a guest.")
        }
        PersonBody::Guest { who, guest: false } => {
            format!("Entry {entry} says that {who} is not a guest.")
        }
    }
}

/// Says in which entry an evening was declared void, or counts after all, and why.
pub(crate) fn entry_of_void(entry: i64, body: &VoidBody) -> String {
    let says = if body.void {
        "nothing of this evening counts"
    } else {
        "this evening counts after all"
    };
    format!("Entry {entry}: {says}. {}", body.reason)
        .trim_end()
        .to_owned()
}
