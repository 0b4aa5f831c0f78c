//! What a bak costs.

use crate::verdict::{Effect, Loss, LossStep, StepId};

/// A multiplier of a loss that is due to the loser's own pile or calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bak {
    /// No brights, against a winner who scores them.
    Gwang,
    /// Too little junk.
    Pi,
    /// No animals, against a winner who scores them.
    Meoung,
    /// No ribbons, against a winner who scores them.
    Tti,
    /// The loser said go, and somebody else stopped.
    Go,
}

impl Bak {
    /// Every kind.
    pub const ALL: [Self; 5] = [Self::Gwang, Self::Pi, Self::Meoung, Self::Tti, Self::Go];

    /// Returns the step of a loss that applies this bak.
    pub const fn step(self) -> StepId {
        match self {
            Self::Gwang => StepId::GwangBak,
            Self::Pi => StepId::PiBak,
            Self::Meoung => StepId::MeoungBak,
            Self::Tti => StepId::TtiBak,
            Self::Go => StepId::GoBak,
        }
    }
}

/// Returns how much smaller a loss would be without this bak's step. `None` if the loss does not
/// have that step, or if its steps alone do not explain its amount.
pub fn bak_cost(loss: &Loss, bak: Bak) -> Option<i64> {
    cost_of(loss, |step| step.id == bak.step())
}

/// Returns how much smaller a loss would be without any bak. `None` if the loss has none, or if its
/// steps alone do not explain its amount.
pub fn baks_cost(loss: &Loss) -> Option<i64> {
    let is_bak = |step: &LossStep| Bak::ALL.iter().any(|bak| bak.step() == step.id);
    cost_of(loss, is_bak)
}

/// Returns how much smaller a loss would be without the steps for which `has` holds.
fn cost_of(loss: &Loss, has: impl Fn(&LossStep) -> bool) -> Option<i64> {
    if !loss
        .steps
        .iter()
        .any(|step| has(step) && !step.effect.is_none())
    {
        return None;
    }
    let whole = amount(loss, |_| true)?;
    let without = amount(loss, |step| !has(step))?;
    (whole == loss.chips).then(|| whole.checked_sub(without))?
}

/// Returns the amount of a loss with only those of its steps for which `counts` holds; `None` if
/// it is too large.
fn amount(loss: &Loss, counts: impl Fn(&LossStep) -> bool) -> Option<i64> {
    let steps = || loss.steps.iter().filter(|step| counts(step));
    let mut times = steps().filter_map(|step| step.effect.times());
    let product = times.try_fold(1_i64, i64::checked_mul)?;
    let flat = steps().try_fold(0_i64, |flat, step| match step.effect {
        Effect::Flat(chips) => flat.checked_add(chips),
        Effect::Times(times) if step.id.multiplies_flat() => flat.checked_mul(times),
        _ => Some(flat),
    })?;
    let sum = loss.points.checked_mul(product)?.checked_add(flat)?;
    let most = steps().filter_map(|step| step.effect.to()).min();
    Some(most.map_or(sum, |most| sum.min(most)))
}
