//! `dokbak play --track`: a hand followed turn by turn, in scripts and in a terminal.

use crate::files::files;
use crate::support::{Dokbak, Pty, key, shows};
use dokbak::case::{Case, Opening};
use serde_json::Value;
use std::fs;
use std::path::PathBuf;

const SETUP: &str = "players Ann Bo Chul\nrules pagat\nchip none\nlength open\n";

/// Returns the output of a session from such a script.
fn told(lines: &str) -> String {
    let dokbak = Dokbak::new().file("turns.txt", &format!("{SETUP}{lines}"));
    let told = dokbak.line("play --track --script turns.txt").run();
    assert_eq!(told.stderr, "");
    told.stdout
}

/// Returns why the last line of such a script is rejected, with its column.
fn refused(lines: &str) -> String {
    let script = format!("{SETUP}{lines}");
    let dokbak = Dokbak::new().file("turns.txt", &script);
    let told = dokbak.line("play --track --script turns.txt").run();
    assert_eq!(told.status, Some(1), "{told:?}");
    let place = format!("turns.txt:{}:", script.lines().count());
    let reason = told.stderr.trim_end().strip_prefix(&place);
    reason.unwrap_or_else(|| panic!("{told:?}")).to_owned()
}

#[test]
fn the_table_is_drawn_after_each_turn() {
    let told = told("1gp 2y 3p 5yt\n1t on 1p 8p\n2t 2p\n2p 9p\n");
    shows(
        &told,
        &[
            "Which 6 cards lie on the table? Or who stopped?\n  1 Ann (dealer), 2 Bo, 3 Chul, n nagari\n> 1gp 2y 3p 5yt\n  Table: 1gp 2y 3p 5yt. Stock 21; hands: Ann 7, Bo 7, Chul 7.\n",
            "Ann> 1t on 1p 8p\n  Ann takes 1tp.\n  Table: 1g 2y 3p 5yt 8p. Stock 20; hands: Ann 6, Bo 7, Chul 7.\n",
            "Bo> 2t 2p\n  Bo takes nothing; ppuk of 2; each pays 3 for a ppuk in the first turn.\n  \
             Table: 1g [2ytp, Bo's] 3p 5yt 8p. Stock 19; hands: Ann 6, Bo 6, Chul 7.\n",
            // Ann has one junk card to give, Bo has none.
            "Chul> 2p 9p\n  Chul takes 2ytpp; a stack; Ann gives 1p.\n",
            "  Table: 1g 3p 5yt 8p 9p. Stock 18; hands: Ann 6, Bo 6, Chul 6.\n",
        ],
    );
}

#[test]
fn a_choice_is_asked_only_where_two_cards_match() {
    let told = told("1gp 2y 3p 5yt\n1t 5p\np\nt\nshow\n");
    shows(
        &told,
        &[
            "Ann> 1t 5p\n1t takes 1g or 1p? p\n5p takes 5y or 5t? t\n  Ann takes 1tp 5tp.\n",
            "1  table 1gp 2y 3p 5yt\n",
            "2  Ann plays 1t flips 5p\n",
            "3  p                      1t takes 1g or 1p?\n",
            "4  t                      5p takes 5y or 5t?\n",
        ],
    );
}

#[test]
fn a_hand_without_known_hands_is_won_told_and_written() {
    // Ann takes the three red ribbons, one per turn: hong-dan, 3 points.
    let lines = "1p 2p 3p 8y 9y 10y\n1t 11s\n7p 6p\n4p 5p\n2t 12y\n12t 7p\n6y 4p\n3t 9p\ns\n";
    let script = format!("{SETUP}{lines}");
    let dokbak = Dokbak::new().file("turns.txt", &script);
    let told = dokbak.line("play --track --script turns.txt").run().done();
    shows(
        &told,
        &[
            "Ann> 3t 9p\n",
            "Ann has 3 points: stop or go? (s/g) s\n",
            "Ann stops with 3 points.",
        ],
    );
    let shown = dokbak.line("show 2").run().done();
    shows(
        &shown,
        &[
            "table 1p 2p 3p 8y 9y 10y\n",
            "Ann plays 1t flips 11s\n",
            "Bo plays 7p flips 6p\n",
            "Ann plays 3t flips 9p\n",
            "Ann stop\n",
        ],
    );
}

