//! People and currencies that a ledger does not know, and days in the future: if there is somebody
//! to ask they are asked about, otherwise pointed out.

use crate::support::{Dokbak, shows};
use dokbak::date::Date;

/// A hand of these players, with chips of this worth.
fn evening(players: &str, chip: &str) -> String {
    let (winner, losers) = players.split_once(' ').unwrap();
    format!(
        "players {players}\nrules pagat\nchip {chip}\nlength 1\n{winner} takes 1g 3g 8g\n\
         {winner} stop\n{losers}\ny\nend\n"
    )
}

/// Returns a ledger in which three people played for won.
fn known() -> Dokbak {
    let dokbak = Dokbak::new();
    let script = evening("Ann Dan Chul", "100 KRW");
    let told = dokbak.line("play --script -").stdin(&script).run().done();
    assert!(!told.contains("New in this ledger"), "{told}");
    dokbak
}

#[test]
fn a_slip_of_a_name_is_asked_about() {
    for (players, slip, meant) in [
        ("Anm Bo Chul", "Anm", "Ann"),
        ("Ann Bo Chol", "Chol", "Chul"),
        ("Ann Bo Dam", "Dam", "Dan"),
        ("Ann Bo Cuhl", "Cuhl", "Chul"),
    ] {
        let dokbak = known();
        let mut pty = dokbak.terminal(24, 80);
        pty.answer("Who plays, the dealer first? [Ann Dan Chul] ", players);
        let question = format!("{slip} is a new name. Do you mean {meant}? [Y/n] ");
        pty.answer(&question, "");
        pty.prompt("Which rules? [pagat] ");
        pty.leave();
    }
}

#[test]
fn a_currency_that_is_typed_first_is_asked_about() {
    let mut pty = known().terminal(24, 80);
    pty.answer("Who plays, the dealer first? [Ann Dan Chul] ", "");
    pty.answer("Which rules? [pagat] ", "");
    let chip = "What is a chip worth? [100 KRW] ";
    pty.answer(chip, "10 cents");
    pty.answer("cents is new here. Record it in cents? [Y/n] ", "n");
    pty.answer(chip, "200 KWR");
    pty.answer("KWR is new here. Do you mean KRW? [Y/n] ", "");
    pty.answer("How many hands (12, 6, 3, open)? [1] ", "");
    pty.wait_for("Hand 1 of 1: ");
    pty.answer("Who stopped? Or the whole hand, such as: Dan godori, 11 junk, 1 go\n  1 Ann (dealer), 2 Dan, 3 Chul, n nagari\n> ", "chip 5 dollars");
    pty.answer("dollars is new here. Do you mean USD? [Y/n] ", "n");
    pty.answer("dollars is new here. Record it in dollars? [Y/n] ", "n");
    pty.wait_for("Who stopped?");
    pty.leave();
    // If nothing was played for money yet, a widely known currency is suggested.
    let mut pty = Dokbak::new().terminal(24, 80);
    pty.answer("Who plays, the dealer first? ", "Ann Bo Chul");
    pty.answer("Which rules? [pagat] ", "");
    pty.answer("What is a chip worth? [none] ", "100 KWR");
    pty.answer("KWR is new here. Do you mean KRW? [Y/n] ", "n");
    pty.answer("KWR is new here. Record it in KWR? [Y/n] ", "");
    pty.prompt("How many hands (12, 6, 3, open)? [12] ");
    pty.leave();
}

#[test]
fn a_script_and_notes_name_what_is_new() {
    for (lang, named) in [
        (
            "en",
            "New in this ledger: Bo, Chull (not Chul?), KWR (not KRW?).\n",
        ),
        (
            "ko",
            "이 장부에 처음 나와요: Bo, Chull (혹시 Chul이에요?), KWR (혹시 KRW",
        ),
        (
            "ja",
            "この帳簿に初めて出てきます: Bo、Chull（Chulのことですか）、\n  KWR（",
        ),
    ] {
        let script = evening("Ann Bo Chull", "100 KWR");
        let dokbak = known();
        let played = dokbak.args(["--lang", lang, "play", "--script", "-"]);
        shows(&played.stdin(&script).run().done(), &[named]);
        let notes = "players Ann Bo Chull\nchip 100 KWR\nAnn takes 1g 3g 8g\nBo counts g1\n\
                     Chull counts g1\nAnn stop\n";
        let dokbak = known().file("notes.hwatu", notes);
        let import = [
            "--lang",
            lang,
            "import",
            "notes.hwatu",
            "--date",
            "2026-01-10",
        ];
        shows(&dokbak.args(import).run().done(), &[named]);
    }
    // Known people and currencies are not reported as new.
    let dokbak = known();
    let script = evening("Chul Ann Dan", "50 KRW");
    let told = dokbak.line("play --script -").stdin(&script).run().done();
    assert!(!told.contains("New in this ledger"), "{told}");
}

