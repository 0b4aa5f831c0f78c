//! Changing an entry of a hand that is being played.

use super::ask::{Ask, Asking};
use super::asking::{asking, completions};
use super::evening::Evening;
use super::hand::{self, Entered, State};
use super::prompter::Reply;
use super::refusal::{BadEdit, Refusal};
use super::round::{Next, Round};
use super::{answer, track};
use crate::card::Pile;
use crate::cli::error::{Failure, Status};
use crate::cli::words::say;

impl Round {
    /// Returns the first entry behind a changed one that would answer another question than it
    /// did, with that question. Lines of the record are what they are whatever is asked.
    fn answers_another(&self, at: usize, changed: &[String]) -> Option<(usize, Asking)> {
        let before = hand::states(&self.table, self.texts());
        let after = hand::states(&self.table, changed);
        let both = before.zip(after).zip(changed).enumerate().skip(at + 1);
        let mut differ = both.filter(|(_, ((before, after), text))| {
            !hand::is_line(text, &self.table.players) && before.ask != after.ask
        });
        let (entry, ((_, after), _)) = differ.next()?;
        Some((entry, asking(&after, false)))
    }

    /// Returns the texts with another in the place of one, and what they come to; or why that one
    /// cannot be so, or one behind it.
    fn changed(&self, at: usize, line: &str) -> Result<Entered, Refusal> {
        let mut texts = self.texts().to_vec();
        let asker = hand::states(&self.table, self.texts()).nth(at);
        let mut text = line.to_owned();
        if let Some(state) = asker
            && let Some(full) = track::in_full(&state, line, &self.table)?
        {
            text = full.text(state.ruleset.rules.calendar());
        }
        texts[at] = text;
        if let Some((entry, question)) = self.answers_another(at, &texts) {
            let text = texts.swap_remove(entry);
            let entry = entry + 1;
            let why = BadEdit::Shifts {
                entry,
                text,
                question,
            };
            return Err(why.into());
        }
        Entered::all(&self.table, &texts).map_err(|(entry, refusal)| {
            if entry == at {
                return refusal;
            }
            let before = hand::states(&self.table, &texts).nth(entry);
            let over = before.is_some_and(|before| before.ask == Ask::Verdict);
            let entry = entry + 1;
            let why = if over {
                BadEdit::Ends { entry }
            } else {
                let why = refusal.why;
                BadEdit::Breaks { entry, why }
            };
            why.into()
        })
    }
}

/// Returns which cards players take otherwise than before, where a hand is followed turn by turn.
fn otherwise(before: &State, after: &State) -> Vec<(String, Pile)> {
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
    pub(super) fn edit(&mut self, round: &mut Round, number: &str) -> Result<Next, Failure> {
        let lang = self.screen.lang();
        let at = answer::number(number)
            .and_then(|number| usize::try_from(number).ok()?.checked_sub(1))
            .filter(|at| *at < round.texts().len());
        let Some(at) = at else {
            let entries = round.texts().len();
            self.refuse(BadEdit::NoEntry { entries }, "")?;
            return Ok(Next::Hand);
        };
        let mut text = round.texts()[at].clone();
        loop {
            self.again = text;
            let reply = self.ask(
                &say!(lang, edit_prompt(at + 1)),
                &completions(round.state()),
            )?;
            text = match reply {
                Reply::Line(line) => line.trim().to_owned(),
                Reply::Back => return Ok(Next::Hand),
                Reply::Interrupt => return self.leave(round, Status::Interrupted),
                Reply::End => return self.leave(round, Status::Done),
            };
            match round.changed(at, &text) {
                Ok(entered) if !self.means(round.state(), &entered.entry().state, &text)? => {}
                Ok(entered) => {
                    self.ledger.replace_draft(round.id(), entered.texts())?;
                    let calendar = round.state().ruleset.rules.calendar();
                    for (name, took) in otherwise(round.state(), &entered.entry().state) {
                        let note = say!(self.screen.lang(), takes_now(&name, took, calendar));
                        self.screen.prose(&note)?;
                    }
                    round.entered = entered;
                    self.draw_state(round.state())?;
                    return Ok(Next::Hand);
                }
                Err(refusal) => self.refuse(refusal, "")?,
            }
        }
    }
}