#[test]
fn what_is_no_turn_is_refused_with_its_column() {
    let laid = "1gp 2y 3p 5yt\n";
    let after = |turn: &str| refused(&format!("{laid}{turn}\n"));
    assert_eq!(
        after("2t"),
        "1: what was turned up is missing; this turn turns up 1 card besides jokers"
    );
    assert!(after("9t 13p").starts_with("4: \"13p\" is not a card"));
    assert_eq!(
        after("9t 2y").split(' ').next(),
        Some("4:"),
        "2y lies there"
    );
    assert!(after("2y 9t").starts_with("1: 2y (warbler) cannot be in Ann's hand"));
    assert!(
        after("b 7 9t").starts_with("3: "),
        "none of July lies there"
    );
    assert!(after("9t 9p on 9y").contains("9y"));
    assert!(after("Bo plays 2t flips 9p").starts_with("4: it is Ann's turn"));
    assert!(after("Bo 2t 9p").starts_with("1: it is Ann's turn"));
    assert!(after("9t 10p\nedit 2\n13p 4p").starts_with("1: \"13p\" is not a card"));
    assert!(after("9t 10p\nAnn").contains("it is Bo's"));
    assert_eq!(
        after("9t 10p\nstop"),
        "1: Ann has 0 points; 3 are needed to stop"
    );
}

#[test]
fn a_layout_of_another_size_is_asked_for_once_more() {
    assert_eq!(
        refused("1gp 2y 3p 5y\n"),
        "1: that makes 5 cards; with 3 players 6 lie on the table, jokers replaced. If your table deals like this, write \"table\" before them"
    );
    let told = told("table 1gp 2y 3p 5y\n");
    shows(&told, &["Table: 1gp 2y 3p 5y. Stock 22;"]);
    assert!(refused("1gp 2y 3p 5y 13p 4p\n").starts_with("14: \"13p\""));
    assert!(refused("1gp 2y 3p 5y 5y 4p\n").contains("5y"));
}

#[test]
fn nobody_calls_before_the_first_turn_and_no_turn_is_told_behind_a_stop() {
    let laid = "1gp 2y 3p 5yt\n";
    let reason = refused(&format!("{laid}s\n"));
    assert!(reason.contains("no turn has been entered yet"), "{reason}");
    let reason = refused(&format!("{laid}9t 10p\nBo stop\n"));
    assert!(reason.contains("Bo's turn comes first"), "{reason}");
    // A stop with the name ends the turns, and asks for the cards.
    let reason = refused(&format!("{laid}Ann stop\nAnn plays 9t flips 10p\n"));
    assert!(
        reason.contains("the end of this hand was entered without its turns"),
        "{reason}"
    );
}

#[test]
fn at_the_layout_a_hand_may_go_on_without_turns() {
    let told = told("Ann\n1g 3g 8g\nnone\n");
    shows(
        &told,
        &[
            "Which 6 cards lie on the table? Or who stopped?\n  1 Ann (dealer), 2 Bo, 3 Chul, n nagari\n> Ann\nAnn: what scored? (sets, counts or points) 1g 3g 8g\n",
        ],
    );
    // Also after the layout was given, as long as there was no turn.
    let told = self::told("1gp 2y 3p 5yt\nAnn\n1t 3t 2t\n-\n");
    shows(
        &told,
        &[
            "Ann> Ann\nAnn: what scored? (sets, counts or points) 1t 3t 2t\n",
            "Ann stops with 3 points.",
        ],
    );
}

#[test]
fn a_line_without_a_name_is_of_whose_turn_it_is() {
    let told = told("1gp 2y 3p 5yt\nh 7\n7p 9p\nsyodang\ny\nn\nheundeum 4\n4p 8p\nquads 12\n");
    shows(
        &told,
        &[
            "Ann> h 7\n",
            "Ann> 7p 9p\n",
            "Bo> syodang\nDoes Chul accept the offered nagari? (y/n) y\nDoes Ann accept the offered nagari? (y/n) n\n",
            "Bo> heundeum 4\n",
            "Bo> 4p 8p\n",
            "Chul> quads 12\n",
        ],
    );
}

#[test]
fn a_turn_is_read_with_the_keyboard_on_korean() {
    let told = told("1gp 2y 3p 5yt\nㅗ 7\n３ㅅ ９ｐ\n");
    shows(
        &told,
        &["Ann> ㅗ 7\n  Ann shows three of month 7.\nAnn> ３ㅅ ９ｐ\n  Ann takes 3tp.\n"],
    );
    let told = self::told("1g 2y 3p 4p 5ㅛㅅ\n1ㅅ 9ㅔ\nㅠ 4 8ㅎ\n");
    shows(
        &told,
        &["Ann takes 1gt.\n", "Bo bombs 4 and takes 4ytpp.\n"],
    );
}

