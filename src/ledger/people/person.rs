//! The people who play, with all their names.

use crate::letters::key;
use crate::record::Name;
use std::collections::HashMap;

/// Somebody who plays, with all their names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// What the person is called.
    pub name: Name,
    /// All names of the person, each in its last spelling, in the order in which they first sat
    /// down.
    pub names: Vec<Name>,
    /// Whether the person is a guest.
    pub guest: bool,
    /// The day on which the person first sat down; `None` if the person never did.
    pub since: Option<String>,
}

/// Everybody, in the order in which they first sat down.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct People {
    pub(super) people: Vec<Person>,
    /// What is known of each name, by folded name.
    pub(super) by_name: HashMap<String, KnownName>,
}

/// What is known of a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct KnownName {
    /// The person's place in `people`.
    pub(super) person: usize,
    /// The name's place among all names, in the order in which they first sat down.
    pub(super) place: usize,
    /// Whether somebody ever sat down under the name, rather than only being given it.
    pub(super) sat: bool,
}

impl People {
    /// Returns everybody, in the order in which they first sat down.
    pub fn all(&self) -> &[Person] {
        &self.people
    }

    /// Returns the mark by which charts tell this person apart; `None` if nobody has the name. It
    /// depends only on the place of the person's first name among all names, so it stays the same
    /// whoever leads, whoever joins later and whichever other names turn out to mean one person.
    pub fn mark(&self, name: &str) -> Option<Mark> {
        let (_, person) = self.find(name)?;
        let place = self.known(person.names.first()?)?.place;
        Some(Mark {
            colour: place % COLOURS,
            dash: place / COLOURS % DASHES,
        })
    }

    /// Returns the person with this name, however it is spelled, and that person's place among all.
    pub fn find(&self, name: &str) -> Option<(usize, &Person)> {
        let at = self.known(name)?.person;
        Some((at, self.people.get(at)?))
    }

    /// Returns what the person with this name is called, or the name itself if it is nobody's.
    pub fn called<'a>(&'a self, name: &'a str) -> &'a str {
        self.find(name).map_or(name, |(_, person)| &person.name)
    }

    /// Returns whether two names belong to one person.
    pub fn are_one(&self, one: &str, other: &str) -> bool {
        let place = |name: &str| self.known(name).map(|known| known.person);
        place(one).is_some_and(|one| Some(one) == place(other))
    }

    fn known(&self, name: &str) -> Option<KnownName> {
        self.by_name.get(&key(name)).copied()
    }

    /// Returns whether a name can be separated from its person: either the name was only given, or
    /// the person also sat down under another name.
    pub(in crate::ledger) fn parts(&self, name: &str, person: &Person) -> bool {
        let sat = |name: &str| self.known(name).is_some_and(|known| known.sat);
        !sat(name) || person.names.iter().filter(|name| sat(name)).count() > 1
    }
}

/// How many colours charts have.
pub const COLOURS: usize = 8;

/// How many line styles charts have; the first is a solid line.
pub const DASHES: usize = 4;

/// How charts tell a person apart: by colour and, for people with the same colour, by dash.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Mark {
    /// The number of the colour among [`COLOURS`], from 0.
    pub colour: usize,
    /// The number of the line style among [`DASHES`], from 0.
    pub dash: usize,
}
