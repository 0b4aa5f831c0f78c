//! `dokbak stats`: the worked examples of docs/STATISTICS.md. Three hands at 100 KRW a chip:
//! 1. 안나 wins with 6 points; 보 owes 6 x 2 (gwang-bak), 철수 6 x 2 (pi-bak).
//! 2. 보 wins with 5 points; 안나 and 철수 owe 5 each.
//! 3. 철수 offers a nagari, 안나 refuses, 보 wins with 5 points: 안나 pays for 철수 too, 5 + 5.

use crate::support::{Dokbak, after_the_evening};
use serde_json::{Value, json};

fn read(dokbak: &Dokbak, line: &str) -> Value {
    let told = dokbak.line(line).run();
    assert_eq!((told.stderr.as_str(), told.status), ("", Some(0)), "{line}");
    serde_json::from_str(&told.stdout).unwrap()
}

fn person<'v>(stats: &'v Value, name: &str) -> &'v Value {
    let mut people = stats["people"].as_array().unwrap().iter();
    people.find(|one| one["player"] == name).unwrap()
}

#[test]
fn each_figure_knows_its_hands() {
    let stats = read(&after_the_evening(), "stats --json");
    assert_eq!(
        (&stats["hands"], &stats["evenings"]),
        (&json!(3), &json!(1))
    );
    let anna = person(&stats, "안나");
    assert_eq!(anna["hands"], json!([2, 3, 4]));
    assert_eq!(anna["won"], json!({"chips": 24, "hands": [2]}));
    // 5 in hand 2, 5 + 5 in hand 3.
    assert_eq!(anna["lost"], json!({"chips": -15, "hands": [3, 4]}));
    assert_eq!((&anna["chips"], &anna["pot"]), (&json!(9), &json!(0)));
    assert_eq!(anna["best"], json!({"hand": 2, "chips": 24}));
    assert_eq!(anna["worst"], json!({"hand": 4, "chips": -10}));
    assert_eq!(
        (&anna["winning"], &anna["losing"]),
        (&json!([2]), &json!([3, 4]))
    );
    // From 24 down to 9.
    assert_eq!(anna["fall"], 15);
    assert_eq!(anna["covered"], json!({"chips": 5, "hands": [4]}));
    assert_eq!(anna["few"], true);
    let bo = person(&stats, "보");
    assert_eq!(bo["won"], json!({"chips": 20, "hands": [3, 4]}));
    assert_eq!((&bo["chips"], &bo["fall"]), (&json!(8), &json!(12)));
    assert_eq!(
        bo["jokbo"],
        json!([{"id": "godori", "game": "gostop", "hands": [3, 4]}])
    );
    let chul = person(&stats, "철수");
    // Hand 3 cost him nothing, so he did not lose it.
    assert_eq!(chul["lost"], json!({"chips": -17, "hands": [2, 3]}));
    assert_eq!(chul["losing"], json!([2, 3]));
}

#[test]
fn a_bak_costs_what_the_loss_would_be_less_without_it() {
    let stats = read(&after_the_evening(), "stats --json");
    let bak = |name: &str, id: &str| {
        let mut baks = person(&stats, name)["baks"].as_array().unwrap().iter();
        baks.find(|one| one["bak"] == id).unwrap().clone()
    };
    let none = json!({"chips": 0, "hands": []});
    let six = json!({"chips": 6, "hands": [2]});
    assert_eq!(
        bak("보", "gwang-bak"),
        json!({"bak": "gwang-bak", "taken": six, "given": none})
    );
    assert_eq!(
        bak("철수", "pi-bak"),
        json!({"bak": "pi-bak", "taken": six, "given": none})
    );
    assert_eq!(
        bak("안나", "gwang-bak"),
        json!({"bak": "gwang-bak", "taken": none, "given": six})
    );
    assert_eq!(
        bak("안나", "pi-bak"),
        json!({"bak": "pi-bak", "taken": none, "given": six})
    );
    assert_eq!(
        bak("안나", "go-bak"),
        json!({"bak": "go-bak", "taken": none, "given": none})
    );
}

