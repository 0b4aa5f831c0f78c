//! Sheets of results that people keep, taken into the ledger.

use crate::support::{Dokbak, shows};
use std::fs;
use std::path::Path;

/// A table with a column for each person: three hands on two days, and their sums.
const WIDE: &str = "우리 모임\n날짜,판,철수,영희,민수,비고\n2026-03-01,1,37,-17,-20,\n\
    2026-03-01,2,-5,\"1,010\",\"-1,005\",늦음\n2026-03-08,1,-,△500,500,\n합계,,32,493,-525,\n";

/// Returns a home with a file of `tests/sheets`.
fn with(name: &str) -> Dokbak {
    let dokbak = Dokbak::new();
    let sheets = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sheets");
    fs::copy(sheets.join(name), dokbak.home().join(name)).unwrap();
    dokbak
}

/// Returns what an import says, without the breaks in long lines.
pub(super) fn imported(dokbak: &Dokbak, line: &str) -> String {
    dokbak.line(line).run().done().replace("\n  ", " ")
}

/// Checks the chips of people in the standings, whatever their order.
#[track_caller]
pub(super) fn stand(dokbak: &Dokbak, chips: &[(&str, &str)]) {
    let standings = dokbak.line("standings").run().done();
    for (name, chips) in chips {
        let row = standings
            .lines()
            .find(|row| row.trim_start().starts_with(name));
        let cells = row.map(|row| row.split_whitespace().nth(1).unwrap_or_default());
        assert_eq!(cells, Some(*chips), "{name}: {standings}");
    }
}

/// Checks that a file is refused with these texts, and that nothing was written.
#[track_caller]
pub(super) fn refused(dokbak: &Dokbak, line: &str, why: &[&str]) {
    let told = dokbak.line(line).run();
    assert_eq!(told.status, Some(1), "{told:?}");
    shows(&told.stderr, why);
    assert!(!dokbak.ledger().exists(), "{told:?}");
}

/// By hand: 철수 37 - 5 = 32, 영희 -17 + 1010 - 500 = 493, 민수 -20 - 1005 + 500 = -525.
#[test]
fn a_column_for_each_person_comes_in_and_the_sums_are_left_out() {
    let dokbak = Dokbak::new().file("results.csv", WIDE);
    let told = imported(&dokbak, "import results.csv");
    shows(
        &told,
        &[
            "a column for each person, a row for each result, with commas.\n",
            "Headings: lines 1-2.\n",
            "Left out as sums: line 6.\n",
            "Columns left out: 비고.\n",
            "Each result is a hand",
            "The numbers are chips",
            "3 hands of 2 days taken in.\n",
        ],
    );
    stand(
        &dokbak,
        &[("철수", "+32"), ("영희", "+493"), ("민수", "-525")],
    );
    shows(
        &dokbak.line("stats").run().done(),
        &["3 hands on 2 evenings"],
    );
    dokbak.line("verify --deep").run().done();
}

/// One is one, and two are two.
#[test]
fn what_was_here_already_is_counted_in_good_english() {
    let row = |day: u32| format!("2026-03-0{day},5,-5\n");
    let sheet = |days: std::ops::RangeInclusive<u32>| {
        let rows: String = days.map(row).collect();
        format!("date,Ann,Bo\n{rows}")
    };
    let dokbak = Dokbak::new().file("results.csv", &sheet(1..=1));
    imported(&dokbak, "import results.csv");
    for (last, dry, taken) in [
        (
            2,
            "1 hand would come in; 1 more is here already.",
            "1 hand of 1 day taken in; 1 more was here already.\n",
        ),
        (
            3,
            "1 hand would come in; 2 more are here already.",
            "1 hand of 1 day taken in; 2 more were here already.\n",
        ),
    ] {
        let dokbak = dokbak.clone().file("results.csv", &sheet(1..=last));
        shows(&imported(&dokbak, "import results.csv --dry-run"), &[dry]);
        shows(&imported(&dokbak, "import results.csv"), &[taken]);
    }
    // A ledger of a session, a hand and its close, of which one more entry is new.
    let all = dokbak.line("export --jsonl").run().stdout;
    let first: String = all.lines().take(1).flat_map(|line| [line, "\n"]).collect();
    let other = Dokbak::new();
    shows(
        &other.line("import -").stdin(&first).run().done(),
        &["1 entry taken in."],
    );
    let told = other.line("import -").stdin(&all).run().done();
    shows(&told, &["taken in; 1 more was here already.\n"]);
}

