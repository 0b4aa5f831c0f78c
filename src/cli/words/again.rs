//! An old answer as it can be typed, and the question that shows it.

use super::{Lang, say};
use crate::cli::prompt::Asking;

/// Returns the prompt of what a hand asks again, with the old answer; `plain` is it without.
pub(in crate::cli) fn asking_again(lang: Lang, asked: &Asking, plain: &str, old: &str) -> String {
    match asked {
        Asking::Quick { question: of, name } => say!(lang, question(*of, name, Some(old))),
        _ => format!("{} [{old}] ", plain.trim_end()),
    }
}
