//! An old answer as it can be typed, and the question that shows it.

use crate::evening::ask::Asking;
use crate::words::{Lang, say};

/// Returns the prompt of what a hand asks again, with the old answer; `plain` is it without.
pub(crate) fn asking_again(lang: Lang, asked: &Asking, plain: &str, old: &str) -> String {
    match asked {
        Asking::Quick { question: of, name } => say!(lang, question(*of, name, Some(old))),
        // What Enter says else stands in brackets, too.
        Asking::Told(asked) if asked.enter.is_some() => {
            let (plain, _) = plain.rsplit_once('[').unwrap_or((plain, ""));
            format!("{} [{old}] ", plain.trim_end())
        }
        _ => format!("{} [{old}] ", plain.trim_end()),
    }
}
