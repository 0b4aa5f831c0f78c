//! Completion at the prompt: names, verbs, keywords and the cards not yet seen.

use super::initial::Initial;
use super::preview::{Preview, width_in_columns};
use crate::card::fold;
use crate::cli::screen::Screen;
use crate::evening::{command, seating};
use crate::letters::{inert, is_seen, same_name};
use rustyline::completion::{Completer, Pair};
use rustyline::highlight::{CmdKind, Highlighter};
use rustyline::hint::{Hint, Hinter};
use rustyline::line_buffer::LineBuffer;
use rustyline::validate::Validator;
use rustyline::{Changeset, Context, Helper, Result};
use std::borrow::Cow;
use std::collections::HashSet;
use std::sync::Arc;

/// What can be completed at a question.
#[derive(Clone, Debug, Default)]
pub(in crate::cli) struct Completions {
    /// What a line can begin with.
    pub(in crate::cli) first: Vec<String>,
    /// The players' names, as written in a line.
    pub(in crate::cli) names: Vec<String>,
    /// What can follow a player's name.
    pub(in crate::cli) verbs: Vec<String>,
    /// Verbs and keywords in every language, for people who type another language.
    pub(in crate::cli) others: Vec<String>,
    /// Words that say who sits at the table, followed by the names of everybody who was there.
    pub(in crate::cli) seating: Vec<String>,
    /// People of the ledger who are not at the table, and may join.
    pub(in crate::cli) away: Vec<String>,
    /// What can come anywhere else: cards that nobody has captured.
    pub(in crate::cli) cards: Vec<String>,
    /// The text on the line before anything is typed.
    pub(in crate::cli) initial: Initial,
    /// The remark on the line while it is typed.
    pub(in crate::cli) preview: Option<Arc<Preview>>,
    /// The width of the prompt's last row.
    pub(in crate::cli) prompt: u32,
}

impl Completions {
    /// Returns where the word at a position begins, and the candidates for it.
    pub(in crate::cli) fn at(&self, line: &str, position: usize) -> (usize, Vec<String>) {
        let before = &line[..position];
        let start = before.rfind(char::is_whitespace).map_or(0, |at| {
            at + before[at..].chars().next().map_or(1, char::len_utf8)
        });
        let word = fold(&before[start..]);
        let head = before[..start].trim();
        let named = self.names.iter().any(|name| same_name(name, head));
        let comes = seating::comes(head).filter(|_| !self.seating.is_empty());
        let candidates: Vec<&String> = if head.is_empty() {
            let first = self.names.iter().chain(&self.first);
            first.chain(&self.seating).chain(&self.cards).collect()
        } else if named {
            self.verbs.iter().chain(&self.seating).collect()
        } else if let Some(comes) = comes {
            let whom = if comes { &self.away } else { &self.names };
            whom.iter().collect()
        } else {
            self.cards.iter().chain(&self.names).collect()
        };
        let begins = |candidate: &&&String| fold(candidate).starts_with(word.as_str());
        let found = candidates.iter().filter(begins);
        let mut found: Vec<String> = found.map(|found| (*found).clone()).collect();
        if found.is_empty() && !word.is_empty() && (head.is_empty() || named) {
            let others = self.others.iter();
            found.extend(others.filter(|other| begins(&other)).cloned());
        }
        if head.is_empty() && !word.is_empty() {
            let commands =
                command::every_word().filter(|command| command.starts_with(word.as_str()));
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
        if let Some(letter) = self.initial.letter() {
            return Ok((0, vec![pair(letter.into())]));
        }
        let (start, words) = self.at(line, pos);
        Ok((start, words.into_iter().map(pair).collect()))
    }

    fn update(&self, line: &mut LineBuffer, start: usize, elected: &str, changes: &mut Changeset) {
        if self.initial.is_replaced() {
            line.update(elected, elected.len(), changes);
        } else {
            line.replace(start..line.pos(), elected, changes);
        }
    }
}

/// Dim text behind the cursor. It is not part of the line, and no key accepts it.
pub(in crate::cli) struct GhostText(String);

impl Hint for GhostText {
    fn display(&self) -> &str {
        &self.0
    }

