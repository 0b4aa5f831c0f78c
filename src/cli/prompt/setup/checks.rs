//! What is read of answers before the first hand as lines of a record are.

use crate::card::Calendar;
use crate::cli::prompt::refusal::{BadSetup, Refusal};
use crate::record::{Beginning, Header, Keyword, Problem, Source, parse_rest};
use std::ops::RangeInclusive;

/// Returns the header line whose rest was typed.
pub(super) fn header(keyword: Keyword, rest: &str) -> Result<Header, Refusal> {
    let beginning = Beginning::Keyword(keyword);
    let parsed = parse_rest(Source::New, beginning, rest, Calendar::Korean, &[]);
    if let Some(fault) = parsed.faults.first() {
        return Err(problem(&fault.problem));
    }
    let mut headers = parsed.record.headers();
    let header = headers.next().map(|(_, header)| header.clone());
    header.ok_or_else(|| BadSetup::NoNames.into())
}

/// Returns the refusal of a text for this.
pub(super) fn problem(problem: &Problem) -> Refusal {
    Refusal::of(problem, Calendar::Korean)
}

/// Refuses this many players where a game is not for them.
pub(super) fn seats(seats: usize, fits: RangeInclusive<usize>) -> Result<(), Refusal> {
    if fits.contains(&seats) {
        Ok(())
    } else {
        Err(problem(&Problem::WrongSeats { seats, fits }))
    }
}
