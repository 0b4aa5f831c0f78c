//! What an audit checks and what it finds.

use crate::date::Date;
use crate::ledger::{EntryId, HandoverFault, KeptFault, PersonFault};
use crate::record::{Faults, Name};

/// What is wrong with an entry: it contradicts what it is based on, or is not acceptable in itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Discrepancy {
    /// The entry's verdict cannot be read.
    Verdict,
    /// The entry's net is not the one in its verdict.
    Net,
    /// The net of the verdict does not match its payments, including those of the pot.
    Payments,
    /// The entry moves more chips for somebody than any hand can.
    Chips,
    /// The entry's net names this person, who does not play.
    Stranger(String),
    /// The entry names this player twice.
    Twice(String),
    /// The session has no players, or one without a name.
    Nobody,
    /// The ruleset stored with the session cannot be read.
    Rules,
    /// This text is not a valid worth of a chip.
    Chip(String),
    /// This text is not a day, or not one that the entry can give.
    Day(String),
    /// The hand should have this number.
    Number(u32),
    /// The session that this one claims to continue was not closed right before it.
    Follows,
    /// The entry refers to something that is not in the ledger.
    Reference,
    /// The ledger that the entry comes from cannot have had it in that place.
    Misplaced,
    /// This cannot be said about a person.
    Person(PersonFault),
    /// This handover of money is impossible.
    Handover(HandoverFault),
    /// This adjustment, season or note is impossible.
    Kept(KeptFault),
    /// This version wrote the entry, but settles its record differently.
    Settled(Recomputed),
    /// The net of a close is wrong: according to this same version, its hands came to this.
    Sum(Vec<(Name, i64)>),
    /// The net of a close does not sum to zero.
    Uneven,
    /// The transfers of a close do not balance its net.
    Transfers,
}

/// The result of settling a record again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Recomputed {
    /// The record breaks rules.
    Refused(Faults),
    /// The result has other chips.
    Net(Vec<(Name, i64)>),
    /// The result has the same chips, for other reasons.
    Reasons,
}

/// An entry that another version of the program wrote, and that this one would write differently.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Otherwise {
    /// The entry.
    pub entry: EntryId,
    /// The version that wrote the entry.
    pub engine: String,
    /// The result of this version.
    pub settled: Recomputed,
}

/// The result of an audit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Audit {
    /// What is wrong with entries, whichever version wrote them, in the order of the entries.
    pub wrong: Vec<(EntryId, Discrepancy)>,
    /// The entries that this version would write differently.
    pub otherwise: Vec<Otherwise>,
}

/// The settings of an audit.
#[derive(Clone, Copy, Debug)]
pub struct Auditing<'a> {
    /// This version of the program, as it names itself in entries.
    pub engine: &'a str,
    /// Whether records are settled again.
    pub deep: bool,
    /// Limits the audit to incoming entries; `None` audits everything.
    pub incoming: Option<Incoming>,
}

/// The entries to audit when another ledger is taken in.
#[derive(Clone, Copy, Debug)]
pub struct Incoming {
    /// The last entry before the incoming ones.
    pub after: EntryId,
    /// Today: an entry cannot have been written on a later day.
    pub today: Date,
}

impl Auditing<'_> {
    /// Returns whether an entry is audited, rather than only being context for others.
    pub(super) fn looks_at(&self, entry: EntryId) -> bool {
        self.incoming.is_none_or(|incoming| entry > incoming.after)
    }
}
