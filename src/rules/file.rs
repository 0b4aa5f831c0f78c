//! Ruleset files: reading and checking them, resolving `extends`, and writing a ruleset out in
//! full.

use super::key::KeyFault;
use super::yaml::{self, Node, Spot, YamlEntry, YamlProblem};
use super::{Game, PointUnit, Rules, Ruleset, RulesetExample};
use crate::files::{Irregular, SystemFault};
use crate::letters::Name;
use crate::limits::Limit;
use std::collections::HashSet;
use std::sync::{Arc, LazyLock};

/// A fault in a ruleset file, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileFault {
    /// The path of the file, or the name of a shipped ruleset.
    pub file: String,
    /// The line, from 1.
    pub line: u32,
    /// The column, in characters from 1.
    pub column: u32,
    /// What is wrong.
    pub problem: FileProblem,
}

/// What can be wrong in a ruleset file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FileProblem {
    /// The file cannot be read.
    Unreadable {
        /// Why the file cannot be read.
        why: SystemFault,
        /// The system's own message.
        says: String,
    },
    /// The path leads to a folder, a pipe or something else that is not a regular file.
    NotRegular(Irregular),
    /// The file is not text in UTF-8.
    NotUtf8,
    /// The file is longer than the limit.
    TooLong(Limit),
    /// The chain of rulesets that extend each other is too long; these are their names, from the
    /// first to the one beyond the limit.
    TooDeep(Vec<String>),
    /// The file does not look like a ruleset, and only a record or another ruleset refers to it.
    NoRuleset,
    /// The file is not valid YAML.
    Yaml(YamlProblem),
    /// The file is not a mapping of keys.
    NoMapping,
    /// A key is unknown or has a value that the key does not accept.
    Key(KeyFault),
    /// A key was given twice, perhaps once nested and once dotted.
    KeyTwice(String),
    /// This key is an older name of another key that the file has too.
    OlderName {
        /// The older name.
        key: String,
        /// The name of now.
        now: &'static str,
    },
    /// The value of this key must be a single text, or for `sources` and `notes` a list of texts.
    NotText(String),
    /// There is no such game.
    UnknownGame(String),
    /// The file extends a ruleset for another game: this one.
    OtherGame(Game),
    /// No ruleset has this name.
    UnknownRules {
        /// The name as written.
        name: String,
        /// The file of that name in the folder, or the nearest name of a shipped ruleset, if there
        /// is one.
        nearest: Option<String>,
    },
    /// This ruleset extends itself, directly or through others.
    Circle(String),
    /// An example lacks its `record` text or a `net` in whole chips.
    BadExample,
}

impl FileProblem {
    /// Returns whether a limit was exceeded.
    pub const fn is_too_long(&self) -> bool {
        matches!(self, Self::TooLong(_) | Self::TooDeep(_))
    }
}

/// A parsed ruleset file, before `extends` and key names are looked up.
#[derive(Debug, Default)]
pub(super) struct RulesetFile {
    name: Option<String>,
    title: Option<String>,
    about: Option<String>,
    game: Option<(Game, Spot)>,
    sources: Vec<String>,
    notes: Vec<String>,
    examples: Vec<RulesetExample>,
    pub(super) extends: Option<(String, Spot)>,
    keys: Vec<(String, Spot, String, Spot)>,
    /// Faults in the form of single parts of the file; the other parts were read.
    pub(super) faults: Vec<FileFault>,
    /// Whether no fault may quote the file, since it might not be a ruleset at all.
    secret: bool,
}

/// The top-level words of a ruleset file that are not keys of the rules.
pub(super) const HEAD: [&str; 8] = [
    "name", "title", "about", "game", "extends", "sources", "notes", "examples",
];

struct FaultCollector<'a> {
    file: &'a str,
    list: Vec<FileFault>,
    /// The keys seen so far.
    seen: HashSet<String>,
}

impl<'a> FaultCollector<'a> {
    fn new(file: &'a str, list: Vec<FileFault>) -> Self {
        let seen = HashSet::new();
        Self { file, list, seen }
    }

    fn add(&mut self, at: Spot, problem: FileProblem) {
        let file = self.file.to_owned();
        self.list.push(FileFault {
            file,
            line: at.line,
            column: at.column,
            problem,
        });
    }

    /// Returns the faults in the order of the file. If `secret`, returns only the fault that the
    /// file is no ruleset, which quotes nothing.
    fn told(mut self, secret: bool) -> Vec<FileFault> {
        if secret {
            self.list.clear();
            self.add(START, FileProblem::NoRuleset);
        }
        self.list.sort_by_key(|fault| (fault.line, fault.column));
        self.list
    }
}

/// The start of a file.
const START: Spot = Spot { line: 1, column: 1 };

