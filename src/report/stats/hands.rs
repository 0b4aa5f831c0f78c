//! A compact list of hands.

use crate::ledger::EntryId;
use serde::{Serialize, Serializer};
use std::fmt;
use std::iter;

/// Hands by their entries, in the order in which they were counted. The hands of somebody who plays
/// for a whole evening have consecutive entries: such a run takes two or three bytes. Any other
/// hand takes one byte if its entry is close to that of the hand before.
#[derive(Clone, Default)]
pub struct Hands {
    /// Numbers in groups of seven bits a byte, the lowest group first. Each number is a step from
    /// the entry of the hand before, or the length of a run of consecutive entries.
    tokens: Vec<u8>,
    count: usize,
    last: i64,
    /// The length of the current run of consecutive entries.
    run: u64,
}

impl Hands {
    /// An empty list.
    pub const NONE: Self = Self {
        tokens: Vec::new(),
        count: 0,
        last: 0,
        run: 0,
    };

    /// Adds a hand.
    pub fn push(&mut self, EntryId(hand): EntryId) {
        let step = hand.wrapping_sub(self.last);
        if step == 1 && self.count > 0 {
            self.run += 1;
        } else {
            self.end_run();
            // The sign becomes the lowest bit, so that a small step in either direction is a small
            // number.
            let step = (step << 1) ^ (step >> 63);
            self.number(u128::from(step.cast_unsigned()) << 1);
        }
        (self.last, self.count) = (hand, self.count + 1);
    }

    fn end_run(&mut self) {
        if self.run > 0 {
            let run = std::mem::take(&mut self.run);
            self.number(u128::from(run) << 1 | 1);
        }
    }

    fn number(&mut self, mut number: u128) {
        loop {
            let [low, ..] = number.to_le_bytes();
            number >>= 7;
            if number == 0 {
                self.tokens.push(low & 0x7f);
                return;
            }
            self.tokens.push(low | 0x80);
        }
    }

    /// Returns the number of hands.
    pub const fn len(&self) -> usize {
        self.count
    }

    /// Returns whether the list has no hands.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Returns the last hand; `None` if the list is empty.
    pub fn last(&self) -> Option<EntryId> {
        (self.count > 0).then_some(EntryId(self.last))
    }

    /// Returns all hands, in order.
    pub fn iter(&self) -> impl Iterator<Item = EntryId> {
        let mut tokens = self.tokens.iter();
        let (mut hand, mut run, mut at_end) = (0_i64, 0, self.run);
        iter::from_fn(move || {
            if run == 0 {
                match number(&mut tokens) {
                    Some(number) if number & 1 == 1 => run = number >> 1,
                    Some(number) => {
                        let step = u64::try_from(number >> 1).ok()?;
                        let step = (step >> 1).cast_signed() ^ -(step & 1).cast_signed();
                        hand = hand.wrapping_add(step);
                        return Some(EntryId(hand));
                    }
                    None => run = u128::from(std::mem::take(&mut at_end)),
                }
            }
            run = run.checked_sub(1)?;
            hand = hand.wrapping_add(1);
            Some(EntryId(hand))
        })
    }

    /// Splits the list into consecutive parts of these lengths.
    pub fn parts(&self, lengths: impl Iterator<Item = usize>) -> Vec<Self> {
        let mut hands = self.iter();
        lengths
            .map(|length| hands.by_ref().take(length).collect())
            .collect()
    }
}

/// Reads the next number; `None` at the end.
fn number(tokens: &mut std::slice::Iter<'_, u8>) -> Option<u128> {
    let mut number = 0;
    for shift in (0..).step_by(7) {
        let byte = *tokens.next()?;
        number |= u128::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            break;
        }
    }
    Some(number)
}

impl Extend<EntryId> for Hands {
    fn extend<I: IntoIterator<Item = EntryId>>(&mut self, hands: I) {
        hands.into_iter().for_each(|hand| self.push(hand));
    }
}

impl FromIterator<EntryId> for Hands {
    fn from_iter<I: IntoIterator<Item = EntryId>>(hands: I) -> Self {
        let mut all = Self::default();
        all.extend(hands);
        all
    }
}

impl PartialEq for Hands {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for Hands {}

impl<const N: usize> PartialEq<[EntryId; N]> for Hands {
    fn eq(&self, other: &[EntryId; N]) -> bool {
        self.iter().eq(other.iter().copied())
    }
}

impl fmt::Debug for Hands {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Hands {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hands_from(hands: &[i64]) -> Hands {
        hands.iter().copied().map(EntryId).collect()
    }

    fn listed(hands: &Hands) -> Vec<i64> {
        hands.iter().map(|EntryId(hand)| hand).collect()
    }

    #[test]
    fn hands_come_out_as_they_went_in() {
        for hands in [
            &[][..],
            &[0],
            &[1],
            &[1, 2, 3],
            &[7, 8, 9, 40, 41, 3, 4, 2, 2],
            &[i64::MAX, 0, i64::MIN, -1, 0, 1, i64::MAX],
            &[-5, -4, 1_000_000, 1_000_001],
        ] {
            let found = hands_from(hands);
            assert_eq!(listed(&found), hands);
            assert_eq!(found.len(), hands.len());
            assert_eq!(found.last(), hands.last().copied().map(EntryId));
            assert_eq!(found.is_empty(), hands.is_empty());
        }
        assert_ne!(hands_from(&[1, 2]), hands_from(&[1, 3]));
        assert_eq!(hands_from(&[4, 5]), [EntryId(4), EntryId(5)]);
        let text = serde_json::to_string(&hands_from(&[4, 5, 9])).unwrap();
        assert_eq!(text, "[4,5,9]");
    }

    #[test]
    fn parts_are_as_long_as_they_are_to_be() {
        let parts = hands_from(&[3, 4, 5, 9, 10]).parts([2, 0, 3].into_iter());
        let parts: Vec<Vec<i64>> = parts.iter().map(listed).collect();
        assert_eq!(parts, [vec![3, 4], vec![], vec![5, 9, 10]]);
    }

    /// A hundred evenings of twelve hands, with an entry between evenings: one byte for the step
    /// and one for the other eleven. Every third hand on its own: a byte each.
    #[test]
    fn hands_that_follow_each_other_take_little() {
        let evenings = (0..100).flat_map(|evening| (1..=12).map(move |hand| evening * 14 + hand));
        let all: Hands = evenings.map(EntryId).collect();
        assert_eq!((all.len(), all.tokens.len()), (1200, 199));
        let thirds: Hands = (1..=1000).map(|hand| EntryId(hand * 3)).collect();
        assert_eq!((thirds.len(), thirds.tokens.len()), (1000, 1000));
    }
}
