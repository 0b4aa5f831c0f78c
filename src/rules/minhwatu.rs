//! The keys of the min-hwatu rule book in one table.

use super::key::{ANY, LARGEST, keys};
use super::value::RuleValue;
use crate::card::{Calendar, Faces, Kind};

keys! {
    /// The rules of a min-hwatu table, one field for each key. The default values are those of
    /// the ruleset `minhwatu`.
    MinHwatuRules of MinHwatu {
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
            sets_cho_dan: u32 = 0, "sets.cho_dan", ANY, "K", "points from every other player for the red ribbons of April, May and July";
            sets_january: u32 = 0, "sets.january", ANY, "K", "points from every other player for all four of January";
            sets_february: u32 = 0, "sets.february", ANY, "K", "points from every other player for all four of February";
            sets_march: u32 = 0, "sets.march", ANY, "K", "points from every other player for all four of March";
            sets_april: u32 = 0, "sets.april", ANY, "K", "points from every other player for all four of April";
            sets_may: u32 = 20, "sets.may", ANY, "W", "points from every other player for all four of May";
            sets_june: u32 = 0, "sets.june", ANY, "K", "points from every other player for all four of June";
            sets_july: u32 = 0, "sets.july", ANY, "K", "points from every other player for all four of July";
            sets_august: u32 = 0, "sets.august", ANY, "K", "points from every other player for all four of August";
            sets_september: u32 = 0, "sets.september", ANY, "K", "points from every other player for all four of September";
            sets_october: u32 = 20, "sets.october", ANY, "W", "points from every other player for all four of October";
            sets_november: u32 = 40, "sets.november", ANY, "W", "points from every other player for all four of November";
            sets_december: u32 = 20, "sets.december", ANY, "W", "points from every other player for all four of December";
        }
        Loss {
            par_two: u32 = 120, "par.two", ANY, "W", "points at which each of two players is even";
            par_three: u32 = 80, "par.three", ANY, "W", "points at which each of three players is even";
            par_four: u32 = 60, "par.four", ANY, "W", "points at which each of four players is even";
            par_five: u32 = 48, "par.five", ANY, "K", "points at which each of five players is even";
        }
    }
}

impl MinHwatuRules {
    /// Returns the points of the pack divided by this many players: the only par at which balances
    /// sum to zero. `None` if the points do not divide evenly.
    pub fn even(&self, players: u32) -> Option<u32> {
        let of = |kind, points: u32| Faces::kind(kind).cards().len().checked_mul(points);
        let junk = of(Kind::Junk, self.points_junk)?;
        let pack = of(Kind::Bright, self.points_bright)?
            .checked_add(of(Kind::Animal, self.points_animal)?)?
            .checked_add(of(Kind::Ribbon, self.points_ribbon)?)?
            .checked_add(junk)?
            .checked_add(of(Kind::DoubleJunk, self.points_junk)?)?;
        let whole = players > 0 && pack.is_multiple_of(players);
        whole.then(|| pack / players).filter(|par| *par <= LARGEST)
    }

    /// Returns the key of the par for this many players, with the right value if there is one;
    /// `None` if the key already has that value.
    pub fn uneven(&self, players: usize) -> Option<(&'static str, Option<u32>)> {
        let (key, par) = self.par(players);
        let even = u32::try_from(players)
            .ok()
            .and_then(|players| self.even(players));
        (even != Some(par)).then_some((key, even))
    }

    /// Returns the key of the par for this many players, and its value.
    pub fn par(&self, players: usize) -> (&'static str, u32) {
        match players {
            2 => ("par.two", self.par_two),
            3 => ("par.three", self.par_three),
            4 => ("par.four", self.par_four),
            _ => ("par.five", self.par_five),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_points_of_the_pack_are_shared_out() {
        let mut rules = MinHwatuRules::default();
        for (players, key) in [
            (2, "par.two"),
            (3, "par.three"),
            (4, "par.four"),
            (5, "par.five"),
        ] {
            assert_eq!(
                rules.even(players).map(|par| par.to_string()),
                rules.get(key)
            );
        }
        rules.points_junk = 1;
        assert_eq!(rules.even(2), Some(132));
        assert_eq!(rules.uneven(2), Some(("par.two", Some(132))));
        rules.par_two = 132;
        assert_eq!(rules.uneven(2), None);
        rules.points_junk = 0;
        rules.points_bright = 21;
        assert_eq!((rules.even(2), rules.even(0)), (None, None));
        rules.points_bright = LARGEST;
        assert_eq!(rules.even(2), None);
    }
}
