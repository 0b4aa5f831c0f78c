//! The terminal's side of questions that a step asks before it is taken.

use super::evening::EveningPrompt;
use crate::cli::error::Failure;
use crate::cli::terminal::complete::Completions;
use crate::cli::terminal::prompter::PromptReply;
use crate::cli::words::{a_slip_or_not, no_or_yes, say, yes_or_no};
use crate::evening::answer;
use crate::evening::decision::Decision;
use crate::evening::state::Leaving;
use crate::evening::sure::Sure;

impl EveningPrompt<'_> {
    /// Asks a question; returns the answer or how to leave the evening.
    pub(super) fn sure(&mut self, sure: &Sure) -> Result<Result<bool, Leaving>, Failure> {
        let lang = self.screen.lang();
        let (prompt, enter, about) = match sure {
            Sure::NearName { name, near } => (
                yes_or_no(lang, say!(lang, name_meant(name, near))),
                true,
                Decision::NearName,
            ),
            Sure::OfTable { name, table } => (
                yes_or_no(lang, say!(lang, is_of_table(name, table))),
                true,
                Decision::OfTable,
            ),
            Sure::NearMoney { currency, near } => (
                yes_or_no(lang, say!(lang, money_meant(currency, near))),
                true,
                Decision::NearName,
            ),
            Sure::NewMoney { currency } => {
                let prompt = yes_or_no(lang, say!(lang, is_it_new_money(currency)));
                (prompt, true, Decision::NewMoney)
            }
            Sure::Table => (
                yes_or_no(lang, say!(lang, table_sure())),
                true,
                Decision::Table,
            ),
            Sure::End => (
                yes_or_no(lang, say!(lang, close_prompt())),
                true,
                Decision::End,
            ),
            Sure::Written { game, hand } => {
                let called = self.keeper.ledger().hand_called(hand)?;
                let prompt = no_or_yes(lang, say!(lang, correct_written(*game, &called)));
                (prompt, false, Decision::Written)
            }
            Sure::Correction => (
                say!(lang, correct_prompt()).to_owned(),
                true,
                Decision::Correction,
            ),
            Sure::TakesOver {
                card,
                holder,
                player,
            } => (
                yes_or_no(lang, say!(lang, takes_over(*card, holder, player))),
                true,
                Decision::Table,
            ),
            Sure::Surplus {
                player,
                cards,
                calendar,
            } => {
                let prompt =
                    a_slip_or_not(lang, say!(lang, twice_a_slip(player, cards, *calendar)));
                return self.is_slip(&prompt).map(Ok);
            }
        };
        let decided = self.decided(&prompt, enter, about)?;
        Ok(decided.map_err(Self::leaving))
    }

    /// Asks whether duplicate cards in a pile are a slip; anything but a clear no means yes.
    fn is_slip(&mut self, prompt: &str) -> Result<bool, Failure> {
        // The pasted lines that are still unread do not answer this question.
        let pasted = std::mem::take(&mut self.pasted);
        let reply = loop {
            let reply = self.ask(prompt, &Completions::default())?;
            match &reply {
                PromptReply::Line(said) if Decision::Surplus.explained(said, self.screen)? => {}
                _ => break reply,
            }
        };
        self.pasted = pasted;
        let meant =
            matches!(&reply, PromptReply::Line(said) if answer::yes_or_no(said) == Some(false));
        Ok(!meant)
    }
}
