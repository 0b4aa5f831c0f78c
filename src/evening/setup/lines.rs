//! What a typed line before the first hand is about.

use super::ask::SetupAsk;
use crate::card::fold;
use crate::record::{is_keyword, is_verb, keyword};

/// A line before the first hand that begins with a keyword, so that it may come at any question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SetupLine {
    /// The line answers this question.
    Answer(SetupAsk),
    /// The line sets a key of the ruleset.
    Set,
}

/// Returns the kind of a setup line, and the rest after its keyword; `None` for any other text.
pub(super) fn line_of(text: &str) -> Option<(SetupLine, &str)> {
    let text = text.trim();
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let line = match keyword(word) {
        Some("players") => SetupLine::Answer(SetupAsk::Players),
        Some("rules") => SetupLine::Answer(SetupAsk::Rules),
        Some("chip") => SetupLine::Answer(SetupAsk::Chip),
        Some("set") => SetupLine::Set,
        // The record language has no keyword for the length.
        None if fold(word) == "length" => SetupLine::Answer(SetupAsk::Length),
        _ => return None,
    };
    Some((line, rest))
}

/// Returns whether a text is a setup line, which may come at any question before the first hand.
pub(crate) fn is_setup_line(text: &str) -> bool {
    line_of(text).is_some()
}

/// Returns whether a text is a `players` line.
pub(crate) fn names_players(text: &str) -> bool {
    line_of(text).is_some_and(|(line, _)| line == SetupLine::Answer(SetupAsk::Players))
}

/// Returns whether a text looks like a line of the record language, whatever name it begins with.
pub(crate) fn is_any_line(text: &str) -> bool {
    let mut words = text.split_whitespace();
    let first = words.next().unwrap_or_default();
    is_keyword(first) || words.next().is_some_and(is_verb)
}
