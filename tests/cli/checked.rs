//! Imports are checked as thoroughly as `verify` checks, and faults already in a file are named.

use crate::forged::made_right;
use crate::support::{Dokbak, shows};
use dokbak::ledger::{EntryId, Ledger, LedgerError, RawEntry};
use serde_json::{Value, json};
use std::fs;

/// Two hands; nothing is open.
const EVENING: &str = "players Ann Bo Chul\nrules pagat\nchip 100 KRW\nlength open\n\
    Ann ppuk 4 first\nnagari\nBo ppuk 5 first\nnagari\nend\n";

/// An evening, a renamed player, a payment, and a whole plan.
fn ledger() -> Vec<RawEntry> {
    let dokbak = Dokbak::new();
    dokbak.line("play --script -").stdin(EVENING).run().done();
    dokbak.line("people rename Chul Charlie").run().done();
    dokbak.line("paid Bo Ann 500 KRW").run().done();
    dokbak.line("settled").run().done();
    entries(&dokbak)
}

fn entries(dokbak: &Dokbak) -> Vec<RawEntry> {
    let ledger = Ledger::open_reading(&dokbak.ledger()).unwrap().unwrap();
    ledger.written(EntryId(0), u32::MAX).unwrap()
}

/// Puts entries into a file as version 0.2 imported them, without checking their content.
fn forced(dokbak: &Dokbak, entries: &[RawEntry]) {
    let mut ledger = Ledger::open(&dokbak.ledger()).unwrap();
    let mut batch = ledger.batch().unwrap();
    let taken = batch.take_in("2026-11-20T20:00:00Z", "0.3.0", &mut |each| {
        entries.iter().cloned().try_for_each(each)
    });
    let taken: Result<_, LedgerError> = taken;
    taken.unwrap();
    batch.commit().unwrap();
}

/// Returns a ledger with one entry's body changed and all hashes recomputed.
fn forged(entries: &[RawEntry], entry: i64, change: impl FnOnce(&mut Value)) -> Vec<RawEntry> {
    let mut entries = entries.to_vec();
    if let Some(one) = entries.iter_mut().find(|one| one.id.0 == entry) {
        let mut body = serde_json::from_str(&one.body).unwrap();
        change(&mut body);
        one.body = body.to_string();
    }
    made_right(entries)
}

/// Returns the entries as lines of JSON.
fn lines(entries: &[RawEntry]) -> String {
    entries.iter().map(|entry| entry.to_line() + "\n").collect()
}

fn judged(body: &mut Value, change: impl FnOnce(&mut Value)) {
    let mut verdict: Value = serde_json::from_str(body["verdict"].as_str().unwrap()).unwrap();
    change(&mut verdict);
    body["verdict"] = verdict.to_string().into();
}

type Change = fn(&mut Value);

