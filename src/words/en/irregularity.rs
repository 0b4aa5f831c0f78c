//! Words about irregularities.

use crate::card::Calendar;
use crate::record::quoted;
use crate::verdict::{Irregularity, IrregularityKind, WhoseStack};

/// Says what was irregular, and what would have been right.
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
                 stack is taken whole: {took} {stays}, and then \"{name} {right}\"."
            )
        }
        IrregularityKind::StackUntold { month, right } => format!(
            "{at}: {player} took the stack of month {}. Junk is owed for it, and no line \
             says so: add \"{name} {}\" after it.",
            month.month(calendar),
            right.word()
        ),
        IrregularityKind::StackOther { month, told, right } => {
            let (told, word, month) = (told.word(), right.word(), month.month(calendar));
            match right {
                WhoseStack::Own => format!(
                    "{at}: {player} had made the stack of month {month} that {player} took: \
                     \"{name} {word}\" is right, not \"{name} {told}\"."
                ),
                WhoseStack::NotOwn => format!(
                    "{at}: {player} had not made the stack of month {month} that {player} took: \
                     \"{name} {word}\" is right, not \"{name} {told}\"."
                ),
            }
        }
        IrregularityKind::StackNone { told } => format!(
            "{at}: {player} did not take four of a month in this turn, so this was not a \
             stack: remove \"{name} {}\", or add the four cards to the turn.",
            told.word()
        ),
        IrregularityKind::JunkNotOwed { card, to } => format!(
            "{at}: {player} gave {} to {to}, but nothing recorded of that turn makes {player} \
             owe junk. The card is counted as given: remove the line, or add what it was given \
             for.",
            card.code(calendar)
        ),
        IrregularityKind::JunkBeyond { card, to } => format!(
            "{at}: {player} gave {} to {to} in addition to what was owed. The card is counted \
             as given; without the line it is not.",
            card.code(calendar)
        ),
        IrregularityKind::CallMissing { points } => format!(
            "{at}: {player} could stop here with {points} points, and no line says \"{name} stop\" \
             or \"{name} go\". It is counted as if there had been no go."
        ),
    }
}
