//! What a new evening takes over from the ledger.

use crate::ledger::{Ledger, LedgerError, People, SessionBody};
use crate::letters::{Writing, check_name};
use crate::record::Name;
use crate::rules::{self, Ruleset};
use std::path::Path;
use std::sync::Arc;

/// How many of the newest sessions are searched for suggestions: those of six years at a weekly
/// table.
const LOOKED_AT: u32 = 300;

/// What a new evening takes over from the ledger.
#[derive(Clone, Debug, Default)]
pub(crate) struct LastTime {
    /// The last session with each recently played ruleset, the newest first.
    pub(super) earlier: Arc<[SessionBody]>,
    /// All names of the people in the ledger that would be accepted today.
    pub(super) known: Arc<[Name]>,
    /// The names of the ledger's kitties.
    pub(super) kitties: Arc<[Name]>,
    pub(super) people: Arc<People>,
    /// The ruleset that the user wants suggested, with its name; `None` if the user named none.
    pub(super) wished: Option<(String, Ruleset)>,
    /// Whether a person answers, so that the setup makes suggestions.
    pub(super) suggests: bool,
    /// The script of the user's language; `None` if it is neither Hangul nor kana.
    pub(super) spoken: Option<Writing>,
}

impl LastTime {
    /// Reads what a new evening takes over from a ledger; `spoken` is the script of the user's
    /// language.
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
            people: Arc::new(people),
            spoken,
            ..Self::default()
        })
    }

    /// Turns on suggestions for a person, with the ruleset that the user named if it can be read.
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

    /// Returns everybody's names that would be accepted today.
    pub(crate) fn known(&self) -> impl Iterator<Item = &Name> {
        self.known.iter()
    }

    /// Returns the last session; `None` if nothing was played before.
    pub(super) fn last(&self) -> Option<&SessionBody> {
        self.earlier.first()
    }
}

/// Returns all names of these people that would be accepted today, the current names first.
pub(crate) fn known_names(people: &People) -> Vec<Name> {
    let all = people.all().iter();
    let called = all.clone().map(|person| &person.name);
    let others = all.flat_map(|person| person.names.iter().filter(|name| **name != person.name));
    let known = called.chain(others).filter(|name| check_name(name).is_ok());
    known.cloned().collect()
}
