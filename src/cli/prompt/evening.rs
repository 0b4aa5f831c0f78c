//! An evening as the terminal asks it: the keeper's client, with a prompter and a screen.

use super::wishes::PromptWishes;
use crate::cli::error::{Failure, Status};
use crate::cli::screen::{Screen, Styled};
use crate::cli::settings::ConfigFile;
use crate::cli::terminal::answers::Answers;
use crate::cli::terminal::complete::Completions;
use crate::cli::terminal::prompter::{Coming, Prompt, PromptReply, Prompter, asked};
use crate::cli::words::{Text, below, refused, say};
use crate::evening::command::PromptCommand;
use crate::evening::decision::{Decision, DecisionAnswer};
use crate::evening::keeper::Keeper;
use crate::evening::refusal::{Refusal, Why};
use crate::evening::state;
use crate::ledger::{Ledger, LedgerError};
use crate::limits::Limit;
use crate::record::lines;
use std::collections::VecDeque;

/// An evening at the terminal, or by a script.
pub(in crate::cli) struct EveningPrompt<'a> {
    pub(super) keeper: Keeper,
    pub(super) prompter: Box<dyn Prompter>,
    pub(super) screen: &'a mut Screen,
    /// What is in the line when the next question is asked: a text that was not accepted.
    pub(super) again: String,
    /// Whether the text before was not accepted, so that Esc is about it and about no answer.
    pub(super) refused: bool,
    /// Whether it was said how a text that is in the line again is mended.
    told_to_mend: bool,
    /// Lines that came with the last answer and were not read yet.
    pub(super) pasted: VecDeque<String>,
    /// Where a language is kept, unless somebody chose one.
    pub(super) lang: Option<ConfigFile>,
}

impl<'a> EveningPrompt<'a> {
    /// Returns an evening over a ledger, with what is suggested to a person; its hands may be followed
    /// turn by turn.
    pub(in crate::cli) fn new(
        ledger: Ledger,
        source: Answers,
        screen: &'a mut Screen,
        wishes: PromptWishes,
    ) -> Self {
        let PromptWishes {
            rules,
            date,
            lang,
            tracked,
        } = wishes;
        let wishes = state::Wishes {
            rules,
            date,
            tracked,
        };
        Self {
            keeper: Keeper::new(ledger, wishes),
            prompter: source.0,
            screen,
            again: String::new(),
            refused: false,
            told_to_mend: false,
            pasted: VecDeque::new(),
            lang,
        }
    }

    /// Returns the answer to a question. Of a text of several lines, as pasting gives, each line is
    /// an answer of its own.
    ///
    /// What is asked to be read in the ledger is read, and the question asked again.
    pub(super) fn ask(
        &mut self,
        prompt: impl Into<Text>,
        words: &Completions,
    ) -> Result<PromptReply, Failure> {
        let prompt = prompt.into();
        loop {
            let reply = self.answer(&prompt, words)?;
            match &reply {
                PromptReply::Line(line) if self.reads(line)? => {}
                _ => return Ok(reply),
            }
        }
    }

    /// Returns the answer to a question, whatever it says.
    fn answer(&mut self, prompt: &Text, words: &Completions) -> Result<PromptReply, Failure> {
        let mut reply = self.reply(prompt, words)?;
        while let PromptReply::Line(line) = &reply
            && Limit::LineBytes.is_crossed_by(line.len())
        {
            // In the line again it would hide why; the history has it.
            self.pasted.clear();
            self.refuse(Why::TooLong(Limit::LineBytes), "")?;
            reply = self.reply(prompt, words)?;
        }
        Ok(reply)
    }

    /// Returns what came back, whatever it is.
    fn reply(&mut self, prompt: &Text, words: &Completions) -> Result<PromptReply, Failure> {
        let prompt = &self.screen.asked(prompt).into_owned();
        if let Some(line) = self.pasted.pop_front() {
            self.screen.text(&format!("{prompt}{line}"))?;
            return Ok(PromptReply::Line(line));
        }
        let initial = std::mem::take(&mut self.again);
        let prompt = Prompt {
            text: prompt,
            initial: &initial,
            refused: std::mem::take(&mut self.refused),
            words: words.clone(),
            lang: self.screen.lang(),
            heard: self.screen.is_plain(),
        };
        let text = match asked(&mut *self.prompter, &prompt)? {
            PromptReply::Line(text) => text,
            other => return Ok(other),
        };
        let mut lines = lines(&text).map(str::to_owned);
        let first = lines.next().unwrap_or_default();
        self.pasted = lines.collect();
        Ok(PromptReply::Line(first))
    }