#[test]
fn what_is_nearly_known_in_notes_is_asked_about() {
    let notes =
        "players Ann Dan Chull\nAnn takes 1g 3g 8g\nDan counts g1\nChull counts g1\nAnn stop\n";
    let dokbak = known().file("notes.hwatu", notes);
    let line = dokbak.line("import notes.hwatu --date 2026-01-10");
    let question = "Chull is a new name. Do you mean Chul? [Y/n] ";
    let mut pty = line.terminal(24, 80);
    pty.answer(question, "");
    pty.wait_for("1 hand of 1 day taken in.");
    assert_eq!(pty.end().status, 0);
    // Chul has played another hand; the file is unchanged, and is asked about again.
    let people = || dokbak.line("people").run().done();
    assert!(!people().contains("Chull"));
    let mut pty = line.terminal(24, 80);
    pty.answer(question, "");
    pty.wait_for("Every hand was here already");
    assert_eq!(pty.end().status, 0);
    let dokbak = known().file("notes.hwatu", notes);
    let line = dokbak.line("import notes.hwatu --date 2026-01-10");
    let mut pty = line.terminal(24, 80);
    pty.answer(question, "n");
    pty.wait_for("1 hand of 1 day taken in.");
    assert_eq!(pty.end().status, 0);
    shows(&dokbak.line("people").run().done(), &["Chull"]);
}

#[test]
fn a_day_that_has_not_come_is_refused_where_nobody_can_be_asked() {
    let notes = "date 2962-01-10\nplayers Ann Dan Chul\nAnn takes 1g 3g 8g\nDan counts g1\n\
                 Chul counts g1\nAnn stop\n";
    let dokbak = known().file("notes.hwatu", notes);
    let said = "2962-01-10 is in the future; write the day it happened\n";
    for line in [
        "paid Ann Dan 100 --date 2962-01-10",
        "settled --date 2962-01-10",
        "play --new --script - --date 2962-01-10",
    ] {
        let told = dokbak.line(line).stdin("players Ann Dan Chul\n").run();
        assert_eq!(told.status, Some(2), "{line}: {told:?}");
        assert_eq!(told.stderr, said, "{line}");
    }
}

/// Among similar currencies, one that was played for comes first, then a widely known one.
#[test]
fn a_currency_is_near_those_that_everybody_knows_too() {
    for (chip, said) in [
        ("100 KWR", "KWR (not KRW?)"),
        ("5 dollars", "dollars (not USD?)"),
        ("5 $", "$ (not USD?)"),
        ("5 EUR", "New in this ledger: EUR.\n"),
        ("5 beans", "New in this ledger: beans.\n"),
    ] {
        let dokbak = Dokbak::new();
        let script = evening("Ann Dan Chul", "0.10 USD");
        dokbak.line("play --script -").stdin(&script).run().done();
        let script = evening("Ann Dan Chul", chip);
        let told = dokbak.line("play --script -").stdin(&script).run().done();
        shows(&told, &[said]);
    }
}

#[test]
fn no_day_is_before_1900() {
    let dokbak = known();
    let said = "is before 1900; write the day it happened\n";
    for (line, day) in [
        ("paid Ann Dan 100 --date 1026-01-10", "1026-01-10"),
        ("settled --date 1026-01-10", "1026-01-10"),
        ("play --new --script - --date 1026-01-10", "1026-01-10"),
    ] {
        let told = dokbak.line(line).stdin("players Ann Dan Chul\n").run();
        told.is(2, "", &format!("{day} {said}"));
    }
    let old = dokbak.line("paid Ann Dan 100 --date 1900-01-01").run();
    assert_eq!(old.status, Some(0), "{old:?}");
}

/// Beyond the day after tomorrow it cannot be a wrong clock: nobody can have meant it.
#[test]
fn a_day_that_has_not_come_is_asked_about() {
    let dokbak = known();
    let today = Date::now().day;
    let tomorrow = today.next().unwrap();
    let question = format!("{tomorrow} is in the future. Is that right? (y/n) ");
    let line = format!("paid Ann Dan 100 --date {tomorrow}");
    let mut pty = dokbak.line(&line).terminal(24, 80);
    // Enter does not confirm a slip.
    pty.answer(&question, "");
    pty.wait_for("answer y or n");
    pty.answer(&question, "n");
    pty.wait_for("Nothing was written.");
    assert_eq!(pty.end().status, 0);
    let line = format!("play --new --date {tomorrow}");
    let mut pty = dokbak.line(&line).terminal(24, 80);
    pty.answer(&question, "y");
    pty.prompt("Who plays, the dealer first? [Ann Dan Chul] ");
    pty.leave();
    let pty = dokbak
        .line("paid Ann Dan 100 --date 2962-01-10")
        .terminal(24, 80);
    pty.wait_for("2962-01-10 is in the future; write the day it happened");
    assert_eq!(pty.end().status, 2);
}

/// Otherwise `verify` would complain ever after.
#[test]
fn a_hand_of_a_day_that_is_out_of_reach_is_not_written() {
    for day in ["2962-01-10", "1026-01-10"] {
        let script = format!(
            "players Ann Dan Chul\nchip none\nlength open\ndate {day}\nAnn ppuk 4 first\nnagari\n"
        );
        let dokbak = Dokbak::new();
        let told = dokbak.line("play --script -").stdin(&script).run();
        assert_eq!(told.status, Some(1), "{told:?}");
        let why = format!(
            "{day}: a hand is of a day from 1900 to the day after tomorrow; correct its day"
        );
        assert!(told.stderr.contains(&why), "{told:?}");
        dokbak.line("verify").run().done();
    }
}
