//! A round whose state can be asked for after every line; no line is read twice.

use super::RoundReader;
use crate::koikoi::round::Round;
use crate::record::{Act, Header, Line, Reading, Record, RecordEntry, Seat};
use crate::rules::KoiKoiRules;
use std::borrow::Cow;

/// A round in progress. Its answers are those of [`read`](super::read) for the lines so far.
#[derive(Clone, Debug)]
pub struct LiveRound(RoundReader<'static>);

impl LiveRound {
    /// Starts a round with the lines of a record.
    pub fn begin(record: &Record, rules: &KoiKoiRules) -> Self {
        Self(RoundReader::read(record, Cow::Owned(rules.clone())))
    }

    /// Reads a line if it leaves the meaning of the earlier lines unchanged. Otherwise returns
    /// false, and the round must be read again from the start; without faults, this happens at most
    /// once for each player.
    pub fn tell(&mut self, entry: &RecordEntry) -> bool {
        let counts = self.0.counts(entry);
        let goes_on = match (counts, &entry.line) {
            (_, Some(Line::Header(Header::Players(_)))) => false,
            // If a line gives a whole pile, other lines about the pile may be incomplete. A second
            // such line only makes the checks more lenient.
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

    /// Returns the round so far.
    pub fn reading(&self) -> Reading<Round> {
        self.0.clone().reading()
    }
}

impl RoundReader<'_> {
    /// Returns the player whose whole pile a line gives, if any.
    fn counts(&self, entry: &RecordEntry) -> Option<Seat> {
        let Some(Line::Act(name, Act::Has(..))) = &entry.line else {
            return None;
        };
        let mut seats = self.round.seats();
        seats.find(|seat| self.round.player(*seat).name == name.value)
    }
}
