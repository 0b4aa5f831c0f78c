//! The names at a table.

use super::word::Token;
use super::{Contradiction, MOST_NAMES, Name, Problem, Source, Spanned};
use crate::card::fold;
use crate::letters::{NameFault, alike, check_name, same_name};

/// The word that stands for the boar's pot in place of a player's name; no player may have this
/// name.
pub const POT: &str = "pot";

/// Words that became keywords after ledgers were in use; no new name may be one of them.
const BEGIN_LINES: [&str; 2] = ["net", "stake"];

/// Commas that people write after a name in a list.
pub(super) const COMMAS: [char; 3] = [',', '，', '、'];

/// Words that people write between the names of a list.
const BETWEEN: [&str; 6] = ["and", "&", "+", "그리고", "하고", "と"];

/// Returns whether people write this word between the names of a list.
pub fn is_between_names(word: &str) -> bool {
    BETWEEN.contains(&fold(word).as_str())
}

/// Returns the names in a list. Commas after names are dropped; if there are any, so are words such
/// as `and` between names. Names in quotes and names from the ledger stay as they are.
pub(super) fn listed<'w>(
    source: Source<'_>,
    words: impl Iterator<Item = &'w Token<'w>>,
) -> Vec<Spanned<Name>> {
    let words: Vec<&Token> = words.collect();
    let bare = |word: &'w Token| match word.text.trim_end_matches(COMMAS) {
        _ if word.quoted || source == Source::Ledger => word.text,
        "" => word.text,
        bare => bare,
    };
    let is_list = words.iter().any(|word| bare(word).len() < word.text.len());
    let last = words.len().saturating_sub(1);
    let names = words.iter().enumerate().filter(|(at, word)| {
        let is_between = *at > 0 && *at < last && !word.quoted;
        !(is_list && is_between && is_between_names(word.text))
    });
    let name = |(_, word): (usize, &&'w Token)| Spanned::new(bare(word).into(), word.column);
    names.map(name).collect()
}

/// Returns whether a text can never be a player's name: records cannot write it, or it means the
/// pot.
fn is_no_name(text: &str) -> bool {
    text.trim().is_empty()
        || same_name(text, POT)
        || text.contains(|c: char| c == '"' || c.is_control())
}

/// Returns the problems of the names at a table, each with the column of the name.
pub fn check_seats<N: AsRef<str>>(source: Source<'_>, names: &[Spanned<N>]) -> Vec<(u32, Problem)> {
    // A list too long for any table gets one fault elsewhere, so not every name is checked.
    let names = names.iter().take(MOST_NAMES).enumerate();
    let wrong = |(at, name): (usize, &Spanned<N>)| {
        let others = names.clone().take(at);
        let others = others.map(|(_, other)| other.value.as_ref());
        Some((
            name.column,
            check_seat(source, name.value.as_ref(), others)?,
        ))
    };
    names.clone().filter_map(wrong).collect()
}

/// Returns the problem of a name, if it has one; `others` are the names before it.
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

/// Checks a name without regard to other names, and more strictly if it is new.
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
