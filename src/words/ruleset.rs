//! How a ruleset describes itself.

use super::{Lang, say};
use crate::rules::{Ruleset, SHIPPED, load};
use serde::Deserialize;
use std::path::Path;

/// How a ruleset describes itself.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RulesetWords {
    /// The title of the ruleset, on one line.
    pub title: String,
    /// A longer description.
    pub about: String,
    /// The sources of the ruleset's rules.
    pub sources: Vec<String>,
    /// Notes on what else belongs to the game by this ruleset.
    pub notes: Vec<String>,
}

impl RulesetWords {
    /// Returns how a ruleset describes itself in its file.
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

/// Returns how a ruleset describes itself: a built-in one in every language, any other in the words
/// of its file, except notes that it has from a built-in one.
pub fn ruleset(lang: Lang, ruleset: &Ruleset) -> RulesetWords {
    let own = RulesetWords::of_file(ruleset);
    match shipped(&ruleset.name) {
        Some(shipped) if RulesetWords::of_file(&shipped) == own => say!(lang, ruleset(&shipped)),
        _ => RulesetWords {
            notes: notes(lang, ruleset),
            ..own
        },
    }
}

/// Returns a ruleset's notes; those of a built-in ruleset, which others inherit, in every language.
fn notes(lang: Lang, ruleset: &Ruleset) -> Vec<String> {
    if ruleset.notes.is_empty() {
        return Vec::new();
    }
    let mut shipped = SHIPPED.iter().filter_map(|(name, _)| shipped(name));
    let base = shipped.find(|shipped| shipped.notes == ruleset.notes);
    match base {
        Some(base) => say!(lang, ruleset(&base)).notes,
        None => ruleset.notes.to_vec(),
    }
}

fn shipped(name: &str) -> Option<Ruleset> {
    SHIPPED.iter().find(|(known, _)| *known == name)?;
    load(name, Path::new(".")).ok()
}
