//! `dokbak rules` and `dokbak completions`.

use crate::support::{Dokbak, PROGRAM, Told};
use std::process::Command;

#[test]
fn the_shipped_rulesets_are_listed_and_each_can_be_shown() {
    let dokbak = Dokbak::new();
    let list = dokbak.line("rules list").run().done();
    let names: Vec<&str> = list
        .lines()
        .skip(1)
        .map(|line| line.split_whitespace().next().unwrap())
        .collect();
    for name in [
        "pagat",
        "pagat-50",
        "pagat-2006",
        "wikipedia",
        "fudawiki",
        "korean",
        "matgo",
        "koikoi",
        "koikoi-older",
        "koikoi-nintendo",
        "minhwatu",
    ] {
        assert!(names.contains(&name), "{name}: {list}");
    }
    for name in names {
        let sheet = dokbak.args(["rules", "show", name]).run().done();
        assert!(sheet.starts_with(&format!("{name}: ")), "{sheet}");
        let keys: &[&str] = match name {
            "koikoi" | "koikoi-older" | "koikoi-nintendo" => &["yaku.poetry", "koi", "lucky.teshi"],
            "minhwatu" => &["points.bright", "sets.may", "par.four"],
            _ => &["target.three", "go_bak.three", "pack.jokers"],
        };
        for key in keys {
            assert!(sheet.contains(&format!("\n  {key} ")), "{name}: {key}");
        }
        let rows = sheet.lines().filter(|line| line.starts_with("  "));
        let widest = rows.map(console::measure_text_width).max();
        assert!(widest <= Some(80), "{name}: {widest:?}");
    }
}

#[test]
fn a_shown_ruleset_marks_what_differs_from_the_default() {
    let dokbak = Dokbak::new();
    let marked = |sheet: &str| -> Vec<String> {
        let lines = sheet.lines().filter(|line| line.contains(" *"));
        let key = |line: &str| line.split_whitespace().next().unwrap().to_owned();
        lines.map(key).collect()
    };
    let plain = dokbak.line("rules show pagat").run().done();
    assert_eq!(marked(&plain), Vec::<String>::new());
    let jokers = dokbak.line("rules show pagat-50").run().done();
    assert_eq!(marked(&jokers), ["pack.jokers"]);
}

#[test]
fn two_rulesets_are_compared() {
    let dokbak = Dokbak::new();
    dokbak.line("rules diff pagat pagat-50").run().is(
        0,
        "  Key          pagat  pagat-50  Meaning
  pack.jokers  none   j2,j3     the jokers in the pack
",
        "",
    );
    dokbak
        .line("rules diff pagat pagat")
        .run()
        .is(0, "pagat and pagat play alike.\n", "");
    let told = dokbak.line("rules diff pagat wikipedia").run().done();
    for (key, left, right) in [
        ("go.growth", "double", "increment"),
        ("go_bak.three", "pays_all", "double"),
        ("switch.may", "0", "2"),
    ] {
        let line = told.lines().find(|line| line.contains(key)).unwrap();
        let words: Vec<&str> = line.split_whitespace().take(3).collect();
        assert_eq!(words, [key, left, right]);
    }
}

const EXAMPLE: &str = "\
extends: pagat
go_bak:
  both: own
examples:
  - record: |
      players Ann Bo
      Ann has 1g 3g 8g 1t 2t 3t 4t 5t
      Bo counts g1 p5
      Ann stop
    net: {Ann: 7, Bo: -7}
";

#[test]
fn a_ruleset_file_is_checked_with_its_examples() {
    let wrong = EXAMPLE.replace("{Ann: 7, Bo: -7}", "{Ann: 8, Bo: -8}");
    let dokbak = Dokbak::new()
        .file("own.yaml", EXAMPLE)
        .file("wrong.yaml", &wrong);
    dokbak
        .line("rules check own.yaml")
        .run()
        .is(0, "own.yaml: good, with 1 worked example\n", "");
    dokbak.line("rules check wrong.yaml own.yaml").run().is(
        1,
        "own.yaml: good, with 1 worked example\n",
        "wrong.yaml: example 1 says Ann +8 and Bo -8, but it comes to Ann +7 and Bo -7\n",
    );
    let told = dokbak.line("rules diff pagat ./own.yaml").run().done();
    assert!(told.contains("go_bak.both"), "{told}");
}

#[test]
fn every_fault_of_a_ruleset_file_is_told_with_its_place() {
    let text = "extends: pagat\nfixd:\n  quads: 7\ngo:\n  growth: doubl\n";
    let dokbak = Dokbak::new().file("bad.yaml", text);
    let Told {
        stdout,
        stderr,
        status,
    } = dokbak.line("rules check bad.yaml").run();
    assert_eq!((stdout.as_str(), status), ("", Some(1)));
    let lines: Vec<&str> = stderr.lines().collect();
    assert_eq!(lines.len(), 2, "{stderr}");
    for (line, told) in lines.iter().zip([
        "bad.yaml:3:3: there is no rule \"fixd.quads\"; did you mean \"fixed.quads\"?",
        "bad.yaml:5:11: go.growth cannot be \"doubl\"; it takes double or increment",
    ]) {
        assert!(line.ends_with(told), "{line}");
    }
}

#[test]
fn a_ruleset_that_is_not_there_ends_with_two() {
    let dokbak = Dokbak::new();
    for line in ["rules show pagatt", "rules diff pagat pagatt", "rules"] {
        let told = dokbak.line(line).run();
        assert_eq!(told.status, Some(2), "{line}: {told:?}");
        assert_eq!(told.stdout, "");
    }
    let told = dokbak.line("rules show pagatt").run();
    assert!(told.stderr.contains("did you mean \"pagat\"?"), "{told:?}");
    assert_eq!(dokbak.line("rules check nosuch.yaml").run().status, Some(1));
}

#[test]
fn completions_are_scripts_of_their_shells() {
    let dokbak = Dokbak::new();
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = dokbak.args(["completions", shell]).run().done();
        assert!(script.contains("standings"), "{shell}");
    }
    let script = dokbak.line("completions bash").run().done();
    let checked = Command::new("bash").args(["-n", "-c", &script]).status();
    assert!(checked.is_ok_and(|status| status.success()));
    assert_eq!(dokbak.line("completions tcsh").run().status, Some(2));
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let sheet = format!("set -o pipefail; '{PROGRAM}' rules show pagat | head -n 1");
    let output = Command::new("bash").args(["-c", &sheet]).output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert!(output.status.success());
}

#[test]
fn help_and_version_are_no_errors() {
    let dokbak = Dokbak::new();
    let version = format!("dokbak {}\n", env!("CARGO_PKG_VERSION"));
    dokbak.line("--version").run().is(0, &version, "");
    let help = dokbak.line("--help").run().done();
    for command in [
        "play",
        "settle",
        "score",
        "rules",
        "log",
        "show",
        "standings",
        "verify",
    ] {
        assert!(
            help.contains(&format!("\n  {command}")),
            "{command}: {help}"
        );
    }
}
