//! Asks whether to go on while the club's server is away.

use super::evening::EveningPrompt;
use super::spoken::spoken;
use crate::cli::club::{go_on_alone, is_alone};
use crate::cli::error::Failure;
use crate::cli::screen::Styled;
use crate::cli::words::{say, yes_or_no};
use crate::date::Date;
use crate::evening::decision::Decision;
use crate::evening::keeper::TakenStep;
use crate::evening::step::Door;
use crate::ledger::{LedgerError, ServerFault};

impl EveningPrompt<'_> {
    /// If the club's server was away for too long, asks whether to go on without it, and does;
    /// `line` is what was typed last. Returns whether the evening goes on without.
    pub(super) fn goes_on_alone(
        &mut self,
        error: &LedgerError,
        line: &str,
    ) -> Result<bool, Failure> {
        let LedgerError::Server(fault) = error else {
            return Ok(false);
        };
        let is_away = matches!(
            fault,
            ServerFault::Away(_) | ServerFault::Busy | ServerFault::Standby
        );
        if !is_away && !matches!(fault, ServerFault::Unknown(_)) {
            return Ok(false);
        }
        if is_alone(self.keeper.ledger()) {
            return Ok(false);
        }
        let lang = self.screen.lang();
        let why = Styled::error(say!(lang, server_fault(fault)));
        self.screen.paragraph(&why)?;
        let question = yes_or_no(lang, say!(lang, club_go_on_alone()));
        if !matches!(self.decided(&question, true, Decision::Alone)?, Ok(true)) {
            return Ok(false);
        }
        let now = Date::now();
        let door = Door {
            now: &now,
            asks: true,
            spoken: spoken(lang),
            giver: "",
            replies: &[],
        };
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
                Ok(true)
            }
            Err(not_taken) => {
                self.not_taken(not_taken, line)?;
                Ok(true)
            }
        }
    }
}
