//! Money between people: `paid`, `settle-up` and `settled`. Three hands at 100 KRW a chip were played:
//! 안나 won 24, lost 5 and 5 + 5, 보 lost 12 and won 10 twice, 철수 lost 12 and 5. So 안나 has 9 chips
//! (900 KRW), 보 8 (800), 철수 -17 (-1,700). The entries are 1 for the session, 2 to 4 for its hands,
//! 5 for its close.

use crate::support::{Dokbak, after_the_evening, has, masked, shows};
use serde_json::{Value, json};

fn read(dokbak: &Dokbak, line: &str) -> Value {
    let told = dokbak.line(line).run();
    assert_eq!((told.stderr.as_str(), told.status), ("", Some(0)), "{line}");
    serde_json::from_str(&told.stdout).unwrap()
}

fn person(name: &str, won: i64, since: i64, open: i64) -> Value {
    json!({"player": name, "won": won, "since": since, "open": open})
}

fn pays(from: &str, to: &str, amount: i64) -> Value {
    json!({"from": from, "to": to, "amount": amount})
}

/// The one currency of a ledger.
fn krw(dokbak: &Dokbak, line: &str) -> Value {
    let told = read(dokbak, line);
    let mut currencies = told["currencies"].as_array().unwrap().iter();
    let found = currencies.next().unwrap().clone();
    assert_eq!(
        (&found["currency"], currencies.next()),
        (&json!("KRW"), None)
    );
    found
}

#[test]
fn what_is_paid_is_not_owed_and_the_rest_of_the_plan_stays() {
    let dokbak = after_the_evening();
    let before = krw(&dokbak, "settle-up --json");
    assert_eq!(
        before["people"],
        json!([
            person("안나", 900, 900, 900),
            person("보", 800, 800, 800),
            person("철수", -1700, -1700, -1700)
        ])
    );
    let both = [pays("철수", "안나", 900), pays("철수", "보", 800)];
    assert_eq!(before["transfers"], json!(both));
    assert_eq!(
        (&before["settled"], &before["fewest"]),
        (&json!(null), &json!(true))
    );
    let told = dokbak.line("paid 철수 보 800").run().done();
    shows(
        &told,
        &[
            "Handed over: 철수 → 보 800 KRW (DATE, entry 6).\n",
            "철수 hands 안나 900 KRW.\n",
        ],
    );
    let after = krw(&dokbak, "settle-up --json");
    assert_eq!(after["transfers"], json!([pays("철수", "안나", 900)]));
    assert_eq!(after["people"][1], person("보", 800, 800, 0));
    has(
        &dokbak.line("settle-up").run().done(),
        &[
            "To settle up in KRW:",
            "Player Of all time Handed over Open",
            "보 800 KRW -800 KRW 0 KRW",
            "철수 -1,700 KRW 800 KRW -900 KRW",
        ],
    );
    dokbak.line("verify --deep").run().done();
}

#[test]
fn since_the_last_settling_stands_beside_all_time() {
    let dokbak = after_the_evening();
    let told = dokbak.line("settled --date 2026-11-21").run().done();
    shows(
        &told,
        &[
            "철수 hands 안나 900 KRW.\n철수 hands 보 800 KRW.\n",
            "All of this was handed over (DATE, entry 6).\n",
        ],
    );
    let told = dokbak.line("settled").run().done();
    assert_eq!(told, "Everyone is even; nothing changes hands.\n");
    // The second hand again: 보 wins 5 from each.
    let hand = "안나 takes 1t 1p\n보 takes 2y 4y 8y\n철수 takes 3g 3p\n보 stop\n";
    let script = format!("players 안나 보 철수\nrules pagat\nchip 100원\nlength open\n{hand}");
    dokbak.line("play --script -").stdin(&script).run().done();
    let found = krw(&dokbak, "settle-up --json");
    assert_eq!(found["settled"], json!("2026-11-21"));
    assert_eq!(
        found["people"],
        json!([
            person("안나", 400, -500, -500),
            person("보", 1800, 1000, 1000),
            person("철수", -2200, -500, -500)
        ])
    );
    has(
        &dokbak.line("settle-up").run().done(),
        &[
            "To settle up in KRW, settled last on DATE:",
            "Player Of all time Since then Open",
            "보 1,800 KRW 1,000 KRW 1,000 KRW",
            "안나 hands 보 500 KRW.",
        ],
    );
    standings_have_both(&dokbak);
}

