//! `dokbak play --script`: an evening from a file, errors with their place, and going on.

use crate::support::{Dokbak, EVENING, after_the_evening};

#[test]
fn a_whole_evening_is_played_and_settled_up() {
    let dokbak = Dokbak::new().file("evening.txt", EVENING);
    let told = dokbak.line("play --script evening.txt").run().done();
    let parts = [
        "\
Who plays, the dealer first? players 안나 보 철수
Which rules? [pagat] rules pagat
What is a chip worth? [none] chip 100 KRW
How many hands (12, 6, 3, open)? [12] length 3

Hand 1 of 3: 안나 deals, then 보 and 철수.
Who stopped? Or the whole hand, such as: 보 godori, 11 junk, 1 go\n  1 안나 (dealer), 2 보, 3 철수, n nagari\n> 1
안나: what scored? (sets, counts or points) 1g 3g 8g 4pp 5pp 6pp 7pp 9pp 10pp
",
        "\
Who is gwang-bak? (보, 철수, none) 보
",
        "\
Who is pi-bak? (보, 철수, none; or the counts) 철수 p3
",
        "\
Who is pi-bak? (보, none; or the counts) none

안나 stops with 6 points.
",
        "
보 owes 12 chips: 6 × 2 = 12
  x2  gwang-bak  안나 scores brights, 보 has none
철수 owes 12 chips: 6 × 2 = 12
  x2  pi-bak  안나 scores junk, 철수 has 3, fewer than 5

  Player  Chips       Money
  안나      +24   2,400 KRW  from 보 12, 철수 12
  보        -12  -1,200 KRW  to 안나 12
  철수      -12  -1,200 KRW  to 안나 12
",
        "
Written as hand 1.
Standing: 안나 +24, 보 -12, 철수 -12.

Hand 2 of 3: 안나 deals, then 보 and 철수.
",
        "\nWritten as hand 2.\nStanding: 안나 +19, 보 -2, 철수 -17.\n",
        "
Hand 3 of 3: 보 deals, then 철수 and 안나.
Who stopped? Or the whole hand, such as: 보 godori, 11 junk, 1 go\n  1 안나, 2 보 (dealer), 3 철수, n nagari\n> 철수 syodang
Does 안나 accept the offered nagari? (y/n) 안나 refuses
> 보
보: what scored? (sets, counts or points) 고도리
",
        "\nDok-bak: 안나 pays for 철수 too (syodang: 안나 refused the nagari that was\n  offered).\n",
        "
Written as hand 3.
Standing: 안나 +9, 보 +8, 철수 -17.

This evening, 3 hands:
  Player  Chips       Money  At the table  Gains  Best  Worst
  안나       +9     900 KRW             3      1   +24    -10
  보         +8     800 KRW             3      2   +10    -12
  철수      -17  -1,700 KRW             3      0     0    -12

철수 hands 안나 9 chips (900 KRW).
철수 hands 보 8 chips (800 KRW).
The evening is closed.
",
    ];
    let mut rest = told.as_str();
    for part in parts {
        let at = rest.find(part);
        let at = at.unwrap_or_else(|| panic!("no {part:?} in\n{rest}"));
        rest = &rest[at + part.len()..];
    }
    assert_eq!(rest, "");
}

#[test]
fn a_refused_line_tells_its_place_and_all_before_it_is_kept() {
    let script = "\
players 안나 보 철수

# the first hand
안나 takes 1g 3g 8g
안나 stop
보 takes 2y
철수 takes 3p
";
    let dokbak = Dokbak::new().file("friday.txt", script);
    let told = dokbak.line("play --script friday.txt").run();
    // Her stop asks about the others' brights, and lines about them are answers too.
    let said = "  안나      +12  from 보 6, 철수 6\n";
    assert!(told.stdout.contains(said), "{told:?}");
    let script = script.replace("안나 stop\n", "");
    let script = script.replace("철수 takes 3p", "철수 takes 팔광");
    let dokbak = Dokbak::new().file("friday.txt", &script);
    let told = dokbak.line("play --script friday.txt").run();
    assert_eq!(told.status, Some(1), "{told:?}");
    assert!(
        told.stderr.starts_with("friday.txt:6:10: ") && told.stderr.contains("8g (moon)"),
        "{told:?}"
    );
    assert_eq!(told.stderr.lines().count(), 1);
    let told = dokbak.line("play --script -").stdin("show\n").run().done();
    assert!(told.contains("1  안나 takes 1g 3g 8g\n"), "{told}");
    assert!(told.contains("2  보 takes 2y\n"), "{told}");
    assert!(told.contains("Hand 1 is saved with 2 entries"), "{told}");
    assert!(!told.contains("팔광"), "{told}");
}

