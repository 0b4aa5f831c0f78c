//! A line of the record being entered, and the line's place in the record.

use crate::case::LooseLine;
use crate::evening::hand_start::HandStart;
use crate::record::{Act, Keyword, Line};
use std::sync::Arc;

/// Header lines, given by the evening or by answers, that a typed line may replace.
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
    /// Before the events, but after the decisions who plays: a dealt hand.
    Dealt,
    /// Where the line was entered: a decision who plays, or a sale by somebody who does not play.
    Decision,
    /// Where the line was entered: anything else.
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

    /// Returns whether a line of this kind goes before the events, whenever it was typed.
    pub(super) const fn stands_early(self) -> bool {
        matches!(self, Self::Header | Self::Dealt)
    }
}

/// A line of the record being entered.
#[derive(Clone, Debug)]
pub(super) struct EnteredLine {
    pub(super) line: Arc<LooseLine>,
    /// The number, from 1, of the text that gave the line; `None` if the evening, a rule or an
    /// answer of the quick way did.
    pub(super) entry: Option<usize>,
    pub(super) kind: LineKind,
    /// The keyword of the replaceable header line that this is; `None` for any other line.
    pub(super) replaces: Option<Keyword>,
}

impl EnteredLine {
    /// Returns a line as entered for a hand with this start.
    pub(super) fn new(start: &HandStart, line: Arc<LooseLine>, entry: Option<usize>) -> Self {
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

    /// Returns whether the entered line is `line`, or a line with the same text.
    pub(super) fn is(&self, line: &Arc<LooseLine>) -> bool {
        Arc::ptr_eq(&self.line, line) || self.line == *line
    }
}