/// Which entry is forged, how, and the message about it. The entries: 1 the session, 2 and 3 its
/// hands, 4 its close, 5 the name, 6 Bo's payment, 7 the plan.
const FORGED: [(i64, Change, &str); 27] = [
    (
        1,
        |it| it["players"] = json!([]),
        "it has no players, or one without a name",
    ),
    (
        1,
        |it| it["players"] = json!(["Ann", "Bo", ""]),
        "it has no players, or one without a name",
    ),
    (
        1,
        |it| it["players"] = json!(["Ann", "Bo", "Chul", "ann"]),
        "ann is named twice",
    ),
    (
        1,
        |it| it["ruleset"] = "{[".into(),
        "the rules that are kept with the session cannot be read",
    ),
    (
        1,
        |it| it["chip"] = "many".into(),
        "a chip cannot be worth `many`",
    ),
    (
        1,
        |it| it["chip"] = "1000000000000000 KRW".into(),
        "a chip cannot be worth `1000000000000000 KRW`",
    ),
    (
        1,
        |it| it["day"] = "2026-02-30".into(),
        "`2026-02-30` is not a day from 1900",
    ),
    (
        1,
        |it| it["day"] = "1526-11-20".into(),
        "`1526-11-20` is not a day from 1900",
    ),
    (
        1,
        |it| it["day"] = "2199-11-20".into(),
        "`2199-11-20` is not a day from 1900",
    ),
    (
        1,
        |it| it["follows"] = 1.into(),
        "the session that it follows did not continue as this one",
    ),
    (
        2,
        |it| it["number"] = 7.into(),
        "the next hand of its session is hand 1",
    ),
    (
        2,
        |it| it["verdict"] = "{}".into(),
        "its verdict cannot be read",
    ),
    (
        2,
        |it| it["net"] = json!([["Ann", 1000], ["Bo", -500], ["Chul", -500]]),
        "its chips do not match its verdict",
    ),
    (
        2,
        |it| judged(it, |verdict| verdict["payments"] = json!([])),
        "the chips of its verdict do not match the payments",
    ),
    (
        2,
        |it| it["record"] = "date 2199-01-01\nplayers Ann Bo Chul\nnagari\n".into(),
        "`2199-01-01` is not a day from 1900",
    ),
    (
        2,
        |it| it["record"] = "players Ann Bo Chul\nnagari\n".into(),
        "it comes to",
    ),
    (
        4,
        |it| it["net"][0][1] = 1_000_000.into(),
        "its chips do not sum to zero",
    ),
    (
        4,
        |it| it["transfers"] = json!([]),
        "its transfers do not leave everybody even",
    ),
    (5, |it| it["name"] = "".into(), "`` cannot be a name"),
    (5, |it| it["name"] = "\u{410}nn".into(), "cannot be a name"),
    (
        5,
        |it| it["who"] = "Dana".into(),
        "nobody called `Dana` has played",
    ),
    (
        6,
        |it| it["amount"] = "-5".into(),
        "`-5 KRW` is not an amount of money",
    ),
    (
        6,
        |it| it["amount"] = "1234567890123456".into(),
        "`1234567890123456 KRW` is not an amount of money",
    ),
    (
        6,
        |it| it["day"] = "1899-12-31".into(),
        "`1899-12-31` is not a day from 1900",
    ),
    (
        6,
        |it| it["to"] = "bo".into(),
        "`Bo` and `bo` are one person",
    ),
    (
        7,
        |it| it["transfers"] = json!([]),
        "nothing is handed over",
    ),
    (
        7,
        |it| it["transfers"][0][2] = "NaN".into(),
        "`NaN KRW` is not an amount of money",
    ),
];

#[test]
fn what_no_reader_takes_does_not_come_in() {
    let good = ledger();
    let here = Dokbak::new();
    here.line("play --script -")
        .stdin("players Dee Eve\nnagari\n")
        .run()
        .done();
    let taken = here.clone().file("all.jsonl", &lines(&good));
    assert_eq!(taken.line("import all.jsonl").run().status, Some(0));
    let here = Dokbak::new();
    here.line("play --script -")
        .stdin("players Dee Eve\nnagari\n")
        .run()
        .done();
    let seal = here.line("seal").run().done();
    for (entry, change, why) in FORGED {
        let text = lines(&forged(&good, entry, change));
        let due = format!("all.jsonl: entry {entry} is not what it should be: ");
        let run = here
            .clone()
            .file("all.jsonl", &text)
            .line("import all.jsonl")
            .run();
        assert_eq!((run.status, run.stdout.as_str()), (Some(3), ""), "{run:?}");
        shows(&run.stderr, &[&due, why, "Nothing was taken in."]);
        assert_eq!(here.line("seal").run().done(), seal);
        // No ledger is created if there is none yet.
        let empty = Dokbak::new();
        let run = empty
            .clone()
            .file("all.jsonl", &text)
            .line("import all.jsonl")
            .run();
        assert_eq!(run.status, Some(3), "{run:?}");
        shows(&run.stderr, &[&due, why]);
        assert!(!empty.ledger().exists());
    }
    here.line("verify --deep").run().done();
}

#[test]
fn what_no_reader_takes_is_found_in_a_file() {
    let good = ledger();
    for (entry, change, why) in FORGED {
        let file = Dokbak::new();
        forced(&file, &forged(&good, entry, change));
        let run = file.line("verify").run();
        if why == "it comes to" {
            // Only `--deep` checks the result of a record.
            run.done();
            continue;
        }
        assert_eq!(run.status, Some(3), "{why}: {run:?}");
        shows(
            &run.stderr,
            &[&format!("entry {entry} is not what it should be: "), why],
        );
    }
}

/// Otherwise one hand could block a ledger for good, because no other could be added to its totals.
#[test]
fn more_chips_than_can_be_added_up_do_not_come_in() {
    let good = ledger();
    let most = 1_i64 << 61;
    let huge = forged(&good, 2, |body| {
        body["net"] = json!([["Ann", most], ["Bo", -most], ["Chul", 0]]);
    });
    let empty = Dokbak::new().file("all.jsonl", &lines(&huge));
    let run = empty.line("import all.jsonl").run();
    let why = "all.jsonl: entry 2 moves more chips than any hand does\n";
    run.is(3, "", why);
    assert!(!empty.ledger().exists());
}

