//! Counts add up to the total, and sentences say what is counted.

use crate::support::{Dokbak, has, shows};
use serde_json::{Value, json};

fn of(notes: &str) -> Dokbak {
    let dokbak = Dokbak::new().file("notes.hwatu", notes);
    dokbak.line("import notes.hwatu").run().done();
    dokbak
}

fn told(dokbak: &Dokbak, line: &str) -> String {
    dokbak.line(line).run().done()
}

/// Dan sells two brights, for 2 from each player; then he plays, and Ann wins 5 from each.
const SOLD: &str = "\
date 2026-01-01
rules pagat
players Ann Bo Chul Dan
Bo stays
Chul stays
Dan sells 1g 3g
Ann scores 5
Ann stop

date 2026-01-02
rules pagat
players Ann Bo Dan
Ann scores 5
Ann stop
";

#[test]
fn groups_add_up_to_the_whole() {
    let dokbak = of(SOLD);
    let chips = |by: &str| {
        let found = dokbak.line(&format!("stats --json {by}")).run().stdout;
        let found: Value = serde_json::from_str(&found).unwrap();
        let rows = if by.is_empty() { "people" } else { "groups" };
        let sum = |name: &str| -> i64 {
            let rows = found[rows].as_array().unwrap().iter();
            let own = rows.filter(|row| row["player"] == json!(name));
            own.map(|row| row["chips"].as_i64().unwrap()).sum()
        };
        ["Ann", "Bo", "Chul", "Dan"].map(sum)
    };
    let whole = chips("");
    assert_eq!(whole.iter().sum::<i64>(), 0);
    for by in ["seat", "dealer", "ruleset", "month", "game"] {
        assert_eq!(chips(&format!("--by {by}")), whole, "{by}");
    }
    let sold = whole[3] + 5;
    assert!(sold > 0);
    let by = told(&dokbak, "stats --by dealer");
    has(
        &by,
        &[
            &format!("sat out Dan 0/0 - - - - - +{sold}"),
            "others Dan 0/1 0%? - -5 -5.00? - -5",
        ],
    );
    let csv = told(&dokbak, "stats --by seat --csv");
    assert!(csv.contains(&format!("\n,,Dan,0,0,0,,,{sold},")), "{csv}");
    let page = dokbak.line("report").run().stdout;
    assert!(page.contains("data-group=\"sat out\" data-name=\"Dan\""));
}

#[test]
fn a_void_round_is_none() {
    let rounds = "date 2026-01-01\nrules koikoi\nplayers Aki Ben\nround 1\nvoid\n\n\
                  date 2026-01-01\nrules koikoi\nplayers Aki Ben\nround 1\nAki has 1t 2t 3t\nAki shobu\n";
    let dokbak = of(rounds);
    shows(
        &told(&dokbak, "stats"),
        &["1 round of Koi-Koi for points on 1 evening, without void deals\n"],
    );
    let deals = "date 2026-01-01\nrules pagat\nplayers Ann Bo Chul\nvoid\n\n\
                 date 2026-01-01\nrules pagat\nplayers Ann Bo Chul\nAnn scores 5\nAnn stop\n";
    let dokbak = of(deals);
    // Ann wins 5 from each of two: this is the only hand with her at the table.
    has(&told(&dokbak, "standings"), &["Ann +10 1 1 +10 0"]);
    dokbak.line("verify").run().done();
    let page = dokbak.line("report").run().stdout;
    for said in [
        "1 evening, 1 hand</p>",
        "<small>1 hand</small>",
        "<td>1<td>1<td>",
    ] {
        assert!(page.contains(said), "{said}");
    }
}

/// Bo, Bo, Ann, Chul win; Chul loses three of his hands in a row before that, Bo two after it.
#[test]
fn who_lost_most_in_a_row_is_not_said_to_have_waited_longest() {
    let hand = |winner: &str| {
        let head = "date 2026-01-01\nrules pagat\nplayers Bo Ann Chul\n";
        format!("{head}{winner} scores 5\n{winner} stop\n\n")
    };
    let hands: String = ["Bo", "Bo", "Ann", "Chul"].map(hand).concat();
    let dokbak = of(&hands);
    let says = [
        ("en", "Nobody lost more hands in a row than Chul;"),
        ("ko", "친 판에서 가장 오래 이어서 진 사람: Chul."),
        ("ja", "自分が出た局でいちばん長く負け続けたのはChulです。"),
    ];
    for (lang, said) in says {
        let page = dokbak.line(&format!("report --lang {lang}")).run().stdout;
        assert!(page.contains(said), "{lang}");
    }
}

#[test]
fn who_sat_down_first_by_day_stands_first() {
    let hand = |day: &str, players: &str| {
        format!("date {day}\nrules pagat\nplayers {players}\nAnn scores 5\nAnn stop\n\n")
    };
    let notes = [
        hand("2026-06-01", "Dan Ann Bo"),
        hand("2026-01-01", "Chul Ann Bo"),
    ]
    .concat();
    let dokbak = of(&notes);
    let told = told(&dokbak, "people");
    let at = |name: &str| told.find(name).unwrap();
    let names = ["Chul", "Ann", "Bo", "Dan"].map(at);
    assert!(names.is_sorted(), "{told}");
    let found = dokbak.line("standings --json").run().stdout;
    let found: Value = serde_json::from_str(&found).unwrap();
    let players = found["players"].as_array().unwrap().iter();
    let players: Vec<&Value> = players.map(|one| &one["player"]).collect();
    assert_eq!(json!(players), json!(["Chul", "Ann", "Bo", "Dan"]));
}
