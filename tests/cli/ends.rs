//! How a hand ends at the prompt: what is asked then, and what still belongs to the hand.

use crate::support::{Dokbak, Pty, masked, shows};

/// Plays a script that begins with two players and their rules.
fn played(rules: &str, lines: &str) -> (Dokbak, String) {
    let dokbak = Dokbak::new();
    let told = script(&dokbak, rules, lines).done();
    (dokbak, told)
}

fn script(dokbak: &Dokbak, rules: &str, lines: &str) -> crate::support::Told {
    let script = format!("players Aki Ben\nrules {rules}\nchip none\nlength 3\n{lines}");
    dokbak.line("play --script -").stdin(&script).run()
}

/// Returns the record of a hand as written.
fn record(dokbak: &Dokbak, hand: u32) -> String {
    let shown = dokbak.line(&format!("show {hand}")).run().done();
    let line = |line: &str| {
        let (number, text) = line.trim_start().split_once("  ")?;
        number.parse::<u32>().ok()?;
        Some(format!("{text}\n"))
    };
    shown.lines().filter_map(line).collect()
}

#[test]
fn two_lucky_hands_are_one_round() {
    let (dokbak, told) = played("koikoi", "Aki teshi 4\nBen kuttsuki\ny\nAki teshi 4\n");
    shows(
        &told,
        &[
            "Teshi: Aki scores 6 points.\n",
            "Write it down? [Y]es, < back, c correct, or a further teshi or kuttsuki Ben kuttsuki\n",
            "Draw: nobody scores.\n",
            "Round 2 of 3: ",
            "Teshi: Aki scores 6 points.\n",
            "Points: Aki 6, Ben 0.\n",
        ],
    );
    assert!(record(&dokbak, 2).ends_with("Aki teshi 4\nBen kuttsuki\n"));
}

#[test]
fn both_lucky_hands_of_a_player_add_up() {
    let (_, told) = played("koikoi lucky.both=add", "Aki teshi 4\nAki kuttsuki\n");
    shows(
        &told,
        &["Teshi: Aki scores 12 points.\n", "Written as hand 1.\n"],
    );
}

#[test]
fn quads_of_two_are_one_hand_and_the_same_month_is_the_next() {
    let lines = "Aki quads 4\nBen quads 5\nAki quads 4\n";
    let (dokbak, told) = played("pagat", lines);
    shows(
        &told,
        &[
            "or further quads Ben quads 5\n",
            "Written as hand 1.\nStanding: Aki 0, Ben 0.\n",
            "Written as hand 2.\nStanding: Aki +5, Ben -5.\n",
        ],
    );
    assert!(record(&dokbak, 2).ends_with("Aki quads 4\nBen quads 5\n"));
}

#[test]
fn the_last_pile_of_min_hwatu_belongs_to_its_hand_where_it_is_the_rest() {
    let half = "1gtpp 2ytpp 3gtpp 4ytpp 5ytpp 6ytpp";
    let rest = "7ytpp 8gypp 9ytpp 10ytpp 11gspp 12gyts";
    let lines = format!("Aki has {half}\nBen has {rest}\nBen has {half}\ndraw\n");
    let (dokbak, told) = played("minhwatu", &lines);
    assert_eq!(told.matches("Written as").count(), 3, "{told}");
    assert!(record(&dokbak, 2).contains("\nBen has "));
    assert!(record(&dokbak, 3).ends_with(&format!("Ben has {half}\n")));
    assert!(record(&dokbak, 4).ends_with("\ndraw\n"));
}

#[test]
fn a_typed_shobu_asks_what_its_rules_make_matter() {
    let rules = "koikoi field=double viewing.weather=true";
    let by_name = "Aki takes 3g 9y\nAki\n1\n2\n-\n";
    let by_line = by_name.replace("\nAki\n", "\nAki shobu\n");
    let (named, told) = played(rules, by_name);
    shows(
        &told,
        &[
            "> Aki\nHow often did Ben say koi-koi? [0, at most 8] 1\n",
            "How many brights were dealt to the field? [0] 2\n",
            "Which cards lie on the field? [none] -\n",
            "Shobu: Aki scores 20 points.\n",
        ],
    );
    let (typed, told) = played(rules, &by_line);
    shows(
        &told,
        &["> Aki shobu\nHow often did Ben say koi-koi? [0, at most 8] 1\n"],
    );
    assert_eq!(record(&named, 2), record(&typed, 2));
}

