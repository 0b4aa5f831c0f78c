//! `--json` of `standings` and `log`: every fact that the tables show, for programs.

use crate::support::{Dokbak, after_the_evening, masked};
use serde_json::{Value, json};

fn read(dokbak: &Dokbak, line: &str) -> Value {
    let told = dokbak.line(line).run();
    assert_eq!((told.stderr.as_str(), told.status), ("", Some(0)), "{line}");
    assert_eq!(told.stdout.lines().count(), 1, "{line}: {}", told.stdout);
    serde_json::from_str(&told.stdout).unwrap()
}

/// Checks `at` and `date` in every object and removes them.
fn timeless(value: Value) -> Value {
    match value {
        Value::Array(all) => all.into_iter().map(timeless).collect(),
        Value::Object(mut fields) => {
            if let Some(at) = fields.remove("at") {
                let at = at.as_str().unwrap();
                assert!(at.len() == 20 && at.ends_with('Z'), "{at}");
                assert_eq!(
                    masked(fields.remove("date").unwrap().as_str().unwrap()),
                    "DATE"
                );
            }
            let fields = fields.into_iter();
            Value::Object(fields.map(|(key, value)| (key, timeless(value))).collect())
        }
        other => other,
    }
}

fn player(name: &str, chips: [i64; 3], hands: [u32; 2], money: &Value) -> Value {
    let ([chips, best, worst], [hands, won]) = (chips, hands);
    let chip = money.get(0).map(|_| "100 KRW");
    let by_chip = json!([{"chip": chip, "chips": chips, "hands": hands, "won": won,
                          "best": best, "worst": worst}]);
    json!({"player": name, "chips": chips, "money": money, "by_chip": by_chip, "hands": hands,
           "won": won, "best": best, "worst": worst})
}

/// Three hands at 100 KRW a chip: 안나 +24 -5 -10, 보 -12 +10 +10, 철수 -12 -5 0.
#[test]
fn standings_have_chips_and_money() {
    let krw = |amount: i64| json!([{"currency": "KRW", "amount": amount}]);
    let players = json!([
        player("안나", [9, 24, -10], [3, 1], &krw(900)),
        player("보", [8, 10, -12], [3, 2], &krw(800)),
        player("철수", [-17, 0, -12], [3, 0], &krw(-1700)),
    ]);
    let dokbak = after_the_evening();
    for line in ["standings --json", "standings --session 1 --json"] {
        assert_eq!(read(&dokbak, line), json!({"players": players}), "{line}");
    }
    let line = "standings --since 2999-01-01 --json";
    assert_eq!(read(&dokbak, line), json!({"players": []}));
    let entry = |entry: u32, chips: i64| json!({"entry": entry, "session": 1, "player": "보", "chips": chips, "end": false});
    let of_bo = timeless(read(&dokbak, "standings --player 보 --json"));
    let entries = [entry(2, -12), entry(3, 10), entry(4, 10)];
    assert_eq!(of_bo, json!({"players": [players[1]], "entries": entries}));
}

/// Ann wins 3 + 3 chips at 100 KRW, loses 3 at 0.5 EUR, and wins 3 that are worth nothing. Each time
/// the winner has three brights, 3, and the other player is spared every bak.
#[test]
fn money_of_each_currency_stands_by_itself() {
    let evening = |chip: &str, winner: &str, loser: &str| {
        format!(
            "players Ann Bo\nrules pagat\nset target.two=3\nchip {chip}\nlength open\n\
             {winner} has 1g 3g 8g\n{loser} counts g1 p9\n{winner} stop\ny\nend\n"
        )
    };
    let dokbak = Dokbak::new();
    for (chip, winner, loser) in [
        ("100 KRW", "Ann", "Bo"),
        ("0.5 EUR", "Bo", "Ann"),
        ("none", "Ann", "Bo"),
        ("100 KRW", "Ann", "Bo"),
    ] {
        let script = evening(chip, winner, loser).replace("set target.two=3\n", "");
        let script = script.replace("rules pagat\n", "rules pagat target.two=3\n");
        let told = dokbak.line("play --script -").stdin(&script).run().done();
        assert!(told.contains("is closed."), "{told}");
    }
    // In alphabetical order, whichever was played for first.
    let money = |krw: i64, eur: f64| json!([{"currency": "EUR", "amount": eur}, {"currency": "KRW", "amount": krw}]);
    let players = json!([
        player("Ann", [6, 3, -3], [4, 3], &money(600, -1.5)),
        player("Bo", [-6, 3, -3], [4, 1], &money(-600, 1.5)),
    ]);
    let mut players = players;
    let part = |chip: Option<&str>, chips: i64, hands: [u32; 2]| {
        let one = player(
            "",
            [chips, chips.clamp(0, 3), chips.clamp(-3, 0)],
            hands,
            &json!([0]),
        );
        let mut part = one["by_chip"][0].clone();
        part["chip"] = json!(chip);
        part
    };
    players[0]["by_chip"] = json!([
        part(None, 3, [1, 1]),
        part(Some("0.5 EUR"), -3, [1, 0]),
        part(Some("100 KRW"), 6, [2, 2]),
    ]);
    players[1]["by_chip"] = json!([
        part(None, -3, [1, 0]),
        part(Some("0.5 EUR"), 3, [1, 1]),
        part(Some("100 KRW"), -6, [2, 0]),
    ]);
    assert_eq!(
        read(&dokbak, "standings --json"),
        json!({"players": players})
    );
}

