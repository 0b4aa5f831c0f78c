//! Words about plays that a record shows not to have been allowed, and about the ways out.

use crate::record::quoted;
use crate::verdict::{Irregular, Wrong};

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
        } => format!(
            "Line {line}: {player} took {took} of the stack of month {month} ({stays} stayed). A \
             stack is taken whole: {took} {stays}, and \"{name} {right}\" behind it."
        ),
        Wrong::StackUntold { month, right } => format!(
            "Line {line}: {player} took the stack of month {month}, for which junk is owed, and no \
             line says so: \"{name} {right}\" belongs behind it."
        ),
        Wrong::StackOther { month, told, right } => {
            let whose = if right == "ja-ppuk" {
                "his own"
            } else {
                "not his own"
            };
            format!(
                "Line {line}: the stack of month {month} that {player} took was {whose}: \"{name} \
                 {right}\" is right, not \"{name} {told}\"."
            )
        }
        Wrong::StackNone { told } => format!(
            "Line {line}: {player} took no four of a month in this turn, so no stack: without \
             \"{name} {told}\" it is right, or with the four among what he took."
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
pub(in crate::cli) fn irregular_rule(what: &Wrong) -> &str {
    match what {
        Wrong::StackSplit { right, .. }
        | Wrong::StackUntold { right, .. }
        | Wrong::StackOther { right, .. } => right,
        Wrong::StackNone { told } => told,
        Wrong::JunkNotOwed { .. } | Wrong::JunkBeyond { .. } => "junk-owed",
    }
}
