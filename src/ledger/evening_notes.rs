//! Notes about evenings: what people want to remember, and where it was.

use super::kept_body::NoteBody;
use super::standing::rare;
use super::{EntryId, Ledger, LedgerError, SessionId};
use std::collections::HashMap;

/// What is noted about an evening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EveningNote {
    /// The entry in force.
    pub entry: EntryId,
    /// What people want to remember, if anything was said.
    pub text: Option<String>,
    /// Where the evening was, if that was said.
    pub place: Option<String>,
}

/// The notes of a ledger, by the first session of each evening.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EveningNotes(HashMap<SessionId, EveningNote>);

impl EveningNotes {
    /// Returns what is noted about the evening of these sessions; `None` if nothing is.
    pub fn get(&self, evening: &[SessionId]) -> Option<&EveningNote> {
        evening.iter().find_map(|session| self.0.get(session))
    }

    /// Returns whether nothing is noted about any evening.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Ledger {
    /// Returns what is noted about all evenings.
    pub fn evening_notes(&self) -> Result<EveningNotes, LedgerError> {
        if self.is_older() {
            return Ok(EveningNotes::default());
        }
        self.with_read(|look| {
            let mut found = HashMap::new();
            for (session, told) in rare(look, "note")? {
                let NoteBody { text, place } = told.body()?;
                if text.is_some() || place.is_some() {
                    let entry = told.id;
                    found.insert(session, EveningNote { entry, text, place });
                }
            }
            Ok(EveningNotes(found))
        })
    }

    /// Returns what is noted about the evening of a session; `None` if nothing is.
    /// Errors: no such session.
    pub fn evening_note(&self, session: SessionId) -> Result<Option<EveningNote>, LedgerError> {
        let notes = self.evening_notes()?;
        if notes.is_empty() {
            return Ok(None);
        }
        Ok(notes.get(&self.whole_evening(session)?).cloned())
    }
}
