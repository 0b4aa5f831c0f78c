//! Finds the person that a command names.

use super::error::Denied;
use crate::ledger::{People, Person, PersonFault};
use crate::report::newly::nearest_person;

/// Returns the person of the ledger with this name. Errors: there is none.
pub(in crate::cli) fn somebody<'p>(name: &str, people: &'p People) -> Result<&'p Person, Denied> {
    let found = people.find(name).map(|(_, person)| person);
    found.ok_or_else(|| Denied::Person {
        fault: PersonFault::Unknown(name.into()),
        nearest: nearest_person(name, people),
    })
}
