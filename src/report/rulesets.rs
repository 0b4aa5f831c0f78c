//! The rulesets of many sessions; each text is parsed once.

use crate::ledger::SessionBody;
use crate::rules::{self, FileFault, Ruleset};
use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;

/// How many rulesets are kept: a ledger may have a different one for every evening.
const KEPT: usize = 64;

/// The rulesets of sessions, by name and text.
#[derive(Debug, Default)]
pub struct Rulesets(HashMap<(String, String), Result<Arc<Ruleset>, Vec<FileFault>>>);

impl Rulesets {
    /// Returns the ruleset of a session; `None` if its text cannot be read.
    pub fn get_or_read(&mut self, body: &SessionBody) -> Option<Arc<Ruleset>> {
        self.read(body).ok()
    }

    /// Returns the ruleset of a session. Errors: its text cannot be read.
    pub fn read(&mut self, body: &SessionBody) -> Result<Arc<Ruleset>, Vec<FileFault>> {
        let written = (body.rules.clone(), body.ruleset.clone());
        if self.0.len() >= KEPT && !self.0.contains_key(&written) {
            self.0.clear();
        }
        let read = |(name, text): &(String, String)| {
            let ruleset = rules::from_text(text, name, Path::new("."));
            ruleset.map(Arc::new)
        };
        self.0.entry(written).or_insert_with_key(read).clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn body(rules: &str, ruleset: &str) -> SessionBody {
        SessionBody {
            rules: rules.to_owned(),
            ruleset: ruleset.to_owned(),
            players: Vec::new(),
            chip: None,
            length: None,
            day: None,
            follows: None,
            is_result: false,
            table: None,
        }
    }

    #[test]
    fn a_text_is_read_once_and_one_that_is_none_has_no_ruleset() {
        let mut rulesets = Rulesets::default();
        let first = rulesets
            .get_or_read(&body("ours", "extends: pagat\n"))
            .unwrap();
        let again = rulesets
            .get_or_read(&body("ours", "extends: pagat\n"))
            .unwrap();
        assert!(Arc::ptr_eq(&first, &again));
        let other = rulesets
            .get_or_read(&body("ours", "extends: matgo\n"))
            .unwrap();
        assert_ne!(first.rules, other.rules);
        assert!(rulesets.get_or_read(&body("ours", "no ruleset")).is_none());
        // With very many, only the latest are kept.
        for number in 0..=KEPT {
            let named = body(&format!("of {number}"), "extends: pagat\n");
            assert_eq!(rulesets.get_or_read(&named).unwrap().rules, first.rules);
        }
        assert!(rulesets.0.len() <= KEPT);
    }
}
