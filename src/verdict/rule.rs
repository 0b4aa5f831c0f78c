//! Maps each id in a verdict to a rule of the rule book.

use super::{CountedSet, IrregularityKind, Jokbo, LiabilityKind, PaidFor, StepId, WhoseStack};
use crate::rules::RuleId;

/// Maps each id to the rule of the same name, or the one after `as`. A missing id is a compile
/// error.
macro_rules! called_alike {
    ($($type:ident { $($id:ident $(as $other:ident)?),+ $(,)? })+) => {
        $(impl From<$type> for RuleId {
            fn from(id: $type) -> Self {
                match id { $($type::$id => called_alike!(@ $id $($other)?)),+ }
            }
        })+
    };
    (@ $id:ident) => { Self::$id };
    (@ $id:ident $other:ident) => { Self::$other };
}

called_alike! {
    Jokbo {
        FiveBrights, FourBrights, RainFourBrights, ThreeBrights, RainThreeBrights, Animals, Godori,
        Bidori, Yukdori, HongDan, CheongDan, ChoDan, Ribbons, Junk, Vip, Palssari,
        RainyFourBrights, RainyThreeBrights, BoarDeerButterflies, PoetryAndBlue, Poetry, Blue,
        FlowerViewing, MoonViewing, CardsOfTheMonth, Chaff,
    }
    StepId {
        GoChips, Go, Heundeum, Potkan, MeoungDda, GwangBak, PiBak, MeoungBak, TtiBak, GoBak, Nagari,
        DoubleJoker, WeolYak, Mission, EmptyPile, Stake, Cap, Seven, Koi, Field,
    }
    LiabilityKind { Syodang, GoBak, OeMyeon }
    PaidFor {
        Win, Quads, FirstPpuk, SecondPpuk, ThirdPpuk, ThreePpuk, FirstSweep, FirstChok,
        FirstTtadak, Heodang, Boar, Gwangpalli, Pot, Net as Win,
    }
    CountedSet {
        HongDan, CheongDan, ChoDan, January, February, March, April, May, June, July, August,
        September, October, November, December,
    }
}

impl PaidFor {
    /// Returns the rule by which this is paid; `None` for amounts alone, which do not say why.
    pub(crate) fn rule(self) -> Option<RuleId> {
        (self != Self::Net).then(|| self.into())
    }
}

impl From<WhoseStack> for RuleId {
    fn from(whose: WhoseStack) -> Self {
        match whose {
            WhoseStack::NotOwn => Self::Stack,
            WhoseStack::Own => Self::JaPpuk,
        }
    }
}

/// Returns the rule that an irregularity breaks.
impl From<&IrregularityKind> for RuleId {
    fn from(kind: &IrregularityKind) -> Self {
        match kind {
            IrregularityKind::StackSplit { right, .. }
            | IrregularityKind::StackUntold { right, .. }
            | IrregularityKind::StackOther { right, .. } => (*right).into(),
            IrregularityKind::StackNone { told } => (*told).into(),
            IrregularityKind::JunkNotOwed { .. } | IrregularityKind::JunkBeyond { .. } => {
                Self::JunkOwed
            }
            IrregularityKind::CallMissing { .. } => Self::Target,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// An id in a verdict is written like the id of the rule that it maps to.
    #[test]
    fn a_rule_is_written_as_its_id_in_a_verdict() {
        let alike = [
            (
                json!(Jokbo::RainThreeBrights),
                Jokbo::RainThreeBrights.into(),
            ),
            (json!(StepId::MeoungDda), StepId::MeoungDda.into()),
            (json!(LiabilityKind::OeMyeon), LiabilityKind::OeMyeon.into()),
            (json!(PaidFor::SecondPpuk), PaidFor::SecondPpuk.into()),
            (json!(CountedSet::CheongDan), CountedSet::CheongDan.into()),
            (json!(WhoseStack::Own), WhoseStack::Own.into()),
        ];
        for (written, rule) in alike {
            let rule: RuleId = rule;
            assert_eq!(written, rule.word());
        }
    }
}
