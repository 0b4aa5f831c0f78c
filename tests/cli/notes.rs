//! Hands that were noted elsewhere, taken into the ledger.

use crate::support::{Dokbak, shows};

/// Ann wins 3 with three brights from Bo, who has enough junk and a bright.
const WON: &str =
    "players Ann Bo Chul\nAnn has 1g 3g 8g\nBo counts g1 p6\nChul counts g1 p6\nAnn stop\n";

/// Three hands on two days. On the first, Ann wins two equal hands, 3 from each. On the second, Dan
/// plays against Bo, who wins 7 from him with three brights, hong-dan and five ribbons.
fn notes() -> String {
    let second = "date 2026-03-08\nplayers Bo Dan\nBo has 1g 3g 8g 1t 2t 3t 4t 5t\n\
        Dan counts g1 t1 p8\nBo stop\n";
    format!("# Our winter\n\ndate 2026-03-01\n{WON}\n{WON}\n\n{second}")
}

fn imported(dokbak: &Dokbak, line: &str) -> String {
    dokbak.line(line).run().done()
}

#[test]
fn notes_come_in_under_their_days_and_once() {
    let dokbak = Dokbak::new().file("notes.hwatu", &notes());
    let told = imported(&dokbak, "import notes.hwatu");
    assert_eq!(told, "3 hands of 2 days taken in.\n");
    let again = imported(&dokbak, "import notes.hwatu");
    assert_eq!(again, "Every hand was here already; nothing changed.\n");
    // Ann +12, Bo -6 and +7, Chul -6, Dan -7.
    let standings = |days: &str| dokbak.line(&format!("standings {days}")).run().done();
    shows(
        &standings(""),
        &["Ann", "+12", "Bo", "+1", "Chul", "-6", "Dan", "-7"],
    );
    let march = standings("--since 2026-03-08 --until 2026-03-08");
    shows(&march, &["Bo", "+7", "Dan", "-7"]);
    assert!(!march.contains("Ann"), "{march}");
    let log = |day: &str| {
        let line = format!("log --since {day} --until {day}");
        dokbak.line(&line).run().done()
    };
    shows(&log("2026-03-01"), &["Ann, Bo and Chul", "3/1.1", "3/1.2"]);
    shows(&log("2026-03-08"), &["Bo and Dan", "3/8.1"]);
    dokbak.line("verify --deep").run().done();
    // The days on which they were played, not the day of the import.
    for (line, row) in [
        ("log --month 2026-03", "8 Mar 2026 (3/8): "),
        ("standings --player Dan", "8 Mar 2026  3/8.1"),
        ("share 3/1.2", "Hand 2 of 1 Mar 2026 (3/1.2)"),
        ("share --evening 3/8", "8 Mar 2026 (3/8): 1 hand"),
    ] {
        shows(&dokbak.line(line).run().stdout, &[row]);
    }
    // The evenings are over: a new one begins, and no old one is resumed.
    assert_eq!(dokbak.line("close").run().status, Some(1));
}

/// Ann wins 3 from each in three hands, at 100, 100 and 200 won: 2,400 in all.
#[test]
fn what_a_chip_is_worth_goes_on_as_the_day_does() {
    let notes = format!("date 2026-03-01\nchip 100 KRW\n{WON}\n{WON}\nchip 200 KRW\n{WON}");
    let dokbak = Dokbak::new().file("notes.hwatu", &notes);
    imported(&dokbak, "import notes.hwatu");
    let told = dokbak.line("settle-up").run().done();
    shows(
        &told,
        &["Bo hands Ann 1,200 KRW.\n", "Chul hands Ann 1,200 KRW.\n"],
    );
    let again = imported(&dokbak, "import notes.hwatu");
    assert_eq!(again, "Every hand was here already; nothing changed.\n");
    dokbak.line("verify --deep").run().done();
}

