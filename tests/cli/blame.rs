//! Errors name the file, folder, session or word at fault.

use crate::support::{Dokbak, after_the_evening, masked};
use std::fs;

/// The messages in en, ko and ja.
type Said = [(&'static str, &'static str); 3];

/// The program prints the message and exits with the status; it does not name the ledger, which is
/// not at fault.
fn blames(dokbak: &Dokbak, line: &str, status: i32, said: Said) {
    let own = dokbak.ledger().display().to_string();
    for (lang, said) in said {
        let told = dokbak.line(&format!("{line} --lang {lang}")).run();
        assert_eq!(told.status, Some(status), "{told:?}");
        assert!(told.stderr.contains(said), "{told:?}");
        assert!(!told.stderr.contains(&format!("{own}:")), "{told:?}");
    }
}

#[test]
fn a_backup_that_cannot_be_written_is_named_with_its_folder() {
    let dokbak = after_the_evening();
    blames(
        &dokbak,
        "backup nowhere/x.db",
        1,
        [
            (
                "en",
                "nowhere/x.db cannot be written: the folder nowhere does not exist",
            ),
            ("ko", "nowhere/x.db: 적을 수 없어요. nowhere 폴더가 없어요."),
            (
                "ja",
                "nowhere/x.dbに書けません: フォルダー nowhere がありません。",
            ),
        ],
    );
    let taken = dokbak.file("there.db", "something else");
    blames(
        &taken,
        "backup there.db",
        1,
        [
            ("en", "there.db is there already"),
            ("ko", "there.db: 이미 있는 파일이에요."),
            ("ja", "there.db: このファイルはもうあります。"),
        ],
    );
}

#[test]
fn a_page_without_a_folder_blames_the_folder() {
    let dokbak = after_the_evening();
    blames(
        &dokbak,
        "report -o nowhere/x.html",
        1,
        [
            ("en", "the folder nowhere does not exist"),
            ("ko", "nowhere 폴더가 없어요."),
            ("ja", "フォルダー nowhere がありません。"),
        ],
    );
}

#[test]
fn restore_names_the_file_that_is_no_ledger() {
    let text = "day,session,hand,entry,what\n1,2,3,4,5 and much more than a hundred letters of a \
                table, so that it is longer than the head of a database\n";
    let dokbak = after_the_evening().file("all.csv", text);
    blames(
        &dokbak,
        "restore all.csv",
        3,
        [
            ("en", "all.csv: the file is not a ledger"),
            ("ko", "all.csv: 장부 파일이 아니에요."),
            ("ja", "all.csv: このファイルは帳簿ではありません。"),
        ],
    );
}

#[test]
fn a_file_of_dokbaks_own_that_has_no_hands_is_recognised() {
    let here = after_the_evening();
    here.line("backup copy.db").run().done();
    here.line("export --csv -o all.csv").run().done();
    here.line("export --hledger -o a.journal").run().done();
    here.line("report -o page.html").run().done();
    for (file, said) in [
        (
            "copy.db",
            [
                ("en", "copy.db: this is a ledger file; export it"),
                ("ko", "copy.db: 장부 파일이에요."),
                ("ja", "copy.db: 帳簿ファイルです。"),
            ],
        ),
        (
            "all.csv",
            [
                ("en", "all.csv: this is a table for spreadsheets"),
                ("ko", "all.csv: 스프레드시트용 표라서"),
                ("ja", "all.csv: 表計算用の表なので"),
            ],
        ),
        (
            "a.journal",
            [
                ("en", "a.journal: this is a journal for another program"),
                ("ko", "a.journal: 다른 회계 프로그램용 파일이라서"),
                ("ja", "a.journal: ほかの会計プログラム用のファイルなので"),
            ],
        ),
        (
            "page.html",
            [
                ("en", "page.html: this is a page made by `dokbak report`"),
                ("ko", "page.html: 한 해를 보여 주는 페이지라서"),
                ("ja", "page.html: 一年のページなので"),
            ],
        ),
    ] {
        blames(&here, &format!("import {file}"), 1, said);
        let told = here.line(&format!("import {file}")).run();
        assert_eq!(told.stderr.lines().count(), 1, "{told:?}");
    }
}

