//! The commands of the prompt.

use crate::card::fold;

/// Words that are commands of the prompt, whatever is asked.
pub(super) const COMMANDS: [&str; 9] = [
    "undo", "show", "help", "menu", "edit", "end", "quit", "m", "?",
];

/// Returns whether a name would be taken for a command.
pub(super) fn is_command(name: &str) -> bool {
    COMMANDS.contains(&fold(name).as_str())
}