/// Returns whether a top-level word of a file suggests a ruleset: a key of some game, the part of
/// such a key before its dot, `game` or `extends`.
fn is_of_rulesets(word: &str) -> bool {
    static WORDS: LazyLock<HashSet<&'static str>> = LazyLock::new(|| {
        let keys = Game::ALL
            .into_iter()
            .flat_map(|game| Rules::default_for(game).keys());
        let both = |key: &'static str| [key, key.split('.').next().unwrap_or(key)];
        let words = keys.flat_map(|info| both(info.key));
        words.chain(["game", "extends"]).collect()
    });
    WORDS.contains(word)
}

/// Returns whether a text with broken YAML is meant as a ruleset: some line begins with a word that
/// suggests one.
fn means_a_ruleset(text: &str) -> bool {
    let key = |line: &str| {
        line.split_once(':')
            .is_some_and(|(key, _)| is_of_rulesets(key))
    };
    text.lines().any(key)
}

/// Parses the text of a ruleset; faults in single parts are kept in the result. Fails if the text
/// is not a mapping of keys. Unless `own`, the user did not name the file, so it might be any file:
/// faults then quote it only if it looks like a ruleset.
pub(super) fn read(text: &str, file: &str, own: bool) -> Result<RulesetFile, Vec<FileFault>> {
    let mut faults = FaultCollector::new(file, Vec::new());
    let mut parts = RulesetFile::default();
    match yaml::read(text) {
        Err((at, why)) => {
            faults.add(at, FileProblem::Yaml(why));
            return Err(faults.told(!own && !means_a_ruleset(text)));
        }
        Ok(Node::Map(entries)) => {
            parts.secret = !own && !entries.iter().any(|entry| is_of_rulesets(&entry.key));
            for entry in entries {
                head_or_keys(entry, &mut parts, &mut faults);
            }
        }
        Ok(_) => {
            faults.add(START, FileProblem::NoMapping);
            return Err(faults.told(!own));
        }
    }
    parts.faults = faults.list;
    Ok(parts)
}

fn head_or_keys(entry: YamlEntry, parts: &mut RulesetFile, faults: &mut FaultCollector<'_>) {
    if !HEAD.contains(&entry.key.as_str()) {
        return flatten("", entry, &mut parts.keys, faults);
    }
    if entry.key == "examples" {
        return examples(&entry, parts, faults);
    }
    let texts = match entry.key.as_str() {
        "sources" => Some(&mut parts.sources),
        "notes" => Some(&mut parts.notes),
        _ => None,
    };
    if let Some(texts) = texts {
        let items = match entry.value {
            Node::List(items) => items,
            other => vec![(entry.value_at, other)],
        };
        for (at, item) in items {
            match item.text() {
                Some(text) => texts.push(text),
                None => faults.add(at, FileProblem::NotText(entry.key.clone())),
            }
        }
        return;
    }
    let Node::Scalar(text) = entry.value else {
        return faults.add(entry.value_at, FileProblem::NotText(entry.key));
    };
    match entry.key.as_str() {
        "name" => parts.name = Some(text),
        "title" => parts.title = Some(text),
        "about" => parts.about = Some(text),
        "extends" => parts.extends = Some((text, entry.value_at)),
        _ => match Game::of_id(&text) {
            Some(game) => parts.game = Some((game, entry.value_at)),
            None => faults.add(entry.value_at, FileProblem::UnknownGame(text)),
        },
    }
}

/// Turns nested mappings into dotted keys.
fn flatten(
    prefix: &str,
    entry: YamlEntry,
    keys: &mut Vec<(String, Spot, String, Spot)>,
    faults: &mut FaultCollector<'_>,
) {
    let key = format!("{prefix}{}", entry.key);
    match entry.value {
        Node::Map(inner) if !inner.is_empty() => {
            for entry in inner {
                flatten(&format!("{key}."), entry, keys, faults);
            }
        }
        value => match value.text() {
            Some(_) if !faults.seen.insert(key.clone()) => {
                faults.add(entry.at, FileProblem::KeyTwice(key));
            }
            Some(text) => {
                let (limit, much) = (Limit::RulesetKeys, faults.seen.len());
                if !limit.is_crossed_by(much) {
                    keys.push((key, entry.at, text, entry.value_at));
                } else if much == limit.most() + 1 {
                    faults.add(entry.at, FileProblem::TooLong(limit));
                }
            }
            None => faults.add(entry.value_at, FileProblem::NotText(key)),
        },
    }
}

fn examples(entry: &YamlEntry, parts: &mut RulesetFile, faults: &mut FaultCollector<'_>) {
    let Node::List(items) = &entry.value else {
        return faults.add(entry.value_at, FileProblem::BadExample);
    };
    let limit = Limit::Examples;
    if let Some((at, _)) = items.get(limit.most()) {
        return faults.add(*at, FileProblem::TooLong(limit));
    }
    for (at, item) in items {
        match example(item) {
            Some(example) => parts.examples.push(example),
            None => faults.add(*at, FileProblem::BadExample),
        }
    }
}

