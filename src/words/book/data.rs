//! The prose of the book and its worked hands: files built in, each read once, when something in it
//! is first asked for. Tests see that they are whole; of one that could not be read there would be
//! nothing to say.

use super::en;
use crate::rules::{Chapter, Game, RuleId, built_in_yaml};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// What the book says of a game in one language.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Prose {
    /// What the game is called.
    pub(super) title: String,
    /// What stands before its chapters.
    pub(super) says: String,
    /// What stands before the rules of a chapter, by its id.
    #[serde(default)]
    pub(super) chapters: BTreeMap<String, String>,
    /// What is said of each rule, by its id.
    pub(super) rules: BTreeMap<String, RuleProse>,
}

/// What the book says of a rule in one language.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RuleProse {
    /// The rule in general words.
    pub(super) says: String,
    /// What other tables play, with the letter of who says so.
    #[serde(default)]
    pub(super) elsewhere: String,
    /// The arithmetic of each worked hand.
    pub(super) notes: Vec<String>,
}

/// The worked hands of the rules of a game, by the id of the rule.
pub(super) type Hands = BTreeMap<String, Vec<String>>;

/// A file of each game, once it was asked for.
type Files<T> = [OnceLock<T>; Game::ALL.len()];

/// Returns a file of a game, which is read when it is first asked for.
fn file<T: Default + DeserializeOwned>(
    files: &'static Files<T>,
    game: Game,
    text: &str,
) -> &'static T {
    let [gostop, koikoi, minhwatu] = files;
    let file = match game {
        Game::GoStop => gostop,
        Game::KoiKoi => koikoi,
        Game::MinHwatu => minhwatu,
    };
    file.get_or_init(|| built_in_yaml(text).unwrap_or_default())
}

/// Returns what the book says of a game.
pub(super) fn prose(game: Game) -> &'static Prose {
    static FILES: Files<Prose> = [const { OnceLock::new() }; Game::ALL.len()];
    file(&FILES, game, en::prose(game))
}

/// Returns what the book says of a rule.
pub(super) fn of_rule(rule: RuleId, game: Game) -> Option<&'static RuleProse> {
    prose(game).rules.get(rule.word())
}

/// Returns what stands before the rules of a chapter.
pub(super) fn of_chapter(chapter: Chapter, game: Game) -> Option<&'static str> {
    prose(game).chapters.get(chapter.id()).map(String::as_str)
}

/// Returns the worked hands of a game, which are the same in every language.
pub(super) fn hands(game: Game) -> &'static Hands {
    static FILES: Files<Hands> = [const { OnceLock::new() }; Game::ALL.len()];
    file(&FILES, game, text_of_hands(game))
}

pub(super) const fn text_of_hands(game: Game) -> &'static str {
    match game {
        Game::GoStop => include_str!("../../../docs/book/examples/gostop.yaml"),
        Game::KoiKoi => include_str!("../../../docs/book/examples/koikoi.yaml"),
        Game::MinHwatu => include_str!("../../../docs/book/examples/minhwatu.yaml"),
    }
}
