//! The rooms of the library use each other in one direction only, and each foreign library and
//! each door to the outside has one room that may name it.

use crate::support::{files, repository};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// The rooms from the door inwards: each may use only those after it.
const ORDER: [&str; 23] = [
    "cli",
    "report",
    "ledger",
    "closing",
    "words",
    "telling",
    "case",
    "sim",
    "gostop",
    "koikoi",
    "minhwatu",
    "verdict",
    "record",
    "first_dealer",
    "rules",
    "settle_up",
    "date",
    "drawing",
    "card",
    "letters",
    "files",
    "limits",
    "vocabulary",
];

/// Words that only these files may have; a folder stands for all files in it.
const DOORS: [(&str, &[&str]); 19] = [
    ("askama", &["cli/page/"]),
    ("sha2", &["ledger/", "cli/page/"]),
    ("rusqlite", &["ledger/"]),
    ("clap", &["cli/"]),
    ("dialoguer", &["cli/"]),
    ("comfy_table", &["cli/"]),
    ("rustyline", &["cli/"]),
    ("shlex", &["cli/"]),
    ("base64", &["cli/"]),
    ("console", &["cli/"]),
    ("indicatif", &["cli/progress.rs"]),
    ("nix", &["cli/", "ledger/", "files.rs"]),
    ("schemars", &["rules/schema.rs"]),
    ("serde_yaml", &["rules/yaml.rs"]),
    ("chrono", &["date.rs"]),
    ("std::env", &["cli/", "main.rs"]),
    ("unicode_general_category", &["letters/"]),
    ("unicode_security", &["letters/"]),
    ("unicode_segmentation", &["letters/"]),
];

/// What writes to the terminal, and the files that may: the screen, and what the terminal is told
/// by those who take its keys or draw on it as a whole.
const WRITERS: [(&str, &[&str]); 6] = [
    ("print!", &[]),
    ("println!", &[]),
    ("eprint!", &[]),
    ("eprintln!", &[]),
    ("stdout()", &["cli/screen.rs", "cli/prompt/terminal.rs"]),
    (
        "stderr()",
        &[
            "cli/screen.rs",
            "cli/progress.rs",
            "cli/prompt/terminal.rs",
            "cli/prompt/menu/choose.rs",
        ],
    ),
];

/// A source file: its path under `src` and its text without comments and texts in quotes.
struct Source {
    path: String,
    text: String,
}

impl Source {
    /// Returns the room that the file belongs to; `None` for the roots of library and program.
    fn room(&self) -> Option<&str> {
        let room = self.path.split('/').next()?;
        let room = room.strip_suffix(".rs").unwrap_or(room);
        (!matches!(room, "lib" | "main")).then_some(room)
    }

    /// Returns how many modules deep the file is: 1 for the root of a room.
    fn depth(&self) -> usize {
        let modules = self.path.split('/').filter(|part| *part != "mod.rs");
        modules.count()
    }
}

/// Returns a line without its comment and without what stands in quotes.
fn code(line: &str) -> String {
    let mut out = String::new();
    let mut rest = line.chars().peekable();
    let mut quoted = false;
    while let Some(c) = rest.next() {
        match c {
            '\\' if quoted => {
                rest.next();
            }
            '"' if out.ends_with('\'') => {}
            '"' => quoted = !quoted,
            '/' if !quoted && rest.peek() == Some(&'/') => break,
            _ if quoted => {}
            _ => out.push(c),
        }
    }
    out
}

fn sources() -> Vec<Source> {
    let root = repository("src");
    let source = |file: &std::path::PathBuf| {
        let path = file.strip_prefix(&root).unwrap().to_string_lossy();
        let text = fs::read_to_string(file).unwrap();
        Source {
            path: path.replace('\\', "/"),
            text: text.lines().map(|line| code(line) + "\n").collect(),
        }
    };
    files("src", "rs").iter().map(source).collect()
}

/// Returns where a word stands by itself in a text, not as a part of a longer one.
fn word_in(text: &str, word: &str) -> bool {
    let part = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        !before.is_some_and(part) && !after.is_some_and(part)
    })
}

/// Returns the paths that begin after a prefix such as `crate::`: for `crate::{card, date::Date}`
/// both `card` and `date::Date`.
fn paths_after(text: &str, prefix: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (at, _) in text.match_indices(prefix) {
        let longer = text[..at].ends_with(|c: char| c.is_alphanumeric() || matches!(c, '_' | ':'));
        let rest = &text[at + prefix.len()..];
        if longer {
            continue;
        }
        if let Some(group) = rest.strip_prefix('{') {
            let mut depth = 0;
            let mut part = String::new();
            for c in group.chars() {
                match c {
                    '}' if depth == 0 => break,
                    ',' if depth == 0 => found.push(std::mem::take(&mut part)),
                    c => {
                        depth += i32::from(c == '{') - i32::from(c == '}');
                        part.push(c);
                    }
                }
            }
            found.push(part);
        } else {
            let end = rest.find(|c: char| !(c.is_alphanumeric() || matches!(c, '_' | ':')));
            let mut path = rest[..end.unwrap_or(rest.len())].to_owned();
            let group = rest[path.len()..].strip_prefix('{');
            path += group
                .and_then(|group| group.split('}').next())
                .unwrap_or("");
            found.push(path);
        }
    }
    found
        .into_iter()
        .map(|path| path.trim().to_owned())
        .filter(|path| !path.is_empty())
        .collect()
}

