//! An old answer, as its question shows it.

use super::answer;
use super::ask::{Question, WaitingFor};
use super::hand::HandState;

/// Returns an old answer as it can be typed; `None` if Enter says the same anyway.
pub(crate) fn shown(state: &HandState, text: &str) -> Option<String> {
    let granted = match state.ask {
        WaitingFor::Quick(question) => is_taken_for_granted(question, text),
        _ => text.is_empty(),
    };
    (!granted).then(|| text.to_owned())
}

/// Returns whether an answer is the same as Enter alone.
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
