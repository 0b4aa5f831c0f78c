//! Shared helpers: rules from a name and keys, piles from codes, and a number generator.

pub(crate) use crate::files::{files, repository};
use crate::reference::Code;
use dokbak::card::{Calendar, Card, Pile, read_word};
use dokbak::rules::{self, GoStopRules, Ruleset};
use dokbak::verdict::{Detail, GoStopDetail, Score, Verdict};
use std::collections::{HashMap, VecDeque};
use std::path::Path;
use std::sync::OnceLock;

/// Returns the crate's manifest as it was written: in a package, Cargo puts one of its own before it.
pub(crate) fn manifest() -> String {
    let written = std::fs::read_to_string(repository("Cargo.toml.orig"));
    written
        .or_else(|_| std::fs::read_to_string(repository("Cargo.toml")))
        .unwrap()
}

/// Returns a built-in ruleset with some keys changed.
pub(crate) fn ruleset(name: &str, changes: &[(&str, &str)]) -> Ruleset {
    let mut ruleset = rules::load(name, Path::new(".")).unwrap();
    for (key, value) in changes {
        ruleset.rules.set(key, value).unwrap();
    }
    ruleset
}

/// Returns the Go-Stop rules of a ruleset.
pub(crate) fn gostop(ruleset: &Ruleset) -> &GoStopRules {
    ruleset.rules.gostop().unwrap()
}

/// Returns the card with a code.
pub(crate) fn card(code: Code) -> Card {
    static CARDS: OnceLock<HashMap<Code, Card>> = OnceLock::new();
    let jokers = ["j1", "j2", "j3", "jb", "jx", "jg"];
    let cards = CARDS.get_or_init(|| {
        let codes = crate::reference::DECK.into_iter().chain(jokers);
        let read = |code| read_word(code, Calendar::Korean).unwrap()[0];
        codes.map(|code| (code, read(code))).collect()
    });
    cards[code]
}

/// Returns the pile of cards with these codes.
pub(crate) fn pile(codes: &[Code]) -> Pile {
    codes.iter().map(|code| card(code)).collect()
}

/// Returns the lines of a score as ids and points.
pub(crate) fn lines(score: &Score) -> Vec<(String, i64)> {
    let id = |line: &dokbak::verdict::ScoreLine| {
        let id = serde_json::to_value(line.id).unwrap();
        (id.as_str().unwrap().to_owned(), line.points)
    };
    score.jokbo.iter().map(id).collect()
}

/// Returns the Go-Stop part of a verdict, to be changed.
pub(crate) fn detail(verdict: &mut Verdict) -> &mut GoStopDetail {
    match &mut verdict.detail {
        Detail::GoStop(detail) => detail,
        other => panic!("{other:?}"),
    }
}

/// A small number generator that gives the same sequence on every run (`SplitMix64`) or, as long as
/// there are any, numbers read from bytes.
pub(crate) struct Numbers {
    state: u64,
    bytes: VecDeque<u8>,
}

impl Numbers {
    /// Returns a generator with a seed.
    pub(crate) fn of(seed: u64) -> Self {
        Self {
            state: seed,
            bytes: VecDeque::new(),
        }
    }

    /// Returns a generator that reads numbers from bytes, one byte for each small number. After the
    /// bytes come those of a seed, so that all choices can be completed.
    pub(crate) fn told(bytes: &[u8]) -> Self {
        Self {
            state: 0,
            bytes: bytes.iter().copied().collect(),
        }
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Returns a number below `end`.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        let told = match end {
            0..=256 => self.bytes.pop_front().map(u64::from),
            _ if self.bytes.len() < 2 => None,
            _ => Some(
                self.bytes
                    .drain(..2)
                    .fold(0, |n, byte| n * 256 + u64::from(byte)),
            ),
        };
        let number = told.unwrap_or_else(|| self.next());
        usize::try_from(number % u64::try_from(end).unwrap()).unwrap()
    }

    /// Returns one of the items.
    pub(crate) fn one<T: Copy>(&mut self, among: &[T]) -> T {
        among[self.below(among.len())]
    }
}

#[test]
fn numbers_are_told_first_and_seeded_then() {
    let mut numbers = Numbers::told(&[7, 1, 0, 200]);
    assert_eq!(numbers.below(5), 2, "7 is 2 of 5");
    assert_eq!(numbers.below(1000), 256, "1 and 0 are 256");
    assert_eq!(numbers.one(&[3, 4, 5]), 5, "200 is 2 of 3");
    let mut seeded = Numbers::of(0);
    let rest: Vec<usize> = (0..9).map(|_| numbers.below(100)).collect();
    let want: Vec<usize> = (0..9).map(|_| seeded.below(100)).collect();
    assert_eq!(rest, want);
}