/// After that evening 안나 has 9 - 5 = 4 chips of all time, 보 8 + 10 = 18 and 철수 -17 - 5 = -22.
fn standings_have_both(dokbak: &Dokbak) {
    let due = [
        "보 +18 1,800 KRW 1,000 KRW 4 3 +10 -12",
        "안나 +4 400 KRW -500 KRW 4 1 +24 -10",
        "철수 -22 -2,200 KRW -500 KRW 4 0 0 -12",
    ];
    let headings = "Player Chips Of all time Since then At the table Gains Best Worst";
    let told = dokbak.line("standings").run().done();
    let head = "Standings, settled last on DATE:\n";
    assert!(told.starts_with(head), "{told}");
    has(&told, &[headings]);
    has(&told, &due);
    has(
        &dokbak.line("standings --player 보").run().done(),
        &[headings, due[0]],
    );
    // Of one evening, or of some days, there is no more than what was played there.
    for line in ["standings --session 1", "standings --year 2026"] {
        let told = dokbak.line(line).run().done();
        has(&told, &["Player Chips Money At the table Gains Best Worst"]);
    }
    let script = "players 안나 보 철수\nrules pagat\nchip 100원\nlength open\nstandings all\n";
    let told = dokbak.line("play --script -").stdin(script).run().stdout;
    has(&told, &[headings, due[1]]);
    let krw = |amount: i64| json!([{"currency": "KRW", "amount": amount}]);
    let found = read(dokbak, "standings --json");
    let day = json!([{"currency": "KRW", "date": "2026-11-21"}]);
    assert_eq!(found["settled"], day);
    let since = [("안나", -500), ("보", 1000), ("철수", -500)];
    for (of, (player, amount)) in found["players"].as_array().unwrap().iter().zip(since) {
        assert_eq!(
            (&of["player"], &of["since"]),
            (&json!(player), &krw(amount))
        );
    }
    let found = read(dokbak, "standings --session 1 --json");
    assert_eq!(
        (&found["settled"], &found["players"][0]["since"]),
        (&json!(null), &json!(null))
    );
    // On a phone both stay, with their headings in two rows, and what else there is goes.
    let phone = [
        (
            "en",
            "Player Of all Since At the",
            "보 1,800 KRW 1,000 KRW 4",
        ),
        (
            "ko",
            "이름 칩 전체 정산 뒤 앉은 판",
            "보 +18 1,800원 1,000원 4",
        ),
        ("ja", "名前 通算 精算以降", "보 1,800ウォン 1,000ウォン"),
    ];
    for (lang, headings, of_bo) in phone {
        let told = dokbak.args(["--lang", lang, "standings"]).in_terminal(40);
        told.fits(40);
        let told = console::strip_ansi_codes(&told.rows.join("\n")).into_owned();
        has(&told, &[headings, of_bo]);
    }
}

/// 원 was written first, and of the same day what was played for before what was handed over.
#[test]
fn a_currency_is_called_as_it_was_written_first() {
    let dokbak = Dokbak::new();
    for (day, chip) in [("2026-03-07", "100원"), ("2026-03-08", "100 KRW")] {
        let script = format!(
            "players Ann Bo\nrules pagat target.two=3\nchip {chip}\nlength open\n\
             Ann has 1g 3g 8g\nBo counts g1 p9\nAnn stop\ny\nend\n"
        );
        let line = format!("play --date {day} --script -");
        dokbak.line(&line).stdin(&script).run().done();
    }
    let paid = "paid Bo Ann 100 ₩ --date 2026-03-07";
    dokbak.line(paid).run().done();
    for line in ["settle-up --json", "settle-up --json --since 2026-03-08"] {
        let found = read(&dokbak, line);
        assert_eq!(found["currencies"][0]["currency"], json!("원"), "{line}");
    }
    let told = dokbak.line("settle-up").run().done();
    assert!(told.starts_with("To settle up in 원"), "{told}");
}