/// Nothing comes in twice, a new row comes in, and a changed row is named.
#[test]
fn the_same_sheet_again_is_compared_row_by_row() {
    let dokbak = Dokbak::new().file("results.csv", WIDE);
    imported(&dokbak, "import results.csv");
    let again = imported(&dokbak, "import results.csv");
    shows(&again, &["Every hand was here already; nothing changed.\n"]);
    let more = WIDE.replace("합계", "2026-03-08,2,7,-7,-,\n합계");
    let dokbak = dokbak.file("results.csv", &more);
    let told = imported(&dokbak, "import results.csv");
    shows(
        &told,
        &["1 hand of 1 day taken in; 3 more were here already.\n"],
    );
    let changed = more.replace("2026-03-01,1,37,-17,-20", "2026-03-01,1,36,-16,-20");
    let dokbak = dokbak.file("results.csv", &changed);
    let told = imported(&dokbak, "import results.csv");
    shows(
        &told,
        &[
            "results.csv:3 is almost the same as hand 3/1.1",
            "here:  ",
            "철수 +37, 영희 -17, 민수 -20",
            "noted: ",
            "철수 +36, 영희 -16, 민수 -20",
            "dokbak import results.csv --mended correct",
        ],
    );
    imported(&dokbak, "import results.csv --mended correct");
    // 36 - 5 + 7.
    stand(&dokbak, &[("철수", "+38")]);
    dokbak.line("verify --deep").run().done();
}

/// Two equal rows with numbers of their own are two hands: 2 x 5 = 10.
#[test]
fn equal_rows_are_two_hands() {
    let text = "no,Ann,Bo\n1,5,-5\n2,5,-5\n";
    let dokbak = Dokbak::new().file("results.csv", text);
    let told = imported(&dokbak, "import results.csv --date 2026-03-01");
    shows(&told, &["2 hands of 1 day taken in.\n"]);
    let again = imported(&dokbak, "import results.csv --date 2026-03-01");
    shows(&again, &["Every hand was here already"]);
    stand(&dokbak, &[("Ann", "+10")]);
}

/// An evening's row counts in money and standings, and in no figure of hands: 철수 12,000 - 3,000
/// + 1,000 = 10,000 won at 100 won a chip, so 100 chips.
#[test]
fn the_row_of_an_evening_counts_in_money_and_as_no_hand() {
    let dokbak = with("evenings.csv");
    let line = "import evenings.csv --each evening --chip 100 KRW";
    let told = imported(&dokbak, line);
    shows(
        &told,
        &[
            "Left out as sums: line 5.\n",
            "Columns left out: 합계.\n",
            "Each result is a whole evening",
            "The numbers are money, at 100 KRW a chip",
            "The results of 3 evenings taken in.\n",
        ],
    );
    let standings = dokbak.line("standings").run().done();
    let row = standings.lines().find(|row| row.contains("철수")).unwrap();
    let cells: Vec<&str> = row.split_whitespace().collect();
    assert_eq!(cells, ["철수", "+100", "10,000", "KRW", "0", "0", "0", "0"]);
    let due = dokbak.line("settle-up").run().done();
    shows(
        &due,
        &["영희 hands 철수 8,000 KRW.", "민수 hands 철수 2,000 KRW."],
    );
    let of_one = dokbak.line("standings --player 철수").run().done();
    shows(&of_one, &["+100", "10,000 KRW"]);
    // In figures of hands there is nobody; in chips there is everybody.
    let stats = dokbak.line("stats").run().stdout;
    shows(
        &stats,
        &["Noted as one result, so counted in chips but in no figure of hands: 3 evenings."],
    );
    assert!(!stats.contains("Win rate"), "{stats}");
    shows(
        &dokbak.line("log").run().done(),
        &["The result of a whole evening."],
    );
    dokbak.line("verify --deep").run().done();
    shows(&imported(&dokbak, line), &["Every hand was here already"]);
    shows(
        &dokbak.line("share --evening 3/1").run().stdout,
        &["(3/1): the result of the evening"],
    );
    // No hand can come into a result.
    let told = dokbak.line("evening 3/1 --reopen").run();
    shows(&told.stderr, &["3/1 is only the result of an evening"]);
    // Another ledger has it the same.
    dokbak.line("export --jsonl -o all.jsonl").run().done();
    dokbak
        .line("--ledger other.db import all.jsonl")
        .run()
        .done();
    let there = dokbak.line("--ledger other.db standings").run().done();
    assert_eq!(there, standings);
    dokbak.line("--ledger other.db verify --deep").run().done();
}

