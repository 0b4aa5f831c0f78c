//! What a sheet says beside results, and what it leaves open: no person, no amount and no hand that
//! nobody said comes in.

use crate::sheets::{imported, refused, stand};
use crate::support::{Dokbak, shows};
use std::fs;

/// 1,234 without quotation marks is two cells.
#[test]
fn an_amount_that_is_divided_at_its_comma_is_refused() {
    for (text, why) in [
        (
            "date,Ann,Bo,Chul\n2026-01-03,1,000,-1,000,0\n",
            "results.csv:2: more cells (6) than the heading (4); an amount with a comma needs quotes",
        ),
        (
            "date,Ann,Bo\n2026-01-03,10,-10\n2026-01-04,10,-10,5\n",
            "results.csv:3: more cells (4) than the heading (3)",
        ),
        (
            "date,Ann,Bo,Chul,Dan\n2026-01-03,1,000,-1,000\n",
            "results.csv:2: 1,000 is two cells here",
        ),
        (
            "date,player,amount,memo\n2026-01-03,Ann,1,500\n2026-01-03,Bo,-1,500\n",
            "results.csv:2: 1,500 is two cells here",
        ),
    ] {
        let dokbak = Dokbak::new().file("results.csv", text);
        refused(
            &dokbak,
            "import results.csv",
            &[why, "nothing was taken in"],
        );
    }
    // The amounts of such a row are nobody's, so that nothing is said of their sum.
    let dokbak = Dokbak::new().file("results.csv", "date,Ann,Bo\n2026-01-03,1,000,-1,000\n");
    let told = dokbak.line("import results.csv").run();
    assert!(!told.stderr.contains("come to"), "{told:?}");
    // Empty cells at the end are nothing.
    let dokbak = Dokbak::new().file("results.csv", "date,Ann,Bo\n2026-01-03,10,-10,,\n");
    imported(&dokbak, "import results.csv");
}

/// 10 + 5 = 15; the totals go on from 100.
#[test]
fn columns_of_running_totals_are_no_people() {
    for (one, other) in [
        ("철수(누계)", "영희(누계)"),
        ("[누계]철수", "[누계]영희"),
        ("철수 합계", "영희 합계"),
        ("철수누계", "영희누계"),
        ("누계_철수", "누계-영희"),
        ("철수 (total)", "영희 Total"),
        ("철수_total", "total 영희"),
        ("철수 누적금액", "누적점수 영희"),
        ("철수 total score", "영희 running total"),
        ("철수計", "영희(計)"),
    ] {
        let text = format!(
            "날짜,철수,영희,{one},{other}\n2026-01-03,10,-10,110,-110\n2026-01-10,5,-5,115,-115\n"
        );
        let dokbak = Dokbak::new().file("results.csv", &text);
        let told = imported(&dokbak, "import results.csv");
        shows(&told, &[&format!("Columns left out: {one}, {other}.\n")]);
        stand(&dokbak, &[("철수", "+15"), ("영희", "-15")]);
        assert_eq!(
            dokbak.line("people").run().done().lines().count(),
            3,
            "{one}"
        );
    }
    let only = "date,Ann total,Bo total\n2026-01-03,10,-10\n2026-01-04,15,-15\n";
    let only = Dokbak::new().file("results.csv", only);
    refused(
        &only,
        "import results.csv",
        &["these are totals of each person"],
    );
}

/// The currency of a heading is that of its column: 1,000 won at 100 won a chip are 10 chips.
#[test]
fn the_currency_of_a_heading_is_no_part_of_the_name() {
    for head in ["Ann (₩),Bo (₩)", "Ann (KRW),Bo(원)", "Ann [KRW],Bo (won)"] {
        let text = format!("date,{head}\n2026-01-03,1000,-1000\n");
        let dokbak = Dokbak::new().file("results.csv", &text);
        refused(
            &dokbak,
            "import results.csv",
            &["results.csv:2: +1,000 is money: say what a chip is worth"],
        );
        imported(&dokbak, "import results.csv --chip 100KRW");
        stand(&dokbak, &[("Ann", "+10"), ("Bo", "-10")]);
    }
}

