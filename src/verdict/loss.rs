//! What a loser owes, step by step.

use serde::{Deserialize, Serialize};

/// The steps from points to a loss, in the order in which they apply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(
    missing_docs,
    reason = "each variant is the id of a step of the rule book"
)]
pub enum StepId {
    GoChips,
    Go,
    Heundeum,
    Potkan,
    MeoungDda,
    GwangBak,
    PiBak,
    MeoungBak,
    TtiBak,
    GoBak,
    Nagari,
    DoubleJoker,
    WeolYak,
    Mission,
    EmptyPile,
    Seven,
    Koi,
    Field,
}

/// One step from points to a loss: it adds chips, multiplies, or adds flat chips at the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// Which rule.
    pub id: StepId,
    /// Chips added before the multipliers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub add: Option<i64>,
    /// The multiplier.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub times: Option<i64>,
    /// Chips added after the multipliers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub flat: Option<i64>,
    /// What it rests on; written beside the steps, which have a fixed form.
    #[serde(skip)]
    pub basis: Basis,
}

/// The facts that a step rests on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Basis {
    /// The month it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub month: Option<u8>,
    /// The number it is about: goes, animals, junk value, hands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<i64>,
    /// The number that this one is measured against.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
}

impl Step {
    const fn new(id: StepId) -> Self {
        let basis = Basis {
            month: None,
            count: None,
            limit: None,
        };
        Self {
            id,
            add: None,
            times: None,
            flat: None,
            basis,
        }
    }

    /// Returns a step that adds chips before the multipliers.
    pub const fn add(id: StepId, chips: i64) -> Self {
        Self {
            add: Some(chips),
            ..Self::new(id)
        }
    }

    /// Returns a step that multiplies.
    pub const fn times(id: StepId, times: i64) -> Self {
        Self {
            times: Some(times),
            ..Self::new(id)
        }
    }

    /// Returns a step that adds chips after the multipliers.
    pub const fn flat(id: StepId, chips: i64) -> Self {
        Self {
            flat: Some(chips),
            ..Self::new(id)
        }
    }

    /// Returns the step with the number it is about.
    #[must_use]
    pub const fn of(mut self, count: i64) -> Self {
        self.basis.count = Some(count);
        self
    }

    /// Returns the step with the number that is measured against.
    #[must_use]
    pub const fn against(mut self, limit: i64) -> Self {
        self.basis.limit = Some(limit);
        self
    }

    /// Returns the step with the month it is about.
    #[must_use]
    pub const fn in_month(mut self, month: u8) -> Self {
        self.basis.month = Some(month);
        self
    }
}

/// What one loser owes for the win, before anyone pays for anyone else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "WrittenLoss", into = "WrittenLoss")]
pub struct Loss {
    /// The loser.
    pub player: String,
    /// What is multiplied: points and go chips.
    pub points: i64,
    /// The product of all multipliers.
    pub multiplier: i64,
    /// Chips added after the multipliers.
    pub flat: i64,
    /// The loss.
    pub chips: i64,
    /// How it came about.
    pub steps: Vec<Step>,
}

/// A loss as it is written: what the steps rest on stands in a list of its own.
#[derive(Serialize, Deserialize)]
struct WrittenLoss {
    player: String,
    points: i64,
    multiplier: i64,
    flat: i64,
    chips: i64,
    steps: Vec<Step>,
    #[serde(default)]
    basis: Vec<Basis>,
}

impl From<Loss> for WrittenLoss {
    fn from(loss: Loss) -> Self {
        Self {
            player: loss.player,
            points: loss.points,
            multiplier: loss.multiplier,
            flat: loss.flat,
            chips: loss.chips,
            basis: basis_of(&loss.steps),
            steps: loss.steps,
        }
    }
}

impl From<WrittenLoss> for Loss {
    fn from(written: WrittenLoss) -> Self {
        Self {
            player: written.player,
            points: written.points,
            multiplier: written.multiplier,
            flat: written.flat,
            chips: written.chips,
            steps: on_their_basis(written.steps, written.basis),
        }
    }
}

/// Returns what each step rests on.
pub(super) fn basis_of(steps: &[Step]) -> Vec<Basis> {
    steps.iter().map(|step| step.basis).collect()
}

/// Returns the steps with what each rests on.
pub(super) fn on_their_basis(mut steps: Vec<Step>, basis: Vec<Basis>) -> Vec<Step> {
    for (step, basis) in steps.iter_mut().zip(basis) {
        step.basis = basis;
    }
    steps
}
