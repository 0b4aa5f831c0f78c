//! What tests of the prompt share: a first hand, and numbers that are the same in every run.

use super::hand_start::HandStart;
use crate::record::{Header, Name, Spanned};
use crate::rules::load;
use std::path::Path;
use std::sync::Arc;

/// Returns the first hand of a session for these players, by a ruleset with settings, such as
/// `pagat grenade=bomb`.
pub(crate) fn first_hand(rules: &str, names: &[&str]) -> Arc<HandStart> {
    let mut words = rules.split(' ');
    let mut ruleset = load(words.next().unwrap(), Path::new(".")).unwrap();
    for set in words {
        let (key, value) = set.split_once('=').unwrap();
        ruleset.rules.set(key, value).unwrap();
    }
    let players: Vec<Name> = names.iter().map(|&name| name.into()).collect();
    let names = names.iter().map(|&name| Spanned::synthetic(name.into()));
    Arc::new(HandStart {
        tracked: false,
        ruleset,
        everybody: players.clone(),
        dealer: None,
        dropped_before: Arc::default(),
        came: players.clone(),
        before: 0,
        goes_on: false,
        known: Vec::new(),
        header: vec![Header::Players(names.collect())],
        players,
    })
}

/// A small generator of numbers that are the same in every run.
pub(crate) struct TestNumbers(pub(crate) u64);

impl TestNumbers {
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % limit
    }

    pub(crate) fn one<'t>(&mut self, of: &[&'t str]) -> &'t str {
        of[self.below(of.len())]
    }
}
