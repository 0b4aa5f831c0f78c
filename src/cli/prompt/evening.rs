//! An evening at the terminal: the keeper's client, with a prompter and a screen.

#[cfg(feature = "serve")]
use super::at_door::PhonesAtPrompt;
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
use crate::evening::hand_start::HandStart;
use crate::evening::handle::KeeperHandle;
use crate::evening::refusal::{Refusal, Why};
use crate::evening::state;
#[cfg(feature = "club")]
use crate::ledger::ServerFault;
use crate::ledger::{Ledger, LedgerError};
use crate::limits::Limit;
use crate::record::lines;
use std::collections::VecDeque;
use std::sync::Arc;

/// An evening that is played at the terminal or from a script.
pub(in crate::cli) struct EveningPrompt<'a> {
    pub(super) keeper: KeeperHandle,
    pub(super) prompter: Box<dyn Prompter>,
    pub(super) screen: &'a mut Screen,
    /// The text to put on the line at the next question, because it was rejected.
    pub(super) again: String,
    /// Whether the last text was rejected, so that Esc discards that text and no earlier answer.
    pub(super) refused: bool,
    /// Whether we explained how to edit a rejected text that is back on the line.
    told_to_mend: bool,
    /// Lines that came with the last answer and are still unread.
    pub(super) pasted: VecDeque<String>,
    /// The file to save a suggested language in; `None` if somebody chose a language.
    pub(super) lang: Option<ConfigFile>,
    /// The hand whose question was asked last.
    pub(super) shown: Option<Arc<HandStart>>,
    /// The phones' door.
    #[cfg(feature = "serve")]
    pub(super) phones: PhonesAtPrompt,
}

