//! Newcomers, people who go home, and chips of a different worth, during an evening.

use crate::support::{Dokbak, has, key, shows};

const THREE: &str = "players Ann Bo Chul\nrules pagat\nchip 100 KRW\nlength 12\n";

/// Three brights: 3 from a player with a bright, 6 from one without.
const ANN_WINS: &str = "Ann has 1g 3g 8g\nBo counts p6\nChul counts g1 p6\nAnn stop\n";
const DAN_WINS: &str = "Dan has 1g 3g 8g\nAnn counts p6\nChul counts g1 p6\nDan stop\n";

fn play(dokbak: &Dokbak, script: &str) -> String {
    dokbak.line("play --script -").stdin(script).run().done()
}

/// Returns an evening in which Ann has won 9 in the first of 12 hands.
fn begun() -> Dokbak {
    let dokbak = Dokbak::new();
    play(&dokbak, &format!("{THREE}{ANN_WINS}"));
    dokbak
}

/// Ann wins 9 at 100 KRW, 6 of them from Bo. Then Dan joins and Bo leaves, and Dan wins 9 at 200
/// KRW, 6 of them from Ann: she has won 900 and lost 1,200.
#[test]
fn the_evening_goes_on_with_others_and_for_more() {
    let dokbak = begun();
    let script = format!("join Dan\nleave Bo\nchip 200 KRW\n{DAN_WINS}standings\nend\n");
    let told = play(&dokbak, &script);
    shows(
        &told,
        &[
            "> join Dan\nStanding: Ann +9, Bo -6, Chul -3.\n",
            "Dan is new at this table. What was played is settled up, and Ann, Bo, Chul",
            "Bo hands Ann 6 chips (600 KRW).\nChul hands Ann 3 chips (300 KRW).\n",
            "Settled up so far; the evening goes on.\n",
            "\nHand 2 (1 of 11 that count): Ann deals, then Bo, Chul and Dan.\n",
            // Nothing was played at this table, so nobody pays.
            "leave Bo\nBo goes home. Ann, Chul and Dan play on.\n",
            "Settled up so far; the evening goes on.\n",
            "Hand 2 (1 of 11 that count): Ann deals, then Chul and Dan.\n",
            // Everybody's number stays, whoever leaves.
            "Who stopped? Or the whole hand, such as: Chul godori, 11 junk, 1 go\n  1 Ann (dealer), 3 Chul, 4 Dan, n nagari\n> chip 200 KRW\n",
            "A chip is worth 200 KRW from now on. Ann, Chul and Dan play on.\n",
            "Hand 2 (1 of 11 that count): Ann deals, then Chul and Dan.\n",
            "Written as hand 2.\n",
            "The whole evening:\n",
            "From hand 2 on, 1 hand:\n",
            "Ann hands Dan 6 chips (1,200 KRW).\n",
            "The evening is closed.\n\nThe whole evening:\n",
            "Who pays whom for the whole evening:\n",
        ],
    );
    // The largest sum of money comes first.
    let sums = [
        "Dan 1,800 KRW 1 1 1,800 KRW 0 KRW",
        "Ann -300 KRW 2 1 900 KRW -1,200 KRW",
        "Bo -600 KRW 1 0 0 KRW -600 KRW",
        "Chul -900 KRW 2 0 0 KRW -600 KRW",
    ];
    has(&told, &sums);
    has(&dokbak.line("standings").run().done(), &sums);
    let log = dokbak.line("log").run().done();
    shows(
        &log,
        &["DATE (TODAY): Ann", "DATE (TODAY), from hand 2 on: Ann"],
    );
    // If nothing was played, there is nothing to list.
    assert_eq!(log.matches("DATE (TODAY)").count(), 2, "{log}");
    let empty = dokbak.line("log --session 4").run().done();
    assert!(empty.contains("from hand 2 on: Ann, Bo, Chul"), "{empty}");
    dokbak.line("verify --deep").run().done();
    let shown = dokbak.line("show last").run().done();
    assert!(shown.starts_with("Hand 2 of DATE (TODAY.2), "), "{shown}");
    shows(&shown, &["players Ann Chul Dan\n", "chip 200 KRW\n"]);
}

/// Dan deals after Bo wherever he sits down; seated after Ann, he is last in the turn.
#[test]
fn who_comes_sits_last_or_where_told() {
    for (line, hand) in [
        ("join Dan", "Ann deals, then Bo, Chul and Dan.\n"),
        ("Dan joins after Ann", "Ann deals, then Dan, Bo and Chul.\n"),
        (
            "join Dan before Chul",
            "Ann deals, then Bo, Dan and Chul.\n",
        ),
        ("join Dan for Bo", "Ann deals, then Dan and Chul.\n"),
        ("Dan 들어옴 Ann 대신", "Dan deals, then Bo and Chul.\n"),
        ("Dan 入る Bo 次", "Ann deals, then Bo, Dan and Chul.\n"),
        ("Ann goes home", "Bo deals, then Chul.\n"),
        ("leave 3", "Ann deals, then Bo.\n"),
    ] {
        let told = play(&begun(), &format!("{line}\n"));
        let title = format!("Hand 2 (1 of 11 that count): {hand}");
        assert!(told.contains(&title), "{line}: {told}");
    }
}

