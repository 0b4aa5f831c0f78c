//! What a round of Koi-Koi brings.

use super::loss::{Basis, Step, basis_of, on_their_basis};
use super::pairs;
use serde::{Deserialize, Serialize};

/// What a round of Koi-Koi brings in points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "WrittenRound", into = "WrittenRound")]
pub struct RoundPoints {
    /// The points of each player, in seat order.
    pub points: Vec<(String, i64)>,
    /// The product of all multipliers.
    pub multiplier: i64,
    /// How it came about.
    pub steps: Vec<Step>,
}

/// A round as it is written: what the steps rest on stands in a list of its own.
#[derive(Serialize, Deserialize)]
struct WrittenRound {
    #[serde(with = "pairs")]
    points: Vec<(String, i64)>,
    multiplier: i64,
    steps: Vec<Step>,
    #[serde(default)]
    basis: Vec<Basis>,
}

impl From<RoundPoints> for WrittenRound {
    fn from(round: RoundPoints) -> Self {
        Self {
            points: round.points,
            multiplier: round.multiplier,
            basis: basis_of(&round.steps),
            steps: round.steps,
        }
    }
}

impl From<WrittenRound> for RoundPoints {
    fn from(written: WrittenRound) -> Self {
        Self {
            points: written.points,
            multiplier: written.multiplier,
            steps: on_their_basis(written.steps, written.basis),
        }
    }
}
