//! `dokbak verify` and `seal`, and what is rejected or only reported if somebody changed the
//! ledger.

use crate::support::{Dokbak, Told, after_the_evening, shows};
use dokbak::ledger::{Body, Entry, Ledger};
use rusqlite::Connection;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use std::fs;

/// Changes the file like a forger who restores the guards.
fn forged(dokbak: &Dokbak, forge: impl FnOnce(&Connection)) {
    let raw = Connection::open(dokbak.ledger()).unwrap();
    raw.pragma_update(None, "foreign_keys", false).unwrap();
    let query = "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' ORDER BY rowid";
    let triggers: Vec<(String, String)> = raw
        .prepare(query)
        .unwrap()
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))
        .unwrap()
        .map(Result::unwrap)
        .collect();
    for (name, _) in &triggers {
        raw.execute_batch(&format!("DROP TRIGGER {name}")).unwrap();
    }
    forge(&raw);
    for (_, sql) in triggers {
        raw.execute_batch(&sql).unwrap();
    }
    drop(raw);
    // A skilled forger also recounts the totals, if there is anything left to count.
    if let Ok(mut ledger) = Ledger::open(&dokbak.ledger()) {
        ledger.recount().unwrap();
    }
}

/// Recomputes the whole chain after a change.
fn chained(raw: &Connection) {
    let last: i64 = raw
        .query_row("SELECT max(id) FROM entry", [], |row| row.get(0))
        .unwrap();
    let mut prev = "0".repeat(64);
    for id in 1..=last {
        let change = "UPDATE entry SET prev = ?2 WHERE id = ?1";
        raw.execute(change, (id, &prev)).unwrap();
        let text: String = raw
            .query_row(
                "SELECT concat_ws(char(10), id, kind, ifnull(session, ''), at, engine, prev, body)
                 FROM entry WHERE id = ?1",
                [id],
                |row| row.get(0),
            )
            .unwrap();
        let digest = Sha256::digest(text);
        prev = digest
            .iter()
            .fold(String::new(), |hash, byte| format!("{hash}{byte:02x}"));
        let change = "UPDATE entry SET hash = ?2 WHERE id = ?1";
        raw.execute(change, (id, &prev)).unwrap();
    }
}

/// Changes the body of an entry and recomputes the chain, so that no hash reveals it.
fn rewritten(dokbak: &Dokbak, entry: i64, change: impl FnOnce(&mut Value)) {
    forged(dokbak, |raw| {
        let body = "SELECT body FROM entry WHERE id = ?1";
        let body: String = raw.query_row(body, [entry], |row| row.get(0)).unwrap();
        let mut body: Value = serde_json::from_str(&body).unwrap();
        change(&mut body);
        let update = "UPDATE entry SET body = ?2 WHERE id = ?1";
        raw.execute(update, (entry, body.to_string())).unwrap();
        chained(raw);
    });
}

/// Changes the verdict in a body.
fn judged(body: &mut Value, change: impl FnOnce(&mut Value)) {
    let mut verdict: Value = serde_json::from_str(body["verdict"].as_str().unwrap()).unwrap();
    change(&mut verdict);
    body["verdict"] = verdict.to_string().into();
}

fn by_engine(dokbak: &Dokbak, engine: &str) {
    forged(dokbak, |raw| {
        raw.execute("UPDATE entry SET engine = ?1", [engine])
            .unwrap();
        chained(raw);
    });
}

fn told(run: &Told, status: i32, parts: &[&str]) {
    assert_eq!(run.status, Some(status), "{run:?}");
    let said = format!("{}{}", run.stdout, run.stderr);
    shows(&said, parts);
}

fn entries(dokbak: &Dokbak) -> Vec<Entry> {
    let ledger = Ledger::open_reading(&dokbak.ledger()).unwrap().unwrap();
    ledger.entries(None).unwrap()
}

const GOOD: &str = "Everything up to entry 5 is as it was written; its hash is HASH.\n";
const DEEP: &str =
    "Everything up to entry 5 is as it was written, and settles the same; its hash is HASH.\n";

