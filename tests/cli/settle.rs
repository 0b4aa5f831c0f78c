//! `dokbak settle`: verdicts for people and programs, and all its errors.

use crate::support::Dokbak;
use serde_json::{Value, json};

/// 안나 says go with four points and stops with five: junk against 보, junk and brights against 철수.
const HAND: &str = "\
# Third hand
players 안나 보 철수
안나 takes 1g 3g 8g
보 takes 2y
철수 takes 4ypp
안나 takes 4t 5pp 6pp 7pp 9pp 10pp
보 takes 11gs
안나 go
철수 takes 5yt
보 takes 6y
안나 takes 12g
안나 stop
";

const TOLD: &str = "\
안나 stops with 5 points after saying go once.
  four brights with rain (비사광)  4  1g 3g 8g 12g (crane, curtain, moon, rain
                                      man)
  junk (피)                        1  5pp 6pp 7pp 9pp 10pp

보 and 철수:
  +1  go chips  안나 said go once
  x2  pi-bak    안나 scores junk, 보 and 철수 have 2 each, fewer than 5
보 owes 12 chips: (5 + 1) × 2 = 12
철수 owes 24 chips: (5 + 1) × 2 × 2 = 24
  x2  gwang-bak  안나 scores brights, 철수 has none

  Player  Chips
  안나      +36  from 보 12, 철수 24
  보        -12  to 안나 12
  철수      -24  to 안나 24
Next: 안나 deals.
";

#[test]
fn a_hand_is_settled_for_people() {
    let dokbak = Dokbak::new().file("hand.hwatu", HAND);
    dokbak.line("settle hand.hwatu").run().is(0, TOLD, "");
    dokbak.line("settle -").stdin(HAND).run().is(0, TOLD, "");
    assert!(!dokbak.ledger().exists(), "settling writes nothing");
}

#[test]
fn a_hand_is_settled_for_programs() {
    let told = Dokbak::new().line("settle --json -").stdin(HAND).run();
    let text = told.done();
    assert_eq!(text.lines().count(), 1);
    let verdict: Value = serde_json::from_str(&text).unwrap();
    for (key, wanted) in [
        ("game", json!("gostop")),
        ("rules", json!("pagat")),
        ("outcome", json!("stop")),
        ("winner", json!("안나")),
        ("liability", Value::Null),
        ("net", json!({"안나": 36, "보": -12, "철수": -24})),
        (
            "payments",
            json!([
                {"from": "보", "to": "안나", "chips": 12, "for": "win"},
                {"from": "철수", "to": "안나", "chips": 24, "for": "win"},
            ]),
        ),
        (
            "next",
            json!({"dealer": "안나", "carry": 0, "pot": 0, "dues": {}}),
        ),
    ] {
        assert_eq!(verdict[key], wanted, "{key}");
    }
    assert_eq!(verdict["score"]["points"], 5);
    assert_eq!(verdict["score"]["go"], 1);
    assert_eq!(
        verdict["losses"][1]["steps"],
        json!([
            {"id": "go-chips", "add": 1},
            {"id": "gwang-bak", "times": 2},
            {"id": "pi-bak", "times": 2},
        ])
    );
    // Players come in turn order, also in JSON.
    let places = ["안나", "보", "철수"].map(|name| text.find(&format!("{name:?}:")).unwrap());
    assert!(places.is_sorted(), "{text}");
}

#[test]
fn every_step_names_its_rule() {
    let told = Dokbak::new().line("settle --explain -").stdin(HAND).run();
    let text = told.done();
    for rule in [
        "(go.chips, go.keep_chips; P, D)",
        "a loser without a bright pays double",
        "pi_bak.below_three",
    ] {
        let words = text.split_whitespace().collect::<Vec<&str>>().join(" ");
        assert!(words.contains(rule), "{rule}: {text}");
    }
    assert!(
        text.lines()
            .all(|line| console::measure_text_width(line) <= 80)
    );
    let without: Vec<&str> = TOLD.lines().collect();
    let kept = text.lines().filter(|line| without.contains(line)).count();
    assert_eq!(kept, without.len(), "explaining only adds lines");
}

