//! Everything that is read has a limit, and up to it the time grows only linearly.

use crate::support::repository;
use dokbak::card::Calendar;
use dokbak::case::{Case, Opening};
use dokbak::limits::{Limit, MOST_CHIPS};
use dokbak::record::{Fault, parse};
use dokbak::rules::{FileFault, FileProblem, from_text, load, load_for_record};
use std::fmt::Write as _;
use std::path::Path;
use tempfile::TempDir;

/// Returns the lines and codes of a record's faults.
fn faults(text: &str) -> Vec<(u32, &'static str)> {
    let faults = Case::read(text, Opening::default()).settle().err();
    told(&faults.unwrap_or_default())
}

fn told(faults: &[Fault]) -> Vec<(u32, &'static str)> {
    let one = |fault: &Fault| (fault.place.line, fault.problem.code());
    faults.iter().map(one).collect()
}

/// A hand that ends on its fifth line.
const HAND: &str =
    "players Ann Bo\nAnn takes 1g 3g 8g 1t 2t 3t 4t 5t\nBo takes\nBo counts g1 p5\nAnn stop\n";

#[test]
fn a_record_may_have_as_many_lines_as_the_limit_and_not_one_more() {
    let most = Limit::RecordLines.most();
    let comments = |count: usize| "# no news\n".repeat(count);
    let longest = format!("{}{HAND}", comments(most - 5));
    assert_eq!(longest.lines().count(), most);
    assert_eq!(faults(&longest), []);
    // A record that is too long gets only that error, whatever else is wrong before.
    let longer = format!("zzz\n{}{HAND}", comments(most - 5));
    let first_too_many = u32::try_from(most + 1).unwrap();
    assert_eq!(faults(&longer), [(first_too_many, "too-long")]);
}

#[test]
fn a_record_may_have_as_many_bytes_as_the_limit_and_not_one_more() {
    let most = Limit::RecordBytes.most();
    let mut text = HAND.to_owned();
    while text.len() + 1001 <= most {
        let _ = writeln!(text, "#{}", "x".repeat(999));
    }
    let line = u32::try_from(text.lines().count()).unwrap() + 1;
    let rest = most - text.len();
    let longest = format!("{text}#{}", "x".repeat(rest - 1));
    assert_eq!(longest.len(), most);
    assert_eq!(faults(&longest), []);
    assert_eq!(faults(&format!("{longest}x")), [(line, "too-long")]);
    assert_eq!(
        faults(&format!("\u{feff}{longest}")),
        [],
        "a mark is no part of it"
    );
}

#[test]
fn a_line_that_is_too_long_is_told_with_what_is_wrong_in_the_others() {
    let most = Limit::LineBytes.most();
    let with = |comment: usize| format!("{HAND}# {}\nzzz\n", "x".repeat(comment));
    assert_eq!(faults(&with(most - 2)), [(7, "unknown-line")]);
    assert_eq!(
        faults(&with(most - 1)),
        [(6, "too-long"), (7, "unknown-line")]
    );
    // The content of the long line is unknown, so nothing is reported as missing.
    let unended = format!("players Ann Bo\nAnn stop # {}\n", "x".repeat(most));
    assert_eq!(faults(&unended), [(2, "too-long")]);
}

/// Records whose lines once cost more the more lines came before them. If reading took time
/// proportional to the square of their length, it would take many minutes at the limit.
#[test]
fn records_are_read_up_to_the_limit() {
    let bodies: [(&str, &[&str]); 19] = [
        ("unknown words", &["zzz"]),
        ("no card", &["Ann takes 1x"]),
        ("nobody", &["Dora takes"]),
        ("captures", &["Ann takes", "Bo takes", "Chul takes"]),
        ("junk owed", &["Ann chok", "Ann baekhwajeom", "Ann ttadak"]),
        (
            "junk given",
            &["Ann chok", "Bo gives 1p to Ann", "Chul gives 2p to Ann"],
        ),
        (
            "junk ahead",
            &["Bo gives 1p to Ann", "Ann gives 1p to Bo", "Ann chok"],
        ),
        ("calls", &["Ann has 1g 3g 8g", "Ann go"]),
        ("piles", &["Ann has 1g 3g 8g", "Bo has 2y 4y"]),
        ("counts", &["Ann counts g1", "Bo counts p3"]),
        ("offers", &["Ann syodang", "Bo refuses"]),
        (
            "accusations",
            &["Bo oe-myeon 1g", "Chul oe-myeon 3g last-card"],
        ),
        (
            "months",
            &["Ann heundeum 5", "Bo ppuk 5", "Ann potkan 5", "Ann quads 5"],
        ),
        ("turns", &["Ann plays 1t flips 4p"]),
        ("sales", &["Ann sells 1g", "Bo drops", "Chul stays"]),
        ("ends", &["Ann stop", "nagari", "void", "draw"]),
        (
            "headers",
            &["set go.chips=2", "pot 3", "mission 1g x2", "table 1g 2y"],
        ),
        ("wrong keys", &["set go_bak.bth=own"]),
        ("quotes", &["Ann \"takes"]),
    ];
    for (name, lines) in bodies {
        let most = Limit::RecordLines.most();
        let body = lines.iter().cycle().take(most - 1);
        let text: String = body.flat_map(|line| [line, "\n"]).collect();
        let text = format!("players Ann Bo Chul\n{text}");
        let case = Case::read(&text, Opening::default());
        assert_eq!(case.record.entries.len(), most, "{name}");
        let settled = case.settle();
        assert!(settled.is_err(), "{name}: {settled:?}");
    }
}

