//! How much space output takes: a verdict and its head fit the screen.

use crate::support::{Dokbak, Printed, after_the_evening};
use dokbak::words::Lang;

/// The longest of ordinary verdicts: four jokbo; heundeum, goes and a gwang-bak for both losers, a
/// pi-bak for each; one pays for both.
const LONG: &str = "\
rules korean
players 김영희 철수 할머니
chip 100 KRW
김영희 has 1g 3g 8g 2y 4y 8y 1t 2t 3t 5p 6p 7p 10pp 1p 2p 3p 4pp
김영희 heundeum 5
철수 go
김영희 go
김영희 go
철수 counts g0 y1 t1 p3
할머니 counts g0 y1 t1 p4
김영희 stop
";

/// Two losers who share nothing: three steps each.
const OWN: &str = "\
rules korean
players 김영희 철수 할머니
chip 100 KRW
김영희 has 1g 3g 8g 1t 2t 3t 5p 6p 7p 10pp 1p 2p 3p 4pp
김영희 go
철수 counts g0 y1 t1 p3
할머니 counts g1 y1 t1 p4
김영희 stop
";

/// Five people at the table: one drops, one sells, a first ppuk is paid, the pot is taken.
const SEATED: &str = "\
rules korean
players 영희 철수 민수 할머니 정훈
chip 100 KRW
pot 6
철수 stays
민수 drops
할머니 stays
정훈 sells 12g 11g
영희 has 1g 3g 8g 1t 2t 3t 7y
철수 ppuk 4 first
영희 heundeum 5
철수 go
영희 go
철수 counts g0 y1 t1 p3
할머니 counts g0 y1 t1 p4
영희 stop
";

/// An ordinary hand: two jokbo, a go, a bak.
const ORDINARY: &str = "\
rules korean
players 영희 철수 민수
chip 100 KRW
영희 has 1g 3g 8g 1t 2t 3t
영희 go
철수 counts g1 y1 t1 p7
민수 counts g0 y1 t1 p7
영희 stop
";

/// Returns the verdict on a record as shown on a terminal of this width.
fn settled(record: &str, lang: &str, columns: u16) -> Printed {
    let dokbak = Dokbak::new().file("hand.hwatu", record);
    dokbak
        .line(&format!("--lang {lang} settle hand.hwatu"))
        .in_terminal(columns)
}

/// Room for the question after it, and a row between.
const ROWS: usize = 24 - 2;

#[test]
fn verdicts_of_three_fit_the_screen_with_their_head() {
    for (record, columns) in [
        (LONG, 80),
        (OWN, 80),
        (SEATED, 80),
        (ORDINARY, 80),
        (ORDINARY, 40),
    ] {
        for lang in Lang::SPOKEN.map(Lang::code) {
            let told = settled(record, lang, columns);
            assert_eq!(told.status, 0, "{told:#?}");
            assert!(told.rows.len() <= ROWS, "{lang} {columns}: {told:#?}");
            told.fits(columns);
        }
    }
}

/// Worked out by hand: (12 + 2) × 2 × 2 × 2 for each, and the first player, who said go, pays for
/// both.
#[test]
fn what_losers_share_is_told_once() {
    let told = settled(LONG, "ko", 80).rows;
    let rows = [
        "철수, 할머니:",
        "  +2  고 점수  김영희가 고를 2번 불렀어요",
        "  ×2  흔들기   김영희가 5월을 흔들었어요",
        "  ×2  광박     김영희는 광으로 났는데 철수, 할머니는 광이 없어요",
        "철수가 낼 돈: (12 + 2) × 2 × 2 × 2 = 112점 (11,200원)",
        "  ×2  피박  김영희는 피로 났는데 철수는 피가 3장이에요(6장 미만)",
        "할머니가 낼 돈: (12 + 2) × 2 × 2 × 2 = 112점 (11,200원)",
        "  ×2  피박  김영희는 피로 났는데 할머니는 피가 4장이에요(6장 미만)",
        "독박: 철수가 할머니 몫까지 내요 (고박: 고를 불렀는데 김영희가 났어요).",
        "",
        "  이름      점       금액",
        "  김영희  +224   22,400원  ← 철수 224",
        "  철수    -224  -22,400원  → 김영희 224",
        "  할머니     0        0원",
    ];
    let at = told.iter().position(|row| row == rows[0]);
    let at = at.unwrap_or_else(|| panic!("{told:#?}"));
    assert_eq!(told[at..at + rows.len()], rows);
}

/// An evening of three with long names and chips worth money, and another that is still open.
const EVENINGS: &str = "\
players 김영희 할머니 Bartholomew
rules korean
chip 100 KRW
length 2
김영희 has 1g 3g 8g 2y 4y 8y 1t 2t 3t
김영희 heundeum 5
할머니 go
김영희 go
할머니 counts g0 y1 t1 p3
Bartholomew counts g0 y1 t1 p4
김영희 stop
y
nagari
y
";

