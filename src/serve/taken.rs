//! What phones sent lately and what came of it, so that the same thing sent twice counts once.

use super::phones::PhoneId;
use std::collections::VecDeque;

/// How many answers are remembered: far more than can be on their way to all phones.
const REMEMBERED: usize = 1024;

/// What phones sent lately, with what came of it.
#[derive(Debug, Default)]
pub(super) struct Taken(VecDeque<(PhoneId, String, TapOutcome)>);

/// What came of something that a phone sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TapOutcome {
    /// It was taken.
    Done,
    /// Something else is asked by now, and nothing was changed.
    Stale,
    /// It was not taken for this reason, in the words of the phone.
    Refused(String),
    /// The same about one of the fields, counted from 0.
    RefusedAt(usize, String),
    /// This phone may not enter that, for this reason.
    Forbidden(String),
    /// This phone agreed, and these players are waited for.
    Waits(String),
    /// This is asked back first; the replies so far are in the form.
    Asks(Box<crate::evening::sure::Sure>),
}

impl Taken {
    /// Returns what came of a key, if this phone sent it before.
    pub(super) fn outcome(&self, phone: PhoneId, key: &str) -> Option<TapOutcome> {
        let found = self
            .0
            .iter()
            .find(|(of, known, _)| *of == phone && known == key);
        found.map(|(_, _, outcome)| outcome.clone())
    }

    /// Remembers what came of a key.
    pub(super) fn remember(&mut self, phone: PhoneId, key: String, outcome: TapOutcome) {
        if self.0.len() >= REMEMBERED {
            self.0.pop_front();
        }
        self.0.push_back((phone, key, outcome));
    }
}
