//! Words about irregularities.

use crate::card::Calendar;
use crate::record::quoted;
use crate::verdict::{Irregularity, IrregularityKind, WhoseStack};
use crate::vocabulary::particle::{EUL, EUN, GA, with};

pub(crate) fn irregularity(one: &Irregularity, at: &str, calendar: Calendar) -> String {
    let Irregularity { player, kind, .. } = one;
    let (name, did) = (quoted(player), with(player, GA));
    match kind {
        IrregularityKind::StackSplit {
            month,
            took,
            stays,
            right,
        } => {
            let (right, month) = (right.word(), month.month(calendar));
            let (took, stays) = (took.codes(calendar), stays.codes(calendar));
            format!(
                "{at}: {did} 쌓인 {month}월에서 {took}만 먹고 {} 남겼어요. 쌓인 패는 통째로 먹어요: \
                 {took} {stays}, 그 뒤에 `{name} {right}`.",
                with(&stays, EUN)
            )
        }
        IrregularityKind::StackUntold { month, right } => format!(
            "{at}: {did} 쌓인 {}월을 먹어서 피를 받을 텐데, 그렇게 적힌 줄이 없어요. 그 뒤에 `{name} \
             {}` 줄이 있어야 해요.",
            month.month(calendar),
            right.word()
        ),
        IrregularityKind::StackOther { month, told, right } => {
            let whose = match right {
                WhoseStack::Own => "자기가 싼 것이에요",
                WhoseStack::NotOwn => "자기가 싼 것이 아니에요",
            };
            let (told, right, month) = (told.word(), right.word(), month.month(calendar));
            format!(
                "{at}: {did} 먹은 쌓인 {month}월은 {whose}. 고칠 곳: `{name} {told}` 대신 `{name} {right}`."
            )
        }
        IrregularityKind::StackNone { told } => format!(
            "{at}: {} 이 차례에 한 달 네 장을 먹지 않았어요. `{name} {}` 줄을 지우거나, 먹은 네 장을 \
             다 적어야 해요.",
            with(player, EUN),
            told.word()
        ),
        IrregularityKind::JunkNotOwed { card, to } => format!(
            "{at}: {did} {to}에게 {} 줬는데, 이 차례에는 피를 줄 일이 적혀 있지 않아요. 준 것으로 \
             세었으니, 그 줄을 지우거나 왜 줬는지 적은 줄을 더해 주세요.",
            with(&card.code(calendar), EUL)
        ),
        IrregularityKind::JunkBeyond { card, to } => format!(
            "{at}: {did} {to}에게 {} 줬는데, 줄 피는 이미 다 줬어요. 준 것으로 세었고, 줄을 지우면 \
             세지 않아요.",
            with(&card.code(calendar), EUL)
        ),
        IrregularityKind::CallMissing { points } => format!(
            "{at}: {} 여기서 {points}점으로 스톱할 수 있었는데, `{name} 스톱`도 `{name} 고`도 적혀 있지 \
             않아요. 고를 부르지 않은 것으로 세었어요.",
            with(player, EUN)
        ),
    }
}
