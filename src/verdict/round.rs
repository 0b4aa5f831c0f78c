//! What a round of Koi-Koi brings.

use super::loss::LossStep;
use crate::record::Name;
use crate::rules::PointUnit;

/// What a round of Koi-Koi brings in points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundPoints {
    /// The points of each player, in seat order.
    pub points: Vec<(Name, i64)>,
    /// What they are counted in.
    pub unit: PointUnit,
    /// The product of all multipliers.
    pub multiplier: i64,
    /// How it came about.
    pub steps: Vec<LossStep>,
}