/// 영희 pays 20 for the room: 100 - 120 + 20 = 0, but the 20 are nobody's.
#[test]
fn a_row_of_a_fee_is_no_person() {
    for fee in ["방값", "자릿세", "고리", "場代", "食事代", "fee", "rent"] {
        let text = format!(
            "날짜,이름,금액\n2026-01-03,철수,100\n2026-01-03,영희,-120\n2026-01-03,{fee},20\n"
        );
        let dokbak = Dokbak::new().file("results.csv", &text);
        refused(
            &dokbak,
            "import results.csv",
            &[
                &format!("20 is missing; {fee} has 20, which is no person's"),
                &format!("dokbak adjust {fee} Ann -20KRW --kitty {fee}"),
            ],
        );
    }
    // Beside amounts that come to 0 it is left out with a word.
    let even = "date,player,amount\n2026-01-03,Ann,10\n2026-01-03,Bo,-10\n2026-01-03,fee,5\n";
    let dokbak = Dokbak::new().file("results.csv", even);
    let told = imported(&dokbak, "import results.csv");
    shows(&told, &["Left out, as a fee and no person: line 4.\n"]);
    stand(&dokbak, &[("Ann", "+10"), ("Bo", "-10")]);
    let adjusted = dokbak
        .line("adjust fee Ann -20KRW --kitty fee")
        .run()
        .done();
    shows(&adjusted, &["In the kitty \"fee\": 20 KRW."]);
    let paid = "date,from,to,amount\n2026-01-03,Ann,rent,20\n";
    refused(
        &Dokbak::new().file("results.csv", paid),
        "import results.csv",
        &["results.csv:2: rent is no person's name"],
    );
    let by_hand = "name,3/13,3/18\nAnn,10,-5\nBo,-12,5\nfee,2,0\n";
    refused(
        &Dokbak::new().file("results.csv", by_hand),
        "import results.csv --year 2026",
        &["2 is missing; fee has 2"],
    );
    let said = "2026-03-07\n철수 +100 영희 -120 방값 +20\n";
    refused(
        &Dokbak::new().file("chat.txt", said),
        "import chat.txt",
        &["chat.txt:2: 방값 is no person's name"],
    );
}

/// One row, and one below it that is the same and has no day: a sum, or a second hand of that day.
#[test]
fn a_row_that_is_equal_to_the_only_one_above_may_be_its_sum() {
    for text in [
        "date,Ann,Bo\n2026-03-01,5,-5\n,5,-5\n",
        "Ann,Bo\n5,-5\n5,-5\n",
    ] {
        let dokbak = Dokbak::new().file("results.csv", text);
        refused(
            &dokbak,
            "import results.csv --date 2026-03-01",
            &["results.csv:3: this row is the sum of those above: write `total` in it"],
        );
    }
    let text = "date,Ann,Bo\n2026-03-01,5,-5\n,5,-5\n";
    for (answer, chips) in [("sum", "+5"), ("result", "+10")] {
        let dokbak = Dokbak::new().file("results.csv", text);
        let line = "import results.csv --each hand --chip 100KRW --amounts chips";
        let mut pty = dokbak.line(line).terminal(40, 120);
        pty.answer(
            "Line 3 is the sum of those above. Is it a sum, or a result of its own? ",
            answer,
        );
        let question = match answer {
            "sum" => "Take in this result? [Y/n] ",
            _ => "Take in these 2 results? [Y/n] ",
        };
        pty.answer(question, "");
        pty.wait_for("taken in.");
        stand(&dokbak, &[("Ann", chips)]);
    }
    let said = "date,Ann,Bo\n2026-03-01,5,-5\n합계,5,-5\n";
    let dokbak = Dokbak::new().file("results.csv", said);
    let told = imported(&dokbak, "import results.csv");
    shows(&told, &["Left out as sums: line 3.\n"]);
    stand(&dokbak, &[("Ann", "+5")]);
}