impl<'a> EveningPrompt<'a> {
    /// Returns an evening that writes to a ledger, with the wishes given beforehand.
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
            keeper: KeeperHandle::new(ledger, wishes),
            prompter: source.0,
            screen,
            again: String::new(),
            refused: false,
            told_to_mend: false,
            pasted: VecDeque::new(),
            lang,
            shown: None,
            #[cfg(feature = "serve")]
            phones: PhonesAtPrompt::default(),
        }
    }

    /// Asks a question and returns the answer. If several lines are pasted, each line is an answer
    /// of its own.
    ///
    /// Commands that read the ledger are carried out, and the question is asked again.
    pub(super) fn ask(
        &mut self,
        prompt: impl Into<Text>,
        words: &Completions,
    ) -> Result<PromptReply, Failure> {
        let prompt = prompt.into();
        loop {
            if let Some(reply) = self.answer_or_command(&prompt, words)? {
                return Ok(reply);
            }
        }
    }

    /// Asks a question as [`ask`](Self::ask) does; `None` if the evening went on at a command, so that
    /// there may be another question. After a command, says what became of what it wrote when a club's
    /// server did not answer.
    pub(super) fn ask_unless_it_changes(
        &mut self,
        prompt: &Text,
        words: &Completions,
    ) -> Result<Option<PromptReply>, Failure> {
        let version = self.keeper.version();
        loop {
            if let Some(reply) = self.answer_or_command(prompt, words)? {
                return Ok(Some(reply));
            }
            #[cfg(feature = "club")]
            self.tell_outcome()?;
            if self.keeper.version() != version {
                return Ok(None);
            }
        }
    }

    /// Asks a question and returns the answer; `None` if it was a command, which was carried out.
    fn answer_or_command(
        &mut self,
        prompt: &Text,
        words: &Completions,
    ) -> Result<Option<PromptReply>, Failure> {
        let reply = self.answer(prompt, words)?;
        Ok(match &reply {
            PromptReply::Line(line) if self.reads(line)? || self.asks_of_phones(line)? => None,
            _ => Some(reply),
        })
    }

    /// Asks a question and returns the answer, even if it is a command. Rejects answers that are
    /// too long.
    fn answer(&mut self, prompt: &Text, words: &Completions) -> Result<PromptReply, Failure> {
        let mut reply = self.reply(prompt, words)?;
        while let PromptReply::Line(line) = &reply
            && Limit::LineBytes.is_crossed_by(line.len())
        {
            // We do not put the long text back on the line, where it would hide the reason; the
            // history still has it.
            self.pasted.clear();
            self.refuse(Why::TooLong(Limit::LineBytes), "")?;
            reply = self.reply(prompt, words)?;
        }
        Ok(reply)
    }

    /// Returns the next pasted line, or asks the question and returns the reply.
    fn reply(&mut self, prompt: &Text, words: &Completions) -> Result<PromptReply, Failure> {
        let prompt = &self.screen.asked(prompt).into_owned();
        if let Some(line) = self.pasted.pop_front() {
            self.screen.text(&format!("{prompt}{line}"))?;
            return Ok(PromptReply::Line(line));
        }
        self.tell_notices()?;
        let initial = std::mem::take(&mut self.again);
        let prompt = Prompt {
            text: prompt,
            initial: &initial,
            refused: std::mem::take(&mut self.refused),
            words: words.clone(),
            lang: self.screen.lang(),
            heard: self.screen.is_plain(),
        };
        let reply = asked(&mut *self.prompter, &prompt);
        self.notices_rest();
        let text = match reply? {
            PromptReply::Line(text) => text,
            other => return Ok(other),
        };
        let mut lines = lines(&text).map(str::to_owned);
        let first = lines.next().unwrap_or_default();
        self.pasted = lines.collect();
        Ok(PromptReply::Line(first))
    }

    /// Says why a text was rejected. At a terminal the text is put back on the line with what was
    /// pasted after it; a script ends.
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

    /// Says why something could not be saved. A person gets the line back and can retry; a script
    /// ends.
    pub(super) fn unsaved(&mut self, error: LedgerError, line: &str) -> Result<(), Failure> {
        if self.prompter.line().is_some() {
            return Err(error.into());
        }
        #[cfg(feature = "club")]
        if let Some(goes_on) = self.goes_on_alone(&error, line)?
            && (goes_on || matches!(error, LedgerError::Server(ServerFault::Unknown(_))))
        {
            return Ok(());
        }
        let lang = self.screen.lang();
        let text = self.pasted_behind(line);
        let why = say!(lang, ledger_error(&error));
        let why = say!(lang, not_saved(&why, !text.is_empty()));
        self.again_with(refused(why), text)
    }

    /// Says why the answers so far could not be saved for later. A person can go on; a script ends.
    pub(super) fn unkept(&mut self, error: LedgerError) -> Result<(), Failure> {
        if self.prompter.line().is_some() {
            return Err(error.into());
        }
        let lang = self.screen.lang();
        let why = say!(lang, not_kept(&say!(lang, ledger_error(&error))));
        let told = refused(why);
        Ok(self.screen.paragraph(&Styled::error(told))?)
    }

    /// Shows why a text had no effect, and puts it back on the line.
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

    /// Returns a text followed by the pasted lines, which are then no longer pending.
    pub(super) fn pasted_behind(&mut self, line: &str) -> String {
        let lines = std::iter::once(line.to_owned()).chain(self.pasted.drain(..));
        lines.collect::<Vec<String>>().join("\n")
    }

    /// Asks a question to which Enter means yes; returns the answer or the status to leave with.
    pub(super) fn yes(
        &mut self,
        prompt: &str,
        about: Decision,
    ) -> Result<Result<bool, Status>, Failure> {
        self.decided(prompt, true, about)
    }

    /// Explains a decision or shows the current hand if the line asks for it; returns whether it
    /// did.
    pub(super) fn helps(&mut self, line: &str, about: Decision) -> Result<bool, Failure> {
        if matches!(PromptCommand::parse(line), Some((PromptCommand::Show, ""))) {
            self.show_spoken_of(line)?;
            return Ok(true);
        }
        self.read_by_somebody(|screen| Ok(about.explained(line, screen)?))
    }

    /// Shows output that may be longer than the screen: through the pager if a person is typing.
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

    /// Asks a question to which Enter means `enter`; returns the answer or the status to leave
    /// with.
    pub(super) fn decided(
        &mut self,
        prompt: &str,
        enter: bool,
        about: Decision,
    ) -> Result<Result<bool, Status>, Failure> {
        let decided = self.decided_or_back(prompt, enter, about)?;
        Ok(decided.map(|decided| decided.unwrap_or(false)))
    }

    /// Asks a question to which Enter means `enter`; returns the answer (`None` if the person wants
    /// to go back) or the status to leave with.
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
