//! Randomly composed told lines, and the laws that hold for each of them.

use crate::support::Numbers;
use dokbak::case::Case;
use dokbak::record::Name;
use dokbak::record::{Line, Record, parse};
use dokbak::rules::{self, Ruleset};
use dokbak::telling::{TellingTable, ToldHand};
use dokbak::vocabulary::{ALL, Vocabulary, Word};
use dokbak::{Calendar, Verdict};
use std::path::Path;
use std::sync::LazyLock;

/// The rulesets, with the players at the table.
const TABLES: [(&str, &[&str]); 4] = [
    ("korean", &["지영", "현우", "민지"]),
    ("pagat", &["Mia", "Noah", "Eve"]),
    ("matgo", &["Tom", "花子"]),
    ("koikoi", &["太郎", "Aki"]),
];

static RULESETS: LazyLock<Vec<Ruleset>> = LazyLock::new(|| {
    let named = |(name, _): &(&str, _)| rules::load(name, Path::new(".")).expect("it is shipped");
    TABLES.iter().map(named).collect()
});

/// What may separate two words of a line.
const BETWEEN: [&str; 8] = [" ", " ", " ", ", ", " / ", "", "\n", ". "];

/// A line, and the table at which it is told.
pub(crate) struct Told {
    table: usize,
    words: &'static Vocabulary,
    pub(crate) line: String,
}

/// Returns a random word for a line.
fn word(words: &Vocabulary, players: &[&str], numbers: &mut Numbers) -> String {
    match numbers.below(16) {
        0..=3 => numbers.one(players).to_owned(),
        4..=6 => numbers.below(14).to_string(),
        7 if !words.particles.is_empty() => numbers.one(words.particles).to_owned(),
        8 if !words.before_counters.is_empty() => numbers.one(words.before_counters).0.to_owned(),
        9 => numbers
            .one(&["1g", "8y", "12g", "+9", "-9", "100", "ㅋ", "p", "y", "s"])
            .to_owned(),
        _ => {
            let (_, said) = numbers.one(words.words);
            numbers.one(said).to_owned()
        }
    }
}

impl Told {
    /// Returns a line of a few words in one language.
    pub(crate) fn of(numbers: &mut Numbers) -> Self {
        let table = numbers.below(TABLES.len());
        let words = ALL[numbers.below(ALL.len())];
        let (_, players) = TABLES[table];
        // Most lines begin with a player and what that player won with.
        let mut line = String::new();
        if numbers.below(4) > 0 {
            let sets = words.words.iter().filter(|(meaning, _)| {
                matches!(
                    meaning,
                    Word::Godori
                        | Word::HongDan
                        | Word::ThreeBrights
                        | Word::FiveBrights
                        | Word::MoonViewing
                )
            });
            let sets: Vec<&str> = sets.map(|(_, said)| said[0]).collect();
            line = format!("{} {} ", numbers.one(players), numbers.one(&sets));
        }
        for _ in 0..numbers.below(6) {
            line.push_str(&word(words, players, numbers));
            line.push_str(numbers.one(&BETWEEN));
        }
        Self { table, words, line }
    }

    /// Returns the same table with another line.
    pub(crate) fn with(&self, line: &str) -> Self {
        Self {
            line: line.to_owned(),
            ..*self
        }
    }

    /// Reads the line and asserts the laws for every line; returns how it was understood, and its
    /// verdict if it settles.
    pub(crate) fn holds(&self) -> Option<(String, Verdict)> {
        let (_, players) = TABLES[self.table];
        let ruleset = &RULESETS[self.table];
        let calendar = ruleset.rules.calendar();
        let players: Vec<Name> = players.iter().map(|name| (*name).into()).collect();
        let header = format!("players {}\n", players.join(" "));
        let before = parse(&header, Calendar::Korean).record;
        let table = TellingTable {
            players: &players,
            numbers: &[],
            ruleset,
            before: &before,
        };
        let told = match ToldHand::read(&self.line, table) {
            Ok(told) => told,
            Err(refusal) => {
                let blamed = refusal.words.iter();
                let blamed: Vec<_> = blamed.map(|word| (&word.text, word.column)).collect();
                let letters = u32::try_from(self.line.chars().count()).unwrap();
                let inside = blamed
                    .iter()
                    .all(|(_, column)| (1..=letters).contains(column));
                assert!(inside, "{:?}: {blamed:?}", self.line);
                return None;
            }
        };
        let open = told.asks.iter().any(|ask| ask.enter.is_none());
        assert_eq!(told.verdict.is_some(), !open, "{:?}", self.line);
        let verdict = told.verdict.clone()?;
        // The written record is read again, and settles to the same.
        let mut record = before.clone();
        for line in &told.lines {
            record.push(line.clone());
        }
        let text = record.print(calendar);
        let read = Case::written(&text, ruleset).settle();
        assert_eq!(read.as_ref(), Ok(&verdict), "{:?}\n{text}", self.line);
        // So does the text that says how the line was understood.
        let said = told.said_back(self.words, table);
        let again = ToldHand::read(&said, table);
        let again = again.unwrap_or_else(|refusal| panic!("{:?}\n{said}\n{refusal:?}", self.line));
        let asked: Vec<&str> = again
            .asks
            .iter()
            .filter(|ask| ask.enter.is_none())
            .map(|ask| ask.id.name())
            .collect();
        assert!(asked.is_empty(), "{:?}\n{said}\n{asked:?}", self.line);
        let lines = |lines: &[Line]| {
            let mut record = Record::default();
            for line in lines {
                record.push(line.clone());
            }
            let mut lines: Vec<String> =
                record.print(calendar).lines().map(str::to_owned).collect();
            lines.sort();
            lines
        };
        assert_eq!(
            lines(&again.lines),
            lines(&told.lines),
            "{:?}\n{said}",
            self.line
        );
        let net = again.verdict.as_ref().map(|verdict| &verdict.net);
        assert_eq!(net, Some(&verdict.net), "{:?}\n{said}", self.line);
        Some((said, verdict))
    }

    /// Asserts that a line with another result is also repeated differently, so that the reader
    /// sees the change.
    pub(crate) fn differs_visibly(&self, other: &Self) {
        if let (Some((said, verdict)), Some((other_said, other))) = (self.holds(), other.holds())
            && said == other_said
        {
            assert_eq!(verdict.net, other.net, "{said}");
        }
    }

    /// Returns the line with one of its words left out, repeated, or replaced by another number.
    pub(crate) fn changed(&self, numbers: &mut Numbers) -> Self {
        let mut words: Vec<String> = self.line.split(' ').map(str::to_owned).collect();
        let at = numbers.below(words.len());
        match numbers.below(3) {
            0 => {
                words.remove(at);
            }
            1 => words.insert(at, words[at].clone()),
            _ => {
                let number = numbers.below(14).to_string();
                let digits = |letter: char| letter.is_ascii_digit();
                let changed: String = words[at].replace(digits, &number);
                words[at] = changed;
            }
        }
        self.with(&words.join(" "))
    }
}
