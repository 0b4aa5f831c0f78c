//! What a typed line before the first hand is about.

use super::ask::SetupAsk;
use crate::card::fold;
use crate::record::{is_keyword, is_verb, keyword};

/// A line that belongs to the setup, whatever is being asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SetupLine {
    /// It answers this question.
    Answer(SetupAsk),
    /// It sets a key.
    Set,
}

/// Returns the kind of setup line, if a text is one, and the rest after its keyword.
pub(super) fn line_of(text: &str) -> Option<(SetupLine, &str)> {
    let text = text.trim();
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let line = match keyword(word) {
        Some("players") => SetupLine::Answer(SetupAsk::Players),
        Some("rules") => SetupLine::Answer(SetupAsk::Rules),
        Some("chip") => SetupLine::Answer(SetupAsk::Chip),
        Some("set") => SetupLine::Set,
        // The record language has no word for it.
        None if fold(word) == "length" => SetupLine::Answer(SetupAsk::Length),
        _ => return None,
    };
    Some((line, rest))
}

/// Returns whether a text is a setup line, whatever is being asked.
pub(crate) fn is_setup_line(text: &str) -> bool {
    line_of(text).is_some()
}

/// Returns whether a text names the players.
pub(crate) fn names_players(text: &str) -> bool {
    line_of(text).is_some_and(|(line, _)| line == SetupLine::Answer(SetupAsk::Players))
}

/// Returns whether a text is a line of the record language, whoever its player is.
pub(crate) fn is_any_line(text: &str) -> bool {
    let mut words = text.split_whitespace();
    let first = words.next().unwrap_or_default();
    is_keyword(first) || words.next().is_some_and(is_verb)
}
