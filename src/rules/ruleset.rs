//! The rules of a game, and a ruleset after it was read and checked.

use super::koikoi;
use super::{
    Game, GoStopRules, KeyFault, KeyInfo, KoiKoiRules, MinHwatuRules, PointUnit, quoted_yaml,
};
use crate::card::Calendar;
use crate::letters::Name;
use std::fmt::Write as _;
use std::sync::Arc;

/// The rules of a table: a value for every key of one game. Cloning is cheap, since clones share
/// the values until one changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rules {
    /// The rules of Go-Stop.
    GoStop(Arc<GoStopRules>),
    /// The rules of Koi-Koi.
    KoiKoi(Arc<KoiKoiRules>),
    /// The rules of min-hwatu.
    MinHwatu(Arc<MinHwatuRules>),
}

/// Evaluates the same expression for the rules of whichever game.
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
    /// Returns the rules of a game with every key at its default.
    pub fn default_for(game: Game) -> Self {
        match game {
            Game::GoStop => Self::GoStop(Arc::default()),
            Game::KoiKoi => Self::KoiKoi(Arc::default()),
            Game::MinHwatu => Self::MinHwatu(Arc::default()),
        }
    }

    /// Returns the game that these rules are for.
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

    /// Returns the unit that points are counted in.
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

    /// Returns the value of a key as text, or `None` if the game has no such key.
    pub fn get(&self, key: &str) -> Option<String> {
        of_any!(self, rules => rules.get(key))
    }

    /// Sets a key from text. Fails if the game has no such key, or if the key does not accept the
    /// value. A name that a key had in earlier versions sets the key of now.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), KeyFault> {
        let (key, value) = match self {
            Self::KoiKoi(_) => koikoi::renamed(key, value)?,
            Self::GoStop(_) | Self::MinHwatu(_) => (key, value),
        };
        of_any!(self, rules => Arc::make_mut(rules).set(key, value))
    }

    /// Returns the name that a key has now if `key` is the name that it had in earlier versions.
    pub(super) fn name_of_now(&self, key: &str) -> Option<&'static str> {
        match self {
            Self::KoiKoi(_) => koikoi::name_of_now(key),
            Self::GoStop(_) | Self::MinHwatu(_) => None,
        }
    }

    /// Returns how many copies of a card the pack has.
    pub fn copies(&self, card: crate::card::Card) -> usize {
        match self {
            Self::GoStop(rules) => rules.copies(card),
            _ if card.as_joker().is_some() => 0,
            _ => usize::from(card.copies()),
        }
    }

    /// Returns the rules of Go-Stop, or `None` if the game is another.
    pub fn gostop(&self) -> Option<&GoStopRules> {
        match self {
            Self::GoStop(rules) => Some(rules),
            _ => None,
        }
    }
}

/// A worked hand in a ruleset file: a record without its `rules` line, and the result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesetExample {
    /// What the hand demonstrates.
    pub note: String,
    /// The lines of the record, without a `rules` line.
    pub record: String,
    /// Chips won or lost by each player.
    pub net: Vec<(Name, i64)>,
}

/// A complete and checked set of rules for one game: every key has a value.
///
/// # Getting one
///
/// [`load`](super::load) finds a ruleset by name (the shipped ones) or by path;
/// [`from_text`](super::from_text) reads one from text. A ruleset file lists only the keys that
/// differ from the ruleset it `extends`. The default is `pagat`, the plain game of Go-Stop.
///
/// # Asking it
///
/// The values are in [`rules`](Self::rules), by field for each game or by name with [`Rules::get`]
/// and [`Rules::set`]. [`in_force`](super::in_force()) says how the table plays a rule, and
/// [`Ruleset::differences`] compares two rulesets. [`Ruleset::text`] writes the whole ruleset.
///
/// # Errors
///
/// Reading returns every fault of the file at once, each with file, line and column, and a
/// suggestion if a name is misspelled. There is no half-read ruleset.
///
/// ```
/// use dokbak::rules;
/// use std::path::Path;
///
/// let folder = Path::new(".");
/// let pagat = rules::load("pagat", folder)?;
/// let ours = rules::from_text("extends: pagat\njunk.double: 3\n", "ours.yaml", folder)?;
/// assert_eq!(ours.rules.get("junk.double").as_deref(), Some("3"));
///
/// let differences = pagat.differences(&ours);
/// assert_eq!(differences.len(), 1);
/// assert_eq!((&*differences[0].left, &*differences[0].right), ("2", "3"));
///
/// let typo = rules::from_text("junk.duoble: 3\n", "ours.yaml", folder);
/// assert_eq!(typo.map_err(|faults| (faults[0].line, faults[0].column)), Err((1, 1)));
/// # Ok::<(), Vec<rules::FileFault>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruleset {
    /// The name of the ruleset; that of a shipped ruleset loads it.
    pub name: String,
    /// A description in one line.
    pub title: Arc<str>,
    /// A longer description.
    pub about: Arc<str>,
    /// The name of the ruleset that this one extends, if it extends one.
    pub extends: Option<String>,
    /// The sources of its rules.
    pub sources: Arc<[String]>,
    /// Worked hands, whose results are right under this ruleset.
    pub examples: Arc<[RulesetExample]>,
    /// Customs of the table that do not affect settling.
    pub notes: Arc<[String]>,
    /// The value of every key.
    pub rules: Rules,
}

impl Default for Ruleset {
    /// Returns the default rules of Go-Stop, under the name of the shipped ruleset with these
    /// rules.
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

/// A key that has different values in two rulesets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyDifference {
    /// The key.
    pub info: KeyInfo,
    /// The value of the key in the first ruleset.
    pub left: String,
    /// The value of the key in the second ruleset.
    pub right: String,
}

impl Ruleset {
    /// Returns the game that this ruleset is for.
    pub const fn game(&self) -> Game {
        self.rules.game()
    }

    /// Writes the ruleset as a file that gives every key a value, so that it depends on no file of
    /// the user. No key sets the unit of points; if neither the game nor the name implies the unit,
    /// the file extends a shipped ruleset that has it.
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

    /// Returns the shipped ruleset that a written file must extend to keep the unit of points;
    /// `None` if the game or the name implies the unit.
    fn counts_as(&self) -> Option<&'static str> {
        let unit = self.rules.unit();
        let default = Rules::default_for(self.game()).unit();
        let told = PointUnit::of_ruleset(&self.name).unwrap_or(default);
        (told != unit).then(|| unit.ruleset()).flatten()
    }

    /// Returns the keys whose values differ between two rulesets, in the order of the rule book.
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
