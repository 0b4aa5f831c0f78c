//! One hand at the prompt: asking, keeping every entry, going back, changing, writing.

use super::ask::{Ask, Asking, Question};
use super::asking::{asking, completions};
use super::evening::{Evening, Next};
use super::given::Given;
use super::hand::{self, History, Position, State};
use super::prompter::{Chosen, Coming, Reply};
use super::refusal::Why;
use super::table::Table;
use super::{answer, show};
use crate::cli::draw;
use crate::cli::error::{Failure, Status};
use crate::cli::screen::Styled;
use crate::cli::session::{Course, ENGINE};
use crate::cli::words::say;
use crate::date::Date;
use crate::gostop::Hand;
use crate::ledger::{HandBody, LedgerError, SessionId, StoredSession};
use crate::limits::Limit;
use crate::rules::Game;
use crate::words::Numbering;
use std::rc::Rc;

/// A hand that is being played: where it stands in its session, and what was entered.
pub(super) struct Round {
    pub(super) stored: StoredSession,
    /// Hands before it that were not dealt again.
    played: u32,
    pub(super) table: Rc<Table>,
    /// What was entered.
    pub(super) history: History,
}

impl Round {
    pub(super) fn id(&self) -> SessionId {
        self.stored.id
    }

    pub(super) fn state(&self) -> &State {
        &self.history.now().state
    }

    /// Returns what was entered, as the ledger keeps it too.
    pub(super) fn texts(&self) -> &[String] {
        self.history.texts()
    }

    /// Returns what the hand asks.
    fn asking(&self) -> Asking {
        // Who plays is asked before the hand itself begins.
        let asked = |hand: &Hand| hand.seating.all().len() > hand.players.len();
        let waits = |hand: &Hand| asked(hand) && !hand.begun;
        let waits = self.state().gostop().is_some_and(|(hand, _)| waits(hand));
        asking(self.state(), !self.texts().is_empty() && !waits)
    }

    /// Returns what was entered, each text behind the question that it answered.
    fn asked(&self) -> Vec<(Option<Asking>, String)> {
        let steps = self.history.steps();
        let asked = steps.map(|(text, before, after)| {
            let question = match &before.state {
                _ if after.by_line => None,
                state if !state.ask.takes_lines() => Some(asking(state, true)),
                state => Some(Asking::WhoStopped(state.ruleset.game())),
            };
            (question, text.clone())
        });
        asked.collect()
    }
}