#[test]
fn a_typed_shobu_asks_nothing_where_all_was_told() {
    let lines = "field-brights 1\nBen takes 1p\nAki takes 1t 2t 3t\nAki shobu\n";
    let (_, told) = played("koikoi field=double", lines);
    shows(&told, &["> Aki shobu\n\nShobu: Aki scores 10 points.\n"]);
}

#[test]
fn the_opponents_koi_koi_are_asked_where_only_the_winner_has_lines() {
    let (_, told) = played("koikoi koi=count", "Aki takes 3g 9y\nAki\n2\n");
    shows(
        &told,
        &[
            "How often did Ben say koi-koi? [0, at most 8] 2\n",
            "Shobu: Aki scores 15 points.\n",
        ],
    );
    let (_, told) = played("koikoi koi=count", "Ben takes 1p\nAki takes 3g 9y\nAki\n");
    assert!(!told.contains("How often"), "{told}");
    let lines = "Ben koi\nAki takes 3g 9y\nAki\n";
    let (_, told) = played("koikoi koi=count", lines);
    shows(&told, &["> Aki\n\nShobu: Aki scores 10 points.\n"]);
}

/// Cards without a yaku cannot be everything that was captured.
#[test]
fn cards_without_a_yaku_ask_for_what_else_scored() {
    let dokbak = Dokbak::new();
    let told = script(&dokbak, "koikoi", "Aki\n1g 2t\nquit\n").done();
    assert!(
        told.contains("Aki: what else scored? (counts, sets or points) quit\n"),
        "{told}"
    );
}

#[test]
fn a_quick_draw_is_scored_for_the_last_yaku() {
    let rules = "koikoi draw.yaku=last";
    let (dokbak, told) = played(rules, "n\nBen\n1t 2t 3t\n2\n");
    shows(
        &told,
        &[
            "Who formed a yaku last? [nobody] Ben\n",
            "Ben's cards? 1t 2t 3t\n",
            "How often did Aki say koi-koi? [0, at most 8] 2\n",
            "Draw: the cards ran out, and Ben scores 10 points.\n",
        ],
    );
    let end = "\nAki koi\nAki koi\nBen has 1t 2t 3t\nBen koi\ndraw\n";
    assert!(record(&dokbak, 2).ends_with(end), "{}", record(&dokbak, 2));
    let (dokbak, told) = played(rules, "draw\nBen\n1t 2t 3t\n-\n");
    shows(
        &told,
        &["Draw: the cards ran out, and Ben scores 5 points.\n"],
    );
    assert!(record(&dokbak, 2).ends_with("\nBen has 1t 2t 3t\ndraw\n"));
    let (dokbak, told) = played(rules, "n\n-\n");
    shows(&told, &["Draw: nobody scores.\n"]);
    assert!(record(&dokbak, 2).ends_with("round 1\ndraw\n"));
}

#[test]
fn a_draw_after_lines_of_one_player_knows_him() {
    let rules = "koikoi draw.yaku=last";
    let (dokbak, told) = played(rules, "Aki takes 3g 9y\nAki koi\nn\n-\n1\n");
    shows(
        &told,
        &[
            "Who formed or improved a yaku last? [Aki] -\n",
            "How often did Ben say koi-koi? [0, at most 8] 1\n",
            "Draw: the cards ran out, and Aki scores 10 points.\n",
        ],
    );
    let end = "\nBen koi\nAki takes 3g 9y\nAki koi\ndraw\n";
    assert!(record(&dokbak, 2).ends_with(end), "{}", record(&dokbak, 2));
    let (_, told) = played(
        rules,
        "Aki takes 3g 9y\nAki koi\nBen takes 1t 2t 3t\ndraw\n",
    );
    shows(
        &told,
        &["> draw\n\nDraw: the cards ran out, and Ben scores"],
    );
}

#[test]
fn whoever_formed_the_last_yaku_of_a_draw_went_on_with_it() {
    let rules = "koikoi draw.yaku=last koi=anyone counting=both";
    let lines = "n\nBen\n1t 2t 3t\n8g 9y\n-\n0\n";
    let told = script(&Dokbak::new(), rules, lines);
    assert!(
        told.stdout
            .contains("How often did Ben say koi-koi? [1, at most 8] -\n")
    );
    assert!(told.stderr.contains("a number from 1 to 8"), "{told:?}");
    let lines = lines.replace("-\n0\n", "-\n2\n");
    let (dokbak, told) = played(rules, &lines);
    shows(
        &told,
        &["Draw: the cards ran out, and Ben scores 40 points.\n"],
    );
    let end = "\nAki koi\nAki koi\nBen has 1t 2t 3t\nAki has 8g 9y\nBen koi\ndraw\n";
    assert!(record(&dokbak, 2).ends_with(end), "{}", record(&dokbak, 2));
}

