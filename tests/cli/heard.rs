//! Evenings for listeners: `--plain` at the prompt.

use crate::support::{Dokbak, Pty, faults_for_the_ear, key, shows, without_editing};

/// Waits until the line editor takes keys: only then is bracketed paste on.
#[track_caller]
fn asks(pty: &Pty) {
    pty.wait_until("a question", vt100::Screen::bracketed_paste);
}

/// Answers questions, one line each; returns everything that the terminal received.
fn evening(mut pty: Pty, lines: impl Iterator<Item = String>) -> String {
    for line in lines {
        asks(&pty);
        pty.send(&line);
        pty.press(key::ENTER);
    }
    asks(&pty);
    pty.send(key::CTRL_D);
    let raw = pty.raw();
    let _ = pty.end();
    raw
}

/// Checks that only the line editor moves the cursor, and that nothing needs eyes.
#[track_caller]
fn is_heard(raw: &str) -> String {
    let text = without_editing(raw);
    let faults = faults_for_the_ear(&text);
    assert!(faults.is_empty(), "{}\n{text}", faults.join("\n"));
    text
}

/// Ann wins with godori, 5 points; Bo and Chul pay 5 chips each.
const LINES: [&str; 17] = [
    "korean",
    "100 KRW",
    "2",
    "?",
    "help",
    "NAME takes 1t 2t",
    "show",
    "m",
    "",
    "undo",
    "1 2y4y8y",
    "",
    "",
    "",
    "",
    "standings",
    "why",
];

#[test]
fn an_evening_is_heard_in_three_languages() {
    for (lang, names, parts) in [
        (
            "en",
            "Ann Bo Chul",
            [
                "Ann: Points 0; Cards pine ribbon (1t), plum ribbon (2t)",
                "Which, 1 to ",
                "godori (고도리): Points 5; Cards warbler (2y), cuckoo (4y), geese (8y)",
                "Bo: Chips minus 5, Money minus 500 KRW, to Ann 5",
            ],
        ),
        (
            "ko",
            "영희 철수 민수",
            [
                "영희: 점 0; 먹은 패 송학 홍단 (1t), 매조 홍단 (2t)",
                "몇 번이에요? 1~",
                "고도리: 점 5; 패 매조열끗 (2y), 흑싸리열끗 (4y), 기러기 (8y)",
                "철수: 점 마이너스 5, 금액 마이너스 500원, 받는 사람 영희 5",
            ],
        ),
        (
            "ja",
            "英子 太郎 次郎",
            [
                "英子: 点 0、札 松に赤短 (1t)、梅に赤短 (2t)",
                "何番ですか（1から",
                "ゴドリ（五鳥）: 点 5、札 梅に鶯 (2y)、藤に不如帰 (4y)、芒に雁 (8y)",
                "太郎: 点 マイナス5、金額 マイナス500ウォン、渡す相手 英子 5",
            ],
        ),
    ] {
        let dokbak = Dokbak::new().args(["play", "--plain", "--lang", lang]);
        let first = names.split(' ').next().unwrap();
        let lines = [names].into_iter().chain(LINES);
        let lines = lines.map(|line| line.replace("NAME", first));
        let text = is_heard(&evening(dokbak.terminal(24, 60), lines));
        shows(&text, &parts);
    }
}

/// Whose turn it is comes in words, not in a drawing.
#[test]
fn turns_are_heard() {
    let dokbak = Dokbak::new().args(["play", "--track", "--plain"]);
    let lines = [
        "Ann Bo",
        "matgo",
        "",
        "1",
        "1p 2p 4y 8y 9y 10y 1t 11s",
        "12t 3p",
    ];
    let lines = lines.into_iter().map(str::to_owned);
    let text = is_heard(&evening(dokbak.terminal(24, 60), lines));
    shows(&text, &["\nAnn's turn:\n", "\nBo's turn:\n"]);
}