#[test]
fn a_dealt_hand_may_be_told_when_all_is_over() {
    let lines = "1p 2p 3p 8y 9y 10y\n1t 11s\n7p 6p\n4p 5p\n2t 12y\n12t 7p\n6y 4p\n3t 9p\ns\n\
                 Ann holds 1t 2t 3t 1g 4t 5t 8g\n";
    let dokbak = Dokbak::new().file("turns.txt", &format!("{SETUP}{lines}"));
    let told = dokbak.line("play --track --script turns.txt").run().done();
    shows(
        &told,
        &["Write it down? [Y]es, < back, c correct Ann holds 1t 2t 3t 1g 4t 5t 8g\n"],
    );
    let shown = dokbak.line("show 2").run().done();
    shows(
        &shown,
        &["Ann holds 1gt 2t 3t 4t 5t 8g\n", "Ann plays 1t flips 11s\n"],
    );
    let lines = lines.replace("Ann holds 1t 2t 3t", "Ann holds 1p 2t 3t");
    let reason = refused(&lines);
    assert!(
        reason.contains("1t (pine ribbon) cannot be in Ann's hand"),
        "{reason}"
    );
}

#[test]
fn what_is_found_names_the_entry_at_the_prompt_and_the_line_of_the_record_later() {
    let turns = "1p 2p 4y 8y 9y 10y\n1t 11s\n7p 6p\n4p 5p\n2t 12y\n3p 12t\n6y 7t\n3t 9p\ns\n";
    let dokbak = Dokbak::new().file("turns.txt", &format!("{SETUP}{turns}"));
    let told = dokbak.line("play --track --script turns.txt").run().done();
    // The layout is entry 1, Bo's 3p entry 6; in the record, rules, players and date come before
    // it.
    shows(
        &told,
        &[
            "Entry 6: Bo played 3p, and Ann won by taking it with 3t.",
            "Written as hand 1.",
        ],
    );
    let shown = dokbak.line("show 2").run().done();
    shows(
        &shown,
        &[
            "Bo plays 3p flips 12t\n",
            "Line 9: Bo played 3p, and Ann won by taking it with 3t.",
        ],
    );
}

#[test]
fn with_four_at_the_table_it_is_asked_who_plays_first() {
    let script = "players Ann Bo Chul Dan\nrules pagat\nchip none\nlength open\ns\ns\n8g\n\
                  1p 3p 5p 6p 7p 9p\n1g 3g\n5t 10p\n2y 8g\n8p 11p\ns\n";
    let dokbak = Dokbak::new().file("four.txt", script);
    let told = dokbak.line("play --track --script four.txt").run().done();
    // Dan's 8g went to the stock, and Ann wins with it: three brights, gwang-bak, 6 from each; Bo
    // and Chul each pay Dan 2 for the card.
    shows(
        &told,
        &[
            "What does Dan sell",
            "3 Chul, n nagari\n> 1p 3p 5p 6p 7p 9p\n",
            "Ann has 3 points: stop or go? (s/g) s\n",
            "Standing: Ann +12, Bo -8, Chul -8, Dan +4.",
        ],
    );
}

#[test]
fn a_turn_that_ends_the_hand_is_told_before_the_verdict() {
    // Ann's third stack ends the hand: months 2, 4 and 6.
    let lines = "1p 2y 3p 4p 5y 6p\n2p 2t\n1t 12y\n3t 12t\n4y 4t\n7p 7t\n8p 8y\n6t 6y\n";
    let told = told(lines);
    shows(
        &told,
        &[
            "Ann> 6t 6y\n  Ann takes nothing; ppuk of 6; each pays 5 for three ppuk.\n  Table: \
             [2ytp, Ann's] [4ytp, Ann's] 5y [6ytp, Ann's]. Stock 14;",
            "Three ppuk: Ann wins.",
        ],
    );
}