#[test]
fn a_ledger_that_is_gone_or_empty_is_found() {
    let dokbak = after_the_evening();
    let path = dokbak.ledger();
    let at = path.display();
    fs::write(&path, "").unwrap();
    let empty = format!("{at}: the file is empty; if there was a ledger here, it is gone\n");
    let seal = format!("1:{}", "a".repeat(64));
    let commands = [
        "verify",
        "seal",
        "verify --deep",
        &format!("verify --head {seal}"),
    ];
    for line in commands {
        dokbak.line(line).run().is(3, "", &empty);
    }
    fs::remove_file(&path).unwrap();
    let gone = format!("{at}: there is no ledger here; if there was one, it is gone\n");
    for line in commands {
        dokbak.line(line).run().is(3, "", &gone);
    }
    assert!(!path.exists());
    // The file is intact, but all entries were removed.
    let dokbak = after_the_evening();
    forged(&dokbak, |raw| {
        raw.execute_batch("DELETE FROM entry").unwrap();
    });
    for line in ["verify", "verify --deep"] {
        let none = "the ledger has no entries; if there were any, they are gone\n";
        dokbak.line(line).run().is(3, "", none);
    }
}

#[test]
fn what_a_seal_says_is_checked_by_it() {
    let dokbak = after_the_evening();
    let seal = dokbak.line("seal").run();
    assert_eq!(seal.done(), "5:HASH\n");
    let head = entries(&dokbak).pop().unwrap().hash;
    assert_eq!(seal.stdout, format!("5:{head}\n"));
    let verify = format!("verify --head {}", seal.stdout.trim());
    let sealed = "Everything up to entry 5 is as it was when it was sealed.\n";
    let good = format!("{sealed}{GOOD}");
    assert_eq!(dokbak.line(&verify).run().done(), good);
    // More is written, and the seal still holds.
    let more = "players 안나 보\nchip none\nnagari\n";
    dokbak.line("play --script -").stdin(more).run().done();
    told(&dokbak.line(&verify).run(), 0, &[sealed, "up to entry 7"]);
    // A change after the seal: everything up to it is unchanged.
    forged(&dokbak, |raw| {
        raw.execute("UPDATE entry SET engine = 'x' WHERE id = 6", [])
            .unwrap();
    });
    let run = dokbak.line(&verify).run();
    assert_eq!((run.status, run.stdout.as_str()), (Some(3), sealed));
    assert!(run.stderr.starts_with("entry 6 was changed"), "{run:?}");
    // A change before it: nothing is confirmed.
    forged(&dokbak, |raw| {
        raw.execute("UPDATE entry SET engine = 'x' WHERE id = 2", [])
            .unwrap();
    });
    let run = dokbak.line(&verify).run();
    assert_eq!((run.status, run.stdout.as_str()), (Some(3), ""));
    // A ledger that somebody changed is not sealed.
    let run = dokbak.line("seal").run();
    assert_eq!((run.status, run.stdout.as_str()), (Some(3), ""));
    shows(&run.stderr, &["cannot be sealed", "entry 2 was changed"]);
}

#[test]
fn a_cut_tail_and_a_chain_written_anew_are_found_by_the_seal_alone() {
    let dokbak = after_the_evening();
    let seal = dokbak.line("seal").run().stdout;
    let verify = format!("verify --head {}", seal.trim());
    let anew = after_the_evening();
    rewritten(&anew, 1, |body| body["chip"] = "1 KRW".into());
    anew.line("verify --deep").run().done();
    let run = anew.line(&verify).run();
    let why = "entry 5 is not the one that was sealed: it, or something before it, was rewritten, or \
         the seal is one of another ledger that was never taken in\n";
    run.is(3, "", why);

    forged(&dokbak, |raw| {
        raw.execute("DELETE FROM entry WHERE id > 3", []).unwrap();
    });
    dokbak.line("verify").run().done();
    let why = "entries 4 to 5 are not here: they are gone, or the seal is one of another ledger that \
         was never taken in\n";
    dokbak.line(&verify).run().is(3, "", why);
}

