//! How places in a record are numbered.

/// What the numbers of places in a record mean.
#[derive(Clone, Copy, Debug)]
pub enum Numbering<'a> {
    /// Lines of the record.
    Lines,
    /// Entries at the prompt: for each line, the number of the entry that it came from, if any.
    Entries(&'a [Option<usize>]),
    /// Lines of a disputed record: the number that each had when it was written, if any.
    Written(&'a [Option<usize>]),
}

/// What a number counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NumberedThing {
    /// A line of the record.
    Line,
    /// An entry at the prompt.
    Entry,
}

impl Numbering<'_> {
    /// Returns what a line counts as, and its number.
    pub(crate) fn locate(self, line: u32) -> (NumberedThing, usize) {
        let line = usize::try_from(line).unwrap_or(usize::MAX);
        let of = |numbers: &[Option<usize>]| numbers.get(line.checked_sub(1)?).copied().flatten();
        let (what, number) = match self {
            Self::Lines => (NumberedThing::Line, None),
            Self::Entries(entries) => (NumberedThing::Entry, of(entries)),
            Self::Written(lines) => (NumberedThing::Line, of(lines)),
        };
        number.map_or((NumberedThing::Line, line), |number| (what, number))
    }
}
