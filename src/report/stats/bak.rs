//! What a bak costs.

use crate::verdict::{Loss, LossStep, StepId};

/// What multiplies a loss because of how the loser stood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bak {
    /// No bright against brights.
    Gwang,
    /// Too little junk.
    Pi,
    /// No animal against animals.
    Meoung,
    /// No ribbon against ribbons.
    Tti,
    /// Go was said, and somebody else stopped.
    Go,
}

impl Bak {
    /// Every kind.
    pub const ALL: [Self; 5] = [Self::Gwang, Self::Pi, Self::Meoung, Self::Tti, Self::Go];

    /// Returns the step by which it counts.
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

/// Returns how much smaller a loss would be without a step and with all others; `None` where it does
/// not have the step, or does not come of its steps alone.
pub fn bak_cost(loss: &Loss, bak: Bak) -> Option<i64> {
    let has = |step: &LossStep| step.id == bak.step();
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

/// Returns what a loss comes to by these of its steps.
fn amount(loss: &Loss, counts: impl Fn(&LossStep) -> bool) -> Option<i64> {
    let steps = || loss.steps.iter().filter(|step| counts(step));
    let mut times = steps().filter_map(|step| step.effect.times());
    let product = times.try_fold(1_i64, i64::checked_mul)?;
    let mut flat = steps().filter_map(|step| step.effect.flat());
    let flat = flat.try_fold(0_i64, i64::checked_add)?;
    let sum = loss.points.checked_mul(product)?.checked_add(flat)?;
    let most = steps().filter_map(|step| step.effect.to()).min();
    Some(most.map_or(sum, |most| sum.min(most)))
}
