//! A value with the words that said it.

use crate::telling::piece::Spoken;

/// A value with the words that said it.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::telling) struct Worded<T> {
    pub(in crate::telling) value: T,
    pub(in crate::telling) words: Vec<Spoken>,
}

impl<T> Worded<T> {
    pub(super) fn new(value: T, words: &[Spoken]) -> Self {
        Self {
            value,
            words: words.to_vec(),
        }
    }
}