fn example(item: &Node) -> Option<RulesetExample> {
    let Node::Map(entries) = item else {
        return None;
    };
    let find = |key: &str| {
        entries
            .iter()
            .find(|entry| entry.key == key)
            .map(|entry| &entry.value)
    };
    let Node::Map(net) = find("net")? else {
        return None;
    };
    let net = net
        .iter()
        .map(|entry| Some((entry.key.as_str().into(), entry.value.text()?.parse().ok()?)))
        .collect::<Option<Vec<(Name, i64)>>>()?;
    let note = find("note").and_then(Node::text).unwrap_or_default();
    Some(RulesetExample {
        note,
        record: find("record")?.text()?,
        net,
    })
}

impl RulesetFile {
    /// Returns the keys of the file, each with the line and column of its value.
    #[cfg(feature = "cli")]
    pub(super) fn places(self) -> Vec<(String, (u32, u32))> {
        let keys = self.keys.into_iter();
        keys.map(|(key, _, _, at)| (key, (at.line, at.column)))
            .collect()
    }

    /// Returns the ruleset that results from setting this file's keys over `base`, or every fault.
    pub(super) fn over(
        mut self,
        base: Option<Ruleset>,
        file: &str,
    ) -> Result<Ruleset, Vec<FileFault>> {
        let mut faults = FaultCollector::new(file, std::mem::take(&mut self.faults));
        let extends = base.as_ref().map(|base| base.name.clone());
        let game = self.game.map(|(game, _)| game);
        let (mut rules, notes) = base.map_or_else(
            || {
                (
                    Rules::default_for(game.unwrap_or(Game::GoStop)),
                    Arc::default(),
                )
            },
            |base| (base.rules, base.notes),
        );
        if let Some((game, at)) = self.game
            && game != rules.game()
        {
            faults.add(at, FileProblem::OtherGame(rules.game()));
            return Err(faults.told(self.secret));
        }
        for (key, at, value, value_at) in &self.keys {
            if let Some(now) = rules.name_of_now(key)
                && self.keys.iter().any(|(other, ..)| other == now)
            {
                let key = key.clone();
                faults.add(*at, FileProblem::OlderName { key, now });
            }
            if let Err(fault) = rules.set(key, value) {
                let at = match fault {
                    KeyFault::Unknown { .. } => *at,
                    KeyFault::BadValue { .. } => *value_at,
                };
                faults.add(at, FileProblem::Key(fault));
            }
        }
        if !faults.list.is_empty() {
            return Err(faults.told(self.secret));
        }
        let name = self.name.unwrap_or_else(|| stem(file));
        if let (Rules::KoiKoi(rules), Some(unit)) = (&mut rules, PointUnit::of_ruleset(&name)) {
            Arc::make_mut(rules).unit = unit;
        }
        Ok(Ruleset {
            title: self.title.map_or_else(|| name.as_str().into(), Into::into),
            name,
            about: self.about.unwrap_or_default().into(),
            extends,
            sources: self.sources.into(),
            notes: if self.notes.is_empty() {
                notes
            } else {
                self.notes.into()
            },
            examples: self.examples.into(),
            rules,
        })
    }
}

/// A top-level key of a YAML file, with a single value. Lines and columns count from 1, columns in
/// characters.
#[cfg(feature = "cli")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TopKey {
    pub(crate) key: String,
    /// Line and column of the key.
    pub(crate) at: (u32, u32),
    pub(crate) value: String,
    /// Line and column of the value.
    pub(crate) value_at: (u32, u32),
}

/// Returns the top-level keys of a YAML text, and the faults; only faults if the text is not a
/// mapping of keys. `file` is the name of the text in its faults.
#[cfg(feature = "cli")]
pub(crate) fn top_keys(text: &str, file: &str) -> (Vec<TopKey>, Vec<FileFault>) {
    let mut faults = FaultCollector::new(file, Vec::new());
    let mut keys = Vec::new();
    match yaml::read(text) {
        Err((at, why)) => faults.add(at, FileProblem::Yaml(why)),
        Ok(Node::Map(entries)) => {
            for entry in entries {
                let Node::Scalar(value) = entry.value else {
                    faults.add(entry.value_at, FileProblem::NotText(entry.key));
                    continue;
                };
                keys.push(TopKey {
                    key: entry.key,
                    at: (entry.at.line, entry.at.column),
                    value,
                    value_at: (entry.value_at.line, entry.value_at.column),
                });
            }
        }
        // The text has nothing but comments.
        Ok(Node::Scalar(text)) if text.is_empty() => {}
        Ok(_) => faults.add(START, FileProblem::NoMapping),
    }
    (keys, faults.told(false))
}

fn stem(file: &str) -> String {
    let path = std::path::Path::new(file);
    path.file_stem().map_or_else(
        || file.to_owned(),
        |stem| stem.to_string_lossy().into_owned(),
    )
}
