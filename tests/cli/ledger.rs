//! `dokbak log`, `show`, `standings` and `verify`: what the ledger shows, and what happens if it
//! cannot.

use crate::support::{Dokbak, after_the_evening, has};
use rusqlite::Connection;
use serde_json::{Value, json};

const LOG: &str = "\
DATE (3/7): 안나, 보 and 철수, pagat, a chip is 100 KRW
   Hand  Ended                      Brought
  3/7.1  안나 stops with 6 points.  안나 +24, 보 -12, 철수 -12
  3/7.2  보 stops with 5 points.    안나 -5, 보 +10, 철수 -5
  3/7.3  보 stops with 5 points.    보 +10, 철수 0, 안나 -10
";

const STANDINGS: &str = "  Player  Chips       Money  At the table  Gains  Best  Worst
  안나       +9     900 KRW             3      1   +24    -10
  보         +8     800 KRW             3      2   +10    -12
  철수      -17  -1,700 KRW             3      0     0    -12
";

#[test]
fn the_log_lists_sessions_and_hands() {
    let dokbak = after_the_evening();
    assert_eq!(dokbak.line("log").run().done(), LOG);
    for evening in ["--evening 3/7", "--evening 2026-03-07", "--session 1"] {
        assert_eq!(dokbak.line(&format!("log {evening}")).run().done(), LOG);
    }
    let more = "players 안나 보\nchip none\nnagari\n";
    let played = dokbak.line("play --date 2026-03-07 --script -");
    let played = played.stdin(more).run();
    assert!(played.done().contains("Written as hand 1.\n"));
    let second = "\
DATE (3/7b): 안나 and 보, pagat, open
    Hand  Ended                Brought
  3/7b.1  Nagari: nobody won.  안나 0, 보 0
";
    assert_eq!(dokbak.line("log --evening 3/7b").run().done(), second);
    assert_eq!(dokbak.line("log").run().done(), format!("{LOG}\n{second}"));
}

#[test]
fn a_hand_is_shown_with_its_record_and_verdict() {
    let dokbak = after_the_evening();
    let shown = dokbak.line("show 4").run().done();
    let head = format!(
        "Hand 3 of DATE (3/7.3), written DATE by dokbak {}\n",
        env!("CARGO_PKG_VERSION")
    );
    let record = "
  1  rules pagat
  2  players 보 철수 안나
  3  date DATE
  4  chip 100 KRW
  5  철수 syodang
  6  안나 refuses
  7  보 has 2y 4y 8y
  8  보 stop
";
    let verdict = "
보 stops with 5 points.
  godori (고도리)  5  2y 4y 8y (warbler, cuckoo, geese)

철수 owes 5 chips.
안나 owes 5 chips.
Dok-bak: 안나 pays for 철수 too (syodang: 안나 refused the nagari that was
  offered).

  Player  Chips       Money
  보        +10   1,000 KRW  from 안나 10
  철수        0       0 KRW
  안나      -10  -1,000 KRW  to 보 10
Next: 보 deals.
";
    assert_eq!(shown, format!("{head}{record}{verdict}"));
    let explained = dokbak.line("show 4 --explain").run().done();
    assert!(explained.contains("syodang.text"), "{explained}");
    assert!(explained.contains("who refused pays for"), "{explained}");
}

#[test]
fn the_record_of_a_shown_hand_settles_to_the_same_verdict() {
    let dokbak = after_the_evening();
    for hand in ["2", "3", "4"] {
        let shown = dokbak.args(["show", hand]).run();
        let record: String = shown
            .stdout
            .lines()
            .skip(2)
            .take_while(|line| !line.is_empty())
            .flat_map(|line| [line.trim_start().split_once("  ").unwrap().1, "\n"])
            .collect();
        let again = dokbak.line("settle --json -").stdin(&record).run().done();
        let kept = dokbak.args(["show", hand, "--json"]).run().done();
        let [again, kept] = [again, kept].map(|text| serde_json::from_str::<Value>(&text).unwrap());
        assert_eq!(again, kept, "{record}");
    }
    let kept = dokbak.line("show 4 --json").run().done();
    let kept: Value = serde_json::from_str(&kept).unwrap();
    assert_eq!(kept["net"], json!({"보": 10, "철수": 0, "안나": -10}));
    assert_eq!(kept["liability"]["kind"], "syodang");
}