/// Ann and Chul played two hands on one evening; Bo and Dan played the third.
#[test]
fn figures_of_two_are_headed_by_their_own_hands() {
    let dokbak = Dokbak::new().file("notes.hwatu", &notes());
    imported(&dokbak, "import notes.hwatu");
    let head = |line: &str| {
        let told = dokbak.line(line).run().done();
        told.lines().next().unwrap_or_default().to_owned()
    };
    assert_eq!(head("stats"), "3 hands on 2 evenings, without void deals");
    let theirs = "2 hands on 1 evening, without void deals";
    assert_eq!(head("stats Ann Chul"), theirs);
    assert_eq!(
        head("stats Dan Ann"),
        "3 hands on 2 evenings, without void deals"
    );
    for names in ["Zed", "Ann Zed", "Zed --json"] {
        let told = dokbak.line(&format!("stats {names}")).run();
        assert_eq!(
            (told.status, told.stdout.as_str()),
            (Some(1), ""),
            "{names}"
        );
        shows(&told.stderr, &["nobody called Zed has played"]);
    }
}

/// The same hand once more is another hand; a player who joins is part of the same evening.
#[test]
fn hands_that_were_added_come_in() {
    let dokbak = Dokbak::new().file("notes.hwatu", &notes());
    imported(&dokbak, "import notes.hwatu");
    let nagari = "date 2026-03-01\nplayers Ann Bo Dan\nnagari\n";
    let more = format!("date 2026-03-01\n{WON}\n{}\n{nagari}\n{nagari}", notes());
    let dokbak = dokbak.file("notes.hwatu", &more);
    let told = imported(&dokbak, "import notes.hwatu");
    assert_eq!(
        told,
        "3 hands of 1 day taken in; 3 more were here already.\nHere already:\n\
         \x20 3/1.1, DATE: Ann stops with 3 points. Ann +6, Bo -3, Chul -3\n\
         \x20 3/1.2, DATE: Ann stops with 3 points. Ann +6, Bo -3, Chul -3\n\
         \x20 3/8.1, DATE: Bo stops with 7 points. Bo +7, Dan -7\n"
    );
    let standings = dokbak.line("standings").run().done();
    shows(&standings, &["Ann", "+18"]);
    let log = dokbak.line("log").run().done();
    shows(&log, &["Ann, Bo, Chul and Dan"]);
    // A hand that was corrected since is still recognised.
    dokbak
        .line("dispute 1.1 --script -")
        .stdin("Bo counts g0 p6\nagree no bright\n")
        .run()
        .done();
    let told = imported(&dokbak, "import notes.hwatu");
    assert_eq!(told, "Every hand was here already; nothing changed.\n");
}

#[test]
fn a_day_is_told_or_asked_for() {
    let dokbak = Dokbak::new().file("notes.hwatu", &format!("\n{WON}"));
    let refused = dokbak.line("import notes.hwatu").run();
    shows(&refused.stderr, &["notes.hwatu:2: ", "date 2026-03-01"]);
    imported(&dokbak, "import notes.hwatu --date 2026-02-28");
    let log = dokbak.line("log --month 2026-02").run().done();
    shows(&log, &["2/28.1"]);
}

/// Mistakes are reported with their line in the file, and nothing is taken in.
#[test]
fn what_is_wrong_is_told_by_its_line() {
    let wrong = "date 2026-03-01\nplayers Ann Bo\nAnn has 1x\nAnn stop\n";
    let text = format!("date 2026-03-01\n{WON}\n{wrong}\nrules nowhere\n{WON}");
    let dokbak = Dokbak::new().file("notes.hwatu", &text);
    let refused = dokbak.line("import notes.hwatu").run();
    // Six lines, and an empty one before it.
    shows(
        &refused.stderr,
        &["notes.hwatu:10:9: ", "notes.hwatu:13:7: "],
    );
    assert!(!dokbak.ledger().exists());
    let empty = Dokbak::new().file("notes.hwatu", "# nothing yet\n");
    let refused = empty.line("import notes.hwatu").run();
    shows(&refused.stderr, &["notes.hwatu: there are no hands in it"]);
}

/// Two games of Koi-Koi on one day: in the first round of each, Aki wins 5 with three brights, and
/// Ben owes them at the end of each game.
#[test]
fn each_game_of_koi_koi_is_a_session() {
    let round = |number: u32| {
        format!(
            "date 2026-03-01\nrules koikoi\nplayers Aki Ben\nround {number}\nAki has 1g 3g 8g\nAki shobu\n"
        )
    };
    let text = format!("{}\n{}", round(1), round(1));
    let dokbak = Dokbak::new().file("notes.hwatu", &text);
    imported(&dokbak, "import notes.hwatu");
    let log = dokbak.line("log").run().done();
    shows(&log, &["DATE (3/1): Aki", "DATE (3/1b): Aki"]);
    dokbak.line("verify --deep").run().done();
}

