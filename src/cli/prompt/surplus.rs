//! The question whether cards that a person enters more often than the pack has them are meant.

use super::complete::Completions;
use super::evening::Evening;
use super::prompter::Reply;
use crate::cli::error::Failure;
use crate::cli::words::say;
use crate::evening::answer;
use crate::evening::decision::Decision;
use crate::evening::hand::{HandState, newly_surplus};

impl Evening<'_> {
    /// Returns whether what was typed is meant: a card that is too often in one pile is asked
    /// about, once. What is not an answer is a slip, and a script means what it says.
    pub(super) fn means(
        &mut self,
        before: &HandState,
        state: &HandState,
        line: &str,
    ) -> Result<bool, Failure> {
        let Some(player) = newly_surplus(before, state) else {
            return Ok(true);
        };
        if self.prompter.line().is_some() {
            return Ok(true);
        }
        // What was pasted after the line is not an answer to this.
        let pasted = std::mem::take(&mut self.pasted);
        let calendar = state.ruleset.rules.calendar();
        let question = say!(
            self.screen.lang(),
            twice_a_slip(&player.name, &player.surplus, calendar)
        );
        let reply = loop {
            let reply = self.ask(&question, &Completions::default())?;
            match &reply {
                Reply::Line(said) if Decision::Surplus.explained(said, self.screen)? => {}
                _ => break reply,
            }
        };
        let meant = matches!(&reply, Reply::Line(said) if answer::yes_or_no(said) == Some(false));
        if meant {
            self.pasted = pasted;
        } else {
            let lines = std::iter::once(line.to_owned()).chain(pasted);
            self.again = lines.collect::<Vec<String>>().join("\n");
        }
        Ok(meant)
    }
}
