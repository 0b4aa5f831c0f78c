//! Input that is too large, or is not a file: rejected at once and briefly.

use crate::support::{Dokbak, Told};
use serde_json::Value;
use std::process::Command;

fn json(told: &Told) -> Value {
    serde_json::from_str(&told.stdout).unwrap()
}

#[test]
fn of_many_errors_the_first_are_told_and_the_others_counted() {
    let text = "zzz\n".repeat(1000);
    let told = Dokbak::new().line("settle - --json").stdin(&text).run();
    assert_eq!(told.status, Some(1));
    let lines: Vec<&str> = told.stderr.lines().collect();
    assert_eq!(lines.len(), 21, "{}", told.stderr);
    assert!(
        lines[19].starts_with("standard input:20:1: "),
        "{}",
        lines[19]
    );
    assert_eq!(lines[20], "and 980 more");
    let json = json(&told);
    assert_eq!(json["errors"].as_array().unwrap().len(), 20);
    assert_eq!(json["error"], json["errors"][0]);
    assert_eq!(json["more"], 980);

    // The listed ones are all there are.
    let told = Dokbak::new()
        .line("settle - --json")
        .stdin(&"zzz\n".repeat(20))
        .run();
    assert_eq!(told.stderr.lines().count(), 20);
    assert_eq!(
        serde_json::from_str::<Value>(&told.stdout)
            .unwrap()
            .get("more"),
        None
    );
}

#[test]
fn commands_that_read_cards_and_rulesets_count_what_they_do_not_tell() {
    let cards = vec!["1x"; 50].join(" ");
    let told = Dokbak::new().line(&format!("score {cards} --json")).run();
    assert_eq!(told.stderr.lines().last(), Some("and 30 more"));
    assert_eq!(json(&told)["more"], 30);

    let keys: Vec<String> = (0..50).map(|nth| format!("rule{nth}: 1")).collect();
    let keys = keys.join("\n");
    let dokbak = Dokbak::new().file("house.yaml", &format!("game: gostop\n{keys}"));
    let told = dokbak.line("rules check house.yaml").run();
    assert_eq!(told.stderr.lines().count(), 21, "{}", told.stderr);
    assert_eq!(told.stderr.lines().last(), Some("and 30 more"));
    let text = "rules ./house.yaml\nplayers Ann Bo\nnagari\n";
    let told = dokbak.line("settle - --json").stdin(text).run();
    assert!(told.stderr.ends_with("; and 30 more\n"), "{}", told.stderr);
    let error = &json(&told)["error"];
    assert_eq!(error["files"].as_array().unwrap().len(), 20);
    assert_eq!(error["more_files"], 30);
}

#[test]
fn a_record_that_is_too_long_is_refused_at_the_line_where_it_is() {
    let text = format!("players Ann Bo\n{}", "# no news\n".repeat(200_000));
    let told = Dokbak::new().line("settle - --json").stdin(&text).run();
    assert_eq!(told.status, Some(1));
    // 15 bytes, then 10 per line: byte 1,048,577 is in line 104,858.
    let message =
        "a record may have at most 1,048,576 bytes, and this one has more; a record is one hand";
    assert_eq!(told.stderr, format!("standard input:104858:1: {message}\n"));
    let error = &json(&told)["error"];
    assert_eq!(
        (&error["line"], &error["code"]),
        (&104_858.into(), &"too-long".into())
    );
}

#[test]
fn an_endless_line_is_read_no_further_than_a_line_may_go() {
    let dokbak = Dokbak::new();
    let start = "players Ann Bo\nrules pagat\nchip none\nlength open\nAnn takes 1g\n";
    let script = format!("{start}Ann takes {}\n", "1t ".repeat(1_000_000));
    let told = dokbak.line("play --script -").stdin(&script).run();
    let message =
        "a line has at most 4,096 bytes, and this one has more; write it shorter, or as several";
    assert_eq!(told.stderr, format!("standard input:6:1: {message}\n"));
    assert_eq!(told.status, Some(1));
    // Earlier entries are kept.
    let told = dokbak.line("play --script -").stdin("show\n").run();
    assert!(told.stdout.contains("Ann takes 1g"), "{}", told.stdout);
}

/// Each of these cards is given away for no reason, so every line is an irregularity.
#[test]
fn a_dispute_tells_as_many_irregularities_as_errors() {
    let gifts = "Bo gives 2p to Ann\nAnn gives 2p to Bo\n".repeat(12);
    let start = "players Ann Bo Chul\nrules pagat\nchip none\nlength open\n";
    let piles = "Ann takes 1g 3g 8g\nBo takes 2p\nChul takes 5p\n";
    let dokbak = Dokbak::new();
    let script = format!("{start}{piles}{gifts}Ann stop\ny\n");
    dokbak.line("play --script -").stdin(&script).run().done();
    let claim = "Chul counts g1 p5\n";
    let told = dokbak
        .line("dispute 2 --script -")
        .stdin(claim)
        .run()
        .done();
    let effect = told.split("As written").nth(1).unwrap();
    assert_eq!(effect.matches("gave 2p to").count(), 20, "{effect}");
    assert!(effect.contains("and 4 more\n"), "{effect}");
}

