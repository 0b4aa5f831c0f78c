//! What an audit checks and what it finds.

use crate::date::Date;
use crate::ledger::{EntryId, HandoverFault, PersonFault};
use crate::record::{Faults, Name};

/// What is wrong with an entry: it contradicts what it rests on, or is not acceptable in itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Discrepancy {
    /// Its verdict cannot be read.
    Verdict,
    /// Its net is not the one in its verdict.
    Net,
    /// The net of its verdict does not match the payments, including those of the pot.
    Payments,
    /// It moves more chips for somebody than any hand can.
    Chips,
    /// Its net names somebody who does not play.
    Stranger(String),
    /// It names a player twice.
    Twice(String),
    /// It has no players, or one without a name.
    Nobody,
    /// The ruleset stored with the session cannot be read.
    Rules,
    /// This is not a valid worth of a chip.
    Chip(String),
    /// This is not a day, or not one that an entry can give.
    Day(String),
    /// The next hand in its session should have this number.
    Number(u32),
    /// The session that it claims to continue was not closed right before it.
    Follows,
    /// It refers to something that is not in the ledger.
    Reference,
    /// The ledger it comes from cannot have had it in that place.
    Misplaced,
    /// This cannot be said about a person.
    Person(PersonFault),
    /// This handover of money is impossible.
    Handover(HandoverFault),
    /// The same version of the program settles its record differently.
    Settled(Recomputed),
    /// The net of a close is wrong: by the same version, the hands came to this.
    Sum(Vec<(Name, i64)>),
    /// The net of a close does not sum to zero.
    Uneven,
    /// The transfers of a close do not balance its net.
    Transfers,
}

/// The result of settling something again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Recomputed {
    /// The record breaks rules.
    Refused(Faults),
    /// Other chips.
    Net(Vec<(Name, i64)>),
    /// The same chips, for other reasons.
    Reasons,
}

/// An entry that another version of the program wrote and this one would write differently.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Otherwise {
    /// The entry.
    pub entry: EntryId,
    /// The version that wrote it.
    pub engine: String,
    /// What this version makes of it.
    pub settled: Recomputed,
}

/// The result of an audit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Audit {
    /// What is wrong whichever version wrote it, in the order of the entries.
    pub wrong: Vec<(EntryId, Discrepancy)>,
    /// What this version would write differently.
    pub otherwise: Vec<Otherwise>,
}

/// The settings of an audit.
#[derive(Clone, Copy, Debug)]
pub struct Auditing<'a> {
    /// This version of the program, as it names itself in entries.
    pub engine: &'a str,
    /// Whether records are settled again.
    pub deep: bool,
    /// Limits the audit to incoming entries; without it, everything is audited.
    pub incoming: Option<Incoming>,
}

/// The entries to audit when another ledger is taken in.
#[derive(Clone, Copy, Debug)]
pub struct Incoming {
    /// The last entry before them.
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
