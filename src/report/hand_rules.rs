//! Resolves the `rules` line of a stored hand to a ruleset.

use crate::card::Calendar;
use crate::case::DEFAULT_RULES;
use crate::record::{Header, Source, parse_from};
use crate::rules::{self, Ruleset};
use std::path::Path;

/// The ruleset for a stored hand, without the `set` lines of its record, which apply on top.
#[derive(Clone, Debug)]
pub struct HandRules {
    /// The ruleset.
    pub ruleset: Ruleset,
    /// Whether this is the ruleset with the name in the `rules` line, as `dokbak settle` finds it.
    /// If not, it is the ruleset of the session, which already includes the session's `set` lines.
    pub by_name: bool,
}

/// Returns the ruleset that a hand's record names, given the record as first written and the
/// ruleset of its session. If the named ruleset is gone or has changed, returns the session's
/// ruleset instead.
pub fn hand_rules(written: &str, session: &Ruleset) -> HandRules {
    let parsed = parse_from(Source::Ledger, written, Calendar::Korean);
    let name = parsed.record.rules().unwrap_or(DEFAULT_RULES).to_owned();
    let told = |key: &str, value: &str| {
        parsed.record.headers().any(|(_, header)| {
            matches!(header, Header::Set(known, set) if known.value == key && set == value)
        })
    };
    let found = rules::load(&name, Path::new(".")).ok().filter(|found| {
        let house = found.differences(session);
        found.game() == session.game() && house.iter().all(|set| told(set.info.key, &set.right))
    });
    HandRules {
        by_name: found.is_some(),
        ruleset: found.unwrap_or_else(|| session.clone()),
    }
}
