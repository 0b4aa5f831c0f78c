//! What an evening brought a person, and how many hands and evenings are enough for statistics.

use std::sync::Arc;

/// The fewest hands from which statistics can be drawn.
pub const FEW_HANDS: usize = 30;

/// The fewest evenings from which statistics can be drawn.
pub const FEW_EVENINGS: usize = 8;

/// What the hands that one person played on an evening, or those of one group, brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EveningChips {
    /// The day, such as `2026-11-22`.
    pub day: Arc<str>,
    /// How many hands the person played, at least 1.
    pub hands: usize,
    /// How many of the hands the person won.
    pub won: usize,
    /// What the hands brought from other people, or cost if negative. For rounds that are played
    /// for points, these are points.
    pub chips: i64,
}

/// Everything that somebody won or lost, by what brought it; each part is negative if it cost
/// chips.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ChipParts {
    /// From other people, in hands that the person played.
    pub played: i64,
    /// From other people, in hands that the person sat out.
    pub sat_out: i64,
    /// At the ends of games of Koi-Koi that are played for points.
    pub games: i64,
    /// From the boar's pot, less what the person put in; also what was given back at the end.
    pub pot: i64,
    /// In hands that no figure counts: whole evenings that are noted as one result, and hands that
    /// cannot be read.
    pub uncounted: i64,
}

/// Everything that an evening brought one person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EveningTotal {
    /// The day, such as `2026-11-22`.
    pub day: Arc<str>,
    /// What it brought, by what brought it.
    pub parts: ChipParts,
}

impl ChipParts {
    /// Returns the sum of all parts.
    pub const fn total(&self) -> i64 {
        let people = self.played.saturating_add(self.sat_out);
        let ends = self.games.saturating_add(self.pot);
        people.saturating_add(ends).saturating_add(self.uncounted)
    }

    /// Adds other parts; `None` if a sum is too large.
    pub(super) fn add(&mut self, more: &Self) -> Option<()> {
        let all = [
            (&mut self.played, more.played),
            (&mut self.sat_out, more.sat_out),
            (&mut self.games, more.games),
            (&mut self.pot, more.pot),
            (&mut self.uncounted, more.uncounted),
        ];
        let mut total = 0_i64;
        for (part, more) in all {
            *part = part.checked_add(more)?;
            total = total.checked_add(*part)?;
        }
        Some(())
    }
}
