//! `dokbak settle --batch`: many records, a line of JSON for each.

use crate::files::files;
use crate::support::{Dokbak, PROGRAM};
use dokbak::case::{Case, Opening};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, Command, Stdio};

/// Ann wins seven chips from Bo: three brights 3, hong-dan 3, a fifth ribbon 1.
const SEVEN: &str = "players Ann Bo\nAnn has 1g 3g 8g 1t 2t 3t 4t 5t\nBo counts g1 p5\nAnn stop\n";

/// Parses the lines of JSON that a command prints.
fn json_lines(text: &str) -> Vec<Value> {
    let lines = text.lines();
    lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[test]
fn many_records_are_settled_in_their_order() {
    let nagari = "players Ann Bo\ncarry 2\nnagari\n";
    let many = format!("# of May\n\n{SEVEN}\n{nagari}\n\n").repeat(200);
    let dokbak = Dokbak::new().file("hands.hwatu", &many);
    let told = dokbak.line("settle --batch hands.hwatu").run().done();
    let verdicts = json_lines(&told);
    assert_eq!(verdicts.len(), 400);
    for pair in verdicts.chunks(2) {
        assert_eq!(pair[0]["net"], json!({"Ann": 7, "Bo": -7}));
        assert_eq!(
            (&pair[1]["outcome"], &pair[1]["next"]["carry"]),
            (&json!("nagari"), &json!(3))
        );
    }
    let alone = dokbak.line("settle --json -").stdin(SEVEN).run().done();
    assert_eq!(told.lines().next(), Some(alone.trim_end()));
    let from_input = dokbak.line("settle --batch -").stdin(&many).run().done();
    assert_eq!(from_input, told);
    assert!(!dokbak.ledger().exists(), "settling writes nothing");
}

#[test]
fn a_record_that_is_wrong_stops_no_other() {
    let text = format!("{SEVEN}\nplayers Ann Bo\nAnn has 1x\nAnn stop\n\n{SEVEN}\nnagari\n");
    let dokbak = Dokbak::new().file("hands.hwatu", &text);
    let run = dokbak.line("settle --batch hands.hwatu").run();
    assert_eq!(run.status, Some(1));
    assert_eq!(run.stderr, "2 of 4 records could not be settled\n");
    let lines = json_lines(&run.stdout);
    assert_eq!(lines.len(), 4);
    let at = |at: usize| (&lines[at]["file"], &lines[at]["record"], &lines[at]["line"]);
    assert_eq!(at(1), (&json!("hands.hwatu"), &json!(2), &json!(6)));
    assert_eq!(lines[1]["error"]["code"], "unknown-card");
    assert_eq!(
        (&lines[1]["error"]["line"], &lines[1]["error"]["column"]),
        (&json!(7), &json!(9))
    );
    assert_eq!(at(3), (&json!("hands.hwatu"), &json!(4), &json!(15)));
    for at in [0, 2] {
        assert_eq!(lines[at]["net"], json!({"Ann": 7, "Bo": -7}));
    }
    for (lang, told) in [
        ("ko", "기록 4개 가운데 2개를 셈할 수 없어요."),
        ("ja", "4件の記録のうち、2件は計算できませんでした。"),
    ] {
        let run = dokbak
            .line(&format!("settle --batch hands.hwatu --lang {lang}"))
            .run();
        assert!(run.stderr.contains(told), "{}", run.stderr);
    }
}

#[test]
fn the_records_of_a_folder_are_settled_by_the_names_of_their_files() {
    let empty_line = SEVEN.replace("Bo counts", "\nBo counts");
    let dokbak = Dokbak::new();
    fs::create_dir(dokbak.home().join("hands")).unwrap();
    let dokbak = dokbak
        .file("hands/b.hwatu", "players Ann Bo\nnagari\n")
        .file("hands/a.hwatu", &empty_line)
        .file("hands/notes.txt", "no record");
    let told = dokbak.line("settle --batch hands").run().done();
    let verdicts = json_lines(&told);
    assert_eq!(verdicts.len(), 2);
    assert_eq!(verdicts[0]["net"], json!({"Ann": 7, "Bo": -7}));
    assert_eq!(verdicts[1]["outcome"], "nagari");
    let set = dokbak
        .line("settle --batch hands --set target.two=20")
        .run();
    assert_eq!(set.status, Some(1));
    let lines = json_lines(&set.stdout);
    assert_eq!(lines[0]["error"]["code"], "stop-below-target");
    let file = lines[0]["file"].as_str().unwrap();
    assert!(file.ends_with("a.hwatu"), "{file}");
    let missing = dokbak.line("settle --batch none.hwatu").run();
    assert_eq!((missing.status, missing.stdout.as_str()), (Some(1), ""));
}

#[test]
fn lines_may_end_as_on_windows_behind_a_mark() {
    let text = format!("{SEVEN}\n\nplayers Ann Bo\nAnn has 1x\nAnn stop\n\n{SEVEN}");
    let windows = format!("\u{feff}{}", text.replace('\n', "\r\n"));
    let dokbak = Dokbak::new();
    let [unix, windows] =
        [&text, &windows].map(|text| dokbak.line("settle --batch -").stdin(text).run());
    assert_eq!(windows.stdout, unix.stdout);
    let lines = json_lines(&windows.stdout);
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[1]["file"], "-");
    assert_eq!(lines[1]["record"], 2);
    assert_eq!(lines[1]["line"], 7);
    assert_eq!(lines[1]["error"]["line"], 8);
}

