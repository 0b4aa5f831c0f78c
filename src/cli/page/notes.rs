//! The rules that hands refer to, each given once for the whole page.

use crate::cli::words::Lang;
use crate::rules::{Game, RuleId};
use crate::words::{Reason, book};
use std::collections::HashMap;

/// A rule at the end of the page.
pub(super) struct PageNote {
    pub(super) number: usize,
    pub(super) title: String,
    pub(super) says: String,
}

/// The rules, numbered in order of first use.
pub(super) struct PageNotes {
    lang: Lang,
    all: Vec<PageNote>,
    numbers: HashMap<String, usize>,
}

impl PageNotes {
    pub(super) fn new(lang: Lang) -> Self {
        Self {
            lang,
            all: Vec::new(),
            numbers: HashMap::new(),
        }
    }

    /// Returns the number of the note on a rule as a table plays it; adds the note at first use.
    pub(super) fn number(&mut self, because: &Reason, id: RuleId, game: Game) -> usize {
        if let Some(number) = self.numbers.get(because.says.seen()) {
            return *number;
        }
        let number = self.all.len() + 1;
        let says = because.says.seen();
        self.numbers.insert(says.to_owned(), number);
        self.all.push(PageNote {
            number,
            title: book::title(self.lang, id, game),
            says: says.to_owned(),
        });
        number
    }

    pub(super) fn all(self) -> Vec<PageNote> {
        self.all
    }
}
