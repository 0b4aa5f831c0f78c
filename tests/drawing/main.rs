//! The drawings of the cards: they are complete, small and our own work, and a program can tell
//! them apart even at the smallest size, in grey and with colour blindness.
#![expect(
    clippy::unwrap_used,
    clippy::float_arithmetic,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "a test stops where something is not as it must be; pictures are numbers"
)]

mod apart;
mod picture;
mod pictures;
mod whole;

use dokbak::card::{Calendar, Card, Joker};

/// Returns all faces that a pack may have.
fn faces() -> Vec<Card> {
    let jokers = Joker::ALL.map(Card::joker);
    Card::faces().chain(jokers).collect()
}

const CALENDARS: [Calendar; 2] = [Calendar::Korean, Calendar::Japanese];
