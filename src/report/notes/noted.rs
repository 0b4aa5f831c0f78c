//! A noted hand, and what can be wrong with one.

use crate::card::Calendar;
use crate::date::Date;
use crate::record::{ChipValue, Fault, Name, Place};
use crate::rules::Ruleset;
use crate::telling::{AskedBack, Misheard};
use crate::verdict::Verdict;
use std::collections::HashMap;
use std::path::Path;
use std::rc::Rc;
use std::sync::Arc;

/// A noted hand with its verdict.
#[derive(Clone, Debug)]
pub struct Noted {
    /// The line of the text where the hand begins, from 1.
    pub line: u32,
    /// The day to which the hand belongs.
    pub day: Date,
    /// The canonical record, with its `rules` and `date` lines.
    pub record: String,
    /// The hand's verdict.
    pub verdict: Verdict,
    /// The name in the record's `rules` line.
    pub(super) rules: String,
    /// The ruleset that the record's `rules` line names.
    pub(super) ruleset: Rc<Ruleset>,
    /// The players in turn order.
    pub players: Vec<Name>,
    /// What a chip is worth; `None` if it is worth nothing.
    pub chip: Option<ChipValue>,
    /// Whether this is the result of a whole evening and no hand.
    pub is_evening: bool,
    /// Who chose to drop out of the hand; `None` if the hand was dealt again or is of a game in
    /// which nobody can drop.
    pub(super) dropped: Option<Arc<[Name]>>,
    /// The number of the Koi-Koi round, if given.
    pub(super) round: Option<u32>,
}

/// What is wrong with a noted hand; line numbers are those of the whole text.
#[derive(Clone, Debug)]
pub enum Misnoted {
    /// Nothing says on which day the hand was played; its record begins on this line.
    NoDay(u32),
    /// The record cannot be settled.
    Wrong {
        /// The faults; at least one.
        faults: Vec<Fault>,
        /// The calendar that numbers the record's months.
        calendar: Calendar,
    },
    /// What is wrong with the hand told in words on this line.
    Told(u32, Mistold),
}

impl Misnoted {
    /// Places all faults at the beginning of a line.
    pub(super) fn at_line(self, line: u32) -> Self {
        let place = Place { line, column: 1 };
        match self {
            Self::Wrong { faults, calendar } => Self::Wrong {
                faults: faults
                    .into_iter()
                    .map(|fault| Fault { place, ..fault })
                    .collect(),
                calendar,
            },
            other => other,
        }
    }
}

/// A row of a sheet, as the record of a hand of which only the amounts are known.
#[derive(Clone, Debug)]
pub(crate) struct RecordedRow {
    /// The line of the sheet where the row begins, from 1.
    pub(crate) line: u32,
    /// The record.
    pub(crate) record: String,
    /// Whether this is the result of a whole evening and no hand.
    pub(crate) is_evening: bool,
}

/// The text of a record, not read yet.
pub(super) struct RecordText {
    /// The line where the record begins, from 1.
    pub(super) first: u32,
    pub(super) text: String,
}

/// The rulesets named so far, each read once.
pub(super) struct Shelf<'a> {
    pub(super) base: &'a Path,
    pub(super) read: HashMap<String, Rc<Ruleset>>,
}

/// What is wrong with a hand told in words.
#[derive(Clone, Debug)]
pub enum Mistold {
    /// Some words were not understood, or say something impossible.
    Refused(Misheard),
    /// The hand leaves these questions open.
    Open(Vec<AskedBack>),
}
