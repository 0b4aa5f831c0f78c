//! Completion at the prompt: names, verbs, keywords and the cards still unseen.

use super::command;
use super::keys::Offered;
use crate::card::fold;
use crate::letters::{inert, is_seen, same_name};
use rustyline::completion::{Completer, Pair};
use rustyline::highlight::{CmdKind, Highlighter};
use rustyline::hint::Hinter;
use rustyline::line_buffer::LineBuffer;
use rustyline::validate::Validator;
use rustyline::{Changeset, Context, Helper, Result};
use std::borrow::Cow;
use std::collections::HashSet;

/// What can be completed at a question.
#[derive(Clone, Debug, Default)]
pub(super) struct Completions {
    /// What a line can begin with.
    pub(super) first: Vec<String>,
    /// The players, as they are written in a line.
    pub(super) names: Vec<String>,
    /// What can come after a player's name.
    pub(super) verbs: Vec<String>,
    /// What can come anywhere else: cards that nobody has captured.
    pub(super) cards: Vec<String>,
    /// What is in the line before anything is typed.
    pub(super) offered: Offered,
}

impl Completions {
    /// Returns the candidates at a position: where the word begins, and what it may become.
    pub(super) fn at(&self, line: &str, position: usize) -> (usize, Vec<String>) {
        let before = &line[..position];
        let start = before.rfind(char::is_whitespace).map_or(0, |at| {
            at + before[at..].chars().next().map_or(1, char::len_utf8)
        });
        let word = fold(&before[start..]);
        let head = before[..start].trim();
        let named = self.names.iter().any(|name| same_name(name, head));
        let candidates: Vec<&String> = if head.is_empty() {
            self.names
                .iter()
                .chain(&self.first)
                .chain(&self.cards)
                .collect()
        } else if named {
            self.verbs.iter().collect()
        } else {
            self.cards.iter().chain(&self.names).collect()
        };
        let mut found: Vec<String> = candidates
            .into_iter()
            .filter(|candidate| fold(candidate).starts_with(&word))
            .cloned()
            .collect();
        if head.is_empty() && !word.is_empty() {
            let commands = command::words().filter(|command| command.starts_with(&word));
            found.extend(commands.map(str::to_owned));
        }
        let mut seen = HashSet::new();
        found.retain(|candidate| seen.insert(candidate.clone()));
        (start, found)
    }
}

impl Completer for Completions {
    type Candidate = Pair;

    fn complete(&self, line: &str, pos: usize, _: &Context<'_>) -> Result<(usize, Vec<Pair>)> {
        let pair = |replacement: String| Pair {
            display: inert(&replacement).into_owned(),
            replacement,
        };
        if let Some(letter) = self.offered.letter() {
            return Ok((0, vec![pair(letter.into())]));
        }
        let (start, words) = self.at(line, pos);
        Ok((start, words.into_iter().map(pair).collect()))
    }

    fn update(&self, line: &mut LineBuffer, start: usize, elected: &str, changes: &mut Changeset) {
        if self.offered.is_replaced() {
            line.update(elected, elected.len(), changes);
        } else {
            line.replace(start..line.pos(), elected, changes);
        }
    }
}

impl Hinter for Completions {
    type Hint = String;
}

/// What is typed is kept as it is. The line is shown without letters that a terminal would obey:
/// they take no room in it, so that the cursor is in the right place.
/// Returns whether a letter of a typed line is shown; line feeds part the lines that were pasted.
fn stays(letter: char) -> bool {
    letter == '\n' || is_seen(letter)
}

impl Highlighter for Completions {
    fn highlight<'l>(&self, line: &'l str, _: usize) -> Cow<'l, str> {
        if line.chars().all(stays) {
            return Cow::Borrowed(line);
        }
        Cow::Owned(line.chars().filter(|letter| stays(*letter)).collect())
    }

    fn highlight_char(&self, line: &str, _: usize, _: CmdKind) -> bool {
        !line.chars().all(stays)
    }
}

impl Validator for Completions {}

impl Helper for Completions {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_then_verbs_then_cards() {
        let own = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
        let words = Completions {
            first: own(&["nagari", "help"]),
            names: own(&["Ann", "김철수"]),
            verbs: own(&["takes", "ttadak", "stop"]),
            cards: own(&["1g", "10t"]),
            ..Completions::default()
        };
        assert_eq!(words.at("a", 1), (0, own(&["Ann"])));
        assert_eq!(words.at("na", 2), (0, own(&["nagari"])));
        assert_eq!(words.at("h", 1), (0, own(&["help"])));
        assert_eq!(words.at("순", "순".len()), (0, own(&["순위"])));
        assert_eq!(words.at("Ann t", 5), (4, own(&["takes", "ttadak"])));
        assert_eq!(words.at("Ann takes 1", 11), (10, own(&["1g", "10t"])));
        let korean = "김철수 st";
        assert_eq!(
            words.at(korean, korean.len()),
            ("김철수 ".len(), own(&["stop"]))
        );
    }
}
