//! Words around a drawn verdict: headings, and what stands before and behind.

use super::count;
use crate::rules::Game;

/// Returns the headings of a score.
pub(in crate::cli) const fn score_headings(game: Game) -> [&'static str; 3] {
    match game {
        Game::KoiKoi => ["Yaku", ">Points", "Cards"],
        Game::GoStop | Game::MinHwatu => ["Jokbo", ">Points", "Cards"],
    }
}

/// Returns what stands for the lines of a score whose points alone were told.
pub(in crate::cli) const fn points_alone() -> &'static str {
    "told without cards"
}

/// Returns the headings of counted piles.
pub(in crate::cli) const fn count_headings() -> [&'static str; 6] {
    [
        "Player",
        ">Cards",
        ">Sets",
        ">Others' sets",
        ">Total",
        ">Balance",
    ]
}

/// Returns why there is no score of a pile of min-hwatu.
pub(in crate::cli) fn no_single_pile() -> String {
    "in min-hwatu a pile counts only beside the others; write a record with \"NAME has CARDS\" \
     for each"
        .to_owned()
}

/// Returns at how many points a player is even.
pub(in crate::cli) fn par_line(par: i64) -> String {
    format!("Even is {}.", count(par, "point"))
}

/// Returns what a line that is about no rule of its own is for.
pub(in crate::cli) fn no_rule() -> String {
    "No rule hangs on this line alone.".to_owned()
}

/// Returns what is before the reasons why a hand could not have ended without a line.
pub(in crate::cli) fn not_without_it() -> String {
    "Without it the hand could not have ended so:".to_owned()
}

/// Returns what is before a result without a line.
pub(in crate::cli) fn without_it() -> String {
    "Without it:".to_owned()
}

/// Returns that the result would be the same without a line.
pub(in crate::cli) fn the_same_without() -> String {
    "Without it the hand would have come to the same.".to_owned()
}
