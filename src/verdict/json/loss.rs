//! What losses and rounds are in JSON: what their steps rest on stands in a list of its own, since
//! the steps had their form before.

use super::pairs;
use super::value::{Unreadable, Written};
use crate::card::Calendar;
use crate::record::Name;
use crate::rules::PointUnit;
use crate::verdict::{Basis, Effect, Loss, RoundPoints, Step, StepId};
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
pub(super) struct WrittenLoss {
    player: Name,
    points: i64,
    multiplier: i64,
    flat: i64,
    chips: i64,
    steps: Vec<WrittenStep>,
    #[serde(default)]
    basis: Vec<WrittenBasis>,
}

impl Written<Loss> for WrittenLoss {
    fn of(loss: &Loss, calendar: Calendar) -> Self {
        Self {
            player: loss.player.as_str().into(),
            points: loss.points,
            multiplier: loss.multiplier,
            flat: loss.flat,
            chips: loss.chips,
            steps: written(&loss.steps),
            basis: basis(&loss.steps, calendar),
        }
    }

    fn read(self, calendar: Calendar) -> Result<Loss, Unreadable> {
        Ok(Loss {
            player: self.player.into(),
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
    points: Vec<(String, i64)>,
    multiplier: i64,
    steps: Vec<WrittenStep>,
    #[serde(default)]
    basis: Vec<WrittenBasis>,
}

impl WrittenRound {
    /// Returns what is written of a round.
    pub(super) fn of(round: &RoundPoints, calendar: Calendar) -> Self {
        Self {
            points: round.points.clone(),
            multiplier: round.multiplier,
            steps: written(&round.steps),
            basis: basis(&round.steps, calendar),
        }
    }

    /// Returns the round that is written, its points counted in a unit.
    pub(super) fn read(
        self,
        calendar: Calendar,
        unit: PointUnit,
    ) -> Result<RoundPoints, Unreadable> {
        Ok(RoundPoints {
            points: self.points,
            unit,
            multiplier: self.multiplier,
            steps: read(self.steps, self.basis, calendar)?,
        })
    }
}

#[derive(Serialize, Deserialize)]
struct WrittenStep {
    id: StepId,
    #[serde(flatten)]
    effect: Effect,
}

#[derive(Default, Serialize, Deserialize)]
struct WrittenBasis {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    month: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    count: Option<i64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    limit: Option<i64>,
}

impl Written<Basis> for WrittenBasis {
    fn of(basis: &Basis, calendar: Calendar) -> Self {
        Self {
            month: Written::of(&basis.month, calendar),
            count: basis.count,
            limit: basis.limit,
        }
    }

    fn read(self, calendar: Calendar) -> Result<Basis, Unreadable> {
        Ok(Basis {
            month: self.month.read(calendar)?,
            count: self.count,
            limit: self.limit,
        })
    }
}

fn written(steps: &[Step]) -> Vec<WrittenStep> {
    let step = |step: &Step| WrittenStep {
        id: step.id,
        effect: step.effect,
    };
    steps.iter().map(step).collect()
}

/// Returns what each step rests on.
fn basis(steps: &[Step], calendar: Calendar) -> Vec<WrittenBasis> {
    let steps = steps.iter();
    steps
        .map(|step| Written::of(&step.basis, calendar))
        .collect()
}

/// Returns the steps, each with what it rests on as far as that is written.
fn read(
    steps: Vec<WrittenStep>,
    basis: Vec<WrittenBasis>,
    calendar: Calendar,
) -> Result<Vec<Step>, Unreadable> {
    let basis = basis
        .into_iter()
        .chain(std::iter::repeat_with(Default::default));
    let step = |(step, basis): (WrittenStep, WrittenBasis)| {
        Ok(Step {
            id: step.id,
            effect: step.effect,
            basis: basis.read(calendar)?,
        })
    };
    steps.into_iter().zip(basis).map(step).collect()
}
