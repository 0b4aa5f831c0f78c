//! By which number a place in a record is called.

/// What a place in a record is called by its number.
#[derive(Clone, Copy, Debug)]
pub enum Numbering<'a> {
    /// The lines of the record.
    Lines,
    /// What was entered at the prompt: the number of the entry that each line came from, where one
    /// did.
    Entries(&'a [Option<usize>]),
    /// The lines of a record under dispute: the number that each had as it was written, where it
    /// had one.
    Written(&'a [Option<usize>]),
}

/// What has a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NumberedThing {
    /// A line of the record.
    Line,
    /// Something entered at the prompt.
    Entry,
}

impl Numbering<'_> {
    /// Returns what a line is, and its number.
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
