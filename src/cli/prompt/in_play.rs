//! One hand at the prompt: asking, keeping every entry, going back, changing, writing.

use super::complete::Completions;
use super::evening::{AfterStep, Evening};
use super::preview::Preview;
use super::prompter::Reply;
use super::{paid_now, show};
use crate::case::Case;
use crate::cli::draw::{self, VerdictView};
use crate::cli::error::{Failure, Status};
use crate::cli::future::out_of_reach;
use crate::cli::screen::Styled;
use crate::cli::words::say;
use crate::date::Date;
use crate::evening::ask::{Ask, Asking, Question};
use crate::evening::asking::entered;
use crate::evening::given::Given;
use crate::evening::hand::{self, HandState, History};
use crate::evening::hand_start::HandStart;
use crate::evening::play::HandInPlay;
use crate::evening::refusal::Why;
use crate::evening::seating;
use crate::ledger::{HandBody, HandName, SessionId};
use crate::limits::Limit;
use crate::report::session::ENGINE;
use crate::rules::Game;
use crate::words::Numbering;
use std::rc::Rc;
use std::sync::Arc;

impl Evening<'_> {
    /// Plays one hand, from the draft that the ledger has of it; returns the status to leave with,
    /// if the evening ends there.
    pub(super) fn hand(&mut self, session: SessionId) -> Result<Option<Status>, Failure> {
        let mut play = self.begin(session)?;
        loop {
            match self.step(&mut play)? {
                AfterStep::Hand => {}
                AfterStep::Written => break,
                AfterStep::Leave(status) => return Ok(Some(status)),
            }
        }
        // The table may have changed before the hand, and a session with it.
        self.after(play.id())
    }

    /// Returns the hand that is due, with what was entered of it before.
    pub(super) fn begin(&mut self, session: SessionId) -> Result<HandInPlay, Failure> {
        let lang = self.screen.lang();
        let (so_far, due) = self.with_due(session)?;
        let played = so_far.played();
        let seated = self.ledger.draft(session)?.first().and_then(|text| {
            let seated = seating::of_kept(text)?;
            let of_session = |name| so_far.stored.body.players.contains(name);
            seated.iter().all(of_session).then_some(seated)
        });
        let evening = self.ledger.evening(session)?;
        let day = self.wishes.date.unwrap_or_else(|| so_far.day(&Date::now()));
        let start = HandStart::next((&so_far, due), &evening, seated.as_deref(), self.track, day);
        let start = Rc::new(start);
        let stored = so_far.stored.clone();
        self.screen.keeps(&stored.body.players);
        let history = History::nothing(&start).map_err(Failure::AtPrompt)?;
        let state = &history.now().state;
        let title = say!(
            lang,
            hand_title(
                start.ruleset.game(),
                start.number(&stored, played),
                &start.players,
                state.gostop().map_or(0, |(hand, _)| hand.carry),
                state.gostop().map_or(0, |(hand, _)| hand.pot),
                state.gostop().map_or(&[], |(hand, _)| &hand.dues),
            )
        );
        let title = Styled::heading(title);
        self.screen.line("")?;
        self.screen.paragraph(&title)?;
        if self.track && start.ruleset.game() != Game::GoStop {
            self.screen.prose(&say!(lang, no_turns_here()))?;
        }
        let mut play = HandInPlay {
            stored,
            played,
            start,
            seated,
            history,
            edit: None,
        };
        self.resume(&mut play)?;
        Ok(play)
    }

    /// Takes up what the ledger has of the hand. What no longer holds, under a newer version say, is
    /// shown and left out.
    fn resume(&mut self, play: &mut HandInPlay) -> Result<(), Failure> {
        let lang = self.screen.lang();
        let mut texts = self.ledger.draft(play.id())?;
        texts.drain(..play.kept_before().min(texts.len()));
        let kept = texts.len();
        play.history = loop {
            match History::all(&play.start, &texts) {
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
            self.ledger.replace_draft(play.id(), &play.draft(&texts))?;
        }
        if !play.texts().is_empty() {
            show::entered(self.screen, &entered(&play.history))?;
        }
        self.draw_state(play.state())
    }

    /// Asks once and does what the answer says.
    fn step(&mut self, play: &mut HandInPlay) -> Result<AfterStep, Failure> {
        let lang = self.screen.lang();
        if play.state().ask == Ask::Verdict && self.confirmed_by_silence(play.history.now()) {
            return self.write(play);
        }
        // What comes and goes behind the cursor cannot be heard.
        let preview = Preview::of(lang, play.state()).filter(|_| !self.screen.is_plain());
        let words = Completions {
            preview: preview.map(Arc::new),
            ..self.words(play)?
        };
        let line = match self.ask(&self.question(&play.asking()), &words)? {
            Reply::Line(line) => line,
            Reply::Back => return self.back(play),
            Reply::Interrupt => return self.leave(play, Status::Interrupted),
            Reply::End => return self.leave(play, Status::Done),
        };
        self.obey(play, &line)
    }

    /// Takes what was typed.
    pub(super) fn enter_text(&mut self, play: &mut HandInPlay, line: &str) -> Result<(), Failure> {
        let text = line.trim();
        if text.is_empty() && play.state().ask.takes_lines() {
            return self.needs_more_than_enter(&play.asking());
        }
        self.enter(play, &Given::Text(text.to_owned()), line)
    }

    /// Tells a person why Enter alone is no answer, and what would be one; a script says what it
    /// says.
    pub(super) fn needs_more_than_enter(&mut self, asking: &Asking) -> Result<(), Failure> {
        if self.prompter.line().is_some() {
            return Ok(());
        }
        let lang = self.screen.lang();
        let why = say!(lang, enter_alone(asking));
        self.again_with(&say!(lang, refused(&why)), String::new())
    }

    /// Takes something: keeps it in the ledger and goes on, or says why not; `line` is what is put
    /// in the line again.
    pub(super) fn enter(
        &mut self,
        play: &mut HandInPlay,
        given: &Given,
        line: &str,
    ) -> Result<(), Failure> {
        if play.texts().len() >= Limit::Entries.most() {
            return self.refuse(Why::TooLong(Limit::Entries), line);
        }
        let (text, next) = match play.history.now().with_given(given) {
            Ok(accepted) => accepted,
            Err(refusal) => return self.refuse(refusal, line),
        };
        if !self.means(play.state(), &next.state, line)? {
            return Ok(());
        }
        if let Some(edit) = play.edit.take() {
            return self.go_on_editing(play, edit, (text, next));
        }
        let at = play.kept_before() + play.texts().len();
        let kept = self.ledger.push_draft(play.id(), at, &text);
        if self.saved(kept, line)?.is_none() {
            return Ok(());
        }
        // A line about the table, or about what was before, is no news of the last player.
        let last = |state: &HandState| state.case.entries().next_back().cloned();
        let told = last(&next.state) != last(play.state());
        let at = play.texts().len();
        let before_told = play.state().understood(self.screen.lang().vocabulary());
        play.history.add(text, next);
        let before = &play.history.before(at).state;
        let open = matches!(play.state().ask, Ask::Quick(Question::Onto(..)));
        // A turn may end the hand without a call; a call is in the verdict.
        let over = play.state().ask == Ask::Verdict && !show::tells_turn(play.state());
        self.read_back(before_told.as_deref(), play.state())?;
        if told && !open && !over {
            show::told(self.screen, before, play.state())?;
            show::running(self.screen, play.state())?;
        }
        paid_now::tell(self.screen, before, play.state())?;
        if !open && !over && show::moved(before, play.state()) {
            show::board(self.screen, play.state())?;
        }
        self.draw_verdict(play.state())
    }

    /// Says back what was understood of a told hand, where that is news.
    pub(super) fn read_back(
        &mut self,
        before: Option<&str>,
        state: &HandState,
    ) -> Result<(), Failure> {
        let lang = self.screen.lang();
        let understood = state
            .understood(lang.vocabulary())
            .filter(|now| before != Some(now.as_str()));
        if let Some(understood) = understood {
            self.screen.prose(&say!(lang, understood(&understood)))?;
        }
        Ok(())
    }

    /// Draws the verdict, or the table of a hand that is followed turn by turn.
    pub(super) fn draw_state(&mut self, state: &HandState) -> Result<(), Failure> {
        if !matches!(state.ask, Ask::Quick(_) | Ask::Told | Ask::Verdict) {
            show::board(self.screen, state)?;
        }
        self.draw_verdict(state)
    }

    fn draw_verdict(&mut self, state: &HandState) -> Result<(), Failure> {
        self.doubted = false;
        let lang = self.screen.lang();
        for found in hand::told_too_often(state) {
            let calendar = state.ruleset.rules.calendar();
            self.screen
                .prose(&say!(lang, too_often(&found, calendar)))?;
        }
        if let Some(verdict) = &state.verdict {
            let record = state.case.record();
            let view = VerdictView {
                explain: None,
                numbering: Numbering::Entries(&state.entries),
                chip: record.chip(),
            };
            self.screen.line("")?;
            draw::verdict(self.screen, verdict, view)?;
            self.screen.line("")?;
        }
        Ok(())
    }

    /// Drops the last entry.
    pub(super) fn back(&mut self, play: &mut HandInPlay) -> Result<AfterStep, Failure> {
        let lang = self.screen.lang();
        if let Some(edit) = play.edit.take() {
            self.leave_edit(play, edit.before)?;
            return Ok(AfterStep::Hand);
        }
        let Some(left) = play.texts().len().checked_sub(1) else {
            return match play.before_seated() {
                Some(draft) => self.reseat(play, &draft),
                None => self.back_to_written(play),
            };
        };
        let left = play.kept_before() + left;
        let kept = self.ledger.truncate_draft(play.id(), left);
        if self.saved(kept, "")?.is_none() {
            return Ok(AfterStep::Hand);
        }
        if let Some(last) = play.history.back() {
            self.screen.line(say!(lang, taken_back(as_typed(&last))))?;
        }
        self.draw_state(play.state())?;
        Ok(AfterStep::Hand)
    }

    pub(super) fn leave(
        &mut self,
        play: &HandInPlay,
        status: Status,
    ) -> Result<AfterStep, Failure> {
        let lang = self.screen.lang();
        self.screen.line("")?;
        self.screen.line(say!(
            lang,
            kept(
                play.state().ruleset.game(),
                play.number().spoken(play.state().ruleset.game()),
                play.kept().len(),
                self.track,
            )
        ))?;
        Ok(AfterStep::Leave(status))
    }

    /// Writes the hand into the ledger. If that fails the hand stays as it is.
    pub(super) fn write(&mut self, play: &HandInPlay) -> Result<AfterStep, Failure> {
        let lang = self.screen.lang();
        let state = play.state();
        let Some(verdict) = &state.verdict else {
            return Ok(AfterStep::Hand);
        };
        let body = HandBody {
            number: play.stored.hands + 1,
            record: state.case.record().print(state.ruleset.rules.calendar()),
            verdict: verdict.to_json(),
            net: verdict.net.clone(),
        };
        // Nothing is written that would be read as another hand.
        let again = Case::written(&body.record, &state.ruleset).settle();
        if !again.is_ok_and(|again| again.net == verdict.net) {
            self.refuse(Why::ReadsOtherwise, "")?;
            return Ok(AfterStep::Hand);
        }
        let so_far = self.so_far(play.id())?;
        if !so_far.has_room(&self.ledger, verdict)? {
            self.refuse(Why::TooManyChips, "")?;
            return Ok(AfterStep::Hand);
        }
        if let Some(day) = out_of_reach(&body.record) {
            self.refuse(Why::FarDay(day.to_string()), "")?;
            return Ok(AfterStep::Hand);
        }
        let at = Date::now().at;
        let written = self.ledger.append_hand(play.id(), &at, ENGINE, &body);
        let Some(entry) = self.saved(written, "")? else {
            return Ok(AfterStep::Hand);
        };
        let hand = HandName {
            session: play.id(),
            number: body.number,
            entry,
        };
        let called = self.ledger.hand_called(&hand)?;
        self.screen.prose(&say!(lang, written(&called)))?;
        Ok(AfterStep::Written)
    }
}

/// Returns what was entered, Enter alone by its key.
fn as_typed(text: &str) -> &str {
    if text.trim().is_empty() {
        "Enter"
    } else {
        text
    }
}