#[test]
fn a_wrong_answer_tells_its_place_too() {
    let script = "players 안나 보\nrules pagat\nrules nosuch\n";
    let told = Dokbak::new().line("play --script -").stdin(script).run();
    assert_eq!(told.status, Some(1));
    assert!(told.stderr.starts_with("standard input:3:1: "), "{told:?}");
    assert!(
        told.stderr.contains("there is no ruleset nosuch"),
        "{told:?}"
    );
    let script = "players 안나 보\n\n1\n1g 3g 8g 11g 1t 2t 3t 4t 5t\nmany\n";
    let told = Dokbak::new().line("play --script -").stdin(script).run();
    assert_eq!(told.status, Some(1));
    assert_eq!(
        told.stderr,
        "standard input:5:1: \"many\": this word is not known here\n"
    );
}

#[test]
fn a_script_without_players_goes_on_with_the_open_session() {
    let (first, second) = EVENING.split_once("보 takes 2y 4y 8y\n").unwrap();
    let dokbak = Dokbak::new();
    let told = dokbak.line("play --script -").stdin(first).run().done();
    assert!(
        told.ends_with("\nHand 2 is saved with 1 entry; `dokbak` continues from here.\n"),
        "{told}"
    );
    let log = dokbak.line("log").run().done();
    assert!(log.contains("100 KRW, open\n"), "{log}");
    let rest = format!("보 takes 2y 4y 8y\n{second}");
    let told = dokbak.line("play --script -").stdin(&rest).run().done();
    assert!(
        told.starts_with("\nHand 2 of 3: 안나 deals, then 보 and 철수.\n  1  안나 takes 1t 1p\n"),
        "{told}"
    );
    assert!(told.ends_with("\nThe evening is closed.\n"));
    let whole = after_the_evening();
    for line in [
        "log",
        "standings",
        "show 2 --json",
        "show 3 --json",
        "show 4 --json",
    ] {
        let [parts, one] = [&dokbak, &whole].map(|dokbak| dokbak.line(line).run().done());
        // Only the days differ, and the names and so the width of the table.
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(words(&parts).replace("TODAY", "3/7"), words(&one), "{line}");
    }
}

#[test]
fn a_script_with_players_begins_a_session() {
    let dokbak = Dokbak::new();
    let open = "players 안나 보 철수\nchip 10 KRW\n";
    dokbak.line("play --script -").stdin(open).run().done();
    let next = "players 안나 보\nnagari\n";
    let told = dokbak.line("play --script -").stdin(next).run().done();
    assert!(
        told.contains("Hand 1 of 12: 안나 deals, then 보.\n"),
        "{told}"
    );
    let log = dokbak.line("log").run().done();
    assert!(
        log.contains("DATE (TODAYb): 안나 and 보, pagat, a chip is 10 KRW, open\n"),
        "{log}"
    );
    let told = dokbak
        .line("play --session 1 --script -")
        .stdin("nagari\n")
        .run()
        .done();
    assert!(
        told.contains("Hand 1 of 12: 안나 deals, then 보 and 철수.\n"),
        "{told}"
    );
}

