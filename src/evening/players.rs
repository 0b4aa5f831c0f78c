//! The numbers that stand for players. They stay the same all evening, whoever deals.

use crate::letters::same_name;
use crate::record::{Name, Seat};
use std::sync::Arc;

/// Everybody who sat at the table this evening, in the order of arrival. A player's number is the
/// place in this list, from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TableNumbers(Arc<[Name]>);

/// Some players in the seat order of a hand, each with a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Players {
    names: Vec<Name>,
    numbers: Vec<u32>,
}

/// A player as a question lists them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NumberedPlayer {
    /// The number that can be typed instead of the player's name.
    pub(crate) number: u32,
    pub(crate) name: Name,
    /// Whether the player deals.
    pub(crate) deals: bool,
}

impl TableNumbers {
    /// Numbers these people from 1, in this order.
    pub(crate) fn new(everybody: &[Name]) -> Self {
        Self(everybody.into())
    }

    /// Returns these players with their numbers; players outside the list get the next numbers.
    pub(crate) fn number(&self, names: Vec<Name>) -> Players {
        let mut next = self.0.len();
        let mut number = |name: &Name| {
            let known = self.0.iter().position(|other| same_name(other, name));
            let at = known.unwrap_or_else(|| {
                next += 1;
                next - 1
            });
            u32::try_from(at + 1).unwrap_or(u32::MAX)
        };
        Players {
            numbers: names.iter().map(&mut number).collect(),
            names,
        }
    }
}

impl Players {
    /// Returns the names in the order of seats.
    pub(crate) fn names(&self) -> &[Name] {
        &self.names
    }

    /// Returns the numbers, in the order of seats.
    pub(crate) fn numbers(&self) -> &[u32] {
        &self.numbers
    }

    /// Returns the seat of the player with this number; `None` if no player has it.
    pub(crate) fn numbered(&self, number: u32) -> Option<Seat> {
        self.numbers.iter().position(|own| *own == number).map(Seat)
    }

    /// Returns the seats in the order of their players' numbers.
    pub(crate) fn by_number(&self) -> Vec<Seat> {
        let mut seats: Vec<(u32, usize)> = self.numbers.iter().copied().zip(0..).collect();
        seats.sort_unstable();
        seats.into_iter().map(|(_, at)| Seat(at)).collect()
    }

    /// Returns the players in the order of their numbers, with the dealer marked.
    pub(crate) fn listed(&self, dealer: Option<&str>) -> Vec<NumberedPlayer> {
        let listed = |(number, name): (&u32, &Name)| NumberedPlayer {
            number: *number,
            name: name.clone(),
            deals: dealer.is_some_and(|dealer| dealer == name),
        };
        let mut all: Vec<NumberedPlayer> =
            self.numbers.iter().zip(&self.names).map(listed).collect();
        all.sort_by_key(|listed| listed.number);
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(names: &[&str]) -> Vec<Name> {
        names.iter().map(|name| (*name).into()).collect()
    }

    #[test]
    fn numbers_stay_when_the_deal_goes_round() {
        let table = TableNumbers::new(&names(&["김영희", "철수", "할머니"]));
        let second = table.number(names(&["철수", "할머니", "김영희"]));
        assert_eq!(second.numbered(3), Some(Seat(1)));
        assert_eq!(second.numbered(1), Some(Seat(2)));
        assert_eq!(second.numbered(4), None);
        assert_eq!(second.numbered(0), None);
        let listed = second.listed(Some("철수"));
        let listed: Vec<_> = (listed.iter())
            .map(|one| (one.number, one.name.as_str(), one.deals))
            .collect();
        let expected = [
            (1, "김영희", false),
            (2, "철수", true),
            (3, "할머니", false),
        ];
        assert_eq!(listed, expected);
    }

    #[test]
    fn numbers_of_those_who_sit_out_stay_free() {
        let table = TableNumbers::new(&names(&["A", "B", "C", "D", "E"]));
        let three = table.number(names(&["D", "A", "C"]));
        assert_eq!(three.numbered(4), Some(Seat(0)));
        assert_eq!(three.numbered(2), None);
        assert_eq!(three.by_number(), [Seat(1), Seat(2), Seat(0)]);
    }

    #[test]
    fn who_came_later_is_numbered_after_the_others() {
        let table = TableNumbers::new(&names(&["A", "B"]));
        let players = table.number(names(&["C", "B", "D"]));
        assert_eq!(players.numbered(3), Some(Seat(0)));
        assert_eq!(players.numbered(4), Some(Seat(2)));
    }
}
