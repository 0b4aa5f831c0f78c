//! Inside the prompt: reading the ledger and disputing written hands without leaving the hand in
//! progress.

use crate::support::{Dokbak, after_the_evening, masked, shows};

/// Two hands of a session, and a third in progress. From three brights on, each is worth 1: Ann
/// gets 3, and 6 from a player without any.
const BEGUN: &str = "\
players Ann Bo Chul
rules pagat
chip 100 KRW
Ann has 1g 3g 8g
Bo counts p6
Chul counts g1 p6
Ann stop
nagari
Ann takes 1g 1t
";

fn told(script: &str) -> String {
    let dokbak = Dokbak::new();
    let run = dokbak.line("play --script -").stdin(script).run();
    run.done()
}

#[test]
fn standings_and_log_are_of_the_session_unless_all_are_asked_for() {
    let dokbak = after_the_evening();
    let script = "players 안나 보\nchip none\nlength open\nnagari\nstandings\nlog\nlog all\n순위 전체\nnagari\n";
    let told = dokbak.line("play --script -").stdin(script).run().done();
    shows(
        &told,
        &[
            "> standings\n\n  Player  Chips",
            "  안나        0             1",
            "> log\n\nDATE (TODAY)",
            "> log all\n\nDATE (3/7)",
            "DATE (TODAY)",
            "> 순위 전체\n",
            "  철수",
            "Written as hand 2.\n",
        ],
    );
    let (_, of_session) = told.split_once("> standings\n").unwrap();
    let (of_session, _) = of_session.split_once("> log\n").unwrap();
    assert!(!of_session.contains("철수"), "{of_session}");
}

#[test]
fn a_written_hand_is_explained_in_the_middle_of_another() {
    let script = format!("{BEGUN}why\nwhy 1\nwhatif 1.1 gwang_bak=off\nshow last\nBo takes 2t\n");
    let told = told(&script);
    shows(
        &told,
        &[
            "> why\n\nHand 2 of DATE (TODAY.2), written",
            "> why 1\n\nHand 1 of DATE (TODAY.1), written",
            "> whatif 1.1 gwang_bak=off\n\nHand 1 of DATE (TODAY.1), written",
            "* Ann        +9",
            "+6",
            "> show last\n\nHand 2 of DATE (TODAY.2), written",
            "> Bo takes 2t\n",
            "Hand 3 is saved with 2 entries",
        ],
    );
}

#[test]
fn a_hand_is_disputed_and_the_one_in_play_goes_on() {
    let script = format!(
        "{BEGUN}dispute 1.1\nwhy\nBo counts g1 p6\nagree he had a bright\nBo takes 2t\nshow\n"
    );
    let told = told(&script);
    shows(
        &told,
        &[
            "> dispute 1.1\n",
            "Hand 1 of DATE (TODAY.1), written",
            // In a dispute, the current hand is the disputed one.
            "REASON? why\n\nHand 1 of DATE (TODAY.1), written",
            "Hand 1 is corrected.\n",
            "\nHand 3",
            "> Bo takes 2t\n",
            "> show\n",
            "Standing: Ann +6, Bo -3, Chul -3.\n",
            "Hand 3 is saved with 2 entries",
        ],
    );
}

#[test]
fn what_cannot_be_read_ends_a_script_and_is_named() {
    let dokbak = Dokbak::new();
    let script = format!("{BEGUN}why 1.9\n");
    let run = dokbak.line("play --script -").stdin(&script).run();
    assert_eq!(run.status, Some(1), "{run:?}");
    assert!(run.stderr.contains("session 1 has no hand 9"), "{run:?}");
    for (line, told) in [
        ("standings --evning 3/7", "did you mean --evening?"),
        ("log --ledger x.db", "there is no --ledger here"),
        ("dispute eight", "it takes a hand: last"),
    ] {
        let run = dokbak
            .line("play --script -")
            .stdin(&format!("{line}\n"))
            .run();
        assert_eq!(run.status, Some(1), "{run:?}");
        assert!(masked(&run.stderr).contains(told), "{run:?}");
    }
}

#[test]
fn a_word_of_the_prompt_is_no_name() {
    for name in [
        "standings",
        "log",
        "Why",
        "whatif",
        "dispute",
        "순위",
        "기록",
        "왜",
        "順位",
    ] {
        let script = format!("players Ann {name}\n");
        let run = Dokbak::new().line("play --script -").stdin(&script).run();
        assert_eq!(run.status, Some(1), "{name}: {run:?}");
    }
}

#[test]
fn the_standing_is_shown_with_the_offer_to_go_on() {
    let dokbak = Dokbak::new();
    dokbak.line("play --script -").stdin(BEGUN).run().done();
    let mut pty = dokbak.line("play").terminal(24, 80);
    pty.wait_for("Standing: Ann +9, Bo -6, Chul -3.");
    pty.answer("Continue it? [Y/n] ", "standings");
    pty.wait_for("900 KRW");
    pty.answer("Continue it? [Y/n] ", "");
    pty.answer("> ", "순위");
    pty.wait_for("-600 KRW");
    pty.press("\u{3}");
    assert_eq!(pty.end().status, 130);
}
