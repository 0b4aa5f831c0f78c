//! What a person did on one evening, and how many hands and evenings are enough.

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
    /// How many hands they played; 0 for somebody who was only paid for cards they sold.
    pub hands: usize,
    /// How many of them they won.
    pub won: usize,
    /// What they won from other people, or lost to them.
    pub chips: i64,
}

impl EveningChips {
    /// Returns whether they played any hand.
    pub const fn is_played(&self) -> bool {
        self.hands > 0
    }
}