#[test]
fn rules_of_the_command_line_come_after_those_of_the_record() {
    let told = Dokbak::new()
        .line("settle - --rules wikipedia --set pi_bak.below_three=0 --set gwang_bak=off --json")
        .stdin(&format!("rules pagat\nset pi_bak.below_three=9\n{HAND}"))
        .run();
    let verdict: Value = serde_json::from_str(&told.done()).unwrap();
    assert_eq!(verdict["rules"], "wikipedia");
    assert_eq!(verdict["net"], json!({"안나": 12, "보": -6, "철수": -6}));
}

#[test]
fn a_ruleset_file_is_found_from_the_folder_of_the_record() {
    let record =
        "rules ./own.yaml\nplayers A B\nA has 1g 3g 8g 1t 2t 3t 4t\nB counts g1 p5\nA stop\n";
    let dokbak = Dokbak::new();
    let folder = dokbak.home().join("friday");
    std::fs::create_dir(&folder).unwrap();
    let dokbak = dokbak
        .file("friday/hand.hwatu", record)
        .file("friday/own.yaml", "extends: pagat\ntarget:\n  two: 5\n");
    let told = dokbak.line("settle friday/hand.hwatu").run().done();
    assert!(told.starts_with("A stops with 6 points.\n"), "{told}");
    std::fs::remove_file(folder.join("own.yaml")).unwrap();
    let told = dokbak.line("settle friday/hand.hwatu").run();
    assert_eq!(told.status, Some(1));
    assert!(
        told.stderr.starts_with("friday/hand.hwatu:1:7: ") && told.stderr.contains("own.yaml"),
        "{told:?}"
    );
}

#[test]
fn every_fault_of_a_record_is_told_with_its_place() {
    let record = "players 안나 보\n안나 takes 팔광 13g\n안나 go\n보 stopp\n";
    let faults = [
        (2, 13, "unknown-card"),
        (4, 3, "unknown-line"),
        (4, 3, "no-end"),
    ];
    let told = Dokbak::new().line("settle --json -").stdin(record).run();
    assert_eq!(told.status, Some(1));
    let found: Value = serde_json::from_str(&told.stdout).unwrap();
    assert_eq!(found["error"], found["errors"][0]);
    let list = found["errors"].as_array().unwrap();
    for (fault, (line, column, code)) in list.iter().zip(faults).take(2) {
        assert_eq!(fault["line"], line, "{told:?}");
        assert_eq!(fault["column"], column, "{told:?}");
        assert_eq!(fault["code"], code, "{told:?}");
    }
    let lines: Vec<String> = list
        .iter()
        .map(|fault| {
            let (line, column) = (&fault["line"], &fault["column"]);
            let message = fault["message"].as_str().unwrap();
            format!("standard input:{line}:{column}: {message}\n")
        })
        .collect();
    assert_eq!(told.stderr, lines.concat(), "both say the same");
}

#[test]
fn a_stop_below_the_target_says_what_is_lacking() {
    let dokbak = Dokbak::new().file(
        "low.hwatu",
        "players Ann Bo Chul\nAnn takes 1g 3g 12g\nAnn stop\n",
    );
    dokbak.line("settle low.hwatu").run().is(
        1,
        "",
        "low.hwatu:3:5: Ann has 2 points; 3 are needed to stop\n",
    );
}

#[test]
fn what_cannot_be_read_is_told() {
    let dokbak = Dokbak::new();
    let message = "none.hwatu: cannot be read: No such file or directory (os error 2)";
    dokbak
        .line("settle none.hwatu")
        .run()
        .is(1, "", &format!("{message}\n"));
    let told = dokbak.line("settle --json none.hwatu").run();
    let found: Value = serde_json::from_str(&told.stdout).unwrap();
    assert_eq!(found["error"]["message"], message);
    assert_eq!(found["errors"], json!([found["error"]]));
    assert_eq!(told.status, Some(1));
}

#[test]
fn a_wrong_command_line_ends_with_two() {
    let dokbak = Dokbak::new().file("hand.hwatu", HAND);
    for (line, told) in [
        ("settle", "<FILE>"),
        ("settle hand.hwatu --json --explain", "--explain"),
        (
            "settle hand.hwatu --rules pagatt",
            "there is no ruleset pagatt; did you mean \"pagat\"?",
        ),
        (
            "settle hand.hwatu --set go_bak",
            "--set go_bak: write KEY=VALUE",
        ),
        (
            "settle hand.hwatu --set vipp=1",
            "--set vipp=1: there is no rule \"vipp\"; did you mean \"vip\"?",
        ),
        (
            "settle hand.hwatu --set vip=much",
            "--set vip=much: vip cannot be \"much\"",
        ),
        (
            "settle hand.hwatu --set koi.min=1",
            "the rule \"koi.min\" belongs to koikoi; this game has no such rule",
        ),
        ("settel hand.hwatu", "settle"),
    ] {
        let run = dokbak.line(line).run();
        assert_eq!(run.status, Some(2), "{line}: {run:?}");
        assert_eq!(run.stdout, "", "{line}");
        assert!(run.stderr.contains(told), "{line}: {run:?}");
    }
}

