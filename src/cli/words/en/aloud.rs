//! What is said where nothing is drawn, for those who hear the screen.

/// Returns several things that are said one after the other; some may be lists themselves.
pub(in crate::cli) fn in_turn(parts: &[String]) -> String {
    let has_list = parts.iter().any(|part| part.contains(", "));
    parts.join(if has_list { "; " } else { ", " })
}

/// Returns what is said of a row that is marked because it differs.
pub(in crate::cli) const fn differs() -> &'static str {
    "different"
}

/// Returns what is said of a number that hardly came about by chance.
pub(in crate::cli) const fn hardly_chance() -> &'static str {
    "hardly chance"
}

/// Returns what is said of bounds.
pub(in crate::cli) fn bounds(low: &str, high: &str) -> String {
    format!("{low} to {high}")
}

/// Returns what is said before a line that a change puts in.
pub(in crate::cli) const fn line_added() -> &'static str {
    "added: "
}

/// Returns what is said before a line that a change leaves out.
pub(in crate::cli) const fn line_left_out() -> &'static str {
    "left out: "
}

/// Returns what is said before a line that a change makes another.
pub(in crate::cli) const fn line_changed() -> &'static str {
    "changed: "
}

/// Returns what is said below words that Tab shows, of those that found no room.
pub(in crate::cli) fn more_words(count: usize) -> String {
    format!("{count} more: type a letter, then Tab")
}

/// Returns the question for one of several numbered lines.
pub(in crate::cli) fn which_number(most: usize) -> String {
    format!("Which, 1 to {most}? [none] ")
}

/// Returns the question for any of several numbered lines.
pub(in crate::cli) fn which_numbers(most: usize) -> String {
    format!("Which of 1 to {most}, with spaces between? [none] ")
}

/// Returns the question for a number.
pub(in crate::cli) fn how_many(question: &str, least: u32, most: u32) -> String {
    format!("{question} ({least} to {most}) [none] ")
}

/// Returns that a number is not among those that are asked for.
pub(in crate::cli) fn no_such_number(least: u32, most: u32) -> String {
    format!("Answer with a number from {least} to {most}, or with Enter for none.")
}

/// Returns how one chooses from menus that are lines with numbers.
pub(in crate::cli) const fn numbered_menus_help() -> &'static str {
    "Menus list what can be chosen in numbered lines, and ask for the number."
}

/// Returns the question for yes or no.
pub(in crate::cli) fn whether(question: &str) -> String {
    format!("{question} (y/n) ")
}

/// Returns that a number is not listed.
pub(in crate::cli) fn not_listed(most: usize) -> String {
    format!("Answer with a number from 1 to {most}, or with Enter for none.")
}
