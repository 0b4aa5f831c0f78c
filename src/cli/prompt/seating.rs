//! Who sits out a hand of the evening, and who comes back: said before the hand begins.

use super::command;
use super::hand_start::HandStart;
use super::refusal::{BadSeating, Refusal};
use super::setup::fits;
use crate::card::fold;
use crate::letters::same_name;
use crate::record::quoted;

/// What a line says of who is at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Seating {
    /// These sit out from now on.
    Out(Vec<String>),
    /// These play again.
    In(Vec<String>),
}

/// Words for sitting out, before or after the names.
const OUT: [&str; 12] = [
    "out",
    "leave",
    "leaves",
    "쉼",
    "쉬기",
    "쉬어요",
    "빠짐",
    "나감",
    "休み",
    "休む",
    "抜ける",
    "抜け",
];
/// Words for playing again.
const IN: [&str; 10] = [
    "join",
    "joins",
    "back",
    "돌아옴",
    "들어옴",
    "복귀",
    "復帰",
    "戻った",
    "入る",
    "入り",
];
/// What may stand before the first.
const SIT: [&str; 2] = ["sit", "sits"];

/// How the ledger keeps who plays the hand, the dealer first; its names come after it.
const KEPT: &str = "seated";

impl Seating {
    /// Returns what a line says of who is at the table, if it does.
    pub(super) fn of(line: &str) -> Option<Self> {
        let mut words = shlex::split(line.trim())?;
        words.retain(|word| !SIT.contains(&fold(word).as_str()));
        let says = |word: Option<&String>| {
            let word = fold(word?);
            if OUT.contains(&word.as_str()) {
                Some(Self::Out as fn(Vec<String>) -> Self)
            } else if IN.contains(&word.as_str()) {
                Some(Self::In as fn(Vec<String>) -> Self)
            } else {
                None
            }
        };
        if words.len() < 2 {
            return None;
        }
        if let Some(seating) = says(words.first()) {
            return Some(seating(words.split_off(1)));
        }
        let seating = says(words.last())?;
        words.pop();
        Some(seating(words))
    }

    /// Returns who plays a hand that begins otherwise with this start, the dealer first.
    pub(super) fn seated(&self, start: &HandStart) -> Result<Vec<String>, Refusal> {
        let mut seated = start.players.clone();
        match self {
            Self::Out(names) => {
                for name in names {
                    let name = of_session(start, name)?;
                    if !seated.contains(&name) {
                        return Err(BadSeating::OutAlready(name).into());
                    }
                    // Where the dealer leaves, the next in turn deals.
                    seated.retain(|player| *player != name);
                }
            }
            Self::In(names) => {
                for name in names {
                    let name = of_session(start, name)?;
                    if seated.contains(&name) {
                        return Err(BadSeating::PlaysAlready(name).into());
                    }
                    let at = seat(&start.everybody, &seated, &name);
                    seated.insert(at, name);
                }
            }
        }
        fits(&start.ruleset.rules, seated.len())?;
        Ok(seated)
    }
}

/// Returns who of a session is meant by a name or a number.
fn of_session(start: &HandStart, text: &str) -> Result<String, Refusal> {
    let numbered = super::answer::number(text).and_then(|number| {
        start
            .everybody
            .get(usize::try_from(number).ok()?.checked_sub(1)?)
    });
    let mut everybody = start.everybody.iter();
    let found = numbered.or_else(|| everybody.find(|name| same_name(name, text)));
    found.cloned().ok_or_else(|| {
        let (name, players) = (text.to_owned(), start.everybody.clone());
        BadSeating::NotOfSession { name, players }.into()
    })
}

/// Returns where somebody sits down among those who play: after the nearest who sat before them.
fn seat(everybody: &[String], seated: &[String], name: &str) -> usize {
    let own = everybody.iter().position(|player| player == name);
    let (after, before) = everybody.split_at(own.unwrap_or(everybody.len()));
    let mut earlier = after.iter().rev().chain(before.iter().rev());
    let found = earlier.find_map(|player| seated.iter().position(|other| other == player));
    found.map_or(seated.len(), |at| at + 1)
}

/// Returns the text by which the ledger keeps who plays a hand.
pub(super) fn kept(seated: &[String]) -> String {
    let names = seated.iter().map(|name| quoted(name));
    let words = std::iter::once(KEPT.to_owned()).chain(names);
    words.collect::<Vec<String>>().join(" ")
}

/// Returns who plays a hand, if a text of the ledger says so.
pub(super) fn of_kept(text: &str) -> Option<Vec<String>> {
    let names = text.strip_prefix(KEPT)?.strip_prefix(' ')?;
    shlex::split(names)
}

/// Returns whether a name would be taken for a word of this, or for a command.
pub(super) fn is_word(name: &str) -> bool {
    let folded = fold(name);
    let words = OUT.iter().chain(&IN).chain(&SIT).chain([&KEPT]);
    command::is_command(name) || words.into_iter().any(|word| *word == folded)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(names: &[&str]) -> Vec<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    #[test]
    fn a_line_says_who_sits_out_and_who_comes_back() {
        for (line, says) in [
            ("out Bo", Some(Seating::Out(names(&["Bo"])))),
            ("Bo sits out", Some(Seating::Out(names(&["Bo"])))),
            (
                "sit out 'Kim Bo' Ann",
                Some(Seating::Out(names(&["Kim Bo", "Ann"]))),
            ),
            ("철수 쉼", Some(Seating::Out(names(&["철수"])))),
            ("太郎 休み", Some(Seating::Out(names(&["太郎"])))),
            ("Bo back", Some(Seating::In(names(&["Bo"])))),
            ("join Bo", Some(Seating::In(names(&["Bo"])))),
            ("철수 들어옴", Some(Seating::In(names(&["철수"])))),
            ("Bo stop", None),
            ("out", None),
        ] {
            assert_eq!(Seating::of(line), says, "{line}");
        }
    }

    #[test]
    fn who_comes_back_sits_where_they_sat() {
        let everybody = names(&["A", "B", "C", "D"]);
        assert_eq!(seat(&everybody, &names(&["A", "B", "D"]), "C"), 2);
        // D deals; A sits behind D.
        assert_eq!(seat(&everybody, &names(&["D", "B", "C"]), "A"), 1);
        assert_eq!(seat(&everybody, &names(&["C", "A"]), "B"), 2);
    }

    #[test]
    fn what_is_kept_is_read_again() {
        let seated = names(&["Kim Bo", "철수"]);
        assert_eq!(of_kept(&kept(&seated)), Some(seated));
        assert_eq!(of_kept("seated"), None);
        assert_eq!(of_kept("Ann stop"), None);
    }
}
