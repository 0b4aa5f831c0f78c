//! Words about plays that a record shows not to have been allowed, and about the ways out.

use crate::record::quoted;
use crate::verdict::{Irregular, WhoseStack, Wrong};

/// Returns what was not allowed in a play, and what would have been right.
pub(in crate::cli) fn irregular(one: &Irregular) -> String {
    let Irregular { player, line, what } = one;
    let name = quoted(player);
    match what {
        Wrong::StackSplit {
            month,
            took,
            stays,
            right,
        } => {
            let right = right.word();
            format!(
                "Line {line}: {player} took {took} of the stack of month {month} ({stays} stayed). A \
                 stack is taken whole: {took} {stays}, and \"{name} {right}\" behind it."
            )
        }
        Wrong::StackUntold { month, right } => format!(
            "Line {line}: {player} took the stack of month {month}, for which junk is owed, and no \
             line says so: \"{name} {}\" belongs behind it.",
            right.word()
        ),
        Wrong::StackOther { month, told, right } => {
            let whose = match right {
                WhoseStack::Own => "his own",
                WhoseStack::NotOwn => "not his own",
            };
            let (told, right) = (told.word(), right.word());
            format!(
                "Line {line}: the stack of month {month} that {player} took was {whose}: \"{name} \
                 {right}\" is right, not \"{name} {told}\"."
            )
        }
        Wrong::StackNone { told } => format!(
            "Line {line}: {player} took no four of a month in this turn, so no stack: without \
             \"{name} {}\" it is right, or with the four among what he took.",
            told.word()
        ),
        Wrong::JunkNotOwed { card, to } => format!(
            "Line {line}: {player} gave {card} to {to}, and nothing told of that turn makes him owe \
             junk: the card stays his, or the line of what it was given for is missing."
        ),
        Wrong::JunkBeyond { card, to } => format!(
            "Line {line}: {player} gave {card} to {to} beside what settled his debt: the card stays \
             his."
        ),
    }
}

/// Returns the rule that a play was against.
pub(in crate::cli) fn irregular_rule(what: &Wrong) -> &'static str {
    match what {
        Wrong::StackSplit { right, .. }
        | Wrong::StackUntold { right, .. }
        | Wrong::StackOther { right, .. } => right.word(),
        Wrong::StackNone { told } => told.word(),
        Wrong::JunkNotOwed { .. } | Wrong::JunkBeyond { .. } => "junk-owed",
    }
}
