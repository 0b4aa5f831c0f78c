//! What may be two things in a sheet: it is refused, and what decides it is said.

use crate::sheets::{imported, refused, stand};
use crate::support::{Dokbak, shows};

/// Checks that a sheet is refused with these texts.
#[track_caller]
fn refuses(text: &str, options: &str, why: &[&str]) {
    let dokbak = Dokbak::new().file("results.csv", text);
    refused(&dokbak, &format!("import results.csv {options}"), why);
}

/// Checks the chips of people after a sheet came in, and returns what was said.
#[track_caller]
fn takes(text: &str, options: &str, chips: &[(&str, &str)]) -> String {
    let dokbak = Dokbak::new().file("results.csv", text);
    let told = imported(&dokbak, &format!("import results.csv {options}"));
    stand(&dokbak, chips);
    told
}

/// 8 March or 3 August: the hand below is not of the day before.
#[test]
fn a_day_alone_that_may_be_two_is_refused() {
    for text in [
        "날짜,판,철수,영희\n2026-03-01,,,\n,1,5,-5\n3/8,,,\n,1,7,-7\n",
        "2026년 3월 1일\n철수 +5 영희 -5\n3/8\n철수 +7 영희 -7\n",
    ] {
        refuses(
            text,
            "",
            &["3/8 may be two days; say which number is what: `--dates ymd`"],
        );
        let told = takes(text, "--dates mdy", &[("철수", "+12"), ("영희", "-12")]);
        shows(&told, &["2 hands of 2 days"]);
    }
    refuses(
        "날짜,판,철수,영희\n3월 1일,,,\n,1,5,-5\n",
        "--date 2026-01-01",
        &["results.csv:2: in which year was 3월 1일?"],
    );
}

/// 월 and 일 are also Monday and Sunday, but no clock.
#[test]
fn a_day_before_a_colon_is_no_time() {
    for (text, names) in [
        (
            "2026년 2월 27일\n지수 +5 철수 -5\n3월 3일: 지수 +7 철수 -7\n",
            ["지수", "철수"],
        ),
        (
            "2026年2月27日\n太郎 +5 花子 -5\n3月3日: 太郎 +7 花子 -7\n",
            ["太郎", "花子"],
        ),
        (
            "2026년 2월 27일 저녁\n지수 +5 철수 -5\n3월 3일 밤\n지수 +7 철수 -7\n",
            ["지수", "철수"],
        ),
    ] {
        let told = takes(text, "", &[(names[0], "+12"), (names[1], "-12")]);
        shows(&told, &["2 hands of 2 days"]);
    }
    refuses(
        "2026년 2월 27일\n지수 +5 철수 -5\n3월 3일 철수네\n지수 +7 철수 -7\n",
        "",
        &["results.csv:3: `3월 3일 철수네` begins with a day"],
    );
}

/// 5 + 7 = 12.
#[test]
fn a_word_where_others_have_numbers_may_be_a_sum() {
    for label in ["최종", "결과", "最終", "Endstand"] {
        for text in [
            format!("판,철수,영희\n1,5,-5\n2,7,-7\n{label},12,-12\n"),
            format!(
                "판,이름,점수\n1,철수,5\n1,영희,-5\n2,철수,7\n2,영희,-7\n{label},철수,12\n{label},영희,-12\n"
            ),
            format!(
                "판,보낸 사람,받은 사람,금액\n1,영희,철수,5\n2,영희,철수,7\n{label},영희,철수,12\n"
            ),
        ] {
            refuses(
                &text,
                "--date 2026-03-01",
                &["this row is the sum of those above"],
            );
        }
    }
    for label in ["전체", "결산", "현재까지"] {
        let text = format!("판,철수,영희\n1,5,-5\n2,7,-7\n{label},12,-12\n");
        let told = takes(&text, "--date 2026-03-01", &[("철수", "+12")]);
        shows(&told, &["Left out as sums: line 4."]);
    }
    // 막판 is a hand if it is no sum.
    let text = "판,철수,영희\n1,5,-5\n2,7,-7\n막판,1,-1\n";
    takes(text, "--date 2026-03-01", &[("철수", "+13")]);
}

