//! A captured pile as a drawing: grouped as on a table, with the scoring cards lifted.

use super::cards::{ShownCards, id};
use super::dealt::WonCards;
use crate::card::{Card, Kind};
use crate::drawing::{HEIGHT, WIDTH};
use std::fmt::Write as _;

/// The width of a drawing, in the cards' own units.
const ROOM: u32 = 1100;
/// How far the next card lies from one that is covered by it, and from one that is lifted.
const STEP: u32 = 46;
const STEP_OF_LIFTED: u32 = 88;
/// How much further a card lies beside the last lifted one.
const BESIDE: u32 = 18;
/// How far a scoring card is lifted.
const LIFT: u32 = 30;
/// The space between groups, and between rows.
const GAP: u32 = 28;

/// A card in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Placed {
    card: Card,
    lifted: bool,
    x: u32,
    row: u32,
}

/// The drawing of a pile.
#[derive(Clone, Debug)]
pub(in crate::cli) struct PileDrawing {
    /// The drawing's size, in the cards' units.
    pub(in crate::cli) width: u32,
    pub(in crate::cli) height: u32,
    /// The cards as SVG; they use the page's drawings.
    pub(in crate::cli) cards: String,
    /// The cards as codes, for people who cannot see them.
    pub(in crate::cli) codes: String,
}

/// Draws the cards with which somebody won; `None` if there are none.
pub(super) fn pile_drawing(won: WonCards, shown: &mut ShownCards) -> Option<PileDrawing> {
    let (pile, calendar) = (won.pile, won.calendar);
    let placed = placed(won);
    let last = placed.last()?;
    let row_height = HEIGHT + LIFT + GAP;
    let mut cards = String::new();
    for Placed {
        card,
        lifted,
        x,
        row,
    } in &placed
    {
        shown.card(*card, calendar);
        let y = row * row_height + if *lifted { 0 } else { LIFT };
        let id = id(*card, calendar);
        let _ = write!(
            cards,
            "<use href=\"#{id}\" x=\"{x}\" y=\"{y}\" width=\"{WIDTH}\" height=\"{HEIGHT}\"{}/>",
            if *lifted { " class=\"up\"" } else { "" },
        );
    }
    Some(PileDrawing {
        width: ROOM,
        height: (last.row + 1) * row_height - GAP,
        cards,
        codes: pile.codes(calendar),
    })
}

/// Returns the groups of a pile, as they lie on a table: brights, animals, ribbons, junk and
/// jokers; in each the scoring cards first.
fn groups(won: WonCards) -> Vec<Vec<(Card, bool)>> {
    let WonCards { pile, lifted, .. } = won;
    let place = |card: Card| match card.kind() {
        _ if won.as_junk.contains(card) => 3,
        Some(Kind::Bright) => 0,
        Some(Kind::Animal) => 1,
        Some(Kind::Ribbon) => 2,
        Some(Kind::Junk | Kind::DoubleJunk) | None => 3,
    };
    let groups = (0..4).map(|group| {
        let mut left = lifted;
        let own = pile.iter().filter(|card| place(*card) == group);
        let mut own: Vec<(Card, bool)> = own.map(|card| (card, left.remove(card))).collect();
        own.sort_by_key(|(_, lifted)| !lifted);
        own
    });
    groups.filter(|group| !group.is_empty()).collect()
}

