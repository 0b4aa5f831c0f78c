//! A repeatable pseudo-random sequence.

/// A generator; each point of a run has its own, so that points can be tried in any order.
pub(crate) struct Dice(u64);

impl Dice {
    /// Returns the generator of a point.
    pub(crate) fn of(seed: u64) -> Self {
        Self(seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Returns a number from 0 up to, but not including, `end`.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.next() % end as u64).unwrap()
    }

    pub(crate) fn flips(&mut self) -> bool {
        self.next() & 1 == 0
    }

    /// Returns this many of the items, in order; all if there are no more.
    pub(crate) fn some<T>(&mut self, mut of: Vec<T>, count: usize) -> Vec<T> {
        while of.len() > count {
            of.remove(self.below(of.len()));
        }
        of
    }
}
