//! Evenings with more than three at the table: who is asked what, who plays, and what is due.

use crate::support::{Dokbak, Pty, has, key};

/// Plays a script and checks that these parts appear in this order.
#[track_caller]
fn tells(dokbak: &Dokbak, script: &str, parts: &[&str]) {
    let told = dokbak.line("play --script -").stdin(script).run().done();
    let mut rest = told.as_str();
    for part in parts {
        let at = rest.find(part);
        let at = at.unwrap_or_else(|| panic!("no {part:?} in\n{rest}"));
        rest = &rest[at + part.len()..];
    }
}

/// Eve sells two cards and a triple, 8 from each loser; nobody wins, and the same three play on
/// until Ann wins: 8 times 2. Then all five take part again.
const FIVE: &str = "\
players Ann Bo Chul Dan Eve
rules pagat gwangpalli.paid=end
length 5
d
s
-
1g 9y h 4
n
void
nagari
1
1g 3g 8g 1t 2t 3t
none
y
s
s
-
12g
void
";

#[test]
fn five_play_an_evening() {
    let script = format!("{FIVE}s\ns\n-\n12g\nAnn takes 2t 3t\nnagari\nend\n");
    let dokbak = Dokbak::new();
    tells(
        &dokbak,
        &script,
        &[
            "\
Hand 1 of 5: Ann deals, then Bo, Chul, Dan and Eve.
Does Bo stay or drop? [stay] (s/d) d
Does Chul stay or drop? [stay] (s/d) s
Does Dan stay or drop? [stay] (s/d) -
What does Eve sell? (brights, 9y, 11s, 12s, jokers) [nothing] 1g 9y h 4
Who stopped? Or the whole hand, such as: Chul godori, 11 junk, 1 go\n  1 Ann (dealer), 3 Chul, 4 Dan, n nagari\n> n
",
            "1 hand without a winner before it, 8 chips due to Eve from each\n",
            "Standing: Ann 0, Bo 0, Chul 0, Dan 0, Eve 0.\n",
            "Hand 2 of 5: Ann deals, then Chul and Dan; 1 hand without a winner before it; 8\n",
            "Void: ",
            "Hand 3 (2 of 5 that count): Ann deals, then Chul and Dan; 1 hand without a\n",
            "Hand 4 (3 of 5 that count): Ann deals, then Chul and Dan; 2 hands without a\n",
            "  Ann       +24  from Chul 12, Dan 12\n",
            "  Chul      -28  to Ann 12; to Eve 16 for gwangpalli\n",
            "  Dan       -28  to Ann 12; to Eve 16 for gwangpalli\n",
            "  Eve       +32  from Chul 16, Dan 16 for gwangpalli\n",
            "Standing: Ann +24, Bo 0, Chul -28, Dan -28, Eve +32.\n",
            "\
Hand 5 (4 of 5 that count): Ann deals, then Bo, Chul, Dan and Eve.
Does Bo stay or drop? [stay] (s/d) s
Does Chul stay or drop? [stay] (s/d) s
What does Dan sell? (brights, 9y, 11s, 12s, jokers) [nothing] -
What does Eve sell? (brights, 9y, 11s, 12s, jokers) [nothing] 12g
",
            // A void hand is decided again from the start.
            "Hand 6 (4 of 5 that count): Ann deals, then Bo, Chul, Dan and Eve.\nDoes Bo stay or drop?",
            "Hand 7 (5 of 5 that count): Ann deals, then Bo and Chul; 1 hand without a winner\n",
            "2 chips due to Eve from each loser lapse: nobody has won since the sale.\n",
            "The evening is closed.\n",
        ],
    );
    let shown = dokbak.line("show 5").run().done();
    assert!(shown.contains("  players Ann Chul Dan\n"), "{shown}");
    assert!(shown.contains("  dues Eve 8\n"), "{shown}");
}

#[test]
fn all_are_dealt_in_where_the_rules_say_so() {
    let script = FIVE.replace("length 5", "set gwangpalli.after_nagari=all");
    let script: String = script
        .lines()
        .take(8)
        .flat_map(|line| [line, "\n"])
        .collect();
    tells(
        &Dokbak::new(),
        &script,
        &[
            "Next: Ann deals, 1 hand without a winner before it.\n",
            "Hand 2 of 12: Ann deals, then Bo, Chul, Dan and Eve; 1 hand without a winner\n",
        ],
    );
}

