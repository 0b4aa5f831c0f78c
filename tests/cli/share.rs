//! `dokbak share`: a hand or an evening as a text for a chat.

use crate::support::{Dokbak, masked, shows};
use std::fs;

/// Ann wins 3 with three brights: Bo without one owes 6, Chul with one 3. Then Bo wins with godori,
/// 5 from each, after Chul said go: Chul pays for both.
const EVENING: &str = "\
players Ann Bo Chul
rules pagat
chip 100 KRW
length open
Ann has 1g 3g 8g
Bo counts p6
Chul counts g1 p6
Ann stop
Bo has 2y 4y 8y
Chul go 3
Ann counts p6
Chul counts p6
Bo stop
";

fn evening() -> Dokbak {
    let dokbak = Dokbak::new();
    dokbak.line("play --script -").stdin(EVENING).run().done();
    dokbak
}

/// Returns what is shared, without the seal, which must equal the output of `dokbak seal`.
fn shared(dokbak: &Dokbak, line: &str, code: &str) -> String {
    let told = dokbak.line(line).run().done();
    let seal = dokbak.line("seal").run().done();
    let (text, sealed) = told.rsplit_once(code).unwrap();
    assert_eq!(sealed, seal, "{told}");
    text.to_owned()
}

#[test]
fn a_hand_is_told_by_its_name_then_result_then_standing_then_seal() {
    let dokbak = evening();
    assert_eq!(
        masked(&shared(&dokbak, "share", "Seal code: ")),
        "\
Hand 2 of DATE (TODAY.2)
Bo stops with 5 points.
godori (고도리) 5
Dok-bak: Chul pays for Ann too (go-bak: Chul had said go).
Chul hands Bo 10 chips (1,000 KRW).

After hand 2:
Ann +9 (900 KRW)
Bo +4 (400 KRW)
Chul -13 (-1,300 KRW)

"
    );
    assert_eq!(
        shared(&dokbak, "share 1.2", "Seal code: "),
        shared(&dokbak, "share last", "Seal code: ")
    );
    let first = shared(&dokbak, "share 1.1", "Seal code: ");
    // The standing at that time.
    assert!(
        first.contains("After hand 1:\nAnn +9 (900 KRW)\nChul -3 (-300 KRW)\nBo -6"),
        "{first}"
    );
}

#[test]
fn an_evening_is_told_with_who_pays_whom_and_dok_bak() {
    let dokbak = evening();
    assert_eq!(
        masked(&shared(&dokbak, "share --evening last", "Seal code: ")),
        "\
DATE (TODAY): 2 hands
Ann +9 (900 KRW)
Bo +4 (400 KRW)
Chul -13 (-1,300 KRW)

Chul hands Ann 9 chips (900 KRW).
Chul hands Bo 4 chips (400 KRW).
Hand 2. Dok-bak: Chul pays for Ann too (go-bak: Chul had said go).

"
    );
}

#[test]
fn it_is_told_in_the_chosen_language() {
    let dokbak = evening();
    let told = shared(&dokbak, "share --lang ko", "봉인 코드: ");
    assert!(
        told.contains("\nChul → Bo 1,000원 (10점)\n\n2번째 판까지:\nAnn +9 (900원)\n"),
        "{told}"
    );
    let told = shared(&dokbak, "share --lang ja", "照合コード: ");
    assert!(
        told.contains("\nChul → Bo 10点（1,000ウォン）\n\n2局目まで:\nAnn +9（900ウォン）\n"),
        "{told}"
    );
}

#[test]
fn it_is_copied_by_the_terminal_alone() {
    let dokbak = evening();
    let refused = dokbak.line("share --copy").run();
    assert_eq!(refused.status, Some(1), "{refused:?}");
    assert!(
        refused.stderr.contains("--copy needs a terminal"),
        "{refused:?}"
    );
    let pty = dokbak.line("share 1.1 --copy").terminal(40, 80);
    pty.wait_for("Copied to the clipboard");
    // The text begins with `Hand 1 of `; these are its first nine letters.
    assert!(pty.raw().contains("\u{1b}]52;c;SGFuZCAxIG9m"));
    pty.end();
}