#[test]
fn two_columns_of_numbers_tell_hands_apart() {
    let rows = "회차,판,이름,점수\n1,1,철수,5\n,,영희,-5\n1,2,철수,7\n1,2,영희,-7\n2,1,철수,1\n2,1,영희,-1\n";
    let told = takes(rows, "--date 2026-03-01", &[("철수", "+13")]);
    shows(&told, &["3 hands"]);
    let paid =
        "회차,판,보낸 사람,받은 사람,금액\n1,1,영희,철수,5\n1,1,민수,철수,5\n1,2,영희,철수,7\n";
    let told = takes(paid, "--date 2026-03-01", &[("철수", "+17")]);
    shows(&told, &["2 hands"]);
    // A number for each row is none of a hand.
    let counted = "번호,판,이름,점수\n1,1,철수,5\n2,1,영희,-5\n3,2,철수,7\n4,2,영희,-7\n";
    let told = takes(counted, "--date 2026-03-01", &[("철수", "+12")]);
    shows(&told, &["Columns left out: 번호.", "2 hands"]);
}

/// 1,400 won and 700 won at 100 won a chip are 14 and 7 chips, whatever the points.
#[test]
fn of_two_columns_of_amounts_the_one_that_was_paid_counts() {
    let text =
        "날짜,승자,점수,패자,금액\n2026-03-01,철수,7,영희,1400\n2026-03-01,철수,7,민수,700\n";
    takes(
        text,
        "--chip 100KRW",
        &[("철수", "+21"), ("영희", "-14"), ("민수", "-7")],
    );
    let text = "날짜,승자,딴돈,패자,잃은돈\n2026-03-01,철수,900,영희,-900\n";
    takes(text, "", &[("철수", "+900"), ("영희", "-900")]);
    let text = "날짜,이름,점수,금액\n2026-03-01,철수,7,1400\n2026-03-01,영희,-7,-1400\n";
    refuses(
        text,
        "",
        &["the columns 점수 and 금액 both hold amounts, and not the same ones"],
    );
    // Beside who won and who lost, other columns are nobody.
    refuses(
        "날짜,승자,왼쪽,패자,오른쪽\n2026-03-01,철수,900,영희,-900\n",
        "",
        &["this is a table, but not one of results"],
    );
}

#[test]
fn what_dokbak_wrote_for_a_chat_is_no_result_again() {
    let sheet =
        "날짜,철수,영희,민수\n2026-03-01,61,-41,-20\n2026-03-08,5,-5,0\n2026-03-15,-9,9,0\n";
    for lang in ["ko", "en", "ja"] {
        let dokbak = Dokbak::new().file("results.csv", sheet);
        imported(&dokbak, "import results.csv");
        let year = dokbak
            .line(&format!("share --year 2026 --lang {lang}"))
            .run()
            .stdout;
        let chat = format!(
            "--------------- 2026년 4월 1일 수요일 ---------------\n[철수] [오후 9:30] {year}\n\
             [영희] [오후 9:31] 철수 +1 영희 -1\n"
        );
        let dokbak = dokbak.file("chat.txt", &chat);
        let told = imported(&dokbak, "import chat.txt");
        shows(&told, &["1 hand of 1 day taken in."]);
        // 61 + 5 - 9 + 1.
        stand(&dokbak, &[("철수", "+58")]);
    }
}

/// From December to July, five months back or seven on.
#[test]
fn days_that_go_back_by_months_may_be_of_the_next_year() {
    refuses(
        "날짜,철수,영희\n12/25,5,-5\n7/15,7,-7\n12/25,9,-9\n",
        "--year 2024",
        &["results.csv:3: 7/15 goes back by months"],
    );
    let text = "날짜,철수,영희\n12/25,5,-5\n1/15,7,-7\n";
    let dokbak = Dokbak::new().file("results.csv", text);
    imported(&dokbak, "import results.csv --year 2024");
    shows(
        &dokbak.line("log --since 2025-01-01").run().done(),
        &["1/15.1"],
    );
}

#[test]
fn totals_and_months_are_no_hands() {
    for text in [
        "이름,판수,승,점수\n철수,12,8,120\n영희,12,4,-120\n",
        "player,games,won,net\nAnn,12,8,120\nBo,12,4,-120\n",
        "순위,이름,점수,승률\n1,철수,120,60%\n2,영희,-120,40%\n",
    ] {
        refuses(
            text,
            "--date 2026-03-01",
            &["these are totals of each person"],
        );
    }
    for text in [
        "月,太郎,花子\n1月,5,-5\n2月,7,-7\n",
        "구분,철수,영희\n1월,5,-5\n2월,7,-7\n",
        "이름,1월,2월\n철수,5,7\n영희,-5,-7\n",
    ] {
        refuses(
            text,
            "--date 2026-03-01",
            &["is a whole month; write a day of it"],
        );
    }
}

