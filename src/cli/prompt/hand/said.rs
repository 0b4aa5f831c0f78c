//! A line of the record, and where in it the line stands.

use super::texts::is_header_line;
use crate::card::fold as folded;
use crate::case::LooseLine;
use crate::cli::prompt::table::Table;
use crate::record::{Act, Line};
use std::rc::Rc;

/// Header lines of the evening, or answers, that a line of the hand may replace.
const MAY_REPLACE: [&str; 6] = ["carry", "pot", "dues", "date", "round", "field-brights"];

/// Where in the record a line stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Before all events.
    Header,
    /// Before the events, once it is decided who plays: it tells a dealt hand.
    Dealt,
    /// Where it was told: it decides who plays, or is a sale of somebody who does not.
    Decision,
    /// Where it was told.
    Event,
}

impl Kind {
    fn of(line: &LooseLine, table: &Table, is_header: bool) -> Self {
        match line.says(table.seats()) {
            _ if is_header => Self::Header,
            Some(Line::Act(_, Act::Holds(_))) => Self::Dealt,
            Some(Line::Act(_, Act::Drops(_) | Act::Stays | Act::Sells(..))) => Self::Decision,
            _ => Self::Event,
        }
    }

    /// Returns whether such a line stands before the events, whenever it was typed.
    pub(super) const fn stands_early(self) -> bool {
        matches!(self, Self::Header | Self::Dealt)
    }
}

/// A line of the record.
#[derive(Clone, Debug)]
pub(super) struct Said {
    pub(super) line: Rc<LooseLine>,
    /// The number of the text that told it, from 1; none where the evening or an answer did.
    pub(super) entry: Option<usize>,
    pub(super) kind: Kind,
    /// Which of the lines that may be replaced it is.
    pub(super) replaces: Option<&'static str>,
}

impl Said {
    /// Returns a line that was typed.
    pub(super) fn typed(table: &Table, text: String, entry: Option<usize>) -> Self {
        let word = text.split_whitespace().next().map(folded);
        let mut may = MAY_REPLACE.into_iter();
        let replaces = may.find(|known| word.as_deref() == Some(known));
        let is_header = is_header_line(&text);
        let line = Rc::new(LooseLine::typed(text));
        Self {
            kind: Kind::of(&line, table, is_header),
            line,
            entry,
            replaces,
        }
    }

    /// Returns a line that nobody typed in whole.
    pub(super) fn new(table: &Table, line: Rc<LooseLine>, entry: Option<usize>) -> Self {
        let header = match line.says(table.seats()) {
            Some(Line::Header(header)) => Some(header.word()),
            _ => None,
        };
        Self {
            kind: Kind::of(&line, table, header.is_some()),
            replaces: header.filter(|word| MAY_REPLACE.contains(word)),
            line,
            entry,
        }
    }

    /// Returns whether it is this line, or one that says the same.
    pub(super) fn is(&self, line: &Rc<LooseLine>) -> bool {
        Rc::ptr_eq(&self.line, line) || self.line == *line
    }
}