#[test]
fn it_is_a_word_of_the_prompt() {
    let dokbak = evening();
    let told = dokbak
        .line("play --script -")
        .stdin("share\nshare all\n공유 1.1\n")
        .run()
        .done();
    assert!(
        told.contains("> share\n\nHand 2 of DATE (TODAY.2)\nBo stops with 5 points.\n"),
        "{told}"
    );
    assert!(
        told.contains("> share all\n\nDATE (TODAY): 2 hands\n"),
        "{told}"
    );
    assert!(
        told.contains("> 공유 1.1\n\nHand 1 of DATE (TODAY.1)\nAnn stops with 3 points.\n"),
        "{told}"
    );
}

/// Nintendo's leaflet counts in 点, and so does a house that plays by it: 5 and twice 5 make 15,
/// doubled from 7 on, and doubled for 太郎's koi-koi: 60. The ledger still shows it when the file is
/// gone.
#[test]
fn a_house_that_plays_as_nintendo_says_counts_as_it_does() {
    let evening = "players 花子 太郎\nrules ./ours.yaml\nlength 3\n花子 has 1g 3g 8g 9y\n太郎 koi\n花子 shobu\n";
    let dokbak = Dokbak::new().file("ours.yaml", "name: ours\nextends: koikoi-nintendo\n");
    let played = dokbak.line("--lang ja play --script -").stdin(evening);
    let mut told = played.run().done();
    fs::remove_file(dokbak.home().join("ours.yaml")).unwrap();
    for line in [
        "share",
        "log",
        "show last",
        "why last",
        "standings",
        "close",
        "whatif last --set seven=off",
    ] {
        told += &dokbak.line(&format!("--lang ja {line}")).run().done();
    }
    let said = [
        "  花子: 15点（三光 5、花見で一杯 5、月見で一杯 5）。",
        "勝負: 花子が60点を得ました。",
        "15 × 2 × 2 = 60点",
        "×2  7点以上   役は合わせて15点",
        "得点: 花子 60点、太郎 0点",
        "役が合わせて7点以上なら2倍です。",
        "  名前  点  局数",
        "30点",
    ];
    shows(&told, &said);
    assert!(!told.contains('文'), "{told}");
}

/// 6 for the first, 2 × 10 for the second.
#[test]
fn points_are_shared_with_the_most_first() {
    let evening = "players 花子 太郎\nrules koikoi koi=off\nlength 3\n花子 has 1g 3g 8g\n花子 shobu\n\
                   太郎 has 3g 8g 9y\n太郎 shobu\n";
    let dokbak = Dokbak::new();
    dokbak.line("play --script -").stdin(evening).run().done();
    let told = dokbak.line("--lang ja share").run().done();
    shows(
        &told,
        &["花見で一杯 5、月見で一杯 5\n", "\n太郎 20文\n花子 6文\n"],
    );
    // As it stood at that time.
    let told = dokbak.line("--lang ja share 1.1").run().done();
    shows(&told, &["\n花子 6文\n太郎 0文\n"]);
}

/// Three brights bring 3 chips from each. `share all` covers the evening however often the table
/// changed: its total, in money if a chip became worth more, and then each session.
#[test]
fn an_evening_of_several_sessions_is_told_as_one() {
    let won = |winner: &str, losers: [&str; 2]| {
        let [one, other] = losers.map(|loser| format!("{loser} counts g1 p6\n"));
        format!("{winner} has 1g 3g 8g\n{one}{other}{winner} stop\ny\n")
    };
    let begin = "players Ann Bo Chul\nrules pagat\nchip 100 KRW\nlength open\n";
    let first = won("Ann", ["Bo", "Chul"]);
    let after = |change: &str, winner: &str, losers: [&str; 2], lang: &str| {
        let script = format!("{begin}{first}{change}\n{}share all\n", won(winner, losers));
        let play = Dokbak::new().line(&format!("play --script - --lang {lang}"));
        let told = play.stdin(&script).run().done();
        let (_, told) = told.split_once("> share all\n\n").unwrap();
        told.to_owned()
    };
    // Ann 600 - 600, Bo -300 + 1,200, Chul -300 - 600.
    let doubled = |lang| after("chip 200 KRW", "Bo", ["Chul", "Ann"], lang);
    let told = doubled("en");
    assert!(told.starts_with("The evening of "), "{told}");
    assert!(
        told.contains(": 2 hands\nBo 900 KRW\nAnn 0 KRW\nChul -900 KRW\n\nDATE (TODAY): 1 hand\n"),
        "{told}"
    );
    assert!(
        told.contains("\n\nDATE (TODAY), from hand 2 on: 1 hand\n"),
        "{told}"
    );
    assert!(told.contains("Bo +6 (1,200 KRW)\n"), "{told}");
    assert_eq!(told.matches("Seal code: ").count(), 1, "{told}");
    assert!(doubled("ko").contains(" 전체 (2판)\nBo 900원\nAnn 0원\nChul -900원\n\n"));
    assert!(doubled("ko").contains("(TODAY), 2번째 판부터 (1판)\n"));
    assert!(doubled("ja").contains("の合計（2局）\nBo 900ウォン\n"));
    // Dan takes Chul's place; a chip is worth the same as before.
    let told = after("join Dan for Chul", "Bo", ["Dan", "Ann"], "en");
    let all =
        ": 2 hands\nAnn +3 (300 KRW)\nBo +3 (300 KRW)\nChul -3 (-300 KRW)\nDan -3 (-300 KRW)\n\n";
    assert!(told.contains(all), "{told}");
}

