//! Rules as data: the keys of the rule book, ruleset files, the shipped rulesets.

mod file;
mod keys;
mod shelf;
mod value;
mod yaml;

pub use file::{FileFault, FileProblem};
pub use keys::{GoStopRules, KeyFault, KeyInfo, LARGEST, Section};
pub use shelf::{SHIPPED, from_text, load};
pub use value::{
    AfterNagari, Expected, GoBakBoth, GoBakThree, GoBakTwo, GoChips, Grenade, Growth, GwangBak,
    JokerFromHand, JokerPpuk, Jokers, SalePaid, Sseul, SyodangText, TableQuads,
};

use std::fmt::Write as _;

/// The games that rulesets describe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Game {
    /// Go-Stop, with Matgo as its form for two.
    GoStop,
}

impl Game {
    /// Returns the id that files and verdicts use.
    pub const fn id(self) -> &'static str {
        match self {
            Self::GoStop => "gostop",
        }
    }
}

/// A worked hand inside a ruleset file: the record without its `rules` line, and who nets what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// What the hand shows.
    pub note: String,
    /// The lines of the record.
    pub record: String,
    /// Chips won or lost by each player.
    pub net: Vec<(String, i64)>,
}

/// A checked ruleset: every key has a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruleset {
    /// The name it is asked for by.
    pub name: String,
    /// One line on what it is.
    pub title: String,
    /// More on what it is.
    pub about: String,
    /// The game it describes.
    pub game: Game,
    /// The ruleset it was built on.
    pub extends: Option<String>,
    /// Where its rules come from.
    pub sources: Vec<String>,
    /// Worked hands that hold under it.
    pub examples: Vec<Example>,
    /// The value of every key.
    pub rules: GoStopRules,
}

impl Default for Ruleset {
    /// Returns the defaults of every key, under the name of the ruleset that they are.
    fn default() -> Self {
        let name = "pagat".to_owned();
        Self {
            title: name.clone(),
            name,
            about: String::new(),
            game: Game::GoStop,
            extends: None,
            sources: Vec::new(),
            examples: Vec::new(),
            rules: GoStopRules::default(),
        }
    }
}

/// One key in which two rulesets differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The key.
    pub key: &'static str,
    /// What it means.
    pub meaning: &'static str,
    /// Its value in the first ruleset.
    pub left: String,
    /// Its value in the second ruleset.
    pub right: String,
}

impl Ruleset {
    /// Returns the ruleset as a file that needs no other: every key with its value.
    pub fn text(&self) -> String {
        let mut out = String::new();
        let quoted = |text: &str| serde_json::Value::from(text).to_string();
        let _ = writeln!(out, "name: {}", quoted(&self.name));
        let _ = writeln!(out, "title: {}", quoted(&self.title));
        if !self.about.is_empty() {
            let _ = writeln!(out, "about: {}", quoted(&self.about));
        }
        let _ = writeln!(out, "game: {}", self.game.id());
        if !self.sources.is_empty() {
            let _ = writeln!(out, "sources:");
            for source in &self.sources {
                let _ = writeln!(out, "  - {}", quoted(source));
            }
        }
        for info in GoStopRules::keys() {
            let value = self.rules.get(info.key).unwrap_or_default();
            let _ = writeln!(out, "{}: {}", info.key, quoted(&value));
        }
        out
    }

    /// Returns the keys in which two rulesets differ, in the order of the rule book.
    pub fn differences(&self, other: &Self) -> Vec<Difference> {
        GoStopRules::keys()
            .into_iter()
            .filter_map(|info| {
                let left = self.rules.get(info.key)?;
                let right = other.rules.get(info.key)?;
                (left != right).then_some(Difference {
                    key: info.key,
                    meaning: info.meaning,
                    left,
                    right,
                })
            })
            .collect()
    }
}