#[test]
fn standings_of_everything_and_of_parts() {
    let dokbak = after_the_evening();
    for line in [
        "standings",
        "standings --evening 3/7",
        "standings --since 2026-01-01",
    ] {
        assert_eq!(dokbak.line(line).run().done(), STANDINGS, "{line}");
    }
    let moved = dokbak.line("standings --player 보").run().done();
    assert_eq!(
        // A two-digit day takes another column.
        moved.replace("Day          Hand", "Day         Hand"),
        "  Player  Chips    Money  At the table  Gains  Best  Worst
  보         +8  800 KRW             3      2   +10    -12

  Day         Hand  Chips       Money
  DATE  3/7.1    -12  -1,200 KRW
  DATE  3/7.2    +10   1,000 KRW
  DATE  3/7.3    +10   1,000 KRW
"
    );
    let told = dokbak.line("standings --since 2999-01-01").run().done();
    assert_eq!(told, "No hands in the ledger match.\n");
}

/// Before, 보 had won 8 chips and 안나 9, at 100 KRW.
#[test]
fn money_is_added_up_whatever_a_chip_was_worth() {
    let dokbak = after_the_evening();
    let more = "players 안나 보\nchip 50 KRW\nlength 1\n보 has 1g 3g 8g 1t 2t 3t 4t 5t\n안나 counts g1 p5\n보 stop\n";
    let closed = dokbak.line("play --script -").stdin(more).run().done();
    assert!(
        closed.contains("안나 hands 보 7 chips (350 KRW).\n"),
        "{closed}"
    );
    assert_eq!(
        dokbak.line("standings").run().done(),
        "  Player       Money  At the table  Gains       Best       Worst
  보       1,150 KRW             4      3  1,000 KRW  -1,200 KRW
  안나       550 KRW             4      1  2,400 KRW  -1,000 KRW
  철수    -1,700 KRW             3      0      0 KRW  -1,200 KRW
"
    );
}

#[test]
fn verify_names_the_newest_entry_and_its_hash() {
    let dokbak = after_the_evening();
    assert_eq!(
        dokbak.line("verify").run().done(),
        "Everything up to entry 5 is as it was written; its hash is HASH.\n"
    );
}

#[test]
fn wrong_numbers_end_with_one_and_wrong_words_with_two() {
    let dokbak = after_the_evening();
    for (line, told) in [
        (
            "show 1",
            "entry 1 opens a session and is not a hand; the nearest are 3/7.1, 3/7.2 and 3/7.3\n",
        ),
        (
            "show 5",
            "entry 5 closes a session and is not a hand; the nearest are 3/7.1, 3/7.2 and 3/7.3\n",
        ),
        (
            "why 99",
            "the ledger has no entry 99; the nearest are 3/7.1, 3/7.2 and 3/7.3\n",
        ),
        (
            "show 1.4",
            "session 1 has no hand 4; the nearest are 3/7.1, 3/7.2 and 3/7.3\n",
        ),
        (
            "show 3/7.4",
            "the evening of 3/7 has no hand 4; the nearest are 3/7.1, 3/7.2 and 3/7.3\n",
        ),
        (
            "show 3/8.1",
            "there is no evening of 3/8; the nearest is 7 Mar 2026 (3/7)\n",
        ),
        (
            "log --evening 3/7b",
            "there is no evening of 3/7b; the nearest is 7 Mar 2026 (3/7)\n",
        ),
        ("log --session 2", "the ledger has no session 2\n"),
        ("standings --session 9", "the ledger has no session 9\n"),
        (
            "play --session 9 --script -",
            "the ledger has no session 9\n",
        ),
    ] {
        // The ledger's file is not at fault.
        dokbak.line(line).run().is(1, "", told);
    }
    for (line, told) in [
        (
            "show eight",
            "[HAND] cannot be \"eight\"; it takes a hand: last",
        ),
        (
            "standings --since 2026-13-01",
            "--since 2026-13-01: write a day, such as 2026-11-20\n",
        ),
        ("standings --since friday", "--since friday: write a day"),
        (
            "play --session 1 --script -",
            "the evening of 3/7 is closed; `dokbak evening 3/7 --reopen` opens it again, and",
        ),
        ("play --session 1 --new", "--new"),
    ] {
        let run = dokbak.line(line).run();
        assert_eq!((run.status, run.stdout.as_str()), (Some(2), ""), "{line}");
        assert!(run.stderr.contains(told), "{line}: {run:?}");
    }
}

