//! Who is at the table, and where a new person sits down.

use super::hand_start::HandStart;
use super::refusal::Refusal;
use super::setup::{fits, fits_some_table};
use crate::record::Name;
use crate::rules::Rules;

/// Where a new person sits relative to somebody at the table, in turn order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SeatSide {
    Before,
    After,
    /// In the seat of somebody who goes home.
    Instead,
}

/// Who is at the table: everybody with a seat, and those who play the next hand, the dealer first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SeatPlan {
    pub(crate) everybody: Vec<Name>,
    pub(crate) seated: Vec<Name>,
}

impl SeatPlan {
    pub(crate) fn from_start(start: &HandStart) -> Self {
        Self {
            everybody: start.everybody.clone(),
            seated: start.players.clone(),
        }
    }

    /// Seats somebody at a place relative to another player, or last if none is given.
    pub(crate) fn sit(&mut self, name: &str, beside: Option<(SeatSide, &str)>) {
        let found = |names: &[Name], whom: &str| names.iter().position(|other| other == whom);
        if let Some((SeatSide::Instead, whom)) = beside {
            for names in [&mut self.everybody, &mut self.seated] {
                if let Some(seat) = names.iter_mut().find(|other| *other == whom) {
                    *seat = name.into();
                }
            }
        }
        if !self.everybody.iter().any(|other| other == name) {
            let end = self.everybody.len();
            let at = match beside {
                None | Some((SeatSide::Instead, _)) => end,
                Some((SeatSide::Before, whom)) => found(&self.everybody, whom).unwrap_or(end),
                Some((SeatSide::After, whom)) => {
                    found(&self.everybody, whom).map_or(end, |at| at + 1)
                }
            };
            self.everybody.insert(at, name.into());
        }
        if !self.seated.iter().any(|other| other == name) {
            let at = seat(&self.everybody, &self.seated, name);
            self.seated.insert(at, name.into());
        }
    }

    /// Refuses too few or too many people at the table or in the hand.
    pub(crate) fn fit(&self, rules: &Rules) -> Result<(), Refusal> {
        fits_some_table(&self.everybody)?;
        fits(rules, self.everybody.len())?;
        fits(rules, self.seated.len())
    }

    /// Removes somebody from the table. If the dealer leaves, the next in turn deals.
    pub(crate) fn leave(&mut self, name: &str) {
        self.everybody.retain(|other| other != name);
        self.seated.retain(|other| other != name);
    }
}

/// Returns somebody's place among `seated`: right after the nearest of them earlier in turn order.
pub(crate) fn seat(everybody: &[Name], seated: &[Name], name: &str) -> usize {
    let own = everybody.iter().position(|player| player == name);
    let (after, before) = everybody.split_at(own.unwrap_or(everybody.len()));
    let mut earlier = after.iter().rev().chain(before.iter().rev());
    let found = earlier.find_map(|player| seated.iter().position(|other| other == player));
    found.map_or(seated.len(), |at| at + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Vec<Name> {
        text.split_whitespace().map(Name::from).collect()
    }

    fn seats(everybody: &str, seated: &str) -> SeatPlan {
        SeatPlan {
            everybody: names(everybody),
            seated: names(seated),
        }
    }

    #[test]
    fn who_comes_sits_last_or_where_told() {
        // Bo deals; Dan comes after Chul and before Ann.
        for (beside, everybody, seated) in [
            (None, "Ann Bo Chul Dan", "Bo Chul Dan Ann"),
            (
                Some((SeatSide::After, "Ann")),
                "Ann Dan Bo Chul",
                "Bo Chul Ann Dan",
            ),
            (
                Some((SeatSide::Before, "Chul")),
                "Ann Bo Dan Chul",
                "Bo Dan Chul Ann",
            ),
            (
                Some((SeatSide::Instead, "Bo")),
                "Ann Dan Chul",
                "Dan Chul Ann",
            ),
        ] {
            let mut table = seats("Ann Bo Chul", "Bo Chul Ann");
            table.sit("Dan", beside);
            assert_eq!(table, seats(everybody, seated), "{beside:?}");
        }
    }

    #[test]
    fn who_goes_leaves_the_others_where_they_sit() {
        let mut table = seats("Ann Bo Chul", "Bo Chul Ann");
        table.leave("Bo");
        assert_eq!(table, seats("Ann Chul", "Chul Ann"));
    }

    #[test]
    fn who_comes_back_sits_where_they_sat() {
        let everybody = names("A B C D");
        assert_eq!(seat(&everybody, &names("A B D"), "C"), 2);
        // D deals; A sits after D.
        assert_eq!(seat(&everybody, &names("D B C"), "A"), 1);
        assert_eq!(seat(&everybody, &names("C A"), "B"), 2);
    }
}