#[test]
fn two_people_have_what_went_between_them() {
    let dokbak = after_the_evening();
    let stats = read(&dokbak, "stats 안나 보 --json");
    let games = json!({"chips": 0, "hands": []});
    let flows = json!([
        {"from": "안나", "to": "보", "chips": 15, "covered": 5, "hands": [3, 4], "games": games},
        {"from": "보", "to": "안나", "chips": 12, "covered": 0, "hands": [2], "games": games},
    ]);
    assert_eq!(stats["flows"], flows);
    assert_eq!(stats["people"].as_array().unwrap().len(), 2);
    let told = dokbak.line("stats 안나 보").run().done();
    let together = "안나 and 보 played 3 hands together: 안나 won 1, 보 won 2.\n";
    assert!(told.contains(together), "{told}");
    assert!(!told.contains("철수"), "{told}");
}

#[test]
fn the_tables_say_numerator_and_denominator() {
    let dokbak = after_the_evening();
    let told = dokbak.line("stats").run().done();
    let rows: Vec<Vec<&str>> = told
        .lines()
        .map(|row| row.split_whitespace().collect())
        .collect();
    for row in [
        // One evening gives no interval.
        ["안나", "1/3", "33%?", "-", "███"].as_slice(),
        &["보", "2/3", "67%?", "-", "███████"],
        &["철수", "0/3", "0%?", "-"],
        &["안나", "+9", "+3.00?", "-", "+24.00?", "-7.50?"],
        &["보", "+8", "+2.67?", "-", "+10.00?", "-12.00?"],
        &["철수", "-17", "-5.67?", "-", "-", "-8.50?"],
        // 안나 paid 5 for 철수 in one hand of three.
        &["안나", "refused", "a", "nagari", "1/3", "-5"],
    ] {
        assert!(rows.contains(&row.to_vec()), "{row:?} in {told}");
    }
    let best = ["안나", "+24", "3/7.1", "-10", "3/7.3", "1", "2", "-15"];
    assert!(rows.contains(&best.to_vec()), "{told}");
    assert!(told.contains("fewer than 30 hands or 8 evenings"), "{told}");
    let one = dokbak.line("stats 보").run().done();
    assert!(
        one.contains("What 보 won by") && one.contains("godori"),
        "{one}"
    );
}

#[test]
fn days_and_names_choose() {
    let dokbak = after_the_evening();
    for line in ["stats --since 2999-01-01", "stats 보 --since 2999-01-01"] {
        let told = dokbak.line(line).run().done();
        assert_eq!(told, "No hands in the ledger match.\n", "{line}");
    }
    let nothing = read(&dokbak, "stats --since 2999-01-01 --json");
    assert_eq!(
        (&nothing["hands"], &nothing["people"]),
        (&json!(0), &json!([]))
    );
    let empty = read(&Dokbak::new(), "stats --json");
    assert_eq!((&empty["hands"], &empty["flows"]), (&json!(0), &json!([])));
}

#[test]
fn a_void_deal_is_no_hand_and_a_correction_counts() {
    let dokbak = after_the_evening();
    let script = "void\nagree dealt wrongly\n";
    let done = dokbak.line("dispute 2 --script -").stdin(script).run();
    assert_eq!(done.status, Some(0), "{}", done.stderr);
    let stats = read(&dokbak, "stats --json");
    assert_eq!(stats["hands"], 2);
    assert_eq!(
        person(&stats, "안나")["won"],
        json!({"chips": 0, "hands": []})
    );
}

/// Returns a ledger of eight evenings of four hands: Ann wins three and Bo the fourth; with
/// `swings`, the other way round every other evening.
pub(crate) fn eight_evenings(swings: bool) -> Dokbak {
    let hand = |day: usize, number: usize| {
        let turned = swings && day.is_multiple_of(2);
        let (winner, loser) = if (number == 3) == turned {
            ("Ann", "Bo")
        } else {
            ("Bo", "Ann")
        };
        format!(
            "date 2026-03-{day:02}\nplayers Ann Bo\n{winner} has 1g 3g 8g 1t 2t 3t 4t 5t\n\
             {loser} counts g1 p7\n{winner} stop\n"
        )
    };
    let days = (1..=8).flat_map(|day| (0..4).map(move |number| hand(day, number)));
    let notes: Vec<String> = days.collect();
    let dokbak = Dokbak::new().file("notes.hwatu", &notes.join("\n"));
    let told = dokbak.line("import notes.hwatu").run();
    assert_eq!(told.status, Some(0), "{}", told.stderr);
    dokbak
}

