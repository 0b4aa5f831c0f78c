//! Each foreign library and each door to the outside has its rooms, and no other names it.

use super::house::{house, lead_to, named, room, says};

/// Libraries, and what else leads outside, with the only files that name them; a folder stands for
/// all files in it.
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

#[test]
fn foreign_libraries_and_the_environment_have_their_rooms() {
    let files: Vec<_> = house()
        .files()
        .map(|file| (file.path, named(file)))
        .collect();
    let mut wrong = Vec::new();
    for (library, places) in DOORS {
        let by = files.iter().filter(|(_, named)| lead_to(named, library));
        let by: Vec<&str> = by.map(|(file, _)| *file).collect();
        let allowed = |file: &str| places.iter().any(|place| file.starts_with(place));
        let outside = by.iter().filter(|file| !allowed(file));
        wrong.extend(outside.map(|file| format!("{file} names {library}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_people_see_passes_the_screen() {
    let mut wrong = Vec::new();
    let mut found = 0;
    for file in house().files() {
        for (words, places) in WRITERS {
            if says(file, words) {
                found += 1;
                if !places.contains(&file.path) {
                    wrong.push(format!("{} writes by {words}", file.path));
                }
            }
        }
    }
    assert!(found >= 4, "the search finds what it is for");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn only_the_command_line_looks_at_the_clock() {
    for file in house().files().filter(|file| file.path != "date.rs") {
        let looks = ["Date::now", "SystemTime::now", "Local::now", "Utc::now"]
            .into_iter()
            .find(|words| says(file, words));
        let allowed = room(file.path) == Some("cli");
        assert!(allowed || looks.is_none(), "{}: {looks:?}", file.path);
    }
}
