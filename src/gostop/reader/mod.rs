//! Record to hand: its lines are read, and what they come to is judged.

mod following;
mod live;

pub use following::LiveHand;
pub use live::Live;

use super::hand::Hand;
use super::replay::{HandBuilder, Turns, awaits_turns};
use super::review::close;
use crate::record::{Act, Fault, Line, Reading, Record};
use crate::rules::GoStopRules;
use std::borrow::Cow;

/// Returns the hand that a record gives under these rules. A record without an end is a hand that
/// goes on; that is not a fault here.
///
/// One that goes on and has no more than a layout and what comes before the first turn is followed
/// from that layout on.
pub fn read(record: &Record, rules: &GoStopRules) -> Reading<Box<Hand>> {
    let awaited = awaits_turns(record).then(|| followed(record, rules));
    let telling = awaited.flatten().unwrap_or_else(|| {
        let mut telling = HandBuilder::new(record, Cow::Borrowed(rules));
        telling.read(record);
        close(&mut telling, record);
        telling
    });
    telling.reading()
}

/// Returns the hand after all lines of a record with a layout whose turns are yet to come; `None`
/// where it has ended, or where a line says that they will not be.
fn followed<'r>(record: &Record, rules: &'r GoStopRules) -> Option<HandBuilder<'r>> {
    let turns = Turns::laid(record)?;
    let mut telling = HandBuilder::new(record, Cow::Borrowed(rules));
    telling.turns = Some(turns);
    telling.read(record);
    close(&mut telling, record);
    is_followed(&telling, || record.clone()).then_some(telling)
}

/// Returns whether turns can come next after all lines of a record that has none so far.
fn is_followed(telling: &HandBuilder<'_>, record: impl Fn() -> Record) -> bool {
    let faults = &telling.front.faults;
    if telling.hand.end.is_some() || faults.is_empty() {
        return telling.hand.end.is_none();
    }
    let record = record();
    // A call or an offer out of turn, or a capture of jokers by somebody else, belongs to a hand
    // without turns; what is wrong with the layout or with a dealt hand is wrong in either.
    let leaves_open = |fault: &Fault| {
        let mut entries = record.entries.iter();
        let entry = entries.find(|entry| entry.place.line == fault.place.line);
        match entry.and_then(|entry| entry.line.as_ref()) {
            Some(Line::Act(_, act)) => matches!(act, Act::Holds(_)),
            _ => true,
        }
    };
    faults.iter().all(leaves_open)
}