#[test]
fn where_nothing_is_to_be_settled_that_is_said() {
    let dokbak = Dokbak::new().file("none.hwatu", "# hands of May\n\n");
    fs::create_dir(dokbak.home().join("hands")).unwrap();
    dokbak
        .line("settle --batch -")
        .run()
        .is(0, "", "standard input: no records\n");
    for (lang, told) in [
        ("en", "none.hwatu: no records\n"),
        ("ko", "none.hwatu: 기록이 없어요.\n"),
        ("ja", "none.hwatu: 記録がありません。\n"),
    ] {
        let line = format!("settle --batch none.hwatu --lang {lang}");
        dokbak.line(&line).run().is(0, "", told);
    }
    dokbak
        .line("settle --batch hands")
        .run()
        .is(0, "", "hands: no records\n");
}

#[test]
fn what_is_no_text_or_too_long_stops_no_other() {
    let dokbak = Dokbak::new();
    let mut bytes = format!("{SEVEN}\nplayers Ann Bo\n").into_bytes();
    bytes.extend_from_slice(b"\xff\n\n");
    // A record longer than a mebibyte, cut in the middle of a character.
    bytes.extend_from_slice("# 패\n".repeat(300_000).as_bytes());
    bytes.extend_from_slice(format!("{SEVEN}\n{SEVEN}").as_bytes());
    fs::write(dokbak.home().join("hands.hwatu"), bytes).unwrap();
    let run = dokbak.line("settle --batch hands.hwatu").run();
    assert_eq!(run.status, Some(1));
    let lines = json_lines(&run.stdout);
    let codes = lines.iter().map(|line| line["error"]["code"].as_str());
    let codes: Vec<Option<&str>> = codes.collect();
    assert_eq!(codes, [None, Some("unreadable"), Some("too-long"), None]);
    assert_eq!(lines[1]["error"]["line"], 7);
    assert_eq!(lines[1]["error"]["column"], 1);
    let told = lines[1]["error"]["message"].as_str().unwrap();
    assert!(told.starts_with("hands.hwatu:7:1: "), "{told}");
    assert_eq!(lines[2]["line"], 9);
    assert_eq!(lines[3]["net"], json!({"Ann": 7, "Bo": -7}));
}

/// Returns the program with pipes for its input and output.
fn piped(dokbak: &Dokbak) -> Child {
    Command::new(PROGRAM)
        .args(["settle", "--batch", "-"])
        .env_clear()
        .envs(dokbak.env())
        .current_dir(dokbak.home())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// An endless stream can only be settled as it arrives.
#[test]
fn a_stream_is_settled_as_it_comes_until_nobody_listens() {
    let dokbak = Dokbak::new();
    let mut child = piped(&dokbak);
    let mut stdin = child.stdin.take().unwrap();
    let endless = std::thread::spawn(move || {
        let some = format!("{SEVEN}\n").repeat(1000);
        while stdin.write_all(some.as_bytes()).is_ok() {}
    });
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    for _ in 0..1000 {
        let mut line = String::new();
        stdout.read_line(&mut line).unwrap();
        let verdict: Value = serde_json::from_str(&line).unwrap();
        assert_eq!(verdict["net"], json!({"Ann": 7, "Bo": -7}));
    }
    // It is not an error if the reader goes away.
    drop(stdout);
    endless.join().unwrap();
    let mut told = String::new();
    child
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut told)
        .unwrap();
    assert_eq!((child.wait().unwrap().code(), told.as_str()), (Some(0), ""));
}

#[test]
fn a_folder_is_settled_as_each_of_its_records_alone() {
    let records = files("tests/cases", "hwatu");
    let folders: BTreeSet<_> = records.iter().filter_map(|path| path.parent()).collect();
    assert!(folders.len() > 20, "{} folders", folders.len());
    for folder in folders {
        let args = ["settle", "--batch", folder.to_str().unwrap()];
        let told = json_lines(&Dokbak::new().args(args).run().done());
        let mut alone: Vec<_> = records
            .iter()
            .filter(|path| path.parent() == Some(folder))
            .collect();
        alone.sort();
        assert_eq!(told.len(), alone.len(), "{}", folder.display());
        for (told, path) in told.iter().zip(alone) {
            let opening = Opening {
                base: folder,
                ..Opening::default()
            };
            let text = fs::read_to_string(path).unwrap();
            let verdict = Case::read(&text, opening).settle().unwrap();
            let verdict: Value = serde_json::from_str(&verdict.to_json()).unwrap();
            assert_eq!(told, &verdict, "{}", path.display());
        }
    }
}
