//! The value of every key of a game, and a ruleset as it was read and checked.

use super::{
    Game, GoStopRules, KeyFault, KeyInfo, KoiKoiRules, MinHwatuRules, PointUnit, quoted_yaml,
};
use crate::card::Calendar;
use crate::letters::Name;
use std::fmt::Write as _;
use std::sync::Arc;

/// The value of every key of a game. Copies share them until one is changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rules {
    /// Those of Go-Stop.
    GoStop(Arc<GoStopRules>),
    /// Those of Koi-Koi.
    KoiKoi(Arc<KoiKoiRules>),
    /// Those of min-hwatu.
    MinHwatu(Arc<MinHwatuRules>),
}

/// Does the same with the rules of whichever game.
macro_rules! of_any {
    ($rules:expr, $inner:ident => $body:expr) => {
        match $rules {
            Rules::GoStop($inner) => $body,
            Rules::KoiKoi($inner) => $body,
            Rules::MinHwatu($inner) => $body,
        }
    };
}

impl Rules {
    /// Returns the defaults of a game.
    pub fn default_for(game: Game) -> Self {
        match game {
            Game::GoStop => Self::GoStop(Arc::default()),
            Game::KoiKoi => Self::KoiKoi(Arc::default()),
            Game::MinHwatu => Self::MinHwatu(Arc::default()),
        }
    }

    /// Returns the game.
    pub const fn game(&self) -> Game {
        match self {
            Self::GoStop(_) => Game::GoStop,
            Self::KoiKoi(_) => Game::KoiKoi,
            Self::MinHwatu(_) => Game::MinHwatu,
        }
    }

    /// Returns the calendar that numbers the months.
    pub fn calendar(&self) -> Calendar {
        of_any!(self, rules => rules.calendar)
    }

    /// Returns what points are counted in.
    pub fn unit(&self) -> PointUnit {
        match self {
            Self::KoiKoi(rules) => rules.unit,
            Self::GoStop(_) | Self::MinHwatu(_) => PointUnit::Ten,
        }
    }

    /// Returns all keys of the game in the order of its rule book.
    pub fn keys(&self) -> Vec<KeyInfo> {
        match self {
            Self::GoStop(_) => GoStopRules::keys(),
            Self::KoiKoi(_) => KoiKoiRules::keys(),
            Self::MinHwatu(_) => MinHwatuRules::keys(),
        }
    }

    /// Returns the value of a key as text, or `None` where the game has no such key.
    pub fn get(&self, key: &str) -> Option<String> {
        of_any!(self, rules => rules.get(key))
    }

    /// Sets a key from text; errors name what the key would accept.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), KeyFault> {
        of_any!(self, rules => Arc::make_mut(rules).set(key, value))
    }

    /// Returns how many copies of a card the pack has.
    pub fn copies(&self, card: crate::card::Card) -> usize {
        match self {
            Self::GoStop(rules) => rules.copies(card),
            _ if card.as_joker().is_some() => 0,
            _ => usize::from(card.copies()),
        }
    }

    /// Returns the rules where they are of Go-Stop.
    pub fn gostop(&self) -> Option<&GoStopRules> {
        match self {
            Self::GoStop(rules) => Some(rules),
            _ => None,
        }
    }
}

/// A worked hand inside a ruleset file: the record without its `rules` line, and who nets what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesetExample {
    /// What the hand shows.
    pub note: String,
    /// The lines of the record.
    pub record: String,
    /// Chips won or lost by each player.
    pub net: Vec<(Name, i64)>,
}

/// A checked ruleset: every key has a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruleset {
    /// The name it is asked for by.
    pub name: String,
    /// One line on what it is.
    pub title: Arc<str>,
    /// More on what it is.
    pub about: Arc<str>,
    /// The ruleset it was built on.
    pub extends: Option<String>,
    /// Where its rules come from.
    pub sources: Arc<[String]>,
    /// Worked hands that hold under it.
    pub examples: Arc<[RulesetExample]>,
    /// What else belongs to the game at this table, and changes nothing that is settled.
    pub notes: Arc<[String]>,
    /// The value of every key.
    pub rules: Rules,
}

impl Default for Ruleset {
    /// Returns the defaults of every key, under the name of the ruleset that they are.
    fn default() -> Self {
        let name = Game::GoStop.default_rules().to_owned();
        Self {
            title: name.as_str().into(),
            name,
            about: "".into(),
            extends: None,
            sources: Arc::default(),
            examples: Arc::default(),
            notes: Arc::default(),
            rules: Rules::default_for(Game::GoStop),
        }
    }
}

/// One key in which two rulesets differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyDifference {
    /// The key.
    pub info: KeyInfo,
    /// Its value in the first ruleset.
    pub left: String,
    /// Its value in the second ruleset.
    pub right: String,
}

impl Ruleset {
    /// Returns the game it describes.
    pub const fn game(&self) -> Game {
        self.rules.game()
    }

    /// Returns the ruleset as a file with the value of every key. It needs no other file; what points
    /// are counted in is no key, so it names the shipped ruleset that counts so, if it is not that
    /// itself.
    pub fn text(&self) -> String {
        let mut out = String::new();
        let _ = writeln!(out, "name: {}", quoted_yaml(&self.name));
        let _ = writeln!(out, "title: {}", quoted_yaml(&self.title));
        if !self.about.is_empty() {
            let _ = writeln!(out, "about: {}", quoted_yaml(&self.about));
        }
        let _ = writeln!(out, "game: {}", self.game().id());
        if let Some(base) = self.counts_as() {
            let _ = writeln!(out, "extends: {base}");
        }
        for (head, texts) in [("sources", &self.sources), ("notes", &self.notes)] {
            if !texts.is_empty() {
                let _ = writeln!(out, "{head}:");
            }
            for text in texts.iter() {
                let _ = writeln!(out, "  - {}", quoted_yaml(text));
            }
        }
        for info in self.rules.keys() {
            let value = self.rules.get(info.key).unwrap_or_default();
            let _ = writeln!(out, "{}: {}", info.key, quoted_yaml(&value));
        }
        out
    }

    /// Returns the shipped ruleset that says what points are counted in, where neither the game nor
    /// the name does.
    fn counts_as(&self) -> Option<&'static str> {
        let unit = self.rules.unit();
        let default = Rules::default_for(self.game()).unit();
        let told = PointUnit::of_ruleset(&self.name).unwrap_or(default);
        (told != unit).then(|| unit.ruleset()).flatten()
    }

    /// Returns the keys in which two rulesets differ, in the order of the rule book.
    pub fn differences(&self, other: &Self) -> Vec<KeyDifference> {
        self.rules
            .keys()
            .into_iter()
            .filter_map(|info| {
                let left = self.rules.get(info.key)?;
                let right = other.rules.get(info.key)?;
                (left != right).then_some(KeyDifference { info, left, right })
            })
            .collect()
    }
}
