//! Sentences that every language builds from its own words in the same way.

use crate::cli::facts::input::ScriptLine;
use crate::cli::facts::mistake::Mistake;
use crate::cli::words::composed;
use crate::evening::refusal::Refusal;
use crate::files::Unreadable;
use crate::limits::Limit;
use crate::record::ChipValue;
use crate::rules::KeyFault;
use crate::words::{Text, at_place};
use std::path::Path;

composed! {
    /// Puts the line of a script before a message about it.
    at_script_line(line: &ScriptLine, message: &str) -> String {
        format!("{}:{}: {message}", input(&line.script), line.number)
    }

    /// Puts the ledger's file before a message about a failure.
    ledger_failed(path: &Path, message: &str) -> String {
        format!("{}: {message}", path.display())
    }

    /// Returns the money that a player won (1) or lost (-1); `worth` is the amount.
    share_money(name: &str, sign: i64, worth: &ChipValue) -> String {
        format!("{name} {}", money(sign, worth).seen())
    }

    /// Says why a line of a script was rejected.
    refusal_in_script(line: &ScriptLine, refusal: &Refusal) -> String {
        let column = refusal.column.unwrap_or(1);
        at_place(
            &input(&line.script),
            line.number,
            column,
            &why(&refusal.why),
        )
    }

    /// Says what is wrong with a command in a script.
    mistake_in_script(line: &ScriptLine, wrong: &Mistake) -> String {
        at_place(&input(&line.script), line.number, 1, &mistake(wrong))
    }

    /// Says why a value was rejected.
    house_refused(fault: &KeyFault) -> Text {
        crate::cli::words::refused(key_fault(fault))
    }

    /// Says why a named file was not read; `limit` is the most that it may hold.
    not_read(name: &str, why: &Unreadable, limit: Limit) -> String {
        match why {
            Unreadable::System(error) => unreadable(name, error),
            Unreadable::NotRegular(kind) => format!("{name}: {}", irregular(*kind)),
            Unreadable::TooLong => format!("{name}: {}", too_long(limit)),
        }
    }

    /// Puts the line for the answer below a question.
    above_the_line(asks: String) -> Text {
        Text::from(asks + "\n").then(Text::new("> ", ""))
    }
}
