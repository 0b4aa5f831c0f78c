//! The journal in the format of beancount 2 and 3:
//! <https://beancount.github.io/docs/beancount_language_syntax.html>.

use super::names::{Grammar, JournalNames, beancount_commodity, beancount_part, spaced};
use super::{Journal, Transaction};
use crate::ledger::LedgerError;
use crate::letters::inert;
use std::fmt::Write as _;
use std::iter;

const GRAMMAR: Grammar = Grammar {
    people: "Assets:People",
    kitties: "Assets:Kitties",
    pockets: "Equity:Pockets",
    pot: "Assets:Pot",
    part: beancount_part,
    commodity: beancount_commodity,
    shown: std::convert::identity,
};

/// Returns a text in quotation marks.
fn quoted(text: &str) -> String {
    let text = spaced(&inert(text));
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

impl Journal<'_> {
    /// Writes the journal for beancount: first the declarations, then a text for each transaction.
    pub fn beancount(
        &self,
    ) -> Result<impl Iterator<Item = Result<String, LedgerError>>, LedgerError> {
        let names = JournalNames::new(self, &GRAMMAR);
        let opened = self.opened(&names);
        let transactions = self.each(move |one| one.beancount(&names))?;
        Ok(iter::once(Ok(opened)).chain(transactions))
    }

    fn opened(&self, names: &JournalNames) -> String {
        let mut out = String::new();
        for line in self.head() {
            let _ = writeln!(out, "; {line}");
        }
        for line in [
            "Accounts are of letters, digits and dashes, behind P- where the first is no capital letter",
            "and no digit; a number tells those apart that would be the same. Commodities are of English",
            "capital letters and digits; any other letter is C and its number in Unicode.",
        ] {
            let _ = writeln!(out, "; {line}");
        }
        out.push_str("\noption \"title\" \"dokbak\"\n");
        // Accounts are opened on the day of the first transaction.
        let Some(day) = &self.first else {
            return out;
        };
        for unit in &self.units {
            let commodity = names.commodity(unit);
            let _ = writeln!(out, "{day} commodity {commodity}");
            if let Some(currency) = unit.as_ref().filter(|currency| *currency != commodity) {
                let _ = writeln!(out, "  name: {}", quoted(currency));
            }
        }
        for holder in &self.holders {
            let _ = writeln!(out, "{day} open {}", names.account(*holder));
            if let Some(name) = self.name(*holder) {
                let _ = writeln!(out, "  name: {}", quoted(name));
            }
        }
        out
    }
}

impl Transaction {
    fn beancount(&self, names: &JournalNames) -> String {
        let mark = if self.is_pending() { '!' } else { '*' };
        let told = quoted(&self.told());
        let mut out = format!("\n{} {mark} {told}\n", self.day);
        for (tag, value) in self.tags() {
            let _ = writeln!(out, "  {tag}: {value}");
        }
        for posting in &self.postings {
            let account = names.account(posting.holder);
            let number = posting.value.number();
            let unit = posting.value.unit();
            let commodity = names.commodity(&unit);
            let _ = writeln!(out, "  {account}  {number} {commodity}");
            if let Some(chips) = posting.chips {
                let _ = writeln!(out, "    chips: {chips}");
            }
        }
        out
    }
}
