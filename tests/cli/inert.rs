//! Text from outside is only ever shown: no command lets the terminal obey it.

use crate::support::{Dokbak, Told, key};
use dokbak::case::{Case, Opening};
use dokbak::ledger::{CorrectionBody, HandBody, Ledger, SessionBody, Worth};
use dokbak::letters::is_seen;
use dokbak::record::Source;
use dokbak::rules::Ruleset;
use std::fmt::Write as _;
use unicode_normalization::UnicodeNormalization as _;

/// Texts that would affect a terminal or the text around them, by name.
fn hostile() -> Vec<(&'static str, String)> {
    let fixed = [
        ("colour", "a\u{1b}[31mb"),
        ("title of the window", "a\u{1b}]0;title\u{7}b"),
        ("screen cleared", "a\u{1b}[2J\u{1b}[Hb"),
        ("from right to left", "a\u{202e}b"),
        ("isolated direction", "a\u{2066}b"),
        ("no width", "a\u{200b}b"),
        ("joiner", "a\u{200d}b"),
        ("soft hyphen", "a\u{ad}b"),
        ("byte-order mark inside", "a\u{feff}b"),
        ("line separator", "a\u{2028}b"),
        ("filler of Hangul", "a\u{3164}b"),
        ("tag", "a\u{e0041}b"),
        ("no character", "a\u{ffff}b"),
        ("control sequence in one", "a\u{9b}31mb"),
        ("carriage return", "a\rb"),
        ("backspace", "a\u{8}b"),
        ("delete", "a\u{7f}b"),
        ("Cyrillic among Latin", "\u{410}nn"),
    ];
    let mut all: Vec<(&str, String)> = fixed.map(|(what, text)| (what, text.to_owned())).into();
    all.push(("long", "x".repeat(5000)));
    all.push(("marks", format!("a{}", "\u{301}".repeat(200))));
    all
}

/// True if a terminal only shows a text.
fn only_shows(text: &str) -> bool {
    text.chars().all(|letter| letter == '\n' || is_seen(letter))
}

#[track_caller]
fn assert_inert(what: &str, told: &Told) {
    assert_ne!(told.status, None, "{what}: {told:?}");
    for text in [&told.stdout, &told.stderr] {
        assert!(only_shows(text), "{what}: {told:?}");
    }
}

/// Returns a text as YAML in double quotes.
fn yaml(text: &str) -> String {
    let mut out = String::from("\"");
    for letter in text.chars() {
        let _ = write!(out, "\\U{:08X}", u32::from(letter));
    }
    out + "\""
}

const HAND: &str = "Ann takes 1g 3g 8g\nBo counts g0 p9\nChul counts g1 p9\nAnn stop\n";

/// A hand that mentions nobody in the second seat.
const NEXT: &str = "nagari\n";

#[test]
fn files_and_arguments_only_show() {
    for (what, bad) in hostile() {
        let home = Dokbak::new();
        let records = [
            format!("players Ann Bo Chul # {bad}\n{HAND}"),
            format!("players Ann \"{bad}\" Chul\n{HAND}"),
            format!("players Ann Bo Chul\n{bad} takes 1p\n{HAND}"),
            format!("players Ann Bo Chul\nAnn {bad} 1p\nAnn takes {bad}\n{HAND}"),
            format!("rules \"{bad}\"\nplayers Ann Bo Chul\n{HAND}"),
            format!("set {bad}={bad}\nplayers Ann Bo Chul\n{HAND}"),
            format!("chip 1{bad}\ndate {bad}\nplayers Ann Bo Chul\n{HAND}"),
            format!("chip 1 \"{bad}\"\nplayers Ann Bo Chul\n{HAND}"),
        ];
        for record in &records {
            let home = home.clone().file("hand.hwatu", record);
            for line in ["settle hand.hwatu", "settle hand.hwatu --explain"] {
                assert_inert(what, &home.line(line).run());
            }
            let told = home.line("settle hand.hwatu --json").run();
            assert_inert(what, &told);
            let value = serde_json::from_str::<serde_json::Value>(&told.stdout);
            assert!(value.is_ok(), "{what}: {told:?}");
        }
        let y = yaml(&bad);
        let ruleset = format!(
            "name: {y}\ntitle: {y}\nabout: {y}\nextends: pagat\nsources: [{y}]\nnotes: [{y}]\n\
             examples:\n  - note: {y}\n    record: {y}\n    net: {{{y}: 1}}\n"
        );
        let home = home
            .file("house.yaml", &ruleset)
            .file("wrong.yaml", &format!("{y}: {y}\nextends: {y}\nvip: {y}\n"));
        for line in [
            "rules show house.yaml",
            "rules show house.yaml --all",
            "rules check house.yaml wrong.yaml",
            "rules diff house.yaml pagat",
            "rules compare house.yaml pagat --deals 1",
            "rules compare house.yaml pagat --deals 1 --json",
            "rules new ours --from house.yaml --yes",
        ] {
            assert_inert(what, &home.line(line).run());
        }
        let cut: String = bad.chars().take(200).collect();
        for args in [
            vec!["settle", &cut],
            vec!["settle", "-", "--rules", &cut],
            vec!["settle", "-", "--set", &cut],
            vec!["score", &cut],
            vec!["score", "1g", "--json", "--rules", &cut],
            vec!["draw", &cut],
            vec![
                "draw",
                &format!("{cut}=1g"),
                &format!("Bo={cut}"),
                "--night",
            ],
            vec!["rules", "show", &cut],
            vec!["rules", "new", &cut, "--yes"],
            vec!["rules", &cut],
            vec![&cut],
            vec!["--ledger", &cut, "show", "1"],
            vec!["--ledger", &cut, "log"],
            vec!["play", "--script", &cut],
            vec!["play", "--session", &cut],
            vec!["standings", "--since", &cut],
            vec!["standings", &format!("--{cut}")],
        ] {
            assert_inert(what, &home.args(args).run());
        }
    }
}

