//! How the places in a record that sentences mention are numbered.

/// How to number the places in a record that sentences mention.
#[derive(Clone, Copy, Debug)]
pub enum Numbering<'a> {
    /// By lines of the record.
    Lines,
    /// By entries at the prompt: the number, for each line, of the entry that gave it, if one did.
    Entries(&'a [Option<usize>]),
    /// By lines of a record before claims: the number, for each line, that it had then, if any.
    Written(&'a [Option<usize>]),
}

/// What a place's number counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NumberedThing {
    /// A line of the record.
    Line,
    /// An entry at the prompt.
    Entry,
}

impl Numbering<'_> {
    /// Returns whether to call a line a line or an entry, and the number to call it by.
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
