//! Each external library and each access to the outside belongs to certain rooms; no other room
//! uses it.

use super::house::{house, lead_to, named, room, says};
use crate::support::manifest;

/// Libraries and other access to the outside, with the only files that may use them; a folder
/// stands for all of its files.
const DOORS: [(&str, &[&str]); 45] = [
    ("askama", &["cli/page/", "letters/html.rs", "serve/screen/"]),
    ("axum", &["serve/"]),
    ("base64", &["cli/", "serve/key.rs"]),
    ("chrono", &["date.rs"]),
    ("clap", &["cli/"]),
    ("clap_complete", &["cli/"]),
    ("clap_mangen", &["cli/usage/manual.rs"]),
    ("comfy_table", &["cli/"]),
    ("console", &["cli/"]),
    ("csv", &["cli/sheet.rs", "report/sheets/grid.rs"]),
    ("ctrlc", &["cli/"]),
    ("dialoguer", &["cli/"]),
    ("encoding_rs", &["report/sheets/text.rs"]),
    ("etcetera", &["cli/"]),
    ("form_urlencoded", &["serve/"]),
    ("futures_util", &["serve/events.rs"]),
    ("getrandom", &["serve/key.rs"]),
    ("hyper", &["serve/connection.rs"]),
    ("hyper_util", &["serve/connection.rs"]),
    ("if_addrs", &["serve/network.rs", "cli/phones/networks.rs"]),
    ("indicatif", &["cli/progress.rs"]),
    ("mimalloc", &["main.rs"]),
    ("nix", &["cli/", "files.rs"]),
    ("qrcode", &["serve/code.rs"]),
    ("resvg", &["cli/page/picture/"]),
    ("rusqlite", &["ledger/"]),
    ("rustls", &["ledger/postgres/"]),
    ("rustls_native_certs", &["ledger/postgres/"]),
    ("rustyline", &["cli/"]),
    ("schemars", &["rules/schema.rs"]),
    ("serde_yaml", &["rules/yaml.rs"]),
    ("sha2", &["ledger/", "cli/page/", "serve/"]),
    ("shlex", &["cli/", "evening/", "serve/screen/begin.rs"]),
    ("signal_hook", &["cli/"]),
    ("skrifa", &["cli/page/picture/"]),
    ("smol_str", &["card/fold.rs", "letters/", "record/word.rs"]),
    ("std::env", &["cli/", "main.rs"]),
    ("strsim", &["card/nearest.rs", "telling/slip.rs"]),
    ("unicode_general_category", &["letters/"]),
    ("tokio", &["serve/", "ledger/postgres/connection.rs"]),
    ("tokio_postgres", &["ledger/postgres/"]),
    ("tokio_postgres_rustls", &["ledger/postgres/"]),
    (
        "unicode_normalization",
        &[
            "card/",
            "letters/",
            "record/word.rs",
            "telling/slip.rs",
            "vocabulary/particle.rs",
        ],
    ),
    ("unicode_security", &["letters/"]),
    ("unicode_segmentation", &["letters/"]),
];

/// Libraries that every room may use.
const EVERYWHERE: [&str; 4] = ["serde", "serde_json", "smallvec", "thiserror"];

/// Ways to write to the terminal, and the files that may use them: the screen, and code that reads
/// keys or draws on the whole terminal.
const WRITERS: [(&str, &[&str]); 6] = [
    ("print!", &[]),
    ("println!", &[]),
    ("eprint!", &[]),
    ("eprintln!", &[]),
    (
        "stdout()",
        &[
            "cli/screen.rs",
            "cli/terminal/keyboard.rs",
            "cli/terminal/mode.rs",
        ],
    ),
    (
        "stderr()",
        &[
            "cli/screen.rs",
            "cli/progress.rs",
            "cli/terminal/keyboard.rs",
            "cli/terminal/menu/choose.rs",
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
        let idle = places
            .iter()
            .filter(|place| !by.iter().any(|file| file.starts_with(**place)));
        wrong.extend(idle.map(|place| format!("{place} may name {library} and does not")));
        let allowed = |file: &str| places.iter().any(|place| file.starts_with(place));
        let outside = by.iter().filter(|file| !allowed(file));
        wrong.extend(outside.map(|file| format!("{file} names {library}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn each_library_that_is_built_in_has_a_place() {
    let manifest = manifest();
    let mut built_in = false;
    let mut found = 0;
    for line in manifest.lines() {
        if line.starts_with('[') {
            built_in = line == "[dependencies]" || line.ends_with(".dependencies]");
            continue;
        }
        let name = line.split_once(" = ").filter(|_| built_in);
        let Some((name, _)) = name else { continue };
        let name = name.replace('-', "_");
        let placed = DOORS.iter().any(|(door, _)| *door == name);
        let placed = placed || EVERYWHERE.contains(&name.as_str());
        assert!(placed, "{name} has no place");
        found += 1;
    }
    assert!(found > DOORS.len(), "{found} libraries were found");
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
fn only_the_doors_look_at_the_clock() {
    for file in house().files().filter(|file| file.path != "date.rs") {
        let looks = ["Date::now", "SystemTime::now", "Local::now", "Utc::now"]
            .into_iter()
            .find(|words| says(file, words));
        let allowed = matches!(room(file.path), Some("cli" | "serve"));
        assert!(allowed || looks.is_none(), "{}: {looks:?}", file.path);
    }
}
