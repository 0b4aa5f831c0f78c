//! What a person did on one evening, and how much is few.

use std::sync::Arc;

/// The fewest hands of which something can be told.
pub const FEW_HANDS: usize = 30;

/// The fewest evenings of which something can be told.
pub const FEW_EVENINGS: usize = 8;

/// What an evening brought one person, or the hands of one group of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EveningChips {
    /// The day, such as `2026-11-22`.
    pub day: Arc<str>,
    /// How many hands they played; none for one who was only paid for cards they sold.
    pub hands: usize,
    /// How many of them they won.
    pub won: usize,
    /// What they won from other people, or lost to them.
    pub chips: i64,
}

impl EveningChips {
    /// Returns whether they played at all.
    pub const fn is_played(&self) -> bool {
        self.hands > 0
    }
}
