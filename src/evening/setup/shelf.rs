//! The rulesets suggested for an evening.

use super::checks::fits;
use crate::rules::{self, Ruleset, SHIPPED};
use std::path::Path;

/// A ruleset that the players can play by.
pub(crate) struct Suggested {
    /// The number that can be typed instead of the name.
    pub(crate) number: usize,
    pub(crate) name: &'static str,
    pub(crate) ruleset: Ruleset,
    /// Whether the ruleset is named after another ruleset, of which it changes a few keys.
    pub(crate) is_variant: bool,
}

/// Returns the shipped rulesets that this many players can play by.
pub(crate) fn suggested(players: usize) -> impl Iterator<Item = Suggested> {
    let shelf = (1..).zip(SHIPPED);
    shelf.filter_map(move |(number, (name, _))| {
        let ruleset = rules::load(name, Path::new(".")).ok()?;
        fits(&ruleset.rules, players).ok()?;
        Some(Suggested {
            number,
            name,
            ruleset,
            is_variant: is_variant(name),
        })
    })
}

/// Returns whether a shipped ruleset is named after another one.
fn is_variant(name: &str) -> bool {
    let base = name.split_once('-').map(|(base, _)| base);
    base.is_some_and(|base| SHIPPED.iter().any(|(other, _)| *other == base))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rulesets_are_suggested_to_as_many_as_can_play_by_them() {
        let names = |players: usize, is_variant: bool| {
            let suggested = suggested(players).filter(|one| one.is_variant == is_variant);
            let names = suggested.map(|one| format!("{} {}", one.number, one.name));
            names.collect::<Vec<String>>().join(", ")
        };
        assert_eq!(
            names(3, false),
            "1 pagat, 4 wikipedia, 5 fudawiki, 6 korean, 7 matgo, 11 minhwatu"
        );
        assert_eq!(names(3, true), "2 pagat-50, 3 pagat-2006");
        assert_eq!(
            names(2, true),
            "2 pagat-50, 3 pagat-2006, 9 koikoi-older, 10 koikoi-nintendo"
        );
        assert!(names(2, false).contains("8 koikoi, "));
    }
}
