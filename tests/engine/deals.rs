//! Random hands: piles dealt from a shuffled deck, calls, and the rules of various tables.

use crate::reference::{Code, DECK, JOKBO_VALUES, LOSS_VALUES, Stopped, Table};
use crate::support::{Numbers, ruleset};
use dokbak::rules::Ruleset;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

/// The jokers that these hands may use.
const JOKERS: [Code; 8] = ["j1", "j2", "j2", "j3", "jb", "jx", "jx", "jg"];

/// The names, in turn order.
pub(crate) const NAMES: [&str; 3] = ["Ann", "Bo", "Chul"];

/// A key and a value.
pub(crate) type Change = (&'static str, &'static str);

/// Checks a law with random input that is the same every time.
pub(crate) fn law<S: Strategy>(cases: u32, input: &S, law: impl Fn(S::Value)) {
    let config = Config {
        cases,
        failure_persistence: None,
        max_shrink_iters: 300,
        ..Config::default()
    };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let held = TestRunner::new_with_rng(config, rng).run(input, |input| {
        law(input);
        Ok(())
    });
    if let Err(broken) = held {
        panic!("{broken}");
    }
}

/// Generates changes to some of these keys.
pub(crate) fn changes(
    keys: &'static [(&'static str, &'static [&'static str])],
    most: usize,
) -> impl Strategy<Value = Vec<Change>> {
    let one = select(keys).prop_flat_map(|(key, values)| (Just(key), select(values)));
    prop::collection::vec(one, 0..=most)
}

/// The calls and circumstances of a hand.
#[derive(Clone, Debug)]
pub(crate) struct Calls {
    goes: Vec<usize>,
    months: Vec<u8>,
    shown: usize,
    bombs: usize,
    pub(crate) carry: u32,
    pub(crate) pot: i64,
    month: Option<u8>,
    mission: Option<(usize, i64)>,
    first_sweep: bool,
}

/// A hand that somebody stopped, or tried to.
#[derive(Clone, Debug)]
pub(crate) struct Deal {
    pub(crate) base: &'static str,
    pub(crate) changes: Vec<Change>,
    deck: Vec<Code>,
    jokers: bool,
    seats: usize,
    winner: usize,
    sizes: (usize, usize, usize),
    pub(crate) calls: Calls,
}

