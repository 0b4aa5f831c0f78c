//! Reads answers before the first hand as lines of a record, and checks how many people can play.

use crate::card::Calendar;
use crate::evening::refusal::{BadSetup, Refusal};
use crate::record::{
    Beginning, Header, Keyword, Name, Problem, Source, Spanned, check_seats, parse_rest,
};
use crate::rules::Rules;
use std::ops::RangeInclusive;

/// Builds a header line from its keyword and the rest that was typed.
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

/// Returns the refusal for a problem.
pub(super) fn problem(problem: &Problem) -> Refusal {
    Refusal::from_problem(problem, Calendar::Korean)
}

/// Refuses a number of players outside the range `fits`.
fn seats(seats: usize, fits: RangeInclusive<usize>) -> Result<(), Refusal> {
    if fits.contains(&seats) {
        Ok(())
    } else {
        Err(problem(&Problem::WrongSeats { seats, fits }))
    }
}

/// Refuses a number of players that cannot play by these rules.
pub(crate) fn fits(rules: &Rules, players: usize) -> Result<(), Refusal> {
    seats(players, rules.game().seats())?;
    match rules {
        Rules::GoStop(rules) if !rules.enough_cards(players) => {
            Err(problem(&Problem::SevenNeedJoker))
        }
        Rules::MinHwatu(rules) => match rules.uneven(players) {
            Some((key, par)) => {
                let par = par.map(i64::from);
                Err(problem(&Problem::UnevenPar { key, par }))
            }
            None => Ok(()),
        },
        _ => Ok(()),
    }
}

/// Refuses names that cannot sit at one table, in any game.
pub(crate) fn fits_some_table(names: &[Name]) -> Result<(), Refusal> {
    seats(names.len(), ANY_GAME)?;
    let written: Vec<Spanned<Name>> = names.iter().cloned().map(Spanned::synthetic).collect();
    let wrong = check_seats(Source::New, &written).into_iter().next();
    wrong.map_or(Ok(()), |(_, wrong)| Err(problem(&wrong)))
}

/// The numbers of people that can sit at a table in at least one game.
const ANY_GAME: RangeInclusive<usize> = 2..=7;