/// A friend's imported ledger can be proved here as well as there: its seal is valid, and its page
/// can be made again from what came in.
#[test]
fn seals_and_pages_of_a_ledger_that_was_taken_in_are_known() {
    let here = after_the_evening();
    let there = Dokbak::new();
    let evening = "date 2026-03-08\nplayers Dana Eve\nnet Dana +3 Eve -3\n";
    there.line("import -").stdin(evening).run().done();
    let seal = there.line("seal").run().stdout;
    there.line("report -o year.html").run().done();
    let page = fs::read_to_string(there.home().join("year.html")).unwrap();
    let here = here.file("year.html", &page);
    let verify = format!("verify --head {}", seal.trim());
    assert_eq!(here.line(&verify).run().status, Some(3));
    assert_eq!(here.line("verify --report year.html").run().status, Some(3));
    let export = there.line("export --jsonl").run().stdout;
    here.line("import -").stdin(&export).run().done();
    here.line(&verify).run().done();
    here.line("verify --report year.html").run().done();
    let changed = page.replace("Dana", "Dina");
    let here = here.file("changed.html", &changed);
    assert_eq!(
        here.line("verify --report changed.html").run().status,
        Some(3)
    );
}

#[test]
fn what_is_no_seal_is_a_wrong_command_line() {
    let dokbak = after_the_evening();
    let hash = "0123456789abcdef".repeat(4);
    for bad in [
        "5",
        &hash,
        &format!("5:{}", &hash[1..]),
        &format!("0:{hash}"),
        "x:y",
    ] {
        let run = dokbak.args(["verify", "--head", bad]).run();
        assert_eq!((run.status, run.stdout.as_str()), (Some(2), ""), "{bad}");
        assert!(run.stderr.contains("NUMBER:HASH"), "{run:?}");
    }
}

/// The net disagrees with the verdict next to it, and the standings use the net.
#[test]
fn a_net_is_that_of_its_verdict() {
    let dokbak = after_the_evening();
    rewritten(&dokbak, 2, |body| {
        body["net"] = json!([["안나", 500_000], ["보", -12], ["철수", -12]]);
    });
    let run = dokbak.line("verify").run();
    let net = "Hand 1 of 7 Mar 2026 (3/7.1): entry 2 is not what it should be: its chips do not match its verdict\n";
    run.is(3, "", net);
}

#[test]
fn a_verdict_pays_what_it_says() {
    let dokbak = after_the_evening();
    rewritten(&dokbak, 2, |body| {
        body["net"] = json!([["안나", 30], ["보", -12], ["철수", -18]]);
        judged(body, |verdict| {
            verdict["net"] = json!({"안나": 30, "보": -12, "철수": -18});
        });
    });
    let run = dokbak.line("verify").run();
    assert_eq!((run.status, run.stdout.as_str()), (Some(3), ""), "{run:?}");
    let wrong = "Hand 1 of 7 Mar 2026 (3/7.1): entry 2 is not what it should be: the chips of its verdict do not match the payments\n";
    assert!(run.stderr.starts_with(wrong), "{run:?}");
}

#[test]
fn who_does_not_play_gets_no_chips() {
    let dokbak = after_the_evening();
    rewritten(&dokbak, 1, |body| {
        body["players"] = json!(["안나", "보", "나비"]);
    });
    let run = dokbak.line("verify").run();
    told(
        &run,
        3,
        &[
            "Hand 1 of 7 Mar 2026 (3/7.1): entry 2 is not what it should be: 철수 gets or gives chips",
        ],
    );
}

#[test]
fn a_close_is_what_its_hands_came_to() {
    for (change, why) in [
        (
            json!([["안나", 19], ["보", -2], ["철수", -17]]),
            "its transfers do not leave everybody even",
        ),
        (
            json!([["안나", 10], ["보", 8], ["철수", -17]]),
            "its chips do not sum to zero",
        ),
    ] {
        let dokbak = after_the_evening();
        rewritten(&dokbak, 5, |body| body["net"] = change);
        let run = dokbak.line("verify").run();
        let due =
            "entry 5 is not what it should be: its session came to 안나 +9, 보 +8, 철수 -17\n";
        assert!(run.stderr.contains(due), "{run:?}");
        assert!(run.stderr.contains(why), "{run:?}");
        assert_eq!(run.status, Some(3));
    }
}