/// Two evenings in October, one in September: 5 from each for Bo, so Ann has 2 in all and Bo 14.
#[test]
fn a_month_is_told_with_its_evenings_and_its_biggest_hand() {
    let dokbak = Dokbak::new();
    for (day, hands) in [
        ("2026-09-30", "Bo takes 2y 4y 8y\nBo stop\ny\n"),
        ("2026-10-01", "Ann takes 1g 3g 8g\nAnn stop\nBo Chul\ny\n"),
        ("2026-10-31", "Bo takes 2y 4y 8y\nBo stop\ny\n"),
    ] {
        let script =
            format!("players Ann Bo Chul\nrules pagat\nchip 100 KRW\nlength open\n{hands}end\n");
        let line = format!("play --new --script - --date {day}");
        dokbak.line(&line).stdin(&script).run().done();
    }
    // As printed, because this is about the days.
    let shared = |line: &str, code: &str| {
        let told = dokbak.line(line).run().stdout;
        let (text, seal) = told.rsplit_once(code).unwrap();
        assert_eq!(seal, dokbak.line("seal").run().stdout);
        text.to_owned()
    };
    let text = shared("share --month 2026-10", "Seal code: ");
    // Three brights: 3 from each, doubled by gwang-bak; godori: 5 from each.
    assert_eq!(
        text,
        "Oct 2026: 2 evenings, 2 hands\n\
         Ann +7 (700 KRW)\n\
         Bo +4 (400 KRW)\n\
         Chul -11 (-1,100 KRW)\n\n\
         Biggest hand: Ann +12 (hand 1 of 1 Oct 2026, 10/1.1)\n\
         Ann stops with 3 points.\n\n\
         1 Oct 2026: Ann +12, Bo -6, Chul -6\n\
         31 Oct 2026: Bo +10, Ann -5, Chul -5\n\n\
         Open now:\n\
         Chul hands Ann 200 KRW.\n\
         Chul hands Bo 1,400 KRW.\n\n"
    );
    let text = shared("share --month 2026-10 --lang ko", "봉인 코드: ");
    shows(
        &text,
        &[
            "2026년 10월: 모임 2번, 2판\nAnn +7 (700원)\n",
            "최고의 판: Ann +12 (2026년 10월 1일 1번째 판, 10/1.1)\n",
        ],
    );
    let text = shared("share --year 2026 --lang ja", "照合コード: ");
    shows(&text, &["2026年: 3回、3局\n", "2026年9月30日: Bo +10、"]);
    dokbak.line("settled").run().done();
    let text = shared("share --year 2026", "Seal code: ");
    let even = "\n\nEveryone is even; nothing changes hands.\n\n";
    assert!(text.ends_with(even), "{text}");
    let told = dokbak.line("share 1.1 --month 2026-10").run();
    assert_eq!(told.status, Some(2), "{told:?}");
}

#[test]
fn days_without_a_hand_have_nothing_to_seal() {
    let dokbak = evening();
    for line in ["share --month 1999-01", "share --month 1999-01 --copy"] {
        let told = dokbak.line(line).run().done();
        assert_eq!(told, "No hands in the ledger match.\n", "{line}");
    }
}