#[test]
fn every_won_is_traced_to_its_hand() {
    let dokbak = after_the_evening();
    let paid = ["paid", "철수", "안나", "600", "KRW", "--note", "half of it"];
    dokbak.args(paid).run().done();
    let told = read(&dokbak, "settle-up --why 안나 --json");
    let entries = told["entries"].as_array().unwrap();
    let found: Vec<Value> = entries
        .iter()
        .map(|one| json!([one["entry"], one["what"], one["chips"], one["amount"]]))
        .collect();
    assert_eq!(
        found,
        [
            json!([2, "hand", 24, 2400]),
            json!([3, "hand", -5, -500]),
            json!([4, "hand", -10, -1000]),
            json!([6, "paid", null, -600]),
        ]
    );
    assert_eq!(entries[3]["with"], json!("철수"));
    assert_eq!(entries[3]["note"], json!("half of it"));
    // 2,400 - 500 - 1,000 - 600.
    assert_eq!(told["currencies"][0]["people"][0]["open"], json!(300));
    has(
        &dokbak.line("settle-up --why 안나").run().done(),
        &[
            "안나, in KRW:",
            "DATE 1.2 3 -5 -500 KRW 1,900 KRW",
            "DATE 6 -600 KRW 300 KRW from 철수: half of it",
        ],
    );
}

#[test]
fn a_buy_in_comes_back_with_what_was_won() {
    let dokbak = after_the_evening();
    // 안나 keeps the bank: 보 gets 2,000 + 800 back; of the 3,000 of 철수 1,700 are lost.
    dokbak.line("paid 보 안나 2000 --note buy-in").run().done();
    let told = dokbak.line("paid 철수 안나 3000 --note buy-in").run();
    shows(
        &told.done(),
        &["안나 hands 보 2,800 KRW.\n안나 hands 철수 1,300 KRW.\n"],
    );
}

#[test]
fn a_kitty_is_begun_on_purpose_and_is_in_nobodys_plan() {
    let dokbak = after_the_evening();
    let told = dokbak.line("paid 안나 cake 300").run();
    assert_eq!(told.status, Some(1), "{told:?}");
    shows(&told.stderr, &["--kitty begins a kitty of that name"]);
    dokbak.line("paid 안나 cake 300 --kitty").run().done();
    let told = dokbak.line("paid 보 Cake 200").run().done();
    shows(
        &told,
        &["보 → cake 200 KRW", "In the kitty \"cake\": 500 KRW.\n"],
    );
    dokbak.line("paid cake 철수 450 --note dinner").run().done();
    let found = krw(&dokbak, "settle-up --json");
    assert_eq!(found["kitties"], json!([{"name": "cake", "amount": 50}]));
    let both = [pays("철수", "안나", 900), pays("철수", "보", 800)];
    assert_eq!(found["transfers"], json!(both));
}

