//! The old answer that a question shows when a written hand is asked again.

use super::answer;
use super::ask::{Question, WaitingFor};
use super::hand::HandState;

/// Returns the old answer to show with the current question; `None` if Enter alone says the same.
pub(crate) fn shown(state: &HandState, text: &str) -> Option<String> {
    let granted = match state.ask {
        WaitingFor::Quick(question) => is_taken_for_granted(question, text),
        _ => text.is_empty(),
    };
    (!granted).then(|| text.to_owned())
}

/// Returns whether an answer to this question says the same as Enter alone.
fn is_taken_for_granted(question: Question, text: &str) -> bool {
    match question {
        Question::FieldBrights
        | Question::Field
        | Question::Sells(_)
        | Question::LastYaku(None) => answer::is_none(text),
        Question::LastYaku(Some(_)) => text.is_empty(),
        Question::Koi(_, least, _) => answer::number(text) == Some(least),
        Question::Stay(_, iris) => answer::decision(text, iris) == answer::decision("", iris),
        _ => false,
    }
}