#[test]
fn reading_makes_no_ledger() {
    let dokbak = Dokbak::new();
    let told = format!(
        "Nothing is written yet: there is no ledger at {}.\n",
        dokbak.ledger().display()
    );
    for line in [
        "log",
        "log --min 5",
        "standings",
        "season",
        "stats",
        "people",
        "paid",
        "adjust",
        "settle-up",
    ] {
        dokbak.line(line).run().is(0, &told, "");
    }
    assert_eq!(dokbak.line("verify").run().status, Some(3));
    for line in [
        "show 1",
        "why 1",
        "share",
        "season Spring",
        "season Spring 2026-03-01 to 2026-05-31",
        "season Spring --remove",
        "note",
        "note rain",
        "note 3/7",
        "twice",
        "evening last",
        "adjust late Ann +5 Bo -5 --chip none",
        "adjust --undo 1",
    ] {
        assert_ne!(dokbak.line(line).run().status, Some(0), "{line}");
    }
    assert!(!dokbak.ledger().exists());
    assert!(!dokbak.home().join("data").exists());
}

#[test]
fn a_ledger_can_be_named_in_two_ways() {
    let dokbak = Dokbak::new();
    let script = "players Ann Bo\nnagari\n";
    let played = dokbak
        .line("play --script - --ledger deep/down/own.db")
        .stdin(script)
        .run();
    played.done();
    assert!(dokbak.home().join("deep/down/own.db").exists());
    assert!(!dokbak.ledger().exists());
    let log = dokbak.line("--ledger deep/down/own.db log").run().done();
    assert!(log.contains("Nagari: nobody won."), "{log}");
}

#[test]
fn a_changed_entry_is_found() {
    let dokbak = after_the_evening();
    let forger = Connection::open(dokbak.ledger()).unwrap();
    forger
        .execute_batch(
            "DROP TRIGGER entry_no_update;
             UPDATE entry SET body = replace(body, '\"net\":[[\"안나\",24]', '\"net\":[[\"안나\",25]')
               WHERE id = 2;",
        )
        .unwrap();
    drop(forger);
    let told = dokbak.line("verify").run();
    assert_eq!(
        (told.status, told.stdout.as_str()),
        (Some(3), ""),
        "{told:?}"
    );
    assert!(told.stderr.contains("entry 2"), "{told:?}");
    let untouched = after_the_evening().line("verify").run();
    assert_eq!(untouched.status, Some(0));
}

#[test]
fn a_newer_ledger_is_left_alone() {
    let dokbak = after_the_evening();
    let newer = Connection::open(dokbak.ledger()).unwrap();
    newer.pragma_update(None, "user_version", 7).unwrap();
    newer
        .pragma_update_and_check(None, "wal_checkpoint", "TRUNCATE", |_| Ok(()))
        .unwrap();
    drop(newer);
    let before = std::fs::read(dokbak.ledger()).unwrap();
    let told = "the ledger has version 7, but this program knows only versions up to 3: use a newer program\n";
    let told = at_ledger(&dokbak, told);
    for line in ["log", "show 2", "standings", "verify", "play --script -"] {
        dokbak.line(line).run().is(1, "", &told);
    }
    assert_eq!(std::fs::read(dokbak.ledger()).unwrap(), before);
}