/// What people won before is named, with the command that keeps it.
#[test]
fn a_balance_from_before_is_named() {
    for word in [
        "이월",
        "전월 이월",
        "繰越",
        "opening",
        "carried over",
        "balance",
    ] {
        let text = format!("date,Ann,Bo\n{word},120,-120\n2026-03-01,5,-5\n합계,125,-125\n");
        let dokbak = Dokbak::new().file("results.csv", &text);
        let told = imported(&dokbak, "import results.csv");
        shows(
            &told,
            &[
                "Left out as sums: line 4.\n",
                "Left out, as won and lost before: line 2.\n",
                "dokbak adjust 'from before' Ann +120 Bo -120 --date DATE`",
            ],
        );
        stand(&dokbak, &[("Ann", "+5")]);
        let adjusted = "adjust before Ann +120 Bo -120 --date 2026-03-01";
        dokbak.line(adjusted).run().done();
        stand(&dokbak, &[("Ann", "+125")]);
    }
    // A sum may stand above the rows.
    let above = "date,Ann,Bo\ntotal,7,-7\n2026-03-01,5,-5\n2026-03-02,2,-2\n";
    let dokbak = Dokbak::new().file("results.csv", above);
    let told = imported(&dokbak, "import results.csv");
    shows(&told, &["Left out as sums: line 2.\n"]);
}

/// Whatever the form of the sheet: Ann was 120 up, and wins 5 and 6.
#[test]
fn a_balance_from_before_is_named_in_every_form() {
    for text in [
        "date,player,amount\nopening,Ann,120\nopening,Bo,-120\n2026-03-01,Ann,5\n2026-03-01,Bo,-5\n\
         2026-03-08,Ann,6\n2026-03-08,Bo,-6\n",
        "date,player,amount,memo\n2026-03-01,Ann,120,전월 이월\n2026-03-01,Bo,-120,전월 이월\n\
         2026-03-01,Ann,5,\n2026-03-01,Bo,-5,\n2026-03-08,Ann,6,\n2026-03-08,Bo,-6,\n",
        "name,이월,3/1,3/8\nAnn,120,5,6\nBo,-120,-5,-6\n",
        "date,from,to,amount\n繰越,Bo,Ann,120\n2026-03-01,Bo,Ann,5\n2026-03-08,Bo,Ann,6\n",
        "date,Ann,Bo,memo\n2026-03-01,120,-120,carried over\n2026-03-01,5,-5,\n2026-03-08,6,-6,\n",
        "2026-03-01\n이월: Ann +120 Bo -120\nAnn +5 Bo -5\n2026-03-08\nAnn +6 Bo -6\n",
        "2026-03-01\nAnn +5 Bo -5\n2026-03-08\nopening Ann +120 Bo -120\nAnn +6 Bo -6\n",
    ] {
        let dokbak = Dokbak::new().file("results.csv", text);
        let told = imported(&dokbak, "import results.csv --year 2026 --dates mdy");
        let command = "adjust 'from before' Ann +120 Bo -120 --date DATE";
        let turned = "adjust 'from before' Bo -120 Ann +120 --date DATE";
        assert!(told.contains(command) || told.contains(turned), "{told}");
        stand(&dokbak, &[("Ann", "+11"), ("Bo", "-11")]);
    }
    // A stake that is carried over is said of a hand.
    let stake = "date,Ann,Bo,memo\n2026-03-01,5,-5,the stake is carried over\n";
    let dokbak = Dokbak::new().file("results.csv", stake);
    imported(&dokbak, "import results.csv");
    stand(&dokbak, &[("Ann", "+5")]);
}