#[test]
fn a_quick_draw_is_scored_for_the_higher_yaku() {
    let rules = "koikoi draw.yaku=highest";
    let (dokbak, told) = played(rules, "n\n1\n1\n6y 7y 10y\n1t 2t 4t 5t 6t 9t\n");
    shows(
        &told,
        &[
            "How often did Aki say koi-koi? [0, at most 8] 1\n",
            "How often did Ben say koi-koi? [0, at most 8] 1\n",
            "Aki's cards? 6y 7y 10y\n",
            "Ben's cards? 1t 2t 4t 5t 6t 9t\n",
            "Draw: the cards ran out, and Aki scores 10 points.\n",
        ],
    );
    let end = "\nAki koi\nBen koi\nAki has 6y 7y 10y\nBen has 1t 2t 4t 5t 6t 9t\ndraw\n";
    assert!(record(&dokbak, 2).ends_with(end), "{}", record(&dokbak, 2));
    // Nobody went on, so nobody has a yaku.
    let (dokbak, told) = played(rules, "n\n0\n-\n");
    shows(&told, &["Draw: nobody scores.\n"]);
    assert!(record(&dokbak, 2).ends_with("round 1\ndraw\n"));
    // Of who did not say koi-koi no cards are asked.
    let (_, told) = played(rules, "draw\n0\n2\n1t 2t 3t 4t\n");
    shows(
        &told,
        &["Draw: the cards ran out, and Ben scores 6 points.\n"],
    );
    // Yaku that were formed without a koi-koi score nothing; `?` says so.
    let (_, told) = played(rules, "Aki takes 6y 7y 10y\nBen takes 1t\ndraw\n");
    shows(&told, &["> draw\n\nDraw: nobody scores.\n"]);
    let (_, told) = played(rules, "n\n?\n0\n-\n");
    shows(&told, &["but only if somebody said koi-koi."]);
    // Captures told by turns say everything.
    let (_, told) = played(
        rules,
        "Aki takes 3g 9y\nAki koi\nBen takes 1t 2t 3t 4t\nBen koi\ndraw\n",
    );
    shows(
        &told,
        &["> draw\n\nDraw: the cards ran out, and Ben scores 12 points"],
    );
}

/// Each call requires more points than the previous one, and there are only eight turns.
#[test]
fn koi_koi_was_said_no_more_often_than_the_points_and_the_turns_leave() {
    let rules = "koikoi koi=count_all";
    // Boar, deer and butterflies alone are 5 points, so koi-koi at 1, 2, 3 and 4 may have come
    // before.
    for (answers, most) in [("Aki\n6y 7y 10y\n5\n", 4), ("Aki\n6y 7y 10y\n4\n9\n", 8)] {
        let told = script(&Dokbak::new(), rules, answers);
        let bound = format!("write a number from 0 to {most}\n");
        assert!(told.stderr.ends_with(&bound), "{told:?}");
    }
}

#[test]
fn a_game_begun_on_paper_goes_on_with_its_round() {
    let lines = "round 2\nAki takes 1t 2t 3t\nBen takes 1p\nAki shobu\ndraw\n";
    let (dokbak, told) = played("koikoi", lines);
    assert_eq!(record(&dokbak, 2).matches("round ").count(), 1);
    assert!(record(&dokbak, 2).contains("\nround 2\n"), "{told}");
    shows(
        &told,
        &[
            "Written as hand 1.\n",
            "Round 3 of 3: Aki deals, then Ben.\n",
        ],
    );
}

#[test]
fn a_line_about_the_table_stands_before_the_events() {
    let lines = "Aki takes 1t 2t 3t\nfield-brights 2\nset seven=off\nBen takes 1p\nAki shobu\n";
    let (dokbak, told) = played("koikoi field=double", lines);
    shows(&told, &["Shobu: Aki scores 10 points.\n"]);
    let record = record(&dokbak, 2);
    let lines = "\nfield-brights 2\nset seven=off\nAki takes 1t 2t 3t\nBen takes 1p\nAki shobu\n";
    assert!(record.ends_with(lines), "{record}");
}