    /// Says why a text was not accepted. At a terminal it is in the line again, with what was pasted
    /// after it; a script ends.
    pub(super) fn refuse(
        &mut self,
        refusal: impl Into<Refusal>,
        line: &str,
    ) -> Result<(), Failure> {
        let lang = self.screen.lang();
        let refusal = refusal.into();
        let pasted = self.pasted_behind(line);
        if let Some(line) = self.prompter.line() {
            return Err(Failure::InScript(line, refusal));
        }
        self.again_with(refused(say!(lang, refusal(&refusal))), pasted)
    }

    /// Says why something could not be saved: a person can try once more, and the line is in the line
    /// again; a script ends there.
    pub(super) fn unsaved(&mut self, error: LedgerError, line: &str) -> Result<(), Failure> {
        if self.prompter.line().is_some() {
            return Err(error.into());
        }
        let lang = self.screen.lang();
        let text = self.pasted_behind(line);
        let why = say!(lang, ledger_error(&error));
        let why = say!(lang, not_saved(&why, !text.is_empty()));
        self.again_with(refused(why), text)
    }

    /// Says where answers could not be kept for the next time, which a person goes on from; a script
    /// ends there.
    pub(super) fn unkept(&mut self, error: LedgerError) -> Result<(), Failure> {
        if self.prompter.line().is_some() {
            return Err(error.into());
        }
        let lang = self.screen.lang();
        let why = say!(lang, not_kept(&say!(lang, ledger_error(&error))));
        let told = refused(why);
        Ok(self.screen.paragraph(&Styled::error(told))?)
    }

    /// Shows why a text did nothing, and puts it in the line again.
    pub(super) fn again_with(
        &mut self,
        message: impl Into<Text>,
        text: String,
    ) -> Result<(), Failure> {
        self.screen.paragraph(&Styled::error(message))?;
        if !text.is_empty() && !self.told_to_mend {
            self.told_to_mend = true;
            let how = Styled::hint(below(say!(self.screen.lang(), in_the_line_again())));
            self.screen.paragraph(&how)?;
        }
        self.again = text;
        self.refused = true;
        Ok(())
    }

    /// Returns a text with what was pasted after it, which is then no longer pending.
    pub(super) fn pasted_behind(&mut self, line: &str) -> String {
        let lines = std::iter::once(line.to_owned()).chain(self.pasted.drain(..));
        lines.collect::<Vec<String>>().join("\n")
    }

    /// Returns the answer to a question that Enter answers with yes, or the status to leave with.
    pub(super) fn yes(
        &mut self,
        prompt: &str,
        about: Decision,
    ) -> Result<Result<bool, Status>, Failure> {
        self.decided(prompt, true, about)
    }

    /// Explains a decision where a line asks for that, or shows the hand that is spoken of; returns
    /// whether it did.
    pub(super) fn helps(&mut self, line: &str, about: Decision) -> Result<bool, Failure> {
        if matches!(PromptCommand::parse(line), Some((PromptCommand::Show, ""))) {
            self.show_spoken_of(line)?;
            return Ok(true);
        }
        self.read_by_somebody(|screen| Ok(about.explained(line, screen)?))
    }

    /// Shows what may be longer than the screen: in the pager, where a person types. A script goes on.
    pub(super) fn read_by_somebody<T>(
        &mut self,
        write: impl FnOnce(&mut Screen) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        if self.pasted.is_empty() && self.prompter.coming() == Coming::Unknown {
            self.screen.paged(write)
        } else {
            write(self.screen)
        }
    }

    /// Returns the answer to a question that Enter answers so, or the status to leave with.
    pub(super) fn decided(
        &mut self,
        prompt: &str,
        enter: bool,
        about: Decision,
    ) -> Result<Result<bool, Status>, Failure> {
        let decided = self.decided_or_back(prompt, enter, about)?;
        Ok(decided.map(|decided| decided.unwrap_or(false)))
    }

    /// Returns the same, or nothing where somebody wants back.
    pub(super) fn decided_or_back(
        &mut self,
        prompt: &str,
        enter: bool,
        about: Decision,
    ) -> Result<Result<Option<bool>, Status>, Failure> {
        loop {
            match self.ask(prompt, &Completions::default())? {
                PromptReply::Line(line) if line.trim().is_empty() => return Ok(Ok(Some(enter))),
                PromptReply::Line(line) => match about.read(&line) {
                    Some(DecisionAnswer::Is(yes)) => return Ok(Ok(Some(yes))),
                    Some(DecisionAnswer::Back) => return Ok(Ok(None)),
                    Some(DecisionAnswer::Quit) => return Ok(Err(Status::Done)),
                    None if self.helps(&line, about)? => {}
                    None => self.refuse(about.undecided(&line), &line)?,
                },
                PromptReply::Back => return Ok(Ok(None)),
                PromptReply::Interrupt => return Ok(Err(Status::Interrupted)),
                PromptReply::End => return Ok(Err(Status::Done)),
            }
        }
    }
}
