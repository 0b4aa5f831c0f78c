//! Correcting a written hand: its questions come again with the old answers, in every game, after a
//! restart, and in three languages.

use crate::support::{Dokbak, key, shows};

/// Ann wins with 3 for brights and 3 for junk; Bo has no bright, Chul too little junk: 12 each.
const BRIGHTS: &str = "\
players Ann Bo Chul
rules pagat
chip none
length 3
1
1g 3g 8g 4pp 5pp 6pp 7pp 9pp 10pp
Bo
Chul
y
";

/// The line that tells this hand.
const TOLD: &str = "Ann 1g 3g 4p 4p 5p 5p 6p 6p 7p 7p 8g 9p 9p 10p 10p · \
                    Bo no brights, not pi-bak · Chul has brights, pi-bak";

/// Plays a script; returns the ledger and the output.
fn played(script: &str) -> (Dokbak, String) {
    let dokbak = Dokbak::new();
    let told = dokbak.line("play --script -").stdin(script).run().done();
    dokbak.line("verify").run().done();
    (dokbak, told)
}

fn log(dokbak: &Dokbak) -> String {
    dokbak.line("log").run().done()
}

/// Bo has a bright after all and pays 6. The old entry stays, and the correction has its reason.
#[test]
fn a_changed_answer_is_a_correction_and_the_others_stay() {
    let script = format!("{BRIGHTS}correct\n1\n-\nnone\n-\nBo had the rain\nnagari\n");
    let (dokbak, told) = played(&script);
    shows(
        &told,
        &[
            "> correct\n",
            "The questions for hand 1 again: Enter keeps the answer in brackets, < goes back.\n",
            &format!("> [{TOLD}] 1\n"),
            "Ann: what scored? (sets, counts or points) \
             [1g 3g 4p 4p 5p 5p 6p 6p 7p 7p 8g 9p 9p 10p 10p] -\n",
            "Who is gwang-bak? (Bo, Chul, none) [Bo] none\n",
            "Bo has brights · Chul has brights\n",
            "Who is pi-bak? (Bo, Chul, none; or the counts) [Chul] -\n",
            "  * Ann        +24",
            "+18\n",
            "  - Bo known g0 p5+\n  + Bo known g1+ p5+\n",
            "Why the correction? [entered wrongly] (n leaves it as it was, < back) Bo had the rain\n",
            "Hand 1 is corrected.\n",
            "\nHand 2 of 3: Ann deals, then Bo and Chul.\n",
        ],
    );
    let log = log(&dokbak);
    shows(&log, &["Ann +18, Bo -6, Chul -12", "the rain)"]);
}

/// A hand that is retold in one line drops the old answers that the line replaces.
#[test]
fn a_hand_that_is_told_anew_is_asked_for_what_it_leaves_open() {
    let script =
        format!("{BRIGHTS}correct\nAnn three brights, 12 junk, Bo has brights\n-\n-\n-\nnagari\n");
    let (dokbak, told) = played(&script);
    shows(
        &told,
        &[
            &format!("> [{TOLD}] Ann three brights"),
            "Who is gwang-bak? (Chul, none) [none] -\n",
            "Who is pi-bak? (Bo, Chul, none; or the counts) [Chul] -\n",
            "is corrected",
        ],
    );
    shows(&log(&dokbak), &["Ann +18, Bo -6, Chul -12"]);
}

/// The questions start from the latest correction; an older hand is named by its number.
#[test]
fn a_corrected_hand_is_asked_as_it_is_now() {
    let first = "correct\n1\n-\nnone\n-\n-\n";
    let again = "correct 1\nAnn 1g 3g 8g 4pp 5pp 6pp 7pp 9pp 10pp, 1 go\n-\n-\n-\n";
    let (dokbak, told) = played(&format!("{BRIGHTS}{first}nagari\n{again}"));
    shows(
        &told,
        &[
            "Hand 1 is corrected.\n",
            "> correct 1\n",
            "Who is gwang-bak? (Bo, Chul, none) [none] -\n",
            "Hand 1 is corrected.\n",
        ],
    );
    // (6 + 1) from Bo, twice that from Chul, who has too little junk.
    let log = log(&dokbak);
    shows(&log, &["Ann +21, Bo -7, Chul -14", "entered wrongly"]);
}

/// If the wrong player was entered as winner, the captured cards stay and the new loser is asked
/// about. Bo won, so he deals; Ann without a bright pays 12, Chul 12.
#[test]
fn another_winner_keeps_what_is_still_asked() {
    let script = format!("{BRIGHTS}correct\n2\n-\nAnn\nChul\n-\n");
    let (dokbak, told) = played(&script);
    shows(
        &told,
        &[
            &format!("> [{TOLD}] 2\n"),
            "Bo: what scored? (sets, counts or points) \
             [1g 3g 4p 4p 5p 5p 6p 6p 7p 7p 8g 9p 9p 10p 10p] -\n",
            "Who is gwang-bak? (Ann, Chul, none) Ann\n",
            "Who is pi-bak? (Ann, Chul, none; or the counts) Chul\n",
            "\nHand 2 of 3: Bo deals, then Chul and Ann.\n",
        ],
    );
    shows(&log(&dokbak), &["Ann -12, Bo +24, Chul -12"]);
}

