//! Statistics of rounds of Koi-Koi for points, of their games, and of the boar's pot: the worked
//! examples of docs/STATISTICS.md.

use crate::support::{Dokbak, has, shows};
use serde_json::{Value, json};

/// Three rounds by `koikoi`, 10 JPY a chip:
/// 1. Aki has boar, deer and butterflies, 5 points, goes on, takes one more animal: 6 points.
/// 2. Aki has the poetry ribbons, 5 points, and goes on; Ben takes three brights, 6 points, doubled
///    by Aki's koi-koi: 12.
/// 3. Nobody scores.
const GAME: &str = "\
date 2026-01-10
chip 10 JPY
rules koikoi
players Aki Ben
round 1
Aki takes 6y 7y 10y
Aki koi
Aki takes 2y
Aki shobu

date 2026-01-10
chip 10 JPY
rules koikoi
players Aki Ben
round 2
Aki takes 1t 2t 3t
Aki koi
Ben takes 1g 3g 8g
Ben shobu

date 2026-01-10
chip 10 JPY
rules koikoi
players Ben Aki
round 3
draw
";

/// Three hands by `pagat` with 2 chips from everybody into the boar's pot:
/// 1. Ben wins 3 from each.
/// 2. Aki wins 3 from each, and takes the 12 chips in the pot with the boar.
/// 3. Nobody wins; the 6 chips in the pot go back.
const POT: &str = "\
players Aki Ben Chul
rules pagat boar.pot=2
chip 10 JPY
length open
Ben has 1g 3g 8g
Aki counts g1 p6
Chul counts g1 p6
Ben stop
nobody
y
Aki has 1g 3g 8g 7y
Ben counts g1 p6
Chul counts g1 p6
Aki stop
y
nagari
";

fn of(notes: &str) -> Dokbak {
    let dokbak = Dokbak::new().file("notes.hwatu", notes);
    dokbak.line("import notes.hwatu").run().done();
    dokbak
}

/// Returns a ledger with the game and, on the next day, the hands with a pot.
fn mixed() -> Dokbak {
    let dokbak = of(GAME);
    let play = dokbak.line("play --date 2026-01-11 --script -").stdin(POT);
    assert_eq!(play.run().status, Some(0));
    assert_eq!(dokbak.line("close").run().status, Some(0));
    dokbak
}

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
fn rounds_for_points_have_every_figure() {
    let dokbak = of(GAME);
    let stats = read(&dokbak, "stats --json");
    let counts = ["hands", "rounds", "games", "evenings"].map(|field| &stats[field]);
    assert_eq!(counts, [&json!(0), &json!(3), &json!(1), &json!(1)]);
    let aki = person(&stats, "Aki");
    let rounds = &aki["rounds"];
    assert_eq!(rounds["hands"], json!([2, 3, 4]));
    assert_eq!(rounds["won"], json!({"chips": 6, "hands": [2]}));
    assert_eq!(rounds["lost"], json!({"chips": -12, "hands": [3]}));
    assert_eq!(
        (&rounds["scored"], &rounds["points"]),
        (&json!(6), &json!(-6))
    );
    // 6 instead of 5, and -12 instead of 5.
    let kois = json!({"said": 2, "hands": [2, 3], "won": [2],
        "gained": {"chips": 1 - 17, "hands": [2, 3]}});
    assert_eq!(rounds["kois"], kois);
    let yaku = json!([{"id": "boar-deer-butterflies", "game": "koikoi", "hands": [2]}]);
    assert_eq!(rounds["yaku"], yaku);
    assert_eq!(rounds["best"], json!({"hand": 2, "chips": 6}));
    assert_eq!(rounds["worst"], json!({"hand": 3, "chips": -12}));
    assert_eq!(
        (&rounds["winning"], &rounds["losing"]),
        (&json!([2]), &json!([3]))
    );
    let ben = person(&stats, "Ben");
    assert_eq!(
        (&ben["rounds"]["scored"], &ben["rounds"]["points"]),
        (&json!(12), &json!(6))
    );
    // The game is one payment: 12 - 6 points.
    assert_eq!(ben["games"]["won"], json!({"chips": 6, "hands": [5]}));
    assert_eq!(aki["games"]["lost"], json!({"chips": -6, "hands": [5]}));
    assert_eq!((&aki["chips"], &ben["chips"]), (&json!(-6), &json!(6)));
    assert_eq!(aki["parts"]["games"], json!(-6));
    assert_eq!(aki["days"][0]["rounds"], json!([2, 3, 4]));
    assert_eq!(aki["days"][0]["chips"], json!(-6));
    let flow = json!([{"from": "Aki", "to": "Ben", "chips": 6, "covered": 0, "hands": [],
        "games": {"chips": 6, "hands": [5]}}]);
    assert_eq!(stats["flows"], flow);
    // -2.00 a round against +2.00.
    assert_eq!(stats["round_pairs"][0]["difference"], json!(-4.0));
}

