//! What is asked of a stack that somebody took: what stayed of it, and which junk is due for it.

use super::branch::Branch;
use super::irregularity::Search;
use super::judge::close;
use crate::card::{Card, Flower, Pile};
use crate::gostop::replay::HandBuilder;
use crate::record::{Act, Line, Record};
use crate::rules::GoStopRules;
use std::borrow::Cow;

/// Returns the cards that stayed of a stack of this month of which a line of a record took some.
pub fn stayed(record: &Record, rules: &GoStopRules, line: u32, month: Flower) -> Option<Pile> {
    let mut telling = HandBuilder::new(record, Cow::Borrowed(rules));
    telling.read(record);
    close(&mut telling, record);
    let mut split = Search::through(&telling, record).stayed.into_iter();
    let found = split.find(|(at, of, _)| (*at, *of) == (line, month));
    found.map(|(.., stays)| stays)
}

/// Returns the junk that goes by the rules where a line of a record gives junk: the first card that
/// its giver owes its receiver then. `None` where none is owed, and where the line gives none.
pub fn junk_due(record: &Record, rules: &GoStopRules, line: u32) -> Option<Card> {
    let mut entries = record.entries.iter();
    let at = entries.position(|entry| entry.place.line == line)?;
    let Some(Line::Act(name, Act::Gives(_, to))) = &record.entries.get(at)?.line else {
        return None;
    };
    let branch = Branch::before(record, rules, at);
    branch.next_gift(branch.find(&name.value)?, branch.find(&to.value)?)
}
