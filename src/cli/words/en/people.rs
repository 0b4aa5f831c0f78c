//! Words about people: who plays, and under which names.

use super::problem;
use crate::card::Calendar;
use crate::ledger::{Person, PersonBody, PersonFault};
use crate::letters::{NameFault, check_name};
use crate::record::Problem;

/// Repeats what was said about a person, with the person's other names.
pub(in crate::cli) fn said_of_person(
    body: &PersonBody,
    person: &Person,
    others: &[&str],
) -> String {
    let name = &person.name;
    let names = match others {
        [] => String::new(),
        others => format!(" (also {})", others.join(", ")),
    };
    match body {
        PersonBody::Rename { who, .. } => format!("{who} is called {name} from now on{names}."),
        PersonBody::Join { .. } => format!("They are one person, called {name}{names}."),
        PersonBody::Part { .. } => format!("{name} is a separate person{names}."),
        PersonBody::Guest { guest: true, .. } => format!("{name} is a guest{names}."),
        PersonBody::Guest { guest: false, .. } => format!("{name} is not a guest{names}."),
    }
}

/// Says why something cannot be said about a person, and what would be right.
pub(in crate::cli) fn person_fault(fault: &PersonFault, nearest: Option<&str>) -> String {
    match fault {
        PersonFault::Unknown(name) => {
            let nobody = format!("nobody called {name} has played");
            match nearest {
                Some(near) => format!("{nobody}; did you mean {near}?"),
                None => format!("{nobody}; `dokbak people` lists everybody"),
            }
        }
        PersonFault::Same(one, other) => format!("{one} and {other} are already one person"),
        PersonFault::Called(name) => format!("{name} is already called {name}"),
        PersonFault::Alone(name) => {
            format!("{name} has no other name to part from; `dokbak people` lists them all")
        }
        PersonFault::Taken { name, by } => format!(
            "{name} is a name of {by}, who is somebody else; if they are one person, say so \
             with `dokbak people join`"
        ),
        PersonFault::AtOneTable {
            one,
            other,
            session,
        } => format!(
            "{one} and {other} sat at one table in session {}, so they are two people",
            session.0
        ),
        PersonFault::BadName(name) => {
            let why = check_name(name).err().unwrap_or(NameFault::NoName);
            let name = name.clone();
            problem(&Problem::BadName { name, why }, Calendar::Korean)
        }
    }
}
