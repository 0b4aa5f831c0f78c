//! What there is to say of a sheet of results.

use crate::report::sheets::{ForeignFile, SheetEncoding};
use std::fmt;

/// Why a file is no sheet that can be taken in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) enum NoSheet {
    /// It is a file of another program.
    Foreign(ForeignFile),
    /// It has only the totals of each person.
    Totals,
    /// It is a table in a form that is not known.
    Unknown,
    /// It is a table whose cells have only blanks or strokes between them.
    Drawn,
    /// Each of its lines has the amount of one person.
    OneAmountALine,
    /// By these rules no chips pass, so that a result in chips cannot be kept.
    NoChips(String),
    /// None of its lines, of which there are so many, is a result.
    Empty(usize),
    /// Its letters may be Korean or Japanese.
    EitherLanguage,
    /// It is not in the encoding that was named; the first line that does not fit.
    NotIn(SheetEncoding, u32),
}

/// Lines of a file, written `3, 5-7`. Of many, the first are written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::cli) struct Lines {
    /// Lines that follow each other: the first and the last.
    runs: Vec<(u32, u32)>,
    more: usize,
}

impl Lines {
    /// Gathers lines that are in order.
    pub(in crate::cli) fn new(lines: impl IntoIterator<Item = u32>) -> Self {
        /// How many runs are written.
        const MOST: usize = 20;
        let mut gathered = Self::default();
        for line in lines {
            let has_room = gathered.runs.len() < MOST;
            let last = gathered.runs.last_mut().map(|(_, last)| last);
            match last {
                Some(last) if line == *last => {}
                Some(last) if gathered.more == 0 && line == last.saturating_add(1) => *last = line,
                _ if has_room => gathered.runs.push((line, line)),
                _ => gathered.more += 1,
            }
        }
        gathered
    }

    /// Returns whether there is only one line.
    pub(in crate::cli) fn is_one(&self) -> bool {
        matches!(self.runs.as_slice(), [(first, last)] if first == last)
    }

    /// Returns how many lines are not written.
    pub(in crate::cli) const fn more(&self) -> usize {
        self.more
    }
}

impl fmt::Display for Lines {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, (first, last)) in self.runs.iter().enumerate() {
            if at > 0 {
                out.write_str(", ")?;
            }
            if first == last {
                write!(out, "{first}")?;
            } else {
                write!(out, "{first}-{last}")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_follow_each_other_are_written_as_one() {
        assert_eq!(Lines::new([3, 5, 6, 7, 7, 9]).to_string(), "3, 5-7, 9");
        let many = Lines::new((0..25).map(|line| line * 2));
        assert_eq!(many.more(), 5);
    }
}