/// What came in as hands by mistake is told, and can come in as results once it is void.
#[test]
fn hands_that_were_evenings_can_be_put_right() {
    let dokbak = with("evenings.csv");
    imported(&dokbak, "import evenings.csv");
    let line = "import evenings.csv --each evening";
    let told = imported(&dokbak, line);
    shows(
        &told,
        &[
            "Every hand was here already",
            "3/1 is here as hands",
            "dokbak evening 3/1 --void",
        ],
    );
    for evening in ["3/1", "3/8"] {
        dokbak
            .line(&format!("evening {evening} --void"))
            .run()
            .done();
    }
    let told = imported(&dokbak, line);
    shows(&told, &["The results of 3 evenings taken in"]);
    stand(&dokbak, &[("철수", "+10000"), ("영희", "-8000")]);
    shows(&imported(&dokbak, line), &["Every hand was here already"]);
}

/// 太郎 +37 -12 = 25, 花子 -17 + 12 = -5, 次郎 -20. The fee is not in the amounts.
#[test]
fn a_row_for_each_person_of_a_hand_comes_in() {
    let dokbak = with("rows.csv");
    let told = imported(&dokbak, "import rows.csv");
    shows(
        &told,
        &[
            "Columns left out: 順位, 場代.\n",
            "2 hands of 2 days taken in.\n",
        ],
    );
    stand(&dokbak, &[("太郎", "+25"), ("花子", "-5"), ("次郎", "-20")]);
}

#[test]
fn fees_and_buy_ins_that_do_not_come_out_even_are_told() {
    refused(
        &with("fees.csv"),
        "import fees.csv",
        &[
            "fees.csv:2: the amounts come to -6, not to 0: 6 is missing; 場代 has 6, which is no \
             person's",
            "dokbak adjust 場代 Ann -6KRW --kitty 場代",
        ],
    );
    refused(
        &with("buyins.csv"),
        "import buyins.csv",
        &[
            "buyins.csv:4: ",
            "10 is missing",
            "people came with 400 and left with 390",
        ],
    );
    let even = "date,player,buy-in,cash-out\n2026-03-14,Ann,300,450\n2026-03-14,Bo,300,150\n";
    let dokbak = Dokbak::new().file("even.csv", even);
    imported(&dokbak, "import even.csv");
    stand(&dokbak, &[("Ann", "+150"), ("Bo", "-150")]);
}