/// Returns random changes to at most `most` of these keys.
fn some_changes(
    keys: &[(&'static str, &'static [&'static str])],
    most: usize,
    numbers: &mut Numbers,
) -> Vec<Change> {
    let so_many = numbers.below(most + 1);
    let mut change = || {
        let (key, values) = numbers.one(keys);
        (key, numbers.one(values))
    };
    (0..so_many).map(|_| change()).collect()
}

/// Shuffles the items.
fn shuffle<T>(all: &mut [T], numbers: &mut Numbers) {
    for at in (1..all.len()).rev() {
        all.swap(at, numbers.below(at + 1));
    }
}

impl Calls {
    fn random(numbers: &mut Numbers) -> Self {
        let goes = numbers.below(6);
        let mut months: Vec<u8> = (1..=12).collect();
        shuffle(&mut months, numbers);
        let small = |number: usize| i64::try_from(number).unwrap();
        Self {
            goes: (0..goes).map(|_| numbers.below(3)).collect(),
            shown: numbers.below(3),
            bombs: numbers.below(2),
            carry: [0, 0, 0, 1, 2, 3, 4][numbers.below(7)],
            pot: small(numbers.below(30)),
            month: (numbers.below(2) == 0).then(|| numbers.one(&months)),
            mission: (numbers.below(2) == 0)
                .then(|| (1 + numbers.below(3), small(2 + numbers.below(8)))),
            first_sweep: numbers.below(5) == 0,
            months,
        }
    }
}

/// Generates random hands under the built-in rulesets and variants of them.
pub(crate) fn deals() -> impl Strategy<Value = Deal> {
    let bytes = prop::collection::vec(any::<u8>(), 160);
    bytes.prop_map(|bytes| Deal::random(&mut Numbers::told(&bytes)))
}

impl Deal {
    /// Returns a random hand under a built-in ruleset or a variant of it.
    pub(crate) fn random(numbers: &mut Numbers) -> Self {
        let base = numbers.one(&["pagat", "pagat-2006", "wikipedia"]);
        let mut changes = some_changes(JOKBO_VALUES, 4, numbers);
        changes.extend(some_changes(LOSS_VALUES, 8, numbers));
        let (jokers, seats) = (numbers.below(2) == 0, 2 + numbers.below(2));
        let sizes = [16, 10, 10].map(|most| numbers.below(most));
        let winner = numbers.below(seats);
        let calls = Calls::random(numbers);
        let mut deck: Vec<Code> = DECK.into_iter().chain(JOKERS).collect();
        shuffle(&mut deck, numbers);
        Self {
            base,
            changes,
            deck,
            jokers,
            seats,
            winner,
            sizes: (14 + sizes[0], sizes[1], sizes[2]),
            calls,
        }
    }

    /// Returns all changed keys, including the jokers of the pack.
    pub(crate) fn all_changes(&self) -> Vec<Change> {
        let mut changes = self.changes.clone();
        if self.jokers {
            changes.push(("pack.jokers", "j1,j2,j2,j3,jb,jx,jx,jg"));
        }
        changes
    }

    /// Returns the rules in the engine's form.
    pub(crate) fn ruleset(&self) -> Ruleset {
        ruleset(self.base, &self.all_changes())
    }

    /// Returns the rules in the form of the second reading.
    pub(crate) fn table(&self) -> Table {
        Table::preset(self.base).with(&self.all_changes())
    }

    /// Deals the hand: the winner's pile first, then the losers'.
    pub(crate) fn hand(&self) -> Stopped {
        let mut deck = self
            .deck
            .iter()
            .copied()
            .filter(|code| self.jokers || !code.starts_with('j'));
        let mut deal = |size: usize| deck.by_ref().take(size).collect::<Vec<Code>>();
        let best = deal(self.sizes.0);
        let losers = [deal(self.sizes.1), deal(self.sizes.2)];
        let mut piles: Vec<Vec<Code>> = losers.into_iter().take(self.seats - 1).collect();
        piles.insert(self.winner, best);
        let calls = &self.calls;
        let mine = &piles[self.winner];
        let whole = |month: &&u8| {
            let of_month = |code: &&Code| code[..code.len() - 1] == month.to_string();
            mine.iter().filter(of_month).count() == 4
        };
        let bombed: Vec<u8> = calls
            .months
            .iter()
            .filter(whole)
            .take(calls.bombs)
            .copied()
            .collect();
        let shown = calls.months.iter().filter(|month| !bombed.contains(month));
        // A hand of seven cards may contain two triples, one of ten three.
        let triples = if self.seats == 2 { 3 } else { 2 };
        let triples = calls.shown.min(triples - bombed.len());
        let mission = calls
            .mission
            .map(|(size, times)| (mine.iter().take(size).copied().collect(), times));
        Stopped {
            cups: Vec::new(),
            winner: self.winner,
            goes: calls
                .goes
                .iter()
                .copied()
                .filter(|seat| *seat < self.seats)
                .collect(),
            heundeum: shown.take(triples).copied().collect(),
            bombed,
            carry: calls.carry,
            month: calls.month,
            first_sweep: calls.first_sweep && swept(mine).is_some(),
            mission,
            piles,
        }
    }
}

/// Returns a month that may have been captured whole: at most its junk is missing.
fn swept(pile: &[Code]) -> Option<u8> {
    (1..=12).find(|month| {
        let kept = DECK.iter().filter(|code| {
            let of_month = code[..code.len() - 1] == month.to_string();
            of_month && !code.ends_with(['p', 's'])
        });
        kept.into_iter().all(|code| pile.contains(code))
    })
}

/// Lists the codes of cards.
pub(crate) fn codes(cards: &[Code]) -> String {
    cards.join(" ")
}

impl Stopped {
    /// Returns the lines of the record before the piles.
    pub(crate) fn beginning(&self) -> Vec<String> {
        let names = &NAMES[..self.piles.len()];
        let winner = NAMES[self.winner];
        let mut lines = vec![
            format!("players {}", names.join(" ")),
            format!("carry {}", self.carry),
        ];
        lines.extend(self.month.map(|month| format!("month {month}")));
        if let Some((cards, times)) = &self.mission {
            lines.push(format!("mission {} x{times}", codes(cards)));
        }
        let shown = self.heundeum.iter();
        lines.extend(shown.map(|month| format!("{winner} heundeum {month}")));
        let bombed = self.bombed.iter();
        lines.extend(bombed.map(|month| format!("{winner} potkan {month}")));
        if let Some(month) = swept(&self.piles[self.winner]).filter(|_| self.first_sweep) {
            lines.push(format!("{winner} first-sweep {month}"));
        }
        lines.extend(self.goes.iter().map(|seat| format!("{} go", NAMES[*seat])));
        lines
    }

    /// Returns the record: every pile by its cards, and the stop.
    pub(crate) fn record(&self) -> String {
        self.record_with(|seat| format!("{} has {}", NAMES[seat], codes(&self.piles[seat])))
    }

    /// Returns the record with a custom line for each pile.
    pub(crate) fn record_with(&self, pile: impl Fn(usize) -> String) -> String {
        let mut lines = self.beginning();
        lines.extend((0..self.piles.len()).map(pile));
        lines.push(format!("{} stop\n", NAMES[self.winner]));
        lines.join("\n")
    }
}
