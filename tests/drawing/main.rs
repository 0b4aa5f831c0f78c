//! The drawings of the cards: that they are whole, small and of nobody else, and that a machine
//! tells them apart as small as they are shown, in grey and with less sense of colour.
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

/// Returns every face that a pack may have.
fn faces() -> Vec<Card> {
    let jokers = Joker::ALL.map(Card::joker);
    Card::faces().chain(jokers).collect()
}

const CALENDARS: [Calendar; 2] = [Calendar::Korean, Calendar::Japanese];
