//! Shell completion, requested as shells do it.

use crate::support::{Dokbak, PROGRAM, after_the_evening};
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

/// Returns what a shell receives after these words, in a home.
fn asked(home: &Dokbak, shell: &str, words: &[&str]) -> Output {
    let mut program = Command::new(PROGRAM);
    program
        .env_clear()
        .envs(home.env())
        .current_dir(home.home());
    program.env("DOKBAK_COMPLETE", shell);
    program.env("_CLAP_COMPLETE_INDEX", (words.len() - 1).to_string());
    program.env("_CLAP_IFS", "\n");
    program.arg("--").args(words).output().unwrap()
}

/// Returns the values offered to fish, without descriptions.
fn values(home: &Dokbak, line: &str) -> Vec<String> {
    let words: Vec<&str> = line.split(' ').collect();
    let told = asked(home, "fish", &words);
    assert_eq!(
        (told.stderr.as_slice(), told.status.code()),
        (&b""[..], Some(0)),
        "{line}"
    );
    let told = String::from_utf8(told.stdout).unwrap();
    let values = told
        .lines()
        .map(|row| row.split('\t').next().unwrap().to_owned());
    values.filter(|value| !value.starts_with('-')).collect()
}

#[test]
fn values_come_from_the_ledger_and_the_rules() {
    let dokbak = after_the_evening()
        .file("house.yaml", "")
        .file("hand.hwatu", "");
    let more = "players 'Kim Ann' 보\nchip none\nlength open\nnagari\ny\n";
    let _ = dokbak
        .line("play --date 2026-03-07 --script -")
        .stdin(&more.replace('\'', "\""))
        .run()
        .done();
    let season = "season Spring 2026-03-01 to 2026-05-31";
    let _ = dokbak.line(season).run().done();
    for (line, right) in [
        (
            "dokbak standings --player ",
            &["Kim Ann", "보", "안나", "철수"][..],
        ),
        ("dokbak standings --player 철", &["철수"]),
        (
            "dokbak show ",
            &["last", "3/7b.1", "3/7.3", "3/7.2", "3/7.1"],
        ),
        ("dokbak why 3/7.", &["3/7.3", "3/7.2", "3/7.1"]),
        ("dokbak whatif la", &["last"]),
        ("dokbak config ru", &["rules"]),
        ("dokbak config --unset p", &["pager", "plain"]),
        ("dokbak log --player 철", &["철수"]),
        ("dokbak log --jokbo god", &["godori"]),
        ("dokbak --lang ko log --jokbo 고", &["고도리"]),
        ("dokbak log --outcome na", &["nagari"]),
        ("dokbak --lang ja log --outcome ナ", &["ナガリ"]),
        ("dokbak standings --season ", &["Spring"]),
        ("dokbak season S", &["Spring"]),
        ("dokbak adjust late 철", &["철수"]),
        ("dokbak stats --player 안", &["안나"]),
        ("dokbak dispute 3/7b", &["3/7b.1"]),
        ("dokbak log --evening ", &["3/7b", "3/7"]),
        ("dokbak close --evening ", &["3/7b", "3/7"]),
        ("dokbak settle --rules mat", &["matgo"]),
        ("dokbak rules show korea", &["korean"]),
        (
            "dokbak rules diff pagat koikoi-",
            &["koikoi-older", "koikoi-nintendo"],
        ),
        ("dokbak rules new x --from ./ho", &["./house.yaml"]),
        ("dokbak settle ha", &["hand.hwatu"]),
        (
            "dokbak settle --set pi_bak.below_tw",
            &["pi_bak.below_two="],
        ),
        ("dokbak score --set go_bak.both=l", &["go_bak.both=last"]),
        ("dokbak standi", &["standings"]),
        ("dokbak --color ", &["auto", "always", "never"]),
    ] {
        assert_eq!(values(&dokbak, line), right, "{line}");
    }
    let other = format!(
        "dokbak --ledger {} show ",
        dokbak.home().join("none.db").display()
    );
    assert!(values(&dokbak, &other).is_empty());
}

