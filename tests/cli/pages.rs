//! The pages that people read: the index lists each one, every link leads somewhere, and a page for
//! players begins with the question it answers.

use crate::files::files;
use dokbak::words::Lang;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Returns the repository's pages by their paths from its root.
fn pages() -> BTreeMap<PathBuf, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let beside = std::fs::read_dir(root).unwrap();
    let beside = beside.map(|entry| entry.unwrap().path());
    let beside = beside.filter(|path| path.extension().is_some_and(|ending| ending == "md"));
    beside
        .chain(files("docs", "md"))
        .map(|path| {
            let text = std::fs::read_to_string(&path).unwrap();
            (path.strip_prefix(root).unwrap().to_owned(), text)
        })
        .filter(|(path, _)| !path.starts_with("docs/book"))
        .collect()
}

/// Returns the targets of a text's links, outside of blocks and code.
fn links(text: &str) -> Vec<String> {
    let mut inside = false;
    let mut found = Vec::new();
    for line in text.lines() {
        inside ^= line.starts_with("```");
        if inside {
            continue;
        }
        let told: String = line.split('`').step_by(2).collect();
        let targets = told.split("](").skip(1);
        found.extend(targets.filter_map(|rest| rest.split_once(')').map(|(to, _)| to.to_owned())));
    }
    found
}

/// Returns the anchors of a page: its headings as links write them.
fn anchors(text: &str) -> BTreeSet<String> {
    let headings = text.lines().filter(|line| line.starts_with('#'));
    headings
        .map(|line| {
            let title = line.trim_start_matches('#').trim().to_lowercase();
            let kept = title.chars().filter_map(|letter| match letter {
                ' ' => Some('-'),
                '-' | '_' => Some(letter),
                _ => letter.is_alphanumeric().then_some(letter),
            });
            kept.collect()
        })
        .collect()
}

/// Returns the first paragraph below a page's title.
fn opening(text: &str) -> &str {
    let title = if text.starts_with("# ") {
        Some(text)
    } else {
        text.split_once("\n# ").map(|(_, below)| below)
    };
    title
        .unwrap_or(text)
        .split("\n\n")
        .nth(1)
        .unwrap_or_default()
        .trim()
}

/// Returns the pages listed in a section of the index, by their paths from the root.
fn listed(index: &str, heading: &str) -> Vec<PathBuf> {
    let section = index.split("\n## ").find(|part| part.starts_with(heading));
    let links = links(section.unwrap());
    let paths = links.iter().map(|link| match link.strip_prefix("../") {
        Some(beside) => PathBuf::from(beside),
        None => Path::new("docs").join(link),
    });
    paths.collect()
}

#[test]
fn every_link_leads_to_a_file_and_to_a_heading_of_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let pages = pages();
    let mut wrong = Vec::new();
    for (path, text) in &pages {
        for link in links(text) {
            if link.contains("://") {
                continue;
            }
            let (file, anchor) = link.split_once('#').unwrap_or((&link, ""));
            let file = match file {
                "" => path.clone(),
                file => path.parent().unwrap().join(file),
            };
            let file = root.join(file);
            let there = file.exists() && {
                let text = std::fs::read_to_string(&file).unwrap_or_default();
                anchor.is_empty() || anchors(&text).contains(anchor)
            };
            if !there {
                wrong.push(format!("{}: {link}", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_index_has_every_page_once() {
    let pages = pages();
    let index = &pages[Path::new("docs/README.md")];
    let players = listed(index, "For players");
    let mut all = players.clone();
    all.extend(listed(index, "For programmers"));
    let once: BTreeSet<PathBuf> = all.iter().cloned().collect();
    assert_eq!(all.len(), once.len(), "{all:?}");
    let due: BTreeSet<PathBuf> = pages
        .into_keys()
        .filter(|path| {
            !path
                .file_name()
                .unwrap()
                .to_str()
                .unwrap()
                .starts_with("README")
        })
        .collect();
    assert_eq!(once, due);
    for name in ["docs/TOUR.md", "docs/SESSION.md", "docs/RULES.md"] {
        assert!(players.contains(&PathBuf::from(name)), "{name}");
    }
}

#[test]
fn every_readme_leads_to_the_index() {
    let pages = pages();
    let name = |path: &Path| path.to_string_lossy().into_owned();
    let readmes = pages
        .iter()
        .filter(|(path, _)| name(path).starts_with("README"));
    let readmes: Vec<_> = readmes.collect();
    assert_eq!(readmes.len(), Lang::SPOKEN.len());
    for (path, text) in readmes {
        let links = links(text);
        assert!(
            links.contains(&"docs/README.md".to_owned()),
            "{}",
            path.display()
        );
    }
}

#[test]
fn a_page_for_players_begins_with_the_question_that_it_answers() {
    let pages = pages();
    for path in listed(&pages[Path::new("docs/README.md")], "For players") {
        let opening = opening(&pages[&path]);
        let asks = opening.starts_with("What ")
            || opening.contains('?')
            || opening.contains("でしょうか。");
        assert!(asks, "{}: {opening}", path.display());
    }
}

#[test]
fn what_the_pages_about_phones_tell_to_tap_is_on_phones() {
    let words = files("src/serve/words", "rs");
    let words = words
        .into_iter()
        .map(|path| std::fs::read_to_string(path).unwrap());
    let words: String = words.collect();
    let mut wrong = Vec::new();
    for (path, text) in pages() {
        if !path.starts_with("docs") || !path.to_string_lossy().contains("/SERVE.") {
            continue;
        }
        let bold: Vec<&str> = text.split("**").skip(1).step_by(2).collect();
        assert!(bold.len() > 20, "{}: {bold:?}", path.display());
        for label in bold {
            // A number stands for any.
            let parts = label.split(|letter: char| letter.is_ascii_digit());
            if !parts.into_iter().all(|part| words.contains(part)) {
                wrong.push(format!("{}: {label}", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn links_anchors_and_openings_are_found() {
    let text = "A · B\n\n# A page\n\nWhy?\n\n## Settle-up: *now*\n\n[one](b.md#c) `[no](d)`\n\n\
                ```\n[no](e)\n```\n\n## 한 차례씩\n";
    assert_eq!(links(text), ["b.md#c"]);
    let due = ["a-page", "settle-up-now", "한-차례씩"].map(str::to_owned);
    assert_eq!(anchors(text), BTreeSet::from(due));
    assert_eq!(opening(text), "Why?");
    assert_eq!(opening("# A page\n\nWhy?\n"), "Why?");
}
