//! Every key of the min-hwatu rule book, in one table.

use super::key::{ANY, keys};
use super::value::Value;
use crate::card::Calendar;

keys! {
    /// The rules of a min-hwatu table, one field a key; the default is the ruleset `minhwatu`.
    MinHwatuRules {
        Play {
            calendar: Calendar = Calendar::Korean, "calendar", ANY, "W", "the calendar that numbers the months";
        }
        Jokbo {
            points_bright: u32 = 20, "points.bright", ANY, "W", "points of a bright";
            points_animal: u32 = 10, "points.animal", ANY, "W", "points of an animal";
            points_ribbon: u32 = 5, "points.ribbon", ANY, "W", "points of a ribbon";
            points_junk: u32 = 0, "points.junk", ANY, "W", "points of a junk card";
            sets_hong_dan: u32 = 30, "sets.hong_dan", ANY, "W", "points from every other player for the three red poem ribbons";
            sets_cheong_dan: u32 = 30, "sets.cheong_dan", ANY, "W", "points from every other player for the three blue ribbons";
            sets_may: u32 = 20, "sets.may", ANY, "W", "points from every other player for all four of May";
            sets_october: u32 = 20, "sets.october", ANY, "W", "points from every other player for all four of October";
            sets_november: u32 = 40, "sets.november", ANY, "W", "points from every other player for all four of November";
            sets_december: u32 = 20, "sets.december", ANY, "W", "points from every other player for all four of December";
        }
        Loss {
            par_two: u32 = 120, "par.two", ANY, "W", "points at which one of two players is even";
            par_three: u32 = 80, "par.three", ANY, "W", "points at which one of three players is even";
            par_four: u32 = 60, "par.four", ANY, "W", "points at which one of four players is even";
        }
    }
}

impl MinHwatuRules {
    /// Returns the points at which one of so many players is even, with the key that says so.
    pub fn par(&self, players: usize) -> (&'static str, u32) {
        match players {
            2 => ("par.two", self.par_two),
            3 => ("par.three", self.par_three),
            _ => ("par.four", self.par_four),
        }
    }
}