    fn completion(&self) -> Option<&str> {
        None
    }
}

impl Hinter for Completions {
    type Hint = GhostText;

    fn hint(&self, line: &str, pos: usize, _: &Context<'_>) -> Option<GhostText> {
        let preview = self.preview.as_ref().filter(|_| pos == line.len())?;
        if !line.chars().all(is_seen) {
            return None;
        }
        let columns = Screen::terminal_columns()?;
        let before = self.prompt + width_in_columns(line);
        // Keep the last column free, or the terminal moves on to the next row.
        let room = columns.saturating_sub(before.checked_rem(columns)? + 1);
        let said = preview.says(line, room.checked_sub(GAP)?)?;
        Some(GhostText(format!("{:GAP$}{said}", "", GAP = GAP as usize)))
    }
}

/// The space between a line and the remark on it.
const GAP: u32 = 2;

/// True if a letter of a typed line is shown; line feeds separate pasted lines.
fn stays(letter: char) -> bool {
    letter == '\n' || is_seen(letter)
}

// The typed text is kept unchanged. It is displayed without control characters, which take no
// space, so that the cursor is in the right place.
impl Highlighter for Completions {
    fn highlight<'l>(&self, line: &'l str, _: usize) -> Cow<'l, str> {
        if line.chars().all(stays) {
            return Cow::Borrowed(line);
        }
        Cow::Owned(line.chars().filter(|letter| stays(*letter)).collect())
    }

    fn highlight_hint<'h>(&self, hint: &'h str) -> Cow<'h, str> {
        Cow::Owned(console::style(hint).force_styling(true).dim().to_string())
    }

    fn highlight_char(&self, line: &str, _: usize, _: CmdKind) -> bool {
        !line.chars().all(stays)
    }
}

impl Validator for Completions {}

impl Helper for Completions {}

#[cfg(test)]
mod tests {
    use crate::cli::terminal::complete::*;

    #[test]
    fn names_then_verbs_then_cards() {
        let own = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
        let words = Completions {
            first: own(&["nagari", "help"]),
            names: own(&["Ann", "김철수"]),
            verbs: own(&["takes", "ttadak", "stop"]),
            others: own(&["먹음", "따닥"]),
            seating: own(&["join", "leave"]),
            away: own(&["Dan", "Dora"]),
            cards: own(&["1g", "10t"]),
            ..Completions::default()
        };
        assert_eq!(words.at("a", 1), (0, own(&["Ann", "adjust"])));
        assert_eq!(words.at("an", 2), (0, own(&["Ann"])));
        assert_eq!(words.at("na", 2), (0, own(&["nagari"])));
        assert_eq!(words.at("h", 1), (0, own(&["help"])));
        assert_eq!(words.at("순", "순".len()), (0, own(&["순위"])));
        assert_eq!(words.at("Ann t", 5), (4, own(&["takes", "ttadak"])));
        let korean = "Ann 따";
        assert_eq!(words.at(korean, korean.len()), (4, own(&["따닥"])));
        assert_eq!(words.at("j", 1), (0, own(&["join"])));
        assert_eq!(words.at("join ", 5), (5, own(&["Dan", "Dora"])));
        let japanese = "入る D";
        assert_eq!(words.at(japanese, japanese.len()).1, own(&["Dan", "Dora"]));
        assert_eq!(words.at("out A", 5), (4, own(&["Ann"])));
        assert_eq!(words.at("Ann le", 6), (4, own(&["leave"])));
        assert_eq!(words.at("Ann takes 1", 11), (10, own(&["1g", "10t"])));
        let korean = "김철수 st";
        assert_eq!(
            words.at(korean, korean.len()),
            ("김철수 ".len(), own(&["stop"]))
        );
    }
}