/// First nobody won, so a hand is carried; then it turns out that Bo had won, and nothing is
/// carried.
#[test]
fn what_the_next_hand_begins_with_follows_from_the_correction() {
    let script = "\
players Ann Bo Chul
rules pagat
chip none
length 3
n
y
correct
Bo
2y 4y 8y
Bo had stopped
";
    let (dokbak, told) = played(script);
    shows(
        &told,
        &[
            "Hand 2 of 3: Ann deals, then Bo and Chul; 1 hand without a winner before it.\n",
            "> [n] Bo\n",
            "Bo: what scored? (sets, counts or points) 2y 4y 8y\n",
            "\nHand 2 of 3: Bo deals, then Chul and Ann.\n",
        ],
    );
    shows(&log(&dokbak), &["Ann -5, Bo +10, Chul -5", "stopped)"]);
}

/// Lines that are not part of the told hand come before it, each unchanged. A ppuk in the first
/// turn brings 3 from each.
#[test]
fn lines_come_again_before_the_hand() {
    let hand = BRIGHTS.replace("\n1\n1g", "\nBo ppuk 4 first\nChul ppuk 2\n1\n1g");
    let keeps = "correct\nBo ppuk 4\n-\n-\n-\n";
    let (dokbak, told) = played(&format!("{hand}{keeps}"));
    shows(
        &told,
        &[
            "> [Bo ppuk 4 first] Bo ppuk 4\n",
            "> [Chul ppuk 2] -\n",
            &format!("> [{TOLD}] -\n"),
            "  - Bo ppuk 4 first\n  + Bo ppuk 4\n",
            "is corrected",
        ],
    );
    shows(&log(&dokbak), &["Ann +24, Bo -12, Chul -12"]);
}

/// Hong-dan 3 and godori 5; two more ribbons add a point.
#[test]
fn matgo_is_asked_again() {
    let script = "\
players Ann Bo
rules matgo
chip none
length 3
1
1t 2t 3t 2y 4y 8y
y
correct
1
1t 2t 3t 4t 5t 2y 4y 8y
-
";
    let (dokbak, told) = played(script);
    shows(
        &told,
        &[
            "> [Ann 1t 2y 2t 3t 4y 8y] 1\n",
            "Ann: what scored? (sets, counts or points) [1t 2y 2t 3t 4y 8y] 1t",
            "is corrected",
        ],
    );
    shows(&log(&dokbak), &["Ann +9, Bo -9"]);
}

/// Eve sold two cards and no triple: 4 from each player, not 8.
#[test]
fn a_hand_of_five_is_asked_again_with_who_played_and_who_sold() {
    let script = "\
players Ann Bo Chul Dan Eve
rules pagat gwangpalli.paid=end
length 5
d
s
-
1g 9y h 4
n
y
correct
-
-
-
1g 9y
-
-
";
    let (_, told) = played(script);
    shows(
        &told,
        &[
            "8 chips due to Eve from each\n",
            "Does Bo stay or drop? [d] (s/d) -\n",
            "Does Chul stay or drop? [stay] (s/d) -\n",
            "jokers) [1g 9y heundeum 4] 1g 9y\n",
            "nagari\n> [n] -\n",
            "is corrected",
            "4\n  chips due to Eve from each",
        ],
    );
}

/// Poetry with a further ribbon 6, two viewings 5 each: 16, doubled for seven or more, and doubled
/// once more because Aki said koi-koi.
#[test]
fn a_round_of_koi_koi_is_asked_again() {
    let script = "\
players Aki Ben
rules koikoi
chip none
length 3
Ben
3g 8g 9y 11gytp 1t 2t 3t
2
y
correct
2
-
0
Aki never said it
draw
";
    let (_, told) = played(script);
    shows(
        &told,
        &[
            "Points: Aki 0, Ben 64.\n",
            "The questions for round 1 again",
            "] 2\n",
            "Ben: what scored? (sets, counts or points) [",
            "] -\n",
            "How often did Aki say koi-koi? [",
            "at most 8] 0\n",
            "  - Aki koi\n  - Aki koi\n",
            "Points: Aki 0, Ben 32.\n",
        ],
    );
}

