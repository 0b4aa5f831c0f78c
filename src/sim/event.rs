//! The events in a hand that are counted.

use crate::verdict::{Jokbo, LiabilityKind, Outcome, PaidFor, Party, StepId, Verdict};

/// An event that may happen in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DealEvent {
    /// The hand ended in this way.
    Ended(Outcome),
    /// This step had an effect on what a loser owes.
    Step(StepId),
    /// A loser paid for another, for this reason; `None` stands for any reason.
    DokBak(Option<LiabilityKind>),
    /// The winner scored a jokbo.
    Jokbo(Jokbo),
    /// A player was paid for this besides the win.
    Paid(PaidFor),
}

impl DealEvent {
    /// All events, in the order in which the rules list them.
    pub const ALL: [Self; 54] = [
        Self::Ended(Outcome::Stop),
        Self::Ended(Outcome::Push),
        Self::Ended(Outcome::Nagari),
        Self::Ended(Outcome::Void),
        Self::Ended(Outcome::Quads),
        Self::Ended(Outcome::ThreePpuk),
        Self::Ended(Outcome::Heodang),
        Self::Step(StepId::GoChips),
        Self::Step(StepId::Go),
        Self::Step(StepId::Heundeum),
        Self::Step(StepId::Potkan),
        Self::Step(StepId::MeoungDda),
        Self::Step(StepId::GwangBak),
        Self::Step(StepId::PiBak),
        Self::Step(StepId::MeoungBak),
        Self::Step(StepId::TtiBak),
        Self::Step(StepId::GoBak),
        Self::Step(StepId::Nagari),
        Self::Step(StepId::DoubleJoker),
        Self::Step(StepId::WeolYak),
        Self::Step(StepId::Mission),
        Self::Step(StepId::EmptyPile),
        Self::Step(StepId::Cap),
        Self::DokBak(None),
        Self::DokBak(Some(LiabilityKind::Syodang)),
        Self::DokBak(Some(LiabilityKind::GoBak)),
        Self::DokBak(Some(LiabilityKind::OeMyeon)),
        Self::Jokbo(Jokbo::FiveBrights),
        Self::Jokbo(Jokbo::FourBrights),
        Self::Jokbo(Jokbo::RainFourBrights),
        Self::Jokbo(Jokbo::ThreeBrights),
        Self::Jokbo(Jokbo::RainThreeBrights),
        Self::Jokbo(Jokbo::Animals),
        Self::Jokbo(Jokbo::Godori),
        Self::Jokbo(Jokbo::Bidori),
        Self::Jokbo(Jokbo::Yukdori),
        Self::Jokbo(Jokbo::HongDan),
        Self::Jokbo(Jokbo::CheongDan),
        Self::Jokbo(Jokbo::ChoDan),
        Self::Jokbo(Jokbo::Ribbons),
        Self::Jokbo(Jokbo::Junk),
        Self::Jokbo(Jokbo::Vip),
        Self::Jokbo(Jokbo::Palssari),
        Self::Paid(PaidFor::Quads),
        Self::Paid(PaidFor::FirstPpuk),
        Self::Paid(PaidFor::SecondPpuk),
        Self::Paid(PaidFor::ThirdPpuk),
        Self::Paid(PaidFor::ThreePpuk),
        Self::Paid(PaidFor::FirstSweep),
        Self::Paid(PaidFor::FirstChok),
        Self::Paid(PaidFor::FirstTtadak),
        Self::Paid(PaidFor::Heodang),
        Self::Paid(PaidFor::Boar),
        Self::Paid(PaidFor::Pot),
    ];

    /// Returns whether the event happened in a hand.
    pub fn happened(self, verdict: &Verdict) -> bool {
        match self {
            Self::Ended(outcome) => verdict.outcome == outcome,
            Self::Step(id) => {
                let mut steps = verdict.losses().iter().flat_map(|loss| &loss.steps);
                steps.any(|step| step.id == id)
            }
            Self::DokBak(kind) => {
                let liability = verdict.liability();
                liability.is_some_and(|found| kind.is_none_or(|kind| found.kind == kind))
            }
            Self::Jokbo(id) => {
                let mut lines = verdict.score().into_iter().flat_map(|score| &score.jokbo);
                lines.any(|line| line.id == id)
            }
            Self::Paid(reason) => {
                let mut payments = verdict.payments.iter();
                payments.any(|payment| payment.reason == reason && payment.to != Party::Pot)
            }
        }
    }
}