/// A player who sits out still does, and returns with the same seat and number; a player who went
/// home returns with the same number too.
#[test]
fn seats_and_numbers_stay() {
    let dokbak = begun();
    let script =
        "out Bo\njoin Dan\nleave Ann\njoin Bo\nout 4\n<\n<\nout Bo\njoin Ann for 4\nshow\n";
    shows(
        &play(&dokbak, script),
        &[
            "Hand 2 of 12: Ann deals, then Chul.\n",
            "Hand 2 (1 of 11 that count): Ann deals, then Chul and Dan.\n",
            // The next player in turn deals.
            "Hand 2 (1 of 11 that count): Chul deals, then Dan.\n",
            "Hand 2 (1 of 11 that count): Chul deals, then Dan and Bo.\n",
            "Who stopped? Or the whole hand, such as: Chul godori, 11 junk, 1 go\n  2 Bo, 3 Chul (dealer), 4 Dan, n nagari\n> out 4\n",
            "Hand 2 (1 of 11 that count): Chul deals, then Bo.\n",
            "> <\n\nHand 2 (1 of 11 that count): Chul deals, then Dan and Bo.\n",
            "> <\n  Nothing is entered yet; there is nothing to take back.\n",
            "Ann sits down for Dan, who goes home.",
            "Who stopped? Or the whole hand, such as: Chul godori, hong-dan, 11 junk, 1 go\n  1 Ann, 3 Chul (dealer), n nagari\n> show\n",
        ],
    );
}

#[test]
fn what_is_to_be_played_for_keeps_the_table_together() {
    let pot = "players Ann Bo Chul\nrules pagat\nset boar.pot=2\nchip none\nlength open\n";
    let rounds = "players Aki Ben\nrules koikoi\nchip none\nlength 12\n";
    for (script, told) in [
        (
            format!("{THREE}nagari\njoin Dan\n"),
            "a nagari is carried into this hand",
        ),
        (
            format!("{THREE}nagari\nchip 50 KRW\n"),
            "a nagari is carried into this hand",
        ),
        (
            format!("{pot}nagari\n{ANN_WINS}none\nleave Bo\n"),
            "in the boar's pot, put in by those at the table",
        ),
        (
            format!("{rounds}draw\nchip 50 JPY\n"),
            "this game is not over",
        ),
    ] {
        let run = Dokbak::new().line("play --script -").stdin(&script).run();
        assert_eq!(run.status, Some(1), "{script}: {run:?}");
        assert!(run.stderr.contains(told), "{script}: {run:?}");
    }
    // After a win nothing is carried any more.
    let told = play(
        &Dokbak::new(),
        &format!("{THREE}nagari\n{ANN_WINS}join Dan\n"),
    );
    assert!(
        told.contains("Settled up so far; the evening goes on."),
        "{told}"
    );
}

#[test]
fn what_cannot_be_is_refused_and_writes_nothing() {
    let seven = "players A B C D E F G\nrules pagat pack.jokers=j2\nchip none\nlength open\n";
    let two = "players Ann Bo\nrules pagat\nchip none\nlength open\n";
    let koikoi = "players Aki Ben\nrules koikoi\nchip none\nlength 12\n";
    for (script, told) in [
        (format!("{seven}join H\n"), "8 players at the table"),
        (format!("{two}leave Bo\n"), "1 player at the table"),
        (
            format!("{koikoi}join Cy\n"),
            "3 players at the table; this game is for 2",
        ),
        (format!("{koikoi}leave Ben\n"), "1 player at the table"),
        (format!("{THREE}leave Dan\n"), "Dan is not at this table"),
        (
            format!("{THREE}join Dan after Eve\n"),
            "Eve is not at this table",
        ),
        (
            format!("{THREE}join Dan for Bo\njoin Ann\n"),
            "Ann is already playing",
        ),
        (format!("{THREE}join log\n"), "log"),
        (
            format!("{THREE}Ann takes 1g\njoin Dan\n"),
            "this hand has begun",
        ),
        (
            format!("{THREE}Ann takes 1g\nchip 5 KRW\n"),
            "this hand has begun",
        ),
        (format!("{THREE}chip lots\n"), "such as 100 KRW"),
    ] {
        let run = Dokbak::new().line("play --script -").stdin(&script).run();
        assert_eq!(run.status, Some(1), "{script}: {run:?}");
        assert!(run.stderr.contains(told), "{script}: {run:?}");
    }
    // In a game for two, a newcomer takes another player's seat.
    let told = play(&Dokbak::new(), &format!("{koikoi}join Cy for Ben\ndraw\n"));
    shows(
        &told,
        &[
            "Cy sits down for Ben, who goes home.",
            "Round 1 of 12: Aki deals, then Cy.",
        ],
    );
    let same = play(&begun(), "chip 100 KRW\n");
    assert!(same.contains("A chip is already worth that."), "{same}");
}

