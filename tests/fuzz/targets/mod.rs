//! A law for each target: bytes in, a panic if it is broken.

mod adjudication;
mod file;
mod import;
mod kept;
mod record;
mod ruleset;
mod script;
mod sheet;
mod told;
mod turns;

use proptest::strategy::{Strategy, ValueTree as _};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

/// Something for fuzzers to try.
pub struct Target {
    /// Its name, which is also that of its binary and folders.
    pub name: &'static str,
    /// The law that must hold for any bytes; returns whether these passed all stages, such as up to
    /// a verdict.
    pub law: fn(&[u8]) -> bool,
}

/// All targets.
pub const TARGETS: [Target; 9] = [
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
        name: "sheet",
        law: sheet::law,
    },
    Target {
        name: "told",
        law: told::law,
    },
];

/// Generates a value from bytes, used as a seed. If the bytes were the random numbers themselves,
/// each fork of the strategy would take half of them, until none were left.
fn made<S: Strategy>(strategy: &S, bytes: &[u8]) -> S::Value {
    let mut seed = bytes.to_vec();
    seed.resize(32, 0);
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &seed);
    let mut runner = TestRunner::new_with_rng(Config::default(), rng);
    strategy.new_tree(&mut runner).unwrap().current()
}
