//! A round that is asked for its state after every line; no line is read twice.

use super::RoundReader;
use crate::koikoi::round::Round;
use crate::record::{Act, Header, Line, Reading, Record, RecordEntry, Seat};
use crate::rules::KoiKoiRules;
use std::borrow::Cow;

/// A round that goes on. What it says of the lines so far is what [`read`](super::read) says of
/// them.
#[derive(Clone, Debug)]
pub struct LiveRound(RoundReader<'static>);

impl LiveRound {
    /// Returns the round after all lines of a record.
    pub fn begin(record: &Record, rules: &KoiKoiRules) -> Self {
        Self(RoundReader::read(record, Cow::Owned(rules.clone())))
    }

    /// Reads one more line, if what was read before means the same with it; else the round begins
    /// anew with all of them. So it does at most once for each player as long as nothing is wrong.
    pub fn tell(&mut self, entry: &RecordEntry) -> bool {
        let counts = self.0.counts(entry);
        let goes_on = match (counts, &entry.line) {
            (_, Some(Line::Header(Header::Players(_)))) => false,
            // Of a pile that is counted as a whole lines need not give everything; from a second
            // count on, all that changes is that they are checked less.
            (Some(seat), _) => self.0.round.player(seat).whole && self.0.front.faults.is_empty(),
            (None, _) => true,
        };
        if goes_on {
            if let Some(last) = counts.and_then(|seat| self.0.last_has.get_mut(seat.0)) {
                *last = Some(entry.place.line);
            }
            self.0.entry(entry);
        }
        goes_on
    }

    /// Returns the round as far as it is recorded.
    pub fn reading(&self) -> Reading<Round> {
        self.0.clone().reading()
    }
}

impl RoundReader<'_> {
    /// Returns whose pile a line counts as a whole.
    fn counts(&self, entry: &RecordEntry) -> Option<Seat> {
        let Some(Line::Act(name, Act::Has(..))) = &entry.line else {
            return None;
        };
        let mut seats = self.round.seats();
        seats.find(|seat| self.round.player(*seat).name == name.value)
    }
}