#[test]
fn what_is_not_clear_is_refused_with_what_would_be_right() {
    let dokbak = after_the_evening();
    for (line, status, right) in [
        ("paid 안나나 보 300", 1, "did you mean 안나?"),
        ("paid 안나 안나 300", 1, "안나 and 안나 are one person"),
        (
            "paid 안나 보 lots",
            2,
            "lots: write an amount of money, such as 30000 KRW",
        ),
        ("paid 안나 보 0 KRW", 2, "such as 30000 KRW"),
        (
            "paid 안나 보 300 --date soon",
            2,
            "--date soon: write a day",
        ),
        ("paid 안나 보 -5 KRW", 2, "-5 KRW: write an amount of money"),
        (
            "paid 안나 보 1.000 KRW",
            2,
            "1.000 KRW: won and yen have no fractions; a thousand is 1,000 or 1000",
        ),
        ("paid 안나 보 1.5", 2, "won and yen have no fractions"),
        (
            "paid 안나 보 500 KWR",
            2,
            "KWR is new here, the ledger has KRW; did you mean KRW? (--new-currency takes it)",
        ),
        (
            "paid 안나 보 5 EUR",
            2,
            "EUR is new here, the ledger has KRW (--new-currency takes it)",
        ),
        (
            "paid 안너 cake 500 --kitty",
            1,
            "nobody is called 안너, and nobody cake: --kitty begins one kitty",
        ),
        ("settled EUR", 2, "EUR: which currency? The ledger has KRW"),
        ("settle-up --why 안너", 1, "did you mean 안나?"),
    ] {
        let told = dokbak.line(line).run();
        assert_eq!(told.status, Some(status), "{line}: {told:?}");
        assert!(told.stderr.contains(right), "{line}: {}", told.stderr);
        assert_eq!(told.stdout, "", "{line}");
    }
    dokbak
        .line("paid 안나 보 1.50 EUR --new-currency")
        .run()
        .done();
    let told = dokbak.line("paid 안나 보 300").run();
    shows(
        &told.stderr,
        &["which currency? The ledger has EUR and KRW"],
    );
    // However it is called, it is the money that the ledger has already.
    let told = dokbak.line("paid 보 안나 1,500원").run().done();
    shows(&told, &["보 → 안나 1,500 KRW"]);
}

#[test]
fn amounts_are_read_as_they_are_said() {
    let dokbak = after_the_evening();
    for (said, amount) in [
        ("5만원", "50,000"),
        ("5만 원", "50,000"),
        ("1만5천원", "15,000"),
        ("1만 5천원", "15,000"),
        ("3천", "3,000"),
        ("2万ウォン", "20,000"),
    ] {
        let told = dokbak.line(&format!("paid 안나 보 {said}")).run().done();
        shows(&told, &[&format!("안나 → 보 {amount} KRW")]);
    }
    // What a chip is worth too.
    let script = "players Ann Bo\nrules pagat\nchip 2백원\nlength open\n\
                  Ann has 1g 3g 8g 11g 12g\nBo counts p6\nAnn stop\nend\n";
    let line = dokbak.line("play --new --script -");
    let told = line.stdin(script).run().done();
    shows(&told, &["Bo hands Ann 30 chips (6,000 원)."]);
}

#[test]
fn a_mistyped_person_is_no_kitty() {
    let dokbak = after_the_evening();
    dokbak.line("paid 안나 cake 300 --kitty").run().done();
    let told = dokbak.line("paid 철스 cake 500 --kitty").run();
    assert_eq!(told.status, Some(1), "{told:?}");
    shows(
        &told.stderr,
        &["철스 is too near to 철수 for a kitty; did you mean 철수?"],
    );
    // At a terminal it is asked.
    let mut pty = dokbak.line("paid 철스 cake 500 --kitty").terminal(24, 80);
    pty.answer("철스 is a new name. Do you mean 철수? [Y/n] ", "");
    pty.wait_for("철수 → cake 500 KRW");
    assert_eq!(pty.end().status, 0);
    let mut pty = dokbak.line("paid 철수 안나 500 KWR").terminal(24, 80);
    pty.answer("KWR is a new name. Do you mean KRW? [Y/n] ", "n");
    pty.answer("KWR is new here. Write it down in KWR? [Y/n] ", "n");
    pty.wait_for("Nothing was written.");
    assert_eq!(pty.end().status, 0);
}

#[test]
fn a_kitty_alone_has_no_table_and_can_be_overdrawn() {
    let dokbak = Dokbak::new();
    let script = "players Ann Bo\nrules pagat\nchip none\nlength open\nAnn has 1g 3g 8g 11g 12g\n\
                  Bo counts p6\nAnn stop\n";
    dokbak.line("play --script -").stdin(script).run().done();
    let told = dokbak.line("paid Ann cake 300 KRW --kitty").run().done();
    assert!(
        told.ends_with("\nIn the kitty \"cake\": 300 KRW.\n"),
        "{told}"
    );
    let told = dokbak.line("settle-up").run().done();
    assert!(
        told.starts_with("In the kitty \"cake\": 300 KRW.\n"),
        "{told}"
    );
    let told = dokbak.line("paid cake Bo 450 KRW").run().done();
    shows(
        &told,
        &["In the kitty \"cake\": -150 KRW; more was taken out than put in.\n"],
    );
}

