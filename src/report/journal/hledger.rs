//! The journal in the format of hledger and ledger: <https://hledger.org/hledger.html#journal>.

use super::names::{Grammar, JournalNames, hledger_commodity, hledger_part, hledger_shown, spaced};
use super::{Holder, Journal, Transaction};
use crate::ledger::LedgerError;
use crate::letters::inert;
use crate::record::Name;
use std::fmt::Write as _;
use std::iter;

const GRAMMAR: Grammar = Grammar {
    people: "people",
    kitties: "kitties",
    pockets: "pockets",
    pot: "pot",
    part: hledger_part,
    commodity: hledger_commodity,
    shown: hledger_shown,
};

impl Journal<'_> {
    /// Writes the journal for hledger: first the declarations, then a text for each transaction.
    pub fn hledger(
        &self,
    ) -> Result<impl Iterator<Item = Result<String, LedgerError>>, LedgerError> {
        let names = JournalNames::new(self, &GRAMMAR);
        let declared = self.declared(&names);
        let transactions = self.each(move |one| one.hledger(&names))?;
        Ok(iter::once(Ok(declared)).chain(transactions))
    }

    fn declared(&self, names: &JournalNames) -> String {
        let mut out = String::new();
        for line in self.head() {
            let _ = writeln!(out, "; {line}");
        }
        let _ = writeln!(
            out,
            "; In accounts - stands for : and ; and a number tells those apart that would be the same."
        );
        out.push_str("\ndecimal-mark .\n");
        for unit in &self.units {
            let _ = writeln!(out, "commodity {}", names.commodity(unit));
        }
        for holder in &self.holders {
            let account = names.account(*holder);
            match self.name(*holder) {
                Some(name) => {
                    let name = inert(name);
                    let _ = writeln!(out, "account {account}  ; name: {name}");
                }
                None => {
                    let _ = writeln!(out, "account {account}");
                }
            }
        }
        out
    }

    /// Returns the name of an account's holder, as dokbak shows it.
    pub(super) fn name(&self, holder: Holder) -> Option<&Name> {
        match holder {
            Holder::Person(place) | Holder::Pocket(place) => self.writer.names.get(place),
            Holder::Kitty(place) => self.writer.kitties.get(place),
            Holder::Pot => None,
        }
    }
}

impl Transaction {
    fn hledger(&self, names: &JournalNames) -> String {
        let mark = if self.is_pending() { '!' } else { '*' };
        // A semicolon would begin a comment, and a bar would end a payee.
        let told = spaced(&inert(&self.told()).replace([';', '|'], ","));
        let tags = self.tags().into_iter();
        let tags: Vec<String> = tags.map(|(tag, value)| format!("{tag}:{value}")).collect();
        let mut out = format!("\n{} {mark} {told}  ; {}\n", self.day, tags.join(", "));
        for posting in &self.postings {
            let account = names.account(posting.holder);
            let number = posting.value.number();
            let unit = posting.value.unit();
            let commodity = names.commodity(&unit);
            let _ = write!(out, "    {account}  {number} {commodity}");
            if let Some(chips) = posting.chips {
                let _ = write!(out, "  ; chips:{chips}");
            }
            out.push('\n');
        }
        out
    }
}