#[test]
fn steps_back_take_entries_back() {
    let script = "\
players 안나 보 철수
안나 takes 1g
보 takes 2y 4y
<
undo
보 takes 2y 4y 8y
보 stop
<
보 go
<
<
보 nagari
";
    let script = script.replace("보 nagari\n", "nagari\n");
    let dokbak = Dokbak::new();
    let told = dokbak.line("play --script -").stdin(&script).run().done();
    let taken: Vec<&str> = told
        .lines()
        .filter_map(|line| line.trim().strip_prefix("Taken back: "))
        .collect();
    assert_eq!(
        taken,
        [
            "보 takes 2y 4y",
            "안나 takes 1g",
            "보 stop",
            "보 go",
            "보 takes 2y 4y 8y"
        ]
    );
    let shown = dokbak.line("show 2").run().done();
    assert!(
        shown.contains("  nagari\n") && !shown.contains("takes"),
        "{shown}"
    );
}

#[test]
fn a_dash_is_enter_and_an_empty_line_is_nothing() {
    let script = "players Ann Bo\n-\n\n-\n-\n\n1\n1g 3g 8g 1t 2t 3t 4t 5t\n\nnone\n-\n";
    let dokbak = Dokbak::new();
    let told = dokbak.line("play --script -").stdin(script).run().done();
    assert!(told.contains("Ann stops with 7 points.\n"), "{told}");
    let log = dokbak.line("log").run().done();
    assert!(log.contains("Ann +7, Bo -7"), "{log}");
}

#[test]
fn a_doubted_verdict_is_not_written_by_silence() {
    let start =
        "players Ann Bo\nAnn takes 1g 3g 8g 1t 2t 3t 4t 5t\nBo takes 12g 11pp 9pp 10p\nAnn stop\n";
    let dokbak = Dokbak::new();
    let told = dokbak
        .line("play --script -")
        .stdin(&format!("{start}n\n"))
        .run();
    let told = told.done();
    assert!(told.contains("edit N"), "{told}");
    assert!(!told.contains("Written"), "{told}");
    let changes =
        "edit 2\nBo takes 12s 11p 9p 10p\nn\nedit 1\nAnn takes 1g 3g 8g 2t 3t 1t 4t 5t\ny\n";
    let told = dokbak.line("play --script -").stdin(changes).run().done();
    assert!(told.contains("x2  gwang-bak"), "{told}");
    assert!(told.contains("Written as hand 1.\n"), "{told}");
    let log = dokbak.line("log").run().done();
    assert!(log.contains("Ann +14, Bo -14"), "{log}");
}

#[test]
fn an_edit_that_breaks_what_follows_is_refused() {
    let script = "players Ann Bo\nAnn takes 1g\nBo takes 2y\nedit 1\nAnn takes 2y\n";
    let dokbak = Dokbak::new();
    let told = dokbak.line("play --script -").stdin(script).run();
    assert_eq!(told.status, Some(1));
    assert!(told.stderr.starts_with("standard input:5:"), "{told:?}");
    assert!(
        told.stderr.contains("entry 2 is no longer possible"),
        "{told:?}"
    );
    let told = dokbak.line("play --script -").stdin("show\n").run().done();
    assert!(told.contains("1  Ann takes 1g\n"), "{told}");
}

#[test]
fn the_pot_is_carried_and_what_is_left_goes_back() {
    let script = "\
players Ann Bo Chul
rules pagat boar.pot=2
chip 0.50 EUR
length open
nagari
Ann takes 1t 2t 3t
Ann stop
none
end
";
    let told = Dokbak::new()
        .line("play --script -")
        .stdin(script)
        .run()
        .done();
    assert!(
        told.contains("Hand 2: Ann deals, then Bo and Chul; 1 hand without a winner before it; 6 chips\n  in the boar's pot.\n"),
        "{told}"
    );
    // Hong-dan 3, doubled after the nagari: 6 from each. In each hand everybody puts 2 into the
    // pot, and the remaining 12 come back, 4 to each.
    assert!(
        told.ends_with(
            "\
This evening, 2 hands:
  Player  Chips      Money  At the table  Gains  Best  Worst
  Ann       +12   6.00 EUR             2      1   +10     -2
  Bo         -6  -3.00 EUR             2      0     0     -8
  Chul       -6  -3.00 EUR             2      0     0     -8

Left in the boar's pot: 12 chips, which go back to those who put them in.
Bo hands Ann 6 chips (3.00 EUR).
Chul hands Ann 6 chips (3.00 EUR).
The evening is closed.
"
        ),
        "{told}"
    );
}