/// 철수 1,700 + 2,000 of 1 March and -500 of 8 March are 3,200 won, at 100 won 32 chips.
#[test]
fn payments_come_in_as_hands_or_as_an_evening_of_their_day() {
    let dokbak = with("payments.csv");
    refused(
        &dokbak,
        "import payments.csv",
        &["payments.csv:2: +1,700 is money: say what a chip is worth"],
    );
    let told = imported(&dokbak, "import payments.csv --chip 100 KRW");
    shows(&told, &["3 hands of 2 days taken in.\n"]);
    stand(&dokbak, &[("철수", "+32")]);
    let evenings = with("payments.csv");
    let told = imported(
        &evenings,
        "import payments.csv --each evening --chip 100KRW",
    );
    shows(&told, &["The results of 2 evenings taken in.\n"]);
    stand(&evenings, &[("철수", "+32")]);
    refused(
        &with("payments.csv"),
        "import payments.csv --chip 300KRW",
        &["payments.csv:2: +1,700 is no whole number of chips at this worth"],
    );
    refused(
        &with("payments.csv"),
        "import payments.csv --chip 100JPY",
        &["payments.csv:2: +1,700 KRW is in another currency than `--chip`"],
    );
}

/// In a chat the lines with results are taken, and all others are named or counted.
#[test]
fn the_results_of_a_chat_come_in() {
    let dokbak = with("chat.txt");
    let told = imported(&dokbak, "import chat.txt --chip 100 KRW");
    shows(
        &told,
        &[
            "results in the lines of a chat.\n",
            "Left out, with an amount but no result: lines 10-11.\n",
            "6 other lines have no amounts.\n",
            "2 hands of 2 days taken in.\n",
        ],
    );
    // 영희 9,000 - 500 = 8,500 won.
    stand(&dokbak, &[("영희", "+85")]);
    let line = with("line.txt");
    let told = imported(&line, "import line.txt");
    shows(
        &told,
        &[
            "5 other lines have no amounts.\n",
            "2 hands of 2 days taken in.\n",
        ],
    );
    let uneven = "3/1 철수 +37 영희 -17 민수 -20\n3/1 철수 +37 영희 -17 민수 -21\n";
    let uneven = Dokbak::new().file("uneven.txt", uneven);
    refused(
        &uneven,
        "import uneven.txt --year 2026",
        &["uneven.txt:2: the amounts come to -1, not to 0: 1 is missing"],
    );
    let none = "[Ann] [9:30 PM] hello\n[Bo] [9:31 PM] hi\n";
    let none = Dokbak::new().file("none.txt", none);
    refused(
        &none,
        "import none.txt",
        &["none.txt: there is no result in its 2 lines"],
    );
}

/// 철수 37 - 8, a column for each hand; 영희 sat the second out.
#[test]
fn a_row_for_each_person_and_a_column_for_each_hand_comes_in() {
    let dokbak = with("by_hand.csv");
    let told = imported(&dokbak, "import by_hand.csv --date 2026-03-01");
    shows(
        &told,
        &[
            "Left out as sums: line 5.\n",
            "3 hands of 1 day taken in.\n",
        ],
    );
    stand(&dokbak, &[("철수", "+29"), ("영희", "-5"), ("민수", "-24")]);
    let dokbak = with("columns.csv");
    let told = imported(&dokbak, "import columns.csv --date 2026-03-01");
    shows(&told, &["3 hands of 1 day taken in.\n"]);
    // Ann 37 - 8 + 0, Bo -17 + 12, Chul -20 + 4 - 12, Other 4.
    stand(
        &dokbak,
        &[
            ("Ann", "+29"),
            ("Bo", "-5"),
            ("Chul", "-28"),
            ("Other", "+4"),
        ],
    );
}

