//! Whole turns: how cards move between hands, stock, table and piles.
//!
//! A [`Table`] is what lies where; one turn in gives the next table and a [`Moved`], the events of
//! the turn. What they are paid is the reader's to say: it gets them as the lines that a record
//! without turns would have.

mod held;
mod layout;
mod moved;
mod options;
mod plays;
mod short;
mod table;
mod under_way;

pub use held::Held;
pub use layout::{Layout, Stack};
pub use moved::Moved;
pub use options::{Followed, Move, Moves, Whole, lines, moves, options};
pub use table::{Refused, Side, Table, hand_size, layout_size};

#[cfg(test)]
mod tests;