#[test]
fn what_comes_before_the_first_turn_may_come_before_the_layout() {
    let script = "players Ann Bo Chul\nrules pagat-50\nchip none\nlength open\n\
                  Ann holds 1gt 4pp 7y 8gp\ntakes j2\nAnn takes j2\n1p 2y 3p 4y 5t j3\n";
    let dokbak = Dokbak::new().file("turns.txt", script);
    let told = dokbak.line("play --track --script turns.txt").run();
    // At the layout a name begins a line; a word that is no name is a card.
    assert!(told.stderr.starts_with("turns.txt:6:"), "{told:?}");
    let script = script.replace("\ntakes j2\n", "\n");
    let dokbak = Dokbak::new().file("turns.txt", &script);
    let told = dokbak.line("play --track --script turns.txt").run();
    assert_eq!(
        told.stderr,
        "turns.txt:7:1: a joker dealt to the table goes to the dealer: write the card that \
         replaced it in place of j3, and then \"takes j3\"\n"
    );
    let script = script.replace("5t j3", "5t 6t\ntakes j3\n1g 9p");
    let dokbak = Dokbak::new().file("turns.txt", &script);
    let told = dokbak.line("play --track --script turns.txt").run().done();
    shows(
        &told,
        &["Ann> takes j3\n", "Ann> 1g 9p\n  Ann takes 1gp.\n"],
    );
}

#[test]
fn a_turn_may_be_said_with_its_name_and_the_words_of_a_record() {
    let laid = "1p 2y 3p 4y 5t 6t\n";
    let told = told(&format!(
        "{laid}Ann 1t 9p\n2t flips 8p\nplays 3t flips 7p\n"
    ));
    shows(
        &told,
        &["Ann takes 1tp.", "Bo takes 2yt.", "Chul takes 3tp."],
    );
    let other = refused(&format!("{laid}Chul 1t 9p\n"));
    assert!(other.starts_with("1: it is Ann's turn"), "{other}");
}

#[test]
fn a_go_is_told_and_a_stop_behind_it_is_refused() {
    // Ann says go with the three red ribbons.
    let lines = "1p 2p 3p 4p 5p 6p\n1t 11s\n5t 9p\n4t 9t\n2t 12y\n6t 10p\n8p 12t\n3t 7p\ng\n";
    let told = told(&format!("{lines}8y 10t\n"));
    shows(
        &told,
        &[
            "Ann has 3 points: stop or go? (s/g) g\n  Ann says go.\nBo> 8y 10t\n  Bo takes 8yp 10tp.\n",
        ],
    );
    let reason = refused(&format!("{lines}s\n"));
    assert!(reason.starts_with("1: Ann"), "{reason}");
}

#[test]
fn a_gift_goes_to_whose_turn_it_was() {
    let told = told("1p 2p 3p 8y 9y 10y\n1t 4p\n4y 6t\n5p 5t\nAnn gives 1p\nshow\n");
    shows(
        &told,
        &[
            "Chul> 5p 5t\n  Chul takes 5tp; chok; Ann gives 1p; Bo gives 4p.\n",
            "Ann> Ann gives 1p\n",
            "Ann gives 1p to Chul\n",
        ],
    );
}

#[test]
fn a_change_tells_what_later_turns_take_then() {
    let told = told("1p 2p 3p 8y 9y 10y\n1t 4p\n4t 11p\nedit 2\n1t 5p\n");
    shows(
        &told,
        &[
            "Bo> 4t 11p\n  Bo takes 4tp.\n",
            "2: 1t 5p\n  Bo takes nothing now.\n  Table: 2p 3p 4t 5p 8y 9y 10y 11p.",
        ],
    );
}

#[test]
fn another_game_is_played_without_turns() {
    let script = "players Ann Bo\nrules koikoi\nchip none\nlength 1\nAnn\n";
    let dokbak = Dokbak::new().file("koi.txt", script);
    let told = dokbak.line("play --track --script koi.txt").run();
    shows(
        &told.stdout,
        &[
            "Only hands of Go-Stop can be followed turn by turn",
            "this game is played without\n  that.\nWho said shobu",
        ],
    );
}

/// Returns a record line in the short form used while playing.
fn shortened(line: &str, names: &[&str]) -> String {
    let spoken = |verb: &str| match verb {
        "bombs" => Some("b"),
        "heundeum" => Some("h"),
        "stop" | "스톱" => Some("s"),
        "go" => Some("g"),
        "accepts" => Some("y"),
        "refuses" => Some("n"),
        "plays" | "냄" => Some(""),
        "grenades" | "syodang" | "draws" | "flips" | "quads" => Some(verb).map(|_| "="),
        _ => None,
    };
    let words: Vec<&str> = line.split_whitespace().collect();
    match &words[..] {
        [name, verb, rest @ ..] if names.contains(name) => {
            let Some(said) = spoken(verb) else {
                return line.to_owned();
            };
            let verb = if said == "=" { verb } else { said };
            let rest = rest
                .iter()
                .filter(|word| !matches!(**word, "flips" | "뒤집음" | "then"));
            let words: Vec<&str> = std::iter::once(verb).chain(rest.copied()).collect();
            words.join(" ").trim().to_owned()
        }
        ["table", cards @ ..] if whole_layout(cards, names.len()) => cards.join(" "),
        _ => line.to_owned(),
    }
}

