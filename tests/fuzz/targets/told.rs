//! Hands that are told in one line.

use crate::support::Numbers;
use crate::told::Told;

/// The first byte says whether the others are the text of a line or choices of the words of which one
/// is made. What is settled is said back, written and read again to the same; a line with a word
/// changed is not taken for the first without being said back otherwise.
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