#[test]
fn sales_are_paid_at_once_and_the_winner_deals_to_all() {
    let script = "\
players Ann Bo Chul Dan
rules pagat
Bo drops
Dan takes 1t 2t 3t
Dan stop
s
s
-
void
dues Zoe 4
";
    let dokbak = Dokbak::new();
    let told = dokbak.line("play --script -").stdin(script).run();
    assert_eq!(told.status, Some(1), "{told:?}");
    assert_eq!(
        told.stderr,
        "standard input:10:1: nobody named Zoe is at the table\n"
    );
    let parts = "Hand 2 of 12: Dan deals, then Ann, Bo and Chul.\nDoes Ann stay or drop? [stay] (s/d) s\nDoes Bo \
                 stay or drop? [stay] (s/d) s\nWhat does Chul sell";
    assert!(told.stdout.contains(parts), "{told:?}");
    let owed = "dues dan 2\ndues Ann 5\ns\ns\n-\nDan takes 1t 2t 3t\nDan stop\n";
    let told = dokbak.line("play --script -").stdin(owed).run().done();
    has(
        &told,
        &[
            "Bo -10 to Dan 3; to Dan 2, Ann 5 for gwangpalli",
            "Ann 0 to Dan 3; to Dan 2 for gwangpalli; from Bo 5 for gwangpalli",
        ],
    );
}

/// Where nobody may drop twice in a row, Bo, who dropped, must play the next hand; the one after it
/// he may drop out of again. A void hand in between is passed over.
#[test]
fn nobody_drops_twice_in_a_row_where_the_rules_say_so() {
    let two = "players Ann Bo Chul Dan\nrules pagat gwangpalli.no_two_drops=true\n\
               d\nAnn takes 1t 2t 3t\nAnn stop\ny\n";
    let refused =
        "whoever dropped in the last hand must stay in this one (gwangpalli.no_two_drops)\n";
    let again = |lines: &str| {
        let dokbak = Dokbak::new();
        let script = format!("{two}{lines}");
        dokbak.line("play --script -").stdin(&script).run()
    };
    for lines in ["Bo drops\n", "void\nBo drops\n", "d\n<\nBo drops\n"] {
        let told = again(lines);
        assert_eq!(told.status, Some(1), "{lines}: {told:?}");
        assert!(told.stderr.ends_with(refused), "{lines}: {told:?}");
    }
    // Bo, who must stay, is not asked, and Chul drops; then Chul must stay, and Bo is free again.
    let won = "Ann takes 1t 2t 3t\nAnn stop\ny\n";
    let told = again(&format!("d\n{won}d\n{won}")).done();
    let asked = |name: &str| told.matches(&format!("Does {name} stay or drop?")).count();
    assert_eq!([asked("Bo"), asked("Chul")], [2, 1], "{told}");
    let told = again(&format!("d\n{won}Chul drops\n"));
    assert!(told.stderr.ends_with(refused), "{told:?}");
    // Without the key he drops as often as he likes.
    let plain = two.replace(" gwangpalli.no_two_drops=true", "");
    let script = format!("{plain}d\n");
    let told = Dokbak::new()
        .line("play --script -")
        .stdin(&script)
        .run()
        .done();
    has(&told, &["Does Bo stay or drop? [stay] (s/d) d\n"]);
}

