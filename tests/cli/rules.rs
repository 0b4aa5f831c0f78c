//! `dokbak rules` and `dokbak completions`.

use crate::support::{Dokbak, PROGRAM, Told};
use dokbak::words::Lang;
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
        let keys = dokbak.args(["rules", "show", name, "--all"]).run().done();
        assert!(keys.starts_with(&format!("{name}: ")), "{keys}");
        let all: &[&str] = match name {
            "koikoi" | "koikoi-older" | "koikoi-nintendo" => &["yaku.poetry", "koi", "lucky.teshi"],
            "minhwatu" => &["points.bright", "sets.may", "par.four"],
            _ => &["target.three", "go_bak.three", "pack.jokers"],
        };
        for key in all {
            assert!(keys.contains(&format!("\n  {key} ")), "{name}: {key}");
        }
        let sheet = dokbak.args(["rules", "show", name]).run().done();
        assert!(sheet.starts_with(&format!("{name}: ")), "{sheet}");
        for told in [&keys, &sheet] {
            let widest = told.lines().map(console::measure_text_width).max();
            assert!(widest <= Some(80), "{name}: {widest:?}");
        }
    }
}

/// Returns a sheet with its lines joined, so that sentences can be searched for.
fn flowing(sheet: &str) -> String {
    sheet.split_whitespace().collect::<Vec<&str>>().join(" ")
}

#[test]
fn a_sheet_tells_what_a_table_plays_with_its_values() {
    let dokbak = Dokbak::new();
    let korean = flowing(&dokbak.line("rules show korean").run().done());
    for told in [
        "The deal",
        "50 cards: 48 and the jokers j2 (two junk) and j3 (three junk).",
        "hong-dan (홍단): 1t 2t 3t: 3 points.",
        "It takes 3 points to stop with three players, 7 with two.",
        "Each go adds a chip to the points.",
        "a loser with less than 6 junk (with two players, 8) pays double. A loser with no \
         junk at all is spared.",
        "a loser who said go pays for both; if both did, the one who said it last.",
        "each opponent pays 9 chips at once",
        "Sources",
    ] {
        assert!(korean.contains(told), "{told}: {korean}");
    }
    for not_played in ["oe-myeon", "vip", "bidori", "grenade", "the boar"] {
        assert!(!korean.contains(not_played), "{not_played}: {korean}");
    }
    let flat = "extends: pagat\ngwang_bak: flat:2\ngo.chips: [1, 2, 3]\ngo.keep_chips: false\n";
    let dokbak = dokbak.file("flat.yaml", flat);
    let flat = flowing(&dokbak.line("rules show flat.yaml").run().done());
    for told in [
        "a loser without a bright pays 2 chips more, after all multipliers; 12g alone protects.",
        "1 for one go, 2 for two, 3 for 3, none for more.",
        "oe-myeon (외면): With three, a player who played or left the card",
    ] {
        assert!(flat.contains(told), "{told}: {flat}");
    }
    let koikoi = dokbak.line("rules show koikoi").run().done();
    assert!(koikoi.contains("\nNotes\n  Lightning"), "{koikoi}");
    assert!(koikoi.contains("11g and three of 1g 3g 8g 12g: 7 points."));
}

#[test]
fn all_keys_of_a_ruleset_mark_what_differs_from_the_default() {
    let dokbak = Dokbak::new();
    let marked = |sheet: &str| -> Vec<String> {
        let lines = sheet.lines().filter(|line| line.contains(" *"));
        let key = |line: &str| line.split_whitespace().next().unwrap().to_owned();
        lines.map(key).collect()
    };
    let plain = dokbak.line("rules show pagat --all").run().done();
    assert_eq!(marked(&plain), Vec::<String>::new());
    let jokers = dokbak.line("rules show pagat-50 --all").run().done();
    assert_eq!(marked(&jokers), ["pack.jokers"]);
}