/// 5 + 3 = 8: what sums up is no hand, and no word is a person.
#[test]
fn sums_and_other_words_in_a_chat_are_no_hands_and_no_people() {
    let sums = "2026-03-07\nAnn +5 Bo -5\nAnn +3 Bo -3\nTotal: Ann +8 Bo -8\nIn all Ann +8 Bo -8\n\
        Tonight: Ann +8, Bo -8\nSum Ann +8 Bo -8\n합계: Ann +8 Bo -8\n총 Ann +8 Bo -8\n\
        정산 Ann +8 Bo -8\nトータル Ann +8 Bo -8\n計 Ann +8 Bo -8\n小計 Ann +8 Bo -8\n";
    let dokbak = Dokbak::new().file("chat.txt", sums);
    let told = imported(&dokbak, "import chat.txt");
    shows(
        &told,
        &[
            "Left out as sums: lines 4-13.\n",
            "2 hands of 1 day taken in.\n",
        ],
    );
    stand(&dokbak, &[("Ann", "+8"), ("Bo", "-8")]);
    assert_eq!(dokbak.line("people").run().done().lines().count(), 3);
    let unsure = "2026-03-07\nAnn +5 Bo -5\nsorry, Ann +6 Bo -6\nTonight Ann +7 Bo -7\n\
        well Ann +6 Bo -6\nhm, Ann +6\n";
    let dokbak = Dokbak::new().file("chat.txt", unsure);
    let told = imported(&dokbak, "import chat.txt");
    shows(
        &told,
        &["Left out, with an amount but no result: lines 3-6.\n"],
    );
    stand(&dokbak, &[("Ann", "+5"), ("Bo", "-5")]);
    let only = Dokbak::new().file("chat.txt", "2026-03-07\n합계: 철수 +8 영희 -8\n");
    refused(
        &only,
        "import chat.txt",
        &["these are totals of each person"],
    );
}

/// A line with an amount is taken or named: 3,000 won are 30 chips.
#[test]
fn every_line_of_a_chat_with_an_amount_is_taken_or_named() {
    let text =
        "2026-03-07\nAnn/Bo-3000\n철수가 영희한테 3000원\n영희 500원 철수한테\nsee you at 8\n";
    let dokbak = Dokbak::new().file("chat.txt", text);
    let told = imported(&dokbak, "import chat.txt --chip 100KRW");
    shows(
        &told,
        &[
            "Left out, with an amount but no result: lines 3-4.\n",
            "2 other lines have no amounts.\n",
            "1 hand of 1 day taken in.\n",
        ],
    );
    stand(&dokbak, &[("Ann", "+30"), ("Bo", "-30")]);
    // Two people with one amount, and somebody at the end without one.
    let unclear =
        "2026-03-07\n영희 +2 철수 -1 지수 -1\n영희 철수 -3 / 지수\n영희 +3 철수 -2 지수\n";
    let dokbak = Dokbak::new().file("chat.txt", unclear);
    let told = imported(&dokbak, "import chat.txt");
    shows(
        &told,
        &["Left out, with an amount but no result: lines 3-4.\n"],
    );
    stand(&dokbak, &[("영희", "+2"), ("지수", "-1")]);
    // In an export of a phone each line has its day.
    let dated = "2026년 3월 7일 오후 9:30, 철수 : 철수 +5000 영희 -5000\n\
        2026년 3월 7일 오후 9:31, 영희 : 3000원 내놔\n";
    let dokbak = Dokbak::new().file("chat.txt", dated);
    let told = imported(&dokbak, "import chat.txt --chip 100KRW");
    shows(
        &told,
        &["Left out, with an amount but no result: line 2.\n"],
    );
}

/// Each export has one hand of 6 November: Ann +5, Bo -3, Chul -2.
#[test]
fn exports_in_english_and_with_blanks_come_in() {
    let said = "Ann +5 Bo -3 Chul -2";
    for text in [
        format!(
            "Hwatu KakaoTalk Chats\nDate Saved : 2026-11-07 15:00:00\n\n\
             --- Friday, November 6, 2026 ---\n[Ann] [8:12 PM] {said}\n[Bo] [8:13 PM] ok\n"
        ),
        format!(
            "Talk_2026.11.7 15:00-1.txt\nDate Saved : Nov 7, 2026 at 15:00\n\n\
             Nov 6, 2026 at 20:12, Ann : {said}\nNov 6, 2026 at 20:13, Bo : ok\n"
        ),
        format!("2026.11.06 Friday\n20:12 Ann {said}\n20:13 Bo ok\n"),
        format!("2026.11.06 Friday\n20:12\tAnn\t{said}\n20:13\tBo\tok\n"),
        format!(
            "[LINE] Chat\nSaved on: 2026/11/07 15:00\n\n2026/11/06(Fri)\n08:12 PM\tAnn\t{said}\n"
        ),
        format!("[06.11.2026, 20:12:11] Ann: {said}\n[06.11.2026, 20:13:11] Bo: ok\n"),
    ] {
        let dokbak = Dokbak::new().file("chat.txt", &text);
        let told = imported(&dokbak, "import chat.txt --dates dmy");
        shows(&told, &["1 hand of 1 day taken in.\n"]);
        stand(&dokbak, &[("Ann", "+5"), ("Bo", "-3"), ("Chul", "-2")]);
        shows(&dokbak.line("log").run().done(), &["11/6.1"]);
    }
}

