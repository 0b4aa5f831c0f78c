//! What was entered of a hand, text by text.

use super::Entry;
use crate::cli::prompt::refusal::Refusal;
use crate::cli::prompt::table::Table;
use std::rc::Rc;

/// After so many texts each it is kept what they come to, so that whoever goes back enters no more
/// than these again.
const STRIDE: usize = 64;

/// The texts of a hand, each of them accepted, and what they come to.
#[derive(Clone, Debug)]
pub(in crate::cli::prompt) struct Entered {
    texts: Vec<String>,
    entry: Entry,
    /// What the first texts come to: none of them, and so many more each.
    kept: Vec<Entry>,
}

impl Entered {
    /// Returns a hand of which nothing was entered.
    pub(in crate::cli::prompt) fn nothing(table: &Rc<Table>) -> Result<Self, Refusal> {
        let entry = Entry::new(table)?;
        Ok(Self {
            texts: Vec::new(),
            kept: vec![entry.clone()],
            entry,
        })
    }

    /// Returns the hand after these texts, or the first one that is not accepted and why.
    pub(in crate::cli::prompt) fn all(
        table: &Rc<Table>,
        texts: &[String],
    ) -> Result<Self, (usize, Refusal)> {
        let mut entered = Self::nothing(table).map_err(|refusal| (0, refusal))?;
        for (at, text) in texts.iter().enumerate() {
            let entry = entered.entry.with(text).map_err(|refusal| (at, refusal))?;
            entered.add(text.clone(), entry);
        }
        Ok(entered)
    }

    /// Returns what was entered, as the ledger keeps it too.
    pub(in crate::cli::prompt) fn texts(&self) -> &[String] {
        &self.texts
    }

    /// Returns what it comes to.
    pub(in crate::cli::prompt) const fn entry(&self) -> &Entry {
        &self.entry
    }

    /// Adds a text with what all come to then; returns what they came to before.
    pub(in crate::cli::prompt) fn add(&mut self, text: String, entry: Entry) -> Entry {
        let before = std::mem::replace(&mut self.entry, entry);
        self.texts.push(text);
        if self.texts.len().is_multiple_of(STRIDE) {
            self.kept.push(self.entry.clone());
        }
        before
    }

    /// Drops the last text.
    pub(in crate::cli::prompt) fn back(&mut self) -> Result<(), Refusal> {
        self.texts.pop();
        let strides = self.texts.len() / STRIDE;
        self.kept.truncate(strides + 1);
        let Some(kept) = self.kept.last() else {
            return Ok(());
        };
        let behind = self.texts.iter().skip(strides * STRIDE);
        self.entry = behind
            .map(String::as_str)
            .try_fold(kept.clone(), |entry, text| entry.with(text))?;
        Ok(())
    }
}