/// On the first day 지영 has godori 5, ten junk 1 and a go 1: 7 from 민지, and 14 from 현우, who is
/// pi-bak. After a nagari the three brights of 현우 count double: 6 from 민지, and 12 from 지영, who is
/// gwang-bak. On the second day 민지 wins 3 with hong-dan. The players and rules are given once.
const TOLD: &str = "date 2026-03-01\nplayers 지영 현우 민지\nrules korean\n\n\
    지영 고도리 피 10장 1고, 현우 피박, 민지 피 7장\n나가리\n현우 삼광, 지영 광박, 민지 광 1장\n\n\
    date 2026-03-02\n민지 홍단\n";

#[test]
fn hands_of_notes_may_be_told_in_words() {
    let dokbak = Dokbak::new().file("notes.txt", TOLD);
    let told = imported(&dokbak, "import notes.txt");
    assert_eq!(told, "4 hands of 2 days taken in.\n");
    let standings = |day: &str| {
        let line = format!("standings --since {day} --until {day}");
        dokbak.line(&line).run().done()
    };
    shows(
        &standings("2026-03-01"),
        &["지영", "+9", "현우", "+4", "민지", "-13"],
    );
    shows(
        &standings("2026-03-02"),
        &["민지", "+6", "지영", "-3", "현우", "-3"],
    );
    let again = imported(&dokbak, "import notes.txt");
    assert_eq!(again, "Every hand was here already; nothing changed.\n");
    dokbak.line("verify --deep").run().done();
}

/// With twelve junk both losers may be pi-bak, and nobody plays 오광박.
#[test]
fn what_words_leave_open_or_say_wrongly_is_told_by_its_line() {
    let dokbak = Dokbak::new().file("notes.txt", &format!("{TOLD}지영 피 12장\n현우 오광박\n"));
    let refused = dokbak.line("import notes.txt").run();
    shows(
        &refused.stderr,
        &[
            "notes.txt:11: this line leaves something open. Add it to the line: ",
            "pi-bak",
            "notes.txt:12: ",
            "오광박",
        ],
    );
    assert!(!dokbak.ledger().exists());
}

/// Amounts alone are hands in notes too, in chips or in money: 37 - 5 + 5 = 37 chips of 100 won for
/// 철수. Of two people and one amount, the notes must say what it was.
#[test]
fn amounts_alone_are_hands() {
    let head = "date 2026-03-01\nplayers 철수 영희 민수\nchip 100 KRW\n\n";
    let notes = format!(
        "{head}철수 +37 영희 -17 민수 -20\n철수 -500원 영희 +300원 민수 +200원\n철수 +500원 영희 -1,500원\n"
    );
    let dokbak = Dokbak::new().file("notes.hwatu", &notes);
    let told = imported(&dokbak, "import notes.hwatu");
    assert_eq!(told, "3 hands of 1 day taken in.\n");
    let standings = dokbak.line("standings").run().done();
    // 민수 -20 + 2 + 10 = -8, 영희 -17 + 3 - 15 = -29.
    shows(
        &standings,
        &["철수", "+37", "3,700 KRW", "민수", "-8", "영희", "-29"],
    );
    for (players, line, why) in [
        ("철수 영희", "영희 500원 철수한테", "or money handed over"),
        (
            "철수 영희",
            "영희가 철수한테 500원 줬어",
            "or money handed over",
        ),
        ("철수 영희", "철수 +550원", "whole number of chips"),
        ("철수 영희", "철수 +500円", "whole number of chips"),
    ] {
        let notes = format!("date 2026-03-02\nplayers {players}\nchip 100 KRW\n\n{line}\n");
        let dokbak = Dokbak::new().file("notes.hwatu", &notes);
        let told = dokbak.line("import notes.hwatu").run();
        assert_eq!(told.status, Some(1), "{told:?}");
        shows(&told.stderr, &["notes.hwatu:5: ", why]);
    }
}