/// Poetry is 5 points under `koikoi`; a drawn round brings the dealer nothing there.
const ROUNDS: &str = "players Aki Ben\nrules koikoi\nchip none\nlength open\nAki\n1t 2t 3t\n0\ny\n";

#[test]
fn points_of_koi_koi_stand_apart_until_they_are_settled() {
    let dokbak = Dokbak::new();
    let told = dokbak.line("play --script -").stdin(ROUNDS).run();
    assert!(told.done().contains("Aki scores 5 points"));
    let points = |settled: bool| {
        json!([{"session": 1, "rounds": 1, "settled": settled, "players": [
            {"player": "Aki", "points": 5, "rounds": 1, "won": 1, "best": 5},
            {"player": "Ben", "points": 0, "rounds": 1, "won": 0, "best": 0},
        ]}])
    };
    let open = read(&dokbak, "standings --json");
    assert_eq!(open, json!({"players": [], "games": points(false)}));
    let logged = timeless(read(&dokbak, "log --json"));
    assert_eq!(
        logged["sessions"][0]["hands"],
        json!([{"entry": 2, "number": 1, "in_evening": 1, "rules": "koikoi", "outcome": "shobu", "winner": "Aki",
                "score": 5, "go": 0, "jokbo": ["poetry"], "net": {"Aki": 0, "Ben": 0}, "points": {"Aki": 5, "Ben": 0},
                "correction": null}])
    );
    let _ = dokbak.line("close").run().done();
    let players = json!([
        player("Aki", [5, 5, 0], [1, 1], &json!([])),
        player("Ben", [-5, 0, -5], [1, 0], &json!([])),
    ]);
    assert_eq!(
        read(&dokbak, "standings --json"),
        json!({"players": players})
    );
    let of_session = read(&dokbak, "standings --session 1 --json");
    assert_eq!(
        of_session,
        json!({"players": players, "games": points(true)})
    );
}

fn hand(entry: u32, winner: &str, (score, jokbo): (u32, &[&str]), net: &Value) -> Value {
    json!({"entry": entry, "number": entry - 1, "in_evening": entry - 1, "rules": "pagat", "outcome": "stop",
           "winner": winner, "score": score, "go": 0, "jokbo": jokbo, "net": net, "correction": null})
}

#[test]
fn the_log_has_every_hand_its_correction_and_the_end() {
    let dokbak = after_the_evening();
    let session = json!({
        "session": 1, "evening": "2026-03-07", "rules": "pagat", "players": ["안나", "보", "철수"], "chip": "100 KRW",
        "length": 3, "open": false,
        "hands": [
            hand(2, "안나", (6, &["three-brights", "junk"]), &json!({"안나": 24, "보": -12, "철수": -12})),
            hand(3, "보", (5, &["godori"]), &json!({"안나": -5, "보": 10, "철수": -5})),
            hand(4, "보", (5, &["godori"]), &json!({"보": 10, "철수": 0, "안나": -10})),
        ],
        "close": {
            "entry": 5, "net": {"안나": 9, "보": 8, "철수": -17},
            "transfers": [{"from": "철수", "to": "안나", "chips": 9},
                          {"from": "철수", "to": "보", "chips": 8}],
        },
    });
    let logged = timeless(read(&dokbak, "log --json"));
    assert_eq!(logged, json!({"sessions": [session]}));

    // Hand 2 is removed, hand 3 keeps its number, and an empty session follows.
    let void = dokbak
        .line("dispute 3 --script -")
        .stdin("void\nagree dealt wrongly\n");
    assert!(void.run().done().contains("Hand 2 is corrected."));
    let empty = "players 안나 보\nchip none\nlength open\n보 takes 1g\n";
    let _ = dokbak.line("play --script -").stdin(empty).run().done();
    let mut struck = session;
    struck["hands"][1] = json!({
        "entry": 3, "number": 2, "in_evening": 2, "rules": "pagat", "outcome": "void", "winner": null,
        "score": null, "go": null, "net": {"안나": 0, "보": 0, "철수": 0},
        "correction": {"entry": 6, "reason": "dealt wrongly"},
    });
    let logged = timeless(read(&dokbak, "log --json"));
    let today = &logged["sessions"][1]["evening"];
    assert_eq!(masked(today.as_str().unwrap()), "DATE");
    let open = json!({
        "session": 7, "evening": today, "rules": "pagat", "players": ["안나", "보"], "chip": null, "length": null,
        "open": true, "hands": [], "close": null,
    });
    assert_eq!(logged, json!({"sessions": [struck, open]}));
    let one = timeless(read(&dokbak, "log --session 7 --json"));
    assert_eq!(one, json!({"sessions": [open]}));
}

#[test]
fn programs_read_the_same_in_every_language() {
    let dokbak = after_the_evening();
    for line in [
        "log --json",
        "standings --json",
        "standings --player 보 --json",
    ] {
        let told = |lang: &str| dokbak.line(&format!("--lang {lang} {line}")).run().stdout;
        assert_eq!(told("ko"), told("en"), "{line}");
        assert_eq!(told("ja"), told("en"), "{line}");
    }
}

#[test]
fn a_ledger_that_is_not_there_has_no_sessions_and_no_players() {
    let dokbak = Dokbak::new();
    assert_eq!(read(&dokbak, "log --json"), json!({"sessions": []}));
    assert_eq!(read(&dokbak, "standings --json"), json!({"players": []}));
    assert!(!dokbak.ledger().exists());
    let told = after_the_evening().line("log --session 9 --json").run();
    assert_eq!((told.stdout.as_str(), told.status), ("", Some(1)));
}
