//! Progress of long work, shown on a terminal.

use super::screen::{self, Screen};
use indicatif::{ProgressBar, ProgressStyle};
use std::io::{self, IsTerminal as _};

/// A progress bar; invisible unless both output and errors go to a terminal.
pub(super) struct ProgressDisplay(ProgressBar);

impl ProgressDisplay {
    /// Returns an invisible bar, for short work.
    pub(super) fn none() -> Self {
        Self(ProgressBar::hidden())
    }

    /// Returns a bar for this many steps.
    pub(super) fn with_steps(steps: u64, screen: &Screen) -> Self {
        if screen.is_plain() || !screen::is_terminal() || !io::stderr().is_terminal() {
            return Self::none();
        }
        let style = ProgressStyle::with_template("  {bar:40} {human_pos} / {human_len}  {eta}");
        let bar = ProgressBar::new(steps);
        Self(style.map_or_else(|_| ProgressBar::hidden(), |style| bar.with_style(style)))
    }

    /// Advances the bar by this many steps.
    pub(super) fn add(&self, steps: u64) {
        self.0.inc(steps);
    }
}

impl Drop for ProgressDisplay {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
