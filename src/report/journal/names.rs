//! The names of accounts and commodities in programs that allow fewer characters in them than
//! dokbak allows in names of people.

use super::{Commodity, Holder, Journal};
use crate::letters::{inert, is_letter};
use crate::record::Name;
use std::collections::{HashMap, HashSet};

/// How a bookkeeping program names accounts and commodities.
pub(super) struct Grammar {
    /// The parent accounts of people, kitties and pockets, to which a name is appended.
    pub(super) people: &'static str,
    pub(super) kitties: &'static str,
    pub(super) pockets: &'static str,
    /// The account of the pot.
    pub(super) pot: &'static str,
    /// Turns a name into the most similar part of an account.
    pub(super) part: fn(&str) -> String,
    /// Turns a currency into the most similar commodity.
    pub(super) commodity: fn(&str) -> String,
    /// Formats a commodity as it is written after a number.
    pub(super) shown: fn(String) -> String,
}

/// The unit of worthless chips.
const CHIP: &str = "CHIP";

/// The unit of money in a currency without a name.
const MONEY: &str = "MONEY";

/// The accounts and commodities of a journal, all of them distinct.
pub(super) struct JournalNames {
    people: Vec<String>,
    kitties: Vec<String>,
    units: HashMap<Commodity, String>,
    grammar: &'static Grammar,
}

impl JournalNames {
    pub(super) fn new(journal: &Journal<'_>, grammar: &'static Grammar) -> Self {
        let parts = |names: &[Name]| {
            let parts = names.iter().map(|name| (grammar.part)(&inert(name)));
            distinct(parts)
        };
        let units: Vec<Commodity> = journal.units.iter().cloned().collect();
        let called = units.iter().map(|unit| match unit.as_deref() {
            None => CHIP.to_owned(),
            Some("") => MONEY.to_owned(),
            Some(currency) => (grammar.commodity)(&inert(currency)),
        });
        let called = distinct(called).into_iter().map(grammar.shown);
        Self {
            people: parts(&journal.writer.names),
            kitties: parts(&journal.writer.kitties),
            units: units.into_iter().zip(called).collect(),
            grammar,
        }
    }

    /// Returns the account of a holder.
    pub(super) fn account(&self, holder: Holder) -> String {
        let (room, parts, place) = match holder {
            Holder::Pot => return self.grammar.pot.to_owned(),
            Holder::Person(place) => (self.grammar.people, &self.people, place),
            Holder::Kitty(place) => (self.grammar.kitties, &self.kitties, place),
            Holder::Pocket(place) => (self.grammar.pockets, &self.people, place),
        };
        let part = parts.get(place).map_or("", String::as_str);
        format!("{room}:{part}")
    }

    /// Returns the commodity for a unit.
    pub(super) fn commodity(&self, unit: &Commodity) -> &str {
        self.units.get(unit).map_or(CHIP, String::as_str)
    }
}

/// Makes names distinct by adding a number to duplicates.
fn distinct(names: impl Iterator<Item = String>) -> Vec<String> {
    let mut taken: HashSet<String> = HashSet::new();
    let one = |name: String| {
        let numbered = (2_u32..).map(|number| format!("{name}-{number}"));
        let mut tries = std::iter::once(name.clone()).chain(numbered);
        let free = tries.find(|name| !taken.contains(name)).unwrap_or(name);
        taken.insert(free.clone());
        free
    };
    names.map(one).collect()
}

/// Collapses runs of spaces, and removes those at the ends.
pub(super) fn spaced(text: &str) -> String {
    text.split_whitespace().collect::<Vec<&str>>().join(" ")
}

/// Returns part of an hledger account: without the characters that end or divide one.
pub(super) fn hledger_part(name: &str) -> String {
    let name = spaced(&name.replace([':', ';'], "-"));
    if name.is_empty() {
        "-".to_owned()
    } else {
        name
    }
}

/// Returns an hledger commodity: without the characters that end one.
pub(super) fn hledger_commodity(currency: &str) -> String {
    currency.replace(['"', ';'], "'")
}

/// Quotes an hledger commodity if it contains anything but letters.
pub(super) fn hledger_shown(commodity: String) -> String {
    if commodity.chars().all(is_letter) {
        commodity
    } else {
        format!("\"{commodity}\"")
    }
}

/// Returns part of a beancount account. It consists of letters, digits and dashes and begins with a
/// digit or a capital letter of an alphabet that has capitals; to any other name, `P-` is
/// prepended.
pub(super) fn beancount_part(name: &str) -> String {
    let fits = |letter: char| is_letter(letter) || letter.is_ascii_digit();
    let plain: String = name
        .chars()
        .map(|letter| if fits(letter) { letter } else { '-' })
        .collect();
    let plain = plain.trim_matches('-');
    let begins = |letter: char| letter.is_ascii_digit() || letter.is_uppercase();
    match plain {
        "" => "P".to_owned(),
        plain if plain.starts_with(begins) => plain.to_owned(),
        plain => format!("P-{plain}"),
    }
}

/// The greatest length of a commodity; beancount allows 24, and two are kept for a number that
/// makes it distinct.
const LONGEST: usize = 22;

/// Returns a beancount commodity: capital English letters and digits, beginning with a letter. Any
/// other character becomes C and its Unicode number.
pub(super) fn beancount_commodity(currency: &str) -> String {
    let letter = |letter: char| {
        if letter.is_ascii_alphanumeric() {
            letter.to_ascii_uppercase().to_string()
        } else {
            format!("C{:X}", u32::from(letter))
        }
    };
    let mut plain: String = currency.chars().map(letter).collect();
    if plain.len() < 2 || !plain.starts_with(|first: char| first.is_ascii_alphabetic()) {
        plain.insert(0, 'C');
    }
    plain.truncate(LONGEST);
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_fit_their_programs() {
        for (name, hledger, beancount) in [
            ("Ann", "Ann", "Ann"),
            ("ann", "ann", "P-ann"),
            ("민수", "민수", "P-민수"),
            ("O'Neil: x", "O'Neil- x", "O-Neil--x"),
            ("1", "1", "1"),
            ("Ann; Bo", "Ann- Bo", "Ann--Bo"),
            ("김ひろこ", "김ひろこ", "P-김ひろこ"),
            ("Élodie", "Élodie", "Élodie"),
            ("🌸", "🌸", "P"),
            ("곰🐻", "곰🐻", "P-곰"),
            ("ไพลิน", "ไพลิน", "P-ไพล-น"),
            ("Kim  Ann ", "Kim Ann", "Kim--Ann"),
            ("=1+1", "=1+1", "1-1"),
        ] {
            assert_eq!(hledger_part(name), hledger, "{name}");
            assert_eq!(beancount_part(name), beancount, "{name}");
        }
        for (currency, hledger, beancount) in [
            ("KRW", "KRW", "KRW"),
            ("$", "\"$\"", "C24"),
            ("캔디", "캔디", "CCE94CB514"),
            ("X", "X", "CX"),
            ("A.B\"", "\"A.B'\"", "AC2EBC22"),
        ] {
            let shown = hledger_shown(hledger_commodity(currency));
            assert_eq!(shown, hledger, "{currency}");
            assert_eq!(beancount_commodity(currency), beancount, "{currency}");
        }
    }

    #[test]
    fn names_that_fall_together_are_told_apart() {
        let names = ["P", "P", "P-2", "P"].map(str::to_owned);
        assert_eq!(distinct(names.into_iter()), ["P", "P-2", "P-2-2", "P-3"]);
    }
}
