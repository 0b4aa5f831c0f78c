//! What an audit is asked, and what it finds.

use crate::ledger::EntryId;
use crate::record::{Faults, Name};

/// In what an entry contradicts what it rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// Its verdict cannot be read.
    Verdict,
    /// Its net is not that of its verdict.
    Net,
    /// The net of its verdict is not what the payments come to, the pot included.
    Payments,
    /// Its net names somebody who does not play.
    Stranger(String),
    /// The ruleset that is kept with the session cannot be read.
    Rules,
    /// Its record comes to something else, by the same version of the program.
    Settled(Settled),
    /// The net of a close is not what the hands came to, but this is; by the same version.
    Sum(Vec<(Name, i64)>),
    /// The net of a close does not sum to zero.
    Uneven,
    /// The transfers of a close do not even out its net.
    Transfers,
}

/// What something comes to that is worked out again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Settled {
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
    pub settled: Settled,
}

/// What was found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Audit {
    /// What is wrong, whatever version wrote it.
    pub wrong: Vec<(EntryId, Wrong)>,
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
}
