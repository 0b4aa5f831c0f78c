//! Where the answers of an evening come from.

use super::keyboard::Terminal;
use super::prompter::{Prompter, Script};
use crate::cli::facts::input::InputSource;
use crate::cli::screen::Screen;
use std::io::{self, BufRead};

/// Where the answers of an evening come from.
pub(in crate::cli) struct Answers(pub(in crate::cli) Box<dyn Prompter>);

impl Answers {
    /// Returns answers from this program's terminal; both input and output must be a terminal.
    pub(in crate::cli) fn terminal(screen: &Screen) -> io::Result<Self> {
        Ok(Self(Box::new(Terminal::new(screen)?)))
    }

    /// Returns answers from the lines of a script.
    pub(in crate::cli) fn script(from: InputSource, lines: impl BufRead + 'static) -> Self {
        Self(Box::new(Script::new(from, lines)))
    }

    /// Returns answers from an input in which each line answers one question; an empty line is
    /// Enter.
    pub(in crate::cli) fn line_by_line(from: InputSource, lines: impl BufRead + 'static) -> Self {
        Self(Box::new(Script::answers(from, lines)))
    }
}