fn terminal(dokbak: &Dokbak, rules: &str) -> Pty {
    let mut pty = dokbak.terminal(60, 90);
    pty.answer("Who plays, the dealer first? ", "Aki Ben");
    pty.answer("Which rules? [pagat] ", rules);
    pty.answer("What is a chip worth? [none] ", "");
    pty.answer("How many hands (12, 6, 3, open)? [12] ", "");
    pty
}

const SHOBU: &str = "Who said shobu? Or the whole round, such as: Ben boar-deer-butterflies\n  1 Aki (dealer), 2 Ben, n draw\n> ";
const WRITE: &str = "Write it down? [Y]es, < back, c correct ";
const OR_LUCKY: &str = "Write it down? [Y]es, < back, c correct, or a further teshi or kuttsuki ";

#[test]
fn a_second_lucky_hand_is_told_at_a_terminal() {
    let dokbak = Dokbak::new();
    let mut pty = terminal(&dokbak, "koikoi");
    pty.answer(SHOBU, "Aki teshi 4");
    pty.answer(OR_LUCKY, "Ben koi");
    pty.wait_for("  ! the hand is over; y writes it, \"edit N\" changes an entry, < goes back");
    pty.send(crate::support::key::CTRL_U);
    pty.answer(OR_LUCKY, "Ben kuttsuki");
    pty.wait_for("Draw: nobody scores.");
    pty.answer(OR_LUCKY, "");
    pty.wait_for("Round 2 of 12: Aki deals, then Ben.");
    pty.answer(SHOBU, "draw");
    pty.answer(WRITE, "y");
    pty.prompt(SHOBU);
    pty.press(crate::support::key::CTRL_C);
    assert_eq!(pty.end().status, 130);
    assert!(record(&dokbak, 2).ends_with("Aki teshi 4\nBen kuttsuki\n"));
}

#[test]
fn brights_on_the_field_are_corrected_under_the_verdict() {
    let dokbak = Dokbak::new();
    let mut pty = terminal(&dokbak, "koikoi field=double");
    pty.answer(SHOBU, "Aki takes 1t 2t 3t");
    pty.answer("> ", "Aki shobu");
    pty.answer("How often did Ben say koi-koi? [0, at most 8] ", "");
    pty.answer("How many brights were dealt to the field? [0] ", "m");
    pty.wait_for("Brights dealt to the field:");
    pty.wait_for("> 0");
    pty.send(crate::support::key::ENTER);
    pty.wait_for("Shobu: Aki scores 5 points.");
    pty.answer(WRITE, "field-brights 2");
    pty.wait_for("Shobu: Aki scores 10 points.");
    pty.answer(WRITE, "Ben takes 1p");
    pty.wait_for("  ! the hand is over; y writes it, \"edit N\" changes an entry, < goes back");
    pty.send(crate::support::key::CTRL_U);
    pty.answer(WRITE, "y");
    pty.prompt(SHOBU);
    pty.press(crate::support::key::CTRL_C);
    assert_eq!(pty.end().status, 130);
    let record = record(&dokbak, 2);
    assert!(
        record.ends_with("field-brights 2\nAki takes 1t 2t 3t\nAki shobu\n"),
        "{record}"
    );
}

/// A person chooses; a program is not asked, closes the newest session and learns of the others.
#[test]
fn of_several_open_sessions_one_is_named() {
    let dokbak = Dokbak::new();
    for players in ["Ann Bo", "Ann Chul"] {
        let script = format!("players {players}\nrules pagat\nchip none\nlength open\nnagari\n");
        dokbak
            .line("play --new --script -")
            .stdin(&script)
            .run()
            .done();
        // The evening that began first is the first of its day.
        std::thread::sleep(std::time::Duration::from_millis(1100));
    }
    let asked = dokbak.line("close").in_terminal(80).rows;
    let asked: Vec<&str> = asked
        .iter()
        .flat_map(|row| row.split_whitespace())
        .collect();
    let asked = masked(&asked.join(" "));
    for part in [
        "TODAY (Ann, Bo)",
        "TODAYb (Ann, Chul)",
        "`dokbak close --evening TODAY`",
    ] {
        assert!(asked.contains(part), "{asked}");
    }
    let told = dokbak.line("close").run().done();
    assert!(
        told.contains("The evening of DATE (TODAY) stays open; `dokbak play --evening TODAY`"),
        "{told}"
    );
    assert!(told.ends_with("The evening is closed.\n"), "{told}");
    let last = dokbak.line("close").in_terminal(80).rows.join("\n");
    assert!(last.contains("The evening is closed."), "{last}");
}
