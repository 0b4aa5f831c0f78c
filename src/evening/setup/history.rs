//! The answers before the first hand, one after another.

use super::last_time::LastTime;
use super::so_far::Setup;
use crate::evening::refusal::Refusal;
use crate::record::{ChipValue, Name};

/// The accepted texts of a setup, and the setup after each.
#[derive(Clone, Debug)]
pub(crate) struct SetupHistory {
    begun: Setup,
    steps: Vec<(String, Setup)>,
    /// New names that the user confirmed as new people.
    new: Vec<Name>,
}

impl SetupHistory {
    /// Returns a setup with nothing answered.
    pub(crate) fn nothing(past: &LastTime) -> Self {
        Self {
            begun: Setup::remembered(past),
            steps: Vec::new(),
            new: Vec::new(),
        }
    }

    /// Returns the setup after these texts. Errors: the refusal of the first text that is not
    /// accepted.
    pub(crate) fn all(past: &LastTime, texts: Vec<String>) -> Result<Self, Refusal> {
        let mut history = Self::nothing(past);
        for text in texts {
            history.add(text)?;
        }
        Ok(history)
    }

    /// Returns the setup so far.
    pub(crate) fn now(&self) -> &Setup {
        self.steps.last().map_or(&self.begun, |(_, setup)| setup)
    }

    /// Returns the texts accepted so far.
    pub(crate) fn texts(&self) -> Vec<String> {
        self.steps.iter().map(|(text, _)| text.clone()).collect()
    }

    /// Accepts a text as the next answer, or refuses it.
    pub(crate) fn add(&mut self, text: String) -> Result<(), Refusal> {
        let mut setup = self.now().clone();
        setup.accept(&text)?;
        self.steps.push((text, setup));
        Ok(())
    }

    /// Returns a new name and the known name that it may mean; `None` once the user was asked about
    /// all such names.
    pub(crate) fn near_name(&self) -> Option<(Name, Name)> {
        let mut near = self.now().near_names().into_iter();
        near.find(|(name, _)| !self.new.contains(name))
    }

    /// Notes that a new name belongs to a new person.
    pub(crate) fn is_new(&mut self, name: Name) {
        self.new.push(name);
    }

    /// Replaces a name in the last text by the name that was meant, or refuses the result.
    pub(crate) fn mean(&mut self, name: &str, meant: &str) -> Result<(), Refusal> {
        let text = self.now().renamed(name, meant);
        self.back();
        self.add(text)
    }

    /// Replaces the currency in the last text by the currency that was meant, or refuses the
    /// result.
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
