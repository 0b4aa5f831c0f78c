//! The rules that a command line asks for.

use super::args::RulesArgs;
use super::error::{Failure, Misuse};
use crate::case::DEFAULT_RULES;
use crate::rules::{self as rulebook, Game, KeyFault, Rules, Ruleset};
use std::path::Path;

/// Resolves a name or path on the command line to a ruleset.
pub(super) fn ruleset(name: &str) -> Result<Ruleset, Failure> {
    Ok(rulebook::load(name, Path::new(".")).map_err(Misuse::Ruleset)?)
}

/// Returns the keys and values of the `--set` options.
pub(super) fn sets(args: &RulesArgs) -> Result<Vec<(String, String)>, Failure> {
    args.set
        .iter()
        .map(|set| {
            let parts = set.split_once('=');
            let (key, value) = parts.ok_or_else(|| Misuse::NoKeyIn(set.clone()))?;
            let (key, value) = (key.trim().to_owned(), value.trim().to_owned());
            match fits_no_game(&key, &value) {
                Some(fault) => {
                    let set = set.clone();
                    Err(Misuse::SetKey { set, fault }.into())
                }
                None => Ok((key, value)),
            }
        })
        .collect()
}

/// Returns what is wrong with a key or value that no game accepts, preferring the complaint of a
/// game that has the key. `None` if some game accepts both.
fn fits_no_game(key: &str, value: &str) -> Option<KeyFault> {
    let mut faults = Vec::new();
    for game in Game::ALL {
        match Rules::default_for(game).set(key, value) {
            Ok(()) => return None,
            Err(fault) => faults.push(fault),
        }
    }
    let known = |fault: &KeyFault| matches!(fault, KeyFault::BadValue { .. });
    let at = faults.iter().position(known).unwrap_or(0);
    faults.into_iter().nth(at)
}

/// Returns the ruleset that `--rules` and `--set` ask for, or the default one.
pub(super) fn ruleset_with_sets(args: &RulesArgs) -> Result<Ruleset, Failure> {
    let mut ruleset = ruleset(args.rules.as_deref().unwrap_or(DEFAULT_RULES))?;
    for (key, value) in sets(args)? {
        ruleset.rules.set(&key, &value).map_err(Misuse::Key)?;
    }
    Ok(ruleset)
}