#[test]
fn people_pay_those_whom_they_met() {
    let dokbak = Dokbak::new();
    let wins = |winner: &str, loser: &str| {
        let hand = format!(
            "players {loser} {winner}\nrules pagat\nchip 100 KRW\nlength open\n\
             {winner} has 1g 3g 8g 11g 12g\n{loser} counts p6\n{winner} stop\nend\n"
        );
        let line = dokbak.line("play --new --script -");
        line.stdin(&hand).run().done();
    };
    // Ann and Bo win as much from each other. Then Dan wins from Eve, and Chul, who came last, from Bo.
    // Bo could as well pay Dan, and Eve Chul, but they never met.
    wins("Ann", "Bo");
    wins("Bo", "Ann");
    wins("Dan", "Eve");
    wins("Chul", "Bo");
    let found = krw(&dokbak, "settle-up --json");
    let both = [pays("Bo", "Chul", 3000), pays("Eve", "Dan", 3000)];
    assert_eq!(found["transfers"], json!(both));
    assert_eq!(found["fewest"], json!(true));
    dokbak.line("paid Eve Dan 3000").run().done();
    let found = krw(&dokbak, "settle-up --json");
    assert_eq!(found["transfers"], json!([both[0]]));
    // Who was handed money by somebody is of one circle with them: what Ann lent Eve comes back.
    dokbak.line("paid Ann Eve 1000").run().done();
    let found = krw(&dokbak, "settle-up --json");
    let due = [pays("Bo", "Chul", 3000), pays("Eve", "Ann", 1000)];
    assert_eq!(found["transfers"], json!(due));
}

#[test]
fn where_nothing_was_played_for_money_it_is_said() {
    let dokbak = Dokbak::new();
    assert_eq!(read(&dokbak, "settle-up --json"), json!({"currencies": []}));
    let told = dokbak.line("paid Ann Bo 5 KRW").run();
    assert_eq!(told.status, Some(1), "{told:?}");
    let script = "players Ann Bo\nrules pagat\nchip none\nlength open\nAnn has 1g 3g 8g 11g 12g\nBo counts p6\n\
                  Ann stop\n";
    dokbak.line("play --script -").stdin(script).run().done();
    let told = dokbak.line("settle-up").run().done();
    assert_eq!(
        told,
        "Nothing was played for money, and none was handed over.\n\
         Chips that are worth no money are left out; `dokbak standings` has them.\n"
    );
}

#[test]
fn only_the_days_that_are_asked_for_count() {
    let dokbak = Dokbak::new();
    let hand = "Ann has 1g 3g 8g 11g 12g\nBo counts p6\nAnn stop\n";
    let opening = "players Ann Bo\nrules pagat\nchip 100 KRW\nlength open\n";
    for day in ["2026-10-03", "2026-11-20"] {
        let line = format!("play --new --date {day} --script -");
        let script = format!("{opening}{hand}");
        dokbak.line(&line).stdin(&script).run().done();
    }
    dokbak
        .line("paid Bo Ann 100 --date 2026-10-04")
        .run()
        .done();
    // Five brights: 15, doubled since Bo has none.
    let found = krw(&dokbak, "settle-up --json --month 2026-11");
    assert_eq!(found["transfers"], json!([pays("Bo", "Ann", 3000)]));
    let found = krw(&dokbak, "settle-up --json --until 2026-10-31");
    assert_eq!(found["transfers"], json!([pays("Bo", "Ann", 2900)]));
    let found = krw(&dokbak, "settle-up --json");
    assert_eq!(found["transfers"], json!([pays("Bo", "Ann", 5900)]));
}

