//! `dokbak rules compare`: the same deals under two rulesets.

use crate::support::{Dokbak, Told};
use serde_json::Value;

fn words(line: &str) -> String {
    line.split_whitespace().collect::<Vec<&str>>().join(" ")
}

#[track_caller]
fn row<'a>(text: &'a str, name: &str) -> Vec<&'a str> {
    let found = text
        .lines()
        .find_map(|line| line.trim_start().strip_prefix(name));
    found
        .unwrap_or_else(|| panic!("no {name:?} in\n{text}"))
        .split_whitespace()
        .collect()
}

#[test]
fn two_rulesets_stand_beside_their_difference() {
    let dokbak = Dokbak::new();
    let told = dokbak.line("rules compare pagat korean --deals 200").run();
    assert_eq!((told.status, told.stderr.as_str()), (Some(0), ""));
    let text = &told.stdout;
    assert!(
        text.lines().all(|line| line.chars().count() <= 80),
        "{text}"
    );
    assert_eq!(
        words(text.lines().next().unwrap()),
        "pagat korean Difference"
    );
    let indented = |name: &str| text.contains(&format!("\n    {name} "));
    assert!(indented("three with rain") && indented("junk"), "{text}");
    for head in [
        "Hands with a winner",
        "How 100 hands end",
        "Steps",
        "Who pays for both",
        "Jokbo",
        "Other payments",
    ] {
        assert!(
            text.lines().any(|line| line.trim() == head),
            "{head}\n{text}"
        );
    }
    for name in [
        "chips paid",
        "spread",
        "points",
        "goes",
        "nagari",
        "gwang-bak",
        "pi-bak",
        "first ppuk",
    ] {
        assert!(row(text, name).len() >= 2, "{name}\n{text}");
    }
    assert!(
        !text.contains("tti-bak") && !text.contains("heodang"),
        "{text}"
    );
    assert_eq!(
        text.lines().last(),
        Some("200 deals, seed 1, 3 players, mixed.")
    );
    let again = dokbak
        .line("rules compare pagat korean --deals 200 --seed 1")
        .run();
    assert_eq!(again.stdout, told.stdout);
    let other = dokbak
        .line("rules compare pagat korean --deals 200 --seed 2")
        .run();
    assert_ne!(other.stdout, told.stdout);
}

#[test]
fn a_ruleset_is_compared_with_itself_and_with_a_file() {
    let dokbak = Dokbak::new().file("own.yaml", "extends: matgo\npi_bak.below_two: 0\n");
    let line = "rules compare matgo matgo --deals 60 --players 2 --style greedy";
    let told = dokbak.line(line).run().done();
    assert!(
        told.contains("\nEvery deal came out the same.\n60 deals, seed 1, 2 players, greedy.\n"),
        "{told}"
    );
    assert_eq!(row(&told, "chips paid")[4..], ["0.00", "±0.00"]);
    let line = "rules compare matgo ./own.yaml --deals 60 --players 2";
    let told = dokbak.line(line).run().done();
    let pi_bak = row(&told, "pi-bak");
    assert_eq!(pi_bak[2], "0.00", "{pi_bak:?}");
    assert_eq!(words(told.lines().next().unwrap()), "matgo own Difference");
}

fn json(told: &Told) -> Value {
    assert_eq!((told.status, told.stderr.as_str()), (Some(0), ""));
    serde_json::from_str(&told.stdout).unwrap()
}

#[test]
fn the_same_numbers_as_json() {
    let dokbak = Dokbak::new();
    let line = "rules compare pagat wikipedia --deals 100 --seed 9 --style cautious --json";
    let found = json(&dokbak.line(line).run());
    assert_eq!(found["rules"], serde_json::json!(["pagat", "wikipedia"]));
    assert_eq!((&found["deals"], &found["seed"]), (&100.into(), &9.into()));
    assert_eq!(
        (&found["players"], &found["style"]),
        (&3.into(), &"cautious".into())
    );
    let chips = &found["chips"];
    let of = |at: usize| chips["under"][at]["value"].as_f64().unwrap();
    assert!((chips["difference"]["value"].as_f64().unwrap() - (of(1) - of(0))).abs() < 1e-9);
    assert!(chips["spread"][0].as_f64().unwrap() > 0.0);
    let rows = found["per_100_hands"].as_array().unwrap();
    let kinds: Vec<&str> = rows.iter().filter_map(|row| row["kind"].as_str()).collect();
    assert_eq!(kinds.first(), Some(&"end"));
    let stops = rows.iter().find(|row| row["id"] == "stop").unwrap();
    for under in [0, 1] {
        let one = &stops["under"][under];
        let [low, value, high] = ["low", "value", "high"].map(|end| one[end].as_f64().unwrap());
        assert!(low < value && value < high, "{one}");
    }
}

#[test]
fn what_cannot_be_compared_is_a_wrong_command() {
    let dokbak = Dokbak::new();
    for (line, why) in [
        (
            "rules compare pagat koikoi",
            "koikoi is for koikoi; only rulesets for gostop",
        ),
        (
            "rules compare minhwatu minhwatu",
            "minhwatu is for minhwatu",
        ),
        ("rules compare pagat pagatt", "pagatt"),
        ("rules compare pagat", "<RIGHT> is missing"),
        ("rules compare pagat korean --deals 0", "--deals"),
        ("rules compare pagat korean --players 4", "--players"),
        ("rules compare pagat korean --style bold", "--style"),
    ] {
        let told = dokbak.line(line).run();
        assert_eq!((told.status, told.stdout.as_str()), (Some(2), ""), "{line}");
        assert!(told.stderr.contains(why), "{line}: {}", told.stderr);
    }
    let keys = "extends: pagat\ntarget.three: 1000\nbrights.three: 1000000\nnagari.times: 1000\nnagari.stacks: true\n";
    let dokbak = dokbak.file("dear.yaml", keys);
    let told = dokbak
        .line("rules compare pagat ./dear.yaml --deals 100")
        .run();
    assert_eq!((told.status, told.stdout.as_str()), (Some(1), ""));
    assert!(
        told.stderr.contains("cannot be settled under dear"),
        "{}",
        told.stderr
    );
}

#[test]
fn on_a_terminal_nothing_is_left_of_the_progress() {
    let pty = Dokbak::new()
        .line("rules compare pagat korean --deals 300")
        .terminal(60, 90);
    pty.wait_for("300 deals, seed 1, 3 players, mixed.");
    let rows = pty.screen_rows();
    assert_eq!(words(&rows[0]), "pagat korean Difference", "{rows:?}");
    assert!(!rows.iter().any(|row| row.contains(" / 300")), "{rows:?}");
    pty.end();
}
