//! Whole turns: how cards move between hands, stock, table and piles.
//!
//! A [`Table`] says where everything is. Playing a turn on it gives the next table and a
//! [`TurnEffect`], which lists the events of the turn. The reader decides what those events are
//! worth: it gets them as the lines that a record without turns would have.

mod held;
mod layout;
mod moved;
mod options;
mod plays;
mod short;
mod table;
mod under_way;

pub use held::HeldCards;
pub use layout::{Layout, Stack};
pub use moved::TurnEffect;
pub use options::{Followed, Move, Moves, Whole, lines, moves, options};
pub use table::{Table, TablePlayer, TurnRefusal, hand_size, layout_size};

#[cfg(test)]
mod tests;