#[test]
fn a_couple_that_plays_only_koi_koi_has_a_whole_screen() {
    let dokbak = of(GAME);
    let told = dokbak.line("stats").run().done();
    has(
        &told,
        &[
            "3 rounds of Koi-Koi for points on 1 evening, without void deals",
            "Aki 1/3 33%? - ███",
            "Aki 6 -6 -2.00? - +6.00? -12.00?",
            "Ben 12 +6 +2.00? - +12.00? -6.00?",
            "Ben 1/1 0/1 +6 +6 -",
            "Aki 2 1/2 50%? -16 2/2",
            "three brights (三光) 0/1 1/1",
            "Aki +6 1/10.1 -12 1/10.2 1 1",
            "Aki Ben 6 0 0 1",
        ],
    );
    let words = [
        (
            "ko",
            [
                "1일에 걸쳐 점수로 친 코이코이 3판",
                "코이코이: 점수",
                "코이코이를 부른 선택",
            ],
        ),
        (
            "ja",
            [
                "得点で遊んだこいこい3局、1日分",
                "こいこい: 得点",
                "こいこいを掛けた選択",
            ],
        ),
    ];
    for (lang, parts) in words {
        let told = dokbak.line(&format!("stats --lang {lang}")).run().done();
        shows(&told, &parts);
    }
}

/// Chul plays the hands too, so there is more than what the two have between them.
#[test]
fn two_people_have_hands_and_rounds_between_them() {
    let dokbak = mixed();
    for (lang, hands, rounds) in [
        (
            "en",
            "Aki and Ben played 3 hands together: Aki won 1, Ben won 1.",
            "Aki and Ben played 3 rounds of Koi-Koi for points: Aki won 1, Ben won 1.",
        ),
        (
            "ko",
            "맞대결 3판: Aki 1승, Ben 1승",
            "코이코이 맞대결 3판: Aki 1승, Ben 1승",
        ),
        (
            "ja",
            "直接対決3局: Akiの勝ち1、Benの勝ち1",
            "こいこいの直接対決3局: Akiの勝ち1、Benの勝ち1",
        ),
    ] {
        let told = dokbak.line(&format!("stats Aki Ben --lang {lang}")).run();
        shows(&told.done().replace("\n  ", " "), &[hands, rounds]);
    }
}

/// Before the game ends, its rounds are counted, and have brought no chips.
#[test]
fn an_open_game_has_rounds_and_no_payment() {
    let dokbak = Dokbak::new();
    let script = "players Aki Ben\nrules koikoi\nchip 10 JPY\nlength open\nAki takes 6y 7y 10y\n\
                  Aki shobu\n0\ny\n";
    let play = dokbak.line("play --script -").stdin(script).run();
    assert_eq!(play.status, Some(0), "{}", play.stderr);
    let stats = read(&dokbak, "stats --json");
    assert_eq!((&stats["rounds"], &stats["games"]), (&json!(1), &json!(0)));
    assert_eq!(person(&stats, "Aki")["chips"], json!(0));
    assert_eq!(person(&stats, "Aki")["rounds"]["points"], json!(5));
    let told = dokbak.line("stats").run().done().replace("\n  ", " ");
    shows(
        &told,
        &[
            "1 round of Koi-Koi for points on 1 evening",
            "A game brings chips when it ends; the rounds of an open game are counted already.",
        ],
    );
}

