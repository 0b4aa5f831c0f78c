//! Before the first hand: which session, and what it starts with.

use super::answer;
use super::complete::Words;
use super::evening::{ENGINE, Evening, Start};
use super::hand::Refusal;
use super::prompter::{Coming, Reply};
use super::setup::{self, Setup, is_setup_line};
use super::waiting::Waiting;
use crate::cli::error::{Failure, Status};
use crate::cli::text;
use crate::date::Date;
use crate::ledger::SessionId;

impl Evening<'_> {
    /// Returns the session to play, or the status to leave with.
    pub(super) fn choose(&mut self, start: Start) -> Result<Result<SessionId, Status>, Failure> {
        match start {
            Start::Session(number) => {
                let session = self.ledger.session(SessionId(number))?;
                if session.closed.is_some() {
                    return Err(Failure::Usage(text::closed_already(number)));
                }
                return Ok(Ok(session.id));
            }
            Start::New => return self.setup(),
            Start::Ask => {}
        }
        let Some(open) = self.ledger.open_session_to_resume()? else {
            return self.setup();
        };
        match self.prompter.coming() {
            // A script that names its players begins a session; any other goes on with the open one.
            Coming::Line(line) if line.trim_start().starts_with("players") => return self.setup(),
            Coming::Line(_) | Coming::End => return Ok(Ok(open.id)),
            Coming::Unknown => {}
        }
        let entries = self.ledger.draft(open.id)?.len();
        let offer = text::resume_offer(open.id.0, &open.body.players, open.hands, entries);
        self.screen.line(offer)?;
        loop {
            match self.ask(&text::resume_prompt(), Words::default())? {
                Reply::Line(line) if line.trim().is_empty() => return Ok(Ok(open.id)),
                Reply::Line(line) => match answer::yes_or_no(&line) {
                    Some(true) => return Ok(Ok(open.id)),
                    Some(false) => break,
                    None => self.refuse(&Refusal::plain(text::yes_or_no_needed()), "")?,
                },
                Reply::Back => {}
                Reply::Interrupt => return Ok(Err(Status::Interrupted)),
                Reply::End => return Ok(Err(Status::Done)),
            }
        }
        self.screen.line(text::left_open(open.id.0))?;
        self.setup()
    }

    /// Asks what a session starts with, and opens it.
    pub(super) fn setup(&mut self) -> Result<Result<SessionId, Status>, Failure> {
        let last = self.ledger.latest_session()?.map(|session| session.body);
        let waiting = Waiting::beside(self.ledger.path());
        let mut texts = waiting.read();
        let mut setup = setup::fold(last.as_ref(), &texts).unwrap_or_else(|_| {
            texts.clear();
            Setup::remembered(last.as_ref())
        });
        while let Some(ask) = setup.next() {
            if let Coming::Line(line) = self.prompter.coming()
                && setup.can_start()
                && !is_setup_line(&line)
            {
                break;
            }
            let prompt = text::setup_prompt(ask, &setup.default(ask));
            let reply = self.ask(&prompt, Words::default())?;
            let line = match reply {
                Reply::Line(line) => line,
                Reply::Back => {
                    if texts.pop().is_none() {
                        self.screen.line(text::nothing_to_undo())?;
                    }
                    waiting.write(&texts)?;
                    setup = setup::fold(last.as_ref(), &texts)
                        .unwrap_or_else(|_| Setup::remembered(last.as_ref()));
                    continue;
                }
                Reply::Interrupt | Reply::End if setup.can_start() && self.scripted() => break,
                Reply::Interrupt | Reply::End => {
                    if !texts.is_empty() {
                        self.screen.line(text::setup_kept())?;
                    }
                    let interrupted = reply == Reply::Interrupt;
                    return Ok(Err(if interrupted {
                        Status::Interrupted
                    } else {
                        Status::Done
                    }));
                }
            };
            if matches!(line.trim(), "?" | "help" | "m" | "menu") {
                self.screen.line(format!("  {}", text::setup_help(ask)))?;
                continue;
            }
            texts.push(line.clone());
            match setup::fold(last.as_ref(), &texts) {
                Ok(next) => {
                    setup = next;
                    waiting.write(&texts)?;
                }
                Err(refusal) => {
                    texts.pop();
                    self.refuse(&refusal, &line)?;
                }
            }
        }
        let (_, at) = Date::now();
        let session = self.ledger.open_session(&at, ENGINE, &setup.body())?;
        waiting.clear()?;
        Ok(Ok(session))
    }
}
