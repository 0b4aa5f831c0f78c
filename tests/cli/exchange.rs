//! Moving a ledger from one program to another, and copies of it.

use crate::support::{Dokbak, after_the_evening};
use std::fs;

/// A session of two hands; nothing is open.
const EVENING: &str = "players Ann Bo\nrules pagat\nchip 100 KRW\nlength open\n\
    Ann ppuk 4 first\nnagari\nBo ppuk 5 first\nnagari\nend\n";

fn played() -> Dokbak {
    let dokbak = Dokbak::new();
    dokbak.line("play --script -").stdin(EVENING).run().done();
    dokbak
}

fn seal(dokbak: &Dokbak) -> String {
    dokbak.line("seal").run().stdout
}

/// Two homes whose clocks may show the same second; the different players make their ledgers
/// differ.
fn elsewhere() -> Dokbak {
    let dokbak = Dokbak::new();
    let evening = EVENING.replace("Ann", "Dana");
    dokbak.line("play --script -").stdin(&evening).run().done();
    dokbak
}

#[test]
fn an_exported_ledger_is_the_same_one_elsewhere() {
    let here = played();
    here.line("export --jsonl -o all.jsonl").run().done();
    let text = fs::read_to_string(here.home().join("all.jsonl")).unwrap();
    assert_eq!(text, here.line("export --jsonl").run().stdout);
    // The session, two hands, its end.
    assert_eq!(text.lines().count(), 4);
    let there = Dokbak::new().file("all.jsonl", &text);
    there
        .line("import all.jsonl")
        .run()
        .is(0, "4 entries taken in.\n", "");
    assert_eq!(seal(&there), seal(&here));
    there.line("verify --deep").run().done();
    there.line("import all.jsonl").run().is(
        0,
        "Every entry was here already; nothing changed.\n",
        "",
    );
}

#[test]
fn two_ledgers_come_to_the_same_whichever_takes_in_the_other() {
    let (one, other) = (played(), elsewhere());
    let text = |dokbak: &Dokbak| dokbak.line("export --jsonl").run().stdout;
    let (of_one, of_other) = (text(&one), text(&other));
    for (home, theirs) in [(&one, &of_other), (&other, &of_one)] {
        let told = home.line("import -").stdin(theirs).run().done();
        assert_eq!(told, "4 entries taken in.\n");
        home.line("verify --deep").run().done();
    }
    let standings = |dokbak: &Dokbak| dokbak.line("standings --json").run().stdout;
    assert_eq!(standings(&one), standings(&other));
    assert!(standings(&one).contains("Dana"));
    let log = one.line("log --json").run().stdout;
    assert_eq!(log.matches("\"outcome\":\"nagari\"").count(), 4);
}

#[test]
fn what_is_no_ledger_is_refused_with_its_place() {
    let dokbak = played();
    let before = seal(&dokbak);
    let text = dokbak.line("export --jsonl").run().stdout;
    let second = text.replace("ppuk 4", "ppuk 3");
    let odd = format!("{}\nplayers Ann Bo\n", text.lines().next().unwrap());
    for (input, status, told) in [
        (
            odd.as_str(),
            1,
            "standard input:2: this is not a ledger entry; make the file with `dokbak export --jsonl`",
        ),
        ("", 1, "standard input: there are no hands in it"),
        (
            second.as_str(),
            3,
            "entry 2 was changed: its content does not match its hash",
        ),
    ] {
        let run = dokbak.line("import -").stdin(input).run();
        assert_eq!(run.status, Some(status), "{run:?}");
        assert!(run.stderr.contains(told), "{run:?}");
        assert_eq!(seal(&dokbak), before);
    }
}

#[test]
fn a_backup_is_checked_and_brought_back() {
    let dokbak = played();
    let before = seal(&dokbak);
    let told = dokbak.line("backup copy.db").run().done();
    assert!(told.contains("up to entry 4"), "{told}");
    let again = dokbak.line("backup copy.db").run();
    assert_eq!(again.status, Some(1), "{again:?}");
    assert!(
        again.stderr.contains("copy.db is there already"),
        "{again:?}"
    );
    dokbak.line("play --script -").stdin(EVENING).run().done();
    let after = seal(&dokbak);
    assert_ne!(after, before);
    let told = dokbak.line("restore copy.db").run().stdout;
    assert_eq!(seal(&dokbak), before);
    assert!(told.contains("ledger.db.before"), "{told}");
    let kept = format!("{}.before", dokbak.ledger().display());
    let kept = dokbak
        .typed(&format!("--ledger |{kept}| seal"))
        .run()
        .stdout;
    assert_eq!(kept, after);
    let nothing = dokbak.line("restore nothing.db").run();
    assert_eq!(nothing.status, Some(1), "{nothing:?}");
}

#[test]
fn it_is_said_in_korean_and_japanese() {
    for (lang, taken, copied) in [
        ("ko", "기록 4개를 가져왔어요.", "기록 4번까지"),
        ("ja", "記録を4件取り込みました。", "記録4まで"),
    ] {
        let dokbak = played();
        let text = dokbak.line("export --jsonl").run().stdout;
        let empty = Dokbak::new();
        let line = format!("--lang {lang} import -");
        let told = empty.line(&line).stdin(&text).run().done();
        assert!(told.contains(taken), "{told}");
        let told = dokbak.line(&format!("--lang {lang} backup copy.db")).run();
        let rows: String = told.stdout.split_whitespace().collect();
        let copied: String = copied.split_whitespace().collect();
        assert!(rows.contains(&copied), "{told:?}");
    }
}

/// A control character is written as its number, once.
#[test]
fn letters_that_are_not_seen_are_escaped_once() {
    let dokbak = after_the_evening();
    let note = "--note=a\u{202e}b";
    let paid = dokbak.args(["paid", "보", "안나", "100", note]).run();
    assert_eq!(paid.status, Some(0), "{paid:?}");
    let once = "paid, a\\u{202e}b  ; entry:";
    let told = dokbak.line("export --hledger").run().done();
    assert!(told.contains(once), "{told}");
    dokbak.line("export --hledger -o all.journal").run().done();
    let file = fs::read_to_string(dokbak.home().join("all.journal")).unwrap();
    assert!(file.contains(once), "{file}");
}
