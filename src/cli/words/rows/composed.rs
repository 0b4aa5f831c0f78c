//! Sentences that every language puts together in the same way from words of its own.

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
    /// Returns a message on what a line of a script asks for.
    at_script_line(line: &ScriptLine, message: &str) -> String {
        format!("{}:{}: {message}", input(&line.script), line.number)
    }

    /// Returns what a failure of the ledger is, with the file it is about.
    ledger_failed(path: &Path, message: &str) -> String {
        format!("{}: {message}", path.display())
    }

    /// Returns the money of one player, as one chip that is won or lost.
    share_money(name: &str, sign: i64, worth: &ChipValue) -> String {
        format!("{name} {}", money(sign, worth).seen())
    }

    /// Returns what is said of a line of a script that is not accepted.
    refusal_in_script(line: &ScriptLine, refusal: &Refusal) -> String {
        let column = refusal.column.unwrap_or(1);
        at_place(
            &input(&line.script),
            line.number,
            column,
            &why(&refusal.why),
        )
    }

    /// Returns what is wrong with a command in a script.
    mistake_in_script(line: &ScriptLine, wrong: &Mistake) -> String {
        at_place(&input(&line.script), line.number, 1, &mistake(wrong))
    }

    /// Returns why a value is not taken.
    house_refused(fault: &KeyFault) -> Text {
        crate::cli::words::refused(key_fault(fault))
    }

    /// Says why a named file was not read; `limit` is the most it may hold.
    not_read(name: &str, why: &Unreadable, limit: Limit) -> String {
        match why {
            Unreadable::System(error) => unreadable(name, error),
            Unreadable::NotRegular(kind) => format!("{name}: {}", irregular(*kind)),
            Unreadable::TooLong => format!("{name}: {}", too_long(limit)),
        }
    }

    /// Returns a question that is answered in a line below it.
    above_the_line(asks: String) -> Text {
        Text::from(asks + "\n").then(Text::new("> ", ""))
    }
}
