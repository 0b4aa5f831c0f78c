//! The points of a round of Koi-Koi.

use super::loss::LossStep;
use crate::record::Name;
use crate::rules::PointUnit;

/// The points of a round of Koi-Koi.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundPoints {
    /// Each player's points, in seat order.
    pub points: Vec<(Name, i64)>,
    /// The unit that the points are counted in.
    pub unit: PointUnit,
    /// The product of all multipliers in the steps.
    pub multiplier: i64,
    /// The steps that make up the multiplier.
    pub steps: Vec<LossStep>,
}
