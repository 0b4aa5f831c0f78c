//! Losses and rounds in JSON. The facts that steps rest on are in a separate list, since the format
//! of the steps is older than they are.

use super::pairs;
use super::value::{BadJsonValue, JsonPart};
use crate::card::Calendar;
use crate::record::Name;
use crate::rules::PointUnit;
use crate::verdict::{Basis, Loss, LossStep, RoundPoints};
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
pub(super) struct WrittenLoss {
    player: Name,
    points: i64,
    multiplier: i64,
    flat: i64,
    chips: i64,
    steps: Vec<LossStep>,
    #[serde(default)]
    basis: Vec<WrittenBasis>,
}

impl JsonPart<Loss> for WrittenLoss {
    fn from_part(loss: &Loss, calendar: Calendar) -> Self {
        Self {
            player: loss.player.clone(),
            points: loss.points,
            multiplier: loss.multiplier,
            flat: loss.flat,
            chips: loss.chips,
            steps: loss.steps.clone(),
            basis: basis(&loss.steps, calendar),
        }
    }

    fn read(self, calendar: Calendar) -> Result<Loss, BadJsonValue> {
        Ok(Loss {
            player: self.player,
            points: self.points,
            multiplier: self.multiplier,
            flat: self.flat,
            chips: self.chips,
            steps: read(self.steps, self.basis, calendar)?,
        })
    }
}

#[derive(Serialize, Deserialize)]
pub(super) struct WrittenRound {
    #[serde(with = "pairs")]
    points: Vec<(Name, i64)>,
    multiplier: i64,
    steps: Vec<LossStep>,
    #[serde(default)]
    basis: Vec<WrittenBasis>,
}

impl WrittenRound {
    /// Converts a round to its JSON form.
    pub(super) fn new(round: &RoundPoints, calendar: Calendar) -> Self {
        Self {
            points: round.points.clone(),
            multiplier: round.multiplier,
            steps: round.steps.clone(),
            basis: basis(&round.steps, calendar),
        }
    }

    /// Converts the JSON form back to a round whose points are counted in this unit.
    pub(super) fn read(
        self,
        calendar: Calendar,
        unit: PointUnit,
    ) -> Result<RoundPoints, BadJsonValue> {
        Ok(RoundPoints {
            points: self.points,
            unit,
            multiplier: self.multiplier,
            steps: read(self.steps, self.basis, calendar)?,
        })
    }
}

#[derive(Serialize, Deserialize)]
struct WrittenBasis {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    month: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    count: Option<i64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    limit: Option<i64>,
}

impl JsonPart<Basis> for WrittenBasis {
    fn from_part(basis: &Basis, calendar: Calendar) -> Self {
        Self {
            month: JsonPart::from_part(&basis.month, calendar),
            count: basis.count,
            limit: basis.limit,
        }
    }

    fn read(self, calendar: Calendar) -> Result<Basis, BadJsonValue> {
        Ok(Basis {
            month: self.month.read(calendar)?,
            count: self.count,
            limit: self.limit,
        })
    }
}

/// Returns the facts that each step rests on.
fn basis(steps: &[LossStep], calendar: Calendar) -> Vec<WrittenBasis> {
    let steps = steps.iter();
    steps
        .map(|step| JsonPart::from_part(&step.basis, calendar))
        .collect()
}

/// Returns the steps with the facts that they rest on; steps beyond the list of facts have none.
fn read(
    mut steps: Vec<LossStep>,
    basis: Vec<WrittenBasis>,
    calendar: Calendar,
) -> Result<Vec<LossStep>, BadJsonValue> {
    for (step, basis) in steps.iter_mut().zip(basis) {
        step.basis = basis.read(calendar)?;
    }
    Ok(steps)
}
