//! The points of a round of Koi-Koi.

use super::loss::LossStep;
use crate::record::Name;
use crate::rules::PointUnit;

/// The points of a round of Koi-Koi.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundPoints {
    /// Each player's points, in seat order.
    pub points: Vec<(Name, i64)>,
    /// The unit they are counted in.
    pub unit: PointUnit,
    /// The product of all multipliers.
    pub multiplier: i64,
    /// How the multiplier comes about.
    pub steps: Vec<LossStep>,
}