/// If no row says which number is the month, dokbak asks; without a terminal it says how to tell.
#[test]
fn a_day_that_may_be_two_is_refused() {
    let sheet = |day: &str| format!("date,Ann,Bo\n3/4/2026,5,-5\n{day},3,-3\n");
    let open = Dokbak::new().file("results.csv", &sheet("4/5/2026"));
    refused(
        &open,
        "import results.csv",
        &[
            "results.csv:2: 3/4/2026 may be two days",
            "--dates mdy",
            "--dates dmy",
        ],
    );
    imported(&open, "import results.csv --dates dmy");
    shows(&open.line("log").run().done(), &["4/3.1", "5/4.1"]);
    // 25 is no month.
    let told = Dokbak::new().file("results.csv", &sheet("4/25/2026"));
    let said = imported(&told, "import results.csv");
    shows(&said, &["Days are read as month, day(, year)"]);
    shows(&told.line("log").run().done(), &["3/4.1", "4/25.1"]);
    let both = Dokbak::new().file(
        "results.csv",
        &format!("{}13/4/2026,1,-1\n", sheet("4/25/2026")),
    );
    refused(
        &both,
        "import results.csv",
        &["do not all have their numbers in one order"],
    );
    // After December comes January of the next year.
    let year = "date,Ann,Bo\n12/27,5,-5\n1/3,3,-3\n";
    let dokbak = Dokbak::new().file("results.csv", year);
    refused(
        &dokbak,
        "import results.csv --dates mdy",
        &["in which year was 12/27?", "--year 2026"],
    );
    imported(&dokbak, "import results.csv --dates mdy --year 2025");
    shows(&dokbak.line("log --year 2025").run().done(), &["12/27.1"]);
    shows(&dokbak.line("log --year 2026").run().done(), &["1/3.1"]);
}

#[test]
fn what_is_wrong_in_a_row_is_told_by_its_line() {
    for (rows, why) in [
        ("5,-5\n5,abc", "results.csv:3: `abc` is no amount"),
        ("1.234,-1.234", "results.csv:2: `1.234` may be two amounts"),
        (
            "5,-4",
            "results.csv:2: the amounts come to +1, not to 0: 1 is too much",
        ),
        ("5,", "results.csv:2: the amounts come to +5"),
        ("0,", "results.csv:2: only Ann has an amount"),
        (
            "1.5,-1.5",
            "results.csv:2: +1.5 is no whole number of chips",
        ),
        (
            "1,-1\n1,-1\n2,-2",
            "results.csv:4: this row is the sum of those above",
        ),
    ] {
        let dokbak = Dokbak::new().file("results.csv", &format!("Ann,Bo\n{rows}\n"));
        refused(
            &dokbak,
            "import results.csv --date 2026-03-01",
            &[why, "nothing was taken in"],
        );
    }
    let twice = Dokbak::new().file("results.csv", "Ann,Bo,ann\n5,-5,0\n");
    refused(
        &twice,
        "import results.csv --date 2026-03-01",
        &["results.csv:1: Ann is here twice"],
    );
}

#[test]
fn what_is_no_sheet_is_refused_by_what_it_is() {
    for (name, why) in [
        ("totals.tsv", "these are totals of each person"),
        ("backup.json", "this is JSON of another program"),
        ("rounds.json", "this is JSON of another program"),
        ("session.jsonl", "this is JSON of another program"),
        ("state.xml", "this is XML of another program"),
        ("program.log", "this is the log of another program"),
    ] {
        refused(&with(name), &format!("import {name}"), &[why]);
    }
    let sums = Dokbak::new().file("sums.csv", ",Ann,Bo\nTotal,5,-5\n");
    refused(
        &sums,
        "import sums.csv",
        &["these are totals of each person"],
    );
    let other = Dokbak::new().file(
        "other.csv",
        "city,country,people\nSeoul,KR,9\nTokyo,JP,14\n",
    );
    refused(
        &other,
        "import other.csv",
        &["this is a table, but not one of results"],
    );
    for (bytes, why) in [
        (&b"PK\x03\x04sheet"[..], "a workbook or an archive"),
        (b"%PDF-1.7\n", "this is a PDF"),
    ] {
        let dokbak = Dokbak::new();
        fs::write(dokbak.home().join("file"), bytes).unwrap();
        refused(&dokbak, "import file", &[why]);
    }
}