/// True if these are all the cards dealt to the table for this many players.
fn whole_layout(words: &[&str], players: usize) -> bool {
    let letters = words.iter().flat_map(|word| word.chars());
    let cards = letters.filter(char::is_ascii_alphabetic).count();
    players < 4 && cards == if players == 2 { 8 } else { 6 }
}

/// Returns the script of an evening whose first hand is a record.
fn script(record: &str) -> String {
    let record: Vec<&str> = record
        .lines()
        .map(|line| line.split('#').next().unwrap().trim())
        .filter(|line| !line.is_empty())
        .collect();
    let of = |word: &str| record.iter().find(|line| line.starts_with(word)).copied();
    let players = of("players ").or_else(|| of("선수 ")).unwrap();
    let names: Vec<&str> = players.split(' ').skip(1).collect();
    let rules = of("rules ").unwrap_or("rules pagat");
    let head = format!(
        "players {}\n{rules}\nchip none\nlength open\n",
        names.join(" ")
    );
    let rest = record
        .iter()
        .filter(|line| **line != players && **line != rules);
    rest.fold(head, |script, line| {
        script + &shortened(line, &names) + "\n"
    })
}

/// Returns the worked hands of whole turns.
fn worked_hands() -> Vec<PathBuf> {
    let mut hands = files("tests/cases/gostop", "hwatu");
    hands.retain(|path| {
        let name = path.file_name().unwrap().to_string_lossy();
        name.starts_with("turns-")
    });
    hands
}

#[test]
fn every_worked_hand_comes_to_the_same_when_it_is_told_in_short() {
    let hands = worked_hands();
    assert!(!hands.is_empty());
    for path in hands {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let record = fs::read_to_string(&path).unwrap();
        let script = script(&record);
        let dokbak = Dokbak::new().file("hand.txt", &script);
        let told = dokbak.line("play --track --script hand.txt").run();
        assert_eq!(told.status, Some(0), "{name}: {told:?}\n{script}");
        let shown = dokbak.line("show 2 --json").run();
        let shown: Value = serde_json::from_str(&shown.stdout).unwrap_or_else(|_| {
            panic!("{name}: {shown:?}\n{script}\n{}", told.stdout);
        });
        let want = Case::read(&record, Opening::default()).settle().unwrap();
        let want: Value = serde_json::from_str(&want.to_json()).unwrap();
        for key in ["outcome", "winner", "liability", "net"] {
            assert_eq!(shown[key], want[key], "{name}: {key}");
        }
    }
}

const LAYOUT: &str =
    "Which 6 cards lie on the table? Or who stopped?\n  1 Ann (dealer), 2 Bo, 3 Chul, n nagari\n> ";

/// Returns a terminal with a new session that is followed turn by turn.
fn seated(dokbak: &Dokbak) -> Pty {
    let mut pty = dokbak.line("play --track").terminal(60, 80);
    pty.answer("Who plays, the dealer first? ", "Ann Bo Chul");
    pty.answer("Which rules? [pagat] ", "");
    pty.answer("What is a chip worth? [none] ", "");
    pty.answer("How many hands (12, 6, 3, open)? [12] ", "");
    pty
}