#[test]
fn names_and_dues_are_read_up_to_the_limit() {
    let most = Limit::RecordLines.most();
    let mut dues = String::from("players Ann Bo Chul\n");
    for nth in 0..most - 5 {
        let _ = writeln!(dues, "dues Player{nth} 3");
    }
    dues.push_str("Ann takes 1g 3g 8g\nBo takes 2y\nChul takes 5y\nAnn stop\n");
    let verdict = Case::read(&dues, Opening::default()).settle().unwrap();
    // Bo and Chul pay each of them 3 chips, and Ann nobody.
    assert_eq!(verdict.payments.len(), 2 * (most - 5) + 2);
    let of = |name: &str| {
        verdict
            .net
            .iter()
            .find(|(known, _)| known == name)
            .unwrap()
            .1
    };
    assert_eq!(of("Player0"), 6);
    let paid = i64::try_from(most - 5).unwrap() * 3;
    assert_eq!(of("Bo"), -paid - 6, "and 3 points, doubled by gwang-bak");
    assert_eq!(verdict.net.len(), most - 2);

    let crowd: Vec<String> = (0..500).map(|nth| format!("P{nth}")).collect();
    let crowd = crowd.join(" ");
    let lines = "P0 takes\nP499 takes\nnobody takes\n".repeat(3000);
    let told = faults(&format!("players {crowd}\n{lines}"));
    assert_eq!(told, [(1, "wrong-seats")]);
}

#[test]
fn cards_are_read_up_to_the_end_of_their_line() {
    let line = |card: &str| {
        let cards = card.repeat((Limit::LineBytes.most() - 10) / card.len());
        format!("Ann takes {cards}\n")
    };
    // An eighth of what fits into the bytes of a record.
    for (card, code) in [
        ("1g ", "duplicate-card"),
        ("1x ", "unknown-card"),
        ("팔꽝 ", "unknown-card"),
    ] {
        let lines = line(card).repeat(Limit::RecordBytes.most() / Limit::LineBytes.most() / 8);
        let text = format!("players Ann Bo Chul\n{lines}");
        let parsed = parse(&text, Calendar::Korean);
        assert!(parsed.faults.len() > 10_000, "{}", parsed.faults.len());
        assert!(
            parsed
                .faults
                .iter()
                .all(|fault| fault.problem.code() == code)
        );
    }
}

fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in files {
        std::fs::write(folder.path().join(name), text).unwrap();
    }
    folder
}

/// Returns the only fault of a ruleset.
fn fault(found: Result<impl Sized, Vec<FileFault>>) -> FileFault {
    let faults = found.err().unwrap();
    let [fault] = faults.try_into().unwrap();
    fault
}

/// Returns a folder of rulesets, each extending the next.
fn chain(length: usize) -> TempDir {
    let folder = folder(&[]);
    for nth in 0..length {
        let text = match nth + 1 {
            last if last == length => "extends: pagat\n".to_owned(),
            next => format!("extends: c{next}.yaml\n"),
        };
        std::fs::write(folder.path().join(format!("c{nth}.yaml")), text).unwrap();
    }
    folder
}

#[test]
fn rulesets_build_on_each_other_up_to_the_limit() {
    let most = Limit::Extends.most();
    // The last one extends pagat, which is the base of all of them.
    let deepest = chain(most);
    assert!(load("c0.yaml", deepest.path()).is_ok());
    for length in [most + 1, 8000] {
        let deeper = chain(length);
        let fault = fault(load("./c0.yaml", deeper.path()));
        let FileProblem::TooDeep(names) = &fault.problem else {
            panic!("{fault:?}");
        };
        assert_eq!(
            names.len(),
            most + 2,
            "all that were read, and the one too many"
        );
        assert!(names[0].ends_with("c0.yaml"), "{names:?}");
        assert!(fault.file.ends_with(&format!("c{most}.yaml")), "{fault:?}");
    }
}

#[test]
fn a_record_that_names_such_a_ruleset_is_too_long() {
    let deeper = chain(Limit::Extends.most() + 1);
    let opening = Opening {
        base: deeper.path(),
        ..Opening::default()
    };
    let text = "rules ./c0.yaml\nplayers Ann Bo Chul\nnagari\n";
    let faults = Case::read(text, opening).settle().unwrap_err();
    assert_eq!(told(&faults), [(1, "too-long")]);
}

