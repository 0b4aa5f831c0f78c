//! Shows an old answer in a question, in a form that can be typed again.

use crate::cli::words::say;
use crate::evening::ask::Asking;
use crate::words::{Lang, Text};

/// Returns the prompt for a question that is asked again, with the old answer.
pub(crate) fn asking_again(lang: Lang, asked: &Asking, old: &str) -> Text {
    let plain = match asked {
        Asking::Quick { question: of, name } => {
            return say!(lang, question(*of, name, Some(old))).into();
        }
        // Otherwise the usual meaning of Enter would be in brackets too.
        Asking::Told(asked) if asked.enter.is_some() => {
            let asks = say!(lang, told_question(asked));
            let (asks, _) = asks.rsplit_once('[').unwrap_or((&asks, ""));
            Text::from(asks)
        }
        asked => say!(lang, asking(asked)),
    };
    Text::both(|form| format!("{} [{old}] ", form.pick(&plain).trim_end_matches(' ')))
}
