//! Changing an entry of a hand that is being played.

use super::answer;
use super::ask::Ask;
use super::asking::{asking, completions};
use super::evening::{AfterStep, Evening};
use super::given::Given;
use super::hand::{HandState, History};
use super::in_play::HandInPlay;
use super::prompter::Reply;
use super::refusal::{BadEdit, Refusal};
use crate::card::Pile;
use crate::cli::error::{Failure, Status};
use crate::cli::words::say;

/// Returns the history of a hand with another text in the place of one, counted from 0; or why that
/// one, or one after it, is not accepted.
fn changed(history: &History, at: usize, text: &str) -> Result<History, Refusal> {
    let mut changed = history.until(at);
    let (text, next) = changed.now().with_given(&Given::Text(text.to_owned()))?;
    changed.add(text, next);
    for (entry, (text, was, then)) in (1..).zip(history.steps()).skip(at + 1) {
        let is = &changed.now().state;
        // Lines of the record are what they are whatever is asked.
        if !then.by_line && was.state.ask != is.ask {
            let why = BadEdit::Shifts {
                entry,
                text: text.clone(),
                question: asking(is, false),
            };
            return Err(why.into());
        }
        let next = changed.now().with(text).map_err(|refusal| {
            if is.ask == Ask::Verdict {
                BadEdit::Ends { entry }
            } else {
                let why = refusal.why;
                BadEdit::Breaks { entry, why }
            }
        })?;
        changed.add(text.clone(), next);
    }
    Ok(changed)
}

/// Returns which cards players now take that they did not before, where a hand is followed turn by
/// turn.
fn otherwise(before: &HandState, after: &HandState) -> Vec<(String, Pile)> {
    let turns = before.gostop().zip(after.gostop());
    let turns = turns.map(|((before, _), (after, _))| {
        let both = before.turns.iter().zip(&after.turns);
        let differ = both.filter(|(before, after)| before.took != after.took);
        let taken = differ.map(|(_, turn)| (after.name(turn.seat), turn.took));
        taken.collect()
    });
    turns.unwrap_or_default()
}

impl Evening<'_> {
    /// Changes one entry, where all that follow still hold.
    pub(super) fn edit(
        &mut self,
        play: &mut HandInPlay,
        number: &str,
    ) -> Result<AfterStep, Failure> {
        let lang = self.screen.lang();
        let at = answer::number(number)
            .and_then(|number| usize::try_from(number).ok()?.checked_sub(1))
            .filter(|at| *at < play.texts().len());
        let Some(at) = at else {
            let entries = play.texts().len();
            self.refuse(BadEdit::NoEntry { entries }, "")?;
            return Ok(AfterStep::Hand);
        };
        let mut text = play.texts()[at].clone();
        loop {
            self.again = text;
            let reply = self.ask(&say!(lang, edit_prompt(at + 1)), &completions(play.state()))?;
            text = match reply {
                Reply::Line(line) => line.trim().to_owned(),
                Reply::Back => return Ok(AfterStep::Hand),
                Reply::Interrupt => return self.leave(play, Status::Interrupted),
                Reply::End => return self.leave(play, Status::Done),
            };
            match changed(&play.history, at, &text) {
                Ok(edited) if !self.means(play.state(), &edited.now().state, &text)? => {}
                Ok(edited) => {
                    self.ledger.replace_draft(play.id(), edited.texts())?;
                    let calendar = play.state().ruleset.rules.calendar();
                    for (name, took) in otherwise(play.state(), &edited.now().state) {
                        let note = say!(self.screen.lang(), takes_now(&name, took, calendar));
                        self.screen.prose(&note)?;
                    }
                    play.history = edited;
                    self.draw_state(play.state())?;
                    return Ok(AfterStep::Hand);
                }
                Err(refusal) => self.refuse(refusal, "")?,
            }
        }
    }
}
