//! The key that a mistyped one may have meant.

use super::{Game, GoStopRules, KeyFault, KeyInfo, KoiKoiRules, MinHwatuRules, Rules};
use crate::card::Words;
use std::sync::LazyLock;

impl Game {
    /// Returns the game that has a key, if any has.
    pub fn with_key(key: &str) -> Option<Self> {
        let mut games = Self::ALL.into_iter();
        games.find(|game| Rules::of(*game).get(key).is_some())
    }
}

impl KeyFault {
    /// Returns the key of the game that is nearest to one that it does not have.
    pub fn nearest(&self) -> Option<&'static str> {
        match self {
            Self::Unknown { key, game } => words_of(*game).nearest(key),
            Self::BadValue { .. } => None,
        }
    }
}

/// Returns the keys of a game, to compare others with.
fn words_of(game: Game) -> &'static Words {
    static GOSTOP: LazyLock<Words> = LazyLock::new(|| words(&GoStopRules::keys()));
    static KOIKOI: LazyLock<Words> = LazyLock::new(|| words(&KoiKoiRules::keys()));
    static MINHWATU: LazyLock<Words> = LazyLock::new(|| words(&MinHwatuRules::keys()));
    match game {
        Game::GoStop => &GOSTOP,
        Game::KoiKoi => &KOIKOI,
        Game::MinHwatu => &MINHWATU,
    }
}

fn words(keys: &[KeyInfo]) -> Words {
    Words::of(keys.iter().map(|info| info.key))
}
