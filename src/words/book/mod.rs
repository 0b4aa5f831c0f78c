//! The rule book: one entry a rule, from which the sheets, the comparisons, the explanations and
//! `docs/RULES.md` are made.

mod document;
mod gostop;
mod koikoi;
mod minhwatu;
#[cfg(test)]
mod tests;
mod words;

pub use document::document;

use super::count;
use crate::rules::{Game, RuleId, Rules};

/// One rule; `S` is what a table's sheet says of it.
#[derive(Clone, Copy, Debug)]
pub struct Rule<S> {
    /// The id that verdicts and records use, or one of its own.
    pub id: &'static str,
    /// What it is called.
    pub name: &'static str,
    /// What it is called in its own country; empty where that is nothing of its own.
    pub native: &'static str,
    /// Where it stands in the book.
    pub chapter: Chapter,
    /// The keys it depends on.
    pub keys: &'static [&'static str],
    /// The rule in general words.
    pub says: &'static str,
    /// What other tables play, with the letter of who says so.
    pub variants: &'static str,
    /// The letters of the sources of the rule and its default.
    pub source: &'static str,
    /// Hands that show it.
    pub examples: &'static [Example],
    /// The rule as a table plays it.
    pub sheet: S,
}

/// A worked hand.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// The arithmetic.
    pub note: &'static str,
    /// The record; its last line is a comment that says what it settles to.
    pub record: &'static str,
}

/// What says how the table of some rules plays a rule; `None` where it is not in force there.
type Sheet<R> = fn(&R) -> Option<String>;

/// The chapters of the book, in a reader's order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Chapter {
    /// What is dealt, and what ends a hand at once.
    Deal,
    /// How cards move.
    Play,
    /// What cards score.
    Scoring,
    /// When a player may stop or go on.
    Stopping,
    /// What a loser owes.
    Payment,
    /// Who pays for others.
    DokBak,
    /// What is paid beside the win.
    Events,
    /// What is surrendered.
    Junk,
    /// More at the table than can play.
    Seats,
}

impl Chapter {
    /// Returns the heading of the chapter in the book of a game.
    pub const fn heading(self, game: Game) -> &'static str {
        match (self, game) {
            (Self::Deal, Game::MinHwatu) => "The pack",
            (Self::Deal, _) => "The deal",
            (Self::Play, _) => "Play",
            (Self::Scoring, Game::GoStop) => "Jokbo",
            (Self::Scoring, Game::KoiKoi) => "Yaku",
            (Self::Scoring, Game::MinHwatu) => "Cards and sets",
            (Self::Stopping, Game::KoiKoi) => "Koi-koi and shobu",
            (Self::Stopping, _) => "Stopping",
            (Self::Payment, Game::GoStop) => "What a loser owes",
            (Self::Payment, Game::KoiKoi) => "Points of a round",
            (Self::Payment, Game::MinHwatu) => "Payment",
            (Self::DokBak, _) => "Who pays for both (dok-bak)",
            (Self::Events, _) => "Special events",
            (Self::Junk, _) => "Surrendered junk",
            (Self::Seats, _) => "More than three at the table",
        }
    }
}

/// A rule as one table plays it.
pub type Told = Rule<Option<String>>;

impl<R> Rule<Sheet<R>> {
    fn tell(&self, rules: &R) -> Told {
        Rule {
            id: self.id,
            name: self.name,
            native: self.native,
            chapter: self.chapter,
            keys: self.keys,
            says: self.says,
            variants: self.variants,
            source: self.source,
            examples: self.examples,
            sheet: (self.sheet)(rules),
        }
    }
}

impl Told {
    /// Returns the name, with the native one where there is one.
    pub fn title(&self) -> String {
        titled(self.name, self.native)
    }
}

/// Returns every rule of the book of a game as some rules have it, in the book's order.
pub fn told(rules: &Rules) -> Vec<Told> {
    fn all<R>(book: &[&[Rule<Sheet<R>>]], rules: &R) -> Vec<Told> {
        let book = book.iter().copied().flatten();
        book.map(|rule| rule.tell(rules)).collect()
    }
    match rules {
        Rules::GoStop(rules) => all(gostop::BOOK, rules),
        Rules::KoiKoi(rules) => all(koikoi::BOOK, rules),
        Rules::MinHwatu(rules) => all(minhwatu::BOOK, rules),
    }
}

/// Returns the entry of a rule.
fn entry<R>(
    book: &'static [&'static [Rule<Sheet<R>>]],
    id: RuleId,
) -> Option<&'static Rule<Sheet<R>>> {
    let mut entries = book.iter().copied().flatten();
    entries.find(|rule| rule.id == id.word())
}

/// Returns the rule that an id of a verdict stands for, as some rules have it.
pub fn of_id(id: impl Into<RuleId>, rules: &Rules) -> Option<Told> {
    let id = id.into();
    match rules {
        Rules::GoStop(rules) => entry(gostop::BOOK, id).map(|rule| rule.tell(rules)),
        Rules::KoiKoi(rules) => entry(koikoi::BOOK, id).map(|rule| rule.tell(rules)),
        Rules::MinHwatu(rules) => entry(minhwatu::BOOK, id).map(|rule| rule.tell(rules)),
    }
}

/// Returns what a rule is called in the book of a game, and in its own country.
fn names(id: RuleId, game: Game) -> Option<(&'static str, &'static str)> {
    match game {
        Game::GoStop => entry(gostop::BOOK, id).map(|rule| (rule.name, rule.native)),
        Game::KoiKoi => entry(koikoi::BOOK, id).map(|rule| (rule.name, rule.native)),
        Game::MinHwatu => entry(minhwatu::BOOK, id).map(|rule| (rule.name, rule.native)),
    }
}

/// Returns what a rule is called in the book of a game; nothing where that has no such rule.
pub fn name(id: impl Into<RuleId>, game: Game) -> &'static str {
    names(id.into(), game).map_or("", |(name, _)| name)
}

/// Returns what a rule is called in the book of a game, with the native name where there is one;
/// nothing where it has no such rule.
pub fn title(id: impl Into<RuleId>, game: Game) -> String {
    names(id.into(), game).map_or_else(String::new, |(name, native)| titled(name, native))
}

fn titled(name: &str, native: &str) -> String {
    if native.is_empty() {
        name.to_owned()
    } else {
        format!("{name} ({native})")
    }
}

/// Returns a rule with the keys and the source it rests on, in one line.
pub fn explained(rule: Told) -> String {
    let says = rule.sheet.unwrap_or_else(|| rule.says.to_owned());
    let keys = if rule.keys.is_empty() {
        rule.id.to_owned()
    } else {
        rule.keys.join(", ")
    };
    format!("{says} ({keys}; {})", rule.source)
}

/// Returns a number of things: `1 chip`, `2 chips`.
fn some(number: u32, noun: &str) -> String {
    count(i64::from(number), noun)
}

/// Returns how many times as much: `double`, `threefold`, `20-fold`.
fn fold(times: u32) -> String {
    match times {
        2 => "double".to_owned(),
        3 => "threefold".to_owned(),
        4 => "fourfold".to_owned(),
        5 => "fivefold".to_owned(),
        6 => "sixfold".to_owned(),
        8 => "eightfold".to_owned(),
        _ => format!("{times}-fold"),
    }
}

/// Returns a sentence where a number is not 0.
fn unless_off(number: u32, says: impl FnOnce(u32) -> String) -> Option<String> {
    (number > 0).then(|| says(number))
}
