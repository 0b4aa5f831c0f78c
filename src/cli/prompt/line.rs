//! What the terminal asks next, and what a line does there.

use super::evening::EveningPrompt;
use super::offered::{self, completions};
use super::show;
use crate::cli::error::{Failure, Status};
use crate::cli::screen::{Grid, Styled};
use crate::cli::terminal::complete::Completions;
use crate::cli::terminal::preview::Preview;
use crate::cli::terminal::prompter::MenuChoice;
use crate::cli::words::again::asking_again;
use crate::cli::words::{Text, refused, say, yes_or_no};
use crate::evening::again::Again;
use crate::evening::ask::Asking;
use crate::evening::asking::{asks, entered};
use crate::evening::chip::TableChip;
use crate::evening::command::PromptCommand;
use crate::evening::decision::{Decision, DecisionAnswer};
use crate::evening::given::Given;
use crate::evening::hand::HandState;
use crate::evening::play::HandInPlay;
use crate::evening::refusal::Why;
use crate::evening::seating::SeatingRequest;
use crate::evening::setup::{Setup, SetupAsk, suggested};
use crate::evening::state::{Input, Leaving, Mode};
use crate::evening::told::Told;
use crate::evening::{answer, old};
use std::sync::Arc;

/// Returns the prompt for changing an entry, with the question that the entry answered.
fn prompt_at(number: usize, question: &Text) -> Text {
    Text::both(|form| match form.pick(question).trim_end() {
        "" => format!("{number}: "),
        question => format!("{number}: {question} "),
    })
}

