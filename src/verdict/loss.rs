//! What a loser owes, step by step.

use crate::card::Flower;
use crate::record::Name;
use serde::{Deserialize, Serialize};

listed! {
    /// The steps from points to a loss, in the order in which they apply.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[expect(
        missing_docs,
        reason = "each variant is the id of a step of the rule book"
    )]
    #[non_exhaustive]
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
        Stake,
        Cap,
        Seven,
        Koi,
        Field,
    }
}

impl StepId {
    /// Returns whether it rests on the pile of the loser.
    pub const fn looks_at_pile(self) -> bool {
        matches!(
            self,
            Self::GwangBak | Self::PiBak | Self::MeoungBak | Self::TtiBak | Self::EmptyPile
        )
    }

    /// Returns whether its multiplier is for what is added after the multipliers, too.
    pub const fn multiplies_flat(self) -> bool {
        matches!(self, Self::Stake)
    }
}

/// What a step does to the amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Chips added before the multipliers.
    Add(i64),
    /// A multiplier.
    Times(i64),
    /// Chips added after the multipliers.
    Flat(i64),
    /// The most chips that it comes to.
    To(i64),
}

impl Effect {
    /// Returns the chips added before the multipliers.
    pub const fn added(self) -> Option<i64> {
        match self {
            Self::Add(chips) => Some(chips),
            Self::Times(_) | Self::Flat(_) | Self::To(_) => None,
        }
    }

    /// Returns the multiplier.
    pub const fn times(self) -> Option<i64> {
        match self {
            Self::Times(times) => Some(times),
            Self::Add(_) | Self::Flat(_) | Self::To(_) => None,
        }
    }

    /// Returns the chips added after the multipliers.
    pub const fn flat(self) -> Option<i64> {
        match self {
            Self::Flat(chips) => Some(chips),
            Self::Add(_) | Self::Times(_) | Self::To(_) => None,
        }
    }

    /// Returns the most chips that the amount comes to.
    pub const fn to(self) -> Option<i64> {
        match self {
            Self::To(chips) => Some(chips),
            Self::Add(_) | Self::Times(_) | Self::Flat(_) => None,
        }
    }

    /// Returns whether the amount stays as it is.
    pub const fn is_none(self) -> bool {
        matches!(self, Self::Add(0) | Self::Times(1) | Self::Flat(0))
    }
}

/// One step from points to a loss.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LossStep {
    /// Which rule.
    pub id: StepId,
    /// What it does.
    #[serde(flatten)]
    pub effect: Effect,
    /// What it rests on, which stands in JSON in a list of its own.
    #[serde(skip)]
    pub basis: Basis,
}

/// The facts that a step is based on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Basis {
    /// The month it is about.
    pub month: Option<Flower>,
    /// The number it is about: goes, animals, junk value, hands.
    pub count: Option<i64>,
    /// The number that this one is measured against.
    pub limit: Option<i64>,
}

impl LossStep {
    const fn new(id: StepId, effect: Effect) -> Self {
        let basis = Basis {
            month: None,
            count: None,
            limit: None,
        };
        Self { id, effect, basis }
    }

    /// Returns a step that adds chips before the multipliers.
    pub const fn add(id: StepId, chips: i64) -> Self {
        Self::new(id, Effect::Add(chips))
    }

    /// Returns a step that multiplies.
    pub const fn times(id: StepId, times: i64) -> Self {
        Self::new(id, Effect::Times(times))
    }

    /// Returns a step that adds chips after the multipliers.
    pub const fn flat(id: StepId, chips: i64) -> Self {
        Self::new(id, Effect::Flat(chips))
    }

    /// Returns a step that brings the amount down to this many chips.
    pub const fn to(id: StepId, chips: i64) -> Self {
        Self::new(id, Effect::To(chips))
    }

    /// Returns the step with the number it is about.
    #[must_use]
    pub const fn with_count(mut self, count: i64) -> Self {
        self.basis.count = Some(count);
        self
    }

    /// Returns the step with the number that is measured against.
    #[must_use]
    pub const fn against(mut self, limit: i64) -> Self {
        self.basis.limit = Some(limit);
        self
    }

    /// Returns the step with the month it is about, where that is known.
    #[must_use]
    pub const fn in_any_month(mut self, month: Option<Flower>) -> Self {
        self.basis.month = month;
        self
    }

    /// Returns the step with the month it is about.
    #[must_use]
    pub const fn in_month(mut self, month: Flower) -> Self {
        self.basis.month = Some(month);
        self
    }
}

/// What one loser owes for the win, before anyone pays for anyone else.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Loss {
    /// The loser.
    pub player: Name,
    /// What is multiplied: points and go chips.
    pub points: i64,
    /// The product of all multipliers.
    pub multiplier: i64,
    /// Chips added after the multipliers.
    pub flat: i64,
    /// The loss.
    pub chips: i64,
    /// How it came about.
    pub steps: Vec<LossStep>,
}
