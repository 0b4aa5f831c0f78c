//! The sets of cards that have a name, by game.

use crate::card::{Faces, Kind, Pile};
use crate::rules::{Game, RuleId};
use crate::verdict::Jokbo;

/// A set of cards with a name.
#[derive(Clone, Copy, Debug)]
pub(super) struct CardSet {
    /// The jokbo or yaku that this set is; `None` for the double junk.
    pub(super) jokbo: Option<Jokbo>,
    pub(super) cards: Pile,
}

impl CardSet {
    const fn of_jokbo((jokbo, cards): (Jokbo, Pile)) -> Self {
        Self {
            jokbo: Some(jokbo),
            cards,
        }
    }

    /// Returns the set's identifier in JSON.
    pub(super) fn id(self) -> &'static str {
        let double_junk = kind_id(Kind::DoubleJunk);
        self.jokbo
            .map_or(double_junk, |jokbo| RuleId::from(jokbo).word())
    }
}

const RIBBONS: [(Jokbo, Pile); 3] = [
    (Jokbo::HongDan, Pile::HONG_DAN),
    (Jokbo::CheongDan, Pile::CHEONG_DAN),
    (Jokbo::ChoDan, Pile::CHO_DAN),
];
const BRIGHTS: (Jokbo, Pile) = (Jokbo::FiveBrights, Pile::BRIGHTS);

/// Returns the sets that count in a game.
pub(super) fn sets_for_game(game: Game) -> Vec<CardSet> {
    let sets = |sets: &[(Jokbo, Pile)]| sets.iter().copied().map(CardSet::of_jokbo).collect();
    match game {
        Game::GoStop => {
            let mut sets: Vec<CardSet> = sets(&[BRIGHTS, (Jokbo::Godori, Pile::GODORI)]);
            sets.extend(RIBBONS.map(CardSet::of_jokbo));
            sets.push(CardSet {
                jokbo: None,
                cards: Faces::kind(Kind::DoubleJunk).cards(),
            });
            sets
        }
        Game::KoiKoi => sets(&[
            BRIGHTS,
            (Jokbo::BoarDeerButterflies, Pile::BOAR_DEER_BUTTERFLIES),
            (Jokbo::Poetry, Pile::HONG_DAN),
            (Jokbo::Blue, Pile::CHEONG_DAN),
            (Jokbo::FlowerViewing, Pile::FLOWER_VIEWING),
            (Jokbo::MoonViewing, Pile::MOON_VIEWING),
        ]),
        Game::MinHwatu => sets(&RIBBONS),
    }
}

/// Returns the game whose names the sets of this game use: min-hwatu calls its ribbon sets by the
/// names of Go-Stop.
pub(super) const fn book(game: Game) -> Game {
    match game {
        Game::KoiKoi => Game::KoiKoi,
        Game::GoStop | Game::MinHwatu => Game::GoStop,
    }
}

/// Returns the identifier of a kind in JSON.
pub(super) const fn kind_id(kind: Kind) -> &'static str {
    match kind {
        Kind::Bright => "bright",
        Kind::Animal => "animal",
        Kind::Ribbon => "ribbon",
        Kind::DoubleJunk => "double-junk",
        Kind::Junk => "junk",
    }
}