#[test]
fn colour_only_where_it_is_asked_for() {
    let dokbak = Dokbak::new().file("hand.hwatu", HAND);
    let bold = "\u{1b}[1m안나 stops with 5 points after saying go once.\u{1b}[0m\n";
    let told = dokbak.line("settle hand.hwatu --color always").run().done();
    assert!(told.starts_with(bold), "{told:?}");
    assert_eq!(console::strip_ansi_codes(&told), TOLD);
    let never = dokbak.line("settle hand.hwatu --color never").run();
    never.is(0, TOLD, "");
}

/// A whole-turn record: Chul left the moon and kept 8y, and Ann won with it. His hand gave him six
/// other turns.
#[test]
fn who_fed_the_winner_is_told_with_what_else_he_could_have_played() {
    let record = include_str!("../cases/gostop/oe-myeon/turns-oe-myeon-forced-not-asked.hwatu");
    let dokbak = Dokbak::new().file("hand.hwatu", record);
    let told = dokbak.line("settle hand.hwatu").run().done();
    assert!(
        told.contains("\nLine 9: Chul left 8g, and Ann won by taking it with 8p.\n"),
        "{told}"
    );
    assert!(
        told.contains("\n  None of 6 other turns would have prevented the win.\n"),
        "{told}"
    );
    let explained = dokbak.line("settle hand.hwatu --explain").run().done();
    let turn = "    plays 8y flips 12y: Ann still wins: plays 11p flips 9y\n";
    assert!(explained.contains(turn), "{explained}");
}

/// Returns a text with its lines joined.
fn flowing(text: &str) -> String {
    text.split_whitespace().collect::<Vec<&str>>().join(" ")
}

#[test]
fn an_offer_is_told_with_the_safe_plays_that_there_were() {
    for (record, told) in [
        (
            include_str!("../cases/gostop/syodang/turns-offer-accepted.hwatu"),
            "Line 10: Bo offered a nagari, which both accepted. Bo had no safe play: after each \
             of the 7 turns Ann could have stopped. Nothing of the stock is known: no card is turned \
             up. Next",
        ),
        (
            include_str!("../cases/gostop/syodang/turns-offer-refused-third-wins.hwatu"),
            "Line 9: Bo offered a nagari, which Chul refused. Bo had no safe play: after each of \
             the 7 turns Ann could have stopped. Player",
        ),
        (
            include_str!("../cases/gostop/syodang/turns-offer-judged-by-a-turn.hwatu"),
            "Line 8: Bo offered a nagari, which Ann refused. Bo had 1 safe play among 7 turns: \
             plays 8y flips 11p. The hand of Ann is not recorded, so only what was played is considered. Player",
        ),
        (
            include_str!("../cases/gostop/syodang/turns-offer-bomb.hwatu"),
            "Line 13: Bo offered a nagari, which Chul refused. Bo had 2 safe plays among 7 turns: \
             plays 6t flips 3t, bombs 6 flips 3t. Only 1 card of the stock is known. Player",
        ),
        (
            include_str!("../cases/gostop/syodang/turns-offer-hand-unknown.hwatu"),
            "Line 9: Chul offered a nagari, which both accepted. Whether Chul had a safe play is \
             not known: after 6 of the 7 turns Ann could have stopped. The hand of Bo is not \
             recorded, and no turn followed: what could have come is not known. Nothing of the stock is \
             known: no card is turned up. Next",
        ),
    ] {
        let dokbak = Dokbak::new().file("hand.hwatu", record);
        let run = flowing(&dokbak.line("settle hand.hwatu").run().done());
        assert!(run.contains(told), "{told}\n{run}");
    }
    let unknown = include_str!("../cases/gostop/syodang/turns-offer-own-hand-unknown.hwatu");
    let dokbak = Dokbak::new().file("hand.hwatu", unknown);
    let run = dokbak.line("settle hand.hwatu").run().done();
    assert!(!run.contains("offered a nagari"), "{run}");
}

