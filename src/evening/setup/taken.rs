//! Taking a text as an answer to a question before the first hand.

use super::ask::SetupAsk;
use super::lines::{SetupLine, line_of};
use super::so_far::Setup;
use crate::evening::refusal::{BadSetup, Refusal};

impl Setup {
    pub(super) fn accept(&mut self, text: &str) -> Result<(), Refusal> {
        self.take(text)?;
        let answered = |ask| self.answered.contains(&ask);
        // While keys are set one by one, the rules may not fit the players yet.
        let sets = line_of(text).is_some_and(|(line, _)| line == SetupLine::Set);
        if answered(SetupAsk::Players) && answered(SetupAsk::Rules) && !sets {
            self.fits()?;
        }
        Ok(())
    }

    pub(super) fn take(&mut self, text: &str) -> Result<(), Refusal> {
        if let Some((line, rest)) = line_of(text) {
            return match line {
                SetupLine::Answer(SetupAsk::Players) => self.players(rest),
                SetupLine::Answer(SetupAsk::Rules) => self.rules(rest),
                SetupLine::Answer(SetupAsk::Chip) => self.chip(rest),
                SetupLine::Answer(SetupAsk::Length) => self.length(rest),
                SetupLine::Set => self.set(rest),
            };
        }
        let text = text.trim();
        match self.next() {
            None => Ok(()),
            Some(ask) if text.is_empty() && ask != SetupAsk::Players => {
                self.answered.push(ask);
                self.seat_first_dealer()
            }
            Some(_) if text.is_empty() && !self.players.is_empty() => {
                self.lots = None;
                self.seat(self.players.clone())
            }
            Some(SetupAsk::Players) if text.is_empty() => Err(BadSetup::NoNames.into()),
            Some(SetupAsk::Players) => self.listed(text),
            Some(SetupAsk::Rules) => self.rules(text),
            Some(SetupAsk::Chip) => self.chip(text),
            Some(SetupAsk::Length) => self.length(text),
        }
    }

    /// Accepts last time's answers to open questions, and decides who deals first if that is open.
    pub(crate) fn complete(&mut self) -> Result<(), Refusal> {
        self.done(SetupAsk::Rules);
        if self.first_deal.is_none() {
            self.seat_first_dealer()?;
        }
        Ok(())
    }
}
