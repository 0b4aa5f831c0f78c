//! The keys of the min-hwatu rule book in one table.

use super::key::{ANY, LARGEST, keys};
use super::value::RuleValue;
use crate::card::{Calendar, Card, Kind, Pile};

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
            points_november_double: u32 = 0, "points.november_double", ANY, "K", "points of the coloured paulownia card, if it counts for more than junk; 0 means as junk";
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
    /// Returns the points of the coloured paulownia card if they are not those of junk.
    pub fn november_double(&self) -> Option<u32> {
        let points = self.points_november_double;
        (points > 0 && points != self.points_junk).then_some(points)
    }

    /// Returns the points of a card.
    pub fn points(&self, card: Card) -> u32 {
        match (card.kind(), self.november_double()) {
            (_, Some(points)) if card == Card::PAULOWNIA_DOUBLE => points,
            (Some(Kind::Bright), _) => self.points_bright,
            (Some(Kind::Animal), _) => self.points_animal,
            (Some(Kind::Ribbon), _) => self.points_ribbon,
            (Some(Kind::Junk | Kind::DoubleJunk), _) => self.points_junk,
            (None, _) => 0,
        }
    }

    /// Returns the points of the whole pack; `None` if they do not fit.
    fn pack(&self) -> Option<u32> {
        let mut cards = Pile::flowers().iter();
        cards.try_fold(0, |sum: u32, card| sum.checked_add(self.points(card)))
    }

    /// Returns the points of the pack divided by this many players: the only par at which balances
    /// sum to zero. Where the coloured paulownia card counts for more, a remainder belongs to
    /// nobody; elsewhere `None` if the points do not divide evenly.
    pub fn even(&self, players: u32) -> Option<u32> {
        let pack = self.pack()?;
        let whole =
            players > 0 && (self.november_double().is_some() || pack.is_multiple_of(players));
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

    #[test]
    fn a_double_november_makes_a_pack_of_250() {
        let rules = MinHwatuRules {
            points_november_double: 10,
            ..MinHwatuRules::default()
        };
        let pars = [2, 3, 4, 5].map(|players| rules.even(players));
        assert_eq!(pars, [Some(125), Some(83), Some(62), Some(50)]);
        assert_eq!(rules.uneven(5), Some(("par.five", Some(50))));
    }
}