#[test]
fn deals_beyond_the_limit_are_a_wrong_command_line() {
    let told = Dokbak::new()
        .line("rules compare pagat korean --deals 10000001")
        .run();
    assert_eq!(told.status, Some(2));
    assert!(
        told.stderr.contains("from 1 to 10,000,000"),
        "{}",
        told.stderr
    );
}

/// Returns the program in a home with a named pipe that nobody writes to.
fn with_pipe() -> Dokbak {
    let dokbak = Dokbak::new();
    let made = Command::new("mkfifo")
        .arg(dokbak.home().join("pipe.yaml"))
        .status();
    assert!(made.unwrap().success());
    dokbak
}

#[test]
fn what_is_no_regular_file_is_refused_without_waiting_for_it() {
    let dokbak = with_pipe();
    let pipe = "this is a pipe, which is not read by name; name a regular file";
    let device = "this is a device; name a regular file";
    let folder = "this is a folder; name a file in it";
    for (path, why) in [("./pipe.yaml", pipe), ("/dev/zero", device), ("./", folder)] {
        let record = format!("rules {path}\nplayers Ann Bo\nnagari\n");
        let told = dokbak.line("settle -").stdin(&record).run();
        let message =
            format!("standard input:1:7: the ruleset {path} cannot be used: {path}: {why}\n");
        told.is(1, "", &message);
        for (line, status) in [
            ("settle FILE", 1),
            ("play --script FILE", 1),
            ("rules check FILE", 1),
            ("rules show FILE", 2),
            ("rules diff pagat FILE", 2),
            ("score 1g --rules FILE", 2),
            ("rules new house --yes --from FILE", 2),
        ] {
            let told = dokbak.line(&line.replace("FILE", path)).run();
            assert_eq!(told.stderr, format!("{path}: {why}\n"), "{line}");
            assert_eq!(told.status, Some(status), "{line}");
        }
    }
}

#[test]
fn what_the_shell_has_opened_is_read_like_standard_input() {
    let dokbak = Dokbak::new().file("hand.hwatu", "players Ann Bo\nnagari\n");
    let want = dokbak.line("settle hand.hwatu").run().done();
    let command = format!("{} settle <(cat hand.hwatu)", crate::support::PROGRAM);
    let output = Command::new("bash")
        .args(["-c", &command])
        .current_dir(dokbak.home())
        .output();
    assert_eq!(String::from_utf8(output.unwrap().stdout).unwrap(), want);
    let told = dokbak
        .line("settle /dev/stdin")
        .stdin("players Ann Bo\nnagari\n")
        .run();
    assert_eq!(told.done(), want);
}

#[test]
fn a_record_shows_no_word_of_a_file_that_is_no_ruleset() {
    let dokbak = Dokbak::new().file("foreign.yaml", "root:hunter:1\ndaemon: hunter\n");
    let record = "rules ./foreign.yaml\nplayers Ann Bo\nnagari\n";
    let told = dokbak.line("settle - --json").stdin(record).run();
    assert_eq!(told.status, Some(1));
    let all = format!("{}{}", told.stdout, told.stderr);
    for word in ["root", "hunter", "daemon"] {
        assert!(!all.contains(word), "{all}");
    }
    assert!(all.contains("is not a ruleset file"), "{all}");
    let told = dokbak.line("rules check ./foreign.yaml").run();
    assert!(told.stderr.contains("foreign.yaml:"), "{}", told.stderr);
}

#[test]
fn a_chain_of_rulesets_that_is_too_long_is_named() {
    let mut dokbak = Dokbak::new();
    for nth in 0..60 {
        let text = format!("extends: c{}.yaml\n", nth + 1);
        dokbak = dokbak.file(&format!("c{nth}.yaml"), &text);
    }
    let told = dokbak.line("rules check c0.yaml").run();
    let message = "at most 50 rulesets can build on each other, and these are more: c0.yaml, c1.yaml, …, \
                   c50.yaml, c51.yaml";
    told.is(1, "", &format!("c50.yaml:1:10: {message}\n"));
}

#[test]
fn a_dispute_has_as_many_claims_as_the_document_says_and_no_more() {
    let dokbak = Dokbak::new();
    let script = "players Ann Bo\nrules pagat\nchip none\nlength open\nnagari\ny\n";
    assert_eq!(
        dokbak.line("play --script -").stdin(script).run().status,
        Some(0)
    );
    let claims = "Ann takes\n".repeat(201);
    let told = dokbak.line("dispute 2 --script -").stdin(&claims).run();
    let most = "standard input:201:1: a dispute has at most 200 claims";
    assert!(told.stderr.starts_with(most), "{}", told.stderr);
}