/// Puts each card in its place, row by row. A group begins a row of its own if the rest of the last
/// row is too short for it.
fn placed(won: WonCards) -> Vec<Placed> {
    let step = |lifted: bool| if lifted { STEP_OF_LIFTED } else { STEP };
    let mut placed = Vec::new();
    let (mut x, mut row) = (0, 0);
    for group in groups(won) {
        let steps = BESIDE + group.iter().map(|(_, lifted)| step(*lifted)).sum::<u32>();
        if x > 0 && x + steps + WIDTH > ROOM {
            (x, row) = (0, row + 1);
        }
        let mut right = x;
        for (at, (card, lifted)) in group.iter().copied().enumerate() {
            if x + WIDTH > ROOM {
                (x, row) = (0, row + 1);
            }
            placed.push(Placed {
                card,
                lifted,
                x,
                row,
            });
            right = x + WIDTH;
            x += step(lifted);
            // What is not lifted lies beside what is.
            let ends = lifted && group.get(at + 1).is_some_and(|(_, next)| !next);
            x += if ends { BESIDE } else { 0 };
        }
        x = right + GAP;
    }
    centred(placed)
}

/// Moves each row to the middle of the room.
fn centred(mut placed: Vec<Placed>) -> Vec<Placed> {
    for row in 0..=placed.last().map_or(0, |last| last.row) {
        let own = || placed.iter().filter(|one| one.row == row);
        let right = own().map(|one| one.x + WIDTH).max().unwrap_or(ROOM);
        let space = ROOM.saturating_sub(right) / 2;
        for one in placed.iter_mut().filter(|one| one.row == row) {
            one.x += space;
        }
    }
    placed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::{Calendar, Pile};
    use std::collections::BTreeMap;

    fn won(codes: &str, lifted: &str, as_junk: &str) -> WonCards {
        WonCards {
            pile: pile(codes),
            lifted: pile(lifted),
            as_junk: pile(as_junk),
            calendar: Calendar::Korean,
        }
    }

    fn pile(codes: &str) -> Pile {
        let words = codes.split_whitespace();
        words
            .map(|word| {
                Card::faces()
                    .find(|card| card.code(Calendar::Korean) == word)
                    .unwrap()
            })
            .collect()
    }

    /// Brights stand before animals, ribbons and junk, and what scored stands first in its group.
    /// The row is 766 units wide, so 167 are free on its left.
    #[test]
    fn cards_lie_by_kind_and_what_scored_is_lifted() {
        let found = placed(won("1p 1t 2y 4y 5y 8y 1g", "2y 4y 8y", ""));
        let told: Vec<_> = found
            .iter()
            .map(|one| {
                (
                    one.card.code(Calendar::Korean),
                    one.lifted,
                    one.x - 167,
                    one.row,
                )
            })
            .collect();
        let due = [
            ("1g", false, 0, 0),
            ("2y", true, 128, 0),
            ("4y", true, 216, 0),
            ("8y", true, 304, 0),
            ("5y", false, 410, 0),
            ("1t", false, 538, 0),
            ("1p", false, 666, 0),
        ];
        let due = due.map(|(code, lifted, x, row)| (code.to_owned(), lifted, x, row));
        assert_eq!(told, due);
    }

    /// The cup lies where it counted.
    #[test]
    fn what_counted_as_junk_lies_with_the_junk() {
        let cup = Card::CUP.code(Calendar::Korean);
        let found = groups(won(&format!("2y {cup} 1p"), &format!("{cup} 1p"), &cup));
        let codes = |group: &Vec<(Card, bool)>| {
            let cards = group.iter();
            let cards = cards.map(|(card, lifted)| (card.code(Calendar::Korean), *lifted));
            cards.collect::<BTreeMap<String, bool>>()
        };
        let found: Vec<_> = found.iter().map(codes).collect();
        let due = [
            BTreeMap::from([("2y".to_owned(), false)]),
            BTreeMap::from([("1p".to_owned(), true), (cup, true)]),
        ];
        assert_eq!(found, due);
    }

    /// A pile of everything stays within its room, and no card is lost.
    #[test]
    fn a_large_pile_takes_several_rows() {
        let found = placed(WonCards {
            pile: Pile::flowers(),
            ..won("", "", "")
        });
        assert_eq!(found.len(), 48);
        assert!(found.iter().all(|one| one.x + WIDTH <= ROOM));
        assert!(found.last().unwrap().row >= 1);
    }
}