#[test]
fn days_that_were_settled_since_ask_for_nothing() {
    let dokbak = Dokbak::new();
    for day in ["2026-06-06", "2026-07-18"] {
        let line = format!("play --new --date {day} --script -");
        let script = format!("{FIVE_BRIGHTS}end\n");
        dokbak.line(&line).stdin(&script).run().done();
    }
    let june = || dokbak.line("settle-up --month 2026-06").run().done();
    assert!(june().ends_with("Bo hands Ann 3,000 KRW.\n"));
    dokbak
        .line("paid Bo Ann 1000 --date 2026-07-02")
        .run()
        .done();
    let told = june();
    shows(
        &told,
        &[
            "Money was handed over since, last on DATE: `dokbak settle-up` says what is\n  open now.\n",
        ],
    );
    assert!(!told.contains("hands"), "{told}");
    dokbak
        .line("paid Bo Ann 2000 --date 2026-07-04")
        .run()
        .done();
    let told = june();
    assert!(told.ends_with("Settled since, on DATE.\n"), "{told}");
    assert!(!told.contains("hands"), "{told}");
    let said = |lang: &str| {
        let line = format!("settle-up --month 2026-06 --lang {lang}");
        dokbak.line(&line).run().done()
    };
    let told = said("ko");
    assert!(
        told.ends_with("그 뒤 2026년 7월 4일에 정산했어요.\n"),
        "{told}"
    );
    let told = said("ja");
    assert!(
        told.ends_with("その後、2026年7月4日に精算しました。\n"),
        "{told}"
    );
}

#[test]
fn help_has_the_arguments_as_they_are_typed() {
    let told = Dokbak::new().line("help paid").run().done();
    let at = |word: &str| told.find(&format!("\n  {word} ")).unwrap_or_default();
    let places = ["[FROM]", "[TO]", "[AMOUNT]", "[CURRENCY]"].map(at);
    assert!(places[0] > 0 && places.is_sorted(), "{told}");
}

#[test]
fn chips_in_the_pot_of_an_open_evening_go_back_to_who_put_them_in() {
    let dokbak = Dokbak::new();
    // A nagari: each puts a chip into the boar's pot, which goes back to them at the end.
    let script = "players Ann Bo Chul\nrules pagat boar.pot=1\nchip 100 KRW\nlength open\nnagari\n";
    dokbak.line("play --script -").stdin(script).run().done();
    let found = krw(&dokbak, "settle-up --json");
    let even = ["Ann", "Bo", "Chul"].map(|name| person(name, 0, 0, 0));
    assert_eq!(found["people"], json!(even));
}

#[test]
fn it_is_said_at_the_table_too() {
    let dokbak = Dokbak::new();
    let script = "players Ann Bo\nrules pagat\nchip 100 KRW\nlength open\nAnn has 1g 3g 8g 11g 12g\nBo counts p6\n\
                  Ann stop\npaid Bo Ann 200\nsettle-up\nAnn takes 1g\nsettled\n";
    let told = dokbak.line("play --script -").stdin(script).run().done();
    shows(
        &told,
        &[
            "> paid Bo Ann 200\n\nHanded over: Bo → Ann 200 KRW (DATE, entry 3).\nBo hands Ann 2,800 KRW.\n",
            "> settle-up\n\nTo settle up in KRW:\n",
            "> settled\n\nBo hands Ann 2,800 KRW.\nAll of this was handed over (DATE, entry 4).\n",
            "is kept with 1 entry",
        ],
    );
}

/// Five brights, 15, doubled since Bo has none: 30 chips.
const FIVE_BRIGHTS: &str = "players Ann Bo\nrules pagat\nchip 100 KRW\nlength open\n\
     Ann has 1g 3g 8g 11g 12g\nBo counts p6\nAnn stop\n";