#[test]
fn what_a_script_says_only_shows() {
    for (what, bad) in hostile() {
        let begun = "players Ann Bo Chul\nrules pagat\nlength open\n";
        for script in [
            format!("players Ann \"{bad}\" Bo\n"),
            format!("players Ann Bo Chul\nrules {bad}\n"),
            format!("players Ann Bo Chul\nchip 1 \"{bad}\"\n{HAND}y\n"),
            format!("{begun}{bad}\n"),
            format!("{begun}Ann takes 1g # {bad}\nshow\nedit {bad}\n"),
            format!("{begun}dues \"{bad}\" 3\n{HAND}y\n"),
        ] {
            let home = Dokbak::new();
            assert_inert(what, &home.line("play --script -").stdin(&script).run());
            for line in [
                "log",
                "show 2",
                "why 2",
                "standings",
                "verify",
                "close --discard",
            ] {
                assert_inert(what, &home.line(line).run());
            }
        }
    }
}

/// Returns the part of a text that an older version accepted as a name.
fn old_name(bad: &str) -> String {
    bad.nfc().filter(|letter| !letter.is_control()).collect()
}

/// Returns a home with a ledger as an older version could have left it, with this text wherever
/// people could type.
fn old_ledger(bad: &str) -> Dokbak {
    let home = Dokbak::new();
    std::fs::create_dir_all(home.ledger().parent().unwrap()).unwrap();
    let mut ledger = Ledger::open(&home.ledger()).unwrap();
    let name = &old_name(bad);
    let at = "2026-11-20T19:30:00Z";
    let named = Ruleset {
        name: bad.to_owned(),
        title: bad.into(),
        ..Ruleset::default()
    };
    let session = SessionBody {
        players: vec!["Ann".into(), name.as_str().into(), "Chul".into()],
        rules: "pagat".to_owned(),
        ruleset: named.text(),
        chip: Some(Worth::new(format!("100 \"{bad}\""))),
        length: None,
        day: None,
        follows: None,
        is_result: false,
        table: None,
    };
    let session = ledger.open_session(at, "0.1.0", &session).unwrap();
    let record = format!(
        "rules pagat\nplayers Ann \"{name}\" Chul # {bad}\nAnn takes 1g 3g 8g\n\
         \"{name}\" counts g0 y0 t0 p9\nChul counts g1 y0 t0 p9\nAnn stop\n"
    );
    let opening = Opening {
        source: Source::Ledger,
        ..Opening::default()
    };
    let verdict = Case::read(&record, opening)
        .settle()
        .expect("it was settled");
    let hand = HandBody {
        number: 1,
        record: record.clone(),
        verdict: verdict.to_json(),
        net: verdict.net.clone(),
    };
    let of = ledger.append_hand(session, at, "0.1.0", &hand).unwrap();
    let correction = CorrectionBody {
        of,
        reason: bad.to_owned(),
        record,
        verdict: verdict.to_json(),
        net: verdict.net,
    };
    let written = ledger.append_correction(session, at, "0.1.0", &correction);
    written.unwrap();
    home
}

