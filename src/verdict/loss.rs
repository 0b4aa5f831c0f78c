//! What a loser owes, as steps from points to chips.

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
    /// Returns whether the step depends on what is in the loser's pile.
    pub const fn looks_at_pile(self) -> bool {
        matches!(
            self,
            Self::GwangBak | Self::PiBak | Self::MeoungBak | Self::TtiBak | Self::EmptyPile
        )
    }

    /// Returns whether the multiplier of this step also applies to chips added after the
    /// multipliers.
    pub const fn multiplies_flat(self) -> bool {
        matches!(self, Self::Stake)
    }
}

/// What a step does to the amount that a loser owes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Adds these chips before the multipliers.
    Add(i64),
    /// Multiplies by this.
    Times(i64),
    /// Adds these chips after the multipliers.
    Flat(i64),
    /// Caps the amount at these chips.
    To(i64),
}

impl Effect {
    /// Returns the chips that the step adds before the multipliers; `None` for any other effect.
    pub const fn added(self) -> Option<i64> {
        match self {
            Self::Add(chips) => Some(chips),
            Self::Times(_) | Self::Flat(_) | Self::To(_) => None,
        }
    }

    /// Returns the number that the step multiplies by; `None` for any other effect.
    pub const fn times(self) -> Option<i64> {
        match self {
            Self::Times(times) => Some(times),
            Self::Add(_) | Self::Flat(_) | Self::To(_) => None,
        }
    }

    /// Returns the chips that the step adds after the multipliers; `None` for any other effect.
    pub const fn flat(self) -> Option<i64> {
        match self {
            Self::Flat(chips) => Some(chips),
            Self::Add(_) | Self::Times(_) | Self::To(_) => None,
        }
    }

    /// Returns the cap that the step sets; `None` for any other effect.
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

/// One step from points to the chips of a loss.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LossStep {
    /// The id of the rule that the step applies.
    pub id: StepId,
    /// What the step does to the amount.
    #[serde(flatten)]
    pub effect: Effect,
    /// The facts that the step rests on; JSON has them in a separate list.
    #[serde(skip)]
    pub basis: Basis,
}

/// The facts that a step rests on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Basis {
    /// The month that the step is about, if any.
    pub month: Option<Flower>,
    /// The number that the step is about, if any: of goes, animals or hands, or junk value.
    pub count: Option<i64>,
    /// The number that `count` is compared with, if any.
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

    /// Sets the number that the step is about.
    #[must_use]
    pub const fn with_count(mut self, count: i64) -> Self {
        self.basis.count = Some(count);
        self
    }

    /// Sets the number that the step's `count` is compared with.
    #[must_use]
    pub const fn against(mut self, limit: i64) -> Self {
        self.basis.limit = Some(limit);
        self
    }

    /// Sets the month that the step is about, if it is known.
    #[must_use]
    pub const fn in_any_month(mut self, month: Option<Flower>) -> Self {
        self.basis.month = month;
        self
    }

    /// Sets the month that the step is about.
    #[must_use]
    pub const fn in_month(mut self, month: Flower) -> Self {
        self.basis.month = Some(month);
        self
    }
}

/// What one loser owes for the win, before anybody pays for another.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Loss {
    /// The loser.
    pub player: Name,
    /// The winner's points plus the chips that goes add, before multipliers.
    pub points: i64,
    /// The product of all multipliers in the steps.
    pub multiplier: i64,
    /// Chips added after the multipliers.
    pub flat: i64,
    /// What the loser owes, in chips.
    pub chips: i64,
    /// The steps from the winner's points to `chips`.
    pub steps: Vec<LossStep>,
}
