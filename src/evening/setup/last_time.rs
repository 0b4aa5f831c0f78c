//! What a new evening takes over from the ledger.

use crate::ledger::{Ledger, LedgerError, People, SessionBody};
use crate::letters::{Writing, check_name};
use crate::record::Name;
use crate::rules::{self, Ruleset};
use std::path::Path;
use std::rc::Rc;

/// How many of the newest sessions are searched for suggestions: a weekly table has this many in
/// six years.
const LOOKED_AT: u32 = 300;

/// What a new evening takes over from the ledger.
#[derive(Clone, Debug, Default)]
pub(crate) struct LastTime {
    /// The last session with each recently played ruleset, the newest first.
    pub(super) earlier: Rc<[SessionBody]>,
    /// Everybody's names that would be accepted today.
    pub(super) known: Rc<[Name]>,
    /// The names of kitties.
    pub(super) kitties: Rc<[Name]>,
    pub(super) people: Rc<People>,
    /// The ruleset that the user wants suggested.
    pub(super) wished: Option<(String, Ruleset)>,
    /// Whether a person answers, so that suggestions are made.
    pub(super) suggests: bool,
    /// The script of the user's language.
    pub(super) spoken: Option<Writing>,
}

impl LastTime {
    /// Reads it from a ledger; `spoken` is the script of the user's language.
    pub(crate) fn read(ledger: &Ledger, spoken: Option<Writing>) -> Result<Self, LedgerError> {
        let mut earlier: Vec<SessionBody> = Vec::new();
        let mut sessions = ledger.newest_sessions(LOOKED_AT)?;
        sessions.retain(|session| !session.void);
        for session in sessions {
            if !earlier.iter().any(|one| one.rules == session.body.rules) {
                earlier.push(session.body);
            }
        }
        let people = ledger.people()?;
        let known = known_names(&people).into();
        Ok(Self {
            earlier: earlier.into(),
            known,
            kitties: ledger.kitties()?.into(),
            people: Rc::new(people),
            spoken,
            ..Self::default()
        })
    }

    /// Adds suggestions for a person: the wished-for ruleset, if it can be read; otherwise one
    /// chosen by the names, if nothing was played before.
    pub(crate) fn suggesting(self, rules: Option<&str>) -> Self {
        let read = |name: &str| Some((name.to_owned(), rules::load(name, Path::new(".")).ok()?));
        Self {
            wished: rules.and_then(read),
            suggests: true,
            ..self
        }
    }

    /// Returns whether nothing was played before.
    pub(crate) fn is_first(&self) -> bool {
        self.last().is_none()
    }

    /// Returns the last session.
    pub(super) fn last(&self) -> Option<&SessionBody> {
        self.earlier.first()
    }
}

/// Returns everybody's names that would be accepted today, current names first.
pub(crate) fn known_names(people: &People) -> Vec<Name> {
    let all = people.all().iter();
    let called = all.clone().map(|person| &person.name);
    let others = all.flat_map(|person| person.names.iter().filter(|name| **name != person.name));
    let known = called.chain(others).filter(|name| check_name(name).is_ok());
    known.cloned().collect()
}
