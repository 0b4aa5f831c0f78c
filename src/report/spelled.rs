//! Finds people in two evenings who may be one person under two names.

use crate::letters::nearest_name;
use crate::record::Name;

/// Pairs names with similar names in another list that may mean the same person. Each name is
/// used at most once.
pub(super) fn spelled(names: &[Name], others: &[Name]) -> Vec<(Name, Name)> {
    let mut left: Vec<&Name> = others.iter().collect();
    let mut pairs = Vec::new();
    for is_near in [is_nearly, is_one_letter_off] {
        for name in names {
            if pairs.iter().any(|(known, _)| known == name) {
                continue;
            }
            if let Some(at) = left.iter().position(|other| is_near(name, other)) {
                pairs.push((name.clone(), left.swap_remove(at).clone()));
            }
        }
    }
    pairs
}

/// Returns whether one name may be a misspelling or a short form of the other.
fn is_nearly(one: &str, other: &str) -> bool {
    nearest_name(one, [other]).is_some() || nearest_name(other, [one]).is_some()
}

/// Returns whether two names differ in one letter. That alone would mean different people, but here
/// the hands also suggest one person.
fn is_one_letter_off(one: &str, other: &str) -> bool {
    let letters = |name: &str| name.chars().count();
    let apart = one
        .chars()
        .zip(other.chars())
        .filter(|(one, other)| one != other);
    letters(one) == letters(other) && letters(one) > 1 && apart.count() == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairs(names: &[&str], others: &[&str]) -> Vec<(Name, Name)> {
        let all = |names: &[&str]| {
            names
                .iter()
                .map(|name| Name::from(*name))
                .collect::<Vec<_>>()
        };
        spelled(&all(names), &all(others))
    }

    #[test]
    fn names_that_may_be_one_are_paired_once() {
        let found = pairs(&["영희", "철수"], &["김철수", "영이"]);
        let found: Vec<(&str, &str)> = found
            .iter()
            .map(|(a, b)| (a.as_str(), b.as_str()))
            .collect();
        assert_eq!(found, [("철수", "김철수"), ("영희", "영이")]);
        assert_eq!(pairs(&["Ann", "Bo"], &["Chul", "Dan"]), []);
        assert_eq!(pairs(&["영희", "영이"], &["영수"]).len(), 1);
    }
}
