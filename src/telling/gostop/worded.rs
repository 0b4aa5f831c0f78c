//! Something with the words that said it.

use crate::telling::piece::Spoken;

/// Something with the words that said it.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::telling) struct Said<T> {
    pub(in crate::telling) value: T,
    pub(in crate::telling) words: Vec<Spoken>,
}

impl<T> Said<T> {
    pub(super) fn new(value: T, words: &[Spoken]) -> Self {
        Self {
            value,
            words: words.to_vec(),
        }
    }
}