/// Aki: -3 + 6 in hands, -6 by the game, -6 + 12 + 2 from the pot. Ben: 6 - 3, + 6, -6 + 2. Chul:
/// -6 and -6 + 2.
#[test]
fn one_total_a_person_says_what_it_adds() {
    let dokbak = mixed();
    let stats = read(&dokbak, "stats --json");
    let standings = read(&dokbak, "standings --json");
    let parts = |played: i64, games: i64, pot: i64| json!({"played": played, "sat_out": 0, "games": games, "pot": pot, "uncounted": 0});
    for (name, chips, due) in [
        ("Aki", 5, parts(3, -6, 8)),
        ("Ben", 5, parts(3, 6, -4)),
        ("Chul", -10, parts(-6, 0, -4)),
    ] {
        let one = person(&stats, name);
        assert_eq!(
            (&one["chips"], &one["parts"]),
            (&json!(chips), &due),
            "{name}"
        );
        let mut players = standings["players"].as_array().unwrap().iter();
        let standing = players.find(|one| one["player"] == name).unwrap();
        assert_eq!(standing["chips"], json!(chips), "{name}");
    }
    // From +0 to -6 by the game, to -11 in the first hand.
    assert_eq!(person(&stats, "Aki")["fall"], json!(11));
    has(
        &dokbak.line("stats").run().done(),
        &[
            "3 hands and 3 rounds of Koi-Koi for points on 2 evenings, without void deals",
            "Player All From hands Koi-Koi games Boar's pot",
            "Aki +5 +3 -6 +8",
            "Chul -10 -6 - -4",
            // A hand is one of three, whatever the pot and the game brought.
            "Aki +3 +1.00? - +6.00? -3.00?",
        ],
    );
}

#[test]
fn the_boars_pot_has_its_figures() {
    let dokbak = mixed();
    let stats = read(&dokbak, "stats --json");
    let aki = person(&stats, "Aki");
    assert_eq!(aki["pot"], json!(8));
    let boar = json!({
        "put": {"chips": 6, "hands": [7, 8, 9]},
        "taken": {"chips": 12, "hands": [8]},
        "returned": {"chips": 2, "hands": [10]},
    });
    assert_eq!(aki["boar"], boar);
    let row = "Aki -6 3 +12 1 +2 +8";
    for (lang, head) in [
        ("en", "The boar's pot"),
        ("ko", "멧돼지 적립금"),
        ("ja", "猪の積立金"),
    ] {
        let told = dokbak.line(&format!("stats --lang {lang}")).run().done();
        has(&told, &[head, row, "Ben -6 3 0 0 +2 -4"]);
    }
    let csv = dokbak.line("stats --csv").run().done();
    let mut lines = csv.lines();
    let headings: Vec<&str> = lines.next().unwrap().split(',').collect();
    let aki: Vec<&str> = lines.next().unwrap().split(',').collect();
    let cell = |name: &str| aki[headings.iter().position(|one| *one == name).unwrap()];
    for (name, due) in [
        ("chips", "5"),
        ("chips_played", "3"),
        ("chips_games", "-6"),
        ("pot", "8"),
        ("pot_put", "6"),
        ("pot_taken", "1"),
        ("pot_taken_chips", "12"),
        ("pot_returned", "2"),
        ("rounds", "3"),
        ("rounds_won", "1"),
        ("scored", "6"),
        ("points", "-6"),
        ("koi_gained", "-16"),
        ("games", "1"),
        ("games_lost", "1"),
    ] {
        assert_eq!(cell(name), due, "{name}");
    }
}