#[test]
fn two_rulesets_are_compared_by_what_they_play() {
    let dokbak = Dokbak::new()
        .file("pi.yaml", "extends: pagat\npi_bak.below_three: 6\n")
        .file("both.yaml", "extends: wikipedia\ngo_bak.both: own\n");
    dokbak.line("rules diff pagat pi.yaml").run().is(
        0,
        "\
pi-bak (피박)
  pagat: If the winner scores junk, a loser with less than 5 junk pays double.
  pi: If the winner scores junk, a loser with less than 6 junk (with two
    players, 5) pays double.

  Key                 pagat  pi
  pi_bak.below_three  5      6
",
        "",
    );
    dokbak
        .line("rules diff pagat pagat")
        .run()
        .is(0, "pagat and pagat play the same.\n", "");
    // Nobody pays for both there, so it does not matter who would.
    let told = dokbak.line("rules diff wikipedia both.yaml").run().done();
    assert!(
        told.starts_with("wikipedia and both play the same; "),
        "{told}"
    );
    assert!(told.contains("go_bak.both  last"), "{told}");
    let told = dokbak.line("rules diff pagat wikipedia").run().done();
    for line in [
        "  wikipedia: not played.",
        "oe-myeon (외면)",
        "go-bak (고박)",
    ] {
        assert!(told.lines().any(|told| told == line), "{line}: {told}");
    }
    for (key, left, right) in [
        ("go.growth", "double", "increment"),
        ("go_bak.three", "pays_all", "double"),
        ("switch.may", "0", "2"),
    ] {
        let line = told.lines().find(|line| line.contains(key)).unwrap();
        let words: Vec<&str> = line.split_whitespace().take(3).collect();
        assert_eq!(words, [key, left, right]);
    }
    dokbak.line("rules diff pagat koikoi").run().is(
        2,
        "",
        "pagat is for gostop and koikoi for koikoi; only rulesets of the same game can be compared\n",
    );
}