#[test]
fn an_evening_is_settled_with_its_end_or_left_open() {
    let dokbak = Dokbak::new();
    let evening = || {
        dokbak
            .line("play --new --script -")
            .stdin(FIVE_BRIGHTS)
            .run()
            .done()
    };
    evening();
    let told = dokbak.line("close").run().done();
    assert!(told.ends_with("Session 1 is closed.\n"), "{told}");
    evening();
    // 3,000 of each evening; the buy-in is handed over in the second one.
    dokbak.line("paid Bo Ann 1000 --note buy-in").run().done();
    let told = dokbak.line("close --settled").run().done();
    shows(
        &told,
        &[
            "Bo hands Ann 30 chips (3,000 KRW).\n",
            "Session 4 is closed.\nThis evening, with what was handed over in it:\n",
            "Bo hands Ann 2,000 KRW.\nAll of this was handed over (DATE, entry 8).\n",
            "Left open from before:\nBo hands Ann 3,000 KRW.\n",
        ],
    );
    let left = krw(&dokbak, "settle-up --json");
    assert_eq!(left["transfers"], json!([pays("Bo", "Ann", 3000)]));
}

/// Three brights: 3 of each, who both have a bright and enough junk.
const OTHERS: &str = "players Dan Eve Fay\nrules pagat\nchip 100 KRW\nlength open\n\
     Dan has 1g 3g 8g\nEve counts g1 p6\nFay counts g1 p6\nDan stop\n";

#[test]
fn an_evening_that_is_paid_leaves_everybody_elses_debts_open() {
    let owed = [pays("Eve", "Dan", 300), pays("Fay", "Dan", 300)];
    let dokbak = Dokbak::new();
    let evening = |script: &str| {
        let line = dokbak.line("play --new --script -");
        line.stdin(script).run().done()
    };
    evening(OTHERS);
    dokbak.line("close").run().done();
    // 30 chips of Bo for Ann, entry 5; the close is entry 6.
    evening(FIVE_BRIGHTS);
    let told = dokbak.line("close --settled").run().done();
    shows(
        &told,
        &[
            "Bo hands Ann 30 chips (3,000 KRW).\n",
            "Session 4 is closed.\nAll of this was handed over (DATE, entry 7).\n",
        ],
    );
    assert!(!told.contains("Dan"), "{told}");
    let left = krw(&dokbak, "settle-up --json");
    assert_eq!(left["transfers"], json!(owed));
    // The same by the word at the table.
    let told = evening(&format!("{FIVE_BRIGHTS}settled\n"));
    shows(
        &told,
        &["> settled\n\nBo hands Ann 3,000 KRW.\nAll of this was handed over (DATE, entry 10).\n"],
    );
    let left = krw(&dokbak, "settle-up --json");
    assert_eq!(left["transfers"], json!(owed));
    // What is paid once is not paid again with the end.
    let told = dokbak.line("close --settled").run().done();
    assert!(told.ends_with("Session 8 is closed.\n"), "{told}");
    let left = krw(&dokbak, "settle-up --json");
    assert_eq!(left["transfers"], json!(owed));
    dokbak.line("verify --deep").run().done();
}

#[test]
fn an_evening_that_went_on_with_others_is_paid_as_a_whole() {
    let dokbak = Dokbak::new();
    // Bo owes Ann 30 chips; then Chul comes, and owes Ann 3 for her three brights, as does Bo.
    let script = format!(
        "{FIVE_BRIGHTS}join Chul\nAnn has 1g 3g 8g\nBo counts g1 p6\nChul counts g1 p6\nAnn stop\n"
    );
    dokbak.line("play --script -").stdin(&script).run().done();
    let told = dokbak.line("close --settled").run().done();
    shows(
        &told,
        &[
            "This evening, with what was handed over in it:\nBo hands Ann 3,300 KRW.\nChul hands Ann 300 KRW.\n",
        ],
    );
    assert_eq!(krw(&dokbak, "settle-up --json")["transfers"], json!([]));
}