#[test]
fn groups_of_several_games_add_up_to_the_whole() {
    let dokbak = mixed();
    for by in ["seat", "dealer", "ruleset", "month", "game"] {
        let stats = read(&dokbak, &format!("stats --json --by {by}"));
        for (name, chips, points) in [("Aki", 5, -6), ("Ben", 5, 6), ("Chul", -10, 0)] {
            let sum = |groups: &str, field: &str| -> i64 {
                let groups = stats[groups].as_array().unwrap().iter();
                let own = groups.filter(|one| one["player"] == name);
                own.map(|one| one[field].as_i64().unwrap()).sum()
            };
            assert_eq!(sum("groups", "chips"), chips, "{by} {name}");
            assert_eq!(sum("round_groups", "points"), points, "{by} {name}");
        }
        let csv = dokbak.line(&format!("stats --csv --by {by}")).run().done();
        let columns = |line: &str| line.split(',').count();
        let widths: Vec<usize> = csv.lines().map(columns).collect();
        assert!(widths.windows(2).all(|two| two[0] == two[1]), "{csv}");
    }
    let told = dokbak.line("stats --by game").run().done();
    has(
        &told,
        &[
            "Go-Stop Aki 1/3 33%? - +3 +1.00? - +11",
            "Koi-Koi Ben 0/0 - - - - - +6",
            "Koi-Koi Ben 1/3 33%? - +6 +2.00? -",
        ],
    );
    for (lang, game) in [("ko", "고스톱 Aki 1/3"), ("ja", "ゴーストップ Aki 1/3")] {
        let told = dokbak
            .line(&format!("stats --by game --lang {lang}"))
            .run()
            .done();
        let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(
            told.lines().any(|line| words(line).starts_with(game)),
            "{told}"
        );
    }
}

/// A hand of each of two games: the first screen mixes them, and says so.
#[test]
fn a_circle_of_several_games_is_told_which_they_are() {
    let dokbak = of(
        "date 2026-01-10\nrules pagat\nplayers Ann Bo\nAnn scores 7\nAnn stop\n\n\
                     date 2026-01-10\nrules minhwatu\nplayers Ann Bo\nnet Ann +12 Bo -12\n",
    );
    for (lang, said) in [
        (
            "en",
            "Hands of several games: 1 of Go-Stop, 1 of min-hwatu. Each by itself:",
        ),
        ("ko", "여러 종목을 합친 숫자예요: 고스톱 1판, 민화투 1판."),
        (
            "ja",
            "いくつかの種目を合わせた数字です（ゴーストップ1局、ミンファトゥ1局）。",
        ),
    ] {
        let told = dokbak.line(&format!("stats --lang {lang}")).run().done();
        shows(&told.replace("\n  ", " "), &[said]);
    }
    let told = dokbak.line("stats --by game").run().done();
    has(
        &told,
        &[
            "Go-Stop Ann 1/1 100%? - +7 +7.00? -",
            "min-hwatu Bo 0/1 0%? - -12 -12.00? -",
        ],
    );
}

/// Of the second hand only the amounts are known: it is played and won, and no evidence of luck.
#[test]
fn amounts_alone_tell_nothing_of_how() {
    let dokbak = of(
        "date 2026-01-10\nrules pagat\nplayers Ann Bo Chul\nBo quads 5\n\n\
                     date 2026-01-10\nrules pagat\nplayers Ann Bo Chul\nnet Ann +12 Bo -5 Chul -7\n",
    );
    let stats = read(&dokbak, "stats --json --by seat");
    let ann = person(&stats, "Ann");
    assert_eq!(ann["hands"].as_array().unwrap().len(), 2);
    assert_eq!(ann["amounts"].as_array().unwrap().len(), 1);
    assert_eq!(ann["won"]["chips"], json!(12));
    assert_eq!(ann["jokbo"], json!([]));
    let groups = stats["groups"].as_array().unwrap().iter();
    let unknown = groups.filter(|one| one["seat"].is_null() && one["player"] == "Ann");
    let unknown: Vec<&Value> = unknown.map(|one| &one["chips"]).collect();
    assert_eq!(unknown, [&json!(12)]);
    // One of one hand that tells.
    has(&dokbak.line("stats").run().done(), &["Bo 1/1"]);
}
