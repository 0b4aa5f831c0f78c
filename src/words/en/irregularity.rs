//! Words about irregularities.

use crate::card::Calendar;
use crate::record::quoted;
use crate::verdict::{Irregularity, IrregularityKind, WhoseStack};

/// Returns what an irregularity is, and what would have been right.
pub(crate) fn irregularity(one: &Irregularity, at: &str, calendar: Calendar) -> String {
    let Irregularity { player, kind, .. } = one;
    let name = quoted(player);
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
                "{at}: {player} took {took} of the stack of month {month} ({stays} stayed). A \
                 stack is taken whole: {took} {stays}, and \"{name} {right}\" behind it."
            )
        }
        IrregularityKind::StackUntold { month, right } => format!(
            "{at}: {player} took the stack of month {}, for which junk is owed, and no \
             line says so: \"{name} {}\" belongs behind it.",
            month.month(calendar),
            right.word()
        ),
        IrregularityKind::StackOther { month, told, right } => {
            let whose = match right {
                WhoseStack::Own => "his own",
                WhoseStack::NotOwn => "not his own",
            };
            let (told, right, month) = (told.word(), right.word(), month.month(calendar));
            format!(
                "{at}: the stack of month {month} that {player} took was {whose}: \"{name} \
                 {right}\" is right, not \"{name} {told}\"."
            )
        }
        IrregularityKind::StackNone { told } => format!(
            "{at}: {player} took no four of a month in this turn, so no stack: without \
             \"{name} {}\" it is right, or with the four among what he took.",
            told.word()
        ),
        IrregularityKind::JunkNotOwed { card, to } => format!(
            "{at}: {player} gave {} to {to}, and nothing told of that turn makes them owe \
             junk. The card is counted as given: strike the line, or add what it was given \
             for.",
            card.code(calendar)
        ),
        IrregularityKind::JunkBeyond { card, to } => format!(
            "{at}: {player} gave {} to {to} beside what settled their debt. The card is \
             counted as given; without the line it is not.",
            card.code(calendar)
        ),
    }
}
