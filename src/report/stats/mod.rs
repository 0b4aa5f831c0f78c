//! Statistics of what people did over many hands; every figure keeps its hands. docs/STATISTICS.md
//! defines each figure.

mod bak;
mod count;
mod curve;
mod ended;
mod evening;
mod figures;
mod gathered;
mod going;
mod group;
mod hand_tally;
mod hands;
mod interval;
mod parts;
mod played;
mod significance;
mod tally;
#[cfg(test)]
mod tests;

pub use bak::{Bak, bak_cost, baks_cost};
pub use count::count;
pub use evening::{ChipParts, EveningChips, EveningTotal, FEW_EVENINGS, FEW_HANDS};
pub use figures::{
    BakSides, ChipsMoved, GamesPlayed, Goes, HandFigures, InGroup, PairFlow, PersonStats, PotSides,
    SingleHand, Stats, WonBy,
};
pub use gathered::{Gathered, LeftOut, gather};
pub use group::{By, Group, Unplaced};
pub use hands::Hands;
pub use interval::{ChipsDifference, Interval, difference, is_few, per_hand, win_rate};
pub use parts::{GroupShare, parts, round_parts, sums};
pub use played::{DealPosition, Fortune, HandPlayer, PlayedHand};
pub use significance::{PairDifference, Per, pairs, round_pairs};