#[test]
fn every_shell_is_told_in_its_way() {
    let dokbak = after_the_evening();
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let told = asked(&dokbak, shell, &["dokbak", "standings", "--player", "철"]);
        let told = String::from_utf8(told.stdout).unwrap();
        assert!(told.starts_with("철수"), "{shell}: {told}");
        let script = dokbak.line(&format!("completions {shell}")).run().done();
        assert!(script.contains("DOKBAK_COMPLETE"), "{shell}: {script}");
        assert!(script.contains("dokbak"), "{shell}: {script}");
    }
}

#[test]
fn what_is_wrong_is_told_to_no_shell_and_nothing_is_written() {
    let empty = Dokbak::new();
    let files = || fs::read_dir(empty.home()).unwrap().count();
    let before = files();
    let spoiled = Dokbak::new().file("bad.db", "no ledger at all");
    let bad = spoiled.home().join("bad.db").display().to_string();
    for (home, shell, words) in [
        (&empty, "bash", vec!["dokbak", "show", ""]),
        (&empty, "fish", vec!["dokbak", "standings", "--player", ""]),
        (&empty, "nosuchshell", vec!["dokbak", "show", ""]),
        (
            &spoiled,
            "fish",
            vec!["dokbak", "--ledger", &bad, "show", ""],
        ),
    ] {
        let told = asked(home, shell, &words);
        assert_eq!(told.status.code(), Some(0), "{words:?}");
        assert_eq!(told.stderr, b"", "{words:?}");
        let told = String::from_utf8(told.stdout).unwrap();
        assert!(
            told.lines().all(|row| row.starts_with('-')),
            "{words:?}: {told}"
        );
    }
    assert_eq!(files(), before);
    let bytes = fs::read_to_string(spoiled.home().join("bad.db")).unwrap();
    assert_eq!(bytes, "no ledger at all");
}

/// Runs bash with the program in its path; `None` if there is no bash with completion.
fn bash(home: &Dokbak, script: &str) -> Option<String> {
    let folder = Path::new(PROGRAM).parent().unwrap();
    let ran = Command::new("bash")
        .env_clear()
        .envs(home.env())
        .env("PATH", format!("{}:/usr/bin:/bin", folder.display()))
        .current_dir(home.home())
        .args(["--norc", "-c", script])
        .output()
        .ok()?;
    assert_eq!(String::from_utf8_lossy(&ran.stderr), "");
    Some(String::from_utf8(ran.stdout).unwrap())
}

#[test]
fn bash_itself_completes() {
    let dokbak = after_the_evening();
    let more = "players \"Kim Ann\" 보\nchip none\nlength open\nnagari\ny\n";
    let _ = dokbak.line("play --script -").stdin(more).run().done();
    // The variables that readline sets, with words split as it splits them.
    for (words, right) in [
        ("dokbak show 3/7.", "[3/7.3][3/7.2][3/7.1]"),
        ("dokbak standings --player 철", "[철수]"),
        ("dokbak standings --player K", "[Kim\\ Ann]"),
        ("dokbak settle --set go_bak.both = o", "[own]"),
        ("dokbak score --rules = mat", "[matgo]"),
        ("dokbak settle --set go_bak.bo", "[go_bak.both=]"),
    ] {
        let script = format!(
            "source <(dokbak completions bash)\nCOMP_WORDS=({words})\n\
             COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))\nCOMP_TYPE=9\n\
             _clap_complete_dokbak dokbak \"${{COMP_WORDS[COMP_CWORD]}}\"\n\
             printf '[%s]' \"${{COMPREPLY[@]}}\"\n"
        );
        let Some(told) = bash(&dokbak, &script) else {
            println!("passed over: there is no bash here");
            return;
        };
        assert_eq!(told, right, "{words}");
    }
}

/// If a session's number is typed, all its hands are offered, however many came later.
#[test]
fn all_hands_of_a_session_are_offered() {
    let dokbak = Dokbak::new();
    for hands in [40, 35] {
        let script = format!(
            "players Ann Bo\nrules pagat\nchip none\nlength open\n{}end\n",
            "nagari\ny\n".repeat(hands)
        );
        dokbak
            .line("play --new --script -")
            .stdin(&script)
            .run()
            .done();
    }
    assert_eq!(values(&dokbak, "dokbak why 1.").len(), 40);
    assert_eq!(values(&dokbak, "dokbak why 1.4"), ["1.40", "1.4"]);
    assert_eq!(values(&dokbak, "dokbak why 7."), Vec::<String>::new());
}