/// Everything agrees except the record: it says that 안나 won half as much.
fn halved(dokbak: &Dokbak) {
    rewritten(dokbak, 2, |body| {
        body["net"] = json!([["안나", 12], ["보", -6], ["철수", -6]]);
        judged(body, |verdict| {
            verdict["net"] = json!({"안나": 12, "보": -6, "철수": -6});
            let payments = verdict["payments"].as_array_mut().unwrap();
            for paid in payments {
                paid["chips"] = 6.into();
            }
        });
    });
}

#[test]
fn a_record_settles_to_the_verdict_beside_it() {
    let dokbak = after_the_evening();
    assert_eq!(dokbak.line("verify --deep").run().done(), DEEP);
    halved(&dokbak);
    // The close adds up the verdicts as the hands originally were.
    let sum = "entry 5 is not what it should be: its session came to 안나 -3, 보 +14, 철수 -11\n";
    dokbak.line("verify").run().is(3, "", sum);
    let deep = "Hand 1 of 7 Mar 2026 (3/7.1): entry 2 is not what it should be: it comes to 안나 +24, 보 -12, 철수 -12\n";
    let both = format!("{deep}{sum}");
    dokbak.line("verify --deep").run().is(3, "", &both);
}

#[test]
fn a_record_that_breaks_a_rule_is_found() {
    let dokbak = after_the_evening();
    rewritten(&dokbak, 3, |body| {
        let record = body["record"].as_str().unwrap();
        body["record"] = record.replace("보 takes 2y 4y 8y", "보 takes 2y 4y").into();
    });
    assert_eq!(dokbak.line("verify").run().done(), GOOD);
    let run = dokbak.line("verify --deep").run();
    told(
        &run,
        3,
        &[
            "Hand 2 of 7 Mar 2026 (3/7.2): entry 3 is not what it should be: line ",
            "breaks a rule",
        ],
    );
}

#[test]
fn what_another_version_wrote_is_seen_differently() {
    let dokbak = after_the_evening();
    by_engine(&dokbak, "dokbak 0.0.9");
    assert_eq!(dokbak.line("verify --deep").run().done(), DEEP);
    halved(&dokbak);
    let run = dokbak.line("verify --deep").run();
    assert_eq!((run.status, run.stderr.as_str()), (Some(0), ""), "{run:?}");
    let here = format!("dokbak {}", env!("CARGO_PKG_VERSION"));
    let text = run.stdout.split_whitespace().collect::<Vec<_>>().join(" ");
    shows(
        &text,
        &[
            &format!(
                "Hand 1 of 7 Mar 2026 (3/7.1): {here} sees entry 2, written by dokbak 0.0.9, differently: it comes to \
                 안나 +24, 보 -12, 철수 -12."
            ),
            "sees entry 5, written by dokbak 0.0.9, differently",
            "is as it was written, and settles the same",
        ],
    );
    // A contradiction is wrong whichever version wrote it.
    rewritten(&dokbak, 3, |body| {
        body["net"] = json!([["안나", 5], ["보", -5]]);
    });
    let run = dokbak.line("verify --deep").run();
    told(
        &run,
        3,
        &[
            "Hand 2 of 7 Mar 2026 (3/7.2): entry 3 is not what it should be: its chips do not match its verdict",
        ],
    );
}

/// A version with the same name that stores more about a hand than this one did.
#[test]
fn a_verdict_that_says_less_is_seen_differently() {
    let dokbak = after_the_evening();
    rewritten(&dokbak, 2, |body| {
        judged(body, |verdict| {
            verdict["score"]["jokbo"][0]
                .as_object_mut()
                .unwrap()
                .remove("cards");
        });
    });
    let verdict = |entry: &Entry| match &entry.body {
        Body::Hand(body) => dokbak::verdict::Verdict::from_json_for_chips(&body.verdict).is_ok(),
        _ => true,
    };
    let readable = entries(&dokbak).iter().all(verdict);
    let run = dokbak.line("verify --deep").run();
    if readable {
        told(&run, 0, &["Entry 2, written by ", "earlier than this one"]);
    } else {
        told(
            &run,
            3,
            &[
                "Hand 1 of 7 Mar 2026 (3/7.1): entry 2 is not what it should be: its verdict cannot be read",
            ],
        );
    }
}