/// A statement about people that their own ledger would have rejected: both sat at one table there,
/// and one of them has been renamed since.
#[test]
fn who_sat_at_one_table_are_not_made_one_by_another_ledger() {
    let dokbak = Dokbak::new();
    dokbak.line("play --script -").stdin(EVENING).run().done();
    dokbak.line("people rename Chul Charlie").run().done();
    dokbak.line("people rename Charlie Chas").run().done();
    let joined = forged(&entries(&dokbak), 6, |body| {
        *body = json!({"op": "join", "who": "Charlie", "with": "Bo"});
    });
    let here = Dokbak::new();
    here.line("play --script -")
        .stdin("players Dee Eve\nnagari\n")
        .run()
        .done();
    for home in [&here, &Dokbak::new()] {
        let home = home.clone().file("all.jsonl", &lines(&joined));
        let run = home.line("import all.jsonl").run();
        assert_eq!(run.status, Some(3), "{run:?}");
        let why = "entry 6 is not what it should be: `Chul` and `Bo` sat at one table in session 1";
        shows(&run.stderr, &[why]);
    }
    let file = Dokbak::new();
    forced(&file, &joined);
    shows(&file.line("verify").run().stderr, &["sat at one table"]);
}

/// A statement dated in the future would override everything said before that date.
#[test]
fn what_was_not_written_yet_does_not_come_in() {
    let mut later = ledger();
    for entry in later.iter_mut().filter(|entry| entry.id.0 >= 6) {
        entry.at = "2199-01-01T00:00:00Z".to_owned();
    }
    let later = made_right(later);
    let empty = Dokbak::new().file("all.jsonl", &lines(&later));
    let run = empty.line("import all.jsonl").run();
    assert_eq!(run.status, Some(3), "{run:?}");
    shows(
        &run.stderr,
        &["entry 6 is not what it should be: `2199-01-01T00:00:00Z` is not a day"],
    );
}

/// One amount is unreadable: its entry is named, everything else is shown, and the exit status
/// reveals it.
#[test]
fn readers_name_an_entry_that_says_no_amount_and_go_on() {
    let good = ledger();
    let here = Dokbak::new();
    forced(&here, &good);
    let bad = Dokbak::new();
    let wrong = [
        forged(&good, 6, |body| body["amount"] = "-5".into()),
        forged(&good, 7, |body| body["transfers"][0][2] = "1e400".into()),
    ];
    let whys = [
        "entry 6 is not what it should be: `-5 KRW` is not an amount of money like 30000 KRW\n",
        "entry 7 is not what it should be: `1e400 KRW` is not an amount of money like 30000 KRW\n",
    ];
    for (entries, why) in wrong.iter().zip(whys) {
        let _ = fs::remove_file(bad.ledger());
        forced(&bad, entries);
        for line in [
            "standings",
            "standings --json",
            "settle-up",
            "paid",
            "log",
            "people",
            "share",
            "stats",
            "export --hledger",
            "export --csv",
            "report -o page.html",
        ] {
            for home in [&here, &bad] {
                let _ = fs::remove_file(home.home().join("page.html"));
            }
            let run = bad.line(line).run();
            let due = here.line(line).run();
            assert_eq!((run.status, run.stderr.as_str()), (Some(3), why), "{line}");
            assert_eq!(
                run.stdout.is_empty(),
                due.stdout.is_empty(),
                "{line}: {run:?}"
            );
        }
        // Writing still works too.
        let run = bad.line("paid Ann Bo 100 KRW").run();
        assert_eq!((run.status, run.stderr.as_str()), (Some(0), why), "{run:?}");
        let more = "players Ann Bo\nchip 100 KRW\nnagari\n";
        let run = bad.line("play --script -").stdin(more).run();
        assert_eq!(run.status, Some(0), "{run:?}");
    }
}

#[test]
fn it_is_said_in_korean_and_japanese() {
    let good = ledger();
    let wrong = forged(&good, 6, |body| body["amount"] = "-5".into());
    for (lang, why, nothing) in [
        (
            "ko",
            "기록 6번이 맞지 않아요: `-5 KRW`: 금액이 아니에요.",
            "아무것도 가져오지 않았어요.",
        ),
        (
            "ja",
            "記録6が正しくありません: 「-5 KRW」は金額ではありません。",
            "何も取り込んでいません。",
        ),
    ] {
        let empty = Dokbak::new().file("all.jsonl", &lines(&wrong));
        let run = empty.line(&format!("--lang {lang} import all.jsonl")).run();
        assert_eq!(run.status, Some(3));
        shows(&run.stderr, &[why, nothing]);
    }
}
