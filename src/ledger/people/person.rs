//! Who plays, by whatever names.

use crate::letters::key;
use crate::record::Name;
use std::collections::HashMap;

/// Somebody who plays, by whatever names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// What the person is called.
    pub name: Name,
    /// The names that are the person's, each as it was spelled last, in the order in which they sat
    /// down first.
    pub names: Vec<Name>,
    /// Whether a guest.
    pub guest: bool,
    /// When the person sat down first (RFC 3339 in UTC); `None` where no name of the person's ever
    /// did.
    pub since: Option<String>,
}

/// Everybody, in the order in which they sat down first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct People {
    pub(super) people: Vec<Person>,
    /// By the name as it is compared.
    pub(super) by_name: HashMap<String, KnownName>,
}

/// What is known of a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct KnownName {
    /// The place of its person among all.
    pub(super) person: usize,
    /// Its own place among all names, those that sat down first before the others.
    pub(super) place: usize,
    /// Whether it ever sat down, and was not only given.
    pub(super) sat: bool,
}

impl People {
    /// Returns everybody, those who sat down first before the others.
    pub fn all(&self) -> &[Person] {
        &self.people
    }

    /// Returns what tells a person apart in charts, by any of the names: it goes by the place among
    /// all names of the one that sat down first, so that it stays whoever leads, whoever comes
    /// later, and whoever else turns out to be one person.
    pub fn mark(&self, name: &str) -> Option<Mark> {
        let (_, person) = self.find(name)?;
        let place = self.known(person.names.first()?)?.place;
        Some(Mark {
            colour: place % COLOURS,
            dash: place / COLOURS % DASHES,
        })
    }

    /// Returns whose name a name is, in whatever letters it is written, and the place of that person
    /// among all.
    pub fn find(&self, name: &str) -> Option<(usize, &Person)> {
        let at = self.known(name)?.person;
        Some((at, self.people.get(at)?))
    }

    /// Returns what the person of a name is called, or the name itself where it is nobody's.
    pub fn called<'a>(&'a self, name: &'a str) -> &'a str {
        self.find(name).map_or(name, |(_, person)| &person.name)
    }

    /// Returns whether two names are one person's.
    pub fn are_one(&self, one: &str, other: &str) -> bool {
        let place = |name: &str| self.known(name).map(|known| known.person);
        place(one).is_some_and(|one| Some(one) == place(other))
    }

    fn known(&self, name: &str) -> Option<KnownName> {
        self.by_name.get(&key(name)).copied()
    }

    /// Returns whether a name can be parted from its person: it was only given, or the person sat
    /// down under another one too.
    pub(in crate::ledger) fn parts(&self, name: &str, person: &Person) -> bool {
        let sat = |name: &str| self.known(name).is_some_and(|known| known.sat);
        !sat(name) || person.names.iter().filter(|name| sat(name)).count() > 1
    }
}

/// How many colours charts have.
pub const COLOURS: usize = 8;

/// How many dashes charts have, the first of them whole lines.
pub const DASHES: usize = 4;

/// What tells a person apart in charts: people have a colour of their own as far as there are some,
/// and the dash tells those of one colour apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Mark {
    /// Which of [`COLOURS`], from 0.
    pub colour: usize,
    /// Which of [`DASHES`], from 0.
    pub dash: usize,
}