#[test]
fn at_the_table_a_word_says_that_it_is_handed_over() {
    let dokbak = Dokbak::new();
    dokbak
        .line("play --script -")
        .stdin(FIVE_BRIGHTS)
        .run()
        .done();
    let mut pty = dokbak.line("play").terminal(24, 80);
    let end = "End the session here and settle up? [Y/n] ";
    pty.answer("Go on with it? [Y/n] ", "");
    pty.answer(
        "Who stopped? Or the whole hand, such as: Bo godori hong-dan go1\n  1 Ann (dealer), 2 Bo, n nagari\n> ",
        "end",
    );
    pty.wait_for("Handed over already? `settled` writes that down");
    pty.answer(end, "settled");
    pty.wait_for("Write down that all of this was handed over on");
    pty.press("n\r");
    pty.wait_for("Nothing was written.");
    pty.answer(end, "settled");
    pty.wait_for("[y] ");
    pty.press("y\r");
    pty.wait_for("All of this was handed over (");
    pty.answer(end, "");
    assert_eq!(pty.end().status, 0);
    assert_eq!(krw(&dokbak, "settle-up --json")["transfers"], json!([]));
}

#[test]
fn money_is_spoken_of_in_every_language() {
    for (lang, lines) in [
        (
            "ko",
            [
                "건넨 돈: 철수 → 안나 500원 (2026년 11월 21일, 기록 6번)",
                "철수 → 안나 400원\n철수 → 보 800원\n",
                "정산 (원):",
                "이름 전체 건넨 돈 남은 돈",
                "모두 건넸어요 (2026년 11월 22일, 기록 7번).",
            ],
        ),
        (
            "ja",
            [
                "受け渡し済み: 철수 → 안나 500ウォン（2026年11月21日、記録6）",
                "철수 → 안나 400ウォン\n철수 → 보 800ウォン\n",
                "精算（ウォン）:",
                "名前 通算 受け渡し 残り",
                "すべて受け渡し済みです（2026年11月22日、記録7）。",
            ],
        ),
    ] {
        let dokbak = after_the_evening();
        let said = |line: &str| dokbak.line(&format!("{line} --lang {lang}")).run().done();
        let told = said("paid 철수 안나 500 --date 2026-11-21");
        shows(&told, &lines[..2]);
        has(&said("settle-up"), &lines[2..4]);
        shows(&said("settled --date 2026-11-22"), &lines[4..]);
    }
}

#[test]
fn a_player_is_not_called_as_a_kitty() {
    let dokbak = Dokbak::new();
    let evening = dokbak.line("play --script -").stdin(FIVE_BRIGHTS);
    evening.run().done();
    dokbak.line("paid Ann Cake 500 KRW --kitty").run().done();
    let told = dokbak.line("play --new --script -");
    let told = told.stdin("players Ann cake\n").run();
    let why = "\"cake\" cannot be a player's name, since that is a kitty, which money was put into";
    assert_eq!(told.status, Some(1), "{told:?}");
    assert!(told.stderr.contains(why), "{told:?}");
    let told = dokbak.line("people rename Bo cake").run();
    assert!(told.stderr.contains(why), "{told:?}");
}

#[test]
fn an_entry_that_is_no_hand_is_told_as_what_it_is() {
    let dokbak = Dokbak::new();
    let evening = dokbak.line("play --script -").stdin(FIVE_BRIGHTS);
    evening.run().done();
    // Five brights: 15, doubled since Bo has none.
    dokbak.line("close --settled").run().done();
    dokbak.line("people guest Bo").run().done();
    let paid = dokbak.line("paid Bo Ann 100 KRW --note tea");
    paid.run().done();
    for (entry, says) in [
        (
            4,
            "Bo hands Ann 3,000 KRW.\nAll of this was handed over (DATE, entry 4).\n",
        ),
        (5, "Entry 5 says that Bo is a guest.\n"),
        (6, "Handed over: Bo → Ann 100 KRW (DATE, entry 6).\ntea\n"),
    ] {
        let told = dokbak.line(&format!("show {entry}")).run();
        assert_eq!((told.status, told.stdout.as_str()), (Some(3), ""));
        assert!(masked(&told.stderr).starts_with(says), "{told:?}");
        let told = dokbak.line(&format!("show {entry} --json")).run();
        assert_eq!((told.status, told.stdout.as_str()), (Some(3), ""));
    }
}
