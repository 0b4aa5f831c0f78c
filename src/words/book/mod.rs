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
use crate::rules::{Game, Rules};
use serde::Serialize;

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
        if self.native.is_empty() {
            self.name.to_owned()
        } else {
            format!("{} ({})", self.name, self.native)
        }
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

/// Returns the rule that an id of a verdict stands for.
pub fn of_id(id: impl Serialize, rules: &Rules) -> Option<Told> {
    let id = serde_json::to_value(id).ok()?;
    let id = id.as_str()?.to_owned();
    told(rules).into_iter().find(|rule| rule.id == id)
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
