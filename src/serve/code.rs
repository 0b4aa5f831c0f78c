//! The address of the table as a code to be scanned.

use qrcode::{Color, EcLevel, QrCode};

/// How many light dots stand around a code.
const QUIET: usize = 2;

/// A code as dots: `true` is dark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ScanCode {
    width: usize,
    dots: Vec<bool>,
}

impl ScanCode {
    /// Returns the code of a text; `None` if that is longer than codes can be.
    pub(crate) fn new(text: &str) -> Option<Self> {
        let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
        Some(Self {
            width: code.width(),
            dots: code
                .to_colors()
                .iter()
                .map(|dot| *dot == Color::Dark)
                .collect(),
        })
    }

    /// Returns whether a dot is dark; around the code all is light.
    fn is_dark(&self, row: usize, column: usize) -> bool {
        let inside = |at: usize| at.checked_sub(QUIET).filter(|at| *at < self.width);
        match (inside(row), inside(column)) {
            (Some(row), Some(column)) => self.dots.get(row * self.width + column) == Some(&true),
            _ => false,
        }
    }

    /// Returns the rows of the code for a terminal, two rows of dots each. Light dots are drawn, so
    /// that a terminal with a dark ground shows it as it is printed.
    pub(crate) fn rows(&self) -> Vec<String> {
        let side = self.width + 2 * QUIET;
        let row = |top: usize| {
            let half = |column: usize| match (
                self.is_dark(top, column),
                top + 1 < side && self.is_dark(top + 1, column),
            ) {
                (true, true) => ' ',
                (true, false) => '▄',
                (false, true) => '▀',
                (false, false) => '█',
            };
            (0..side).map(half).collect()
        };
        (0..side).step_by(2).map(row).collect()
    }

    /// Returns the code as SVG, one dot a unit.
    pub(crate) fn svg(&self) -> String {
        use std::fmt::Write as _;
        let side = self.width + 2 * QUIET;
        let mut path = String::new();
        for row in 0..side {
            for column in (0..side).filter(|column| self.is_dark(row, *column)) {
                let _ = write!(path, "M{column} {row}h1v1h-1z");
            }
        }
        format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h{side}v{side}H0z"/><path d="{path}"/></svg>"##
        )
    }
}