#[test]
fn amounts_that_may_be_two_are_refused() {
    for amount in ["1만5", "5만 3만", "3천 5만", "1.234만", "1e3"] {
        refuses(
            &format!("날짜,철수,영희\n2026-03-01,{amount},-{amount}\n"),
            "",
            &[&format!("results.csv:2: `{amount}` may be two amounts")],
        );
    }
    refuses(
        "날짜,승자,패자,금액\n2026-03-01,\"영희,민수\",철수,5\n",
        "",
        &["`영희,민수` has more than one name"],
    );
    refuses("date,Ann,Bo\nMar-26,5,-5\n", "", &["`Mar-26` is no day"]);
}

/// 37 thousand won at 1,000 won a chip are 37 chips; yen are no won.
#[test]
fn what_the_numbers_count_may_stand_above_or_beside_them() {
    let text = "3월 모임 (단위: 천원)\n날짜,철수,영희\n2026-03-01,37,-37\n";
    takes(text, "--chip 1000KRW", &[("철수", "+37")]);
    refuses(text, "", &["+37,000 is money"]);
    let text = "날짜,이름,금액,통화\n2026-03-01,철수,500,JPY\n2026-03-01,영희,-500,JPY\n";
    refuses(
        text,
        "--chip 100KRW",
        &["+500 JPY is in another currency than `--chip`"],
    );
    takes(text, "--chip 100JPY", &[("철수", "+5")]);
}

/// Only the orders that fit are offered.
#[test]
fn orders_that_do_not_fit_are_not_offered() {
    for (day, offered, other) in [
        (
            "26/03/01",
            "`--dates ymd` (year first, then the month) or `--dates dmy`",
            "mdy",
        ),
        (
            "3/4/2026",
            "`--dates mdy` (month first) or `--dates dmy`",
            "ymd",
        ),
    ] {
        let text = format!("date,Ann,Bo\n{day},5,-5\n");
        let dokbak = Dokbak::new().file("results.csv", &text);
        let told = dokbak.line("import results.csv").run();
        let said = told.stderr.replace("\n  ", " ");
        shows(&said, &[offered]);
        assert!(!said.contains(other), "{said}");
    }
}

/// 5 - 5 + 3 = 3: without the column it is 0; 5 - 8 = -3: with 주 it is 0.
#[test]
fn a_column_that_makes_rows_even_is_named() {
    refuses(
        "날짜,철수,영희,구름\n2026-03-01,5,-5,3\n2026-03-08,7,-7,4\n",
        "",
        &["without the column 구름 each row comes to 0"],
    );
    refuses(
        "날짜,철수,영희,주\n2026-03-01,5,-8,3\n",
        "",
        &["with the column 주, which is taken as no person, each row comes to 0"],
    );
    let ranks = "날짜,철수,철수 순위,영희,영희 순위\n2026-03-01,5,1,-5,2\n";
    let told = takes(ranks, "", &[("철수", "+5")]);
    shows(&told, &["Columns left out: 철수 순위, 영희 순위."]);
    // Fees in everyday words are no people.
    for fee in ["개평", "데라", "커피", "찻값", "テラ銭"] {
        refuses(
            &format!("날짜,철수,영희,{fee}\n2026-03-01,5000,-6000,1000\n"),
            "--chip 1000KRW",
            &[&format!("{fee} has 1,000, which is no person's")],
        );
    }
}

#[test]
fn what_is_no_sheet_is_refused_by_what_it_is() {
    for (text, why) in [
        (
            "2026-03-01 21:30:00,123 - game - player Ann score 5\n",
            "the log of another program",
        ),
        (
            "Mar  1 21:30:00 host game[7]: Ann 5\n",
            "the log of another program",
        ),
        (
            "GO player=2 t=1\nDIE player=3\nNAGARI\n",
            "the log of another program",
        ),
        (
            "2026-03-01,5,-5\n",
            "this is a table, but not one of results",
        ),
        (
            "날짜,철수,영희\n",
            "this is a table, but not one of results",
        ),
        (
            "철수 +120\n영희 -120\n",
            "each line has the amount of one person",
        ),
        (
            "date        Ann   Bo\n2026-03-01    5   -5\n2026-03-08    7   -7\n",
            "only blanks or strokes",
        ),
        (
            "| date | Ann | Bo |\n|---|---|---|\n| 2026-03-01 | 5 | -5 |\n",
            "only blanks or strokes",
        ),
    ] {
        refuses(text, "", &[why]);
    }
    // Blanks and apostrophes between groups of digits.
    let text = "date;Ann;Bo\n2026-03-01;1\u{202f}234;-1'234\n";
    takes(text, "", &[("Ann", "+1234")]);
}