/// If Tab could complete several words, one is chosen by its number.
#[test]
fn tab_tells_words_with_their_numbers() {
    let dokbak = Dokbak::new().variable("DOKBAK_PLAIN", "yes").args(["play"]);
    let mut pty = dokbak.terminal(24, 60);
    for line in ["Ann Anton Bo", "", "", ""] {
        asks(&pty);
        pty.send(line);
        pty.press(key::ENTER);
    }
    asks(&pty);
    pty.send("An");
    pty.send(key::TAB);
    pty.wait_for("1: Ann\n2: Anton\nWhich, 1 to 2? [none]");
    asks(&pty);
    pty.send("2");
    pty.press(key::ENTER);
    pty.line_is("Anton");
    pty.send("takes 1g");
    pty.press(key::ENTER);
    pty.wait_for("Anton: 0 points.");
    let raw = pty.raw();
    pty.press(key::CTRL_C);
    is_heard(&raw);
}

#[test]
fn it_can_be_set_for_good_and_needs_no_pager() {
    let dokbak = Dokbak::new().variable("PAGER", "false");
    dokbak.line("config plain yes").run().is(0, "", "");
    let told = dokbak.line("config plain").run();
    told.is(0, "yes\n", "");
    let printed = dokbak.line("rules show korean").in_terminal(40);
    let text = is_heard(&printed.rows.join("\n"));
    let line = "go chips: Each go adds a chip to the points.";
    assert!(text.lines().any(|found| found == line), "{text}");
    let wrong = dokbak.line("config plain maybe").run();
    wrong.is(2, "", "plain cannot be \"maybe\"; it takes yes or no\n");
    let drawn = dokbak.variable("DOKBAK_PLAIN", "no").line("log").run();
    assert!(!drawn.stdout.contains('\u{1b}'));
}

/// Whatever symbols they contain, each name and each path is read out unchanged.
#[test]
fn names_notes_and_paths_are_heard_to_the_letter() {
    let hand =
        "players x2 \"A · B\"\nx2 has 1g 3g 8g 1t 2t 3t 4t 5t\n\"A · B\" counts g1 p5\nx2 stop\n";
    let dokbak = Dokbak::new().file("x2.hwatu", hand);
    let told = dokbak.line("--plain settle x2.hwatu").run().done();
    shows(&told, &["x2 stops with 7 points.", "A · B", "x2"]);
    assert!(!told.contains("times 2 "), "{told}");
    assert!(!told.contains("A, B"), "{told}");
    let missing = dokbak
        .args(["--plain", "settle", "a  b/x2 · y.hwatu"])
        .run();
    assert!(
        missing.stderr.starts_with("a  b/x2 · y.hwatu: "),
        "{missing:?}"
    );
    dokbak
        .line("import x2.hwatu --date 2026-01-10")
        .run()
        .done();
    let note = "x2 cake  - 5 each · later";
    let paid = dokbak.args([
        "paid",
        "x2",
        "A · B",
        "500",
        "KRW",
        "--new-currency",
        "--note",
        note,
    ]);
    assert_eq!(paid.run().status, Some(0));
    let told = dokbak.line("--plain paid").run().done();
    shows(&told, &["x2", "A · B", note]);
    let told = dokbak.line("--plain standings").run().done();
    shows(&told, &["x2: ", "A · B: "]);
}

/// Three players whose names contain symbols, and one who wins: 3 points for brights, 3 for
/// hong-dan and 1 for five ribbons; a loser without a bright pays double.
const MARKS: &str = "players x2 \"A · B\" \"C → D\"\nx2 has 1g 3g 8g 1t 2t 3t 4t 5t\n\
                     \"A · B\" counts g1 p5\n\"C → D\" counts g0 p5\nx2 stop\n";