#[test]
fn an_evening_can_end_even_and_early() {
    let script = "players Ann Bo\nnagari\nend\n";
    let dokbak = Dokbak::new();
    let told = dokbak.line("play --script -").stdin(script).run().done();
    assert!(
        told.ends_with("\nEveryone is even; nothing changes hands.\nThe evening is closed.\n"),
        "{told}"
    );
    let script = "players Ann Bo\nAnn takes 1g\nend\n";
    let told = dokbak.line("play --script -").stdin(script).run();
    assert_eq!(told.status, Some(1));
    assert!(
        told.stderr
            .starts_with("standard input:3:1: this hand is not finished"),
        "{told:?}"
    );
    let log = dokbak.line("log").run().done();
    assert!(
        log.contains("DATE (TODAYb): Ann and Bo, pagat, open\n"),
        "{log}"
    );
}

#[test]
fn house_rules_of_the_evening_stand_in_its_records() {
    let script = "players Ann Bo Chul\nrules pagat go_bak.three=off\nset vip=3\nnagari\n";
    let dokbak = Dokbak::new();
    dokbak.line("play --script -").stdin(script).run().done();
    let shown = dokbak.line("show 2").run().done();
    assert!(
        shown.contains(
            "  1  rules pagat\n  2  set vip=3\n  3  set go_bak.three=off\n  4  players Ann Bo Chul\n"
        ),
        "{shown}"
    );
}

#[test]
fn what_cannot_be_played_is_told() {
    let dokbak = Dokbak::new();
    let told = dokbak.line("play --script none.txt").run();
    told.is(
        1,
        "",
        "none.txt: cannot be read: No such file or directory (os error 2)\n",
    );
    assert!(!dokbak.ledger().exists());
    for line in ["", "play", "play --new"] {
        let told = dokbak.line(line).stdin("players Ann Bo\n").run();
        assert_eq!((told.status, told.stdout.as_str()), (Some(2), ""), "{line}");
        assert!(
            told.stderr
                .starts_with("standard input or output is not a terminal; "),
            "{told:?}"
        );
    }
    assert!(!dokbak.ledger().exists());
}

/// The setup accepts the words of the record language, in upper or lower case, and in Korean.
#[test]
fn the_words_of_the_setup_are_those_of_a_record() {
    let ends = "\nchip none\nlength 1\nnagari\n";
    for first in [
        "선수 안나 보 철수\n규칙 korean",
        "Players Ann Bo Chul\nRULES pagat\nSet Go_Bak.Both=OWN\nset vip = 3",
        "\u{feff}players Ann Bo Chul\nrules pagat",
        "\u{feff}# Friday\n\nplayers Ann Bo Chul\nrules pagat",
    ] {
        let dokbak = Dokbak::new();
        let open = "players Dan Eve\nrules pagat\nchip none\nlength open\n";
        let opened = dokbak.line("play --script -").stdin(open).run();
        assert_eq!(opened.status, Some(0), "{opened:?}");
        let script = format!("{first}{ends}");
        let told = dokbak.line("play --script -").stdin(&script).run();
        assert_eq!(told.status, Some(0), "{first}: {told:?}");
        assert!(told.stdout.contains("The evening is closed."), "{told:?}");
    }
}

#[test]
fn a_script_that_is_no_utf8_ends_with_its_line() {
    let bytes = b"players Ann Bo\nrules pagat\nchip none\nlength open\nAnn takes 1g\nAnn \xff\n";
    for (end, line) in [(bytes.len(), 6), (16, 2)] {
        let dokbak = Dokbak::new();
        let mut text = bytes[..end].to_vec();
        text.extend(if line == 2 { &b"\xff\n"[..] } else { b"" });
        std::fs::write(dokbak.home().join("evening.txt"), text).unwrap();
        let told = dokbak.line("play --script evening.txt").run();
        assert_eq!(told.status, Some(1), "{told:?}");
        let reason = "this is not UTF-8 text; save the file as UTF-8";
        assert_eq!(told.stderr, format!("evening.txt:{line}: {reason}\n"));
    }
}

