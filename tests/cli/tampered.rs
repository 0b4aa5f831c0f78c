//! Somebody with access to the file changes what neither a hash nor a trigger protects. Commands
//! that show hands must show the same as before, or report it and exit with 3.

use crate::support::{Dokbak, EVENING, after_the_evening, masked};
use rusqlite::Connection;

fn forged(dokbak: &Dokbak, sql: &str) {
    let forger = Connection::open(dokbak.ledger()).unwrap();
    forger.execute_batch(sql).unwrap();
}

/// Returns the output of each command, some of which make a page, and how each ended.
fn shown(dokbak: &Dokbak, lines: &[String]) -> Vec<(String, Option<i32>, String)> {
    let shown = lines.iter().map(|line| {
        let _ = std::fs::remove_file(dokbak.home().join("page.html"));
        let run = dokbak.line(line).run();
        let page = std::fs::read_to_string(dokbak.home().join("page.html")).unwrap_or_default();
        (masked(&run.stdout) + &page, run.status, run.stderr)
    });
    shown.collect()
}

/// Checks that each command shows the same as before, or the beginning of it and why it stopped;
/// returns how many stopped.
#[track_caller]
fn as_before_or_stopped(
    dokbak: &Dokbak,
    lines: &[String],
    before: &[(String, Option<i32>, String)],
    why: &str,
) -> usize {
    let mut stopped = 0;
    for (line, (was, now)) in lines.iter().zip(before.iter().zip(shown(dokbak, lines))) {
        assert_eq!(was.1, Some(0), "{line}: {was:?}");
        if now != *was {
            assert_eq!(now.1, Some(3), "{line}: {now:?}");
            assert!(was.0.starts_with(&now.0), "{line}: {now:?}");
            assert!(now.2.contains(why), "{line}: {now:?}");
            assert!(now.2.contains("dokbak verify --recount"), "{line}: {now:?}");
            stopped += 1;
        }
    }
    stopped
}

/// Every command that shows winnings and losses, in all or for one evening.
const SHOWING: [&str; 12] = [
    "log",
    "log --json",
    "log --session 1",
    "show 1.1",
    "why 1.1",
    "stats",
    "stats --json",
    "share",
    "export --csv",
    "export --hledger",
    "report -o page.html",
    "whatif 1.1 --set gwang_bak=off",
];

#[test]
fn names_that_were_swapped_are_shown_by_nothing() {
    let dokbak = after_the_evening();
    let lines = SHOWING.map(str::to_owned);
    let before = shown(&dokbak, &lines);
    forged(
        &dokbak,
        "UPDATE name SET spelled = CASE spelled WHEN '안나' THEN '보' WHEN '보' THEN '안나'
           ELSE spelled END",
    );
    let why = "of `name` is not what";
    assert!(as_before_or_stopped(&dokbak, &lines, &before, why) >= 8);
    dokbak.line("verify --recount").run().done();
    assert_eq!(as_before_or_stopped(&dokbak, &lines, &before, why), 0);
}

#[test]
fn an_evening_that_was_moved_away_is_missed_by_its_month() {
    // For the day on which it was written: its month then shows that it is missing.
    let dokbak = Dokbak::new();
    let today = dokbak::date::Date::now().day;
    let line = format!("play --date {today} --script -");
    dokbak.line(&line).stdin(EVENING).run().done();
    let (path, month) = (dokbak.ledger(), "SELECT substr(day, 1, 7) FROM evening");
    let ledger = Connection::open(path).unwrap();
    let month: String = ledger.query_row(month, [], |row| row.get(0)).unwrap();
    drop(ledger);
    let lines = [
        "log --month",
        "stats --month",
        "share --month",
        "export --csv --month",
        "report -o page.html --month",
    ]
    .map(|line| format!("{line} {month}"));
    let before = shown(&dokbak, &lines);
    forged(&dokbak, "UPDATE evening SET day = '2025-01-01'");
    let stopped = as_before_or_stopped(&dokbak, &lines, &before, "row 1 of `evening`");
    assert!(stopped >= 2, "{stopped}");
}

#[test]
fn totals_say_how_far_they_were_verified() {
    let dokbak = after_the_evening();
    for line in ["standings", "settle-up"] {
        assert!(!dokbak.line(line).run().done().contains("verified"));
    }
    dokbak.line("verify").run().done();
    let all = "Verified on DATE: everything up to entry 5 was as it was written;";
    for (paid, since) in [
        (false, "nothing was written since."),
        (true, "1 entry was written since."),
    ] {
        if paid {
            dokbak.line("paid 철수 안나 100 KRW").run().done();
        }
        for line in ["standings", "settle-up"] {
            let told = dokbak.line(line).run().done();
            let told = told.split_whitespace().collect::<Vec<&str>>().join(" ");
            assert!(told.ends_with(&format!("{all} {since}")), "{told}");
        }
    }
    for (lang, since) in [
        ("ko", "기록 1개를 더 적었어요."),
        ("ja", "その後の記録は1件です。"),
    ] {
        let told = dokbak.args(["standings", "--lang", lang]).run().done();
        let told = told.replace(char::is_whitespace, "");
        let since = since.replace(' ', "");
        assert!(told.ends_with(&since), "{told}");
    }
    // What fails the check must not be called verified.
    forged(&dokbak, "UPDATE total SET chips = chips + 1 WHERE name = 1");
    assert_eq!(dokbak.line("verify").run().status, Some(3));
    assert!(
        dokbak
            .line("standings")
            .run()
            .done()
            .contains("up to entry 5")
    );
}
