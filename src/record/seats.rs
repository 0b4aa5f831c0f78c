//! The names of a table.

use super::{At, Contradiction, MOST_NAMES, Problem, Source};
use crate::letters::{NameFault, alike, check_name, same_name};

/// What is written for the boar's pot where else a player is named, so that nobody is called so.
pub const POT: &str = "pot";

/// Words that begin lines since names were first written, so that nobody new is called so.
const BEGIN_LINES: [&str; 2] = ["net", "stake"];

/// Returns whether a text could not be written back as the name of a player, or is the pot's.
fn is_no_name(text: &str) -> bool {
    text.trim().is_empty()
        || same_name(text, POT)
        || text.contains(|c: char| c == '"' || c.is_control())
}

/// Returns what is wrong with the names of a table, each with its column.
pub fn check_seats<N: AsRef<str>>(source: Source<'_>, names: &[At<N>]) -> Vec<(u32, Problem)> {
    // More than can sit at any table are reported as such, not name by name.
    let names = names.iter().take(MOST_NAMES).enumerate();
    let wrong = |(at, name): (usize, &At<N>)| {
        let others = names.clone().take(at);
        let others = others.map(|(_, other)| other.value.as_ref());
        Some((
            name.column,
            check_seat(source, name.value.as_ref(), others)?,
        ))
    };
    names.clone().filter_map(wrong).collect()
}

/// Returns what is wrong with a name beside the names before it.
fn check_seat<'n>(
    source: Source<'_>,
    name: &str,
    mut others: impl Iterator<Item = &'n str> + Clone,
) -> Option<Problem> {
    if let Err(why) = check_name_in(source, name) {
        return Some(bad_name(name, why));
    }
    if others.clone().any(|other| source.is_same(other, name)) {
        let name = name.to_owned();
        return Some(Problem::Contradiction(Contradiction::SameName { name }));
    }
    let other = others.find(|other| alike(other, name) && source.is_new(name))?;
    Some(bad_name(name, NameFault::LooksLike(other.to_owned())))
}

/// Returns what is wrong with a name alone, where it is new.
pub(super) fn check_name_in(source: Source<'_>, name: &str) -> Result<(), NameFault> {
    if is_no_name(name) {
        return Err(NameFault::NoName);
    }
    if source.is_new(name) {
        check_name(name)?;
        if BEGIN_LINES.iter().any(|word| same_name(word, name)) {
            return Err(NameFault::BeginsLines);
        }
    }
    Ok(())
}

pub(super) fn bad_name(name: &str, why: NameFault) -> Problem {
    let name = name.to_owned();
    Problem::BadName { name, why }
}