#[test]
fn a_file_that_is_no_ledger_is_left_alone() {
    let text = "players Ann Bo\nnagari\n".repeat(50);
    let dokbak = Dokbak::new().file("hand.hwatu", &text);
    for line in ["log", "verify", "play --script -"] {
        let told = dokbak.line(&format!("{line} --ledger hand.hwatu")).run();
        told.is(3, "", "hand.hwatu: the file is not a ledger\n");
    }
    let kept = std::fs::read_to_string(dokbak.home().join("hand.hwatu"));
    assert_eq!(kept.unwrap(), text);
}

/// Returns a message about the ledger, after its path.
fn at_ledger(dokbak: &Dokbak, told: &str) -> String {
    format!("{}: {told}", dokbak.ledger().display())
}

/// Converts the first day in a text from people's form, such as `21 Nov 2026`, to that of records.
fn day(text: &str) -> String {
    const MONTHS: [&str; 12] = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ];
    let words: Vec<&str> = text.split(|c: char| !c.is_alphanumeric()).collect();
    let found = words.windows(3).find_map(|words| {
        let [of_month, month, year] = *words else {
            return None;
        };
        let month = MONTHS.iter().position(|known| *known == month)? + 1;
        let of_month: u8 = of_month.parse().ok()?;
        Some(format!("{year}-{month:02}-{of_month:02}"))
    });
    found.unwrap_or_else(|| panic!("no day in {text}"))
}

/// East of the date line the date is always later than west of it, but the day of an evening is the
/// same.
#[test]
fn days_are_those_of_the_machine() {
    let dokbak = Dokbak::new();
    let script = "players Ann Bo\nrules pagat\nchip none\nlength open\nAnn ppuk 4 first\nnagari\n";
    let east = dokbak.clone().zone("<+14>-14");
    let west = dokbak.clone().zone("<-12>+12");
    let played = east.line("play --script -").stdin(script).run();
    assert_eq!(played.status, Some(0), "{played:?}");
    let shown = east.line("show 2").run().stdout;
    let mut lines = shown.lines();
    let written = lines.find_map(|line| line.split_once("date 20"));
    let today = format!("20{}", written.unwrap().1.trim());
    let before = west.line("log").run().stdout;
    assert_eq!(day(&shown), today, "{shown}");
    assert_eq!(day(&east.line("log").run().stdout), today);
    assert_eq!(
        day(&east.line("standings --player Ann").run().stdout),
        today
    );
    assert_eq!(day(&before), today, "{before}");
    // A hand belongs to the day on which its evening began, wherever somebody asks for it.
    for dokbak in [&east, &west] {
        let told = dokbak.line(&format!("standings --since {today}")).run();
        assert!(told.stdout.contains("+3"), "{told:?}");
        let before = dokbak.line("standings --until 2020-01-01");
        assert!(!before.run().stdout.contains("+3"));
    }
}

/// An evening continues past midnight and after a restart; after a night without a hand, a new one
/// begins.
#[test]
fn a_hand_belongs_to_the_day_on_which_its_evening_began() {
    let dokbak = Dokbak::new();
    let begun =
        "players Ann Bo\nrules pagat\nchip none\nlength open\nAnn ppuk 4 first\nnagari\nquit\n";
    let first = dokbak.line("play --date 2026-10-03 --script -");
    assert_eq!(first.stdin(begun).run().status, Some(0));
    let on = "Ann ppuk 5 first\nnagari\nend\n";
    assert_eq!(
        dokbak.line("play --script -").stdin(on).run().status,
        Some(0)
    );
    for hand in ["1.1", "1.2"] {
        let shown = dokbak.line(&format!("show {hand}")).run().stdout;
        assert!(shown.contains("date 2026-10-03"), "{shown}");
    }
    let in_month = |month| {
        let told = dokbak.line(&format!("standings --month {month} --json"));
        told.run().done().contains("\"hands\":2")
    };
    assert!(in_month("2026-10"));
    assert!(!in_month("2026-11"));
    let wrong = dokbak.line("play --date tomorrow --script -").stdin(begun);
    let told = "--date tomorrow: write a day, such as 2026-11-20\n";
    wrong.run().is(2, "", told);
}

