//! Tables for spreadsheets: `dokbak export --csv`, from the ledger of the journal tests.

use crate::journals::{Book, book};
use crate::support::Dokbak;
use std::collections::BTreeMap;
use std::fs;

const HEADINGS: &str = "day,session,hand,entry,what,rules,outcome,chip,\
    player,seat,role,chips,money,currency,points,score,go,correction,reason";

fn rows(text: &str) -> Vec<BTreeMap<String, String>> {
    let mut table = csv::Reader::from_reader(text.as_bytes());
    table.deserialize().map(Result::unwrap).collect()
}

#[test]
fn a_row_is_a_player_in_a_hand() {
    let told = book().home.line("export --csv").run().done();
    let due = [
        HEADINGS,
        "2026-01-10,1,1,2,hand,pagat,nagari,100 KRW,민수,1,played,6,600,KRW,,,,,",
        "2026-01-10,1,1,2,hand,pagat,nagari,100 KRW,O'Neil: x,2,played,-3,-300,KRW,,,,,",
        "2026-01-10,1,1,2,hand,pagat,nagari,100 KRW,1,3,played,-3,-300,KRW,,,,,",
        "2026-02-13,4,1,5,hand,pagat,nagari,,O'Neil; x,1,played,-3,,,,,,6,",
        "2026-02-13,4,1,5,hand,pagat,nagari,,O'Neil- x,2,played,3,,,,,,6,",
        "2026-02-14,7,1,8,hand,pagat,nagari,0.5 $,민수,1,played,-2,-1,$,,,,,",
        "2026-02-14,7,1,8,hand,pagat,nagari,0.5 $,Ann,2,played,-2,-1,$,,,,,",
        // Points are not chips before the game ends.
        "2026-03-01,9,1,10,hand,koikoi-nintendo,shobu,10 원,민수,1,winner,0,0,원,5,5,0,,",
        "2026-03-01,9,1,10,hand,koikoi-nintendo,shobu,10 원,Ann,2,played,0,0,원,0,,,,",
        "2026-03-01,9,,11,end,koikoi-nintendo,,10 원,민수,1,,5,50,원,,,,,",
        "2026-03-01,9,,11,end,koikoi-nintendo,,10 원,Ann,2,,-5,-50,원,,,,,",
    ];
    assert_eq!(told.lines().collect::<Vec<_>>(), masked(&due));
}

/// Masks the days in the expected lines.
fn masked(lines: &[&str]) -> Vec<String> {
    lines
        .iter()
        .map(|line| crate::support::masked(line))
        .collect()
}

#[test]
fn a_wide_row_is_a_hand_with_a_column_a_person() {
    let book = book();
    let told = book.home.line("export --csv --wide -o -").run().done();
    let due = [
        "day,session,hand,entry,what,rules,outcome,chip,민수,O'Neil: x,1,O'Neil; x,O'Neil- x,Ann",
        "2026-01-10,1,1,2,hand,pagat,nagari,100 KRW,6,-3,-3,,,",
        "2026-02-13,4,1,5,hand,pagat,nagari,,,,,-3,3,",
        "2026-02-14,7,1,8,hand,pagat,nagari,0.5 $,-2,,,,,-2",
        "2026-03-01,9,1,10,hand,koikoi-nintendo,shobu,10 원,0,,,,,0",
        "2026-03-01,9,,11,end,koikoi-nintendo,,10 원,5,,,,,-5",
    ];
    assert_eq!(told.lines().collect::<Vec<_>>(), masked(&due));
    // Only people who played then have a column.
    let told = book
        .home
        .line("export --csv --wide --year 2026 --month 2026-02");
    assert_eq!(told.run().status, Some(2));
    let told = book.home.line("export --csv --wide --month 2026-02").run();
    let head = "day,session,hand,entry,what,rules,outcome,chip,민수,O'Neil; x,O'Neil- x,Ann";
    assert_eq!(told.stdout.lines().next(), Some(head));
    assert_eq!(told.stdout.lines().count(), 3);
}

