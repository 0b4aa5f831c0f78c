//! A question that a command asks by itself, outside of an evening, if there is somebody to answer.

use super::answers::Answers;
use super::complete::Completions;
use super::prompter::{Prompt, PromptReply, asked};
use crate::cli::error::Failure;
use crate::cli::screen::{Screen, Styled};
use crate::cli::words::{self, Text, say};
use crate::evening::answer::yes_or_no;
use crate::evening::decision::{Decision, DecisionAnswer};
use crate::evening::refusal::Refusal;

/// Asks until the answer can be read, and returns it; `None` if the person leaves the question.
pub(in crate::cli) fn asked_alone<T>(
    question: &str,
    read: &dyn Fn(&str) -> Option<T>,
    about: Decision,
    screen: &mut Screen,
) -> Result<Option<T>, Failure> {
    let lang = screen.lang();
    let mut answers = Answers::terminal(screen)?;
    let question = screen.asked(&Text::from(question)).into_owned();
    let mut refused = String::new();
    loop {
        let prompt = Prompt {
            text: &question,
            initial: &refused,
            refused: !refused.is_empty(),
            words: Completions::default(),
            lang,
            heard: screen.is_plain(),
        };
        let PromptReply::Line(line) = asked(&mut *answers.0, &prompt)? else {
            return Ok(None);
        };
        refused.clear();
        if let Some(answer) = read(line.trim()) {
            return Ok(Some(answer));
        }
        if matches!(
            about.read(&line),
            Some(DecisionAnswer::Back | DecisionAnswer::Quit)
        ) {
            return Ok(None);
        }
        if about.explained(&line, screen)? {
            continue;
        }
        let why = words::refused(say!(lang, refusal(&Refusal::from(about.undecided(&line)))));
        refused = line;
        screen.paragraph(&Styled::error(why))?;
    }
}

/// Asks a yes-or-no question to which Enter means yes; `None` if the person leaves the question.
pub(in crate::cli) fn yes_alone(
    question: &str,
    about: Decision,
    screen: &mut Screen,
) -> Result<Option<bool>, Failure> {
    let read = |line: &str| match line {
        "" => Some(true),
        line => yes_or_no(line),
    };
    asked_alone(question, &read, about, screen)
}
