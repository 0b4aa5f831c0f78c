//! What an audit is asked, and what it finds.

use crate::date::Date;
use crate::ledger::{EntryId, HandoverFault, PersonFault};
use crate::record::{Faults, Name};

/// What is wrong with what an entry says: it contradicts what it rests on, or no reader takes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Discrepancy {
    /// Its verdict cannot be read.
    Verdict,
    /// Its net is not that of its verdict.
    Net,
    /// The net of its verdict is not what the payments come to, the pot included.
    Payments,
    /// It moves more chips for somebody than any hand does.
    Chips,
    /// Its net names somebody who does not play.
    Stranger(String),
    /// It names a player twice.
    Twice(String),
    /// It has no players, or one without a name.
    Nobody,
    /// The ruleset that is kept with the session cannot be read.
    Rules,
    /// This is nothing that a chip is worth.
    Chip(String),
    /// This is no day, or none on which anybody writes something down.
    Day(String),
    /// The hand comes next in its session that has this number, and another was written.
    Number(u32),
    /// The session that it follows did not go on as this one.
    Follows,
    /// It names something that is not in the ledger.
    Reference,
    /// The ledger from which it comes cannot have had it there.
    Misplaced,
    /// Nobody can say so of a person.
    Person(PersonFault),
    /// Money cannot have been handed over so.
    Handover(HandoverFault),
    /// Its record comes to something else, by the same version of the program.
    Settled(Recomputed),
    /// The net of a close is not what the hands came to, but this is; by the same version.
    Sum(Vec<(Name, i64)>),
    /// The net of a close does not sum to zero.
    Uneven,
    /// The transfers of a close do not even out its net.
    Transfers,
}

/// What something comes to that is worked out again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Recomputed {
    /// The record breaks rules.
    Refused(Faults),
    /// Other chips.
    Net(Vec<(Name, i64)>),
    /// The same chips, for other reasons.
    Reasons,
}

/// An entry by another version of the program, which this one would write differently.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Otherwise {
    /// The entry.
    pub entry: EntryId,
    /// The version that wrote it.
    pub engine: String,
    /// What this version makes of it.
    pub settled: Recomputed,
}

/// What was found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Audit {
    /// What is wrong, whatever version wrote it, in the order of the entries.
    pub wrong: Vec<(EntryId, Discrepancy)>,
    /// What this version sees differently.
    pub otherwise: Vec<Otherwise>,
}

/// How an audit is done.
#[derive(Clone, Copy, Debug)]
pub struct Auditing<'a> {
    /// This version of the program, as it writes itself into entries.
    pub engine: &'a str,
    /// Whether records are settled again.
    pub deep: bool,
    /// What comes in; all that is there, where there is nothing.
    pub incoming: Option<Incoming>,
}

/// What is looked at of a ledger that takes in entries of another.
#[derive(Clone, Copy, Debug)]
pub struct Incoming {
    /// The entry after which they come.
    pub after: EntryId,
    /// Today: what was written on a later day was not written yet.
    pub today: Date,
}

impl Auditing<'_> {
    /// Returns whether an entry is looked at, and not only what others rest on.
    pub(super) fn looks_at(&self, entry: EntryId) -> bool {
        self.incoming.is_none_or(|incoming| entry > incoming.after)
    }
}
