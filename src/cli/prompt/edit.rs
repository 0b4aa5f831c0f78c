//! Changing an entry of a hand that is being played.

use super::ask::Ask;
use super::asking::{completions, prompt};
use super::evening::Evening;
use super::hand::{self, Entered, Refusal, State};
use super::prompter::Reply;
use super::round::{Next, Round};
use super::{answer, track};
use crate::cli::error::{Failure, Status};
use crate::cli::words;

impl Round {
    /// Returns the first entry behind a changed one that would answer another question than it
    /// did, with that question. Lines of the record are what they are whatever is asked.
    fn answers_another(&self, at: usize, changed: &[String]) -> Option<(usize, String)> {
        let before = hand::states(&self.table, self.texts());
        let after = hand::states(&self.table, changed);
        let both = before.zip(after).zip(changed).enumerate().skip(at + 1);
        let mut differ = both.filter(|(_, ((before, after), text))| {
            !hand::is_line(text, &self.table.players) && before.ask != after.ask
        });
        let (entry, ((_, after), _)) = differ.next()?;
        let now = prompt(&after, false);
        Some((entry, now.trim().to_owned()))
    }

    /// Returns the texts with another in the place of one, and what they come to; or why that one
    /// cannot be so, or one behind it.
    fn changed(&self, at: usize, line: &str) -> Result<Entered, Refusal> {
        let mut texts = self.texts().to_vec();
        let asker = hand::states(&self.table, self.texts()).nth(at);
        let full = asker.map(|state| {
            let full = track::in_full(&state, line, &self.table)?;
            Ok(full.map(|full| full.text(state.ruleset.rules.calendar())))
        });
        let full = full.transpose()?.flatten();
        texts[at] = full.unwrap_or_else(|| line.to_owned());
        if let Some((entry, now)) = self.answers_another(at, &texts) {
            let message = words::edit_shifts(entry + 1, &texts[entry], &now);
            return Err(Refusal::plain(message));
        }
        Entered::all(&self.table, &texts).map_err(|(entry, refusal)| {
            if entry == at {
                return refusal;
            }
            let before = hand::states(&self.table, &texts).nth(entry);
            let over = before.is_some_and(|before| before.ask == Ask::Verdict);
            Refusal::plain(if over {
                words::edit_ends(entry + 1)
            } else {
                words::edit_breaks(entry + 1, &refusal.message)
            })
        })
    }
}

/// Returns what turns take otherwise than before, where a hand is followed turn by turn.
fn otherwise(before: &State, after: &State) -> Vec<String> {
    let turns = before.gostop().zip(after.gostop());
    let turns = turns.map(|((before, _), (after, rules))| {
        let both = before.turns.iter().zip(&after.turns);
        let differ = both.filter(|(before, after)| before.took != after.took);
        let told = differ.map(|(_, turn)| {
            let cards = turn.took.codes(rules.calendar);
            words::takes_now(&after.name(turn.seat), &cards)
        });
        told.collect()
    });
    turns.unwrap_or_default()
}

impl Evening<'_> {
    /// Changes one entry, where all that follow still hold.
    pub(super) fn edit(&mut self, round: &mut Round, number: &str) -> Result<Next, Failure> {
        let at = answer::number(number)
            .and_then(|number| usize::try_from(number).ok()?.checked_sub(1))
            .filter(|at| *at < round.texts().len());
        let Some(at) = at else {
            let needed = words::edit_needed(round.texts().len());
            self.refuse(&Refusal::plain(needed), "")?;
            return Ok(Next::Hand);
        };
        let mut text = round.texts()[at].clone();
        loop {
            self.again = text;
            let reply = self.ask(&words::edit_prompt(at + 1), &completions(round.state()))?;
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
                    for note in otherwise(round.state(), &entered.entry().state) {
                        self.screen.prose(&note)?;
                    }
                    round.entered = entered;
                    self.draw_state(round.state())?;
                    return Ok(Next::Hand);
                }
                Err(refusal) => self.refuse(&refusal, "")?,
            }
        }
    }
}
