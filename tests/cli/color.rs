//! Colour follows meaning: it repeats what words and signs say, and never says anything by itself.

use crate::support::{Dokbak, after_the_evening};

/// Commands that show chips, card codes, headings, hints and errors.
const LINES: [&str; 11] = [
    "standings",
    "standings --player 안나",
    "log",
    "show 1.1 --explain",
    "why 1.1",
    "whatif 1.1 --set gwang_bak=off",
    "cards",
    "rules show korean",
    "settle hand.hwatu --explain",
    "show 9.9",
    "score 1z",
];

const HAND: &str = "\
players Ann Bo Chul
chip 100 KRW
Ann has 1g 3g 8g
Bo counts p6
Chul counts g1 p6
Ann stop
";

fn home() -> Dokbak {
    after_the_evening().file("hand.hwatu", HAND)
}

/// Returns the styled parts of a text, each with its code.
fn looks(text: &str) -> Vec<(&str, &str)> {
    let parts = text.split("\u{1b}[").skip(1);
    let parts = parts.filter_map(|part| part.split_once('m'));
    parts.filter(|(code, _)| *code != "0").collect()
}

#[test]
fn without_colour_the_same_is_said() {
    let home = home();
    for line in LINES {
        let always = home.line(&format!("{line} --color always")).run();
        let never = home.line(&format!("--color never {line}")).run();
        let plain = |text: &str| console::strip_ansi_codes(text).into_owned();
        assert_eq!(plain(&always.stdout), never.stdout, "{line}");
        assert_eq!(plain(&always.stderr), never.stderr, "{line}");
        assert_eq!(always.status, never.status, "{line}");
        let colored = always.stdout + &always.stderr;
        assert!(!looks(&colored).is_empty(), "{line}: {colored}");
        let never = never.stdout + &never.stderr;
        assert!(!never.contains('\u{1b}'), "{line}: {never}");
    }
}

/// Bold, dim, red, green, magenta and cyan are readable on dark and light terminals; yellow (33),
/// blue (34) and colours outside the palette are not.
#[test]
fn only_colours_that_read_on_dark_and_light_are_used() {
    let home = home();
    for line in LINES {
        let told = home.line(&format!("{line} --color always")).run();
        for (code, part) in looks(&(told.stdout + &told.stderr)) {
            let is_known = ["1", "2", "31", "32", "35", "36"].contains(&code);
            assert!(is_known, "{line}: {code} {part:?}");
        }
    }
}

/// Ann wins 3 with three brights: Bo without one owes 6, Chul with one 3.
#[test]
fn chips_won_are_green_and_lost_red_with_their_sign() {
    let dokbak = Dokbak::new().file("hand.hwatu", HAND);
    let told = dokbak.line("settle hand.hwatu --color always").run().done();
    for shown in ["32m+9", "31m-6", "31m-3", "31m-600 KRW", "32m900 KRW"] {
        let shown = format!("\u{1b}[{shown}\u{1b}[0m");
        assert!(told.contains(&shown), "{shown:?} is not in {told:?}");
    }
    let told = home().line("standings --color always").run().done();
    for (code, part) in looks(&told) {
        let part = part.trim();
        match code {
            "31" => assert!(part.starts_with('-'), "{part}"),
            "32" => assert!(!part.starts_with('-'), "{part}"),
            _ => {}
        }
    }
    assert!(told.contains("\u{1b}[31m-") && told.contains("\u{1b}[32m+"));
}

#[test]
fn cards_stand_out_by_kind_which_their_codes_say() {
    let told = Dokbak::new().line("cards --color always").run().done();
    for shown in ["35m8g", "32m8y", "31m1t", "36m6t"] {
        let shown = format!("\u{1b}[{shown}\u{1b}[0m");
        assert!(told.contains(&shown), "{shown:?} is not in {told:?}");
    }
}

#[test]
fn a_terminal_has_colour_unless_it_is_dumb_or_nobody_wants_it() {
    let raw = |term: &str, no_color: &str, line: &str| {
        let dokbak = Dokbak::new().file("hand.hwatu", HAND);
        let dokbak = dokbak.variable("TERM", term).variable("NO_COLOR", no_color);
        dokbak.line(line).in_terminal(80).rows.join("\n")
    };
    let lines = ["settle hand.hwatu", "show 9.9", "settel"];
    for line in lines {
        assert!(!looks(&raw("xterm", "", line)).is_empty(), "{line}");
        assert_eq!(looks(&raw("dumb", "", line)), [], "{line}");
        assert_eq!(looks(&raw("xterm", "1", line)), [], "{line}");
    }
    assert!(!looks(&raw("dumb", "", "settle hand.hwatu --color always")).is_empty());
    assert!(raw("xterm", "", "show 9.9").starts_with("\u{1b}[31m"));
}