#[test]
fn a_ruleset_file_has_no_more_bytes_keys_and_examples_than_the_limit() {
    let most = Limit::RulesetBytes.most();
    let of_bytes = |bytes: usize| format!("game: gostop\n#{}\n", "x".repeat(bytes - 15));
    let files = folder(&[
        ("fits.yaml", &of_bytes(most)),
        ("over.yaml", &of_bytes(most + 1)),
    ]);
    assert!(load("fits.yaml", files.path()).is_ok());
    let found = fault(load("over.yaml", files.path()));
    assert_eq!(found.problem, FileProblem::TooLong(Limit::RulesetBytes));

    let example = "  - record: |\n      players Ann Bo\n      nagari\n    net: { Ann: 0, Bo: 0 }\n";
    let examples = |count: usize| format!("game: gostop\nexamples:\n{}", example.repeat(count));
    let most = Limit::Examples.most();
    let fits = from_text(&examples(most), "fits", Path::new(".")).unwrap();
    assert_eq!(fits.examples.len(), most);
    let found = fault(from_text(&examples(most + 1), "over", Path::new(".")));
    assert_eq!(found.problem, FileProblem::TooLong(Limit::Examples));
    assert_eq!(found.line as usize, 3 + 4 * most);

    let most = Limit::RulesetKeys.most();
    let keys: Vec<String> = (0..=most + 5).map(|nth| format!("rule{nth}: 1")).collect();
    let keys = keys.join("\n");
    let faults = from_text(&format!("game: gostop\n{keys}"), "keys", Path::new(".")).unwrap_err();
    let too_long: Vec<&FileFault> = faults
        .iter()
        .filter(|one| one.problem.is_too_long())
        .collect();
    assert_eq!((faults.len(), too_long.len()), (most + 1, 1));
    assert_eq!(too_long[0].line as usize, most + 2);
}

/// A word in files that are not rulesets.
const SECRET: &str = "hunter";

#[test]
fn a_record_that_names_a_foreign_file_learns_nothing_of_it() {
    let secret = |text: &str| text.replace("SECRET", SECRET);
    let foreign = [
        "root:SECRET:19000:0:99999:7:::\ndaemon:*:19000::::::\ngames:*:1:\n",
        "root: SECRET\ndaemon: 5\n",
        "SECRET\n",
        "- SECRET\n- two\n",
        "name: SECRET\npassword: SECRET\n",
        "*SECRET\n",
        "a: &SECRET x\nb: [*none, SECRET\n",
        "SECRET: 1\nSECRET: 2\n",
        "",
    ];
    for text in foreign {
        let files = folder(&[
            ("foreign.yaml", &secret(text)),
            ("on.yaml", "extends: foreign.yaml\n"),
        ]);
        for name in ["./foreign.yaml", "./on.yaml"] {
            let found = fault(load_for_record(name, files.path()));
            assert_eq!(found.problem, FileProblem::NoRuleset, "{text}");
            assert_eq!((found.line, found.column), (1, 1));
            assert!(found.file.ends_with("foreign.yaml"), "{found:?}");
        }
        // Naming the file on the command line shows what is wrong in it; naming a ruleset that
        // extends it does not.
        let own = load("./foreign.yaml", files.path()).err();
        let own = own.into_iter().flatten();
        assert!(
            own.into_iter()
                .all(|found| found.problem != FileProblem::NoRuleset),
            "{text}"
        );
        let found = fault(load("./on.yaml", files.path()));
        assert_eq!(found.problem, FileProblem::NoRuleset, "{text}");
    }
}

#[test]
fn a_ruleset_that_a_record_names_is_told_about_in_full() {
    for (text, line) in [
        ("game: gostop\ngo_bak.bth: own\n", 2),
        ("go_bak:\n  bth: own\n", 2),
        ("name: mine\nextends: pagat\nvipp: 3\n", 3),
        ("game: gostop\nabout: [unclosed\n", 2),
    ] {
        let files = folder(&[("house.yaml", text)]);
        let found = fault(load_for_record("./house.yaml", files.path()));
        assert_ne!(found.problem, FileProblem::NoRuleset, "{text}");
        assert_eq!(found.line, line, "{text}: {found:?}");
    }
}

#[test]
fn every_limit_stands_in_the_document() {
    let document = std::fs::read_to_string(repository("docs/LIMITS.md")).unwrap();
    // Those of phones are no limits of the engine.
    let (document, _) = document.split_once("\n## Phones\n").unwrap();
    let rows = document.lines().filter_map(|line| {
        let mut cells = line.strip_prefix("| ")?.split(" | ");
        cells.nth(1)?.replace(',', "").parse::<usize>().ok()
    });
    let mut written: Vec<usize> = rows.collect();
    let mut known: Vec<usize> = Limit::ALL.iter().map(|limit| limit.most()).collect();
    known.push(usize::try_from(MOST_CHIPS).unwrap());
    written.sort_unstable();
    known.sort_unstable();
    assert_eq!(written, known);
}