/// What the evening knows of the hand before binds everywhere: after a change of chips, in a
/// correction, a dispute, an import and a what-if.
#[test]
fn two_drops_in_a_row_are_refused_wherever_a_hand_is_settled() {
    let won = "Ann has 1t 2t 3t\nAnn stop\ny\n";
    let begin = "players Ann Bo Chul Dan\nrules pagat gwangpalli.no_two_drops=true\nchip none\n";
    let refused =
        "whoever dropped in the last hand must stay in this one (gwangpalli.no_two_drops)";
    let next = "whoever dropped in the next hand stayed in this one (gwangpalli.no_two_drops)";
    let words = |text: &str| text.split_whitespace().collect::<Vec<&str>>().join(" ");
    // The chips change between the two hands.
    let dokbak = Dokbak::new();
    let script = format!("{begin}d\n{won}chip 200 KRW\nBo drops\n");
    let told = dokbak.line("play --script -").stdin(&script).run();
    assert_eq!(told.status, Some(1), "{told:?}");
    assert!(told.stderr.ends_with(&format!("{refused}\n")), "{told:?}");
    // Bo drops, then Chul: neither may have dropped in both.
    let dokbak = Dokbak::new();
    let script = format!("{begin}d\n{won}d\n{won}");
    dokbak.line("play --script -").stdin(&script).run().done();
    let shown = dokbak.line("show 3").run().done();
    has(&shown, &["5  Bo stays", "6  Chul drops"]);
    let claim = |hand: u32, claims: &str| {
        let line = format!("dispute {hand} --script -");
        dokbak.line(&line).stdin(claims).run()
    };
    let told = claim(3, "Bo drops\nagree so it was\n");
    assert_eq!(told.status, Some(1), "{told:?}");
    assert!(words(&told.stdout).contains(refused), "{told:?}");
    let told = claim(2, "clear\nBo stays\nChul drops\nagree so it was\n");
    assert_eq!(told.status, Some(1), "{told:?}");
    assert!(words(&told.stdout).contains(next), "{told:?}");
    let told = dokbak
        .line("play --script -")
        .stdin("correct 2\nBo drops\n")
        .run();
    assert_eq!(told.status, Some(1), "{told:?}");
    assert!(told.stderr.ends_with(&format!("{refused}\n")), "{told:?}");
    // Two hands of one day; a void hand between them is passed over, another day is another evening.
    let hand = |day: u32| {
        format!(
            "players Ann Bo Chul Dan\nset gwangpalli.no_two_drops=true\ndate 2026-11-{day:02}\n\
             Bo drops\nAnn takes 1t 2t 3t\nAnn stop\n\n"
        )
    };
    let void = "players Ann Bo Chul Dan\ndate 2026-11-01\nvoid\n\n";
    for (text, at) in [
        (format!("{}{}", hand(1), hand(1)), Some("notes.txt:11:1: ")),
        (
            format!("{}{void}{}", hand(1), hand(1)),
            Some("notes.txt:15:1: "),
        ),
        (format!("{}{}", hand(1), hand(2)), None),
    ] {
        let dokbak = Dokbak::new().file("notes.txt", &text);
        let told = dokbak.line("import notes.txt").run();
        assert_eq!(told.status, Some(i32::from(at.is_some())), "{told:?}");
        let refusal = at.map(|at| format!("{at}{refused}"));
        assert!(
            told.stderr.contains(&refusal.unwrap_or_default()),
            "{told:?}"
        );
    }
    // A table that lets Bo drop twice, under the rule that does not.
    let dokbak = Dokbak::new();
    let free = begin.replace(" gwangpalli.no_two_drops=true", "");
    let script = format!("{free}d\n{won}d\n{won}");
    dokbak.line("play --script -").stdin(&script).run().done();
    let set = "--set gwangpalli.no_two_drops=true";
    let told = dokbak.line(&format!("whatif 3 {set}")).run();
    assert!(words(&told.stdout).contains(refused), "{told:?}");
    assert!(
        told.stdout.contains("This rule makes the difference:"),
        "{told:?}"
    );
    let told = dokbak.line(&format!("whatif 2 {set}")).run().done();
    assert!(told.contains("No rule makes a difference here."), "{told}");
    let told = dokbak.line(&format!("whatif --evening last {set}")).run();
    for says in [
        "not possible",
        "This rule makes the difference:",
        "gwangpalli.no_two_drops: true instead of false",
    ] {
        assert!(told.stdout.contains(says), "{says}: {told:?}");
    }
}

#[test]
fn a_setup_that_no_hand_could_follow_is_refused() {
    let seven = "players A B C D E F G\n";
    for (script, wrong) in [
        (
            "rules pagat\n",
            "standard input:2:1: seven at the table need a joker in the pack; set pack.jokers\n",
        ),
        (
            "A takes 1g\n",
            "standard input:1:1: seven at the table need a joker in the pack; set pack.jokers\n",
        ),
        (
            "rules koikoi\n",
            "standard input:2:1: 7 players at the table; this game is for 2\n",
        ),
    ] {
        let dokbak = Dokbak::new();
        let script = format!("{seven}{script}");
        let told = dokbak.line("play --script -").stdin(&script).run();
        assert_eq!(told.status, Some(1), "{told:?}");
        assert_eq!(told.stderr, wrong);
    }
    let told = Dokbak::new()
        .line("play --script -")
        .stdin("players A B C D E F G H\n")
        .run();
    assert!(told.stderr.contains("this game is for 2 to 7"), "{told:?}");
    tells(
        &Dokbak::new(),
        &format!("{seven}rules pagat-50\n"),
        &["Hand 1 of 12: A deals, then B, C, D, E, F and G.\n"],
    );
}