/// The first player's pile is 120, an even share for two. Without its bright it is 100.
#[test]
fn min_hwatu_is_asked_again() {
    let script = "\
players Ann Bo
rules minhwatu
chip none
length 3
1gpp 2yt 4ytpp 5y 6t 8gypp 10p 11p 12gt
y
correct
1pp 2yt 4ytpp 5y 6t 8gypp 10p 11p 12gt
-
";
    let (dokbak, told) = played(script);
    shows(
        &told,
        &[
            "Ann's cards? [1gpp 2yt 4ytpp 5y 6t 8gypp 10p 11p 12gt] 1pp",
            "is corrected",
        ],
    );
    shows(&log(&dokbak), &["Ann -20, Bo +20"]);
}

#[test]
fn the_same_answers_write_nothing() {
    let (dokbak, told) = played(&format!("{BRIGHTS}correct\n-\nnagari\n"));
    shows(
        &told,
        &[
            "All answers are the same as before, so nothing was written; hand 1 stays as it\n  was.\n",
            "\nHand 2 of 3: Ann deals",
            "Written as hand 2.\n",
        ],
    );
    assert!(!log(&dokbak).contains("orrect"), "{}", log(&dokbak));
}

#[test]
fn leaving_in_the_middle_writes_nothing_and_says_so() {
    for leave in ["<\n", "1\n-\nquit\n", "1\n-\nnone\n-\nn\n", "1\n"] {
        let (dokbak, told) = played(&format!("{BRIGHTS}correct\n{leave}"));
        shows(&told, &["Nothing was written; hand 1 stays as it was.\n"]);
        shows(&log(&dokbak), &["Ann +24, Bo -12, Chul -12"]);
    }
}

/// The hand in progress continues where it was.
#[test]
fn a_hand_that_is_begun_goes_on_after_a_correction() {
    let script = format!("{BRIGHTS}Bo\ncorrect 1\n1\n-\nnone\n-\n-\n");
    let (_, told) = played(&script);
    shows(
        &told,
        &[
            "is corrected",
            "Hand 2 of 3: Ann deals",
            "  1  Bo  Who stopped?\n",
            "Hand 2 is saved with 1 entry",
        ],
    );
}

#[test]
fn a_hand_that_was_followed_card_by_card_is_disputed() {
    let script = "\
players Ann Bo Chul
rules pagat
chip none
length 3
Ann takes 1g 1t
nagari
y
correct
void
agree dealt again
";
    let (dokbak, told) = played(script);
    shows(
        &told,
        &[
            "The questions do not cover everything in hand 1; correct it line by",
            "Claim, or agree REASON? void\n",
            "is corrected",
        ],
    );
    shows(&log(&dokbak), &["dealt again"]);
}

#[test]
fn the_word_alone_at_a_verdict_is_about_that() {
    let script = BRIGHTS.trim_end_matches("y\n");
    let (_, told) = played(&format!("{script}correct\ny\n"));
    shows(
        &told,
        &[
            "c correct correct\n",
            "edit N changes entry N",
            "Written as hand 1",
        ],
    );
}

/// If there is no hand, or not that one, the message says so.
#[test]
fn a_hand_that_is_not_there_is_not_asked_again() {
    let dokbak = Dokbak::new();
    let start = "players Ann Bo\nrules pagat\nchip none\nlength 3\n";
    for word in ["correct", "correct 7", "correct her"] {
        let told = dokbak
            .line("play --new --script -")
            .stdin(&format!("{start}{word}\n"))
            .run();
        assert_eq!(told.status, Some(1), "{told:?}");
    }
}

/// The program was restarted: the answers come from the ledger.
#[test]
fn after_a_restart_the_questions_come_with_the_answers_of_the_ledger() {
    const FIRST: &str = "Who stopped? Or the whole hand, such as: Bo godori, 11 junk, 1 go\n  1 Ann (dealer), 2 Bo, 3 Chul, n nagari\n> ";
    const SCORED: &str = "Ann: what scored? (sets, counts or points) \
                          [1g 3g 4p 4p 5p 5p 6p 6p 7p 7p 8g 9p 9p 10p 10p] ";
    const GWANG: &str = "Who is gwang-bak? (Bo, Chul, none) ";
    const PI: &str = "Who is pi-bak? (Bo, Chul, none; or the counts) [Chul] ";
    let dokbak = Dokbak::new();
    dokbak.line("play --script -").stdin(BRIGHTS).run().done();
    let mut pty = dokbak.terminal(110, 160);
    pty.answer("Continue it? [Y/n] ", "");
    pty.prompt(FIRST);
    pty.press(key::ESC);
    pty.answer("Hand 1 is written. Correct it? [y/N] ", "y");
    pty.answer(&format!("{FIRST}[{TOLD}] "), "1");
    pty.answer(SCORED, "");
    // A step back shows the answer again, and then the new one.
    pty.prompt(&format!("{GWANG}[Bo] "));
    pty.press(key::ESC);
    pty.answer(SCORED, "");
    pty.answer(&format!("{GWANG}[Bo] "), "none");
    pty.prompt(PI);
    pty.press(key::ESC);
    pty.answer(&format!("{GWANG}[none] "), "");
    pty.answer(PI, "");
    pty.answer(
        "Why the correction? [entered wrongly] (n leaves it as it was, < back) ",
        "",
    );
    pty.wait_for("Hand 1 is corrected");
    pty.prompt(FIRST);
    // Ctrl-C in the middle leaves the hand as it is.
    pty.answer(FIRST, "correct");
    let now = TOLD.replace("no brights", "has brights");
    pty.answer(&format!("{FIRST}[{now}] "), "1");
    pty.prompt(SCORED);
    pty.press(key::CTRL_C);
    let ended = pty.end();
    assert_eq!(ended.status, 130);
    shows(
        &ended.rows.join("\n"),
        &["Nothing was written; hand 1 stays as it was."],
    );
    shows(&log(&dokbak), &["Ann +18, Bo -6, Chul -12"]);
}

