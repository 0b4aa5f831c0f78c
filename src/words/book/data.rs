//! The prose of the rule book and its worked hands, from built-in files. Each file is parsed when
//! something in it is first needed. Tests make sure that all files are valid; an invalid file would
//! count as empty.

use crate::rules::{Chapter, Game, RuleId, built_in_yaml};
#[cfg(debug_assertions)]
use crate::words::pseudo::Pseudo;
use crate::words::{Lang, say};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// A game's part of the book in one language.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Prose {
    /// The name of the game.
    pub(super) title: String,
    /// The text before the game's chapters.
    pub(super) says: String,
    /// The text before the rules of each chapter, by chapter id.
    #[serde(default)]
    pub(super) chapters: BTreeMap<String, String>,
    /// The text of each rule, by rule id.
    pub(super) rules: BTreeMap<String, RuleProse>,
}

/// A rule's text in one language.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RuleProse {
    /// The rule as it applies at any table.
    pub(super) says: String,
    /// What other tables play, with the letters of the sources; empty if the book says nothing of
    /// that.
    #[serde(default)]
    pub(super) elsewhere: String,
    /// The arithmetic of each of the rule's worked hands.
    pub(super) notes: Vec<String>,
}

#[cfg(debug_assertions)]
impl Pseudo for Prose {
    fn pseudo(self) -> Self {
        let rule = |(id, rule): (String, RuleProse)| (id, rule.pseudo());
        Self {
            title: self.title.pseudo(),
            says: self.says.pseudo(),
            chapters: self
                .chapters
                .into_iter()
                .map(|(id, says)| (id, says.pseudo()))
                .collect(),
            rules: self.rules.into_iter().map(rule).collect(),
        }
    }
}

#[cfg(debug_assertions)]
impl Pseudo for RuleProse {
    fn pseudo(self) -> Self {
        Self {
            says: self.says.pseudo(),
            elsewhere: self.elsewhere.pseudo(),
            notes: self.notes.pseudo(),
        }
    }
}

/// The worked hands of a game, by rule id.
pub(super) type WorkedHands = BTreeMap<String, Vec<String>>;

/// The parsed file of each game, filled on first use.
type Files<T> = [OnceLock<T>; Game::ALL.len()];

/// Returns a game's file, parsed on first use.
fn file<T>(files: &'static Files<T>, game: Game, read: impl FnOnce() -> T) -> &'static T {
    let [gostop, koikoi, minhwatu] = files;
    let file = match game {
        Game::GoStop => gostop,
        Game::KoiKoi => koikoi,
        Game::MinHwatu => minhwatu,
    };
    file.get_or_init(read)
}

/// Returns a game's part of the book in a language.
pub(super) fn prose(lang: Lang, game: Game) -> &'static Prose {
    static FILES: [Files<Prose>; Lang::ALL.len()] =
        [const { [const { OnceLock::new() }; Game::ALL.len()] }; Lang::ALL.len()];
    let place = Lang::ALL.iter().position(|known| *known == lang);
    let files = place.and_then(|place| FILES.get(place));
    let files = files.unwrap_or(&FILES[0]);
    file(files, game, || say!(lang, book::prose(game)))
}

/// Returns a rule's text in a language; `None` if the game's book has no such rule.
pub(super) fn of_rule(lang: Lang, rule: RuleId, game: Game) -> Option<&'static RuleProse> {
    prose(lang, game).rules.get(rule.word())
}

/// Returns the text before the rules of a chapter; `None` if there is none.
pub(super) fn of_chapter(lang: Lang, chapter: Chapter, game: Game) -> Option<&'static str> {
    prose(lang, game)
        .chapters
        .get(chapter.id())
        .map(String::as_str)
}

/// Returns the worked hands of a game, the same in every language.
pub(super) fn hands(game: Game) -> &'static WorkedHands {
    static FILES: Files<WorkedHands> = [const { OnceLock::new() }; Game::ALL.len()];
    file(&FILES, game, || {
        built_in_yaml(text_of_hands(game)).unwrap_or_default()
    })
}

pub(super) const fn text_of_hands(game: Game) -> &'static str {
    match game {
        Game::GoStop => include_str!("../../../docs/book/examples/gostop.yaml"),
        Game::KoiKoi => include_str!("../../../docs/book/examples/koikoi.yaml"),
        Game::MinHwatu => include_str!("../../../docs/book/examples/minhwatu.yaml"),
    }
}
