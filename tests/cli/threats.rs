//! The threats in `SECURITY.md` that no other test covers.

use crate::support::{Dokbak, has, shows};
use dokbak::ledger::Ledger;
use rusqlite::Connection;

/// Ann wins 6 from Bo, by gwang-bak, and 3 from Chul.
const EVENING: &str = "players Ann Bo Chul\nrules pagat\nchip 100 KRW\nlength open\n\
     Ann has 1g 3g 8g\nBo counts p6\nChul counts g1 p6\nAnn stop\n";

fn played() -> Dokbak {
    let dokbak = Dokbak::new();
    dokbak.line("play --script -").stdin(EVENING).run().done();
    dokbak
}

#[test]
fn totals_that_were_changed_show_until_somebody_verifies() {
    let dokbak = played();
    let raw = Connection::open(dokbak.ledger()).unwrap();
    let change = "UPDATE total SET chips = chips + 100 WHERE chips = 9";
    assert_eq!(raw.execute(change, []).unwrap(), 1);
    drop(raw);
    has(
        &dokbak.line("standings").run().done(),
        &["Ann +109 10,900 KRW 1 1 +9 0"],
    );
    // Hands are shown as written, and the change in the totals is detected.
    shows(
        &dokbak.line("log").run().done(),
        &["Ann +9, Bo -6, Chul -3"],
    );
    let run = dokbak.line("verify").run();
    assert_eq!(run.status, Some(3), "{run:?}");
    shows(&run.stderr, &["`total` is not what the entries come to"]);
    dokbak.line("verify --recount").run().done();
    has(
        &dokbak.line("standings").run().done(),
        &["Ann +9 900 KRW 1 1 +9 0"],
    );
}

#[test]
fn a_ledger_that_tells_two_stories_has_two_seals() {
    let here = played();
    let there = Dokbak::new();
    here.line(&format!(
        "backup {}",
        there.home().join("copy.db").display()
    ))
    .run()
    .done();
    there.line("restore copy.db").run().done();
    assert_eq!(
        here.line("seal").run().stdout,
        there.line("seal").run().stdout
    );
    let stories = [
        (&here, "nagari\n"),
        (
            &there,
            "Ann has 2y 4y 8y\nBo counts p6\nChul counts p6\nAnn stop\n",
        ),
    ];
    for (dokbak, hand) in stories {
        dokbak.line("play --script -").stdin(hand).run().done();
        // Each of them is valid by itself.
        dokbak.line("verify --deep").run().done();
    }
    let seal = here.line("seal").run().stdout;
    let run = there.line(&format!("verify --head {}", seal.trim())).run();
    assert_eq!(run.status, Some(3), "{run:?}");
    shows(&run.stderr, &["entry 3 is not the one that was sealed"]);
}

#[test]
fn a_ledger_that_is_taken_in_speaks_of_ones_own_people_until_it_is_taken_back() {
    let dokbak = played();
    dokbak.line("people rename Ann Annie").run().done();
    dokbak.line("backup before.db").run().done();
    let before = dokbak.line("standings").run().done();

    let stranger = Dokbak::new();
    let evening = EVENING.replace("Ann", "Dan");
    stranger
        .line("play --script -")
        .stdin(&evening)
        .run()
        .done();
    stranger.line("people rename Chul Carl").run().done();
    stranger.line("paid Dan Bo 5000 KRW").run().done();
    let theirs = stranger.home().join("theirs.jsonl");
    let theirs = theirs.display();
    stranger
        .line(&format!("export --jsonl -o {theirs}"))
        .run()
        .done();

    dokbak.line(&format!("import {theirs}")).run().done();
    dokbak.line("verify --deep").run().done();
    // Chul is called Carl here too, and Bo, who lost 6 in each, received 5,000.
    let after = dokbak.line("standings").run().done();
    has(
        &after,
        &["Carl -6 -600 KRW 2 0 0 -3", "Bo -12 -1,200 KRW 2 0 0 -6"],
    );
    has(
        &dokbak.line("settle-up").run().done(),
        &["Bo -1,200 KRW -5,000 KRW -6,200 KRW"],
    );

    dokbak.line("restore before.db").run().done();
    assert_eq!(dokbak.line("standings").run().done(), before);
}

#[test]
fn a_ruleset_by_the_name_of_another_is_told_apart() {
    let dokbak = Dokbak::new()
        .file(
            "rules.yaml",
            "name: pagat\nextends: pagat\npi_bak.below_three: 15\n",
        )
        .file(
            "evening.txt",
            &EVENING.replace("rules pagat", "rules ./rules.yaml"),
        );
    let run = dokbak.line("rules diff pagat ./rules.yaml").run();
    shows(&run.stdout, &["pi_bak.below_three", "15"]);
    // A verdict contains the name; the log contains where it came from, and the ledger all of it.
    dokbak.line("play --script evening.txt").run().done();
    shows(&dokbak.line("log").run().done(), &["./rules.yaml"]);
    let ledger = Ledger::open_reading(&dokbak.ledger()).unwrap().unwrap();
    let session = ledger.sessions().unwrap().remove(0);
    assert_ne!(session.body.ruleset, dokbak::Ruleset::default().text());
    shows(&session.body.ruleset, &["pi_bak.below_three: \"15\""]);
}
