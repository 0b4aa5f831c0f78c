//! What a loser owes, in steps.

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
    /// Returns whether the step depends on the loser's pile.
    pub const fn looks_at_pile(self) -> bool {
        matches!(
            self,
            Self::GwangBak | Self::PiBak | Self::MeoungBak | Self::TtiBak | Self::EmptyPile
        )
    }

    /// Returns whether its multiplier also applies to what is added after the multipliers.
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
    /// The most chips that the amount can be.
    To(i64),
}

impl Effect {
    /// Returns the chips added before the multipliers, if the effect is that.
    pub const fn added(self) -> Option<i64> {
        match self {
            Self::Add(chips) => Some(chips),
            Self::Times(_) | Self::Flat(_) | Self::To(_) => None,
        }
    }

    /// Returns the multiplier, if the effect is one.
    pub const fn times(self) -> Option<i64> {
        match self {
            Self::Times(times) => Some(times),
            Self::Add(_) | Self::Flat(_) | Self::To(_) => None,
        }
    }

    /// Returns the chips added after the multipliers, if the effect is that.
    pub const fn flat(self) -> Option<i64> {
        match self {
            Self::Flat(chips) => Some(chips),
            Self::Add(_) | Self::Times(_) | Self::To(_) => None,
        }
    }

    /// Returns the cap on the amount, if the effect is one.
    pub const fn to(self) -> Option<i64> {
        match self {
            Self::To(chips) => Some(chips),
            Self::Add(_) | Self::Times(_) | Self::Flat(_) => None,
        }
    }

    /// Returns whether the effect changes nothing.
    pub const fn is_none(self) -> bool {
        matches!(self, Self::Add(0) | Self::Times(1) | Self::Flat(0))
    }
}

/// A step from points to a loss.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LossStep {
    /// The rule that it applies.
    pub id: StepId,
    /// What it does.
    #[serde(flatten)]
    pub effect: Effect,
    /// The facts behind it; JSON has them in a separate list.
    #[serde(skip)]
    pub basis: Basis,
}

/// The facts behind a step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Basis {
    /// The month it is about, if any.
    pub month: Option<Flower>,
    /// The number it is about: goes, animals, junk value, hands.
    pub count: Option<i64>,
    /// The number it is compared with.
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

    /// Makes a step that adds chips before the multipliers.
    pub const fn add(id: StepId, chips: i64) -> Self {
        Self::new(id, Effect::Add(chips))
    }

    /// Makes a step that multiplies.
    pub const fn times(id: StepId, times: i64) -> Self {
        Self::new(id, Effect::Times(times))
    }

    /// Makes a step that adds chips after the multipliers.
    pub const fn flat(id: StepId, chips: i64) -> Self {
        Self::new(id, Effect::Flat(chips))
    }

    /// Makes a step that caps the amount.
    pub const fn to(id: StepId, chips: i64) -> Self {
        Self::new(id, Effect::To(chips))
    }

    /// Adds the number that the step is about.
    #[must_use]
    pub const fn with_count(mut self, count: i64) -> Self {
        self.basis.count = Some(count);
        self
    }

    /// Adds the number that it is compared with.
    #[must_use]
    pub const fn against(mut self, limit: i64) -> Self {
        self.basis.limit = Some(limit);
        self
    }

    /// Adds the month that the step is about, if known.
    #[must_use]
    pub const fn in_any_month(mut self, month: Option<Flower>) -> Self {
        self.basis.month = month;
        self
    }

    /// Adds the month that the step is about.
    #[must_use]
    pub const fn in_month(mut self, month: Flower) -> Self {
        self.basis.month = Some(month);
        self
    }
}

/// What one loser owes for the win, before anybody pays for others.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Loss {
    /// The loser.
    pub player: Name,
    /// The points and go chips, before multipliers.
    pub points: i64,
    /// The product of all multipliers.
    pub multiplier: i64,
    /// Chips added after the multipliers.
    pub flat: i64,
    /// The loss.
    pub chips: i64,
    /// How the amount comes about.
    pub steps: Vec<LossStep>,
}
