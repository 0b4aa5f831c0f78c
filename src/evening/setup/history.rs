//! The answers one after another.

use super::last_time::LastTime;
use super::so_far::Setup;
use crate::evening::refusal::Refusal;
use crate::record::{ChipValue, Name};

/// The texts of a setup, each of them accepted, and what it is after each.
#[derive(Clone, Debug)]
pub(crate) struct SetupHistory {
    begun: Setup,
    steps: Vec<(String, Setup)>,
    /// New names of whom a person said that they are nobody else's.
    new: Vec<Name>,
}

impl SetupHistory {
    /// Returns a setup of which nothing was answered.
    pub(crate) fn nothing(past: &LastTime) -> Self {
        Self {
            begun: Setup::remembered(past),
            steps: Vec::new(),
            new: Vec::new(),
        }
    }

    /// Returns the setup after these texts, or the refusal of the first that is not accepted.
    pub(crate) fn all(past: &LastTime, texts: Vec<String>) -> Result<Self, Refusal> {
        let mut history = Self::nothing(past);
        for text in texts {
            history.add(text)?;
        }
        Ok(history)
    }

    /// Returns the setup as it was answered so far.
    pub(crate) fn now(&self) -> &Setup {
        self.steps.last().map_or(&self.begun, |(_, setup)| setup)
    }

    /// Returns the texts.
    pub(crate) fn texts(&self) -> Vec<String> {
        self.steps.iter().map(|(text, _)| text.clone()).collect()
    }

    /// Takes one more text, or refuses it.
    pub(crate) fn add(&mut self, text: String) -> Result<(), Refusal> {
        let mut setup = self.now().clone();
        setup.accept(&text)?;
        self.steps.push((text, setup));
        Ok(())
    }

    /// Returns a new name at the table of which nobody was asked yet, and whose it may be.
    pub(crate) fn near_name(&self) -> Option<(Name, Name)> {
        let mut near = self.now().near_names().into_iter();
        near.find(|(name, _)| !self.new.contains(name))
    }

    /// Takes that a new name is nobody else's.
    pub(crate) fn is_new(&mut self, name: Name) {
        self.new.push(name);
    }

    /// Takes the last text with one of its names for another, or refuses that.
    pub(crate) fn mean(&mut self, name: &str, meant: &str) -> Result<(), Refusal> {
        let text = self.now().renamed(name, meant);
        self.back();
        self.add(text)
    }

    /// Takes the last text with another currency for that of its chips, or refuses that.
    pub(crate) fn mean_money(&mut self, currency: &str) -> Result<(), Refusal> {
        let chip = self.now().chip.clone().map(|chip| ChipValue {
            currency: currency.to_owned(),
            ..chip
        });
        self.back();
        chip.map_or(Ok(()), |chip| self.add(format!("chip {chip}")))
    }

    /// Drops the last text; returns whether there was one.
    pub(crate) fn back(&mut self) -> bool {
        self.steps.pop().is_some()
    }
}
