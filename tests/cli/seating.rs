//! Players who sit out during an evening, and come back.

use crate::support::{Dokbak, shows};

const THREE: &str = "players Ann Bo Chul\nrules pagat\nchip 100 KRW\nlength open\n";

fn play(dokbak: &Dokbak, script: &str) -> String {
    dokbak.line("play --script -").stdin(script).run().done()
}

/// Ann was to deal the first hand, and Bo the second, which he won. If the dealer sits out, the
/// next in turn deals; a dealer who is back before the hand begins deals as if nothing had been
/// said.
#[test]
fn who_was_to_deal_and_is_back_deals() {
    let told = play(
        &Dokbak::new(),
        &format!(
            "{THREE}out Ann\njoin Ann\nBo has 1g 3g 8g\nAnn counts g1 p6\nChul counts g1 p6\nBo stop\n\
             Bo sits out\njoin Bo\nout Chul\njoin Chul\n"
        ),
    );
    shows(
        &told,
        &[
            "Hand 1: Ann deals, then Bo and Chul.\n",
            "> out Ann\n\nHand 1: Bo deals, then Chul.\n",
            "> join Ann\n\nHand 1: Ann deals, then Bo and Chul.\n",
            "Hand 2: Bo deals, then Chul and Ann.\n",
            "> Bo sits out\n\nHand 2: Chul deals, then Ann.\n",
            "> join Bo\n\nHand 2: Bo deals, then Chul and Ann.\n",
            "> out Chul\n\nHand 2: Bo deals, then Ann.\n",
            "> join Chul\n\nHand 2: Bo deals, then Chul and Ann.\n",
        ],
    );
}

/// Ann wins 3 with three brights from both. In a hand of two without Bo she wins 7: three brights
/// 3, hong-dan 3, five ribbons 1; Chul has no bright and pays 14. Then Bo is back.
#[test]
fn who_sits_out_pays_nothing_and_comes_back_to_their_seat() {
    let dokbak = Dokbak::new();
    let script = format!(
        "{THREE}Ann has 1g 3g 8g\nBo counts g1 p6\nChul counts g1 p6\nAnn stop\n\
         Bo sits out\nAnn has 1g 3g 8g 1t 2t 3t 4t 5t\nChul counts g0 t1 p9\nAnn stop\n\
         nagari\njoin Bo\nnagari\nend\n"
    );
    let told = play(&dokbak, &script);
    shows(
        &told,
        &[
            "Hand 2: Ann deals, then Bo and Chul.\n",
            "> Bo sits out\n\nHand 2: Ann deals, then Chul.\n",
            "Standing: Ann +20, Bo -3, Chul -17.\n",
            // Nobody has to say it again.
            "Hand 3: Ann deals, then Chul.\n",
            "Hand 4: Ann deals, then Chul; 1 hand without a winner before it.\n",
            "join Bo\n\nHand 4: Ann deals, then Bo and Chul; 1 hand without a winner before it.\n",
            "Hand 5: Ann deals, then Bo and Chul; 2 hands without a winner before it.\n",
            "Bo hands Ann 3 chips (300 KRW).\n",
            "Chul hands Ann 17 chips (1,700 KRW).\n",
            "The evening is closed.\n",
        ],
    );
    let standings = dokbak.line("standings").run().done();
    shows(&standings, &["Ann", "+20", "Bo", "-3", "Chul", "-17"]);
    let shown = dokbak.line("show 1.2").run().done();
    assert!(shown.contains("  players Ann Chul\n"), "{shown}");
    dokbak.line("verify --deep").run().done();
    let otherwise = dokbak
        .line("whatif --session 1 --set gwang_bak=off")
        .run()
        .done();
    // Chul would have paid 7 in the hand of two.
    shows(
        &otherwise,
        &[
            "Ann", "+20", "+13", "-7", "Bo", "-3", "-3", "0", "Chul", "-17", "-10", "+7",
        ],
    );
    let disputed = dokbak
        .line("dispute 1.2 --script -")
        .stdin("Chul counts g1 t1 p9\nagree a bright lay below\n")
        .run()
        .done();
    assert!(
        disputed.contains("Ann hands Chul 7 chips (700 KRW)."),
        "{disputed}"
    );
}

#[test]
fn it_is_kept_and_taken_back() {
    let dokbak = Dokbak::new();
    play(
        &dokbak,
        &format!("{THREE}nagari\n철수 쉼\n").replace("Chul", "철수"),
    );
    let told = play(&dokbak, "Ann takes 1g\n");
    shows(
        &told,
        &["\nHand 2: Ann deals, then Bo; 1 hand without a winner before it.\n"],
    );
    let told = play(&dokbak, "<\n<\nnagari\n");
    shows(
        &told,
        &[
            "Hand 2: Ann deals, then Bo; ",
            "Taken back: Ann takes 1g",
            "Hand 2: Ann deals, then Bo and 철수; ",
            "Written as hand 2.",
            "Hand 3: Ann deals, then Bo and 철수; ",
        ],
    );
}

#[test]
fn where_the_dealer_leaves_the_next_in_turn_deals() {
    let told = play(
        &Dokbak::new(),
        &format!("{THREE}nagari\nout Ann\nnagari\nback Ann\n"),
    );
    shows(
        &told,
        &[
            "Hand 2: Ann deals, then Bo and Chul; ",
            "Hand 2: Bo deals, then Chul; ",
            "Hand 3: Bo deals, then Chul; ",
            // Between Chul and Bo, as they sat down.
            "Hand 3: Bo deals, then Chul and Ann; ",
        ],
    );
}

#[test]
fn with_more_than_three_those_who_were_not_dealt_in_stay_at_the_table() {
    let five = "players Ann Bo Chul Dan Eve\nrules pagat\nchip none\nlength open\n";
    // Bo and Dan drop, and after the nagari the same three play on; then Eve leaves.
    let script = format!(
        "{five}d\ns\nd\n-\nnagari\nEve out\n\
         Ann has 1g 3g 8g 1t 2t 3t 4t 5t\nChul counts g1 p9\nAnn stop\n"
    );
    let told = play(&Dokbak::new(), &script);
    shows(
        &told,
        &[
            "Hand 2: Ann deals, then Chul and Eve; ",
            "Hand 2: Ann deals, then Chul; ",
            // After a win, everybody plays except Eve.
            "Hand 3: Ann deals, then Bo, Chul and Dan.\n",
        ],
    );
}

#[test]
fn what_cannot_be_is_refused() {
    for (lines, told) in [
        (
            "out Dan\n",
            "Dan is not at this table, where Ann, Bo and Chul play",
        ),
        ("join Bo\n", "Bo is already playing"),
        ("out Bo\nout Bo\n", "Bo is not playing this hand anyway"),
        ("out Bo Chul\n", "2 to 7"),
        ("Ann takes 1g\nout Bo\n", "this hand has begun"),
    ] {
        let script = format!("{THREE}{lines}");
        let run = Dokbak::new().line("play --script -").stdin(&script).run();
        assert_eq!(run.status, Some(1), "{run:?}");
        assert!(run.stderr.contains(told), "{run:?}");
    }
    let two = "players Aki Ben\nrules koikoi\nchip none\nout Ben\n";
    let run = Dokbak::new().line("play --script -").stdin(two).run();
    assert_eq!(run.status, Some(1), "{run:?}");
    for name in ["out", "Join", "쉼", "休み"] {
        let script = format!("players Ann {name}\n");
        let run = Dokbak::new().line("play --script -").stdin(&script).run();
        assert_eq!(run.status, Some(1), "{name}: {run:?}");
    }
}