/// Every evening Ann wins 3 of 4 hands, 7 chips each: she is 14 chips up and Bo 14 down, so they
/// are 28 apart in 4 hands, beyond any doubt. With alternating winners nothing is certain.
#[test]
fn evenings_that_go_either_way_tell_nobody_apart() {
    let (steady, swinging) = (eight_evenings(false), eight_evenings(true));
    let pair = |dokbak: &Dokbak| read(dokbak, "stats --json")["pairs"][0].clone();
    let told = pair(&steady);
    assert_eq!(
        (&told["evenings"], &told["apart"]),
        (&json!(8), &json!(true))
    );
    assert_eq!(told["hands"], json!([32, 32]));
    assert_eq!(told["interval"]["low"], told["difference"]);
    let doubtful = pair(&swinging);
    assert_eq!(
        (&doubtful["difference"], &doubtful["apart"]),
        (&json!(0.0), &json!(false))
    );
    assert!(doubtful["interval"]["low"].as_f64().unwrap() < 0.0);
    let said = swinging.line("stats").run().done();
    let cannot = "8 evenings together show no clear difference between Ann and Bo: 0.00 chips per\n  hand (95 %: ";
    assert!(said.contains(cannot), "{said}");
    let said = steady.line("stats").run().done();
    assert!(
        said.contains("Ann had 7.00 chips more per hand than Bo on 8 evenings together"),
        "{said}"
    );
}

/// 14 chips an evening: 14, 28, ... 112.
#[test]
fn a_curve_goes_up_evening_by_evening() {
    let dokbak = eight_evenings(false);
    let said = dokbak.line("stats").run().done();
    assert!(
        said.contains("Chips after each evening, DATE to DATE"),
        "{said}"
    );
    let row = |name: &str| {
        let mut rows = said.lines().map(str::trim);
        rows.find(|row| row.starts_with(name) && row.contains(['▄', '▅']))
            .unwrap()
            .to_owned()
    };
    let words =
        |name: &str| -> Vec<String> { row(name).split_whitespace().map(str::to_owned).collect() };
    assert_eq!(words("Ann")[2..], ["+14", "+112"]);
    assert_eq!(words("Bo")[2..], ["-112", "-14"]);
    assert!(
        words("Ann")[1].ends_with('█') && words("Bo")[1].ends_with('▁'),
        "{said}"
    );
    // Listeners hear nothing of a drawing.
    let heard = dokbak.line("stats --plain").run().done();
    assert!(!heard.contains(['▁', '█']), "{heard}");
}

/// Ann deals every hand, so she sits first.
#[test]
fn hands_can_be_told_apart_by_where_they_were_played_from() {
    let dokbak = eight_evenings(false);
    let stats = read(&dokbak, "stats --by seat --json");
    let groups = stats["groups"].as_array().unwrap();
    assert_eq!(groups.len(), 2);
    let ann = &groups[0];
    assert_eq!((&ann["seat"], &ann["players"]), (&json!(1), &json!(2)));
    assert_eq!(
        (&ann["player"], &ann["chips"]),
        (&json!("Ann"), &json!(112))
    );
    assert_eq!(ann["won"].as_array().unwrap().len(), 24);
    assert_eq!(ann["hands"].as_array().unwrap().len(), 32);
    assert!(read(&dokbak, "stats --json").get("groups").is_none());
    for (by, group, other) in [
        ("seat", "1 of 2", "2 of 2"),
        ("dealer", "dealer", "others"),
        ("ruleset", "pagat", "pagat"),
        ("month", "Mar 2026", "Mar 2026"),
        ("game", "Go-Stop", "Go-Stop"),
    ] {
        let said = dokbak.line(&format!("stats --by {by}")).run().done();
        for row in [
            (group, "Ann", "24/32", "+112", "+3.50"),
            (other, "Bo", "8/32", "-112", "-3.50"),
        ] {
            let (group, name, won, chips, each) = row;
            let is_there = said.lines().map(str::trim).any(|line| {
                let words: Vec<&str> = line.split_whitespace().collect();
                line.starts_with(group)
                    && [name, won, chips, each].iter().all(|it| words.contains(it))
            });
            assert!(is_there, "{row:?} in {said}");
        }
    }
    // The groups are also counted for one person alone.
    let one = read(&dokbak, "stats Bo --by dealer --json");
    assert_eq!(one["groups"].as_array().unwrap().len(), 1);
    assert_eq!(one["groups"][0]["dealer"], json!(false));
    let wrong = dokbak.line("stats --by moon").run();
    assert_eq!(wrong.status, Some(2));
    assert!(
        wrong
            .stderr
            .contains("seat, dealer, ruleset, month or game"),
        "{}",
        wrong.stderr
    );
}

