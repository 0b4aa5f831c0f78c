//! What every game does with the lines of a record: headers first, names that are at the table.

use super::{At, Fault, Header, Problem};
use crate::card::nearest_of;
use std::ops::RangeInclusive;

/// What a record tells of a hand, with everything in it that the rules do not allow.
#[derive(Debug)]
pub struct Reading<T> {
    /// The hand as far as it was told.
    pub hand: T,
    /// Whether the record says how it ended.
    pub ended: bool,
    /// What is wrong, in the order of the record.
    pub faults: Vec<Fault>,
    /// Whether a line was not understood at all, so that the record may say more than is here.
    pub gaps: bool,
}

/// Sees to it that header lines come once, before the first event, and name who sits at the table.
#[derive(Clone, Debug, Default)]
pub struct Opening {
    seen: Vec<&'static str>,
    over: bool,
    /// Whether the players are not as many as the game needs, so that nothing more is checked.
    pub seats_wrong: bool,
}

impl Opening {
    /// Returns what is wrong with a header line at this place of the record; `fits` is how many
    /// the game is for.
    pub fn header(&mut self, header: &Header, fits: RangeInclusive<usize>) -> Result<(), Problem> {
        let word = header.word();
        if self.over {
            return Err(Problem::HeaderLate { word });
        }
        let repeats = matches!(header, Header::Set(..) | Header::Dues(..));
        if self.seen.contains(&word) && !repeats {
            return Err(Problem::HeaderTwice { word });
        }
        self.seen.push(word);
        match header {
            Header::Players(names) if !fits.contains(&names.len()) => {
                self.seats_wrong = true;
                let seats = names.len();
                Err(Problem::WrongSeats { seats, fits })
            }
            _ => Ok(()),
        }
    }

    /// Marks that the header is over; errors once where nobody was named in it, unless a line
    /// that was not understood may have done so.
    pub fn close(&mut self, fits: RangeInclusive<usize>, gaps: bool) -> Result<(), Problem> {
        let named = self.over || self.seats_wrong || gaps || self.seen.contains(&"players");
        self.over = true;
        if named {
            return Ok(());
        }
        self.seats_wrong = true;
        Err(Problem::WrongSeats { seats: 0, fits })
    }
}

/// Returns the problem of a name that is none of these.
pub fn unknown_player<'a>(
    name: &At<String>,
    names: impl IntoIterator<Item = &'a String>,
) -> Problem {
    Problem::UnknownPlayer {
        name: name.value.clone(),
        nearest: nearest_of(&name.value, names),
    }
}
