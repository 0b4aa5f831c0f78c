//! `dokbak paid` without names: lists what was handed over, day by day. After the evening of three
//! hands (entries 1 to 5), 안나 has 900 KRW, 보 800, 철수 -1,700.

use crate::support::{Dokbak, after_the_evening, has, shows};
use serde_json::{Value, json};

/// 철수 gave 안나 500 (entry 6); 안나 put 300 into a new kitty (7), and 보 got 100 from it (8); 보 lent 철수
/// 2 EUR (9), which the plan gave back (10).
fn handed() -> Dokbak {
    let dokbak = after_the_evening();
    for line in [
        "paid 철수 안나 500 --date 2026-11-21",
        "paid 안나 cake 300 --kitty --date 2026-11-18 --note |half of it|",
        "paid cake 보 100 원 --date 2026-11-21",
        "paid 보 철수 2 EUR --new-currency --date 2026-10-03",
    ] {
        dokbak.typed(line).run().done();
    }
    dokbak.line("settled EUR --date 2026-11-22").run().done();
    dokbak
}

fn line(entry: i64, date: &str, what: &str, (from, to): (&str, &str), money: (&str, i64)) -> Value {
    let note = (entry == 7).then_some("half of it");
    let (currency, amount) = money;
    json!({"entry": entry, "date": date, "what": what, "from": from, "to": to,
        "currency": currency, "amount": amount, "note": note})
}

#[test]
fn what_was_handed_over_is_listed_by_its_days() {
    let dokbak = handed();
    let told = dokbak.line("paid --lang ko").run().done();
    has(
        &told,
        &[
            "날짜 준 사람 받은 사람 금액 기록",
            "2026년 11월 18일 안나 cake 300원 7 공금에 넣음: half of it",
            "2026년 11월 21일 cake 보 100원 8 공금에서 씀",
            "2026년 11월 22일 철수 보 2 EUR 10 정산",
        ],
    );
    let days = ["10월 3일", "11월 18일", "11월 21일", "11월 22일"];
    shows(&told, &days);
    has(
        &dokbak.line("paid --lang ja").run().done(),
        &[
            "日付 支払人 受取人 金額 記録",
            "2026年11月18日 안나 cake 300ウォン 7 共同の財布へ: half of it",
            "2026年11月21日 cake 보 100ウォン 8 共同の財布から",
            "2026年11月22日 철수 보 2 EUR 10 精算",
        ],
    );
    has(
        &dokbak.line("paid").run().done(),
        &[
            "Day From To Amount Entry",
            "DATE 철수 안나 500 KRW 6",
            "DATE 안나 cake 300 KRW 7 into the kitty: half of it",
            "DATE cake 보 100 KRW 8 out of the kitty",
            "DATE 철수 보 2 EUR 10 settled",
        ],
    );
}

/// On a phone each day stands above its payments, and nothing is wrapped.
#[test]
fn on_a_phone_rows_stand_under_their_days() {
    let dokbak = handed();
    for (lang, day, settled, money) in [
        ("en", "18 Nov 2026", "22 Nov 2026, settled", "300 KRW"),
        ("ko", "2026년 11월 18일", "2026년 11월 22일 정산", "300원"),
        ("ja", "2026年11月18日", "2026年11月22日の精算", "300ウォン"),
    ] {
        let told = dokbak.args(["--lang", lang, "paid"]).in_terminal(40);
        told.fits(40);
        let told = console::strip_ansi_codes(&told.rows.join("\n")).into_owned();
        let rows: Vec<String> = told
            .lines()
            .map(|row| row.split_whitespace().collect::<Vec<_>>().join(" "))
            .collect();
        let at = |wanted: &str| rows.iter().position(|row| row == wanted);
        let after = |wanted: &str| rows.get(at(wanted).unwrap() + 1).unwrap().as_str();
        assert!(
            after(day).starts_with(&format!("안나 → cake {money}")),
            "{told}"
        );
        assert_eq!(after(settled), "철수 → 보 2 EUR", "{told}");
    }
}

#[test]
fn programs_read_the_same_and_days_narrow_it() {
    let dokbak = handed();
    let read = |line: &str| -> Value {
        let told = dokbak.line(line).run();
        assert_eq!((told.stderr.as_str(), told.status), ("", Some(0)), "{line}");
        serde_json::from_str(&told.stdout).unwrap()
    };
    let all = [
        line(9, "2026-10-03", "paid", ("보", "철수"), ("EUR", 2)),
        line(7, "2026-11-18", "paid", ("안나", "cake"), ("KRW", 300)),
        line(6, "2026-11-21", "paid", ("철수", "안나"), ("KRW", 500)),
        line(8, "2026-11-21", "paid", ("cake", "보"), ("KRW", 100)),
        line(10, "2026-11-22", "settled", ("철수", "보"), ("EUR", 2)),
    ];
    assert_eq!(read("paid --json"), json!({ "handed": all }));
    let some = read("paid --json --since 2026-11-18 --until 2026-11-21");
    assert_eq!(some, json!({"handed": all[1..4]}));
    let none = read("paid --json --year 2024");
    assert_eq!(none, json!({"handed": []}));
    let told = dokbak.line("paid --month 2024-02").run().done();
    assert_eq!(told, "No money was handed over.\n");
    let nowhere = Dokbak::new().line("paid --json").run().done();
    assert_eq!(nowhere, "{\"handed\":[]}\n");
}

#[test]
fn who_is_called_otherwise_now_is_so_in_the_list() {
    let dokbak = handed();
    dokbak.line("people rename 철수 김철수").run().done();
    let told = dokbak.line("paid").run().done();
    has(&told, &["DATE 김철수 안나 500 KRW 6"]);
}

#[test]
fn what_is_half_of_both_is_refused() {
    let dokbak = handed();
    for (line, right) in [
        ("paid 철수", "<TO> and <AMOUNT> are missing"),
        ("paid 철수 안나", "<AMOUNT> is missing"),
        ("paid 철수 안나 500 --json", "cannot be used with"),
        ("paid 철수 안나 500 --year 2026", "cannot be used with"),
        ("paid --note cake", "are missing"),
        ("paid --since soon", "--since soon"),
    ] {
        let told = dokbak.line(line).run();
        assert_eq!(told.status, Some(2), "{line}: {told:?}");
        assert!(told.stderr.contains(right), "{line}: {}", told.stderr);
        assert_eq!(told.stdout, "", "{line}");
    }
}

#[test]
fn it_is_listed_at_the_table_too() {
    let dokbak = Dokbak::new();
    let script = "players Ann Bo\nrules pagat\nchip 100 KRW\nlength open\nAnn takes 1g\n\
                  paid\npaid Bo Ann 200 --note tea\npaid\n건넨돈\nquit\n";
    let told = dokbak.line("play --script -").stdin(script).run().stdout;
    shows(&told, &["> paid\n", "No money was handed over.\n"]);
    let rows = told.lines().filter(|row| row.ends_with("tea"));
    assert_eq!(rows.count(), 3, "{told}");
}
