//! A law for each target: bytes in, a panic where it is broken.

mod adjudication;
mod file;
mod import;
mod kept;
mod record;
mod ruleset;
mod script;
mod told;
mod turns;

use proptest::strategy::{Strategy, ValueTree as _};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

/// Something that fuzzers try.
pub struct Target {
    /// What it is called, as its binary and its folders are.
    pub name: &'static str,
    /// What must hold for whatever bytes; returns whether these got to the bottom, such as to a
    /// verdict.
    pub law: fn(&[u8]) -> bool,
}

/// Everything that fuzzers try.
pub const TARGETS: [Target; 8] = [
    Target {
        name: "record",
        law: record::law,
    },
    Target {
        name: "ruleset",
        law: ruleset::law,
    },
    Target {
        name: "turns",
        law: turns::law,
    },
    Target {
        name: "adjudication",
        law: adjudication::law,
    },
    Target {
        name: "import",
        law: import::law,
    },
    Target {
        name: "file",
        law: file::law,
    },
    Target {
        name: "script",
        law: script::law,
    },
    Target {
        name: "told",
        law: told::law,
    },
];

/// Returns what a strategy makes of bytes, as a seed: what it forks off takes half of the bytes each
/// time where they are its random numbers themselves, and then there are none left.
fn made<S: Strategy>(strategy: &S, bytes: &[u8]) -> S::Value {
    let mut seed = bytes.to_vec();
    seed.resize(32, 0);
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &seed);
    let mut runner = TestRunner::new_with_rng(Config::default(), rng);
    strategy.new_tree(&mut runner).unwrap().current()
}
