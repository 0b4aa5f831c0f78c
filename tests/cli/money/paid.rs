//! `paid`: who handed whom how much, in which currency, and kitties.

use super::{FIVE_BRIGHTS, krw, pays, read};
use crate::support::{Dokbak, after_the_evening, shows};
use serde_json::json;

/// 원 was written first; on one day, play comes before payments.
#[test]
fn a_currency_is_called_as_it_was_written_first() {
    let dokbak = Dokbak::new();
    for (day, chip, other) in [
        ("2026-03-07", "100원", "Bo"),
        ("2026-03-08", "100 KRW", "Bo"),
        ("2026-03-09", "50 KRW", "Chul"),
    ] {
        let script = format!(
            "players Ann {other}\nrules pagat target.two=3\nchip {chip}\nlength open\n\
             Ann has 1g 3g 8g\n{other} counts g1 p9\nAnn stop\ny\nend\n"
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
    // Ann wins 3 chips each time; Chul never played for 원.
    let found = read(&dokbak, "standings --json");
    for (at, player, amount) in [(0, "Ann", 750), (1, "Bo", -600), (2, "Chul", -150)] {
        let of = &found["players"][at];
        let money = json!([{"currency": "원", "amount": amount}]);
        assert_eq!((&of["player"], &of["money"]), (&json!(player), &money));
    }
}

#[test]
fn a_buy_in_comes_back_with_what_was_won() {
    let dokbak = after_the_evening();
    // 안나 keeps the bank: 보 gets back 2,000 + 800; 철수 has lost 1,700 of his 3,000.
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
    shows(&told.stderr, &["--kitty starts a kitty with that name"]);
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
            "KWR is new here; the ledger has KRW; did you mean KRW? (--new-currency accepts it)",
        ),
        (
            "paid 안나 보 5 EUR",
            2,
            "EUR is new here; the ledger has KRW (--new-currency accepts it)",
        ),
        (
            "paid 안너 cake 500 --kitty",
            1,
            "nobody is called 안너 or cake: --kitty starts only one kitty",
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
    // Whatever it is called, it is the currency that the ledger has already.
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
    // The same goes for the worth of a chip.
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
        &["철스 is too much like 철수 for a kitty; did you mean 철수?"],
    );
    // At a terminal the person is asked.
    let mut pty = dokbak.line("paid 철스 cake 500 --kitty").terminal(24, 80);
    pty.answer("철스 is a new name. Do you mean 철수? [Y/n] ", "");
    pty.wait_for("철수 → cake 500 KRW");
    assert_eq!(pty.end().status, 0);
    let mut pty = dokbak.line("paid 철수 안나 500 KWR").terminal(24, 80);
    pty.answer("KWR is new here. Do you mean KRW? [Y/n] ", "n");
    pty.answer("KWR is new here. Record it in KWR? [Y/n] ", "n");
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
fn help_has_the_arguments_as_they_are_typed() {
    let told = Dokbak::new().line("help paid").run().done();
    let at = |word: &str| told.find(&format!("\n  {word} ")).unwrap_or_default();
    let places = ["[FROM]", "[TO]", "[AMOUNT]", "[CURRENCY]"].map(at);
    assert!(places[0] > 0 && places.is_sorted(), "{told}");
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

/// No word for chips is a currency, neither in a payment nor as the worth of a chip.
#[test]
fn chips_are_no_currency() {
    let dokbak = Dokbak::new();
    let script = FIVE_BRIGHTS.replace("chip 100 KRW\n", "chip none\n");
    let line = dokbak.line("play --script -");
    line.stdin(&script).run().done();
    for unit in ["chips", "CHIPS", "칩", "점", "points", "点", "枚", "文"] {
        let told = dokbak.line(&format!("paid Bo Ann 5 {unit}")).run();
        let said = format!(
            "5 {unit}: chips and points are not a currency; write an amount of money, such as 100 KRW\n"
        );
        assert_eq!(
            (told.status, told.stderr.as_str()),
            (Some(2), said.as_str())
        );
        let notes = format!("date 2026-01-01\nchip 5 {unit}\nplayers Ann Bo\nnagari\n");
        let told = dokbak
            .clone()
            .file("a.hwatu", &notes)
            .line("import a.hwatu")
            .run();
        assert_eq!(told.status, Some(1), "{unit}: {told:?}");
        let script = format!("players Ann Bo\nrules pagat\nchip 5 {unit}\n");
        let told = dokbak.line("play --new --script -").stdin(&script).run();
        assert_eq!(told.status, Some(1), "{unit}: {told:?}");
        shows(&told.stderr, &["chips and points are not a currency"]);
    }
    for (lang, said) in [
        ("ko", "점수는 돈이 아니에요."),
        ("ja", "点数や枚数はお金ではありません。"),
    ] {
        let told = dokbak.line(&format!("paid Bo Ann 5점 --lang {lang}")).run();
        shows(&told.stderr, &[said]);
    }
    let told = dokbak.line("settle-up").run().done();
    shows(
        &told,
        &["Nothing was played for money, and none was handed over.\n"],
    );
}