/// Returns every use of a room by another: who, whom, what of it, in which file.
fn uses(sources: &[Source]) -> Vec<(String, String, String, String)> {
    let rooms: BTreeSet<&str> = sources.iter().filter_map(Source::room).collect();
    let mut uses = Vec::new();
    for source in sources {
        let Some(own) = source.room() else { continue };
        let upwards = "super::".repeat(source.depth());
        let mut paths = paths_after(&source.text, "crate::");
        paths.extend(paths_after(&source.text, "dokbak::"));
        paths.extend(paths_after(&source.text, &upwards));
        for path in paths {
            let (room, rest) = path.split_once("::").unwrap_or((&path, ""));
            if room != own && rooms.contains(room) {
                let named = |text: &str| text.trim_matches(':').to_owned();
                uses.push((
                    own.to_owned(),
                    room.to_owned(),
                    named(rest),
                    source.path.clone(),
                ));
            }
        }
    }
    uses
}

#[test]
fn rooms_use_only_rooms_further_in() {
    let sources = sources();
    let rooms: BTreeSet<&str> = sources.iter().filter_map(Source::room).collect();
    let unknown: Vec<&&str> = rooms.iter().filter(|room| !ORDER.contains(room)).collect();
    assert!(unknown.is_empty(), "rooms without a place: {unknown:?}");
    let place: BTreeMap<&str, usize> = ORDER.iter().enumerate().map(|(at, r)| (*r, at)).collect();
    let uses = uses(&sources);
    assert!(uses.len() > 20, "only {} uses were found", uses.len());
    let wrong: Vec<String> = uses
        .iter()
        .filter(|(by, of, ..)| place[by.as_str()] >= place[of.as_str()])
        .map(|(by, of, what, file)| format!("{file}: {by} uses {of}::{what}"))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_program_uses_the_command_line_alone() {
    let sources = sources();
    let main = sources.iter().find(|source| source.path == "main.rs");
    let paths = paths_after(&main.unwrap().text, "dokbak::");
    assert!(!paths.is_empty());
    assert!(
        paths.iter().all(|path| path.starts_with("cli")),
        "{paths:?}"
    );
}

#[test]
fn foreign_libraries_and_the_environment_have_one_room_each() {
    let mut wrong = Vec::new();
    for source in sources() {
        for (word, places) in DOORS {
            let allowed = places.iter().any(|place| source.path.starts_with(place));
            let foreign = source
                .text
                .lines()
                .filter(|line| line.contains(&format!("{word}::")) || line.contains("use "))
                .any(|line| word_in(line, word));
            if foreign && !allowed {
                wrong.push(format!("{} names {word}", source.path));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_people_see_passes_the_screen() {
    let mut wrong = Vec::new();
    let mut found = 0;
    for source in sources() {
        for (word, places) in WRITERS {
            let part = |c: char| c.is_alphanumeric() || c == '_';
            let mut writes = source.text.match_indices(word);
            if writes.any(|(at, _)| !source.text[..at].ends_with(part)) {
                found += 1;
                if !places.contains(&source.path.as_str()) {
                    wrong.push(format!("{} writes by {word}", source.path));
                }
            }
        }
    }
    assert!(found >= 4, "the search finds what it is for");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn only_the_command_line_looks_at_the_clock() {
    for source in sources().iter().filter(|source| source.path != "date.rs") {
        let looks = ["Date::now", "SystemTime::now", "Local::now", "Utc::now"]
            .into_iter()
            .find(|word| word_in(&source.text, word));
        let allowed = source.room() == Some("cli");
        assert!(allowed || looks.is_none(), "{}: {looks:?}", source.path);
    }
}

#[test]
fn the_search_finds_uses_however_they_are_written() {
    let text = "use crate::{card::{Card, Pile}, date};\nlet a = crate::rules::LARGEST; \
                use crate::verdict::{POT};";
    let paths = paths_after(text, "crate::");
    let want = [
        "card::{Card, Pile}",
        "date",
        "rules::LARGEST",
        "verdict::POT",
    ];
    assert_eq!(paths, want);
    assert_eq!(code("let a = \"crate::cli\"; // crate::cli"), "let a = ; ");
    assert!(word_in("use chrono::Utc;", "chrono") && !word_in("synchrono::x", "chrono"));
}