impl Evening<'_> {
    /// Plays one hand, from the draft that the ledger has of it; returns the status to leave with,
    /// if the evening ends there.
    pub(super) fn hand(&mut self, session: SessionId) -> Result<Option<Status>, Failure> {
        let mut round = self.begin(session)?;
        loop {
            match self.step(&mut round)? {
                Next::Hand => {}
                Next::Written => break,
                Next::Leave(status) => return Ok(Some(status)),
            }
        }
        self.after(session)
    }

    /// Returns the hand that is due, with what was entered of it before.
    fn begin(&mut self, session: SessionId) -> Result<Round, Failure> {
        let lang = self.screen.lang();
        let course = Course::of(&self.ledger, session)?;
        let played = course.played();
        let person = self.prompter.line().is_none();
        let table = Rc::new(Table::next(&course, self.track, person));
        let stored = course.stored;
        let history = History::nothing(&table).map_err(Failure::AtPrompt)?;
        let state = &history.now().state;
        let title = say!(
            lang,
            hand_title(
                table.ruleset.game(),
                table.number(played),
                stored.body.length,
                &table.players,
                state.gostop().map_or(0, |(hand, _)| hand.carry),
                state.gostop().map_or(0, |(hand, _)| hand.pot),
                state.gostop().map_or(&[], |(hand, _)| &hand.dues),
            )
        );
        let title = Styled::bold(title);
        self.screen.line("")?;
        self.screen.paragraph(&title)?;
        if self.track && table.ruleset.game() != Game::GoStop {
            self.screen.prose(&say!(lang, no_turns_here()))?;
        }
        let mut round = Round {
            stored,
            played,
            table,
            history,
        };
        self.resume(&mut round)?;
        Ok(round)
    }

    /// Takes up what the ledger has of the hand. What no longer holds, under a newer version say, is
    /// shown and left out.
    fn resume(&mut self, round: &mut Round) -> Result<(), Failure> {
        let lang = self.screen.lang();
        let mut texts = self.ledger.draft(round.id())?;
        let kept = texts.len();
        round.history = loop {
            match History::all(&round.table, &texts) {
                Ok(history) => break history,
                Err((at, refusal)) => {
                    self.screen
                        .prose(&say!(lang, refusal(&refusal.unplaced())))?;
                    for text in texts.drain(at.min(kept)..) {
                        self.screen.line(say!(lang, left_out(&text)))?;
                    }
                }
            }
        };
        if texts.len() < kept {
            self.ledger.replace_draft(round.id(), &texts)?;
        }
        if !round.texts().is_empty() {
            show::entered(self.screen, &round.asked())?;
        }
        self.draw_state(round.state())
    }

    /// Asks once and does what the answer says.
    fn step(&mut self, round: &mut Round) -> Result<Next, Failure> {
        let lang = self.screen.lang();
        if round.state().ask == Ask::Verdict && self.confirmed_by_silence(round.history.now()) {
            return self.write(round);
        }
        let line = match self.ask(
            &say!(lang, asking(&round.asking())),
            &completions(round.state()),
        )? {
            Reply::Line(line) => line,
            Reply::Back => return self.back(round),
            Reply::Interrupt => return self.leave(round, Status::Interrupted),
            Reply::End => return self.leave(round, Status::Done),
        };
        if matches!(line.trim(), "m" | "menu") {
            return self.menu(round);
        }
        self.obey(round, &line)
    }

    /// Does what is chosen from menus.
    fn menu(&mut self, round: &mut Round) -> Result<Next, Failure> {
        let lang = self.screen.lang();
        let given = match self.prompter.menu(lang, round.state())? {
            Chosen::Given(given) => given,
            Chosen::Nothing => return Ok(Next::Hand),
            Chosen::NoMenus => {
                self.refuse(Why::NoMenus, "")?;
                return Ok(Next::Hand);
            }
        };
        let text = given.text(round.state().ruleset.rules.calendar());
        self.screen.line(format!("> {text}"))?;
        match given {
            Given::Text(text) => self.obey(round, &text),
            given => {
                self.enter(round, &given, &text)?;
                Ok(Next::Hand)
            }
        }
    }

    /// Does what a line says: a command, or something to enter.
    fn obey(&mut self, round: &mut Round, line: &str) -> Result<Next, Failure> {
        let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        match word {
            "undo" => return self.back(round),
            "quit" => return self.leave(round, Status::Done),
            "show" => {
                show::table(self.screen, round.state())?;
                show::entered(self.screen, &round.asked())?;
            }
            "help" | "?" => show::help(self.screen, round.state())?,
            "edit" => return self.edit(round, rest),
            "end" if round.texts().is_empty() => return self.end(round.id()),
            "end" => self.refuse(Why::Unfinished, "")?,
            _ if round.state().ask == Ask::Verdict => return self.judge(round, line),
            _ => self.enter_text(round, line)?,
        }
        Ok(Next::Hand)
    }

    /// Returns whether a script goes on without a word about the verdict, which confirms it.
    fn confirmed_by_silence(&mut self, position: &Position) -> bool {
        match self.prompter.coming() {
            Coming::Unknown => false,
            _ if self.doubted => false,
            Coming::End => true,
            Coming::Line(line) => {
                let word = line.split_whitespace().next().unwrap_or_default();
                let about = ["<", "-", "c", "undo", "show", "edit", "help", "?", "quit"];
                !about.contains(&word)
                    && answer::yes_or_no(&line).is_none()
                    && !position.goes_on_with(&line)
            }
        }
    }

    /// Takes an answer about the verdict.
    fn judge(&mut self, round: &mut Round, line: &str) -> Result<Next, Failure> {
        let lang = self.screen.lang();
        let line = line.trim();
        match answer::yes_or_no(line) {
            Some(true) => return self.write(round),
            None if line.is_empty() => return self.write(round),
            Some(false) => {}
            None if line == "c" => {}
            None => {
                self.enter_text(round, line)?;
                return Ok(Next::Hand);
            }
        }
        self.doubted = true;
        let further = hand::may_follow(&round.state().told);
        self.screen.prose(&say!(lang, verdict_help(further)))?;
        show::entered(self.screen, &round.asked())?;
        Ok(Next::Hand)
    }

    /// Takes what was typed.
    fn enter_text(&mut self, round: &mut Round, line: &str) -> Result<(), Failure> {
        let text = line.trim();
        if text.is_empty() && round.state().ask.takes_lines() {
            return Ok(());
        }
        self.enter(round, &Given::Text(text.to_owned()), line)
    }

    /// Takes something: keeps it in the ledger and goes on, or tells why not; `line` is how it stands
    /// in the line again.
    fn enter(&mut self, round: &mut Round, given: &Given, line: &str) -> Result<(), Failure> {
        if round.texts().len() >= Limit::Entries.most() {
            return self.refuse(Why::TooLong(Limit::Entries), line);
        }
        let (text, next) = match round.history.now().with_given(given) {
            Ok(accepted) => accepted,
            Err(refusal) => return self.refuse(refusal, line),
        };
        if !self.means(round.state(), &next.state, line)? {
            return Ok(());
        }
        if let Err(error) = self
            .ledger
            .push_draft(round.id(), round.texts().len(), &text)
        {
            return self.not_saved(error, line);
        }
        // A line about the table, or about what was before, is no news of the last player.
        let last = |state: &State| state.case.entries().next_back().cloned();
        let told = last(&next.state) != last(round.state());
        let at = round.texts().len();
        round.history.add(text, next);
        let before = &round.history.before(at).state;
        let open = matches!(round.state().ask, Ask::Quick(Question::Onto(..)));
        // A turn may end the hand by itself; a call is told by the verdict.
        let over = round.state().ask == Ask::Verdict && !show::tells_turn(round.state());
        if told && !open && !over {
            show::told(self.screen, before, round.state())?;
            show::running(self.screen, round.state())?;
        }
        if !open && !over && show::moved(before, round.state()) {
            show::board(self.screen, round.state())?;
        }
        self.draw_verdict(round.state())
    }

    /// Draws the verdict, or the table of a hand that is followed turn by turn.
    pub(super) fn draw_state(&mut self, state: &State) -> Result<(), Failure> {
        if !matches!(state.ask, Ask::Quick(_) | Ask::Verdict) {
            show::board(self.screen, state)?;
        }
        self.draw_verdict(state)
    }

    fn draw_verdict(&mut self, state: &State) -> Result<(), Failure> {
        self.doubted = false;
        let lang = self.screen.lang();
        for found in hand::told_too_often(state) {
            let calendar = state.ruleset.rules.calendar();
            self.screen
                .prose(&say!(lang, too_often(&found, calendar)))?;
        }
        if !state.untold.is_empty() {
            self.screen
                .prose(&say!(lang, taken_as_empty(&state.untold)))?;
        }
        if let Some(verdict) = &state.verdict {
            let numbering = Numbering::Entries(&state.entries);
            self.screen.line("")?;
            draw::verdict(self.screen, verdict, None, numbering)?;
            self.screen.line("")?;
        }
        Ok(())
    }

    /// Drops the last entry.
    fn back(&mut self, round: &mut Round) -> Result<Next, Failure> {
        let lang = self.screen.lang();
        let Some(left) = round.texts().len().checked_sub(1) else {
            self.screen.line(say!(lang, nothing_to_undo()))?;
            return Ok(Next::Hand);
        };
        self.ledger.truncate_draft(round.id(), left)?;
        if let Some(last) = round.history.back() {
            self.screen.line(say!(lang, taken_back(&last)))?;
        }
        self.draw_state(round.state())?;
        Ok(Next::Hand)
    }

    pub(super) fn leave(&mut self, round: &Round, status: Status) -> Result<Next, Failure> {
        let lang = self.screen.lang();
        self.screen.line("")?;
        self.screen.line(say!(
            lang,
            kept(
                round.state().ruleset.game(),
                round.table.number(round.played),
                round.texts().len(),
                self.track,
            )
        ))?;
        Ok(Next::Leave(status))
    }

    /// Writes the hand into the ledger. If that fails the hand stays as it is.
    fn write(&mut self, round: &Round) -> Result<Next, Failure> {
        let lang = self.screen.lang();
        let state = round.state();
        let Some(verdict) = &state.verdict else {
            return Ok(Next::Hand);
        };
        let body = HandBody {
            number: round.stored.hands + 1,
            record: state.case.record().print(state.ruleset.rules.calendar()),
            verdict: verdict.to_json(),
            net: verdict.net.clone(),
        };
        if !self.ledger.path().exists() {
            self.refuse(Why::LedgerGone(self.ledger.path().to_owned()), "")?;
            return Ok(Next::Hand);
        }
        let course = Course::of(&self.ledger, round.id())?;
        if !course.has_room(&self.ledger, verdict)? {
            self.refuse(Why::TooManyChips, "")?;
            return Ok(Next::Hand);
        }
        let (_, at) = Date::now();
        match self.ledger.append_hand(round.id(), &at, ENGINE, &body) {
            Ok(entry) => {
                self.screen.line(say!(lang, written(entry.0)))?;
                Ok(Next::Written)
            }
            Err(error) => {
                self.not_saved(error, "")?;
                Ok(Next::Hand)
            }
        }
    }

    /// Tells a person that something could not be saved, who can try again; a script ends there.
    fn not_saved(&mut self, error: LedgerError, line: &str) -> Result<(), Failure> {
        let lang = self.screen.lang();
        if self.prompter.line().is_some() {
            return Err(error.into());
        }
        let why = say!(lang, not_saved(&say!(lang, ledger_error(&error))));
        let text = self.pasted_behind(line);
        self.again_with(&say!(lang, refused(&why)), text)
    }
}