/// Corrections, house rules, Koi-Koi for points and a pot: all settle again to what was written.
#[test]
fn evenings_of_all_kinds_settle_again() {
    let evenings = [
        (
            "players Ann Bo Chul\nrules pagat boar.pot=1 target.three=4\nchip none\nlength 2\n\
             set target.three=5\nAnn takes 1g 3g 8g 1t 2t 3t\nBo takes 7y\nAnn stop\nChul\ny\nnagari\n",
            &[
                "Bo takes 4pp\nagree a slip\n",
                "drop target\nagree as in the house\n",
            ][..],
        ),
        (
            "players Aki Ben\nrules koikoi\nlength 2\nAki takes 1g 3g 8g\nAki shobu\n0\ny\ndraw\ny\n",
            &["Aki takes 12g\nagree a slip\n"],
        ),
        (
            "players Ann Bo Chul\nrules pagat-50\nlength open\nAnn takes 1g 3g 8g\nAnn stop\nBo Chul\ny\n\
             Bo takes 1g 3g 8g\nBo stop\nAnn Chul\ny\nend\n",
            &["Bo takes 4pp\nagree a slip\n"],
        ),
    ];
    for (at, (evening, disputes)) in evenings.into_iter().enumerate() {
        let dokbak = Dokbak::new();
        let run = dokbak.line("play --script -").stdin(evening).run();
        assert_eq!(run.status, Some(0), "{at}: {run:?}");
        for claims in disputes {
            // The line of the rule that is set for this hand alone.
            let shown = dokbak.line("show 2").run().stdout;
            let line = shown
                .lines()
                .rfind(|line| line.contains("set target.three=5"));
            let number = line.and_then(|line| line.split_whitespace().next());
            let claims = claims.replace("drop target", &format!("drop {}", number.unwrap_or("")));
            let run = dokbak.line("dispute 2 --script -").stdin(&claims).run();
            assert_eq!(run.status, Some(0), "{at}: {run:?}");
            assert!(run.stdout.contains("orrect"), "{at}: {run:?}");
        }
        let run = dokbak.line("verify --deep").run();
        assert_eq!(
            (run.status, run.stderr.as_str()),
            (Some(0), ""),
            "{at}: {run:?}"
        );
        assert!(!run.stdout.contains("seen differently"), "{at}: {run:?}");
    }
}

/// A trigger that swallows every entry, under a name like one of `SQLite`'s own.
#[test]
fn nothing_is_played_on_a_file_with_a_trigger_of_somebody_else() {
    let dokbak = Dokbak::new();
    let begin =
        "players Ann Bo Chul\nrules pagat\nlength open\nAnn takes 1g 3g 8g\nAnn stop\nBo Chul\ny\n";
    dokbak.line("play --script -").stdin(begin).run().done();
    let raw = Connection::open(dokbak.ledger()).unwrap();
    raw.execute_batch(
        "CREATE TRIGGER \"sqlite-stats\" BEFORE INSERT ON entry BEGIN SELECT RAISE(IGNORE); END",
    )
    .unwrap();
    drop(raw);
    let before = fs::read(dokbak.ledger()).unwrap();
    let trigger = "`sqlite-stats` is missing, changed or not a part of a ledger";
    let path = dokbak.ledger();
    let refused = format!(
        "{}: nothing can be added to a ledger that is not as it was written: {trigger}\n",
        path.display()
    );
    for (line, script) in [
        (
            "play --script -",
            "Ann takes 1g 3g 8g\nAnn stop\nBo Chul\ny\n",
        ),
        ("dispute 2 --script -", "Bo takes 4pp\nagree x\n"),
        ("close", ""),
    ] {
        dokbak.line(line).stdin(script).run().is(3, "", &refused);
    }
    assert_eq!(fs::read(dokbak.ledger()).unwrap(), before);
    let warned = format!(
        "this ledger is not as it was written: {trigger}; `dokbak verify` has the details\n"
    );
    for line in [
        "log",
        "standings",
        "show 2",
        "why 2",
        "whatif 2 --rules wikipedia",
    ] {
        let run = dokbak.line(line).run();
        assert_eq!(
            (run.status, run.stderr.as_str()),
            (Some(0), warned.as_str()),
            "{line}"
        );
        assert_ne!(run.stdout, "", "{line}");
    }
    let found = format!("{trigger}\n");
    dokbak.line("verify").run().is(3, "", &found);
}

