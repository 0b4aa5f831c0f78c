//! Hands told in one line.

use crate::support::Numbers;
use crate::told::Told;

/// The first byte selects the meaning of the others: the text of a line, or choices of its words.
/// What settles is repeated, written and read again with the same result; a line with a changed
/// word must be repeated differently.
pub(super) fn law(bytes: &[u8]) -> bool {
    let (kind, bytes) = bytes.split_first().unwrap_or((&0, &[]));
    let mut numbers = Numbers::told(bytes);
    let told = match kind % 2 {
        0 => Told::of(&mut numbers).with(&String::from_utf8_lossy(bytes)),
        _ => Told::of(&mut numbers),
    };
    let is_settled = told.holds().is_some();
    told.differs_visibly(&told.changed(&mut numbers));
    is_settled
}
