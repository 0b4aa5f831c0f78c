//! Suggestions for mistyped keys.

use super::{Game, GoStopRules, KeyFault, KeyInfo, KoiKoiRules, MinHwatuRules, Rules};
use crate::card::KnownWords;
use std::sync::LazyLock;

impl Game {
    /// Returns the first game that has this key, or `None` if no game has it.
    pub fn with_key(key: &str) -> Option<Self> {
        let mut games = Self::ALL.into_iter();
        games.find(|game| Rules::default_for(*game).get(key).is_some())
    }
}

impl KeyFault {
    /// Returns the key of the game that is nearest to an unknown key; `None` for any other fault,
    /// or if no key is near.
    pub fn nearest(&self) -> Option<&'static str> {
        match self {
            Self::Unknown { key, game } => {
                with_part(*game, key).or_else(|| words_of(*game).nearest(key))
            }
            Self::BadValue { .. } => None,
        }
    }
}

/// Returns the first key of a game that begins with `part` and a dot, or else ends with a dot and
/// `part`: `pi_bak.below_two` for `pi_bak`, `go.chips` for `chips`.
fn with_part(game: Game, part: &str) -> Option<&'static str> {
    let rules = Rules::default_for(game);
    let keys = rules.keys();
    let mut begins = keys.iter().map(|info| info.key);
    let mut ends = begins.clone();
    let has = |rest: Option<&str>, dot: fn(&str) -> bool| rest.is_some_and(dot);
    begins
        .find(|key| has(key.strip_prefix(part), |rest| rest.starts_with('.')))
        .or_else(|| ends.find(|key| has(key.strip_suffix(part), |rest| rest.ends_with('.'))))
}

/// Returns the keys of a game, prepared for comparison with mistyped ones.
fn words_of(game: Game) -> &'static KnownWords {
    static GOSTOP: LazyLock<KnownWords> = LazyLock::new(|| words(&GoStopRules::keys()));
    static KOIKOI: LazyLock<KnownWords> = LazyLock::new(|| words(&KoiKoiRules::keys()));
    static MINHWATU: LazyLock<KnownWords> = LazyLock::new(|| words(&MinHwatuRules::keys()));
    match game {
        Game::GoStop => &GOSTOP,
        Game::KoiKoi => &KOIKOI,
        Game::MinHwatu => &MINHWATU,
    }
}

fn words(keys: &[KeyInfo]) -> KnownWords {
    KnownWords::new(keys.iter().map(|info| info.key))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_of_a_key_means_that_key() {
        for (game, key, nearest) in [
            (Game::GoStop, "pi_bak", "pi_bak.below_two"),
            (Game::GoStop, "oe_myeon", "oe_myeon.enforced"),
            (Game::GoStop, "spare_zero", "pi_bak.spare_zero"),
            (Game::KoiKoi, "draw", "draw.dealer"),
            // If no key has such a part, the nearest spelling counts.
            (Game::GoStop, "go_bak.bth", "go_bak.both"),
        ] {
            let key = key.to_owned();
            let fault = KeyFault::Unknown { key, game };
            assert_eq!(fault.nearest(), Some(nearest), "{fault:?}");
        }
    }
}
