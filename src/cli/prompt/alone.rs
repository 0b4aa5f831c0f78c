//! Asks whether to go on while the club's server is away.

use super::evening::EveningPrompt;
use super::outcome::door;
use crate::cli::club::{go_on_alone, is_alone};
use crate::cli::error::Failure;
use crate::cli::screen::Styled;
use crate::cli::words::{say, yes_or_no};
use crate::date::Date;
use crate::evening::decision::Decision;
use crate::evening::keeper::TakenStep;
use crate::ledger::{LedgerError, ServerFault};

impl EveningPrompt<'_> {
    /// If a club's server did not take what somebody entered on a phone, asks whether to go on without
    /// it. Returns whether the evening goes on so; what was typed is then on the line again.
    pub(super) fn phones_need_an_answer(&mut self, line: &str) -> Result<bool, Failure> {
        let Some(fault) = self.keeper.take_trouble()? else {
            return Ok(false);
        };
        let goes_on = self.goes_on_alone(&fault.into(), "")? == Some(true);
        if goes_on {
            self.again = self.pasted_behind(line);
        }
        Ok(goes_on)
    }

    /// If the club's server was away for too long, asks whether to go on without it, and does;
    /// `line` is what was typed last. Returns whether the evening goes on without; `None` if there was
    /// nothing to ask.
    pub(super) fn goes_on_alone(
        &mut self,
        error: &LedgerError,
        line: &str,
    ) -> Result<Option<bool>, Failure> {
        let LedgerError::Server(fault) = error else {
            return Ok(None);
        };
        let is_away = matches!(
            fault,
            ServerFault::Away(_) | ServerFault::Busy | ServerFault::Standby
        );
        if !is_away && !matches!(fault, ServerFault::Unknown(_)) {
            return Ok(None);
        }
        if is_alone(self.keeper.ledger()) {
            return Ok(None);
        }
        let lang = self.screen.lang();
        let why = Styled::error(say!(lang, server_fault(fault)));
        self.screen.paragraph(&why)?;
        let question = yes_or_no(lang, say!(lang, club_go_on_alone()));
        // What was pasted behind is no answer to this.
        let pasted = std::mem::take(&mut self.pasted);
        let goes_on = self.decided(&question, true, Decision::Alone)?;
        self.pasted = pasted;
        if !matches!(goes_on, Ok(true)) {
            if !is_away {
                // What was pasted behind may depend on what became of this.
                self.again = self.pasted_behind("").trim_start().into();
            }
            return Ok(Some(false));
        }
        let now = Date::now();
        let door = door(&now, lang);
        match self.keeper.go_on_in(go_on_alone, door) {
            Ok(taken) => {
                self.screen.prose(say!(lang, club_goes_on_alone()))?;
                let told = taken.map_or_else(Vec::new, |TakenStep { told, .. }| told);
                for told in &told {
                    self.tell_in_turn(told)?;
                }
                if is_away {
                    self.again = self.pasted_behind(line);
                }
                Ok(Some(true))
            }
            Err(not_taken) => {
                self.not_taken(not_taken, line)?;
                Ok(Some(true))
            }
        }
    }
}