#[test]
fn a_claim_takes_the_place_of_a_decision_or_a_sale() {
    let dokbak = Dokbak::new();
    let hand = "players A B C D E\nrules pagat\nB stays\nC drops\nD stays\nE sells 1g\nnagari\n";
    dokbak.line("play --script -").stdin(hand).run().done();
    let claims = "C stays\nD sells 3g\nE sells 8g 9y\ndrop 6\nagree C played, not D\n";
    let told = dokbak.line("dispute 2 --script -").stdin(claims).run();
    let shown = dokbak.line("show 2").run().done();
    let record = "  5  C stays\n  6  E sells 8g 9y\n  7  D sells 3g\n  8  nagari\n";
    assert!(shown.contains(record), "{told:?}\n{shown}");
    // Two of the three cards are E's.
    has(&shown, &["C -6 to D 2, E 4 for gwangpalli"]);
}

const LENGTH: &str = "How many hands (12, 6, 3, open)? [12] ";
const LINE: &str = "> ";

fn stay(name: &str) -> String {
    format!("Does {name} stay or drop? [stay] (s/d) ")
}

fn sells(name: &str) -> String {
    format!("What does {name} sell? (brights, 9y, 11s, 12s, jokers) [nothing] ")
}

/// Returns a terminal at the first question of a hand with these players.
fn seated(dokbak: &Dokbak, names: &str, rules: &str) -> Pty {
    let mut pty = dokbak.terminal(110, 100);
    pty.answer("Who plays, the dealer first? ", names);
    pty.answer("Which rules? [pagat] ", rules);
    pty.answer("What is a chip worth? [none] ", "");
    pty.answer(LENGTH, "");
    pty
}

#[test]
fn who_must_choose_is_asked_and_nobody_else() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak, "안나 보 철수 동희 은주", "");
    let who = |names: &str, example: &str| {
        format!(
            "Who stopped? Or the whole hand, such as: {example} godori, 11 junk, 1 go\n  {names}, n nagari\n> "
        )
    };
    // After two drops the last two players have no choice, and nobody has anything to sell.
    pty.answer(&stay("보"), "d");
    pty.answer(&stay("철수"), "drop");
    pty.prompt(&who("1 안나 (dealer), 4 동희, 5 은주", "동희"));
    // Back to the second decision: now two stay, and the last is forced out.
    pty.press(key::ESC);
    pty.answer(&stay("철수"), "y");
    pty.wait_for("\"y\" is not an answer here; write s or d");
    pty.line_is(&format!("{}y", stay("철수")));
    pty.send("ㅇ");
    pty.line_is(&format!("{}ㅇ", stay("철수")));
    pty.press(key::ENTER);
    pty.answer(&stay("동희"), "동희 stays");
    pty.answer(&sells("은주"), "1t");
    pty.wait_for("1t (pine ribbon) cannot be sold; only brights, 9y, 11s, 12s and jokers can");
    pty.line_is(&format!("{}1t", sells("은주")));
    pty.send(key::ESC);
    pty.answer(&sells("은주"), "");
    pty.prompt(&who("1 안나 (dealer), 3 철수, 4 동희", "철수"));
    pty.leave();
    // The entries are kept, including the sale of nothing; lines cannot decide again who plays.
    let mut pty = dokbak.terminal(110, 100);
    pty.answer("Continue it? [Y/n] ", "");
    pty.prompt(&who("1 안나 (dealer), 3 철수, 4 동희", "철수"));
    pty.answer(
        &who("1 안나 (dealer), 3 철수, 4 동희", "철수"),
        "은주 sells 8g",
    );
    pty.answer(
        &who("1 안나 (dealer), 3 철수, 4 동희", "철수"),
        "철수 takes 8g",
    );
    pty.answer(LINE, "show");
    pty.wait_for("forced out  sold: 8g");
    pty.assert_rows(&[
        "  Player  Points  Calls       Cards",
        "  안나                        nothing entered",
        "  철수         0              8g",
        "  동희                        nothing entered",
        "  보              dropped",
        "  은주            forced out  sold: 8g",
    ]);
    pty.leave();
}

