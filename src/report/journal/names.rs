//! What accounts and commodities are called where names may have fewer letters than those of people.

use super::{Commodity, Holder, Journal};
use crate::letters::{inert, is_letter};
use crate::record::Name;
use std::collections::{HashMap, HashSet};

/// What a program takes as names.
pub(super) struct Grammar {
    /// The accounts of people, kitties and pockets, each with a name behind it.
    pub(super) people: &'static str,
    pub(super) kitties: &'static str,
    pub(super) pockets: &'static str,
    /// The account of the pot.
    pub(super) pot: &'static str,
    /// Returns the part of an account that is most like a name.
    pub(super) part: fn(&str) -> String,
    /// Returns the commodity that is most like a currency.
    pub(super) commodity: fn(&str) -> String,
    /// Returns a commodity as it is written behind a number.
    pub(super) shown: fn(String) -> String,
}

/// What chips are counted in that are worth nothing.
const CHIP: &str = "CHIP";

/// What money is counted in whose currency has no name.
const MONEY: &str = "MONEY";

/// The accounts and commodities of a journal, each told apart from all others.
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

    /// Returns the account of somebody.
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

    /// Returns what something is counted in.
    pub(super) fn commodity(&self, unit: &Commodity) -> &str {
        self.units.get(unit).map_or(CHIP, String::as_str)
    }
}

/// Returns names of which no two are the same: of those that are, the later ones get a number.
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

/// Returns a text in which runs of spaces are one space, with none around it.
pub(super) fn spaced(text: &str) -> String {
    text.split_whitespace().collect::<Vec<&str>>().join(" ")
}

/// Returns a part of an account of hledger: all but the letters that end one, or part it.
pub(super) fn hledger_part(name: &str) -> String {
    let name = spaced(&name.replace([':', ';'], "-"));
    if name.is_empty() {
        "-".to_owned()
    } else {
        name
    }
}

/// Returns a commodity of hledger: all but the letters that end one.
pub(super) fn hledger_commodity(currency: &str) -> String {
    currency.replace(['"', ';'], "'")
}

/// Returns a commodity of hledger in quotation marks where others than letters are in it.
pub(super) fn hledger_shown(commodity: String) -> String {
    if commodity.chars().all(is_letter) {
        commodity
    } else {
        format!("\"{commodity}\"")
    }
}

/// Returns a part of an account of beancount: letters, digits and dashes, first a capital letter of
/// any alphabet that has some, or a digit; any other name has `P-` before it.
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

/// How many letters a commodity has at most; beancount takes 24, and two may tell one from another.
const LONGEST: usize = 22;

/// Returns a commodity of beancount: capital letters of English and digits, first a letter. Any other
/// letter is C and its number in Unicode.
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