/// The question comes once; without a yes, everything stays as it was.
#[test]
fn a_person_is_asked_once() {
    let dokbak = begun();
    let mut pty = dokbak.line("play").terminal(24, 80);
    pty.answer("Continue it? [Y/n] ", "");
    let first = "Who stopped? Or the whole hand, such as: Bo godori, 11 junk, 1 go\n  1 Ann (dealer), 2 Bo, 3 Chul, n nagari\n> ";
    pty.answer(first, "join Dan");
    pty.answer("Is that right? [Y/n] ", "n");
    pty.answer(first, "join Dan");
    pty.prompt("Is that right? [Y/n] ");
    pty.leave();
    let log = dokbak.line("log").run().done();
    assert!(log.contains("open") && !log.contains("Dan"), "{log}");

    let mut pty = dokbak.line("play").terminal(24, 80);
    pty.answer("Continue it? [Y/n] ", "");
    pty.answer(first, "join Dan");
    pty.answer("Is that right? [Y/n] ", "");
    pty.prompt("Does Bo stay or drop? [stay] (s/d) ");
    pty.press(key::CTRL_C);
    pty.end();
    // Next time, everything is as it was left.
    let mut pty = dokbak.line("play").terminal(24, 80);
    pty.answer("Continue it? [Y/n] ", "");
    pty.wait_for("Hand 2 (1 of 11 that count): Ann deals, then Bo, Chul and Dan.");
    pty.press(key::CTRL_C);
    pty.end();
}

#[test]
fn a_near_name_of_somebody_known_is_offered() {
    let dokbak = Dokbak::new().variable("DOKBAK_LANG", "ko");
    let opening = "players 영희 철수 민수\nrules korean\nchip 100원\nlength open\n";
    play(&dokbak, &format!("{opening}out 철수\n"));
    let mut pty = dokbak.line("play").terminal(24, 80);
    pty.answer("하던 모임을 이어서 할까요? [Y/n] ", "");
    let first = "누가 났어요? 한 줄에 다 적어도 돼요: 민수 고도리 홍단 피 11장 1고\n  1 영희 (선), \
                 3 민수, n 나가리\n> ";
    pty.answer(first, "철스 들어옴");
    pty.answer("철스: 처음 보는 이름이에요. 혹시 철수예요? [Y/n] ", "n");
    pty.wait_for("철스는 이 자리에 처음 왔어요.");
    pty.answer("이렇게 할까요? [Y/n] ", "n");
    pty.answer(first, "지수 들어옴");
    pty.wait_for("지수는 이 자리에 처음 왔어요.");
    pty.answer("이렇게 할까요? [Y/n] ", "");
    pty.wait_for("여기까지 정산하고 이어서 쳐요");
    pty.wait_for("선 영희, 다음 민수, 지수.");
    pty.press(key::CTRL_C);
    pty.end();
}

#[test]
fn it_is_said_in_japanese() {
    let dokbak = Dokbak::new().variable("DOKBAK_LANG", "ja");
    let opening = "players 英子 太郎 次郎\nrules pagat\nchip 10円\nlength open\n";
    let told = play(
        &dokbak,
        &format!("{opening}ハナ 入る\n太郎 帰る\nレート 20円\n"),
    );
    shows(
        &told,
        &[
            "ハナはこの卓が初めてです。英子、太郎、次郎、ハナで続けます。",
            "太郎は帰ります。英子、次郎、ハナで続けます。",
            "これから1点（1チップ）は20円です。",
        ],
    );
}

/// Sitting down does not begin a hand: the session can still be closed, and `correct` means the
/// last hand of the previous session, under its full name.
#[test]
fn a_table_that_only_sat_down_is_closed_and_names_the_hand_of_before() {
    let dokbak = begun();
    let mut pty = dokbak.line("play").terminal(80, 80);
    for line in ["y", "join Dan", "y"] {
        pty.send(line);
        pty.press(key::ENTER);
    }
    pty.send("<");
    pty.press(key::ENTER);
    pty.send("n");
    pty.press(key::ENTER);
    pty.press(key::CTRL_D);
    let ended = pty.end();
    let shown = ended.rows.join("\n");
    shows(&shown, &["Hand 1 is written. Correct it? [y/N] n"]);
    let mut pty = dokbak.line("play").terminal(80, 80);
    pty.press(key::CTRL_D);
    let shown = pty.end().rows.join("\n");
    assert!(
        shown.contains(" is open: ") && !shown.contains("entered"),
        "{shown}"
    );
    let closed = dokbak.line("close").run().done();
    assert!(closed.contains("The evening is closed."), "{closed}");
}