#[test]
fn an_offer_is_explained_turn_by_turn() {
    let record = include_str!("../cases/gostop/syodang/turns-offer-bomb.hwatu");
    let dokbak = Dokbak::new().file("hand.hwatu", record);
    let told = dokbak.line("settle hand.hwatu --explain").run().done();
    let turns = [
        "    plays 2t flips 3t: Chul plays 4p, then Ann could have stopped: plays 8g\n",
        "    bombs 6 flips 3t: safe: it wins\n",
    ];
    assert!(turns.iter().all(|turn| told.contains(turn)), "{told}");
    let record = include_str!("../cases/gostop/syodang/turns-offer-hand-unknown.hwatu");
    let dokbak = Dokbak::new().file("hand.hwatu", record);
    let told = dokbak.line("settle hand.hwatu --explain").run().done();
    let turns = [
        "    plays 2p: Ann could have stopped: plays 8g\n",
        "    plays 8y: not known\n",
    ];
    assert!(turns.iter().all(|turn| told.contains(turn)), "{told}");
}

/// Bo's stack of May goes to Chul without a line, Ann's stack of August is split by Bo, and Ann
/// gives away junk for no reason. Hong-dan pays 3 from each all the same.
const IRREGULAR: &str = "\
players Ann Bo Chul
Ann takes 9pp
Bo ppuk 5
Chul takes 5ytpp
Ann ppuk 8
Bo takes 8gp
Ann gives 9p to Bo
Chul takes 1t 2t 3t
Chul stop
";

#[test]
fn plays_that_were_not_allowed_are_told_with_what_is_right() {
    let told = Dokbak::new().line("settle -").stdin(IRREGULAR).run().done();
    let told = told.split_whitespace().collect::<Vec<&str>>().join(" ");
    for sentence in [
        "Line 4: Chul took the stack of month 5. Junk is owed for it, and no line says so: \
         add \"Chul stack\" after it.",
        "Line 6: Bo took 8gp of the stack of month 8 (8yp stayed). A stack is taken whole: 8gp 8yp, \
         and then \"Bo stack\".",
        "Line 7: Ann gave 9p to Bo, but nothing recorded of that turn makes Ann owe junk. The card is counted as given: remove the line, or add what it was given for. Player",
    ] {
        assert!(told.contains(sentence), "no {sentence:?} in\n{told}");
    }
    let json = Dokbak::new()
        .line("settle --json -")
        .stdin(IRREGULAR)
        .run()
        .done();
    let json: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(
        json["irregular"],
        json!([
            {"player": "Chul", "line": 4, "kind": "stack-untold", "month": 5, "right": "stack"},
            {"player": "Bo", "line": 6, "kind": "stack-split", "month": 8, "took": "8gp",
             "stays": "8yp", "right": "stack"},
            {"player": "Ann", "line": 7, "kind": "junk-not-owed", "card": "9p", "to": "Bo"},
        ])
    );
    assert_eq!(json["net"], json!({"Ann": -3, "Bo": -3, "Chul": 6}));
}

/// A key of another game has no effect on a hand, however it is given, and disables no check: one
/// go too many, one yaku too few, or nobody at the table.
#[test]
fn a_key_of_another_game_is_no_way_past_the_rules() {
    let gostop = "players Ann Bo Chul\nAnn takes 1g 3g\nAnn go\nAnn takes 8g\nAnn stop\n";
    let koikoi = "rules koikoi\nplayers A B\nA takes 1p\nA shobu\n";
    for (record, status) in [
        (gostop, 1),
        (koikoi, 1),
        ("rules koikoi\ndraw\n", 1),
        ("rules minhwatu\ndraw\n", 1),
        ("rules koikoi\nplayers A B C\ndraw\n", 1),
    ] {
        let dokbak = Dokbak::new();
        let settle = |line: &str| dokbak.line(line).stdin(record).run();
        assert_eq!(settle("settle -").status, Some(status), "{record}");
        for set in ["koi.min=1", "target.three=3", "par.two=120"] {
            let (key, _) = set.split_once('=').unwrap();
            let known = dokbak::rules::Rules::default_for(game_of(record))
                .get(key)
                .is_some();
            let told = settle(&format!("settle - --set {set}"));
            let wanted = if known { status } else { 2 };
            assert_eq!(told.status, Some(wanted), "{set} on {record}: {told:?}");
            assert_eq!(told.stdout, "", "{set} on {record}");
        }
    }
}