#[test]
fn entries_that_are_cut_off_say_where_and_leave_nothing() {
    let text = after_the_evening().line("export --jsonl").run().stdout;
    // The third of five lines stops in the middle.
    let ends = text.match_indices('\n').nth(2).unwrap().0 - 20;
    let there = Dokbak::new().file("cut.jsonl", &text[..ends]);
    blames(
        &there,
        "import cut.jsonl",
        1,
        [
            (
                "en",
                "cut.jsonl: the file is cut off at line 3, so nothing was taken in",
            ),
            (
                "ko",
                "cut.jsonl: 3번째 줄에서 파일이 잘렸어요. 아무것도 가져오지 않았어요.",
            ),
            (
                "ja",
                "cut.jsonl: 3行目でファイルが途切れています。何も取り込んでいません。",
            ),
        ],
    );
    assert!(!there.ledger().exists());
    // Here every line is complete, but one was changed.
    let forged = Dokbak::new().file("forged.jsonl", &text.replace("pagat", "korean"));
    blames(
        &forged,
        "import forged.jsonl",
        3,
        [
            ("en", "forged.jsonl: "),
            ("ko", "forged.jsonl: "),
            ("ja", "forged.jsonl: "),
        ],
    );
    assert!(!forged.ledger().exists());
}

/// Other programs use such files too; only dokbak's own is called a ledger.
#[test]
fn a_database_of_another_program_is_no_ledger() {
    let dokbak = after_the_evening();
    let other = rusqlite::Connection::open(dokbak.home().join("points.db")).unwrap();
    other
        .execute_batch("CREATE TABLE point (january INTEGER)")
        .unwrap();
    drop(other);
    blames(
        &dokbak,
        "import points.db",
        3,
        [
            (
                "en",
                "points.db: the file is a database of another program (application id 0)",
            ),
            ("ko", "points.db: "),
            ("ja", "points.db: "),
        ],
    );
    let garbage = dokbak.file("garbage.db", "SQLite format 3\0garbage");
    let told = garbage.line("import garbage.db").run();
    told.is(3, "", "garbage.db: the file is not a ledger\n");
}

#[test]
fn a_session_that_is_not_there_is_said_with_those_that_are() {
    let dokbak = after_the_evening();
    let more = "players 안나 보\nchip none\nlength open\nnagari\nnagari\nnagari\n";
    dokbak.line("play --script -").stdin(more).run().done();
    // Session 1 has three hands, session 6 too.
    for (lang, said) in [
        (
            "en",
            "there is no session 99; the nearest are sessions 1 and 6\n",
        ),
        ("ko", "99번 모임은 없어요. 가까운 모임: 1번, 6번\n"),
        ("ja", "第99回はありません。近い回: 第1回、第6回。\n"),
    ] {
        let told = dokbak.args(["show", "99.9", "--lang", lang]).run();
        told.is(1, "", said);
    }
    // Somebody who counts evenings means hand 3 of the second evening; it has no fourth.
    let told = dokbak.line("show 2.3").run();
    assert!(
        masked(&told.stderr)
            .ends_with("sessions 1 and 6; counted from the first session, it is TODAY.3\n"),
        "{told:?}"
    );
    let told = dokbak.line("show 2.4").run();
    assert!(
        told.stderr
            .ends_with("there is no session 2; the nearest are sessions 1 and 6\n"),
        "{told:?}"
    );
}

#[test]
fn the_same_evening_twice_is_no_evening_written_twice() {
    let dokbak = after_the_evening();
    blames(
        &dokbak,
        "twice 3/7 1",
        1,
        [
            ("en", "3/7 was given twice; give the names of two evenings"),
            ("ko", "3/7 모임을 두 번 썼어요."),
            ("ja", "3/7の回が二度入っています。"),
        ],
    );
}

