//! The rules of one table as constants: scores a pile without reading a ruleset.

use dokbak::card::{Card, Pile};

const BRIGHTS: u64 = kinds([0b0001, 0, 0b0001, 0, 0, 0, 0, 0b0001, 0, 0, 0b0001, 0b0001]);
const ANIMALS: u64 = kinds([0, 1, 0, 1, 1, 1, 1, 0b10, 1, 1, 0, 0b10]);
const RIBBONS: u64 = kinds([
    0b10, 0b10, 0b10, 0b10, 0b10, 0b10, 0b10, 0, 0b10, 0b10, 0, 0b100,
]);
const SINGLE: u64 = kinds([
    0b1100, 0b1100, 0b1100, 0b1100, 0b1100, 0b1100, 0b1100, 0b1100, 0b1100, 0b1100, 0b1100, 0,
]);
const DOUBLE: u64 = kinds([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0b10, 0b1000]);
const RAIN: u64 = 1 << 44;
const CUP: u64 = 1 << 32;
const GODORI: u64 = kinds([0, 1, 0, 1, 0, 0, 0, 0b10, 0, 0, 0, 0]);
const HONG_DAN: u64 = kinds([0b10, 0b10, 0b10, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
const CHEONG_DAN: u64 = kinds([0, 0, 0, 0, 0, 0b10, 0, 0, 0b10, 0b10, 0, 0]);
const CHO_DAN: u64 = kinds([0, 0, 0, 0b10, 0b10, 0, 0b10, 0, 0, 0, 0, 0]);

/// Combines the masks of twelve months, four bits each in the order of the pack, into one.
const fn kinds(months: [u64; 12]) -> u64 {
    let (mut mask, mut at) = (0, 0);
    while at < 12 {
        mask |= months[at] << (4 * at);
        at += 1;
    }
    mask
}

/// Returns a pile as bits: four for each month, in the order of the pack.
pub(crate) fn of(pile: Pile) -> u64 {
    let pack: Vec<Card> = Pile::flowers().iter().collect();
    let bit = |(at, card): (usize, &Card)| {
        // The second of two equal cards is present only if the pile has both.
        let second = at > 0 && pack[at - 1] == *card;
        u64::from(pile.count(*card) > u8::from(second)) << at
    };
    pack.iter().enumerate().map(bit).sum()
}

/// Returns the highest score of a pile under the rules of pagat.
pub(crate) fn stop_points(pile: u64) -> i64 {
    let count = |mask: u64| i64::from((pile & mask).count_ones());
    let has = |mask: u64| pile & mask == mask;
    let rain = pile & RAIN != 0;
    let brights = match count(BRIGHTS) {
        5 => 15,
        4 => 4,
        3 if rain => 2,
        3 => 3,
        _ => 0,
    };
    let sets = 5 * i64::from(has(GODORI))
        + 3 * i64::from(has(HONG_DAN))
        + 3 * i64::from(has(CHEONG_DAN))
        + 3 * i64::from(has(CHO_DAN));
    let ribbons = (count(RIBBONS) - 4).max(0);
    let junk = count(SINGLE) + 2 * count(DOUBLE);
    let rows = |animals: i64, junk: i64| (animals - 4).max(0) + (junk - 9).max(0);
    let animals = count(ANIMALS);
    let switched = if pile & CUP == 0 {
        0
    } else {
        rows(animals - 1, junk + 2)
    };
    brights + sets + ribbons + rows(animals, junk).max(switched)
}