fn game_of(record: &str) -> dokbak::rules::Game {
    use dokbak::rules::Game;
    let named = |game: &Game| record.starts_with(&format!("rules {}\n", game.default_rules()));
    let found = Game::ALL.into_iter().find(named);
    found.unwrap_or(Game::GoStop)
}

#[test]
fn every_command_refuses_a_key_of_another_game() {
    let evening = "players Ann Bo Chul\nrules pagat\nlength open\nnagari\n";
    let dokbak = Dokbak::new().file("evening.txt", evening);
    dokbak.line("play --script evening.txt").run().done();
    for line in [
        "score 1g --set koi.min=1",
        "score 1g --rules koikoi --set vip=1",
        "draw Ann=1g Bo=2y --set koi.min=1",
        "whatif 2 --set koi.min=1",
        "whatif --session 1 --set koi.min=1",
        "rules new ours --set koi.min=1 --yes",
    ] {
        let told = dokbak.line(line).run();
        assert_eq!(told.status, Some(2), "{line}: {told:?}");
        assert_eq!(told.stdout, "", "{line}");
        assert!(told.stderr.contains("this game has no such rule"), "{line}");
    }
}

/// At a table of four, B's decision comes first, not B's turn.
#[test]
fn who_plays_is_said_before_anything_is_played() {
    let hand = "rules korean\nplayers A B C D\nA scores 7 t\nA stop\n";
    let said = "standard input:3:3: more sit at the table than play, so say first who does: \
                \"B stays\" or \"B drops\"\n";
    Dokbak::new()
        .line("settle -")
        .stdin(hand)
        .run()
        .is(1, "", said);
}

/// The cup is always an animal where it counts as no junk, whatever `cup.final` says.
#[test]
fn a_line_about_a_cup_that_is_always_an_animal_says_why_it_is_refused() {
    let hand = "players Ann Bo\nset cup.final=true\nset switch.september=0\nAnn has 9y\n\
                Ann cup junk\nnagari\n";
    for (lang, why) in [
        (
            "en",
            "the cup always counts as an animal at this table (switch.september=0)",
        ),
        (
            "ko",
            "이 규칙에서는 국진을 늘 열끗으로 세요 (switch.september=0).",
        ),
        (
            "ja",
            "この卓では菊に盃をいつもタネと数えます（switch.september=0）。",
        ),
    ] {
        let told = Dokbak::new().args(["--lang", lang, "settle", "-"]);
        let told = told.stdin(hand).run();
        assert_eq!(told.status, Some(1), "{told:?}");
        assert!(told.stderr.contains(why), "{told:?}");
    }
}

#[test]
fn a_line_of_another_game_is_refused_as_one() {
    let settle = |lang: &str, lines: &str| {
        let told = Dokbak::new().args(["--lang", lang, "settle", "-"]);
        let told = told.stdin(&format!("rules koikoi\nplayers A B\n{lines}"));
        told.run().stderr
    };
    let told = settle("en", "stake x2\nA has 3g 9y\nA shobu\n");
    let line = "standard input:3:1: the game of this ruleset has no such line\n";
    assert_eq!(told, line);
    let told = settle("ko", "A has 3g 9y\nA cup animal\nA shobu\n");
    assert!(
        told.ends_with("4:3: 이 게임에는 없는 말이에요.\n"),
        "{told}"
    );
    let told = settle("en", "nagari\ndraw\n");
    let nobody = "3:1: this game has no nagari; if nobody won, write \"draw\"\n";
    assert!(told.ends_with(nobody), "{told}");
    // What ends the round is refused, and not missing too.
    let told = settle("en", "net A 1 B -1\n");
    assert_eq!(told.lines().count(), 1, "{told}");
}

#[test]
fn a_stake_on_the_command_line_is_refused_as_an_option() {
    for (options, why) in [
        ("--stake 1", "--stake <N> cannot be \"1\""),
        (
            "--stake 2 --rules koikoi",
            "--stake is only for a hand of Go-Stop",
        ),
        (
            "--carry 1 --rules koikoi",
            "--carry is only for a hand of Go-Stop",
        ),
    ] {
        let line = format!("settle --players A,B {options} --tell B");
        let told = Dokbak::new().line(&line).run();
        assert_eq!(told.status, Some(2), "{told:?}");
        assert!(told.stderr.contains(why), "{told:?}");
    }
}