/// A session without hands shows a note under its title, instead of an empty table.
#[test]
fn a_session_without_a_hand_is_listed_as_such() {
    let dokbak = Dokbak::new();
    let script = "players Ann Bo Chul\nrules pagat\n";
    dokbak.line("play --script -").stdin(script).run().done();
    for (lang, none, fits) in [
        (
            "en",
            "  No hand is written yet.",
            "No hands in the ledger match.",
        ),
        (
            "ko",
            "  아직 적은 판이 없어요.",
            "조건에 맞는 판이 장부에 없어요.",
        ),
        (
            "ja",
            "  まだ1局も記録していません。",
            "当てはまる局は帳簿にありません。",
        ),
    ] {
        let log = dokbak.line(&format!("log --lang {lang}")).run().done();
        assert_eq!(log.lines().nth(1), Some(none), "{log}");
        assert_eq!(log.trim_end().lines().count(), 2, "{log}");
        let before = dokbak.line(&format!("log --lang {lang} --until 2020-01-01"));
        assert_eq!(before.run().done().trim_end(), fits);
    }
    dokbak.line("close").run().done();
    let log = dokbak.line("log --session 1").run().done();
    assert_eq!(log.lines().nth(1), Some("  Nothing was played here."));
}

/// Side by side, the four columns of the log would be wrapped between words.
#[test]
fn on_a_phone_a_hand_of_the_log_has_what_it_brought_below() {
    let dokbak = after_the_evening();
    for (lang, headings, brought) in [
        ("en", "Hand Ended", "안나 +24, 보 -12, 철수 -12"),
        ("ko", "판 끝", "안나 +24, 보 -12, 철수 -12"),
        ("ja", "局 終わり方", "안나 +24、보 -12、철수 -12"),
    ] {
        let told = dokbak.args(["--lang", lang, "log"]).in_terminal(40);
        told.fits(40);
        has(
            &console::strip_ansi_codes(&told.rows.join("\n")),
            &[headings, brought],
        );
    }
}

/// If no hand is named, the last written one is meant, as with `share`.
#[test]
fn a_hand_that_is_not_named_is_the_last() {
    let dokbak = after_the_evening();
    for command in ["show", "why", "whatif"] {
        let change = if command == "whatif" {
            " --rules korean"
        } else {
            ""
        };
        let named = dokbak.line(&format!("{command} last{change}")).run();
        let told = dokbak.line(&format!("{command}{change}")).run();
        assert_eq!((told.status, &told.stderr), (named.status, &named.stderr));
        assert_eq!(told.stdout, named.stdout);
        assert!(
            told.stdout.starts_with("Hand 3 of 7 Mar 2026 (3/7.3)"),
            "{told:?}"
        );
    }
    let told = dokbak.line("dispute --script -").run();
    assert!(
        told.stdout.contains("Hand 3 of 7 Mar 2026 (3/7.3)"),
        "{told:?}"
    );
}

/// The suggested alternative to a terminal fits the command.
#[test]
fn without_a_terminal_each_command_says_what_there_is_instead() {
    let dokbak = after_the_evening();
    let none = "standard input or output is not a terminal";
    for (line, instead) in [
        (
            "play",
            "; `dokbak play --script FILE` plays the lines of a file, and `dokbak settle FILE` settles one hand\n",
        ),
        (
            "dispute 1.1",
            "; `dokbak dispute HAND --script FILE` takes the claims from a file\n",
        ),
        ("tutorial", ", and the tutorial needs one\n"),
    ] {
        dokbak
            .line(line)
            .run()
            .is(2, "", &format!("{none}{instead}"));
    }
}
