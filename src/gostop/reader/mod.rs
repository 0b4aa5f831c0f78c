//! From a record to a hand: reads its lines and judges the result.

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

/// Reads the hand in a record under these rules. A record without an end is a hand in progress,
/// which is not a fault here.
///
/// A hand in progress that has only a layout and lines from before the first turn is read as whole
/// turns.
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

/// Reads a record with a layout whose turns are still to come; `None` if the hand has ended, or if
/// some line excludes turns.
fn followed<'r>(record: &Record, rules: &'r GoStopRules) -> Option<HandBuilder<'r>> {
    let turns = Turns::laid(record)?;
    let mut telling = HandBuilder::new(record, Cow::Borrowed(rules));
    telling.turns = Some(turns);
    telling.read(record);
    close(&mut telling, record);
    is_followed(&telling, || record.clone()).then_some(telling)
}

/// Returns whether turns can follow the lines of a record that has none yet.
fn is_followed(telling: &HandBuilder<'_>, record: impl Fn() -> Record) -> bool {
    let faults = &telling.front.faults;
    if telling.hand.end.is_some() || faults.is_empty() {
        return telling.hand.end.is_none();
    }
    let record = record();
    // A call or an offer out of turn, or a capture of jokers by another player, belongs to a hand
    // without turns. Faults in the layout or in a dealt hand are faults in both.
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