/// A record holds the people of one table.
#[test]
fn more_people_than_a_table_has_are_refused_with_a_way_out() {
    let text = "date,A,B,C,D,E,F,G,H\n2026-01-03,7,-1,-1,-1,-1,-1,-1,-1\n";
    let dokbak = Dokbak::new().file("results.csv", text);
    let command = "adjust evening A +7 B -1 C -1 D -1 E -1 F -1 G -1 H -1 --date 2026-01-03";
    refused(
        &dokbak,
        "import results.csv --each evening",
        &[
            "results.csv:2: 8 people have amounts",
            "at most 6 by these rules",
            &format!("`dokbak {command}`"),
        ],
    );
    // Once everybody has a hand here, the command does it: 7 + 1 and -1 - 1.
    let pairs = "date,A,B,C,D,E,F,G,H\n2026-01-02,1,-1,0,0,,,,\n2026-01-02,,,,,0,0,1,-1\n";
    let dokbak = dokbak.file("pairs.csv", pairs);
    imported(&dokbak, "import pairs.csv");
    dokbak.line(command).run().done();
    stand(&dokbak, &[("A", "+8"), ("H", "-2")]);
    // Who has 0 needs no place: 5 and five times -1.
    let zero = text.replace("7,-1,-1", "5,0,0");
    let dokbak = Dokbak::new().file("results.csv", &zero);
    imported(&dokbak, "import results.csv --each evening");
    stand(&dokbak, &[("A", "+5"), ("D", "-1")]);
}

#[test]
fn an_amount_that_is_too_large_is_told_with_its_line() {
    for amount in [
        "1000000000001",
        "99999999999999999999999999",
        "9223372036854775808",
    ] {
        let text = format!("date,Ann,Bo\n2026-01-02,1,-1\n2026-01-03,{amount},-{amount}\n");
        let dokbak = Dokbak::new().file("results.csv", &text);
        refused(
            &dokbak,
            "import results.csv",
            &["results.csv:3: ", " is too large; "],
        );
    }
    let most = "date,Ann,Bo\n2026-01-03,1000000000000,-1000000000000\n";
    let dokbak = Dokbak::new().file("results.csv", most);
    imported(&dokbak, "import results.csv");
}

/// CP1252, which Windows writes in Western languages.
#[test]
fn western_sheets_of_windows_come_in() {
    let bytes = b"date;Jos\xe9;Zo\xeb\n2026-03-01;5;-5\n";
    for line in ["import results.csv", "import results.csv --encoding cp1252"] {
        let dokbak = Dokbak::new();
        fs::write(dokbak.home().join("results.csv"), bytes).unwrap();
        let told = imported(&dokbak, line);
        assert_eq!(
            told.contains("The letters are CP1252"),
            !line.contains("--encoding"),
            "{told}"
        );
        stand(&dokbak, &[("José", "+5"), ("Zoë", "-5")]);
    }
}

/// 平成30 is 2018, 令和8 is 2026.
#[test]
fn days_of_japanese_eras_are_read() {
    let text = "日付,太郎,花子\n平成30年1月3日,1,-1\nR8.11.6,2,-2\n";
    let dokbak = Dokbak::new().file("results.csv", text);
    imported(&dokbak, "import results.csv");
    shows(&dokbak.line("log --year 2018").run().done(), &["1/3.1"]);
    shows(&dokbak.line("log --year 2026").run().done(), &["11/6.1"]);
}
