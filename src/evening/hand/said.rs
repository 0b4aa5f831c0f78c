//! A line of the record and its place there.

use crate::case::LooseLine;
use crate::evening::hand_start::HandStart;
use crate::record::{Act, Keyword, Line};
use std::rc::Rc;

/// Header lines, from the evening or from answers, that a line of the hand may replace.
const MAY_REPLACE: [Keyword; 6] = [
    Keyword::Carry,
    Keyword::Pot,
    Keyword::Dues,
    Keyword::Date,
    Keyword::Round,
    Keyword::FieldBrights,
];

/// The place of a line in the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LineKind {
    /// Before all events.
    Header,
    /// Before the events, once it is decided who plays: a dealt hand.
    Dealt,
    /// Where it was entered: a decision who plays, or a sale by somebody who does not.
    Decision,
    /// Where it was entered.
    Event,
}

impl LineKind {
    const fn classify(says: Option<&Line>) -> Self {
        match says {
            Some(Line::Header(_)) => Self::Header,
            Some(Line::Act(_, Act::Holds(_))) => Self::Dealt,
            Some(Line::Act(_, Act::Drops(_) | Act::Stays | Act::Sells(..))) => Self::Decision,
            _ => Self::Event,
        }
    }

    /// Returns whether such a line goes before the events, whenever it was typed.
    pub(super) const fn stands_early(self) -> bool {
        matches!(self, Self::Header | Self::Dealt)
    }
}

/// A line of the record.
#[derive(Clone, Debug)]
pub(super) struct EnteredLine {
    pub(super) line: Rc<LooseLine>,
    /// The number of the text that gave it, from 1; `None` if the evening or an answer did.
    pub(super) entry: Option<usize>,
    pub(super) kind: LineKind,
    /// Which of the replaceable lines it is.
    pub(super) replaces: Option<Keyword>,
}

impl EnteredLine {
    /// Returns the line for a hand with this start.
    pub(super) fn new(start: &HandStart, line: Rc<LooseLine>, entry: Option<usize>) -> Self {
        let says = line.says(start.seats());
        let header = match says {
            Some(Line::Header(header)) => Some(header.keyword()),
            _ => None,
        };
        Self {
            kind: LineKind::classify(says),
            replaces: header.filter(|keyword| MAY_REPLACE.contains(keyword)),
            line,
            entry,
        }
    }

    /// Returns whether it is this line, or one with the same text.
    pub(super) fn is(&self, line: &Rc<LooseLine>) -> bool {
        Rc::ptr_eq(&self.line, line) || self.line == *line
    }
}
