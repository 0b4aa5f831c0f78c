//! Before the first hand: which session, and what it starts with.

use super::complete::Completions;
use super::evening::{Evening, WhichSession};
use super::prompter::{Coming, Reply};
use super::spoken::spoken;
use super::waiting::Waiting;
use crate::cli::error::{Denied, Failure, Misuse, Status};
use crate::cli::screen::Grid;
use crate::cli::words::say;
use crate::date::{Date, Now};
use crate::evening::command::Command;
use crate::evening::decision::Decision;
use crate::evening::lots::FirstDeal;
use crate::evening::seating::told_of_the_hand;
use crate::evening::setup::{
    LastTime, Setup, SetupAsk, SetupHistory, is_any_line, is_setup_line, names_players, suggested,
};
use crate::ledger::SessionId;
use crate::report::session::ENGINE;

impl Evening<'_> {
    /// Returns the session to play, or the status to leave with.
    pub(super) fn choose(
        &mut self,
        start: WhichSession,
    ) -> Result<Result<SessionId, Status>, Failure> {
        let lang = self.screen.lang();
        match start {
            WhichSession::Of(evening) => {
                let session = self.ledger.last_of_evening(evening)?;
                if session.closed.is_some() {
                    let evening = self.ledger.called(session.id)?.evening.to_string();
                    return Err(Misuse::Closed { evening }.into());
                }
                if session.hands > 0 && self.prompter.coming() == Coming::Unknown {
                    let so_far = self.so_far(session.id)?;
                    self.tell_standing(&so_far)?;
                }
                return Ok(Ok(session.id));
            }
            WhichSession::New => return self.setup(),
            WhichSession::Ask => {}
        }
        let Some(open) = self.ledger.open_session_to_resume()? else {
            return self.setup();
        };
        match self.prompter.coming() {
            // A script that names its players begins a session; any other goes on with the open one.
            Coming::Line(line) if names_players(&line) => {
                let open = self.ledger.called(open.id)?.evening;
                self.screen.prose(&say!(lang, left_open(&open)))?;
                return self.setup();
            }
            Coming::Line(_) | Coming::End => return Ok(Ok(open.id)),
            Coming::Unknown => {}
        }
        let entries = told_of_the_hand(&self.ledger.draft(open.id)?);
        let called = self.ledger.called(open.id)?;
        let hands = called.before.saturating_add(open.hands);
        let offer = say!(
            lang,
            resume_offer(&called.evening, &open.body.players, hands, entries)
        );
        self.screen.prose(&offer)?;
        if open.hands > 0 {
            let so_far = self.so_far(open.id)?;
            self.tell_standing(&so_far)?;
        }
        // What is read meanwhile is of the session that is spoken of.
        self.session = Some(open.id);
        let goes_on = loop {
            match self.decided_or_back(&say!(lang, resume_prompt()), true, Decision::GoOn)? {
                Ok(Some(goes_on)) => break goes_on,
                // Nothing comes before it.
                Ok(None) => {}
                Err(status) => return Ok(Err(status)),
            }
        };
        if goes_on {
            return Ok(Ok(open.id));
        }
        self.session = None;
        let open = self.ledger.called(open.id)?.evening;
        self.screen.prose(&say!(lang, left_open(&open)))?;
        self.setup()
    }

    /// Asks what a session starts with, and opens it; returns the status to leave with where it is
    /// not all answered.
    fn setup(&mut self) -> Result<Result<SessionId, Status>, Failure> {
        let lang = self.screen.lang();
        let scripted = self.prompter.coming() != Coming::Unknown;
        let mut past = LastTime::of(&self.ledger, spoken(lang))?;
        if !scripted {
            past = past.suggesting(self.wishes.rules.as_deref());
        }
        let waiting = if scripted {
            Waiting::nowhere()
        } else {
            Waiting::beside(self.ledger.path())
        };
        let mut history = SetupHistory::all(&past, waiting.read())
            .unwrap_or_else(|_| SetupHistory::nothing(&past));
        let mut told = history.now().first_deal.clone();
        loop {
            if let Some(status) = self.ask_before(&past, &waiting, &mut history, &mut told)? {
                return Ok(Err(status));
            }
            let mut setup = history.now().clone();
            // A script may leave out questions whose answers of last time do not fit.
            setup.fits().map_err(Failure::AtPrompt)?;
            if let Err(refusal) = setup.complete() {
                self.refuse(refusal, "")?;
            }
            self.tell_first_dealer(&setup, &mut told)?;
            if scripted {
                self.tell_new(&setup)?;
            }
            let Now { day: today, at } = Date::now();
            let day = self.wishes.date.unwrap_or(today);
            let opened = self.ledger.open_session(&at, ENGINE, &setup.body(day));
            let last = history.texts().pop().unwrap_or_default();
            if let Some(session) = self.saved(opened, &last)? {
                self.kept(waiting.clear())?;
                return Ok(Ok(session));
            }
            // The last question again.
            history.back();
        }
    }

    /// Asks all that is not answered yet before the first hand; returns the status to leave with
    /// where the prompt is left.
    fn ask_before(
        &mut self,
        past: &LastTime,
        waiting: &Waiting,
        history: &mut SetupHistory,
        told: &mut Option<FirstDeal>,
    ) -> Result<Option<Status>, Failure> {
        let scripted = self.prompter.coming() != Coming::Unknown;
        while let Some(ask) = history.now().next() {
            if scripted && self.begins_a_hand(history.now())? {
                break;
            }
            if let Some(status) = self.ask_setup(ask, history)? {
                return Ok(Some(status));
            }
            self.kept(waiting.write(&history.texts()))?;
            if past.is_first()
                && !scripted
                && let Some(status) = self.suggest_language(&history.now().players)?
            {
                return Ok(Some(status));
            }
            self.tell_first_dealer(history.now(), told)?;
        }
        Ok(None)
    }

    /// Asks a question before the first hand, and takes what comes back; returns the status to leave
    /// with, if the prompt is left.
    fn ask_setup(
        &mut self,
        ask: SetupAsk,
        history: &mut SetupHistory,
    ) -> Result<Option<Status>, Failure> {
        let lang = self.screen.lang();
        let setup = history.now();
        let prompt = say!(
            lang,
            setup_prompt(&setup.default(ask), setup.ruleset.rules.unit())
        );
        let status = match self.ask(&prompt, &Completions::default())? {
            Reply::Line(line) => match Command::of(&line) {
                Some((Command::Help | Command::Menu, "")) => {
                    self.help_before(ask, history.now())?;
                    return Ok(None);
                }
                Some((Command::Undo, "")) => return self.setup_back(history),
                Some((Command::Quit | Command::End, "")) => Status::Done,
                _ => {
                    let before = history.now().clone();
                    if let Err(refusal) = history.add(line.clone()) {
                        self.refuse(refusal, &line)?;
                    } else if history.now().players != before.players {
                        self.screen.keeps(&history.now().players);
                        return self.ask_near_names(history);
                    } else if history.now().chip != before.chip {
                        return self.ask_new_money(history);
                    }
                    return Ok(None);
                }
            },
            Reply::Back => return self.setup_back(history),
            Reply::Interrupt => Status::Interrupted,
            Reply::End => Status::Done,
        };
        if !history.texts().is_empty() {
            self.screen.prose(&say!(lang, setup_kept()))?;
        }
        Ok(Some(status))
    }

    /// Goes back to the question before.
    fn setup_back(&mut self, history: &mut SetupHistory) -> Result<Option<Status>, Failure> {
        if !history.back() {
            let lang = self.screen.lang();
            self.screen.line(say!(lang, nothing_to_undo()))?;
        }
        Ok(None)
    }

    /// Says what can be answered to a question before the first hand.
    fn help_before(&mut self, ask: SetupAsk, setup: &Setup) -> Result<(), Failure> {
        let lang = self.screen.lang();
        let mut variants = Vec::new();
        if ask == SetupAsk::Rules {
            let mut grid = Grid::new(&[">", "", ""]);
            for suggested in suggested(setup.players.len()) {
                let (number, name) = (suggested.number, suggested.name);
                if suggested.is_variant {
                    variants.push(format!("{number}\u{a0}{name}"));
                } else {
                    let title = crate::words::ruleset(lang, &suggested.ruleset).title;
                    grid.row(&[&number.to_string(), name, &title]);
                }
            }
            self.screen.table(grid)?;
        }
        let help = say!(lang, setup_help(ask, &variants));
        Ok(self.screen.prose(&format!("  {help}"))?)
    }

    /// Tells who deals first by the cards that were drawn, where that is news.
    fn tell_first_dealer(
        &mut self,
        setup: &Setup,
        told: &mut Option<FirstDeal>,
    ) -> Result<(), Failure> {
        let lang = self.screen.lang();
        let news = setup.first_deal.as_ref();
        if let Some(deal) = news.filter(|deal| told.as_ref() != Some(deal)) {
            let rules = &setup.ruleset.rules;
            let dealer = say!(lang, first_deal(deal, rules.game(), rules.calendar()));
            self.screen.prose(&format!("  {dealer}"))?;
        }
        told.clone_from(&setup.first_deal);
        Ok(())
    }

    /// Returns whether a script has said all it says of the setup; it must have named the players.
    fn begins_a_hand(&mut self, setup: &Setup) -> Result<bool, Failure> {
        let named = setup.next() != Some(SetupAsk::Players);
        match self.prompter.coming() {
            Coming::Line(line) if is_setup_line(&line) => Ok(false),
            Coming::Line(line) if !named && !is_any_line(&line) => Ok(false),
            Coming::Line(_) | Coming::End if named => Ok(true),
            _ => Err(Denied::NoPlayers.into()),
        }
    }
}
