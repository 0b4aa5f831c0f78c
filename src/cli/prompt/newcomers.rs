//! Names that the ledger does not have, of people and of currencies: whether a known one is meant by
//! them, asked once, before the first hand and in mid-evening. Only a person at a terminal is asked; what
//! a script has of them is told.

use super::decision::Decision;
use super::evening::Evening;
use super::prompter::Coming;
use crate::cli::error::{Failure, Status};
use crate::cli::words::say;
use crate::evening::hand_start::HandStart;
use crate::evening::refusal::{BadSeating, Refusal};
use crate::evening::setup::{Setup, SetupHistory, can_be_called, is_no_kitty, known_names, near};
use crate::ledger::People;
use crate::letters::same_name;
use crate::record::{ChipValue, Name};
use crate::report::newly::Known;

impl Evening<'_> {
    /// Asks whether new names at the table are those of somebody known; returns the status to leave
    /// with, if the prompt is left.
    pub(super) fn ask_near_names(
        &mut self,
        history: &mut SetupHistory,
    ) -> Result<Option<Status>, Failure> {
        while let Some((name, near)) = history.near_name() {
            match self.is_meant(&name, &near)? {
                Ok(true) => {
                    if let Err(refusal) = history.mean(&name, &near) {
                        self.refuse(refusal, "")?;
                        return Ok(None);
                    }
                }
                Ok(false) => history.is_new(name.into()),
                // Who it is was not said.
                Err(status) => {
                    history.back();
                    return Ok(Some(status));
                }
            }
        }
        Ok(None)
    }

    /// Asks whether a new currency is meant at the question before; returns the status to leave with, if
    /// the prompt is left.
    pub(super) fn ask_new_money(
        &mut self,
        history: &mut SetupHistory,
    ) -> Result<Option<Status>, Failure> {
        let Some(chip) = history.now().chip.clone() else {
            return Ok(None);
        };
        match self.money_meant(&chip)? {
            Ok(Some(meant)) if meant == chip.currency => {}
            Ok(Some(meant)) => {
                if let Err(refusal) = history.mean_money(&meant) {
                    self.refuse(refusal, "")?;
                }
            }
            Ok(None) => {
                history.back();
            }
            Err(status) => {
                history.back();
                return Ok(Some(status));
            }
        }
        Ok(None)
    }

    /// Returns the currency that is meant by that of a chip, as far as there is somebody to ask; none
    /// where that was a slip, or the status to leave with. One that nobody has heard of is asked about
    /// in the first evening too: a slip would be in the ledger for good.
    pub(super) fn money_meant(
        &mut self,
        chip: &ChipValue,
    ) -> Result<Result<Option<String>, Status>, Failure> {
        let typed = chip.currency.clone();
        let known = Known::of(&self.ledger)?;
        let new = known.money(&typed);
        if new.is_none() && !known.is_strange(&typed) {
            return Ok(Ok(Some(typed)));
        }
        let lang = self.screen.lang();
        if self.prompter.coming() != Coming::Unknown {
            return Ok(Ok(Some(typed)));
        }
        if let Some(near) = new.and_then(|new| new.near) {
            match self.yes(&say!(lang, name_meant(&typed, &near)), Decision::NearName)? {
                Ok(true) => return Ok(Ok(Some(near))),
                Ok(false) => {}
                Err(status) => return Ok(Err(status)),
            }
        }
        let sure = self.yes(&say!(lang, is_it_new_money(&typed)), Decision::NewMoney)?;
        Ok(sure.map(|sure| sure.then_some(typed)))
    }

    /// Tells which people and which currency of a script are new, where the ledger knows others.
    pub(super) fn tell_new(&mut self, setup: &Setup) -> Result<(), Failure> {
        let known = Known::of(&self.ledger)?;
        let mut new = known.people(&setup.players);
        let chip = setup.chip.as_ref();
        new.extend(chip.and_then(|chip| known.money(&chip.currency)));
        if new.is_empty() {
            return Ok(());
        }
        Ok(self
            .screen
            .prose(&say!(self.screen.lang(), new_here(&new)))?)
    }

    /// Returns whether somebody known is meant by a new name, as far as there is somebody to ask; or
    /// the status to leave with.
    fn is_meant(&mut self, name: &str, near: &str) -> Result<Result<bool, Status>, Failure> {
        if self.prompter.coming() != Coming::Unknown {
            return Ok(Ok(false));
        }
        let lang = self.screen.lang();
        self.yes(&say!(lang, name_meant(name, near)), Decision::NearName)
    }

    /// Returns who is meant by names, somebody of the session, of the ledger, or somebody new; or
    /// the status to leave with.
    pub(super) fn newcomers(
        &mut self,
        start: &HandStart,
        texts: &[Name],
        people: &People,
    ) -> Result<Result<Result<Vec<Name>, Refusal>, Status>, Failure> {
        let (known, kitties) = (known_names(people), self.ledger.kitties()?);
        let mut come: Vec<Name> = Vec::new();
        for text in texts {
            let mut name = start.of_session(text).unwrap_or_else(|| text.clone());
            let table: Vec<Name> = start.players.iter().chain(&come).cloned().collect();
            let mut all = start.came.iter().chain(&known);
            if let Some(found) = all.find(|other| same_name(other, &name)) {
                name.clone_from(found);
            } else if let Some(near) = near(&name, &table, people) {
                match self.is_meant(&name, &near)? {
                    Ok(true) => name = near,
                    Ok(false) => {}
                    Err(status) => return Ok(Err(status)),
                }
            }
            let mut seated = start.players.iter();
            if seated.any(|seated| *seated == name || people.are_one(seated, &name)) {
                return Ok(Ok(Err(BadSeating::PlaysAlready(name).into())));
            }
            let fits = can_be_called(&name, &known).and_then(|()| is_no_kitty(&name, &kitties));
            if let Err(refusal) = fits {
                return Ok(Ok(Err(refusal)));
            }
            if !come
                .iter()
                .any(|other| *other == name || people.are_one(other, &name))
            {
                come.push(name);
            }
        }
        Ok(Ok(Ok(come)))
    }
}