#[test]
fn the_row_below_a_heading_may_be_the_one_that_names_the_columns() {
    let text =
        ",우리집,,할머니집,\n날짜,철수,영희,민수,지수\n2026-03-01,5,-5,0,0\n2026-03-08,1,-2,3,-2\n";
    takes(text, "", &[("철수", "+6"), ("지수", "-2")]);
}

/// The winner of each has what makes the sum zero.
#[test]
fn remarks_and_who_sat_out_are_no_part_of_a_result() {
    let text = "2026년 3월 1일\n영희 / 철수 -3 / 민수 -\n영희 / 철수 -3 / 민수 0\n\
        영희 / 철수 -3 ㅋㅋ\n영희 / 철수 -3 (피박)\n(3월 2일) 영희 / 철수 -3\n영희 승 / 철수 -3\n\
        철수는 +1 영희가 -1\n";
    let told = takes(text, "", &[("영희", "+17"), ("철수", "-17")]);
    shows(&told, &["7 hands of 2 days"]);
}

/// 3,000 and 6,000 won are 90 chips of 100 won: 9,000 once, not twice.
#[test]
fn the_same_rows_in_other_terms_do_not_count_twice() {
    let paid =
        "날짜,보낸 사람,받은 사람,금액\n2026-04-01,영희,철수,3000\n2026-04-01,민수,철수,6000\n";
    let wide = "날짜,철수,영희\n2026-04-01,3000,-3000\n2026-04-08,700,-700\n";
    for (text, first, then, chips) in [
        (paid, "--each evening --chip 100KRW", "--chip 100KRW", "+90"),
        (paid, "--each evening --chip 100KRW", "", "+90"),
        (paid, "--chip 100KRW", "--each evening --chip 100KRW", "+90"),
        (wide, "--each evening --chip 100KRW", "", "+37"),
        (wide, "", "--each evening --chip 100KRW", "+3700"),
    ] {
        let dokbak = Dokbak::new().file("results.csv", text);
        imported(&dokbak, &format!("import results.csv {first}"));
        let told = imported(&dokbak, &format!("import results.csv {then}"));
        shows(&told, &["--mended new`"]);
        stand(&dokbak, &[("철수", chips)]);
    }
}

#[test]
fn the_rows_of_a_day_in_another_order_are_the_same() {
    let rows = [
        "2026-03-01,5,-5\n",
        "2026-03-01,7,-7\n",
        "2026-03-01,-9,9\n",
    ];
    let head = "date,Ann,Bo\n";
    let dokbak = Dokbak::new().file("results.csv", &format!("{head}{}", rows.concat()));
    imported(&dokbak, "import results.csv");
    let turned: String = rows.iter().rev().copied().collect();
    let dokbak = dokbak.file("turned.csv", &format!("{head}{turned}"));
    let told = imported(&dokbak, "import turned.csv");
    assert!(!told.contains("--equal"), "{told}");
    stand(&dokbak, &[("Ann", "+3")]);
}

#[test]
fn rules_by_which_no_chips_pass_keep_no_amounts() {
    let text = "日付,太郎,花子\n2026-03-01,30,-30\n";
    refuses(
        text,
        "--rules koikoi",
        &[
            "no chips change hands",
            "dokbak rules new ./ours.yaml --from koikoi --set zero_sum=true --yes",
        ],
    );
    let dokbak = Dokbak::new().file("results.csv", text);
    dokbak
        .line("rules new ./ours.yaml --from koikoi --set zero_sum=true --yes")
        .run()
        .done();
    imported(&dokbak, "import results.csv --rules ./ours.yaml");
    stand(&dokbak, &[("太郎", "+30")]);
    let told = takes(text, "", &[("太郎", "+30")]);
    shows(
        &told,
        &["They are kept by the rules pagat (`--rules` says otherwise)."],
    );
}

/// What an old book says comes in as the result of an evening: it counts in the standings, and as no
/// hand.
#[test]
fn an_adjustment_of_somebody_without_a_hand_says_how_to_begin() {
    let dokbak = Dokbak::new();
    let told = dokbak
        .line("adjust 이월 철수 +120 영희 -120 --date 2026-01-01")
        .run();
    assert_eq!(told.status, Some(1), "{told:?}");
    let said = told.stderr.replace("\n  ", " ");
    shows(
        &said,
        &[
            "write `철수 +120 영희 -120` into a file",
            "`dokbak import FILE --each evening --date 2026-01-01`",
        ],
    );
    let dokbak = dokbak.file("old.txt", "철수 +120 영희 -120\n");
    imported(&dokbak, "import old.txt --each evening --date 2026-01-01");
    stand(&dokbak, &[("철수", "+120"), ("영희", "-120")]);
}
