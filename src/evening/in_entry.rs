//! Changing an entry of the hand being played.

use super::hand::{Edited, HandState, History, Position};
use super::play::{HandInPlay, InEdit};
use super::state::{Evening, Input, Mode};
use super::step::{NextMode, Step, Stop, Write};
use super::surplus::means;
use super::told::Told;
use crate::card::Pile;
use crate::ledger::DraftSubject;
use crate::record::Name;
use std::sync::Arc;

/// Returns the players of the turns that take other cards after the change, with those cards;
/// empty unless the hand is followed turn by turn.
fn otherwise(before: &HandState, after: &HandState) -> Vec<(Name, Pile)> {
    let turns = before.gostop().zip(after.gostop());
    let turns = turns.map(|((before, _), (after, _))| {
        let both = before.turns.iter().zip(&after.turns);
        let differ = both.filter(|(before, after)| before.took != after.took);
        let taken = differ.map(|(_, turn)| (after.name(turn.seat), turn.took));
        taken.collect()
    });
    turns.unwrap_or_default()
}

impl Evening {
    /// Handles input while the text of entry `at`, counted from 0, is being replaced.
    pub(super) fn in_entry(
        &mut self,
        mut play: Arc<HandInPlay>,
        (at, text): (usize, String),
        input: &Input,
        step: &mut Step<'_>,
    ) -> Result<(), Stop> {
        self.mode = match input {
            Input::Line(line) => {
                self.change(Arc::make_mut(&mut play), at, line.trim(), None, step)?;
                Mode::Hand(play)
            }
            Input::Back => Mode::Hand(play),
            Input::Leave(leaving) => {
                step.tell(self.kept(&play));
                Mode::Left(*leaving)
            }
            _ => Mode::Entry { play, at, text },
        };
        Ok(())
    }

    /// Replaces the text of entry `at`, counted from 0, and tells `told`. Later entries are kept as
    /// long as they still answer a question.
    pub(super) fn change(
        &mut self,
        play: &mut HandInPlay,
        at: usize,
        text: &str,
        told: Option<Told>,
        step: &mut Step<'_>,
    ) -> Result<(), Stop> {
        let edited = Edited::new(&play.history, at, text).map_err(Stop::refuse)?;
        means(play.state(), &edited.history.now().state, step)?;
        if let Some(told) = told {
            step.tell(told);
        }
        let before = play
            .edit
            .take()
            .map_or_else(|| play.history.clone(), |edit| edit.before);
        self.take_over(play, before, edited, step);
        Ok(())
    }

    /// Continues the change of an entry after one more answer.
    pub(super) fn go_on_editing(
        &mut self,
        mut play: Arc<HandInPlay>,
        edit: InEdit,
        (text, next): (String, Position),
        step: &mut Step<'_>,
    ) -> NextMode {
        match edit.edited.with(text, next) {
            Ok(edited) => {
                self.take_over(Arc::make_mut(&mut play), edit.before, edited, step);
            }
            Err(refusal) if !step.asks() => return Err(Stop::refuse(refusal)),
            Err(refusal) => {
                step.tell(Told::Refused(refusal));
                self.leave_edit(Arc::make_mut(&mut play), edit.before, step);
            }
        }
        Ok(Mode::Hand(play))
    }

    /// Replaces a hand by its changed version. The change is final once no question is open before
    /// the later entries.
    fn take_over(
        &mut self,
        play: &mut HandInPlay,
        before: History,
        edited: Edited,
        step: &mut Step<'_>,
    ) {
        play.history = edited.history.clone();
        if edited.is_open() {
            play.edit = Some(InEdit { before, edited });
            return;
        }
        step.write(Write::Draft {
            about: DraftSubject::Hand(play.id()),
            lines: play.draft(play.texts()),
        });
        let calendar = play.state().ruleset.rules.calendar();
        for (player, took) in otherwise(&before.now().state, play.state()) {
            step.tell(Told::TakesNow {
                player,
                took,
                calendar,
            });
        }
        self.stands(play.history.here(), step);
    }

    /// Restores the entries as they were before the change.
    pub(super) fn leave_edit(
        &mut self,
        play: &mut HandInPlay,
        before: History,
        step: &mut Step<'_>,
    ) {
        play.history = before;
        step.tell(Told::NothingChanged);
        self.stands(play.history.here(), step);
    }
}