/// In one sentence, the program's symbols become words while the same symbols in a name stay.
#[test]
fn a_name_is_heard_to_the_letter_beside_marks_that_are_not() {
    for (lang, lines) in [
        (
            "en",
            [
                "times 2 gwang-bak: x2 scores brights, C → D has none",
                "A · B: Chips minus 7, to x2 7",
                "C → D: Chips minus 14, to x2 14",
            ],
        ),
        (
            "ko",
            [
                "2배 광박: x2는 광으로 났는데 C → D는 광이 없어요",
                "A · B: 점 마이너스 7, 받는 사람 x2 7",
                "C → D: 점 마이너스 14, 받는 사람 x2 14",
            ],
        ),
        (
            "ja",
            [
                "2倍 光バク: x2は光札で得点、C → Dは光札なし",
                "A · B: チップ マイナス7、渡す相手 x2 7",
                "C → D: チップ マイナス14、渡す相手 x2 14",
            ],
        ),
    ] {
        let dokbak = Dokbak::new().file("marks.hwatu", MARKS);
        let line = format!("--plain --lang {lang} settle marks.hwatu");
        let told = dokbak.line(&line).run().done();
        for due in lines {
            assert!(
                told.lines().any(|line| line == due),
                "no {due:?} in\n{told}"
            );
        }
    }
    let record = "players +3 Bo\n+3 has 1g 3g 8g 1t 2t 3t 4t 5t\nBo counts g1 p7\n+3 stop\n";
    let dokbak = Dokbak::new().file("plus.hwatu", record);
    let told = dokbak.line("--plain settle plus.hwatu").run().done();
    shows(&told, &["+3 stops with 7 points.", "\n+3: Chips plus 7"]);
}

/// What is written down is read out unchanged wherever it appears.
#[test]
fn a_ledger_tells_names_and_notes_to_the_letter() {
    let dokbak = Dokbak::new().file("marks.hwatu", MARKS);
    let import = dokbak.line("import marks.hwatu --date 2026-01-10");
    import.run().done();
    let note = "x2  cake · +3 → later.";
    let paid = ["paid", "C → D", "A · B", "500", "KRW", "--new-currency"];
    let paid = paid.into_iter().chain(["--note", note, "--plain"]);
    shows(
        &dokbak.args(paid).run().done(),
        &["Handed over: C → D to A · B 500 KRW ("],
    );
    let told = |line: &str| dokbak.line(line).run().done();
    let listed = told("paid --plain");
    let due = format!(": From C → D, To A · B, Amount 500 KRW, Entry 4, {note}\n");
    assert!(listed.ends_with(&due), "{listed}");
    let log = told("log --plain");
    let brought = "Brought x2 plus 21, A · B minus 7, C → D minus 14\n";
    assert!(log.ends_with(brought), "{log}");
    let stands = told("standings --plain");
    shows(
        &stands,
        &["x2: Chips plus 21", "\nA · B: Chips minus 7", "\nC → D: "],
    );
    let why = told("why --plain");
    shows(
        &why,
        &["In all: x2 plus 21, A · B minus 7 and C → D minus 14."],
    );
}

/// A path is read out whole, followed by what is wrong in the file.
#[test]
fn a_path_with_marks_and_spaces_is_heard_to_the_letter() {
    let dokbak = Dokbak::new();
    std::fs::create_dir(dokbak.home().join("a  b")).unwrap();
    let dokbak = dokbak.file("a  b/x2 · y.hwatu", "players x2 Bo\nx2 takes 8x\n");
    let told = dokbak
        .args(["--plain", "settle", "a  b/x2 · y.hwatu"])
        .run();
    shows(
        &told.stderr,
        &["a  b/x2 · y.hwatu:2:10: \"8x\" is not a card; month 8 has 8gypp\n"],
    );
}

#[test]
fn names_are_heard_to_the_letter_at_the_prompt() {
    let dokbak = Dokbak::new().args(["play", "--plain"]);
    let lines = [
        "x2 \"A · B\" \"C → D\"",
        "korean",
        "100 KRW",
        "2",
        "1 2y4y8y",
        "",
        "standings",
    ];
    let lines = lines.into_iter().map(str::to_owned);
    let text = without_editing(&evening(dokbak.terminal(24, 60), lines));
    shows(
        &text,
        &[
            "\n1 x2 (dealer), 2 A · B, 3 C → D, n nagari\n",
            "\nA · B: Chips minus 5, Money minus 500 KRW, to x2 5\n",
            "C → D: Chips minus 5, Money minus 500 KRW, to x2 5\n",
            "\nStanding: x2 plus 10, A · B minus 5, C → D minus 5.\n",
            "\nx2: Chips plus 10, ",
        ],
    );
}
