//! An evening: setup, hand after hand, and settling up, over a ledger and a prompter.

use super::complete::Words;
use super::prompter::{Coming, Prompt, Prompter, Reply, asked};
use super::refusal::{Refusal, Why};
use super::round::Next;
use super::{Source, answer};
use crate::cli::error::{Failure, Status};
use crate::cli::screen::{Screen, Styled};
use crate::cli::session::Course;
use crate::cli::words::say;
use crate::ledger::{Ledger, SessionId};
use crate::limits::Limit;
use crate::record::lines;
use std::collections::VecDeque;

/// The engine that settles the hands, as the ledger names it.
pub(in crate::cli) const ENGINE: &str = concat!("dokbak ", env!("CARGO_PKG_VERSION"));

/// Words that are commands of the prompt, whatever is asked.
pub(super) const COMMANDS: [&str; 9] = [
    "undo", "show", "help", "menu", "edit", "end", "quit", "m", "?",
];

/// Returns whether a name would be taken for a command.
pub(super) fn is_command(name: &str) -> bool {
    COMMANDS.contains(&crate::card::fold(name).as_str())
}

/// Which session to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) enum Start {
    /// The open one, if the person wants; else a new one.
    Ask,
    /// A new one.
    New,
    /// This one.
    Session(i64),
}

/// An evening at the table.
pub(in crate::cli) struct Evening<'a> {
    pub(super) ledger: Ledger,
    pub(super) prompter: Box<dyn Prompter>,
    pub(super) screen: &'a mut Screen,
    /// What stands in the line when the next question is asked: a text that was not accepted.
    pub(super) again: String,
    /// The verdict was said to be wrong, so that silence does not confirm it.
    pub(super) doubted: bool,
    /// Whether hands are followed turn by turn.
    pub(super) track: bool,
    /// Lines that came with the last answer and were not read yet.
    pub(super) pasted: VecDeque<String>,
}

impl<'a> Evening<'a> {
    /// Returns an evening over a ledger.
    pub(in crate::cli) fn new(ledger: Ledger, source: Source, screen: &'a mut Screen) -> Self {
        Self {
            ledger,
            prompter: source.0,
            screen,
            again: String::new(),
            doubted: false,
            track: false,
            pasted: VecDeque::new(),
        }
    }

    /// Returns the evening with its hands followed turn by turn.
    pub(in crate::cli) fn tracked(self, track: bool) -> Self {
        Self { track, ..self }
    }

    /// Plays until the session is closed or the prompt is left.
    pub(in crate::cli) fn run(mut self, start: Start) -> Result<Status, Failure> {
        let lang = self.screen.lang();
        if self.prompter.coming() == Coming::Unknown {
            let greeting = Styled::dim(say!(lang, greeting(ENGINE)));
            self.screen.paragraph(&greeting)?;
        }
        let session = match self.choose(start)? {
            Ok(session) => session,
            Err(status) => return Ok(status),
        };
        if let Some(status) = self.resumed(session)? {
            return Ok(status);
        }
        loop {
            if let Some(status) = self.hand(session)? {
                return Ok(status);
            }
        }
    }

    /// Returns the answer to a question. Of a text of several lines, as pasting gives, each line is
    /// an answer of its own.
    pub(super) fn ask(&mut self, prompt: &str, words: &Words) -> Result<Reply, Failure> {
        let mut reply = self.reply(prompt, words)?;
        while let Reply::Line(line) = &reply
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
    fn reply(&mut self, prompt: &str, words: &Words) -> Result<Reply, Failure> {
        if let Some(line) = self.pasted.pop_front() {
            self.screen.line(format!("{prompt}{line}"))?;
            return Ok(Reply::Line(line));
        }
        let initial = std::mem::take(&mut self.again);
        let prompt = Prompt {
            text: prompt,
            initial: &initial,
            words: words.clone(),
        };
        let text = match asked(&mut *self.prompter, &prompt)? {
            Reply::Line(text) => text,
            other => return Ok(other),
        };
        let mut lines = lines(&text).map(str::to_owned);
        let first = lines.next().unwrap_or_default();
        self.pasted = lines.collect();
        Ok(Reply::Line(first))
    }

    /// Tells why a text was not accepted. At a terminal it stands in the line again, with what was
    /// pasted behind it; a script ends.
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
        self.again_with(&say!(lang, refusal(&refusal)), pasted)
    }