#[test]
fn what_a_line_of_a_script_asks_for_in_vain_is_told_with_the_line() {
    let before = "players Ann Bo Chul\nrules korean\nchip 100 KRW\nlength open\n";
    for (line, lang, status, want) in [
        ("why", "en", 1, "evening.txt:5: no hand is written yet"),
        ("whatif 7 gobak=off", "ko", 1, "evening.txt:5: "),
        (
            "standings --month 13",
            "en",
            2,
            "evening.txt:5: --month 13: write a month",
        ),
        ("log --since x", "ja", 2, "evening.txt:5: --since x: "),
    ] {
        let dokbak = Dokbak::new().file("evening.txt", &format!("{before}{line}\n"));
        let play = format!("--lang {lang} --ledger ledger.db play --script evening.txt");
        let told = dokbak.line(&play).run();
        assert_eq!(told.status, Some(status), "{told:?}");
        assert!(told.stderr.starts_with(want), "{told:?}");
    }
}

#[test]
fn a_hand_whose_chips_could_not_be_added_up_is_not_written() {
    // 3 times 900 for each of six nagari hands is 1.59e18 from either loser, and one hand moves at
    // most 1e12.
    let huge = "carry 6\nAnn takes 1t 2t 3t\nBo takes 1p\nChul takes 2p\nAnn stop\ny\n";
    let script = format!(
        "players Ann Bo Chul\nrules pagat\nset nagari.times=900\nset nagari.stacks=true\nchip none\nlength open\nnagari\n{huge}"
    );
    let dokbak = Dokbak::new().file("evening.txt", &script);
    let told = dokbak.line("play --script evening.txt").run();
    assert_eq!(told.status, Some(1), "{told:?}");
    assert!(told.stderr.contains("too many to add up"), "{told:?}");
    let standings = dokbak.line("standings").run();
    standings.done();
    let opened = dokbak.line("dispute 2 --script -").stdin("quit\n").run();
    assert_eq!(opened.status, Some(0), "{opened:?}");
}

/// Facts that decide about money are never assumed, not in a script either: not on Enter, and not
/// when the script goes on without an answer.
#[test]
fn a_script_has_to_say_of_losers_what_matters() {
    let start = "players Ann Bo Chul\nrules pagat\nlength open\nAnn takes 1g 3g 8g\nAnn stop\n";
    for line in ["-", "y"] {
        let script = format!("{start}{line}\n");
        let told = Dokbak::new().line("play --script -").stdin(&script).run();
        assert_eq!(told.status, Some(1), "{line}");
        assert_eq!(
            told.stderr,
            "standard input:6:1: that does not answer this question\n"
        );
    }
    let dokbak = Dokbak::new();
    let told = dokbak.line("play --script -").stdin(start).run().done();
    assert!(told.contains("Hand 1 is saved with 2 entries"), "{told}");
    let script = "Bo Chul\ny\n";
    let told = dokbak.line("play --script -").stdin(script).run().done();
    assert!(told.contains("Written as hand 1."), "{told}");
    let shown = dokbak.line("show 2").run().done();
    assert!(shown.contains("  Bo known g0\n"), "{shown}");
    let log = dokbak.line("log").run().done();
    assert!(log.contains("Ann +12, Bo -6, Chul -6"), "{log}");
}

#[test]
fn counts_that_the_other_piles_do_not_leave_are_refused() {
    // The winner has the four dry brights, so only one loser can have the fifth: after Bo, Chul is
    // not asked.
    let start = "players Ann Bo Chul\nrules pagat\nchip none\nlength open\nAnn\n1g 3g 8g 11g\n";
    let told = Dokbak::new()
        .line("play --script -")
        .stdin(&format!("{start}Bo g1\n"))
        .run()
        .done();
    assert!(
        told.contains("  Ann       +12  from Bo 4, Chul 8\n"),
        "{told}"
    );
    // Nor can both of them have one; "none" would not mean that.
    for answer in ["2 g2", "none"] {
        let told = Dokbak::new()
            .line("play --script -")
            .stdin(&format!("{start}{answer}\n"))
            .run();
        assert_eq!(told.status, Some(1));
        assert!(told.stderr.contains("there are only 5 brights"), "{told:?}");
    }
}
