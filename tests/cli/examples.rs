//! The examples in every help text do what they say, in every language.

use crate::laws::{COMMANDS, Command};
use crate::programs::passed_over;
use crate::support::Dokbak;
use std::collections::BTreeSet;
use std::fs;

/// The files that examples name, in addition to the ledger.
const FILES: &[(&str, &str)] = &[
    (
        "hand.hwatu",
        "players Ann Bo Chul\nAnn has 1g 3g 8g\nBo counts g1 p9\nChul counts g1 p9\nAnn stop\n",
    ),
    (
        "hands.hwatu",
        "players Ann Bo\nnagari\n\nplayers Bo Ann\nBo has 1g 3g 8g 1t 2t 3t 4t 5t\nAnn counts g1 p5\nBo stop\n",
    ),
    (
        "house.yaml",
        "name: house\ntitle: Ours\nextends: korean\nvip: 0\n",
    ),
    (
        "evening.txt",
        "players Ann Bo\nrules pagat\nchip none\nlength open\nnagari\ny\nend\n",
    ),
    ("claims.txt", "void\nagree dealt wrongly\n"),
    ("notes.hwatu", "players Ann Bo\nnagari\n"),
    ("results.csv", "date,Ann,Bo\n2026-03-01,500,-500\n"),
];

/// Examples that need a person at a terminal, or run for minutes.
const LEFT_OUT: &[&str] = &[
    "dokbak",
    "dokbak play --new",
    "dokbak play --track",
    "dokbak serve",
    "dokbak serve --lan wlan0 --port 8080",
    "dokbak tutorial",
    "dokbak adjust --undo 12",
    "dokbak season Spring",
    "dokbak season 봄",
    "dokbak season 春",
    "dokbak standings --season Spring",
    "dokbak standings --season 봄",
    "dokbak standings --season 春",
    "dokbak share 3/7.2 --copy",
    "dokbak dispute last",
    "dokbak import ledger.jsonl",
    "dokbak import ledger.jsonl --twice here",
    "dokbak twice 3/7 3/7b",
    "dokbak twice 3/7 3/7b --both",
    "dokbak evening 3/7 --reopen",
    "dokbak restore ledger-2026.db",
    "dokbak rules new ./family.yaml",
    "dokbak rules compare pagat korean",
];

/// Returns the examples of a help text, each with its description.
fn examples(help: &str, heading: &str) -> Vec<[String; 2]> {
    let rows = help
        .lines()
        .skip_while(|row| *row != format!("{heading}:"))
        .skip(1);
    let mut found: Vec<[String; 2]> = Vec::new();
    for row in rows {
        if let Some(line) = row.strip_prefix("  dokbak") {
            found.push([format!("dokbak{line}"), String::new()]);
        } else if let Some([line, does]) = found.last_mut() {
            // The continuation of a long command is indented less than a description.
            if does.is_empty() && !row.starts_with("      ") {
                *line = format!("{line} {}", row.trim());
                continue;
            }
            // A long description continues on the next row.
            let whole = format!("{does} {}", row.trim());
            whole.trim().clone_into(does);
        }
    }
    found
}

/// Returns a home with two hands in an open session.
fn played([ann, bo, chul]: [&str; 3]) -> Dokbak {
    let hand =
        format!("{ann} has 1g 3g 8g\n{bo} counts g1 p9\n{chul} counts g1 p9\n{ann} stop\ny\n");
    let evening =
        format!("players {ann} {bo} {chul}\nrules pagat\nchip 100 KRW\nlength open\n{hand}{hand}");
    let dokbak = Dokbak::new();
    let told = dokbak
        .line("play --date 2026-03-07 --script -")
        .stdin(&evening)
        .run()
        .done();
    assert!(told.contains("Written as hand 2."), "{told}");
    dokbak
}

/// Returns a home with the same ledger and the files that examples name.
fn home(base: &Dokbak) -> Dokbak {
    let mut dokbak = Dokbak::new();
    for (name, text) in FILES {
        dokbak = dokbak.file(name, text);
    }
    fs::create_dir_all(dokbak.ledger().parent().unwrap()).unwrap();
    for copy in [dokbak.ledger(), dokbak.home().join("backup.db")] {
        fs::copy(base.ledger(), copy).unwrap();
    }
    dokbak
}

/// Returns the commands that have their own help.
fn paths() -> BTreeSet<String> {
    let mut paths: BTreeSet<String> = COMMANDS.iter().map(Command::name).collect();
    paths.extend([String::new(), "rules".to_owned()]);
    #[cfg(feature = "club")]
    paths.insert("club".to_owned());
    paths
}

fn every_example_runs(lang: &str, heading: &str, people: [&str; 3]) {
    let base = played(people);
    let mut run = 0;
    for path in paths() {
        let help = format!("--lang {lang} {path} --help");
        let found = examples(&base.line(&help).run().stdout, heading);
        assert!(!found.is_empty(), "{help}");
        for [line, does] in found {
            assert!(!does.is_empty() && !does.starts_with("dokbak"), "{line}");
            // Those of a club take its server.
            let of_club = line.starts_with("dokbak club ");
            if of_club || LEFT_OUT.contains(&line.as_str()) {
                continue;
            }
            let words = line.strip_prefix("dokbak ").expect(&line);
            let words = words.split(" >").next().unwrap();
            let words = words.split(" |").next().unwrap().replace('\'', "|");
            // As a shell would expand it.
            let words = words.replace('~', &base.home().display().to_string());
            let home = home(&base);
            let [ann, bo, _] = people;
            if ["people join", "people part"].contains(&path.as_str()) {
                // Only people who never sat together can be joined.
                let apart = format!("players {ann} \"{bo} 2\"\nrules pagat\n");
                let apart = home.line("play --new --script -").stdin(&apart).run();
                apart.done();
            }
            if path == "people part" {
                let joined = home.typed(&format!("people join |{bo} 2| {bo}")).run();
                joined.done();
            }
            let told = home.typed(&words).run();
            if words.contains(" --picture") && told.stderr.contains("fonts-noto-cjk") {
                passed_over("a Korean or Japanese font");
                continue;
            }
            assert_eq!(told.status, Some(0), "{line}: {told:?}");
            let is_silent = line == "dokbak config rules korean";
            assert_eq!(told.stdout.is_empty(), is_silent, "{line}: {told:?}");
            run += 1;
        }
    }
    assert!(run > 35, "{run} examples");
}

#[test]
fn every_example_in_english_runs() {
    every_example_runs("en", "Examples", ["Ann", "Bo", "Chul"]);
}

#[test]
fn every_example_in_korean_runs() {
    every_example_runs("ko", "보기", ["영희", "철수", "민수"]);
}

#[test]
fn every_example_in_japanese_runs() {
    every_example_runs("ja", "例", ["英子", "太郎", "次郎"]);
}