#[test]
fn a_changed_hand_is_not_built_on() {
    let dokbak = Dokbak::new();
    let begin =
        "players Ann Bo Chul\nrules pagat\nlength open\nAnn takes 1g 3g 8g\nAnn stop\nBo Chul\ny\n";
    dokbak.line("play --script -").stdin(begin).run().done();
    forged(&dokbak, |raw| {
        let raise = "UPDATE entry SET body = replace(body, '[\"Ann\",12]', '[\"Ann\",99]')";
        assert_eq!(
            raw.execute(&format!("{raise} WHERE id = 2"), []).unwrap(),
            1
        );
    });
    for line in ["play --script -", "close"] {
        let run = dokbak.line(line).stdin("nagari\n").run();
        assert_eq!((run.status, run.stdout.as_str()), (Some(3), ""), "{line}");
        shows(
            &run.stderr,
            &["nothing can be added", "entry 2 was changed"],
        );
    }
    let run = dokbak.line("standings").run();
    assert_eq!(run.status, Some(0));
    shows(
        &run.stderr,
        &["entry 2 was changed", "`dokbak verify` has the details"],
    );
    assert_eq!(entries(&dokbak).len(), 2);
}

#[test]
fn a_clock_that_was_set_back_is_said_and_heeded_by_no_entry() {
    let dokbak = Dokbak::new();
    let begin = "players Ann Bo\nrules pagat\nlength open\nnagari\n";
    dokbak.line("play --script -").stdin(begin).run().done();
    forged(&dokbak, |raw| {
        raw.execute(
            "UPDATE entry SET at = '2999-01-01T00:00:00Z' WHERE id = 2",
            [],
        )
        .unwrap();
        chained(raw);
    });
    let run = dokbak.line("play --script -").stdin("nagari\n").run();
    assert_eq!(run.status, Some(0), "{run:?}");
    shows(
        &run.stderr,
        &["this machine's clock is behind the last entry"],
    );
    let times: Vec<String> = entries(&dokbak).into_iter().map(|entry| entry.at).collect();
    assert_eq!(times[2], "2999-01-01T00:00:00Z");
    dokbak.line("verify --deep").run().done();
}

/// A hand that 0.2.0 accepted: seven points with twelve animals, although no pile has more than
/// nine.
#[test]
fn a_hand_that_an_older_version_took_stays_good_and_is_named() {
    let dokbak = Dokbak::new();
    let older = include_str!("../ledgers/0.2.0-twelve-animals.jsonl");
    dokbak.line("import -").stdin(older).run().done();
    let whole = "Everything up to entry 2 is as it was written; its hash is HASH.\n";
    assert_eq!(dokbak.line("verify").run().done(), whole);
    let told = dokbak.line("verify --deep").run().done();
    let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
    let named = " sees entry 2, written by dokbak 0.2.0, differently:";
    assert_eq!(told.matches(named).count(), 1, "{told}");
    // What was paid stays.
    let standings = dokbak.line("standings").run().done();
    assert!(standings.contains("Ann       +28"), "{standings}");
    assert_eq!(dokbak.line("show 2").run().status, Some(0));
    assert_eq!(dokbak.line("why 2").run().status, Some(0));
}

/// Reading a ledger takes an instant, so no progress bar flashes up. A bar for long work counts all
/// entries and nothing else.
#[test]
fn progress_is_shown_of_what_takes_a_while_alone() {
    let dokbak = after_the_evening();
    for (line, bar) in [("verify", false), ("verify --deep", true)] {
        let pty = dokbak.line(line).terminal(24, 80);
        pty.wait_for("up to entry");
        assert_eq!(pty.raw().contains(" / "), bar, "{line}: {}", pty.raw());
        assert!(!pty.raw().contains(" / 0"), "{line}: {}", pty.raw());
        assert_eq!(pty.end().status, 0);
    }
}
