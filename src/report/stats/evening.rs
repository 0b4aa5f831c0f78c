//! What an evening brought a person, and how many hands and evenings are enough for statistics.

use std::sync::Arc;

/// The fewest hands from which statistics can be drawn.
pub const FEW_HANDS: usize = 30;

/// The fewest evenings from which statistics can be drawn.
pub const FEW_EVENINGS: usize = 8;

/// What an evening, or the part of it in one group, brought one person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EveningChips {
    /// The day, such as `2026-11-22`.
    pub day: Arc<str>,
    /// How many hands the person played; 0 for somebody who was only paid for cards they sold.
    pub hands: usize,
    /// How many of the hands the person won.
    pub won: usize,
    /// What the person won from other people, or lost to them if negative.
    pub chips: i64,
}

impl EveningChips {
    /// Returns whether the person played any hand.
    pub const fn is_played(&self) -> bool {
        self.hands > 0
    }
}
