//! Details about a stack that was taken: which cards stayed, and which junk is due for it.

use super::branch::Branch;
use super::irregularity::Search;
use super::judge::close;
use crate::card::{Card, Flower, Pile};
use crate::gostop::replay::HandBuilder;
use crate::record::{Act, Line, Record};
use crate::rules::GoStopRules;
use std::borrow::Cow;

/// Returns the cards that stayed if this line took only part of a stack of this month.
pub fn stayed(record: &Record, rules: &GoStopRules, line: u32, month: Flower) -> Option<Pile> {
    let mut telling = HandBuilder::new(record, Cow::Borrowed(rules));
    telling.read(record);
    close(&mut telling, record);
    let mut split = Search::through(&telling, record).stayed.into_iter();
    let found = split.find(|(at, of, _)| (*at, *of) == (line, month));
    found.map(|(.., stays)| stays)
}

/// Returns the junk card that should be given on a line that gives junk: the first that the giver
/// then owes the receiver by default. `None` if none is owed, or if the line does not give junk.
pub fn junk_due(record: &Record, rules: &GoStopRules, line: u32) -> Option<Card> {
    let mut entries = record.entries.iter();
    let at = entries.position(|entry| entry.place.line == line)?;
    let Some(Line::Act(name, Act::Gives(_, to))) = &record.entries.get(at)?.line else {
        return None;
    };
    let branch = Branch::before(record, rules, at);
    branch.next_gift(branch.find(&name.value)?, branch.find(&to.value)?)
}