#[test]
fn an_old_ledger_only_shows_and_can_be_read_and_played_on() {
    for (what, bad) in hostile() {
        let home = old_ledger(&bad);
        for line in [
            "log",
            "show 2",
            "show 2 --explain",
            "show 2 --original",
            "show 3",
            "show 2 --json",
            "why 2",
            "why 2 2",
            "why 2 3",
            "standings",
            "whatif 2 --set gwang_bak=off",
            "whatif --session 1 --rules wikipedia",
            "verify",
            "seal",
        ] {
            let told = home.line(line).run();
            assert_inert(what, &told);
            assert_eq!(told.status, Some(0), "{what}, {line}: {told:?}");
        }
        assert_inert(what, &home.line("whatif 2 --without 2").run());
        // According to the ledger another version settled it, so a difference is not a fault.
        let told = home.line("verify --deep").run();
        assert_inert(what, &told);
        assert_eq!(told.status, Some(0), "{what}: {told:?}");
        let told = home.args(["standings", "--player", &old_name(&bad)]).run();
        assert_inert(what, &told);
        assert!(told.stdout.contains("-6"), "{what}: {told:?}");
        let claims = "drop 5\nChul counts g1 p8\nagree really\n";
        let told = home.line("dispute 2 --script -").stdin(claims).run();
        assert_inert(what, &told);
        // The next hand of the old session is settled under its old names.
        let told = home
            .line("play --script -")
            .stdin(&format!("{NEXT}y\n"))
            .run();
        assert_inert(what, &told);
        assert_eq!(told.status, Some(0), "{what}: {told:?}");
        let told = home.line("close --discard").run();
        assert_inert(what, &told);
        assert_eq!(told.status, Some(0), "{what}: {told:?}");
        // The names of last time are not reused if they are deceptive.
        let told = home.line("play --script -").stdin("players\n").run();
        assert_inert(what, &told);
    }
}

#[test]
fn with_colour_only_looks_of_our_own_are_escapes() {
    for (what, bad) in hostile() {
        let home = old_ledger(&bad);
        for line in [
            "log",
            "show 2",
            "why 2",
            "standings",
            "whatif 2 --rules pagat-50",
        ] {
            let told = home.line(&format!("--color always {line}")).run();
            let mut plain = told.stdout.clone();
            for look in
                ["0", "1", "2", "31", "32", "35", "36"].map(|code| format!("\u{1b}[{code}m"))
            {
                plain = plain.replace(&look, "");
            }
            assert!(only_shows(&plain), "{what}, {line}: {told:?}");
        }
    }
}

#[test]
fn escapes_in_a_comment_are_kept_and_shown_by_their_numbers() {
    let home = Dokbak::new();
    let script = "players Ann Bo Chul\nrules pagat\nlength open\n\
                  Ann takes 1g 3g 8g # \u{1b}[31mred\n\
                  Bo counts p9\nChul counts g1 p9\nAnn stop\ny\n";
    let told = home.line("play --script -").stdin(script).run();
    assert_eq!(told.status, Some(0), "{told:?}");
    let told = home.line("show 2").run();
    assert!(
        told.stdout
            .contains("Ann takes 1g 3g 8g # \\u{1b}[31mred\n"),
        "{told:?}"
    );
    let entry = Ledger::open(&home.ledger())
        .unwrap()
        .hand(dokbak::ledger::EntryId(2));
    assert!(
        entry.unwrap().record.contains("# \u{1b}[31mred\n"),
        "the evidence is as typed"
    );
}

#[test]
fn a_line_feed_in_a_name_makes_no_line() {
    let title = yaml("Ours\nAnn is owed 500");
    let home = Dokbak::new().file("a.yaml", &format!("title: {title}\nextends: pagat\n"));
    let told = home.line("rules show a.yaml").run();
    let first = told.stdout.lines().next();
    assert_eq!(first, Some("a: Ours\\u{a}Ann is owed 500"), "{told:?}");
}

#[test]
fn a_terminal_is_shown_names_and_typed_lines_without_what_it_would_obey() {
    let home = old_ledger("a\u{202e}b");
    let mut pty = home.terminal(24, 80);
    pty.wait_for("a\\u{202e}b");
    pty.press(key::ENTER);
    pty.wait_for("2 a\\u{202e}b");
    pty.send("a");
    pty.send(key::TAB);
    pty.send(key::TAB);
    pty.send(" \u{2066}\u{200b}takes 1g");
    pty.wait_for(" takes 1g");
    pty.send(key::CTRL_U);
    pty.send("m");
    pty.press(key::ENTER);
    pty.wait_for("takes");
    let raw = pty.raw();
    for bad in ['\u{202e}', '\u{2066}', '\u{200b}'] {
        assert!(!raw.contains(bad), "{raw:?}");
    }
}
