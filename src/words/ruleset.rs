//! What a ruleset says of itself.

use super::{Lang, say};
use crate::rules::{Ruleset, SHIPPED, load};
use serde::Deserialize;
use std::path::Path;

/// What a ruleset says of itself.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RulesetWords {
    /// One line on what it is.
    pub title: String,
    /// More on what it is.
    pub about: String,
    /// Where its rules come from.
    pub sources: Vec<String>,
    /// What else belongs to the game at this table.
    pub notes: Vec<String>,
}

impl RulesetWords {
    /// Returns what the ruleset's file says.
    pub(crate) fn of_file(ruleset: &Ruleset) -> Self {
        Self {
            title: ruleset.title.to_string(),
            about: ruleset.about.to_string(),
            sources: ruleset.sources.to_vec(),
            notes: ruleset.notes.to_vec(),
        }
    }
}

#[cfg(debug_assertions)]
impl super::pseudo::Pseudo for RulesetWords {
    fn pseudo(self) -> Self {
        Self {
            title: self.title.pseudo(),
            about: self.about.pseudo(),
            sources: self.sources.pseudo(),
            notes: self.notes.pseudo(),
        }
    }
}

/// Returns what a ruleset says of itself. A shipped one says it in every language, another as its
/// file does.
pub fn ruleset(lang: Lang, ruleset: &Ruleset) -> RulesetWords {
    let own = RulesetWords::of_file(ruleset);
    match shipped(&ruleset.name) {
        Some(shipped) if RulesetWords::of_file(&shipped) == own => say!(lang, ruleset(&shipped)),
        _ => own,
    }
}

fn shipped(name: &str) -> Option<Ruleset> {
    SHIPPED.iter().find(|(known, _)| *known == name)?;
    load(name, Path::new(".")).ok()
}