/// 안나 deals the first hand and, having won it, the second; 보 deals the third.
#[test]
fn a_hand_is_the_dealers_or_it_is_not() {
    let stats = read(&after_the_evening(), "stats 안나 --by dealer --json");
    let groups = stats["groups"].as_array().unwrap().iter();
    let sums: Vec<Value> = groups
        .map(|it| json!([it["dealer"], it["hands"], it["won"], it["chips"]]))
        .collect();
    assert_eq!(
        sums,
        [json!([true, [2, 3], [2], 19]), json!([false, [4], [], -10])]
    );
}

/// Returns a person's cell under a heading.
fn cell(table: &str, name: &str, heading: &str) -> String {
    let mut rows = table
        .lines()
        .map(|line| line.split(',').collect::<Vec<_>>());
    let headings = rows.next().unwrap();
    let place = |wanted: &str| headings.iter().position(|it| *it == wanted).unwrap();
    let (player, wanted) = (place("player"), place(heading));
    let mut of_person = rows.filter(|row| row[player] == name);
    of_person.next().unwrap()[wanted].to_owned()
}

#[test]
fn a_table_has_a_row_a_person() {
    let table = after_the_evening().line("stats --csv").run().done();
    assert_eq!(table.lines().count(), 4, "{table}");
    for (name, heading, due) in [
        ("안나", "hands", "3"),
        ("안나", "chips", "9"),
        ("안나", "gwang_bak_given_chips", "6"),
        ("안나", "paid_by_syodang_chips", "5"),
        ("안나", "worst", "4"),
        ("보", "won", "2"),
        ("보", "win_rate_low", ""),
        ("철수", "lost_chips", "-17"),
        ("철수", "few", "1"),
    ] {
        assert_eq!(cell(&table, name, heading), due, "{name} {heading}");
    }
    let table = eight_evenings(false)
        .line("stats --csv --by seat")
        .run()
        .done();
    assert!(
        table.starts_with("seat,players,player,evenings,hands,won,"),
        "{table}"
    );
    // 24 of 32, and 3.5 chips a hand on each evening.
    assert_eq!(cell(&table, "Ann", "won"), "24");
    assert_eq!(cell(&table, "Ann", "per_hand_low"), "3.50");
    assert_eq!(cell(&table, "Bo", "seat"), "2");
    let empty = Dokbak::new().line("stats --csv").run().done();
    assert!(
        empty.starts_with("player,evenings,") && empty.lines().count() == 1,
        "{empty}"
    );
}

#[test]
fn no_name_is_a_formula() {
    let notes = "date 2026-03-01\nplayers =1+1 Bo\n=1+1 has 1g 3g 8g 1t 2t 3t 4t 5t\nBo counts g1 p7\n=1+1 stop\n";
    let dokbak = Dokbak::new().file("notes.hwatu", notes);
    let told = dokbak.line("import notes.hwatu").run();
    assert_eq!(told.status, Some(0), "{}", told.stderr);
    let table = dokbak.line("stats --csv").run().done();
    assert_eq!(cell(&table, "'=1+1", "chips"), "7");
}