#[test]
fn menus_answer_who_stays_and_what_is_sold() {
    let dokbak = Dokbak::new();
    let rules = "pagat-50 gwangpalli.iris_drops=true";
    let mut pty = seated(&dokbak, "A B C D E F G", rules);
    let iris =
        |name: &str| format!("Does {name} stay, drop, or go out with the iris? [stay] (s/d/i) ");
    pty.answer(&iris("B"), "m");
    pty.wait_for("is out with the iris (5y)");
    pty.send(key::DOWN);
    pty.wait_for("> drops");
    pty.send(key::DOWN);
    pty.wait_for("> is out");
    pty.send(key::ENTER);
    // Nobody else can have it now.
    pty.answer(&stay("C"), "m");
    pty.wait_for("> stays");
    pty.send(key::ENTER);
    pty.answer(&stay("D"), "s");
    pty.answer(&sells("B"), "m");
    pty.wait_until("ten cards", |screen| {
        screen.contents().matches("[ ]").count() == 10
    });
    pty.send(" ");
    pty.wait_for("[x] 1g");
    pty.send(key::ENTER);
    pty.wait_for("Triple shown");
    pty.send(key::DOWN);
    pty.wait_for(">  1 pine");
    pty.send(key::ENTER);
    pty.answer(&sells("E"), "m");
    pty.wait_for("] 1g ");
    pty.send(key::ENTER);
    pty.answer(&sells("F"), "");
    pty.answer(&sells("G"), "8g h 4");
    pty.prompt("Who stopped? Or the whole hand, such as: C godori, 11 junk, 1 go\n  1 A (dealer), 3 C, 4 D, n nagari\n> ");
    pty.answer(
        "Who stopped? Or the whole hand, such as: C godori, 11 junk, 1 go\n  1 A (dealer), 3 C, 4 D, n nagari\n> ",
        "n",
    );
    pty.wait_for("  C          -8  to B 4, G 4 for gwangpalli");
    pty.wait_for("  D          -8  to B 4, G 4 for gwangpalli");
    pty.leave();
}

/// Three of five play and stake a chip each. Nobody takes the boar, and at the end each of the
/// three gets his chip back; whoever sat out has put nothing in.
#[test]
fn the_pot_goes_back_to_those_who_put_into_it() {
    let script = "players Ann Bo Chul Dan Eve\nrules pagat boar.pot=1\nchip none\nlength open\nd\ns\ns\n-\nnagari\nend\n";
    tells(
        &Dokbak::new(),
        script,
        &[
            "Standing: Ann -1, Bo 0, Chul -1, Dan -1, Eve 0.\n",
            "  Ann         0",
            "  Bo          0",
            "  Chul        0",
            "  Dan         0",
            "  Eve         0",
            "Left in the boar's pot: 3 chips, which go back to those who put them in.\n",
            "Everyone is even",
        ],
    );
}

/// With a stake of 2 each player gets 2 chips back; with any stake, nobody has won.
#[test]
fn the_pot_of_another_rule_goes_back_to_those_who_put_into_it() {
    let script = "players Ann Bo Chul Dan Eve\nrules pagat boar.pot=1\nchip none\nlength open\nd\ns\ns\n-\nnagari\nend\n";
    let dokbak = Dokbak::new();
    dokbak.line("play --script -").stdin(script).run().done();
    let told = dokbak.line("whatif --session 1 --set boar.pot=2").run();
    let told = told.done();
    for name in ["Ann", "Bo", "Chul", "Dan", "Eve"] {
        let even = |line: &str| line.split_whitespace().eq([name, "0", "0", "0"]);
        assert!(told.lines().any(even), "{name}: {told}");
    }
}

/// With B out, D gets a choice and is the only one asked: what C said stays, and so does F's sale.
/// E's sale is no longer asked for; instead E is asked whether to stay.
#[test]
fn a_changed_decision_asks_who_has_a_choice_now_and_nobody_else() {
    let script = "players A B C D E F\nrules pagat\nchip none\nlength 3\ns\ns\n-\n9y\n-\n";
    let edited = format!("{script}edit 1\nd\ns\nshow\n");
    let told = Dokbak::new()
        .line("play --script -")
        .stdin(&edited)
        .run()
        .done();
    assert!(
        told.contains(
            "1: Does B stay or drop? [stay] (s/d) d\nDoes D stay or drop? [stay] (s/d) s\n"
        ),
        "{told}"
    );
    // The other decisions are kept, and each can be reached by going back.
    let script = format!("{script}<\n<\n<\n<\n<\nd\ns\ns\n9y\n-\nnagari\n");
    let told = Dokbak::new()
        .line("play --script -")
        .stdin(&script)
        .run()
        .done();
    assert!(
        told.contains("Next: A deals, 1 hand without a winner before it."),
        "{told}"
    );
}
