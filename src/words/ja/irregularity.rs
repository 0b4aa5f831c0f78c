//! Words about irregularities.

use super::shown::month;
use crate::card::Calendar;
use crate::record::quoted;
use crate::verdict::{Irregularity, IrregularityKind, WhoseStack};

pub(crate) fn irregularity(one: &Irregularity, at: &str, calendar: Calendar) -> String {
    let Irregularity { player, kind, .. } = one;
    let name = quoted(player);
    match kind {
        IrregularityKind::StackSplit {
            month: flower,
            took,
            stays,
            right,
        } => {
            let (right, month) = (right.word(), month(*flower, calendar));
            let (took, stays) = (took.codes(calendar), stays.codes(calendar));
            format!(
                "{at}: {player}は{month}の重ね札から{took}だけを取りました（{stays}が残った）。重ね札は\
                 まとめて取ります。正しくは{took} {stays}を取り、次に「{name} {right}」です。"
            )
        }
        IrregularityKind::StackUntold {
            month: flower,
            right,
        } => format!(
            "{at}: {player}が{}の重ね札を取り、カスをもらえますが、その行がありません。次に「{name} {}」\
             を書いてください。",
            month(*flower, calendar),
            right.word()
        ),
        IrregularityKind::StackOther {
            month: flower,
            told,
            right,
        } => {
            let whose = match right {
                WhoseStack::Own => "自分のポクでした",
                WhoseStack::NotOwn => "自分のポクではありません",
            };
            let (told, right, month) = (told.word(), right.word(), month(*flower, calendar));
            format!(
                "{at}: {player}が取った{month}の重ね札は{whose}。「{name} {told}」ではなく\
                 「{name} {right}」と書きます。"
            )
        }
        IrregularityKind::StackNone { told } => format!(
            "{at}: {player}はこの番で同月4枚を取っていないので、重ね取りではありません。「{name} {}」を\
             消すか、取った札にその4枚を入れてください。",
            told.word()
        ),
        IrregularityKind::JunkNotOwed { card, to } => format!(
            "{at}: {player}が{to}に{}を渡しましたが、この番にカスを渡す理由が書かれていません。札は\
             渡したものとして数えます。この行を消すか、渡した理由の行を足してください。",
            card.code(calendar)
        ),
        IrregularityKind::JunkBeyond { card, to } => format!(
            "{at}: {player}は{to}に、渡す分を超えて{}も渡しています。札は渡したものとして数えます。\
             この行を消せば数えません。",
            card.code(calendar)
        ),
        IrregularityKind::CallMissing { points } => format!(
            "{at}: {player}はここで{points}点で上がれましたが、「{name} ストップ」も「{name} ゴー」も\
             ありません。ゴーはなかったものとして数えています。"
        ),
    }
}