/// Disputes and corrections show what was written and what is right, and never mention other rules.
#[test]
fn a_correction_is_headed_as_one() {
    let answers = "correct\n1\n-\nnone\n-\n-\n";
    let heads = [
        ("en", ["As written", "Corrected"]),
        ("ko", ["적힌 대로", "고치면"]),
        ("ja", ["記録どおり", "訂正後"]),
    ];
    for (lang, [written, corrected]) in heads {
        let dokbak = Dokbak::new();
        let play = dokbak.line(&format!("play --script - --lang {lang}"));
        let told = play.stdin(&format!("{BRIGHTS}{answers}")).run().done();
        let dispute = dokbak.line(&format!("dispute 2 --script - --lang {lang}"));
        let argued = dispute.stdin("Chul known p6\nagree so\n").run().done();
        for told in [told, argued] {
            let head = told.lines().find(|row| row.contains(written)).unwrap();
            assert!(head.trim_end().ends_with(corrected), "{head}");
        }
    }
}

/// 3 for hong-dan and 5 for godori, doubled for the triple; then one more go: 9, so 18 from each.
#[test]
fn it_is_asked_again_in_korean_and_in_japanese() {
    let hand = |names: &str| {
        format!(
            "players {names}\nrules pagat\nchip none\nlength 3\n1\n\
             1t 2t 3t 2y 4y 8y, 5월 흔들기\ny\n"
        )
    };
    for (lang, names, first, [open, offer, told, scored, anew, why, settled]) in [
        (
            "ko",
            "영희 철수 민수",
            "누가 났어요? 한 줄에 다 적어도 돼요: 철수 고도리 피 11장 1고\n  1 영희 (선), 2 철수, 3 민수, n 나가리\n> ",
            [
                "하던 모임을 이어서 할까요? [Y/n] ",
                "1번째 판은 이미 적었어요. 고칠까요? [y/N] ",
                "[영희 1t 2y 2t 3t 4y 8y, 5월 흔들기] ",
                "영희는 뭘로 났어요? (족보, 장수, 점수) [1t 2y 2t 3t 4y 8y, 5월 흔들기] ",
                "홍단 고도리 1고 5월 흔들기",
                "정정 이유는요? [잘못 적음] (n 그대로 두기, < 뒤로) ",
                "영희 +36, 철수 -18, 민수 -18",
            ],
        ),
        (
            "ja",
            "英子 太郎 次郎",
            "ストップしたのはだれですか。まとめて入れるなら: 太郎 ゴドリ カス11枚 1ゴー\n  1 英子（親）、2 太郎、3 次郎、n ナガリ\n> ",
            [
                "前回の続きをしますか。[Y/n] ",
                "1局目は記録済みです。直しますか。[y/N] ",
                "[英子 1t 2y 2t 3t 4y 8y, 5月 三枚見せ] ",
                "英子は何で上がりましたか。（役、枚数、点数） [1t 2y 2t 3t 4y 8y, 5月 三枚見せ] ",
                "赤短 ゴドリ 1ゴー 5月三枚見せ",
                "訂正の理由は？ [入力ミス] (n 元のまま、< 戻る) ",
                "英子 +36、太郎 -18、次郎 -18",
            ],
        ),
    ] {
        let dokbak = Dokbak::new();
        let script = hand(names);
        dokbak.line("play --script -").stdin(&script).run().done();
        let mut pty = dokbak.args(["--lang", lang, "play"]).terminal(110, 120);
        pty.answer(open, "");
        pty.prompt(first);
        pty.press(key::ESC);
        pty.answer(offer, "y");
        pty.answer(&format!("{first}{told}"), "1");
        pty.answer(scored, anew);
        pty.answer(why, "");
        pty.prompt(first);
        pty.leave();
        let told = dokbak.line(&format!("log --lang {lang}")).run().done();
        shows(&told, &[settled]);
    }
}
