//! What a new evening takes from a ledger.

use crate::ledger::{Ledger, LedgerError, People, SessionBody};
use crate::letters::{Writing, check_name};
use crate::record::Name;
use crate::rules::{self, Ruleset};
use std::path::Path;
use std::rc::Rc;

/// Among how many sessions, the newest, what is suggested is looked for: a table that meets every week
/// has so many in six years.
const LOOKED_AT: u32 = 300;

/// What a new evening takes from a ledger.
#[derive(Clone, Debug, Default)]
pub(crate) struct LastTime {
    /// The last session by each ruleset that was played lately, the newest first.
    pub(super) earlier: Rc<[SessionBody]>,
    /// The names of everybody that would be taken today.
    pub(super) known: Rc<[Name]>,
    /// The names of kitties.
    pub(super) kitties: Rc<[Name]>,
    pub(super) people: Rc<People>,
    /// The ruleset that somebody wants suggested.
    pub(super) wished: Option<(String, Ruleset)>,
    /// Whether a person answers, to whom things are suggested.
    pub(super) suggests: bool,
    /// The writing of the language that is spoken.
    pub(super) spoken: Option<Writing>,
}

impl LastTime {
    /// Returns what a ledger has for it, where a language of this writing is spoken.
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

    /// Returns it with what is suggested to a person: the ruleset that is wished for, if it can be
    /// read, else one by the names where nothing was played before.
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

    /// Returns the session before.
    pub(super) fn last(&self) -> Option<&SessionBody> {
        self.earlier.first()
    }
}

/// Returns every name of everybody, what they are called before the others, that would be taken
/// today.
pub(crate) fn known_names(people: &People) -> Vec<Name> {
    let all = people.all().iter();
    let called = all.clone().map(|person| &person.name);
    let others = all.flat_map(|person| person.names.iter().filter(|name| **name != person.name));
    let known = called.chain(others).filter(|name| check_name(name).is_ok());
    known.cloned().collect()
}
