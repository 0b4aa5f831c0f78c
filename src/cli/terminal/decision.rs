//! Explains a yes-or-no decision on request.

use crate::cli::screen::{Grid, Screen};
use crate::cli::words::say;
use crate::evening::command::PromptCommand;
use crate::evening::decision::Decision;
use std::io;

impl Decision {
    /// Explains the decision if the line asks for it, and returns whether it did. Help also lists
    /// the commands.
    pub(in crate::cli) fn explained(self, line: &str, screen: &mut Screen) -> io::Result<bool> {
        let Some((PromptCommand::Help, _)) = PromptCommand::parse(line) else {
            return Ok(false);
        };
        let lang = screen.lang();
        screen.prose(format!("  {}", say!(lang, decision(self))))?;
        if !matches!(line.trim(), "?" | "？") {
            let mut grid = Grid::new(&["", ""]);
            for row in say!(lang, commands_help()) {
                grid.row(row);
            }
            screen.table(grid)?;
        }
        Ok(true)
    }
}