impl EveningPrompt<'_> {
    /// Returns the question to ask, and its completions.
    pub(super) fn prompt(&mut self) -> Result<(Text, Completions), Failure> {
        let lang = self.screen.lang();
        let mode = self.keeper.evening().mode.clone();
        Ok(match mode {
            Mode::GoOn(_) => (say!(lang, resume_prompt()).into(), Completions::default()),
            Mode::Over(_, over) => (
                yes_or_no(lang, say!(lang, session_over(&over))).into(),
                Completions::default(),
            ),
            Mode::Setup(setup) => {
                let setup = setup.history.now();
                let asked = setup.next().unwrap_or(SetupAsk::Length);
                let unit = setup.ruleset.rules.unit();
                let prompt = say!(lang, setup_prompt(&setup.default(asked), unit));
                (prompt.into(), Completions::default())
            }
            Mode::Hand(play) => {
                let words = self.words(&play)?;
                let words = self.previewed(play.state(), words);
                (say!(lang, asking(&play.asking())), words)
            }
            Mode::Entry { play, at, text } => {
                let question = play.asked_at(at).map(|asked| say!(lang, asking(&asked)));
                let prompt = prompt_at(at + 1, &question.unwrap_or_default());
                if self.again.is_empty() {
                    self.again = text;
                }
                // Esc may leave an entry unchanged; that takes back no answer.
                self.refused = false;
                let words = completions(lang, &play.history.before(at).state);
                (prompt, words)
            }
            Mode::Again(again, _) if again.is_answered() => {
                (say!(lang, why_corrected()).into(), Completions::default())
            }
            Mode::Again(again, _) => {
                let asking = asks(&again.asked.history);
                let old = again.old().and_then(|old| old::shown(again.state(), &old));
                let prompt = match old {
                    Some(old) => asking_again(lang, &asking, &old),
                    None => say!(lang, asking(&asking)),
                };
                let words = completions(lang, again.state());
                (prompt, self.previewed(again.state(), words))
            }
            Mode::Dispute(dispute, _) => {
                let words = offered::of_dispute(lang, &dispute);
                (say!(lang, claim_prompt()).into(), words)
            }
            Mode::Left(_) => (Text::default(), Completions::default()),
        })
    }

    /// Adds a preview of the points to the completions while cards are typed.
    fn previewed(&self, state: &HandState, words: Completions) -> Completions {
        let lang = self.screen.lang();
        // Text that comes and goes behind the cursor means nothing to a listener.
        let preview = Preview::for_state(lang, state).filter(|_| !self.screen.is_plain());
        Completions {
            preview: preview.map(Arc::new),
            ..words
        }
    }

    /// Carries out a line: here if the line only shows something, otherwise through the keeper.
    pub(super) fn line(&mut self, line: &str) -> Result<(), Failure> {
        match self.keeper.evening().mode.clone() {
            Mode::GoOn(_) => self.decides(line, Decision::GoOn),
            Mode::Over(..) => self.decides(line, Decision::SettleUp),
            Mode::Setup(setup) => self.line_before(line, setup.history.now()),
            Mode::Hand(play) => self.line_in_hand(line, &play),
            Mode::Entry { play, at, .. } => self.line_in_entry(line, &play, at),
            Mode::Again(again, _) if again.is_answered() => self.line_as_reason(line, &again),
            Mode::Again(again, _) => self.line_again(line, &again),
            Mode::Dispute(dispute, _) => {
                match PromptCommand::parse(line).map(|(command, _)| command) {
                    Some(PromptCommand::Show) => self.tell(&Told::Disputed(dispute)),
                    Some(PromptCommand::Help) => {
                        let lang = self.screen.lang();
                        for line in say!(lang, dispute_help()).lines() {
                            self.screen.line(line)?;
                        }
                        Ok(())
                    }
                    _ => self.typed(line),
                }
            }
            Mode::Left(_) => Ok(()),
        }
    }

    fn typed(&mut self, line: &str) -> Result<(), Failure> {
        self.enter(&Input::Line(line.to_owned()), line).map(|_| ())
    }

    /// Handles yes, no, a step back or leaving, if the evening waits for a decision.
    fn decides(&mut self, line: &str, about: Decision) -> Result<(), Failure> {
        let input = if line.trim().is_empty() {
            Input::Sure(true)
        } else {
            match about.read(line) {
                Some(DecisionAnswer::Is(yes)) => Input::Sure(yes),
                Some(DecisionAnswer::Back) => Input::Back,
                Some(DecisionAnswer::Quit) => Input::Leave(Leaving::Done),
                None if self.helps(line, about)? => return Ok(()),
                None => return self.refuse(about.undecided(line), line),
            }
        };
        self.enter(&input, "").map(|_| ())
    }

    fn line_before(&mut self, line: &str, setup: &Setup) -> Result<(), Failure> {
        match (PromptCommand::parse(line), setup.next()) {
            (Some((PromptCommand::Help | PromptCommand::Menu, "")), Some(asked)) => {
                self.help_before(asked, setup)
            }
            _ => self.typed(line),
        }
    }

    /// Explains how to answer a question before the first hand.
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
        Ok(self.screen.prose(format!("  {help}"))?)
    }

    fn line_in_hand(&mut self, line: &str, play: &HandInPlay) -> Result<(), Failure> {
        let state = play.state();
        let is_chip = play.texts().is_empty() || play.stored.body.chip.is_some();
        if SeatingRequest::parse(line).is_some() || (TableChip::parse(line).is_some() && is_chip) {
            return self.typed(line);
        }
        match PromptCommand::parse(line) {
            Some((PromptCommand::Menu, _)) => self.menu(state),
            Some((PromptCommand::Show, _)) => self.show_hand(play),
            Some((PromptCommand::Help, _)) if matches!(line.trim(), "?" | "？") => {
                let begun = !matches!(play.asking(), Asking::First { .. });
                Ok(show::explain(self.screen, state, begun)?)
            }
            Some((PromptCommand::Help, _)) => {
                self.read_by_somebody(|screen| Ok(show::help(screen, state)?))
            }
            // Commands that only read were carried out while asking.
            Some((PromptCommand::Read(_), _)) => Ok(()),
            None if line.trim().is_empty() && state.ask.takes_lines() => {
                self.needs_more_than_enter(&play.asking())
            }
            _ => self.typed(line),
        }
    }

    /// Shows the table and what was entered.
    fn show_hand(&mut self, play: &HandInPlay) -> Result<(), Failure> {
        show::table(self.screen, play.state())?;
        show::entered(self.screen, &entered(&play.history))?;
        if play.stored.hands > 0 {
            let so_far = self.keeper.book().so_far(play.id())?;
            self.tell_standing(&crate::evening::told::SessionStanding::from_session(
                &so_far,
            ))?;
        }
        Ok(())
    }

    /// Explains the question of an entry that is being changed, or shows the hand, if the line asks
    /// for it.
    fn line_in_entry(&mut self, line: &str, play: &HandInPlay, at: usize) -> Result<(), Failure> {
        match PromptCommand::parse(line) {
            Some((PromptCommand::Help, _)) => {
                let before = &play.history.before(at).state;
                Ok(show::explain(self.screen, before, at > 0)?)
            }
            Some((PromptCommand::Show, "")) => Ok(show::table(self.screen, play.state())?),
            _ => {
                if !self.enter(&Input::Line(line.to_owned()), "")? && self.again.is_empty() {
                    line.trim().clone_into(&mut self.again);
                }
                Ok(())
            }
        }
    }

    fn line_again(&mut self, line: &str, again: &Arc<Again>) -> Result<(), Failure> {
        if SeatingRequest::parse(line).is_some() {
            return self.typed(line);
        }
        match PromptCommand::parse(line) {
            Some((PromptCommand::Menu, _)) => self.menu(again.state()),
            Some((PromptCommand::Show, _)) => self.show_again(again),
            Some((PromptCommand::Help, _)) => {
                let begun = !again.asked.history.texts().is_empty();
                Ok(show::explain(self.screen, again.state(), begun)?)
            }
            None if line.trim().is_empty()
                && again.old().is_none()
                && again.state().ask.takes_lines() =>
            {
                self.needs_more_than_enter(&asks(&again.asked.history))
            }
            _ => self.typed(line),
        }
    }

    fn show_again(&mut self, again: &Again) -> Result<(), Failure> {
        show::table(self.screen, again.state())?;
        Ok(show::entered(self.screen, &entered(&again.asked.history))?)
    }

    /// Takes the reason for a correction. A plain yes means that the hand was entered wrongly.
    fn line_as_reason(&mut self, line: &str, again: &Again) -> Result<(), Failure> {
        let lang = self.screen.lang();
        match PromptCommand::parse(line) {
            Some((PromptCommand::Help, "")) => {
                return Ok(self.screen.prose(say!(lang, why_corrected_help()))?);
            }
            Some((PromptCommand::Menu, "")) => return self.leave(Leaving::Done),
            Some((PromptCommand::Show, _)) => return self.show_again(again),
            Some((
                PromptCommand::Undo
                | PromptCommand::Quit
                | PromptCommand::Dispute
                | PromptCommand::Edit
                | PromptCommand::End,
                _,
            )) => return self.typed(line),
            _ => {}
        }
        let reason = match answer::yes_or_no(line) {
            Some(false) => return self.typed(line),
            Some(true) => say!(lang, entered_wrongly()).to_owned(),
            None if line.trim().is_empty() => say!(lang, entered_wrongly()).to_owned(),
            None => line.trim().to_owned(),
        };
        self.enter(&Input::Reason(reason), line).map(|_| ())
    }

    /// Carries out what is chosen from menus.
    fn menu(&mut self, state: &HandState) -> Result<(), Failure> {
        let given = match self.prompter.menu(self.screen, state)? {
            MenuChoice::Given(given) => given,
            MenuChoice::Nothing => return Ok(()),
            MenuChoice::NoMenus => return self.refuse(Why::NoMenus, ""),
        };
        let text = given.text(state.ruleset.rules.calendar());
        self.screen
            .line(Styled::said("> ", "").then(text.as_str()))?;
        match given {
            Given::Text(text) => self.line(&text),
            given => self.enter(&Input::Given(given), &text).map(|_| ()),
        }
    }

    /// Tells a person why Enter alone is no answer and what would be; a script gets the usual
    /// refusal.
    fn needs_more_than_enter(&mut self, asking: &Asking) -> Result<(), Failure> {
        if self.prompter.line().is_some() {
            return Ok(());
        }
        let lang = self.screen.lang();
        let why = say!(lang, enter_alone(asking));
        self.again_with(refused(why), String::new())
    }

    /// Returns how a status leaves an evening.
    pub(super) const fn leaving(status: Status) -> Leaving {
        match status {
            Status::Interrupted => Leaving::Interrupted,
            _ => Leaving::Done,
        }
    }
}