/// The junk decides whether three goes are possible. So it is asked for, and no number is invented.
#[test]
fn a_kind_without_a_number_is_asked_about_and_the_goes_stay() {
    let evening = "players 할머니 철수 민수\nrules korean\nchip 100 KRW\nlength open\n";
    for told in [
        "할머니 3고 청단 피",
        "할머니 쓰리고 청단 피",
        "할머니 3고 피 청단",
    ] {
        let dokbak = Dokbak::new();
        let script = format!("{evening}{told}\nquit\n");
        let told = dokbak
            .line("play --lang ko --script -")
            .stdin(&script)
            .run()
            .done();
        let asked = "· 3고\n할머니는 그 밖에 뭘로 났어요? (장수, 족보, 점수) quit\n";
        assert!(told.contains(asked), "{told}");
    }
}

/// A ledger written by version 0.2: two hands of Ann, Bo and 철수, once called Chul (entries 2 and
/// 3), and an open session 13 of Ann and Dan.
fn of_version_2() -> Dokbak {
    let dokbak = Dokbak::new();
    let older = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/ledgers/0.2.0.db");
    if let Some(folder) = dokbak.ledger().parent() {
        fs::create_dir_all(folder).unwrap();
    }
    fs::copy(older, dokbak.ledger()).unwrap();
    dokbak
}

#[test]
fn what_is_refused_leaves_an_older_file_as_it_is() {
    let dokbak = of_version_2()
        .file(
            "wrong.hwatu",
            "date 2026-03-01\nplayers Ann Bo\nAnn has 1g 8x\n",
        )
        .file("wrong.jsonl", "{\"dokbak\": 9}\n");
    let before = fs::read(dokbak.ledger()).unwrap();
    for line in [
        "close --session 999",
        "dispute 999 --script -",
        "play --session 999 --script -",
        "twice 998 999",
        "twice 1 1",
        "people rename Nobody Anybody",
        "people rename Ann Bo",
        "people join Ann Bo",
        "people part Ann",
        "people guest Nobody",
        "paid Nobody Ann 500",
        "paid Chul Ann 5 yen",
        "paid Chul Chul 500",
        "paid Chul Ann nothing",
        "settled EUR",
        "settled --player Nobody",
        "import wrong.hwatu",
        "import wrong.jsonl",
    ] {
        let told = dokbak.line(line).run();
        assert_ne!(told.status, Some(0), "{line}: {told:?}");
        assert!(!told.stderr.contains(".v2"), "{line}: {told:?}");
        assert_eq!(fs::read(dokbak.ledger()).unwrap(), before, "{line}");
    }
    // Writing upgrades the ledger, and says so.
    let told = dokbak.line("settled --player Chul").run();
    assert!(told.stderr.contains(".v2"), "{told:?}");
    assert!(told.stdout.contains("entry 15"), "{told:?}");
    let told = dokbak.line("people guest Chul").run();
    assert!(!told.stderr.contains(".v2"), "{told:?}");
    dokbak.line("verify").run().done();
}

/// A file stands where a folder is needed. The message is in the user's language, without the
/// system's own words.
#[test]
fn what_the_system_cannot_do_is_said_in_the_language() {
    let dokbak = after_the_evening().file("notes.hwatu", "players Ann Bo\n");
    for (lang, said) in [
        ("ko", "경로 가운데에 폴더가 아닌 것이 있어요."),
        ("ja", "途中にフォルダーでないものがあります。"),
    ] {
        for line in [
            "settle notes.hwatu/hand.hwatu",
            "rules check notes.hwatu/own.yaml",
            "export --csv -o notes.hwatu/all.csv",
            "report -o notes.hwatu/year.html",
            "verify --ledger notes.hwatu/ledger.db",
        ] {
            let told = dokbak.line(&format!("{line} --lang {lang}")).run();
            assert_ne!(told.status, Some(0), "{line}");
            assert!(told.stderr.contains(said), "{line}: {told:?}");
            assert!(!told.stderr.contains("os error"), "{line}: {told:?}");
        }
    }
}