#[test]
fn chips_sum_to_the_standings() {
    let book = book();
    let told = book.home.line("export --csv").run().done();
    let mut sums: BTreeMap<String, i64> = BTreeMap::new();
    for row in rows(&told) {
        *sums.entry(row["player"].clone()).or_default() += row["chips"].parse::<i64>().unwrap();
    }
    let standings = book.json("standings --json");
    let due = standings["players"].as_array().unwrap().iter();
    let due: BTreeMap<String, i64> = due
        .map(|one| {
            let name = one["player"].as_str().unwrap();
            (name.to_owned(), one["chips"].as_i64().unwrap())
        })
        .collect();
    assert_eq!(sums, due);
}

#[test]
fn no_name_is_a_formula() {
    let mut book = Book::new();
    let names = ["=1+1", "Bo;@SUM(A1)", "-Ann, \"=x\""];
    let session = book.sit("2026-01-10", &names, "pagat", None);
    book.play(session, &names, "players A B C\nA ppuk 4 first\nnagari\n");
    book.home.line("export --csv -o hands.csv").run().done();
    let text = fs::read_to_string(book.home.home().join("hands.csv")).unwrap();
    // Only a file has the mark that tells Excel it is UTF-8.
    let text = text.strip_prefix('\u{feff}').unwrap();
    let names: Vec<String> = rows(text).iter().map(|row| row["player"].clone()).collect();
    assert_eq!(names, ["'=1+1", "Bo;'@SUM(A1)", "'-Ann, \"'=x\""]);
    let chips: Vec<String> = rows(text).iter().map(|row| row["chips"].clone()).collect();
    assert_eq!(chips, ["6", "-3", "-3"]);
}

#[test]
fn who_sits_out_is_in_the_table() {
    let dokbak = Dokbak::new();
    let record = dokbak.file(
        "hand.hwatu",
        "date 2026-05-01\nplayers Ann Bo Chul Dan\nBo drops\nChul takes 1t 2t 3t 1p 2p 3p\nChul stop\n",
    );
    let told = record.line("import hand.hwatu").run();
    assert_eq!(told.status, Some(0), "{told:?}");
    let told = record.line("export --csv").run().done();
    let roles: Vec<String> = rows(&told)
        .iter()
        .map(|row| format!("{} {} {}", row["player"], row["role"], row["score"]))
        .collect();
    assert_eq!(
        roles,
        ["Ann played ", "Bo out ", "Chul winner 3", "Dan played "]
    );
}

#[test]
fn what_was_written_is_said_in_each_language() {
    for (lang, rows, transactions) in [
        (
            "en",
            "hands.csv: 11 rows.\n",
            "book.journal: 9 transactions.\n",
        ),
        (
            "ko",
            "hands.csv: 11줄을 적었어요.\n",
            "book.journal: 거래 9건을 적었어요.\n",
        ),
        (
            "ja",
            "hands.csv: 11行書きました。\n",
            "book.journal: 取引を9件書きました。\n",
        ),
    ] {
        let book = book();
        let told = |line: &str| book.home.line(&format!("--lang {lang} {line}")).run();
        told("export --csv -o hands.csv").is(0, rows, "");
        told("export --hledger -o book.journal").is(0, transactions, "");
        let again = told("export --beancount -o book.journal");
        assert_eq!((again.status, again.stdout.as_str()), (Some(1), ""));
    }
}

#[test]
fn exactly_one_form_is_asked_for() {
    let dokbak = Dokbak::new();
    for line in [
        "export",
        "export --csv --jsonl",
        "export --hledger --beancount",
        "export --wide",
        "export --hledger --wide",
        "export --jsonl --year 2026",
    ] {
        assert_eq!(dokbak.line(line).run().status, Some(2), "{line}");
    }
}