/// The letters are found out, and said; an option says otherwise.
#[test]
fn sheets_of_windows_come_in() {
    let korean = WIDE.replace('△', "-");
    let utf16: Vec<u8> = korean.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let japanese = b"\x93\xfa\x95t,\x91\xbe\x98Y,\x89\xd4\x8eq\n2026-03-01,5,-5\n";
    for (bytes, said, person) in [
        (&utf16[..], "The letters are UTF-16LE", "철수"),
        (&japanese[..], "The letters are CP932", "太郎"),
    ] {
        let dokbak = Dokbak::new();
        fs::write(dokbak.home().join("results.csv"), bytes).unwrap();
        shows(&imported(&dokbak, "import results.csv"), &[said]);
        assert!(dokbak.line("standings").run().done().contains(person));
    }
    let dokbak = Dokbak::new();
    fs::write(dokbak.home().join("results.csv"), japanese).unwrap();
    refused(
        &dokbak,
        "import results.csv --encoding utf-8",
        &["line 1 is not in UTF-8"],
    );
    let told = dokbak.line("import results.csv --encoding klingon").run();
    assert_eq!(told.status, Some(2), "{told:?}");
}

/// Nothing is written, and no file is made.
#[test]
fn a_dry_run_shows_and_writes_nothing() {
    let dokbak = Dokbak::new().file("results.csv", WIDE);
    let told = imported(&dokbak, "import results.csv --dry-run");
    shows(
        &told,
        &[
            "DATE: 철수 +37, 영희 -17, 민수 -20 ",
            "DATE: 영희 -500, 민수 +500\n",
            "Nothing was written. Without `--dry-run`, 3 hands would come in.\n",
        ],
    );
    assert!(!dokbak.ledger().exists());
    imported(&dokbak, "import results.csv");
    let told = imported(&dokbak, "import results.csv --dry-run");
    shows(
        &told,
        &["0 hands would come in; 3 more are here already.\n"],
    );
    let notes = "date 2026-03-02\nplayers Ann Bo\nnet Ann 5 Bo -5\n";
    let dokbak = dokbak.file("notes.hwatu", notes);
    let told = imported(&dokbak, "import notes.hwatu --dry-run");
    shows(&told, &["DATE: Ann +5, Bo -5", "1 hand would come in"]);
    let told = dokbak.line("import notes.hwatu --each evening").run();
    assert_eq!(told.status, Some(2), "{told:?}");
    shows(&told.stderr, &["--each is about sheets of results"]);
}

/// Names go through the same questions as in notes.
#[test]
fn a_name_that_is_nearly_known_is_told() {
    let dokbak = Dokbak::new().file("results.csv", "날짜,김철수,영희\n2026-03-01,5,-5\n");
    imported(&dokbak, "import results.csv");
    let dokbak = dokbak.file("more.csv", "날짜,김철스,영희\n2026-03-02,3,-3\n");
    let told = imported(&dokbak, "import more.csv --name 김철스=김철수");
    assert!(!told.contains("김철스"), "{told}");
    stand(&dokbak, &[("김철수", "+8")]);
}

/// At a terminal everything that is open is asked, and the sheet is shown before it is taken.
#[test]
fn at_a_terminal_a_sheet_is_asked_about_and_shown() {
    let sheet = "date,Ann,Bo\n3/4,500,-500\n4/5,300,-300\n";
    let dokbak = Dokbak::new().file("results.csv", sheet);
    let mut pty = dokbak.line("import results.csv").terminal(40, 120);
    pty.answer(
        "Is each result a hand, or a whole evening? [hand] ",
        "evening",
    );
    pty.answer(
        "Are the numbers chips? If they are money, write what a chip is worth, such as 100 KRW. \
         [chips] ",
        "100 KRW",
    );
    pty.answer(
        "In which order is 3/4: 1 (year,) month, day, 2 day, month(, year)? ",
        "2",
    );
    pty.answer("Which year is 3/4? [2026] ", "2025");
    pty.wait_for("3 Apr 2025: Ann +5, Bo -5");
    pty.answer("Take in these 2 results? [Y/n] ", "");
    pty.wait_for("The results of 2 evenings taken in.");
    stand(&dokbak, &[("Ann", "+8")]);
}
