//! Sentences that every language builds from its own words in the same way.

use crate::date::Date;
use crate::record::ChipValue;
use crate::rules::Game;
use crate::verdict::Score;
use crate::words::composed;

composed! {
    /// Returns the worth of one chip.
    worth_of(chip: &ChipValue) -> String {
        money(1, chip).into_seen()
    }

    /// Returns the day of a ledger timestamp, in the local way of writing days.
    day(at: &str) -> String {
        Date::from_moment(at).map_or_else(|| at.to_owned(), |day| on_day(&day.to_string()))
    }

    /// Returns the names of a score's lines, with the points of each if there are several lines.
    lines_of(score: &Score, game: Game) -> Vec<String> {
        let lines = score.jokbo.iter().map(|line| match score.jokbo.len() {
            1 => jokbo(line.id, game),
            _ => format!("{} {}", jokbo(line.id, game), line.points),
        });
        lines.collect()
    }
}
