//! Whole turns: how cards move between hands, stock, table and piles.
//!
//! A [`Table`] is what lies where; one turn in gives the next table and a [`Moved`], the events of
//! the turn. What they are paid is the reader's to say: it gets them as the lines that a record
//! without turns would have.

mod course;
mod held;
mod layout;
mod moved;
mod options;
mod plays;
mod short;
mod table;

pub use held::Held;
pub use layout::{Layout, Stack};
pub use moved::Moved;
pub use options::{Move, Whole, lines, moves, options};
pub use table::{Refused, Table, hand_size, layout_size};

use crate::card::Pile;

/// Returns the cards of both piles, equal faces added up.
fn plus(one: Pile, other: Pile) -> Pile {
    // Equal faces fill their bits from the lowest: of each face, the larger count is in either
    // pile and the smaller in both.
    let mut sum = one.or(other);
    for card in one.and(other) {
        sum.add(card);
    }
    sum
}

#[cfg(test)]
mod tests;