/// Commands to run on a ledger with some hands and a few files.
const COMMANDS: [&str; 32] = [
    "log",
    "share 2",
    "share --evening last",
    "standings",
    "standings --player 김영희",
    "show 2",
    "show 2 --explain",
    "why 2",
    "why 2 4",
    "whatif 2 --set gwang_bak=off",
    "whatif 2 --rules pagat",
    "whatif --evening last --rules pagat",
    "verify",
    "rules list",
    "rules show korean",
    "rules show koikoi",
    "rules show minhwatu",
    "rules show korean --all",
    "rules diff pagat korean",
    "settle long.hwatu --explain",
    "settle bad.hwatu",
    "score 1g 3g 8g 2y 4y 9y",
    "score 1g 99x",
    "draw 영희 1p 철수 2p",
    "cards",
    "config",
    "show 99",
    "log --session 99",
    "stopp",
    "play --session 7",
    "whatif 2 --set gwang_bak=nonsense",
    "standings --player Nobody",
];

/// A record with mistakes.
const BAD: &str =
    "players 김영희 할머니 Bartholomew\n김영희 takes 1g 8x\n할머니 tekes 1g\n김영희 stop\n";

#[test]
fn nothing_is_wider_than_the_terminal_nor_ends_in_blanks() {
    let dokbak = Dokbak::new()
        .file("long.hwatu", LONG)
        .file("bad.hwatu", BAD)
        .file("evenings.txt", EVENINGS);
    dokbak.line("play --script evenings.txt").run().done();
    let mut wrong = Vec::new();
    for command in COMMANDS {
        for lang in Lang::SPOKEN.map(Lang::code) {
            for columns in [40, 80, 120] {
                let printed = dokbak
                    .line(&format!("--lang {lang} {command}"))
                    .in_terminal(columns);
                assert!(!printed.rows.is_empty(), "{lang} {command}");
                let misfits = printed.misfits(columns).into_iter();
                wrong.extend(misfits.map(|row| format!("{lang} {command} {columns}: {row:?}")));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// In a window too, where output is copied from or recorded by `script`.
#[test]
fn what_programs_read_is_never_broken_into_rows() {
    let dokbak = Dokbak::new().file("evenings.txt", EVENINGS);
    dokbak.line("play --script evenings.txt").run().done();
    for line in [
        "export --jsonl",
        "export --csv",
        "export --csv --wide",
        "export --hledger",
        "export --beancount",
        "card 8g",
        "report -o -",
        "completions bash",
        "completions zsh",
        "completions fish",
        "seal",
        "config --path",
        "log --json",
        "stats --csv",
        "rules schema",
    ] {
        let dokbak = dokbak.line(line);
        let printed = dokbak.in_terminal(40);
        assert_eq!(printed.status, 0, "{line}");
        let whole = dokbak.run();
        assert_eq!(whole.status, Some(0), "{line}: {whole:?}");
        assert_eq!(
            printed.rows,
            whole.stdout.lines().collect::<Vec<_>>(),
            "{line}"
        );
    }
}

#[test]
fn at_a_terminal_a_page_is_read_and_not_its_source() {
    let dokbak = after_the_evening();
    for lang in Lang::SPOKEN.map(Lang::code) {
        let help = dokbak
            .line(&format!("--lang {lang} help settle"))
            .in_terminal(80);
        let page = dokbak
            .line(&format!("--lang {lang} man settle"))
            .in_terminal(80);
        assert_eq!((page.status, page.rows), (0, help.rows), "{lang}");
    }
    let said = "the page is meant for a browser; name a file with -o, such as `dokbak report -o year.html`";
    let report = dokbak.line("report").in_terminal(200);
    assert_eq!(report.status, 2);
    assert!(report.rows.join(" ").starts_with(said), "{report:?}");
    // Redirected, the page goes to its destination, and the note that it is empty goes to standard
    // error.
    let told = dokbak.line("report --year 2020").run();
    assert!(told.stdout.starts_with("<!DOCTYPE html>"), "{told:?}");
    assert_eq!(
        (told.status, told.stderr.as_str()),
        (Some(0), "No hands in the ledger match.\n")
    );
}

/// The full help of every command.
#[test]
fn help_fits_the_terminal() {
    let dokbak = Dokbak::new();
    let commands = "play settle score draw cards rules log standings show why whatif dispute close \
                    verify seal config completions";
    let mut wrong = Vec::new();
    for command in commands.split_whitespace() {
        for lang in Lang::SPOKEN.map(Lang::code) {
            for columns in [40, 80, 120] {
                let printed = dokbak
                    .line(&format!("--lang {lang} {command} --help"))
                    .in_terminal(columns);
                assert!(printed.rows.len() > 2, "{lang} {command}: {printed:#?}");
                let misfits = printed.misfits(columns).into_iter();
                wrong.extend(misfits.map(|row| format!("{lang} {command} {columns}: {row:?}")));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