#[test]
fn the_rule_book_is_the_document() {
    let book = Dokbak::new().line("rules book").run().done();
    let document = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/RULES.md");
    let document = std::fs::read_to_string(document).unwrap();
    let differs = book.lines().zip(document.lines()).find(|(a, b)| a != b);
    assert!(
        book == document,
        "docs/RULES.md is not the rule book; write it anew with\n\
         cargo run -- rules book > docs/RULES.md\n{differs:#?}"
    );
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
        .is(0, "own.yaml: OK, with 1 worked example\n", "");
    dokbak.line("rules check wrong.yaml own.yaml").run().is(
        1,
        "own.yaml: OK, with 1 worked example\n",
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
        "bad.yaml:5:11: go.growth cannot be \"doubl\"; it takes double, increment or flat",
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

/// A wrong example hides no wrong key, and vice versa.
#[test]
fn faults_of_form_hide_no_wrong_keys() {
    let file = "extends: korean\nfoo: 1\nexamples:\n  - net: { Ann: 1 }\nvip: many\n";
    let dokbak = Dokbak::new().file("house.yaml", file);
    let told = dokbak.line("rules check house.yaml").run();
    assert_eq!(told.status, Some(1));
    let lines: Vec<&str> = told.stderr.lines().collect();
    let begins = ["house.yaml:2:1: ", "house.yaml:4:", "house.yaml:5:6: "];
    assert_eq!(lines.len(), begins.len(), "{}", told.stderr);
    for (line, begin) in lines.iter().zip(begins) {
        assert!(line.starts_with(begin), "{begin}: {}", told.stderr);
    }
}

/// An argument that is not UTF-8 text is a wrong command line like any other.
#[cfg(unix)]
#[test]
fn an_argument_that_is_not_text_ends_with_two() {
    use std::os::unix::ffi::OsStrExt as _;
    let bytes = std::ffi::OsStr::from_bytes(b"pagat\xff");
    let output = assert_cmd::Command::new(PROGRAM)
        .args(["rules", "show"])
        .arg(bytes)
        .output()
        .unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
    assert_eq!(
        told,
        "an argument is not UTF-8 text\n\nUsage: dokbak rules show [OPTIONS] <NAME>\n\
         More: dokbak rules show --help\n"
    );
}

#[test]
fn a_ruleset_that_there_is_not_has_no_place_in_any_language() {
    for lang in Lang::SPOKEN.map(Lang::code) {
        let told = Dokbak::new()
            .args(["rules", "show", "太郎", "--lang", lang])
            .run();
        assert_eq!(told.status, Some(2), "{lang}: {told:?}");
        assert!(told.stderr.contains("太郎"), "{lang}: {}", told.stderr);
        assert!(!told.stderr.contains("太郎:"), "{lang}: {}", told.stderr);
    }
}

/// Empty values and non-text are reported instead of ignored.
#[test]
fn what_is_no_value_is_refused_in_a_ruleset() {
    let dokbak = Dokbak::new().file(
        "house.yaml",
        "extends: pagat\ntarget.three: {}\nnotes:\n  - ours\n  - {a: b}\nsources: {}\n",
    );
    let told = dokbak.line("rules check ./house.yaml").run();
    let text = "takes a single text";
    told.is(
        1,
        "",
        &format!(
            "./house.yaml:2:15: target.three {text}\n./house.yaml:5:5: notes {text}\n\
             ./house.yaml:6:10: sources {text}\n"
        ),
    );
}

/// The notes of a shipped ruleset are in every language, also where a file has them from it.
#[test]
fn inherited_notes_are_in_the_language_of_the_reader() {
    let dokbak = Dokbak::new().file("kk.yaml", "extends: koikoi\nseven: off\n");
    for (lang, note) in [
        ("ko", "비쌍피로 아무 패나 먹을 수 있는 자리도 있어요."),
        (
            "ja",
            "柳のカスを、どの札でも取れる鬼札にすることがあります。",
        ),
    ] {
        let told = dokbak.args(["--lang", lang, "rules", "show", "./kk.yaml"]);
        let told = told.run().done();
        assert!(!told.contains("Lightning"), "{told}");
        assert!(told.contains(note), "{told}");
    }
}

/// A pack of 250 points has other pars than one of 240.
#[test]
fn a_par_that_does_not_come_out_even_is_told_with_its_place() {
    let text = "extends: minhwatu\npoints.november_double: 10\npar.three: 80\n";
    let dokbak = Dokbak::new().file("mm.yaml", text);
    let told = dokbak.line("rules check mm.yaml").run();
    assert_eq!(told.status, Some(1), "{told:?}");
    for line in [
        "mm.yaml:2:25: the points of the pack come out even at par.two=125; set that",
        "mm.yaml:3:12: the points of the pack come out even at par.three=83; set that",
    ] {
        assert!(told.stderr.contains(line), "{told:?}");
    }
}

#[test]
fn a_key_under_its_older_name_too_is_told() {
    let text = "extends: koikoi\ndraw.yaku: highest\ndraw.last_yaku: true\n";
    let dokbak = Dokbak::new().file("dd.yaml", text);
    let told = dokbak.line("rules check dd.yaml").run();
    assert_eq!(told.status, Some(1), "{told:?}");
    let why = "dd.yaml:3:1: draw.last_yaku is the older name of draw.yaku; keep one of them\n";
    assert!(told.stderr.ends_with(why), "{told:?}");
    // Alone it is read as before.
    let dokbak = dokbak.file("last.yaml", "extends: koikoi\ndraw.last_yaku: true\n");
    dokbak.line("rules check last.yaml").run().done();
}

#[test]
fn a_sheet_does_not_say_that_a_settled_cup_can_be_changed() {
    let dokbak = Dokbak::new().file("cup.yaml", "extends: pagat\ncup.final: true\n");
    let told = dokbak.args(["--lang", "ko", "rules", "show", "./cup.yaml"]);
    let told = flowing(&told.run().done());
    let says = "다만 국진은 어느 쪽인지 말하고 나면 못 바꿔요.";
    assert!(told.contains(says), "{told}");
}