#[test]
fn in_a_terminal_the_table_is_drawn_and_going_back_undoes_a_turn() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    pty.answer(LAYOUT, "1gp 2y 3p 5yt");
    pty.wait_for("Table: 1gp 2y 3p 5yt. Stock 21; hands: Ann 7, Bo 7, Chul 7.");
    pty.answer("Ann> ", "9t 13p");
    pty.wait_for("at column 4: \"13p\" is not a card");
    pty.line_is("Ann> 9t 13p");
    pty.send("1t 5p");
    pty.line_is("Ann> 1t 5p");
    pty.press(key::ENTER);
    pty.answer("1t takes 1g or 1p? ", "1p");
    pty.answer("5p takes 5y or 5t? ", "x");
    pty.wait_for("\"x\" is not an answer here; write one of the two cards or the letter");
    pty.line_is("5p takes 5y or 5t? x");
    pty.send("y");
    pty.line_is("5p takes 5y or 5t? y");
    pty.press(key::ENTER);
    pty.wait_for("Ann takes 1tp 5yp.");
    pty.wait_for("Table: 1g 2y 3p 5t. Stock 20; hands: Ann 6, Bo 7, Chul 7.");
    // Back through the choices to the turn itself, which is then changed.
    pty.prompt("Bo> ");
    pty.press(key::ESC);
    pty.prompt("5p takes 5y or 5t? ");
    pty.press(key::ESC);
    pty.prompt("1t takes 1g or 1p? ");
    pty.press(key::ESC);
    pty.prompt("Ann> ");
    pty.wait_for("Taken back: Ann plays 1t flips 5p");
    pty.answer("Ann> ", "2t 7p");
    pty.wait_for("Table: 1gp 3p 5yt 7p. Stock 20; hands: Ann 6, Bo 7, Chul 7.");
    pty.answer("Bo> ", "edit 2");
    pty.line_is("2: Ann plays 2t flips 7p");
    pty.send(key::CTRL_U);
    pty.prompt("2: ");
    pty.type_in("2t 8p");
    pty.press(key::ENTER);
    pty.wait_for("Table: 1gp 3p 5yt 8p. Stock 20;");
    pty.prompt("Bo> ");
    pty.send(key::CTRL_C);
    let _ = pty.end();
    let shown = dokbak.line("play --script -").stdin("show\n").run().done();
    shows(
        &shown,
        &["Table: 1gp 3p 5yt 8p.", "2  Ann plays 2t flips 8p"],
    );
}

#[test]
fn a_hand_goes_on_where_it_was_left_without_being_asked_to_track() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    pty.answer(LAYOUT, "1gp 2y 3p 5yt");
    pty.answer("Ann> ", "1t 8p");
    pty.prompt("1t takes 1g or 1p? ");
    pty.signal(nix::sys::signal::Signal::SIGTERM);
    let _ = pty.end();
    let mut pty = dokbak.line("play").terminal(60, 80);
    pty.answer("Continue it? [Y/n] ", "");
    pty.answer("1t takes 1g or 1p? ", "g");
    pty.wait_for("Ann takes 1gt.");
    pty.prompt("Bo> ");
    pty.send(key::CTRL_C);
    let _ = pty.end();
}

#[test]
fn a_turn_is_built_from_menus() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    pty.answer(LAYOUT, "1gp 2y 3p 5yt");
    pty.answer("Ann> ", "m");
    pty.wait_for("The turn");
    pty.wait_for("> plays a card");
    pty.send(key::ENTER);
    pty.wait_for("From the hand");
    for letter in ["2", "t"] {
        pty.send(letter);
    }
    pty.wait_for("> 2t ");
    pty.send(key::ENTER);
    pty.wait_for("Turned up");
    for letter in ["8", "g"] {
        pty.send(letter);
    }
    pty.wait_for("> 8g ");
    pty.send(key::ENTER);
    pty.wait_for("> 2t 8g");
    pty.wait_for("Table: 1gp 3p 5yt 8g. Stock 20;");
    pty.answer("Bo> ", "1t 9p");
    pty.answer("1t takes 1g or 1p? ", "m");
    pty.wait_for("> 1g ");
    pty.send(key::ENTER);
    pty.wait_for("Bo takes 1gt.");
    pty.prompt("Chul> ");
    pty.send(key::CTRL_C);
    let _ = pty.end();
}

#[test]
fn of_pasted_turns_one_that_is_refused_is_mended_with_the_others_behind_it() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    pty.answer(LAYOUT, "1gp 2y 3p 5yt");
    pty.prompt("Ann> ");
    pty.send("\x1b[200~2t 9q\n3t 4p\x1b[201~");
    pty.wait_for("3t 4p");
    pty.press(key::ENTER);
    pty.wait_for("at column 4: \"9q\" is not a card");
    pty.line_is("Ann> 2t 9q");
    pty.send(key::BACKSPACE);
    pty.send("p");
    pty.line_is("Ann> 2t 9p");
    pty.press(key::ENTER);
    pty.wait_for("Ann takes 2yt.");
    pty.wait_for("Bo takes 3tp.");
    pty.prompt("Chul> ");
    pty.send(key::CTRL_C);
    let _ = pty.end();
}
