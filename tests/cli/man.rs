//! `dokbak man`: a page for each command, readable by `man`.

use crate::laws::{COMMANDS, Command};
use crate::support::Dokbak;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process;

const HEADINGS: [(&str, [&str; 4]); 3] = [
    ("en", ["NAME", "SYNOPSIS", "OPTIONS", "EXAMPLES"]),
    ("ko", ["이름", "쓰는 법", "옵션", "보기"]),
    ("ja", ["名前", "使い方", "オプション", "例"]),
];

#[test]
fn every_command_has_a_page_in_every_language() {
    let mut names: BTreeSet<String> = COMMANDS.iter().map(Command::name).collect();
    names.extend([String::new(), "rules".to_owned()]);
    #[cfg(feature = "club")]
    names.insert("club".to_owned());
    // The pages themselves cover what the page for `help` would say.
    names.remove("help");
    let file = |name: &String| format!("dokbak-{name}").replace(' ', "-");
    let files: BTreeSet<String> = names
        .iter()
        .map(|name| format!("{}.1", file(name).trim_end_matches('-')))
        .collect();
    for (lang, headings) in HEADINGS {
        let dokbak = Dokbak::new();
        let told = dokbak
            .args(["--lang", lang, "man", "--dir", "a/man1"])
            .run();
        assert!(told.done().contains(&files.len().to_string()), "{told:?}");
        let folder = dokbak.home().join("a/man1");
        let written = fs::read_dir(&folder).unwrap();
        let written = written.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        assert_eq!(written.collect::<BTreeSet<String>>(), files);
        for name in &names {
            let page = format!("--lang {lang} man {name}");
            let page = dokbak.line(&page).run().stdout;
            let path = format!("{}.1", file(name).trim_end_matches('-'));
            assert_eq!(fs::read_to_string(folder.join(path)).unwrap(), page);
            let rows = || page.lines().filter_map(|row| row.strip_prefix(".SH "));
            let found: Vec<&str> = rows().filter(|row| headings.contains(row)).collect();
            assert_eq!(found, headings, "{name}: {page}");
            let called = format!("\\fBdokbak {}", name.replace('-', "\\-"));
            assert!(page.contains(called.trim_end()), "{page}");
        }
    }
}

/// Returns a page as `man` shows it, if it is installed.
fn read(page: &Path) -> Option<String> {
    let read = process::Command::new("man")
        .args(["--warnings", "--local-file"])
        .arg(page)
        .env("LC_ALL", "C.UTF-8")
        .env("MANWIDTH", "100")
        .output()
        .ok()?;
    let warnings = String::from_utf8_lossy(&read.stderr);
    assert!(
        read.status.success() && !warnings.contains("macro"),
        "{warnings}"
    );
    Some(String::from_utf8(read.stdout).unwrap())
}

#[test]
fn the_reader_of_the_manual_shows_a_page() {
    let dokbak = Dokbak::new();
    for (lang, headings) in HEADINGS {
        let page = dokbak
            .line(&format!("--lang {lang} man rules new"))
            .run()
            .done();
        let path = dokbak.home().join("page.1");
        fs::write(&path, page).unwrap();
        let Some(shown) = read(&path) else {
            println!("passed over: there is no `man` here");
            return;
        };
        for heading in headings {
            assert!(
                shown.lines().any(|row| row == heading),
                "{heading}: {shown}"
            );
        }
        assert!(shown.contains("dokbak-rules-new - "), "{shown}");
        assert!(
            shown.contains("--from korean --set pi_bak.below_three=5 --yes"),
            "{shown}"
        );
    }
}

#[test]
fn a_page_that_there_is_not_is_refused_with_the_nearest() {
    let told = Dokbak::new().line("man rules nwe").run();
    told.is(2, "", "there is no command nwe; did you mean new?\n");
    let told = Dokbak::new()
        .file("taken", "")
        .line("man --dir taken/here")
        .run();
    assert_eq!(
        (told.stdout.as_str(), told.status),
        ("", Some(1)),
        "{told:?}"
    );
}
