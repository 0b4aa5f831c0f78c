//! What the ledger refuses, as facts: entries of another ledger, statements about people,
//! handovers.

use super::id::{EntryId, SessionId};
use crate::record::Name;

/// Why entries are not taken in.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BadEntries {
    /// There are no entries.
    #[error("there are no entries")]
    Nothing,
    /// An entry does not follow the one before it, or the first entry is not entry 1.
    #[error("entry {0} does not follow from the one before")]
    Gap(EntryId),
    /// An entry was changed.
    #[error("entry {0} was changed: its content does not match its hash")]
    Changed(EntryId),
    /// An entry cannot be read as its kind.
    #[error("entry {0} cannot be read")]
    Unreadable(EntryId),
    /// An entry moves more chips than any hand can.
    #[error("entry {0} moves more chips than any hand does")]
    TooManyChips(EntryId),
    /// An entry refers to a session or hand that is not among the entries.
    #[error("entry {0} names a session or hand that does not exist")]
    Reference(EntryId),
}

/// Why something cannot be said about a person.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PersonFault {
    /// Nobody of that name ever sat down.
    #[error("nobody called `{0}` has played")]
    Unknown(Name),
    /// The two names already belong to one person.
    #[error("`{0}` and `{1}` are one person already")]
    Same(Name, Name),
    /// The person already has this name.
    #[error("`{0}` is called so already")]
    Called(Name),
    /// The person has no other name to be parted from.
    #[error("`{0}` is a person of its own already")]
    Alone(Name),
    /// The name belongs to another person.
    #[error("`{name}` is a name of {by}, who is somebody else")]
    Taken {
        /// The name.
        name: Name,
        /// What the other person is called.
        by: Name,
    },
    /// The two sat at one table, so they are two people.
    #[error("`{one}` and `{other}` sat at one table in session {session}", session = session.0)]
    AtOneTable {
        /// A name of the first person.
        one: Name,
        /// A name of the second person.
        other: Name,
        /// The session in which both sat.
        session: SessionId,
    },
    /// A person cannot have this name.
    #[error("`{0}` cannot be a name")]
    BadName(String),
}

/// Why a handover of money is impossible.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum HandoverFault {
    /// The amount is not a decimal number above 0 with at most four places, or the currency is
    /// invalid.
    #[error("`{0}` is not an amount of money like 30000 KRW")]
    BadAmount(String),
    /// The two names belong to one person: nobody hands something to themselves.
    #[error("`{0}` and `{1}` are one person")]
    Same(Name, Name),
    /// Nobody can have this name.
    #[error("`{0}` cannot be a name")]
    BadName(String),
    /// There are no transfers.
    #[error("nothing is handed over")]
    Nothing,
}

/// Why two sessions cannot be one evening kept twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TwiceFault {
    /// The session was given twice.
    #[error("session {0} was named twice")]
    Same(SessionId),
    /// This session has no hand that the other session lacks.
    #[error("session {0} has no hand of its own")]
    Empty(SessionId),
}

/// Why an adjustment, a season or a note about an evening is impossible.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum KeptFault {
    /// An adjustment has no reason.
    #[error("an adjustment needs a reason")]
    NoReason,
    /// An adjustment names nobody.
    #[error("an adjustment says who gets or gives how much")]
    NoShares,
    /// The text is not an amount that somebody can get or give.
    #[error("`{0}` is not an amount such as +120 or -4.50")]
    BadAmount(String),
    /// What a chip of the adjustment is worth makes no sense.
    #[error("a chip cannot be worth `{0}`")]
    BadChip(String),
    /// Nobody can have this name.
    #[error("`{0}` cannot be a name")]
    BadName(String),
    /// The adjustment names this person twice.
    #[error("`{0}` is named twice")]
    NamedTwice(Name),
    /// The shares come to this instead of zero.
    #[error("the amounts do not sum to zero: they come to {0}")]
    Uneven(String),
    /// Something goes into or comes from a kitty, and between people too.
    #[error(
        "what a kitty gets or gives cannot be in one adjustment with what people owe each other"
    )]
    KittyAndPeople,
    /// Chips that are worth nothing cannot go into this kitty.
    #[error("chips that are worth nothing cannot go into the kitty `{0}`")]
    ChipsInKitty(Name),
    /// The entry is not an adjustment.
    #[error("entry {0} is not an adjustment")]
    NotAdjustment(EntryId),
    /// The adjustment was taken back already.
    #[error("entry {0} was taken back already")]
    UndoneAlready(EntryId),
    /// A season cannot have this name.
    #[error("`{0}` cannot be the name of a season")]
    BadSeason(String),
    /// The last day of a season comes before its first.
    #[error("{until} comes before {since}")]
    Backwards {
        /// The first day.
        since: String,
        /// The last day.
        until: String,
    },
    /// There is no season of this name; these are there.
    #[error("there is no season `{asked}`")]
    NoSeason {
        /// The name.
        asked: String,
        /// The names of all seasons.
        names: Vec<String>,
    },
    /// A note has no text and no place.
    #[error("a note says something, or where the evening was")]
    NothingNoted,
}