    /// Shows why a text did nothing, and lets it stand in the line again.
    pub(super) fn again_with(&mut self, message: &str, text: String) -> Result<(), Failure> {
        self.screen.paragraph(&Styled::red(message))?;
        self.again = text;
        Ok(())
    }

    /// Returns a text with what was pasted behind it, which is then pasted no more.
    pub(super) fn pasted_behind(&mut self, line: &str) -> String {
        let lines = std::iter::once(line.to_owned()).chain(self.pasted.drain(..));
        lines.collect::<Vec<String>>().join("\n")
    }

    /// Settles up where the session was left over and not closed, if the person wants; returns the
    /// status to leave with, if the session ends.
    fn resumed(&mut self, session: SessionId) -> Result<Option<Status>, Failure> {
        let begun = !self.ledger.draft(session)?.is_empty();
        if begun || self.prompter.coming() != Coming::Unknown {
            return Ok(None);
        }
        self.settle_up_when_over(&Course::of(&self.ledger, session)?)
    }

    /// Tells the standing after a hand, and settles up after the last one; returns the status to
    /// leave with, if the session ends.
    pub(super) fn after(&mut self, session: SessionId) -> Result<Option<Status>, Failure> {
        let lang = self.screen.lang();
        let course = Course::of(&self.ledger, session)?;
        let points = course.points();
        let standing = if points.is_empty() {
            say!(lang, standing_line(&course.net()))
        } else {
            say!(lang, points_line(points))
        };
        self.screen.prose(&standing)?;
        self.settle_up_when_over(&course)
    }

    /// Settles up where all is played that was agreed on, if the person wants; returns the status
    /// to leave with, if the session ends.
    fn settle_up_when_over(&mut self, course: &Course) -> Result<Option<Status>, Failure> {
        let lang = self.screen.lang();
        let Some(over) = course.over() else {
            return Ok(None);
        };
        let settles = match self.prompter.coming() {
            Coming::Unknown => self.yes(&say!(lang, session_over(&over)))?,
            Coming::Line(_) => Ok(false),
            Coming::End => Ok(true),
        };
        match settles {
            Ok(true) => {
                course.draw(self.screen)?;
                course.close(&mut self.ledger, self.screen, ENGINE)?;
                Ok(Some(Status::Done))
            }
            Ok(false) => Ok(None),
            Err(status) => Ok(Some(status)),
        }
    }

    /// Settles up before the last hand, if the person is sure.
    pub(super) fn end(&mut self, session: SessionId) -> Result<Next, Failure> {
        let lang = self.screen.lang();
        let course = Course::of(&self.ledger, session)?;
        course.draw(self.screen)?;
        let sure = match self.prompter.coming() {
            Coming::Unknown => self.yes(&say!(lang, close_prompt()))?,
            Coming::Line(_) | Coming::End => Ok(true),
        };
        match sure {
            Ok(true) => {
                course.close(&mut self.ledger, self.screen, ENGINE)?;
                Ok(Next::Leave(Status::Done))
            }
            Ok(false) => Ok(Next::Hand),
            Err(status) => Ok(Next::Leave(status)),
        }
    }

    /// Returns the answer to a question that Enter answers with yes, or the status to leave with.
    pub(super) fn yes(&mut self, prompt: &str) -> Result<Result<bool, Status>, Failure> {
        loop {
            match self.ask(prompt, &Words::default())? {
                Reply::Line(line) if line.trim().is_empty() => return Ok(Ok(true)),
                Reply::Line(line) => match answer::yes_or_no(&line) {
                    Some(yes) => return Ok(Ok(yes)),
                    None => self.refuse(Why::YesOrNo, "")?,
                },
                Reply::Back => return Ok(Ok(false)),
                Reply::Interrupt => return Ok(Err(Status::Interrupted)),
                Reply::End => return Ok(Err(Status::Done)),
            }
        }
    }
}
