//! A hand that was noted down, and what is wrong with one.

use crate::card::Calendar;
use crate::date::Date;
use crate::record::{ChipValue, Fault, Name};
use crate::rules::Ruleset;
use crate::telling::{AskedBack, Misheard};
use crate::verdict::Verdict;
use std::collections::HashMap;
use std::path::Path;
use std::rc::Rc;

/// A hand that was noted down, with its verdict.
#[derive(Clone, Debug)]
pub struct Noted {
    /// The line of the text on which it begins, from 1.
    pub line: u32,
    /// The day to which it belongs.
    pub day: Date,
    /// The canonical record, with its `rules` and `date` lines.
    pub record: String,
    /// What it comes to.
    pub verdict: Verdict,
    /// The name in its `rules` line.
    pub(super) rules: String,
    /// What that name stands for.
    pub(super) ruleset: Rc<Ruleset>,
    /// Who plays, in the order of turns.
    pub players: Vec<Name>,
    /// What a chip is worth.
    pub chip: Option<ChipValue>,
    /// The round of Koi-Koi, where it says which.
    pub(super) round: Option<u32>,
}

/// What is wrong with a hand that was noted down; lines are those of the whole text.
#[derive(Clone, Debug)]
pub enum Misnoted {
    /// Nothing says on which day the hand was played whose record begins on this line.
    NoDay(u32),
    /// The record does not come to a verdict.
    Wrong {
        /// What is wrong, at least one thing.
        faults: Vec<Fault>,
        /// By which its months are numbered.
        calendar: Calendar,
    },
    /// What is wrong with the hand that this line tells in words.
    Told(u32, Mistold),
}

/// A record of the text, before it is read.
pub(super) struct RecordText {
    /// The line on which it begins, from 1.
    pub(super) first: u32,
    pub(super) text: String,
}

/// The rulesets that were named, each read once.
pub(super) struct Shelf<'a> {
    pub(super) base: &'a Path,
    pub(super) read: HashMap<String, Rc<Ruleset>>,
}

/// What is wrong with a hand that is told in words.
#[derive(Clone, Debug)]
pub enum Mistold {
    /// Words of it are not understood, or cannot be so.
    Refused(Misheard),
    /// It leaves these questions open.
    Open(Vec<AskedBack>),
}
