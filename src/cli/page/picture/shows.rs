//! What pictures there are.

use crate::ledger::EntryId;
use crate::record::Name;

/// What a picture shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) enum PictureOf {
    /// The story, the first three and a hand.
    Head,
    /// The first three.
    Podium,
    /// A hand; without an entry, the one that brought somebody most.
    Hand(Option<EntryId>),
    /// What the page says of one person.
    Person(Name),
}
