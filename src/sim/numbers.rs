//! A random number generator that gives the same sequence on every machine: xoshiro256**, seeded
//! with `SplitMix64` (both by Blackman and Vigna, in the public domain).

/// A sequence of random numbers.
#[derive(Clone, Debug)]
pub(super) struct RandomNumbers([u64; 4]);

/// Returns the next number of `SplitMix64`.
fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut mixed = *state;
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

impl RandomNumbers {
    /// Returns the sequence for one purpose in one deal of a seed.
    pub(super) fn seeded(seed: u64, deal: u64, used_for: u64) -> Self {
        let mut state = seed;
        for part in [deal, used_for] {
            state = split_mix(&mut state) ^ part;
        }
        Self(std::array::from_fn(|_| split_mix(&mut state)))
    }

    fn next(&mut self) -> u64 {
        let state = &mut self.0;
        let next = state[1].wrapping_mul(5).rotate_left(7).wrapping_mul(9);
        let shifted = state[1] << 17;
        state[2] ^= state[0];
        state[3] ^= state[1];
        state[1] ^= state[2];
        state[0] ^= state[3];
        state[2] ^= shifted;
        state[3] = state[3].rotate_left(45);
        next
    }

    /// Returns a uniformly random number below `end`, or 0 if `end` is 0.
    pub(super) fn below(&mut self, end: usize) -> usize {
        let end = end as u64;
        // Some numbers would come up once more often than others, so the surplus products are drawn
        // again.
        let rest = end.wrapping_neg().checked_rem(end).unwrap_or(0);
        loop {
            let next = self.next();
            if next.wrapping_mul(end) >= rest {
                let high = (u128::from(next) * u128::from(end)) >> 64;
                return usize::try_from(high).unwrap_or(0);
            }
        }
    }

    /// Returns true or false with equal probability.
    pub(super) fn coin(&mut self) -> bool {
        self.below(2) == 0
    }

    /// Puts a list in random order.
    pub(super) fn shuffle<T>(&mut self, things: &mut [T]) {
        for at in (1..things.len()).rev() {
            things.swap(at, self.below(at + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The expected numbers are what the authors' programs print for these states.
    #[test]
    fn the_generators_give_what_their_authors_say() {
        let mut state = 1_234_567;
        let first = [split_mix(&mut state), split_mix(&mut state)];
        assert_eq!(
            first,
            [6_457_827_717_110_365_317, 3_203_168_211_198_807_973]
        );
        let mut numbers = RandomNumbers([1, 2, 3, 4]);
        let first: [u64; 5] = std::array::from_fn(|_| numbers.next());
        let want = [
            11520,
            0,
            1_509_978_240,
            1_215_971_899_390_074_240,
            1_216_172_134_540_287_360,
        ];
        assert_eq!(first, want);
    }

    #[test]
    fn every_number_below_comes_up_as_often() {
        let mut numbers = RandomNumbers::seeded(1, 2, 3);
        let mut seen = [0_u32; 6];
        for _ in 0..6000 {
            seen[numbers.below(6)] += 1;
        }
        assert!(
            seen.iter().all(|count| (850..1150).contains(count)),
            "{seen:?}"
        );
        assert_eq!(numbers.below(0), 0);
        assert_eq!(numbers.below(1), 0);
    }

    #[test]
    fn deals_and_uses_have_sequences_of_their_own() {
        let first = |seed, deal, used_for| RandomNumbers::seeded(seed, deal, used_for).next();
        let all = [
            first(1, 0, 0),
            first(1, 1, 0),
            first(1, 0, 1),
            first(2, 0, 0),
            first(0, 1, 0),
        ];
        for (at, one) in all.iter().enumerate() {
            assert!(!all[..at].contains(one), "{all:?}");
        }
        assert_eq!(first(1, 0, 0), all[0]);
    }
}
